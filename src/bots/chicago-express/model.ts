import type { SeededRandom } from '../../core/random.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import type { PartialExpansion } from '../../games/chicago-express/reach.ts';
import type { State } from '../../games/chicago-express/state.ts';
import type { Candidate, Model } from '../model.ts';
import { byPromise, drawByWeight } from '../policy.ts';
import { settleAuctions } from './bids.ts';
import { expandAction, plansFor } from './expansions.ts';
import { auctionMoves, developMoves, expandable, idleMoves, movesOf } from './moves.ts';
import { applied } from './playing.ts';
import { chancesOf, type Eyes } from './worth.ts';

/** Chicago Express as a search sees it: turns only, since auctions are settled by what shares are worth. */

/** Kinds of moves in play-outs: expand, auction, develop, do nothing. */
const KINDS = [4, 3, 2.5, 0.7] as const;

/** Moves of a play-out are the best of so many drawn ones. */
const DRAWN = 3;

/** What may be drawn: a plan of an expansion stands for its action. */
type Drawn = ActionCE | PartialExpansion;

/** Moves of a position by chance, as many as are asked for. */
function drawer(eyes: Eyes, state: State, random: SeededRandom): () => Drawn {
  const companies = expandable(state);
  const auctions = auctionMoves(state);
  const developments = developMoves(state, 2);
  const idle = idleMoves(state);
  const weights = [companies, auctions, developments, idle].map(({ length }, kind) =>
    length > 0 ? (KINDS[kind] as number) : 0,
  );
  return () => {
    const kind = drawByWeight(weights, random);
    if (kind === 0) return random.pick(plansFor(state, eyes.ground, random.pick(companies)));
    if (kind === 1) return random.pick(auctions);
    return random.pick(kind === 2 ? developments : idle);
  };
}

export function modelFor(eyes: Eyes): Model<State, ActionCE> {
  const play = (state: State, action: ActionCE): State => settleAuctions(eyes, applied(state, action));

  function candidates(state: State): Candidate<ActionCE>[] {
    const seat = state.active;
    return byPromise(
      movesOf(state, eyes.ground).map((move) => ({
        move,
        promise: chancesOf(eyes, play(state, move))[seat] as number,
      })),
    );
  }

  function sample(state: State, random: SeededRandom): State {
    const draw = drawer(eyes, state, random);
    const tried: Drawn[] = [];
    let chosen = state;
    let most = -Infinity;
    for (let count = 0; count < DRAWN; count++) {
      const drawn = draw();
      if (tried.includes(drawn)) continue;
      tried.push(drawn);
      const after = play(state, 'type' in drawn ? drawn : expandAction(state, drawn));
      const promise = chancesOf(eyes, after)[state.active] as number;
      if (promise <= most) continue;
      most = promise;
      chosen = after;
    }
    return chosen;
  }

  return {
    seats: ({ seats }) => seats,
    turn: ({ ended, active }) => (ended.length > 0 ? null : active),
    candidates,
    sample,
    play,
    utilities: (state) => chancesOf(eyes, state),
  };
}
