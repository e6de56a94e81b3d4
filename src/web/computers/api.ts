import type { Character, Decision } from '../../bots/mind.ts';
import type { Action } from '../../core/game.ts';

/** What a computer is asked: everything its answer depends on. */
export interface Question {
  readonly title: string;
  readonly state: object;
  readonly character: Character;
  readonly seed: number;
}

/** The worker in which computers think. */
export interface ThinkerApi {
  decide(question: Question): Promise<Decision<Action>>;
}
