import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDesk } from '../testing/cli.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

test('sample tells a game, draws its board and says what to try next', async () => {
  const { code, out, err } = await desk.railhead('sample');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Welcome to Railhead/);
  expect(out).toMatch(/\n {2}Stock round \d+ +action +\d+ {2}\w+ floats\n/);
  expect(out).toMatch(/ Phase 3 begins\n/);
  expect(out).toMatch(/ The game is over: /);
  expect(out).toContain('Final ranking');
  expect(out).toContain('out/sample-board.svg');
  expect(out).toContain('What to try next:');
  expect(readFileSync(join(desk.folder, 'out/sample-board.svg'), 'utf8')).toMatch(/^<svg /);
});
