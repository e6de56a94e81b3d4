import { headOf, membersOf } from '../core/choice.ts';
import type { Action, AnyGame, Choice, Seat } from '../core/game.ts';
import { stepBudget } from '../routes/budget.ts';
import type { RouteSet } from '../core/routing.ts';
import type { Words } from '../text/words.ts';

/** The choices of a decision as numbered lines, for a person at a terminal. */

/** Members of one family that are listed. */
const MOST_MEMBERS = 99;
/** Steps of the finder for the routes that are proposed, and how many sets are. */
const RUN_STEPS = 200_000;
const RUNS_SHOWN = 3;

export type Choosable = Extract<Choice<Action>, { readonly kind: 'range' | 'open' }>;

/** One line: an action, or a family in which something is still to be chosen. */
export interface Entry {
  readonly label: string;
  readonly what: { readonly action: Action } | { readonly family: Choosable };
}

export interface Position {
  readonly game: AnyGame;
  readonly state: object;
  readonly words: Words;
}

/** What the seat may do now. */
export function menuOf(position: Position, seat: Seat): Entry[] {
  const own = position.game.choices(position.state).filter((choice) => headOf(choice).by === seat);
  return distinct(own.flatMap((choice) => entriesOf(position, choice)));
}

/** The entries of an open family: its smaller families if the game can narrow it, otherwise its members. */
export function membersMenu(position: Position, family: Choosable): Entry[] {
  const { game, state } = position;
  const parts = game.narrow?.(state, family) ?? [];
  if (parts.length > 0) return distinct(parts.flatMap((part) => entriesOf(position, part)));
  const entries: Entry[] = [];
  for (const action of membersOf(game, state, family)) {
    entries.push(entryOf(position, action));
    if (entries.length === MOST_MEMBERS) break;
  }
  return distinct(entries);
}

/** What is refused now, with the reason and its rule. */
export function refusedLines({ game, state, words }: Position, seat: Seat): string[] {
  const view = game.view(state, seat);
  return game.choices(state, { greyed: true }).flatMap((choice) => {
    const head = headOf(choice);
    if (!choice.refusal || head.by !== seat) return [];
    const why = words.refusal(choice.refusal, head, view);
    return [`${words.choice(choice, view).full}: ${why} [${choice.refusal.rule}]`];
  });
}

/** The number of a range that was typed; null where it is none of its members. */
export function memberOf(family: Choosable, text: string): Action | null {
  if (family.kind !== 'range' || !/^\d+$/.test(text)) return null;
  const { action, field, min, max, step } = family;
  const value = Number(text);
  if (value < min || value > max || (value - min) % step !== 0) return null;
  return { ...action, [field]: value };
}

function entriesOf(position: Position, choice: Choice<Action>): Entry[] {
  if (choice.refusal) return [];
  if (choice.kind === 'one') return [entryOf(position, choice.action)];
  if (headOf(choice).type === 'run_routes') return runsOf(position);
  const { words, game, state } = position;
  return [{ label: words.choice(choice, game.view(state, null)).full, what: { family: choice } }];
}

function entryOf({ game, state, words }: Position, action: Action): Entry {
  return { label: words.choice(action, game.view(state, null)).full, what: { action } };
}

/** Sets of routes are too many to list: the best ones are. */
function runsOf(position: Position): Entry[] {
  const { game, state } = position;
  const answer = game.routing?.best(state, { count: RUNS_SHOWN, shouldContinue: stepBudget(RUN_STEPS) });
  return (answer?.sets ?? []).map((set) => ({
    label: runLabel(position, set),
    what: { action: set.action },
  }));
}

function runLabel({ words }: Position, { runs, revenue, subsidy }: RouteSet<Action>): string {
  const sum = subsidy > 0 ? `${words.money(revenue)} + ${words.money(subsidy)}` : words.money(revenue);
  const trains = runs.map(({ name, items }) => {
    const places = items.filter(({ what }) => what === 'stop').map(({ at }) => words.place(hexOf(at)));
    return `${name}: ${places.join(' – ')}`;
  });
  return `${sum}${trains.map((train) => `; ${train}`).join('')}`;
}

function hexOf(stop: string): string {
  return stop.replace(/-\d+$/, '');
}

/** Entries that would read alike get what tells them apart: how far a tile is turned. */
function distinct(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => {
    const isAlone = entries.filter(({ label }) => label === entry.label).length === 1;
    const turned =
      'action' in entry.what && 'rotation' in entry.what.action ? entry.what.action.rotation : null;
    return isAlone || typeof turned !== 'number'
      ? entry
      : { ...entry, label: `${entry.label}, turned by ${turned * 60}°` };
  });
}
