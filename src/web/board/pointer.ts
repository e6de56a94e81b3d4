import type { Fingers, Point } from './camera.ts';

/** What mouse and fingers do, as plain data. Positions are pixels of the viewport. */
export type PointerInput =
  | {
      readonly type: 'down';
      readonly id: number;
      readonly at: Point;
      readonly isMouse: boolean;
      /** No other finger is down, even if nothing was heard of its lifting. */
      readonly isFirst: boolean;
      /** What is under it: a hex to look at, or a stop to begin a route at. */
      readonly hex?: string | null | undefined;
      readonly stop?: string | null | undefined;
    }
  | {
      readonly type: 'move';
      readonly id: number;
      readonly at: Point;
      /** The stop under the pointer, which only matters along a route. */
      readonly stop?: string | null | undefined;
    }
  | { readonly type: 'up'; readonly id: number }
  /** So much time has passed since the press. */
  | { readonly type: 'rested' };

/** What is meant by it. */
export type Intent =
  | { readonly type: 'grab' }
  | { readonly type: 'drag'; readonly from: Fingers; readonly to: Fingers }
  | { readonly type: 'look'; readonly hex: string }
  | { readonly type: 'route'; readonly stops: readonly string[]; readonly isDone: boolean };

interface Finger {
  readonly id: number;
  readonly from: Point;
  readonly at: Point;
}

export interface PointerState {
  /** At most two: others are ignored. */
  readonly fingers: readonly Finger[];
  /** The drawing moves along. */
  readonly isDragging: boolean;
  /** The hex that a finger rests on: after a while it is looked at. */
  readonly resting: string | null;
  /** The stops that a drag has passed. */
  readonly route: readonly string[] | null;
  /** The press became something else, so its click does not count. */
  readonly isSpent: boolean;
}

export const AT_REST: PointerState = {
  fingers: [],
  isDragging: false,
  resting: null,
  route: null,
  isSpent: false,
};

/** Movement, in pixels, that still counts as a click. */
export const STEADY = 5;
/** A finger that rests this long looks at what is under it. */
export const LONG_PRESS_MS = 450;

type Step = readonly [state: PointerState, intents: readonly Intent[]];

const NOTHING: readonly Intent[] = [];

function pointsOf(fingers: readonly Finger[], which: 'from' | 'at'): Fingers | null {
  const [first, second] = fingers;
  if (!first) return null;
  return second ? [first[which], second[which]] : [first[which]];
}

/** With other fingers on the drawing, a movement is counted from where they are now. */
function regrip(fingers: readonly Finger[]): Finger[] {
  return fingers.map(({ id, at }) => ({ id, at, from: at }));
}

function press(before: PointerState, input: Extract<PointerInput, { type: 'down' }>): Step {
  const { id, at, isMouse, isFirst, hex = null, stop = null } = input;
  const state = isFirst ? AT_REST : before;
  const others = state.fingers.filter((finger) => finger.id !== id);
  if (others.length >= 2 || state.route) return [state, NOTHING];
  const fingers = regrip([...others, { id, at, from: at }]);
  if (others.length > 0) {
    return [{ ...state, fingers, resting: null, isDragging: true, isSpent: true }, [{ type: 'grab' }]];
  }
  if (stop !== null) return [{ ...AT_REST, fingers, route: [stop] }, NOTHING];
  return [{ ...AT_REST, fingers, resting: isMouse ? null : hex }, [{ type: 'grab' }]];
}

/** Going back takes the last stop away. */
function passed(route: readonly string[], stop: string): readonly string[] {
  return route.at(-2) === stop ? route.slice(0, -1) : [...route, stop];
}

function move(state: PointerState, input: Extract<PointerInput, { type: 'move' }>): Step {
  const { id, at, stop = null } = input;
  if (!state.fingers.some((finger) => finger.id === id)) return [state, NOTHING];
  const fingers = state.fingers.map((finger) => (finger.id === id ? { ...finger, at } : finger));
  if (state.route) {
    if (stop === null || stop === state.route.at(-1)) return [{ ...state, fingers }, NOTHING];
    const stops = passed(state.route, stop);
    return [{ ...state, fingers, route: stops }, [{ type: 'route', stops, isDone: false }]];
  }
  const isSteady = fingers.every(
    ({ from, at: now }) => Math.hypot(now[0] - from[0], now[1] - from[1]) <= STEADY,
  );
  if (!state.isDragging && isSteady) return [{ ...state, fingers }, NOTHING];
  const from = pointsOf(fingers, 'from');
  const to = pointsOf(fingers, 'at');
  const next = { ...state, fingers, resting: null, isDragging: true, isSpent: true };
  return [next, from && to ? [{ type: 'drag', from, to }] : NOTHING];
}

function lift(state: PointerState, id: number): Step {
  const left = state.fingers.filter((finger) => finger.id !== id);
  if (left.length === state.fingers.length) return [state, NOTHING];
  const { route } = state;
  if (left.length > 0) return [{ ...state, fingers: regrip(left), resting: null }, [{ type: 'grab' }]];
  const next = { ...AT_REST, isSpent: state.isSpent };
  return [next, route && route.length > 1 ? [{ type: 'route', stops: route, isDone: true }] : NOTHING];
}

/** One thing after the other: what comes of it, and what is meant. */
export function pointed(state: PointerState, input: PointerInput): Step {
  switch (input.type) {
    case 'down':
      return press(state, input);
    case 'move':
      return move(state, input);
    case 'up':
      return lift(state, input.id);
    case 'rested': {
      const { resting: hex } = state;
      if (hex === null) return [state, NOTHING];
      return [{ ...state, resting: null, isSpent: true }, [{ type: 'look', hex }]];
    }
  }
}

/** Turns of the wheel that double the size, in the units that browsers tell them in: pixels, lines, pages. */
const PER_DOUBLING = [500, 20, 1] as const;
/** A pinch on a trackpad comes as small turns with Ctrl. */
const PINCHED = 10;

/** How much closer a turn of the wheel leads. */
export function wheelFactor(turn: {
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}): number {
  const doublings = -turn.deltaY / (PER_DOUBLING[turn.deltaMode] ?? PER_DOUBLING[0]);
  return 2 ** (doublings * (turn.ctrlKey ? PINCHED : 1));
}
