import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Extent } from '../../draw/geometry.ts';
import { isPhone } from '../parts/narrow.ts';
import type { BoardHex } from './board-props.ts';
import type { Camera } from './camera.ts';
import type { HexCard } from './card.ts';
import { fitTo } from './fit.ts';
import { FloatingCard, PinnedCard } from './floating-card.tsx';
import { HexCardBody } from './hex-card.tsx';
import { Measured } from './measured.tsx';
import { controlTop, freerCorner, type Insets, obstaclesOf, rectObstacles, type Size } from './placing.ts';
import styles from './viewport.module.css';
import type { BoardWords } from './words.ts';
import { ZoomControl } from './zoom-control.tsx';

interface PinsProps {
  readonly words: BoardWords;
  readonly camera: Camera;
  readonly extent: Extent;
  readonly R: number;
  readonly hexes: readonly BoardHex[];
  readonly legal: ReadonlySet<string>;
  readonly insets: Insets;
  readonly legend: ComponentChildren;
  readonly selected: string | null;
  readonly card: HexCard | null;
  /** The height of the card along the lower edge of a phone, once it is measured. */
  readonly cardHeight: Signal<number>;
  readonly onFit: () => void;
}

const MARGIN = 12;
const CONTROL: Size = { width: 34, height: 4 * 34 };
/** On a phone the control is two by two buttons, under the coordinates. */
const PHONE_CONTROL_TOP = 36;
/** From the left side of the board to the legend: beside the coordinates. */
const LEGEND_LEFT = 32;
/** A card keeps clear of the coordinates at the left. */
const BESIDE_COORDINATES = LEGEND_LEFT - MARGIN;

/** What is pinned to the edges of a board and to a hex. Placed for the whole board, so that nothing jumps while panning. */
export function Pins(props: PinsProps): JSX.Element {
  const { words, camera, extent, R, hexes, legal, insets, legend, card, cardHeight } = props;
  const phone = isPhone.value;
  const isLegendOpen = useSignal(!phone);
  const legendSize = useSignal<Size>({ width: 0, height: 0 });
  const { width, height } = camera.size.value;
  const whole = fitTo(extent, camera.size.value, insets);
  const land = useMemo(
    () => obstaclesOf(hexes, whole, R, legal),
    [hexes, whole.k, whole.x, whole.y, R, legal],
  );
  const free = { width, height: height - insets.bottom };
  const top = phone ? PHONE_CONTROL_TOP : controlTop(CONTROL, free, MARGIN, land);
  const beside = phone ? 0 : CONTROL.width + MARGIN;
  const corner = freerCorner(legendSize.value, { ...free, width: width - beside }, land);
  const canShowLegend = legend !== undefined && legend !== null;
  const hasLegend = canShowLegend && isLegendOpen.value;
  const legendLeft = corner === 'left' ? LEGEND_LEFT : width - beside - MARGIN - legendSize.value.width;
  const legendTop = free.height - MARGIN - legendSize.value.height;
  const legendObstacles = hasLegend ? rectObstacles(legendLeft, legendTop, legendSize.value) : [];
  const spot = card ? hexes.find((hex) => hex.id === props.selected) : undefined;
  return (
    <>
      {hasLegend ? (
        <Measured
          class={styles['legend']}
          style={{ left: `${legendLeft}px`, bottom: `${insets.bottom + MARGIN}px` }}
          onSize={(found) => (legendSize.value = found)}
        >
          {legend}
        </Measured>
      ) : null}
      {phone && spot && card ? (
        <PinnedCard bottom={insets.bottom + MARGIN} onSize={({ height: tall }) => (cardHeight.value = tall)}>
          <HexCardBody card={card} />
        </PinnedCard>
      ) : null}
      {!phone && spot && card ? (
        <FloatingCard
          spot={spot}
          R={R}
          view={camera.view}
          size={camera.size}
          insets={{
            ...insets,
            left: insets.left + BESIDE_COORDINATES,
            right: insets.right + beside,
          }}
          obstaclesAt={(now) => [...obstaclesOf(hexes, now, R, legal), ...legendObstacles]}
          onPan={(dx, dy) => {
            const now = camera.view.value;
            camera.show({ ...now, x: now.x + dx, y: now.y + dy });
          }}
          pinned={hasLegend ? `${legendLeft} ${legendSize.value.width}` : ''}
        >
          <HexCardBody card={card} />
        </FloatingCard>
      ) : null}
      <ZoomControl
        words={words}
        camera={camera}
        top={top}
        onFit={props.onFit}
        legend={
          canShowLegend ? { isOpen: hasLegend, onToggle: () => (isLegendOpen.value = !hasLegend) } : null
        }
      />
    </>
  );
}
