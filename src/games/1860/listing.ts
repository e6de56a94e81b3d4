import { canonicalJson } from '../../core/json.ts';
import { facesOf } from '../../rail/board.ts';
import type { StopRef } from '../../rail/search.ts';
import type { Face } from '../../rail/tile.ts';
import { type CompanyId, tokenStops } from '../../rail/tokens.ts';
import type { TrainCard } from '../../rail/trains.ts';
import { listPaths } from '../../routes/enumerate.ts';
import type { PathText } from '../../routes/trace.ts';
import type { RouteIntent } from './actions.ts';
import { COMPANIES, type Railway } from './data.ts';
import { runningTrains } from './insolvency.ts';
import {
  blocksRun,
  clash,
  type Judged,
  judgeRoute,
  judgeSet,
  type Laid,
  layPath,
  revisitsHex,
  runOn,
} from './routes.ts';
import { bestRun } from './routing.ts';
import { kitOf, type State, trainOf } from './state.ts';
import { everyRunIsFound } from './versions.ts';

/**
 * A plain listing of runs, for bots and tests: complete on small networks, limited to some steps on large
 * ones. It never decides what is legal: whether there is a run at all says `couldRun`, what the best one is the finder.
 */

const STEPS = 900;
const MOST_SETS = 200;
const MOST_TRIES = 1_200;

/** The home token as a stop; none where the company never got one (1860-6.8). */
function homeStops(state: State, company: CompanyId): StopRef[] {
  const kit = kitOf(state);
  const home = kit.map.byId.get(COMPANIES[company as Railway].home)?.index;
  return tokenStops(kit.map, state.tokens, company).filter(({ hex }) => hex === home);
}

/** Own tokens as stops, the home one first: routes through it are listed before all others. */
export function startsOf(state: State, company: CompanyId): StopRef[] {
  const kit = kitOf(state);
  const home = kit.map.byId.get(COMPANIES[company as Railway].home)?.index;
  const tokens = tokenStops(kit.map, state.tokens, company).toSorted(
    (a, b) => Number(b.hex === home) - Number(a.hex === home),
  );
  if (!state.options.routes_by_network) return tokens;
  // D-33: a route may also hold no token at all, nor leave a hex: Cowes has track of its own.
  const faces = facesOf(kit, state.board);
  const others = kit.map.hexes.flatMap(({ index }) =>
    (faces[index] as Face).byStop.flatMap((pieces, stop) =>
      pieces.length === 0 ? [] : [{ hex: index, stop }],
    ),
  );
  return [...tokens, ...others];
}

/** Cuts off what no train of this company could run: too many cities, two full ones, a hex twice. */
function mayGrow(state: State, company: CompanyId, longest: number): (path: PathText) => boolean {
  const kit = kitOf(state);
  const faces = facesOf(kit, state.board);
  return (path) => {
    if (!state.options.re_enter_hexes && revisitsHex(path)) return false;
    let cities = 0;
    let full = 0;
    for (const [index, place] of path.entries()) {
      const dash = place.indexOf('-');
      if (dash < 0) continue;
      const hex = kit.map.byId.get(place.slice(0, dash))?.index ?? -1;
      const stop = Number(place.slice(dash + 1));
      const kind = (faces[hex] as Face).stops[stop]?.kind;
      if (kind === 'city' || kind === 'off') cities++;
      if (index > 0 && index < path.length - 1 && blocksRun(state, company, { hex, stop })) full++;
    }
    return cities <= longest + (state.options.bypassed_city_unscored ? 1 : 0) && full <= 1;
  };
}

function* paths(
  state: State,
  company: CompanyId,
  tokens: readonly StopRef[],
  wanted?: readonly RouteIntent[],
): Generator<PathText> {
  const longest = Math.max(0, ...runningTrains(state, company).map((card) => trainOf(card).cities));
  const usual = mayGrow(state, company, longest);
  const isPart = wanted && partOf(wanted.map(({ path }) => path));
  const law = {
    tokens,
    mayPass: () => true,
    mayGrow: (path: PathText) => (isPart?.(path) ?? true) && usual(path),
  };
  yield* listPaths(kitOf(state), state.board, law, STEPS);
}

/** Whether a path is a piece of one of these, in either direction. */
function partOf(whole: readonly PathText[]): (path: PathText) => boolean {
  const texts = whole.flatMap((path) => [path, path.toReversed()]).map((path) => ` ${path.join(' ')} `);
  return (path) => texts.some((text) => text.includes(` ${path.join(' ')} `));
}

/** A path with every number of halts it may count (1860-13.9), or as it is where there is nothing to choose. */
function* withHalts(state: State, company: CompanyId, train: TrainCard, laid: Laid): Generator<Judged> {
  const plain = runOn(state, company, laid, { train });
  if ('refused' in plain) return;
  if (plain.halts === null) {
    yield plain;
    return;
  }
  for (let halts = 0; ; halts++) {
    const judged = runOn(state, company, laid, { train, halts });
    if ('refused' in judged) return;
    yield judged;
  }
}

function income({ revenue, subsidy }: { readonly revenue: number; readonly subsidy: number }): number {
  return revenue + subsidy;
}

/** The legal routes of each train, best first; where some are wanted, only these. */
function routesOf(
  state: State,
  company: CompanyId,
  wanted?: readonly RouteIntent[],
): Map<TrainCard, Judged[]> {
  const all: Laid[] = [];
  for (const path of paths(state, company, startsOf(state, company), wanted)) {
    const laid = layPath(state, company, path);
    if (!('refused' in laid)) all.push(laid);
  }
  return new Map(
    runningTrains(state, company).map((train) => {
      const path = wanted?.find((intent) => intent.train === train)?.path.join();
      const own = wanted ? all.filter((laid) => laid.path.join() === path) : all;
      const judged = own.flatMap((laid) => [...withHalts(state, company, train, laid)]);
      return [train, judged.sort((a, b) => income(b) - income(a))];
    }),
  );
}

/**
 * 1860-13.10: the shortest runs there are: the home token and the first place behind it that is no halt. A set of legal
 * routes has one that calls at home (1860-13.5), and of this route the piece between home and the next such place is
 * a legal run by itself: it takes two stops at most of any train's numbers, and passes nothing but halts. So there is a
 * run exactly if there is one of these, and only chains of halts have to be followed to find them all.
 */
function* shortestRuns(state: State, company: CompanyId): Generator<Judged> {
  const kit = kitOf(state);
  const faces = facesOf(kit, state.board);
  const [train] = runningTrains(state, company);
  if (train === undefined) return;
  for (const home of homeStops(state, company)) {
    const name = `${COMPANIES[company as Railway].home}-${home.stop}`;
    const law = {
      tokens: [home],
      mayPass: (hex: number, stop: number) => (faces[hex] as Face).stops[stop]?.kind === 'halt',
      mayGrow: (path: PathText) =>
        (path[0] === name || path.at(-1) === name) && (state.options.re_enter_hexes || !revisitsHex(path)),
    };
    for (const path of listPaths(kit, state.board, law, Infinity)) {
      const judged = judgeRoute(state, company, { train, path });
      if (!('refused' in judged)) yield judged;
    }
  }
}

/** 1860-13.10: whether any run is possible at all. */
export function couldRun(state: State, company: CompanyId): boolean {
  if (!everyRunIsFound(state)) return runIsListed(state, company);
  for (const _ of shortestRuns(state, company)) return true;
  return false;
}

/** The same as in games of the first version, which stopped when the steps were used up. */
function runIsListed(state: State, company: CompanyId): boolean {
  const [home] = startsOf(state, company);
  if (!home) return false;
  for (const path of paths(state, company, [home])) {
    for (const train of runningTrains(state, company)) {
      const judged = judgeRoute(state, company, { train, path });
      if (!('refused' in judged) && judged.home) return true;
    }
  }
  return false;
}

/** Sets of routes that are legal together, the trains in order and each train's better routes first. */
function* listSets(state: State, company: CompanyId, wanted?: readonly RouteIntent[]): Generator<Judged[]> {
  const routes = routesOf(state, company, wanted);
  const trains = runningTrains(state, company);
  let tries = MOST_TRIES;
  let sets = MOST_SETS;

  function* extend(index: number, chosen: readonly Judged[]): Generator<Judged[]> {
    const train = trains[index];
    if (train === undefined) {
      if (chosen.length > 0 && !judgeSet(chosen) && sets-- > 0) yield [...chosen];
      return;
    }
    for (const run of routes.get(train) ?? []) {
      if (tries-- <= 0 || sets <= 0) break;
      if (!chosen.some((other) => clash(other, run))) yield* extend(index + 1, [...chosen, run]);
    }
    yield* extend(index + 1, chosen);
  }

  yield* extend(0, []);
}

export function intentOf({ train, path, halts }: Judged): RouteIntent {
  return halts === null ? { train, path } : { train, path, halts };
}

/** Sets of routes as intents: many of them, always including the one that equals `like`. */
export function* listRouteSets(
  state: State,
  company: CompanyId,
  wanted?: readonly RouteIntent[],
): Generator<RouteIntent[]> {
  let found = false;
  for (const set of listSets(state, company, wanted)) {
    found = true;
    yield set.map(intentOf);
  }
  if (found || wanted) return;
  // The steps were spent on routes that are too long, or on sets that miss the home token: use the finder.
  const { routes } = bestRun(state, company).action;
  if (routes.length > 0) yield [...routes];
  const best = canonicalJson(routes);
  for (const run of shortestRuns(state, company)) {
    const set = [intentOf(run)];
    if (canonicalJson(set) !== best) yield set;
  }
}
