import type { BotFactory } from '../../bots/bots.ts';
import { desertingBot } from './deserting.ts';
import { levellingBot } from './levelling.ts';
import { recklessBot } from './reckless.ts';
import { westernBot } from './western.ts';

/** Bots that lead a game of one title where random ones hardly ever go: see milestones.ts for what is met there. */
export const SOAK_BOTS = {
  western: westernBot,
  reckless: recklessBot,
  levelling: levellingBot,
  deserting: desertingBot,
} as const satisfies Readonly<Record<string, BotFactory>>;
