import type { JSX } from 'preact';
import type { Seat } from '../../../core/game.ts';
import type { CompanyView, RailView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import type { CompanyShown, ExpressView } from '../../express/view.ts';
import { ColumnTable, type TableColumn } from '../../family/column-table.tsx';
import { useTable } from '../../family/table-state.ts';
import css from '../../charts/charts.module.css';
import { runners, useForecasts } from './forecasts.ts';
import { incomeOf } from './income.ts';

/** The company of a line; the last line has none, it is the sum of all. */
function useCompanyColumn(): TableColumn<{ readonly id: string } | null> {
  const { words, title } = useTable().session;
  return {
    id: 'company',
    width: 5.5,
    rank: 0,
    head: words.t('page.company'),
    cell: (company) =>
      company ? (
        <span class={css.company}>
          <CompanyChip id={company.id} look={title.drawing.look} size={21} /> {company.id}
        </span>
      ) : (
        words.t('page.forecast.sum')
      ),
  };
}

function RailForecast(): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const { state, view: shown } = session.shown.value;
  const view = shown as unknown as RailView;
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

function ExpressForecast(): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const companyColumn = useCompanyColumn();
  const { companies, players } = session.shown.value.view as unknown as ExpressView;
  const open = companies.filter((company) => company.open);
  const columns: TableColumn<CompanyShown | null>[] = [
    companyColumn,
    {
      id: 'share',
      width: 4,
      rank: 1,
      look: 'number',
      head: words.t('page.forecast.share'),
      cell: (company) => company && words.money(company.dividend),
    },
    ...players.map(({ seat, dividend, dividends }): TableColumn<CompanyShown | null> => ({
      id: `seat ${seat}`,
      width: 3,
      rank: 2,
      look: 'number',
      head: words.name(seat),
      cell: (company) => {
        if (!company) return <b>{words.money(dividend)}</b>;
        const paid = dividends[company.id];
        return paid === undefined ? null : words.money(paid);
      },
    })),
  ];
  return (
    <section class={css.block} data-forecast={open.length}>
      <h3>
        {words.t('page.forecast.express')} <small>{words.t('page.forecast.express.note')}</small>
      </h3>
      <ColumnTable
        label={words.t('page.forecast.express')}
        columns={columns}
        rows={[...open, null]}
        keyOf={(company) => company?.id ?? ''}
      />
    </section>
  );
}

/** What the position on show would bring: the next operating round, or the next dividends. */
export function ForecastCard(): JSX.Element {
  return useTable().session.title.family === 'rail' ? <RailForecast /> : <ExpressForecast />;
}
