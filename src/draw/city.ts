import { nth } from '../core/present.ts';
import type { Stop } from '../rail/tile.ts';
import { type Point, polar } from './geometry.ts';

/** Sizes of stops in units of R. */
const TOWN_RADIUS = 0.125;
const HALT_RADIUS = 0.115;
/** An off-board place with one value shows it in a disc where its track ends. */
const OFF_RADIUS = 0.23;
const SLOT_ONE = 0.3;
const SLOT_TWO = 0.262;
const SLOT_THREE = 0.25;
const SLOT_SHARED_HEX = 0.265;
/** Cities of four or more slots, and of several where they share a hex, have to be smaller to fit. */
const SLOT_MANY = 0.215;

/** The white body reaches this much beyond the slots. */
export const BODY_GROWTH = 1.22;
/** Two slots side by side leave a little air. */
const PAIR_SPREAD = 1.08;

export interface SlotPlan {
  readonly radius: number;
  /** Relative to the stop. */
  readonly centres: readonly Point[];
}

function slotRadius(slots: number, sharesHex: boolean): number {
  if (slots <= 1) return sharesHex ? SLOT_SHARED_HEX : SLOT_ONE;
  if (slots >= 4 || sharesHex) return SLOT_MANY;
  return slots === 2 ? SLOT_TWO : SLOT_THREE;
}

/** Slots that touch each other in a ring, a corner up for three, a flat side up for four. */
function ringOfSlots(slots: number, radius: number): Point[] {
  const reach = radius / Math.sin(Math.PI / slots);
  const first = -Math.PI / 2 - (slots % 2 === 0 ? Math.PI / slots : 0);
  return Array.from({ length: slots }, (_, index) => polar(first + (index * 2 * Math.PI) / slots, reach));
}

/** Slot 0 is on the left; of three, slots 0 and 1 form the base and slot 2 sits on top. */
function inReadingOrder(centres: Point[]): Point[] {
  return centres.length === 3 ? [nth(centres, 2), nth(centres, 1), nth(centres, 0)] : centres;
}

export function slotPlan(slots: number, sharesHex: boolean): SlotPlan {
  const radius = slotRadius(slots, sharesHex);
  if (slots <= 1) return { radius, centres: [[0, 0]] };
  if (slots === 2) {
    const dx = radius * PAIR_SPREAD;
    return {
      radius,
      centres: [
        [-dx, 0],
        [dx, 0],
      ],
    };
  }
  return { radius, centres: inReadingOrder(ringOfSlots(slots, radius)) };
}

/** The circles a stop covers, relative to its place: nothing else may be written there. */
export function stopCircles(stop: Stop, sharesHex: boolean): readonly { at: Point; radius: number }[] {
  if (stop.kind === 'city') {
    const plan = slotPlan(stop.slots, sharesHex);
    const growth = stop.slots > 1 ? BODY_GROWTH : 1;
    return plan.centres.map((at) => ({ at, radius: plan.radius * growth }));
  }
  return [{ at: [0, 0], radius: dotRadius(stop) }];
}

export function dotRadius(stop: Stop): number {
  if (stop.kind === 'off') return OFF_RADIUS;
  return stop.kind === 'town' ? TOWN_RADIUS : HALT_RADIUS;
}

/** The radius of the smallest disc round the whole stop. */
export function stopReach(stop: Stop, sharesHex: boolean): number {
  const reaches = stopCircles(stop, sharesHex).map(({ at, radius }) => Math.hypot(...at) + radius);
  return Math.max(...reaches);
}
