import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { DARK, LIGHT, type Token } from './theme.ts';

/** What is written or drawn in which colours, on which grounds: axe does not look into drawings. */
const PAGE: readonly Token[] = ['bg', 'surface', 'surface2', 'sunk'];
const TILES: readonly Token[] = ['t-yellow', 't-green', 't-brown', 't-gray', 't-red'];
const LAND: readonly Token[] = ['land', 'reg-west', 'reg-queensland', 'reg-nsw', 'reg-victoria'];

const TEXT: readonly (readonly [inks: readonly Token[], grounds: readonly Token[]])[] = [
  [['ink', 'ink2', 'ink3'], PAGE],
  [
    ['ink', 'ink2', 'acc'],
    ['acc-soft', 'surface'],
  ],
  [['ink3'], ['sea']],
  [['acc-ink'], ['acc', 'acc-h']],
  [['pos'], ['surface', 'pos-soft']],
  [['neg'], ['surface', 'neg-soft']],
  [['warn'], ['surface', 'warn-soft']],
  [['ink'], ['pos-soft', 'neg-soft', 'warn-soft']],
  // Place names, labels and values on tiles; costs and names on land.
  [['name'], TILES],
  [['name-land', 'cost'], LAND],
  [['trk', 'reserved'], ['slot']],
  // The names of players beside their lines, and of trains on their routes.
  [
    ['r1', 'r2', 'r3', 'r4'],
    ['surface', 'rcas'],
  ],
];

const GRAPHICS: readonly (readonly [marks: readonly Token[], grounds: readonly Token[]])[] = [
  [['trk'], TILES],
  [['gauge'], [...LAND, 'gauge-c']],
  [['peaks', 'dunes', 'water', 'trees'], ['land']],
  [['acc'], [...PAGE, 'acc-soft']],
  [['ink3'], ['surface', 'sunk']],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s', (_theme, palette) => {
  const pairs = (lines: typeof TEXT): [Token, Token][] =>
    lines.flatMap(([inks, grounds]) =>
      inks.flatMap((ink) => grounds.map((ground): [Token, Token] => [ink, ground])),
    );

  test.each(pairs(TEXT))('%s can be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(GRAPHICS))('%s can be seen on %s', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
