import { describe, expect, it } from 'vitest';
import {
  areInSight,
  closerTo,
  COMFORTABLE,
  fitTo,
  fitToSpots,
  isTooSmall,
  panToShow,
  READABLE,
} from './fit.ts';
import {
  controlTop,
  freerCorner,
  type Obstacle,
  obstaclesOf,
  panForCard,
  placeCard,
  pointerOf,
  rectObstacles,
} from './placing.ts';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const VIEW = { width: 900, height: 700 };
const CARD = { width: 200, height: 140 };

function isInside(left: number, top: number): boolean {
  return left >= 0 && top >= 0 && left + CARD.width <= VIEW.width && top + CARD.height <= VIEW.height;
}

describe('fitting a board', () => {
  it('shows all of it in the middle of what is free', () => {
    const extent = { left: -50, top: -20, width: 1000, height: 600 };
    const view = fitTo(extent, VIEW, { ...NONE, bottom: 200 });
    const left = view.x + view.k * extent.left;
    const top = view.y + view.k * extent.top;
    expect(left).toBeGreaterThanOrEqual(24 - 1e-9);
    expect(top).toBeGreaterThanOrEqual(24 - 1e-9);
    expect(left + view.k * extent.width).toBeLessThanOrEqual(VIEW.width - 8 + 1e-9);
    expect(top + view.k * extent.height).toBeLessThanOrEqual(VIEW.height - 208 + 1e-9);
  });

  it('does not blow up a small one', () => {
    expect(fitTo({ left: 0, top: 0, width: 50, height: 50 }, VIEW, NONE).k).toBe(1.75);
  });

  it('pans just as far as a hex is out of sight', () => {
    const view = { k: 2, x: 0, y: 0 };
    expect(panToShow(view, [200, 200], VIEW, NONE, 40)).toEqual([0, 0]);
    expect(panToShow(view, [-10, 340], VIEW, { ...NONE, bottom: 100 }, 40)).toEqual([60, -120]);
  });
});

describe('a board on a phone', () => {
  const extent = { left: 0, top: 0, width: 2000, height: 1200 };
  const phone = { width: 390, height: 700 };
  const insets = { ...NONE, bottom: 340 };
  const R = 40;
  const near = [
    { x: 100, y: 100 },
    { x: 240, y: 180 },
  ];

  it('begins with the hexes that matter, large enough for a finger and above the sheet', () => {
    const view = fitToSpots(near, R, COMFORTABLE, extent, phone, insets);
    expect(view.k * R).toBeGreaterThanOrEqual(26);
    for (const { x, y } of near) {
      expect(panToShow(view, [x, y], phone, insets, 0).map((by) => Math.abs(by))).toEqual([0, 0]);
    }
    // No sea beyond the board.
    expect(view.x).toBeLessThanOrEqual(24);
    expect(areInSight(near, view, view, phone, insets)).toBe(true);
  });

  it('shows all of it where they lie far apart, or where nothing matters', () => {
    const whole = fitTo(extent, phone, insets);
    expect(
      fitToSpots(
        [
          { x: 0, y: 0 },
          { x: 2000, y: 1200 },
        ],
        R,
        COMFORTABLE,
        extent,
        phone,
        insets,
      ),
    ).toEqual(whole);
    expect(fitToSpots([], R, COMFORTABLE, extent, phone, insets)).toEqual(whole);
    const closer = fitToSpots(near, R, COMFORTABLE, extent, phone, insets);
    expect(areInSight(near, whole, closer, phone, insets)).toBe(false);
  });

  it('comes closer to a hex that is too small to see what is there, and otherwise stays', () => {
    const whole = fitTo(extent, phone, insets);
    const closer = closerTo({ x: 1000, y: 600 }, whole, R, extent, phone, insets);
    expect((closer?.k ?? 0) * R).toBeGreaterThanOrEqual(26);
    expect(closerTo({ x: 1000, y: 600 }, { k: 1, x: 0, y: 0 }, R, extent, phone, insets)).toBe(null);
  });
});

describe('a board on a wide screen', () => {
  const R = 40;
  const tall = { left: 0, top: 0, width: 1000, height: 1600 };
  const broad = { left: 0, top: 0, width: 1600, height: 1000 };

  it('begins with a part of it where it is tall and its names would be tiny', () => {
    expect(isTooSmall(tall, R, VIEW, NONE)).toBe(true);
    expect(isTooSmall(tall, R, { width: 2400, height: 2200 }, NONE)).toBe(false);
  });

  it('is shown whole where it is broad, unless its hexes would be too small to hit', () => {
    expect(isTooSmall(broad, R, { width: 1200, height: 760 }, NONE)).toBe(false);
    expect(isTooSmall(broad, R, { width: 540, height: 300 }, NONE)).toBe(true);
  });

  it('has names of 9 px in the part it begins with', () => {
    const { k } = fitToSpots([{ x: 200, y: 200 }], R, READABLE, tall, VIEW, NONE);
    expect(0.185 * R * k).toBeGreaterThanOrEqual(9);
  });
});

describe('a card near a hex', () => {
  const anchor = { x: 450, y: 350, radius: 40 };

  /** From the middle of the hex to the card. */
  function awayFrom(at: typeof anchor, { left, top }: { left: number; top: number }): number {
    const dx = Math.max(left - at.x, 0, at.x - (left + CARD.width));
    const dy = Math.max(top - at.y, 0, at.y - (top + CARD.height));
    return Math.hypot(dx, dy);
  }
  const corners = [anchor, { x: 5, y: 5, radius: 40 }, { x: 890, y: 690, radius: 40 }];
  /** Land everywhere, and sea only far away. */
  const land: Obstacle[] = [];
  for (let x = 0; x <= 900; x += 60) {
    for (let y = 0; y <= 480; y += 60) land.push({ x, y, radius: 40, weight: 1 });
  }

  it('is in the viewport, beside the hex, not on it and not far away', () => {
    for (const at of corners) {
      for (const obstacles of [[], land]) {
        const place = placeCard(at, CARD, VIEW, NONE, obstacles);
        expect(isInside(place.left, place.top)).toBe(true);
        expect(awayFrom(at, place)).toBeGreaterThanOrEqual(at.radius);
        expect(awayFrom(at, place)).toBeLessThanOrEqual(at.radius + 30);
      }
    }
  });

  it('is on the side where it hides least', () => {
    const north = land.filter(({ y }) => y <= 350);
    expect(placeCard(anchor, CARD, VIEW, NONE, north).top).toBeGreaterThan(350);
    const clickable = { x: 450, y: 450, radius: 40, weight: 4 };
    expect(placeCard(anchor, CARD, VIEW, NONE, [clickable]).top).toBeLessThan(450);
  });

  it('is never on the hex: where no side has room, the board moves', () => {
    const room = { width: 420, height: 220 };
    const middle = { x: 210, y: 110, radius: 40 };
    const place = placeCard(middle, CARD, room, NONE, []);
    expect(awayFrom(middle, place)).toBeGreaterThanOrEqual(middle.radius);
    const [dx, dy] = panForCard(place, CARD, room, NONE);
    expect(dy).toBe(0);
    expect(Math.abs(dx)).toBeGreaterThan(0);
    const left = place.left + dx;
    expect(left).toBeGreaterThanOrEqual(12);
    expect(left + CARD.width).toBeLessThanOrEqual(room.width - 12);
    // And the hex is still in view.
    expect(middle.x + dx - middle.radius).toBeGreaterThanOrEqual(0);
    expect(middle.x + dx + middle.radius).toBeLessThanOrEqual(room.width);
  });

  it('points at the hex, from the side that faces it', () => {
    const below = pointerOf(anchor, { left: 400, top: 450 }, CARD) ?? [];
    expect(below.map(([, y]) => y)).toEqual([451, expect.any(Number), 451]);
    expect(below[1]?.[1]).toBeLessThan(400);
    expect(below[1]?.[1]).toBeGreaterThan(380);
    const right = pointerOf(anchor, { left: 600, top: 300 }, CARD) ?? [];
    expect(right[0]?.[0]).toBe(601);
    expect(pointerOf(anchor, { left: 400, top: 300 }, CARD)).toBeNull();
  });
});

describe('what is pinned to the edges', () => {
  const spots = [{ id: 'A1', x: 60, y: 660 }];
  const land = obstaclesOf(spots, { k: 1, x: 0, y: 0 }, 46, new Set());

  it('takes the freer corner, the left one if both are free', () => {
    expect(freerCorner(CARD, VIEW, land)).toBe('right');
    expect(freerCorner(CARD, VIEW, [])).toBe('left');
  });

  it('stands at the right edge as low as it is free', () => {
    const control = { width: 34, height: 136 };
    expect(controlTop(control, VIEW, 12, 12, [])).toBe(700 - 12 - 136);
    const corner: Obstacle = { x: 880, y: 650, radius: 46, weight: 1 };
    expect(controlTop(control, VIEW, 12, 12, [corner])).toBeLessThan(480);
    const edge: Obstacle[] = [];
    for (let y = 60; y <= 700; y += 40) edge.push({ x: 880, y, radius: 46, weight: 1 });
    expect(controlTop(control, VIEW, 12, 12, edge)).toBeLessThan(36);
    expect(controlTop(control, VIEW, 12, 36, edge)).toBeGreaterThanOrEqual(36);
  });

  it('is an obstacle to cards', () => {
    const row = rectObstacles(100, 600, { width: 200, height: 40 });
    expect(row).toHaveLength(5);
    expect(row.every(({ y }) => y === 620)).toBe(true);
    expect(rectObstacles(0, 0, { width: 0, height: 0 })).toEqual([]);
  });
});
