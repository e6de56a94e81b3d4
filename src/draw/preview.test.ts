import { expect, it } from 'vitest';
import { KIT } from '../games/1848/data.ts';
import { newBoard } from '../rail/board.ts';
import { LOOK_1848 } from './looks.ts';
import { makeScene, selectionLayer } from './scene.ts';

it('a token that is tried out is half there, those beside it are whole', () => {
  const board = newBoard(KIT);
  const tokens = { G6: [{ slots: ['SAR'], beside: [] }] };
  const tried = { G6: [{ slots: ['SAR'], beside: ['CAR'] }] };
  const options = { kit: KIT, board, look: LOOK_1848, theme: null, revenueColour: 'yellow' } as const;
  const svg = selectionLayer(makeScene({ ...options, tokens }), {
    preview: { board, tokens: tried, hex: 'G6' },
  });
  const chips = svg.match(/<g class="chip"[^>]*>/g) ?? [];
  expect(chips).toEqual(['<g class="chip">', '<g class="chip" opacity="0.5">']);
});
