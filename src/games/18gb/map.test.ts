import { describe, expect, it } from 'vitest';
import { newBoard } from '../../rail/board.ts';
import { EDGES } from '../../rail/hex.ts';
import { isMarked } from '../../rail/map.ts';
import { DEAD_END, type Face, STOP_END, stopValue } from '../../rail/tile.ts';
import { fittingLays, succeeds } from '../../rail/track.ts';
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

function facts(): Facts {
  return JSON.parse(sharedText('facts/18gb.json') ?? '{}') as Facts;
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

function sameFace(face: Face, fact: FactFace): void {
  expect([face.colour, face.label]).toEqual([fact.color, fact.label ?? null]);
  expect(ends(face)).toEqual(factEnds(fact));
  expect(face.stops.map(({ kind, slots }) => `${kind === 'off' ? 'offboard' : kind} ${slots}`)).toEqual(
    fact.stops.map(({ kind, slots }) => `${kind} ${slots ?? 0}`),
  );
  for (const [index, { revenue }] of fact.stops.entries()) {
    for (const [at, colour] of COLOURS.entries()) {
      const values = typeof revenue === 'number' ? { yellow: revenue } : revenue;
      const last = COLOURS.slice(0, at + 1).findLast((known) => values[known] !== undefined) ?? 'yellow';
      const stop = face.stops[index];
      expect(stop && stopValue(stop, colour)).toBe(values[last]);
    }
  }
}

describe('the board', () => {
  itShared('18GB-3.1, 18GB-3.5, 18GB-3.7: the three maps are those of the facts', () => {
    for (const [id, map] of Object.entries({
      Standard: FULL_MAP,
      '2NS': NORTH_SOUTH_MAP,
      '2EW': EAST_WEST_MAP,
    })) {
      const hexes = facts().maps[id]?.hexes ?? [];
      expect(map.hexes).toHaveLength(hexes.length);
      for (const hex of hexes) {
        const ours = map.byId.get(hex.coord);
        if (!ours) throw new Error(`${hex.coord} is missing on ${id}`);
        expect([ours.x, ours.y]).toEqual([hex.x, hex.y]);
        sameFace(ours.printed, hex.tile);
        for (const [edge, next] of Object.entries(hex.neighbors)) {
          expect(map.hexes[ours.neighbours[Number(edge)] ?? -1]?.id).toBe(next);
        }
      }
    }
  });

  itShared('18GB-3.8: hills lie on both sides of their borders', () => {
    for (const { coord, tile } of facts().maps['Standard']?.hexes ?? []) {
      const index = FULL_MAP.byId.get(coord)?.index ?? -1;
      const hills = (tile.borders ?? []).filter(({ cost }) => cost === 50).map(({ edge }) => edge);
      expect(EDGES.filter((edge) => isMarked(FULL_MAP, 'hill', index, edge))).toEqual(
        hills.toSorted((a, b) => a - b),
      );
    }
  });

  itShared('18GB-10.3, 18GB-3.2, 18GB-3.3: tiles and what they may become', () => {
    const fact = facts();
    for (const tile of fact.tiles) {
      const ours = TILES.get(tile.id);
      if (!ours) throw new Error(tile.id);
      sameFace(ours.faces[0] as Face, tile);
      const hex = FULL_MAP.hexes[0];
      const kit = SCENARIOS['6'].kit;
      const next = [...TILES.values()].filter(
        (other) =>
          hex &&
          succeeds({ ...hex, laterLabel: null }, ours.faces[0] as Face, other, kit.building) &&
          other.faces.some((face) => keeps(ours.faces[0] as Face, face)),
      );
      expect([tile.id, next.map(({ id }) => id).sort()]).toEqual([tile.id, [...tile.upgradesTo].sort()]);
    }
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
    // The other way round fits too; the rule against turning stands in the title.
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
    // B25 lies below B23, which is closed for good; its upper edge never gets track.
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
