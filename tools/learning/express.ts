import { openingBy, playArenaGame } from '../../src/bots/arena.ts';
import { type BotFactory, BOTS } from '../../src/bots/bots.ts';
import {
  PHASE_FEATURES,
  phaseFeatures,
  SHARE_FEATURES,
  shareFeatures,
  standingOf,
} from '../../src/bots/chicago-express/features.ts';
import { mindWith } from '../../src/bots/chicago-express/mind.ts';
import type { Weights } from '../../src/bots/chicago-express/weights.ts';
import { eyesOf, phasesLeft } from '../../src/bots/chicago-express/worth.ts';
import type { AnyMind } from '../../src/bots/mind.ts';
import { playGame } from '../../src/bots/play.ts';
import { regress } from '../../src/bots/regression.ts';
import { findBot } from '../../src/bots/seated.ts';
import { sprt, type Verdict } from '../../src/bots/statistics.ts';
import { present } from '../../src/core/present.ts';
import type { Event } from '../../src/core/game.ts';
import { COMPANIES, COMPANY_IDS } from '../../src/games/chicago-express/data.ts';
import { chicagoExpress } from '../../src/games/chicago-express/game.ts';
import { soldShares, type State } from '../../src/games/chicago-express/state.ts';

/** Learning the weights of Chicago Express: regression on games between computers, then a test against a frozen pool. */

/** The starting point of learning, and what it has to beat: a first guess that never changes. */
export const HAND: Weights = {
  share: [0.92, -0.6, 0.16, 0.06, 0.25, 0.25, 0.02, 0.08, 0.2, 0],
  phases: [1.2, 1.1, 0, 0, -0.3, 0],
  thrift: 0.25,
  doubt: [4, 3],
};

export function botWith(weights: Weights, level = 'medium'): BotFactory {
  return present(findBot(level, mindWith(weights) as unknown as AnyMind), level);
}

const random = present(BOTS['random'], 'random');

/** One position of a game, with what each company's shares went on to pay. */
interface Sample {
  readonly state: State;
  readonly paidBefore: readonly number[];
  readonly phasesBefore: number;
}

function paidBy(events: readonly Event[], paid: number[]): void {
  for (const { key, params } of events) {
    if (key === 'dividend') {
      const rates = params['per_share_by_company'] as Record<string, number>;
      for (const [id, rate] of Object.entries(rates)) {
        const company = (COMPANY_IDS as readonly string[]).indexOf(id);
        paid[company] = (paid[company] as number) + rate;
      }
    } else if (key === 'chicago-dividend') {
      const company = (COMPANY_IDS as readonly string[]).indexOf(params['company'] as string);
      paid[company] = (paid[company] as number) + (params['per_share'] as number);
    }
  }
}

export interface Lessons {
  readonly positions: { readonly state: State; readonly pays: readonly number[]; readonly phases: number }[];
}

/** Every few turns is enough: neighbouring positions say the same. */
const EVERY = 3;

/** Games between `players`, some of them easy so that unusual positions occur too. */
export function gather(
  weights: Weights,
  games: number,
  seed: number,
  onGame: (done: number) => void,
): Lessons {
  const positions: Lessons['positions'] = [];
  const medium = botWith(weights);
  const easy = botWith(weights, 'easy');
  for (let number = 0; number < games; number++) {
    const seats = 3 + (number % 4);
    const paid = COMPANIES.map(() => 0);
    const samples: Sample[] = [];
    let turns = 0;
    const { state: end } = playGame(chicagoExpress, {
      seats,
      ruleSet: 'book',
      seed: seed + number,
      bots: Array.from({ length: seats }, (_, seat) =>
        (seat === number % seats || number % 3 === 0 ? easy : medium)((seed + number) * 100 + seat),
      ),
      onState(state, _, { events }) {
        paidBy(events, paid);
        if (state.auction || state.ended.length > 0 || ++turns % EVERY !== 0) return;
        samples.push({ state, paidBefore: [...paid], phasesBefore: state.dividends });
      },
    });
    for (const { state, paidBefore, phasesBefore } of samples) {
      const pays = paid.map((all, company) => all - (paidBefore[company] as number));
      positions.push({ state, pays, phases: end.dividends - phasesBefore });
    }
    onGame(number + 1);
  }
  return { positions };
}

export interface Learned {
  readonly weights: Weights;
  readonly explained: { readonly phases: number; readonly share: number };
}

export function learn({ positions }: Lessons, before: Weights): Learned {
  const phaseSamples = positions.map(({ state }) => {
    const features = new Float64Array(PHASE_FEATURES);
    phaseFeatures(state, features);
    return features;
  });
  const phases = regress(
    phaseSamples,
    positions.map((position) => position.phases),
    1,
  );
  const halfway = { ...before, phases: phases.weights };
  const samples: Float64Array[] = [];
  const results: number[] = [];
  for (const { state, pays } of positions) {
    const eyes = eyesOf(halfway, state);
    const left = phasesLeft(eyes, state);
    for (const company of COMPANIES) {
      if (soldShares(state, company) === 0) continue;
      const features = new Float64Array(SHARE_FEATURES);
      shareFeatures(state, eyes.ground, company, standingOf(state, company), left, features);
      samples.push(features);
      results.push(pays[company] as number);
    }
  }
  const share = regress(samples, results, 20);
  return {
    weights: { ...halfway, share: share.weights },
    explained: { phases: phases.explained, share: share.explained },
  };
}

export interface Trial {
  readonly verdict: Verdict;
  readonly wins: number;
  readonly games: number;
}

/** One `entrant` against two of `rival`: all games, or until the result is certain. */
export function tryOut(
  entrant: BotFactory,
  rival: BotFactory,
  seed: number,
  most: number,
  stops: 'at the end' | 'when decided',
): Trial {
  const entrants = [
    { name: 'new', bot: entrant },
    { name: 'old', bot: rival },
    { name: 'old', bot: rival },
  ];
  const base = { game: chicagoExpress, ruleSet: 'book', options: {}, entrants };
  const opening = (block: number) => openingBy(base, random(seed + block), 8, seed + block);
  let wins = 0;
  let verdict: Verdict = 'open';
  let games = 0;
  while (games < most) {
    if (stops === 'when decided' && verdict !== 'open') break;
    wins += playArenaGame({ ...base, seed, opening, clock: () => 0 }, games).wins[0] ?? 0;
    games++;
    // Blocks are judged whole.
    if (games % entrants.length === 0) verdict = sprt(wins, games, 1 / 3, 0.42);
  }
  return { verdict, wins, games };
}
