import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { View } from './camera.ts';
import type { Spot } from './cursor.ts';
import {
  type Anchor,
  type Insets,
  type Obstacle,
  panForCard,
  placeCard,
  type Placement,
  pointerOf,
  type Size,
} from './placing.ts';
import { Measured } from './measured.tsx';
import styles from './viewport.module.css';

interface FloatingCardProps {
  /** The hex it belongs to. */
  readonly spot: Spot;
  readonly R: number;
  readonly view: ReadonlySignal<View>;
  readonly size: ReadonlySignal<Size>;
  readonly insets: Insets;
  readonly obstaclesAt: (view: View) => readonly Obstacle[];
  /** Changes with what is pinned to the board, so that another place is looked for. */
  readonly pinned: string;
  /** Moves the board, where no side of the hex has room for the card. */
  readonly onPan: (dx: number, dy: number) => void;
  readonly children: ComponentChildren;
}

/** On a phone there is no room beside a hex: the card is at the lower edge of what is free. */
export function PinnedCard({
  bottom,
  onSize,
  children,
}: {
  bottom: number;
  onSize: (size: Size) => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <Measured
      class={`${styles['card']} ${styles['pinned']}`}
      style={{ bottom: `${bottom}px` }}
      onSize={onSize}
    >
      {children}
    </Measured>
  );
}

function covers(anchor: Anchor, at: Placement, { width, height }: Size): boolean {
  const dx = Math.max(at.left - anchor.x, 0, anchor.x - (at.left + width));
  const dy = Math.max(at.top - anchor.y, 0, anchor.y - (at.top + height));
  return Math.hypot(dx, dy) < anchor.radius;
}

/**
 * A card beside a hex. It moves along while panning and zooming; another place is found for another hex or size, and
 * when the hex has grown under it.
 */
export function FloatingCard(props: FloatingCardProps): JSX.Element {
  const { spot, R, insets, obstaclesAt, pinned, onPan, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<Size>({ width: 0, height: 0 });
  const place = useRef<{ key: string; dx: number; dy: number } | null>(null);
  const view = props.view.value;
  const size = props.size.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setCard({ width: element.offsetWidth, height: element.offsetHeight });
    // An observer measures with the frame, still before it is painted: reading the size now would force a layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const anchor = { x: view.x + view.k * spot.x, y: view.y + view.k * spot.y, radius: view.k * R };
  const key = [
    spot.id,
    view.k,
    size.width,
    size.height,
    card.width,
    card.height,
    insets.bottom,
    pinned,
  ].join();
  const kept = place.current;
  const keptAt = kept && { left: anchor.x + kept.dx, top: anchor.y + kept.dy };
  if (kept?.key !== key || !keptAt || covers(anchor, keptAt, card)) {
    const found = placeCard(anchor, card, size, insets, obstaclesAt(view));
    place.current = { key, dx: found.left - anchor.x, dy: found.top - anchor.y };
  }
  const { dx, dy } = place.current ?? { dx: 0, dy: 0 };
  const at = { left: anchor.x + dx, top: anchor.y + dy };
  const pointer = pointerOf(anchor, at, card);
  // Once for each hex and card, so that the board stays where the user moves it afterwards.
  useLayoutEffect(() => {
    if (card.width === 0) return;
    const [panX, panY] = panForCard(at, card, size, insets);
    if (panX !== 0 || panY !== 0) onPan(panX, panY);
  }, [spot.id, card.width, card.height]);
  return (
    <>
      {pointer ? (
        <svg class={styles['pointer']} aria-hidden="true">
          <path d={`M${pointer.map((point) => point.join(' ')).join('L')}`} />
        </svg>
      ) : null}
      <div ref={box} class={styles['card']} style={{ left: `${at.left}px`, top: `${at.top}px` }}>
        {children}
      </div>
    </>
  );
}
