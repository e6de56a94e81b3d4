import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { changesOf } from '../interop/recorded.ts';
import type { SiteAction, SiteGame } from '../interop/site-file.ts';
import type { RecordedState } from '../interop/title.ts';

/** Makes our records from full traces and exports (`npm run records`); the form is explained in records/README.md. */

/** What identifies a game and what it is played by; the rest of an export is the site's own business. */
const HEAD = [
  'title',
  'id',
  'version',
  'players',
  'settings',
  'options',
  'result',
  'winners',
  'game_end_reason',
];
/** Times and the people at the site: nothing that a game depends on. */
const LEFT_OUT: readonly string[] = ['created_at', 'user', 'original_id'];

interface Trace {
  readonly actions: readonly SiteAction[];
  readonly states: readonly RecordedState[];
}

function actionToKeep(action: SiteAction): SiteAction {
  const kept = Object.fromEntries(Object.entries(action).filter(([key]) => !LEFT_OUT.includes(key)));
  const { auto_actions: parts } = action;
  return { ...kept, ...(parts ? { auto_actions: parts.map(actionToKeep) } : {}) } as unknown as SiteAction;
}

/** Of the last run only the revenue is compared. */
export function stateToKeep(state: RecordedState): RecordedState {
  const { lastRoutes: run, ...rest } = state;
  return run === undefined
    ? state
    : { ...rest, lastRoutes: { revenue: (run as { revenue: number }).revenue } };
}

/** A list with one entry a line, so that git shows which action differs. */
function lines(entries: readonly unknown[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
}

/** The text of a record: an export, with what changed after every action where there is a trace of it. */
function recordTextOf(file: SiteGame, trace: Trace | null): string {
  const whole = file as unknown as Readonly<Record<string, unknown>>;
  const head = HEAD.filter((key) => whole[key] !== undefined).map(
    (key) => `"${key}":${JSON.stringify(whole[key])}`,
  );
  const ids = (trace?.actions ?? []).map((action, index) => action.id ?? index + 1);
  const changes = trace ? changesOf(trace.states.map(stateToKeep), ids) : null;
  const parts = [
    ...head,
    `"actions":${lines(file.actions.map(actionToKeep))}`,
    ...(changes ? [`"changes":${lines(changes)}`] : []),
  ];
  return `{${parts.join(',\n')}}\n`;
}

export interface NewRecord {
  /** Below records/, without the ending. */
  readonly path: string;
  readonly text: string;
  readonly trace: Trace | null;
  /** Long games that nobody reads: played by a program with itself. */
  readonly isPacked: boolean;
}

/** Every record, made from the games in a folder (../shared/games). */
export function* newRecords(games: string): Generator<NewRecord> {
  const read = (path: string): SiteGame & Trace =>
    JSON.parse(readFileSync(`${games}/${path}.json`, 'utf8')) as SiteGame & Trace;
  const pathsIn = (folder: string): string[] =>
    readdirSync(`${games}/${folder}`)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => `${folder}/${basename(name, '.json')}`);

  for (const path of ['1848', '1860', '18gb'].flatMap(pathsIn)) {
    const trace = read(path);
    yield { path, text: recordTextOf(read(`raw/${path}`), trace), trace, isPacked: false };
  }
  for (const path of ['chicago-express', 'played'].flatMap(pathsIn)) {
    const trace = read(path);
    yield { path, text: recordTextOf(trace, trace), trace, isPacked: path.startsWith('played/') };
  }
  for (const path of pathsIn('judged')) {
    yield { path, text: recordTextOf(read(path), null), trace: null, isPacked: false };
  }
}
