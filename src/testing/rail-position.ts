import type { Draft } from '../core/draft.ts';
import type { Seat } from '../core/game.ts';
import { type BoardKit, hexOf } from '../rail/board.ts';
import { type Cell, type Stacks, withMarkerMoved } from '../rail/market.ts';
import { BANK, type Purses, totalMoney } from '../rail/money.ts';
import type { RailCompany, RailPosition } from '../rail/position.ts';
import { type CertId, type Certificates, directorCert, IPO, POOL } from '../rail/shares.ts';
import { citiesAt, type CompanyId, withToken, withTokenBeside } from '../rail/tokens.ts';
import { putDown } from '../rail/track.ts';

/** What the positions of the 18xx titles that tests build by hand have in common. */

/** Tiles by hex. */
export type Tiles = Readonly<Record<string, readonly [tile: string, rotation: number]>>;

type Placed = Pick<RailPosition<RailCompany, string, string>, 'board' | 'tokens'>;

export function layTiles(state: Placed, kit: BoardKit, tiles: Tiles = {}): void {
  for (const [hex, [tile, rotation]] of Object.entries(tiles)) {
    Object.assign(state, putDown(kit, state, { hex, tile, rotation }));
  }
}

/** Certificates by holder, in order; the rest stays in the IPO. Gives the seat with the director's certificate. */
export function dealCerts(
  draft: Draft<{ certificates: Certificates }>,
  company: CompanyId,
  held: Readonly<Record<string, readonly CertId[]>> = {},
): Seat | null {
  const holdings = draft.ownIn(draft.own('certificates'), company);
  let director: Seat | null = null;
  for (const [holder, certs] of Object.entries(held)) {
    holdings[holder] = certs;
    holdings[IPO] = (holdings[IPO] ?? []).filter((cert) => !certs.includes(cert));
    if (certs.includes(directorCert(company)) && holder !== POOL) director = Number(holder);
  }
  return director;
}

/** Certificates by holder and percent of a company with ten shares; the first holder leads it. */
export function split(
  id: CompanyId,
  ...parts: [holder: Seat | 'pool', percent: number][]
): Record<string, CertId[]> {
  let next = 1;
  const held: Record<string, CertId[]> = {};
  for (const [index, [holder, percent]] of parts.entries()) {
    const certs = index === 0 ? [directorCert(id)] : [];
    while (certs.length + (index === 0 ? 1 : 0) < percent / 10) certs.push(`${id}_${next++}`);
    held[holder] = certs;
  }
  return held;
}

export function putMarker(draft: Draft<{ market: Stacks }>, company: CompanyId, cell: Cell | null): void {
  draft.state.market = withMarkerMoved(draft.state.market, company, null, cell);
}

/** Tokens as hex, or `hex:city`, or `hex+` for one beside the slots. */
export function placeTokens(
  state: Placed,
  kit: BoardKit,
  company: CompanyId,
  tokens: readonly string[] = [],
): void {
  for (const token of tokens) {
    const [hex = '', name = '0'] = token.replace('+', '').split(':');
    const city = Number(name);
    const cities = citiesAt(kit, state.board, state.tokens, hexOf(kit, hex));
    state.tokens = token.endsWith('+')
      ? withTokenBeside(state.tokens, hex, cities, city, company)
      : withToken(state.tokens, hex, cities, city, cities[city]?.slots.indexOf(null) ?? -1, company);
  }
}

/** The bank has what makes up the sum. */
export function balanceBank(draft: Draft<{ cash: Purses }>, sum: number): void {
  const cash = draft.own('cash');
  cash[BANK] = 0;
  cash[BANK] = sum - totalMoney(cash);
}

/** A position that the rules could not meet proves nothing. */
export function assertPossible(broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(`the position is not possible: ${broken.join('; ')}`);
}
