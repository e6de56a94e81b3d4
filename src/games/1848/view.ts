import { Draft } from '../../core/draft.ts';
import type { Seat } from '../../core/game.ts';
import { sameCell } from '../../rail/market.ts';
import { BANK } from '../../rail/money.ts';
import { companyAt, openedTurn, operator } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { held, IPO, POOL } from '../../rail/shares.ts';
import { orderAfterRound } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import {
  commonView,
  fact,
  hasPassed,
  keysThatHold,
  marketRows,
  phaseView,
  playerViews,
  privateAuctionView,
  railwayView,
  reservationsIn,
  tokensView,
  trainsView,
} from '../../rail/view-parts.ts';
import type {
  AuctionView,
  CompanyView,
  FactView,
  MapView,
  PhaseView,
  PrivateView,
  RailView,
  TrainNote,
  TrainView,
  ViewKeys,
} from '../../rail/view.ts';
import { reservedAt } from './com.ts';
import { comMayOperate, operatingOrder } from './companies.ts';
import {
  ALICE_HEXES,
  BOE,
  BOE_PRICES,
  CAR,
  COM,
  COM_HOMES,
  COMPANIES,
  COMPANY_NAMES,
  D_WITH_TRADE_IN,
  END_PRICE,
  FLOAT_PERCENT,
  KIT,
  LOANS,
  LOANS_PER_COMPANY,
  LOANS_TO_END,
  MARKET,
  NAMES_2007,
  P2_HEXES,
  PAR_CELLS,
  PHASE_NAMES,
  type PhaseName,
  PHASES,
  POOL_LIMIT,
  PRINTED_CARDS,
  PRIVATE_IDS,
  type PrivateId,
  PRIVATES,
  RAILWAYS,
  RECEIVERSHIPS_TO_END,
  TASMANIA_HEXES,
  TILE_COLOURS,
  TRAIN_TYPES,
  TRAINS,
  type TrainType,
} from './data.ts';
import {
  cardsLeft,
  isFirstOfType,
  nextGhan,
  nextTrain,
  roomForTrains,
  sidePrice,
  typeOfTrain,
} from './depot.ts';
import { bankOfEnglandRevenue } from './operating.ts';
import {
  boePrice,
  certificateLimit,
  certificatesOf,
  END_REASONS,
  holding,
  type OperatingRound,
  type OperatingStep,
  phaseOf,
  sharePrice,
  type State,
  tokenPrices,
  trainName,
  worth,
} from './state.ts';
import { endStockRound } from './stock.ts';

/** What every player may see: everything (1848-2.5), with the derived numbers. */

export const VIEW_KEYS = {
  statuses: ['unstarted', 'started', 'floated', 'receivership', 'bank'],
  companyFlags: ['waits-for-connection', 'sold-out', 'pool-full', 'last-column', 'loan-limit'],
  privateFlags: ['used', 'power-only', 'tile-due'],
  steps: ['track', 'token', 'run', 'pay', 'trains', 'closing'],
  zones: ['par', 'receivership', 'end'],
  phaseNotes: [
    'loans',
    'two-yellow-tiles',
    'train-trade',
    'private-sales',
    'private-powers',
    'privates-close',
    'ghan-on-sale',
    'com-free',
    'boe-100',
    'boe-200',
    'boe-300',
  ],
  trainNotes: ['trade-in', 'outside-limit'],
  roundNotes: [],
  hexNotes: ['com-home', 'tasmania'],
  facts: ['bank-of-england', 'boe-dividend', 'loans-issued', 'receiverships', 'com-may-operate'],
  turnFacts: ['yellow-tiles', 'upgraded', 'loan-taken', 'forced-loans', 'set-aside'],
  endReasons: END_REASONS,
} as const satisfies ViewKeys;

type Key<K extends keyof ViewKeys> = (typeof VIEW_KEYS)[K][number];

/** The maps and tile sets of this title, by the names used in views. */
export const KITS = { standard: KIT } as const;

export function view(state: State, _seat: Seat | null): RailView {
  const { round } = state;
  const turn = operatingTurn(state);
  return {
    ...commonView(state, { of: round.kind === 'operating' ? round.of : 0 }),
    phases: PHASE_VIEWS,
    bank: cashOf(state, BANK),
    nextPriority: round.kind === 'stock' ? (orderAfterRound(round, state.order)[0] ?? null) : null,
    players: playerViews(state, PLAYERS_SHOWN),
    companies: [...RAILWAYS.map((id) => companyView(state, id)), bankOfEnglandView(state)],
    order: orderOf(state),
    operator: turn ? operator(state) : null,
    steps: turn ? VIEW_KEYS.steps : [],
    step: turn ? STEP_KEYS[turn.step] : null,
    market: { rows: marketRows(MARKET, state.market, zoneAt), shape: 'grid' },
    trains: trainViews(state),
    privates: PRIVATE_IDS.map((id) => privateView(state, id)),
    auction: auctionView(state),
    map: mapView(state),
    facts: factsOf(state),
    turnFacts: turn ? turnFactsOf(state, turn) : [],
    track: { id: BOE, prices: BOE_PRICES, at: state.loansIssued, end: LOANS_TO_END },
  };
}

/* ---- rounds and phases ---- */

const STEP_KEYS: Readonly<Record<OperatingStep, Key<'steps'>>> = {
  track: 'track',
  token: 'token',
  routes: 'run',
  lastLoan: 'pay',
  dividend: 'pay',
  discard: 'trains',
  trains: 'trains',
  closing: 'closing',
};

/** The round while a company is at its turn: not between turns, and not once that company has failed. */
function operatingTurn(state: State): OperatingRound | null {
  const turn = openedTurn(state);
  return turn && !companyOf(state, companyAt(turn)).closed ? turn : null;
}

/** 1848-7.2. In a stock round as if it ended now, which lifts what is sold out (1848-4.11). */
function orderOf(state: State): CompanyId[] {
  const { round } = state;
  if (round.kind === 'operating') return round.queue.filter((id) => !companyOf(state, id).closed);
  if (round.kind === 'auction') return operatingOrder(state);
  const draft = new Draft(state);
  endStockRound(draft);
  return operatingOrder(draft.state);
}

/** 1848-17: what begins besides colours, limits and rounds, which the table already shows. */
const PHASE_NOTES: Readonly<Record<PhaseName, readonly Key<'phaseNotes'>[]>> = {
  '2': [],
  '3': ['loans', 'two-yellow-tiles', 'train-trade', 'private-sales', 'private-powers', 'boe-100'],
  '4': [],
  '5': ['privates-close', 'ghan-on-sale', 'boe-200'],
  '6': ['com-free'],
  '8': ['boe-300'],
};

const PHASE_VIEWS: readonly PhaseView[] = PHASE_NAMES.map((name) => {
  const { colours, trainLimit, ...phase } = PHASES[name];
  const tiles = TILE_COLOURS.slice(0, colours);
  return phaseView(name, { ...phase, tiles, trainLimit: [trainLimit] }, PHASE_NOTES[name]);
});

/* ---- players ---- */

const PLAYERS_SHOWN = {
  companies: [...RAILWAYS, BOE],
  holding,
  director: ({ companies }: State, id: CompanyId) => companies[id]?.director ?? null,
  worth,
  liquid: liquidOf,
  certificates: certificatesOf,
  certificateLimit,
  privates: privatesOf,
  passed: hasPassed,
};

function privatesOf(state: State, owner: Seat | CompanyId): PrivateId[] {
  return PRIVATE_IDS.filter((id) => state.privates[id].owner === owner && !state.privates[id].closed);
}

/**
 * Computed from the holdings and not by asking `choices` for one sale after another, which would be slow: blocks
 * of different companies do not affect each other, and each is paid at the price before it is sold
 * (1848-4.5 to 4.9).
 */
function liquidOf(state: State, seat: Seat, shares: Readonly<Record<CompanyId, number>>): number {
  let sum = cashOf(state, seat);
  if (state.finished) return sum;
  const isFirstRound = state.turnNumber === 1 && state.round.kind !== 'operating';
  for (const [company, percent] of Object.entries(shares)) {
    const mayBeSold = !isFirstRound || (company === BOE && state.options.boe_sale_sr1);
    if (mayBeSold) sum += (saleable(state, seat, company, percent) / 10) * sharePrice(state, company);
  }
  return sum;
}

function saleable(state: State, seat: Seat, company: CompanyId, percent: number): number {
  if (company === BOE) return percent;
  const { par, director } = companyOf(state, company);
  if (par === null) return 0;
  const mustKeep =
    director === seat &&
    !state.order.some((other) => other !== seat && holding(state, company, other) >= DIRECTOR_PERCENT);
  return Math.min(percent - (mustKeep ? DIRECTOR_PERCENT : 0), POOL_LIMIT - holding(state, company, POOL));
}

const DIRECTOR_PERCENT = 20;

/* ---- companies ---- */

function statusOf(state: State, id: CompanyId): Key<'statuses'> {
  const { closed, par, floated } = companyOf(state, id);
  if (closed) return 'receivership';
  if (par === null) return 'unstarted';
  return floated ? 'floated' : 'started';
}

function flagsOf(state: State, id: CompanyId): Key<'companyFlags'>[] {
  const { par, cell, loans, closed } = companyOf(state, id);
  const isStarted = par !== null;
  return keysThatHold<Key<'companyFlags'>>({
    'waits-for-connection': id === COM && isStarted && !comMayOperate(state),
    'sold-out':
      isStarted &&
      held(state.certificates, id, IPO).length === 0 &&
      held(state.certificates, id, POOL).length === 0,
    'pool-full': isStarted && holding(state, id, POOL) >= POOL_LIMIT,
    'last-column': cell?.[1] === 1,
    'loan-limit': !closed && loans >= LOANS_PER_COMPANY,
  });
}

function companyView(state: State, id: CompanyId): CompanyView {
  const { director, trains, tokensUsed, loans, floated, closed } = companyOf(state, id);
  const common = railwayView(state, id, MARKET, holding);
  return {
    ...common,
    name: COMPANY_NAMES[state.options.edition][id] ?? COMPANIES[id]?.name ?? id,
    status: statusOf(state, id),
    flags: flagsOf(state, id),
    director,
    percentPerShare: 10,
    withholds: false,
    toFloat: floated || closed ? 0 : Math.max(0, common.ipo - (100 - FLOAT_PERCENT)),
    // 1848-16.1: whatever the record of a failed company still lists is gone.
    trains: closed ? [] : trainsView(trains, null, (train) => trainName(state, train)),
    trainLimit: closed ? 0 : phaseOf(state).trainLimit,
    trainRoom: closed ? 0 : roomForTrains(state, id),
    tokens: tokensView(state.tokens, id, closed ? [] : tokenPrices(state, id).slice(tokensUsed)),
    home: COMPANIES[id]?.home ?? null,
    loans,
    revenue: revenueOf(state, id),
    privates: privatesOf(state, id),
  };
}

/** Known from the end of the run to the end of the turn. */
function revenueOf(state: State, id: CompanyId): number | null {
  const turn = operatingTurn(state);
  if (!turn || operator(state) !== id) return null;
  return turn.step === 'track' || turn.step === 'token' || turn.step === 'routes' ? null : turn.revenue;
}

/** 1848-1.7, 4.9: its shares stand beside those of the railways; a failed company's tokens are its own (1848-16.2). */
function bankOfEnglandView(state: State): CompanyView {
  return {
    id: BOE,
    name: 'Bank of England',
    kind: 'bank',
    status: 'bank',
    flags: [],
    director: null,
    cash: cashOf(state, BOE),
    price: boePrice(state),
    par: null,
    cell: null,
    ipo: 0,
    pool: holding(state, BOE, POOL),
    treasuryShares: 0,
    percentPerShare: 10,
    withholds: false,
    toFloat: 0,
    trains: [],
    trainLimit: 0,
    trainRoom: 0,
    tokens: tokensView(state.tokens, BOE, []),
    home: null,
    loans: null,
    revenue: null,
    privates: [],
  };
}

/** 1848-1.6 */
function zoneAt(cell: readonly [number, number], price: number): Key<'zones'> | null {
  if (cell[1] === 0) return 'receivership';
  if (price === END_PRICE) return 'end';
  return sameCell(PAR_CELLS[price] ?? null, cell) ? 'par' : null;
}

/* ---- trains ---- */

function cardsInBank(state: State, type: TrainType): number {
  if (type === '8' || type === '2E') return cardsLeft(state, type);
  return state.depot.filter((card) => typeOfTrain(card) === type).length;
}

function cardsInAll(state: State, type: TrainType): number | null {
  if (type !== '8' && type !== '2E') return TRAINS[type].cards;
  return state.options.card_limits === 'none' ? null : PRINTED_CARDS[state.options.edition][type];
}

interface Note extends TrainNote {
  readonly key: Key<'trainNotes'>;
}

const TRAIN_NOTES: Readonly<Partial<Record<TrainType, readonly Note[]>>> = {
  '8': [{ key: 'trade-in', price: D_WITH_TRADE_IN }],
  '2E': [{ key: 'outside-limit' }],
};

/** 1848-10.1: the lowest type is on sale, and the 2E beside it from phase 5 on. */
function trainViews(state: State): TrainView[] {
  const top = nextTrain(state);
  const now = top === null ? null : typeOfTrain(top);
  const ordered = TRAIN_TYPES.filter((type) => type !== '2E' && cardsInBank(state, type) > 0);
  const next = now === null ? null : ordered[ordered.indexOf(now) + 1];
  return TRAIN_TYPES.map((type) => {
    const left = cardsInBank(state, type);
    const { rustedBy } = TRAINS[type];
    const sides = TRAINS[type].sides.map(({ name }) => ({ name, price: sidePrice(state, name) }));
    const isNow = type === now || (type === '2E' && nextGhan(state) !== null);
    return {
      name: type,
      price: sides[0]?.price ?? 0,
      sides,
      left: Number.isFinite(left) ? left : null,
      total: cardsInAll(state, type),
      status: left <= 0 ? 'gone' : isNow ? 'now' : type === next ? 'next' : 'later',
      rustsOn: rustedBy,
      rusted: rustedBy !== null && !isFirstOfType(state, rustedBy),
      inPool: 0,
      phase: (PHASE_NAMES as readonly string[]).includes(type) ? type : null,
      notes: TRAIN_NOTES[type] ?? [],
    };
  });
}

/* ---- privates ---- */

const ABOUT_PRIVATES: Readonly<Record<PrivateId, Pick<PrivateView, 'hexes' | 'company' | 'rules'>>> = {
  P1: { hexes: [], company: null, rules: ['1848-13.2'] },
  P2: { hexes: P2_HEXES, company: null, rules: ['1848-13.2', '1848-13.4'] },
  P3: { hexes: TASMANIA_HEXES, company: null, rules: ['1848-13.2', '1848-13.5', '1848-13.6'] },
  P4: { hexes: ALICE_HEXES, company: null, rules: ['1848-13.2', '1848-13.7'] },
  P5: { hexes: [], company: 'QR', rules: ['1848-3.2'] },
  P6: { hexes: [], company: CAR, rules: ['1848-3.2', '1848-13.8'] },
};

/** 1848-19 */
function privateName(state: State, id: PrivateId): string {
  const old = state.options.edition === 'oo2007' ? NAMES_2007[id] : undefined;
  return old ?? PRIVATES[id].name;
}

function privateView(state: State, id: PrivateId): PrivateView {
  const { owner, closed, used, powerOnly, price } = state.privates[id];
  return {
    id,
    name: privateName(state, id),
    price: PRIVATES[id].price,
    income: PRIVATES[id].income,
    owner,
    closed,
    flags: keysThatHold<Key<'privateFlags'>>({
      used,
      'power-only': powerOnly && !closed,
      'tile-due': id === 'P3' && state.tasmania !== null,
    }),
    ...ABOUT_PRIVATES[id],
    bids: [],
    minimum: state.round.kind === 'auction' && owner === null ? price : null,
  };
}

function auctionView(state: State): AuctionView | null {
  const { round } = state;
  if (round.kind !== 'auction') return null;
  const unsold = PRIVATE_IDS.filter((id) => state.privates[id].owner === null);
  const lots = unsold.map((id) => ({ id, price: state.privates[id].price }));
  return privateAuctionView(
    lots,
    state.order.filter((seat) => round.passed[seat]),
  );
}

/* ---- map and facts ---- */

const HOMES = Object.values(COMPANIES).flatMap(({ home }) => home ?? []);

export function mapView(state: State): MapView {
  const { tokensUsed, closed } = companyOf(state, COM);
  const comHomes = tokensUsed === 0 && !closed ? COM_HOMES : [];
  const tasmania = state.tasmania === null ? [] : TASMANIA_HEXES;
  return {
    kit: 'standard',
    board: state.board,
    tokens: state.tokens,
    reservations: reservationsIn(HOMES, (hex) => reservedAt(state, hex)),
    notes: [
      ...comHomes.map((hex) => ({ hex, key: 'com-home' satisfies Key<'hexNotes'>, about: COM })),
      ...tasmania.map((hex) => ({ hex, key: 'tasmania' satisfies Key<'hexNotes'>, about: 'P3' })),
    ],
    revenueColour: phaseOf(state).revenue,
  };
}

function factsOf(state: State): FactView<Key<'facts'>>[] {
  return [
    fact('bank-of-england', cashOf(state, BOE), { money: true }),
    fact('boe-dividend', bankOfEnglandRevenue(state), { money: true }),
    fact('loans-issued', state.loansIssued, { of: LOANS }),
    fact('receiverships', state.receiverships, { of: RECEIVERSHIPS_TO_END }),
    fact('com-may-operate', comMayOperate(state)),
  ];
}

/** 1848-8.1, 10.2, 14.2, 15.3 */
function turnFactsOf(
  state: State,
  { yellows, upgraded, loanTaken, forcedLoans, owed }: OperatingRound,
): FactView<Key<'turnFacts'>>[] {
  return [
    fact('yellow-tiles', yellows, { of: state.first3 ? 2 : 1 }),
    fact('upgraded', upgraded),
    fact('loan-taken', loanTaken),
    fact('forced-loans', forcedLoans),
    // D-17
    ...(owed.length > 0
      ? [
          fact<Key<'turnFacts'>>(
            'set-aside',
            owed.reduce((sum, { price }) => sum + price, 0),
            { money: true },
          ),
        ]
      : []),
  ];
}
