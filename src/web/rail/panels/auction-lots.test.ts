import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/game.ts';
import type { AuctionView, RailView } from '../../../rail/view.ts';
import type { Offer } from '../../family/offer.ts';
import { biddersIn, lotsOf, offersForAll, soldIn } from './auction-lots.ts';

const AUCTION: AuctionView = {
  lots: [
    { kind: 'private', id: 'BHC', price: 30 },
    { kind: 'company', id: 'C&N', price: 148 },
  ],
  passed: [2],
  bids: [
    { seat: 1, price: 5 },
    { seat: 0, price: 15 },
  ],
  minimum: 20,
  winner: null,
};

function offer(fields: object): Offer {
  return { kind: 'one', action: { by: 0, ...fields } as Action };
}

describe('an auction', () => {
  it('shows every lot with what can be done about it, and the rest apart', () => {
    const take = offer({ type: 'choose_private', private: 'BHC' });
    const start = offer({ type: 'par', company: 'C&N', price: 74 });
    const bid = offer({ type: 'bid', price: 20 });
    const offers = [bid, take, start];
    expect(lotsOf(AUCTION, offers).map(({ id, offers: own }) => [id, own])).toEqual([
      ['BHC', [take]],
      ['C&N', [start]],
    ]);
    expect(offersForAll(AUCTION, offers)).toEqual([bid]);
  });

  it('knows who has bid what and who is out', () => {
    const view = { turnOrder: [1, 2, 0], players: [0, 1, 2].map((seat) => ({ seat, cash: 100 + seat })) };
    expect(biddersIn(view as unknown as RailView, AUCTION)).toEqual([
      { seat: 1, cash: 101, bid: 5, isOut: false },
      { seat: 2, cash: 102, bid: null, isOut: true },
      { seat: 0, cash: 100, bid: 15, isOut: false },
    ]);
  });

  it('lists what has found an owner among the players', () => {
    const privates = [
      { id: 'P1', name: 'A', owner: 2 },
      { id: 'P2', name: 'B', owner: null },
      { id: 'P3', name: 'C', owner: 'bank' },
    ] as unknown as RailView['privates'];
    expect(soldIn({ privates } as RailView)).toEqual([{ id: 'P1', name: 'A', owner: 2 }]);
  });
});
