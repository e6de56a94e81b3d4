import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Match, parseMatch, replay } from '../../core/match.ts';
import { cashOf } from '../../rail/position.ts';
import { roundName } from '../../rail/rounds.ts';
import type { Action18GB } from './actions.ts';
import { game18GB } from './game.ts';
import { companyIds, sharePrice } from './state.ts';

/**
 * Games saved under rules version 1, with the results of the code of that time half-way and at the end. They reach what
 * has changed since: a track step with a private's tile left, receiverships, an empty depot.
 */
const SAVED = {
  '18gb-book-v1': [
    {
      at: 147,
      round: 'OR 3.2',
      phase: '4+2',
      scores: null,
      players: [16, 20, 96],
      treasuries: { CR: 224, LNWR: 425, LYR: 156, MR: 360 },
      prices: { CR: 50, LNWR: 50, LYR: 50, MR: 50 },
      depot: 14,
    },
    {
      at: 294,
      round: 'OR 8.2',
      phase: '6X',
      scores: [129, 102, 67],
      players: [24, 27, 42],
      treasuries: { CR: 454, LNWR: 425, LYR: 666, MR: 260 },
      prices: { CR: 50, LNWR: 50, LYR: 50, MR: 55 },
      depot: 0,
    },
  ],
  '18gb-18xx.games-v1': [
    {
      at: 104,
      round: 'OR 2.1',
      phase: '2+1',
      scores: null,
      players: [28, 45, 40],
      treasuries: { LNWR: 385, LYR: 270, NER: 350 },
      prices: { LNWR: 50, LYR: 60, NER: 55 },
      depot: 20,
    },
    {
      at: 208,
      round: 'OR 8.2',
      phase: '6X',
      scores: [53, 40, 5],
      players: [28, 40, 5],
      treasuries: { LNWR: 85, LYR: 550, NER: 230 },
      prices: { LNWR: 50, LYR: 50, NER: 50 },
      depot: 0,
    },
  ],
  '18gb-18xx.games-empty-depot-v1': [
    {
      at: 165,
      round: 'SR 3',
      phase: '2+1',
      scores: null,
      players: [80, 10, 2, 32, 120],
      treasuries: { LSWR: 375, NBR: 350 },
      prices: { LSWR: 55, NBR: 55 },
      depot: 33,
    },
    {
      at: 331,
      round: 'OR 13.2',
      phase: '6X',
      scores: [30, 35, 31, 32, 119],
      players: [30, 35, 31, 32, 69],
      treasuries: { LNWR: 655, LSWR: 5, NBR: 220 },
      prices: { LNWR: 50, LSWR: 50, NBR: 50 },
      depot: 0,
    },
  ],
} as const;

function load(name: string): Match<Action18GB> {
  const text = readFileSync(new URL(`../../../samples/saved/${name}.json`, import.meta.url), 'utf8');
  return parseMatch(text, [game18GB]) as Match<Action18GB>;
}

function figures(match: Match<Action18GB>, at: number): unknown {
  const state = replay(game18GB, match, at);
  const turn = game18GB.turn(state);
  const nonZero = (of: (company: string) => number): Record<string, number> =>
    Object.fromEntries(
      companyIds(state)
        .map((company) => [company, of(company)] as const)
        .filter(([, n]) => n !== 0),
    );
  return {
    at,
    round: roundName(state, 'ISR'),
    phase: state.phase,
    scores: turn.kind === 'finished' ? turn.scores : null,
    players: state.order.map((_, seat) => cashOf(state, seat)),
    treasuries: nonZero((company) => cashOf(state, company)),
    prices: nonZero((company) => sharePrice(state, company)),
    depot: state.depot.length,
  };
}

describe('games saved under rules version 1', () => {
  it.each(Object.entries(SAVED))('%s replays as it was played', (name, expected) => {
    const match = load(name);
    expect(match.rulesVersion).toBe(1);
    expect(match.actions.length).toBe(expected.at(-1)?.at);
    expect(expected.map(({ at }) => figures(match, at))).toEqual(expected);
  });
});
