import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAYTHROUGHS, transcript } from '../testing/transcript.ts';
import { findGame, GAMES } from '../titles/all.ts';

/** Golden transcripts: `npm run playthroughs` rewrites them after an intended change. */
it.each(PLAYTHROUGHS)('$file is what the rules give today', ({ file, game: id, seats, ruleSet, seed }) => {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const kept = readFileSync(new URL(`../../playthroughs/${file}`, import.meta.url), 'utf8');
  expect(transcript(game, seats, ruleSet, seed)).toBe(kept);
});

it('every title has a playthrough for each of its rule sets', () => {
  for (const game of GAMES) {
    for (const { id } of game.ruleSets) {
      expect(PLAYTHROUGHS.filter((kept) => kept.game === game.id && kept.ruleSet === id)).not.toEqual([]);
    }
  }
});
