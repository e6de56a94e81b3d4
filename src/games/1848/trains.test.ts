import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, denied, idle, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { nextGhan, nextTrain } from './depot.ts';
import { RAILWAYS, type TrainName } from './data.ts';
import { type State, trainName } from './state.ts';

const pass: Want = { type: 'pass' };
const buy = (side: TrainName): Want => ({ type: 'buy_train', side });
const from = (company: string, train: string, price: number): Want => ({
  type: 'buy_train_from',
  company,
  train,
  price,
});
const sixty = (id: string): string[] => [0, 1, 2, 3, 4].map((n) => `${id}_${n}`);
const TWOS = [0, 1, 2, 3, 4, 5].map((n) => `2-${n}`);
const names = (state: State, id: string): string[] =>
  companyOf(state, id).trains.map((train) => trainName(state, train));

/** CAR at its train step; without tiles it has no route. */
function car(company: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '3',
    round: { kind: 'operating', queue: ['CAR'], step: 'trains' },
    ...spec,
    companies: {
      CAR: { par: 100, held: { 0: sixty('CAR') }, cash: 2000, tokens: ['E4'], ...company },
      ...spec.companies,
    },
  });
}

/** Port Augusta - Whyalla: a route. */
const WEST: NonNullable<PositionSpec['tiles']> = { E4: ['57', 1], E2: ['6', 2] };

describe('1848-10.1 from the bank', () => {
  it('1848-10.1: only the lowest type, either side, and the next when it is sold out', () => {
    const state = car({}, { phase: '2', gone: TWOS.slice(0, 4) });
    expect(denied(state, buy('3'))).toBe('not-on-sale 1848-10.1');
    const last = play(state, buy('2'));
    expect(denied(last, buy('3'))).toBe('not-on-sale 1848-10.1');
    const open = play(last, buy('2+'));
    expect(denied(open, buy('2'))).toBe('not-on-sale 1848-10.1');
    expect([names(open, 'CAR'), cashOf(open, 'CAR')]).toEqual([['2', '2+'], 1780]);
    expect(names(play(open, buy('3+')), 'CAR')).toEqual(['2', '2+', '3+']);
  });

  it('1848-10.1: money, and the bank gets it', () => {
    const poor = car({ cash: 229 });
    expect(denied(poor, buy('3+'))).toBe('not-enough-cash 1848-10.1');
    expect(cashOf(play(poor, buy('3')), 'bank')).toBe(cashOf(poor, 'bank') + 200);
  });

  it('1848-10.1: the 2E beside the others from phase 5', () => {
    expect(denied(car({}, { phase: '4' }), buy('2E'))).toBe('not-on-sale 1848-10.1');
    const five = car({}, { phase: '5', gone: ['5-0'] });
    expect(names(play(five, buy('2E'), buy('5')), 'CAR')).toEqual(['2E', '5']);
  });

  it('1848-10.1: what is bought runs in the next round only', () => {
    const state = car(
      {},
      { tiles: WEST, round: { kind: 'operating', queue: ['CAR'], of: 2, step: 'trains' } },
    );
    const run: Want = { type: 'run_routes', routes: [{ train: '3-0', path: ['E4-0', 'E2-0'] }] };
    const bought = play(state, buy('3'));
    expect(denied(bought, run)).toBe('not-now 1848-7.4');
    const next = play(idle(bought), pass, pass);
    expect(decision(next)).toMatchObject({ round: 'OR 2.2', step: 'routes' });
    expect(denied(next, run)).toBe('accepted');
  });

  it('1848-10.1 (1848-20/D-31) card_limits: 8s and 2Es without end, or as many as are printed', () => {
    const at = (
      card_limits: 'none' | 'printed',
      soldEights: number,
      edition: 'gmt2021' | 'oo2007' = 'gmt2021',
    ) => car({}, { phase: '8', soldEights, tiles: WEST, options: { card_limits, edition } });
    expect(denied(at('none', 7), buy('8'))).toBe('accepted');
    expect(denied(at('printed', 6), buy('D'))).toBe('accepted');
    expect(denied(at('printed', 7), buy('8'))).toBe('not-on-sale 1848-10.1');
    expect(denied(at('printed', 4, 'oo2007'), buy('8'))).toBe('accepted');
    expect(denied(at('printed', 5, 'oo2007'), buy('8'))).toBe('not-on-sale 1848-10.1');
    // With no train left there is no duty to buy.
    expect(denied(at('printed', 6), pass)).toBe('must-buy-train 1848-10.6');
    expect(denied(at('printed', 7), pass)).toBe('accepted');
    const fifth = (card_limits: 'none' | 'printed', soldGhans: number): string =>
      denied({ ...at(card_limits, 1), soldGhans }, buy('2E'));
    expect([fifth('none', 5), fifth('printed', 4), fifth('printed', 5)]).toEqual([
      'accepted',
      'accepted',
      'not-on-sale 1848-10.1',
    ]);
  });
});

describe('1848-10.2 from another company', () => {
  const seller = (seat: number, trains: CompanySpec['trains']): Record<string, CompanySpec> => ({
    NSW: { par: 90, held: { [seat]: sixty('NSW') }, cash: 10, tokens: ['F17'], trains: trains ?? {} },
  });

  it('scenario 38 (1848-10.2) the same Director: 1 up to the treasury', () => {
    const state = car({ cash: 300 }, { phase: '5', companies: seller(0, { '5-0': '5' }) });
    expect(denied(state, from('NSW', '5-0', 0))).toBe('bad-price 1848-10.2');
    expect(denied(state, from('NSW', '5-0', 301))).toBe('bad-price 1848-10.2');
    expect(denied(state, from('NSW', '5-0', 300))).toBe('accepted');
    const bought = play(state, from('NSW', '5-0', 1));
    expect([cashOf(bought, 'CAR'), cashOf(bought, 'NSW')]).toEqual([299, 11]);
    expect([names(bought, 'CAR'), names(bought, 'NSW')]).toEqual([['5'], []]);
  });

  it('scenario 38 (1848-10.2) another Director: exactly the printed price of that side', () => {
    const state = car({}, { phase: '6', companies: seller(1, { '6-0': '6+' }) });
    for (const price of [1, 600, 659, 661]) {
      expect(denied(state, from('NSW', '6-0', price))).toBe('only-printed-price 1848-10.2');
    }
    const bought = play(state, from('NSW', '6-0', 660));
    expect([names(bought, 'CAR'), cashOf(bought, 'NSW')]).toEqual([['6+'], 670]);
  });

  it('1848-10.2: after the first 3, on the buyer’s turn, and what the seller owns', () => {
    const early = car({}, { phase: '2', companies: seller(0, { '2-0': '2' }) });
    expect(denied(early, from('NSW', '2-0', 1))).toBe('too-early 1848-10.2');
    expect(denied(car({}, { companies: seller(0, { '3-0': '3' }) }), from('NSW', '3-0', 1))).toBe('accepted');
    const state = car({ trains: { '3-1': '3' } }, { companies: seller(0, { '3-0': '3' }) });
    expect(denied(state, from('NSW', '3-1', 1))).toBe('not-its-train 1848-10.2');
    expect(denied(state, from('CAR', '3-1', 1))).toBe('unknown-seller 1848-10.2');
    expect(denied(state, { ...from('NSW', '3-0', 1), by: 1 })).toBe('not-your-decision 1848-2.4');
  });
});

describe('1848-10.3 to 10.5', () => {
  const fives = { '5-0': '5', '5-1': '5' } as const;

  it('1848-10.3: at the limit nothing but a 2E, whatever would rust', () => {
    const four = { '2-0': '2', '2-1': '2', '2-2': '2', '2-3': '2' } as const;
    const other: Record<string, CompanySpec> = {
      NSW: { par: 90, held: { 0: sixty('NSW') }, tokens: ['F17'], trains: { '3-0': '3' } },
    };
    const state = car({ trains: four }, { gone: [...TWOS, '3-1', '3-2', '3-3', '3-4'], companies: other });
    // The first 4 would rust all four of them.
    expect(nextTrain(state)).toBe('4-0');
    expect(denied(state, buy('4'))).toBe('train-limit 1848-10.3');
    expect(denied(state, from('NSW', '3-0', 1))).toBe('train-limit 1848-10.3');
    const ghan = car({ trains: fives }, { phase: '5' });
    expect(denied(ghan, buy('5'))).toBe('train-limit 1848-10.3');
    expect(names(play(ghan, buy('2E')), 'CAR')).toEqual(['5', '5', '2E']);
  });

  it('1848-10.3: a 2E does not count', () => {
    const state = car({ trains: { '5-0': '5', '2E-0': '2E' } }, { phase: '5', gone: ['5-1'] });
    expect(denied(state, buy('5'))).toBe('accepted');
  });

  it('scenario 37 (1848-10.4) a 4+ handed in for a D, as recorded', () => {
    const { before } = RECORDS_1848.at('B', 411);
    expect([cashOf(before, 'CAR'), before.phase, trainName(before, '4-1')]).toEqual([820, '6', '4+']);
    const state = play(before, { type: 'buy_train', side: 'D', tradeIn: '4-1' });
    expect([cashOf(state, 'CAR'), state.phase]).toEqual([20, '8']);
    expect(state).toEqual(RECORDS_1848.stateAfter('B', 411));
    for (const id of RAILWAYS) expect(names(state, id).filter((name) => name.startsWith('4'))).toEqual([]);
    expect(names(state, 'CAR')).toContain('D');
  });

  it('scenario 37 (1848-10.4) at the limit the trade-in is legal, a plain 8 is not', () => {
    const spec = { phase: '6', gone: ['6-0', '6-1'] } as const;
    const state = car({ trains: { '4-0': '4+', '5-0': '5' }, cash: 800 }, { ...spec, gone: [...spec.gone] });
    const swap: Want = { type: 'buy_train', side: 'D', tradeIn: '4-0' };
    expect(denied(state, buy('8'))).toBe('train-limit 1848-10.3');
    expect(denied(state, { ...swap, side: '8' })).toBe('trade-in-only-for-D 1848-10.4');
    expect(denied(state, { ...swap, tradeIn: '5-0' })).toBe('trade-in-needs-a-4 1848-10.4');
    const bought = play(state, swap);
    expect([names(bought, 'CAR'), cashOf(bought, 'CAR')]).toEqual([['5', 'D'], 0]);
  });

  it('1848-10.4: 1100 without a trade-in, 800 with it and never on credit', () => {
    const spec = { phase: '6', gone: ['6-0', '6-1'] } as const;
    const at = (cash: number): State =>
      car({ trains: { '4-0': '4' }, cash }, { ...spec, gone: [...spec.gone] });
    const swap: Want = { type: 'buy_train', side: 'D', tradeIn: '4-0' };
    expect(denied(at(799), swap)).toBe('not-enough-cash 1848-10.4');
    expect(denied(at(1099), buy('D'))).toBe('not-enough-cash 1848-10.1');
    expect(cashOf(play(at(1100), buy('D')), 'CAR')).toBe(0);
  });

  it('1848-10.5: one 2E a company, never sold, never on credit, no train to speak of', () => {
    const owner = car({ trains: { '2E-0': '2E', '5-0': '5' } }, { phase: '5' });
    expect(denied(owner, buy('2E'))).toBe('one-ghan 1848-10.5');
    const trader = car(
      {},
      {
        phase: '5',
        companies: { NSW: { par: 90, held: { 0: sixty('NSW') }, tokens: ['F17'], trains: { '2E-0': '2E' } } },
      },
    );
    expect(denied(trader, from('NSW', '2E-0', 1))).toBe('ghan-not-tradable 1848-10.5');
    // It must buy and may borrow without limit, but not for this.
    const poor = car(
      { cash: 199 },
      {
        phase: '5',
        tiles: WEST,
        round: { kind: 'operating', queue: ['CAR'], step: 'trains', loanTaken: true },
      },
    );
    expect(denied(poor, buy('2E'))).toBe('not-enough-cash 1848-10.5');
    expect(denied(poor, buy('5'))).toBe('accepted');
    const rich = car({ cash: 200 }, { phase: '5', tiles: WEST });
    expect(denied(play(rich, buy('2E')), pass)).toBe('must-buy-train 1848-10.6');
  });
});

describe('1848-10.6 to 10.8', () => {
  it('1848-10.6: with a route and no ordinary train one must be bought, anywhere', () => {
    const state = car(
      { cash: 300 },
      {
        tiles: WEST,
        companies: { NSW: { par: 90, held: { 0: sixty('NSW') }, tokens: ['F17'], trains: { '3-0': '3' } } },
      },
    );
    expect(denied(state, pass)).toBe('must-buy-train 1848-10.6');
    expect(denied(play(state, buy('3')), pass)).toBe('accepted');
    expect(denied(play(state, from('NSW', '3-0', 1)), pass)).toBe('accepted');
    expect(denied(car({ cash: 300 }), pass)).toBe('accepted');
  });

  it('1848-10.7: the first 4 rusts every 2 at once, for nothing', () => {
    const state = car(
      { trains: { '2-0': '2', '3-0': '3' }, cash: 300 },
      {
        gone: [...TWOS, '3-1', '3-2', '3-3', '3-4'],
        companies: {
          NSW: {
            par: 90,
            held: { 1: sixty('NSW') },
            cash: 5,
            tokens: ['F17'],
            trains: { '2-1': '2+', '3-1': '3+' },
          },
        },
      },
    );
    const bought = play(state, buy('4'));
    expect([names(bought, 'CAR'), names(bought, 'NSW')]).toEqual([['3', '4'], ['3+']]);
    expect([bought.phase, cashOf(bought, 'CAR'), cashOf(bought, 'NSW')]).toEqual(['4', 0, 5]);
    // The second 4 changes nothing more.
    const again = play(car({ trains: { '3-0': '3' } }, { phase: '4', gone: ['4-0'] }), buy('4'));
    expect(names(again, 'CAR')).toEqual(['3', '4']);
  });

  it('1848-10.7: 6 rusts 3, 8 and D rust 4, 5 and 6 stay', () => {
    const three = car({ trains: { '3-0': '3' } }, { phase: '5', gone: ['5-0', '5-1', '5-2'] });
    expect(names(play(three, buy('6')), 'CAR')).toEqual(['6']);
    const eights = { phase: '6', gone: ['6-0', '6-1'] } as const;
    for (const side of ['8', 'D'] as const) {
      const state = car(
        { trains: { '4-0': '4' } },
        {
          ...eights,
          gone: [...eights.gone],
          companies: {
            NSW: { par: 90, held: { 1: sixty('NSW') }, tokens: ['F17'], trains: { '4-1': '4+', '6-0': '6' } },
          },
        },
      );
      const bought = play(state, buy(side));
      expect([bought.phase, names(bought, 'CAR'), names(bought, 'NSW')]).toEqual(['8', [side], ['6']]);
    }
  });

  it('scenario 36 (1848-10.8) the first 4 makes CAR discard a 3 before VR goes on', () => {
    const threes = { '3-0': '3', '3-1': '3', '3-2': '3', '3-3': '3+' } as const;
    const state = position({
      phase: '3',
      gone: [...TWOS, '3-4'],
      companies: {
        VR: { par: 100, held: { 1: sixty('VR') }, cash: 1000, tokens: ['H11'] },
        CAR: { par: 90, held: { 0: sixty('CAR') }, cash: 100, tokens: ['E4'], trains: threes },
      },
      round: { kind: 'operating', queue: ['VR', 'CAR'], step: 'trains' },
    });
    const bought = play(state, buy('4'));
    expect(decision(bought)).toMatchObject({ seat: 0, entity: 'CAR', step: 'discard' });
    expect(denied(bought, { ...buy('4'), by: 1 })).toBe('not-your-decision 1848-2.4');
    expect(denied(bought, pass)).toBe('not-now 1848-10.8');
    expect(denied(bought, { type: 'discard_train', company: 'VR', train: '4-0' })).toBe(
      'not-over-the-limit 1848-10.8',
    );
    expect(denied(bought, { type: 'discard_train', company: 'CAR', train: '4-0' })).toBe(
      'not-its-train 1848-10.8',
    );
    const after = play(bought, { type: 'discard_train', company: 'CAR', train: '3-1' });
    expect(names(after, 'CAR')).toEqual(['3', '3', '3+']);
    expect(decision(after)).toMatchObject({ seat: 1, entity: 'VR', step: 'trains' });
    // It leaves the game: the bank does not get it, and the buyer continues with the next 4.
    expect(nextTrain(after)).toBe('4-1');
    expect(nextGhan(after)).toBeNull();
    expect(denied(after, buy('4'))).toBe('accepted');
  });
});
