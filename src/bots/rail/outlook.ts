import type { Action, Seat } from '../../core/game.ts';
import type { RouteSet } from '../../core/routing.ts';
import type { Board } from '../../rail/board.ts';
import type { Tokens } from '../../rail/tokens.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';
import { countedBudget } from '../../routes/budget.ts';
import type { Character, Level } from '../mind.ts';
import { total } from '../valuation.ts';
import type { RailKnowledge, RailState, RailWeights } from './knowledge.ts';
import { type Earning, ledgerOf } from './ledger.ts';
import { type Outcome, simulate } from './simulate.ts';
import type { OutlookParts } from './weighed.ts';
import { type Course, FURTHER_TRAIN } from './simulate-play.ts';
import { type Tuning, USUAL_TUNING } from './tuning.ts';

/** Steps of the finder for one company's revenue: enough for nearly every network. */
const ROUTE_STEPS = 3_000;
/** Steps of the finder for a run. */
const RUN_STEPS = 20_000;
/** So many steps of the finder take about as long as a position that is simulated. */
const AS_LONG = 4;

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** How much of what networks gain from phase to phase one has that begins late. */
const BEGINNERS = 0.35;

/**
 * What nobody can know is played in so many ways: how networks grow, how many trains are bought, how much is begun.
 * Where a train or a company more or less tips the rest of a game, one play tells more of the accident than of the move.
 */
const COURSES: Readonly<Record<Level, number>> = { easy: 1, medium: 12, hard: 36 };
/** How far they differ, in what is common to all companies and in their drifts. */
const SPREAD = { growth: 0.35, appetite: 0.6, daring: 0.25, drift: 0.05 };
const DIMENSIONS = 10;

/** Steps of a sequence that fills several dimensions evenly: powers of the root of x^10 = x + 1, below one. */
const STEPS: readonly number[] = Array.from({ length: DIMENSIONS }).reduce<number[]>(
  (steps) => [...steps, (steps.at(-1) ?? 1) / 1.0757660660868371],
  [],
);

/** So many courses, spread evenly; the first is the usual one. All moves of a decision are played on the same. */
function coursesOf(count: number, appetite: number): Course[] {
  return Array.from({ length: count }, (_, number) => {
    const at = (dimension: number): number =>
      number === 0 ? 0 : 2 * ((0.5 + number * (STEPS[dimension] as number)) % 1) - 1;
    return {
      growth: 1 + SPREAD.growth * at(0),
      appetite: appetite * (1 + SPREAD.appetite * at(1)),
      daring: 1 + SPREAD.daring * at(2),
      drifts: Array.from({ length: DIMENSIONS - 3 }, (_each, company) => SPREAD.drift * at(company + 3)),
    };
  });
}

/** How far one's trains reach together: the same weights as in the simulator. */
function reachOfTrains(reach: Readonly<Record<string, number>>, trains: readonly string[]): number {
  return trains
    .map((name) => reach[name] ?? 1)
    .toSorted((a, b) => b - a)
    .reduce((sum, each, index) => sum + each * FURTHER_TRAIN ** index, 0);
}

/** What a search for routes found, and how many steps it took. */
interface Searched {
  readonly revenue: number;
  readonly steps: number;
}

/** What has been worked out about positions and is the same for everybody who asks. */
export interface Known {
  /** Revenues, by board and tokens. */
  readonly revenues: WeakMap<Board, WeakMap<Tokens, Map<string, Searched>>>;
  readonly views: WeakMap<RailState, RailView>;
}

/** Questions about routes that a decision has asked. */
export type Asked = Set<Searched>;

/** What is expected of positions, for one character at one decision. */
export class Outlook<S extends RailState, A extends Action> {
  readonly weights: RailWeights;
  readonly tuning: Tuning;
  /**
   * What was done so far, in simulations. A question about routes counts once for a decision, also where the answer is
   * known from an earlier one: how much a decision may do must not depend on what was asked before.
   */
  work = 0;
  readonly #knowledge: RailKnowledge<S, A>;
  readonly #courses: readonly Course[];
  readonly #known: Known;
  readonly #asked: Asked;

  /** Outlooks that belong to one decision share what they have `asked`. */
  constructor(
    knowledge: RailKnowledge<S, A>,
    { level, manner }: Character,
    known: Known,
    asked: Asked = new Set(),
  ) {
    this.#known = known;
    this.#asked = asked;
    this.#knowledge = knowledge;
    this.weights = knowledge.weights[manner];
    this.tuning = { ...USUAL_TUNING, ...knowledge.learned };
    const appetite = this.weights.appetite * this.tuning.appetite;
    this.#courses = coursesOf(COURSES[level], appetite);
  }

  viewOf(state: S): RailView {
    const { views } = this.#known;
    let view = views.get(state);
    if (!view) {
      // The views of all 18xx titles have this form.
      view = this.#knowledge.game.view(state, null) as unknown as RailView;
      views.set(state, view);
    }
    return view;
  }

  /** What a company would earn with these kinds of trains. */
  revenueOf(state: S, company: string, trains: readonly string[]): number {
    const known = this.#revenues(state);
    const question = `${state.phase} ${this.#knowledge.standing?.(state) ?? ''} ${company} ${trains.join(' ')}`;
    const found = known.get(question) ?? this.#searchRevenue(state, company, trains);
    known.set(question, found);
    if (!this.#asked.has(found)) {
      this.#asked.add(found);
      this.work += found.steps / AS_LONG;
    }
    return found.revenue;
  }

  /** What is known of a board with its tokens; what else decides is part of the question. */
  #revenues({ board, tokens }: S): Map<string, Searched> {
    let byTokens = this.#known.revenues.get(board);
    if (!byTokens) this.#known.revenues.set(board, (byTokens = new WeakMap()));
    let revenues = byTokens.get(tokens);
    if (!revenues) byTokens.set(tokens, (revenues = new Map()));
    return revenues;
  }

  #searchRevenue(state: S, company: string, trains: readonly string[]): Searched {
    const { routing } = this.#knowledge.game;
    if (!routing) return { revenue: 0, steps: 0 };
    const { shouldContinue, taken } = countedBudget(ROUTE_STEPS);
    const { revenue, subsidy } = routing.value(state, company, trains, { shouldContinue });
    return { revenue: revenue + subsidy / 2, steps: taken() };
  }

  /** The best run of the company whose trains run now. */
  bestRun(state: S, objective: 'revenue' | 'subsidy'): RouteSet<A> | undefined {
    const { shouldContinue, taken } = countedBudget(RUN_STEPS);
    const sets = this.#knowledge.game.routing?.best(state, { shouldContinue, objective }).sets;
    this.work += taken() / AS_LONG;
    return sets?.[0];
  }

  /** What a train may be expected to earn where there is not much track yet. */
  hopedFor(view: RailView, kind: string): number {
    const { law } = this.#knowledge;
    return this.tuning.unbuilt * 0.5 * this.#usual(view) * (law.reach[kind] ?? 1);
  }

  /**
   * What a company that begins in this phase earns at first for each unit of reach: more than in the first phase, since
   * others have built, and less than those that have been running for some time.
   */
  #usual({ phases, phase }: RailView): number {
    const { fresh } = this.#knowledge.law;
    const first = fresh[0] ?? 20;
    const now = fresh[phases.findIndex(({ name }) => name === phase)] ?? fresh.at(-1) ?? first;
    return first + BEGINNERS * (now - first);
  }

  earningOf(state: S, view: RailView, company: CompanyView): Earning {
    const { law, homes } = this.#knowledge;
    if (company.kind === 'bank') {
      const paid = view.facts.find(({ key }) => key === 'boe-dividend')?.value ?? 0;
      return { revenue: Number(paid), quality: 0, built: 1 };
    }
    const home = homes[company.id] ?? 1;
    const fresh = this.#usual(view) * (typeof home === 'number' ? home : home(view));
    if (company.par === null || company.tokens.placed.length === 0 || company.toFloat > 0) {
      return { revenue: 0, quality: fresh, built: 0 };
    }
    // What the track is good for is seen with the trains there are and with the next one; what is not built yet is
    // expected as of any company.
    const own = company.trains.flatMap(({ name, leased }) => (leased ? [] : [name]));
    const next =
      view.trains.find(({ status }) => status === 'now') ??
      view.trains.find(({ status }) => status === 'next');
    const kind = next?.sides[0]?.name;
    const revenue = own.length > 0 ? this.revenueOf(state, company.id, own) : 0;
    const alone = kind === undefined ? 0 : this.revenueOf(state, company.id, [kind]);
    const quality = Math.max(
      alone / (law.reach[kind ?? ''] ?? 1),
      own.length > 0 ? revenue / reachOfTrains(law.reach, own) : 0,
      this.tuning.unbuilt * fresh,
    );
    const whole = own.length > 0 ? reachOfTrains(law.reach, own) : (law.reach[kind ?? ''] ?? 1);
    return { revenue, quality, built: Math.min(1, (own.length > 0 ? revenue : alone) / (quality * whole)) };
  }

  /** The rest of the game from a position on, as the courses of this character have it. */
  expect(state: S, sitsOut?: Seat): Outcome {
    const turn = this.#knowledge.game.turn(state);
    if (turn.kind === 'finished') {
      const none = turn.scores.map(() => 0);
      return { worth: turn.scores, dividends: none, shares: none, companies: [], rounds: 0 };
    }
    const view = this.viewOf(state);
    const ledger = ledgerOf(view, turn, this.#knowledge.law, (company) =>
      this.earningOf(state, view, company),
    );
    const outcomes = this.#courses.map((course) =>
      simulate(ledger, this.#knowledge.law, sitsOut === undefined ? course : { ...course, sitsOut }),
    );
    this.work += outcomes.length;
    const mean = (pick: (outcome: Outcome, seat: Seat) => number): number[] =>
      ledger.cash.map((_, seat) => average(outcomes.map((each) => pick(each, seat))));
    return {
      worth: mean(({ worth }, seat) => worth[seat] as number),
      dividends: mean(({ dividends }, seat) => dividends[seat] as number),
      shares: mean(({ shares }, seat) => shares[seat] as number),
      companies: ledger.companies.map(({ id }, number) => ({
        id,
        paid: average(outcomes.map(({ companies }) => companies[number]?.paid ?? 0)),
        price: average(outcomes.map(({ companies }) => companies[number]?.price ?? 0)),
      })),
      rounds: average(outcomes.map(({ rounds }) => rounds)),
    };
  }

  /** What a seat makes of an outcome: its own worth, and what the others do not get. */
  utility(outcome: Outcome, seat: Seat): number {
    return total(this.partsOf(outcome, seat));
  }

  partsOf({ worth, dividends, shares }: Outcome, seat: Seat): OutlookParts {
    const others = worth.filter((_, other) => other !== seat);
    const own = worth[seat] ?? 0;
    return {
      dividends: dividends[seat] ?? 0,
      shares: shares[seat] ?? 0,
      cash: own - (dividends[seat] ?? 0) - (shares[seat] ?? 0),
      others: -this.weights.rivalry * this.tuning.rivalry * average(others),
      habit: 0,
    };
  }
}
