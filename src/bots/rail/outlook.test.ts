import { describe, expect, it } from 'vitest';
import type { Action, Game } from '../../core/game.ts';
import type { RailKnowledge, RailState } from './knowledge.ts';
import { type Asked, type Known, Outlook } from './outlook.ts';

const SEARCHED = 40;

const KNOWLEDGE = {
  game: {
    routing: {
      value: (_state: RailState, _company: string, trains: readonly string[], ask: Ask) => {
        for (let step = 0; step < SEARCHED; step++) ask.shouldContinue();
        return { revenue: 100 * trains.length, subsidy: 0 };
      },
    },
  } as unknown as Game<RailState, Action>,
  weights: { balanced: { rivalry: 1, growth: 1, treasury: 1, appetite: 1 } },
  learned: {},
} as unknown as RailKnowledge<RailState, Action>;

interface Ask {
  readonly shouldContinue: () => boolean;
}

function position(): RailState {
  return { board: {}, tokens: {}, cash: {}, phase: '2' } as unknown as RailState;
}

describe('the work of a decision', () => {
  const known: Known = { revenues: new WeakMap(), views: new WeakMap() };
  const look = (asked?: Asked): Outlook<RailState, Action> =>
    new Outlook(KNOWLEDGE, { level: 'easy', manner: 'balanced' }, known, asked);

  it('counts each question about routes once, and again in the next decision that has the answer already', () => {
    const at = position();
    const first = look();
    first.revenueOf(at, 'A', ['2']);
    const once = first.work;
    expect(once).toBeGreaterThan(0);
    first.revenueOf(at, 'A', ['2']);
    expect(first.work).toBe(once);
    first.revenueOf(at, 'A', ['2', '2']);
    expect(first.work).toBe(2 * once);
    const second = look();
    second.revenueOf(at, 'A', ['2']);
    expect(second.work).toBe(once);
  });

  it('is shared by all who look at the same decision', () => {
    const at = position();
    const asked: Asked = new Set();
    const first = look(asked);
    const second = look(asked);
    first.revenueOf(at, 'A', ['2']);
    second.revenueOf(at, 'A', ['2']);
    expect(first.work).toBeGreaterThan(0);
    expect(second.work).toBe(0);
  });
});
