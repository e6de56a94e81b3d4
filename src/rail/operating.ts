import { present } from '../core/present.ts';
import type { Seat } from '../core/game.ts';
import type { CompanyId } from './tokens.ts';

/** The part of an operating round that says whose turn it is; the same in every title that has one. */
export interface OperatingTurns {
  readonly queue: readonly CompanyId[];
  readonly at: number;
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
