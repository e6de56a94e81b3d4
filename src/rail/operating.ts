import { present } from '../core/present.ts';
import type { Seat } from '../core/game.ts';
import type { CompanyId } from './tokens.ts';

/** The part of an operating round that says whose turn it is; the same in every title that has one. */
export interface OperatingTurns {
  readonly kind: 'operating';
  /** Which round of its set it is. */
  readonly number: number;
  readonly queue: readonly CompanyId[];
  readonly at: number;
  /** The company at `at` has begun its turn. */
  readonly opened: boolean;
}

/** A company's turn: the company, the seat that decides for it, and the round. */
export interface Acting<R extends OperatingTurns> {
  readonly company: CompanyId;
  readonly director: Seat;
  readonly round: R;
}

/** The company whose turn it is; there has to be one. */
export function companyAt({ queue, at }: OperatingTurns): CompanyId {
  return present(queue[at], 'company at its turn');
}

type Operating<R> = Extract<R, OperatingTurns>;

/** The operating round while a company is at its turn: not between turns. */
export function openedTurn<R extends OperatingTurns | { readonly kind: 'auction' | 'stock' }>(state: {
  readonly round: R;
  readonly finished: boolean;
}): Operating<R> | null {
  const { round, finished } = state;
  if (finished || !isOperating(round) || round.at >= round.queue.length) return null;
  return round.opened ? round : null;
}

function isOperating<R extends { readonly kind: string }>(round: R): round is Operating<R> {
  return round.kind === 'operating';
}
