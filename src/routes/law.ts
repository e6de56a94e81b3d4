import type { BoardKit } from '../rail/board.ts';
import { type CompanyId, hasTokenIn, isBlocked, type Tokens } from '../rail/tokens.ts';
import type { TrainCard } from '../rail/trains.ts';
import type { Trace } from './trace.ts';

/** What routes have to keep in every title. */

/** One train's run: stops as `hex-number`, plain hexes in between by name. */
export interface RouteIntent {
  readonly train: TrainCard;
  readonly path: readonly string[];
}

export interface BadRoute {
  readonly code:
    | 'too-short'
    | 'stop-twice'
    | 'track-twice'
    | 'through-end-of-line'
    | 'through-blocked-city'
    | 'no-own-token';
  /** The stop that is at fault, where it is one. */
  readonly at?: string;
}

function hasRepeats(list: readonly (number | string)[]): boolean {
  return new Set(list).size !== list.length;
}

/**
 * Two stops or more, nothing twice, no way through ends of the line or full cities, an own token. With `mayReturn` a
 * stop that is no end of the line may be called at again over other track.
 */
export function checkTrace(
  kit: BoardKit,
  tokens: Tokens,
  company: CompanyId,
  trace: Trace,
  mayReturn = false,
): BadRoute | null {
  const { stops, borders, pieces, terminals } = trace;
  const idOf = (hex: number): string => kit.map.hexes[hex]?.id ?? '';
  const names = stops.map(({ hex, stop }) => `${idOf(hex)}-${stop}`);
  if (new Set(names).size < 2 && (mayReturn || names.length < 2)) return { code: 'too-short' };
  const once = mayReturn ? terminals.map((index) => names[index] as string) : names;
  if (once.some((name) => names.indexOf(name) !== names.lastIndexOf(name))) return { code: 'stop-twice' };
  if (hasRepeats(borders) || hasRepeats(pieces)) return { code: 'track-twice' };
  for (const [index, { hex, stop }] of stops.entries()) {
    if (index === 0 || index === stops.length - 1) continue;
    const at = names[index] as string;
    if (terminals.includes(index)) return { code: 'through-end-of-line', at };
    if (isBlocked(tokens, idOf(hex), stop, company)) return { code: 'through-blocked-city', at };
  }
  const hasToken = stops.some(({ hex, stop }) => hasTokenIn(tokens, idOf(hex), stop, company));
  return hasToken ? null : { code: 'no-own-token' };
}

/** Notes the track of a route as used; true if some of it was used before. */
export function reuseTrack(used: Set<string>, { pieces, borders }: Trace): boolean {
  for (const track of [...pieces.map((piece) => `p${piece}`), ...borders.map((border) => `b${border}`)]) {
    if (used.has(track)) return true;
    used.add(track);
  }
  return false;
}

/** Every set of routes that fit together, lazily: the trains in order, each one's routes as listed. */
export function* combineRoutes(
  trains: readonly TrainCard[],
  routesOf: (train: TrainCard) => readonly RouteIntent[],
  fit: (routes: readonly RouteIntent[]) => boolean,
): Generator<RouteIntent[]> {
  function* extend(index: number, chosen: RouteIntent[]): Generator<RouteIntent[]> {
    const train = trains[index];
    if (train === undefined) {
      yield chosen;
      return;
    }
    for (const { path } of routesOf(train)) {
      const next = [...chosen, { train, path }];
      if (fit(next)) yield* extend(index + 1, next);
    }
    yield* extend(index + 1, chosen);
  }

  yield* extend(0, []);
}
