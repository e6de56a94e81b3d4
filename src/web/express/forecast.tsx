import type { JSX } from 'preact';
import css from '../charts/charts.module.css';
import { ColumnTable, type TableColumn } from '../family/column-table.tsx';
import { useCompanyColumn } from '../family/company-column.tsx';
import { useExpressTable } from './express-table.ts';
import type { CompanyShown } from './view.ts';

/** What the next dividends would bring, if they came at the position on show. */
export function ExpressForecast(): JSX.Element {
  const { session } = useExpressTable();
  const { words } = session;
  const companyColumn = useCompanyColumn();
  const { companies, players } = session.shown.value.view;
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
