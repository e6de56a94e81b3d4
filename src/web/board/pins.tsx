import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Extent } from '../../draw/geometry.ts';
import { isLow, isPhone } from '../parts/narrow.ts';
import type { BoardHex } from './board-props.ts';
import type { Camera, View } from './camera.ts';
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
  /** What the board begins with in a room. */
  readonly homeIn: (room: Size) => View;
  readonly onFit: () => void;
}

const MARGIN = 12;
const CONTROL: Size = { width: 34, height: 4 * 34 };
/** Where there is little room, fingers zoom: what is left is one button, as large as a finger. */
const SMALL_CONTROL: Size = { width: 46, height: 46 };
/** It keeps clear of the coordinates above. */
const BELOW_COORDINATES = 32;
/** From the left side of the board to the legend: beside the coordinates. */
const LEGEND_LEFT = 32;
/** A card keeps clear of the coordinates at the left. */
const BESIDE_COORDINATES = LEGEND_LEFT - MARGIN;

/** What is pinned to the edges of a board and to a hex. Placed for the whole board, so that nothing jumps while panning. */
export function Pins(props: PinsProps): JSX.Element {
  const { words, camera, extent, R, hexes, legal, insets, legend, card, cardHeight } = props;
  const phone = isPhone.value;
  const isSmall = phone || isLow.value;
  const isLegendOpen = useSignal(!isSmall);
  const legendSize = useSignal<Size>({ width: 0, height: 0 });
  const { width, height } = camera.size.value;
  const whole = fitTo(extent, camera.size.value, insets);
  const land = useMemo(
    () => obstaclesOf(hexes, whole, R, legal),
    [hexes, whole.k, whole.x, whole.y, R, legal],
  );
  const free = { width, height: height - insets.bottom };
  const isWhole = camera.framing === 'whole';
  const home = props.homeIn(camera.size.value);
  const legalAtHome = useMemo(
    () =>
      obstaclesOf(
        hexes.filter(({ id }) => legal.has(id)),
        home,
        R,
        legal,
      ),
    [hexes, home.k, home.x, home.y, R, legal],
  );
  const control = isSmall ? SMALL_CONTROL : CONTROL;
  const highest = isSmall ? BELOW_COORDINATES : MARGIN;
  const top = controlTop(control, free, MARGIN, highest, [...land, ...legalAtHome]);
  const beside = phone ? 0 : control.width + MARGIN;
  const corner = freerCorner(legendSize.value, { ...free, width: width - beside }, land);
  const canShowLegend = legend !== undefined && legend !== null;
  const hasLegend = canShowLegend && isLegendOpen.value && (!isSmall || isWhole);
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
          data-legend
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
        isFitted={isWhole}
        isSmall={isSmall}
        legend={
          canShowLegend && (!isSmall || isWhole)
            ? { isOpen: hasLegend, onToggle: () => (isLegendOpen.value = !hasLegend) }
            : null
        }
      />
    </>
  );
}
