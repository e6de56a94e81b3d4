import { describe, expect, it, vi } from 'vitest';
import type { Action, Game } from '../../core/game.ts';
import { type Ahead, deepen, MOST_STEPS } from './lookahead.ts';
import type { Weighed } from './weighed.ts';

/** A round of 30 actions, after which the one that began it is worth what the first action is named for. */
interface Position {
  readonly begunWith: number;
  readonly played: number;
}

interface Beginning extends Action {
  readonly worth?: number;
}

const LENGTH = 30;

function aheadAt(step: string, work = 0): Ahead<Position, Beginning> {
  const game = {
    turn: ({ played }: Position) => ({
      kind: 'decide',
      seat: 0,
      round: played < LENGTH ? 'now' : 'next',
      step,
    }),
    apply: ({ begunWith, played }: Position, { worth = begunWith }: Beginning) => ({
      state: { begunWith: worth, played: played + 1 },
      events: [],
    }),
  } as unknown as Game<Position, Beginning>;
  return {
    game,
    firstSight: () => ({ action: { type: 'pass', by: 0 }, work }),
    // Nothing shows before the round is over.
    promise: ({ begunWith, played }) => (played < LENGTH ? 0 : begunWith),
  };
}

function move(worth: number, later: number, losesChair = false): Weighed<Beginning> {
  const action: Beginning = { type: 'begin', by: 0, worth: later };
  return { action, worth, because: { key: 'bot.rail.pass', params: {} }, losesChair };
}

function best(step: string, moves: readonly Weighed<Beginning>[]): number | undefined {
  return deepen(aheadAt(step), { begunWith: 0, played: 0 }, 0, moves, 1000)[0]?.action.worth;
}

describe('what hard players look at again', () => {
  it('is what a stock round comes to at its end, and the next few actions of other rounds', () => {
    const moves = [move(100, 1), move(50, 2)];
    expect(best('stock', moves)).toBe(2);
    expect(best('trains', moves)).toBe(1);
  });

  it('leaves alone what is far behind, and a chair that is given up sooner', () => {
    expect(best('stock', [move(500, 1), move(360, 2)])).toBe(2);
    expect(best('stock', [move(500, 1), move(340, 2)])).toBe(1);
    expect(best('stock', [move(500, 1), move(360, 2, true)])).toBe(1);
    expect(best('stock', [move(500, 1), move(430, 2, true)])).toBe(2);
  });

  it('goes no further when a decision has taken enough steps, and equally far with every move', () => {
    const moves = [move(100, 1), move(50, 2), move(50, 3)];
    const depths = (work: number): { readonly reached: number[]; readonly steps: number } => {
      const ahead = aheadAt('stock', work);
      const firstSight = vi.fn<typeof ahead.firstSight>(ahead.firstSight);
      const promise = vi.fn<typeof ahead.promise>(ahead.promise);
      deepen({ ...ahead, firstSight, promise }, { begunWith: 0, played: 0 }, 0, moves, 1000);
      return {
        reached: promise.mock.calls.map(([{ played }]) => played),
        steps: firstSight.mock.calls.length * (work + 1),
      };
    };
    expect(depths(0).reached).toEqual([LENGTH, LENGTH, LENGTH]);
    const hard = depths(99);
    expect(hard.steps).toBeLessThan(MOST_STEPS + moves.length * 100);
    expect(hard.steps).toBeGreaterThanOrEqual(MOST_STEPS);
    expect(new Set(hard.reached).size).toBe(1);
    expect(hard.reached[0]).toBeLessThan(LENGTH);
  });
});
