import type { SeededRandom } from '../../core/random.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
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

/** Moves of a position by chance, as many as are asked for. */
function drawer(eyes: Eyes, state: State, random: SeededRandom): () => ActionCE {
  const companies = expandable(state);
  const auctions = auctionMoves(state);
  const developments = developMoves(state, 2);
  const idle = idleMoves(state);
  const weights = [companies, auctions, developments, idle].map(({ length }, kind) =>
    length > 0 ? (KINDS[kind] as number) : 0,
  );
  return () => {
    const kind = drawByWeight(weights, random);
    if (kind === 0)
      return expandAction(state, random.pick(plansFor(state, eyes.ground, random.pick(companies))));
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

  function sample(state: State, random: SeededRandom): ActionCE {
    let chosen: ActionCE | null = null;
    let most = -Infinity;
    const draw = drawer(eyes, state, random);
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      const move = draw();
      const promise = chancesOf(eyes, play(state, move))[state.active] as number;
      if (promise <= most) continue;
      most = promise;
      chosen = move;
    }
    return chosen as ActionCE;
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
