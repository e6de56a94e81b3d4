import { beforeAll, describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import type { AnyGame } from '../../core/game.ts';
import { importSteps, startImported } from '../../interop/import.ts';
import { exported } from '../../testing/records.ts';
import { findGame, titleFor } from '../../titles/all.ts';
import { TITLES } from '../../titles/list.ts';
import type { Words } from '../../text/words.ts';
import { EXPRESS_MOMENTS } from '../express/moments.ts';
import { expressChanges } from '../express/changes.ts';
import { MOMENT_KINDS, type MomentKind, readPreferences } from '../parts/preferences.ts';
import { railChanges } from '../rail/changes.ts';
import { RAIL_MOMENTS } from '../rail/moments.ts';
import { loadTitle } from '../titles.ts';
import { tableWords } from '../words.ts';
import { type Happened, type MomentCard, momentCard } from './moments.ts';

const ALL = readPreferences(null);
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

type Rules = Parameters<typeof momentCard<unknown>>[0];

/** Of any form of view: those of a title always have the form of its family. */
function rulesOf(title: string): Rules {
  const express = { moments: EXPRESS_MOMENTS, changes: expressChanges };
  const rail = { moments: RAIL_MOMENTS, changes: railChanges };
  return (title === 'chicago-express' ? express : rail) as unknown as Rules;
}

async function wordsOf(title: string): Promise<Words> {
  return tableWords(await loadTitle(title), { names: NAMES });
}

function recordedSteps(path: string): { title: string; steps: Happened<unknown>[] } {
  const file = exported(path);
  const title = titleFor(file.title);
  if (!title) throw new Error(`no title of ${path}`);
  const game: AnyGame = title.game;
  let before = game.view(startImported(title, file), null);
  const steps = [...importSteps(title, file)].map(({ state, events }) => {
    const after = game.view(state, null);
    const step = { before, after, events };
    before = after;
    return step;
  });
  return { title: game.id, steps };
}

function botSteps(id: string, seed: number): { title: string; steps: Happened<unknown>[] } {
  const game = findGame(id);
  const bot = BOTS['random'];
  if (!game || !bot) throw new Error(`no game ${id}`);
  const steps: Happened<unknown>[] = [];
  playGame(game, {
    seats: 4,
    ruleSet: 'book',
    seed,
    bots: [0, 1, 2, 3].map((seat) => bot(10 * seed + seat)),
    onState: (state: object, _action, { before, events }) => {
      steps.push({ before: game.view(before, null), after: game.view(state, null), events });
    },
  });
  return { title: id, steps };
}

async function cardsOf({ title, steps }: ReturnType<typeof botSteps>, wanted = ALL): Promise<MomentCard[]> {
  const words = await wordsOf(title);
  return steps.flatMap((step) => momentCard(rulesOf(title), step, words, wanted) ?? []);
}

function kindsIn(cards: readonly MomentCard[]): MomentKind[] {
  const met = new Set(cards.flatMap(({ kinds }) => kinds));
  return MOMENT_KINDS.filter((kind) => met.has(kind));
}

describe('moments are named as the titles tell them', () => {
  it.each([
    ['rail', RAIL_MOMENTS],
    ['express', EXPRESS_MOMENTS],
  ] as const)('%s', (family, moments) => {
    const games = TITLES.filter((title) => title.family === family).map(({ id }) => findGame(id));
    const told = new Set(games.flatMap((game) => Object.keys(game?.vocabulary.events ?? {})));
    const named = moments.flatMap(({ events }) => events);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !told.has(key))).toEqual([]);
  });
});

describe('the cards of whole games', () => {
  const game1848 = recordedSteps('1848/1848_game_end_bank');
  let cards: MomentCard[] = [];
  let failing: MomentCard[] = [];
  beforeAll(async () => {
    cards = await cardsOf(game1848);
    failing = await cardsOf(botSteps('1848', 8));
  });

  it('tell every kind of moment that an 18xx game has', () => {
    expect(kindsIn([...cards, ...failing])).toEqual([
      'sale',
      'dividends',
      'phase',
      'failure',
      'director',
      'last-round',
    ]);
  });

  it('tell every kind of moment that Chicago Express has', async () => {
    const express = await cardsOf(recordedSteps('chicago-express/random-5p-1'));
    expect(kindsIn(express)).toEqual(['sale', 'dividends', 'chicago', 'wabash', 'last-round']);
    const paid = express.find(({ kinds }) => kinds.includes('dividends'));
    expect(
      paid?.changes.every(({ what }) => what === 'cash' || what === 'treasury' || what === 'share'),
    ).toBe(true);
  });

  it('say what changed for whom', () => {
    const paid = cards.find(({ kinds }) => kinds.join() === 'dividends');
    expect(paid?.sentences[0]).toMatch(/^\w+ pays out £\d+$/);
    expect(paid?.changes.some(({ of, what }) => typeof of === 'number' && what === 'cash')).toBe(true);
    expect(paid?.changes.some(({ of, what }) => typeof of === 'string' && what === 'price')).toBe(true);
    const sold = cards.find(({ sentences }) => / sells \d+% of /.test(sentences[0] ?? ''));
    expect(sold?.changes.some(({ what }) => what === 'price' || what === 'worth')).toBe(true);
  });

  it('are one card where one action brings several', () => {
    const several = [...cards, ...failing].filter(({ kinds }) => kinds.length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const { kinds, sentences, changes } of several) {
      expect(sentences.length).toBeGreaterThanOrEqual(kinds.length);
      const figures = changes.map(({ of, what }) => `${of} ${what}`);
      expect(new Set(figures).size).toBe(figures.length);
    }
  });

  it('do without each kind that is switched off', async () => {
    const few = { ...game1848, steps: game1848.steps.slice(-200) };
    const kinds = kindsIn(await cardsOf(few));
    expect(kinds.length).toBeGreaterThan(2);
    for (const kind of kinds) {
      // oxlint-disable-next-line no-await-in-loop -- a few
      const without = await cardsOf(few, { ...ALL, [`moment.${kind}`]: false });
      expect(kindsIn(without)).toEqual(kinds.filter((other) => other !== kind));
    }
    const none = Object.fromEntries(MOMENT_KINDS.map((kind) => [`moment.${kind}`, false]));
    expect(await cardsOf(few, { ...ALL, ...none })).toEqual([]);
  });
});
