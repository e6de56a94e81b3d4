import { nth } from '../../core/present.ts';
import { facesOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { MapHex } from '../../rail/map.ts';
import { withTokenIn } from '../../rail/placing.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { citiesAt, type CompanyId } from '../../rail/tokens.ts';
import { CHARTERS, PRIVATES } from './data.ts';
import {
  companyIds,
  type Draft18GB,
  isPhaseReached,
  kitOf,
  privateIds,
  privateOf,
  type State,
} from './state.ts';

/** 18GB-5.10, 11.1: reserved slots in cities, and home tokens placed late (D3). */

export function homeOf(company: CompanyId): HexId {
  return CHARTERS[company]?.home ?? '';
}

/** A city of the hex without track, else the first with a free slot. */
function homeCity(state: State, hex: MapHex): number {
  const face = nth(facesOf(kitOf(state), state.board), hex.index);
  const cities = citiesAt(kitOf(state), state.board, state.tokens, hex);
  const free = cities.flatMap(({ slots }, city) => (slots.includes(null) ? [city] : []));
  return free.find((city) => face.stops[city]?.exits === 0) ?? free[0] ?? 0;
}

/** D3: at floating, into the unconnected city if there is one. */
export function placeHomeToken(draft: Draft18GB, company: CompanyId): void {
  const { state } = draft;
  const hex = kitOf(state).map.byId.get(homeOf(company)) as MapHex;
  const place = { hex, city: homeCity(state, hex) };
  state.tokens = withTokenIn(kitOf(state), state, company, place, undefined);
  setCompany(draft, company, { tokensUsed: 1 });
  draft.emit('home-token', { company, hex: hex.id }, '18GB-11.1');
}

/**
 * The reserved slots of a hex, with their cities: for GN and MC until the blue phase (18GB-5.10); with D3 also for
 * corporations that have not floated.
 */
export function reservedAt(state: State, hex: HexId): Readonly<Record<string, number>> | undefined {
  const kept: Record<string, number> = {};
  for (const id of privateIds(state)) {
    const { power } = PRIVATES[id];
    if (power?.kind !== 'token' || power.hex !== hex) continue;
    if (!privateOf(state, id).used && !isPhaseReached(state, '4+2')) kept[id] = 0;
  }
  if (state.options['home.at_float']) {
    for (const id of companyIds(state)) {
      const { floated, closed } = companyOf(state, id);
      if (floated || closed || homeOf(id) !== hex) continue;
      kept[id] = homeCity(state, kitOf(state).map.byId.get(hex) as MapHex);
    }
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}
