import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { KIT } from '../games/1848/data.ts';
import { type Board, type BoardKit, facesOf, newBoard } from '../rail/board.ts';
import { facing } from '../rail/hex.ts';
import { parseMap } from '../rail/map.ts';
import type { StopRef } from '../rail/search.ts';
import { DEAD_END, type Face, STOP_END } from '../rail/tile.ts';
import { plainMap, scatteredTiles } from '../testing/random-board.ts';
import { plainProblem, randomCells, stopsOf, turnedKit } from '../testing/routes-boards.ts';
import { synthetic } from '../testing/routes-large.ts';
import { findRoutes } from './finder.ts';
import { tracePath } from './trace.ts';
import { type Link, makeTrackGraph, pathAlong, type TrackGraph, type GraphLaw } from './track-graph.ts';

const LAW: Omit<GraphLaw, 'from'> = {
  mayPass: () => true,
  bordersAreTrack: true,
  shouldContinue: () => true,
};

function boardOf(...lines: string[]): { kit: BoardKit; board: Board } {
  const kit: BoardKit = { map: parseMap('pointy', lines.join('\n')), tiles: new Map() };
  return { kit, board: newBoard(kit) };
}

function graphFrom(
  lines: readonly string[],
  from: readonly string[],
  law: Partial<GraphLaw> = {},
): TrackGraph {
  const { kit, board } = boardOf(...lines);
  const stops = from.map((name) => {
    const [hex = '', stop] = name.split('-');
    return { hex: kit.map.byId.get(hex)?.index ?? -1, stop: Number(stop) };
  });
  return makeTrackGraph(kit, board, { ...LAW, from: stops, ...law });
}

/** The links as people write paths, in alphabetical order. */
function textsOf(graph: TrackGraph): string[] {
  return graph.links.map((link) => directed(pathAlong(graph, link.ends[0], [link.id]))).sort();
}

function directed(path: readonly string[]): string {
  const [forward, backward] = [path.join(' '), path.toReversed().join(' ')];
  return forward < backward ? forward : backward;
}

function shareTrack(a: Link, b: Link): boolean {
  return a.track.some((bits, word) => (bits & (b.track[word] as number)) !== 0);
}

describe('links by hand', () => {
  const LINE = [
    'A1 | | city20(4)',
    'A3 | | 1-4',
    'A5 | | city20(1 4)',
    'A7 | | town10(1 4)',
    'A9 | | city20(1)',
  ];

  test('a line is one link from stop to stop', () => {
    const graph = graphFrom(LINE, ['A5-0']);
    expect(textsOf(graph)).toEqual(['A1-0 A3 A5-0', 'A5-0 A7-0', 'A7-0 A9-0']);
    expect(graph.complete).toBe(true);
    expect(graph.stops.map(({ name }) => name).sort()).toEqual(['A1-0', 'A5-0', 'A7-0', 'A9-0']);
    expect(graph.idOf({ hex: 1, stop: 0 })).toBeUndefined();
    expect(graph.stops[graph.idOf({ hex: 4, stop: 0 }) as number]?.name).toBe('A9-0');
    for (const stop of graph.stops) {
      expect(stop.links).toEqual(graph.links.filter(({ ends }) => ends.includes(stop.id)));
    }
  });

  test('a whole path runs in both directions', () => {
    const graph = graphFrom(LINE, ['A5-0']);
    const [toEnd] = graph.links.filter(({ via }) => via.length === 1) as [Link];
    const [next] = graph.links.filter(({ ends }) => ends.includes(0) && !ends.includes(toEnd.ends[1])) as [
      Link,
    ];
    const far = toEnd.ends.find((end) => end !== 0) as number;
    expect(pathAlong(graph, far, [toEnd.id, next.id])).toEqual(['A1-0', 'A3', 'A5-0', 'A7-0']);
    const near = next.ends.find((end) => end !== 0) as number;
    expect(pathAlong(graph, near, [next.id, toEnd.id])).toEqual(['A7-0', 'A5-0', 'A3', 'A1-0']);
  });

  test('a stop that cannot be passed is reached and not left, unless routes begin there', () => {
    const mayPass = ({ hex }: StopRef): boolean => hex !== 2;
    expect(textsOf(graphFrom(LINE, ['A1-0'], { mayPass }))).toEqual(['A1-0 A3 A5-0']);
    expect(textsOf(graphFrom(LINE, ['A5-0'], { mayPass }))).toHaveLength(3);
  });

  test('two ways between two stops are two links', () => {
    const graph = graphFrom(
      ['A1 | | city20(4 5)', 'A3 | | 1-4', 'A5 | | city20(0 1)', 'B2 | | 2-4', 'B4 | | 1-3'],
      ['A1-0'],
    );
    expect(textsOf(graph)).toEqual(['A1-0 A3 A5-0', 'A1-0 B2 B4 A5-0']);
    expect(shareTrack(graph.links[0] as Link, graph.links[1] as Link)).toBe(false);
  });

  test('track inside a hex is a link of its own', () => {
    const graph = graphFrom(['A1 | | city20(4)', 'A3 | | halt(1 s1) halt(4)', 'A5 | | city20(1)'], ['A1-0']);
    expect(textsOf(graph)).toEqual(['A1-0 A3-0', 'A3-0 A3-1', 'A3-1 A5-0']);
    expect(graph.links.map(({ inner }) => inner)).toEqual([false, true, false]);
    expect(graph.links[1]).toMatchObject({ hexes: [], borders: [] });
  });

  test('where the track ends is known at the right end', () => {
    for (const from of ['A1-0', 'A3-0', 'A5-0']) {
      const graph = graphFrom(['A1 | | city20(4)', 'A3 | | off10(1! 4)', 'A5 | | city20(1!)'], [from]);
      const ends = graph.links.flatMap(({ ends: both, terminal }) =>
        both.map((end, index) => `${graph.stops[end]?.name} ${terminal[index]}`),
      );
      expect(ends.sort()).toEqual(['A1-0 false', 'A3-0 false', 'A3-0 true', 'A5-0 true']);
    }
  });

  test('track that leads nowhere, to a stub or back to its beginning is none', () => {
    const lines = ['A1 | | city20(0 3 4 5)', 'A3 | | 1!', 'B2 | | 2-1', 'B0 | | 4-3'];
    expect(textsOf(graphFrom(lines, ['A1-0']))).toEqual([]);
  });

  const CROSSING = [
    'B2 | | city20(4)',
    'A3 | | city20(5)',
    'B4 | | 1-4 2-4',
    'B6 | | 1-4 1-3',
    'B8 | | city20(1)',
    'A7 | | city20(0)',
  ];

  test('every way through a junction is a link, and the border in the middle is track if the title says so', () => {
    for (const bordersAreTrack of [true, false]) {
      const graph = graphFrom(CROSSING, ['B2-0'], { bordersAreTrack });
      expect(textsOf(graph)).toEqual([
        'A3-0 B4 B6 A7-0',
        'A3-0 B4 B6 B8-0',
        'A7-0 B6 B4 B2-0',
        'B2-0 B4 B6 B8-0',
      ]);
      const named = (text: string): Link => graph.links[texts(graph).indexOf(text)] as Link;
      expect(shareTrack(named('A3-0 B4 B6 A7-0'), named('B2-0 B4 B6 B8-0'))).toBe(bordersAreTrack);
      expect(shareTrack(named('A3-0 B4 B6 A7-0'), named('A3-0 B4 B6 B8-0'))).toBe(true);
    }
  });

  test('a chain crosses no border twice where borders are track, and no piece twice in any case', () => {
    // From A1 into a loop at B4 and out again over the same border on other track.
    const lines = [
      'A1 | | city20(4)',
      'A3 | | 1-4 4-2',
      'A5 | | 1-0 1-5',
      'B4 | | 3-4',
      'B6 | | 1-2',
      'a4 | | city20(0)',
      'a2 | | city20(5)',
    ];
    expect(textsOf(graphFrom(lines, ['A1-0']))).toEqual([]);
    // The loop can be run both ways round: the same track, so one link.
    expect(textsOf(graphFrom(lines, ['A1-0'], { bordersAreTrack: false }))).toEqual([
      'A1-0 A3 A5 B4 B6 A5 A3 a2-0',
    ]);
  });
});

function texts(graph: TrackGraph): string[] {
  return graph.links.map((link) => directed(pathAlong(graph, link.ends[0], [link.id])));
}

/** Every way from one stop to the next, piece by piece. */
function naiveLinks(kit: BoardKit, board: Board, bordersAreTrack: boolean): Set<string> {
  const faces = facesOf(kit, board);
  const found = new Set<string>();
  const nameOf = (hex: number, end: number): string => `${kit.map.hexes[hex]?.id}-${end - STOP_END}`;

  function follow(hex: number, from: number, path: string[], pieces: string[], borders: string[]): void {
    for (const [index, { a, b }] of (faces[hex] as Face).pieces.entries()) {
      if (a !== from && b !== from) continue;
      const end = a === from ? b : a;
      if (end === DEAD_END || pieces.includes(`${hex}/${index}`)) continue;
      const used = [...pieces, `${hex}/${index}`];
      if (end >= STOP_END) {
        if (nameOf(hex, end) !== path[0]) found.add(directed([...path, nameOf(hex, end)]));
        continue;
      }
      const next = kit.map.hexes[hex]?.neighbours[end] ?? -1;
      const border = [hex, next].sort((x, y) => x - y).join();
      if (next < 0 || (bordersAreTrack && borders.includes(border))) continue;
      const here = from < STOP_END ? [kit.map.hexes[hex]?.id ?? ''] : [];
      follow(next, facing(end), [...path, ...here], used, [...borders, border]);
    }
  }

  for (const { hex, stop } of stopsOn(kit, board)) {
    follow(hex, STOP_END + stop, [nameOf(hex, STOP_END + stop)], [], []);
  }
  return found;
}

function stopsOn(kit: BoardKit, board: Board): StopRef[] {
  return facesOf(kit, board).flatMap(({ stops }, hex) => stops.map((_, stop) => ({ hex, stop })));
}

interface Looked {
  links: number;
  words: number;
}

function checkWeb(
  kit: BoardKit,
  board: Board,
  bordersAreTrack: boolean,
  where: string,
  looked: Looked,
): void {
  const graph = makeTrackGraph(kit, board, { ...LAW, from: stopsOn(kit, board), bordersAreTrack });
  // Two ways over exactly the same track in another order are one link: there is no point in distinguishing them.
  const known = new Map(graph.links.map((link) => [signature(link), link]));
  expect({ where, repeats: graph.links.length - known.size }).toEqual({ where, repeats: 0 });
  const wanted = naiveLinks(kit, board, bordersAreTrack);
  const listed = texts(graph);
  expect({ where, unknown: listed.filter((text) => !wanted.has(text)) }).toEqual({ where, unknown: [] });
  const missing = [...wanted].filter((text) => {
    const trace = tracePath(kit, board, text.split(' '));
    if ('problem' in trace) return true;
    return !known.has(signature({ ...trace, ends: [0, 1] } as never));
  });
  expect({ where, missing }).toEqual({ where, missing: [] });
  const wrong: string[] = [];
  for (const [index, link] of graph.links.entries()) {
    const trace = tracePath(kit, board, pathAlong(graph, link.ends[0], [link.id]));
    if ('problem' in trace) wrong.push(`${listed[index]}: ${trace.problem}`);
    else if (trace.pieces.join() !== link.pieces.join() || trace.borders.join() !== link.borders.join())
      wrong.push(`${listed[index]}: other track`);
    for (const other of graph.links.slice(0, index)) {
      const shares =
        link.pieces.some((piece) => other.pieces.includes(piece)) ||
        (bordersAreTrack && link.borders.some((border) => other.borders.includes(border)));
      if (shares !== shareTrack(link, other))
        wrong.push(`${listed[index]} and ${listed[other.id]}: ${shares}`);
    }
  }
  expect({ where, wrong }).toEqual({ where, wrong: [] });
  looked.links += graph.links.length;
  looked.words = Math.max(looked.words, graph.words);
}

function signature({ pieces }: Pick<Link, 'pieces'>): string {
  return pieces.toSorted((a, b) => a - b).join();
}

describe('links on random boards', () => {
  test.each([true, false])(
    'are every way from stop to stop, with the track they share (borders: %s)',
    (borders) => {
      const kit: BoardKit = { map: plainMap(4, 4), tiles: KIT.tiles };
      const tiles = [
        '14',
        '15',
        '611',
        '57',
        '59',
        '67',
        '64',
        '56',
        '47',
        '44',
        '39',
        '40',
        '41',
        '45',
        '70',
      ];
      const looked: Looked = { links: 0, words: 0 };
      for (let seed = 1; seed <= 80; seed++) {
        const board = scatteredTiles(kit, new SeededRandom(seed * 811), tiles);
        checkWeb(kit, board, borders, `tiles ${seed}`, looked);
        const turned = turnedKit(randomCells(new SeededRandom(seed * 401), 4, 4));
        checkWeb(turned, newBoard(turned), borders, `cells ${seed}`, looked);
      }
      for (let seed = 1; seed <= 8; seed++) {
        const { kit: crowded } = synthetic(seed, 7, 7, [2]);
        checkWeb(crowded, newBoard(crowded), borders, `crowded ${seed}`, looked);
      }
      expect(looked.links).toBeGreaterThan(1000);
      expect(looked.words).toBeGreaterThan(1);
    },
  );

  test('no time: the graph says that it is not complete', () => {
    const knot = '{0}-{2} {0}-{3} {0}-{4} {1}-{3} {1}-{4} {1}-{5} {2}-{4} {2}-{5} {3}-{5}';
    const cells = randomCells(new SeededRandom(5), 4, 4, [knot]).map((cell, index) =>
      index % 15 === 0 ? { ...cell, face: 'city20({0} {1} {2} {3} {4} {5})' } : cell,
    );
    const kit = turnedKit(cells);
    let asked = 0;
    const law = { ...LAW, from: stopsOf(kit), shouldContinue: () => ++asked < 2 };
    const graph = makeTrackGraph(kit, newBoard(kit), law);
    expect({ complete: graph.complete, asked }).toEqual({ complete: false, asked: 2 });
    expect(makeTrackGraph(kit, newBoard(kit), { ...law, shouldContinue: () => true }).complete).toBe(true);
  });
});

describe('turned and mirrored boards', () => {
  test('have the same best sets', () => {
    let several = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = new SeededRandom(seed * 977);
      const cells = randomCells(random, 3 + random.below(2), 3 + random.below(2));
      const stops = stopsOf(turnedKit(cells));
      if (stops.length < 3) continue;
      const spec = {
        tokens: [random.pick(stops), random.pick(stops)],
        closed: [random.pick(stops)],
        trains: Array.from({ length: 1 + random.below(3) }, () => 2 + random.below(4)),
        bordersAreTrack: random.below(2) === 0,
        hexOnce: random.below(2) === 0,
        meeting: 10 * random.below(3),
      };
      const answers = [0, 1, 2, 3, 4, 5].flatMap((turns) =>
        [false, true].map((mirrored) => {
          const { sets, optimal } = findRoutes(plainProblem(turnedKit(cells, turns, mirrored), spec), {
            count: 4,
          });
          return JSON.stringify([optimal, sets.map(({ score }) => score)]);
        }),
      );
      expect({ seed, answers: new Set(answers).size }).toEqual({ seed, answers: 1 });
      if (answers[0]?.includes(',')) several++;
    }
    expect(several).toBeGreaterThan(20);
  });
});
