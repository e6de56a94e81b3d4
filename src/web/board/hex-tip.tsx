import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { HexNote } from './board-props.ts';
import type { View } from './camera.ts';
import type { Spot } from './cursor.ts';
import type { Size } from './placing.ts';
import styles from './viewport.module.css';

interface HexTipProps {
  readonly spot: Spot;
  readonly note: HexNote;
  readonly R: number;
  readonly view: ReadonlySignal<View>;
  readonly size: ReadonlySignal<Size>;
}

/** Half of the widest tip, and room for a few lines above a hex. */
const HALF_WIDTH = 146;
const ROOM_ABOVE = 90;

/** Above its hex, or below it at the top of the board. */
export function HexTip({ spot, note, R, view, size }: HexTipProps): JSX.Element {
  const { k, x, y } = view.value;
  const { width } = size.value;
  const top = y + k * (spot.y - R);
  const isBelow = top < ROOM_ABOVE;
  const left = Math.max(HALF_WIDTH, Math.min(x + k * spot.x, width - HALF_WIDTH));
  return (
    <div
      class={styles['tip']}
      role="tooltip"
      data-below={isBelow ? '' : undefined}
      style={{ left: `${left}px`, top: `${isBelow ? y + k * (spot.y + R) + 6 : top - 6}px` }}
    >
      {note.text}
      {note.rule === undefined ? null : <small>{note.rule}</small>}
    </div>
  );
}
