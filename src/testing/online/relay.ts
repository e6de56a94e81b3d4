import { type Choice, type Game, refuse } from '../../core/game.ts';
import { checkShape } from '../../core/shape.ts';

/**
 * A tiny game with what makes trouble online: several actions in one turn, actions out of turn (`shout`), and legality
 * that depends on the action before (no amount twice running). Each action changes the position for good, so a lost,
 * doubled or misplaced one shows in the hash.
 */
export interface RelayState {
  readonly seats: number;
  readonly next: number;
  /** Actions left in this turn. */
  readonly left: number;
  readonly last: number;
  readonly mix: number;
  readonly count: number;
  readonly shouts: readonly number[];
}

export type RelayAction =
  | { readonly type: 'add'; readonly by: number; readonly amount: number }
  | { readonly type: 'stop'; readonly by: number }
  | { readonly type: 'shout'; readonly by: number };

const SHAPES = { add: { amount: 'int' }, stop: {}, shout: {} } as const;
const TURN = 3;
const LENGTH = 70;
const AMOUNTS = [1, 2, 3];
const MOST_SHOUTS = 4;

function mixed(mix: number, by: number): number {
  return (mix * 31 + by + 1) % 1_000_003;
}

export const RELAY: Game<RelayState, RelayAction> = {
  id: 'relay',
  title: 'Relay',
  rulesVersion: 1,
  seats: [2, 4],
  options: [],
  ruleSets: [{ id: 'book', values: {} }],
  rules: ['R-1', 'R-2'],
  vocabulary: {
    events: {},
    refusals: { over: {}, 'not-your-turn': {}, 'bad-amount': {}, hoarse: {} },
  },

  setup: (seats, _options, seed) => ({
    seats,
    next: 0,
    left: TURN,
    last: 0,
    mix: seed,
    count: 0,
    shouts: Array<number>(seats).fill(0),
  }),

  turn(state) {
    if (state.count >= LENGTH) return { kind: 'finished', reason: 'length', scores: [state.mix] };
    return { kind: 'decide', seat: state.next, round: 'relay', step: 'add', entity: state.next };
  },

  choices(state) {
    if (state.count >= LENGTH) return [];
    const by = state.next;
    const found: Choice<RelayAction>[] = AMOUNTS.filter((amount) => amount !== state.last).map((amount) => ({
      kind: 'one',
      action: { type: 'add', by, amount },
    }));
    found.push({ kind: 'one', action: { type: 'stop', by } });
    for (const [seat, shouts] of state.shouts.entries())
      if (shouts < MOST_SHOUTS) found.push({ kind: 'one', action: { type: 'shout', by: seat } });
    return found;
  },

  *expand() {},

  apply(state, action) {
    const malformed = checkShape(SHAPES, action, 'R-1');
    if (malformed) return malformed;
    if (state.count >= LENGTH) return refuse('over', 'R-1');
    const { by } = action;
    const count = state.count + 1;
    if (action.type === 'shout') {
      const before = state.shouts[by];
      if (before === undefined || before >= MOST_SHOUTS) return refuse('hoarse', 'R-2');
      const shouts = state.shouts.map((times, seat) => (seat === by ? times + 1 : times));
      return { state: { ...state, shouts, mix: mixed(state.mix, by), count }, events: [] };
    }
    if (by !== state.next) return refuse('not-your-turn', 'R-1');
    const turned = { ...state, next: (state.next + 1) % state.seats, left: TURN, last: 0, count };
    if (action.type === 'stop') return { state: { ...turned, mix: mixed(state.mix, 10) }, events: [] };
    const { amount } = action;
    if (!AMOUNTS.includes(amount) || amount === state.last) return refuse('bad-amount', 'R-2');
    const mix = mixed(state.mix, 20 + amount);
    const left = state.left - 1;
    return left === 0
      ? { state: { ...turned, mix }, events: [] }
      : { state: { ...state, left, last: amount, mix, count }, events: [] };
  },

  view: (state) => ({ ...state }),

  proof: { canonical: (_state, action) => action, members: () => [], invariants: () => [] },
};
