import type { Seat } from '../core/game.ts';
import type { SeededRandom } from '../core/random.ts';
import { nth } from '../core/present.ts';
import type { Candidate, Model } from './model.ts';

/** How a search spends its steps. Counted, never timed: the same question has the same answer on every machine. */
export interface SearchBudget {
  readonly iterations: number;
  /** Moves of a play-out before the position is judged. */
  readonly playOut: number;
}

/** What a search found out about one move of the position it started from. */
export interface Searched<M> {
  readonly move: M;
  readonly visits: number;
  /** For the seat on turn, between 0 and 1. */
  readonly utility: number;
}

/** How much an untried but promising move is preferred to a tried one. */
const CURIOSITY = 0.15;

/** So many visits is the judgement before the search worth. */
const TRUST = 3;

/** A node considers this many candidates at first, and more the oftener it is visited. */
const WIDTH = 3;
const WIDENING = 0.45;

interface Node<S, M> {
  readonly state: S;
  readonly seat: Seat | null;
  candidates: readonly Candidate<M>[] | null;
  readonly children: (Node<S, M> | undefined)[];
  visits: number;
  readonly totals: Float64Array;
}

function makeNode<S, M>(model: Model<S, M>, state: S): Node<S, M> {
  return {
    state,
    seat: model.turn(state),
    candidates: null,
    children: [],
    visits: 0,
    totals: new Float64Array(model.seats(state)),
  };
}

/** What `seat` can expect of a candidate: what was seen, mixed with the judgement before the search. */
function expectation<S, M>(child: Node<S, M> | undefined, promise: number, seat: Seat): number {
  if (!child) return promise;
  return ((child.totals[seat] as number) + TRUST * promise) / (child.visits + TRUST);
}

function chooseChild<S, M>(node: Node<S, M>, candidates: readonly Candidate<M>[], seat: Seat): number {
  const width = Math.min(candidates.length, Math.ceil(WIDTH + node.visits ** WIDENING));
  const urge = CURIOSITY * Math.sqrt(Math.log(node.visits + 2));
  let best = 0;
  let most = -Infinity;
  for (let index = 0; index < width; index++) {
    const child = node.children[index];
    const { promise } = nth(candidates, index);
    const value = expectation(child, promise, seat) + urge / Math.sqrt(1 + (child ? child.visits : 0));
    if (value <= most) continue;
    most = value;
    best = index;
  }
  return best;
}

/** Plays on by samples, at most so many moves. */
export function playOn<S, M>(model: Model<S, M>, start: S, moves: number, random: SeededRandom): S {
  let state = start;
  for (let left = moves; left > 0 && model.turn(state) !== null; left--) {
    state = model.play(state, model.sample(state, random));
  }
  return state;
}

function iterate<S, M>(model: Model<S, M>, root: Node<S, M>, playOut: number, random: SeededRandom): void {
  const path = [root];
  let node = root;
  while (node.seat !== null && (node.visits > 0 || node === root)) {
    const candidates = (node.candidates ??= model.candidates(node.state));
    const index = chooseChild(node, candidates, node.seat);
    let child = node.children[index];
    if (!child) {
      child = makeNode(model, model.play(node.state, nth(candidates, index).move));
      node.children[index] = child;
    }
    path.push(child);
    node = child;
  }
  const utilities = model.utilities(playOn(model, node.state, playOut, random));
  for (const visited of path) {
    visited.visits++;
    for (let seat = 0; seat < utilities.length; seat++) {
      visited.totals[seat] = (visited.totals[seat] as number) + (utilities[seat] as number);
    }
  }
}

/**
 * A tree of moves, each seat choosing what is best for itself (maxN), with play-outs that are cut and judged. Promising
 * moves are tried first and others join them slowly. Gives what was tried, the best first.
 */
export function search<S, M>(
  model: Model<S, M>,
  state: S,
  { iterations, playOut }: SearchBudget,
  random: SeededRandom,
): Searched<M>[] {
  const root = makeNode(model, state);
  const { seat } = root;
  if (seat === null) return [];
  const candidates = (root.candidates = model.candidates(state));
  if (candidates.length > 1) {
    for (let done = 0; done < iterations; done++) iterate(model, root, playOut, random);
  }
  return candidates
    .map(({ move, promise }, index) => ({
      move,
      visits: root.children[index]?.visits ?? 0,
      utility: expectation(root.children[index], promise, seat),
    }))
    .sort((a, b) => b.visits - a.visits || b.utility - a.utility);
}
