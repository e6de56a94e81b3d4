import type { Action, AnyGame, Event } from '../../core/game.ts';
import { IllegalAction, type Match, replaySteps } from '../../core/match.ts';

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
function letOthersRun(): Promise<void> {
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

/** Goes through something long in slices, letting the browser breathe in between. */
export async function inSlices<T>(items: Iterable<T>, use: (item: T) => void): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const item of items) {
    use(item);
    if (performance.now() >= until) {
      // oxlint-disable-next-line no-await-in-loop -- one slice after the other is the purpose
      await letOthersRun();
      until = performance.now() + SLICE_MS;
    }
  }
}

export interface Replayed {
  /** As far as the log is legal: one step more than actions played. */
  readonly steps: readonly Step[];
  /** The first action that is refused. */
  readonly illegal: IllegalAction | null;
}

/** Plays a log in slices; an illegal action ends it, and everything before stays. */
export async function replayInSlices(game: AnyGame, match: Match): Promise<Replayed> {
  const steps: Step[] = [];
  try {
    await inSlices(replaySteps(game, match), ({ state, action, events }) =>
      steps.push({ state, action, events }),
    );
  } catch (error) {
    if (error instanceof IllegalAction) return { steps, illegal: error };
    throw error;
  }
  return { steps, illegal: null };
}
