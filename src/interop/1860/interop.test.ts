import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { hashOf } from '../../core/json.ts';
import { replay } from '../../core/match.ts';
import { KIT } from '../../games/1860/data.ts';
import { game1860 } from '../../games/1860/game.ts';
import { type State, worth } from '../../games/1860/state.ts';
import { RECORDS_1860 } from '../../testing/records.ts';
import { LINE, position, started } from '../../testing/1860/position.ts';
import { connectionsOf, pathOf } from '../connections.ts';
import { exportGame } from '../export.ts';
import { Exporter1860 } from './export.ts';
import { importGame } from '../import.ts';
import { Importer1860 } from './import.ts';
import type { Note } from '../note.ts';
import type { SiteAction, SiteGame } from '../site-file.ts';
import { TITLE_1860 } from './title.ts';
import { verifyRecorded } from '../verify.ts';

const NAMES = RECORDS_1860.names;

describe('recorded games', () => {
  it('scenario 50 (1860-24.1, 1860-24.12) every state of both games is equal', () => {
    for (const name of NAMES) {
      const file = RECORDS_1860.recorded(name);
      const report = verifyRecorded(TITLE_1860, file);
      expect({ name, ...report, notes: [] }).toMatchObject({
        name,
        equal: file.states.length,
        difference: null,
        problem: null,
      });
      expect(report.notes).toEqual([]);
    }
  });

  it('scenario 50 (1860-24.3, 1860-24.4) raw files with undo, redo and automatic records end in the same scores', () => {
    for (const name of NAMES) {
      const file = RECORDS_1860.exported(name);
      const state = replay(game1860, importGame(TITLE_1860, file));
      const scores = Object.fromEntries(file.players.map(({ id }, seat) => [id, worth(state, seat)]));
      expect([name, scores]).toEqual([name, file.result]);
    }
  });
});

function randomMatch(seats: number, seed: number, options: Record<string, boolean> = {}) {
  const bots = Array.from({ length: seats }, (_, seat) =>
    (BOTS['random'] as (typeof BOTS)[string])(seed * 7 + seat),
  );
  return playGame(game1860, { seats, ruleSet: '18xx.games', seed, options, bots });
}

describe('files of our own', () => {
  it.each([
    [2, 1, {}],
    [3, 2, { two_player_map: true, re_enter_hexes: true }],
    [4, 3, { original_game: true }],
    [3, 4, { simplified_insolvency: true }],
  ] as const)(
    '1860-24.2, 1860-24.5, 1860-24.6, 1860-24.13: %i players, seed %i, out and in again',
    (seats, seed, options) => {
      const { match, state } = randomMatch(seats, seed, options);
      const file = JSON.parse(JSON.stringify(exportGame(TITLE_1860, match))) as SiteGame;
      expect(file.settings['optional_rules']).toEqual(Object.keys(options));
      const notes: Note[] = [];
      const again = importGame(TITLE_1860, file, (note) => notes.push(note));
      expect(notes).toEqual([]);
      const replayed = replay(game1860, again);
      const plain = (whole: State) => ({ ...whole, options: null });
      expect(hashOf(plain(replayed))).toBe(hashOf(plain(state)));
    },
  );

  it('only matches by the site’s rules are written', () => {
    const { match } = randomMatch(2, 1);
    expect(() => exportGame(TITLE_1860, { ...match, ruleSet: 'book', actions: [] })).toThrow(
      'by other rules',
    );
  });
});

describe('routes', () => {
  const state = position({
    tiles: LINE,
    companies: { 'C&N': started('C&N', 0, { trains: ['2+1-0'] }) },
    round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
  });

  it('1860-24.8, 1860-24.9 links inside a tile are named, with numbers where there are several', () => {
    const path = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0', 'G3-0', 'H4-0', 'H4-1', 'I5-0'];
    const links = [
      ['F2 0.1'],
      ['F2 1.2'],
      ['F2', 'F4'],
      ['F4', 'G5'],
      ['G5', 'G3'],
      ['G3', 'H4'],
      ['H4'],
      ['H4', 'I5'],
    ];
    expect(connectionsOf(KIT, state.board, path)).toEqual(links);
    expect(pathOf(KIT, state.board, '2+1-0', links)).toEqual(path);
    const turned = links.map((link) => link.toReversed());
    expect(pathOf(KIT, state.board, '2+1-0', turned)).toEqual(path);
  });

  it('1860-0.5, 1860-24.7, 1860-24.10, 1860-24.11 a recorded revenue is followed, and the difference reported', () => {
    const lenient = { ...state, options: { ...state.options, import_lenient: true } };
    const importer = new Importer1860([10, 20]);
    const route = {
      train: '2+1-0',
      connections: [['F2 0.1'], ['F2 1.2'], ['F4', 'F2'], ['G5', 'F4']],
      halts: 0,
    };
    const record = { type: 'run_routes', entity: 'C&N', entity_type: 'corporation' };
    const same = importer.translate(lenient, { ...record, routes: [{ ...route, revenue: 60, subsidy: 0 }] });
    expect(same).not.toHaveProperty('recorded');
    const other = importer.translate(lenient, { ...record, routes: [{ ...route, revenue: 70, subsidy: 0 }] });
    if (other === null) throw new Error('nothing read');
    const result = game1860.apply(lenient, other);
    if (result.refused) throw new Error(result.code);
    expect(result.state.round).toMatchObject({ revenue: 70 });
    expect(result.events).toContainEqual({
      key: 'import-difference',
      params: { what: 'revenue', ours: 60, recorded: 70 },
      rule: '1860-14.1',
    });
    expect(game1860.apply(state, other)).toMatchObject({
      code: 'recorded-only-in-imports',
      rule: '1860-0.5',
    });
    expect(importer.translate(lenient, { ...record, routes: [route] })).not.toHaveProperty('recorded');
  });

  it('1860-0.5, 1860-24.13 a recorded revenue, subsidy or price is written again', () => {
    const lenient = { ...state, options: { ...state.options, import_lenient: true } };
    const exporter = new Exporter1860([10, 20]);
    const path = ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0'];
    const action = { type: 'run_routes', by: 0, routes: [{ train: '2+1-0', path, halts: 1 }] } as const;
    const written = (recorded?: readonly number[]): unknown =>
      exporter.write(lenient, recorded ? { ...action, recorded } : action, lenient);
    expect(written()).toMatchObject({ routes: [{ revenue: 50, subsidy: 10 }], subsidy: 10 });
    expect(written([80, 0])).toMatchObject({ routes: [{ revenue: 80, subsidy: 0 }], subsidy: 0 });
    const record = written([80, 20]) as SiteAction;
    expect(record).toMatchObject({ routes: [{ revenue: 80, subsidy: 20 }], subsidy: 20 });
    expect(new Importer1860([10, 20]).translate(lenient, record)).toMatchObject({ recorded: [80, 20] });

    const sale = { by: 0, company: 'C&N', percent: 10 } as const;
    expect(exporter.write(lenient, { type: 'sell_shares', ...sale, recorded: 30 }, lenient)).toMatchObject({
      share_price: 30,
    });
    expect(exporter.write(lenient, { type: 'sell_shares', ...sale }, lenient)).not.toHaveProperty(
      'share_price',
    );
    const ferry = { by: 0, private: 'FFC', recorded: 120 } as const;
    expect(exporter.write(lenient, { type: 'buy_private', ...ferry }, lenient)).toMatchObject({ price: 120 });
    expect(exporter.write(lenient, { type: 'sell_private', ...ferry }, lenient)).toMatchObject({
      price: 120,
    });
  });

  it('1860-0.5 a difference in the revenue of several routes is reported once, and never below nothing', () => {
    const long = position({
      tiles: LINE,
      companies: { 'C&N': started('C&N', 0, { trains: ['2+1-0', '2+1-1'], tokens: ['F2', 'G5'] }) },
      options: { import_lenient: true },
      round: { kind: 'operating', queue: ['C&N'], step: 'routes' },
    });
    const routes = [
      { train: '2+1-0', path: ['F2-0', 'F2-1', 'F2-2', 'F4-0', 'G5-0'], halts: 0 },
      { train: '2+1-1', path: ['G5-0', 'G3-0', 'H4-0', 'H4-1', 'I5-0', 'J4-0'], halts: 0 },
    ];
    const written = (revenue: number): unknown =>
      new Exporter1860([10, 20]).write(
        long,
        { type: 'run_routes', by: 0, routes, recorded: [revenue, 0] },
        long,
      );
    expect(written(130)).toMatchObject({ routes: [{ revenue: 80 }, { revenue: 50 }] });
    expect(written(40)).toMatchObject({ routes: [{ revenue: 0 }, { revenue: 40 }] });
    const again = new Importer1860([10, 20]).translate(long, written(40) as SiteAction);
    expect(again).toMatchObject({ recorded: [40, 0] });
  });

  it('1860-0.5 what only the page forbids is let through in imports, with its rule', () => {
    const stock = position({
      cash: [500, 500],
      options: { import_lenient: true },
      round: { kind: 'stock', at: 0 },
    });
    const result = game1860.apply(stock, { type: 'par', by: 0, company: 'VYSC', price: 100 });
    if (result.refused) throw new Error(result.code);
    expect(result.events.find(({ key }) => key === 'import-difference')).toMatchObject({ rule: '1860-6.2' });
  });
});
