import type { Draft } from '../core/draft.ts';
import { type Action, type OptionValues, refuse as refuseAny, type RuleId, type Seat } from '../core/game.ts';
import { knowingIds } from '../core/recent.ts';
import type { Step } from '../core/steps.ts';
import type { Refuse } from '../core/vocabulary.ts';
import { companyOf, type RailCompany, setCompany } from './position.ts';
import type { CompanyId } from './tokens.ts';
import type { DISCARD_REFUSALS, RAIL_EVENTS, RAIL_REFUSALS } from './vocabulary.ts';

const refuse: Refuse<typeof RAIL_REFUSALS & typeof DISCARD_REFUSALS> = refuseAny;

/**
 * What a train costs: under all rules the same, or as a switch says: `{ by: 'cheap_diesels', prices: { true: 900 },
 * other: 1100 }`. Every caller that asks for a price has to say under which switches.
 */
export type TrainPrice<Switch extends string> =
  | number
  | {
      readonly by: Switch;
      readonly prices: Readonly<Record<string, number>>;
      readonly other: number;
    };

export function priceUnder<Switch extends string>(
  switches: { readonly [K in Switch]?: OptionValues[string] },
  price: TrainPrice<Switch>,
): number {
  if (typeof price === 'number') return price;
  return price.prices[String(switches[price.by])] ?? price.other;
}

/** A train card by kind and number, `4+2-1`: the second of its kind. */
export type TrainCard = string;

export const kindOfCard: (card: TrainCard) => string = knowingIds((card) =>
  card.slice(0, card.lastIndexOf('-')),
);

/** The cards of each kind in bank order; unlimited kinds are handled separately. */
export function cardsOf(
  kinds: readonly { readonly name: string; readonly cards: number | null }[],
): TrainCard[] {
  return kinds.flatMap(({ name, cards }) =>
    Array.from({ length: cards ?? 0 }, (_, index) => `${name}-${index}`),
  );
}

/** Splits some trains into those that stay and those that rust when a kind is bought for the first time. */
export function splitByRust(
  trains: readonly TrainCard[],
  rusts: (card: TrainCard) => boolean,
): { readonly kept: readonly TrainCard[]; readonly gone: readonly TrainCard[] } {
  const gone = trains.filter(rusts);
  return { gone, kept: gone.length === 0 ? trains : trains.filter((card) => !gone.includes(card)) };
}

/* ---- whose they are ---- */

type TrainDraft = Draft<{ companies: Record<CompanyId, RailCompany> }, typeof RAIL_EVENTS>;

export function addTrain(draft: TrainDraft, company: CompanyId, card: TrainCard): void {
  setCompany(draft, company, { trains: [...companyOf(draft.state, company).trains, card] });
}

export function removeTrain(draft: TrainDraft, company: CompanyId, card: TrainCard): void {
  const { trains } = companyOf(draft.state, company);
  setCompany(draft, company, { trains: trains.filter((other) => other !== card) });
}

/** Trains leave their companies at once without compensation; `lost` is called for each company that had some. */
export function rustTrains(
  draft: TrainDraft,
  companies: readonly CompanyId[],
  {
    rusts,
    nameOf,
    rule,
    lost,
  }: {
    readonly rusts: (card: TrainCard) => boolean;
    readonly nameOf: (card: TrainCard) => string;
    readonly rule: RuleId;
    readonly lost?: (company: CompanyId) => void;
  },
): void {
  for (const company of companies) {
    const { kept, gone } = splitByRust(companyOf(draft.state, company).trains, rusts);
    if (gone.length === 0) continue;
    setCompany(draft, company, { trains: kept });
    draft.emit('trains-rusted', { company, trains: gone.map(nameOf) }, rule);
    lost?.(company);
  }
}

/* ---- too many of them ---- */

export interface DiscardTrain extends Action {
  readonly type: 'discard_train';
  readonly company: CompanyId;
  readonly train: TrainCard;
}

/** The step in which a company that has come to own too many trains gives one up; it leaves the game. */
export function makeDiscardStep<S extends { companies: Record<CompanyId, RailCompany> }>(law: {
  readonly rule: RuleId;
  /** The first company that has too many. */
  readonly crowded: (state: S) => CompanyId | null;
  readonly deciderOf: (state: S, company: CompanyId) => Seat;
  /** Those it can choose from. */
  readonly trainsOf: (state: S, company: CompanyId) => readonly TrainCard[];
  readonly nameOf: (state: S, card: TrainCard) => string;
}): Step<S, DiscardTrain> {
  return {
    id: 'discard',
    rule: law.rule,
    waits: (state) => law.crowded(state) !== null,
    *offers(state) {
      const company = law.crowded(state);
      if (company === null) return;
      const by = law.deciderOf(state, company);
      for (const train of law.trainsOf(state, company)) {
        yield { kind: 'one', action: { type: 'discard_train', by, company, train } };
      }
    },
    acts: {
      discard_train: {
        check(state, { company, train }) {
          if (company !== law.crowded(state)) return refuse('not-over-the-limit', law.rule, { company });
          const own = law.trainsOf(state, company).includes(train);
          return own ? null : refuse('not-its-train', law.rule, { train });
        },
        perform(draft, { company, train }) {
          removeTrain(draft, company, train);
          draft.emit('train-discarded', { company, train: law.nameOf(draft.state, train) }, law.rule);
        },
      },
    },
  };
}
