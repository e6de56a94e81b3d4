import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameLook } from '../../draw/looks.ts';
import {
  type Cell,
  drawMarket,
  type Excerpt,
  type MarketDrawing,
  type MarketMove,
  TRACK_CELL,
  trackSvg,
  WRAPPED_WIDTH,
  zoneGround,
} from '../../draw/market.ts';
import type { MarketView, TrackView } from '../../rail/view.ts';
import { Button } from '../parts/button.tsx';
import { rem } from '../parts/rem.ts';
import { useRoom } from '../parts/room.ts';
import { Layer } from './layer.tsx';
import styles from './market.module.css';
import type { BoardWords } from './words.ts';

export interface MarketBoardProps {
  readonly market: MarketView;
  readonly look: Pick<GameLook, 'chips'>;
  readonly words: BoardWords;
  /** Where markers would go: an arrow and a ghost of the chip each. */
  readonly moves?: readonly MarketMove[] | undefined;
  /** Only the surroundings of some cells, for the panel. */
  readonly excerpt?: Excerpt | undefined;
  /** Cells that can be chosen, as a par. */
  readonly legal?: readonly Cell[] | undefined;
  readonly selected?: Cell | null | undefined;
  readonly choice?: string | undefined;
  readonly onCell?: ((row: number, column: number) => void) | undefined;
}

const NO_MOVES: readonly MarketMove[] = [];

function isSameCell(a: Cell | null | undefined, b: Cell): boolean {
  return a?.[0] === b[0] && a[1] === b[1];
}

/** The market for those who hear it: every cell that holds markers, with its zone. */
function SpokenMarket({ market, words }: Pick<MarketBoardProps, 'market' | 'words'>): JSX.Element {
  const held = market.rows
    .flat()
    .filter(({ companies }) => companies.length > 0)
    .sort((a, b) => b.price - a.price);
  return (
    <table class="visually-hidden">
      <caption>{words.t('board.market')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.t('board.market.price')}</th>
          <th scope="col">{words.t('board.market.companies')}</th>
          <th scope="col">{words.t('board.market.zone')}</th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ price, companies, zone }) => (
          <tr key={`${price} ${companies.join()}`}>
            <th scope="row">{words.money(price)}</th>
            <td>{companies.join(', ')}</td>
            <td>{zone === null ? '–' : words.zone(zone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Below this part of its own size a market cannot be read. */
const SMALLEST = 0.72;
const LARGEST = 1.15;

/** How many cells stand in a line where there is too little room for all of them; undefined where there is not. */
export function cellsAcross(room: number | null, whole: number, cell: number): number | undefined {
  if (room === null || room >= whole * SMALLEST) return undefined;
  return Math.max(1, Math.floor(room / cell));
}

/** What is looked for first: what would move, else the markers. */
function interesting(
  cells: MarketDrawing['cells'],
  { rows }: MarketView,
  moves: readonly MarketMove[],
): MarketDrawing['cells'] {
  const moving = cells.filter(({ at }) =>
    moves.some(({ from, to }) => isSameCell(from, at) || isSameCell(to, at)),
  );
  if (moving.length > 0) return moving;
  return cells.filter(({ at: [row, column] }) => (rows[row]?.[column]?.companies.length ?? 0) > 0);
}

/** The share market: a grid, or a line in zigzag, with stacked chips and what would move. */
export function MarketBoard(props: MarketBoardProps): JSX.Element {
  const { ref, room } = useRoom<HTMLDivElement>();
  return <div ref={ref}>{room !== undefined && <RoomyMarket {...props} room={room} />}</div>;
}

function RoomyMarket(props: MarketBoardProps & { readonly room: number | null }): JSX.Element {
  const { market, look, words, moves = NO_MOVES, excerpt, legal, selected, choice, onCell, room } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const pixels = room === null ? null : room * 16;
  const across = useMemo(() => {
    if (market.shape !== 'line' || excerpt) return undefined;
    return cellsAcross(pixels, drawMarket({ market, look }).width, WRAPPED_WIDTH);
  }, [market, look, excerpt, pixels]);
  const { svg, width, height, cells } = useMemo(
    () =>
      drawMarket({
        market,
        look,
        moves,
        ...(excerpt && { excerpt }),
        ...(across !== undefined && { across }),
      }),
    [market, look, moves, excerpt?.rows.join(), excerpt?.columns.join(), across],
  );
  const isLarger = !excerpt && pixels !== null && pixels < Math.floor(width * SMALLEST);
  useEffect(() => {
    const box = ref.current;
    if (!box || !isLarger || isWhole) return;
    const middles = interesting(cells, market, moves).map((cell) => cell.x + cell.width / 2);
    if (middles.length === 0) return;
    const middle = (Math.min(...middles) + Math.max(...middles)) / 2;
    box.scrollLeft = (middle / width) * box.scrollWidth - box.clientWidth / 2;
  }, [isLarger, isWhole, svg]);
  const pickable = cells.filter(({ at }) => legal?.some((cell) => isSameCell(cell, at)));
  const smallest = isWhole ? 0 : rem(width * SMALLEST);
  return (
    <>
      <div
        ref={ref}
        class={styles['scroll']}
        // What does not fit is scrolled to, also by keys.
        {...(isLarger && { tabIndex: 0, role: 'region', 'aria-label': words.t('board.market') })}
      >
        <svg
          class={styles['market']}
          viewBox={`0 0 ${width} ${height}`}
          style={{ minWidth: across === undefined ? smallest : 0, maxWidth: rem(width * LARGEST) }}
          role={pickable.length > 0 ? 'group' : 'img'}
          aria-label={words.t('board.market')}
        >
          <Layer svg={svg} />
          {pickable.map(({ at, x, y, width: w, height: h, price }) => (
            <rect
              key={at.join()}
              class={styles['pick']}
              x={x + 1}
              y={y + 1}
              width={w - 2}
              height={h - 2}
              rx={5}
              role="button"
              tabIndex={0}
              aria-label={words.money(price)}
              aria-pressed={isSameCell(selected, at)}
              data-choice={choice}
              data-cell={at.join()}
              onClick={() => onCell?.(at[0], at[1])}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') onCell?.(at[0], at[1]);
              }}
            />
          ))}
        </svg>
      </div>
      {excerpt ? null : <SpokenMarket market={market} words={words} />}
      {isLarger && (
        <Button small aria-pressed={isWhole} class={styles['whole']} onPress={() => setWhole(!isWhole)}>
          {words.t('board.market.whole')}
        </Button>
      )}
    </>
  );
}

/** What the tints of the market mean: only the zones that it has. */
export function MarketLegend(props: {
  readonly market: MarketView;
  readonly words: BoardWords;
  readonly hasMoves?: boolean;
}): JSX.Element {
  const { market, words, hasMoves = false } = props;
  const zones = [...new Set(market.rows.flat().flatMap(({ zone }) => zone ?? []))];
  return (
    <ul class={styles['zones']}>
      {zones.map((zone) => (
        <li key={zone}>
          <i style={{ background: `var(--${zoneGround(zone)})` }} />
          {words.zone(zone)}
        </li>
      ))}
      {hasMoves ? (
        <li>
          <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
            <path d="M6 1v11M1.5 8 6 12.5 10.5 8" />
          </svg>
          {words.t('board.market.preview')}
        </li>
      ) : null}
    </ul>
  );
}

export interface TrackBoardProps {
  readonly track: TrackView;
  readonly look: Pick<GameLook, 'chips'>;
  readonly words: BoardWords;
  /** Where the marker would go. */
  readonly to?: number | null | undefined;
}

/** A scale of prices with one marker, as that of the Bank of England. */
export function TrackBoard(props: TrackBoardProps): JSX.Element {
  const { ref, room } = useRoom<HTMLDivElement>();
  return (
    <div ref={ref} class={styles['scroll']}>
      {room !== undefined && <RoomyTrack {...props} room={room} />}
    </div>
  );
}

function RoomyTrack(props: TrackBoardProps & { readonly room: number | null }): JSX.Element {
  const { track, look, words, to = null, room } = props;
  const pixels = room === null ? null : room * 16;
  const across = cellsAcross(pixels, track.prices.length * TRACK_CELL, TRACK_CELL);
  const { svg, width, height } = useMemo(() => trackSvg(track, look, to, across), [track, look, to, across]);
  const price = track.prices[track.at];
  const label = `${words.t('board.track', { who: track.id })}: ${price === undefined ? '–' : words.money(price)}`;
  return (
    <svg
      class={styles['market']}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: rem(width * LARGEST) }}
      role="img"
      aria-label={label}
    >
      <Layer svg={svg} />
    </svg>
  );
}
