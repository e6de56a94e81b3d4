import { describe, expect, it } from 'vitest';
import type { Action } from '../core/game.ts';
import { replaySteps } from '../core/match.ts';
import { importGame } from '../interop/import.ts';
import { exported, RECORDS_CHICAGO_EXPRESS } from '../testing/records.ts';
import { findWhole, titleFor } from '../titles/all.ts';
import { COMMON } from './en/common.ts';
import { makeWords } from './words.ts';

/** What is for programs only: stops and cards (`F2-0`, `2+1-3`), certificates (`QR_1`), keys (`lay_tile`), holes. */
const FOR_PROGRAMS = /\w-\d|\w_\w|[{}…"]|undefined|NaN|\[object|\bnull\b/;

/** Another action of the same game, to be refused at most positions. */
const ELSEWHERE = 7;

/** The logs of games that people have played read without a gap, and no id reaches a player. */
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
  ])('from first to last, %s is told in words: %s', (name = '', path = '') => {
    const title = titleFor(name);
    const whole = title && findWhole(title.game.id);
    if (!whole) throw new Error(`no title ${name}`);
    const { game } = title;
    const file = exported(path);
    const match = importGame<object, Action>(title, file);
    const missing: string[] = [];
    const words = makeWords('en', [COMMON, whole.messages], {
      title: whole.title.text,
      vocabularies: game.vocabulary,
      names: file.players.map((_, seat) => `Name${seat}`),
      ...whole.names,
      onMissing: (key, placeholder) => missing.push(`${key} ${placeholder ?? ''}`),
    });
    const told = new Set<string>();
    let refusals = 0;
    let index = 0;
    for (const { state, events } of replaySteps(game, match)) {
      for (const event of events) told.add(words.event(event));
      const view = game.view(state, null);
      const { sentence, help } = words.ask(game.turn(state), view);
      told.add(sentence).add(help);
      const action = match.actions[index + ELSEWHERE];
      if (action) {
        const result = game.apply(state, action);
        const { full, short } = words.choice(action, view);
        told.add(full).add(short);
        if (result.refused) {
          refusals++;
          told.add(words.refusal(result, action, view));
        }
      }
      index++;
    }
    expect([...told].filter((line) => FOR_PROGRAMS.test(line))).toEqual([]);
    expect(told.size).toBeGreaterThan(80);
    expect(refusals).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
