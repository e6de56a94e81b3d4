import type { JSX } from 'preact';
import type { Camera } from './camera.ts';
import styles from './viewport.module.css';
import type { BoardWords } from './words.ts';

interface ZoomControlProps {
  readonly words: BoardWords;
  readonly camera: Camera;
  /** Shows the whole drawing. */
  readonly onFit: () => void;
  /** The words of the button that does so. */
  readonly fitLabel?: string;
  /** From the top of the drawing that it is placed on; left out, it is in the text flow. */
  readonly top?: number | undefined;
  /** Whether the whole drawing is on show, so that the button leads back; left out, it does not. */
  readonly isFitted?: boolean;
  /** Only what fingers on the drawing cannot do. */
  readonly isSmall?: boolean;
  readonly legend?: { readonly isOpen: boolean; readonly onToggle: () => void } | null;
}

const ZOOM_STEP = 1.4;

/** What the keys for zooming do; false where it is another key. */
export function zoomByKey(key: string, camera: Camera, onFit: () => void): boolean {
  if (key === '0') onFit();
  else if (key === '+' || key === '=') camera.zoomBy(ZOOM_STEP);
  else if (key === '-') camera.zoomBy(1 / ZOOM_STEP);
  else return false;
  return true;
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

/** The buttons for what wheel, fingers and keys do too. */
export function ZoomControl(props: ZoomControlProps): JSX.Element {
  const { words, camera, onFit, top, isFitted, isSmall = false, legend = null } = props;
  const { fitLabel = isFitted ? 'board.area' : 'board.fit' } = props;
  const button = (
    key: string,
    path: string,
    onClick: () => void,
    more?: { readonly 'data-fit'?: string; readonly 'aria-pressed'?: boolean | undefined },
  ): JSX.Element => (
    <button type="button" aria-label={words.t(key)} title={words.t(key)} {...more} onClick={onClick}>
      <Icon path={path} />
    </button>
  );
  return (
    <div
      class={styles['zoom']}
      style={top === undefined ? undefined : { top: `${top}px` }}
      data-inline={top === undefined || undefined}
      data-small={isSmall || undefined}
      role="group"
      aria-label={words.t('board.zoom')}
    >
      {!isSmall && button('board.zoom-in', ICONS.in, () => camera.zoomBy(ZOOM_STEP))}
      {!isSmall && button('board.zoom-out', ICONS.out, () => camera.zoomBy(1 / ZOOM_STEP))}
      {button(fitLabel, ICONS.fit, onFit, { 'data-fit': '', 'aria-pressed': isFitted })}
      {legend && button('board.legend', ICONS.legend, legend.onToggle, { 'aria-pressed': legend.isOpen })}
    </div>
  );
}
