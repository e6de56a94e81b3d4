import type { Event } from '../../../core/game.ts';
import type { RailView, TrainView } from '../../../rail/view.ts';
import { nameIn, type Offer } from '../../family/offer.ts';

/** The trains that a company could buy, as a panel shows them. */

/** What is printed on the train of an offer: the side that is bought, or the card's own name. */
export function printedOn({ action }: Offer, nameOf: (card: string) => string): string {
  return nameIn(action, 'side') ?? nameOf(nameIn(action, 'train') ?? '');
}

export interface BankTrain {
  /** The type; null where the depot knows none of that name. */
  readonly train: TrainView | null;
  readonly offers: readonly { readonly offer: Offer; readonly name: string }[];
}

/** The bank's offers by type of train, in the order in which they are made. */
export function bankTrains(
  { trains }: RailView,
  offers: readonly Offer[],
  nameOf: (card: string) => string,
): BankTrain[] {
  const groups = new Map<string, { train: TrainView | null; offers: { offer: Offer; name: string }[] }>();
  for (const offer of offers) {
    const name = printedOn(offer, nameOf);
    const train = trains.find((type) => type.sides.some((side) => side.name === name)) ?? null;
    const key = train?.name ?? name;
    const group = groups.get(key) ?? { train, offers: [] };
    group.offers.push({ offer, name });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What a side costs as it is printed. */
export function printedPrice({ trains }: RailView, name: string): number | null {
  for (const { sides } of trains) {
    const side = sides.find((one) => one.name === name);
    if (side) return side.price;
  }
  return null;
}

/** What the purchase itself costs, according to its event. */
export function priceIn(events: readonly Event[]): number | null {
  const price = events.find(({ key }) => key === 'train-bought')?.params['price'];
  return typeof price === 'number' ? price : null;
}

/** Types that go when the first of this one comes, as long as that is still ahead. */
export function rustedBy({ trains }: RailView, name: string): readonly TrainView[] {
  return trains.filter(({ rustsOn, rusted }) => rustsOn === name && !rusted);
}

/** The phase that the next of these would begin; null where it has begun. */
export function phaseAhead({ phase, phases }: RailView, train: TrainView): string | null {
  const at = (name: string): number => phases.findIndex((one) => one.name === name);
  return train.phase !== null && at(train.phase) > at(phase) ? train.phase : null;
}

/** What the bank will sell next. */
export function nextTrain({ trains }: RailView): TrainView | null {
  return trains.find(({ status }) => status === 'next') ?? null;
}
