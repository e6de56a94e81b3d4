import { describe, expect, it } from 'vitest';
import { game1848 } from '../../../games/1848/game.ts';
import type { State as State1848 } from '../../../games/1848/state.ts';
import { game1860 } from '../../../games/1860/game.ts';
import { game18GB } from '../../../games/18gb/game.ts';
import { started } from '../../../testing/1848/lines.ts';
import { position as position1848 } from '../../../testing/1848/position.ts';
import { position as position1860 } from '../../../testing/1860/position.ts';
import { position as position18GB } from '../../../testing/18gb/position.ts';
import { split } from '../../../testing/rail-position.ts';
import { viewOf } from '../../../testing/rail-view.ts';
import {
  companiesOf,
  conversionsIn,
  isTrading,
  lastingReasons,
  type Offer,
  offersIn,
  privateTradesIn,
  purchasesIn,
  salesIn,
  sharesIn,
  startsIn,
} from './stock-offers.ts';

/** Seat 0 leads CAR, has one share of WA (whose pool is full) and two of QR. */
const TABLE = position1848({
  seats: 3,
  phase: '3',
  turnNumber: 3,
  cash: [130, 400, 400],
  companies: {
    CAR: started('CAR', 0, { cell: [2, 7], held: split('CAR', [0, 50], [1, 20]) }),
    WA: started('WA', 1, { held: split('WA', [1, 40], [0, 10], ['pool', 50]) }),
    QR: started('QR', 2, { held: split('QR', [2, 50], [0, 20]) }),
  },
  round: { kind: 'stock', at: 0, sold: [['QR'], [], []] },
});

function offersAt(state: State1848): { view: ReturnType<typeof viewOf>; offers: Offer[] } {
  const choices = game1848.choices(state, { greyed: true });
  return { view: viewOf(game1848, state), offers: offersIn(choices) };
}

describe('what can be sold', () => {
  const { view, offers } = offersAt(TABLE);
  const rows = salesIn(view, offers);

  it('is one row a company: those with a number to choose first, refused ones last', () => {
    expect(rows.map(({ company, sizes }) => [company, sizes.map(({ action }) => action.percent)])).toEqual([
      ['CAR', [10, 20, 30, 40, 50]],
      ['QR', [10, 20]],
      ['WA', []],
    ]);
  });

  it('tells what each size brings', () => {
    expect(rows[0]?.sizes.map(({ income }) => income)).toEqual([120, 240, 360, 480, 600]);
  });

  it('says why nothing, or nothing more, can go', () => {
    expect(rows.at(-1)?.refused?.refusal?.code).toBe('pool-limit');
    expect(rows[0]?.refused).toBeNull();
    const alone = position1848({
      phase: '3',
      turnNumber: 3,
      companies: { CAR: started('CAR', 0, { held: split('CAR', [0, 50], [1, 10]) }) },
      round: { kind: 'stock', at: 0 },
    });
    const [car] = salesIn(offersAt(alone).view, offersAt(alone).offers);
    expect(car?.sizes.map(({ action }) => action.percent)).toEqual([10, 20, 30]);
    expect(car?.refused?.action.percent).toBe(40);
    expect(car?.refused?.refusal?.code).toBe('no-successor');
  });

  it('counts shares as the company is cut', () => {
    expect(sharesIn(view, { type: 'sell_shares', by: 0, company: 'CAR', percent: 30 })).toBe(3);
    const five = { ...view, companies: view.companies.map((one) => ({ ...one, percentPerShare: 20 })) };
    expect(sharesIn(five, { type: 'sell_shares', by: 0, company: 'CAR', percent: 40 })).toBe(2);
  });
});

describe('what can be bought', () => {
  const { view, offers } = offersAt(TABLE);
  const purchases = purchasesIn(view, offers);

  it('is listed with its price, the legal ones first', () => {
    const listed = purchases.map(({ action, cost, refusal }) => [
      action.company,
      action.from,
      cost,
      refusal?.code ?? 'legal',
    ]);
    expect(listed.slice(0, 3)).toEqual([
      ['CAR', 'ipo', 100, 'legal'],
      ['WA', 'pool', 100, 'legal'],
      ['BOE', 'pool', 70, 'legal'],
    ]);
    expect(listed.slice(3)).toEqual([['QR', 'ipo', 100, 'sold-this-round']]);
  });

  it('leaves out what only waits for a start', () => {
    expect(purchases.some(({ action }) => action.company === 'VR')).toBe(false);
    expect(startsIn(view, offers).some(({ company }) => company === 'VR')).toBe(true);
  });
});

describe('what can be started', () => {
  it('has a price a button, and no reason for the whole row as long as one of them is legal', () => {
    const rich = offersAt({ ...TABLE, cash: { ...TABLE.cash, 0: 150 } });
    const [row] = startsIn(rich.view, rich.offers);
    expect(row?.refused).toBeNull();
    expect(row?.pars.map(({ action, cost, refusal }) => [action.price, cost, refusal === null])).toEqual([
      [70, 140, true],
      [80, 160, false],
      [90, 180, false],
      [100, 200, false],
    ]);
  });

  it('is refused as a whole where one reason stands against every price', () => {
    const { view, offers } = offersAt(TABLE);
    expect(startsIn(view, offers).every(({ refused }) => refused?.refusal?.code === 'not-enough-cash')).toBe(
      true,
    );
  });
});

describe('reasons that get a line', () => {
  const { view, offers } = offersAt(TABLE);

  it('are those that stay for the turn, one for all that it is about', () => {
    const [reason, ...others] = lastingReasons(purchasesIn(view, offers));
    expect(others).toEqual([]);
    expect(reason?.refusal.code).toBe('sold-this-round');
    expect(reason && companiesOf(reason)).toEqual(['QR']);
  });

  it('are also those that a sale could do away with, if they stand against everything', () => {
    const pars = startsIn(view, offers).flatMap(({ pars: own }) => own);
    expect(lastingReasons(pars).map(({ refusal }) => refusal.code)).toEqual(['not-enough-cash']);
    const legal = offers.find(({ refusal }) => refusal === null) as Offer;
    expect(lastingReasons([legal, ...pars])).toEqual([]);
  });
});

describe('what some titles have besides', () => {
  it('1860: private companies, by company', () => {
    const state = position1860({
      seats: 3,
      turnNumber: 2,
      cash: [400, 400, 400],
      privates: { BHC: 0, CMH: 'bank' },
      round: { kind: 'stock', at: 0 },
    });
    const offers = offersIn(game1860.choices(state, { greyed: true }));
    const trades = privateTradesIn(offers).map(([id, trades]) => [
      id,
      trades.map(({ action }) => action.type),
    ]);
    expect(trades).toEqual([
      ['BHC', ['sell_private', 'exchange']],
      ['CMH', ['buy_private']],
    ]);
  });

  it('18GB: conversions, the legal ones first', () => {
    const state = position18GB({
      seats: 6,
      cash: [400, 400, 400],
      corporations: {
        GWR: { price: 80, floated: true, operated: true, held: { 0: [0, 1] } },
        CR: { price: 80, floated: true, operated: false, held: { 0: [0, 1] } },
      },
      round: { kind: 'stock' },
    });
    const offers = offersIn(game18GB.choices(state, { greyed: true }));
    expect(conversionsIn(offers).map(({ action, refusal }) => [action.company, refusal?.code])).toEqual([
      ['GWR', undefined],
      ['CR', 'has-not-operated'],
    ]);
  });
});

describe('when players trade', () => {
  it('is in their own round, and whenever they have to pay or may buy in between', () => {
    const turn = { kind: 'decide', seat: 0, round: 'SR 1', entity: 0 } as const;
    expect(isTrading({ ...turn, step: 'stock' })).toBe(true);
    expect(isTrading({ ...turn, step: 'share' })).toBe(true);
    expect(isTrading({ ...turn, step: 'track' })).toBe(false);
    expect(isTrading({ kind: 'finished', reason: 'bank', scores: [] })).toBe(false);
  });
});
