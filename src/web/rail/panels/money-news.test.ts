import { describe, expect, it } from 'vitest';
import type { CompanyView, PhaseView, RailView } from '../../../rail/view.ts';
import { closedPrivates, companyChanges, crowdedCompanies, lostTrains } from '../changes.ts';
import { cashIn } from '../lookup.ts';
import { furtherEvents, phaseNews } from './money-news.ts';

function company(id: string, more: Partial<CompanyView> = {}): CompanyView {
  return { id, cash: 100, price: 80, loans: 0, trains: [], trainRoom: 1, ...more } as CompanyView;
}

function train(id: string, leased = false): CompanyView['trains'][number] {
  return { id, name: id.split('-')[0] ?? id, leased };
}

function view(companies: readonly CompanyView[], more: Partial<RailView> = {}): RailView {
  return { companies, players: [{ seat: 0, cash: 30 }], privates: [], ...more } as unknown as RailView;
}

const PHASES: readonly PhaseView[] = [
  { name: '2', trainLimit: [4], tiles: ['yellow'], operatingRounds: 1, revenue: 'yellow', notes: [] },
  {
    name: '3',
    trainLimit: [4],
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    revenue: 'green',
    notes: ['loans'],
  },
  {
    name: '4',
    trainLimit: [3],
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    revenue: 'green',
    notes: ['x'],
  },
];

describe('what an action would change', () => {
  it('is the money of players and companies', () => {
    const before = view([company('CAR')]);
    expect(cashIn(before, 'CAR')).toBe(100);
    expect(cashIn(before, 0)).toBe(30);
    expect(cashIn(before, 'QR')).toBeNull();
  });

  it('is prices and loans, also a price that is gone', () => {
    const before = view([company('CAR'), company('QR'), company('BOE', { loans: null })]);
    const after = view([
      company('CAR', { price: 60, loans: 1 }),
      company('QR', { price: null }),
      company('BOE', { loans: null }),
    ]);
    expect(companyChanges(before, after)).toMatchObject([
      { company: 'CAR', price: { from: 80, to: 60 }, loans: { from: 0, to: 1 } },
      { company: 'QR', price: { from: 80, to: null }, loans: null },
    ]);
  });

  it('is trains that are gone, not those that only change hands or were leased', () => {
    const before = view([
      company('CAR', { trains: [train('2-0'), train('3-0')] }),
      company('QR', { trains: [train('2-1')] }),
      company('SAR', { trains: [train('4-0', true)] }),
    ]);
    const after = view([company('CAR'), company('QR', { trains: [train('3-0')] }), company('SAR')]);
    expect(lostTrains(before, after)).toEqual([
      { company: 'CAR', trains: ['2'] },
      { company: 'QR', trains: ['2'] },
    ]);
  });

  it('is trains that go back to the bank, though a company without one leases them from there', () => {
    const before = view([company('IOW', { trains: [train('4+2-0')] }), company('FYN')]);
    const after = view([company('IOW'), company('FYN', { trains: [train('4+2-0', true)] })]);
    expect(lostTrains(before, after)).toEqual([{ company: 'IOW', trains: ['4+2'] }]);
  });

  it('is companies that come to own too many trains', () => {
    const before = view([company('CAR', { trainRoom: 0 }), company('QR', { trainRoom: -1 })]);
    const after = view([company('CAR', { trainRoom: -1 }), company('QR', { trainRoom: -1 })]);
    expect(crowdedCompanies(before, after)).toEqual([{ company: 'CAR', number: 1 }]);
  });

  it('is private companies that close', () => {
    const open = [
      { id: 'P1', closed: false },
      { id: 'P2', closed: true },
    ] as unknown as RailView['privates'];
    const closed = open.map((one) => ({ ...one, closed: true }));
    expect(closedPrivates(view([], { privates: open }), view([], { privates: closed }))).toEqual(['P1']);
  });
});

describe('a phase', () => {
  it('brings what differs from the one before', () => {
    expect(phaseNews(PHASES, '2', '3')).toEqual({
      tiles: ['green'],
      trainLimit: null,
      rounds: { from: 1, to: 2 },
      notes: ['loans'],
    });
  });

  it('that is skipped brings its notes too', () => {
    const { tiles, trainLimit, notes } = phaseNews(PHASES, '2', '4');
    expect({ tiles, trainLimit, notes }).toEqual({
      tiles: ['green'],
      trainLimit: { from: [4], to: [3] },
      notes: ['loans', 'x'],
    });
  });

  it('that has come already brings nothing', () => {
    expect(phaseNews(PHASES, '3', '3').notes).toEqual([]);
    expect(phaseNews(PHASES, '3', 'none').notes).toEqual([]);
  });
});

describe('further events', () => {
  const event = (key: string): { key: string; params: Record<string, never> } => ({ key, params: {} });

  it('leave out what rows tell, and the deed itself once', () => {
    const events = ['train-bought', 'phase', 'trains-rusted', 'insolvent', 'train-bought'].map(event);
    expect(furtherEvents(events).map(({ key }) => key)).toEqual(['insolvent', 'train-bought']);
  });

  it('end with the next part of the game', () => {
    const events = ['train-bought', 'operating-round', 'private-paid'].map(event);
    const further = furtherEvents(events, ({ key }) => key === 'operating-round');
    expect(further.map(({ key }) => key)).toEqual(['operating-round']);
  });
});
