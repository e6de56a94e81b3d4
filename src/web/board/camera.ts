import { type Signal, signal } from '@preact/signals';
import type { Extent } from '../../draw/geometry.ts';
import type { Size } from './placing.ts';

/** A pan and zoom: a point of the drawing is at `x + k * its x` of the viewport. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export type Point = readonly [x: number, y: number];

/** How far the user may go. */
export interface Limits {
  readonly furthest: number;
  readonly nearest: number;
  /** The part of the drawing, with its surroundings, that may come into view. */
  readonly bounds: Extent;
}

/** Along one axis: what is shown fills its room, or is centred where it is smaller. */
export function held(offset: number, low: number, length: number, from: number, room: number): number {
  if (length <= room) return from + (room - length) / 2 - low;
  return Math.max(from + room - low - length, Math.min(offset, from - low));
}

function within({ k, x, y }: View, { bounds }: Limits, { width, height }: Size): View {
  return {
    k,
    x: held(x, k * bounds.left, k * bounds.width, 0, width),
    y: held(y, k * bounds.top, k * bounds.height, 0, height),
  };
}

function clampZoom(k: number, { furthest, nearest }: Limits): number {
  return Math.max(furthest, Math.min(k, nearest));
}

/** Zooms so that what is under a point of the viewport stays there, as far as the limits allow. */
export function zoomAbout(view: View, factor: number, [px, py]: Point, limits: Limits, size: Size): View {
  const k = clampZoom(view.k * factor, limits);
  const grown = k / view.k;
  return within({ k, x: px - grown * (px - view.x), y: py - grown * (py - view.y) }, limits, size);
}

function middleOf([[x, y], second = [x, y]]: Fingers): Point {
  return [(x + second[0]) / 2, (y + second[1]) / 2];
}

function spanOf([[x, y], second]: Fingers): number {
  return second ? Math.hypot(second[0] - x, second[1] - y) : 0;
}

/** One point that drags, or two that pinch. */
export type Fingers = readonly [first: Point, second?: Point];

/** The drawing follows the fingers: what was under them at first stays under them. */
export function follow(start: View, from: Fingers, to: Fingers, limits: Limits, size: Size): View {
  const [fromX, fromY] = middleOf(from);
  const [toX, toY] = middleOf(to);
  const before = spanOf(from);
  const k = before > 0 ? clampZoom((start.k * spanOf(to)) / before, limits) : start.k;
  const grown = k / start.k;
  return within({ k, x: toX - grown * (fromX - start.x), y: toY - grown * (fromY - start.y) }, limits, size);
}

/** What the camera does when its place or its subject changes; `free` once the user has moved it. */
export type Framing = 'framed' | 'whole' | 'free';

function isSameView(a: View, b: View): boolean {
  return a.k === b.k && a.x === b.x && a.y === b.y;
}

/** Pan and zoom of one drawing. It knows nothing of the page: what shows the drawing follows `view`. */
export class Camera {
  readonly view: Signal<View> = signal({ k: 1, x: 0, y: 0 });
  readonly size: Signal<Size>;
  readonly #framing: Signal<Framing> = signal('framed');
  limits: Limits | null = null;
  #grabbed: View | null = null;

  constructor(size: Size = { width: 0, height: 0 }) {
    this.size = signal(size);
  }

  get framing(): Framing {
    return this.#framing.value;
  }

  set framing(framing: Framing) {
    this.#framing.value = framing;
  }

  /** Goes to a view that the page chose: the limits are those of the user. */
  show(view: View): void {
    this.view.value = view;
  }

  /** Zooms on behalf of the user; false where that changes nothing. */
  zoomBy(factor: number, about: Point = [this.size.value.width / 2, this.size.value.height / 2]): boolean {
    return this.#move(({ limits, size, view }) => zoomAbout(view, factor, about, limits, size));
  }

  panBy(dx: number, dy: number): boolean {
    return this.#move(({ limits, size, view }) => follow(view, [[0, 0]], [[dx, dy]], limits, size));
  }

  /** The user takes hold of the drawing, or puts another finger on it. */
  grab(): void {
    this.#grabbed = this.view.value;
  }

  /** Fingers have moved since the drawing was grabbed. */
  drag(from: Fingers, to: Fingers): void {
    const start = this.#grabbed ?? this.view.value;
    this.#move(({ limits, size }) => follow(start, from, to, limits, size));
  }

  #move(next: (now: { limits: Limits; size: Size; view: View }) => View): boolean {
    const { limits } = this;
    if (!limits) return false;
    const view = next({ limits, size: this.size.value, view: this.view.value });
    if (isSameView(view, this.view.value)) return false;
    this.framing = 'free';
    this.view.value = view;
    return true;
  }
}
