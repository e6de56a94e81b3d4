import type { Action, AnyGame, Event } from '../../core/game.ts';
import { IllegalAction, type Match, startOf } from '../../core/match.ts';

/** One position of a game: what led to it, and what happened on the way. */
export interface Step {
  readonly state: object;
  /** `null` before the first action. */
  readonly action: Action | null;
  readonly events: readonly Event[];
}

/** Longer than this the page must not be busy in one go, so that it stays at hand. */
const SLICE_MS = 12;

/** Lets the browser do what waits. A message comes back at once, where a timer would wait for milliseconds. */
export function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

export interface Replayed {
  /** As far as the log is legal: one step more than actions played. */
  readonly steps: readonly Step[];
  /** The first action that is refused. */
  readonly illegal: IllegalAction | null;
}

/** Plays a log in slices; an illegal action ends it, and everything before stays. */
export async function replayInSlices(game: AnyGame, match: Match): Promise<Replayed> {
  let state = startOf(game, match);
  const steps: Step[] = [{ state, action: null, events: [] }];
  let until = performance.now() + SLICE_MS;
  for (const [index, action] of match.actions.entries()) {
    const result = game.apply(state, action);
    if (result.refused) return { steps, illegal: new IllegalAction(index, result, action) };
    state = result.state;
    steps.push({ state, action, events: result.events });
    if (performance.now() >= until) {
      // oxlint-disable-next-line no-await-in-loop -- one slice after the other is the purpose
      await letOthersRun();
      until = performance.now() + SLICE_MS;
    }
  }
  return { steps, illegal: null };
}
