import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../titles/all.ts';

/**
 * A rule that is not cited where it is enforced cannot be found, and one that no test names may disappear
 * unnoticed.
 */

const SOURCE = new URL('..', import.meta.url).pathname;

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

function textOf(names: readonly string[]): string {
  return names.map((name) => readFileSync(name, 'utf8')).join('\n');
}

/** The id itself, not the beginning of a longer one (1848-4.1 inside 1848-4.11). */
function mentions(text: string, id: string): boolean {
  const pattern = new RegExp(`${id.replaceAll('.', '\\.')}(?![0-9]|\\.[0-9])`);
  return pattern.test(text);
}

const all = files(SOURCE);
/** Lists of rules name all of them and enforce none. */
const LISTS = /\/rules\.ts$|\/text\/en\/(?:rules|terms)-[\w-]+\.ts$/;
const sources = textOf(all.filter((name) => !name.endsWith('.test.ts') && !LISTS.test(name)));
/** The first argument of whatever is given a function next: `it('…', () =>`, `it.each([…])('…', ({ n }) =>`. */
const TITLE = /\(\s*(['"`])((?:(?!\1).)*)\1,\s*(?:async\s*)?\(/gs;
const tests = textOf(all.filter((name) => name.endsWith('.test.ts')));
const titles = [...tests.matchAll(TITLE)].map((match) => match[2]).join('\n');

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const ids = game.rules;
  const register = ids.filter((id) => id.includes('/D-'));
  const rules = ids.filter((id) => !id.includes('/D-'));

  it('cites every rule where it is enforced', () => {
    expect(rules.filter((id) => !mentions(sources, id))).toEqual([]);
  });

  it('cites every register entry that is a switch', () => {
    for (const { key, rule } of game.options) expect([key, ids.includes(rule)]).toEqual([key, true]);
  });

  it('names every rule and register entry in the title of a test', () => {
    expect([...rules, ...register].filter((id) => !mentions(titles, id))).toEqual([]);
  });
});
