import { expect, it } from 'vitest';
import { playGame } from '../../bots/play.ts';
import { hashOf } from '../../core/json.ts';
import { replay } from '../../core/match.ts';
import { exportGame } from '../../interop/export.ts';
import { importGame } from '../../interop/import.ts';
import { parseSiteGame } from '../../interop/site-file.ts';
import { TITLE_1848 } from '../../interop/1848/title.ts';
import { builderBot } from '../../testing/1848/builder.ts';
import { game1848 } from './game.ts';
import type { State } from './state.ts';

/** Companies that survive long enough reach the late rules; random games hardly ever do. */
it.each([
  { seats: 3, ruleSet: '18xx.games', seed: 105 },
  { seats: 5, ruleSet: '18xx.games', seed: 103 },
  { seats: 4, ruleSet: 'book', seed: 103 },
])('a game of builders: $seats players, $ruleSet, seed $seed', ({ seats, ruleSet, seed }) => {
  const bots = Array.from({ length: seats }, (_, seat) => builderBot(seed * 7 + seat));
  const onState = (state: State): void => expect(game1848.proof.invariants(state)).toEqual([]);
  const { match, state } = playGame(game1848, { seats, ruleSet, seed, bots, onState });
  expect(['bank', 'stock_market']).toContain(state.endReason);
  expect(state.first3).toBe(true);
  expect(hashOf(replay(game1848, match))).toBe(hashOf(state));
  if (ruleSet !== '18xx.games') return;
  const file = parseSiteGame(JSON.stringify(exportGame(TITLE_1848, match)));
  const back = replay(game1848, importGame(TITLE_1848, file));
  // eslint-disable-next-line vitest/no-conditional-expect -- only games by the site's rules can be exported
  expect(hashOf({ ...back, options: null })).toBe(hashOf({ ...state, options: null }));
});
