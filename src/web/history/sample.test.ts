import { describe, expect, test } from 'vitest';
import { EXPRESS_CHARTS, expressSample } from '../express/sample.ts';
import { RAIL_CHARTS, railSample, trainAges } from '../rail/charts/sample.ts';
import { PAGE } from '../../text/en/page/index.ts';

const TRAINS = [
  { name: '2', sides: [{ name: '2', price: 100 }], status: 'gone' },
  { name: '3', sides: [{ name: '3', price: 200 }], status: 'gone' },
  { name: '4', sides: [{ name: '4', price: 300 }], status: 'now' },
];

function company(id: string, trains: readonly string[], price: number | null = null): object {
  return { id, price, status: 'floated', trains: trains.map((name) => ({ name })) };
}

describe('a sample', () => {
  test('tells how old trains are, in types', () => {
    const ages = trainAges({
      trains: TRAINS,
      companies: [company('VR', ['2', '3']), company('FT', ['4']), company('QR', [])],
    } as never);
    expect(ages).toEqual({ VR: 1.5, FT: 0 });
  });

  test('of an 18xx position: worth, cash, prices, and the last run as events tell it', () => {
    const view = {
      phase: '4',
      trains: TRAINS,
      players: [
        { seat: 1, cash: 20, worth: 220 },
        { seat: 0, cash: 10, worth: 110 },
      ],
      companies: [company('VR', ['3'], 90), company('FT', [])],
    };
    const turn = { kind: 'decide', seat: 0, round: 'OR 1.1', step: 'run', entity: 'VR' } as const;
    const events = [{ key: 'paid-out', params: { company: 'VR', revenue: 80 } }];
    const first = railSample({ view: view as never, turn, events }, null);
    expect(first).toMatchObject({ round: 'OR 1.1', cash: [10, 20], worth: [110, 220], share: { VR: 90 } });
    const second = railSample({ view: view as never, turn, events: [] }, first);
    expect(second.revenue).toEqual({ VR: 80 });
  });

  test('of Chicago Express: cash, and what a share pays', () => {
    const view = {
      players: [{ seat: 0, cash: 30 }],
      companies: [
        { id: 'PRR', open: true, sold: 2, dividend: 4, income: 7 },
        { id: 'WAB', open: false, sold: 0, dividend: 0, income: null },
      ],
    };
    const turn = { kind: 'finished', reason: 'shares', scores: [30] } as const;
    const sample = expressSample({ view: view as never, turn, events: [] });
    expect(sample).toMatchObject({ round: null, worth: null, share: { PRR: 4 }, revenue: { PRR: 7 } });
  });
});

test('every chart has a title and a note', () => {
  const keys = [...RAIL_CHARTS, ...EXPRESS_CHARTS].flatMap(({ id }) => [
    `page.chart.${id}`,
    `page.chart.${id}.note`,
  ]);
  expect(keys.length).toBeGreaterThan(14);
  expect(keys.filter((key) => !Object.hasOwn(PAGE, key))).toEqual([]);
});
