import { headOf } from '../../core/choice.ts';
import type { Action, Choice, Refusal } from '../../core/game.ts';

/** The fields that actions of Chicago Express have, as far as they distinguish choices. */
interface Fields {
  readonly company?: string;
  readonly dial?: string;
  readonly hex?: string;
  readonly price?: number;
}

/** A choice with the action it stands for, or that its members have in common. */
export interface Offer {
  readonly choice: Choice<Action>;
  readonly action: Action & Fields;
  readonly refusal: Refusal | undefined;
}

/** The choices of one type. */
export function choicesOf(choices: readonly Choice<Action>[], type: string): Offer[] {
  return choices.flatMap((choice) => {
    const action: Action & Fields = headOf(choice);
    return action.type === type ? { choice, action, refusal: choice.refusal } : [];
  });
}
