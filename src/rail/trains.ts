/** A train card by type and number, `4+2-0`: the first of the 4+2. */
export type TrainId = string;

export function typeOfTrain(train: TrainId): string {
  return train.slice(0, train.lastIndexOf('-'));
}

/** The cards of one type, first to be sold first. */
export function cardsOf(type: string, count: number): TrainId[] {
  return Array.from({ length: count }, (_, index) => `${type}-${index}`);
}

/** The trains without one of them. */
export function withoutTrain(trains: readonly TrainId[], train: TrainId): TrainId[] {
  return trains.filter((other) => other !== train);
}
