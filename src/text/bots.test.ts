import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Reason } from '../bots/mind.ts';
import { parseMatch, replaySteps } from '../core/match.ts';
import { ALL } from '../titles/all.ts';
import { BOTS_EN_EXPRESS } from './en/bots-express.ts';
import { BOTS_EN_RAIL } from './en/bots-rail.ts';
import { COMMON } from './en/common.ts';
import { makeWords } from './words.ts';

const BOTS = new URL('../bots/', import.meta.url);

/** What a reason is called in the sources: `reason('pass')`, `key: 'bid'`, an entry of a table of keys. */
const NAMED = [/\breason\(\s*'([^']+)'/g, /\bkey: '([^']+)'/g];
const TABLE = /KEYS[^=]*= \{([^}]*)\}/g;

/** Every key that the minds in a folder name in full. */
function keysIn(folder: string): string[] {
  const root = new URL(`${folder}/`, BOTS);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, root), 'utf8');
      const tables = [...text.matchAll(TABLE)].map(([, body = '']) => body);
      const inTables = tables.flatMap((body) =>
        [...body.matchAll(/: '([^']+)'/g)].map(([, key = '']) => key),
      );
      // A file may have a place of its own for its keys: `bot.rail.stock.…`.
      const place = /`(bot\.[a-z.]+)\$\{key\}`/.exec(text)?.[1] ?? '';
      const named = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => key));
      return [...named, ...inTables].map((key) => (key.startsWith('bot.') ? key : place + key));
    });
}

describe('the reasons of computers', () => {
  it.each([
    ['rail', BOTS_EN_RAIL],
    ['chicago-express', BOTS_EN_EXPRESS],
  ] as const)('have a sentence each, as the sources of %s name them', (folder, messages) => {
    const keys = [...new Set(keysIn(folder))];
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });

  it.each(ALL.filter(({ title }) => title.load.mind))(
    'can be said wherever a game of $title.id has come to',
    async ({ title, game }) => {
      const [mind, messages] = await Promise.all([title.load.mind?.(), title.load.words()]);
      if (!mind) throw new Error(`no mind for ${title.id}`);
      const sample = new URL(`../web/home/samples/${title.id}.json`, import.meta.url);
      const match = parseMatch(readFileSync(sample, 'utf8'), [game]);
      const missing: string[] = [];
      const words = makeWords('en', [COMMON, messages], {
        title: title.text,
        vocabularies: game.vocabulary,
        onMissing: (key, placeholder) => missing.push(`${key} ${placeholder ?? ''}`),
      });
      const tell = ({ key, params }: Reason): string => words.t(key, params);
      const every = Math.ceil(match.actions.length / 12);
      let told = 0;
      for (const { index, state } of replaySteps(game, match)) {
        if (index % every !== 0 || game.turn(state).kind === 'finished') continue;
        const level = LEVELS[index % 2] ?? 'medium';
        const { because, alternatives } = mind.decide(state, { level, manner: 'balanced' }, index);
        for (const reason of [because, ...alternatives.map((other) => other.because)])
          if (tell(reason) !== '') told++;
      }
      expect(missing).toEqual([]);
      expect(told).toBeGreaterThan(10);
    },
  );
});
