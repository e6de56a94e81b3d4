import { expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { hashOf } from '../../core/json.ts';
import { replay } from '../../core/match.ts';
import { game1860 } from './game.ts';
import { OPTIONS } from './options.ts';

/** One whole random game with each switch alone turned the other way; the rule sets are played elsewhere. */
const SWITCHES = OPTIONS.map(({ key }) => key).filter((key) => key !== 'import_lenient');

it.each(SWITCHES)('a random game with %s set alone', (key) => {
  const seats = 2 + (SWITCHES.indexOf(key) % 3);
  const bots = Array.from({ length: seats }, (_, seat) =>
    (BOTS['random'] as (typeof BOTS)[string])(SWITCHES.indexOf(key) * 97 + seat),
  );
  const { match, state } = playGame(game1860, {
    seats,
    ruleSet: '18xx.games',
    options: { [key]: true },
    seed: 1,
    bots,
    onState: (now) => expect(game1860.invariants(now)).toEqual([]),
  });
  expect(game1860.turn(state).kind).toBe('finished');
  expect(hashOf(replay(game1860, match))).toBe(hashOf(state));
});
