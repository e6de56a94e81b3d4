/**
 * Writes the sample games that the page of each title offers to look at, `npm run sample-games`: recorded games as files
 * of our own, with names in place of "Player 1".
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { formatMatch } from '../src/core/match.ts';
import { importGame } from '../src/interop/import.ts';
import { exported } from '../src/testing/records.ts';
import { findWhole } from '../src/titles/all.ts';

const OUT = new URL('../src/web/home/samples/', import.meta.url);
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

/** Title → the record that shows most of it. */
const RECORDS = {
  '1848': '1848/1848_game_end_bank',
  '1860': '1860/1860_game_end_bank',
  '18gb': '18gb/18gb-3p',
  'chicago-express': 'chicago-express/random-4p-1',
};

mkdirSync(OUT, { recursive: true });
for (const [title, record] of Object.entries(RECORDS)) {
  const files = findWhole(title)?.files;
  if (!files) throw new Error(`${title} has no files`);
  const match = importGame(files, exported(record));
  const players = match.players.map((_, seat) => ({ name: NAMES[seat] ?? `Player ${seat + 1}` }));
  writeFileSync(new URL(`${title}.json`, OUT), formatMatch({ ...match, players }));
  process.stdout.write(`${title}: ${match.actions.length} actions\n`);
}
