import { useSignal, useSignalEffect } from '@preact/signals';
import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import type {
  ComponentChildren,
  JSX,
  TargetedFocusEvent,
  TargetedKeyboardEvent,
  TargetedMouseEvent,
  TargetedPointerEvent,
} from 'preact';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AxisMarks } from '../../draw/coordinates.ts';
import type { Extent } from '../../draw/geometry.ts';
import { WRITING_FROM } from '../../draw/tile.ts';
import { isPhone } from '../parts/narrow.ts';
import {
  areInSight,
  closerTo,
  controlTop,
  fitTo,
  fitToSpots,
  obstaclesOf,
  panToShow,
  type View,
  withRoom,
} from './fit.ts';
import { FloatingCard, PinnedCard } from './floating-card.tsx';
import { type HexNote, HexTip } from './hex-tip.tsx';
import { Measured } from './measured.tsx';
import { type Arrow, firstSpot, goalAfter, isArrow, moveFrom, type Spot } from './moves.ts';
import { freerCorner, type Insets, NO_INSETS, rectObstacles, type Size } from './placing.ts';
import { Coordinates } from './coordinates.tsx';
import styles from './viewport.module.css';
import type { BoardWords } from './words.ts';
import { ZoomControl } from './zoom-control.tsx';

export interface ViewHex extends Spot {
  /** What a screen reader says of it. */
  readonly label: string;
  /** Its outline as path data. */
  readonly shape: string;
}

export interface ViewStop {
  /** `hex-stop`. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly label: string;
}

/** The board in sight, from when it comes until it goes. */
export interface Showing {
  /** The room it has: whoever places it knows before all of the board has been laid out. */
  readonly size: Size;
}

/** What both kinds of board take from whoever shows them. */
export interface BoardActions {
  /** Hexes that can be acted on; a click on any hex is told. */
  readonly legal?: readonly string[] | undefined;
  /** Hexes where it is refused now: they stay within reach, to say why. */
  readonly greyed?: readonly string[] | undefined;
  readonly selected?: string | null | undefined;
  /** The type of action that a legal hex stands for, as `data-choice`. */
  readonly choice?: string | undefined;
  readonly onHex?: ((hex: string) => void) | undefined;
  /** A finger rests on a hex: whoever would act by a tap gets to know it this way. */
  readonly onLook?: ((hex: string) => void) | undefined;
  /** The hex under the pointer or the keyboard's mark; null when it leaves. */
  readonly onHover?: ((hex: string | null) => void) | undefined;
  /** What the legend says of legal hexes, if they are not for building. */
  readonly legalNote?: string | undefined;
  /** What is to be said of a hex under the pointer or the keyboard's mark, above all why it is refused. */
  readonly noteOf?: ((hex: string) => HexNote | null) | undefined;
  /** Why nothing can be done on a hex, for those who hear of it; what `noteOf` tells need not be told again. */
  readonly whyNotOf?: ((hex: string) => string | null) | undefined;
  /** Shown near the selected hex, with a pointer to it. */
  readonly card?: ComponentChildren;
  /** What the board is about where nothing can be acted on: a phone shows this part first. */
  readonly matters?: readonly string[] | undefined;
  /** Parts of the board that something else covers, as the sheet of a phone. */
  readonly insets?: Insets | undefined;
  /** Another one each time that the board comes into sight: it begins anew, but need not be drawn again. */
  readonly showing?: Showing | undefined;
}

export interface ViewportProps extends BoardActions {
  readonly words: BoardWords;
  readonly label: string;
  readonly extent: Extent;
  /** From the centre of a hex to its corner in the drawing. */
  readonly R: number;
  readonly axes: AxisMarks;
  readonly hexes: readonly ViewHex[];
  /** Places within hexes that can be clicked by themselves. */
  readonly stops?: readonly ViewStop[] | undefined;
  readonly onStop?: ((stop: string) => void) | undefined;
  /** Stops that a drag has passed so far, and whether it has ended. */
  readonly onDragRoute?: ((stops: readonly string[], isDone: boolean) => void) | undefined;
  readonly legend?: ComponentChildren;
  /** The layers of the drawing. */
  readonly children: ComponentChildren;
}

const MARGIN = 12;
const CONTROL: Size = { width: 34, height: 4 * 34 };
/** For fingers: two by two, under the coordinates. */
const PHONE_CONTROL: Size = { width: 2 * 44, height: 2 * 44 };
const PHONE_CONTROL_TOP = 36;
/** From the sides of the board to the legend: beside the coordinates, or beside the zoom control. */
const LEGEND_LEFT = 32;
/** A card keeps clear of the coordinates at the left. */
const BESIDE_COORDINATES = LEGEND_LEFT - MARGIN;
const ZOOM_STEP = 1.4;
/** So long a finger rests for a look. */
const LONG_PRESS_MS = 450;
/** Movement of the pointer, in pixels, that still counts as a click. */
const STEADY = 5;
const CLOSEST = 3.2;

function closestWith(target: EventTarget | null, name: string): string | null {
  const element = target instanceof Element ? target.closest(`[data-${name}]`) : null;
  return element?.getAttribute(`data-${name}`) ?? null;
}

/** What is said of a hex together with what can be done there, or why it cannot. */
function spokenLabel({ id, label }: ViewHex, isLegal: boolean, props: ViewportProps): string {
  const { words, legalNote, noteOf, whyNotOf } = props;
  const note = isLegal ? (legalNote ?? words.t('board.legal')) : (noteOf?.(id)?.text ?? whyNotOf?.(id));
  return note ? `${label}. ${note}` : label;
}

function noteAt(
  hexes: readonly ViewHex[],
  id: string | null,
  noteOf: BoardActions['noteOf'],
): { readonly hex: ViewHex; readonly note: HexNote } | null {
  const hex = id === null ? undefined : hexes.find((candidate) => candidate.id === id);
  const note = hex ? noteOf?.(hex.id) : null;
  return hex && note ? { hex, note } : null;
}

/** What can be hit: the hexes, and where they are asked for the stops on them. */
function useHits(
  id: string,
  props: ViewportProps,
  legal: ReadonlySet<string>,
  greyed: ReadonlySet<string>,
): JSX.Element {
  const { hexes, stops, selected = null, choice, words, legalNote, noteOf, whyNotOf } = props;
  const hasStops = props.onStop !== undefined || props.onDragRoute !== undefined;
  // Pointing, panning and whatever is measured concern none of them.
  return useMemo(
    () => (
      <g class={styles['hits']}>
        {hexes.map((hex) => {
          const isLegal = legal.has(hex.id);
          const isGreyed = greyed.has(hex.id);
          return (
            <path
              key={hex.id}
              id={`${id}-${hex.id}`}
              d={hex.shape}
              data-hex={hex.id}
              data-choice={isLegal || isGreyed ? choice : undefined}
              data-legal={isLegal ? '' : undefined}
              role={isLegal || isGreyed ? 'button' : 'img'}
              aria-label={spokenLabel(hex, isLegal, props)}
              aria-disabled={isGreyed && !isLegal ? 'true' : undefined}
              aria-pressed={isLegal ? hex.id === selected : undefined}
            />
          );
        })}
        {hasStops
          ? stops?.map(({ id: stop, x, y, radius, label }) => (
              <circle key={stop} cx={x} cy={y} r={radius} data-stop={stop} role="button" aria-label={label} />
            ))
          : null}
      </g>
    ),
    [id, hexes, stops, hasStops, legal, greyed, selected, choice, words, legalNote, noteOf, whyNotOf],
  );
}

/** A board to move about in: pan, zoom, keyboard, hit areas, and what is pinned to its edges. */
export function Viewport(props: ViewportProps): JSX.Element {
  const { extent, R, axes, hexes, selected = null, words, insets = NO_INSETS, showing } = props;
  const legal = useMemo(() => new Set(props.legal), [props.legal]);
  const greyed = useMemo(() => new Set(props.greyed), [props.greyed]);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const view = useSignal<View>({ k: 1, x: 0, y: 0 });
  const size = useSignal<Size>(showing?.size ?? { width: 0, height: 0 });
  const cursor = useSignal<string | null>(null);
  const goal = useRef<{ x: number; y: number } | null>(null);
  const hovered = useSignal<string | null>(null);
  const phone = isPhone.value;
  const control = phone ? PHONE_CONTROL : CONTROL;
  const showsLegend = useSignal(!phone);
  /** The height of the card that lies over the board of a phone, if there is one. */
  const cardHeight = useSignal(0);
  const legendSize = useSignal<Size>({ width: 0, height: 0 });
  /** Until somebody pans or zooms, the board goes on fitting its place: by itself, or all of it because it was asked for. */
  const fitting = useRef<'framed' | 'whole' | null>('framed');
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const latest = useRef(props);
  latest.current = props;

  const zoomTo = ({ k, x, y }: View): void => {
    const element = svg.current;
    if (element && behaviour.current) {
      behaviour.current.transform(select(element), zoomIdentity.translate(x, y).scale(k));
    }
  };

  const fit = (): void => {
    const { width, height } = size.value;
    if (width === 0 || height === 0) return;
    const fitted = fitTo(extent, size.value, insets);
    behaviour.current
      ?.extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([fitted.k * 0.7, Math.max(CLOSEST, fitted.k * 2)])
      .translateExtent([
        [extent.left - extent.width / 2, extent.top - extent.height / 2],
        [extent.left + 1.5 * extent.width, extent.top + 1.5 * extent.height],
      ]);
    zoomTo(fitted);
  };

  const framed = (): ViewHex[] => {
    const ids = legal.size > 0 ? legal : new Set(props.matters);
    return hexes.filter((hex) => ids.has(hex.id));
  };

  const showAll = (): void => {
    fit();
    fitting.current = 'whole';
  };

  /** What the board begins with: on a phone whatever can be acted on, elsewhere all of it. */
  const frame = (): void => {
    const spots = phone ? framed() : [];
    fit();
    if (spots.length > 0 && size.value.width > 0) zoomTo(fitToSpots(spots, R, extent, size.value, insets));
  };

  const zoomBy = (factor: number): void => {
    const element = svg.current;
    if (element) behaviour.current?.scaleBy(select(element), factor);
    fitting.current = null;
  };

  const show = (hex: string | null): void => {
    const spot = hexes.find((candidate) => candidate.id === hex);
    if (!spot || size.value.width === 0) return;
    const now = view.value;
    const seen = { ...insets, bottom: insets.bottom + (phone && props.card ? cardHeight.value : 0) };
    const closer = phone ? closerTo(spot, now, R, extent, size.value, seen) : null;
    if (closer) return zoomTo(closer);
    const [dx, dy] = panToShow(now, [spot.x, spot.y], size.value, withRoom(seen), now.k * R * 1.1);
    if (dx !== 0 || dy !== 0) zoomTo({ ...now, x: now.x + dx, y: now.y + dy });
  };

  useLayoutEffect(() => {
    const element = svg.current;
    const box = root.current;
    if (!element || !box) return undefined;
    const behaviourOfBoard = zoom<SVGSVGElement, unknown>()
      .clickDistance(STEADY)
      .filter((event: MouseEvent) => {
        const isDrag = latest.current.onDragRoute && closestWith(event.target, 'stop') !== null;
        // Fingers have no buttons.
        return event.type === 'wheel' || (!event.ctrlKey && !event.button && !isDrag);
      })
      .on('zoom', (event: { transform: View; sourceEvent: unknown }) => {
        const { k, x, y } = event.transform;
        view.value = { k, x, y };
        if (event.sourceEvent) fitting.current = null;
      });
    behaviour.current = behaviourOfBoard;
    // A second tap turns a tile; it must not zoom.
    select(element).call(behaviourOfBoard).on('dblclick.zoom', null);
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height, isConnected } = box;
      const isSame = width === size.value.width && height === size.value.height;
      if (isConnected && !isSame) size.value = { width, height };
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      select(element).on('.zoom', null);
    };
  }, []);

  // The transform goes straight to the element: panning renders nothing but what is pinned to the edges.
  useSignalEffect(() => {
    const { k, x, y } = view.value;
    scene.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    if (root.current) root.current.dataset['writing'] = k * R < WRITING_FROM ? 'off' : 'on';
  });

  useLayoutEffect(() => {
    if (!showing) return;
    size.value = showing.size;
    cursor.value = null;
    hovered.value = null;
    fitting.current = 'framed';
    if (!(phone && selected !== null)) frame();
  }, [showing]);

  const { width, height } = size.value;
  useLayoutEffect(() => {
    if (fitting.current === 'whole') fit();
    else if (fitting.current === 'framed' && !(phone && selected !== null)) frame();
  }, [extent, width, height, insets.top, insets.right, insets.bottom, insets.left, phone]);

  // Another decision on a phone may be about another part of the board.
  const framedKey = phone ? [...(props.legal ?? []), '', ...(props.matters ?? [])].join() : '';
  useLayoutEffect(() => {
    const spots = framed();
    if (!phone || spots.length === 0 || selected !== null || fitting.current !== 'framed') return;
    if (!areInSight(spots, view.value, R, size.value, insets)) frame();
  }, [framedKey]);

  useLayoutEffect(() => {
    show(selected);
  }, [selected, insets.bottom, cardHeight.value]);

  const moveTo = (hex: string | null): void => {
    if (cursor.value === hex) return;
    cursor.value = hex;
    props.onHover?.(hex);
    show(hex);
  };

  const move = (arrow: Arrow, onlyLegal: boolean): void => {
    const from = hexes.find(({ id }) => id === cursor.value);
    if (!from) return moveTo(firstSpot(hexes, selected, legal)?.id ?? null);
    const line = goal.current ?? from;
    const within = onlyLegal ? hexes.filter((hex) => legal.has(hex.id)) : hexes;
    const to = moveFrom(within, from, arrow, line, R);
    if (!to) return;
    goal.current = onlyLegal ? to : goalAfter(arrow, line, to);
    moveTo(to.id);
  };

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return;
    const { key } = event;
    if (isArrow(key)) move(key, event.ctrlKey || event.shiftKey);
    else if (event.ctrlKey) return;
    else if ((key === 'Enter' || key === ' ') && cursor.value !== null) props.onHex?.(cursor.value);
    else if (key === '0') showAll();
    else if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
    else if (key === '-') zoomBy(1 / ZOOM_STEP);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = (event: TargetedFocusEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget || !event.currentTarget.matches(':focus-visible')) return;
    goal.current = null;
    moveTo(cursor.value ?? firstSpot(hexes, selected, legal)?.id ?? null);
  };

  /* ---- a finger at rest ---- */
  const resting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(
    null,
  );
  const hasLooked = useRef(false);
  const stopResting = (): void => {
    clearTimeout(resting.current?.timer);
    resting.current = null;
  };
  const onRest = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    hasLooked.current = false;
    const isSecond = resting.current !== null;
    stopResting();
    const hex = closestWith(event.target, 'hex');
    if (event.pointerType === 'mouse' || hex === null || isSecond) return;
    const timer = setTimeout(() => {
      hasLooked.current = true;
      latest.current.onLook?.(hex);
    }, LONG_PRESS_MS);
    resting.current = { timer, x: event.clientX, y: event.clientY };
  };
  useLayoutEffect(() => stopResting, []);

  const onClick = (event: TargetedMouseEvent<SVGSVGElement>): void => {
    // The finger that looked is lifted: that is no tap.
    if (hasLooked.current) return;
    const stop = closestWith(event.target, 'stop');
    if (stop !== null) return props.onStop?.(stop);
    const hex = closestWith(event.target, 'hex');
    if (hex !== null) props.onHex?.(hex);
  };

  /* ---- dragging along stops ---- */
  const dragged = useRef<string[] | null>(null);
  const onPointerDown = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    onRest(event);
    const stop = closestWith(event.target, 'stop');
    if (stop !== null && props.onDragRoute && event.button === 0) dragged.current = [stop];
  };
  const onPointerMove = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    const rest = resting.current;
    if (rest && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > STEADY) stopResting();
    const passed = dragged.current;
    if (!passed) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const stop = closestWith(under, 'stop');
    if (stop === null || stop === passed.at(-1)) return;
    // Going back takes the last stop away.
    if (passed.at(-2) === stop) passed.pop();
    else passed.push(stop);
    props.onDragRoute?.([...passed], false);
  };
  const onPointerUp = (): void => {
    stopResting();
    const passed = dragged.current;
    dragged.current = null;
    if (passed && passed.length > 1) props.onDragRoute?.(passed, true);
  };

  const hover = (hex: string | null): void => {
    if (hovered.value === hex) return;
    hovered.value = hex;
    props.onHover?.(hex);
  };
  const onPointerOver = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    if (event.pointerType === 'touch') return;
    const hex = closestWith(event.target, 'hex') ?? closestWith(event.target, 'stop')?.split('-')[0] ?? null;
    hover(hex);
  };

  /* ---- what is pinned: placed for the fitted board, so that nothing jumps while panning ---- */
  const fitted = fitTo(extent, size.value, insets);
  const land = useMemo(
    () => obstaclesOf(hexes, fitted, R, legal),
    [hexes, fitted.k, fitted.x, fitted.y, R, legal],
  );
  const free = { width, height: height - insets.bottom };
  const top = phone ? PHONE_CONTROL_TOP : controlTop(control, free, MARGIN, land);
  const beside = phone ? 0 : control.width + MARGIN;
  const corner = freerCorner(legendSize.value, { ...free, width: width - beside }, land);
  const hasLegend = props.legend !== undefined && props.legend !== null && showsLegend.value;
  const legendLeft = corner === 'left' ? LEGEND_LEFT : width - beside - MARGIN - legendSize.value.width;
  const legendObstacles = rectObstacles(
    legendLeft,
    free.height - MARGIN - legendSize.value.height,
    legendSize.value,
  );
  const hits = useHits(id, props, legal, greyed);
  const atCursor = hexes.find((hex) => hex.id === cursor.value);
  const noted = noteAt(hexes, cursor.value ?? hovered.value, props.noteOf);
  const atSelected = hexes.find((hex) => hex.id === selected);

  return (
    <div
      ref={root}
      class={styles['board']}
      role="application"
      aria-roledescription={words.t('board.kind')}
      aria-label={props.label}
      aria-describedby={`${id}-how`}
      aria-activedescendant={cursor.value === null ? undefined : `${id}-${cursor.value}`}
      // oxlint-disable-next-line no-noninteractive-tabindex
      tabIndex={0}
      data-board
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => moveTo(null)}
    >
      <p id={`${id}-how`} class="visually-hidden">
        {words.t('board.how')}
      </p>
      <svg
        ref={svg}
        class={styles['drawing']}
        onClick={onClick}
        onPointerOver={onPointerOver}
        onPointerLeave={() => hover(null)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <g ref={scene}>
          {props.children}
          {hits}
          {atCursor ? (
            <path
              class={styles['cursor']}
              d={atCursor.shape}
              stroke-width={0.085 * R}
              stroke-dasharray={`${0.2 * R} ${0.1 * R}`}
            />
          ) : null}
        </g>
        <Coordinates axes={axes} view={view} size={size} />
      </svg>
      {noted ? <HexTip spot={noted.hex} note={noted.note} R={R} view={view} size={size} /> : null}
      {hasLegend ? (
        <Measured
          class={styles['legend']}
          style={{ left: `${legendLeft}px`, bottom: `${insets.bottom + MARGIN}px` }}
          onSize={(found) => (legendSize.value = found)}
        >
          {props.legend}
        </Measured>
      ) : null}
      {phone && atSelected && props.card ? (
        <PinnedCard bottom={insets.bottom + MARGIN} onSize={({ height: tall }) => (cardHeight.value = tall)}>
          {props.card}
        </PinnedCard>
      ) : null}
      {!phone && atSelected && props.card ? (
        <FloatingCard
          spot={atSelected}
          R={R}
          view={view}
          size={size}
          insets={{
            ...insets,
            left: insets.left + BESIDE_COORDINATES,
            right: insets.right + beside,
          }}
          obstaclesAt={(now) => [...obstaclesOf(hexes, now, R, legal), ...(hasLegend ? legendObstacles : [])]}
          pinned={hasLegend ? `${legendLeft} ${legendSize.value.width}` : ''}
        >
          {props.card}
        </FloatingCard>
      ) : null}
      <ZoomControl
        words={words}
        top={top}
        showsLegend={hasLegend}
        canShowLegend={props.legend !== undefined && props.legend !== null}
        onIn={() => zoomBy(ZOOM_STEP)}
        onOut={() => zoomBy(1 / ZOOM_STEP)}
        onFit={showAll}
        onLegend={() => (showsLegend.value = !showsLegend.value)}
      />
    </div>
  );
}
