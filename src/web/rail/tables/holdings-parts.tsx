import type { JSX } from 'preact';
import type { CompanyId } from '../../../rail/tokens.ts';
import type { CompanyView, PlayerView, RailView } from '../../../rail/view.ts';
import type { Words } from '../../../text/words.ts';
import data from '../../family/data-table.module.css';
import { useMarks } from '../../family/marks.tsx';
import type { Sort, SortValue } from '../../family/sorting.ts';
import { abbr } from '../../parts/abbr.ts';
import parts from '../../parts/parts.module.css';
import { useRailTable, useRailView } from '../rail-table.ts';
import type { Column, Row } from './columns.ts';
import css from './holdings.module.css';

/** What the holdings are put together from, as a matrix or in two tables. */

export const FIGURES = [
  'cash',
  'worth',
  'liquid',
  'certificates',
  'room',
] as const satisfies readonly Column[];
export type Figure = (typeof FIGURES)[number];
export type SortKey = 'turn' | Figure | `of ${CompanyId}`;

/** What is to be shown, in order. */
export interface HoldingsProps {
  readonly players: readonly PlayerView[];
  readonly companies: readonly CompanyView[];
  readonly rows: readonly Row[];
  readonly sort: Sort<SortKey>;
  readonly onSort: (sort: Sort<SortKey>) => void;
}

function roomOf({ certificates, certificateLimit: limit }: PlayerView): number | null {
  return limit === null ? null : limit - certificates;
}

export function valueOf(view: RailView, by: SortKey): (player: PlayerView) => SortValue {
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
export function isEver(row: Row, companies: readonly CompanyView[]): boolean {
  if (row === 'treasury-shares') return companies.some(({ treasuryShares }) => treasuryShares > 0);
  if (row === 'loans') return companies.some(({ loans }) => loans !== null);
  return true;
}

function Shown({ value }: { value: string | number }): JSX.Element {
  return value === 0 || value === '' ? <span class={data.none}>·</span> : <>{value}</>;
}

function Room({ player }: { player: PlayerView }): JSX.Element {
  const { words } = useRailTable().session;
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

function Figure({ player, figure }: { player: PlayerView; figure: Figure }): JSX.Element {
  const { words } = useRailTable().session;
  const { certificates, certificateLimit: limit } = player;
  switch (figure) {
    case 'room':
      return <Room player={player} />;
    case 'certificates':
      return <>{limit === null ? certificates : words.t('page.room.of', { number: certificates, limit })}</>;
    case 'worth':
      return <b>{words.money(player.worth)}</b>;
    default:
      return <>{words.money(player[figure])}</>;
  }
}

export function FigureText(props: { player: PlayerView; figure: Figure }): JSX.Element {
  const mark = useMarks();
  const { player, figure } = props;
  const name = figure === 'room' ? 'certificates' : figure;
  return <>{mark(`players/${player.seat}/${name}`, <Figure {...props} />)}</>;
}

/** The names of the view's fields behind a row. */
const VIEW_NAMES: Readonly<Partial<Record<Row, string>>> = {
  treasury: 'cash',
  'treasury-shares': 'treasuryShares',
};

/** A figure of a company below the players. */
export function RowText({ row, company }: { row: Row; company: CompanyView }): JSX.Element {
  const { words } = useRailTable().session;
  const mark = useMarks();
  const text = <Shown value={tellRow(words, row, company)} />;
  return <>{mark(`companies/${company.id}/${VIEW_NAMES[row] ?? row}`, text)}</>;
}

export function HoldingText({ player, company }: { player: PlayerView; company: CompanyView }): JSX.Element {
  const { words } = useRailTable().session;
  const mark = useMarks();
  const isDirector = player.directs.includes(company.id);
  const isSold = player.sold.includes(company.id);
  return (
    <span class={css.holding} data-directs={isDirector || undefined}>
      {mark(`players/${player.seat}/shares/${company.id}`, <Shown value={player.shares[company.id] ?? 0} />)}
      {isDirector && (
        <span class={css.star} role="img" aria-label={words.t('page.director')}>
          ★
        </span>
      )}
      {isSold && (
        <abbr class={css.sold} {...abbr('text', words.t('page.holdings.sold-help'))}>
          {words.t('page.holdings.sold')}
        </abbr>
      )}
    </span>
  );
}

/** The name of a player, with what the round says about them. */
export function PlayerName({ player }: { player: PlayerView }): JSX.Element {
  const { words } = useRailTable().session;
  const { priority, nextPriority, round } = useRailView();
  const { seat, passed } = player;
  return (
    <span>
      {words.name(seat)}{' '}
      {priority === seat && (
        <abbr class={parts.badge} {...abbr('priority')}>
          {words.t('page.pd')}
        </abbr>
      )}
      {nextPriority === seat && nextPriority !== priority && (
        <abbr class={parts.badge} {...abbr('next-priority')}>
          {words.t('page.next-pd')}
        </abbr>
      )}
      {passed && round.kind === 'stock' && <small class={css.passed}>{words.t('page.passed')}</small>}
    </span>
  );
}
