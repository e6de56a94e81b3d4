import type { JSX } from 'preact';
import type { CompanyView } from '../../../rail/view.ts';
import { Icon } from '../../parts/icons.tsx';
import { useRailTable } from '../rail-table.ts';
import css from './trouble.module.css';

/** Words of the page for each: `page.trouble.…`. */
const TROUBLES: ReadonlySet<string> = new Set(['insolvent', 'receivership', 'bankrupt', 'nationalised']);

/** What is wrong with a company, as its status and flags call it. */
export function troublesOf({ status, flags }: CompanyView): string[] {
  return [status, ...flags].filter((key) => TROUBLES.has(key));
}

/** A company that is in trouble says so, wherever it is shown; nothing for any other. */
export function Trouble({
  company,
  isShort = false,
  isNamed = false,
}: {
  company: CompanyView;
  /** One line: what it leases is told elsewhere. */
  isShort?: boolean;
  /** As little as can be: the name of the company, what is wrong with it when pointed at or read out. */
  isNamed?: boolean;
}): JSX.Element | null {
  const { words } = useRailTable().session;
  const troubles = troublesOf(company);
  if (troubles.length === 0) return null;
  const leased = company.trains.filter((train) => train.leased);
  const names = troubles.map((key) => words.t(`page.trouble.${key}`));
  const all = words.list([...names, ...leased.map(({ name }) => words.t('page.trouble.leases', { name }))]);
  return (
    <span class={css.trouble} data-trouble={troubles.join(' ')} title={isShort || isNamed ? all : undefined}>
      <Icon name="warn" size={12} />
      {isNamed ? (
        <>
          {company.id} <span class="visually-hidden">{all}</span>
        </>
      ) : isShort ? (
        words.list(names)
      ) : (
        all
      )}
    </span>
  );
}
