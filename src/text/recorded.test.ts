import { describe, expect, it } from 'vitest';
import type { Action } from '../core/game.ts';
import { replaySteps } from '../core/match.ts';
import { importGame } from '../interop/import.ts';
import { speakAll } from '../testing/all-languages.ts';
import { exported, RECORDS_CHICAGO_EXPRESS } from '../testing/records.ts';
import { findWhole, titleFor } from '../titles/all.ts';

/** What is for programs only: stops and cards (`F2-0`, `2+1-3`), certificates (`QR_1`), keys (`lay_tile`), holes. */
const FOR_PROGRAMS = /\w-\d|\w_\w|[{}…"]|undefined|NaN|\[object|\bnull\b/;

/** Another action of the same game, to be refused at most positions. */
const ELSEWHERE = 7;

/** The logs of games that people have played read without a gap in every language, and no id reaches a player. */
describe('recorded games', () => {
  it.each([
    ['1848', '1848/1848_game_end_bank'],
    ['1848', '1848/101'],
    ['1860', '1860/19354'],
    ['1860', '1860/1860_game_end_bank'],
    ['18GB', '18gb/18gb-3p'],
    ['18GB', '18gb/18gb-2p-ew'],
    ['18GB', '18gb/18gb-6p'],
    ...RECORDS_CHICAGO_EXPRESS.filter((_path, index) => index % 7 === 0).map((path) => [
      'Chicago Express',
      path,
    ]),
  ])('from first to last, %s is told in words: %s', async (name = '', path = '') => {
    const title = titleFor(name);
    const whole = title && findWhole(title.game.id);
    if (!whole) throw new Error(`no title ${name}`);
    const { game } = title;
    const file = exported(path);
    const match = importGame<object, Action>(title, file);
    const languages = await speakAll(whole.title, {
      vocabularies: game.vocabulary,
      names: file.players.map((_, seat) => `Name${seat}`),
      ...whole.names,
    });
    const told = languages.map(() => new Set<string>());
    let refusals = 0;
    let index = 0;
    for (const { state, events } of replaySteps(game, match)) {
      const view = game.view(state, null);
      const turn = game.turn(state);
      const action = match.actions[index + ELSEWHERE];
      const result = action && game.apply(state, action);
      if (result?.refused) refusals++;
      for (const [at, { words }] of languages.entries()) {
        const lines = told[at];
        for (const event of events) lines?.add(words.event(event));
        const { sentence, help } = words.ask(turn, view);
        lines?.add(sentence).add(help);
        if (action) {
          const { full, short } = words.choice(action, view);
          lines?.add(full).add(short);
        }
        if (result?.refused) lines?.add(words.refusal(result, action, view));
      }
      index++;
    }
    for (const lines of told) {
      expect([...lines].filter((line) => FOR_PROGRAMS.test(line))).toEqual([]);
      expect(lines.size).toBeGreaterThan(80);
    }
    expect(refusals).toBeGreaterThan(20);
    expect(languages.flatMap(({ missing }) => [...missing])).toEqual([]);
  });
});
