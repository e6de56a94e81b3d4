import { describe, expect, it } from 'vitest';
import type { Action } from '../core/game.ts';
import { replaySteps } from '../core/match.ts';
import { importGame } from '../interop/import.ts';
import { parseSiteGame } from '../interop/site-file.ts';
import { findWhole, titleFor } from '../titles/all.ts';
import { noShared, sharedText } from '../testing/recorded.ts';
import { COMMON } from './en/common.ts';
import { makeWords } from './words.ts';

/** The logs of games that people have played read without a gap. */
describe('recorded games', () => {
  it.skipIf(noShared).each([
    ['1848', 'games/1848/1848_game_end_bank.json'],
    ['1860', 'games/1860/19354.json'],
    ['18GB', 'games/18gb/18gb-3p.json'],
  ])('%s is told to its end: %s', (name, path) => {
    const title = titleFor(name);
    if (!title) throw new Error(`no title ${name}`);
    const file = parseSiteGame(sharedText(path) ?? '');
    const match = importGame<object, Action>(title, file);
    const missing: string[] = [];
    const whole = findWhole(title.game.id);
    if (!whole) throw new Error(`no title ${name}`);
    const words = makeWords('en', [COMMON, whole.messages], {
      title: whole.title.text,
      names: file.players.map((_, seat) => `Name${seat}`),
      onMissing: (key, placeholder) => missing.push(`${key} ${placeholder ?? ''}`),
    });
    let lines = 0;
    for (const { events } of replaySteps(title.game, match)) {
      for (const event of events) {
        lines++;
        expect(words.event(event)).not.toMatch(/[{}…"]|undefined|NaN|\[object|\bnull\b/);
      }
    }
    expect(lines).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });
});
