import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { sprt, wilson } from './statistics.ts';

describe('wilson', () => {
  it('agrees with published intervals', () => {
    // 80 of 100: 0.711 to 0.867; 0 of 10: 0 to 0.278.
    expect(wilson(80, 100).low).toBeCloseTo(0.711, 3);
    expect(wilson(80, 100).high).toBeCloseTo(0.867, 3);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.278, 3);
  });

  it('knows nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('sprt', () => {
  /** Plays until there is a verdict. */
  function judge(strength: number, seed: number): string {
    const random = new SeededRandom(seed);
    let wins = 0;
    for (let games = 1; games < 10_000; games++) {
      if (random.below(1000) < strength * 1000) wins++;
      const verdict = sprt(wins, games, 1 / 3, 0.43);
      if (verdict !== 'open') return verdict;
    }
    return 'open';
  }

  it('accepts what is better and rejects what is not, wrong in few runs', () => {
    const runs = Array.from({ length: 100 }, (_, seed) => [judge(0.43, seed), judge(1 / 3, seed + 500)]);
    expect(runs.filter(([better]) => better === 'accept').length).toBeGreaterThan(88);
    expect(runs.filter(([, even]) => even === 'reject').length).toBeGreaterThan(88);
  });

  it('stays open as long as there is too little evidence', () => {
    expect(sprt(3, 6, 1 / 3, 0.43)).toBe('open');
  });
});
