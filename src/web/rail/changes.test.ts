import { describe, expect, it } from 'vitest';
import { game1848 } from '../../games/1848/game.ts';
import { play } from '../../testing/1848/play.ts';
import { position } from '../../testing/1848/position.ts';
import { viewOf } from '../../testing/rail-view.ts';
import { companyChanges, marketMoves, playerChanges, stepsBetween, trackMove } from './changes.ts';

const STATE = position({
  phase: '3',
  turnNumber: 3,
  cash: [500, 300, 300],
  companies: {
    CAR: {
      par: 100,
      cell: [2, 7],
      floated: true,
      operated: true,
      held: { 0: ['CAR_0', 'CAR_1', 'CAR_2'], 1: ['CAR_3', 'CAR_4', 'CAR_5'], pool: ['CAR_6'] },
      trains: { '3-0': '3' },
    },
  },
  round: { kind: 'stock', at: 0 },
});
const BEFORE = viewOf(game1848, STATE);

describe('what a sale changes', () => {
  const after = viewOf(game1848, play(STATE, { type: 'sell_shares', company: 'CAR', percent: 20 }));

  it('is listed for the company: price, way on the market, pool, director', () => {
    expect(companyChanges(BEFORE, after)).toEqual([
      {
        company: 'CAR',
        price: { from: 120, to: 110 },
        steps: { rows: 1, columns: 0 },
        ipo: null,
        pool: { from: 10, to: 30 },
        cash: null,
        loans: null,
        director: { from: 0, to: 1 },
        trains: null,
      },
    ]);
  });

  it('is listed for the players', () => {
    expect(playerChanges(BEFORE, after)).toEqual([
      { seat: 0, cash: { from: 500, to: 740 }, shares: { CAR: { from: 40, to: 20 } } },
    ]);
  });

  it('is an arrow on the market', () => {
    expect(marketMoves(BEFORE, after)).toEqual([{ company: 'CAR', from: [2, 7], to: [3, 7] }]);
    expect(trackMove(BEFORE, after)).toBeNull();
  });
});

describe('what a start changes', () => {
  const after = viewOf(game1848, play(STATE, { type: 'par', company: 'VR', price: 80 }));

  it('is a marker where there was none', () => {
    expect(marketMoves(BEFORE, after)).toEqual([{ company: 'VR', from: [3, 5], to: [3, 5] }]);
    expect(companyChanges(BEFORE, after)).toMatchObject([
      {
        company: 'VR',
        price: { from: null, to: 80 },
        ipo: { from: 100, to: 80 },
        director: { from: null, to: 0 },
      },
    ]);
  });
});

describe('what a loan changes', () => {
  it('is the place on the other scale', () => {
    const track = { ...BEFORE, track: BEFORE.track && { ...BEFORE.track, at: BEFORE.track.at + 1 } };
    expect(trackMove(BEFORE, track)).toBe((BEFORE.track?.at ?? 0) + 1);
  });
});

describe('steps on the market', () => {
  it('are none without two different cells', () => {
    expect(stepsBetween(null, [1, 1])).toBeNull();
    expect(stepsBetween([1, 1], [1, 1])).toBeNull();
    expect(stepsBetween([1, 1], [0, 3])).toEqual({ rows: -1, columns: 2 });
  });
});
