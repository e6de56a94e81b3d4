import { CompanyChip } from '../board/chip.tsx';
import css from '../charts/charts.module.css';
import type { TableColumn } from './column-table.tsx';
import { useTable } from './table-state.ts';

/** The company of each line of a forecast; the last line has none, it is the sum of all. */
export function useCompanyColumn(): TableColumn<{ readonly id: string } | null> {
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
