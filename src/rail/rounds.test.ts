import { describe, expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import type { Action } from '../core/game.ts';
import type { AnyStep } from '../core/steps.ts';
import { newOperatingTurns, openTurn, type OperatingTurns } from './operating.ts';
import { makeRounds, roundName, turnOf } from './rounds.ts';
import { newStockTurns, type StockTurns } from './stock.ts';

interface State {
  round: { readonly kind: 'auction'; readonly at: number } | StockTurns | OperatingTurns;
  sold: boolean;
  canTrade: boolean;
  log: readonly string[];
}

function step(id: string, waits: (state: State) => boolean): AnyStep<State, Action> {
  return { id, rule: 'X-1', waits, offers: () => [], acts: {} };
}

function note(what: string): (draft: Draft<State>, company?: string) => void {
  return (draft, company = '') => {
    draft.state.log = [...draft.state.log, `${what} ${company}`.trim()];
  };
}

const turnStep = step('turn', () => true);

const rounds = makeRounds<State, Action>({
  auction: {
    steps: [step('auction', () => true)],
    isOver: ({ sold }) => sold,
    end: note('auction ends'),
  },
  stock: {
    steps: [step('stock', ({ canTrade }) => canTrade), step('beside', () => false)],
    pass: note('pass'),
    end: note('stock ends'),
  },
  operating: {
    decision: (_state, company) => (company === 'A' ? { seat: 2, entity: company, steps: [turnStep] } : null),
    startTurn: note('start'),
    goOn: note('go on'),
    end: note('operating ends'),
  },
});

const STATE: State = { round: { kind: 'auction', at: 1 }, sold: false, canTrade: true, log: [] };

function after(state: State): readonly string[] {
  const draft = new Draft(state);
  rounds.advance(draft);
  return draft.state.log;
}

describe('one round after the other', () => {
  test('an auction waits for the seat at its turn until everything is sold', () => {
    expect(rounds.decision(STATE)).toMatchObject({ seat: 1, entity: 1, steps: [{ id: 'auction' }] });
    const over = { ...STATE, sold: true };
    expect(rounds.decision(over)).toBeNull();
    expect(after(over)).toEqual(['auction ends']);
  });

  test('a stock round passes who can do nothing, and ends when all have passed', () => {
    const stock: State = { ...STATE, round: newStockTurns([2, 0, 1]) };
    const open = rounds.decision(stock);
    expect(open).toMatchObject({ seat: 2, entity: 2 });
    expect(open?.steps.map(({ id }) => id)).toEqual(['stock', 'beside']);
    const idle = { ...stock, canTrade: false };
    expect(rounds.decision(idle)).toBeNull();
    expect(after(idle)).toEqual(['pass']);
    const over: State = { ...stock, round: { ...newStockTurns([2, 0, 1]), passed: [true, true, true] } };
    expect(rounds.decision(over)).toBeNull();
    expect(after(over)).toEqual(['stock ends']);
  });

  test('a company starts its turn, decides or goes on, and after the last the round ends', () => {
    const at = (place: number, opened: boolean): State => ({
      ...STATE,
      round: { ...newOperatingTurns(1, ['A', 'B']), step: 'turn', at: place, opened },
    });
    expect(rounds.decision(at(0, false))).toBeNull();
    expect(after(at(0, false))).toEqual(['start A']);
    expect(rounds.decision(at(0, true))).toMatchObject({ seat: 2, entity: 'A', steps: [turnStep] });
    expect(rounds.decision(at(1, true))).toBeNull();
    expect(after(at(1, true))).toEqual(['go on B']);
    expect(rounds.decision(at(2, false))).toBeNull();
    expect(after(at(2, false))).toEqual(['operating ends']);
    const draft = new Draft(at(0, false));
    openTurn(draft, 'A', 'X-2');
    expect(rounds.decision(draft.state)).not.toBeNull();
  });
});

describe('what the contract says of them', () => {
  const state = { finished: false, endReason: null, seats: 2, turnNumber: 3 };

  test('names', () => {
    expect(roundName({ ...state, round: { kind: 'auction' } })).toBe('auction');
    expect(roundName({ ...state, round: { kind: 'auction' } }, 'ISR')).toBe('ISR');
    expect(roundName({ ...state, round: { kind: 'stock' } })).toBe('SR 3');
    expect(roundName({ ...state, round: { kind: 'operating', number: 2 } })).toBe('OR 3.2');
  });

  test('who decides, or how it ended', () => {
    const now = { ...state, round: { kind: 'stock' as const } };
    const open = { seat: 1, entity: 'A', steps: [turnStep] as const };
    const worth = (_: unknown, seat: number): number => 10 * seat;
    expect(turnOf<typeof now, Action>(now, () => open as never, worth)).toEqual({
      kind: 'decide',
      seat: 1,
      round: 'SR 3',
      step: 'turn',
      entity: 'A',
    });
    const over = { ...now, finished: true, endReason: 'bank' };
    expect(turnOf(over, () => null, worth)).toEqual({ kind: 'finished', reason: 'bank', scores: [0, 10] });
    expect(() => turnOf(now, () => null, worth)).toThrow('without a decision');
  });
});
