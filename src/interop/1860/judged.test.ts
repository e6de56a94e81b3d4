import { describe, expect, it } from 'vitest';
import { admits } from '../../core/proof.ts';
import type { Action1860 } from '../../games/1860/actions.ts';
import { game1860 } from '../../games/1860/game.ts';
import { couldRun } from '../../games/1860/listing.ts';
import { bestRun } from '../../games/1860/routing.ts';
import { type State, worth } from '../../games/1860/state.ts';
import { asked, denied, PASS, play } from '../../testing/1860/play.ts';
import { exported, recorded } from '../../testing/records.ts';
import { type ImportStep, importSteps } from '../import.ts';
import { TITLE_1860 } from './title.ts';
import { verifyRecorded } from '../verify.ts';

/** Places where the engine of 18xx.games refused our games or ended differently, and games that it played itself. */

type Step = ImportStep<State, Action1860>;

/** A judged file up to the record of that number; all of it if left out. */
function readUpTo(name: string, last = Infinity): Step[] {
  const file = exported(`judged/${name}`);
  const actions = file.actions.filter(({ id }, index) => (id ?? index + 1) <= last);
  return [...importSteps(TITLE_1860, { ...file, actions })];
}

function lastOf(steps: readonly Step[]): Step {
  const last = steps.at(-1);
  if (!last) throw new Error('nothing was read');
  return last;
}

/** The same position in live play. */
function live(state: State): State {
  return { ...state, options: { ...state.options, import_lenient: false } };
}

describe('games that the site’s engine judged', () => {
  it('1860-11.4 D3: a halt on a new exit is refused in live play, and followed in a file with one note', () => {
    const [before, lay] = readUpTo('D3-1860-halt-moved-512', 512).slice(-2) as [Step, Step];
    expect(lay.events.filter(({ key }) => key === 'import-difference')).toEqual([
      {
        key: 'import-difference',
        params: { what: 'stop-moved', hex: 'I7', tile: '782' },
        rule: '1860-11.4',
      },
    ]);
    expect(admits(game1860, before.state, lay.action)).toBe(false);
    const { by: _, ...want } = lay.action;
    expect(denied(live(before.state), want)).toBe('stop-moved 1860-11.4');
    const offered = game1860
      .choices(before.state)
      .flatMap((choice) => (choice.kind === 'open' ? [...game1860.expand(before.state, choice)] : []));
    const others = offered.filter((action) => action.type === 'lay_tile' && action.hex === 'I7');
    for (const action of others) expect(game1860.apply(live(before.state), action).refused).toBeUndefined();
  });

  it('1860-13.10 D5: no empty run where £350 can be made, and the £350 are offered', () => {
    expect(() => readUpTo('D5-1860-empty-run-665')).toThrow(
      'action 665 (run_routes) is not allowed: must-run [1860-13.10]',
    );
    const { state } = lastOf(readUpTo('D5-1860-empty-run-665', 664));
    expect(asked(state)).toBe('FYN routes');
    expect(couldRun(state, 'FYN')).toBe(true);
    expect(bestRun(state, 'FYN').score).toBe(350);
    const [family] = game1860.choices(state);
    if (!family) throw new Error('nothing is offered');
    const revenues = [...game1860.expand(state, family)].map((action) => {
      const result = game1860.apply(state, action);
      if (result.refused) throw new Error(result.code);
      return result.events.reduce((sum, { params }) => sum + Number(params['revenue'] ?? 0), 0);
    });
    expect(revenues.length).toBeGreaterThan(1);
    expect(Math.max(...revenues)).toBe(350);
    expect(Math.min(...revenues)).toBeGreaterThan(0);
  });

  it('1860-4.2 D6: after the launch and the exchange the next player is asked', () => {
    const steps = readUpTo('D6-1860-exchange-546', 545);
    const [launched, exchanged] = steps.slice(-2) as [Step, Step];
    expect([launched.action.type, asked(launched.state)]).toEqual(['par', '0 stock']);
    expect([exchanged.action.type, asked(exchanged.state)]).toEqual(['exchange', '1 stock']);
    expect(exchanged.state.round).toMatchObject({ passed: [false, false, true] });
  });

  it('1860-21.5 D7: the hundredth stock round is played, then the game is broken off', () => {
    const { state } = lastOf(readUpTo('D7-1860-turn100'));
    expect([state.turnNumber, state.round.kind, state.finished]).toEqual([100, 'stock', false]);
    const over = play(state, PASS, PASS);
    expect(asked(over)).toBe('over dnf');
    expect([worth(over, 0), worth(over, 1)]).toEqual([110, 25]);
  });

  it('1860-20.6 D12: three at once are the last, and no private pays once more', () => {
    const { state, events } = lastOf(readUpTo('D12-1860-last-takeover'));
    expect(events.filter(({ key }) => key === 'nationalised')).toHaveLength(3);
    expect(asked(state)).toBe('over nationalization');
    expect(state.order.map((_, seat) => worth(state, seat))).toEqual([5677, 5215, 4765, 3901]);
  });
});

const PLAYED = [
  '1860-2p-original_game-1',
  '1860-2p-two_player_map-1',
  '1860-3p-re_enter_hexes-1',
  // 1860-6.7: the turn of a player who floats a company does not end before the home tile is laid.
  'D10-1860-passed-trace-521',
] as const;

describe('games that the site’s engine played with itself', () => {
  it('1860-6.7, 1860-24.12 every state of all of them is equal', () => {
    for (const name of PLAYED) {
      const file = recorded(`played/${name}`);
      expect({ name, ...verifyRecorded(TITLE_1860, file) }).toMatchObject({
        name,
        equal: file.states.length,
        difference: null,
        problem: null,
        notes: [],
      });
    }
  });
});
