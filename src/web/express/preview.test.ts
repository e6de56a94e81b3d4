import { describe, expect, it } from 'vitest';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { State } from '../../games/chicago-express/state.ts';
import { appliedCE, expand, positionCE, type WantCE } from '../../testing/chicago-express/position.ts';
import { companyChanges, playerChanges } from './changes.ts';
import { furtherEvents, paidIn } from './preview.ts';
import type { ExpressView } from './view.ts';

function viewOf(state: State): ExpressView {
  return chicagoExpress.view(state, null) as unknown as ExpressView;
}

function tried(state: State, want: WantCE): Parameters<typeof furtherEvents>[0] {
  return appliedCE(state, want).events;
}

const STATE = positionCE({
  companies: {
    PRR: { treasury: 8, held: { 0: 1, 1: 1 } },
    NYC: { treasury: 3, held: { 2: 1 } },
  },
});

describe('what an action would change', () => {
  it('is listed company by company', () => {
    const after = viewOf(appliedCE(STATE, expand('PRR', 'Q5', 'P4', 'O4')).state);
    expect(companyChanges(viewOf(STATE), after)).toEqual([
      {
        id: 'PRR',
        treasury: { from: 8, to: 4 },
        engines: { from: 19, to: 16 },
        income: { from: 7, to: 8 },
        share: { from: 4, to: 4 },
      },
      ...['B&O', 'C&O', 'NYC'].map((id) => {
        const { treasury, charter, income, dividend } = viewOf(STATE).companies.find(
          (company) => company.id === id,
        )!;
        return {
          id,
          treasury: { from: treasury, to: treasury },
          engines: { from: charter, to: charter },
          income: { from: income, to: income },
          share: { from: dividend, to: dividend },
        };
      }),
    ]);
  });

  it('is listed player by player', () => {
    const after = viewOf(appliedCE(STATE, { type: 'start_auction', company: 'PRR' }).state);
    const sold = viewOf(
      appliedCE(
        appliedCE(
          appliedCE(appliedCE(STATE, { type: 'start_auction', company: 'PRR' }).state, {
            type: 'bid',
            company: 'PRR',
            price: 3,
          }).state,
          { type: 'pass' },
        ).state,
        { type: 'pass' },
      ).state,
    );
    expect(playerChanges(viewOf(STATE), after).every(({ cash }) => cash.from === cash.to)).toBe(true);
    expect(playerChanges(viewOf(STATE), sold)).toMatchObject([
      { seat: 0, cash: { from: 40, to: 37 }, dividend: { from: 4, to: 6 } },
      { seat: 1, cash: { from: 40, to: 40 }, dividend: { from: 4, to: 3 } },
      { seat: 2, dividend: { from: 8, to: 8 } },
    ]);
  });

  it('leaves out what was asked for, and tells what else happens', () => {
    expect(furtherEvents(tried(STATE, { type: 'noop', dial: 'auction' }))).toEqual([]);
    const late = positionCE({
      dials: { auction: 3, development: 3 },
      companies: { PRR: { held: { 0: 1 } } },
    });
    const events = tried(late, { type: 'noop', dial: 'development' });
    expect(furtherEvents(events).map(({ key }) => key)).toEqual(['dividend', 'detroit-grew']);
    expect(paidIn(events)).toEqual([7, 0, 0]);
    expect(paidIn(tried(STATE, { type: 'noop', dial: 'auction' }))).toBeNull();
  });

  it('tells of Chicago and of a company that opens', () => {
    const near = positionCE({ companies: { PRR: { treasury: 5, held: { 0: 2, 1: 1 }, hexes: ['B2'] } } });
    const { state, events } = appliedCE(near, expand('PRR', 'A2'));
    expect(furtherEvents(events).map(({ key }) => key)).toEqual(['chicago-dividend', 'wabash-opened']);
    expect(paidIn(events)).toEqual([10, 5, 0]);
    const opened = companyChanges(viewOf(near), viewOf(state)).find(({ id }) => id === 'WAB');
    expect(opened).toMatchObject({ income: { from: 0, to: 1 }, engines: { from: 11, to: 10 } });
  });

  it('CE-18.1.1: tells what waits for the auction', () => {
    const near = positionCE({
      companies: { PRR: { treasury: 6, held: { 0: 1 }, hexes: ['B2', 'C3'] } },
      options: { chicago_at_once: true },
    });
    const keys = furtherEvents(tried(near, expand('PRR', 'A2', 'D3'))).map(({ key }) => key);
    expect(keys).toEqual(['chicago-dividend', 'wabash-opened', 'expansion-waits']);
  });

  it('CE-18.1.7: tells what forests bring', () => {
    const rich = (forest_grant: boolean): State =>
      positionCE({ companies: { PRR: { treasury: 8, held: { 0: 1 } } }, options: { forest_grant } });
    const way = expand('PRR', 'R4', 'Q4');
    expect(furtherEvents(tried(rich(true), way)).map(({ key }) => key)).toEqual(['forest-grant']);
    expect(furtherEvents(tried(rich(false), way))).toEqual([]);
    const after = companyChanges(viewOf(rich(true)), viewOf(appliedCE(rich(true), way).state));
    expect(after.find(({ id }) => id === 'PRR')).toMatchObject({ treasury: { from: 8, to: 7 } });
  });
});
