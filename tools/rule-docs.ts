import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/titles/all.ts';
import { renewRuleDocs } from '../src/testing/rule-docs.ts';

/** Regenerates the generated part of docs/rules from the catalogues and the switches. */
for (const game of GAMES) {
  const file = new URL(`../docs/rules/${game.id}.md`, import.meta.url);
  writeFileSync(file, renewRuleDocs(game, readFileSync(file, 'utf8')));
}
