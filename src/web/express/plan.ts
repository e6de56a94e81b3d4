import { headOf } from '../../core/choice.ts';
import type { Action, Choice, Json } from '../../core/game.ts';

/** An expansion that is put together hex by hex. Costs and possible next hexes come from the game's `narrow`. */

export interface ExpandAction extends Action {
  readonly type: 'expand';
  readonly company: string;
  readonly hexes: readonly string[];
}

/** One hex of the plan, or one that could be next: its own cost and income. */
export interface PlanHex {
  readonly hex: string;
  readonly cost: number;
  readonly income: number;
}

export interface ExpansionPlan {
  /** In building order. */
  readonly hexes: readonly PlanHex[];
  readonly cost: number;
  readonly income: number;
  readonly next: readonly PlanHex[];
}

export type Open = Extract<Choice<Action>, { kind: 'open' }>;

export function isOpen(choice: Choice<Action>): choice is Open {
  return choice.kind === 'open';
}

/** `Game.narrow`: cuts a family into its next pieces. */
export type Narrow = (choice: Choice<Action>) => readonly Choice<Action>[];

export function isExpand(action: Action | undefined): action is ExpandAction {
  return action?.type === 'expand';
}

function hexesIn(choice: Choice<Action>): readonly string[] {
  const from = headOf(choice);
  return (from as unknown as { readonly hexes: readonly string[] }).hexes;
}

function tallyOf(choice: Choice<Action>, name: string): number {
  const tally: Json | undefined = choice.kind === 'range' ? undefined : choice.tally?.[name];
  return typeof tally === 'number' ? tally : 0;
}

/** The families that are one hex longer than `count`, by that hex. */
function longerBy(choices: readonly Choice<Action>[], count: number): Map<string, Choice<Action>> {
  const found = new Map<string, Choice<Action>>();
  for (const choice of choices) {
    const hexes = hexesIn(choice);
    const last = hexes[count];
    if (hexes.length === count + 1 && last !== undefined) found.set(last, choice);
  }
  return found;
}

/** What these hexes cost one by one, and what may follow; null where the game does not offer them like this. */
export function planOf(family: Open, hexes: readonly string[], narrow: Narrow): ExpansionPlan | null {
  const built: PlanHex[] = [];
  let before: Choice<Action> = family;
  let longer = longerBy(narrow(family), 0);
  for (const hex of hexes) {
    const choice = longer.get(hex);
    if (!choice) return null;
    built.push(hexBetween(hex, before, choice));
    longer = longerBy(choice.kind === 'open' ? narrow(choice) : [], built.length);
    before = choice;
  }
  return {
    hexes: built,
    cost: tallyOf(before, 'cost'),
    income: tallyOf(before, 'income'),
    next: [...longer].map(([hex, choice]) => hexBetween(hex, before, choice)),
  };
}

function hexBetween(hex: string, before: Choice<Action>, after: Choice<Action>): PlanHex {
  return {
    hex,
    cost: tallyOf(after, 'cost') - tallyOf(before, 'cost'),
    income: tallyOf(after, 'income') - tallyOf(before, 'income'),
  };
}

/** Takes a hex out: only this one if the others still hang together, else also what was built on it. */
export function hexesWithout(
  hexes: readonly string[],
  index: number,
  isOffered: (hexes: readonly string[]) => boolean,
): readonly string[] {
  const others = hexes.filter((_, place) => place !== index);
  return others.length === 0 || isOffered(others) ? others : hexes.slice(0, index);
}
