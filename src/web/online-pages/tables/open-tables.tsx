import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Pace, TableSummary } from '../../../online/api.ts';
import { PACES } from '../../../online/api.ts';
import { findTitle } from '../../../titles/find.ts';
import { Art } from '../../home/art.tsx';
import list from '../../home/games.module.css';
import { ask } from '../../online/client.ts';
import { words } from '../../words.ts';
import { whileSeen } from '../follow-table.ts';
import { isFree } from '../join/seating.ts';
import { differencesOf, ruleSetName } from '../join/rules.ts';
import { troubleOf } from '../problems.ts';
import { Segments } from '../segments.tsx';
import { useTitle } from '../use-title.ts';
import css from './tables.module.css';

const EVERY_MS = 10_000;

/** The tables that are listed, as they were last told, and why there are none to be told of. */
export function useLobby(): {
  readonly tables: readonly TableSummary[] | null;
  readonly trouble: string | null;
} {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(async (): Promise<void> => {
    const outcome = await ask('lobby');
    if (outcome.kind === 'done') setTables(outcome.answer);
    setTrouble(troubleOf(outcome));
  }, []);
  useEffect(() => {
    void look();
    return whileSeen(() => void look(), EVERY_MS);
  }, []);
  return { tables, trouble };
}

export type PaceFilter = Pace | 'all';
const FILTERS: readonly PaceFilter[] = ['all', ...PACES];

/** Which tables by their pace. */
export function PaceFilterField({
  value,
  onChange,
}: {
  value: PaceFilter;
  onChange: (value: PaceFilter) => void;
}): JSX.Element {
  return (
    <Segments
      name="pace-filter"
      label={words.t('page.online.pace')}
      choices={FILTERS.map((one) => [one, words.t(`page.online.filter.${one}`)])}
      value={value}
      onChange={onChange}
    />
  );
}

/** How many of the seats are taken, at a glance. */
function Pips({ seats }: Pick<TableSummary, 'seats'>): JSX.Element {
  const taken = seats.filter((seat) => !isFree(seat)).length;
  return (
    <span class={css.pips}>
      <span aria-hidden="true">
        {seats.map((seat, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <i key={index} data-taken={!isFree(seat) || undefined} />
        ))}
      </span>
      {words.t('page.online.pips', { number: taken, all: seats.length })}
    </span>
  );
}

/** The pace and the rules of a table, in a line. */
function Terms({ table }: { table: TableSummary }): JSX.Element {
  const { pace, ruleSet, options } = table;
  const title = useTitle(table.title);
  const number = title ? differencesOf(title, ruleSet, options).length : 0;
  return (
    <span>
      {words.t(`page.online.pace.${pace}`)}
      {title && ` · ${ruleSetName(title, ruleSet)}`}
      {number > 0 && (
        <>
          {' · '}
          <b>{words.t('page.online.differ-short', { number })}</b>
        </>
      )}
    </span>
  );
}

/** A listed table: to join while it waits, to watch while it is played. */
function OpenRow({ table }: { table: TableSummary }): JSX.Element {
  const { id, title: titleId, label, state, seats } = table;
  const title = findTitle(titleId);
  const isOpen = state === 'open' && seats.some(isFree);
  const names = seats.flatMap(({ name }) => name ?? []);
  return (
    <li class={`${list.game} ${css.openRow}`} data-open-table={id}>
      <a class={list.open} href={state === 'open' ? `#/join/${id}` : `#/table/${id}`}>
        <span class={list.thumb}>{title && <Art title={title.id} small />}</span>
        <span class={list.text}>
          <b>
            {title?.name ?? titleId}
            <span class={list.name}>
              <bdi>{label === '' ? words.list(names) : label}</bdi>
            </span>
          </b>
          <Terms table={table} />
          {label !== '' && (
            <small>
              <bdi>{words.list(names)}</bdi>
            </small>
          )}
        </span>
        <Pips seats={seats} />
        <span class={css.way}>{words.t(isOpen ? 'page.online.join' : 'page.online.watch')}</span>
      </a>
    </li>
  );
}

export function OpenList({ tables }: { tables: readonly TableSummary[] }): JSX.Element {
  return (
    <ul class={list.games}>
      {tables.map((table) => (
        <OpenRow key={table.id} table={table} />
      ))}
    </ul>
  );
}
