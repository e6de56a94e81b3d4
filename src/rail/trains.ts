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
