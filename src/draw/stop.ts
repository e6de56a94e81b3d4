import { nth } from '../core/present.ts';
import type { Stop } from '../rail/tile.ts';
import type { CityTokens, CompanyId } from '../rail/tokens.ts';
import { chip } from './chip.ts';
import { BODY_GROWTH, dotRadius, type SlotPlan, slotPlan } from './city.ts';
import { add, coordinates, type Frame, placed, type Point, polar } from './geometry.ts';
import { chipOf, type GameLook } from './looks.ts';
import { el, group, ink, label } from './svg.ts';

/** What stands in a city: tokens, and the companies that slots are kept for. */
export interface Occupants {
  readonly tokens: CityTokens | undefined;
  readonly reserved: readonly CompanyId[];
  readonly look: GameLook | null;
  /** Companies whose tokens here are only tried out. */
  readonly tried?: ReadonlySet<CompanyId>;
}

export const NOBODY: Occupants = { tokens: undefined, reserved: [], look: null };

const BODY_OUTLINE = 0.028;
const SLOT_OUTLINE = 0.022;
const TOWN_RING = 0.04;
const HALT_RING = 0.045;
const CHIP_IN_SLOT = 0.93;
const TRIED_OPACITY = 0.5;
const BESIDE_SIZE = 0.75;
/** From the middle of the outer slot to a token beside the city, in slot radii: it overlaps only the edge. */
const BESIDE_REACH = 1.5;
/** Directions, from the outer slots, in which tokens stand beside a city. */
const BESIDE: readonly number[] = [-0.25, -0.75, 0.25, 0.75].map((turn) => turn * Math.PI);

/** The white body round several slots: their hull, drawn as fat lines with round corners. */
function cityBody(frame: Frame, { centres, radius }: SlotPlan): string {
  const d = `M${centres.map((point) => coordinates(frame, point)).join('L')}Z`;
  const fat = (width: number, colour: string): string =>
    el('path', {
      d,
      fill: colour,
      stroke: colour,
      'stroke-width': 2 * width * frame.R,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
  const reach = radius * BODY_GROWTH;
  return fat(reach, ink('trk')) + fat(reach - BODY_OUTLINE, ink('slot'));
}

function emptySlot(frame: Frame, at: Point, radius: number, outline: number): string {
  const [x, y] = placed(frame, at);
  return el('circle', {
    cx: x,
    cy: y,
    r: radius * frame.R,
    fill: ink('slot'),
    stroke: ink('trk'),
    'stroke-width': outline * frame.R,
  });
}

function token(
  frame: Frame,
  at: Point,
  radius: number,
  company: CompanyId,
  { look, tried }: Occupants,
): string {
  if (!look) return '';
  const [x, y] = placed(frame, at);
  const opacity = tried?.has(company) ? TRIED_OPACITY : undefined;
  return chip({ ...chipOf(look, company), x, y, r: radius * frame.R, opacity });
}

function reservation(frame: Frame, at: Point, radius: number, letters: string): string {
  const [x, y] = placed(frame, at);
  return label(letters, x, y, { size: radius * frame.R * 0.66, weight: 650, fill: ink('reserved') });
}

/** The slot at the outside of the city in a direction. */
function outerSlot(centres: readonly Point[], angle: number): Point {
  const [dx, dy] = polar(angle, 1);
  return centres.reduce((best, centre) =>
    centre[0] * dx + centre[1] * dy > best[0] * dx + best[1] * dy ? centre : best,
  );
}

/** The places of tokens beside a city, relative to it: overlapping its edge, at the corners. */
export function besidePlaces(stop: Stop, sharesHex: boolean, count: number): { at: Point; radius: number }[] {
  const { centres, radius } = slotPlan(stop.slots, sharesHex);
  return Array.from({ length: count }, (_, index) => {
    const angle = BESIDE[index % BESIDE.length] as number;
    return {
      at: add(outerSlot(centres, angle), polar(angle, radius * BESIDE_REACH)),
      radius: radius * BESIDE_SIZE,
    };
  });
}

function drawCity(frame: Frame, stop: Stop, sharesHex: boolean, occupants: Occupants): string {
  const plan = slotPlan(stop.slots, sharesHex);
  const { tokens, look, reserved } = occupants;
  // Reservations hold the lowest free slots, one each.
  const waiting = [...reserved];
  const slots = plan.centres.map((at, index) => {
    const company = tokens?.slots[index] ?? null;
    const outline = stop.slots > 1 ? SLOT_OUTLINE : BODY_OUTLINE;
    const empty = emptySlot(frame, at, plan.radius, outline);
    if (company !== null && look)
      return empty + token(frame, at, plan.radius * CHIP_IN_SLOT, company, occupants);
    const keeper = waiting.shift();
    if (keeper === undefined) return empty;
    const letters = look ? chipOf(look, keeper).letters : keeper;
    return empty + reservation(frame, at, plan.radius, letters);
  });
  const companies = tokens?.beside ?? [];
  const beside = besidePlaces(stop, sharesHex, companies.length).map(({ at, radius }, index) =>
    token(frame, at, radius, nth(companies, index), occupants),
  );
  return [stop.slots > 1 ? cityBody(frame, plan) : '', ...slots, ...beside].join('');
}

function dot(frame: Frame, radius: number, fill: string, ring: string, ringWidth: number): string {
  return el('circle', {
    cx: frame.x,
    cy: frame.y,
    r: radius * frame.R,
    fill,
    stroke: ring,
    'stroke-width': ringWidth * frame.R,
  });
}

/** An off-board place of one value; with several values its boxes cover the end of the track. */
function drawOffBoard(frame: Frame, stop: Stop): string {
  const [value] = stop.values;
  if (stop.values.length > 1 || !value) return '';
  const { x, y, R } = frame;
  return (
    dot(frame, dotRadius(stop), ink('slot'), ink('trk'), BODY_OUTLINE) +
    label(String(value), x, y, { size: 0.2 * R, weight: 700, fill: ink('name') })
  );
}

/** A stop at the middle of `frame`. */
export function drawStop(
  frame: Frame,
  stop: Stop,
  sharesHex: boolean,
  occupants: Occupants,
  id: string | undefined,
): string {
  const radius = dotRadius(stop);
  const shape = {
    city: () => drawCity(frame, stop, sharesHex, occupants),
    // The ring is outside the dot: half of its stroke would eat into it.
    town: () => dot(frame, radius + TOWN_RING / 2, ink('trk'), ink('slot'), TOWN_RING),
    halt: () => dot(frame, radius, ink('slot'), ink('trk'), HALT_RING),
    off: () => drawOffBoard(frame, stop),
  }[stop.kind]();
  return group({ class: stop.kind, 'data-stop': id }, shape);
}
