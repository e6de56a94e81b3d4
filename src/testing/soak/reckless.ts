import { type BotFactory, leaningBot } from '../../bots/bots.ts';
import { headOf } from '../../core/choice.ts';
import type { Choice } from '../../core/game.ts';
import type { Action1848 } from '../../games/1848/actions.ts';
import { isFirstOfType, nextTrain, typeOfTrain } from '../../games/1848/depot.ts';
import { isTasmaniaLaid } from '../../games/1848/privates.ts';
import { type State } from '../../games/1848/state.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';

/**
 * Ruins companies in 1848: one first, then the one that owns P3, with the first 5 on top of the bank's trains and
 * Tasmania still to be laid.
 */

/** The first train that closes the privates comes next. */
function isFirst5Next(state: State): boolean {
  const next = nextTrain(state);
  return next !== null && typeOfTrain(next) === '5' && isFirstOfType(state, '5');
}

/** The company that is to fail second. */
function keeperOfP3(state: State): string | null {
  const { owner, closed } = state.privates.P3;
  return typeof owner === 'string' && !closed && !isTasmaniaLaid(state) ? owner : null;
}

/** Far enough from the left edge that a loan does not ruin it yet. */
function isSafe(state: State, company: string): boolean {
  return (companyOf(state, company).cell?.[1] ?? 0) > 3;
}

/** Whether the company whose turn it is should lose its price now. */
function wantsRuin(state: State): number {
  const company = operator(state);
  if (company === null) return 0;
  const keeper = keeperOfP3(state);
  if (company !== keeper) return state.receiverships === 0 && keeper !== null ? 20 : -1;
  return isSafe(state, company) || (state.receiverships === 1 && isFirst5Next(state)) ? 40 : -1;
}

function leaning(state: State, choice: Choice<Action1848>): number {
  const action = headOf(choice) as Partial<Action1848>;
  switch (action.type) {
    case 'buy_from_owner':
      return action.private === 'P3' ? 50 : 0;
    case 'answer':
      return action.accept ? 60 : 0;
    case 'lay_tile':
      return action.private === 'P3' ? -1 : 0;
    case 'take_loan':
      return wantsRuin(state);
    case 'dividend':
      return wantsRuin(state) > 0 && action.pay === false ? 30 : 0;
    case 'buy_train':
      return isFirst5Next(state) && keeperOfP3(state) !== null ? -1 : 5;
    case 'buy_share':
      return 1;
    default:
      return 0;
  }
}

export const recklessBot: BotFactory = leaningBot<State, Action1848>('reckless', leaning);
