import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { resolveOptions } from '../../core/game.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { State } from '../../games/chicago-express/state.ts';
import { bid, playCE, positionCE, startCE } from '../../testing/chicago-express/position.ts';
import { findWhole } from '../../titles/all.ts';
import { wordsOf } from '../../cli/text.ts';
import { type Character, type Decision, LEVELS, MANNERS } from '../mind.ts';
import { MIND_CHICAGO_EXPRESS } from './mind.ts';

const MEDIUM: Character = { level: 'medium', manner: 'balanced' };
const HARD: Character = { level: 'hard', manner: 'balanced' };

function decide(state: State, character: Character, seed = 5): Decision<ActionCE> {
  return MIND_CHICAGO_EXPRESS.decide(state, character, seed);
}

/** A whole game; every decision is shown to `look`. */
function playTable(
  start: State,
  characters: readonly Character[],
  seed: number,
  look: (decision: Decision<ActionCE>, state: State) => void,
): State {
  const random = new SeededRandom(seed);
  let state = start;
  for (let actions = 0; actions < 2000; actions++) {
    const turn = chicagoExpress.turn(state);
    if (turn.kind === 'finished') return state;
    const decision = decide(state, characters[turn.seat] ?? MEDIUM, random.next());
    look(decision, state);
    const result = chicagoExpress.apply(state, decision.action);
    if (result.refused) throw new Error(`refused: ${result.code}`);
    state = result.state;
  }
  throw new Error('no end');
}

const SWITCHED = { wabash_minimum: true, open_home_hexes: true, chicago_at_once: true, forest_grant: true };

describe('tables of computers', () => {
  it.each([2, 3, 4, 5, 6])(
    '%i players: every answer is legal, has a reason in words, and the game ends',
    (seats) => {
      const missing: string[] = [];
      const words = wordsOf('chicago-express');
      const look = ({ action, because, alternatives }: Decision<ActionCE>): void => {
        for (const { key, params } of [because, ...alternatives.map((other) => other.because)]) {
          const said = words.t(key, params);
          if (said === key || /[{}…]|undefined|NaN/.test(said)) missing.push(`${key}: ${said}`);
        }
        expect(alternatives.length).toBeLessThanOrEqual(3);
        for (const other of alternatives) expect(other.action).not.toEqual(action);
      };
      for (const [game, options] of [{}, SWITCHED].entries()) {
        // The hard seat searches little here: legality does not depend on how much.
        const characters = Array.from({ length: seats }, (_, seat): Character => ({
          level: LEVELS[(seat + game) % LEVELS.length] ?? 'easy',
          manner: MANNERS[(seat + seats) % MANNERS.length] ?? 'bold',
          effort: 0.02,
        }));
        const start = chicagoExpress.setup(seats, resolveOptions(chicagoExpress, 'book', options), 0);
        playTable(start, characters, seats * 10 + game, look);
      }
      expect(missing).toEqual([]);
    },
  );

  it('play the same game again for the same seed, and another one for another', () => {
    const log = (seed: number): string => {
      const actions: ActionCE[] = [];
      const effort = { effort: 0.05 };
      playTable(
        startCE(3),
        [{ ...HARD, ...effort }, { level: 'easy', manner: 'bold' }, MEDIUM],
        seed,
        (decision) => actions.push(decision.action),
      );
      return JSON.stringify(actions);
    };
    expect(log(1)).toBe(log(1));
    expect(log(1)).not.toBe(log(2));
  });

  it('does nothing to the position it is asked about', () => {
    const state = startCE(4);
    const before = JSON.stringify(state);
    decide(state, HARD);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('is what the title names', async () => {
    expect(findWhole('chicago-express')?.mind).toBe(MIND_CHICAGO_EXPRESS);
  });
});

/** C&O stands two hexes from Chicago. */
const NEARLY_THERE = 'P8 O9 N8 M9 L8 K8 J7 I7 H7 G7 F6 E6 D5 C5 C4 B3'.split(' ');

/** C&O can pay for Chicago, now or in the next turn of seat 1; the two seats hold so many of its shares. */
function beforeChicago(mine: number, theirs: number): State {
  return positionCE({
    cash: [10, 10, 10],
    dials: { auction: 3, development: 1, expansion: 2 },
    companies: {
      PRR: { held: { 0: 2, 2: 1 }, treasury: 0 },
      'B&O': { held: { 0: 2, 2: 2 }, treasury: 0 },
      'C&O': { held: { 0: mine, 1: theirs }, treasury: 5, hexes: NEARLY_THERE },
      NYC: { held: { 0: 1, 2: 1 }, treasury: 0 },
    },
  });
}

/** B&O pays `owner` 13 a share, PRR pays the other one 20; whatever is done now, dividends follow. */
function beforeDividends(owner: 0 | 1): State {
  const other = 1 - owner;
  return positionCE({
    cash: [5, 5, 25],
    dials: { auction: 2, development: 3, expansion: 5 },
    companies: {
      PRR: { held: { [other]: 1 }, income: 20, treasury: 2, hexes: ['Q5', 'P4', 'O4'] },
      'B&O': { held: { [owner]: 2 }, income: 26, treasury: 1 },
      'C&O': { held: { 0: 1, 1: 1, 2: 3 }, treasury: 0, charter: 0 },
      NYC: { held: { [owner]: 2, 2: 2, [other]: 1 }, treasury: 0 },
    },
  });
}

/** The dials are such that to develop brings dividends. */
function withWabash(owner: number): State {
  return positionCE({
    cash: [10, 10, 10],
    dials: { auction: 3, development: 3, expansion: 2 },
    companies: {
      PRR: { held: { 0: 1, 1: 1, 2: 1 }, treasury: 0, charter: 10 },
      'B&O': { held: { 0: 1, 1: 1, 2: 1 }, treasury: 0 },
      'C&O': { held: { 0: 1, 1: 1, 2: 1 }, treasury: 0, hexes: [...NEARLY_THERE, 'A2'] },
      NYC: { held: { 0: 1, 1: 1, 2: 1 }, treasury: 0 },
      WAB: { held: { [owner]: 2 }, treasury: 0, hexes: ['D3'] },
    },
  });
}

/**
 * NYC can pay for Detroit (E0), which is worth 2 and grows, or for Buffalo (L0), which is worth 3. Many dividends are
 * still to come as long as there are shares to sell.
 */
function betweenDetroitAndBuffalo(time: 'early' | 'late'): State {
  const isLate = time === 'late';
  return positionCE({
    cash: [10, 10, 10],
    dials: { auction: 3, development: 1, expansion: isLate ? 4 : 2 },
    table: { detroit: 2 },
    houses: ['I2', 'F1'],
    companies: {
      PRR: { held: isLate ? { 0: 1, 1: 1, 2: 1 } : { 1: 1 }, treasury: 0 },
      'B&O': { held: isLate ? { 0: 1, 1: 2, 2: 1 } : { 2: 1 }, treasury: 0 },
      'C&O': { held: isLate ? { 1: 2, 2: 2 } : { 1: 1, 2: 1 }, treasury: 0 },
      NYC: {
        held: isLate ? { 0: 2, 1: 1, 2: 1 } : { 0: 2 },
        treasury: 4,
        hexes: 'R2 Q2 P1 O1 N0 M0 L1 K1 J1 I2 H2 G2 F1 E1'.split(' '),
      },
    },
  });
}

/** Selling the last share of NYC ends the game; seat 0 has that much. */
function lastShare(cash: number[]): State {
  return positionCE({
    cash,
    dials: { auction: 2, development: 4, expansion: 2 },
    companies: {
      PRR: { held: { 0: 1, 1: 1, 2: 1 }, treasury: 2 },
      'B&O': { held: { 0: 1, 1: 2, 2: 1 }, treasury: 3 },
      'C&O': { held: { 1: 2, 2: 1 }, treasury: 12 },
      NYC: { held: { 0: 2, 1: 1, 2: 1 }, treasury: 2 },
    },
  });
}

const DILUTION = { type: 'start_auction', company: 'B&O' };

function hexesBuilt({ action }: Decision<ActionCE>): readonly string[] {
  return action.type === 'expand' ? action.hexes : [];
}

describe.each([MEDIUM, HARD])('$level', (character) => {
  it('starves a company on its way to Chicago in which a rival has nearly all shares', () => {
    const state = beforeChicago(1, 4);
    const decision = decide(state, character);
    expect(decision.action).toMatchObject({ type: 'expand', company: 'C&O' });
    expect(hexesBuilt(decision)).not.toContain('A2');
    expect(decision.because).toMatchObject({ key: 'bot.express.expand.starve', params: { player: 1 } });
    const after = playCE(state, decision.action);
    expect(
      chicagoExpress.apply(after, { type: 'expand', by: 1, company: 'C&O', hexes: ['B2', 'A2'] }),
    ).toMatchObject({ code: 'no-funds' });
  });

  it('takes the same company to Chicago where it has nearly all shares itself', () => {
    const decision = decide(beforeChicago(4, 1), character);
    expect(decision.action).toMatchObject({ type: 'expand', company: 'C&O' });
    expect(hexesBuilt(decision)).toContain('A2');
    expect(decision.because.key).toBe('bot.express.expand.chicago');
  });

  it('dilutes what pays its rival before dividends, and not what pays itself', () => {
    const theirs = decide(beforeDividends(1), character);
    expect(theirs.action).toMatchObject(DILUTION);
    const mine = decide(beforeDividends(0), character);
    expect(mine.action).not.toMatchObject(DILUTION);
  });

  it('ends the game when it is ahead, and not when it is behind', () => {
    const ahead = decide(lastShare([90, 40, 40]), character);
    expect(ahead.action).toMatchObject({ type: 'start_auction', company: 'NYC' });
    expect(ahead.because).toMatchObject({ key: 'bot.express.ends', params: { reason: 'shares' } });
    const behind = decide(lastShare([20, 60, 60]), character);
    expect(behind.action).not.toMatchObject({ type: 'start_auction', company: 'NYC' });
  });

  it('puts up a share of a rich company while its only owner cannot pay, and buys in', () => {
    const state = positionCE({
      cash: [30, 3, 30],
      dials: { auction: 1 },
      companies: {
        PRR: { held: { 1: 1 }, income: 20, treasury: 10, hexes: ['Q5', 'P4', 'O4'] },
        'B&O': { held: { 0: 1 }, treasury: 1 },
        'C&O': { held: { 2: 1 }, treasury: 0 },
        NYC: { held: { 0: 1 }, treasury: 0 },
      },
    });
    const { action, because } = decide(state, character);
    expect(action).toMatchObject({ type: 'start_auction', company: 'PRR' });
    expect(because.key).toBe('bot.express.auction.buy');
  });

  it('buys the first share of the Pennsylvania cheaply and does not overpay it', () => {
    const cheap = decide(startCE(3), character);
    expect(cheap.action).toMatchObject({ type: 'bid', company: 'PRR', price: 7 });
    const dear = decide(playCE(startCE(3), bid('PRR', 30)), character);
    expect(dear.action.type).toBe('pass');
    expect(dear.because.key).toMatch(/^bot\.express\.pass\./);
  });

  it('develops Fort Wayne just before dividends where the Wabash is its own, and not for others', () => {
    const mine = decide(withWabash(0), character);
    expect(mine.action).toMatchObject({ type: 'develop', hex: 'D3' });
    expect(mine.because).toMatchObject({ key: 'bot.express.develop.income', params: { company: 'WAB' } });
    expect(decide(withWabash(1), character).action).not.toMatchObject({ hex: 'D3' });
  });

  it('goes to Detroit while it still grows, and late where there is more to be had now', () => {
    expect(hexesBuilt(decide(betweenDetroitAndBuffalo('early'), character))).toContain('E0');
    const late = hexesBuilt(decide(betweenDetroitAndBuffalo('late'), character));
    expect(late).toContain('L0');
    expect(late).not.toContain('E0');
  });
});

it('medium dilutes the shares of the leader with other people’s money, and says so', () => {
  const state = positionCE({
    cash: [2, 30, 30],
    dials: { auction: 1 },
    companies: {
      PRR: { held: { 1: 1 }, income: 20, treasury: 10, hexes: ['Q5', 'P4', 'O4'] },
      'B&O': { held: { 0: 1 }, treasury: 1 },
      'C&O': { held: { 2: 1 }, treasury: 0 },
      NYC: { held: { 0: 1 }, treasury: 0 },
    },
  });
  const { action, because } = decide(state, MEDIUM);
  expect(action).toMatchObject({ type: 'start_auction', company: 'PRR' });
  expect(because).toMatchObject({ key: 'bot.express.auction.dilute', params: { player: 1, before: 20 } });
});

it('searches more with more effort', () => {
  // Everything is still open here, so that no search can stop early.
  const state = positionCE({ companies: { PRR: { held: { 0: 1 }, treasury: 8 } } });
  const work = (effort: number): number => decide(state, { ...HARD, effort }).work;
  expect(work(2)).toBeGreaterThan(2 * work(0.5));
});

/** What an easy opponent does in thirty games that come to the same position. */
function doneByEasy(state: State): ActionCE[] {
  const easy: Character = { level: 'easy', manner: 'balanced' };
  return Array.from({ length: 30 }, (_, game) => decide(state, easy, (game + 1) * 7919).action);
}

function isToChicago(action: ActionCE): boolean {
  return action.type === 'expand' && action.hexes.includes('A2');
}

describe('easy', () => {
  it('sees what is good for itself, nearly always', () => {
    expect(doneByEasy(beforeChicago(4, 1)).filter(isToChicago).length).toBeGreaterThan(20);
  });

  it('is friendly: it takes a company to Chicago for a rival with nearly all shares rather than starve it', () => {
    const done = doneByEasy(beforeChicago(1, 4));
    const starving = decide(beforeChicago(1, 4), MEDIUM).action;
    const starved = done.filter((action) => JSON.stringify(action) === JSON.stringify(starving));
    expect(done.filter(isToChicago).length).toBeGreaterThan(2 * starved.length);
  });

  it('pays more than a better player for a first share, but no fantastic price', () => {
    const at = (price: number): State => playCE(startCE(3), bid('PRR', price - 1));
    expect(decide(at(19), MEDIUM).action.type).toBe('pass');
    expect(doneByEasy(at(19)).map(({ type }) => type)).toContain('bid');
    expect(doneByEasy(at(36)).map(({ type }) => type)).not.toContain('bid');
  });
});

describe('manners', () => {
  /** The highest price at which a character still bids for the first share of the game. */
  function highestBid(character: Character): number {
    let highest = 0;
    for (let price = 8; price < 40; price++) {
      const { action } = decide(playCE(startCE(3), bid('PRR', price - 1)), character);
      if (action.type === 'bid') highest = price;
    }
    return highest;
  }

  it.each(['easy', 'medium'] as const)('%s bids the more the bolder it is', (level) => {
    const [cautious = 0, balanced = 0, bold = 0] = MANNERS.map((manner) => highestBid({ level, manner }));
    expect(balanced).toBeGreaterThan(cautious);
    expect(bold).toBeGreaterThan(balanced);
  });

  it('a hard one that is cautious leaves a share which a bold one buys', () => {
    const state = playCE(startCE(3), bid('PRR', 23));
    expect(decide(state, { level: 'hard', manner: 'cautious' }).action.type).toBe('pass');
    expect(decide(state, { level: 'hard', manner: 'bold' }).action.type).toBe('bid');
  });

  it('build what pays now, buy what pays well, or raise money to grow', () => {
    const state = positionCE({
      cash: [20, 14, 14],
      dials: { auction: 0, expansion: 3, development: 1 },
      companies: {
        PRR: { held: { 2: 1 }, treasury: 6 },
        'B&O': { held: { 0: 1 }, treasury: 15 },
        'C&O': { held: { 1: 1 }, treasury: 7 },
        NYC: { held: { 0: 1, 1: 1, 2: 1 }, treasury: 20 },
      },
    });
    const moves = MANNERS.map((manner) => decide(state, { level: 'medium', manner }).action);
    expect(moves).toMatchObject([
      { type: 'expand', company: 'B&O' },
      { type: 'start_auction', company: 'PRR' },
      { type: 'start_auction', company: 'B&O' },
    ]);
  });
});
