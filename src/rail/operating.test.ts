import { describe, expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { deepFreeze } from '../core/json.ts';
import {
  actingBy,
  makeTurn,
  newOperatingTurns,
  openedTurn,
  openTurn,
  operatingOf,
  type OperatingTurns,
  operator,
  setOperating,
} from './operating.ts';
import type { RAIL_EVENTS } from './vocabulary.ts';

interface Operating extends OperatingTurns {
  readonly step: 'track' | 'routes';
  readonly lays: number;
}

interface State {
  round: Operating | { readonly kind: 'stock' };
  finished: boolean;
}

function operating(change: Partial<Operating> = {}): State {
  const round: Operating = { ...newOperatingTurns(1, ['A', 'B']), step: 'track', lays: 0, ...change };
  return deepFreeze({ round, finished: false });
}

const STOCK: State = deepFreeze({ round: { kind: 'stock' }, finished: false });

function draftOf(state: State): Draft<State, typeof RAIL_EVENTS> {
  return new Draft(state);
}

describe('whose turn it is', () => {
  const acting = actingBy<State>((_state, company) => (company === 'A' ? 2 : 0));

  test('the company at its place in the queue, with the seat that decides for it', () => {
    expect(operator(operating())).toBe('A');
    const second = operating({ at: 1 });
    expect(acting(second)).toEqual({ company: 'B', director: 0, round: second.round });
    expect(acting(operating()).director).toBe(2);
  });

  test('nobody after the last company, and outside of an operating round', () => {
    expect(operator(operating({ at: 2 }))).toBeNull();
    expect(operator(STOCK)).toBeNull();
    expect(() => acting(operating({ at: 2 }))).toThrow('company at its turn');
    expect(() => acting(STOCK)).toThrow('no operating round');
    expect(() => operatingOf(STOCK)).toThrow('no operating round');
  });

  test('a turn is open from its beginning to its end, and not in a finished game', () => {
    const open = operating({ opened: true });
    expect(openedTurn(open)).toBe(open.round);
    expect(openedTurn(operating())).toBeNull();
    expect(openedTurn(operating({ opened: true, at: 2 }))).toBeNull();
    expect(openedTurn({ ...open, finished: true })).toBeNull();
    expect(openedTurn(STOCK)).toBeNull();
  });
});

describe('how it goes on', () => {
  const ended: string[] = [];
  const { finishStep, endTurn } = makeTurn<State, typeof RAIL_EVENTS>({
    steps: ['track', 'routes'],
    fresh: { step: 'track', lays: 0 },
    atEnd: ({ state }) => ended.push(operator(state) ?? ''),
  });

  test('a turn that opens is told with its rule', () => {
    const draft = draftOf(operating());
    openTurn(draft, 'A', 'X-1');
    expect(operatingOf(draft.state)).toMatchObject({ opened: true, at: 0 });
    expect(draft.events).toEqual([{ key: 'turn', params: { company: 'A' }, rule: 'X-1' }]);
  });

  test('step by step, then a fresh turn for the next company', () => {
    const state = operating({ opened: true, lays: 1 });
    const draft = draftOf(state);
    finishStep(draft);
    expect(draft.state.round).toEqual({ ...state.round, step: 'routes' });
    expect(ended).toEqual([]);
    setOperating(draft, { lays: 2 });
    finishStep(draft);
    expect(draft.state.round).toEqual({ ...state.round, at: 1, opened: false, step: 'track', lays: 0 });
    expect(ended).toEqual(['A']);
  });

  test('a turn can end before its last step', () => {
    const draft = draftOf(operating({ opened: true, at: 1, lays: 1 }));
    endTurn(draft);
    expect(draft.state.round).toMatchObject({ at: 2, opened: false, step: 'track', lays: 0 });
    expect(ended).toEqual(['A', 'B']);
  });
});
