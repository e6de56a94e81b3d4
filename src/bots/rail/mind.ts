import { headOf, membersOf } from '../../core/choice.ts';
import type { Action, Applied, Choice, Seat, Turn } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Character, Decision, Mind, Reason } from '../mind.ts';
import { total } from '../valuation.ts';
import { type Offer, offerOf, worthOfAccepting } from './answers.ts';
import { weighAuction } from './auction.ts';
import { weighBuilding } from './building.ts';
import { weighClosings } from './closing.ts';
import { neededFor, salesToOwn, sellerOf, tradePrices, withoutDearer } from './deals.ts';
import { habit } from './habits.ts';
import { deepen } from './lookahead.ts';
import type { RailKnowledge, RailState } from './knowledge.ts';
import { type Asked, type Known, Outlook } from './outlook.ts';
import { weighStock } from './stock.ts';
import { bringsEnd, powerIn, wayOf } from './ways.ts';
import { decideBest, leadsWithPurpose, type Weighed } from './weighed.ts';
import { fancy, type Whim, WHIMS } from './whims.ts';

/** Members of one family of lays that are looked at. */
const MOST_MEMBERS = 200;
/** How far an easy player misjudges a move, as a part of what it thinks to own in the end. */
const EASY_ERROR = 0.06;

/** Steps at which something is built. */
const BUILDING: ReadonlySet<string> = new Set(['track', 'token', 'home', 'tasmania']);

type Deciding = Extract<Turn, { kind: 'decide' }>;

/** Plays any 18xx title by what the title tells about itself; its pool are the players with one fixed idea. */
export function makeRailMinds<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
): Mind<S, A> {
  const pool = Object.fromEntries(
    Object.entries(WHIMS).map(([name, whim]) => [name, makeRailMind(knowledge, whim)]),
  );
  return { ...makeRailMind(knowledge), pool };
}

function makeRailMind<S extends RailState, A extends Action>(
  knowledge: RailKnowledge<S, A>,
  whim: Whim = {},
): Mind<S, A> {
  const { game } = knowledge;
  const known: Known = { revenues: new WeakMap(), views: new WeakMap() };

  function decide(state: S, character: Character, seed: number): Decision<A> {
    const turn = game.turn(state);
    if (turn.kind === 'finished') throw new RangeError('the game is over');
    const choices = game.choices(state).filter((choice) => headOf(choice).by === turn.seat);
    const outlook = new Outlook(knowledge, character, known);
    const weighed = weigh(state, turn, choices, outlook, character);
    if (character.level === 'easy') return decideBest(misjudge(weighed, seed), outlook.work);
    const isMoney = !BUILDING.has(turn.step) && turn.round !== 'auction';
    if (character.level !== 'hard' || !isMoney || weighed.length < 2 || leadsWithPurpose(weighed))
      return decideBest(weighed, outlook.work);
    return decideBest(lookAhead(state, turn.seat, weighed, outlook, character), outlook.work);
  }

  function lookAhead(
    state: S,
    seat: Seat,
    weighed: readonly Weighed<A>[],
    outlook: Outlook<S, A>,
    { manner }: Character,
  ): Weighed<A>[] {
    const quick: Character = { level: 'easy', manner };
    const asked: Asked = new Set();
    const firstSight = (at: S): Decision<A> => {
      const turn = game.turn(at) as Deciding;
      const choices = game.choices(at).filter((choice) => headOf(choice).by === turn.seat);
      const glance = new Outlook(knowledge, quick, known, asked);
      const seen = weigh(at, turn, choices, glance, quick, true);
      return decideBest(seen, glance.work);
    };
    const promise = (at: S, of: Seat): number => outlook.utility(outlook.expect(at), of);
    const owns = outlook.expect(state).worth[seat] ?? 0;
    return deepen({ game, firstSight, promise }, state, seat, weighed, owns);
  }

  function weigh(
    state: S,
    turn: Deciding,
    choices: readonly Choice<A>[],
    outlook: Outlook<S, A>,
    character: Character,
    onlyBest = false,
  ): Weighed<A>[] {
    const types = new Set(choices.map((choice) => headOf(choice).type));
    if (types.has('run_routes')) return [bestRun(state, turn, outlook)];
    if (turn.round === 'auction') return weighAuction(knowledge, outlook.viewOf(state), turn.seat, choices);
    const view = outlook.viewOf(state);
    if (view.deal && types.has('answer')) return weighAnswer(state, turn, view.deal, outlook);
    if (BUILDING.has(turn.step)) {
      const company = typeof turn.entity === 'string' ? turn.entity : view.operator;
      const builds = buildsOf(choices);
      const idle = choices.filter((choice) => headOf(choice).type === 'pass');
      const known = view.companies.some(({ id }) => id === company)
        ? (company as string)
        : (view.operator ?? '');
      const weighed = weighBuilding(
        knowledge,
        outlook,
        state,
        listMembers(state, builds),
        known,
        character.level,
        (at) => listMembers(at, buildsOf(game.choices(at))),
      );
      const passes = listMembers(state, idle).map((action) => ({
        action,
        worth: 0,
        because: reason('build-pass', {}),
      }));
      const closings = weighClosings(
        knowledge,
        outlook,
        state,
        turn.seat,
        listMembers(state, closesOf(choices)),
        known,
        (at) => listMembers(at, buildsOf(game.choices(at))),
      );
      if (weighed.length + passes.length > 0) return [...weighed, ...closings, ...passes];
    }
    if (view.round.kind === 'stock') {
      const weighed = weighStock(
        knowledge,
        outlook,
        state,
        turn.seat,
        choices,
        (choice) => pointsOf(outlook, state, choice),
        onlyBest && whim.sell_shares === undefined,
      );
      const own = outlook.viewOf(state).players[turn.seat]?.worth ?? 0;
      if (weighed.length > 0) {
        return weighed.map((each) => ({ ...each, worth: each.worth + fancy(whim, each.action) * own }));
      }
    }
    return weighByOutlook(state, turn, choices, outlook);
  }

  function listMembers(state: S, choices: readonly Choice<A>[]): A[] {
    const found: A[] = [];
    for (const choice of choices) {
      let left = MOST_MEMBERS;
      for (const member of membersOf(game, state, choice)) {
        found.push(member);
        if (--left === 0) break;
      }
    }
    return found;
  }

  function bestRun(state: S, turn: Deciding, outlook: Outlook<S, A>): Weighed<A> {
    const view = outlook.viewOf(state);
    const set = outlook.bestRun(state, 'revenue');
    if (!set) throw new Error('trains run where there are no routes');
    const company = view.companies.find(({ id }) => id === view.operator);
    const short = company ? neededFor(view, company) - company.cash : 0;
    // Halts pay the treasury, whatever becomes of the dividend: they are counted where that makes up a train's price.
    const halts =
      short > set.subsidy && Number.isFinite(short) && knowledge.subsidies
        ? outlook.bestRun(state, 'subsidy')
        : undefined;
    const best = halts && halts.revenue > 0 && halts.subsidy >= short ? halts : set;
    const because =
      best === set ? reason('run', { revenue: set.revenue }) : reason('halts', { subsidy: best.subsidy });
    return { action: { ...best.action, by: turn.seat }, worth: best.revenue, because };
  }

  /** Everything that is about money: each action is tried, and the rest of the game is played on the ledger. */
  function weighByOutlook(
    state: S,
    turn: Deciding,
    choices: readonly Choice<A>[],
    outlook: Outlook<S, A>,
  ): Weighed<A>[] {
    const weighed: Weighed<A>[] = [];
    const view = outlook.viewOf(state);
    for (const choice of withoutDearer(choices)) {
      const { type } = headOf(choice);
      if (type === 'end_game' || type === 'close_private') continue;
      if (type === 'buy_from_owner') continue;
      for (const action of pointsOf(outlook, state, choice)) {
        const result = game.apply(state, action);
        if (result.refused) continue;
        const worth = worthOf(state, turn, action, result, outlook);
        if (worth !== null) weighed.push(worth);
      }
    }
    // A sale leaves the turn open: it is made before the turn is over.
    const most = Math.max(...weighed.map(({ worth }) => worth));
    const idle = weighed.find(({ action, worth }) => action.type === 'pass' && worth === most);
    for (const { gain, ...sale } of idle
      ? salesToOwn(view, turn.seat, choices, outlook.weights.treasury)
      : []) {
      weighed.push({ ...sale, worth: most + gain, hasPurpose: true });
    }
    if (weighed.length > 0) return weighed;
    // Only what is never wanted is left.
    return listMembers(state, choices).map((action) => ({ action, worth: 0, because: reason('only', {}) }));
  }

  function worthOf(
    state: S,
    deciding: Deciding,
    action: A,
    result: Applied<S>,
    outlook: Outlook<S, A>,
  ): Weighed<A> | null {
    const view = outlook.viewOf(state);
    if (action.type === 'take_loan' && !bringsEnd(view, outlook.viewOf(result.state))) {
      return worthOfLoan(state, deciding, action, result, outlook);
    }
    const { seat } = deciding;
    const settled = settleDeal(state, seat, action, result, outlook);
    if (settled === null) return null;
    const outcome = outlook.expect(settled);
    const own = outcome.worth[seat] ?? 0;
    const way = wayOf(view, outlook.viewOf(settled), seat, action);
    const usual = way?.weight ?? habit(outlook, state, view, outcome.rounds, action);
    const parts = {
      ...outlook.partsOf(outcome, seat),
      habit: (usual * outlook.tuning.habit + fancy(whim, action)) * own,
    };
    const weighed = { action, worth: total(parts), parts, because: reasonOf(action, outcome.rounds) };
    const purpose = way?.because ?? (usual > 0 ? powerIn(action) : null);
    return purpose ? { ...weighed, because: purpose, hasPurpose: true } : weighed;
  }

  /** A loan is worth what the best train is that only it buys; for money alone nobody takes one. */
  function worthOfLoan(
    state: S,
    turn: Deciding,
    loan: A,
    { state: after }: Applied<S>,
    outlook: Outlook<S, A>,
  ): Weighed<A> | null {
    const bought = game
      .choices(after)
      .filter((choice) => headOf(choice).type === 'buy_train')
      .flatMap((choice) => pointsOf(outlook, after, choice))
      .filter((action) => game.apply(state, action).refused)
      .flatMap((action) => {
        const result = game.apply(after, action);
        return (result.refused ? null : worthOf(after, turn, action, result, outlook)) ?? [];
      });
    const best = bought.toSorted((a, b) => b.worth - a.worth)[0];
    if (!best?.parts) return null;
    const own = outlook.expect(state).worth[turn.seat] ?? 0;
    const parts = { ...best.parts, habit: best.parts.habit - outlook.tuning.habit * own };
    const { side = '' } = best.action as unknown as { readonly side?: string };
    const because = reason('loan', { train: side });
    return { action: loan, worth: total(parts), parts, because, hasPurpose: true };
  }

  /** A purchase from another owner is tried as if agreed, asked or not, and only made where it is good for both. */
  function settleDeal(
    before: S,
    seat: Seat,
    action: A,
    { state }: Applied<S>,
    outlook: Outlook<S, A>,
  ): S | null {
    const seller = sellerOf(outlook.viewOf(before), action);
    if (seller === null || seller === seat) return state;
    const turn = game.turn(state);
    const isAsked = turn.kind === 'decide' && turn.step === 'consent' && turn.seat === seller;
    const yes = isAsked
      ? game.apply(state, { type: 'answer', by: seller, accept: true } as unknown as A)
      : null;
    if (yes?.refused) return null;
    const gain = accepts(before, offerOf(outlook.viewOf(before), action), outlook);
    return gain > 0 ? (yes?.state ?? state) : null;
  }

  /** What an owner makes of an offer. */
  function accepts(state: S, offer: Offer, outlook: Outlook<S, A>): number {
    return worthOfAccepting(outlook.viewOf(state), offer, {
      earns: (company, trains) => outlook.revenueOf(state, company, trains),
      rounds: outlook.expect(state).rounds,
      rivalry: outlook.weights.rivalry * outlook.tuning.rivalry,
      treasury: outlook.weights.treasury,
      shortLife: outlook.tuning.shortLife,
    });
  }

  function weighAnswer(state: S, turn: Deciding, offer: Offer, outlook: Outlook<S, A>): Weighed<A>[] {
    const gain = accepts(state, offer, outlook);
    return [false, true].map((accept) => ({
      action: { type: 'answer', by: turn.seat, accept } as unknown as A,
      worth: accept ? gain : 0,
      because: reason(accept ? 'accept' : 'refuse', { price: offer.price }),
      hasPurpose: true,
    }));
  }

  /** The few points of a family that are worth a thought. */
  function pointsOf(outlook: Outlook<S, A>, state: S, choice: Choice<A>): A[] {
    if (choice.kind === 'one') return [choice.action];
    if (choice.kind === 'open') return listMembers(state, [choice]);
    const { action, field, min, max, step } = choice;
    if (action.type === 'buy_train_from') {
      const prices = tradePrices(outlook.viewOf(state), action, min, max);
      return [...new Set(prices)].map((price) => ({ ...action, [field]: price }));
    }
    const middle = min + Math.floor((max - min) / 2 / step) * step;
    return [...new Set([min, middle, max])].map((price) => ({ ...action, [field]: price }));
  }

  return { decide };
}

function buildsOf<A extends Action>(choices: readonly Choice<A>[]): Choice<A>[] {
  return choices.filter((choice) => ['lay_tile', 'place_token'].includes(headOf(choice).type));
}

function closesOf<A extends Action>(choices: readonly Choice<A>[]): Choice<A>[] {
  return choices.filter((choice) => headOf(choice).type === 'close_private');
}

function reason(key: string, params: Reason['params']): Reason {
  return { key: `bot.rail.${key}`, params };
}

/** Names of parameters that the catalogue knows how to show. */
const TOLD = ['company', 'price', 'percent', 'private', 'hex'] as const;

const KEYS: Readonly<Record<string, string>> = {
  buy_share: 'share',
  buy_directorship: 'share',
  par: 'par',
  sell_shares: 'sell',
  buy_train: 'train',
  buy_train_from: 'train-from',
  buy_private: 'private',
  sell_private: 'private-sold',
  exchange: 'exchange',
  convert: 'convert',
  discard_train: 'discard',
  lay_tile: 'track-grows',
  place_token: 'token-grows',
};

function reasonOf(action: Action, rounds: number): Reason {
  const fields = action as unknown as Readonly<Record<string, string | number | boolean>>;
  if (action.type === 'dividend')
    return reason(fields['pay'] ? 'pay' : 'keep', { rounds: Math.round(rounds) });
  if (action.type === 'answer')
    return reason(fields['accept'] ? 'accept' : 'refuse', { rounds: Math.round(rounds) });
  const key = KEYS[action.type];
  if (key === undefined) return reason('pass', { rounds: Math.round(rounds) });
  const told = Object.fromEntries(
    TOLD.flatMap((name) => (name in fields ? [[name, fields[name] ?? '']] : [])),
  );
  return reason(key, { cost: 0, ...told, rounds: Math.round(rounds) });
}

/** An easy player's eye: every candidate is judged a little wrong. */
function misjudge<A extends Action>(weighed: readonly Weighed<A>[], seed: number): Weighed<A>[] {
  const random = new SeededRandom(seed);
  const scale = Math.max(50, ...weighed.map(({ worth }) => Math.abs(worth))) * EASY_ERROR;
  return weighed.map((each) => ({
    ...each,
    worth: each.worth + (random.below(2001) / 1000 - 1) * scale,
  }));
}
