import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Which folders of src/ each folder may import from, besides itself. The same table lives in .oxlintrc.json. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  rail: ['core'],
  routes: ['core', 'rail'],
  games: ['core', 'rail', 'routes'],
  interop: ['core', 'rail', 'routes', 'games'],
  bots: ['core', 'rail', 'routes', 'games'],
  text: ['core'],
  draw: ['core', 'rail', 'games'],
  titles: ['core', 'rail', 'games', 'interop', 'draw', 'text'],
  server: ['core', 'rail', 'routes', 'games', 'interop', 'bots', 'draw', 'text', 'titles'],
  // No games: those come through the manifests, see below.
  web: ['core', 'rail', 'interop', 'draw', 'text', 'titles'],
  cli: ['core', 'rail', 'routes', 'games', 'interop', 'bots', 'draw', 'text', 'titles', 'server'],
};

/** A title's manifest names its game, which is loaded when somebody asks for it: the page knows games only through these. */
const MANIFEST = /^titles\/[^/]+\/manifest\.ts$/;

/** Folders that run unchanged in a server, a web worker and a terminal: no Node, no clock, no chance but the seed's. */
const PURE: ReadonlySet<string> = new Set([
  'core',
  'rail',
  'routes',
  'games',
  'interop',
  'bots',
  'draw',
  'text',
  'titles',
]);

const BANNED_IN_PURE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['Date.now', /\bDate\s*\.\s*now\b/],
  ['new Date(', /\bnew\s+Date\s*\(/],
];

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;

const SRC = dirname(fileURLToPath(import.meta.url));

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('testing/');
}

/** Blanks comments, keeping every line break, so that prose may name what code may not use. */
function withoutComments(text: string): string {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(token, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found));
}

/** The offences of one file, as `path:line: what`. `path` is relative to src/, with forward slashes. */
function offences(path: string, text: string): string[] {
  const folder = path.split('/')[0] ?? '';
  if (isTest(path) || !path.includes('/')) return [];

  const allowed = MAY_IMPORT[folder];
  if (allowed === undefined) return [`${path}:1: folder ${folder} is not in the import table`];

  const code = withoutComments(text);
  const found: { line: number; what: string }[] = [];
  const report = (index: number, what: string): void => {
    found.push({ line: code.slice(0, index).split('\n').length, what });
  };

  for (const match of code.matchAll(SPECIFIER)) {
    const specifier = match[2] ?? '';
    const at = match.index + match[0].length - 1;
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(path), specifier);
      const to = target.split('/')[0] ?? '';
      if (to !== folder && !allowed.includes(to)) report(at, `${folder} must not import ${target}`);
    } else if (specifier.startsWith('node:') && PURE.has(folder)) {
      report(at, `${folder} must not import ${specifier}`);
    }
  }

  if (PURE.has(folder)) {
    for (const [what, pattern] of BANNED_IN_PURE) {
      for (const match of code.matchAll(new RegExp(pattern, 'g')))
        report(match.index, `${folder} must not use ${what}`);
    }
  }

  return found.sort((a, b) => a.line - b.line).map(({ line, what }) => `${path}:${line}: ${what}`);
}

/** Imports and exports from elsewhere; those of types alone are not matched, for nothing is loaded by them. */
const LOADED =
  /\b(?:import|export)\s+(?!type\b)(?:([^'";]*?)\bfrom\s*)?(['"])([^'"\n]+)\2|\bimport\(\s*(['"])([^'"\n]+)\4/g;

/** What a file loads when it runs. */
function loadedBy(path: string, text: string): string[] {
  return [...withoutComments(text).matchAll(LOADED)].flatMap(([, names, , fixed, , late]) => {
    const specifier = fixed ?? late ?? '';
    const members = names?.match(/^\s*\{([^}]*)\}\s*$/)?.[1]?.split(',') ?? [];
    const named = members.map((member) => member.trim()).filter((member) => member !== '');
    const isOfTypes = named.length > 0 && named.every((member) => member.startsWith('type '));
    return isOfTypes || !specifier.startsWith('.') ? [] : [posix.join(posix.dirname(path), specifier)];
  });
}

/** The ways by which the page loads a game past the manifests, each as `file > file > file`. */
function waysToGames(files: ReadonlyMap<string, string>): string[] {
  const waysTo = new Map<string, string>();
  const open = [...files.keys()].filter((path) => path.startsWith('web/') && !isTest(path));
  for (const path of open) waysTo.set(path, path);
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    for (const target of loadedBy(path, files.get(path) ?? '')) {
      if (MANIFEST.test(target) || waysTo.has(target) || !files.has(target)) continue;
      waysTo.set(target, `${waysTo.get(path)} > ${target}`);
      open.push(target);
    }
  }
  return [...waysTo].filter(([path]) => path.startsWith('games/')).map(([, way]) => way);
}

function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path))
    .sort();
}

describe('architecture', () => {
  test('every import goes to the left, and pure folders stay pure', () => {
    const files = sourceFiles();
    expect(files).toContain(relative(SRC, fileURLToPath(import.meta.url)));
    expect(files.flatMap((path) => offences(path, readFileSync(join(SRC, path), 'utf8')))).toEqual([]);
  });

  test('the page holds no rules: whatever it loads, games come through the manifests alone', () => {
    const files = new Map(sourceFiles().map((path) => [path, readFileSync(join(SRC, path), 'utf8')]));
    expect([...files.keys()].filter((path) => MANIFEST.test(path)).length).toBeGreaterThan(3);
    expect(waysToGames(files)).toEqual([]);
  });

  test('a game that the page loads through something else is found, types are not', () => {
    const files = new Map([
      ['web/main.tsx', "import { draw } from '../draw/a.ts';\nimport '../titles/1860/manifest.ts';"],
      ['titles/1860/manifest.ts', "const late = () => import('../../games/1860/game.ts');"],
      [
        'web/typed.ts',
        "import type { A } from '../games/1848/actions.ts';\nimport { type B, type C } from '../draw/b.ts';",
      ],
      ['web/late.ts', "const later = () => import('../draw/b.ts');"],
      ['draw/a.ts', "export * from './b.ts';\nexport type { A } from '../games/1848/actions.ts';"],
      ['draw/b.ts', "import {\n  DATA,\n  type D,\n} from '../games/1848/data.ts';"],
      ['games/1848/actions.ts', ''],
      ['games/1848/data.ts', ''],
      ['games/1860/game.ts', ''],
    ]);
    expect(waysToGames(files)).toEqual(['web/late.ts > draw/b.ts > games/1848/data.ts']);
    files.delete('web/late.ts');
    expect(waysToGames(files)).toEqual(['web/main.tsx > draw/a.ts > draw/b.ts > games/1848/data.ts']);
  });

  test('the checker reports every planted violation with its line', () => {
    const planted = [
      "import { a } from './a.ts';",
      "import { best } from '../routes/best.ts';",
      'import {',
      '  type Game,',
      "} from '../games/1848/game.ts';",
      "import { readFileSync } from 'node:fs';",
      'const roll = Math.random();',
      'const at = Date.now();',
      'const day = new Date(0);',
      "export * from '../../tools/soak.ts';",
      "const late = await import('../cli/main.ts');",
    ].join('\n');
    expect(offences('rail/planted.ts', planted)).toEqual([
      'rail/planted.ts:2: rail must not import routes/best.ts',
      'rail/planted.ts:5: rail must not import games/1848/game.ts',
      'rail/planted.ts:6: rail must not import node:fs',
      'rail/planted.ts:7: rail must not use Math.random',
      'rail/planted.ts:8: rail must not use Date.now',
      'rail/planted.ts:9: rail must not use new Date(',
      'rail/planted.ts:10: rail must not import ../tools/soak.ts',
      'rail/planted.ts:11: rail must not import cli/main.ts',
    ]);
  });

  test.each([
    ['interop/a.ts', "import { b } from '../bots/b.ts';"],
    ['bots/a.ts', "import { b } from '../interop/b.ts';"],
    ['draw/a.ts', "import { b } from '../routes/b.ts';"],
    ['games/1860/a.ts', "import { b } from '../../bots/b.ts';"],
    ['cli/a.ts', "import { b } from '../testing/b.ts';"],
    ['text/a.ts', "import type { RailView } from '../rail/view.ts';"],
    ['web/a.tsx', "import { game1848 } from '../games/1848/game.ts';"],
    ['web/table/a.tsx', "const late = await import('../../games/1848/game.ts');"],
    ['web/a.ts', "import { listen } from '../server/page.ts';"],
    ['misc/a.ts', ''],
  ])('%s is refused: %s', (path, text) => {
    expect(offences(path, text)).toHaveLength(1);
  });

  test.each([
    ['games/1848/a.ts', "import { b } from '../../core/b.ts';\nimport { c } from '../1860/c.ts';"],
    ['rail/a.ts', '// never Math.random, Date.now or new Date()\n/* node:fs\n new Date() */'],
    ['rail/a.test.ts', "import { readFileSync } from 'node:fs';\nimport { g } from '../games/1848/game.ts';"],
    ['titles/1848/manifest.ts', "const late = () => import('../../games/1848/game.ts');"],
    ['web/a.tsx', "import type { RailView } from '../rail/view.ts';\nDate.now();"],
    ['cli/a.ts', "import { argv } from 'node:process';\nimport { b } from '../draw/b.ts';\nDate.now();"],
  ])('%s is accepted: %s', (path, text) => {
    expect(offences(path, text)).toEqual([]);
  });
});
