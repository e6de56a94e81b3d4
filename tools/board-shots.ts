import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { launchChromium } from '../browser/chromium.ts';
import type { Action, AnyGame, Choice } from '../src/core/game.ts';
import { replay } from '../src/core/match.ts';
import { pageThemeCss } from '../src/draw/theme.ts';
import { loadAny } from '../src/cli/load.ts';
import type { RailView } from '../src/rail/view.ts';
import { RECORDS } from '../src/testing/records.ts';
import type { DemoInput } from './board-shots/scenes.tsx';

/** Pictures of the boards in a real browser: `npx tsx tools/board-shots.ts [OUT] [SCENE]`. */

const OUT = process.argv[2] ?? '/tmp/board-shots';
const ONLY = process.argv[3] ?? '';

async function bundle(): Promise<{ script: string; style: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: fileURLToPath(new URL('board-shots/demo.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'demo',
        fileName: 'demo',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  let script = '';
  let style = '';
  for (const part of output.output) {
    if (part.type === 'chunk') script += part.code;
    else if (part.fileName.endsWith('.css')) style += String(part.source);
  }
  return { script, style };
}

const IO = { readStdin: () => '' } as never;

function position(path: string, at: number): { game: AnyGame; state: object } {
  const { game, match } = loadAny(IO, RECORDS + path);
  return { game, state: replay(game, match, at < 0 ? match.actions.length + at : at) };
}

type AnyAction = Action & Readonly<Record<string, unknown>>;

/** Every single action of a type that is legal. */
function actionsOf(game: AnyGame, state: object, type: string): AnyAction[] {
  return game
    .choices(state)
    .flatMap((choice: Choice<Action>) => {
      if (choice.kind === 'open') {
        return choice.template.type === type ? [...game.expand(state, choice)] : [];
      }
      return choice.action.type === type ? [choice.action] : [];
    })
    .map((action) => action as AnyAction);
}

function laying(path: string, at: number, hex?: string): Omit<Extract<DemoInput, { kind: 'rail' }>, 'theme'> {
  const { game, state } = position(path, at);
  const lays = actionsOf(game, state, 'lay_tile');
  const legal = [...new Set(lays.map((lay) => String(lay['hex'])))];
  const selected = hex ?? legal[0];
  const options = lays
    .filter((lay) => lay['hex'] === selected)
    .map((lay) => ({ tile: String(lay['tile']), rotation: Number(lay['rotation']) }));
  const view = game.view(state, null) as unknown as RailView;
  return {
    kind: 'rail',
    game: game.id,
    view,
    legal,
    ...(selected === undefined ? {} : { selected }),
    options,
    ...(options[0] ? { picked: options[0] } : {}),
  };
}

/** The position before a recorded run, with its lines. */
function running(path: string, at: number): Omit<Extract<DemoInput, { kind: 'rail' }>, 'theme'> {
  const { game, match } = loadAny(IO, RECORDS + path);
  const state = replay(game, match, at);
  const { routes } = match.actions[at] as unknown as {
    routes: readonly { train: string; path: readonly string[] }[];
  };
  return {
    kind: 'rail',
    game: game.id,
    view: game.view(state, null) as unknown as RailView,
    routes: routes.map(({ train, path }) => ({ name: train.replace(/-\d+$/, ''), path })),
    notes: routes.map(({ path }) => `${path.length} hexes`),
  };
}

type WithoutTheme<T> = T extends unknown ? Omit<T, 'theme'> : never;

function market(path: string, at: number, move: readonly [string, number, number]): WithoutTheme<DemoInput> {
  const { game, state } = position(path, at);
  const view = game.view(state, null) as unknown as RailView;
  const [company, down, right] = move;
  const from = view.companies.find(({ id }) => id === company)?.cell;
  return {
    kind: 'market',
    game: game.id,
    view,
    moves: from
      ? [
          { company, from, to: [from[0] + down, from[1] + right] },
          { company, from, to: [from[0], from[1] - 1], isOther: true },
        ]
      : [],
  };
}

function express(path: string, at: number): WithoutTheme<DemoInput> {
  const { game, state } = position(path, at);
  const view = game.view(state, null) as never;
  const plans = game
    .choices(state)
    .filter((choice) => choice.kind === 'open' && choice.template.type === 'expand');
  const members = plans.flatMap((choice) => {
    const found: AnyAction[] = [];
    for (const action of game.expand(state, choice)) {
      found.push(action as AnyAction);
      if (found.length > 400) break;
    }
    return found;
  });
  const longest = members.toSorted(
    (a, b) => (b['hexes'] as string[]).length - (a['hexes'] as string[]).length,
  )[0];
  return {
    kind: 'express',
    view,
    legal: [...new Set(members.flatMap((action) => action['hexes'] as string[]))].slice(0, 12),
    ...(longest
      ? { planned: { company: String(longest['company']), hexes: longest['hexes'] as string[] } }
      : {}),
  };
}

const SCENES: Readonly<Record<string, () => WithoutTheme<DemoInput>>> = {
  '1848-lay': () => laying('1848/1848_game_end_bank.json', 446, 'F5'),
  '1848-routes': () => running('1848/1848_game_end_bank.json', 299),
  '1848-market': () => market('1848/1848_game_end_bank.json', 256, ['CAR', 1, 0]),
  '18gb-late': () => laying('18gb/18gb-6p.json', 852),
  '18gb-routes': () => running('18gb/18gb-6p.json', 853),
  '18gb-market': () => market('18gb/18gb-6p.json', 800, ['LNWR', 0, 1]),
  '1860-late': () => laying('1860/19354.json', 379),
  '1860-routes': () => running('1860/19354.json', 381),
  '1860-market': () => market('1860/19354.json', 300, ['IOW', 0, 3]),
  express: () => express('chicago-express/random-4p-1.json', 60),
};

async function shoot(page: Page, name: string, input: DemoInput): Promise<void> {
  await page.evaluate((shown) => window.showDemo(shown), input);
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${OUT}/${name}-${input.theme}.png` });
}

mkdirSync(OUT, { recursive: true });
const { script, style } = await bundle();
writeFileSync(`${OUT}/demo.js`, script);
writeFileSync(`${OUT}/demo.css`, style);
const browser = await launchChromium();
for (const [name, scene] of Object.entries(SCENES).filter(([name]) => name.includes(ONLY))) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on('console', (message) => console.log(name, message.text()));
  await page.setContent('<!doctype html><html><body></body></html>');
  await page.addStyleTag({ content: pageThemeCss() + style });
  await page.addScriptTag({ content: script });
  const input = scene();
  for (const theme of ['light', 'dark'] as const) await shoot(page, name, { ...input, theme });
  await page.close();
}
await browser.close();
console.log(
  `${Object.keys(SCENES).length} scenes, script ${readFileSync(`${OUT}/demo.js`).length} bytes, in ${OUT}`,
);
