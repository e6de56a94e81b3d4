import { isRefusal } from '../core/game.ts';
import type { RouteWish } from '../core/routing.ts';
import { nth } from '../core/present.ts';
import { KIT, SIDES } from '../games/1848/data.ts';
import { judgeRoute as judge1848 } from '../games/1848/routes.ts';
import { type State as State1848, trainName } from '../games/1848/state.ts';
import { runningTrains } from '../games/1860/insolvency.ts';
import {
  blocksRun,
  earn,
  judgeRun as judgeRun1860,
  type Laid,
  layPath,
  revisitsHex,
  sumsOf,
} from '../games/1860/routes.ts';
import { kitOf as kit1860, type State as State1860, trainOf } from '../games/1860/state.ts';
import { TRAINS } from '../games/18gb/data.ts';
import { judgeRoute as judge18GB, judgeRun as judgeRun18GB, trainsToRun } from '../games/18gb/routes.ts';
import { kitOf as kit18GB, scenarioOf, type State as State18GB, trainType } from '../games/18gb/state.ts';
import { type Board, type BoardKit, facesOf } from '../rail/board.ts';
import { companyOf } from '../rail/position.ts';
import type { StopRef } from '../rail/search.ts';
import type { Stop } from '../rail/tile.ts';
import { type CompanyId, isBlocked, tokenStops, type Tokens } from '../rail/tokens.ts';
import { kindOfCard } from '../rail/trains.ts';
import { type ListingLaw, listPaths } from '../routes/enumerate.ts';
import type { PathText } from '../routes/trace.ts';
import type { BruteRoute, BruteTask, BruteTrain } from './brute-routes.ts';

/**
 * The titles as the brute force sees them: paths from the plain lister, each of them judged by the title's own law.
 * Null where there are more paths than allowed.
 */

/** Borders and pieces in one row of numbers. */
const BORDERS = 1_000_000;
/** 1860-13.6: only one route of a set may pass a full city. */
const BYPASS = -1;

/** How many places of a path are such stops; remembered, since it is asked for every step of the listing. */
function counter(
  kit: BoardKit,
  board: Board,
  isOne: (stop: Stop, at: StopRef) => boolean,
): (path: PathText) => number {
  const known = new Map<string, number>();

  function look(place: string): number {
    const [id = '', stop] = place.split('-');
    if (stop === undefined) return 0;
    const hex = kit.map.byId.get(id)?.index as number;
    const face = nth(facesOf(kit, board), hex);
    return Number(isOne(nth(face.stops, Number(stop)), { hex, stop: Number(stop) }));
  }

  return (path) => {
    let count = 0;
    for (const place of path) {
      let one = known.get(place);
      if (one === undefined) known.set(place, (one = look(place)));
      count += one;
    }
    return count;
  };
}

function tokensOf({ map }: BoardKit, tokens: Tokens, company: CompanyId): readonly StopRef[] {
  return tokenStops(map, tokens, company);
}

function everyStop(kit: BoardKit, board: Board): StopRef[] {
  return facesOf(kit, board).flatMap(({ stops }, hex) => stops.map((_, stop) => ({ hex, stop })));
}

function listAll(kit: BoardKit, board: Board, law: ListingLaw, most: number): PathText[] | null {
  const paths: PathText[] = [];
  for (const path of listPaths(kit, board, law, Number.POSITIVE_INFINITY)) {
    if (paths.length >= most) return null;
    paths.push(path);
  }
  return paths;
}

/** The trains with the routes of their kinds, each path judged once for each kind. */
function trainsOf(
  ids: readonly string[],
  kindOf: (id: string) => string,
  paths: readonly PathText[],
  judge: (train: string, path: PathText) => BruteRoute | null,
): BruteTrain[] {
  const byKind = new Map<string, BruteRoute[]>();
  return ids.map((id) => {
    const kind = kindOf(id);
    let routes = byKind.get(kind);
    if (!routes) {
      routes = paths.map((path) => judge(id, path)).filter((route) => route !== null);
      byKind.set(kind, routes);
    }
    return { id, kind, routes };
  });
}

function takenBy({ pieces, borders }: { pieces: readonly number[]; borders: readonly number[] }): number[] {
  return [...pieces, ...borders.map((border) => BORDERS + border)];
}

export function brute1848(
  state: State1848,
  company: CompanyId,
  most = Number.POSITIVE_INFINITY,
): BruteTask | null {
  const ids = companyOf(state, company).trains;
  const names = ids.map((id) => trainName(state, id));
  const isUnlimited = names.some((name) => name === 'D' || name === '2E');
  const longest = Math.max(0, ...names.map((name) => SIDES[name].reach));
  const counted = counter(KIT, state.board, ({ kind }) => kind === 'city' || kind === 'off');
  const paths = listAll(
    KIT,
    state.board,
    {
      tokens: tokensOf(KIT, state.tokens, company),
      mayPass: (hex, stop) => !isBlocked(state.tokens, KIT.map.hexes[hex]?.id ?? '', stop, company),
      mayGrow: (path) => isUnlimited || counted(path) <= longest,
    },
    most,
  );
  if (!paths) return null;
  const trains = trainsOf(
    ids,
    (id) => trainName(state, id),
    paths,
    (train, path) => {
      const run = judge1848(state, company, { train, path });
      if (isRefusal(run)) return null;
      const { revenue, trace } = run;
      return { path, ways: [{ revenue, subsidy: 0 }], takes: takenBy(trace), marks: 0, meets: [] };
    },
  );
  return { trains, together: null };
}

export function brute1860(
  state: State1860,
  company: CompanyId,
  most = Number.POSITIVE_INFINITY,
): BruteTask | null {
  const kit = kit1860(state);
  const ids = runningTrains(state, company);
  // 1860-23/D-10: a full city passed does not count, but whether it is passed shows only when the path goes on.
  const longest =
    Math.max(0, ...ids.map((id) => trainOf(id).cities)) + Number(state.options.bypassed_city_unscored);
  const counted = counter(kit, state.board, ({ kind }) => kind === 'city' || kind === 'off');

  const full = counter(kit, state.board, (_, at) => blocksRun(state, company, at));

  const paths = listAll(
    kit,
    state.board,
    {
      tokens: state.options.routes_by_network
        ? everyStop(kit, state.board)
        : tokensOf(kit, state.tokens, company),
      mayPass: () => true,
      mayGrow: (path) =>
        counted(path) <= longest &&
        (state.options.re_enter_hexes || !revisitsHex(path)) &&
        full(path) <= 1 + full(path.slice(0, 1)) + full(path.slice(-1)),
    },
    most,
  );
  if (!paths) return null;
  // The two halves of the law for one route: what is the same for every train, and what one earns.
  const laid = new Map(
    paths.flatMap((path) => {
      const found = layPath(state, company, path);
      return isRefusal(found) ? [] : [[path, found] as const];
    }),
  );
  const trains = trainsOf(ids, kindOfCard, [...laid.keys()], (train, path) => {
    const { visits, pieces, stops, bypass, home } = laid.get(path) as Laid;
    const plain = earn(state, company, { train, path }, visits);
    if (isRefusal(plain)) return null;
    const ways = [sumsOf(plain.items)];
    for (let halts = 0; plain.halts !== null; halts++) {
      const other = earn(state, company, { train, path, halts }, visits);
      if (isRefusal(other)) break;
      ways.push(sumsOf(other.items));
    }
    return { path, ways, takes: bypass ? [...pieces, BYPASS] : pieces, marks: Number(home), meets: stops };
  });
  return {
    trains,
    together: (routes) => (isRefusal(judgeRun1860(state, company, routes)) ? null : 0),
  };
}

export function brute18GB(
  state: State18GB,
  company: CompanyId,
  most = Number.POSITIVE_INFINITY,
): BruteTask | null {
  const kit = kit18GB(state);
  const { compass } = scenarioOf(state);
  const ids = trainsToRun(state, company);
  const data = ids.map((id) => TRAINS[trainType(id)]);
  const cities = Math.max(0, ...data.map((train) => train.cities));
  const stops = Math.max(
    0,
    ...data.map((train) => (train.express ? Number.POSITIVE_INFINITY : train.cities + train.towns)),
  );
  const countedCities = counter(kit, state.board, ({ kind }) => kind !== 'town');
  const countedStops = counter(kit, state.board, () => true);
  const paths = listAll(
    kit,
    state.board,
    {
      tokens: tokensOf(kit, state.tokens, company),
      mayPass: (hex, stop) => !isBlocked(state.tokens, kit.map.hexes[hex]?.id ?? '', stop, company),
      mayGrow: (path) => countedCities(path) <= cities && countedStops(path) <= stops,
    },
    most,
  );
  if (!paths) return null;
  const points = [compass.N, compass.S, compass.E, compass.W];
  const trains = trainsOf(ids, trainType, paths, (train, path) => {
    const run = judge18GB(state, company, { train, path });
    if (isRefusal(run)) return null;
    const { hexes, meetings } = run.compass;
    const marks = points.reduce(
      (bits, side, index) => bits | (hexes.some((hex) => side.includes(hex)) ? 1 << index : 0),
      0,
    );
    return {
      path,
      ways: [{ revenue: run.revenue, subsidy: 0 }],
      takes: takenBy(run.trace),
      marks,
      meets: meetings,
    };
  });
  return {
    trains,
    together(routes) {
      const set = judgeRun18GB(state, company, routes);
      if (isRefusal(set)) return null;
      const alone = (route: RouteWish): number => {
        const run = judge18GB(state, company, route);
        return isRefusal(run) ? 0 : run.revenue;
      };
      const sum = set.reduce((total, { revenue }) => total + revenue, 0);
      return sum - routes.reduce((total, route) => total + alone(route), 0);
    },
  };
}
