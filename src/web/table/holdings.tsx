import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CompanyId } from '../../rail/tokens.ts';
import type { CompanyView, PlayerView, RailView } from '../../rail/view.ts';
import type { Words } from '../../text/words.ts';
import { CompanyChip } from '../board/chip.tsx';
import { Key } from '../parts/button.tsx';
import { useKeys } from '../parts/keys.ts';
import parts from '../parts/parts.module.css';
import { type Column, COLUMNS, hiddenParts, type Row, ROWS, toggleHidden } from './columns.ts';
import data from './data-table.module.css';
import css from './holdings.module.css';
import { companiesInOrder, playersInOrder } from './order.ts';
import { useRailView } from './players.tsx';
import { SortHead } from './sort-head.tsx';
import { type Sort, sorted, type SortValue } from './sorting.ts';
import { useTable } from './state.ts';
import table from './table.module.css';

/* ---- what there is to show ---- */

const FIGURES = ['cash', 'worth', 'liquid', 'certificates', 'room'] as const satisfies readonly Column[];
type Figure = (typeof FIGURES)[number];
type SortKey = 'turn' | Figure | `of ${CompanyId}`;

function roomOf({ certificates, certificateLimit: limit }: PlayerView): number | null {
  return limit === null ? null : limit - certificates;
}

function valueOf(view: RailView, by: SortKey): (player: PlayerView) => SortValue {
  if (by === 'turn') return ({ seat }) => view.turnOrder.indexOf(seat);
  if (by === 'room') return roomOf;
  if (by.startsWith('of ')) return ({ shares }) => shares[by.slice(3)] ?? 0;
  return (player) => player[by as Exclude<Figure, 'room'>];
}

/** Rows below the players: what a company has, or has left. */
function tellRow(words: Words, row: Row, company: CompanyView): string {
  const none = '–';
  switch (row) {
    case 'ipo':
      return company.ipo > 0 ? words.number(company.ipo) : '';
    case 'pool':
      return company.pool > 0 ? words.number(company.pool) : '';
    case 'treasury-shares':
      return company.treasuryShares > 0 ? words.number(company.treasuryShares) : '';
    case 'price':
      return company.price === null ? none : words.number(company.price);
    case 'par':
      return company.par === null ? none : words.number(company.par);
    case 'treasury':
      return company.status === 'unstarted' ? none : words.number(company.cash);
    case 'trains':
      return company.trains.map(({ name, leased }) => (leased ? `(${name})` : name)).join(' ');
    case 'loans':
      return company.loans === null ? none : company.loans > 0 ? words.number(company.loans) : '';
  }
}

/** Some titles have no such thing at all. */
function isEver(row: Row, companies: readonly CompanyView[]): boolean {
  if (row === 'treasury-shares') return companies.some(({ treasuryShares }) => treasuryShares > 0);
  if (row === 'loans') return companies.some(({ loans }) => loans !== null);
  return true;
}

/* ---- its parts ---- */

function Shown({ value }: { value: string | number }): JSX.Element {
  return value === 0 || value === '' ? <span class={data.none}>·</span> : <>{value}</>;
}

function Room({ player }: { player: PlayerView }): JSX.Element {
  const { words } = useTable().session;
  const { certificates, certificateLimit: limit } = player;
  const left = roomOf(player);
  if (limit === null || left === null) return <span class={data.none}>{words.t('page.room.unlimited')}</span>;
  return (
    <span class={css.room}>
      <span class={css.bar} aria-hidden="true">
        <i
          data-over={left < 0 || undefined}
          style={{ width: `${Math.min(100, (100 * certificates) / limit)}%` }}
        />
      </span>
      {left < 0
        ? words.t('page.room.over', { number: -left })
        : words.t('page.certificates-left', { number: left })}
    </span>
  );
}

function FigureCell({ player, figure }: { player: PlayerView; figure: Figure }): JSX.Element {
  const { words } = useTable().session;
  const { certificates, certificateLimit: limit } = player;
  switch (figure) {
    case 'room':
      return (
        <td class={data.text}>
          <Room player={player} />
        </td>
      );
    case 'certificates':
      return (
        <td class={data.number}>
          {limit === null ? certificates : words.t('page.room.of', { number: certificates, limit })}
        </td>
      );
    case 'worth':
      return (
        <td class={data.number}>
          <b>{words.money(player.worth)}</b>
        </td>
      );
    default:
      return <td class={data.number}>{words.money(player[figure])}</td>;
  }
}

function Holding({ player, company }: { player: PlayerView; company: CompanyView }): JSX.Element {
  const { words } = useTable().session;
  const isDirector = player.directs.includes(company.id);
  const isSold = player.sold.includes(company.id);
  return (
    <td data-directs={isDirector || undefined}>
      <Shown value={player.shares[company.id] ?? 0} />
      {isDirector && (
        <span class={css.star} role="img" aria-label={words.t('page.director')}>
          ★
        </span>
      )}
      {isSold && (
        <abbr class={css.sold} title={words.t('page.holdings.sold-help')}>
          {words.t('page.holdings.sold')}
        </abbr>
      )}
    </td>
  );
}

/** The name of a player, with what the round says about them. */
function PlayerHead({ player }: { player: PlayerView }): JSX.Element {
  const { words } = useTable().session;
  const { priority, nextPriority, round } = useRailView();
  const { seat, passed } = player;
  return (
    <th scope="row">
      {words.name(seat)}{' '}
      {priority === seat && (
        <abbr class={parts.badge} title={words.t('page.pd-help')}>
          {words.t('page.pd')}
        </abbr>
      )}
      {nextPriority === seat && nextPriority !== priority && (
        <abbr class={parts.badge} title={words.t('page.next-pd-help')}>
          {words.t('page.next-pd')}
        </abbr>
      )}
      {passed && round.kind === 'stock' && <small class={css.passed}>{words.t('page.passed')}</small>}
    </th>
  );
}

/** Columns and rows to choose from. */
function Chooser({ rows }: { rows: readonly Row[] }): JSX.Element {
  const { words } = useTable().session;
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

/** Who holds how much of what; columns can be sorted, and left out. */
export function HoldingsCard(): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const view = useRailView();
  const [sort, setSort] = useState<Sort<SortKey>>({ by: 'turn', direction: 'ascending' });
  const [isChoosing, setIsChoosing] = useState(false);
  useKeys('holdings', { c: () => setIsChoosing(!isChoosing) });
  const hidden = hiddenParts.value;
  const companies = companiesInOrder(view).filter(
    ({ status }) => status !== 'closed' && !(status === 'unstarted' && hidden.has('unstarted')),
  );
  const figures = FIGURES.filter((figure) => !hidden.has(figure));
  const rows = ROWS.filter((row) => isEver(row, companies));
  const hasPrivates = !hidden.has('privates') && view.players.some(({ privates }) => privates.length > 0);
  const { turn } = session.shown.value;
  const players = sorted(playersInOrder(view), valueOf(view, sort.by), sort.direction);
  const company = sort.by.startsWith('of ') ? sort.by.slice(3) : null;
  const sortName = company ?? words.t(`page.column.${sort.by}`);
  return (
    <section class={table.card} aria-label={words.t('page.view.holdings')}>
      <div class={table.cardHead}>
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
      <div class={data.scroll}>
        <table class={`${data.table} ${css.holdings}`}>
          <thead>
            <tr>
              <SortHead by="turn" sort={sort} onSort={setSort} first="ascending">
                {words.t('page.player')}
              </SortHead>
              {companies.map(({ id, name }) => (
                <SortHead key={id} by={`of ${id}`} sort={sort} onSort={setSort} title={name}>
                  <CompanyChip id={id} look={title.drawing.look} size={25} label={id} />
                </SortHead>
              ))}
              {figures.map((figure) => (
                <SortHead
                  key={figure}
                  by={figure}
                  sort={sort}
                  onSort={setSort}
                  class={figure === 'room' ? data.text : data.number}
                >
                  {words.t(`page.column.${figure}`)}
                </SortHead>
              ))}
              {hasPrivates && (
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
                <PlayerHead player={player} />
                {companies.map((one) => (
                  <Holding key={one.id} player={player} company={one} />
                ))}
                {figures.map((figure) => (
                  <FigureCell key={figure} player={player} figure={figure} />
                ))}
                {hasPrivates && <td class={data.text}>{player.privates.join(' ')}</td>}
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
                      <Shown value={tellRow(words, row, one)} />
                    </td>
                  ))}
                  {figures.length + Number(hasPrivates) > 0 && (
                    <td colSpan={figures.length + Number(hasPrivates)} />
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function HoldingsView(): JSX.Element {
  return (
    <div class={table.cards}>
      <HoldingsCard />
    </div>
  );
}
