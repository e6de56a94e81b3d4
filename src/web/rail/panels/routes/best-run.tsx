import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Action } from '../../../../core/game.ts';
import type { RouteAnswer } from '../../../../core/routing.ts';
import { canonicalJson } from '../../../../core/json.ts';
import { searchRoutes } from '../../../worker/client.ts';
import type { RailSession } from '../../rail-table.ts';
import css from './best-run.module.css';

/** What a company could run for. */
export interface BestRun {
  readonly revenue: number;
  readonly subsidy: number;
  /** Nothing better exists; else it is at least this. */
  readonly isProven: boolean;
}

/** Both are null while they are being looked for, and where no company acts. */
export interface BestRuns {
  readonly now: BestRun | null;
  /** After the action that was asked about. */
  readonly after: BestRun | null;
}

/** A forecast is no longer useful after this time. */
const FORECAST_MS = 4_000;
/** The pointer rests this long on something before it is worth a search. */
const REST_MS = 90;

/** Forecasts of a position: that of the position itself under an empty name, the others by action. */
const known = new WeakMap<object, Map<string, BestRun>>();

function knownOf(state: object): Map<string, BestRun> {
  let runs = known.get(state);
  if (!runs) known.set(state, (runs = new Map()));
  return runs;
}

function bestOf({ sets, optimal }: RouteAnswer<Action>): BestRun {
  const [best] = sets;
  return { revenue: best?.revenue ?? 0, subsidy: best?.subsidy ?? 0, isProven: optimal };
}

/** The company whose turn it is, if one acts. */
function actingCompany({ turn }: RailSession): string | null {
  const { value } = turn;
  return value.kind === 'decide' && typeof value.entity === 'string' ? value.entity : null;
}

/** Searches once per position and action, and aborts what is no longer wanted. Without a name nothing is searched. */
function useForecast(
  session: RailSession,
  action: Action | null,
  name: string | null,
  delay: number,
): BestRun | null {
  const state = session.state.value;
  const company = actingCompany(session);
  const [, setFound] = useState(0);
  const runs = knownOf(state);
  const canLook = company !== null && session.title.game.routing !== undefined;
  const isKnown = name === null || runs.has(name);
  useEffect(() => {
    if (!canLook || isKnown) return undefined;
    const calling = new AbortController();
    const look = async (): Promise<void> => {
      let position = state;
      if (action) {
        const result = session.title.game.apply(state, action);
        if (result.refused) return;
        position = result.state;
      }
      const { signal } = calling;
      const wishes = { company };
      const answer = await searchRoutes(session, {
        state: position,
        wishes,
        signal,
        milliseconds: FORECAST_MS,
      });
      if (!answer) return;
      runs.set(name, bestOf(answer));
      setFound((count) => count + 1);
    };
    // Aborted, or the worker did not start: then there is no forecast, and nothing else is lost.
    const timer = setTimeout(() => void look().catch(() => undefined), delay);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [state, name, canLook, isKnown]);
  return name === null ? null : (runs.get(name) ?? null);
}

/** The best run of the acting company now, and after an action. Computed in a worker. */
export function useBestRun(session: RailSession, action: Action | null): BestRuns {
  const now = useForecast(session, null, '', 0);
  const after = useForecast(session, action, action && canonicalJson(action), REST_MS);
  return { now, after };
}

interface BestRunBesideProps {
  readonly session: RailSession;
  /** What is chosen or pointed at; null shows the present run alone. */
  readonly action: Action | null;
}

/** `£440 → £480 +£40`: what the best run would become. */
export function BestRunBeside({ session, action }: BestRunBesideProps): JSX.Element {
  const { now, after } = useBestRun(session, action);
  const { words } = session;
  const describe = (run: BestRun | null): string => {
    if (!run) return '…';
    const sum = words.money(run.revenue + run.subsidy);
    return run.isProven ? sum : words.t('page.routes.at-least', { sum });
  };
  if (!action) return <span class={css.run}>{describe(now)}</span>;
  const change = now && after ? after.revenue + after.subsidy - now.revenue - now.subsidy : 0;
  const isSame = now !== null && after !== null && change === 0;
  return (
    <span class={css.run}>
      {isSame
        ? words.t('page.routes.unchanged', { sum: describe(now) })
        : `${describe(now)} → ${describe(after)}`}
      {change !== 0 && (
        <b data-tone={change > 0 ? 'pos' : 'neg'}>
          {change > 0 ? '+' : '−'}
          {words.money(Math.abs(change))}
        </b>
      )}
    </span>
  );
}
