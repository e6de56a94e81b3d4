import { readFileSync } from 'node:fs';
import loadHighs from 'highs';
import { hashOf } from '../core/json.ts';
import type { BruteTask } from './brute-routes.ts';

/**
 * The best set by independent mathematics: every route is a column, every piece of track and every kind of train a
 * row, and an integer solver packs them. For large boards where routes owe each other nothing.
 */

export type Oracle = (task: BruteTask) => number;

/**
 * What the solver said of the boards that CI looks at, by the model it was given: another board has another name.
 * `npm run oracle` writes them, and the soak asks the solver again.
 */
export const KEPT_ANSWERS = new URL('oracle-answers.json', import.meta.url);

export function keptAnswers(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(KEPT_ANSWERS, 'utf8')) as Readonly<Record<string, number>>;
}

export function keptOracle(): Oracle {
  const answers = keptAnswers();
  return (task) => {
    const answer = answers[nameOf(task)];
    if (answer === undefined) {
      throw new Error('no answer of the solver is kept for this board: npm run oracle asks it');
    }
    return answer;
  };
}

/** The same task has the same name. */
export function nameOf(task: BruteTask): string {
  return hashOf(modelOf(task).text);
}

/** Routes of which it takes more than some seconds. */
export const ORACLE_ROUTES = 1500;

export function isForOracle({ trains, together }: BruteTask): boolean {
  const routes = new Map(trains.map((train) => [train.kind, train.routes.length]));
  return together === null && [...routes.values()].reduce((sum, count) => sum + count, 0) <= ORACLE_ROUTES;
}

export async function loadOracle(): Promise<Oracle> {
  // Its types describe the build for `require`; what is imported is the function itself.
  const load = loadHighs as unknown as typeof loadHighs.default;
  const highs = await load();
  return (task) => {
    const { text, isEmpty } = modelOf(task);
    if (isEmpty) return 0;
    const solution = highs.solve(text, { mip_rel_gap: 0, mip_abs_gap: 0 });
    if (solution.Status !== 'Optimal') throw new Error(`the oracle says ${solution.Status}`);
    return Math.round(solution.ObjectiveValue);
  };
}

/** The task in the language of the solver: numbers of routes as names of columns. */
function modelOf({ trains, together }: BruteTask): { text: string; isEmpty: boolean } {
  if (together) throw new RangeError('the oracle knows no bonuses');
  const values: string[] = [];
  const names: string[] = [];
  const rows = new Map<string, string[]>();
  const copies = new Map<string, number>();
  for (const { kind, routes } of trains) {
    const count = copies.get(kind) ?? 0;
    copies.set(kind, count + 1);
    if (count > 0) continue;
    // Of routes over the same track only the best can matter.
    const best = new Map<string, { value: number; takes: readonly number[] }>();
    for (const { ways, takes } of routes) {
      const key = takes.toSorted((a, b) => a - b).join();
      const value = Math.max(...ways.map(({ revenue }) => revenue));
      if (value > (best.get(key)?.value ?? 0)) best.set(key, { value, takes });
    }
    for (const { value, takes } of best.values()) {
      const name = `x${names.length}`;
      names.push(name);
      values.push(`${value} ${name}`);
      for (const row of [`kind ${kind}`, ...takes.map(String)]) {
        const users = rows.get(row);
        if (users) users.push(name);
        else rows.set(row, [name]);
      }
    }
  }
  // Track that the same routes use is one row.
  const limits = new Map<string, number>();
  for (const [row, users] of rows) {
    const limit = row.startsWith('kind ') ? (copies.get(row.slice('kind '.length)) ?? 0) : 1;
    const sum = users.join(' + ');
    limits.set(sum, Math.min(limits.get(sum) ?? limit, limit));
  }
  const constraints = [...limits].map(([sum, limit]) => `${sum} <= ${limit}`);
  const text = ['Maximize', values.join(' + '), 'Subject To', ...constraints, 'Binary', ...names, 'End'];
  return { text: text.join('\n'), isEmpty: names.length === 0 };
}
