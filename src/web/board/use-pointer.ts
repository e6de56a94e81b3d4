import type { RefObject, TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Camera, Point } from './camera.ts';
import {
  AT_REST,
  type Intent,
  LONG_PRESS_MS,
  pointed,
  type PointerInput,
  type PointerState,
  wheelFactor,
} from './pointer.ts';

/** The value of a data attribute of the nearest element that has it. */
export function dataAt(target: EventTarget | null, name: string): string | null {
  const element = target instanceof Element ? target.closest(`[data-${name}]`) : null;
  return element?.getAttribute(`data-${name}`) ?? null;
}

export interface PointerActions {
  /** A finger rests on a hex. */
  readonly onLook?: ((hex: string) => void) | undefined;
  /** A drag from stop to stop; left out, it moves the drawing. */
  readonly onRoute?: ((stops: readonly string[], isDone: boolean) => void) | undefined;
}

type PressEvent = TargetedPointerEvent<SVGSVGElement>;

interface PointerHandlers {
  readonly onPointerDown: (event: PressEvent) => void;
  readonly onPointerMove: (event: PressEvent) => void;
  readonly onPointerUp: (event: PressEvent) => void;
  readonly onPointerCancel: (event: PressEvent) => void;
  readonly onClickCapture: (event: TargetedMouseEvent<SVGSVGElement>) => void;
}

function positionIn(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

function useWheel(svg: RefObject<SVGSVGElement | null>, camera: Camera): void {
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const hasMoved = isSideways
        ? camera.panBy(-event.deltaX, 0)
        : camera.zoomBy(wheelFactor(event), positionIn(element, event));
      // At the limits the page may scroll.
      if (hasMoved) event.preventDefault();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);
}

/** Mouse, fingers and wheel on a drawing: they move its camera, and report other intents. */
export function usePointer(
  svg: RefObject<SVGSVGElement | null>,
  camera: Camera,
  actions: PointerActions,
): PointerHandlers {
  const latest = useRef(actions);
  latest.current = actions;
  const state = useRef<PointerState>(AT_REST);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useWheel(svg, camera);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  const act = (intent: Intent): void => {
    if (intent.type === 'grab') camera.grab();
    else if (intent.type === 'drag') camera.drag(intent.from, intent.to);
    else if (intent.type === 'look') latest.current.onLook?.(intent.hex);
    else latest.current.onRoute?.(intent.stops, intent.isDone);
  };
  const send = (input: PointerInput): void => {
    const { resting } = state.current;
    const [next, intents] = pointed(state.current, input);
    state.current = next;
    if (next.resting !== resting || input.type === 'down') {
      clearTimeout(timer.current);
      if (next.resting !== null) timer.current = setTimeout(() => send({ type: 'rested' }), LONG_PRESS_MS);
    }
    for (const intent of intents) act(intent);
  };

  const onPointerDown = (event: PressEvent): void => {
    if (event.ctrlKey || event.button !== 0) return;
    send({
      type: 'down',
      id: event.pointerId,
      at: positionIn(event.currentTarget, event),
      isMouse: event.pointerType === 'mouse',
      isFirst: event.isPrimary,
      hex: latest.current.onLook ? dataAt(event.target, 'hex') : null,
      stop: latest.current.onRoute ? dataAt(event.target, 'stop') : null,
    });
  };
  const onPointerMove = (event: PressEvent): void => {
    const { fingers, isDragging, route } = state.current;
    if (fingers.length === 0) return;
    const { currentTarget, pointerId: id } = event;
    // The button was released outside, where no event reaches us.
    if (event.pointerType === 'mouse' && event.buttons === 0) return send({ type: 'up', id });
    const under = route ? document.elementFromPoint(event.clientX, event.clientY) : null;
    send({ type: 'move', id, at: positionIn(currentTarget, event), stop: dataAt(under, 'stop') });
    // Not before: a captured press clicks the drawing and not what is under the pointer.
    if (!isDragging && state.current.isDragging) currentTarget.setPointerCapture(id);
  };
  const onPointerUp = ({ pointerId: id }: PressEvent): void => send({ type: 'up', id });
  const onClickCapture = (event: TargetedMouseEvent<SVGSVGElement>): void => {
    // A click without a count comes from a key or a screen reader, not from a press.
    if (state.current.isSpent && event.detail > 0) event.stopPropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}
