import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IllegalAction, type Match, parseMatch, replay } from '../../core/match.ts';
import { cashOf } from '../../rail/position.ts';
import type { Action1848 } from './actions.ts';
import { RAILWAYS } from './data.ts';
import { game1848 } from './game.ts';
import { sharePrice } from './state.ts';

/**
 * Games saved under rules version 1, with the results of the code of that time. They reach what has changed since: P3's
 * company fails second (book, 2007), a debt is left after the last company of a round and a company fails at its dividend
 * while another has too many trains (18xx.games).
 */
const SAVED = {
  '1848-book-v1': {
    actions: 379,
    round: 'closed_five after turn 8, phase 5',
    scores: [315, 964, 261, -120, 475],
    players: [195, 354, 81, -120, 365],
    bank: 9845,
    treasuries: { FT: 280 },
    prices: { COM: 60, FT: 50, WA: 60 },
    loans: 10,
    tiles: 20,
  },
  '1848-first-edition-2007-v1': {
    actions: 295,
    round: 'closed_five after turn 6, phase 5',
    scores: [292, 345, 525],
    players: [82, 15, 295],
    bank: 10090,
    treasuries: { WA: 118 },
    prices: { COM: 60, FT: 80, WA: 70 },
    loans: 6,
    tiles: 13,
  },
  '1848-18xx.games-v1': {
    actions: 405,
    round: 'closed_five after turn 17, phase 8',
    scores: [1171, 1325, -12],
    players: [741, 815, -12],
    bank: 9557,
    treasuries: { CAR: 99 },
    prices: { CAR: 40 },
    loans: 12,
    tiles: 14,
  },
  '1848-18xx.games-discard-v1': {
    actions: 356,
    round: 'closed_five after turn 4, phase 5',
    scores: [514, 203, 332, 327],
    players: [164, 53, 212, 267],
    bank: 9461,
    treasuries: { COM: 700, WA: 143 },
    prices: { COM: 60, WA: 30 },
    loans: 10,
    tiles: 24,
  },
} as const;

function load(name: string): Match<Action1848> {
  const text = readFileSync(new URL(`../../../samples/saved/${name}.json`, import.meta.url), 'utf8');
  return parseMatch(text, [game1848]) as Match<Action1848>;
}

/** Companies with any holdings. */
function nonZero(of: (company: string) => number): Record<string, number> {
  return Object.fromEntries(
    RAILWAYS.map((company) => [company, of(company)] as const).filter(([, n]) => n !== 0),
  );
}

describe('games saved under rules version 1', () => {
  it.each(Object.entries(SAVED))('%s replays to what it was', (name, expected) => {
    const match = load(name);
    expect(match.rulesVersion).toBe(1);
    const state = replay(game1848, match);
    const turn = game1848.turn(state);
    expect({
      actions: match.actions.length,
      round: `${turn.kind === 'finished' ? turn.reason : 'open'} after turn ${state.turnNumber}, phase ${state.phase}`,
      scores: turn.kind === 'finished' ? turn.scores : [],
      players: Array.from({ length: state.seats }, (_, seat) => cashOf(state, seat)),
      bank: cashOf(state, 'bank'),
      treasuries: nonZero((company) => cashOf(state, company)),
      prices: nonZero((company) => sharePrice(state, company)),
      loans: state.loansIssued,
      tiles: Object.keys(state.board.laid).length,
    }).toEqual(expected);
  });

  it.each(Object.keys(SAVED))('%s would not be legal under the rules of today', (name) => {
    const match = load(name);
    expect(() => replay(game1848, { ...match, rulesVersion: game1848.rulesVersion })).toThrow(IllegalAction);
  });
});
