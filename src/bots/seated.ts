import type { Action } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { type BotFactory, BOTS } from './bots.ts';
import { type AnyMind, type Character, type Decision, isLevel, isManner } from './mind.ts';

/** Computer players by name: `random`, `medium`, `hard:bold`, `hard@4x`, `hard:cautious@2x`, or one of the pool: `rusher`. */

const NAME = /^(?<level>[a-z]+)(?::(?<manner>[a-z]+))?(?:@(?<effort>\d+(?:\.\d+)?)x)?$/;

/** The character a name stands for; null where it stands for none. */
export function readCharacter(name: string): Character | null {
  const { level = '', manner = 'balanced', effort = '1' } = NAME.exec(name)?.groups ?? {};
  if (!isLevel(level) || !isManner(manner)) return null;
  return { level, manner, effort: Number(effort) };
}

/** How players with a fixed idea think otherwise. */
const USUAL: Character = { level: 'medium', manner: 'balanced' };

export type OnDecision = (decision: Decision<Action>) => void;

/** A bot that thinks with the mind of its title. */
export function mindBot(
  mind: AnyMind,
  name: string,
  character: Character,
  onDecision?: OnDecision,
): BotFactory {
  return (seed) => {
    const random = new SeededRandom(seed);
    return {
      name,
      choose(_, state) {
        const decision = mind.decide(state, character, random.next());
        onDecision?.(decision);
        // The mind belongs to the title that is played.
        return decision.action as never;
      },
    };
  };
}

/** The bot of that name; null where there is none, or where computers do not know how to play the title. */
export function findBot(name: string, mind: AnyMind | null, onDecision?: OnDecision): BotFactory | null {
  if (Object.hasOwn(BOTS, name)) return BOTS[name] ?? null;
  const odd = mind?.pool && Object.hasOwn(mind.pool, name) ? mind.pool[name] : undefined;
  if (odd) return mindBot(odd, name, USUAL, onDecision);
  const character = readCharacter(name);
  return mind && character ? mindBot(mind, name, character, onDecision) : null;
}
