import { describe, expect, it } from 'vitest';
import { lineOf } from '../../testing/bad-input.ts';
import { resolveOptions } from '../../core/game.ts';
import { type BoardKit, hexOf } from '../../rail/board.ts';
import { facing } from '../../rail/hex.ts';
import type { MapHex } from '../../rail/map.ts';
import { type Face, STOP_END } from '../../rail/tile.ts';
import { keepsTrack, succeeds } from '../../rail/track.ts';
import { expectAsFacts, tableOf } from '../../testing/facts.ts';
import {
  COMPANIES,
  isRedZone,
  KIT,
  KIT_SMALL,
  PERCENTS,
  PHASE_NAMES,
  PHASES,
  PLAYERS,
  PRICES,
  PRIVATES,
  TRAIN_NAMES,
  TRAINS,
} from './data.ts';
import { initialDepot } from './depot.ts';
import { game1860 } from './game.ts';

/** Our tables against the facts read from the site's engine. */

interface FactsFace {
  color: string;
  label?: string;
  stops: { kind: string; revenue: number | Record<string, number>; slots?: number }[];
  paths: { a: string; b: string }[];
}

interface Facts {
  tiles: (FactsFace & { id: string; count: number; upgradesTo: string[] })[];
  maps: Record<
    string,
    {
      hexes: {
        coord: string;
        name?: string;
        tile: FactsFace;
        neighbors: Record<string, string>;
        upgradesTo: string[];
        terrainCost?: number;
      }[];
    }
  >;
  corporations: { sym: string; home: string; tokens: number[]; shares: number[] }[];
  companies: { sym: string; value: number; revenue: number }[];
  trains: {
    name: string;
    price: number;
    count: number | string;
    rustsOn?: string;
    distance: { pay: number }[];
  }[];
  phases: { name: string; on?: string; trainLimit: number; tiles: string[]; operatingRounds: number }[];
  market: { rows: { price: number; types?: string[] }[][] };
  setups: {
    players: number;
    map: string;
    startingCash: number;
    certLimit: number;
    tileCounts: Record<string, number>;
    depotOrder: string[];
  }[];
}

function ours(face: Face) {
  const end = (e: number): string => (e < STOP_END ? `e${e}` : `s${e - STOP_END}`);
  return {
    color: face.colour,
    label: face.label,
    stops: face.stops.map(({ kind, values, slots }) => [
      kind === 'off' ? 'offboard' : kind,
      values,
      kind === 'city' ? slots : 0,
    ]),
    paths: face.pieces
      .map(({ a, b }) => [end(a), end(b)].sort((x, y) => x.localeCompare(y)).join('-'))
      .sort((x, y) => x.localeCompare(y)),
  };
}

function theirs(face: FactsFace) {
  return {
    color: face.color,
    label: face.label ?? null,
    stops: face.stops.map(({ kind, revenue, slots }) => [
      kind,
      typeof revenue === 'number' ? [revenue] : [revenue['yellow'], revenue['green'], revenue['brown']],
      kind === 'city' ? (slots ?? 1) : 0,
    ]),
    paths: face.paths
      .map(({ a, b }) => [a, b].sort((x, y) => x.localeCompare(y)).join('-'))
      .sort((x, y) => x.localeCompare(y)),
  };
}

function sorted(ids: readonly string[]): string[] {
  return ids.toSorted((a, b) => a.localeCompare(b));
}

/** Closed ground is a neighbour only where its track points here. */
function openNeighbours(kit: BoardKit, hex: MapHex): Record<string, string> {
  return Object.fromEntries(
    hex.neighbours.flatMap((next, edge) => {
      const other = kit.map.hexes[next];
      const isOpen = other && (other.printed.colour !== 'blue' || other.printed.exits & (1 << facing(edge)));
      return isOpen ? [[String(edge), other.id]] : [];
    }),
  );
}

/** Without duplicates: several set-ups share their starting values. */
function distinct(list: readonly unknown[]): unknown[] {
  return [...new Map(list.map((entry) => [JSON.stringify(entry), entry])).values()];
}

function first([key]: readonly [string, unknown]): string {
  return key;
}

function successors(kit: BoardKit, face: Face, hex = 'D8'): string[] {
  return [...kit.tiles.values()]
    .filter(
      (tile) => succeeds(hexOf(kit, hex), face, tile) && tile.faces.some((next) => keepsTrack(face, next)),
    )
    .map(({ id }) => id)
    .sort((a, b) => a.localeCompare(b));
}

describe('1860-1 components', () => {
  it('1860-1.10 every tile is as in the facts, and so is what may follow it (1860-11.4, 1860-11.8)', () => {
    expectAsFacts<Facts>(
      '1860',
      tableOf(
        KIT.tiles.values(),
        ({ id }) => id,
        ({ copies, faces }) => [copies, ours(faces[0] as Face), successors(KIT, faces[0] as Face)],
      ),
      ({ tiles }) =>
        tableOf(
          tiles,
          ({ id }) => id,
          (tile) => [tile.count, theirs(tile), sorted(tile.upgradesTo)],
        ),
    );
  });

  it.each([
    ['standard', KIT],
    ['two_player_map', KIT_SMALL],
  ] as const)('1860-1.10, 1860-22.1 the map %s: hexes, ground, cost, neighbours', (name, kit) => {
    expectAsFacts<Facts>(
      '1860',
      tableOf(
        kit.map.hexes,
        ({ id }) => id,
        (hex) => ({
          ...ours(hex.printed),
          cost: hex.terrain?.cost ?? 0,
          next: successors(kit, hex.printed, hex.id),
          near: hex.id === 'J2' ? null : openNeighbours(kit, hex),
        }),
      ),
      ({ maps }) =>
        tableOf(
          maps[name]?.hexes ?? [],
          ({ coord }) => coord,
          ({ coord, tile, terrainCost = 0, upgradesTo, neighbors }) => ({
            ...theirs(tile),
            cost: terrainCost,
            next: sorted(upgradesTo),
            near: coord === 'J2' ? null : neighbors,
          }),
        ),
    );
  });

  it('1860-22.1 the tiles of the smaller map', () => {
    expectAsFacts<Facts>(
      '1860',
      tableOf(
        KIT_SMALL.tiles.values(),
        ({ id }) => id,
        ({ copies }) => copies,
      ),
      ({ setups }) => setups.find(({ map }) => map === 'two_player_map')?.tileCounts ?? {},
    );
  });

  it('1860-1.5, 1860-1.7, 1860-1.8, 1860-1.9, 1860-19.1 companies, privates, trains, prices and phases', () => {
    expectAsFacts<Facts>(
      '1860',
      {
        ...tableOf(Object.entries(COMPANIES), first, ([, { home, tokens }]) => ({
          home,
          tokens,
          shares: PERCENTS,
        })),
        ...tableOf(Object.entries(PRIVATES), first, ([, { price, income }]) => ({ price, income })),
        trains: TRAIN_NAMES.map((name) => ({ name, ...TRAINS[name] })),
        phases: PHASE_NAMES.map((name) => {
          const { trainLimit, colours, rounds, train } = PHASES[name];
          return { trainLimit, colours, rounds, train };
        }),
        prices: PRICES.map((price) => [price, isRedZone(price)]),
        players: Object.entries(PLAYERS).map(([players, { cash, certificates }]) => [
          Number(players),
          cash,
          certificates,
        ]),
        depots: [[...initialDepot(), '9+5-0']],
      },
      ({ corporations, companies, trains, phases, market, setups }) => ({
        ...tableOf(
          corporations,
          ({ sym }) => sym,
          ({ home, tokens, shares }) => ({ home, tokens, shares }),
        ),
        ...tableOf(
          companies,
          ({ sym }) => sym,
          ({ value, revenue }) => ({ price: value, income: revenue }),
        ),
        trains: trains.map(({ name, price, count, rustsOn, distance: [cities, towns] }) => ({
          name,
          price,
          cards: typeof count === 'number' ? count : null,
          rustedBy: rustsOn ?? null,
          cities: cities?.pay,
          towns: towns?.pay,
        })),
        phases: phases.map(({ trainLimit, tiles, operatingRounds, on = '2+1' }) => ({
          trainLimit,
          colours: tiles.length,
          rounds: operatingRounds,
          train: on,
        })),
        prices: market.rows.flat().map(({ price, types = [] }) => [price, types.includes('ignore_one_sale')]),
        players: distinct(
          setups.map(({ players, startingCash, certLimit }) => [players, startingCash, certLimit]),
        ),
        depots: distinct(setups.map(({ depotOrder }) => depotOrder)),
      }),
    );
  });
});

describe('1860-22 options', () => {
  const start = (options: Record<string, boolean>) =>
    game1860.setup(2, resolveOptions(game1860, 'book', options), 0);

  it('1860-22.1, 1860-22.5 the smaller map, alone or with the first edition', () => {
    expect(start({ two_player_map: true }).board.supply['776']).toBe(2);
    expect(start({}).board.supply['776']).toBe(3);
    const first = start({ original_game: true }).options;
    expect([first.two_player_map, first.original_insolvency, first.no_skip_towns]).toEqual([
      true,
      true,
      true,
    ]);
    expect(lineOf(() => start({ original_game: true, simplified_insolvency: true }))).toBe(
      'simplified_insolvency cannot be combined with original_insolvency or original_game',
    );
  });

  it('1860-22.8 the book and the site differ in twenty-one switches', () => {
    const [book, site] = ['book', '18xx.games'].map((id) => resolveOptions(game1860, id));
    const different = Object.keys(book ?? {}).filter((key) => book?.[key] !== site?.[key]);
    expect(different).toHaveLength(21);
    // Of every switch the first value is the site's.
    for (const { key, values } of game1860.options) expect([key, site?.[key]]).toEqual([key, values[0]]);
  });
});
