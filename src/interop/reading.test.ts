import { describe, expect, test } from 'vitest';
import { intentsIn, layIn, parIn, paysOut, privateIn, purchaseIn, saleIn, sellerOf } from './reading.ts';
import { KIT } from '../games/1848/data.ts';
import { newOperatingTurns } from '../rail/operating.ts';
import { newBoard } from '../rail/board.ts';
import type { SiteAction } from './site-file.ts';

function record(type: string, fields: Record<string, unknown>): SiteAction {
  return { type, entity: 1, entity_type: 'player', ...fields };
}

describe('shares', () => {
  test('the price of a par stands before its cell', () => {
    expect(parIn(record('par', { corporation: 'C&N', share_price: '74,0,5' }))).toEqual({
      company: 'C&N',
      price: 74,
    });
  });

  test('a certificate is bought from where it is', () => {
    const certificates = { A: { ipo: ['A_1'], pool: ['A_2'] } };
    const bought = (cert: string) => purchaseIn(record('buy_shares', { shares: [cert] }), certificates);
    expect(bought('A_1')).toEqual({ company: 'A', from: 'ipo', cert: 'A_1' });
    expect(bought('A_2')).toEqual({ company: 'A', from: 'pool', cert: 'A_2' });
  });

  test('a sale names its certificates', () => {
    const shares = ['A_1', 'A_0'];
    expect(saleIn(record('sell_shares', { shares, percent: 30 }))).toEqual({
      company: 'A',
      percent: 30,
      certs: shares,
    });
    expect(() => saleIn(record('sell_shares', { shares, percent: '30' }))).toThrow('"percent"');
  });
});

test('a tile is named by its copy, also where the name has a dash', () => {
  const fields = { hex: 'F5', tile: 'X-1-0', rotation: 2 };
  expect(layIn(record('lay_tile', fields))).toEqual({
    copy: 'X-1-0',
    lay: { hex: 'F5', tile: 'X-1', rotation: 2 },
  });
});

test('a private has to be one of the title', () => {
  expect(privateIn({ P1: {}, P2: {} }, 'P2')).toBe('P2');
  for (const value of ['P3', 'toString', 7, undefined]) {
    expect(() => privateIn({ P1: {} }, value)).toThrow(`private ${String(value)} is not known`);
  }
});

test('a dividend is paid or withheld', () => {
  const kinds = ['payout', 'withhold'].map((kind) => paysOut(record('dividend', { kind })));
  expect(kinds).toEqual([true, false]);
});

test('the seller of a train is another company that may trade, or nobody', () => {
  const companies = {
    A: { trains: ['2-0'], closed: false },
    B: { trains: ['2-1'], closed: false },
    C: { trains: ['2-2'], closed: true },
  };
  const state = { companies, round: { ...newOperatingTurns(1, ['A']), step: 'trains' } };
  expect(['2-0', '2-1', '2-2', '2-3'].map((train) => sellerOf(state, train))).toEqual([
    undefined,
    'B',
    'C',
    undefined,
  ]);
  expect(sellerOf(state, '2-2', ({ closed }) => !closed)).toBeUndefined();
});

test('routes have to be a list', () => {
  expect(intentsIn(record('run_routes', {}), KIT, newBoard(KIT))).toEqual([]);
  expect(() => intentsIn(record('run_routes', { routes: 5 }), KIT, newBoard(KIT))).toThrow(
    '"routes" is not a list',
  );
});
