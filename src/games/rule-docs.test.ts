import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationsIn, explainedIn, renewRuleDocs } from '../testing/rule-docs.ts';
import { GAMES } from '../titles/all.ts';

/** A rule id, a register entry or a scenario that the sources name is explained in docs/rules. */

const ROOT = new URL('../../', import.meta.url);
const TITLES = GAMES.map((game) => {
  const file = readFileSync(new URL(`docs/rules/${game.id}.md`, ROOT), 'utf8');
  return { id: game.id, game, file, explained: explainedIn(file) };
});

/** The title to which a file belongs by its folder or name, if any. */
function titleOf(path: string): string | null {
  return GAMES.find(({ id }) => path.includes(`/${id}/`) || path.includes(`-${id}.`))?.id ?? null;
}

/** What a file cites and docs/rules does not explain; short forms mean the title of the file, if it has one. */
function unexplained(path: string, text: string): string[] {
  const title = titleOf(path);
  const everything = TITLES.flatMap(({ explained }) => [...explained]);
  const own = TITLES.flatMap(({ id, explained }) => (title === null || title === id ? [...explained] : []));
  const { rules, entries, scenarios } = citationsIn(text);
  return [
    ...rules.filter((rule) => !everything.includes(rule)),
    ...entries.filter((entry) => !own.some((id) => id.endsWith(`/${entry}`))),
    ...scenarios.filter((scenario) => !own.includes(scenario)),
  ];
}

function sources(): string[] {
  return ['src', 'browser', 'tools'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      // This file cites what does not exist.
      .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('rule-docs.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
}

describe.each(TITLES)('docs/rules/$id.md', ({ game, file, explained }) => {
  it('is what the catalogues and switches say: `npm run rule-docs` renews it', async () => {
    expect(renewRuleDocs(game, file)).toBe(file);
  });

  it('has every rule and register entry', () => {
    expect(game.rules.filter((id) => !explained.has(id))).toEqual([]);
  });

  it('explains nothing twice', () => {
    const items = [...file.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, id]) => id);
    expect(items.filter((id, index) => items.indexOf(id) !== index)).toEqual([]);
  });

  it('says which rule set takes which value of every switch', () => {
    for (const { key, values } of game.options) {
      for (const { id, values: set } of game.ruleSets) {
        const [line = ''] =
          file.match(new RegExp(`^  - Switch \`${key.replace('.', '\\.')}\` \\(.*$`, 'm')) ?? [];
        const taken = new RegExp(`\`${values.find((value) => value === set[key])}\` in [^,)]*${id}`);
        expect([key, id, taken.test(line)]).toEqual([key, id, true]);
      }
    }
  });
});

describe('what sources and tests cite', () => {
  it('is explained in docs/rules', () => {
    const missing = sources().flatMap((path) =>
      unexplained(path, readFileSync(new URL(path, ROOT), 'utf8')).map((cited) => `${path}: ${cited}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['src/games/1848/loans.ts', '1848-14.99', '/** 1848-14.99: none, 1848-14.3 */'],
    ['src/cli/routes.ts', '1860-23/D-99', 'see 1860-23/D-99'],
    ['src/games/18gb/trains.ts', 'D-40', '// D-33, D-40 is one of 1860'],
    ['src/interop/1848/export.ts', 'Scenario 999', 'scenario 25 and scenario 999'],
    ['src/rail/track.ts', 'D-99', 'D-1 of some title, D-99 of none'],
    ['src/games/chicago-express/flow.ts', 'CE-T99', 'CE-T1 and CE-T99'],
  ])('is noticed where it is not: in %s %s', (path, cited, text) => {
    expect(unexplained(path, text)).toEqual([cited]);
  });
});
