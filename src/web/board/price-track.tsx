import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameLook } from '../../draw/looks.ts';
import { TRACK_CELL, trackSvg } from '../../draw/market.ts';
import type { TrackView } from '../../rail/view.ts';
import { pixelsOf, rem } from '../parts/rem.ts';
import { useRoom } from '../parts/room.ts';
import { Layer } from './layer.tsx';
import { cellsAcross, LARGEST } from './market-room.ts';
import styles from './market.module.css';
import type { BoardWords } from './words.ts';

interface TrackBoardProps {
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
      {room !== undefined && <TrackInRoom {...props} room={room} />}
    </div>
  );
}

function TrackInRoom(props: TrackBoardProps & { readonly room: number | null }): JSX.Element {
  const { track, look, words, to = null, room } = props;
  const across = cellsAcross(
    room === null ? null : pixelsOf(room),
    track.prices.length * TRACK_CELL,
    TRACK_CELL,
  );
  const { svg, width, height } = useMemo(() => trackSvg(track, look, to, across), [track, look, to, across]);
  const price = track.prices[track.at];
  const label = words.t('board.track', { who: track.id, price: price ?? null });
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
