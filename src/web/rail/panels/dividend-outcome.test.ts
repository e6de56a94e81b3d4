import { describe, expect, it } from 'vitest';
import { type Event, isRefusal } from '../../../core/game.ts';
import { game1848 } from '../../../games/1848/game.ts';
import type { Action1848 } from '../../../games/1848/actions.ts';
import type { State } from '../../../games/1848/state.ts';
import type { CompanyView, PlayerView, RailView } from '../../../rail/view.ts';
import { sampleAt, viewOf1848 } from '../../../testing/1848/sample.ts';
import { outcomesOf, type Tried } from './dividend-outcome.ts';

/* ---- positions of a played game ---- */

function tried(state: State, pay: boolean): Tried {
  const turn = game1848.turn(state);
  if (turn.kind !== 'decide') throw new Error('nothing is asked');
  const action: Action1848 = { type: 'dividend', by: turn.seat, pay };
  const result = game1848.apply(state, action);
  if (isRefusal(result)) throw new Error(result.code);
  return { view: viewOf1848(result.state), events: result.events };
}

describe('dividends of a played game of 1848', () => {
  const decisions = sampleAt('dividend').map((state) => {
    const turn = game1848.turn(state);
    const id = turn.kind === 'decide' ? String(turn.entity) : '';
    const view = viewOf1848(state);
    const company = view.companies.find((candidate) => candidate.id === id) as CompanyView;
    const [pay, keep] = outcomesOf(view, id, [tried(state, true), tried(state, false)]);
    if (!pay || !keep) throw new Error('two ways, two outcomes');
    return { view, id, company, pay, keep };
  });

  it('has many', () => {
    expect(decisions.length).toBeGreaterThan(20);
  });

  it('players get a tenth for each share, the treasury nothing (1848-12.1)', () => {
    const plain = decisions.filter(({ pay }) => !pay.isMixed);
    expect(plain.length).toBeGreaterThan(0.9 * decisions.length);
    for (const { view, id, company, pay } of plain) {
      const share = (company.revenue ?? 0) / 10;
      expect(pay.paysOut).toBe(true);
      expect(pay.perShare).toBe(Number.isInteger(share) ? share : null);
      for (const { seat, amount } of pay.players) {
        const held = view.players.find((player) => player.seat === seat)?.shares[id] ?? 0;
        expect(amount).toBe(((company.revenue ?? 0) * held) / 100);
      }
      expect(pay.treasury).toEqual({ change: 0, after: company.cash });
    }
  });

  it('withheld money is the company’s, and no player gets any (1848-12.2)', () => {
    for (const { company, keep } of decisions.filter((decision) => !decision.keep.isMixed)) {
      expect(keep.paysOut).toBe(false);
      expect(keep.treasury.change).toBe(company.revenue);
      expect(keep.players.every(({ amount }) => amount === 0)).toBe(true);
      expect(keep.perShare).toBeNull();
    }
  });

  it('a price that falls to nothing takes everything with it: the sums hold that too', () => {
    const fatal = decisions.filter(({ keep }) => keep.more.some(({ key }) => key === 'receivership'));
    expect(fatal.length).toBeGreaterThan(0);
    for (const { company, keep, pay } of fatal) {
      expect(keep.isMixed).toBe(true);
      expect(keep.paysOut).toBe(false);
      expect(keep.treasury.change).not.toBe(company.revenue);
      expect(pay.paysOut).toBe(true);
    }
  });

  it('the price goes up or down, with the rule that says so', () => {
    for (const { company, pay, keep } of decisions) {
      expect(pay.price.from).toBe(company.price);
      expect(pay.price.to).toBeGreaterThanOrEqual(company.price ?? 0);
      expect(keep.price.to).toBeLessThanOrEqual(company.price ?? 0);
      expect([pay.price.rule, keep.price.rule]).toEqual(['1848-12.1', '1848-12.2']);
      expect(pay.price.cells?.from).toEqual(company.cell);
    }
  });

  it('players stand in turn order', () => {
    for (const { view, pay } of decisions) {
      expect(pay.players.map(({ seat }) => seat)).toEqual(view.turnOrder);
    }
  });
});

/* ---- what a decision sets off ---- */

function viewWith(cash: readonly number[], treasury: number, endReason: string | null = null): RailView {
  const players = cash.map(
    (amount, seat) => ({ seat, cash: amount, shares: { CAR: 10 } }) as unknown as PlayerView,
  );
  const car = { id: 'CAR', cash: treasury, price: 100, cell: [1, 3], percentPerShare: 10 };
  return {
    players,
    turnOrder: players.map(({ seat }) => seat),
    companies: [car as unknown as CompanyView],
    endReason,
  } as unknown as RailView;
}

const paidOut: Event = { key: 'paid-out', params: { company: 'CAR', revenue: 100 }, rule: '1848-12.1' };
const withheld: Event = { key: 'withheld', params: { company: 'CAR', revenue: 100 }, rule: '1848-12.2' };
const roundBegan: Event = { key: 'round-began', params: {} };

describe('a decision that ends a round', () => {
  const before = viewWith([50, 50], 20);

  it('does not count what players get under every decision', () => {
    const [pay, keep] = outcomesOf(before, 'CAR', [
      { view: viewWith([75, 60], 20), events: [paidOut, roundBegan] },
      { view: viewWith([65, 50], 120), events: [withheld, roundBegan] },
    ]);
    expect(pay?.players).toEqual([
      { seat: 0, amount: 10 },
      { seat: 1, amount: 10 },
    ]);
    expect(pay?.perShare).toBe(10);
    expect(keep?.players.map(({ amount }) => amount)).toEqual([0, 0]);
    expect(keep?.treasury).toEqual({ change: 100, after: 120 });
    expect(pay?.more).toEqual([roundBegan]);
  });

  it('says so where it brings the end of the game', () => {
    const [pay] = outcomesOf(before, 'CAR', [{ view: viewWith([60, 60], 20, 'bank'), events: [paidOut] }]);
    expect(pay?.end).toBe('bank');
    const [again] = outcomesOf(viewWith([50, 50], 20, 'bank'), 'CAR', [
      { view: viewWith([60, 60], 20, 'bank'), events: [paidOut] },
    ]);
    expect(again?.end).toBeNull();
  });

  it('a price that did not move is shown with the rule of the decision', () => {
    const [pay] = outcomesOf(before, 'CAR', [{ view: viewWith([60, 60], 20), events: [paidOut] }]);
    expect(pay?.price).toMatchObject({ from: 100, to: 100, rule: '1848-12.1' });
  });
});
