import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX, TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AxisMarks } from '../../draw/coordinates.ts';
import type { Extent } from '../../draw/geometry.ts';
import { WRITING_FROM } from '../../draw/tile.ts';
import { useKeys } from '../parts/keys.ts';
import { isPhone } from '../parts/narrow.ts';
import type { BoardActions, BoardHex, BoardStop } from './board-props.ts';
import { Coordinates } from './coordinates.tsx';
import { areNamesTiny } from './fit.ts';
import { HexTip } from './hex-tip.tsx';
import { Hits } from './hits.tsx';
import { Pins } from './pins.tsx';
import { NO_INSETS } from './placing.ts';
import { Surface } from './surface.tsx';
import { useCamera, useView } from './use-camera.ts';
import { useCursor } from './use-cursor.ts';
import { useFraming } from './use-framing.ts';
import { dataAt } from './use-pointer.ts';
import styles from './viewport.module.css';
import type { BoardWords } from './words.ts';
import { zoomByKey } from './zoom-control.tsx';

interface ViewportProps extends BoardActions {
  readonly words: BoardWords;
  readonly label: string;
  readonly extent: Extent;
  /** From the centre of a hex to its corner in the drawing. */
  readonly R: number;
  /** The height of a name on a hex, as a part of R. */
  readonly nameSize: number;
  readonly axes: AxisMarks;
  readonly hexes: readonly BoardHex[];
  /** Places within hexes that can be clicked separately. */
  readonly stops?: readonly BoardStop[] | undefined;
  readonly onStop?: ((stop: string) => void) | undefined;
  /** Stops that a drag has passed so far, and whether it has ended. */
  readonly onDragRoute?: ((stops: readonly string[], isDone: boolean) => void) | undefined;
  readonly legend?: ComponentChildren;
  /** The whole board, however small: as when the user looks through the game. */
  readonly isOverview: boolean;
  /** The layers of the drawing. */
  readonly children: ComponentChildren;
}

/** A board of hexes to move about in: a drawing with its camera, the keyboard's cursor, hit areas and pins. */
export function Viewport(props: ViewportProps): JSX.Element {
  const { words, extent, R, axes, hexes, showing, onHex, onStop, onHover, onDragRoute } = props;
  const { selected = null, insets = NO_INSETS, card = null } = props;
  const legal = useMemo(() => new Set(props.legal), [props.legal]);
  const greyed = useMemo(() => new Set(props.greyed), [props.greyed]);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const camera = useCamera(root, showing?.size);
  const hovered = useSignal<string | null>(null);
  const cardHeight = useSignal(0);

  // Names, labels and costs are left out where they would be too small.
  useView(
    camera,
    ({ k }) => {
      if (root.current) root.current.dataset['writing'] = k * R < WRITING_FROM ? 'off' : 'on';
    },
    [R],
  );
  const { showAll, showHex, homeIn } = useFraming({
    camera,
    extent,
    R,
    hexes,
    legal,
    selected,
    insets,
    showing,
    matters: props.matters,
    isOverview: props.isOverview,
    cardHeight: isPhone.value && card ? cardHeight.value : 0,
  });
  const cursor = useCursor(
    { spots: hexes, selected, legal, R },
    { onHex, onHover, showHex, onOtherKey: (key) => zoomByKey(key, camera, showAll) },
  );
  // Wherever the focus is, as long as the board is in the document.
  useKeys('table', { 0: () => root.current?.isConnected && showAll() });
  useLayoutEffect(() => {
    cursor.reset();
    hovered.value = null;
  }, [showing]);

  const onClick = ({ target }: TargetedMouseEvent<SVGSVGElement>): void => {
    const stop = dataAt(target, 'stop');
    if (stop !== null) return onStop?.(stop);
    const hex = dataAt(target, 'hex');
    if (hex !== null) onHex?.(hex);
  };
  const hover = (hex: string | null): void => {
    if (hovered.value === hex) return;
    hovered.value = hex;
    onHover?.(hex);
  };
  const onPointerOver = ({ target, pointerType }: TargetedPointerEvent<SVGSVGElement>): void => {
    if (pointerType === 'touch') return;
    hover(dataAt(target, 'hex') ?? dataAt(target, 'stop')?.split('-')[0] ?? null);
  };

  const { pointed = null } = props;
  const marked = new Set(pointed ? [pointed.hex] : props.marked);
  const markedHexes = marked.size === 0 ? [] : hexes.filter(({ id: hex }) => marked.has(hex));
  useLayoutEffect(() => {
    if (pointed?.isFocused) showHex(pointed.hex);
  }, [pointed]);

  const cursorHex = cursor.hex.value?.hex ?? null;
  const atCursor = hexes.find((hex) => hex.id === cursorHex);
  const looked = cursorHex ?? hovered.value;
  const noted = hexes.find((hex) => hex.id === looked);
  // Where names are too small to be read, pointing at a hex tells its name.
  const areTiny = useComputed(() => areNamesTiny(camera.view.value.k * R, props.nameSize));
  const isToldOtherwise = noted && (noted.id === selected || greyed.has(noted.id));
  const name = noted && areTiny.value && !isToldOtherwise ? noted.name : null;
  const note = noted && (props.noteOf?.(noted.id) ?? (name ? { text: name } : null));

  return (
    <div
      ref={root}
      class={styles['board']}
      role="application"
      aria-roledescription={words.t('board.kind')}
      aria-label={props.label}
      aria-describedby={`${id}-how`}
      aria-activedescendant={cursorHex === null ? undefined : `${id}-${cursorHex}`}
      // oxlint-disable-next-line no-noninteractive-tabindex
      tabIndex={0}
      data-board
      {...cursor.handlers}
    >
      <p id={`${id}-how`} class="visually-hidden">
        {words.t('board.how')}
      </p>
      <Surface
        class={styles['drawing']}
        camera={camera}
        onLook={props.onLook}
        onRoute={onDragRoute}
        onClick={onClick}
        onPointerOver={onPointerOver}
        onPointerLeave={() => hover(null)}
        over={<Coordinates axes={axes} view={camera.view} size={camera.size} />}
      >
        {props.children}
        <Hits
          id={id}
          words={words}
          hexes={hexes}
          legal={legal}
          greyed={greyed}
          selected={selected}
          choice={props.choice}
          stops={onStop || onDragRoute ? props.stops : undefined}
          legalNote={props.legalNote}
          noteOf={props.noteOf}
          whyNotOf={props.whyNotOf}
        />
        {markedHexes.map((hex) => (
          <g key={hex.id} class={styles['pointed']} data-pointed={hex.id}>
            <path class={styles['halo']} d={hex.shape} stroke-width={0.22 * R} />
            <path d={hex.shape} stroke-width={0.1 * R} />
          </g>
        ))}
        {atCursor ? (
          <path
            class={styles['cursor']}
            d={atCursor.shape}
            stroke-width={0.085 * R}
            stroke-dasharray={`${0.2 * R} ${0.1 * R}`}
          />
        ) : null}
      </Surface>
      {noted && note ? <HexTip spot={noted} note={note} R={R} view={camera.view} size={camera.size} /> : null}
      <Pins
        words={words}
        camera={camera}
        extent={extent}
        R={R}
        hexes={hexes}
        legal={legal}
        insets={insets}
        selected={selected}
        card={card}
        cardHeight={cardHeight}
        legend={props.legend}
        homeIn={homeIn}
        onFit={showAll}
      />
    </div>
  );
}
