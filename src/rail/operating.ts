import type { Draft } from '../core/draft.ts';
import type { RuleId, Seat } from '../core/game.ts';
import { present } from '../core/present.ts';
import { stepAfter } from '../core/steps.ts';
import type { Vocabulary } from '../core/vocabulary.ts';
import type { CompanyId } from './tokens.ts';
import type { RAIL_EVENTS } from './vocabulary.ts';

/** The part of an operating round that says whose turn it is, the same in every title. */
export interface OperatingTurns {
  readonly kind: 'operating';
  /** Which round of its set it is. */
  readonly number: number;
  readonly queue: readonly CompanyId[];
  readonly at: number;
  /** The company at `at` has begun its turn. */
  readonly opened: boolean;
  /** The present step of its turn, one of the title's steps. */
  readonly step: string;
}

type AnyRound = OperatingTurns | { readonly kind: 'auction' | 'stock' };

interface InRound<R extends AnyRound> {
  round: R;
}

type Operating<R> = Extract<R, OperatingTurns>;

/** A company's turn: the company, the seat that decides for it, and the round. */
export interface Acting<R extends OperatingTurns> {
  readonly company: CompanyId;
  readonly director: Seat;
  readonly round: R;
}

/* ---- whose turn it is ---- */

function isOperating<R extends AnyRound>(round: R): round is Operating<R> {
  return round.kind === 'operating';
}

/** The operating round; throws in any other round. */
export function operatingOf<R extends AnyRound>({ round }: InRound<R>): Operating<R> {
  if (!isOperating(round)) throw new Error('no operating round');
  return round;
}

/** The operating company, while one is on turn. */
export function operator<R extends AnyRound>({ round }: InRound<R>): CompanyId | null {
  return isOperating(round) ? (round.queue[round.at] ?? null) : null;
}

/** The company whose turn it is; throws if there is none. */
export function companyAt({ queue, at }: OperatingTurns): CompanyId {
  return present(queue[at], 'company at its turn');
}

/** The title's `acting`: the company on turn with the seat that decides for it, or an error. */
export function actingBy<S extends InRound<AnyRound>>(
  deciderOf: (state: S, company: CompanyId) => Seat,
): (state: S) => Acting<Operating<S['round']>> {
  return (state) => {
    const round = operatingOf<S['round']>(state);
    const company = companyAt(round);
    return { company, director: deciderOf(state, company), round };
  };
}

/** The operating round while a company is at its turn: not between turns. */
export function openedTurn<R extends AnyRound>(
  state: InRound<R> & { readonly finished: boolean },
): Operating<R> | null {
  const { round, finished } = state;
  if (finished || !isOperating(round) || round.at >= round.queue.length) return null;
  return round.opened ? round : null;
}

/* ---- how it goes on ---- */

/** No company has had a turn yet; the title adds what its turns begin with. */
export function newOperatingTurns(number: number, queue: readonly CompanyId[]): Omit<OperatingTurns, 'step'> {
  return { kind: 'operating', number, queue, at: 0, opened: false };
}

/** The round with some fields changed. */
export function setOperating<R extends AnyRound>(
  draft: Draft<InRound<R>>,
  change: Partial<Operating<R>>,
): void {
  operatingOf(draft.state);
  draft.replace('round', change);
}

/** The same for the common fields; TypeScript cannot see that they are part of each title's round. */
function setTurn<R extends AnyRound>(draft: Draft<InRound<R>>, change: Partial<OperatingTurns>): void {
  setOperating(draft, change as Partial<Operating<R>>);
}

/** The company at the head of the queue begins its turn. */
export function openTurn<R extends AnyRound>(
  draft: Draft<InRound<R>, typeof RAIL_EVENTS>,
  company: CompanyId,
  rule: RuleId,
): void {
  setTurn(draft, { opened: true });
  draft.emit('turn', { company }, rule);
}

/** How the turns of a title follow each other. */
interface TurnLaw<S extends InRound<AnyRound>, E extends Vocabulary> {
  /** In their order. */
  readonly steps: readonly Operating<S['round']>['step'][];
  /** What every turn begins with. */
  readonly fresh: Partial<Operating<S['round']>>;
  /** What happens at the last step, before the next company's turn. */
  readonly atEnd?: (draft: Draft<S, E>) => void;
}

interface TurnMoves<S extends object, E extends Vocabulary> {
  /** The present step is over; after the last one the turn is. */
  readonly finishStep: (draft: Draft<S, E>) => void;
  /** A fresh turn for the next company in the queue, not opened yet. */
  readonly endTurn: (draft: Draft<S, E>) => void;
}

export function makeTurn<S extends InRound<AnyRound>, E extends Vocabulary>({
  steps,
  fresh,
  atEnd,
}: TurnLaw<S, E>): TurnMoves<S, E> {
  function endTurn(draft: Draft<S, E>): void {
    atEnd?.(draft);
    const round = operatingOf<S['round']>(draft.state);
    setTurn(draft, { at: round.at + 1, opened: false });
    setOperating(draft, fresh);
  }

  return {
    endTurn,
    finishStep(draft) {
      const round = operatingOf<S['round']>(draft.state);
      const step = stepAfter(steps, round.step);
      if (step === null) endTurn(draft);
      else setTurn(draft, { step });
    },
  };
}
