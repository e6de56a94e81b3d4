import { describe, expect, test } from 'vitest';
import { Rest, REST_MS } from './rest.ts';

/** A rest whose time is moved by hand. */
function restByHand(): { rest: Rest; pass: (milliseconds: number) => void } {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  const rest = new Rest((run, milliseconds) => {
    const one = { at: now + milliseconds, run };
    waiting.push(one);
    return () => {
      waiting = waiting.filter((other) => other !== one);
    };
  });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  return { rest, pass };
}

describe('the rest after a decision', () => {
  test('lasts as long as it says and is over by itself', () => {
    const { rest, pass } = restByHand();
    expect(rest.isResting.value).toBe(false);
    rest.begin();
    pass(REST_MS - 1);
    expect(rest.isResting.value).toBe(true);
    expect(rest.takes(1)).toBe(false);
    pass(1);
    expect(rest.isResting.value).toBe(false);
    expect(rest.takes(1)).toBe(true);
  });

  test('begins again with the next decision, and an earlier one does not cut it short', () => {
    const { rest, pass } = restByHand();
    rest.begin();
    pass(REST_MS - 1);
    rest.begin();
    pass(REST_MS - 1);
    expect(rest.isResting.value).toBe(true);
    pass(1);
    expect(rest.isResting.value).toBe(false);
  });

  test('can be ended early, for those who play without a hand', () => {
    const { rest, pass } = restByHand();
    rest.begin();
    rest.end();
    expect(rest.isResting.value).toBe(false);
    rest.begin();
    pass(REST_MS - 1);
    expect(rest.isResting.value).toBe(true);
  });

  test('the second click of a double click never counts, however slow; a third one does', () => {
    const { rest } = restByHand();
    expect(rest.takes(1)).toBe(true);
    expect(rest.takes(2)).toBe(false);
    expect(rest.takes(3)).toBe(true);
    expect(rest.takes(4)).toBe(false);
  });

  test('where the first click came during the rest, the second one counts', () => {
    const { rest } = restByHand();
    rest.begin();
    expect(rest.takes(1)).toBe(false);
    rest.end();
    expect(rest.takes(2)).toBe(true);
  });

  test('keys have no second click', () => {
    const { rest } = restByHand();
    expect([rest.takes(0), rest.takes(0), rest.takes(0)]).toEqual([true, true, true]);
  });
});
