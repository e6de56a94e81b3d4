import { describe, expect, test } from 'vitest';
import { elapsed, givenBack, marked, startClock, tick, turnedBack } from './clock.ts';

describe('time used', () => {
  test('goes to the seat that had to decide, or to nobody', () => {
    const clock = tick(tick(tick(startClock(2, 100), 130, 0), 135, 1), 235, null);
    expect(clock).toMatchObject({ since: 235, used: [30, 5], stood: 100, undone: 0 });
    expect(elapsed(clock)).toBe(135);
  });

  test('returns to the moment that is gone back to, and nothing is forgotten', () => {
    let clock = startClock(2, 0);
    clock = marked(tick(clock, 10, 0));
    clock = marked(tick(clock, 17, 1));
    clock = turnedBack(tick(clock, 20, 0), 1);
    expect(clock).toMatchObject({ used: [10, 0], undone: 10, since: 20 });
    expect(turnedBack(clock, 0)).toMatchObject({ used: [0, 0], undone: 20, marks: [] });
    expect(elapsed(clock)).toBe(20);
  });

  test('is never less than nothing where the clock of the server jumps back', () => {
    const clock = tick(startClock(2, 100), 40, 0);
    expect(clock).toMatchObject({ since: 100, used: [0, 0] });
  });

  test('can be given back, as far as any was used', () => {
    const clock = tick(startClock(2, 0), 50, 1);
    expect(givenBack(clock, 1, 20)).toMatchObject({ used: [0, 30], stood: 20 });
    expect(givenBack(clock, 1, 80)).toMatchObject({ used: [0, 0], stood: 50 });
  });
});
