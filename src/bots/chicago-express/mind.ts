import { SeededRandom } from '../../core/random.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { leastBid } from '../../games/chicago-express/bidding.ts';
import { COMPANY_IDS } from '../../games/chicago-express/data.ts';
import { type Auction, cashOf, type State } from '../../games/chicago-express/state.ts';
import type { Character, Considered, Decision, Mind } from '../mind.ts';
import { byPromise, chance, drawByPromise } from '../policy.ts';
import { compare, search, type SearchBudget } from '../search.ts';
import { fairPrice, sellTo, settleAuctions } from './bids.ts';
import { modelFor } from './model.ts';
import { movesOf } from './moves.ts';
import { applied } from './playing.ts';
import { passReason, bidReason, turnReason } from './reasons.ts';
import { LEANINGS, LEARNED, type Weights } from './weights.ts';
import { chancesOf, type Eyes, eyesOf, partsOf, worthsOf } from './worth.ts';

/** Steps of the hard level at effort 1. */
const TURN: SearchBudget = { iterations: 400, playOut: 8 };
const BID: SearchBudget = { iterations: 60, playOut: 10 };

/** How far from the best a newcomer's opponent may stray: what brings so many dollars less is done a third as often. */
const EASY_BLUR = 3;

/** It does not save for later shares. */
const EASY_THRIFT = 0;

/** Rejected alternatives a decision tells. */
const TOLD = 3;

function weightsOf(base: Weights, { level, manner }: Character): Weights {
  const { thrift, growth } = LEANINGS[manner];
  return {
    ...base,
    share: base.share.map((weight, feature) => (feature < 2 ? weight : weight * growth)),
    thrift: level === 'easy' ? EASY_THRIFT : base.thrift * thrift,
  };
}

/** The best first, then what was rejected. */
function decisionFor(
  eyes: Eyes,
  state: State,
  ranked: readonly ActionCE[],
  work: number,
): Decision<ActionCE> {
  const seat = state.active;
  const model = modelFor(eyes);
  const told = ranked.slice(0, TOLD + 1).map((action) => {
    const after = model.play(state, action);
    return { action, after, parts: partsOf(eyes, after, seat), worth: worthsOf(eyes, after)[seat] as number };
  });
  const considered = told.map((one, index): Considered<ActionCE> => {
    const other = told[index === 0 ? 1 : 0] ?? one;
    return { action: one.action, worth: one.worth, because: turnReason(eyes, state, one, other) };
  });
  const [first, ...alternatives] = considered;
  if (!first) throw new Error('no legal move');
  return { action: first.action, because: first.because, alternatives, work };
}

function budgetOf({ iterations, playOut }: SearchBudget, { effort = 1 }: Character): SearchBudget {
  return { iterations: Math.round(iterations * effort), playOut };
}

function decideTurn(
  eyes: Eyes,
  state: State,
  character: Character,
  random: SeededRandom,
): Decision<ActionCE> {
  const model = modelFor(eyes);
  if (character.level === 'hard') {
    const { ranked, iterations } = search(model, state, budgetOf(TURN, character), random);
    return decisionFor(
      eyes,
      state,
      ranked.map(({ move }) => move),
      iterations,
    );
  }
  if (character.level === 'easy') return decideKindly(eyes, state, random);
  const moves = model.candidates(state).map(({ move }) => move);
  return decisionFor(eyes, state, moves, moves.length);
}

/** A friendly opponent looks at its own money alone: it harms nobody on purpose, and takes what is good enough. */
function decideKindly(eyes: Eyes, state: State, random: SeededRandom): Decision<ActionCE> {
  const model = modelFor(eyes);
  const candidates = byPromise(
    movesOf(state, eyes.ground).map((move) => ({
      move,
      promise: worthsOf(eyes, model.play(state, move))[state.active] as number,
    })),
  );
  const { move } = drawByPromise(candidates, EASY_BLUR, random);
  const others = candidates.flatMap((other) => (other.move === move ? [] : [other.move]));
  return decisionFor(eyes, state, [move, ...others], candidates.length);
}

/** Whether to buy at the least price: two arms, to win at that price and to let the others have it. */
function wantsAt(
  eyes: Eyes,
  state: State,
  auction: Auction,
  price: number,
  character: Character,
  random: SeededRandom,
): { readonly wants: boolean; readonly work: number } {
  const seat = auction.speaker;
  const fair = fairPrice(eyes, state, auction);
  if (character.level === 'easy') return { wants: price <= fair * (0.6 + 0.6 * chance(random)), work: 1 };
  const won = sellTo(state, { buyer: seat, price });
  const left = applied(state, { type: 'pass', by: seat });
  const arms = [settleAuctions(eyes, won), settleAuctions(eyes, left)] as const;
  const { zeal } = LEANINGS[character.manner];
  if (character.level === 'medium') {
    const [winning, passing] = arms.map((arm) => chancesOf(eyes, arm)[seat] as number) as [number, number];
    return { wants: price <= fair && winning + zeal >= passing, work: 2 };
  }
  const { lead, playOuts } = compare(modelFor(eyes), arms, seat, budgetOf(BID, character), random);
  return { wants: lead + zeal > 0, work: playOuts };
}

function decideBid(
  eyes: Eyes,
  state: State,
  auction: Auction,
  character: Character,
  random: SeededRandom,
): Decision<ActionCE> {
  const seat = auction.speaker;
  const price = leastBid(auction);
  const pass: ActionCE = { type: 'pass', by: seat };
  const passing = passReason(eyes, state, auction, price);
  if (price > cashOf(state, seat)) return { action: pass, because: passing, alternatives: [], work: 0 };
  const bid: ActionCE = { type: 'bid', by: seat, company: COMPANY_IDS[auction.company], price };
  const { wants, work } = wantsAt(eyes, state, auction, price, character, random);
  const bidding = bidReason(eyes, state, auction, price);
  const worthOf = (end: State): number => worthsOf(eyes, settleAuctions(eyes, end))[seat] as number;
  const chosen = wants ? { action: bid, because: bidding } : { action: pass, because: passing };
  const other = wants
    ? { action: pass, because: passing, worth: worthOf(applied(state, pass)) }
    : { action: bid, because: bidding, worth: worthOf(sellTo(state, { buyer: seat, price })) };
  return { ...chosen, alternatives: [other], work };
}

/** A mind with other weights than the learned ones, for learning. */
export function mindWith(base: Weights): Mind<State, ActionCE> {
  return {
    decide(state, character, seed) {
      const eyes = eyesOf(weightsOf(base, character), state);
      const random = new SeededRandom(seed);
      return state.auction
        ? decideBid(eyes, state, state.auction, character, random)
        : decideTurn(eyes, state, character, random);
    },
  };
}

/** How computers play Chicago Express. */
export const MIND_CHICAGO_EXPRESS: Mind<State, ActionCE> = mindWith(LEARNED);
