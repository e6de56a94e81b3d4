import { beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../../../../core/game.ts';
import { replaySteps } from '../../../../core/match.ts';
import type { RunReport } from '../../../../core/routing.ts';
import { KIT as KIT_1860 } from '../../../../games/1860/data.ts';
import { importGame } from '../../../../interop/import.ts';
import { newBoard, withTile } from '../../../../rail/board.ts';
import { sampleRuns } from '../../../../testing/1848/sample.ts';
import { viewOf } from '../../../../testing/rail-view.ts';
import { exported } from '../../../../testing/records.ts';
import { findWhole, titleFor } from '../../../../titles/all.ts';
import { DRAWING_1848 } from '../../../../draw/titles/1848.ts';
import { isRailDrawing } from '../../../../draw/titles/drawing.ts';
import { loadTitle } from '../../../titles.ts';
import { tableWords } from '../../../words.ts';
import { callsOf, haltsOn, hasHalts, itemise, labelOfStop, type Places, stopsIn } from './itemise.ts';

async function placesAt(game: string, kit: Places['kit'], board: Places['board']): Promise<Places> {
  const words = tableWords(await loadTitle(game), {
    names: ['Ada', 'Ben'],
    placeName: (hex) => kit.map.byId.get(hex)?.name ?? null,
  });
  return { kit, board, words };
}

describe('a run of 1848, item by item', () => {
  const found = sampleRuns().find(({ best }) => best.runs.some(({ items }) => items.some(isBonus)));
  const run = found?.best.runs.find(({ items }) => items.some(isBonus)) as RunReport;
  let places: Places;
  beforeAll(async () => {
    if (!found) throw new Error('no such run in the sample');
    places = await placesAt('1848', DRAWING_1848.kits['standard'] as Places['kit'], found.view.map.board);
  });

  it('names every stop in the order of the way, then the bonus, each with its rule', () => {
    const items = itemise(places, run);
    const stops = run.path.filter((place) => place.includes('-'));
    expect(items.map(({ hex }) => hex)).toEqual([...stops.map((stop) => stop.split('-')[0]), null]);
    expect(items.at(-1)).toMatchObject({ label: 'Bonus for K cities', rule: '1848-11.6' });
    expect(items.slice(0, -1).every(({ rule }) => rule === '1848-11.5')).toBe(true);
    expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(run.revenue);
  });

  it('does not depend on the order of the lines', () => {
    expect(itemise(places, { ...run, items: run.items.toReversed() }).map(({ hex }) => hex)).toEqual(
      itemise(places, run).map(({ hex }) => hex),
    );
  });

  it('counts the stops by kind', () => {
    expect(callsOf(places, ['D1-0', 'D3-0', 'E4-0', 'E2-0'])).toMatch(/^3 cities, 1 town$/);
    expect(callsOf(places, ['E4-0', 'G8', 'E2-0'])).toBe('2 cities');
  });
});

function isBonus({ what }: RunReport['items'][number]): boolean {
  return what === 'k-bonus';
}

describe('stops of 1860', () => {
  const board = withTile(KIT_1860, withTile(KIT_1860, newBoard(KIT_1860), 'F2', '787', 0), 'H4', '744', 0);

  it('a town beside a city says what it is, and twins have numbers', async () => {
    const places = await placesAt('1860', KIT_1860, board);
    const stops = ['F2-0', 'F2-1', 'F2-2', 'H4-0', 'H4-1'];
    expect(stops.map((stop) => labelOfStop(places, stop))).toEqual([
      'Cowes',
      'Cowes, town',
      'Cowes, halt',
      'Wooton & Havenstreet (1)',
      'Wooton & Havenstreet (2)',
    ]);
    const line = { rule: '1860-14.1', what: 'stop', at: 'F2-1', value: 10 };
    expect(itemise(places, { path: stops, items: [line] })).toEqual([
      { label: 'Cowes, town', hex: 'F2', value: 10, rule: '1860-14.1' },
    ]);
  });

  it('knows the halts on the board, on a route, and how many of them count', async () => {
    const places = await placesAt('1860', KIT_1860, board);
    expect(hasHalts(places)).toBe(true);
    const line = { rule: '1860-14.1', what: 'halt', at: 'H4-0', value: 10 };
    expect(haltsOn(places, ['F2-0', 'H4-0', 'H4-1'], [line])).toEqual({ counted: 1, passed: 2 });
    expect(haltsOn(places, ['F2-0', 'F2-1'], [])).toBeNull();
  });
});

describe('stops of recorded games', () => {
  it.each([
    ['1848', '1848/1848_game_end_bank'],
    ['1860', '1860/1860_game_end_bank'],
    ['18gb', '18gb/18gb-6p'],
  ])('%s: every stop on the board has a name that is no id', async (id, path) => {
    const whole = findWhole(id);
    const file = exported(path);
    const title = titleFor(file.title);
    if (!title || !whole?.drawing || !isRailDrawing(whole.drawing)) throw new Error(`no map of ${id}`);
    const [last] = [...replaySteps(title.game, importGame<object, Action>(title, file))].slice(-1);
    const { map } = viewOf(title.game, last?.state ?? {});
    const kit = whole.drawing.kits[map.kit];
    if (!kit) throw new Error('no kit');
    const places = await placesAt(id, kit, map.board);
    const stops = [...kit.map.byId.keys()].flatMap((hex) =>
      Array.from({ length: stopsIn(places, hex) }, (_unused, stop) => `${hex}-${stop}`),
    );
    expect(stops.length).toBeGreaterThan(30);
    const labels = stops.map((stop) => labelOfStop(places, stop));
    expect(labels.filter((label) => /[A-Za-z]?\d+-\d/.test(label))).toEqual([]);
    // Two stops never share a name.
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
    // A place with a name goes by it: I10 of 1848 is Tasmania.
    const nameless = [...kit.map.byId].filter(
      ([hex, { name }]) =>
        name && stopsIn(places, hex) > 0 && !labelOfStop(places, `${hex}-0`).includes(name),
    );
    expect(nameless).toEqual([]);
  });
});
