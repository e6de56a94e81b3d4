import type { JSX } from 'preact';
import styles from './viewport.module.css';

/** Of the distance from the middle of a hex to its corner. */
const LINE = 0.085;
const HALO = 0.16;

/** Outlines of what has changed, two-tone so that they stand out on every tile. */
export function ChangedHexes({
  shapes,
  R,
  stays,
}: {
  readonly shapes: readonly string[];
  readonly R: number;
  /** They stay as long as the position is shown, for looking through a game step by step. */
  readonly stays: boolean;
}): JSX.Element {
  return (
    <g class={styles['changed']} data-stays={stays || undefined} data-changed-hexes={shapes.length}>
      {shapes.map((shape) => (
        <g key={shape}>
          <path class={styles['halo']} d={shape} stroke-width={HALO * R} />
          <path d={shape} stroke-width={LINE * R} />
        </g>
      ))}
    </g>
  );
}
