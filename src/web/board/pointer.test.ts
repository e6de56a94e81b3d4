import { describe, expect, it } from 'vitest';
import type { Point } from './camera.ts';
import {
  AT_REST,
  type Intent,
  pointed,
  type PointerInput,
  type PointerState,
  wheelFactor,
} from './pointer.ts';

/** What comes of a series of inputs, and the state at its end. */
function after(...inputs: readonly PointerInput[]): { intents: Intent[]; state: PointerState } {
  const intents: Intent[] = [];
  let state = AT_REST;
  for (const input of inputs) {
    const [next, meant] = pointed(state, input);
    state = next;
    intents.push(...meant);
  }
  return { intents, state };
}

function finger(id: number, at: Point, more: { hex?: string; stop?: string } = {}): PointerInput {
  return { type: 'down', id, at, isMouse: false, isFirst: id === 1, ...more };
}

function mouse(at: Point, more: { hex?: string; stop?: string } = {}): PointerInput {
  return { type: 'down', id: 1, at, isMouse: true, isFirst: true, ...more };
}

function move(id: number, at: Point, stop?: string): PointerInput {
  return { type: 'move', id, at, stop };
}

function up(id: number): PointerInput {
  return { type: 'up', id };
}

const RESTED: PointerInput = { type: 'rested' };
const GRAB: Intent = { type: 'grab' };

describe('a press', () => {
  it('is a click as long as it is steady', () => {
    const { intents, state } = after(mouse([100, 100]), move(1, [103, 104]), up(1));
    expect(intents).toEqual([GRAB]);
    expect(state.isSpent).toBe(false);
  });

  it('becomes a drag beyond the threshold, all the way from where it began, and then is no click', () => {
    const { intents, state } = after(mouse([100, 100]), move(1, [103, 100]), move(1, [106, 100]), up(1));
    expect(intents).toEqual([GRAB, { type: 'drag', from: [[100, 100]], to: [[106, 100]] }]);
    expect(state.isSpent).toBe(true);
  });

  it('goes on dragging when it comes back to where it began', () => {
    const { intents } = after(mouse([100, 100]), move(1, [120, 100]), move(1, [101, 100]));
    expect(intents.at(-1)).toEqual({ type: 'drag', from: [[100, 100]], to: [[101, 100]] });
  });

  it('is new each time: the click after a drag counts', () => {
    const { state } = after(mouse([100, 100]), move(1, [150, 100]), up(1), mouse([100, 100]), up(1));
    expect(state.isSpent).toBe(false);
  });

  it('forgets fingers that were lifted elsewhere', () => {
    const again: PointerInput = { type: 'down', id: 7, at: [50, 50], isMouse: false, isFirst: true };
    const { intents } = after(finger(1, [10, 10]), again, move(7, [90, 50]));
    expect(intents.at(-1)).toEqual({ type: 'drag', from: [[50, 50]], to: [[90, 50]] });
  });

  it('is not needed to move about', () => {
    expect(after(move(1, [50, 50])).intents).toEqual([]);
    expect(after(mouse([0, 0]), up(1), move(1, [50, 50])).intents).toEqual([GRAB]);
  });
});

describe('a finger at rest', () => {
  it('looks at its hex after a while, and lifting it is no click', () => {
    const { intents, state } = after(finger(1, [10, 10], { hex: 'F5' }), RESTED, up(1));
    expect(intents).toEqual([GRAB, { type: 'look', hex: 'F5' }]);
    expect(state.isSpent).toBe(true);
  });

  it('may tremble', () => {
    const { intents } = after(finger(1, [10, 10], { hex: 'F5' }), move(1, [12, 13]), RESTED);
    expect(intents.at(-1)).toEqual({ type: 'look', hex: 'F5' });
  });

  it('does not look once it has moved, been lifted or been joined by another', () => {
    const down = finger(1, [10, 10], { hex: 'F5' });
    for (const other of [move(1, [20, 10]), up(1), finger(2, [80, 80], { hex: 'F7' })]) {
      expect(after(down, other, RESTED).intents.some(({ type }) => type === 'look')).toBe(false);
    }
  });

  it('looks at nothing off the hexes, and a mouse never does', () => {
    expect(after(finger(1, [10, 10]), RESTED).intents).toEqual([GRAB]);
    expect(after(mouse([10, 10], { hex: 'F5' }), RESTED).intents).toEqual([GRAB]);
  });
});

describe('two fingers', () => {
  const down = [finger(1, [100, 100], { hex: 'F5' }), finger(2, [200, 100])];

  it('pinch from the first movement on, and neither is a click', () => {
    const { intents, state } = after(...down, move(2, [202, 100]), up(2), up(1));
    expect(intents.slice(0, 3)).toEqual([
      GRAB,
      GRAB,
      {
        type: 'drag',
        from: [
          [100, 100],
          [200, 100],
        ],
        to: [
          [100, 100],
          [202, 100],
        ],
      },
    ]);
    expect(state.isSpent).toBe(true);
  });

  it('count from where the first one is when the second comes', () => {
    const { intents } = after(
      finger(1, [100, 100]),
      move(1, [150, 100]),
      finger(2, [200, 100]),
      move(1, [140, 100]),
    );
    expect(intents.at(-1)).toEqual({
      type: 'drag',
      from: [
        [150, 100],
        [200, 100],
      ],
      to: [
        [140, 100],
        [200, 100],
      ],
    });
  });

  it('leave a drag to the one that stays', () => {
    const { intents } = after(...down, move(2, [300, 100]), up(1), move(2, [310, 120]));
    expect(intents.slice(-2)).toEqual([GRAB, { type: 'drag', from: [[300, 100]], to: [[310, 120]] }]);
  });

  it('are enough: a third changes nothing', () => {
    const { intents } = after(...down, finger(3, [0, 0]), move(3, [50, 50]));
    expect(intents).toEqual([GRAB, GRAB]);
  });
});

describe('a drag from stop to stop', () => {
  const start = mouse([10, 10], { stop: 'F5-0', hex: 'F5' });

  it('tells the stops it has passed, each once, and does not move the drawing', () => {
    const { intents } = after(
      start,
      move(1, [30, 10], 'F5-0'),
      move(1, [60, 10]),
      move(1, [90, 10], 'F7-0'),
      move(1, [92, 10], 'F7-0'),
      up(1),
    );
    expect(intents).toEqual([
      { type: 'route', stops: ['F5-0', 'F7-0'], isDone: false },
      { type: 'route', stops: ['F5-0', 'F7-0'], isDone: true },
    ]);
  });

  it('takes the last stop away on the way back', () => {
    const { intents } = after(start, move(1, [90, 10], 'F7-0'), move(1, [10, 10], 'F5-0'), up(1));
    expect(intents.at(-1)).toEqual({ type: 'route', stops: ['F5-0'], isDone: false });
  });

  it('is a click where it goes nowhere', () => {
    const { intents, state } = after(start, up(1));
    expect(intents).toEqual([]);
    expect(state.isSpent).toBe(false);
  });
});

describe('the wheel', () => {
  it('zooms in upwards and out downwards, by as much', () => {
    const turn = { deltaMode: 0, ctrlKey: false };
    expect(wheelFactor({ ...turn, deltaY: -500 })).toBe(2);
    expect(wheelFactor({ ...turn, deltaY: 500 })).toBe(0.5);
    expect(wheelFactor({ ...turn, deltaY: 0 })).toBe(1);
  });

  it('counts lines as more than pixels, and a pinch on a trackpad as more than a turn', () => {
    expect(wheelFactor({ deltaY: -20, deltaMode: 1, ctrlKey: false })).toBe(2);
    expect(wheelFactor({ deltaY: -50, deltaMode: 0, ctrlKey: true })).toBe(2);
  });
});
