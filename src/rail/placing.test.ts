import { describe, expect, test } from 'vitest';
import { KIT } from '../games/1848/data.ts';
import { hexOf, newBoard, withTile } from './board.ts';
import {
  cityProblem,
  hasPlaceForToken,
  isReached,
  reachedStops,
  tokenProblem,
  withTokenIn,
} from './placing.ts';
import { citiesAt, type Tokens, withToken } from './tokens.ts';

/** H11 and H9 are neighbours with one slot each and track between them; F17 is far away. */
const board = ['H11', 'H9'].reduce((at, hex) => withTile(KIT, at, hex, '57', 1), newBoard(KIT));

function tokensOf(...placed: [hex: string, company: string][]): Tokens {
  return placed.reduce(
    (tokens: Tokens, [hex, company]) =>
      withToken(tokens, hex, citiesAt(KIT, board, tokens, hexOf(KIT, hex)), 0, 0, company),
    {},
  );
}

function at(hex: string, city = 0) {
  return { hex: hexOf(KIT, hex), city };
}

const alone = { board, tokens: tokensOf(['H11', 'A']) };
const full = { board, tokens: tokensOf(['H11', 'A'], ['H9', 'B']) };

describe('what stands against a token', () => {
  test('in reach, with a free slot, nothing does', () => {
    expect(tokenProblem(KIT, alone, 'A', at('H9'), undefined)).toBeNull();
  });

  test.each([
    ['no city there', alone, at('H9', 1), undefined, 'no-city-there'],
    ['its own token', alone, at('H11'), undefined, 'own-token-there'],
    ['no track to it', alone, at('F17'), undefined, 'city-out-of-reach'],
    ['no slot left', full, at('H9'), undefined, 'no-free-slot'],
    ['the slot is kept for another', alone, at('H9'), { B: 0 }, 'no-free-slot'],
    ['the slot is kept for itself', alone, at('H9'), { A: 0 }, null],
  ])('%s', (_name, placed, place, reserved, problem) => {
    expect(tokenProblem(KIT, placed, 'A', place, reserved)).toBe(problem);
  });

  test('by the right of a private, reach does not matter and its slot is open', () => {
    expect(cityProblem(KIT, alone, 'A', at('F17'), undefined, 'A')).toBeNull();
    expect(cityProblem(KIT, alone, 'A', at('H9'), { P: 0 }, 'A')).toBe('no-free-slot');
    expect(cityProblem(KIT, alone, 'A', at('H9'), { P: 0 }, 'P')).toBeNull();
    expect(cityProblem(KIT, alone, 'A', at('H11'), undefined, 'P')).toBe('own-token-there');
  });
});

test('the stops in reach are those at both ends of the track', () => {
  const reached = Array.from(reachedStops(KIT, alone, 'A'), ({ hex, city }) => `${hex.id}-${city}`);
  expect(reached.sort()).toEqual(['H11-0', 'H9-0']);
  expect([isReached(KIT, alone, 'A', at('H9')), isReached(KIT, alone, 'A', at('F17'))]).toEqual([
    true,
    false,
  ]);
});

test('there is a place exactly where some city in reach has a slot for the company', () => {
  const free = (): undefined => undefined;
  expect(hasPlaceForToken(KIT, alone, 'A', free)).toBe(true);
  expect(hasPlaceForToken(KIT, full, 'A', free)).toBe(false);
  expect(hasPlaceForToken(KIT, alone, 'A', (hex) => (hex === 'H9' ? { B: 0 } : undefined))).toBe(false);
});

test('a token goes into the slot that is open to its keeper', () => {
  const tokens = withTokenIn(KIT, alone, 'A', at('H9'), { P: 0 }, 'P');
  expect(tokens['H9']).toEqual([{ slots: ['A'], beside: [] }]);
  expect(tokens['H11']).toBe(alone.tokens['H11']);
});
