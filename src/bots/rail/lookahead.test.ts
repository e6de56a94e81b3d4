import { describe, expect, it } from 'vitest';
import type { Action, Game } from '../../core/game.ts';
import { type Ahead, deepen } from './lookahead.ts';
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

function aheadAt(step: string): Ahead<Position, Beginning> {
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
    firstSight: () => ({ type: 'pass', by: 0 }),
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
});
