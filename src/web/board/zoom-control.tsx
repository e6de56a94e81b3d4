import type { JSX } from 'preact';
import styles from './viewport.module.css';
import type { BoardWords } from './words.ts';

interface ZoomControlProps {
  readonly words: BoardWords;
  readonly top: number;
  readonly canShowLegend: boolean;
  readonly showsLegend: boolean;
  readonly onIn: () => void;
  readonly onOut: () => void;
  readonly onFit: () => void;
  readonly onLegend: () => void;
}

const ICONS = {
  in: 'M8 3v10M3 8h10',
  out: 'M3 8h10',
  fit: 'M2.5 6v-3.5h3.5M10 2.5h3.5v3.5M13.5 10v3.5h-3.5M6 13.5h-3.5v-3.5',
  legend: 'M8 2.5 14 6 8 9.5 2 6ZM2.5 9.5 8 12.7l5.5-3.200',
} as const;

function Icon({ path }: { readonly path: string }): JSX.Element {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}

export function ZoomControl(props: ZoomControlProps): JSX.Element {
  const { words, top } = props;
  const button = (
    key: string,
    path: string,
    onClick: () => void,
    more?: { readonly 'data-fit': string } | { readonly 'aria-pressed': boolean },
  ): JSX.Element => (
    <button type="button" aria-label={words.t(key)} title={words.t(key)} {...more} onClick={onClick}>
      <Icon path={path} />
    </button>
  );
  return (
    <div class={styles['zoom']} style={{ top: `${top}px` }} role="group" aria-label={words.t('board.zoom')}>
      {button('board.zoom-in', ICONS.in, props.onIn)}
      {button('board.zoom-out', ICONS.out, props.onOut)}
      {button('board.fit', ICONS.fit, props.onFit, { 'data-fit': '' })}
      {props.canShowLegend
        ? button('board.legend', ICONS.legend, props.onLegend, { 'aria-pressed': props.showsLegend })
        : null}
    </div>
  );
}
