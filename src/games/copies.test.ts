import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Copying } from '../core/draft.ts';
import type { AnyGame } from '../core/game.ts';
import { parseMatch, replaySteps } from '../core/match.ts';
import { GAMES } from '../titles/all.ts';
import {
  COPYING as COPYING_1848,
  copyOperating as operating1848,
  copyStock as stock1848,
} from './1848/copies.ts';
import {
  COPYING as COPYING_1860,
  copyOperating as operating1860,
  copyStock as stock1860,
} from './1860/copies.ts';
import {
  COPYING as COPYING_18GB,
  copyOperating as operating18GB,
  copyStock as stock18GB,
} from './18gb/copies.ts';

/** What a title copies field by field, whatever its types are. */
interface Copies {
  readonly file: string;
  readonly copying: Copying<Position>;
  readonly operating: (round: object) => object;
  readonly stock: (round: object) => object;
}

interface Position {
  readonly round: { readonly kind: string };
  companies: Record<string, object>;
}

const TITLES = [
  { file: '1848-book-v1', copying: COPYING_1848, operating: operating1848, stock: stock1848 },
  { file: '1860-book-v1', copying: COPYING_1860, operating: operating1860, stock: stock1860 },
  { file: '18gb-book-v1', copying: COPYING_18GB, operating: operating18GB, stock: stock18GB },
] as unknown as readonly Copies[];

test.each(TITLES)(
  '$file: copies lose no field and are new objects',
  ({ file, copying, operating, stock }) => {
    const text = readFileSync(new URL(`../../samples/saved/${file}.json`, import.meta.url), 'utf8');
    const match = parseMatch(text, GAMES);
    const game = GAMES.find(({ id }) => id === match.game) as AnyGame;
    const copyCompany = copying.records?.companies as (company: object) => object;
    const states = [...replaySteps(game, match)].map((step) => step.state as Position);
    const rounds = states.map(({ round }) => round);
    const operatingRounds = rounds.filter(({ kind }) => kind === 'operating');
    const stockRounds = rounds.filter(({ kind }) => kind === 'stock');
    const companies = states.flatMap((state) => Object.values(state.companies));
    const slices = Object.entries(copying.slices ?? {}) as [keyof Position, (slice: object) => object][];
    for (const [copy, originals] of [
      [(state: Position) => copying.state(state), states],
      ...slices.map(([key, copy]) => [copy, states.map((state) => state[key])] as const),
      [operating, operatingRounds],
      [stock, stockRounds],
      [copyCompany, companies],
    ] as readonly [copy: (value: object) => object, originals: readonly object[]][]) {
      expect(originals).not.toHaveLength(0);
      const copies = originals.map((original) => copy(original));
      expect(copies).toStrictEqual(originals);
      expect(copies.some((made, index) => made === originals[index])).toBe(false);
    }
  },
);
