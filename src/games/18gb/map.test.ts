import { describe, expect, it } from 'vitest';
import { newBoard } from '../../rail/board.ts';
import { EDGES } from '../../rail/hex.ts';
import { isMarked, type MapHex } from '../../rail/map.ts';
import { DEAD_END, type Face, STOP_END, stopValue } from '../../rail/tile.ts';
import { fittingLays, succeeds } from '../../rail/track.ts';
import { expectAsFacts, tableOf } from '../../testing/facts.ts';
import { itShared, sharedText } from '../../testing/shared.ts';
import { EAST_WEST_MAP, FULL_MAP, NORTH_SOUTH_MAP } from './map.ts';
import { SCENARIOS } from './scenarios.ts';
import { TILES } from './tiles.ts';

interface FactFace {
  readonly color: string;
  readonly label?: string;
  readonly exits: number[];
  readonly stops: {
    kind: string;
    revenue: number | Record<string, number>;
    slots?: number;
    exits?: number[];
  }[];
  readonly paths: { a: string; b: string; track?: string; terminal?: number }[];
  readonly borders?: { edge: number; cost?: number }[];
}
interface Facts {
  readonly tiles: readonly (FactFace & { id: string; upgradesTo: string[] })[];
  readonly maps: Record<
    string,
    {
      hexes: {
        coord: string;
        x: number;
        y: number;
        name?: string;
        tile: FactFace;
        neighbors: Record<string, string>;
        upgradesTo?: string[];
      }[];
    }
  >;
}

function ends(face: Face): string[] {
  return face.pieces
    .map(({ a, b, dual }) => {
      const name = (end: number) =>
        end === DEAD_END ? 'j' : end < STOP_END ? `e${end}` : `s${end - STOP_END}`;
      return `${[name(a), name(b)].sort().join()}${dual ? ' dual' : ''}`;
    })
    .sort();
}

function factEnds(face: FactFace): string[] {
  return face.paths
    .map(({ a, b, track }) => `${[a, b].sort().join()}${track === 'dual' ? ' dual' : ''}`)
    .sort();
}

const COLOURS = ['yellow', 'green', 'blue', 'brown', 'gray'] as const;

/** What a stop is worth in each colour: a colour without a value of its own has that of the last before it. */
function worths(revenue: number | Readonly<Record<string, number>>): (number | undefined)[] {
  const values = typeof revenue === 'number' ? { yellow: revenue } : revenue;
  return COLOURS.map((_, at) => {
    const last = COLOURS.slice(0, at + 1).findLast((known) => values[known] !== undefined) ?? 'yellow';
    return values[last];
  });
}

function told(face: Face): object {
  return {
    colour: face.colour,
    label: face.label,
    ends: ends(face),
    stops: face.stops.map((stop) => ({
      kind: stop.kind === 'off' ? 'offboard' : stop.kind,
      slots: stop.slots,
      values: COLOURS.map((colour) => stopValue(stop, colour)),
    })),
  };
}

function toldByFacts(face: FactFace): object {
  return {
    colour: face.color,
    label: face.label ?? null,
    ends: factEnds(face),
    stops: face.stops.map(({ kind, slots = 0, revenue }) => ({ kind, slots, values: worths(revenue) })),
  };
}

const MAPS = [
  ['Standard', FULL_MAP],
  ['2NS', NORTH_SOUTH_MAP],
  ['2EW', EAST_WEST_MAP],
] as const;

describe('the board', () => {
  it.each(MAPS)('18GB-3.1, 18GB-3.5, 18GB-3.7: the map %s is that of the facts', (id, map) => {
    expectAsFacts<Facts>(
      '18gb',
      tableOf(
        map.hexes,
        (hex) => hex.id,
        ({ x, y, printed }) => ({ x, y, ...told(printed) }),
      ),
      ({ maps }) =>
        tableOf(
          maps[id]?.hexes ?? [],
          ({ coord }) => coord,
          ({ x, y, tile }) => ({ x, y, ...toldByFacts(tile) }),
        ),
    );
  });

  itShared('18GB-3.7: hexes touch those that they touch in the facts (needs ../shared)', () => {
    const { maps } = JSON.parse(sharedText('facts/18gb.json')) as Facts;
    for (const [id, map] of MAPS) {
      for (const { coord, neighbors } of maps[id]?.hexes ?? []) {
        const around = map.byId.get(coord)?.neighbours ?? [];
        const found = Object.keys(neighbors).map((edge) => [edge, map.hexes[around[Number(edge)] ?? -1]?.id]);
        expect([id, coord, Object.fromEntries(found)]).toEqual([id, coord, neighbors]);
      }
    }
  });

  it('18GB-3.8: hills lie on both sides of their borders', () => {
    expectAsFacts<Facts>(
      '18gb',
      tableOf(
        FULL_MAP.hexes,
        ({ id }) => id,
        ({ index }) => EDGES.filter((edge) => isMarked(FULL_MAP, 'hill', index, edge)),
      ),
      ({ maps }) =>
        tableOf(
          maps['Standard']?.hexes ?? [],
          ({ coord }) => coord,
          ({ tile: { borders = [] } }) =>
            borders
              .filter(({ cost }) => cost === 50)
              .map(({ edge }) => edge)
              .sort((a, b) => a - b),
        ),
    );
  });

  it('18GB-10.3, 18GB-3.2, 18GB-3.3: tiles and what they may become', () => {
    const plain = { ...(FULL_MAP.hexes[0] as MapHex), laterLabel: null };
    const { building } = SCENARIOS['6'].kit;
    const followersOf = (old: Face): string[] =>
      [...TILES.values()]
        .filter(
          (other) => succeeds(plain, old, other, building) && other.faces.some((face) => keeps(old, face)),
        )
        .map(({ id }) => id);
    expectAsFacts<Facts>(
      '18gb',
      tableOf(
        TILES.values(),
        ({ id }) => id,
        ({ faces }) => ({ ...told(faces[0] as Face), next: followersOf(faces[0] as Face).sort() }),
      ),
      ({ tiles }) =>
        tableOf(
          tiles,
          ({ id }) => id,
          (tile) => ({ ...toldByFacts(tile), next: tile.upgradesTo.toSorted() }),
        ),
    );
  });

  it('18GB-3.4: an estuary takes its one blue tile', () => {
    const { kit } = SCENARIOS['6'];
    const lays = (id: string) => {
      const hex = kit.map.byId.get(id);
      return hex
        ? fittingLays(kit, newBoard(kit), hex).map(({ tile, rotation }) => `${tile}/${rotation}`)
        : [];
    };
    expect(lays('C22')).toEqual(['G33/0']);
    // The other rotation fits too; the rule against turning is in the title.
    expect(lays('I4')).toContain('G32/0');
  });

  it('18GB-3.6: the bonus is printed at C8 and C10', () => {
    for (const id of ['C8', 'C10']) {
      const stop = FULL_MAP.byId.get(id)?.printed.stops[0];
      expect(COLOURS.map((colour) => stop && stopValue(stop, colour))).toEqual([20, 20, 30, 30, 40]);
    }
    expect(SCENARIOS['2NS'].compass.W).toEqual(['E6']);
    expect(SCENARIOS['2EW'].compass.N).toEqual(['H9', 'J11']);
  });

  it('18GB-10.4: track leads to hexes of the map, and to closed ground only where that has track', () => {
    const { kit } = SCENARIOS['6'];
    const board = newBoard(kit);
    const exits = (id: string) => {
      const hex = kit.map.byId.get(id);
      return hex ? fittingLays(kit, board, hex).reduce((all, lay) => all | lay.exits, 0) : 0;
    };
    // B25 lies below B23, which is closed for ever; its upper edge never gets track.
    expect(exits('B25') & (1 << 3)).toBe(0);
    // C20 may face the estuary C22 although that shows no track there.
    expect(exits('C20') & 1).toBe(1);
    // J15 may run into Hull by its lower edge.
    expect(exits('J15') & 1).toBe(1);
  });
});

function keeps(old: Face, next: Face): boolean {
  const kind = (a: number, b: number) =>
    [Math.min(a, b, STOP_END), Math.min(Math.max(a, b), STOP_END)].join();
  const has = new Set(next.pieces.map(({ a, b }) => kind(a, b)));
  const cities = old.stops.filter(({ exits }) => exits > 0);
  const homes = cities.map(({ exits }) => next.stops.findIndex((stop) => (stop.exits & exits) === exits));
  const apart = next.stops.length < old.stops.length || new Set(homes).size === homes.length;
  return old.pieces.every(({ a, b }) => has.has(kind(a, b))) && !homes.includes(-1) && apart;
}
