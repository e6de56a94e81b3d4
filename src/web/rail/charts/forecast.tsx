import type { JSX } from 'preact';
import type { Seat } from '../../../core/game.ts';
import type { CompanyView } from '../../../rail/view.ts';
import css from '../../charts/charts.module.css';
import { ColumnTable, type TableColumn } from '../../family/column-table.tsx';
import { useCompanyColumn } from '../../family/company-column.tsx';
import { useRailTable } from '../rail-table.ts';
import { runners, useForecasts } from './forecasts.ts';
import { incomeOf } from './income.ts';

/** What the next operating round would bring, if it began at the position on show. */
export function RailForecast(): JSX.Element {
  const { session } = useRailTable();
  const { words } = session;
  const { state, view } = session.shown.value;
  const companies = runners(view);
  const found = useForecasts(
    session,
    state,
    companies.map(({ id }) => id),
  );
  const companyColumn = useCompanyColumn();
  if (companies.length === 0) return <p class={css.quiet}>{words.t('page.forecast.nobody')}</p>;
  const players = view.players.toSorted((a, b) => a.seat - b.seat);
  const incomes = new Map(
    companies.flatMap((company) => {
      const forecast = found.get(company.id);
      return forecast ? [[company.id, incomeOf(company, forecast.revenue, players)] as const] : [];
    }),
  );
  const sumOf = (seat: Seat): number =>
    [...incomes.values()].reduce((sum, income) => sum + (income?.bySeat.get(seat) ?? 0), 0);
  const columns: TableColumn<CompanyView | null>[] = [
    companyColumn,
    {
      id: 'revenue',
      width: 5,
      rank: 1,
      look: 'number',
      head: words.t('page.forecast.revenue'),
      cell: (company) => {
        if (!company) return null;
        const forecast = found.get(company.id);
        if (!forecast) return '…';
        const { revenue, isProven } = forecast;
        return words.t(isProven ? 'page.forecast.exact' : 'page.forecast.at-least', { revenue });
      },
    },
    {
      id: 'share',
      width: 4,
      rank: 2,
      look: 'number',
      head: words.t('page.forecast.share'),
      cell: (company) => {
        const income = company && incomes.get(company.id);
        if (income === null && company) return words.t('page.forecast.kept');
        return income ? words.money(income.share) : null;
      },
    },
    ...players.map(({ seat }): TableColumn<CompanyView | null> => ({
      id: `seat ${seat}`,
      width: 3.75,
      rank: 3,
      look: 'number',
      head: words.name(seat),
      cell: (company) => {
        if (!company) return <b>{words.money(sumOf(seat))}</b>;
        const amount = incomes.get(company.id)?.bySeat.get(seat);
        return amount === undefined ? null : words.money(amount);
      },
    })),
  ];
  return (
    <section class={css.block} data-forecast={found.size}>
      <h3>
        {words.t('page.forecast')} <small>{words.t('page.forecast.note')}</small>
      </h3>
      <ColumnTable
        label={words.t('page.forecast')}
        columns={columns}
        rows={[...companies, null]}
        keyOf={(company) => company?.id ?? ''}
      />
    </section>
  );
}
