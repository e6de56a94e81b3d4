import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AxisMarks } from '../../draw/coordinates.ts';
import type { View } from './camera.ts';
import type { Size } from './placing.ts';
import styles from './viewport.module.css';

interface CoordinatesProps {
  readonly axes: AxisMarks;
  readonly view: ReadonlySignal<View>;
  readonly size: ReadonlySignal<Size>;
}

/** From the edge of the viewport to the middle of the letters. */
const INSET = 15;
/** Closer together than this, only every other one is written, or fewer. */
const CLOSEST = { across: 19, down: 14 } as const;

/** As many of the letters as fit. */
function thinned<Mark extends { readonly at: number }>(
  marks: readonly Mark[],
  closest: number,
): readonly Mark[] {
  const [first, second] = marks;
  const step = first && second ? Math.ceil(closest / Math.abs(second.at - first.at)) : 1;
  return marks.filter((_, index) => index % step === 0);
}

/** Letters and numbers along the top and the left: they follow the board sideways, but stay at the edge. */
export function Coordinates({ axes, view, size }: CoordinatesProps): JSX.Element {
  const { k, x, y } = view.value;
  const { width, height } = size.value;
  const across = axes.across.map(({ text, at }) => ({ text, at: x + k * at }));
  const down = axes.down.map(({ text, at }) => ({ text, at: y + k * at }));
  return (
    <g class={styles['coordinates']} aria-hidden="true">
      <path d={`M0 0H${width}V${2 * INSET}H${2 * INSET}V${height}H0Z`} />
      {thinned(across, CLOSEST.across)
        .filter(({ at }) => at > 2 * INSET && at < width)
        .map(({ text, at }) => (
          <text key={text} x={at} y={INSET} dy="0.355em">
            {text}
          </text>
        ))}
      {thinned(down, CLOSEST.down)
        .filter(({ at }) => at > 2 * INSET && at < height)
        .map(({ text, at }) => (
          <text key={text} x={INSET} y={at} dy="0.355em">
            {text}
          </text>
        ))}
    </g>
  );
}
