import type { Refusal } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import type { Of } from './actions.ts';
import { type Company, COMPANY_IDS } from './data.ts';
import { checkDial, moveDial } from './dials.ts';
import {
  checkOpen,
  companyNamed,
  type DraftCE,
  newAuction,
  perShare,
  soldShares,
  type State,
  type StepCE,
} from './state.ts';
import { isRed } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** CE-7: putting up a share for auction. It takes neither shares nor money (CE-7.3). */

/** CE-4.3: income over the shares sold, this one included. */
export function minimumPrice(state: State, company: Company): number {
  return perShare(state.income[company] as number, soldShares(state, company) + 1);
}

function checkStart(state: State, { company: id }: Of<'start_auction'>): Refusal | null {
  const refusal = checkDial(state, 'auction') ?? checkOpen(state, id, 'CE-7.1');
  if (refusal) return refusal;
  const left = state.unsold[companyNamed(id)] as number;
  return left === 0 ? refuse('no-shares-left', 'CE-7.2', { company: id }) : null;
}

function start(draft: DraftCE, { by, company: id }: Of<'start_auction'>): void {
  const { state } = draft;
  const company = companyNamed(id);
  moveDial(draft, 'auction');
  const minimum = minimumPrice(state, company);
  state.auction = newAuction(state.seats, { kind: 'action', company, starter: by, minimum });
  draft.emit('auction-started', { player: by, company: id, minimum }, 'CE-7.3');
}

export const auctionStep: StepCE<'start_auction'> = {
  id: 'auction',
  rule: 'CE-7.1',
  waits: (state) => state.auction === null,
  offers(state, greyed) {
    if (isRed(state, 'auction') && !greyed) return [];
    return COMPANY_IDS.map((company) => {
      const action: Of<'start_auction'> = { type: 'start_auction', by: state.active, company };
      return offer(action, checkStart(state, action));
    });
  },
  acts: { start_auction: { check: checkStart, perform: start } },
};
