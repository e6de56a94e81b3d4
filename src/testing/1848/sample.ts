import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Event } from '../../core/game.ts';
import type { RouteSet } from '../../core/routing.ts';
import { type Match, parseMatch, replaySteps } from '../../core/match.ts';
import type { Action1848 } from '../../games/1848/actions.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { State } from '../../games/1848/state.ts';
import type { RailView } from '../../rail/view.ts';

/** A whole game of 1848, played by bots: what every checkout has. */

// No URL of the globals: tests of the page bring their own.
const FILE = join(dirname(fileURLToPath(import.meta.url)), '../../../samples/1848-sample.json');

export interface SampleStep {
  readonly state: State;
  readonly action: Action1848 | null;
  readonly events: readonly Event[];
}

export function sampleMatch(): Match<Action1848> {
  return parseMatch(readFileSync(FILE, 'utf8'), [game1848]) as Match<Action1848>;
}

export function sampleSteps(): SampleStep[] {
  return [...replaySteps(game1848, sampleMatch())];
}

export function viewOf1848(state: State): RailView {
  return game1848.view(state, null) as unknown as RailView;
}

/** The positions at one step of a company's turn. */
export function sampleAt(step: string): State[] {
  return sampleSteps()
    .map(({ state }) => state)
    .filter((state) => {
      const turn = game1848.turn(state);
      return turn.kind === 'decide' && turn.step === step;
    });
}

/** The best runs at every run of the game. */
export function sampleRuns(): {
  readonly state: State;
  readonly view: RailView;
  readonly best: RouteSet<Action1848>;
}[] {
  return sampleAt('routes').map((state) => {
    const [best] = game1848.routing?.best(state).sets ?? [];
    if (!best) throw new Error('a search has no answer');
    return { state, view: viewOf1848(state), best };
  });
}
