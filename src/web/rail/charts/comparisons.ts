import { bySeat } from '../../charts/sample.ts';
import type { Comparison, PlannedGame } from '../../family/family.ts';
import type { RailView } from '../../../rail/view.ts';
import { lastRevenues } from '../tables/train-facts.ts';
import { type Forecast, runners, useForecasts } from './forecasts.ts';

/** What every player is worth, now and in a plan. */
function players({ real, session }: PlannedGame<RailView>): Comparison {
  const { words } = session;
  const worths = ({ view }: PlannedGame<RailView>['real']): number[] =>
    bySeat(view.value.players, ({ worth }) => worth);
  const then = worths(session);
  return {
    of: 'players',
    label: words.t('page.plan.worth'),
    caption: words.t('page.worth'),
    about: worths(real).map((now, seat) => ({
      key: seat,
      name: words.name(seat),
      now,
      planned: then[seat] ?? null,
    })),
  };
}

/** What every company would run for at best, now and in the plan, and what it has run for there. */
function useRuns({ real, session, from }: PlannedGame<RailView>): Comparison {
  const { words } = session;
  const before = runners(real.view.value).map(({ id }) => id);
  const after = runners(session.view.value).map(({ id }) => id);
  const now = useForecasts(real, real.state.value, before);
  const then = useForecasts(session, session.state.value, after);
  const ran = lastRevenues(session.told(from, session.at.value));
  const revenueOf = (
    company: string,
    running: readonly string[],
    found: ReadonlyMap<string, Forecast>,
  ): number | null => (running.includes(company) ? (found.get(company)?.revenue ?? null) : 0);
  return {
    of: 'companies',
    label: words.t('page.plan.runs'),
    caption: words.t('page.forecast.revenue'),
    about: [...new Set([...before, ...after])].map((id) => {
      const revenue = ran.get(id);
      return {
        key: id,
        name: id,
        now: revenueOf(id, before, now),
        planned: revenueOf(id, after, then),
        note: revenue === undefined ? undefined : words.t('page.plan.ran', { revenue }),
      };
    }),
  };
}

export function useRailComparisons(plan: PlannedGame<RailView>): readonly Comparison[] {
  return [players(plan), useRuns(plan)];
}
