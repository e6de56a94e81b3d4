import type { JSX } from 'preact';
import type { CompanyView, PlayerView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import { ColumnTable, type TableColumn } from '../../family/column-table.tsx';
import { useRailTable, useRailView } from '../rail-table.ts';
import { hiddenParts, type Row } from './columns.ts';
import {
  type Figure,
  FIGURES,
  FigureText,
  type HoldingsProps,
  HoldingText,
  PlayerName,
  RowText,
  type SortKey,
} from './holdings-parts.tsx';
import css from './holdings.module.css';

function useFigureColumns(companies: readonly CompanyView[]): TableColumn<PlayerView, SortKey>[] {
  const { words, title } = useRailTable().session;
  const hidden = hiddenParts.value;
  const ranks: Readonly<Record<Figure, number>> = { cash: 0, certificates: 1, worth: 2, liquid: 3, room: 4 };
  return [
    {
      id: 'player',
      width: 5.5,
      rank: 0,
      head: words.t('page.player'),
      sort: { by: 'turn', first: 'ascending' },
      cell: (player) => <PlayerName player={player} />,
    },
    ...FIGURES.filter((figure) => !hidden.has(figure)).map((figure): TableColumn<PlayerView, SortKey> => ({
      id: figure,
      width: figure === 'room' ? 8 : figure === 'certificates' ? 3.75 : 4,
      rank: ranks[figure],
      look: figure === 'room' ? 'text' : 'number',
      head: words.t(`page.column.${figure}`),
      sort: { by: figure, first: 'descending' },
      cell: (player) => <FigureText player={player} figure={figure} />,
    })),
    {
      id: 'shares',
      // Never beside the others: it is a line of its own.
      width: 100,
      rank: 5,
      head: words.t('page.holdings.shares'),
      cell: (player) => {
        const held = companies.filter(({ id }) => (player.shares[id] ?? 0) > 0);
        if (held.length === 0) return null;
        return (
          <ul class={css.held}>
            {held.map((company) => (
              <li key={company.id}>
                <CompanyChip id={company.id} look={title.drawing.look} size={19} label={company.id} />
                <HoldingText player={player} company={company} />
              </li>
            ))}
          </ul>
        );
      },
    },
    {
      id: 'privates',
      width: 100,
      rank: 6,
      head: words.t('page.column.privates'),
      cell: ({ privates }) => (privates.length === 0 ? null : privates.join(' · ')),
    },
  ];
}

/** Companies in rows, players in columns: so both have room on a phone. */
function useShareColumns(players: readonly PlayerView[], rows: readonly Row[]): TableColumn<CompanyView>[] {
  const { words, title } = useRailTable().session;
  const hidden = hiddenParts.value;
  const shown = rows.filter((row) => !hidden.has(row));
  return [
    {
      id: 'company',
      width: 4.25,
      rank: 0,
      head: words.t('page.company'),
      cell: ({ id }) => (
        <span class={css.company}>
          <CompanyChip id={id} look={title.drawing.look} size={25} /> {id}
        </span>
      ),
    },
    ...players.map((player, place): TableColumn<CompanyView> => ({
      id: `seat ${player.seat}`,
      width: 2.5,
      rank: place,
      head: <span class={css.short}>{words.name(player.seat)}</span>,
      tip: words.name(player.seat),
      cell: (company) => <HoldingText player={player} company={company} />,
    })),
    ...shown.map((row, place): TableColumn<CompanyView> => ({
      id: row,
      width: row === 'ipo' || row === 'pool' ? 2.75 : 3.75,
      rank: players.length + place,
      head: words.t(`page.column.${row}`),
      cell: (company) => <RowText row={row} company={company} />,
    })),
  ];
}

/** The same as the matrix where that has no room: what players have, then who holds what. */
export function FoldedHoldings({ players, companies, rows, sort, onSort }: HoldingsProps): JSX.Element {
  const { words, shown } = useRailTable().session;
  const view = useRailView();
  const { turn } = shown.value;
  return (
    <>
      <ColumnTable
        label={words.t('page.players-heading')}
        columns={useFigureColumns(companies)}
        rows={players}
        keyOf={({ seat }) => seat}
        marks={({ seat }) => ({
          'data-acting': (turn.kind === 'decide' && turn.seat === seat) || undefined,
        })}
        sort={sort}
        onSort={onSort}
      />
      <h3 class={css.second}>
        {words.t('page.holdings.shares')} <small>{words.t('page.holdings-help')}</small>
      </h3>
      <ColumnTable
        label={words.t('page.holdings.shares')}
        columns={useShareColumns(players, rows)}
        rows={companies}
        keyOf={({ id }) => id}
        marks={({ id }) => ({ 'data-acting': view.operator === id || undefined })}
        about={({ name }) => name}
      />
    </>
  );
}
