import type { Page } from 'playwright-core';
import { importGame, openImported, type Stage } from '../browser/page.ts';
import type { Recorded } from '../browser/positions.ts';
import { formatMatch } from '../src/core/match.ts';
import { MARK, report, tasksOf } from './measuring.ts';

/** A way of going through a game: the positions in order, and the input that leads to each of them. */
interface Walk {
  readonly name: string;
  readonly by: 'ArrowLeft' | 'ArrowRight' | 'range';
  readonly positions: readonly number[];
}

const STEPS = 60;

/** Every way of moving through the whole game. */
function walksThrough(length: number): Walk[] {
  const from = Math.max(0, Math.floor(length * 0.8) - STEPS / 2);
  const there = Array.from({ length: Math.min(STEPS, length - from) }, (_, step) => from + step + 1);
  // Jumps by the golden ratio cover the game, each far from the previous one.
  const far = Array.from({ length: STEPS }, (_, step) => Math.floor(((step * 0.618_034) % 1) * length));
  const dragged = Array.from({ length: STEPS }, (_, step) => Math.floor((length * step) / STEPS));
  return [
    { name: 'one action on', by: 'ArrowRight', positions: there },
    { name: 'one action back', by: 'ArrowLeft', positions: there.map((at) => at - 1).reverse() },
    { name: 'far leaps', by: 'range', positions: far },
    { name: 'dragging from end to end', by: 'range', positions: dragged },
  ];
}

/** Moves inside the page; returns milliseconds from each input to the end of the frame that shows the result. */
async function walkInPage({ by, positions, mark }: Walk & { mark: string }): Promise<number[]> {
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      });
    });
  const range = document.querySelector<HTMLInputElement>('[data-range]');
  const times: number[] = [];
  for (const at of positions) {
    // From the start of a frame, the worst time for an input.
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await painted();
    // A task that has already begun counts for the previous step: the input gets its own.
    await new Promise((resolve) => setTimeout(resolve)); // oxlint-disable-line no-await-in-loop
    performance.mark(mark);
    const since = performance.now();
    if (by === 'range') {
      if (range) range.value = String(at);
      range?.dispatchEvent(new Event('input', { bubbles: true }));
    } else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: by, bubbles: true }));
    await painted(); // oxlint-disable-line no-await-in-loop
    // Later work, such as the charts, is not part of the step.
    performance.mark(mark);
    const shown = document.querySelector(`[data-shown-at="${at}"]`);
    if (!shown) throw new Error(`position ${at} is not on show`);
    times.push(performance.now() - since);
  }
  return times;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** Shows the position from which a walk begins. */
async function goToStart(page: Page, { by, positions: [first = 0] }: Walk): Promise<void> {
  const before = { ArrowLeft: first + 1, ArrowRight: first - 1, range: first }[by];
  await page.fill('[data-range]', String(before));
  await page.waitForSelector(`[data-shown-at="${before}"]`);
}

/** A walk with what each step gave the page's own thread to do, and how long it took to become visible. */
async function measureWalk(page: Page, walk: Walk, what: string): Promise<void> {
  await goToStart(page, walk);
  let waited: number[] = [];
  const tasks = await tasksOf(page, async () => {
    waited = await page.evaluate(walkInPage, { ...walk, mark: MARK });
  });
  const steps = walk.positions.map((_, step) =>
    tasks.filter(({ marks }) => marks === 2 * step + 1).reduce((sum, { work }) => sum + work, 0),
  );
  report(`${what}: work for 95 of 100 steps`, [percentile(steps, 95)], 'ms', 50);
  report(`${what}: longest task`, [Math.max(...tasks.map(({ work }) => work))], 'ms', 50);
  const [middle, most] = [50, 95].map((percent) => Math.round(percentile(waited, percent)));
  console.log(
    `                     up to the frame, with what others took: ${middle} ms, 95 of 100 ${most} ms`,
  );
}

/** Each way through the history of a whole game, beside the charts and with a table on show. */
export async function measureHistory(stage: Stage, { match }: Recorded): Promise<void> {
  const { game, actions } = match;
  const { page, context } = await stage.open();
  await importGame(page, 'whole.json', formatMatch(match));
  await openImported(page);
  await page.click('[data-view=history]');
  await page.waitForSelector('[data-range]');
  // Until the lines are drawn to the end.
  await page.waitForTimeout(3000);
  for (const view of ['map', 'companies']) {
    /* oxlint-disable no-await-in-loop -- one walk after the other */
    await page.click(`[data-tab=${view}]`);
    for (const walk of walksThrough(actions.length)) {
      await measureWalk(page, walk, `history of ${game}, ${actions.length} actions, ${view}, ${walk.name}`);
    }
    /* oxlint-enable no-await-in-loop */
  }
  await context.close();
}
