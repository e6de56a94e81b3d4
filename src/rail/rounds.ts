import type { Draft } from '../core/draft.ts';
import type { Action, Seat, Turn } from '../core/game.ts';
import type { Open } from '../core/steps.ts';
import { operator, type OperatingTurns } from './operating.ts';
import { stockIsOver, type StockTurns } from './stock.ts';
import type { CompanyId } from './tokens.ts';

/** A position of a title in which an auction, stock rounds and operating rounds follow each other. */
export interface InRounds {
  readonly finished: boolean;
  readonly endReason: string | null;
  readonly seats: number;
  readonly turnNumber: number;
  readonly round:
    | { readonly kind: 'auction' | 'stock' }
    | { readonly kind: 'operating'; readonly number: number };
}

/** `SR 2`, `OR 2.1`; the auction has the name passed in. */
export function roundName({ round, turnNumber }: InRounds, auction = 'auction'): string {
  if (round.kind === 'auction') return auction;
  return 'number' in round ? `OR ${turnNumber}.${round.number}` : `SR ${turnNumber}`;
}

/** Who has to decide what, or the scores of a finished game. */
export function turnOf<S extends InRounds, A extends Action>(
  state: S,
  open: (state: S) => Open<S, A> | null,
  worth: (state: S, seat: Seat) => number,
): Turn {
  if (state.finished) {
    const scores = Array.from({ length: state.seats }, (_, seat) => worth(state, seat));
    return { kind: 'finished', reason: state.endReason ?? '', scores };
  }
  const now = open(state);
  if (!now) throw new Error('a state without a decision was handed out');
  const step = now.steps[0].id;
  return { kind: 'decide', seat: now.seat, round: roundName(state), step, entity: now.entity };
}

/* ---- one round after the other ---- */

interface Rounds {
  round: { readonly kind: 'auction'; readonly at: Seat } | StockTurns | OperatingTurns;
}

/** What a title does in its rounds. */
interface RoundLaw<S extends Rounds, A extends Action> {
  readonly auction: {
    readonly steps: Open<S, A>['steps'];
    readonly isOver: (state: S) => boolean;
    readonly end: (draft: Draft<S>) => void;
  };
  /** It waits where its first step does; players who can do nothing there are skipped without being asked. */
  readonly stock: {
    readonly steps: Open<S, A>['steps'];
    readonly pass: (draft: Draft<S>) => void;
    readonly end: (draft: Draft<S>) => void;
  };
  readonly operating: {
    /** The company's decision in its present turn. */
    readonly decision: (state: S, company: CompanyId) => Open<S, A> | null;
    readonly startTurn: (draft: Draft<S>, company: CompanyId) => void;
    /** A turn in which nothing is to be decided continues automatically. */
    readonly goOn: (draft: Draft<S>, company: CompanyId) => void;
    readonly end: (draft: Draft<S>) => void;
  };
}

interface RoundMoves<S extends object, A extends Action> {
  /** The decision of the round itself, or null where it continues without one. */
  readonly decision: (state: S) => Open<S, A> | null;
  /** What happens next where there is none. */
  readonly advance: (draft: Draft<S>) => void;
}

export function makeRounds<S extends Rounds, A extends Action>({
  auction,
  stock,
  operating,
}: RoundLaw<S, A>): RoundMoves<S, A> {
  return {
    decision(state) {
      const { round } = state;
      if (round.kind === 'auction') {
        return auction.isOver(state) ? null : { seat: round.at, entity: round.at, steps: auction.steps };
      }
      if (round.kind === 'stock') {
        if (stockIsOver(state) || !stock.steps[0].waits(state)) return null;
        return { seat: round.at, entity: round.at, steps: stock.steps };
      }
      const company = operator(state);
      return company === null || !round.opened ? null : operating.decision(state, company);
    },
    advance(draft) {
      const { round } = draft.state;
      if (round.kind === 'auction') return auction.end(draft);
      if (round.kind === 'stock') return stockIsOver(draft.state) ? stock.end(draft) : stock.pass(draft);
      const company = operator(draft.state);
      if (company === null) return operating.end(draft);
      if (!round.opened) return operating.startTurn(draft, company);
      operating.goOn(draft, company);
    },
  };
}
