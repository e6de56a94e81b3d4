import type { Json } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import type { RailView } from '../../rail/view.ts';
import { expressHexesThatDiffer } from '../board/hex-changes.ts';
import type { ExpressView } from '../express/view.ts';
import type { MatchSession } from '../match/session.ts';
import type { Family } from '../../titles/title.ts';

/** What a single action has changed: figures as `companies/VR/cash` or `players/0/shares/VR`, and hexes. */
export interface StepChanges {
  readonly figures: ReadonlySet<string>;
  readonly hexes: readonly string[];
  /** The position before it. */
  readonly before: Json | null;
}

export const NOTHING_CHANGED: StepChanges = { figures: new Set(), hexes: [], before: null };

type Fields = Readonly<Record<string, unknown>>;

function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}

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

/** The lists of a view whose members are known by a name. */
const LISTS: Readonly<Record<string, string>> = {
  players: 'seat',
  companies: 'id',
  privates: 'id',
  trains: 'name',
  industries: 'id',
  dials: 'id',
};

function figuresBetween(before: Fields, after: Fields): Set<string> {
  const figures = new Set<string>();
  for (const [list, name] of Object.entries(LISTS)) {
    const old = (before[list] ?? []) as readonly Fields[];
    for (const member of (after[list] ?? []) as readonly Fields[]) {
      const id = String(member[name]);
      const was = old.find((one) => one[name] === member[name]) ?? {};
      for (const [field, value] of Object.entries(member)) {
        for (const path of changedNames(`${list}/${id}/${field}`, was[field], value)) figures.add(path);
      }
    }
  }
  return figures;
}

function namesThatDiffer(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
}

function railHexes({ map: before }: RailView, { map: after }: RailView): string[] {
  return [
    ...new Set([
      ...namesThatDiffer(before.board.laid, after.board.laid),
      ...namesThatDiffer(before.tokens, after.tokens),
    ]),
  ];
}

/** What differs between two views of a family. */
export function changesBetween(family: Family, before: Json, after: Json): StepChanges {
  return {
    figures: figuresBetween(before as Fields, after as Fields),
    hexes:
      family === 'rail'
        ? railHexes(before as unknown as RailView, after as unknown as RailView)
        : expressHexesThatDiffer(
            (before as unknown as ExpressView).board,
            (after as unknown as ExpressView).board,
          ),
    before,
  };
}

/** Only of the position on show: all of a long game would be too much to keep. */
const latest = new WeakMap<MatchSession, { readonly state: object; readonly changes: StepChanges }>();

/** What the action before the position on show has changed; nothing as long as the one before is not at hand. */
export function stepChanges(session: MatchSession): StepChanges {
  const { at, state, view } = session.shown.value;
  if (at === 0 || !session.isWhole.value) return NOTHING_CHANGED;
  const known = latest.get(session);
  if (known?.state === state) return known.changes;
  const { game, family } = session.title;
  const before = game.view(session.stepAt(at - 1).state, null);
  const changes = changesBetween(family, before, view);
  latest.set(session, { state, changes });
  return changes;
}
