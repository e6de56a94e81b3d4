import { describe, expect, it } from 'vitest';
import { type Obstacle, quietPlace } from './moment-place.ts';

const ROOM = { left: 100, top: 50, width: 600, height: 400 };
const CARD = { width: 200, height: 100 };

function covers(place: { left: number; top: number }, { left, top, width, height }: Obstacle): boolean {
  return (
    place.left < left + width &&
    left < place.left + CARD.width &&
    place.top < top + height &&
    top < place.top + CARD.height
  );
}

describe('the place of a card', () => {
  it('is the upper right corner where everything is free', () => {
    expect(quietPlace(ROOM, CARD, [])).toEqual({ left: 488, top: 62 });
  });

  it('keeps inside the room and off what is not to be hidden', () => {
    // A pointer in each corner in turn.
    for (const [left, top] of [
      [650, 60],
      [110, 60],
      [650, 420],
      [110, 420],
    ] as const) {
      const pointer = { left, top, width: 30, height: 20, weight: 100 };
      const place = quietPlace(ROOM, CARD, [pointer]);
      expect(covers(place, pointer)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(ROOM.left);
      expect(place.top).toBeGreaterThanOrEqual(ROOM.top);
      expect(place.left + CARD.width).toBeLessThanOrEqual(ROOM.left + ROOM.width);
      expect(place.top + CARD.height).toBeLessThanOrEqual(ROOM.top + ROOM.height);
    }
  });

  it('finds the gap between obstacles along an edge', () => {
    const row = (top: number, free: number): Obstacle[] =>
      [0, 1, 2, 3, 4, 5]
        .filter((index) => index !== free && index !== free + 1 && index !== free + 2)
        .map((index) => ({ left: 100 + index * 100, top, width: 100, height: 130, weight: 1 }));
    const sides = [170, 270].flatMap((top) => [
      { left: 100, top, width: 60, height: 100, weight: 1 },
      { left: 640, top, width: 60, height: 100, weight: 1 },
    ]);
    const place = quietPlace(ROOM, CARD, [...row(50, 9), ...row(320, 2), ...sides]);
    expect(place.top).toBe(338);
    expect(place.left).toBeGreaterThanOrEqual(300);
    expect(place.left + CARD.width).toBeLessThanOrEqual(600);
  });

  it('hides the land rather than what can be pressed', () => {
    const land = { ...ROOM, weight: 1 };
    const pressed = { left: 480, top: 50, width: 220, height: 400, weight: 50 };
    expect(covers(quietPlace(ROOM, CARD, [land, pressed]), pressed)).toBe(false);
  });
});
