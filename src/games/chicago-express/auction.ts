import { type Choice, refuse, type Refusal } from '../../core/game.ts';
import { offer, type Step } from '../../rail/steps.ts';
import type { ActionCE, Of } from './actions.ts';
import { type Company, COMPANY_IDS } from './data.ts';
import { checkDial, moveDial } from './dials.ts';
import { checkOpen, findCompany, newAuction, perShare, soldShares, type State } from './state.ts';
import { isRed } from './turn.ts';

/** CE-7: putting up a share for auction. Nobody needs shares or money for it (CE-7.3). */

/** CE-4.3: income over the shares sold, this one included. */
export function minimumPrice(state: State, company: Company): number {
  return perShare(state.income[company] as number, soldShares(state, company) + 1);
}

function checkStart(state: State, { company: id }: Of<'start_auction'>): Refusal | null {
  const refusal = checkDial(state, 'auction') ?? checkOpen(state, id, 'CE-7.1');
  if (refusal) return refusal;
  const left = state.unsold[findCompany(id) as Company] as number;
  return left === 0 ? refuse('no_shares_left', 'CE-7.2', { company: id }) : null;
}

export const auctionStep: Step<State, ActionCE> = {
  id: 'auction',
  rule: 'CE-7.1',
  takes: ({ type }) => type === 'start_auction',
  waits: (state) => state.auction === null,
  offers(state, greyed) {
    if (isRed(state, 'auction') && !greyed) return [];
    return COMPANY_IDS.map((company): Choice<ActionCE> => {
      const action: Of<'start_auction'> = { type: 'start_auction', by: state.active, company };
      return offer(action, checkStart(state, action));
    });
  },
  check: (state, action) => checkStart(state, action as Of<'start_auction'>),
  perform(draft, action) {
    const { by, company: id } = action as Of<'start_auction'>;
    const { state } = draft;
    const company = findCompany(id) as Company;
    moveDial(draft, 'auction');
    const minimum = minimumPrice(state, company);
    state.auction = newAuction(state.seats, { kind: 'action', company, starter: by, minimum });
    draft.emit('auction_started', { player: by, company: id, minimum }, 'CE-7.3');
  },
};
