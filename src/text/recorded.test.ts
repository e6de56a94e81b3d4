import { describe, expect, it } from 'vitest';
import type { Action } from '../core/game.ts';
import { replaySteps } from '../core/match.ts';
import { importGame } from '../interop/import.ts';
import { exported } from '../testing/records.ts';
import { findWhole, titleFor } from '../titles/all.ts';
import { COMMON } from './en/common.ts';
import { makeWords } from './words.ts';

/** The logs of games that people have played read without a gap. */
describe('recorded games', () => {
  it.each([
    ['1848', '1848/1848_game_end_bank'],
    ['1860', '1860/19354'],
    ['18GB', '18gb/18gb-3p'],
  ])('the whole log of %s has words: %s', (name, path) => {
    const title = titleFor(name);
    if (!title) throw new Error(`no title ${name}`);
    const file = exported(path);
    const match = importGame<object, Action>(title, file);
    const missing: string[] = [];
    const whole = findWhole(title.game.id);
    if (!whole) throw new Error(`no title ${name}`);
    const words = makeWords('en', [COMMON, whole.messages], {
      title: whole.title.text,
      vocabularies: title.game.vocabulary,
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
