import { type BotFactory, leaningBot } from '../../bots/bots.ts';
import { headOf } from '../../core/choice.ts';
import type { Choice } from '../../core/game.ts';
import type { Action18GB } from '../../games/18gb/actions.ts';
import { hasRoute } from '../../games/18gb/receivership.ts';
import { type State } from '../../games/18gb/state.ts';
import { companyOf } from '../../rail/position.ts';

/** Founds corporations in 18GB, lets them build without buying trains, and then leaves them to the receiver. */
function leaning(state: State, choice: Choice<Action18GB>): number {
  const action = headOf(choice) as Partial<Action18GB>;
  switch (action.type) {
    case 'sell_shares':
      return companyOf(state, action.company ?? '').director !== action.by
        ? 0
        : hasRoute(state, action.company ?? '')
          ? 10
          : -1;
    case 'par':
      return 5;
    case 'lay_tile':
      return 3;
    case 'buy_train':
    case 'convert':
      return -1;
    default:
      return 0;
  }
}

export const desertingBot: BotFactory = leaningBot<State, Action18GB>('deserting', leaning);
