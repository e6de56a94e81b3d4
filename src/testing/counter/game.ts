import { type Choice, type Game, type OptionValues, refuse } from '../../core/game.ts';
import { checkShape } from '../../core/shape.ts';

/**
 * The smallest game with all three kinds of families, to test what stands around a game: the seats add in
 * turn to one number, and who reaches the goal ends it. `add` is a range, `double` a single action, `swap` an
 * open family.
 */
export interface CounterState {
  readonly total: number;
  readonly next: number;
  readonly seats: number;
  readonly goal: number;
}

export type CounterAction =
  | { readonly type: 'add'; readonly by: number; readonly amount: number }
  | { readonly type: 'double'; readonly by: number }
  | { readonly type: 'swap'; readonly by: number; readonly word: string };

const SHAPES = { add: { amount: 'int' }, double: {}, swap: { word: 'string' } } as const;
const WORDS = ['left', 'right'];
const STEP = 2;
const MOST = 6;

function isOver(state: CounterState): boolean {
  return state.total >= state.goal;
}

export const COUNTER: Game<CounterState, CounterAction> = {
  id: 'counter',
  title: 'Counter',
  rulesVersion: 2,
  seats: [2, 3],
  options: [
    { key: 'goal', values: [10, 20], rule: 'C-1' },
    { key: 'fast', values: [true, false], rule: 'C-2' },
  ],
  ruleSets: [
    { id: 'book', values: { goal: 20, fast: false }, before: { 1: { goal: 10 } } },
    { id: 'short', values: { goal: 10, fast: true } },
  ],
  formerOptions: [{ key: 'slow', value: true, until: 1, now: { fast: false } }],
  rules: ['C-1', 'C-2', 'C-3', 'C-4', 'C-5'],

  vocabulary: {
    events: { add: { total: 'text' }, double: { total: 'text' }, swap: { total: 'text' } },
    refusals: {
      over: {},
      'not-your-turn': { seat: 'seat' },
      'bad-amount': { amount: 'text' },
      'nothing-there': {},
      'bad-word': { word: 'text' },
    },
  },

  setup(seats: number, options: OptionValues, seed: number): CounterState {
    return {
      total: options['fast'] === true ? 5 : seed % 2,
      next: 0,
      seats,
      goal: options['goal'] as number,
    };
  },

  turn(state) {
    if (isOver(state)) return { kind: 'finished', reason: 'goal', scores: [state.total] };
    return { kind: 'decide', seat: state.next, round: 'count', step: 'count', entity: state.next };
  },

  choices(state, ask) {
    if (isOver(state)) return [];
    const by = state.next;
    const found: Choice<CounterAction>[] = [
      {
        kind: 'range',
        action: { type: 'add', by, amount: 0 },
        field: 'amount',
        min: 2,
        max: MOST,
        step: STEP,
      },
      { kind: 'open', template: { type: 'swap', by } },
    ];
    if (state.total > 0) found.push({ kind: 'one', action: { type: 'double', by } });
    else if (ask?.greyed) {
      found.push({
        kind: 'one',
        action: { type: 'double', by },
        refusal: refuse('nothing-there', 'C-5'),
      });
    }
    return found;
  },

  *expand(state, choice) {
    if (choice.kind !== 'open') return;
    for (const word of WORDS) yield { type: 'swap', by: state.next, word };
  },

  apply(state, action) {
    const malformed = checkShape(SHAPES, action, 'C-3');
    if (malformed) return malformed;
    if (isOver(state)) return refuse('over', 'C-1');
    if (action.by !== state.next) return refuse('not-your-turn', 'C-3', { seat: state.next });
    let { total } = state;
    if (action.type === 'add') {
      const { amount } = action;
      if (amount < 2 || amount > MOST || amount % STEP !== 0) return refuse('bad-amount', 'C-4', { amount });
      total += amount;
    } else if (action.type === 'double') {
      if (total === 0) return refuse('nothing-there', 'C-5');
      total *= 2;
    } else if (!WORDS.includes(action.word.toLowerCase()))
      return refuse('bad-word', 'C-4', { word: action.word });
    return {
      state: { ...state, total, next: (state.next + 1) % state.seats },
      events: [{ key: action.type, params: { total } }],
    };
  },

  view: (state) => ({ ...state }),

  proof: {
    // A word may be shouted; it is offered in small letters.
    canonical: (_state, action) =>
      checkShape(SHAPES, action, 'C-3') === null && action.type === 'swap'
        ? { ...action, word: action.word.toLowerCase() }
        : action,
    members: (state, choice) => COUNTER.expand(state, choice),
    invariants: (state) => (Number.isSafeInteger(state.total) ? [] : ['the total is no number']),
  },
};
