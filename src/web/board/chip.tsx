import type { JSX } from 'preact';
import { chip } from '../../draw/chip.ts';
import { chipOf, type GameLook } from '../../draw/looks.ts';
import { num } from '../../draw/svg.ts';
import { abbr } from '../parts/abbr.ts';
import { rem } from '../parts/rem.ts';
import { Drawing } from './layer.tsx';
import styles from './chip.module.css';

export interface CompanyChipProps {
  readonly id: string;
  readonly look: Pick<GameLook, 'chips'>;
  /** Its diameter in pixels at the usual text size: 17 in lists, 26 in controls, 38 beside the sentence. */
  readonly size?: number;
  /** Only tried out, or refused. */
  readonly faded?: boolean;
  /** Left out where the company's name is beside it. */
  readonly label?: string | undefined;
}

/** The ring round a chip is half outside of it. */
const RING = 1;

const drawnChips = new WeakMap<GameLook['chips'], Map<string, string>>();

/** The same few are asked for again and again. */
export function chipSvg({ chips }: Pick<GameLook, 'chips'>, id: string, size: number): string {
  const drawn = drawnChips.get(chips) ?? new Map<string, string>();
  drawnChips.set(chips, drawn);
  const name = `${id} ${size}`;
  const svg = drawn.get(name) ?? drawChip({ chips }, id, size);
  drawn.set(name, svg);
  return svg;
}

function drawChip(look: Pick<GameLook, 'chips'>, id: string, size: number): string {
  const r = size / 2 - RING / 2;
  const whole = num(size);
  const drawing = chip({ ...chipOf(look, id), r, x: size / 2, y: size / 2 });
  return `<svg width="${rem(size)}" height="${rem(size)}" viewBox="0 0 ${whole} ${whole}">${drawing}</svg>`;
}

/** A company's chip: the same drawing at every size. */
export function CompanyChip({ id, look, size = 26, faded = false, label }: CompanyChipProps): JSX.Element {
  return (
    <Drawing
      svg={chipSvg(look, id, size)}
      isCommon
      class={faded ? `${styles['chip']} ${styles['faded']}` : styles['chip']}
      label={label}
      {...abbr('company', id)}
    />
  );
}
