import { hexOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { walkTrack } from '../../rail/walk.ts';
import { citiesAt, type CompanyId, freeSlot, withToken, withTokenBeside } from '../../rail/tokens.ts';
import { payComCapital } from './companies.ts';
import { ADELAIDE, COM, COM_HOMES, COMPANIES, KIT, SYDNEY } from './data.ts';
import { type Draft1848, type State } from './state.ts';

/** 1848-6: the Commonwealth Railways, and home tokens in general (1848-5.2, 9.2). */

/** 1848-2.3, 9.2: a home slot is reserved until its company has placed its token or failed. */
export function reservedAt(state: State, hex: HexId): Readonly<Record<CompanyId, number>> | undefined {
  const company = COMPANY_AT.get(hex);
  if (company === undefined) return undefined;
  const { tokensUsed, closed } = companyOf(state, company);
  return tokensUsed === 0 && !closed ? { [company]: 0 } : undefined;
}

const COMPANY_AT: ReadonlyMap<HexId | null, CompanyId> = new Map(
  Object.entries(COMPANIES).map(([id, { home }]) => [home, id]),
);

export function homesOf(company: CompanyId): readonly HexId[] {
  return company === COM ? COM_HOMES : [COMPANIES[company]?.home as HexId];
}

/**
 * 1848-5.2, 1848-6.5: free tokens at the first turn. COM stands beside the slots where none is open to it
 * (1848-9.3), and has only tokens of 100 left afterwards (1848-6.6).
 */
export function placeHomeTokens(draft: Draft1848, company: CompanyId): void {
  const homes = homesOf(company);
  for (const hex of homes) {
    const { state } = draft;
    const cities = citiesAt(KIT, state.board, state.tokens, hexOf(KIT, hex));
    const slot = freeSlot(cities, 0, company, reservedAt(state, hex));
    state.tokens =
      slot >= 0
        ? withToken(state.tokens, hex, cities, 0, slot, company)
        : withTokenBeside(state.tokens, hex, cities, 0, company);
    draft.emit('home-token', { company, hex }, company === COM ? '1848-6.5' : '1848-5.2');
  }
  setCompany(draft, company, { tokensUsed: homes.length });
}

/** 1848-6.5: a token beside the slots moves in as soon as a slot is open to it. */
export function settleEdgeTokens(draft: Draft1848, hex: HexId): void {
  const { state } = draft;
  const cities = state.tokens[hex];
  if (!cities?.some((city) => city.beside.length > 0)) return;
  for (const [city, places] of cities.entries()) {
    for (const company of places.beside) {
      const now = state.tokens[hex] ?? cities;
      const slot = freeSlot(now, city, company, reservedAt(state, hex));
      if (slot < 0) continue;
      const without = now.map((old, index) => {
        if (index !== city) return old;
        const at = old.beside.indexOf(company);
        return { slots: old.slots, beside: old.beside.filter((_, place) => place !== at) };
      });
      state.tokens = withToken(state.tokens, hex, without, city, slot, company);
    }
  }
}

/** 1848-6.2: Adelaide's track, followed through every stop that is no end of the line, touches Sydney's. */
function isConnected(state: State): boolean {
  if (!state.board.laid[ADELAIDE] || !state.board.laid[SYDNEY]) return false;
  const sydney = hexOf(KIT, SYDNEY).index;
  const walk = walkTrack(KIT, state.board, [{ hex: hexOf(KIT, ADELAIDE).index, stop: 0 }], () => true);
  return walk.pieces[sydney] !== 0;
}

/** 1848-6.2, 1848-6.4: checked after every lay until it is true. */
export function settleConnection(draft: Draft1848): void {
  if (draft.state.connected || !isConnected(draft.state)) return;
  draft.state.connected = true;
  draft.emit('connected', {}, '1848-6.2');
  payComCapital(draft);
}
