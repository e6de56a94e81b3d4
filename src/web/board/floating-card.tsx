import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { View } from './fit.ts';
import type { Spot } from './moves.ts';
import { type Insets, type Obstacle, placeCard, pointerOf, type Size } from './placing.ts';
import styles from './viewport.module.css';

interface FloatingCardProps {
  /** The hex it belongs to. */
  readonly spot: Spot;
  readonly R: number;
  readonly view: ReadonlySignal<View>;
  readonly size: ReadonlySignal<Size>;
  readonly insets: Insets;
  readonly obstaclesAt: (view: View) => readonly Obstacle[];
  readonly children: ComponentChildren;
}

/** A card near a hex. Its place is found anew when hex, zoom or size change; while panning it moves along. */
export function FloatingCard(props: FloatingCardProps): JSX.Element {
  const { spot, R, insets, obstaclesAt, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<Size>({ width: 0, height: 0 });
  const place = useRef<{ key: string; dx: number; dy: number } | null>(null);
  const view = props.view.value;
  const size = props.size.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setCard({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const anchor = { x: view.x + view.k * spot.x, y: view.y + view.k * spot.y, radius: view.k * R };
  const key = [spot.id, view.k, size.width, size.height, card.width, card.height, insets.bottom].join();
  if (place.current?.key !== key) {
    const found = placeCard(anchor, card, size, insets, obstaclesAt(view));
    place.current = { key, dx: found.left - anchor.x, dy: found.top - anchor.y };
  }
  const { dx, dy } = place.current;
  const at = { left: anchor.x + dx, top: anchor.y + dy };
  const pointer = pointerOf(anchor, at, card);
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
