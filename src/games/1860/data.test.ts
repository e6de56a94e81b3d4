import { describe, expect, it } from 'vitest';
import { lineOf } from '../../testing/bad-input.ts';
import { resolveOptions } from '../../core/game.ts';
import { type BoardKit, hexOf, tileOf } from '../../rail/board.ts';
import { facing } from '../../rail/hex.ts';
import { type Face, STOP_END } from '../../rail/tile.ts';
import { keepsTrack, succeeds } from '../../rail/track.ts';
import { itShared, sharedText } from '../../testing/recorded.ts';
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
  PRIVATE_IDS,
  PRIVATES,
  type PrivateId,
  type Railway,
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

const facts = (): Facts => JSON.parse(sharedText('facts/1860.json') ?? '{}') as Facts;

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

function successors(kit: BoardKit, face: Face, hex = 'D8'): string[] {
  return [...kit.tiles.values()]
    .filter(
      (tile) => succeeds(hexOf(kit, hex), face, tile) && tile.faces.some((next) => keepsTrack(face, next)),
    )
    .map(({ id }) => id)
    .sort((a, b) => a.localeCompare(b));
}

describe('1860-1 components', () => {
  itShared(
    '1860-1.10 every tile is as in the facts, and so is what may follow it (1860-11.4, 1860-11.8)',
    () => {
      for (const tile of facts().tiles) {
        const own = tileOf(KIT, tile.id);
        expect([tile.id, own.copies, ours(own.faces[0] as Face)]).toEqual([
          tile.id,
          tile.count,
          theirs(tile),
        ]);
        expect([tile.id, successors(KIT, own.faces[0] as Face)]).toEqual([
          tile.id,
          tile.upgradesTo.toSorted((a, b) => a.localeCompare(b)),
        ]);
      }
      expect(KIT.tiles.size).toBe(facts().tiles.length);
    },
  );

  itShared('1860-1.10, 1860-22.1 both maps: hexes, ground, cost, neighbours', () => {
    for (const [name, kit] of [
      ['standard', KIT],
      ['two_player_map', KIT_SMALL],
    ] as const) {
      const hexes = facts().maps[name]?.hexes ?? [];
      expect(kit.map.hexes.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
        hexes.map(({ coord }) => coord).sort((a, b) => a.localeCompare(b)),
      );
      for (const hex of hexes) {
        const own = hexOf(kit, hex.coord);
        expect([hex.coord, ours(own.printed)]).toEqual([hex.coord, theirs(hex.tile)]);
        expect([hex.coord, own.terrain?.cost ?? 0]).toEqual([hex.coord, hex.terrainCost ?? 0]);
        expect([hex.coord, successors(kit, own.printed, hex.coord)]).toEqual([
          hex.coord,
          hex.upgradesTo.toSorted((a, b) => a.localeCompare(b)),
        ]);
        const near = Object.fromEntries(
          own.neighbours.flatMap((next, edge) => {
            const other = kit.map.hexes[next];
            // Closed ground is a neighbour only where its track points here.
            const isOpen =
              other && (other.printed.colour !== 'blue' || other.printed.exits & (1 << facing(edge)));
            return isOpen ? [[String(edge), other.id]] : [];
          }),
        );
        if (hex.coord !== 'J2') expect([hex.coord, near]).toEqual([hex.coord, hex.neighbors]);
      }
    }
    const small = facts().setups.find(({ map }) => map === 'two_player_map');
    for (const [id, count] of Object.entries(small?.tileCounts ?? {}))
      expect([id, tileOf(KIT_SMALL, id).copies]).toEqual([id, count]);
  });

  itShared(
    '1860-1.5, 1860-1.7, 1860-1.8, 1860-1.9, 1860-19.1 companies, privates, trains, prices and phases',
    () => {
      const { corporations, companies, trains, phases, market, setups } = facts();
      for (const { sym, home, tokens, shares } of corporations) {
        expect(COMPANIES[sym as Railway]).toMatchObject({ home, tokens });
        expect(PERCENTS).toEqual(shares);
      }
      for (const { sym, value, revenue } of companies)
        expect(PRIVATES[sym as PrivateId]).toMatchObject({ price: value, income: revenue });
      for (const [index, { name, price, count, rustsOn, distance }] of trains.entries()) {
        expect(TRAIN_NAMES[index]).toBe(name);
        const cards = typeof count === 'number' ? count : null;
        const [cities, towns] = distance.map(({ pay }) => pay);
        expect(TRAINS[TRAIN_NAMES[index] ?? '2+1']).toEqual({
          price,
          cards,
          rustedBy: rustsOn ?? null,
          cities,
          towns,
        });
      }
      for (const [index, phase] of phases.entries()) {
        const name = PHASE_NAMES[index] ?? '2';
        expect(PHASES[name]).toMatchObject({
          trainLimit: phase.trainLimit,
          colours: phase.tiles.length,
          rounds: phase.operatingRounds,
        });
        expect(PHASES[name].train).toBe(phase.on ?? '2+1');
      }
      const cells = market.rows.flat();
      expect(PRICES).toEqual(cells.map(({ price }) => price));
      for (const { price, types } of cells)
        expect([price, isRedZone(price)]).toEqual([price, types?.includes('ignore_one_sale') ?? false]);
      for (const { players, startingCash, certLimit, depotOrder } of setups) {
        expect(PLAYERS[players]).toEqual({ cash: startingCash, certificates: certLimit });
        expect([...initialDepot(), '9+5-0']).toEqual(depotOrder);
      }
      expect(PRIVATE_IDS).toHaveLength(companies.length);
    },
  );
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
