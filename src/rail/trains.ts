import type { OptionValues } from '../core/game.ts';

/**
 * What a train costs: under all rules the same, or as a switch says: `{ by: 'cheap_diesels', prices: { true: 900 },
 * other: 1100 }`. Everything that asks for a price has to say under which switches.
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

export function kindOfCard(card: TrainCard): string {
  return card.slice(0, card.lastIndexOf('-'));
}

/** The cards of each kind in bank order; kinds without a number of cards are dealt with apart. */
export function cardsOf(
  kinds: readonly { readonly name: string; readonly cards: number | null }[],
): TrainCard[] {
  return kinds.flatMap(({ name, cards }) =>
    Array.from({ length: cards ?? 0 }, (_, index) => `${name}-${index}`),
  );
}

/** What stays of some trains when a kind is bought for the first time, and what goes. */
export function splitByRust(
  trains: readonly TrainCard[],
  rusts: (card: TrainCard) => boolean,
): { readonly kept: readonly TrainCard[]; readonly gone: readonly TrainCard[] } {
  const gone = trains.filter(rusts);
  return { gone, kept: gone.length === 0 ? trains : trains.filter((card) => !gone.includes(card)) };
}
