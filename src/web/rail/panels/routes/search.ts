import { useEffect, useState } from 'preact/hooks';
import type { Action } from '../../../../core/game.ts';
import type { RouteAnswer, RouteAsk, RouteSet, RouteWish } from '../../../../core/routing.ts';
import { canonicalJson } from '../../../../core/json.ts';
import type { RouteWishes } from '../../../worker/api.ts';
import { searchRoutes } from '../../../worker/client.ts';
import type { RailSession } from '../../rail-table.ts';
import { type RoutePlan, wishesOf } from './plan.ts';

export type Objective = NonNullable<RouteAsk<Action>['objective']>;

/** How far a search has come. */
export interface Progress {
  /** The best known by now; none before the first was found. */
  readonly best: RouteSet<Action> | null;
  /** Nothing scores more than this. */
  readonly bound: number | null;
  /** All that were asked for, best first, once the search is over. */
  readonly sets: readonly RouteSet<Action>[];
  readonly state: 'looking' | 'proven' | 'out-of-time' | 'failed';
  /** What the search has looked at, once it is over. */
  readonly work?: RouteAnswer<Action>['work'];
}

const LOOKING: Progress = { best: null, bound: null, sets: [], state: 'looking' };

/** Answers of positions that are still remembered, so that undo and the step after it need not ask again. */
const known = new WeakMap<object, Map<string, Progress>>();

function progressOf({ sets, bound, optimal, work }: RouteAnswer<Action>): Progress {
  return { best: sets[0] ?? null, bound, sets, state: optimal ? 'proven' : 'out-of-time', work };
}

export interface SearchAsk {
  readonly wishes: RouteWishes;
  /** Left out, the position of the session. */
  readonly state?: object;
  readonly milliseconds?: number;
}

/** A search in a worker that runs as long as it is asked for; with null it waits. */
export function useSearch(session: RailSession, ask: SearchAsk | null): Progress {
  const state = ask?.state ?? session.state.value;
  const name = ask ? canonicalJson([ask.wishes, ask.milliseconds ?? 0]) : null;
  const remembered = name === null ? undefined : known.get(state)?.get(name);
  const [found, setFound] = useState<{ readonly name: string | null; readonly progress: Progress }>({
    name: null,
    progress: LOOKING,
  });

  useEffect(() => {
    if (!ask || name === null || remembered) return undefined;
    const calling = new AbortController();
    const tell = (progress: Progress): void => {
      if (!calling.signal.aborted) setFound({ name, progress });
    };
    const look = async (): Promise<void> => {
      const { wishes, milliseconds } = ask;
      const answer = await searchRoutes(session, {
        wishes,
        state,
        signal: calling.signal,
        onBetter: (best, bound) => tell({ best, bound, sets: [], state: 'looking' }),
        ...(milliseconds !== undefined && { milliseconds }),
      });
      if (!answer) return tell({ ...LOOKING, state: 'failed' });
      const progress = progressOf(answer);
      let ofState = known.get(state);
      if (!ofState) known.set(state, (ofState = new Map()));
      ofState.set(name, progress);
      tell(progress);
    };
    look().catch(() => tell({ ...LOOKING, state: 'failed' }));
    return () => calling.abort();
  }, [state, name]);

  return remembered ?? (found.name === name ? found.progress : LOOKING);
}

/** The runs that make the best of a plan, and the trains for which there is no such run. */
export interface Completion {
  readonly routes: readonly RouteWish[];
  readonly unreachable: readonly string[];
}

/** The runs as the action of a set asks for them. */
export function routesOfSet(set: RouteSet<Action> | null): readonly RouteWish[] {
  return (set?.action as { readonly routes?: readonly RouteWish[] } | undefined)?.routes ?? [];
}

function routesIn(answer: RouteAnswer<Action> | null): readonly RouteWish[] {
  return routesOfSet(answer?.sets[0] ?? null);
}

/**
 * Completes a plan. Where a train that has to call somewhere would rather stay at home for the good of the others, it
 * goes first all the same: the user asked for it.
 */
export async function completePlan(
  session: RailSession,
  trains: readonly string[],
  plan: RoutePlan,
  objective: Objective,
  signal: AbortSignal,
): Promise<Completion> {
  const { through, fixed } = wishesOf(plan);
  const ask = async (more: Pick<RouteWishes, 'through' | 'fixed'>): Promise<readonly RouteWish[]> =>
    routesIn(await searchRoutes(session, { wishes: { objective, ...more }, signal }));
  const wanted = Object.keys(through);
  const missing = (routes: readonly RouteWish[]): string[] =>
    wanted.filter((train) => !routes.some((route) => route.train === train));

  const routes = await ask({ through, fixed });
  if (missing(routes).length === 0) return { routes, unreachable: [] };
  const others = trains.filter((train) => !(train in plan)).map((train) => ({ train, path: [] }));
  const first = await ask({ through, fixed: [...fixed, ...others] });
  if (missing(first).length === wanted.length) return { routes, unreachable: wanted };
  const unreachable = missing(first);
  const kept = first.filter(({ train }) => train in through);
  const idle = unreachable.map((train) => ({ train, path: [] }));
  return { routes: await ask({ fixed: [...fixed, ...kept, ...idle] }), unreachable };
}
