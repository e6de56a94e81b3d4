import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../core/json.ts';
import { SeededRandom } from '../core/random.ts';
import { KIT } from '../games/1848/data.ts';
import { randomLays, randomTokens } from '../testing/random-board.ts';
import { faceAt, hexOf, newBoard, withTile } from './board.ts';
import { parseFace } from './tile.ts';
import {
  citiesAt,
  cityMap,
  freeSlot,
  hasTokenAt,
  hasTokenIn,
  isBlocked,
  tokenCompanies,
  tokenPlaces,
  type Tokens,
  withFaceChanged,
  withToken,
  withTokenBeside,
  withTokensTurned,
} from './tokens.ts';
import { fittingLays } from './track.ts';

/** Tokens as text: `A .` for slots, `+B` for those beside. */
function tokensOf(cities: Readonly<Record<string, readonly string[]>>): Tokens {
  return deepFreeze(
    Object.fromEntries(
      Object.entries(cities).map(([hex, list]) => [
        hex,
        list.map((text) => {
          const words = text.split(' ').filter(Boolean);
          return {
            slots: words.filter((word) => !word.startsWith('+')).map((word) => (word === '.' ? null : word)),
            beside: words.filter((word) => word.startsWith('+')).map((word) => word.slice(1)),
          };
        }),
      ]),
    ),
  );
}

function textOf(tokens: Tokens, hex: string): string[] | undefined {
  return tokens[hex]?.map(({ slots, beside }) =>
    [...slots.map((slot) => slot ?? '.'), ...beside.map((token) => `+${token}`)].join(' '),
  );
}

describe('slots', () => {
  test('an untouched hex has the empty slots of what it shows now', () => {
    const board = withTile(KIT, newBoard(KIT), 'D9', '14', 0);
    expect(citiesAt(KIT, board, {}, hexOf(KIT, 'D9'))).toEqual([{ slots: [null, null], beside: [] }]);
    expect(citiesAt(KIT, board, {}, hexOf(KIT, 'B17'))).toHaveLength(2);
    expect(citiesAt(KIT, board, {}, hexOf(KIT, 'D3')).map(({ slots }) => slots)).toEqual([[], []]);
    const known = tokensOf({ D9: ['A .'] });
    expect(citiesAt(KIT, board, known, hexOf(KIT, 'D9'))).toBe(known['D9']);
  });

  test('a token goes into its slot and nothing else changes', () => {
    const before = tokensOf({ D9: ['A .'], B17: ['.', 'C'] });
    const after = withToken(before, 'B17', before['B17'] ?? [], 0, 0, 'B');
    expect(textOf(after, 'B17')).toEqual(['B', 'C']);
    expect(textOf(before, 'B17')).toEqual(['.', 'C']);
    expect(after['D9']).toBe(before['D9']);
  });

  test('a token beside the slots', () => {
    const before = tokensOf({ D9: ['A', 'B'] });
    const after = withTokenBeside(before, 'D9', before['D9'] ?? [], 1, 'C');
    expect(textOf(after, 'D9')).toEqual(['A', 'B +C']);
  });

  test('who stands where', () => {
    const tokens = tokensOf({ D9: ['A .', 'B +C'], E4: ['. A'] });
    expect(tokenCompanies(tokens['D9'])).toEqual(['A', 'B', 'C']);
    expect(tokenCompanies(undefined)).toEqual([]);
    expect(hasTokenAt(tokens, 'D9', 'C')).toBe(true);
    expect(hasTokenAt(tokens, 'E4', 'C')).toBe(false);
    expect(hasTokenAt(tokens, 'F5', 'A')).toBe(false);
    expect(hasTokenIn(tokens, 'D9', 0, 'A')).toBe(true);
    expect(hasTokenIn(tokens, 'D9', 1, 'A')).toBe(false);
    expect(hasTokenIn(tokens, 'D9', 1, 'C')).toBe(true);
    expect(hasTokenIn(tokens, 'D9', 2, 'C')).toBe(false);
    expect(tokenPlaces(tokens, 'A')).toEqual([
      { hex: 'D9', city: 0 },
      { hex: 'E4', city: 0 },
    ]);
    expect(tokenPlaces(tokens, 'C')).toEqual([{ hex: 'D9', city: 1 }]);
    expect(tokenPlaces(tokens, 'X')).toEqual([]);
  });
});

describe('reservations (1848-9.2)', () => {
  const free = (text: string, company: string, reserved?: Record<string, number>, city = 0): number =>
    freeSlot(tokensOf({ X: text.split('|') })['X'] ?? [], city, company, reserved);

  test.each<[string, string, Record<string, number> | undefined, number]>([
    ['.', 'B', undefined, 0],
    ['A', 'B', undefined, -1],
    ['A .', 'B', undefined, 1],
    ['. A', 'B', {}, 0],
    // One slot, reserved: only its company.
    ['.', 'B', { A: 0 }, -1],
    ['.', 'A', { A: 0 }, 0],
    // Two slots, one reserved: one outsider, in the other slot.
    ['. .', 'B', { A: 0 }, 1],
    ['. B', 'C', { A: 0 }, -1],
    ['. B', 'A', { A: 0 }, 0],
    ['B .', 'C', { A: 0 }, -1],
    ['B .', 'A', { A: 0 }, 1],
    ['. . .', 'C', { A: 0, B: 0 }, 2],
    // A reservation for another city holds nothing here.
    ['.', 'B', { A: 1 }, 0],
    // A slot of a full city is not free, not even for its keeper.
    ['B', 'A', { A: 0 }, -1],
  ])('"%s": %s with %o takes slot %i', (text, company, reserved, slot) => {
    expect(free(text, company, reserved)).toBe(slot);
  });

  test('each city of a hex for itself, and none where there is none', () => {
    expect(free('A|.', 'B', { C: 0 }, 1)).toBe(0);
    expect(free('A|.', 'B', { C: 1 }, 1)).toBe(-1);
    expect(free('.', 'B', undefined, 1)).toBe(-1);
    expect(free('', 'B')).toBe(-1);
  });
});

describe('blocking (1848-8.2)', () => {
  test.each<[string, string, boolean]>([
    ['.', 'B', false],
    ['A', 'B', true],
    ['A', 'A', false],
    ['A .', 'B', false],
    ['A C', 'B', true],
    ['A B', 'B', false],
    ['A +B', 'B', false],
    ['A +C', 'B', true],
    ['. +C', 'B', false],
    // Towns have no slots and stop nobody.
    ['', 'B', false],
    ['+C', 'B', false],
  ])('"%s" stops %s: %s', (text, company, expected) => {
    expect(isBlocked(tokensOf({ X: [text] }), 'X', 0, company)).toBe(expected);
  });

  test('a hex or city without tokens stops nobody', () => {
    expect(isBlocked({}, 'X', 0, 'B')).toBe(false);
    expect(isBlocked(tokensOf({ X: ['A'] }), 'X', 1, 'B')).toBe(false);
  });
});

describe('upgrades', () => {
  test('slots keep their numbers, new ones are free', () => {
    const tokens = tokensOf({ D9: ['A'], E4: ['B'] });
    const after = withFaceChanged(tokens, 'D9', parseFace('city20(0 1)'), parseFace('city30*2(0 1 3 4)'));
    expect(textOf(after, 'D9')).toEqual(['A .']);
    expect(after['E4']).toBe(tokens['E4']);
    const second = tokensOf({ D9: ['. A'] });
    expect(
      textOf(withFaceChanged(second, 'D9', parseFace('city30*2(0 1)'), parseFace('city60*3(0 1 2)')), 'D9'),
    ).toEqual(['. A .']);
  });

  test('tokens beside stay beside', () => {
    const tokens = tokensOf({ D9: ['A +C'] });
    expect(
      textOf(withFaceChanged(tokens, 'D9', parseFace('city20(0 1)'), parseFace('city30*2(0 1 3)')), 'D9'),
    ).toEqual(['A . +C']);
  });

  test('with fewer slots nobody is lost', () => {
    const tokens = tokensOf({ D9: ['A B'] });
    expect(
      textOf(withFaceChanged(tokens, 'D9', parseFace('city30*2(0 1)'), parseFace('city40(0 1)')), 'D9'),
    ).toEqual(['A +B']);
  });

  test('a hex without tokens stays untouched', () => {
    const tokens = tokensOf({ D9: ['A'] });
    expect(withFaceChanged(tokens, 'E4', parseFace('city20(0 1)'), parseFace('city30*2(0 1 3)'))).toBe(
      tokens,
    );
  });

  test('OO cities follow their exits', () => {
    const old = parseFace('green city40(0) city40(2)');
    expect(cityMap(old, parseFace('brown city50(0 3) city50(2 4)'))).toEqual([0, 1]);
    expect(cityMap(old, parseFace('brown city50(2 4) city50(0 3)'))).toEqual([1, 0]);
    const tokens = tokensOf({ B17: ['A', 'B'] });
    expect(textOf(withFaceChanged(tokens, 'B17', old, parseFace('city50(2 4) city50(0 3)')), 'B17')).toEqual([
      'B',
      'A',
    ]);
  });

  test('a city without track takes what the others leave', () => {
    const yellow = parseFace('yellow city30(0) city30()');
    expect(cityMap(yellow, parseFace('green city40(0) city40(2)'))).toEqual([0, 1]);
    expect(cityMap(yellow, parseFace('green city40(2) city40(0)'))).toEqual([1, 0]);
    expect(cityMap(parseFace('city() city()'), parseFace('city30(0) city30()'))).toEqual([0, 1]);
    // Two cities become one: both land there.
    expect(cityMap(parseFace('city() city()'), parseFace('city30*2(0 3)'))).toEqual([0, 0]);
  });

  test('on random boards every lay keeps every token, its city and its exits', () => {
    let checked = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = new SeededRandom(seed * 65_537);
      const board = randomLays(KIT, random, 20 + seed * 4);
      const tokens = deepFreeze(randomTokens(KIT, board, random, ['A', 'B', 'C'], 12));
      for (const id of Object.keys(tokens)) {
        const hex = hexOf(KIT, id);
        const from = faceAt(KIT, board, hex);
        for (const lay of fittingLays(KIT, board, hex)) {
          const to = faceAt(KIT, withTile(KIT, board, id, lay.tile, lay.rotation), hex);
          const after = withFaceChanged(tokens, id, from, to);
          expect(after[id]?.map(({ slots }) => slots.length)).toEqual(to.stops.map(({ slots }) => slots));
          expect(tokenCompanies(after[id]).toSorted()).toEqual(tokenCompanies(tokens[id]).toSorted());
          const target = cityMap(from, to);
          expect(new Set(target).size).toBe(from.stops.length);
          for (const [city, stop] of from.stops.entries()) {
            const next = to.stops[target[city] ?? -1];
            expect((next?.exits ?? 0) & stop.exits).toBe(stop.exits);
            for (const company of tokenCompanies([tokens[id]?.[city] ?? { slots: [], beside: [] }])) {
              expect(hasTokenIn(after, id, target[city] ?? -1, company)).toBe(true);
            }
          }
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(200);
  });
});

test('turned tokens stay in place', () => {
  const tokens = tokensOf({ D9: ['A .', 'B +A'], E4: ['C'] });
  const turned = withTokensTurned(tokens, 'A', 'BOE');
  expect([textOf(turned, 'D9'), textOf(turned, 'E4')]).toEqual([['BOE .', 'B +BOE'], ['C']]);
  expect(textOf(tokens, 'D9')).toEqual(['A .', 'B +A']);
});
