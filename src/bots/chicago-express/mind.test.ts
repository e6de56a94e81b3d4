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

describe.each([MEDIUM, HARD])('$level', (character) => {
  it('starves a company on its way to Chicago in which a rival has nearly all shares', () => {
    const state = positionCE({
      cash: [10, 10, 10],
      dials: { auction: 3, development: 1, expansion: 2 },
      companies: {
        PRR: { held: { 0: 2, 2: 1 }, treasury: 0 },
        'B&O': { held: { 0: 2, 2: 2 }, treasury: 0 },
        'C&O': { held: { 0: 1, 1: 4 }, treasury: 5, hexes: NEARLY_THERE },
        NYC: { held: { 0: 1, 2: 1 }, treasury: 0 },
      },
    });
    const { action, because } = decide(state, character);
    expect(action).toMatchObject({ type: 'expand', company: 'C&O' });
    expect((action as Extract<ActionCE, { type: 'expand' }>).hexes).not.toContain('A2');
    expect(because).toMatchObject({ key: 'bot.express.expand.starve', params: { player: 1 } });
    const after = playCE(state, action);
    expect(
      chicagoExpress.apply(after, { type: 'expand', by: 1, company: 'C&O', hexes: ['B2', 'A2'] }),
    ).toMatchObject({
      code: 'no-funds',
    });
  });

  it('takes a company to Chicago that it owns itself', () => {
    const state = positionCE({
      cash: [10, 10, 10],
      dials: { auction: 3 },
      companies: {
        PRR: { held: { 1: 1 } },
        'B&O': { held: { 2: 1 } },
        'C&O': { held: { 0: 2 }, treasury: 6, hexes: NEARLY_THERE },
        NYC: { held: { 1: 1 } },
      },
    });
    const { action, because } = decide(state, character);
    expect(action).toMatchObject({ type: 'expand', company: 'C&O' });
    expect((action as Extract<ActionCE, { type: 'expand' }>).hexes).toContain('A2');
    expect(because.key).toBe('bot.express.expand.chicago');
  });

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

  it('buys the first share of the Pennsylvania cheaply and leaves it at a fantastic price', () => {
    const cheap = decide(startCE(3), character);
    expect(cheap.action).toMatchObject({ type: 'bid', company: 'PRR', price: 7 });
    const dear = decide(playCE(startCE(3), bid('PRR', 38)), character);
    expect(dear.action.type).toBe('pass');
    expect(dear.because.key).toMatch(/^bot\.express\.pass\./);
  });
});

it('medium dilutes the shares of the leader with other people’s money', () => {
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
  const state = positionCE({ companies: { PRR: { held: { 0: 1 }, treasury: 8 } } });
  expect(decide(state, { ...HARD, effort: 0.5 }).work * 4).toBe(decide(state, { ...HARD, effort: 2 }).work);
});
