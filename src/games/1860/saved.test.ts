import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMatch, startOf } from '../../core/match.ts';
import { operator } from '../../rail/operating.ts';
import { cashOf } from '../../rail/position.ts';
import { roundName } from '../../rail/rounds.ts';
import type { Action1860 } from './actions.ts';
import { RAILWAYS } from './data.ts';
import { game1860 } from './game.ts';
import { couldRun } from './listing.ts';
import { bestRun } from './routing.ts';
import { sharePrice, type State, worth } from './state.ts';

/**
 * Games between random bots that were saved under the first version of the rules. Their results were computed
 * by the code of that time.
 */
const SAVED = {
  book: {
    reason: 'nationalization',
    round: 'OR 18.4',
    scores: [0, 15_777],
    cash: [0, 9197],
    treasuries: [1890, 760, 440, 780, 320, 680, 10, 120],
    prices: [90, 220, 340, 60, 0, 0, 26, 54],
  },
  '18xx.games': {
    reason: 'nationalization',
    round: 'OR 26.5',
    scores: [11, 12_013, 2218],
    cash: [11, 5025, 654],
    treasuries: [170, 350, 1400, 210, 660, 40, 0, 260],
    prices: [158, 220, 150, 142, 200, 14, 0, 50],
  },
} as const;

interface Step {
  readonly state: State;
  readonly action: Action1860;
}

interface Replayed {
  /** The position before each action. */
  readonly steps: readonly Step[];
  readonly last: State;
}

function replaySaved(ruleSet: keyof typeof SAVED): Replayed {
  const file = new URL(`../../../samples/saved/1860-${ruleSet}-v1.json`, import.meta.url);
  const match = parseMatch(readFileSync(file, 'utf8'), [game1860]);
  expect([match.rulesVersion, match.ruleSet]).toEqual([1, ruleSet]);
  let state = startOf(game1860, match as never);
  const steps: Step[] = [];
  for (const action of match.actions as readonly Action1860[]) {
    steps.push({ state, action });
    const result = game1860.apply(state, action);
    if (result.refused) throw new Error(`action ${steps.length}: ${result.code} [${result.rule}]`);
    ({ state } = result);
  }
  return { steps, last: state };
}

/** The same position in a game of the present version. */
function now(state: State): State {
  return { ...state, rulesVersion: game1860.rulesVersion };
}

function outcome(state: State, action: Action1860): string {
  const result = game1860.apply(state, action);
  return result.refused ? `${result.code} ${result.rule}` : 'accepted';
}

const games = { book: replaySaved('book'), '18xx.games': replaySaved('18xx.games') };

describe('games saved under the first version', () => {
  it.each(['book', '18xx.games'] as const)('%s: replayed to the same end', (ruleSet) => {
    const { last } = games[ruleSet];
    const seats = last.order.map((_, seat) => seat);
    expect({
      reason: last.endReason,
      round: roundName(last),
      scores: seats.map((seat) => worth(last, seat)),
      cash: seats.map((seat) => cashOf(last, seat)),
      treasuries: RAILWAYS.map((id) => cashOf(last, id)),
      prices: RAILWAYS.map((id) => sharePrice(last, id)),
    }).toEqual(SAVED[ruleSet]);
  });

  it('1860-11.4 a stop that was moved stays moved; now it is refused', () => {
    for (const [ruleSet, index] of [
      ['book', 358],
      ['18xx.games', 535],
    ] as const) {
      const { state, action } = games[ruleSet].steps[index] as Step;
      expect(outcome(state, action)).toBe('accepted');
      expect(outcome(now(state), action)).toBe('stop-moved 1860-11.4');
    }
  });

  it('1860-13.10 an empty run was accepted where the search gave up; now it is refused, and a run is listed', () => {
    const { state, action } = games.book.steps[440] as Step;
    expect(action).toMatchObject({ type: 'run_routes', routes: [] });
    expect(outcome(state, action)).toBe('accepted');
    expect(outcome(now(state), action)).toBe('must-run 1860-13.10');
    expect(bestRun(now(state), 'C&N').score).toBe(380);
    const [family] = game1860.choices(now(state));
    if (!family) throw new Error('nothing is offered');
    const listed = [...game1860.expand(now(state), family)];
    expect(listed.length).toBeGreaterThan(0);
    for (const run of listed) {
      expect(run.type === 'run_routes' && run.routes.length).toBeGreaterThan(0);
      expect(outcome(now(state), run)).toBe('accepted');
    }
  });

  it('1860-20.6 an empty round after the last take-over; now the game ends before it', () => {
    const { state, action } = games['18xx.games'].steps.at(-1) as Step;
    const rounds = (at: State): number => {
      const result = game1860.apply(at, action);
      if (result.refused) throw new Error(result.code);
      expect(result.state.finished).toBe(true);
      return result.events.filter(({ key }) => key === 'operating-round').length;
    };
    expect([rounds(state), rounds(now(state))]).toEqual([1, 0]);
  });

  it('1860-13.10 whether a company can run is what the finder says, at every run of these games', () => {
    let asked = 0;
    for (const { steps } of Object.values(games)) {
      for (const { state, action } of steps) {
        if (action.type !== 'run_routes') continue;
        const company = operator(state) ?? '';
        const best = bestRun(state, company).action.routes.length > 0;
        expect([company, couldRun(now(state), company)]).toEqual([company, best]);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(150);
  });
});
