import { expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import type { OptionSpec } from '../../core/game.ts';
import { hashOf } from '../../core/json.ts';
import { replay } from '../../core/match.ts';
import { game1860 } from './game.ts';
import { OPTIONS } from './options.ts';

/** One whole random game with each switch alone turned the other way; the rule sets are played elsewhere. */
const SWITCHES = OPTIONS.filter(({ key }) => key !== 'import_lenient');

it.each(SWITCHES)('a random game with $key set alone', (spec) => {
  const seats = 2 + (SWITCHES.indexOf(spec) % 3);
  const bots = Array.from({ length: seats }, (_, seat) =>
    (BOTS['random'] as (typeof BOTS)[string])(SWITCHES.indexOf(spec) * 97 + seat),
  );
  const { match, state } = playGame(game1860, {
    seats,
    ruleSet: '18xx.games',
    options: { [spec.key]: spec.values.at(-1) as OptionSpec['values'][number] },
    seed: 1,
    bots,
    onState: (now) => expect(game1860.proof.invariants(now)).toEqual([]),
  });
  expect(game1860.turn(state).kind).toBe('finished');
  expect(hashOf(replay(game1860, match))).toBe(hashOf(state));
});
