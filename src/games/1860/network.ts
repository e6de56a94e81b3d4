import type { Board } from '../../rail/board.ts';
import { facesOf } from '../../rail/board.ts';
import type { HexMap } from '../../rail/map.ts';
import type { MayPass } from '../../rail/search.ts';
import type { Face } from '../../rail/tile.ts';
import { type CompanyId, tokensOf, tokenStops, type Tokens } from '../../rail/tokens.ts';
import { arrives, walkTrack } from '../../rail/walk.ts';
import { kitOf, type State } from './state.ts';

/** 1860-11.2, 13.1: what a company's tokens reach along track. */

/** 1860-11.2: behind a city full of other companies' tokens, face down or not, and behind Ryde Pier nothing is reached. */
export function mayPass(map: HexMap, faces: readonly Face[], tokens: Tokens, company: CompanyId): MayPass {
  const passes = tokensOf(map, tokens, company).mayPass;
  return (hex, stop) => (faces[hex] as Face).stops[stop]?.kind !== 'off' && passes(hex, stop);
}

/** The last answer for each company, usually also the next one. */
const known = new Map<
  CompanyId,
  { readonly board: Board; readonly tokens: Tokens; readonly answer: boolean }
>();

/** 1860-13.1: from one of its tokens another city, town or off-board place can be reached; halts do not count. */
export function hasRoute(state: State, company: CompanyId): boolean {
  const { board, tokens } = state;
  const last = known.get(company);
  if (last?.board === board && last.tokens === tokens) return last.answer;
  const answer = findRoute(state, company);
  known.set(company, { board, tokens, answer });
  return answer;
}

function findRoute(state: State, company: CompanyId): boolean {
  const kit = kitOf(state);
  const faces = facesOf(kit, state.board);
  const passes = mayPass(kit.map, faces, state.tokens, company);
  const isPlace = (hex: number, stop: number): boolean => (faces[hex] as Face).stops[stop]?.kind !== 'halt';
  return tokenStops(kit.map, state.tokens, company).some((token) => {
    const journey = { map: kit.map, faces, starts: [token], mayPass: passes, closed: null, wanted: isPlace };
    if (isPlace(token.hex, token.stop) && arrives(journey)) return true;
    const { stops } = walkTrack(kit, state.board, [token], passes);
    let places = 0;
    for (const [hex, bits] of stops.entries()) {
      if (bits === 0) continue;
      for (const [index, { kind }] of (faces[hex] as Face).stops.entries()) {
        if (bits & (1 << index) && kind !== 'halt') places++;
      }
    }
    return places >= 2;
  });
}
