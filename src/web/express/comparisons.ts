import { bySeat } from '../charts/sample.ts';
import type { Comparison, PlannedGame } from '../family/family.ts';
import type { ExpressView } from './view.ts';

/** What every player has, now and in a plan. */
function players({ real, session }: PlannedGame<ExpressView>): Comparison {
  const { words } = session;
  const cash = ({ view }: PlannedGame<ExpressView>['real']): number[] =>
    bySeat(view.value.players, (player) => player.cash);
  const then = cash(session);
  return {
    of: 'players',
    label: words.t('page.plan.cash'),
    caption: words.t('page.cash'),
    about: cash(real).map((now, seat) => ({
      key: seat,
      name: words.name(seat),
      now,
      planned: then[seat] ?? null,
    })),
  };
}

/** What every company earns, now and in a plan. */
function incomes({ real, session }: PlannedGame<ExpressView>): Comparison {
  const { words } = session;
  const then = session.view.value.companies;
  return {
    of: 'companies',
    label: words.t('page.plan.incomes'),
    caption: words.t('page.row.income'),
    about: real.view.value.companies
      .filter(({ open }, index) => open || then[index]?.open === true)
      .map(({ id, income }) => ({
        key: id,
        name: id,
        now: income ?? 0,
        planned: then.find((company) => company.id === id)?.income ?? 0,
      })),
  };
}

export function useExpressComparisons(plan: PlannedGame<ExpressView>): readonly Comparison[] {
  return [players(plan), incomes(plan)];
}
