import type { ComponentChildren, JSX, TargetedFocusEvent, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { MarketDrawing } from '../../draw/market.ts';
import { rem, textScale } from '../parts/rem.ts';
import { held, type View } from './camera.ts';
import { type Arrow, isArrow } from './cursor.ts';
import { panToShow } from './fit.ts';
import { SMALLEST } from './market-room.ts';
import styles from './market.module.css';
import { NO_INSETS, type Size } from './placing.ts';
import { Surface } from './surface.tsx';
import { useCamera, useView } from './use-camera.ts';
import type { BoardWords } from './words.ts';
import { zoomByKey, ZoomControl } from './zoom-control.tsx';

interface ZoomedMarketProps {
  readonly words: BoardWords;
  readonly drawing: MarketDrawing;
  /** The cells to begin with. */
  readonly interesting: MarketDrawing['cells'];
  /** What is drawn is only pointed at: nothing moves for it. */
  readonly isGlance: boolean;
  /** The width it has, at the usual text size. */
  readonly room: number;
  readonly role: 'group' | 'img';
  readonly children: ComponentChildren;
}

/** The market can be enlarged to this many times the size at which it is just readable. */
const NEAREST = 3;
const KEY_STEP = 60;
const STEPS: Readonly<Record<Arrow, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

function middle(low: readonly number[], lengths: readonly number[]): number {
  return (Math.min(...low) + Math.max(...low.map((at, index) => at + (lengths[index] ?? 0)))) / 2;
}

/** Some cells in the middle, as far as the market fills the box. */
function around(cells: MarketDrawing['cells'], k: number, market: Size, box: Size): View {
  const none = cells.length === 0;
  const x = none
    ? 0
    : middle(
        cells.map((cell) => cell.x),
        cells.map((cell) => cell.width),
      );
  const y = none
    ? 0
    : middle(
        cells.map((cell) => cell.y),
        cells.map((cell) => cell.height),
      );
  return {
    k,
    x: held(box.width / 2 - k * x, 0, k * market.width, 0, box.width),
    y: held(box.height / 2 - k * y, 0, k * market.height, 0, box.height),
  };
}

/** A market that has too little room: it begins at a readable size, and is zoomed and panned like the map. */
export function ZoomedMarket(props: ZoomedMarketProps): JSX.Element {
  const { words, drawing, interesting, isGlance, room, role, children } = props;
  const { svg, width, height } = drawing;
  const box = useRef<HTMLDivElement>(null);
  // Known beforehand, so that the first paint is right and the first key works.
  const scale = useMemo(textScale, []);
  const camera = useCamera(box, { width: room * scale, height: height * SMALLEST * scale });
  const size = camera.size.value;
  // The box is as tall as the market at its smallest readable size.
  const readable = size.height / height;
  const whole = Math.min(readable, size.width / width);

  const showAll = (): void => {
    camera.framing = 'whole';
    camera.show(around([], whole, drawing, size));
  };
  const showInteresting = (k: number): void => camera.show(around(interesting, k, drawing, size));
  useLayoutEffect(() => {
    camera.limits = {
      furthest: whole,
      nearest: readable * NEAREST,
      bounds: { left: 0, top: 0, width, height },
    };
    if (camera.framing === 'whole') showAll();
    else if (camera.framing === 'framed') showInteresting(readable);
    // Keeps to the new limits, and else to what the user looks at.
    else camera.zoomBy(1);
  }, [width, height, size.width, size.height]);
  // What would move by the choice that is made, or has moved, is brought into view: once, for the user may look elsewhere.
  const broughtFor = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isGlance || broughtFor.current === svg) return;
    broughtFor.current = svg;
    if (camera.framing === 'framed') showInteresting(readable);
    else if (camera.framing === 'free' && interesting.length > 0) showInteresting(camera.view.value.k);
  }, [svg, isGlance]);
  // As long as nothing of it is hidden above or below, fingers scroll the page up and down.
  useView(
    camera,
    ({ k }) => {
      const isTaller = k * height > size.height + 1;
      if (box.current) box.current.style.touchAction = isTaller ? 'none' : 'pan-y';
    },
    [height, size.height],
  );

  const press = (key: string): boolean =>
    isArrow(key) ? camera.panBy(...STEPS[key]) : zoomByKey(key, camera, showAll);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** A cell that Tab leads to comes into view. */
  const onFocus = ({ target }: TargetedFocusEvent<HTMLDivElement>): void => {
    if (!(target instanceof SVGGraphicsElement)) return;
    const cell = target.getBBox();
    const now = camera.view.value;
    const [dx, dy] = panToShow(
      now,
      [cell.x + cell.width / 2, cell.y + cell.height / 2],
      size,
      NO_INSETS,
      (now.k * Math.max(cell.width, cell.height)) / 2,
    );
    if (dx !== 0 || dy !== 0) camera.panBy(dx, dy);
  };
  return (
    <>
      <div
        ref={box}
        class={styles['zoomed']}
        style={{ height: rem(height * SMALLEST) }}
        role="region"
        aria-label={words.t('board.market')}
        // oxlint-disable-next-line no-noninteractive-tabindex -- its keys move the market
        tabIndex={0}
        data-zoomed-market
        onKeyDown={onKeyDown}
        onFocusCapture={onFocus}
      >
        <Surface camera={camera} class={styles['surface']} role={role} aria-label={words.t('board.market')}>
          {children}
        </Surface>
      </div>
      <ZoomControl words={words} camera={camera} fitLabel="board.market.whole" onFit={showAll} />
    </>
  );
}
