import { BadFile } from './bad-file.ts';
import { canonicalJson, isJsonObject } from '../core/json.ts';
import type { SiteAction, SiteGame } from './site-file.ts';
import type { RecordedState } from './title.ts';

/**
 * Recorded games: the actions, and the state after each. A full trace keeps every state whole, in `states`. A record
 * of ours (records/README.md) is the file as it was exported, with undo and messages, and keeps in `changes` what
 * each action changed: a hundredth of the size, and still every value by its name.
 */
export interface RecordedGame extends SiteGame {
  /** The actions that count: the state after `actions[i]` is `states[i + 1]`. */
  readonly actions: readonly SiteAction[];
  readonly states: readonly RecordedState[];
}

/**
 * What one action changed: its id (0 before the first), new values by their path, and the paths that are gone:
 * `[12, {"bank": 7650, "players.1.cash": 690}, ["bids.1"]]`.
 */
export type StateChange = readonly [
  id: number,
  changed: Readonly<Record<string, unknown>>,
  gone?: readonly string[],
];

/** The fields of a state about the last action only; they are not carried over to the next. */
const MOMENTARY: readonly string[] = ['tiles', 'tokenMap', 'lastRoutes'];

const SEPARATOR = '.';

function lasting(state: RecordedState): RecordedState {
  return Object.fromEntries(Object.entries(state).filter(([key]) => !MOMENTARY.includes(key)));
}

/** The states as changes from each to the next; `ids` are those of the actions between them. */
export function changesOf(states: readonly RecordedState[], ids: readonly number[]): StateChange[] {
  let last: RecordedState = {};
  return states.map((state, index) => {
    const changed: Record<string, unknown> = {};
    const gone: string[] = [];
    gather(last, state, '', changed, gone);
    last = lasting(state);
    const id = index === 0 ? 0 : (ids[index - 1] ?? index);
    return gone.length > 0 ? [id, changed, gone] : [id, changed];
  });
}

function gather(
  before: unknown,
  after: unknown,
  path: string,
  changed: Record<string, unknown>,
  gone: string[],
): void {
  if (!isJsonObject(before) || !isJsonObject(after)) {
    if (canonicalJson(before) !== canonicalJson(after) || before === undefined) changed[path] = after;
    return;
  }
  const at = (key: string): string => {
    if (key.includes(SEPARATOR)) throw new Error(`"${key}" cannot stand in a path`);
    return path === '' ? key : path + SEPARATOR + key;
  };
  for (const [key, value] of Object.entries(after)) gather(before[key], value, at(key), changed, gone);
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) gone.push(at(key));
}

/** The states that a list of changes describes. */
export function statesFrom(changes: readonly StateChange[]): RecordedState[] {
  let state: RecordedState = {};
  return changes.map(([, changed, gone = []]) => {
    state = lasting(state);
    for (const path of gone) state = withValue(state, path.split(SEPARATOR), undefined);
    for (const [path, value] of Object.entries(changed)) {
      state = withValue(state, path.split(SEPARATOR), value);
    }
    return state;
  });
}

/** A copy with one value set, or taken out where it is undefined. */
function withValue(
  state: RecordedState,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): RecordedState {
  const { [key]: old, ...others } = state;
  if (rest.length > 0) {
    const inner = Object.hasOwn(state, key) && isJsonObject(old) ? old : {};
    return { ...state, [key]: withValue(inner, rest, value) };
  }
  return value === undefined ? others : { ...state, [key]: value };
}

function isChange(entry: unknown): entry is StateChange {
  if (!Array.isArray(entry)) return false;
  const [id, changed, gone = []] = entry as unknown[];
  const isListOfTexts = Array.isArray(gone) && gone.every((path) => typeof path === 'string');
  return Number.isSafeInteger(id) && isJsonObject(changed) && isListOfTexts;
}

/** Whether a file contains states, in either form. */
export function isRecorded(file: object): boolean {
  return (
    ('states' in file && Array.isArray(file.states)) || ('changes' in file && Array.isArray(file.changes))
  );
}

/** A file as a recorded game; throws BadFile where it has no states that can be compared. */
export function recordedGame(
  file: SiteGame & { readonly states?: unknown; readonly changes?: unknown },
): RecordedGame {
  const { states, changes } = file;
  if (Array.isArray(states)) return { ...file, states: checkedStates(states) };
  if (Array.isArray(changes)) return fromChanges(file, changes);
  throw new BadFile('not a recorded game: "states" is missing (see records/README.md)');
}

function checkedStates(states: readonly unknown[]): readonly RecordedState[] {
  if (states.length === 0) throw new BadFile('not a recorded game: "states" is empty');
  const bad = states.findIndex((state) => !isJsonObject(state));
  if (bad >= 0) throw new BadFile(`not a recorded game: state ${bad} is not an object`);
  return states as readonly RecordedState[];
}

function fromChanges(file: SiteGame, changes: readonly unknown[]): RecordedGame {
  if (changes.length === 0) throw new BadFile('not a recorded game: "changes" is empty');
  const bad = changes.findIndex((entry) => !isChange(entry));
  if (bad >= 0) throw new BadFile(`not a recorded game: change ${bad} is not [id, changed, gone]`);
  const known = changes as readonly StateChange[];
  const byId = new Map(file.actions.map((action, index) => [action.id ?? index + 1, action]));
  const actions = known.slice(1).map(([id]) => {
    const action = byId.get(id);
    if (!action)
      throw new BadFile(`not a recorded game: a change is that of action ${id}, which is not there`);
    return action;
  });
  return { ...file, actions, states: statesFrom(known) };
}
