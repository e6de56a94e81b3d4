import { mkdirSync, writeFileSync } from 'node:fs';
import { findGame } from '../src/titles/all.ts';
import { PLAYTHROUGHS, transcript } from '../src/testing/transcript.ts';

/** Rewrites the golden transcripts. Look at the difference before you commit it. */
const folder = new URL('../playthroughs/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { file, game: id, seats, ruleSet, seed } of PLAYTHROUGHS) {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const text = transcript(game, seats, ruleSet, seed);
  writeFileSync(new URL(file, folder), text);
  console.log(`${file}: ${text.split('\n').length} lines`);
}
