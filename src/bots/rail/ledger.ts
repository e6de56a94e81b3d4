import type { Turn } from '../../core/game.ts';
import type { Market } from '../../rail/market.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';

/** What a computer keeps of a position to play on with figures alone: money, shares, prices and trains, no map. */
export interface Ledger {
  /** By seat. */
  readonly cash: readonly number[];
  /** Certificates each seat may still take. */
  readonly room: readonly number[];
  /** Seats as they act in a stock round, beginning with the one on turn there. */
  readonly order: readonly number[];
  /** What is left of the bank; null where it has no end. */
  readonly bank: number | null;
  readonly companies: readonly LedgerCompany[];
  /** Kinds of trains in the order in which the bank sells them. */
  readonly kinds: readonly LedgerKind[];
  readonly phase: number;
  readonly phases: readonly LedgerPhase[];
  /** Incomes of privates a round, by seat, and the phase that ends them. */
  readonly incomes: readonly number[];
  readonly incomesUntil: number;
  /** Face value of privates that counts at the end, by seat. */
  readonly keepsakes: readonly number[];
  readonly at: LedgerMoment;
  /** The end has been brought about: this round, or the rest of its set, is the last. */
  readonly isEnding?: boolean;
}

export interface LedgerCompany {
  readonly id: string;
  readonly director: number;
  readonly started: boolean;
  readonly floated: boolean;
  readonly closed: boolean;
  readonly par: number;
  readonly row: number;
  readonly column: number;
  /** Shares in all, and those of each seat, in the bank and in the pool. */
  readonly size: number;
  readonly shares: readonly number[];
  readonly ipo: number;
  readonly pool: number;
  /** Shares still to be sold before it floats. */
  readonly toFloat: number;
  readonly cash: number;
  /** Numbers of kinds. */
  readonly trains: readonly number[];
  /** What its present trains earn. */
  readonly revenue: number;
  /** What a train earns there for each unit of its reach. */
  readonly quality: number;
  /** How much of that its track lets it earn already, from 0 to 1. */
  readonly built: number;
  /** It keeps what it earns and runs a train of the bank. */
  readonly leases: boolean;
  readonly loans: number;
  readonly mayStart: boolean;
  /** The phase before which it does not operate; -1 for none. */
  readonly waitsFor: number;
  /** A bank whose shares pay by phase, with a price of its own: it stands on no market. */
  readonly isBank: boolean;
}

export interface LedgerKind {
  readonly name: string;
  readonly price: number;
  /** How much of a network it uses, in cities. */
  readonly reach: number;
  /** Cards left; infinite where there is no end of them. */
  readonly left: number;
  /** The kind that takes it away; -1 for none. */
  readonly rustedBy: number;
  readonly phase: number;
}

export interface LedgerPhase {
  readonly rounds: number;
  readonly limit: readonly number[];
}

/** Where play goes on. */
export type LedgerMoment =
  | { readonly kind: 'stock' }
  | {
      readonly kind: 'operating';
      /** Rounds left in this set after the present one. */
      readonly after: number;
      /** Companies still to act, by number; the first may be in the middle of its turn. */
      readonly queue: readonly number[];
      /** What is left of the first one's turn: all, its dividend of so much, its trains, or nothing. */
      readonly part: TurnPart;
      readonly earned: number;
    };

export type TurnPart = 'all' | 'pay' | 'trains' | 'nothing';

/** How a title's figures move. */
export interface LedgerLaw {
  readonly market: Market;
  /** Where a marker goes when so much of the price is paid out, and when nothing is. */
  readonly afterPayout: (row: number, column: number, revenue: number) => readonly [number, number];
  readonly afterNothing: (row: number, column: number) => readonly [number, number];
  /** Where a marker goes at the end of a stock round when all shares are with players. */
  readonly afterSoldOut?: (row: number, column: number) => readonly [number, number];
  /** The game ends when the bank is broken or the last train is gone, and when a price is reached. */
  readonly endsBy: 'bank' | 'trains';
  /** Whether only the players' money is taken from the bank. */
  readonly bankOfPlayers: boolean;
  readonly endPrice: number;
  /** Certificates of companies without a train count half at the end. */
  readonly halfWithoutTrain: boolean;
  /** A dividend on shares still in the bank goes to the company. */
  readonly ipoPaysCompany: boolean;
  /** Where a train leaves the bank in every round, sold or not. */
  readonly exports: boolean;
  /** What a company does that must have a train and cannot pay: borrow at a loss of price, or lease. */
  readonly distress: 'loans' | 'lease';
  /** A further train has to promise so many times its price before a company buys it, by trial in games of computers. */
  readonly paysBack: number;
  /** Whether players come to hold all the certificates they may, and have money left. */
  readonly fillsHands: boolean;
  readonly pars: readonly number[];
  readonly maxShare: number;
  /** How much a network is worth more from one round to the next. */
  readonly growth: number;
  /** What companies usually earn for each unit of reach, by phase: measured in games that people played. */
  readonly fresh: readonly number[];
  /** Companies that have to wait with operating until a phase, unless the map lets them in before. */
  readonly waiting: Readonly<Record<string, string>>;
  /** Whether such a company may operate already. */
  readonly mayOperate?: (view: RailView) => boolean;
  /** Once its end has been brought about, the game goes on to the end of the set and not only of the round. */
  readonly endsWithSet?: boolean;
  /** Reach of each kind of train. */
  readonly reach: Readonly<Record<string, number>>;
  /** Kinds on sale beside the order: never counted as the next train. */
  readonly beside: readonly string[];
  /** Phase whose first train closes privates, and whether they count at the end. */
  readonly privatesUntil: string;
  readonly privatesCount: boolean;
}

/** What a company earns now and for each unit of reach. */
export interface Earning {
  readonly revenue: number;
  readonly quality: number;
  /** How much of that its track lets it earn already, from 0 to 1. */
  readonly built: number;
}

/** What is left of a company's turn at a step; trains where nothing is said. */
const PARTS: Readonly<Record<string, TurnPart>> = {
  track: 'all',
  token: 'all',
  routes: 'all',
  'special-lay': 'all',
  'power-lay': 'all',
  'power-token': 'all',
  dividend: 'pay',
  closing: 'nothing',
};

export function ledgerOf(
  view: RailView,
  turn: Extract<Turn, { kind: 'decide' }> | null,
  law: LedgerLaw,
  earningOf: (company: CompanyView) => Earning,
): Ledger {
  const trains = view.trains.filter(({ name }) => !law.beside.includes(name));
  const phaseOf = (name: string | null): number => view.phases.findIndex((phase) => phase.name === name);
  const kinds = trains.map(({ name, price, left, rustsOn, phase }): LedgerKind => ({
    name,
    price,
    reach: law.reach[name] ?? 1,
    left: left ?? Number.POSITIVE_INFINITY,
    rustedBy: trains.findIndex((other) => other.name === rustsOn),
    phase: phaseOf(phase),
  }));
  const kindOf = new Map(
    trains.flatMap(({ sides }, kind) => sides.map((side) => [side.name, kind] as const)),
  );
  const companies = view.companies.map((company): LedgerCompany => {
    const { id, par, cell, percentPerShare: unit, status } = company;
    const { revenue, quality, built } = earningOf(company);
    const isBank = company.kind === 'bank';
    return {
      id,
      director: company.director ?? -1,
      started: par !== null || isBank,
      floated: (par !== null && company.toFloat === 0 && view.order.includes(id)) || isBank,
      closed: status === 'closed' || status === 'nationalised' || (par !== null && cell === null && !isBank),
      par: (isBank ? company.price : par) ?? 0,
      row: cell?.[0] ?? -1,
      column: cell?.[1] ?? -1,
      size: 100 / unit,
      shares: view.players.map(({ shares }) => (shares[id] ?? 0) / unit),
      ipo: company.ipo / unit,
      pool: company.pool / unit,
      toFloat: Math.ceil(company.toFloat / unit),
      cash: company.cash,
      trains: company.trains.flatMap(({ name, leased }) => (leased ? [] : (kindOf.get(name) ?? []))),
      revenue,
      quality,
      built,
      leases: company.trains.some(({ leased }) => leased),
      loans: company.loans ?? 0,
      mayStart: status === 'unstarted' && !isBank,
      isBank,
      waitsFor: id in law.waiting && !law.mayOperate?.(view) ? phaseOf(law.waiting[id] ?? null) : -1,
    };
  });
  const stockSeat = turn && view.round.kind === 'stock' ? turn.seat : view.priority;
  const from = Math.max(0, view.turnOrder.indexOf(stockSeat ?? 0));
  return {
    cash: view.players.map(({ cash }) => cash),
    room: view.players.map(({ certificates, certificateLimit }) =>
      certificateLimit === null ? 99 : certificateLimit - certificates,
    ),
    order: [...view.turnOrder.slice(from), ...view.turnOrder.slice(0, from)],
    bank: view.bank,
    companies,
    kinds,
    phase: phaseOf(view.phase),
    phases: view.phases.map(({ operatingRounds, trainLimit }) => ({
      rounds: operatingRounds,
      limit: trainLimit,
    })),
    incomes: view.players.map(({ seat }) =>
      view.privates.reduce(
        (sum, { owner, closed, income }) => sum + (owner === seat && !closed ? income : 0),
        0,
      ),
    ),
    incomesUntil: phaseOf(law.privatesUntil),
    keepsakes: view.players.map(({ seat }) =>
      law.privatesCount
        ? view.privates.reduce(
            (sum, { owner, closed, price }) => sum + (owner === seat && !closed ? price : 0),
            0,
          )
        : 0,
    ),
    at: momentOf(view, turn, law),
    isEnding: view.endReason !== null,
  };
}

function momentOf(
  view: RailView,
  turn: Extract<Turn, { kind: 'decide' }> | null,
  { endsWithSet = false }: LedgerLaw,
): LedgerMoment {
  if (view.round.kind !== 'operating') return { kind: 'stock' };
  const number = (id: string): number => view.companies.findIndex((company) => company.id === id);
  const at = view.operator === null ? -1 : view.order.indexOf(view.operator);
  const queue = view.order.slice(Math.max(0, at)).map(number);
  const step = turn?.step ?? '';
  return {
    kind: 'operating',
    after: view.endReason === null || endsWithSet ? Math.max(0, view.round.of - view.round.number) : 0,
    queue,
    part: at < 0 ? 'all' : (PARTS[step] ?? 'trains'),
    earned: view.companies.find(({ id }) => id === view.operator)?.revenue ?? 0,
  };
}
