import { describe, expect, test } from 'vitest';
import { Limiter, networkOf } from './limits.ts';

describe('a limit', () => {
  test('lets so many through at once, and one more with each share of its time', () => {
    let now = 0;
    const limiter = new Limiter(() => now);
    const limit = { most: 3, perMs: 3000 };
    const take = (): number => limiter.take('ann', limit);
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1000]);
    now = 999;
    expect(take()).toBe(1);
    now = 1000;
    expect([take(), take()]).toEqual([0, 1000]);
    now = 10_000;
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1000]);
  });

  test('counts each name apart, and forgets those that are as good as new', () => {
    let now = 0;
    const limiter = new Limiter(() => now);
    const limit = { most: 1, perMs: 1000 };
    const all = Array.from({ length: 50_000 }, (_, name) => limiter.take(`${name}`, limit));
    expect(all.every((wait) => wait === 0)).toBe(true);
    expect(limiter.take('0', limit)).toBe(1000);
    now = 1000;
    expect([limiter.take('0', limit), limiter.take('0', limit)]).toEqual([0, 1000]);
  });

  test('goes on where a clock has been set back', () => {
    let now = 1_000_000;
    const limiter = new Limiter(() => now);
    const limit = { most: 1, perMs: 1000 };
    limiter.take('ann', limit);
    now = 0;
    expect(limiter.take('ann', limit)).toBeGreaterThan(0);
    expect(limiter.take('ben', limit)).toBe(0);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
