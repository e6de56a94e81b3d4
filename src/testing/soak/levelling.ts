import { type BotFactory, leaningBot } from '../../bots/bots.ts';
import { headOf } from '../../core/choice.ts';
import type { Choice } from '../../core/game.ts';
import type { Action1860 } from '../../games/1860/actions.ts';
import type { State } from '../../games/1860/state.ts';

/**
 * Buys trains in 1860 until the Southern has formed and then sells everything, so that British Rail finds companies
 * which nobody leads and which all pay the same: nothing.
 */
function leaning(state: State, choice: Choice<Action1860>): number {
  const action = headOf(choice) as Partial<Action1860>;
  switch (action.type) {
    case 'sell_shares':
      return state.southern ? 10 : -1;
    // Tables that sell early are soon without money, and no train is ever bought again.
    case 'sell_private':
      return -1;
    case 'buy_share':
    case 'par':
      return state.southern ? -1 : 0;
    case 'buy_train':
      return 5;
    default:
      return 0;
  }
}

export const levellingBot: BotFactory = leaningBot<State, Action1860>('levelling', leaning);
