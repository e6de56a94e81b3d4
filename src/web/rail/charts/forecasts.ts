import { useEffect, useState } from 'preact/hooks';
import type { CompanyView, RailView } from '../../../rail/view.ts';
import { searchRoutes } from '../../worker/client.ts';
import type { RailSession } from '../rail-table.ts';

/** What a company would run for, as far as the search has come. */
export interface Forecast {
  readonly revenue: number;
  readonly isProven: boolean;
}

/** The time limit for each company. */
const LOOK_MS = 3000;
const known = new WeakMap<object, Map<string, Forecast>>();

/** Companies that could run now, in the order in which they would. */
export function runners({ companies, order }: RailView): CompanyView[] {
  const running = companies.filter(({ trains, kind }) => kind === 'railway' && trains.length > 0);
  return running.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** The best runs of a position, company after company, found in a worker. */
export function useForecasts(
  session: RailSession,
  state: object,
  companies: readonly string[],
): ReadonlyMap<string, Forecast> {
  const [, setCount] = useState(0);
  const names = companies.join();
  useEffect(() => {
    const calling = new AbortController();
    const ofState = known.get(state) ?? new Map<string, Forecast>();
    known.set(state, ofState);
    void (async () => {
      for (const company of companies) {
        if (ofState.has(company)) continue;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the panels get their turn
        const answer = await searchRoutes(session, {
          state,
          wishes: { company },
          milliseconds: LOOK_MS,
          signal: calling.signal,
        });
        if (calling.signal.aborted) return;
        const [best] = answer?.sets ?? [];
        ofState.set(company, { revenue: best?.revenue ?? 0, isProven: answer?.optimal ?? false });
        setCount((count) => count + 1);
      }
      // A search that cannot be made leaves its line open.
    })().catch(() => undefined);
    return () => calling.abort();
  }, [session, state, names]);
  return known.get(state) ?? new Map<string, Forecast>();
}
