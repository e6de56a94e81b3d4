import { describe, expect, test } from 'vitest';
import { KIT } from '../games/1848/data.ts';
import { Draft } from '../core/draft.ts';
import { refuse } from '../core/game.ts';
import { deepFreeze } from '../core/json.ts';
import { hexOf, newBoard, withTile } from './board.ts';
import { NEW_RAILWAY, type RailCompany, type RailPosition } from './position.ts';
import { makeTokenStep, type PlaceToken, putToken, type TokenLaw } from './token-step.ts';
import { citiesAt, withToken } from './tokens.ts';
import type { RAIL_EVENTS } from './vocabulary.ts';

interface State extends Pick<
  RailPosition<RailCompany, string, string>,
  'board' | 'cash' | 'companies' | 'tokens'
> {
  barred: boolean;
  finished: boolean;
}

/** A has a token in H11; H9 beside it is free, and the next token costs 40. */
function start(change: Partial<State> = {}): State {
  const board = ['H11', 'H9'].reduce((at, hex) => withTile(KIT, at, hex, '57', 1), newBoard(KIT));
  const tokens = withToken({}, 'H11', citiesAt(KIT, board, {}, hexOf(KIT, 'H11')), 0, 0, 'A');
  const companies = { A: { ...NEW_RAILWAY, tokensUsed: 1 } };
  return deepFreeze({
    board,
    tokens,
    companies,
    cash: { bank: 0, A: 100 },
    barred: false,
    finished: false,
    ...change,
  });
}

const LAW: TokenLaw<State> = {
  rule: 'X-1',
  kitOf: () => KIT,
  acting: () => ({ company: 'A', director: 2 }),
  pricesOf: () => [0, 40],
  reservedAt: (_state, hex) => (hex === 'F17' ? { P: 0 } : undefined),
};

const step = makeTokenStep<State>({
  ...LAW,
  stepRule: 'X-2',
  isBarred: ({ barred }) => barred,
  refuseCity: (problem, { hex }) => refuse(problem, 'X-3', { hex: hex.id }),
  finish(draft) {
    draft.state.finished = true;
  },
});

function token(hex: string, city = 0): PlaceToken {
  return { type: 'place_token', by: 2, hex, city };
}

describe('the step', () => {
  const { place_token: act, pass } = step.acts;

  test('waits while a token is left, paid for, allowed and has somewhere to go', () => {
    expect(step.waits(start())).toBe(true);
    expect(step.waits(start({ companies: { A: { ...NEW_RAILWAY, tokensUsed: 2 } } }))).toBe(false);
    expect(step.waits(start({ cash: { bank: 0, A: 39 } }))).toBe(false);
    expect(step.waits(start({ barred: true }))).toBe(false);
    expect(step.waits(start({ tokens: {} }))).toBe(false);
  });

  test('offers the cities in reach with what stands against them, and to pass', () => {
    const offered = [...step.offers(start(), true)];
    expect(offered).toEqual([
      expect.objectContaining({ action: token('H9') }),
      expect.objectContaining({
        action: token('H11'),
        refusal: expect.objectContaining({ code: 'own-token-there', rule: 'X-3' }) as unknown,
      }),
      { kind: 'one', action: { type: 'pass', by: 2 } },
    ]);
    expect(offered[0]?.refusal).toBeUndefined();
  });

  test.each([
    [
      'an empty charter',
      start({ companies: { A: { ...NEW_RAILWAY, tokensUsed: 2 } } }),
      'H9',
      'no-token-left X-1',
    ],
    ['too little money', start({ cash: { bank: 0, A: 39 } }), 'H9', 'not-enough-cash X-1'],
    ['no such hex', start(), 'Z9', 'unknown-hex X-1'],
    ['no track to it', start(), 'F17', 'city-out-of-reach X-3'],
  ])('refuses %s', (_name, state, hex, why) => {
    const refusal = act.check(state, token(hex));
    expect(`${refusal?.code} ${refusal?.rule}`).toBe(why);
  });

  test('places the token, pays for it and takes it from the charter', () => {
    const state = start();
    expect(act.check(state, token('H9'))).toBeNull();
    const draft = new Draft(state);
    act.perform(draft, token('H9'));
    expect(draft.state.tokens['H9']).toEqual([{ slots: ['A'], beside: [] }]);
    expect(draft.state.cash).toEqual({ bank: 40, A: 60 });
    expect(draft.state.companies['A']?.tokensUsed).toBe(2);
    expect(draft.state.finished).toBe(true);
    expect(draft.events).toEqual([
      { key: 'token-placed', params: { company: 'A', hex: 'H9', price: 40 }, rule: 'X-1' },
    ]);
  });

  test('a pass only ends the step', () => {
    const draft = new Draft(start());
    expect(pass.check(draft.state, { type: 'pass', by: 2 })).toBeNull();
    pass.perform(draft, { type: 'pass', by: 2 });
    expect(draft.state).toEqual({ ...start(), finished: true });
  });
});

test('by the right of a private a token stands in the slot kept for it, and the charter keeps its own', () => {
  const draft: Draft<State, typeof RAIL_EVENTS> = new Draft(start());
  putToken(draft, LAW, token('F17'), 15, 'P');
  expect(draft.state.tokens['F17']?.[0]?.slots).toContain('A');
  expect(draft.state.cash).toEqual({ bank: 15, A: 85 });
  expect(draft.state.companies['A']?.tokensUsed).toBe(1);
});
