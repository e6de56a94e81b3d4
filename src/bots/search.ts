import type { Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
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

export interface Search<M> {
  /** The best first. */
  readonly ranked: readonly Searched<M>[];
  /** How many were needed. */
  readonly iterations: number;
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
    state = model.sample(state, random);
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

/** Whether the move with the most visits cannot be caught up with any more in so many iterations. */
function isDecided<S, M>({ children }: Node<S, M>, left: number): boolean {
  let most = 0;
  let second = 0;
  for (const child of children) {
    const visits = child?.visits ?? 0;
    if (visits > most) {
      second = most;
      most = visits;
    } else if (visits > second) second = visits;
  }
  return most - second > left;
}

/**
 * A tree of moves, each seat choosing what is best for itself (maxN), with play-outs that are cut and judged. Promising
 * moves are tried first and others join them slowly. Gives what was tried, the best first. It ends before its time where
 * the rest could not change what is best.
 */
export function search<S, M>(
  model: Model<S, M>,
  state: S,
  { iterations, playOut }: SearchBudget,
  random: SeededRandom,
): Search<M> {
  const root = makeNode(model, state);
  const { seat } = root;
  if (seat === null) return { ranked: [], iterations: 0 };
  const candidates = (root.candidates = model.candidates(state));
  let done = 0;
  if (candidates.length > 1) {
    for (; done < iterations && !isDecided(root, iterations - done); done++) {
      iterate(model, root, playOut, random);
    }
  }
  const ranked = candidates
    .map(({ move, promise }, index) => ({
      move,
      visits: root.children[index]?.visits ?? 0,
      utility: expectation(root.children[index], promise, seat),
    }))
    .sort((a, b) => b.visits - a.visits || b.utility - a.utility);
  return { ranked, iterations: done };
}

/** Play-outs after which it is looked at whether more are needed. */
const ROUND = 10;

const SEEDS_APART = 7919;

/** A difference is believed when it is so many times as large as its error. */
const CERTAIN = 2.5;

export interface Comparison {
  /** By how much the first position is better for the seat. */
  readonly lead: number;
  readonly playOuts: number;
}

/**
 * Which of two positions is better for a seat, when both are played on with the same chances: as many times as the budget
 * has iterations, or fewer where the difference is plain.
 */
export function compare<S, M>(
  model: Model<S, M>,
  [one, other]: readonly [S, S],
  seat: Seat,
  { iterations, playOut }: SearchBudget,
  random: SeededRandom,
): Comparison {
  const utility = (start: S, seed: number): number =>
    model.utilities(playOn(model, start, playOut, new SeededRandom(seed)))[seat] as number;
  const first = random.next();
  let sum = 0;
  let squares = 0;
  let done = 0;
  while (done < iterations) {
    // Not the numbers that follow on one another: those would begin the same row one place further on.
    const seed = first + done * SEEDS_APART;
    const lead = utility(one, seed) - utility(other, seed);
    sum += lead;
    squares += lead * lead;
    done++;
    if (done % ROUND !== 0) continue;
    const variance = (squares - (sum * sum) / done) / (done - 1);
    if (Math.abs(sum) > CERTAIN * Math.sqrt(variance * done)) break;
  }
  return { lead: sum / Math.max(1, done), playOuts: 2 * done };
}
