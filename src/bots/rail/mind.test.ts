import { describe, expect, it, vi } from 'vitest';
import { type Action, type AnyGame, resolveOptions } from '../../core/game.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';
import { findWhole } from '../../titles/all.ts';
import { wordsOf } from '../../cli/text.ts';
import { type AnyMind, type Character, type Decision, LEVELS } from '../mind.ts';

const MEDIUM: Character = { level: 'medium', manner: 'balanced' };

interface Told {
  readonly state: object;
  readonly decision: Decision<Action>;
}

function title(id: string): { readonly game: AnyGame; readonly mind: AnyMind } {
  const whole = findWhole(id);
  if (!whole?.mind) throw new Error(`${id} has no mind`);
  return { game: whole.game, mind: whole.mind };
}

function viewOf(game: AnyGame, state: object): RailView {
  return game.view(state, null) as unknown as RailView;
}

/** What minds do from the start until `until` says so, one for each seat. */
function play(
  game: AnyGame,
  minds: readonly AnyMind[],
  until: (view: RailView, decisions: number) => boolean,
): Told[] {
  let state = game.setup(minds.length, resolveOptions(game, 'book'), 1);
  const told: Told[] = [];
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'finished' || until(viewOf(game, state), told.length)) return told;
    const decision = (minds[turn.seat] as AnyMind).decide(state, MEDIUM, told.length);
    const result = game.apply(state, decision.action);
    if (result.refused) throw new Error(`refused: ${result.code}`);
    told.push({ state, decision });
    state = result.state;
  }
}

function three(mind: AnyMind): AnyMind[] {
  return [mind, mind, mind];
}

function running({ kind, par, toFloat }: CompanyView): boolean {
  return kind === 'railway' && par !== null && toFloat === 0;
}

describe.each(['1848', '1860', '18gb'])('%s', (id) => {
  const { game, mind } = title(id);
  const told = play(
    game,
    three(mind),
    ({ round }, decisions) => decisions === 200 || (round.kind === 'stock' && round.set === 2),
  );

  it('has words for every reason', () => {
    const words = wordsOf(id);
    const reasons = told.flatMap(({ decision }) => [
      decision.because,
      ...decision.alternatives.map((each) => each.because),
    ]);
    // What is not known is left out with an ellipsis.
    for (const { key, params } of reasons) expect(words.t(key, params)).not.toMatch(/bot\.|…/);
    expect(told.some(({ decision }) => decision.alternatives.length > 0)).toBe(true);
  });

  it('decides the same again, whatever has been asked in between', () => {
    for (const [number, { state, decision }] of [...told.entries()].reverse().slice(0, 12)) {
      expect(mind.decide(state, MEDIUM, number).action).toEqual(decision.action);
    }
  });

  it('sees what a person at the seat sees, at every level', () => {
    const view = vi.spyOn(game, 'view');
    for (const { state } of told.filter((_, index) => index % 40 === 0)) {
      const turn = game.turn(state);
      if (turn.kind === 'finished') continue;
      // Nothing is hidden here: who looks makes no difference.
      expect(game.view(state, null)).toEqual(game.view(state, turn.seat));
      view.mockClear();
      // Views are remembered by position: this one has not been looked at.
      const unseen = { ...state };
      for (const level of LEVELS) mind.decide(unseen, { ...MEDIUM, level }, 1);
      expect(view.mock.calls.length).toBeGreaterThan(0);
      expect(view.mock.calls.filter(([, seat]) => seat !== null && seat !== turn.seat)).toEqual([]);
    }
    view.mockRestore();
  });

  it('floats companies together before the first stock round ends', () => {
    const end = told.find(({ state }) => viewOf(game, state).round.kind === 'operating');
    const { companies } = viewOf(game, end?.state ?? {});
    expect(companies.filter(running).length).toBeGreaterThanOrEqual(2);
    // One may be left over that has begun with a private of the auction.
    const begun = companies.filter(({ kind, par }) => kind === 'railway' && par !== null);
    expect(begun.filter((company) => !running(company)).length).toBeLessThanOrEqual(1);
  });

  it('buys a train in its first turn', () => {
    const first = told.findIndex(({ decision }) => decision.action.type === 'buy_train');
    const view = viewOf(game, (told[first] as Told).state);
    expect([view.round.set, view.round.number]).toEqual([1, 1]);
  });
});

describe('players with one idea', () => {
  const { game, mind } = title('1848');

  function withPool(name: string, decisions: number): Told[] {
    const odd = mind.pool?.[name];
    if (!odd) throw new Error(`no ${name}`);
    return play(game, three(odd), (_, done) => done === decisions);
  }

  function offered({ state, decision }: Told, type: string): boolean {
    return game
      .choices(state)
      .some(
        (choice) =>
          choice.kind === 'one' && choice.action.type === type && choice.action.by === decision.action.by,
      );
  }

  it('the rusher buys every train it can', () => {
    const buys = withPool('rusher', 90).filter((told) => offered(told, 'buy_train'));
    expect(buys.length).toBeGreaterThan(2);
    for (const { decision } of buys) expect(decision.action.type).toMatch(/^buy_train/);
  });

  it('the hoarder never pays out', () => {
    const told = withPool('hoarder', 90).filter(({ decision }) => decision.action.type === 'dividend');
    expect(told.length).toBeGreaterThan(0);
    for (const { decision } of told) expect(decision.action).toMatchObject({ pay: false });
  });
});
