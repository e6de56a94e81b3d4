import { describe, expect, it } from 'vitest';
import type { RailView, TrainView } from '../../../rail/view.ts';
import type { Offer } from '../../family/offer.ts';
import { bankTrains, nextTrain, phaseAhead, priceIn, printedPrice, rustedBy } from './trains-offers.ts';

function type(name: string, more: Partial<TrainView> = {}): TrainView {
  const sides = more.sides ?? [{ name, price: 100 }];
  return { name, sides, rustsOn: null, rusted: false, phase: name, status: 'later', ...more } as TrainView;
}

const TRAINS = [
  type('2', { rustsOn: '4', status: 'gone' }),
  type('3', {
    rustsOn: '6',
    sides: [
      { name: '3', price: 200 },
      { name: '3+', price: 230 },
    ],
    status: 'now',
  }),
  type('4', { status: 'next' }),
];
const VIEW = {
  trains: TRAINS,
  phase: '3',
  phases: [{ name: '2' }, { name: '3' }, { name: '4' }],
} as unknown as RailView;

function purchase(fields: object): Offer {
  return { kind: 'one', action: { type: 'buy_train', by: 0, ...fields } };
}

const nameOf = (card: string): string => card.replace(/-\d+$/, '');

describe('trains at the bank', () => {
  it('stand together by type: both sides of a card, every way of paying', () => {
    const offers = [{ side: '3' }, { side: '3+' }, { train: '2-1' }, { side: '3+', tradeIn: '2-0' }].map(
      purchase,
    );
    const groups = bankTrains(VIEW, offers, nameOf);
    expect(groups.map(({ train, offers: own }) => [train?.name, own.map(({ name }) => name)])).toEqual([
      ['3', ['3', '3+', '3+']],
      ['2', ['2']],
    ]);
  });

  it('that the depot does not know are shown all the same', () => {
    const [group] = bankTrains(VIEW, [purchase({ train: 'X' })], nameOf);
    expect(group).toMatchObject({ train: null, offers: [{ name: 'X' }] });
  });

  it('have a printed price for each side', () => {
    expect(printedPrice(VIEW, '3+')).toBe(230);
    expect(printedPrice(VIEW, 'X')).toBeNull();
  });

  it('take others away and begin a phase only as long as that is ahead', () => {
    expect(rustedBy(VIEW, '4').map(({ name }) => name)).toEqual(['2']);
    expect(rustedBy({ ...VIEW, trains: [type('2', { rustsOn: '4', rusted: true })] }, '4')).toEqual([]);
    expect(phaseAhead(VIEW, TRAINS[2] as TrainView)).toBe('4');
    expect(phaseAhead(VIEW, TRAINS[1] as TrainView)).toBeNull();
    expect(nextTrain(VIEW)?.name).toBe('4');
  });

  it('cost what the event of the purchase says', () => {
    expect(priceIn([{ key: 'train-bought', params: { price: 180 } }])).toBe(180);
    expect(priceIn([{ key: 'receivership', params: { company: 'VR' } }])).toBeNull();
  });
});
