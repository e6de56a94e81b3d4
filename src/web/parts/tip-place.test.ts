import { assert, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { placeTip, TIP_GAP } from './tip-place.ts';

const ROOM = { width: 1000, height: 600 };
const TIP = { width: 200, height: 60 };

it('is below its element, and above where there is no room below', () => {
  expect(placeTip({ left: 400, top: 100, width: 100, height: 40 }, TIP, ROOM)).toEqual({
    left: 350,
    top: 148,
  });
  expect(placeTip({ left: 400, top: 540, width: 100, height: 40 }, TIP, ROOM)).toEqual({
    left: 350,
    top: 472,
  });
});

it('is beside an element as high as the window', () => {
  expect(placeTip({ left: 700, top: 20, width: 280, height: 560 }, TIP, ROOM)).toEqual({
    left: 492,
    top: 270,
  });
  expect(placeTip({ left: 20, top: 20, width: 280, height: 560 }, TIP, ROOM)).toEqual({
    left: 308,
    top: 270,
  });
});

it('never covers its element where any side has room, and never leaves the window', () => {
  const box = record({
    left: integer({ min: 0, max: 900 }),
    top: integer({ min: 0, max: 500 }),
    width: integer({ min: 10, max: 1000 }),
    height: integer({ min: 10, max: 600 }),
  });
  assert(
    property(box, (at) => {
      const { left, top } = placeTip(at, TIP, ROOM);
      expect(left >= TIP_GAP && left + TIP.width <= ROOM.width - TIP_GAP).toBe(true);
      expect(top >= TIP_GAP && top + TIP.height <= ROOM.height - TIP_GAP).toBe(true);
      const [right, bottom] = [at.left + at.width, at.top + at.height];
      const hasRoom =
        ROOM.height - bottom >= TIP.height + 2 * TIP_GAP ||
        at.top >= TIP.height + 2 * TIP_GAP ||
        at.left >= TIP.width + 2 * TIP_GAP ||
        ROOM.width - right >= TIP.width + 2 * TIP_GAP;
      const isBeside =
        left >= right || left + TIP.width <= at.left || top >= bottom || top + TIP.height <= at.top;
      expect(isBeside || !hasRoom).toBe(true);
    }),
  );
});
