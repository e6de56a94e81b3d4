import type { Json, Refusal, RuleId, Seat } from './game.ts';

/**
 * What a parameter of an event or a refusal is. It types the parameter where the engine writes it, and says once for
 * all languages how it is put into words: which numbers are money, which strings are places.
 */
export interface KindValues {
  readonly text: string | number | boolean;
  readonly money: number;
  readonly percent: number;
  readonly seat: Seat;
  /** A player or anyone else with an id. */
  readonly party: Seat | string;
  readonly company: string;
  readonly private: string;
  readonly train: string;
  /** A train card or a private. */
  readonly item: string;
  readonly place: string;
  readonly stop: string;
  readonly path: readonly string[];
  readonly end: string;
  readonly colour: string;
  readonly dial: string;
  readonly step: string;
  /** A type of action, named by its heading. */
  readonly group: string;
  /** Points of the compass: `N E`. */
  readonly compass: string;
  /** Alternative amounts: any one of them will do. */
  readonly 'any-money': readonly number[];
  /** Amounts by seat. */
  readonly payments: readonly number[];
  /** Amounts by company. */
  readonly rates: Readonly<Record<string, number>>;
  /** The items of a run. */
  readonly bonuses: readonly Json[];
  /** The code of a difference from a recorded game. */
  readonly difference: string;
  /** Our figure beside a recorded one. */
  readonly ours: number | string;
}

export type Kind = keyof KindValues;

/** `seat[]` is a list of seats, `money?` may be missing or null. */
export type ParamKind = Kind | `${Kind}?` | `${Kind}[]` | `${Kind}[]?`;
export type ParamKinds = Readonly<Record<string, ParamKind>>;

/** Every key of one sort (events, or codes of refusals) with its parameters. */
export type Vocabulary = Readonly<Record<string, ParamKinds>>;

type ValueOf<P> = P extends `${infer Rest}?`
  ? ValueOf<Rest> | null
  : P extends `${infer Rest}[]`
    ? readonly ValueOf<Rest>[]
    : P extends Kind
      ? KindValues[P]
      : never;

type OptionalNames<P extends ParamKinds> = { [N in keyof P]: P[N] extends `${string}?` ? N : never }[keyof P];

/** The parameters of one key as an object. */
export type ParamsOf<P extends ParamKinds> = {
  readonly [N in RequiredNames<P>]: ValueOf<P[N]>;
} & { readonly [N in OptionalNames<P>]?: ValueOf<P[N]> };

/** A title's events and refusals, as the rest of the code needs to know them. */
export interface Vocabularies {
  readonly events: Vocabulary;
  readonly refusals: Vocabulary;
}

/** The kind without the marks for lists and optional parameters. */
export function kindIn(vocabulary: Vocabulary, key: string, param: string): Kind | undefined {
  const marked = Object.hasOwn(vocabulary, key) ? vocabulary[key]?.[param] : undefined;
  return marked?.replace(/(\[\])?\??$/, '') as Kind | undefined;
}

type RequiredNames<P extends ParamKinds> = Exclude<keyof P, OptionalNames<P>>;

type Args<P extends ParamKinds> = [RequiredNames<P>] extends [never]
  ? [params?: ParamsOf<P>]
  : [params: ParamsOf<P>];

/** `refuse` for the codes of one vocabulary. */
export type Refuse<V extends Vocabulary> = <K extends keyof V & string>(
  code: K,
  rule: RuleId,
  ...rest: Args<V[K]>
) => Refusal;

/** Refusals of the outer form of actions (`shape.ts`). */
export const SHAPE_REFUSALS = {
  'not-an-action': {},
  'unknown-action': { type: 'text' },
  'bad-field': { field: 'text' },
  'extra-field': { field: 'text' },
} as const satisfies Vocabulary;

/** Refusals of actions out of turn (`decisions.ts`). */
export const DECISION_REFUSALS = {
  'game-over': {},
  'not-your-decision': { seat: 'seat' },
  'not-now': { type: 'group', step: 'step' },
} as const satisfies Vocabulary;
