import type { Entrant } from '../bots/arena.ts';
import { BOTS } from '../bots/bots.ts';
import { LEVELS, MANNERS } from '../bots/mind.ts';
import { WHIMS } from '../bots/rail/whims.ts';
import { findBot, type OnDecision } from '../bots/seated.ts';
import { findWhole } from '../titles/all.ts';
import { usage } from './failure.ts';

/** What bots are called on the command line. */
export const BOT_NAMES =
  `${[...Object.keys(BOTS), ...LEVELS].join(', ')}; with a manner ${MANNERS.map((manner) => `hard:${manner}`).join(', ')}; ` +
  `searching four times as much hard@4x; in 18xx titles also ${Object.keys(WHIMS).join(', ')}`;

/** The bots of a list such as `hard:bold,medium,medium`. */
export function botsNamed(game: string, list: string, onDecision?: OnDecision): Entrant[] {
  const mind = findWhole(game)?.mind ?? null;
  return list.split(',').map((entry) => {
    const name = entry.trim();
    const bot = findBot(name, mind, onDecision);
    if (bot) return { name, bot };
    const known = mind ? BOT_NAMES : `${Object.keys(BOTS).join(', ')}; ${game} has no others yet`;
    throw usage(`unknown bot "${name}" (known: ${known})`);
  });
}
