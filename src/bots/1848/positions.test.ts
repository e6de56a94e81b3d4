import { describe, expect, it } from 'vitest';
import type { State } from '../../games/1848/state.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { deciding } from '../../testing/decided.ts';
import { split } from '../../testing/rail-position.ts';
import { mind1848 } from './mind.ts';

const { expectMove, expectOther } = deciding(mind1848);

const TWOS = ['2-0', '2-1', '2-2', '2-3', '2-4', '2-5'];
const THREES = ['3-0', '3-1', '3-2', '3-3', '3-4'];

function stock(spec: Omit<PositionSpec, 'round'>): State {
  return position({
    rules: 'book',
    cash: [300, 300, 300],
    tiles: linesOf('VR', 'FT', 'SAR', 'NSW'),
    ...spec,
    round: { kind: 'stock', at: 0 },
  });
}

/** VR of seat 0 at its trains, in phase 3, when all 2s are sold. */
function trains(companies: Record<string, CompanySpec>, spec: Partial<PositionSpec> = {}): State {
  return position({
    rules: 'book',
    phase: '3',
    turnNumber: 3,
    cash: [100, 100, 100],
    tiles: linesOf('VR', 'FT', 'SAR', 'NSW'),
    companies,
    round: { kind: 'operating', queue: Object.keys(companies), step: 'trains', of: 2 },
    ...spec,
    gone: [...TWOS, ...(spec.gone ?? [])],
  });
}

describe('starting companies together', () => {
  const begun = (cash: number[]): State =>
    stock({
      turnNumber: 1,
      cash,
      privates: { P1: 0 },
      companies: { VR: { par: 90, held: split('VR', [1, 40]), floated: false } },
    });

  it('helps to float what another player has begun while the table can pay for no more', () => {
    expectMove(begun([300, 200, 200]), { type: 'buy_share', company: 'VR' }, 'stock.floats');
  });

  it('begins one of its own where the table can pay for both', () => {
    expectMove(begun([840, 600, 840]), { type: 'par' }, 'stock.par');
  });
});

describe('the director’s chair', () => {
  /** Two companies of one kind, of which seat 0 holds a part. */
  function two(
    vr: readonly (readonly [number, number])[],
    ft: readonly (readonly [number, number])[],
  ): State {
    const company = (id: string, parts: readonly (readonly [number, number])[]): CompanySpec => ({
      ...started(id, 1),
      held: split(id, ...parts.map(([seat, percent]): [number, number] => [seat, percent])),
      cash: 300,
    });
    return stock({
      phase: '3',
      turnNumber: 3,
      cash: [120, 120, 120],
      privates: { P1: 2 },
      companies: {
        VR: { ...company('VR', vr), trains: { '3-0': '3' } },
        FT: { ...company('FT', ft), trains: { '3-1': '3' } },
      },
    });
  }

  it('takes the chair that one more share brings', () => {
    const near = [
      [1, 30],
      [0, 30],
    ] as const;
    const far = [
      [2, 50],
      [0, 30],
    ] as const;
    expectMove(two(near, far), { type: 'buy_share', company: 'VR' }, 'stock.takes-over');
    expectMove(two(far, near), { type: 'buy_share', company: 'FT' }, 'stock.takes-over');
  });

  it('keeps the chair that another would take with the next share', () => {
    const threatened = [
      [0, 30],
      [1, 30],
    ] as const;
    const safe = [
      [0, 50],
      [1, 20],
    ] as const;
    expectMove(two(threatened, safe), { type: 'buy_share', company: 'VR' }, 'stock.keeps-chair');
    expectMove(two(safe, threatened), { type: 'buy_share', company: 'FT' }, 'stock.keeps-chair');
  });
});

describe('dumping a company', () => {
  const withVr = (vr: CompanySpec): State =>
    stock({
      phase: '5',
      turnNumber: 5,
      gone: ['5-1'],
      loansIssued: 2,
      cash: [120, 150, 100],
      companies: {
        VR: started('VR', 0, { held: split('VR', [0, 30], [1, 20], [2, 20]), ...vr }),
        FT: started('FT', 1, {
          held: split('FT', [1, 40], [0, 20]),
          trains: { '4-1': '4' },
          cash: 300,
          loans: 2 - (vr.loans ?? 0),
        }),
      },
    });

  it('leaves one that will fail to those who hold 20 %', () => {
    const failing = withVr({ cell: [3, 2], cash: 10, loans: 2 });
    expectMove(failing, { type: 'sell_shares', company: 'VR' }, 'stock.dumps');
  });

  it('keeps one that runs', () => {
    expectOther(withVr({ trains: { '5-0': '5' }, cash: 10 }), { type: 'sell_shares', company: 'VR' });
  });
});

describe('trains and rust', () => {
  const TWO_LEFT = { gone: ['3-1', '3-2', '3-4'] };

  /** VR, whose line has no use for another train, with the money for the first 4. */
  function withMoneyForFour(others: 'old' | 'own'): State {
    const old: CompanySpec = { trains: { '2-0': '2', '2-1': '2' }, cash: 140 };
    return trains(
      {
        VR: started('VR', 0, { trains: { '3-0': '3', '3-3': '3' }, cash: 420 }),
        FT: started('FT', others === 'old' ? 1 : 0, old),
        SAR: started('SAR', 2, { trains: others === 'old' ? { '2-2': '2' } : { '3-2': '3' }, cash: 140 }),
      },
      { gone: THREES },
    );
  }

  it('rushes the 4 that strips the others', () => {
    expectMove(withMoneyForFour('old'), { type: 'buy_train' }, 'rush');
  });

  it('calls it no rush where it strips mostly itself', () => {
    expectOther(withMoneyForFour('own'), { type: 'pass', because: 'rush' } as never);
  });

  it('buys the last 3 when the others are about to buy 4s', () => {
    const state = trains(
      {
        VR: started('VR', 0, { par: 70, cell: [4, 3], trains: { '2-0': '2', '2-1': '2' }, cash: 210 }),
        FT: started('FT', 1, { trains: { '3-1': '3' }, cash: 600 }),
        SAR: started('SAR', 2, { trains: { '3-2': '3' }, cash: 600 }),
      },
      { gone: THREES.slice(0, 4) },
    );
    expectMove(state, { type: 'buy_train', side: '3' }, 'ahead-of-rust');
  });
});
