import { expect, it } from 'vitest';
import { chicagoExpress } from '../games/chicago-express/game.ts';
import { type ArenaSpec, openingBy, playArenaGame } from './arena.ts';
import type { Bot, BotFactory } from './bots.ts';
import { BOTS } from './bots.ts';
import { present } from '../core/present.ts';

const random = present(BOTS['random'], 'random');

/** Three bots that remember in which seat they were asked. */
function watched(seats: Set<number>): BotFactory {
  return (seed) => {
    const bot = random(seed);
    return {
      name: 'watched',
      choose(game, state) {
        const action = bot.choose(game, state);
        seats.add(action.by);
        return action;
      },
    };
  };
}

function specFor(entrants: ArenaSpec<never, never>['entrants']) {
  const base = { game: chicagoExpress, ruleSet: 'book', options: {}, entrants };
  let now = 0;
  return {
    ...base,
    seed: 4,
    opening: (block: number) => openingBy(base, random(block) satisfies Bot, 6, 4 + block),
    clock: () => now++,
  };
}

it('gives everybody every seat once in a block, with the same opening', () => {
  const sat = [new Set<number>(), new Set<number>(), new Set<number>()];
  const spec = specFor(sat.map((seats, index) => ({ name: `bot ${index}`, bot: watched(seats) })));
  const seatsByGame = [0, 1, 2].map((number) => {
    for (const seats of sat) seats.clear();
    playArenaGame(spec, number);
    return sat.map((seats) => [...seats]);
  });
  expect(seatsByGame).toEqual([
    [[0], [1], [2]],
    [[1], [2], [0]],
    [[2], [0], [1]],
  ]);
  expect(spec.opening(0)).toEqual(spec.opening(0));
  expect(spec.opening(0)).not.toEqual(spec.opening(1));
  expect(spec.opening(1)).toHaveLength(6);
});

it('tells scores, shared victories, rounds and the time of each decision; the same again for the same seed', () => {
  const entrants = [0, 1, 2].map((index) => ({ name: `bot ${index}`, bot: random }));
  const played = playArenaGame(specFor(entrants), 5);
  expect(played.wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(played.scores).toHaveLength(3);
  expect(played.rounds).toBeGreaterThan(1);
  expect(played.times.every((times) => times.length > 5 && times.every((time) => time === 1))).toBe(true);
  expect(playArenaGame(specFor(entrants), 5).scores).toEqual(played.scores);
});
