import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** What a part of src/ may import besides its own files. Parts are folders; those of the page are the folders and files in web/. */
interface Part {
  /** Other parts. */
  readonly parts?: readonly string[];
  /** Parts it may only load when they are asked for (`import()`), or know by their types. */
  readonly late?: readonly string[];
  /** Packages; `node:` is all of Node. */
  readonly packages?: readonly string[];
}

const ENGINE = ['core', 'rail', 'routes', 'games'];
const PAGE_PACKAGES = ['preact', '@preact/signals'];
/** What every part of the page from `family` on stands on. */
const PAGE = [
  'core',
  'text',
  'titles',
  'web/locale.ts',
  'web/words.ts',
  'web/router',
  'web/parts',
  'web/board',
  'web/match',
  'web/titles.ts',
];
/** The shell of the page: it knows no family of titles but by the contract in `web/family`. */
const SHELL = [...PAGE, 'web/charts', 'web/family', 'web/families.ts', 'web/services.ts', 'web/worker'];

/**
 * The import rules, all of them, and only here: a part may import what its line says and nothing else. Lines only name
 * parts above them, so there are no circles. Tests may import anything.
 */
const TREE: Readonly<Record<string, Part>> = {
  core: {},
  rail: { parts: ['core'] },
  routes: { parts: ['core', 'rail'] },
  games: { parts: ['core', 'rail', 'routes'] },
  interop: { parts: ENGINE },
  bots: { parts: ENGINE },
  text: { parts: ['core'], packages: ['intl-messageformat'] },
  draw: { parts: ['core', 'rail', 'games'] },
  titles: { parts: ['core', 'rail', 'games', 'interop', 'bots', 'draw', 'text'] },
  // Playing across the internet, without a network: what server, page and simulator have in common.
  online: { parts: ['core'], packages: ['zod'] },
  server: {
    parts: [...ENGINE, 'interop', 'bots', 'draw', 'text', 'titles', 'online'],
    packages: [
      'node:',
      'fastify',
      '@fastify/static',
      '@fastify/compress',
      '@fastify/cookie',
      '@fastify/under-pressure',
      '@fastify/websocket',
      '@node-rs/argon2',
      '@simplewebauthn/server',
      'web-push',
      'kysely',
      '@photostructure/sqlite',
      'zod',
    ],
  },
  cli: {
    parts: [...ENGINE, 'interop', 'bots', 'draw', 'text', 'titles', 'online', 'server'],
    packages: ['node:', 'commander', 'cli-table3', 'picocolors', 'ws'],
  },

  'web/styles': {},
  'web/locale.ts': { parts: ['text'], packages: ['@preact/signals'] },
  'web/words.ts': { parts: ['core', 'text', 'web/locale.ts'], packages: ['@preact/signals'] },
  'web/router': { packages: PAGE_PACKAGES },
  'web/parts': { parts: ['core', 'text', 'web/words.ts', 'web/router'], packages: PAGE_PACKAGES },
  'web/board': {
    parts: ['core', 'rail', 'text', 'draw', 'web/parts'],
    packages: PAGE_PACKAGES,
  },
  'web/charts': {
    parts: ['core', 'text', 'draw', 'web/parts', 'web/board'],
    packages: [...PAGE_PACKAGES, 'd3-scale'],
  },
  // Titles as the page loads them; what else of a title it needs stands in the manifest.
  'web/titles.ts': { parts: ['core', 'text', 'titles', 'web/locale.ts'], late: ['draw', 'interop', 'bots'] },
  'web/match': {
    parts: ['core', 'bots', 'text', 'titles', 'web/words.ts', 'web/titles.ts'],
    late: ['interop', 'online'],
    packages: ['@preact/signals', 'idb'],
  },
  // The server this page comes from, where there is one, and what it brings to pages that are there without it.
  'web/online': {
    parts: ['core', 'bots', 'titles', 'online', 'web/words.ts', 'web/titles.ts', 'web/router', 'web/match'],
    packages: [...PAGE_PACKAGES, 'idb'],
  },
  // Which language is spoken, and how it is chosen.
  'web/language': {
    parts: ['online', 'text', 'web/locale.ts', 'web/words.ts', 'web/parts', 'web/titles.ts', 'web/online'],
    packages: PAGE_PACKAGES,
  },
  'web/worker': { parts: ['core', 'web/titles.ts', 'web/match'], packages: ['comlink'] },
  // Computers at the table: who plays how, and the worker that thinks.
  'web/computers': {
    parts: ['core', 'bots', 'text', 'web/words.ts', 'web/titles.ts', 'web/parts', 'web/match', 'web/worker'],
    packages: [...PAGE_PACKAGES, 'comlink'],
  },
  'web/family': { parts: [...PAGE, 'web/charts'], packages: PAGE_PACKAGES },
  'web/rail': {
    parts: [...PAGE, 'rail', 'draw', 'web/charts', 'web/worker', 'web/computers', 'web/family'],
    packages: PAGE_PACKAGES,
  },
  'web/express': {
    parts: [...PAGE, 'draw', 'web/charts', 'web/computers', 'web/family'],
    packages: PAGE_PACKAGES,
  },
  // The only file of the page that names families, as manifests name games.
  'web/families.ts': { parts: ['titles', 'web/family'], late: ['web/rail', 'web/express'] },
  'web/services.ts': { parts: ['web/router', 'web/match', 'web/families.ts'], packages: ['@preact/signals'] },
  'web/offline': { parts: SHELL, late: ['online'], packages: PAGE_PACKAGES },
  'web/rules': { parts: SHELL, packages: PAGE_PACKAGES },
  'web/history': { parts: SHELL, packages: PAGE_PACKAGES },
  'web/home': {
    parts: [...SHELL, 'bots', 'web/computers', 'web/offline', 'web/rules', 'web/online', 'web/language'],
    late: ['interop', 'online'],
    packages: PAGE_PACKAGES,
  },
  'web/end': { parts: [...SHELL, 'bots', 'web/history'], packages: PAGE_PACKAGES },
  // What a table has besides that is played across the internet: loaded with the first one.
  'web/online-table': {
    parts: [...SHELL, 'online', 'web/computers', 'web/offline', 'web/history', 'web/online'],
    packages: PAGE_PACKAGES,
  },
  'web/table': {
    parts: [
      ...SHELL,
      'bots',
      'web/computers',
      'web/offline',
      'web/history',
      'web/end',
      'web/online',
      'web/language',
      'web/home',
    ],
    late: ['web/online-table'],
    packages: PAGE_PACKAGES,
  },
  // The pages round a table across the internet, and what they add to the home page: loaded where there is a server.
  'web/online-pages': {
    parts: [
      ...SHELL,
      'online',
      'bots',
      'web/computers',
      'web/offline',
      'web/online',
      'web/language',
      'web/home',
    ],
    packages: [...PAGE_PACKAGES, 'uqr', '@simplewebauthn/browser'],
  },
  'web/online-page.tsx': {
    parts: ['web/words.ts', 'web/router', 'web/parts', 'web/online', 'web/home'],
    late: ['web/online-pages'],
    packages: PAGE_PACKAGES,
  },
  'web/main.tsx': {
    parts: [
      ...SHELL,
      'web/styles',
      'web/language',
      'web/offline',
      'web/rules',
      'web/home',
      'web/table',
      'web/online-page.tsx',
    ],
    packages: ['preact', 'virtual:theme.css'],
  },
};

/** A title's manifest names its game and loads it on demand: the page knows games only through manifests. */
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
  'online',
]);

const BANNED_IN_PURE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['Date.now', /\bDate\s*\.\s*now\b/],
  ['new Date(', /\bnew\s+Date\s*\(/],
];

/** An import as the code says it. */
interface Import {
  readonly specifier: string;
  /** Where the specifier ends. */
  readonly end: number;
  /** Whether it is loaded with the file: not what is loaded on demand, nor what is known by its types alone. */
  readonly isAtOnce: boolean;
}

const STATIC = /^\s*(?:import|export)\s+(type\s)?(?:[\w$\s{},*]*?\bfrom\s*)?(['"])([^'"\n]+)\2/gm;
const ON_DEMAND = /\bimport\(\s*(['"])([^'"\n]+)\1/g;

function importsIn(code: string): Import[] {
  const atOnce = [...code.matchAll(STATIC)].map((match) => ({
    specifier: match[3] ?? '',
    end: match.index + match[0].length - 1,
    isAtOnce: match[1] === undefined,
  }));
  const onDemand = [...code.matchAll(ON_DEMAND)].map((match) => ({
    specifier: match[2] ?? '',
    end: match.index + match[0].length - 1,
    isAtOnce: false,
  }));
  return [...atOnce, ...onDemand];
}

/** The part that a file belongs to. `path` is relative to src/, with forward slashes. */
function partOf(path: string): string {
  const [folder = '', inside = ''] = path.split('/');
  return folder === 'web' ? `${folder}/${inside}` : folder;
}

/** The package of a specifier, without what is asked of it. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

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
  if (isTest(path) || path.endsWith('.d.ts') || !path.includes('/')) return [];
  const part = partOf(path);
  const allowed = TREE[part];
  if (allowed === undefined) return [`${path}:1: ${part} is not in the table of imports`];
  const { parts = [], late = [], packages = [] } = allowed;

  const code = withoutComments(text);
  const found: { line: number; what: string }[] = [];
  const report = (index: number, what: string): void => {
    found.push({ line: code.slice(0, index).split('\n').length, what });
  };

  for (const { specifier, end, isAtOnce } of importsIn(code)) {
    if (!specifier.startsWith('.')) {
      if (!packages.includes(packageOf(specifier))) report(end, `${part} must not import ${specifier}`);
      continue;
    }
    const target = posix.join(posix.dirname(path), specifier);
    const to = partOf(target);
    if (to === part || parts.includes(to)) continue;
    if (!late.includes(to)) report(end, `${part} must not import ${target}`);
    else if (isAtOnce) report(end, `${part} must load ${target} only when it is asked for`);
  }

  const folder = path.split('/')[0] ?? '';
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
  test('every import is in the table, and pure folders stay pure', () => {
    const files = sourceFiles();
    expect(files).toContain(relative(SRC, fileURLToPath(import.meta.url)));
    expect(files.flatMap((path) => offences(path, readFileSync(join(SRC, path), 'utf8')))).toEqual([]);
  });

  test('the table has no circles: each line names only parts above it', () => {
    const order = Object.keys(TREE);
    const upwards = Object.entries(TREE).flatMap(([part, { parts = [], late = [] }]) =>
      [...parts, ...late]
        .filter((other) => order.indexOf(other) < 0 || order.indexOf(other) >= order.indexOf(part))
        .map((other) => `${part} names ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  test('the table names no part that is not there', () => {
    const parts = new Set(sourceFiles().map(partOf));
    // Nothing but style sheets.
    parts.add('web/styles');
    expect(Object.keys(TREE).filter((part) => !parts.has(part))).toEqual([]);
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
    ['online/a.ts', "import { b } from '../server/b.ts';"],
    ['web/match/a.ts', "import { hear } from '../../online/outbox.ts';"],
    ['games/1860/a.ts', "import { b } from '../../bots/b.ts';"],
    ['cli/a.ts', "import { b } from '../testing/b.ts';"],
    ['text/a.ts', "import type { RailView } from '../rail/view.ts';"],
    ['web/match/a.tsx', "import { game1848 } from '../../games/1848/game.ts';"],
    ['web/table/a.tsx', "const late = await import('../../games/1848/game.ts');"],
    ['web/table/a.ts', "import { listen } from '../../server/page.ts';"],
    ['web/titles.ts', "const late = () => import('../games/1848/game.ts');"],
    ['web/titles.ts', "import { DRAWING_1848 } from '../draw/titles/1848.ts';"],
    ['web/parts/a.tsx', "import type { MatchSession } from '../match/session.ts';"],
    ['web/board/a.tsx', "import { useTable } from '../family/table-state.ts';"],
    ['web/match/a.ts', "import { familyOf } from '../family/family.ts';"],
    ['web/family/a.ts', "import type { RailView } from '../../rail/view.ts';"],
    ['web/rail/a.tsx', "import { BidPanel } from '../express/bid-panel.tsx';"],
    ['web/rail/a.tsx', "import { BoardArea } from '../table/map.tsx';"],
    ['web/express/a.tsx', "import css from '../rail/tables/market.module.css';"],
    ['web/table/a.tsx', "import { StockPanel } from '../rail/panels/stock.tsx';"],
    ['web/history/a.tsx', "const late = await import('../express/family.ts');"],
    ['web/families.ts', "import { RAIL } from './rail/family.ts';"],
    ['web/new/a.ts', ''],
    ['misc/a.ts', ''],
    ['text/a.ts', "import { render } from 'preact';"],
    ['core/a.ts', "import { parse } from 'fast-check';"],
    ['cli/a.ts', "import { signal } from '@preact/signals';"],
    ['web/parts/a.ts', "import { readFileSync } from 'node:fs';"],
  ])('%s is refused: %s', (path, text) => {
    expect(offences(path, text)).toHaveLength(1);
  });

  test.each([
    ['games/1848/a.ts', "import { b } from '../../core/b.ts';\nimport { c } from '../1860/c.ts';"],
    ['rail/a.ts', '// never Math.random, Date.now or new Date()\n/* node:fs\n new Date() */'],
    ['rail/a.test.ts', "import { readFileSync } from 'node:fs';\nimport { g } from '../games/1848/game.ts';"],
    ['titles/1848/manifest.ts', "const late = () => import('../../games/1848/game.ts');"],
    ['web/titles.ts', "import type { TitleDrawing } from '../draw/titles/drawing.ts';"],
    ['web/families.ts', "const late = () => import('./rail/family.ts');"],
    ['web/rail/a.tsx', "import type { RailView } from '../../rail/view.ts';\nDate.now();"],
    ['web/express/a.ts', "import { useEffect } from 'preact/hooks';\nimport css from './a.module.css';"],
    ['cli/a.ts', "import { argv } from 'node:process';\nimport { b } from '../draw/b.ts';\nDate.now();"],
  ])('%s is accepted: %s', (path, text) => {
    expect(offences(path, text)).toEqual([]);
  });
});
