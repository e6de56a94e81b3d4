import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CompanyChip } from '../../board/chip.tsx';
import cards from '../../family/cards.module.css';
import data from '../../family/data-table.module.css';
import { SortHead } from '../../family/sort-head.tsx';
import { type Sort, sorted } from '../../family/sorting.ts';
import { Key } from '../../parts/button.tsx';
import { useKeys } from '../../parts/keys.ts';
import { useRoom } from '../../parts/room.ts';
import { useRailTable, useRailView } from '../rail-table.ts';
import { type Column, COLUMNS, hiddenParts, type Row, ROWS, toggleHidden } from './columns.ts';
import { FoldedHoldings } from './holdings-folded.tsx';
import {
  type Figure,
  FIGURES,
  FigureText,
  type HoldingsProps,
  HoldingText,
  isEver,
  PlayerName,
  RowText,
  type SortKey,
  valueOf,
} from './holdings-parts.tsx';
import css from './holdings.module.css';
import { playersInOrder } from './in-order.ts';

/** Columns and rows to choose from. */
function Chooser({ rows }: { rows: readonly Row[] }): JSX.Element {
  const { words } = useRailTable().session;
  const box = (name: Column | Row): JSX.Element => (
    <label key={name}>
      <input type="checkbox" checked={!hiddenParts.value.has(name)} onChange={() => toggleHidden(name)} />
      {words.t(`page.column.${name}`)}
    </label>
  );
  return (
    <div class={css.chooser}>
      <fieldset>
        <legend>{words.t('page.holdings.columns')}</legend>
        {COLUMNS.map(box)}
      </fieldset>
      <fieldset>
        <legend>{words.t('page.holdings.rows')}</legend>
        {rows.map(box)}
      </fieldset>
    </div>
  );
}

/** The room that the matrix needs, in rem, about. */
function matrixRoom(companies: number, figures: number, hasPrivates: boolean): number {
  return 7 + 2.5 * companies + 4.5 * figures + (hasPrivates ? 3.5 : 0);
}

/** Whether there is a column of privates. */
function hasPrivates(players: HoldingsProps['players']): boolean {
  return !hiddenParts.value.has('privates') && players.some(({ privates }) => privates.length > 0);
}

/** Players in rows, companies in columns, and below them what each company has. */
function Matrix({
  players,
  companies,
  rows,
  figures,
  sort,
  onSort,
}: HoldingsProps & { figures: readonly Figure[] }): JSX.Element {
  const { session } = useRailTable();
  const { words, title } = session;
  const { turn } = session.shown.value;
  const hidden = hiddenParts.value;
  const isWithPrivates = hasPrivates(players);
  return (
    <div class={data.scroll}>
      <table class={`${data.table} ${css.holdings}`}>
        <thead>
          <tr>
            <SortHead by="turn" sort={sort} onSort={onSort} first="ascending">
              {words.t('page.player')}
            </SortHead>
            {companies.map(({ id }) => (
              <SortHead key={id} by={`of ${id}`} sort={sort} onSort={onSort}>
                <CompanyChip id={id} look={title.drawing.look} size={25} label={id} />
              </SortHead>
            ))}
            {figures.map((figure) => (
              <SortHead
                key={figure}
                by={figure}
                sort={sort}
                onSort={onSort}
                class={figure === 'room' ? data.text : data.number}
              >
                {words.t(`page.column.${figure}`)}
              </SortHead>
            ))}
            {isWithPrivates && (
              <th scope="col" class={data.text}>
                {words.t('page.column.privates')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr
              key={player.seat}
              data-acting={(turn.kind === 'decide' && turn.seat === player.seat) || undefined}
            >
              <th scope="row">
                <PlayerName player={player} />
              </th>
              {companies.map((one) => (
                <td key={one.id}>
                  <HoldingText player={player} company={one} />
                </td>
              ))}
              {figures.map((figure) => (
                <td key={figure} class={figure === 'room' ? data.text : data.number}>
                  <FigureText player={player} figure={figure} />
                </td>
              ))}
              {isWithPrivates && <td class={data.text}>{player.privates.join(' ')}</td>}
            </tr>
          ))}
        </tbody>
        <tbody class={css.secondary}>
          {rows
            .filter((row) => !hidden.has(row))
            .map((row) => (
              <tr key={row}>
                <th scope="row">{words.t(`page.column.${row}`)}</th>
                {companies.map((one) => (
                  <td key={one.id}>
                    <RowText row={row} company={one} />
                  </td>
                ))}
                {figures.length + Number(isWithPrivates) > 0 && (
                  <td colSpan={figures.length + Number(isWithPrivates)} />
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who holds how much of what; columns can be sorted, and left out. */
export function HoldingsCard(): JSX.Element {
  const { session } = useRailTable();
  const { words } = session;
  const view = useRailView();
  const { ref, room } = useRoom<HTMLElement>();
  const [sort, setSort] = useState<Sort<SortKey>>({ by: 'turn', direction: 'ascending' });
  const [isChoosing, setIsChoosing] = useState(false);
  useKeys('holdings', { c: () => setIsChoosing(!isChoosing) });
  const hidden = hiddenParts.value;
  // In the order of the title, which no sale and no start changes: a column stays where it is.
  const companies = view.companies.filter(
    ({ status }) => status !== 'closed' && !(status === 'unstarted' && hidden.has('unstarted')),
  );
  const figures = FIGURES.filter((figure) => !hidden.has(figure));
  const rows = ROWS.filter((row) => isEver(row, companies));
  const players = sorted(playersInOrder(view), valueOf(view, sort.by), sort.direction, words.locale);
  const company = sort.by.startsWith('of ') ? sort.by.slice(3) : null;
  const sortName = company ?? words.t(`page.column.${sort.by}`);
  const shown: HoldingsProps = { players, companies, rows, sort, onSort: setSort };
  return (
    <section ref={ref} class={cards.card} aria-label={words.t('page.view.holdings')}>
      <div class={cards.cardHead}>
        <h2>
          {words.t('page.view.holdings')} <small>{words.t('page.holdings-help')}</small>
        </h2>
        <p class={css.tools}>
          {words.t('page.holdings.sorted-by')} <b>{sortName}</b> ·{' '}
          <button type="button" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {words.t('page.holdings.choose')} <Key name="C" />
          </button>
        </p>
      </div>
      {isChoosing && <Chooser rows={rows} />}
      {room !== undefined &&
        (room !== null && room < matrixRoom(companies.length, figures.length, hasPrivates(players)) ? (
          <FoldedHoldings {...shown} />
        ) : (
          <Matrix {...shown} figures={figures} />
        ))}
    </section>
  );
}

export function HoldingsView(): JSX.Element {
  return (
    <div class={cards.cards}>
      <HoldingsCard />
    </div>
  );
}
