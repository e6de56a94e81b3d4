import { expect, it } from 'vitest';
import { resolveOptions } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { chicagoExpress } from '../games/chicago-express/game.ts';
import { COUNTER } from '../testing/counter/game.ts';
import { playOut } from './play-out.ts';

it('comes to an end through every kind of family, the same for the same seed', () => {
  const start = COUNTER.setup(2, resolveOptions(COUNTER, 'book'), 0);
  const ends = [1, 2, 3, 1].map((seed) => playOut(COUNTER, start, new SeededRandom(seed)));
  expect(ends.every(({ state }) => COUNTER.turn(state).kind === 'finished')).toBe(true);
  expect(ends[3]).toEqual(ends[0]);
});

it('builds expansions piece by piece', () => {
  const start = chicagoExpress.setup(3, resolveOptions(chicagoExpress, 'book'), 0);
  const { state, actions } = playOut(chicagoExpress, start, new SeededRandom(7));
  expect(chicagoExpress.turn(state).kind).toBe('finished');
  expect(state.track.flat().length).toBeGreaterThan(10);
  expect(actions).toBeGreaterThan(50);
});
