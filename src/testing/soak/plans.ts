import type { BotFactory } from '../../bots/bots.ts';
import { findBot } from '../../bots/seated.ts';
import type { AnyGame, OptionValues } from '../../core/game.ts';
import { findWhole } from '../../titles/all.ts';
import { nth } from '../../core/present.ts';
import { fileRulesOf } from './game.ts';
import { SOAK_BOTS } from './bots.ts';

/** Games of one kind: so many, with seeds from 1. */
export interface SoakPlan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly ruleSet: string;
  readonly options: OptionValues;
  /** Names of bots, dealt round the table: `random`, `medium,random`. */
  readonly bots: string;
  readonly count: number;
}

const GAMES_BY_FILE_RULES = 250;
const GAMES_BY_OTHER_RULES = 100;
const GAMES_PER_SWITCH = 20;

/** Games with bots that go where random ones hardly ever come, for each number of players. */
interface Expedition {
  readonly bots: string;
  readonly count: number;
  readonly options?: OptionValues;
}

/** Under every rule set of the title: bots with a leaning, computers of every level, and computers among random bots. */
const EXPEDITIONS: Readonly<Record<string, readonly Expedition[]>> = {
  'chicago-express': [
    { bots: 'western', count: 40 },
    { bots: 'western', count: 20, options: { chicago_at_once: true, forest_grant: true } },
    { bots: 'easy', count: 300 },
    { bots: 'medium', count: 300 },
    { bots: 'medium,western', count: 300 },
    { bots: 'medium:bold,easy,random', count: 300 },
    { bots: 'hard,medium:cautious', count: 20 },
  ],
  '1848': [{ bots: 'reckless', count: 20 }, ...computers(40)],
  '1860': [{ bots: 'levelling', count: 15 }, ...computers(40)],
  '18gb': [{ bots: 'deserting', count: 20 }, ...computers(40)],
};

function computers(count: number): Expedition[] {
  return [
    { bots: 'medium', count },
    { bots: 'easy,medium:bold', count },
    { bots: 'medium,random', count },
    { bots: 'hard,medium:cautious', count: Math.ceil(count / 8) },
  ];
}

/** The bots of a plan, one for each seat. */
export function botsOf({ game, bots, seats }: Pick<SoakPlan, 'game' | 'bots' | 'seats'>): BotFactory[] {
  const mind = findWhole(game.id)?.mind ?? null;
  const dealt = bots.split(',').map((name) => {
    const bot = (SOAK_BOTS as Readonly<Record<string, BotFactory>>)[name] ?? findBot(name, mind);
    if (!bot) throw new RangeError(`no bot ${name}`);
    return bot;
  });
  return Array.from({ length: seats }, (_, seat) => nth(dealt, seat % dealt.length));
}

/** A game of a plan. */
export interface PlannedGame extends SoakPlan {
  readonly seed: number;
}

/** So many games of each plan, from the first seed on: what CI plays of the soak. */
export function firstGames(plans: readonly SoakPlan[], most: number): PlannedGame[] {
  return plans.flatMap((plan) =>
    Array.from({ length: Math.min(most, plan.count) }, (_, index) => ({ ...plan, seed: index + 1 })),
  );
}

/** Whether the rule set is played as it is, at random. */
export function isPlain({ bots, options }: SoakPlan): boolean {
  return bots === 'random' && Object.keys(options).length === 0;
}

/** All games of a title: at random under every rule set and every switch, and where the bots with leanings go. */
export function* plansOf(game: AnyGame, share: number): Generator<SoakPlan> {
  const [min, max] = game.seats;
  const some = (count: number): number => Math.ceil(count * share);
  for (const { id: ruleSet, values } of game.ruleSets) {
    const random = { game, ruleSet, bots: 'random' };
    for (let seats = min; seats <= max; seats++) {
      const count = fileRulesOf(game) === ruleSet ? GAMES_BY_FILE_RULES : GAMES_BY_OTHER_RULES;
      yield { ...random, seats, options: {}, count: some(count) };
      for (const { options = {}, ...expedition } of EXPEDITIONS[game.id] ?? []) {
        yield { game, ruleSet, seats, options, bots: expedition.bots, count: some(expedition.count) };
      }
    }
    for (const { key, values: all } of game.options) {
      for (const value of all.filter((candidate) => candidate !== values[key])) {
        const seats = min + (key.length % (max - min + 1));
        yield { ...random, seats, options: { [key]: value }, count: some(GAMES_PER_SWITCH) };
      }
    }
  }
}
