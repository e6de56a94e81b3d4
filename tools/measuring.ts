import type { Page } from 'playwright-core';

/** The number of tries: the best counts, since the page is not responsible for other load on the machine. */
const TRIES = 5;

let missed = 0;

/** How many budgets have been missed. */
export function missedBudgets(): number {
  return missed;
}

/** Prints a figure with what it should be; the best of several counts. */
export function report(what: string, values: readonly number[], unit: string, budget: number): void {
  const sorted = values.toSorted((a, b) => a - b);
  const [best = Number.NaN] = sorted;
  const isMet = best <= budget;
  if (!isMet) missed++;
  const figures = `${Math.round(best)} ${unit}`.padStart(8);
  const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
  const tries = sorted.length > 1 ? ` (the middle of ${sorted.length} tries: ${middle} ${unit})` : '';
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${figures} of ${budget} ${unit}: ${what}${tries}`);
}

/** Calls something several times, in sequence. */
export async function several(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- at once they would be in each other's way
  while (values.length < TRIES) values.push(await measure());
  return values;
}

/** An entry of a trace of the browser; times in microseconds, `tdur` without what other processes took. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A task of the page's own thread, in milliseconds of its own work, and where it stands among the marks. */
interface Task {
  readonly work: number;
  /** How many marks of `performance.mark(MARK)` came before it. */
  readonly marks: number;
}

/** What a page calls its marks, for `tasksOf`. */
export const MARK = 'railhead-step';

/** Everything that the page's own thread does in the meantime. */
export async function tasksOf(page: Page, doing: () => Promise<void>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,blink.user_timing',
    transferMode: 'ReportEvents',
  });
  await doing();
  await page.waitForTimeout(400);
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}-${tid}`),
  );
  const marks = events.filter(({ name }) => name === MARK).map(({ ts }) => ts);
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}-${tid}`))
    .map(({ ts, tdur = 0 }) => ({ work: tdur / 1000, marks: marks.filter((mark) => mark <= ts).length }));
}

/** The longest task of the page's own thread while something is done, in milliseconds of its own work. */
export async function longestTask(page: Page, doing: () => Promise<void>): Promise<number> {
  const tasks = await tasksOf(page, doing);
  return Math.max(0, ...tasks.map(({ work }) => work));
}
