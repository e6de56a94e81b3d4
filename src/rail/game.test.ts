import { describe, expect, test } from 'vitest';
import { handlerOf } from '../core/decisions.ts';
import { Draft } from '../core/draft.ts';
import { refuse } from '../core/game.ts';
import type { Open, Step } from '../core/steps.ts';
import { inTrainOrder, makeGame } from './game.ts';
import type { RailView } from './view.ts';

/** A stock round in which seat 1 counts up to three. */
interface State {
  readonly options: { readonly import_lenient: boolean; readonly strict?: boolean };
  readonly seats: number;
  readonly turnNumber: number;
  readonly round: { readonly kind: 'stock' };
  count: number;
  finished: boolean;
  endReason: string | null;
}

type Count = { readonly type: 'count'; readonly by: number; readonly note?: string };
type Stop = { readonly type: 'end_game'; readonly by: number };

const step: Step<State, Count> = {
  id: 'count',
  rule: 'X-1',
  waits: () => true,
  *offers({ options }) {
    yield { kind: 'one', action: { type: 'count', by: 1, ...(options.strict && { note: 'strict' }) } };
  },
  acts: {
    count: {
      check: ({ count }) => (count < 3 ? null : refuse('too-many', 'X-2')),
      perform(draft) {
        draft.state.count += 1;
      },
    },
  },
};

function open(state: State): Open<State, Count | Stop> | null {
  return state.finished ? null : { seat: 1, entity: 1, steps: [step] };
}

const game = makeGame<State, Count | Stop>({
  id: 'toy',
  title: 'Toy',
  rulesVersion: 1,
  seats: [2, 2],
  options: [],
  ruleSets: [],
  rules: [],
  vocabulary: { events: {}, refusals: {} },
  setup: () => START,
  taking: {
    shapes: { count: { note: 'string?' }, end_game: {} },
    rules: { shape: 'X-3', turn: 'X-4', stop: 'X-5' },
    open,
    handler: (state, action) => handlerOf(open(state), action, { over: 'X-6', turn: 'X-4' }),
    carryOut(state, act, action) {
      const refusal = act.check(state, action);
      if (refusal) return refusal;
      const draft = new Draft(state);
      act.perform(draft, action);
      return { state: draft.state, events: draft.events };
    },
    stopAction: (by) => ({ type: 'end_game', by }),
    stop({ state }) {
      state.finished = true;
      state.endReason = 'manually_ended';
    },
  },
  asOffered: (state) => ({ ...state, options: { ...state.options, strict: true } }),
  offersBeside: () => [
    { kind: 'one', action: { type: 'count', by: 0 } },
    { kind: 'one', action: { type: 'count', by: 0 }, refusal: refuse('no', 'X-7') },
  ],
  worth: ({ count }, seat) => 10 * count + seat,
  view: ({ count }) => ({ count }) as unknown as RailView,
  canonical: (_state, { type, by }) => ({ type, by }),
  invariants: () => [],
});

const START: State = {
  options: { import_lenient: false },
  seats: 2,
  turnNumber: 1,
  round: { kind: 'stock' },
  count: 0,
  finished: false,
  endReason: null,
};
const IMPORTED: State = { ...START, options: { import_lenient: true } };

function why(state: State, action: unknown): string {
  const result = game.apply(state, action as Count);
  return result.refused ? `${result.code} ${result.rule}` : 'accepted';
}

describe('what is offered', () => {
  test('by the open decision as live play sees it, then beside it; refused only when asked for', () => {
    const legal = [
      { kind: 'one', action: { type: 'count', by: 1, note: 'strict' } },
      { kind: 'one', action: { type: 'count', by: 0 } },
    ];
    expect(game.choices(START)).toEqual(legal);
    expect(game.choices(START, { greyed: true })).toHaveLength(3);
    expect(game.choices(IMPORTED).slice(2)).toEqual([{ kind: 'one', action: { type: 'end_game', by: 1 } }]);
    expect(game.choices({ ...IMPORTED, finished: true })).toEqual([legal[1]]);
  });
});

describe('what is taken', () => {
  test('an action of the right form, of the seat on turn, that its act allows', () => {
    expect(why(START, { type: 'count', by: 1 })).toBe('accepted');
    expect(why(START, { type: 'count', by: 1, price: 5 })).toBe('extra-field X-3');
    expect(why(START, { type: 'count', by: 0 })).toBe('not-your-decision X-4');
    expect(why({ ...START, count: 3 }, { type: 'count', by: 1 })).toBe('too-many X-2');
    expect(why({ ...START, finished: true }, { type: 'count', by: 1 })).toBe('game-over X-6');
  });

  test('the end by hand, in an imported game and by the seat on turn', () => {
    expect(why(START, { type: 'end_game', by: 1 })).toBe('not-by-hand X-5');
    expect(why(IMPORTED, { type: 'end_game', by: 0 })).toBe('not-your-decision X-4');
    expect(why({ ...IMPORTED, finished: true }, { type: 'end_game', by: 1 })).toBe('not-by-hand X-5');
    const ended = game.apply(IMPORTED, { type: 'end_game', by: 1 });
    if (ended.refused) throw new Error(ended.code);
    expect(game.turn(ended.state)).toEqual({ kind: 'finished', reason: 'manually_ended', scores: [0, 1] });
    expect(IMPORTED.finished).toBe(false);
  });

  test('only a legal action has another form', () => {
    const said: Count = { type: 'count', by: 1, note: 'aloud' };
    expect(game.proof.canonical(START, said)).toEqual({ type: 'count', by: 1 });
    expect(game.proof.canonical({ ...START, count: 3 }, said)).toBe(said);
  });
});

test('the decision and the view are those of the position', () => {
  expect(game.turn(START)).toEqual({ kind: 'decide', seat: 1, round: 'SR 1', step: 'count', entity: 1 });
  expect(game.view({ ...START, count: 2 }, null)).toEqual({ count: 2 });
});

test('routes come in the order of their trains', () => {
  const routes = ['3-0', '2-1', '2-0'].map((train) => ({ train }));
  expect(inTrainOrder(routes, ['2-0', '2-1', '3-0']).map(({ train }) => train)).toEqual([
    '2-0',
    '2-1',
    '3-0',
  ]);
});
