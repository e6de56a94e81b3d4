import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildPage } from '../browser/build.ts';
import { SAMPLE } from '../browser/files.ts';
import { importGame, openImported, setStage } from '../browser/page.ts';
import type { Action } from '../src/core/game.ts';
import { formatMatch, type Match, parseMatch } from '../src/core/match.ts';
import { GAMES } from '../src/games/registry.ts';
import { importGame as importMatch } from '../src/interop/import.ts';
import { parseSiteGame } from '../src/interop/site-file.ts';
import { type AnyFileTitle, titleFor } from '../src/interop/titles.ts';
import { sharedText } from '../src/testing/recorded.ts';

/**
 * Every view of every title, light and dark, as pictures under docs/screens: look at them after every change of the
 * page. `npm run screenshots [TITLE]`. Positions come from recorded games, or from the sample where there are none.
 */

const OUT = 'docs/screens';

interface Scene {
  readonly name: string;
  /** The decision on show: the one before an action of this type, about so far into the game; null: the end. */
  readonly before: { readonly type: string; readonly after: number } | null;
  readonly view?: string;
}

const RAIL_SCENES: readonly Scene[] = [
  { name: 'track', before: { type: 'lay_tile', after: 0.6 }, view: 'map' },
  { name: 'routes', before: { type: 'run_routes', after: 0.6 }, view: 'map' },
  { name: 'dividend', before: { type: 'dividend', after: 0.6 }, view: 'map' },
  { name: 'stock', before: { type: 'buy_share', after: 0.4 }, view: 'market' },
  { name: 'trains', before: { type: 'buy_train', after: 0.5 }, view: 'map' },
  { name: 'holdings', before: { type: 'run_routes', after: 0.6 }, view: 'holdings' },
  { name: 'companies', before: { type: 'run_routes', after: 0.6 }, view: 'companies' },
  { name: 'history', before: null, view: 'history' },
  { name: 'end', before: null },
];

const EXPRESS_SCENES: readonly Scene[] = [
  { name: 'auction', before: { type: 'bid', after: 0.3 } },
  { name: 'expansion', before: { type: 'expand', after: 0.5 } },
  { name: 'companies', before: { type: 'expand', after: 0.5 }, view: 'companies' },
  { name: 'history', before: null, view: 'history' },
  { name: 'end', before: null },
];

const TITLES = [
  { id: '1848', file: '1848/1848_game_end_bank', scenes: RAIL_SCENES },
  { id: '1860', file: '1860/19354', scenes: RAIL_SCENES },
  { id: '18gb', file: '18gb/18gb-6p', scenes: RAIL_SCENES },
  { id: 'chicago-express', file: 'chicago-express/random-4p-1', scenes: EXPRESS_SCENES },
] as const;

/** The game that is shown; null where this clone has none of this title. */
function matchOf(id: string, file: string): Match | null {
  const text = sharedText(`games/${file}.json`);
  if (text === null) return id === '1848' ? parseMatch(SAMPLE, GAMES) : null;
  const game = parseSiteGame(text);
  return importMatch(titleFor(game.title) as AnyFileTitle, game);
}

/** The game up to the decision of a scene. */
function cutFor({ before }: Scene, match: Match): string | null {
  if (!before) return formatMatch(match);
  const from = Math.floor(match.actions.length * before.after);
  const index = match.actions.findIndex(({ type }: Action, at) => at >= from && type === before.type);
  return index < 0 ? null : formatMatch({ ...match, actions: match.actions.slice(0, index) });
}

const wanted = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'railhead-screens-'));
mkdirSync(OUT, { recursive: true });
await buildPage(folder);
const stage = await setStage(folder);
/* oxlint-disable no-await-in-loop -- one picture after the other */
for (const colorScheme of ['light', 'dark'] as const) {
  const look = { colorScheme, reducedMotion: 'reduce' } as const;
  if (wanted === undefined) {
    const { page, context } = await stage.open(look);
    await page.waitForSelector('[data-new]');
    await page.screenshot({ path: join(OUT, `home-${colorScheme}.jpg`), type: 'jpeg', quality: 78 });
    await context.close();
  }
  for (const { id, file, scenes } of TITLES) {
    const match = wanted === undefined || wanted === id ? matchOf(id, file) : null;
    if (!match) continue;
    for (const scene of scenes) {
      const text = cutFor(scene, match);
      if (text === null) {
        console.log(`${id}: no position for ${scene.name}`);
        continue;
      }
      const { page, context } = await stage.open(look);
      await importGame(page, `${id}.json`, text);
      await openImported(page);
      if (scene.view !== undefined) {
        const address = new URL(page.url());
        const table = address.hash.split('/').slice(0, 3).join('/');
        await page.goto(`${address.origin}/${table}/${scene.view}`);
      }
      // Routes are looked for, charts are drawn in slices.
      await page.waitForTimeout(2500);
      const path = join(OUT, `${id}-${scene.name}-${colorScheme}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 78 });
      console.log(path);
      await context.close();
    }
  }
}
/* oxlint-enable no-await-in-loop */
await stage.close();
rmSync(folder, { recursive: true, force: true });
