import { describe, expect, it } from 'vitest';
import { nextStop, sheetHeights, stopAfterDrag } from './sheet-heights.ts';

const PHONE = sheetHeights({ room: 700, head: 90, foot: 72 });

describe('the heights of the sheet', () => {
  it('are the sentence, about half of the room, and nearly all of it', () => {
    expect(PHONE).toEqual({ low: 90, middle: 343, full: 688 });
  });

  it('leave some choices in sight under a long sentence, and stay in order on a small screen', () => {
    expect(sheetHeights({ room: 420, head: 130, foot: 72 }).middle).toBe(130 + 72 + 134);
    const small = sheetHeights({ room: 200, head: 130, foot: 72 });
    expect(small.middle).toBe(small.full);
    expect(sheetHeights({ room: 100, head: 130, foot: 72 })).toEqual({ low: 130, middle: 130, full: 130 });
  });

  it('follow each other, and end where they end', () => {
    expect(nextStop('low', 1)).toBe('middle');
    expect(nextStop('full', -1)).toBe('middle');
    expect(nextStop('full', 1)).toBe('full');
    expect(nextStop('low', -1)).toBe('low');
  });
});

describe('a drag', () => {
  it('ends at the nearest height', () => {
    expect(stopAfterDrag(180, 0, PHONE)).toBe('low');
    expect(stopAfterDrag(260, 0.1, PHONE)).toBe('middle');
    expect(stopAfterDrag(600, -0.1, PHONE)).toBe('full');
  });

  it('that is a flick goes on to the next height that way', () => {
    expect(stopAfterDrag(120, 1, PHONE)).toBe('middle');
    expect(stopAfterDrag(360, 1, PHONE)).toBe('full');
    expect(stopAfterDrag(640, -1, PHONE)).toBe('middle');
    expect(stopAfterDrag(300, -1, PHONE)).toBe('low');
  });

  it('beyond the ends stays at the end', () => {
    expect(stopAfterDrag(900, 1, PHONE)).toBe('full');
    expect(stopAfterDrag(20, -1, PHONE)).toBe('low');
  });
});
