import { describe, expect, it } from 'vitest';
import { BOTS, type BotFactory } from '../../bots/bots.ts';
import type { AnyGame, OptionValues } from '../../core/game.ts';
import { findGame, GAMES } from '../../titles/all.ts';
import { SOAK_BOTS } from './bots.ts';
import { soakGame } from './game.ts';
import { MILESTONES, type Moment } from './milestones.ts';
import { botsOf, plansOf } from './plans.ts';

interface Table {
  readonly game: AnyGame;
  readonly bot: BotFactory;
  readonly seats?: number;
  readonly ruleSet?: string;
  readonly options?: OptionValues;
}

const MOST_GAMES = 20;

/**
 * What games come to, one after the other, until they have come to all of these. The first seed is one that did so
 * when it was chosen; rules that change since then may call for a few more.
 */
function reachedFrom(
  first: number,
  { game, bot, seats = 3, ruleSet = 'book', options = {} }: Table,
  names: readonly string[],
): string[] {
  const reached = new Set<string>();
  for (let seed = first; seed < first + MOST_GAMES && names.some((name) => !reached.has(name)); seed++) {
    for (const name of soakGame({ game, seats, ruleSet, options, bots: bot, seed }).reached)
      reached.add(name);
  }
  return names.filter((name) => reached.has(name));
}

function gameNamed(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function milestonesOf(id: string): string[] {
  return MILESTONES.filter(({ game }) => game === id).map(({ name }) => name);
}

describe('bots with a leaning come where random ones hardly ever come', () => {
  const chicago = (bot: BotFactory, games: number): number => {
    let times = 0;
    for (let seed = 1; seed <= games; seed++) {
      const { reached } = soakGame({
        game: gameNamed('chicago-express'),
        seats: 2 + (seed % 5),
        ruleSet: 'book',
        bots: bot,
        seed,
      });
      if (reached.includes('Chicago entered')) times++;
    }
    return times;
  };

  it('CE-9.1: western bots are in Chicago in most games, random ones in few', () => {
    expect(chicago(SOAK_BOTS.western, 25)).toBeGreaterThanOrEqual(20);
    expect(chicago(BOTS['random'] as BotFactory, 5)).toBeLessThan(2);
  });

  it('CE-18.1.1: western bots build on behind Chicago', () => {
    const names = milestonesOf('chicago-express');
    const options = { chicago_at_once: true, forest_grant: true };
    const table = { game: gameNamed('chicago-express'), bot: SOAK_BOTS.western, options };
    expect(reachedFrom(1, table, names)).toEqual(names);
  });

  it('1848-16.1, 1848-16.4: reckless bots ruin the company with P3, and the privates close with it', () => {
    const names = milestonesOf('1848');
    expect(reachedFrom(11, { game: gameNamed('1848'), bot: SOAK_BOTS.reckless }, names)).toEqual(names);
  });

  it('1860-20.6: levelling bots bring companies that British Rail finds equal, the last ones too', () => {
    const names = milestonesOf('1860');
    expect(reachedFrom(8, { game: gameNamed('1860'), bot: SOAK_BOTS.levelling }, names)).toEqual(names);
  });

  it('18GB-15.7: deserting bots leave corporations that convert in receivership', () => {
    const names = milestonesOf('18gb');
    expect(reachedFrom(4, { game: gameNamed('18gb'), bot: SOAK_BOTS.deserting }, names)).toEqual(names);
  });
});

describe('milestones', () => {
  it('are of known games, and nothing that every action comes to', () => {
    for (const { game, isReached } of MILESTONES) {
      const start = gameNamed(game).setup(3, gameNamed(game).ruleSets[0]?.values ?? {}, 1);
      const moment: Moment<object> = {
        before: start,
        action: { type: 'pass', by: 0 },
        events: [{ key: 'passed', params: {}, rule: '' }],
        after: start,
      };
      expect(isReached(moment)).toBe(false);
    }
  });

  it('1860-20.6: count takeovers of one round together, and of several rounds apart', () => {
    const start = gameNamed('1860').setup(3, gameNamed('1860').ruleSets[0]?.values ?? {}, 1);
    const told = (...keys: string[]): Moment<object> => ({
      before: start,
      action: { type: 'pass', by: 0 },
      events: keys.map((key) => ({ key, params: { company: 'C&N' }, rule: '1860-20.6' })),
      after: start,
    });
    const tie = MILESTONES.find(({ name }) => name === 'a tie under British Rail');
    const [taken, round] = ['nationalised', 'operating-round'];
    expect(tie?.isReached(told(taken, taken, taken))).toBe(true);
    expect(tie?.isReached(told(taken, taken, round, taken, taken))).toBe(false);
    expect(tie?.isReached(told(taken, round, taken, taken, taken))).toBe(true);
  });

  it.each(GAMES.map((game) => ({ id: game.id, game })))(
    '$id: some bot of the soak aims at them',
    ({ game }) => {
      const plans = [...plansOf(game, 1)];
      expect(plans.some(({ bots }) => bots !== 'random')).toBe(true);
      for (const plan of plans) {
        const names = plan.bots.split(',');
        expect(botsOf(plan).map((bot) => bot(1).name)).toEqual(
          Array.from({ length: plan.seats }, (_, seat) => names[seat % names.length]),
        );
      }
      const games = plans.filter(({ bots }) => bots !== 'random').reduce((sum, { count }) => sum + count, 0);
      for (const one of MILESTONES.filter((milestone) => milestone.game === game.id))
        expect(games).toBeGreaterThan(one.least);
    },
  );
});
