import { type Company, COMPANY_IDS, SPECS, WAB } from './data.ts';
import { minimumPrice } from './auction.ts';
import { endExpansion } from './building.ts';
import { noPayments, payShareholders } from './dividends.ts';
import { CHICAGO, hexAt } from './map.ts';
import { planOf } from './reach.ts';
import { type DraftCE, isOpen, locomotivesOn, newAuction, placeLocomotive } from './state.ts';

/** CE-9: a company has reached Chicago. */

/** CE-9.4: free of charge; the marker goes to the value of Fort Wayne. */
function openWabash(draft: DraftCE): void {
  placeLocomotive(draft, WAB, SPECS[WAB].home);
  draft.emit('wabash-opened', { income: draft.state.income[WAB] as number }, 'CE-9.4');
}

/** CE-9.5, CE-18.1.2: from $1, or with the switch from the usual minimum; the dial stays where it is (CE-9.7). */
function auctionWabash(draft: DraftCE): void {
  const { state } = draft;
  const minimum = state.options.wabash_minimum ? minimumPrice(state, WAB) : 1;
  state.auction = newAuction(state.seats, { kind: 'wabash', company: WAB, starter: state.active, minimum });
}

/** CE-18.1.1: what will be built once the share is sold. */
function tellUnbuilt(draft: DraftCE): void {
  const { state } = draft;
  if (!state.unbuilt) return;
  const { company, hexes } = state.unbuilt;
  const { cost } = planOf(state, company, hexes);
  const ids = hexes.map((hex) => hexAt(hex).id);
  draft.emit('expansion-waits', { company: COMPANY_IDS[company], hexes: ids, cost }, 'CE-8.10');
}

/**
 * CE-9.1, CE-9.2: its shares pay at once. The first company there also opens the Wabash (CE-9.3), and the turn goes
 * on until that share is sold; a dividend phase that is due waits for the next turn (CE-9.8).
 */
export function holdChicagoPhase(draft: DraftCE, company: Company): void {
  const paid = noPayments(draft.state);
  const each = payShareholders(draft, company, paid);
  draft.emit('chicago-dividend', { company: COMPANY_IDS[company], per_share: each, paid }, 'CE-9.2');
  const isFirst = locomotivesOn(draft.state, CHICAGO) === 1 && !isOpen(draft.state, WAB);
  if (!isFirst) return endExpansion(draft);
  openWabash(draft);
  tellUnbuilt(draft);
  auctionWabash(draft);
}
