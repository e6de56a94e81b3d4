import { MANIFEST_18GB } from '../titles/18gb/manifest.ts';
import { describe, expect, it } from 'vitest';
import { type OptionValues, resolveOptions } from '../core/game.ts';
import { game18GB } from '../games/18gb/game.ts';
import { position } from '../testing/18gb/position.ts';
import { RULES_EN_18GB } from './en/rules-18gb.ts';
import { EN_18GB } from './en/18gb.ts';
import { COMMON } from './en/common.ts';
import { tellRule, titleOfRule } from './rule-texts.ts';
import { makeWords } from './words.ts';

const BOOK = resolveOptions(game18GB, 'book');
const SITE = resolveOptions(game18GB, '18xx.games');

const titleIn = (id: string, switches: OptionValues): string =>
  tellRule(titleOfRule(EN_18GB, id), switches, 'en');
const textIn = (id: string, switches: OptionValues): string =>
  tellRule(RULES_EN_18GB.texts[id] ?? '', switches, 'en');

describe('titles of 18GB are those of the game at hand', () => {
  it.each([
    ['18GB-4.2', 'A turn is bids on one or several lots, or a pass.', 'A turn is one bid or a pass.'],
    [
      '18GB-4.5',
      'To pass you need a highest bid or a bid on every lot, at every stage.',
      'To pass you need a highest bid, two with two players, or a bid on every lot, or a lot that has become cheaper.',
    ],
    [
      '18GB-14.3',
      'Between corporations a train costs from £1 to twice its printed price, and the other director is asked.',
      'Between corporations a train costs from £1 to twice its printed price, as the directors agree between themselves.',
    ],
    [
      '18GB-15.1',
      'A 5-share corporation without a train may convert in its turn.',
      'A 5-share corporation without a train and without the money for one may convert in its turn.',
    ],
    [
      '18GB-15.6',
      'In receivership a corporation without a train is insolvent from the start of its turn.',
      'In receivership a corporation without a train is insolvent immediately if it could run but cannot afford a train.',
    ],
    [
      '18GB-15.7',
      'In receivership a corporation without a train buys the most expensive one it can afford; with five shares and no train it converts first, but only if it cannot afford any train.',
      'In receivership a corporation that has run a leased train buys the most expensive one that costs less than it has; with five shares and no train it converts first, if a leased run leaves it unable to afford any train.',
    ],
    [
      '18GB-15.8',
      'In receivership nobody decides about a purchase: it is made automatically.',
      'In receivership without a leased run the players enter what is bought from the depot.',
    ],
  ])('%s', (id, book, site) => {
    expect([titleIn(id, BOOK), titleIn(id, SITE)]).toEqual([book, site]);
  });

  it('18GB-14.3: the text tells whether the other director is asked', () => {
    expect(textIn('18GB-14.3', BOOK)).toMatch(/^The director of the selling corporation is asked/);
    expect(textIn('18GB-14.3', SITE)).toMatch(/agree between yourselves/);
  });

  it('18GB-19/D-4: the entry says that the summary speaks of laying tiles', () => {
    expect(textIn('18GB-19/D-4', BOOK)).toContain('block the laying of tiles too');
  });
});

describe('refusals of 18GB name the condition that holds', () => {
  const words = makeWords('en', [COMMON, EN_18GB], {
    title: MANIFEST_18GB.text,
    vocabularies: game18GB.vocabulary,
    names: ['Ada', 'Ben', 'Cleo'],
  });

  it.each([
    [false, 650, 'The corporation has no train and can afford the most expensive one, £650: it must buy.'],
    [
      true,
      600,
      'The corporation has no train and can afford the cheapest, £550, but not the most expensive: it must buy.',
    ],
  ])('18GB-14.6, train.must_buy_summary %s', (summary, cash, expected) => {
    const state = position({
      phase: '4X',
      depot: ['4X-1', '5X-0'],
      options: { 'train.must_buy_summary': summary },
      corporations: { MR: { price: 100, held: { 0: [0] }, cash } },
      round: { kind: 'operating', queue: ['MR'], step: 'trains' },
    });
    const result = game18GB.apply(state, { type: 'pass', by: 0 });
    expect(result.refused && words.refusal(result)).toBe(expected);
  });

  it('18GB-19/D-33: the log tells who offers what for which train', () => {
    const params = { company: 'MR', item: '3+1-2', side: '3+1', price: 150, seller: 'LYR' };
    expect(words.event({ key: 'deal-asked', params })).toBe('MR offers £150 for train 3+1 of LYR');
  });
});
