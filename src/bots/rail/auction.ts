import { headOf } from '../../core/choice.ts';
import type { Action, Choice, Seat } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import type { RailKnowledge, RailState } from './knowledge.ts';
import type { Weighed } from './weighed.ts';

/** Auctions by limit prices. All standing bids of a seat count as spent. */

interface LotAction extends Action {
  readonly private?: string;
  readonly company?: string;
  readonly price?: number;
}

export function weighAuction<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
  view: RailView,
  seat: Seat,
  choices: readonly Choice<A>[],
): Weighed<A>[] {
  const cash = freeCash(view, seat);
  const heads = choices.map((choice) => headOf(choice) as unknown as LotAction);
  const mayLower = heads.some(({ type }) => type === 'lower_private');
  return choices.map((choice, index) => {
    // The least that can be bid: what is above it is never needed.
    const action = actionOf(choice);
    const lot = action as unknown as LotAction;
    const { worth, key } = weigh(knowledge, view, seat, cash, heads[index] as LotAction, lot, mayLower);
    const params = {
      ...(lot.private === undefined ? {} : { private: lot.private }),
      ...(lot.company === undefined ? {} : { company: lot.company }),
      ...(lot.price === undefined ? {} : { price: lot.price }),
    };
    return { action, worth, because: { key: `bot.rail.${key}`, params } };
  });
}

function actionOf<A extends Action>(choice: Choice<A>): A {
  if (choice.kind === 'range') return { ...choice.action, [choice.field]: choice.min };
  if (choice.kind === 'one') return choice.action;
  throw new Error('an open family in an auction');
}

function weigh<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
  view: RailView,
  seat: Seat,
  cash: number,
  { type }: LotAction,
  lot: LotAction,
  mayLower: boolean,
): { readonly worth: number; readonly key: string } {
  const priceOf = (id: string): number => {
    const found = view.privates.find((each) => each.id === id);
    return found?.minimum ?? found?.price ?? 0;
  };
  const margin = (id: string, price: number): number => {
    const left = cash - price;
    const short = Math.max(0, knowledge.reserve - left);
    return knowledge.lotWorth(view, id, seat) - price - 2 * short;
  };
  switch (type) {
    case 'buy_private':
    case 'choose_private': {
      const id = lot.private ?? '';
      const gain = margin(id, priceOf(id));
      // Where nothing can be lowered any more somebody has to buy: the least evil.
      return {
        worth: type === 'choose_private' || mayLower ? gain : Math.max(gain, 0.5 - priceOf(id) / 1000),
        key: 'lot-bought',
      };
    }
    case 'lower_private': {
      const id = lot.private ?? '';
      return { worth: -1 - margin(id, priceOf(id)) / 1000, key: 'lot-lowered' };
    }
    case 'par': {
      const price = lot.price ?? 0;
      const worth = knowledge.lotWorth(view, lot.company ?? '', seat);
      const isAffordable = cash >= price * 5;
      if (!isAffordable) return { worth: worth - price, key: 'lot-par-low' };
      return { worth: worth + price, key: 'lot-par' };
    }
    case 'bid': {
      const price = lot.price ?? 0;
      if (lot.private !== undefined) {
        const leader = view.privates.find(({ id }) => id === lot.private)?.bids.at(-1)?.seat;
        return { worth: leader === seat ? -1000 : margin(lot.private, price), key: 'bid' };
      }
      // A bid for the right to choose: what the best lot is worth more than the one that comes next.
      const surpluses = (view.auction?.lots ?? [])
        .map(({ id, price: asked }) => margin(id, asked))
        .toSorted((a, b) => b - a);
      const limit = (surpluses[0] ?? 0) - Math.max(0, surpluses[view.players.length - 1] ?? 0);
      return { worth: limit - price, key: 'bid' };
    }
    default:
      return { worth: mayLower ? -500 : 0, key: 'lot-left' };
  }
}

/** Cash that is not behind one's highest bids. */
export function freeCash(view: RailView, seat: Seat): number {
  const standing = view.privates.reduce((sum, { bids }) => {
    const highest = bids.at(-1);
    return sum + (highest?.seat === seat ? highest.price : 0);
  }, 0);
  return (view.players.find((player) => player.seat === seat)?.cash ?? 0) - standing;
}
