import { type BotFactory, BOTS } from '../../bots/bots.ts';
import type { AnyGame, OptionValues } from '../../core/game.ts';
import { fileRulesOf } from './game.ts';
import { SOAK_BOTS } from './bots.ts';

/** Games of one kind: so many, with seeds from 1. */
export interface SoakPlan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly bot: string;
  readonly count: number;
}

const GAMES_BY_FILE_RULES = 250;
const GAMES_BY_OTHER_RULES = 100;
const GAMES_PER_SWITCH = 20;

/** Games with a bot that has a leaning, for each number of players. */
interface Expedition {
  readonly bot: keyof typeof SOAK_BOTS;
  readonly count: number;
  readonly options?: OptionValues;
}

/** Under every rule set of the title. */
const EXPEDITIONS: Readonly<Record<string, readonly Expedition[]>> = {
  'chicago-express': [
    { bot: 'western', count: 40 },
    { bot: 'western', count: 20, options: { chicago_at_once: true, forest_grant: true } },
  ],
  '1848': [{ bot: 'reckless', count: 20 }],
  '1860': [{ bot: 'levelling', count: 15 }],
  '18gb': [{ bot: 'deserting', count: 20 }],
};

export function botNamed(name: string): BotFactory {
  const bot = (SOAK_BOTS as Readonly<Record<string, BotFactory>>)[name] ?? BOTS[name];
  if (!bot) throw new RangeError(`no bot ${name}`);
  return bot;
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
export function isPlain({ bot, options }: SoakPlan): boolean {
  return bot === 'random' && Object.keys(options).length === 0;
}

/** All games of a title: at random under every rule set and every switch, and where the bots with leanings go. */
export function* plansOf(game: AnyGame, share: number): Generator<SoakPlan> {
  const [min, max] = game.seats;
  const some = (count: number): number => Math.ceil(count * share);
  for (const { id: ruleSet, values } of game.ruleSets) {
    const random = { game, ruleSet, bot: 'random' };
    for (let seats = min; seats <= max; seats++) {
      const count = fileRulesOf(game) === ruleSet ? GAMES_BY_FILE_RULES : GAMES_BY_OTHER_RULES;
      yield { ...random, seats, options: {}, count: some(count) };
      for (const { options = {}, ...expedition } of EXPEDITIONS[game.id] ?? []) {
        yield { game, ruleSet, seats, options, bot: expedition.bot, count: some(expedition.count) };
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
