import type { Turn } from '../../core/game.ts';
import type { Words } from '../../text/words.ts';
import type { HeadFact } from '../family/family.ts';
import type { EndConditionShown, ExpressView } from './view.ts';

/** How many steps a condition is away from ending the game. Some numbers rise to their limit, houses fall to it. */
export function stepsAway({ value, limit, holds }: EndConditionShown): number {
  return holds ? 0 : Math.abs(limit - value);
}

/** A condition as a number out of its limit: Detroit in money, the houses as those left. */
export function conditionValue(words: Words, { reason, value, limit }: EndConditionShown): string {
  if (reason === 'houses') return words.number(value);
  const some = reason === 'detroit' ? words.money(value) : words.number(value);
  return words.t('page.of', { some, all: words.number(limit) });
}

/** The round, and how near every end is. */
export function expressFacts(words: Words, view: ExpressView, turn: Turn): HeadFact[] {
  const round = turn.kind === 'decide' ? [{ label: '', value: words.round(turn.round), isPlain: true }] : [];
  const ends = view.endConditions.map((condition) => ({
    label: words.t(`page.express.fact.${condition.reason}`),
    value: conditionValue(words, condition),
    isNear: stepsAway(condition) <= 1,
  }));
  return [...round, ...ends];
}
