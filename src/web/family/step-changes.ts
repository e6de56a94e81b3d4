import type { MatchSession } from '../match/session.ts';
import { isSame } from './changes.ts';
import { type Family, familyOf } from './family.ts';

/** What a single action has changed: figures as `companies/VR/cash` or `players/0/shares/VR`, and hexes. */
export interface StepChanges<V = unknown> {
  readonly figures: ReadonlySet<string>;
  readonly hexes: readonly string[];
  /** The position before it. */
  readonly before: V | null;
}

export const NOTHING_CHANGED: StepChanges<never> = { figures: new Set(), hexes: [], before: null };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names under which two values differ; of tables by company, also which companies. */
function* changedNames(path: string, before: unknown, after: unknown): Generator<string> {
  if (isSame(before, after)) return;
  yield path;
  if (!isFields(before) || !isFields(after)) return;
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* changedNames(`${path}/${name}`, before[name], after[name]);
  }
}

/** The entries of a list of a view. */
function entriesIn(view: unknown, list: string): readonly Fields[] {
  const members = isFields(view) ? view[list] : null;
  return Array.isArray(members) ? members.filter(isFields) : [];
}

function figuresBetween(lists: Family<unknown>['lists'], before: unknown, after: unknown): Set<string> {
  const figures = new Set<string>();
  for (const [list, name] of Object.entries(lists)) {
    const old = entriesIn(before, list);
    for (const member of entriesIn(after, list)) {
      const id = String(member[name]);
      const was = old.find((one) => one[name] === member[name]) ?? {};
      for (const [field, value] of Object.entries(member)) {
        for (const path of changedNames(`${list}/${id}/${field}`, was[field], value)) figures.add(path);
      }
    }
  }
  return figures;
}

/** What differs between two views of a family. */
export function changesBetween<V>(
  { lists, changes }: Pick<Family<V>, 'lists' | 'changes'>,
  before: V,
  after: V,
): StepChanges<V> {
  return { figures: figuresBetween(lists, before, after), hexes: changes(before, after).hexes, before };
}

/** Only of the position on show: all of a long game would be too much to keep. */
const latest = new WeakMap<object, { readonly state: object; readonly changes: StepChanges }>();

/** What the action before the position on show has changed; nothing as long as the one before is not available. */
export function stepChanges<V>(session: MatchSession<V>): StepChanges<V> {
  const { at, state, view } = session.shown.value;
  if (at === 0 || !session.isWhole.value) return NOTHING_CHANGED;
  const known = latest.get(session);
  if (known?.state === state) return known.changes as StepChanges<V>;
  const changes = changesBetween(familyOf(session), session.viewOf(session.stepAt(at - 1).state), view);
  latest.set(session, { state, changes });
  return changes;
}
