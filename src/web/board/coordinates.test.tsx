// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { Coordinates } from './coordinates.tsx';

/** The rows that are written beside a board of thirty, for a given height of a row. */
function rowsWritten(pixels: number): number[] {
  const marks = Array.from({ length: 30 }, (_, row) => ({ text: String(row), at: (row + 1) * 10 }));
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(
    <Coordinates
      axes={{ across: [], down: marks }}
      view={signal({ k: pixels / 10, x: 0, y: 30 })}
      size={signal({ width: 400, height: 3000 })}
    />,
    root,
  );
  return [...root.querySelectorAll('text')].map(({ textContent }) => Number(textContent));
}

test.each([
  [20, 1],
  [14, 1],
  [13, 2],
  [5, 3],
])('rows of %d pixels: every %d. is written, so that none overlaps the next', (pixels, step) => {
  const rows = rowsWritten(pixels);
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map((row) => row % step))).toEqual(new Set([0]));
  expect(rows[1]).toBe(step);
});
