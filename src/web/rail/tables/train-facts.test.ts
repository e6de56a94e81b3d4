import { describe, expect, it } from 'vitest';
import { game1848 } from '../../../games/1848/game.ts';
import { position } from '../../../testing/1848/position.ts';
import { viewOf } from '../../../testing/rail-view.ts';
import type { TrainView } from '../../../rail/view.ts';
import { lastRevenues, nextRust, ownersOf } from './train-facts.ts';

const VIEW = viewOf(
  game1848,
  position({
    phase: '3',
    turnNumber: 3,
    cash: [500, 300, 300],
    gone: ['2-0', '2-1', '2-2', '2-3', '2-4', '2-5'],
    companies: {
      CAR: {
        par: 100,
        floated: true,
        operated: true,
        held: { 0: ['CAR_0', 'CAR_1', 'CAR_2', 'CAR_3', 'CAR_4'] },
        trains: { '3-0': '3+' },
      },
      QR: { par: 70, floated: true, held: { 1: ['QR_0', 'QR_1', 'QR_2', 'QR_3', 'QR_4'] } },
    },
    round: { kind: 'stock', at: 0 },
  }),
);

describe('the next trains to rust', () => {
  it('are those that the first of a later type takes, whichever side is up', () => {
    const rust = nextRust(VIEW);
    expect(rust?.trigger).toBe('4');
    expect(rust?.victims.map(({ name }) => name)).toEqual(['2']);
    expect(rust?.owners).toEqual([]);
    const later = VIEW.trains.map((train): TrainView =>
      train.name === '2' ? { ...train, rusted: true } : train,
    );
    const next = nextRust({ ...VIEW, trains: later });
    expect(next?.trigger).toBe('6');
    expect(next?.owners.map(({ id }) => id)).toEqual(['CAR']);
  });

  it('are none once everything that can rust has rusted', () => {
    const trains = VIEW.trains.map((train): TrainView => ({ ...train, rusted: train.rustsOn !== null }));
    expect(nextRust({ ...VIEW, trains })).toBeNull();
  });
});

describe('owners of a train', () => {
  it('are the companies that have one, on either side', () => {
    const three = VIEW.trains.find(({ name }) => name === '3') as TrainView;
    expect(ownersOf(VIEW.companies, three).map(({ id }) => id)).toEqual(['CAR']);
  });
});

describe('the last run', () => {
  it('is what the latest dividend tells, paid or kept', () => {
    const events = [
      { key: 'paid-out', params: { company: 'CAR', revenue: 100 } },
      { key: 'withheld', params: { company: 'QR', revenue: 40 } },
      { key: 'paid-out', params: { company: 'CAR', revenue: 160 } },
      { key: 'turn', params: { company: 'QR' } },
    ];
    expect(lastRevenues(events)).toEqual(
      new Map([
        ['CAR', 160],
        ['QR', 40],
      ]),
    );
  });
});
