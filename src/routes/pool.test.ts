import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { walkOf } from '../testing/routes-toy.ts';
import { Pool } from './pool.ts';

describe('a pool', () => {
  test('gives back what was put in, however much', () => {
    const random = new SeededRandom(5);
    const pool = new Pool(3);
    const given = Array.from({ length: 700 }, () => {
      const length = 2 + random.below(30);
      return {
        stops: Array.from({ length }, () => random.below(60_000)),
        links: Array.from({ length: length - 1 }, () => random.below(60_000)),
        track: Uint32Array.of(random.next() * 2, random.next() * 2),
        appraisal: { score: random.below(500), share: random.below(50), exclusive: random.next() },
      };
    });
    for (const { stops, links, track, appraisal } of given)
      pool.add(walkOf({ stops, links }), track, appraisal);
    expect(pool.size).toBe(given.length);
    for (const [route, { stops, links, track, appraisal }] of given.entries()) {
      expect({
        first: pool.firstStop(route),
        links: pool.linksOf(route),
        score: pool.score[route],
        upper: pool.upper[route],
        track: [...pool.track.subarray(route * 3, route * 3 + 3)],
      }).toEqual({
        first: stops[0],
        links,
        score: appraisal.score,
        upper: appraisal.score + appraisal.share,
        track: [...track, appraisal.exclusive],
      });
    }
  });

  test('takes the middle of a walk, and neither share nor marks where there are none', () => {
    const pool = new Pool(2);
    const walk = { stops: Int32Array.of(9, 1, 2, 3, 9), links: Int32Array.of(8, 5, 6, 8), from: 1, to: 4 };
    pool.add(walk, Uint32Array.of(7), { score: 30 });
    expect(pool.firstStop(0)).toBe(1);
    expect(pool.linksOf(0)).toEqual([5, 6]);
    expect(pool.upper[0]).toBe(30);
    expect([...pool.track.subarray(0, 2)]).toEqual([7, 0]);
  });

  test('knows links with large numbers', () => {
    const pool = new Pool(1);
    pool.add(walkOf({ stops: [9, 1], links: [80_000] }), Uint32Array.of(1), { score: 1 });
    expect({ first: pool.firstStop(0), links: pool.linksOf(0) }).toEqual({ first: 9, links: [80_000] });
  });
});
