import { pay } from '../../rail/money.ts';
import { BANK, type Company, COMPANY_IDS, FOREST_GRANT, treasury } from './data.ts';
import { hexAt, type HexIndex } from './map.ts';
import { planOf } from './reach.ts';
import { type DraftCE, placeLocomotive, type State } from './state.ts';
import { endTurn } from './turn.ts';

/** CE-8: putting the locomotives of an expansion on the board. */

/** CE-8.9, CE-18.1.7: what the treasury gets for entering a hex: $2 in a forest with the switch, otherwise nothing. */
export function entryGrant(state: State, hex: HexIndex): number {
  return state.options.forest_grant && hexAt(hex).terrain === 'forest' ? FOREST_GRANT : 0;
}

/** CE-8.7, CE-8.8: paid first, then placed one by one, each raising the income; forest grants come last. */
export function build(draft: DraftCE, company: Company, hexes: readonly HexIndex[]): void {
  const { state } = draft;
  const id = COMPANY_IDS[company];
  const { cost } = planOf(state, company, hexes);
  const grant = hexes.reduce((sum, hex) => sum + entryGrant(state, hex), 0);
  pay(draft, treasury(company), BANK, cost);
  for (const hex of hexes) placeLocomotive(draft, company, hex);
  const income = state.income[company] as number;
  const ids = hexes.map((hex) => hexAt(hex).id);
  draft.emit('expanded', { player: state.active, company: id, hexes: ids, cost, income }, 'CE-8.7');
  if (grant === 0) return;
  pay(draft, BANK, treasury(company), grant);
  draft.emit('forest-grant', { company: id, amount: grant }, 'CE-8.9');
}

/** CE-18.1.1: what is left of an expansion that Chicago interrupted is built now; then the turn is over (CE-6.5). */
export function endExpansion(draft: DraftCE): void {
  const { unbuilt } = draft.state;
  draft.state.unbuilt = null;
  if (unbuilt) build(draft, unbuilt.company, unbuilt.hexes);
  endTurn(draft);
}
