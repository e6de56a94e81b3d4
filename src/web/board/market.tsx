import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameLook } from '../../draw/looks.ts';
import {
  type Cell,
  drawMarket,
  type Excerpt,
  type MarketDrawing,
  type MarketMove,
  type PlacedCell,
  WRAPPED_WIDTH,
} from '../../draw/market.ts';
import type { MarketView } from '../../rail/view.ts';
import { pixelsOf, rem } from '../parts/rem.ts';
import { useRoom } from '../parts/room.ts';
import { Layer } from './layer.tsx';
import { cellsAcross, LARGEST, SMALLEST } from './market-room.ts';
import styles from './market.module.css';
import { SpokenMarket } from './spoken-market.tsx';
import type { BoardWords } from './words.ts';
import { ZoomedMarket } from './zoomed-market.tsx';

export interface MarketBoardProps {
  readonly market: MarketView;
  readonly look: Pick<GameLook, 'chips'>;
  readonly words: BoardWords;
  /** Where markers would go: an arrow and a ghost of the chip each. */
  readonly moves?: readonly MarketMove[] | undefined;
  /** The moves are those of a choice that is only pointed at. */
  readonly isGlance?: boolean | undefined;
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

/** What the user looks for first: what would move, else the markers. */
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
  return <div ref={ref}>{room !== undefined && <MarketInRoom {...props} room={room} />}</div>;
}

/** A cell that can be chosen. */
function PickableCell({
  cell: { at, x, y, width, height, price },
  words,
  selected,
  choice,
  onCell,
}: MarketBoardProps & { readonly cell: PlacedCell }): JSX.Element {
  const pick = (): void => onCell?.(at[0], at[1]);
  return (
    <rect
      class={styles['pick']}
      x={x + 1}
      y={y + 1}
      width={width - 2}
      height={height - 2}
      rx={5}
      role="button"
      tabIndex={0}
      aria-label={words.money(price)}
      aria-pressed={isSameCell(selected, at)}
      data-choice={choice}
      data-cell={at.join()}
      onClick={pick}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') pick();
      }}
    />
  );
}

/** The market as large as its room allows; where it could not be read that way, one to zoom and pan in. */
function MarketInRoom(props: MarketBoardProps & { readonly room: number | null }): JSX.Element {
  const { market, look, words, moves = NO_MOVES, isGlance = false, excerpt, legal } = props;
  const room = props.room === null ? null : pixelsOf(props.room);
  const across = useMemo(() => {
    if (market.shape !== 'line' || excerpt) return undefined;
    return cellsAcross(room, drawMarket({ market, look }).width, WRAPPED_WIDTH);
  }, [market, look, excerpt, room]);
  const drawing = useMemo(
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
  const { svg, width, height, cells } = drawing;
  const isTooSmall = !excerpt && room !== null && room < Math.floor(width * SMALLEST);
  const pickable = cells.filter(({ at }) => legal?.some((cell) => isSameCell(cell, at)));
  const role = pickable.length > 0 ? 'group' : 'img';
  const content = (
    <>
      <Layer svg={svg} />
      {pickable.map((cell) => (
        <PickableCell key={cell.at.join()} {...props} cell={cell} />
      ))}
    </>
  );
  return (
    <>
      {isTooSmall ? (
        <ZoomedMarket
          words={words}
          drawing={drawing}
          interesting={interesting(cells, market, moves)}
          isGlance={isGlance}
          room={room}
          role={role}
        >
          {content}
        </ZoomedMarket>
      ) : (
        <div class={styles['scroll']}>
          <svg
            class={styles['market']}
            viewBox={`0 0 ${width} ${height}`}
            style={{
              minWidth: across === undefined ? rem(width * SMALLEST) : 0,
              maxWidth: rem(width * LARGEST),
            }}
            role={role}
            aria-label={words.t('board.market')}
          >
            {content}
          </svg>
        </div>
      )}
      {excerpt ? null : <SpokenMarket market={market} words={words} />}
    </>
  );
}
