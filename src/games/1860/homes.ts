import type { Choice, Refusal, Seat } from '../../core/game.ts';
import { hexOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { type Step } from '../../rail/steps.ts';
import { citiesAt, type CompanyId, freeSlot, withToken } from '../../rail/tokens.ts';
import { fits, fittingLays, isUpgrade, type Lay, putDown } from '../../rail/track.ts';
import type { Action1860, Of } from './actions.ts';
import { COMPANIES, type Railway, RAILWAYS } from './data.ts';
import { buildingIsOver, companyOf, type Draft1860, kitOf, setCompany, type State } from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1860-6.7 to 6.9: the home token, and the tile under it. */

function homeOf(company: CompanyId): HexId {
  return COMPANIES[company as Railway].home;
}

/** 1860-6.9: the slot is kept until the home token lies there. */
export function reservedAt(state: State, hex: HexId): Readonly<Record<CompanyId, number>> | undefined {
  const company = RAILWAYS.find((id) => COMPANIES[id].home === hex);
  return company !== undefined && companyOf(state, company).tokensUsed === 0 ? { [company]: 0 } : undefined;
}

/** 1860-6.7, D-37: on floating, at once; 1860-6.8: not any more from the Southern stock round on. */
export function settleHome(draft: Draft1860, company: CompanyId): void {
  const { state } = draft;
  if (buildingIsOver(state)) return;
  const hex = hexOf(kitOf(state), homeOf(company));
  if (companyOf(state, company).tokensUsed === 0) {
    const cities = citiesAt(kitOf(state), state.board, state.tokens, hex);
    const slot = freeSlot(cities, 0, company, reservedAt(state, hex.id));
    state.tokens = withToken(state.tokens, hex.id, cities, 0, slot, company);
    setCompany(draft, company, { tokensUsed: 1 });
    draft.emit('home-token', { company, hex: hex.id }, '1860-6.7');
  }
  if (!isUpgrade(state.board, hex)) state.homeLay = company;
}

function lays(state: State): Lay[] {
  const hex = hexOf(kitOf(state), homeOf(state.homeLay as CompanyId));
  return fittingLays(kitOf(state), state.board, hex).filter(
    ({ tile }) => (state.board.supply[tile] ?? 0) > 0,
  );
}

function checkLay(state: State, action: Of<'lay_tile'>): Refusal | null {
  const home = homeOf(state.homeLay as CompanyId);
  const { hex, tile, rotation } = action;
  if (hex !== home) return refuse('home-first', '1860-6.7', { home });
  if (!fits(kitOf(state), state.board, hexOf(kitOf(state), hex), tile, rotation)) {
    return refuse('tile-does-not-fit', '1860-11.4', { hex, tile, rotation });
  }
  return (state.board.supply[tile] ?? 0) > 0 ? null : refuse('no-tile-left', '1860-11.4', { tile });
}

/** 1860-6.7: the president lays it before play goes on, also in somebody else's turn. */
export const homeStep: Step<State, Action1860> = {
  id: 'home',
  rule: '1860-6.7',
  takes: ({ type }) => type === 'lay_tile' || type === 'pass',
  waits: (state) => state.homeLay !== null,
  *offers(state): Iterable<Choice<Action1860>> {
    const company = state.homeLay as CompanyId;
    const by = companyOf(state, company).president as Seat;
    const pass: Action1860 = { type: 'pass', by };
    const refusal = this.check(state, pass);
    if (refusal) yield { kind: 'open', template: { type: 'lay_tile', by, hex: homeOf(company) } };
    yield refusal ? { kind: 'one', action: pass, refusal } : { kind: 'one', action: pass };
  },
  *expand(state, choice): Iterable<Action1860> {
    if (choice.kind !== 'open') return;
    const { by } = choice.template;
    for (const { tile, rotation } of lays(state)) {
      yield { type: 'lay_tile', by, hex: homeOf(state.homeLay as CompanyId), tile, rotation };
    }
  },
  check(state, action) {
    if (action.type === 'lay_tile') return checkLay(state, action);
    return lays(state).length > 0 ? refuse('home-tile-due', '1860-6.7') : null;
  },
  perform(draft, action) {
    const company = draft.state.homeLay;
    draft.state.homeLay = null;
    if (action.type !== 'lay_tile') return;
    Object.assign(draft.state, putDown(kitOf(draft.state), draft.state, action));
    const { hex, tile, rotation } = action;
    draft.emit('tile-laid', { hex, tile, rotation, cost: 0, by: company }, '1860-6.7');
  },
};
