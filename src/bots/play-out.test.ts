import { expect, it } from 'vitest';
import { type Action, type Game, resolveOptions } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { game1848 } from '../games/1848/game.ts';
import { game1860 } from '../games/1860/game.ts';
import { game18GB } from '../games/18gb/game.ts';
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

it.each([
  [game1848.id, () => playsToTheEnd(game1848)],
  [game1860.id, () => playsToTheEnd(game1860)],
  [game18GB.id, () => playsToTheEnd(game18GB)],
])('%s: trains run, by the finder and not by listing, to the end of the game', (_, play) => {
  const { runs, listed, ended } = play();
  expect(ended).toBe(true);
  expect(runs).toBeGreaterThan(20);
  // The finder has an answer nearly always; where it is refused (an empty run), runs are listed.
  expect(listed).toBeLessThan(runs / 2);
});

function playsToTheEnd<S extends object, A extends Action>(game: Game<S, A>) {
  const tally = { runs: 0, listed: 0 };
  const watched: Game<S, A> = {
    ...game,
    apply(state, action) {
      const result = game.apply(state, action);
      if (action.type === 'run_routes' && !result.refused) tally.runs++;
      return result;
    },
    expand(state, choice) {
      if (choice.kind === 'open' && choice.template.type === 'run_routes') tally.listed++;
      return game.expand(state, choice);
    },
  };
  const start = game.setup(3, resolveOptions(game, game.ruleSets[0]?.id ?? ''), 0);
  const random = new SeededRandom(3);
  const ends = [1, 2, 3].map(() => playOut(watched, start, random).state);
  return { ...tally, ended: ends.every((state) => game.turn(state).kind === 'finished') };
}
