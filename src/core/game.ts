import { BadInput } from './bad-input.ts';
import type { Proof } from './proof.ts';
import type { Routing } from './routing.ts';
import type { Vocabularies } from './vocabulary.ts';

/**
 * The whole contract between a game and everything around it: the page, the bots, the server, the command
 * line and the tests know a game only through this file.
 *
 * A game is a pure function from a list of intentions to a position. Nothing in here (or in anything a game
 * imports) reads a clock, a random source or a file.
 */

/** Plain JSON: what states, actions, options and events are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table, counted from 0 in seating order. */
export type Seat = number;

/** The id of a rule as the game's `rules.ts` lists it, e.g. `1848-12.4`. */
export type RuleId = string;

export type Params = Readonly<Record<string, Json>>;

/**
 * An intention: what a player wants, never what it is worth. Costs, revenues and prices are computed by
 * `apply`. `by` is the seat that decides; everything else depends on `type`.
 */
export interface Action {
  readonly type: string;
  readonly by: Seat;
}

/** Why something is not allowed: a code for programs, a rule for people, never a sentence. */
export interface Refusal {
  readonly refused: true;
  readonly code: string;
  readonly rule: RuleId;
  readonly params: Params;
}

/** Something that happened, as a key with parameters; languages turn it into text. */
export interface Event {
  readonly key: string;
  readonly params: Params;
  readonly rule?: RuleId;
}

/**
 * Legal actions come as families, so that a price between 1 and 3,000 is one entry and not 3,000:
 * - `one`: exactly this action.
 * - `range`: this action with `field` set to any of min, min + step, … max.
 * - `open`: a family that only the game can enumerate (the tiles of one hex, the sets of routes). Its
 *   members come lazily from `Game.expand`, and `template` holds what they have in common. Where an action is
 *   put together piece by piece, `Game.narrow` cuts the family into those that begin with each next piece.
 *
 * `tally` holds numbers worth showing beside an entry, such as the cost of what has been picked so far.
 *
 * An entry with a `refusal` is shown greyed and is not legal; it appears only when asked for.
 */
export type Choice<A extends Action> =
  | { readonly kind: 'one'; readonly action: A; readonly tally?: Params; readonly refusal?: Refusal }
  | {
      readonly kind: 'range';
      readonly action: A;
      readonly field: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly refusal?: Refusal;
    }
  | {
      readonly kind: 'open';
      readonly template: { readonly type: A['type']; readonly by: Seat; readonly [field: string]: Json };
      readonly tally?: Params;
      readonly refusal?: Refusal;
    };

/** Who has to decide what, or how the game ended. */
export type Turn =
  | {
      readonly kind: 'decide';
      readonly seat: Seat;
      readonly round: string;
      readonly step: string;
      /** The player, company or private the decision is made for. */
      readonly entity: Seat | string;
    }
  | { readonly kind: 'finished'; readonly reason: string; readonly scores: readonly number[] };

/** One switch of a game, described as data so that a lobby can draw it; its words have the key `option.<key>`. */
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly (string | number | boolean)[];
  /** The rule or register entry it comes from. */
  readonly rule: RuleId;
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** A named bundle of switch values: exactly these, nothing else. */
export interface RuleSet {
  readonly id: string;
  readonly values: OptionValues;
  /** Rules version → values that the set had up to and including it, where a later version changed them. */
  readonly before?: Readonly<Record<number, OptionValues>>;
}

/** What a switch of a saved game means in today's switches, where it has been renamed, split or given other values. */
export interface FormerOption {
  readonly key: string;
  readonly value: string | number | boolean;
  /** The last rules version that knew it like this. */
  readonly until: number;
  readonly now: OptionValues;
}

export interface Applied<S> {
  readonly refused?: undefined;
  readonly state: S;
  readonly events: readonly Event[];
}

export interface Game<S extends object, A extends Action> {
  readonly id: string;
  readonly title: string;
  /**
   * Stands in every match header. A fix that changes past behaviour raises it and is guarded by it: a changed switch by
   * `RuleSet.before`, anything else by a named function of the title (`versions.ts`).
   */
  readonly rulesVersion: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  readonly ruleSets: readonly RuleSet[];
  readonly formerOptions?: readonly FormerOption[];
  /** The id of every rule; their texts are in the catalogues. */
  readonly rules: readonly RuleId[];
  /** Every event and refusal with its parameters. */
  readonly vocabulary: Vocabularies;

  /**
   * The position before the first action. Pure: the same arguments give the same state. `rulesVersion` is that of a
   * saved game; the current one by default.
   */
  setup(seats: number, options: OptionValues, seed: number, rulesVersion?: number): S;

  /** If the game is not finished there is at least one legal action for `seat`. */
  turn(state: S): Turn;

  /** Every legal action as families; with `greyed`, also what is refused now and why. */
  choices(state: S, ask?: { readonly greyed?: boolean }): Choice<A>[];

  /** The members of an `open` family, lazily; many of them where there are too many to list, good ones first. */
  expand(state: S, choice: Choice<A>): Iterable<A>;

  /**
   * The next decision inside an `open` family: smaller families and single actions that together hold the same
   * members, none of them twice. Empty (or no such function) where a family can only be listed.
   */
  narrow?(state: S, choice: Choice<A>): Choice<A>[];

  /**
   * Accepts exactly what `choices` admits. Never touches its input: the old state stays valid for history,
   * undo and search. `action` may be any value, even one that is not an action.
   */
  apply(state: S, action: A): Applied<S> | Refusal;

  /** Only in titles with trains. */
  readonly routing?: Routing<S, A>;

  /** What that seat may see, with derived numbers; `null` stands for a spectator. */
  view(state: S, seat: Seat | null): Json;

  /** What the tests of every title use. */
  readonly proof: Proof<S, A>;
}

/** A game whose exact types do not matter to the caller, who must pass only states of the same game. */
export type AnyGame = Game<object, Action>;

export function refuse(code: string, rule: RuleId, params: Params = {}): Refusal {
  return { refused: true, code, rule, params };
}

/** Whether a result is a refusal instead of the requested value. */
export function isRefusal(result: object | null | undefined): result is Refusal {
  return result !== null && result !== undefined && 'refused' in result && result.refused === true;
}

/** The values of a rule set as games of a rules version play it. */
export function valuesAt({ values, before = {} }: RuleSet, rulesVersion: number): OptionValues {
  const later = Object.keys(before)
    .map(Number)
    .filter((version) => version >= rulesVersion)
    .sort((a, b) => b - a);
  return Object.assign({}, values, ...later.map((version) => before[version])) as OptionValues;
}

/** Single switches of a saved game under their current names. */
export function translateOptions(
  { formerOptions = [] }: Pick<Game<object, Action>, 'formerOptions'>,
  options: OptionValues,
  rulesVersion: number,
): OptionValues {
  const known = formerOptions.filter(({ until }) => until >= rulesVersion);
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, value]) => {
      const former = known.find((candidate) => candidate.key === key && candidate.value === value);
      return former ? Object.entries(former.now) : [[key, value]];
    }),
  );
}

/**
 * The values of a rule set in a rules version (the current one by default), with single switches set on top of
 * them; unknown keys or values are refused.
 */
export function resolveOptions(
  game: Pick<Game<object, Action>, 'options' | 'ruleSets' | 'formerOptions'>,
  ruleSet: string,
  options: OptionValues = {},
  rulesVersion = Infinity,
): OptionValues {
  const overrides = translateOptions(game, options, rulesVersion);
  const set = game.ruleSets.find((candidate) => candidate.id === ruleSet);
  if (!set) {
    const known = game.ruleSets.map((candidate) => candidate.id).join(', ');
    throw new BadInput('unknown-rule-set', { given: JSON.stringify(ruleSet), known });
  }
  for (const [key, value] of Object.entries(overrides)) {
    const spec = game.options.find((candidate) => candidate.key === key);
    if (!spec) throw new BadInput('unknown-option', { key: JSON.stringify(key) });
    if (!spec.values.includes(value)) {
      const known = spec.values.join(', ');
      throw new BadInput('option-value', { key: JSON.stringify(key), given: JSON.stringify(value), known });
    }
  }
  return { ...valuesAt(set, rulesVersion), ...overrides };
}
