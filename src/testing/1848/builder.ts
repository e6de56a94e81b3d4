import type { Bot } from '../../bots/bots.ts';
import { legalActions } from '../../core/choice.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Action1848 } from '../../games/1848/actions.ts';
import { game1848 } from '../../games/1848/game.ts';
import { listRoutes } from '../../games/1848/routes.ts';
import { type State, worth } from '../../games/1848/state.ts';
import { reachOf } from '../../rail/network.ts';
import { KIT } from '../../games/1848/data.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';

/**
 * A tester's player for 1848: random tables fail early, so late rules (D and 2E trains, gray tiles, the end
 * of the bank) are hardly met. This one builds towards revenue and keeps companies alive, with enough chance
 * left to wander into corners.
 */
export function builderBot(seed: number): Bot {
  const random = new SeededRandom(seed);
  const trainsWanted = 1 + random.below(4);

  function choose(state: State): Action1848 {
    const offered: Action1848[] = [];
    for (const action of legalActions(game1848, state)) {
      offered.push(action);
      if (offered.length >= 400) break;
    }
    if (random.below(100) < 8) return random.pick(offered);
    const scored = offered.map((action) => ({
      action,
      score: score(state, action) + random.below(1000) / 1000,
    }));
    return scored.reduce((best, next) => (next.score > best.score ? next : best)).action;
  }

  function score(state: State, action: Action1848): number {
    switch (action.type) {
      case 'lay_tile':
        return 1 + promise(state, action);
      case 'place_token':
        return random.below(3);
      case 'run_routes':
      case 'dividend':
        return gain(state, action);
      case 'buy_share':
      case 'par':
        return 2 + gain(state, action) / 50;
      case 'buy_private':
        return 1;
      case 'buy_train':
        return companyOf(state, operator(state) ?? '').trains.length < trainsWanted ? 3 : -1;
      case 'buy_train_from':
        return action.price < 200 ? 0 : -1;
      case 'sell_shares':
      case 'take_loan':
        return -3;
      case 'buy_from_owner':
        return action.price === 1 ? 1 : -2;
      default:
        return 0;
    }
  }

  function gain(state: State, action: Action1848): number {
    const result = game1848.apply(state, action);
    if (result.refused) return -100;
    if (action.type === 'run_routes')
      return result.state.round.kind === 'operating' ? result.state.round.revenue : 0;
    return worth(result.state, action.by) - worth(state, action.by);
  }

  /** What a lay does for the company: stops reached, and the best route of a train it has. */
  function promise(state: State, action: Action1848): number {
    const company = operator(state) ?? '';
    const result = game1848.apply(state, action);
    if (result.refused) return -100;
    const { board, tokens } = result.state;
    const { stops } = reachOf(KIT, board, tokens, company);
    const reached = stops.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0);
    const train = companyOf(result.state, company).trains[0];
    const best =
      train && !companyOf(result.state, company).closed
        ? listRoutes(result.state, company, 300).get(train)?.[0]?.revenue
        : 0;
    return reached * 3 + (best ?? 0) / 10;
  }

  return {
    name: 'builder',
    // A bot of one title: the table it is put at is always 1848's.
    choose: (_game, state) => choose(state as unknown as State) as never,
  };
}
