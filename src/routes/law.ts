import type { BoardKit } from '../rail/board.ts';
import { type CompanyId, hasTokenIn, isBlocked, type Tokens } from '../rail/tokens.ts';
import type { TrainCard } from '../rail/trains.ts';
import type { Trace } from './trace.ts';

/** The rules for routes in every title. */

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

/** Lists of a route are short, so scanning them is faster than a set. */
export function hasRepeats(list: readonly (number | string)[]): boolean {
  for (let at = 1; at < list.length; at++) {
    for (let before = 0; before < at; before++) if (list[before] === list[at]) return true;
  }
  return false;
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
  const keys = stops.map(({ hex, stop }) => hex * 32 + stop);
  if (keys.length < 2 || (mayReturn && keys.every((key) => key === keys[0]))) return { code: 'too-short' };
  const isTwice = mayReturn
    ? terminals.some(
        (index) => keys.indexOf(keys[index] as number) !== keys.lastIndexOf(keys[index] as number),
      )
    : hasRepeats(keys);
  if (isTwice) return { code: 'stop-twice' };
  if (hasRepeats(borders) || hasRepeats(pieces)) return { code: 'track-twice' };
  for (let index = 1; index < stops.length - 1; index++) {
    const { hex, stop } = stops[index] as Trace['stops'][number];
    if (terminals.includes(index)) return { code: 'through-end-of-line', at: `${idOf(hex)}-${stop}` };
    if (isBlocked(tokens, idOf(hex), stop, company)) {
      return { code: 'through-blocked-city', at: `${idOf(hex)}-${stop}` };
    }
  }
  const hasToken = stops.some(({ hex, stop }) => hasTokenIn(tokens, idOf(hex), stop, company));
  return hasToken ? null : { code: 'no-own-token' };
}

/** Whether two routes use the same piece of track or cross the same border. */
export function shareTrack(a: Trace, b: Trace): boolean {
  return (
    a.pieces.some((piece) => b.pieces.includes(piece)) ||
    a.borders.some((border) => b.borders.includes(border))
  );
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
