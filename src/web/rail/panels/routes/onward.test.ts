import { expect, it } from 'vitest';
import { KIT } from '../../../../games/1848/data.ts';
import { type Board, newBoard, withTile } from '../../../../rail/board.ts';
import { sampleRuns } from '../../../../testing/1848/sample.ts';
import { onwardFrom } from './onward.ts';

function built(...tiles: [hex: string, tile: string, rotation: number][]): Board {
  return tiles.reduce(
    (board, [hex, tile, rotation]) => withTile(KIT, board, hex, tile, rotation),
    newBoard(KIT),
  );
}

it('finds the stops next along the track, with the hexes on the way', () => {
  const near = built(['H9', '57', 1], ['H11', '57', 1]);
  expect(onwardFrom(KIT, near, 'H9-0')).toContainEqual(['H11-0']);
  const far = built(['F5', '57', 1], ['F7', '9', 1], ['F9', '9', 1], ['F11', '9', 1], ['F13', '57', 1]);
  expect(onwardFrom(KIT, far, 'F5-0')).toContainEqual(['F7', 'F9', 'F11', 'F13-0']);
  expect(onwardFrom(KIT, far, 'F13-0')).toContainEqual(['F11', 'F9', 'F7', 'F5-0']);
});

it('finds nothing where there is no track, or no stop', () => {
  expect(onwardFrom(KIT, newBoard(KIT), 'F5-0')).toEqual([]);
  expect(onwardFrom(KIT, newBoard(KIT), 'Z99-0')).toEqual([]);
});

it('finds every step of every run of a played game, both ways', () => {
  let steps = 0;
  for (const { view, best } of sampleRuns()) {
    for (const path of best.runs.flatMap((run) => [run.path, run.path.toReversed()])) {
      const stops = [...path.keys()].filter((at) => path[at]?.includes('-'));
      for (const [index, at] of stops.slice(1).entries()) {
        const from = stops[index] as number;
        const ways = onwardFrom(KIT, view.map.board, path[from] as string);
        expect(ways).toContainEqual(path.slice(from + 1, at + 1));
        steps++;
      }
    }
  }
  expect(steps).toBeGreaterThan(200);
});
