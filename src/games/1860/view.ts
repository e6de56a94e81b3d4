import type { Seat } from '../../core/game.ts';
import type { BoardKit } from '../../rail/board.ts';
import { BANK } from '../../rail/money.ts';
import { openedTurn, operator } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { orderAfterRound } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { kindOfCard, priceUnder } from '../../rail/trains.ts';
import {
  commonView,
  fact,
  keysThatHold,
  marketRows,
  phaseView,
  playerViews,
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
  TrainView,
  ViewKeys,
} from '../../rail/view.ts';
import { bidRange, companiesLeft, LOWEST_PAR, privatesLeft } from './auction.ts';
import { hasReservedShare, heldByPlayers, layerForLaunch, openLayer, operatingOrder } from './companies.ts';
import {
  ALL_PARS,
  COMPANIES,
  END_PRICE,
  FISHBOURNE,
  FLOAT_PERCENT,
  isRedZone,
  KIT,
  KIT_SMALL,
  LAYERS,
  MARKET,
  PARS,
  PHASE_NAMES,
  type PhaseName,
  PHASES,
  PRIVATE_IDS,
  type PrivateId,
  PRIVATES,
  type Railway,
  RAILWAYS,
  TILE_COLOURS,
  TRAIN_NAMES,
  type TrainName,
  TRAINS,
} from './data.ts';
import { nextTrain, roomForTrains } from './depot.ts';
import { endReason } from './flow.ts';
import { reservedAt } from './homes.ts';
import { leasedTrain } from './insolvency.ts';
import { saleIncome } from './privates.ts';
import { mustWithhold } from './running.ts';
import { sellingPrice } from './selling.ts';
import {
  bankLeft,
  buildingIsOver,
  certificateLimit,
  certificatesOf,
  END_REASONS,
  holding,
  isHalfValue,
  isInReceivership,
  isPhase,
  kitOf,
  type OperatingRound,
  type OperatingStep,
  phaseOf,
  privatesOf,
  type State,
  tokenPrices,
  worth,
} from './state.ts';

/** What every player may see: everything, with the derived numbers. */

export const VIEW_KEYS = {
  statuses: ['unstarted', 'started', 'floated', 'receivership', 'bankrupt', 'nationalised'],
  companyFlags: [
    'layer-1',
    'layer-2',
    'layer-3',
    'layer-4',
    'layer-closed',
    'share-reserved',
    'insolvent',
    'half-value',
    'tokens-face-down',
    'home-tile-due',
  ],
  privateFlags: ['for-sale', 'may-exchange', 'not-yet'],
  steps: ['discard', 'track', 'token', 'run', 'pay', 'trains'],
  zones: ['bankruptcy', 'red', 'restart', 'par', 'end'],
  phaseNotes: ['ferry-on-sale', 'no-certificate-limit', 'sales-keep-price', 'southern-forms'],
  trainNotes: [],
  roundNotes: ['british-rail'],
  hexNotes: [],
  facts: ['layer', 'southern', 'building-over', 'british-rail'],
  turnFacts: ['tiles-laid', 'subsidy'],
  endReasons: END_REASONS,
} as const satisfies ViewKeys;

type Key<K extends keyof ViewKeys> = (typeof VIEW_KEYS)[K][number];

/** The maps and tile sets of this title, by the names used in views. */
export const KITS = { standard: KIT, 'two-players': KIT_SMALL } as const satisfies Record<string, BoardKit>;

export function view(state: State, _seat: Seat | null): RailView {
  const { round } = state;
  const turn = openedTurn(state);
  return {
    ...commonView(state, {
      of: round.kind === 'operating' ? round.of : 0,
      note: state.britishRail ? ('british-rail' satisfies Key<'roundNotes'>) : null,
    }),
    phases: PHASE_VIEWS,
    bank: bankLeft(state),
    nextPriority: round.kind === 'stock' ? (orderAfterRound(round, state.order)[0] ?? null) : null,
    players: playerViews(state, PLAYERS_SHOWN),
    companies: RAILWAYS.map((id) => companyView(state, id, turn)),
    order: round.kind === 'operating' ? round.queue : operatingOrder(state),
    operator: turn ? operator(state) : null,
    steps: turn ? stepsOf(turn) : [],
    step: turn ? STEP_KEYS[turn.step] : null,
    market: { rows: marketRows(MARKET, state.market, zoneAt), shape: 'line' },
    trains: trainViews(state),
    privates: PRIVATE_IDS.map((id) => privateView(state, id)),
    auction: auctionView(state),
    map: mapView(state),
    facts: factsOf(state),
    turnFacts: turn ? turnFactsOf(turn) : [],
    endReason: state.endReason ?? endReason(state),
  };
}

/* ---- rounds and phases ---- */

/** No player decides in the two steps that settle whether a company is solvent. */
const STEP_KEYS: Readonly<Record<OperatingStep, Key<'steps'>>> = {
  discard: 'discard',
  track: 'track',
  token: 'token',
  solvency: 'run',
  routes: 'run',
  dividend: 'pay',
  trains: 'trains',
  closing: 'trains',
};

/** Discarding belongs to a turn only when the limit has fallen. */
function stepsOf({ step }: OperatingRound): readonly Key<'steps'>[] {
  return step === 'discard' ? VIEW_KEYS.steps : VIEW_KEYS.steps.slice(1);
}

/** 1860-19.1, 19.3, 5.7: what begins besides colours, limits and rounds, which the table already shows. */
const PHASE_NOTES: Readonly<Partial<Record<PhaseName, readonly Key<'phaseNotes'>[]>>> = {
  '6': ['ferry-on-sale'],
  '8': ['no-certificate-limit', 'sales-keep-price'],
  '9': ['southern-forms'],
};

const PHASE_VIEWS: readonly PhaseView[] = PHASE_NAMES.map((name) => {
  const { colours, trainLimit, ...phase } = PHASES[name];
  const tiles = TILE_COLOURS.slice(0, colours);
  return phaseView(name, { ...phase, tiles, trainLimit: [trainLimit] }, PHASE_NOTES[name]);
});

/* ---- players ---- */

const PLAYERS_SHOWN = {
  companies: RAILWAYS,
  holding,
  director: (state: State, id: CompanyId) => companyOf(state, id).president,
  worth,
  liquid: liquidOf,
  certificates: certificatesOf,
  certificateLimit: (state: State) => (isPhase(state, '8') ? null : certificateLimit(state)),
  privates: privatesOf,
  passed: hasPassed,
};

function hasPassed({ round }: State, seat: Seat): boolean {
  if (round.kind === 'auction') return round.bids[seat] === null;
  return round.kind === 'stock' && (round.passed[seat] ?? false);
}

/**
 * Computed from the holdings and not by asking `choices` for one sale after another, which would be slow. The pool
 * takes any number (1860-1.4), a whole holding goes in one block at the price before the sale (1860-5.2, 5.3), and
 * privates go to the bank (1860-7.3). Under British Rail there are no more stock rounds (1860-20.3).
 */
function liquidOf(state: State, seat: Seat, shares: Readonly<Record<CompanyId, number>>): number {
  let sum = cashOf(state, seat);
  if (state.finished || state.britishRail) return sum;
  for (const [company, percent] of Object.entries(shares))
    sum += (percent / 10) * sellingPrice(state, company);
  const isFirstRound = state.turnNumber === 1 && state.round.kind !== 'operating';
  if (isFirstRound && !state.options.sell_privates_in_sr1) return sum;
  return privatesOf(state, seat).reduce((total, id) => total + saleIncome(id), sum);
}

/* ---- companies ---- */

function statusOf(state: State, id: Railway): Key<'statuses'> {
  const { par, floated, bankrupt, frozen } = companyOf(state, id);
  if (frozen) return 'nationalised';
  if (par === null) return bankrupt ? 'bankrupt' : 'unstarted';
  if (isInReceivership(state, id)) return 'receivership';
  return floated ? 'floated' : 'started';
}

function flagsOf(state: State, id: Railway): Key<'companyFlags'>[] {
  const { par, insolvent, bankrupt } = companyOf(state, id);
  const { layer } = COMPANIES[id];
  return keysThatHold<Key<'companyFlags'>>({
    'layer-1': layer === 1,
    'layer-2': layer === 2,
    'layer-3': layer === 3,
    'layer-4': layer === 4,
    'layer-closed': par === null && layer > layerForLaunch(state),
    'share-reserved': hasReservedShare(state, id),
    insolvent,
    'half-value': par !== null && isHalfValue(state, id),
    'tokens-face-down': bankrupt,
    'home-tile-due': state.homeLay === id,
  });
}

function companyView(state: State, id: Railway, turn: OperatingRound | null): CompanyView {
  const { president, trains, tokensUsed, floated } = companyOf(state, id);
  return {
    ...railwayView(state, id, MARKET, holding),
    name: COMPANIES[id].name,
    status: statusOf(state, id),
    flags: flagsOf(state, id),
    director: president,
    percentPerShare: 10,
    withholds: mustWithhold(state, id),
    toFloat: floated ? 0 : Math.max(0, FLOAT_PERCENT - heldByPlayers(state, id)),
    trains: trainsView(trains, leasedTrain(state, id), kindOfCard),
    trainLimit: phaseOf(state).trainLimit,
    trainRoom: roomForTrains(state, id),
    tokens: tokensView(state.tokens, id, tokenPrices(id).slice(tokensUsed)),
    home: COMPANIES[id].home,
    revenue: turn && operator(state) === id && hasRun(turn) ? turn.revenue : null,
  };
}

function hasRun({ step }: OperatingRound): boolean {
  return step === 'dividend' || step === 'trains' || step === 'closing';
}

const USUAL_PARS: ReadonlySet<number> = new Set(Object.values(PARS).flat());

/** 1860-1.9 */
function zoneAt(_cell: unknown, price: number): Key<'zones'> | null {
  if (price === 0) return 'bankruptcy';
  if (price === END_PRICE) return 'end';
  if (isRedZone(price)) return 'red';
  if (USUAL_PARS.has(price)) return 'par';
  return ALL_PARS.includes(price) ? 'restart' : null;
}

/* ---- trains ---- */

const PHASE_OF_TRAIN: ReadonlyMap<TrainName, PhaseName> = new Map(
  PHASE_NAMES.map((name) => [PHASES[name].train, name]),
);

function trainViews(state: State): TrainView[] {
  const now = TRAIN_NAMES.indexOf(kindOfCard(nextTrain(state)) as TrainName);
  return TRAIN_NAMES.map((name, index) => {
    const { cards, rustedBy } = TRAINS[name];
    const price = priceUnder(state.options, TRAINS[name].price);
    const isOfKind = (card: string): boolean => kindOfCard(card) === name;
    return {
      name,
      price,
      sides: [{ name, price }],
      left: cards === null ? null : state.depot.filter(isOfKind).length,
      total: cards,
      // 1860-15.2: the deck is sold in order.
      status: index < now ? 'gone' : index === now ? 'now' : index === now + 1 ? 'next' : 'later',
      rustsOn: rustedBy,
      rusted: rustedBy !== null && isPhase(state, PHASE_OF_TRAIN.get(rustedBy) as PhaseName),
      inPool: state.pool.filter(isOfKind).length,
      phase: PHASE_OF_TRAIN.get(name) ?? null,
      notes: [],
    };
  });
}

/* ---- privates ---- */

function privateView(state: State, id: PrivateId): PrivateView {
  const { owner, closed } = state.privates[id];
  const { name, price, income, share } = PRIVATES[id];
  const isLot = state.round.kind === 'auction' && privatesLeft(state).includes(id);
  return {
    id,
    name,
    price,
    income,
    owner,
    closed,
    flags: keysThatHold<Key<'privateFlags'>>({
      'for-sale': owner === BANK,
      'may-exchange': typeof owner === 'number' && share !== null && companyOf(state, share).par !== null,
      'not-yet': id === FISHBOURNE && owner === null && !closed,
    }),
    hexes: [],
    company: share,
    rules: id === FISHBOURNE ? ['1860-7.5'] : ['1860-7.3', '1860-7.6'],
    bids: [],
    minimum: isLot || owner === BANK ? price : null,
  };
}

/** 1860-3.1: players bid for the right to choose one of the lots. */
function auctionView(state: State): AuctionView | null {
  const { round } = state;
  if (round.kind !== 'auction') return null;
  const bids = round.bids.flatMap((price, seat) => (price !== null && price > 0 ? [{ seat, price }] : []));
  return {
    lots: [
      ...privatesLeft(state).map((id) => ({ kind: 'private' as const, id, price: PRIVATES[id].price })),
      ...companiesLeft(state).map((id) => ({ kind: 'company' as const, id, price: LOWEST_PAR * 2 })),
    ],
    passed: state.order.filter((seat) => round.bids[seat] === null),
    bids: bids.sort((a, b) => a.price - b.price),
    minimum: round.winner === null ? bidRange(state, round.at).min : null,
    winner: round.winner,
  };
}

/* ---- map and facts ---- */

const HOMES = RAILWAYS.map((id) => COMPANIES[id].home);

export function mapView(state: State): MapView {
  return {
    kit: kitOf(state) === KIT ? 'standard' : ('two-players' satisfies keyof typeof KITS),
    board: state.board,
    tokens: state.tokens,
    reservations: reservationsIn(HOMES, (hex) => reservedAt(state, hex)),
    notes: [],
    revenueColour: phaseOf(state).revenue,
  };
}

function factsOf(state: State): FactView<Key<'facts'>>[] {
  return [
    fact('layer', openLayer(state), { of: LAYERS }),
    fact('southern', state.southern),
    fact('building-over', buildingIsOver(state)),
    fact('british-rail', state.britishRail),
  ];
}

/** 1860-11.1: a second tile only after a plain first one. */
function turnFactsOf({ lays, laysDone, subsidy }: OperatingRound): FactView<Key<'turnFacts'>>[] {
  return [fact('tiles-laid', lays, { of: laysDone ? lays : 2 }), fact('subsidy', subsidy, { money: true })];
}
