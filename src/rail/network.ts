import { type Board, type BoardKit, facesOf } from './board.ts';
import { type Edge, type EdgeSet, facing } from './hex.ts';
import { type Journey, runSearch, type StopRef } from './search.ts';
import { type Face, STOP_END } from './tile.ts';
import { citiesByHex, type CompanyId, tokensOf, tokenStops, type Tokens } from './tokens.ts';
import { trailTo } from './trail.ts';
import { arrives, noughts, surelyEnters, walk } from './walk.ts';

/** What a company's tokens reach. */
export interface Reach {
  /** For each hex, the edges by which a new tile would join the company's track. */
  readonly edges: readonly number[];
  /** For each hex, the stops reached, as bits. */
  readonly stops: readonly number[];
  /** For each hex, the edges by which the company's track leads into it from outside. */
  readonly entries: readonly number[];
  /** It may do so by other edges too, which were not examined since no more track lies behind them: see `doubtsOf`. */
  readonly hasDoubts: boolean;
  /** Another stop can be reached from at least one token. */
  readonly hasRoute: boolean;
  /** Every hex that was examined: other hexes do not matter, unless there are doubts. */
  readonly hexes: readonly number[];
}

interface Placed {
  readonly board: Board;
  readonly tokens: Tokens;
}

/** A reach with what it was computed from. */
interface Remembered extends Placed {
  readonly faces: readonly Face[];
  readonly reach: Reach;
}

/** The last reach of each company, usually also the next one asked for. */
const remembered = new WeakMap<BoardKit, Map<CompanyId, Remembered>>();

/**
 * The reach of a company. It is computed again only if something has changed in a hex that it examined: tiles and
 * tokens elsewhere cannot affect it.
 */
export function reachOf(kit: BoardKit, board: Board, tokens: Tokens, company: CompanyId): Reach {
  let ofKit = remembered.get(kit);
  if (!ofKit) remembered.set(kit, (ofKit = new Map()));
  const last = ofKit.get(company);
  if (last && last.board === board && last.tokens === tokens) return last.reach;
  const faces = facesOf(kit, board);
  const reach =
    last && isUntouched(kit, last, faces, tokens, company)
      ? last.reach
      : findReach(kit, board, tokens, company);
  ofKit.set(company, { board, tokens, faces, reach });
  return reach;
}

/** Whether everything that a reach was computed from is still the same. */
function isUntouched(
  { map }: BoardKit,
  { faces: oldFaces, tokens: oldTokens, reach: { hexes, hasDoubts } }: Remembered,
  faces: readonly Face[],
  tokens: Tokens,
  company: CompanyId,
): boolean {
  if (hasDoubts) return false;
  for (const hex of hexes) if (faces[hex] !== oldFaces[hex]) return false;
  if (tokens === oldTokens) return true;
  const cities = citiesByHex(map, tokens);
  const oldCities = citiesByHex(map, oldTokens);
  for (const hex of hexes) if (cities[hex] !== oldCities[hex]) return false;
  // A new token elsewhere is a new starting point.
  return tokenStops(map, tokens, company).every(({ hex }) => hexes.includes(hex));
}

/** Every field is written out, so that all journeys have one hidden class: searches read them over and over. */
function journeyOf(
  { map }: BoardKit,
  faces: readonly Face[],
  tokens: Tokens,
  company: CompanyId,
  { closed = null, wanted = null }: Pick<Partial<Journey>, 'closed' | 'wanted'> = {},
): Journey {
  const { stops, mayPass } = tokensOf(map, tokens, company);
  return { map, faces, starts: stops, mayPass, closed, wanted };
}

/** The reach of a company, if it was the last one computed and still holds. */
function knownReach(kit: BoardKit, { board, tokens }: Placed, company: CompanyId): Reach | null {
  const last = remembered.get(kit)?.get(company);
  return last?.board === board && last.tokens === tokens ? last.reach : null;
}

/** Whether one of the company's tokens is connected to another stop: usually quick, without the whole reach. */
export function hasRoute(kit: BoardKit, { board, tokens }: Placed, company: CompanyId): boolean {
  const known = knownReach(kit, { board, tokens }, company);
  if (known) return known.hasRoute;
  return (
    arrives(journeyOf(kit, facesOf(kit, board), tokens, company)) === true ||
    reachOf(kit, board, tokens, company).hasRoute
  );
}

/** Whether one of some stops is reached: usually found long before the whole network has been searched. */
export function reachesOne(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  wanted: (hex: number, stop: number) => boolean,
): boolean {
  if (!knownReach(kit, { board, tokens }, company)) {
    const journey = journeyOf(kit, facesOf(kit, board), tokens, company, { wanted });
    if (journey.starts.some(({ hex, stop }) => wanted(hex, stop))) return true;
    const answer = arrives(journey);
    if (answer !== null) return answer;
  }
  const { hexes, stops } = reachOf(kit, board, tokens, company);
  return hexes.some((hex) => {
    const bits = stops[hex] as number;
    for (let stop = 0; bits >> stop !== 0; stop++) if (bits & (1 << stop) && wanted(hex, stop)) return true;
    return false;
  });
}

/** Whether this stop is reached. */
export function reaches(kit: BoardKit, placed: Placed, company: CompanyId, { hex, stop }: StopRef): boolean {
  const known = knownReach(kit, placed, company);
  if (known) return ((known.stops[hex] as number) & (1 << stop)) !== 0;
  return reachesOne(kit, placed, company, (at, other) => at === hex && other === stop);
}

/** Whether a new tile would join the company's track by one of some edges of its hex: usually quick, too. */
export function joins(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  hex: number,
  edges: EdgeSet,
): boolean {
  const isQuick =
    !knownReach(kit, { board, tokens }, company) &&
    surelyEnters(journeyOf(kit, facesOf(kit, board), tokens, company), hex, edges);
  return isQuick || ((reachOf(kit, board, tokens, company).edges[hex] as number) & edges) !== 0;
}

/** The same without the cache: for benchmarks and tests. */
export function findReach(kit: BoardKit, board: Board, tokens: Tokens, company: CompanyId): Reach {
  const { hexes: all } = kit.map;
  const faces = facesOf(kit, board);
  const journey = journeyOf(kit, faces, tokens, company);
  const { search, hasDoubts } = walk(journey);
  const none = noughts(all.length);
  const edges = none.slice();
  const stops = none.slice();
  const entries = none.slice();
  for (const { hex } of journey.starts) edges[hex] = 63;
  for (const hex of search.hexes) {
    stops[hex] = search.stops[hex] as number;
    entries[hex] = search.entries[hex] as number;
    const walked = search.pieces[hex] as number;
    if (walked === 0) continue;
    const { pieces } = faces[hex] as Face;
    let exits = 0;
    for (let index = 0; index < pieces.length; index++) {
      if (!(walked & (1 << index))) continue;
      const { a, b } = pieces[index] as Face['pieces'][number];
      if (a < STOP_END) exits |= 1 << a;
      if (b < STOP_END) exits |= 1 << b;
    }
    edges[hex] = (edges[hex] as number) | exits;
    const { neighbours } = all[hex] as (typeof all)[number];
    for (let edge = 0; edge < 6; edge++) {
      const next = neighbours[edge] ?? -1;
      if (exits & (1 << edge) && next >= 0) edges[next] = (edges[next] as number) | (1 << facing(edge));
    }
  }
  const hexes = search.hexes.slice();
  const { arrivals } = search;
  search.release();
  return { edges, stops, entries, hasDoubts, hexes, hasRoute: arrivals > 0 || twoStartsMeet(journey) };
}

/**
 * With several tokens a walk may reach only other starting stops, which `arrivals` does not count: then
 * each token is checked alone.
 */
function twoStartsMeet(journey: Journey): boolean {
  const { starts } = journey;
  if (starts.length < 2) return false;
  return starts.some((start: StopRef) => {
    const { search } = walk({ ...journey, starts: [start] });
    const { arrivals } = search;
    search.release();
    return arrivals > 0;
  });
}

const doubtsOfReaches = new WeakMap<Reach, readonly number[]>();

/** For each hex, further edges by which the company's track may lead into it: `comesInBy` decides. */
export function doubtsOf(kit: BoardKit, { board, tokens }: Placed, company: CompanyId): readonly number[] {
  const reach = reachOf(kit, board, tokens, company);
  if (!reach.hasDoubts) return noughts(reach.entries.length);
  let doubts = doubtsOfReaches.get(reach);
  if (!doubts) {
    // The reach if every doubt were resolved in the company's favour.
    const search = runSearch(journeyOf(kit, facesOf(kit, board), tokens, company), 'allow');
    doubts = reach.entries.map((sure, hex) => (search.entries[hex] as number) & ~sure);
    search.release();
    doubtsOfReaches.set(reach, doubts);
  }
  return doubts;
}

const settledDoubts = new WeakMap<Reach, Map<number, boolean>>();

/** Whether the company's track leads into a hex by this edge; resolves a doubt. */
export function comesInBy(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  hex: number,
  edge: number,
): boolean {
  const reach = reachOf(kit, board, tokens, company);
  const bit = 1 << edge;
  if ((reach.entries[hex] as number) & bit) return true;
  if (!((doubtsOf(kit, { board, tokens }, company)[hex] as number) & bit)) return false;
  let settled = settledDoubts.get(reach);
  if (!settled) settledDoubts.set(reach, (settled = new Map()));
  const entry = hex * 6 + edge;
  let answer = settled.get(entry);
  if (answer === undefined) {
    answer = trailTo(journeyOf(kit, facesOf(kit, board), tokens, company), entry) !== null;
    settled.set(entry, answer);
  }
  return answer;
}

/** Whether a company's track leads into a hex by an edge, by a walk that does not cross another border of that hex. */
export function comesInWithout(
  kit: BoardKit,
  { faces, tokens }: { readonly faces: readonly Face[]; readonly tokens: Tokens },
  company: CompanyId,
  hex: number,
  edge: Edge,
  without: Edge | null,
): boolean {
  const closed = without === null ? null : hex * 6 + without;
  return trailTo(journeyOf(kit, faces, tokens, company, { closed }), hex * 6 + edge) !== null;
}
