import type { Seat } from '../../core/game.ts';
import { type BoardKit, facesOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { openedTurn, operator } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { priceUnder } from '../../rail/trains.ts';
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
  TrainView,
  ViewKeys,
} from '../../rail/view.ts';
import { lots, lowestBid } from './auction.ts';
import { isGreenZone } from './buying.ts';
import { operatingOrder, percentToFloat } from './companies.ts';
import {
  CHARTERS,
  END_PRICE,
  GREEN_ZONE,
  LNWR,
  MARKET,
  PAR_PRICES,
  PHASES,
  type PrivateId,
  PRIVATES,
  ROUNDS_PER_SET,
  TILE_ACTIONS,
  TRAIN_TYPES,
  TRAINS,
  type TrainType,
} from './data.ts';
import { cheapestOffer, isFirstOfType, offeredTrains, roomForTrains } from './depot.ts';
import { endReason } from './flow.ts';
import { homeOf, reservedAt } from './homes.ts';
import { mustWithhold } from './running.ts';
import { type Compass, COMPASS, KITS, SCENARIO_IDS, type ScenarioId, SCENARIOS } from './scenarios.ts';
import { saleIncome } from './shares.ts';
import {
  certificateLimit,
  certificatesOf,
  companyIds,
  END_REASONS,
  holding,
  isInReceivership,
  isPhaseReached,
  kitOf,
  type OperatingRound,
  type OperatingStep,
  phaseOf,
  privateIds,
  privateOf,
  scenarioOf,
  type State,
  tokenPrices,
  trainType,
  unitOf,
  worth,
} from './state.ts';

/** What every player may see: everything, with the derived numbers. */

export const VIEW_KEYS = {
  statuses: ['unstarted', 'started', 'floated', 'receivership', 'closed'],
  companyFlags: [
    'second-tranche',
    'only-lb-starts',
    'ten-shares',
    'insolvent',
    'half-value',
    'green-zone',
    'may-convert',
  ],
  privateFlags: ['power-ready', 'used'],
  steps: ['build', 'run', 'pay', 'trains', 'share'],
  zones: ['green', 'par', 'end'],
  phaseNotes: [
    'float-40',
    'float-60',
    'blocks-end',
    'reservations-end',
    'ten-share-starts',
    '5x-on-sale',
    '6x-on-sale',
    'unfloated-leave',
    'only-directors-lower',
  ],
  trainNotes: ['beside-stack'],
  roundNotes: [],
  hexNotes: ['blocked', 'closes-private', 'bonus', 'green-right', 'compass'],
  facts: ['scenario', 'trains-left', 'train-bought', 'tokens-forbidden'],
  turnFacts: ['tiles-laid', 'city-laid', 'token-placed', 'converted'],
  endReasons: END_REASONS,
} as const satisfies ViewKeys;

type Key<K extends keyof ViewKeys> = (typeof VIEW_KEYS)[K][number];

export { KITS };

export function view(state: State, _seat: Seat | null): RailView {
  const { round } = state;
  const turn = openedTurn(state);
  return {
    ...commonView(state, { of: round.kind === 'operating' ? ROUNDS_PER_SET : 0 }),
    phases: PHASE_VIEWS,
    // 18GB-0.4: the bank always pays.
    bank: null,
    // 18GB-7.1: the first player to pass, not known before.
    nextPriority: round.kind === 'stock' ? (round.passOrder[0] ?? null) : null,
    players: playerViews(state, { ...PLAYERS_SHOWN, companies: companyIds(state) }),
    companies: companyIds(state).map((id) => companyView(state, id, turn)),
    order: round.kind === 'operating' ? round.queue : operatingOrder(state),
    operator: turn ? operator(state) : null,
    steps: turn ? stepsOf(turn) : [],
    step: turn ? STEP_KEYS[turn.step] : null,
    market: { rows: marketRows(MARKET, state.market, zoneAt), shape: 'line' },
    trains: trainViews(state),
    privates: privateIds(state).map((id) => privateView(state, id)),
    auction: auctionView(state),
    map: mapView(state),
    facts: factsOf(state),
    turnFacts: turn ? turnFactsOf(turn) : [],
    endReason: state.endReason ?? endReason(state),
  };
}

/* ---- rounds and phases ---- */

/** 18GB-11.2: tokens are placed between tiles, in one step with them. */
const STEP_KEYS: Readonly<Record<OperatingStep, Key<'steps'>>> = {
  track: 'build',
  routes: 'run',
  dividend: 'pay',
  discard: 'trains',
  trains: 'trains',
  share: 'share',
};

/** 18GB-15.2: a share is bought only after an emergency conversion. */
function stepsOf({ converted }: OperatingRound): readonly Key<'steps'>[] {
  return VIEW_KEYS.steps.filter((step) => step !== 'share' || converted);
}

/** 18GB-1.1: what begins besides colours and limits, which the table already shows. */
const PHASE_NOTES: Readonly<Record<TrainType, readonly Key<'phaseNotes'>[]>> = {
  '2+1': ['float-40'],
  '3+1': ['float-60'],
  '4+2': ['blocks-end', 'reservations-end'],
  '5+2': ['ten-share-starts'],
  '4X': ['5x-on-sale'],
  '5X': ['6x-on-sale'],
  '6X': ['unfloated-leave', 'only-directors-lower'],
};

const PHASE_VIEWS: readonly PhaseView[] = TRAIN_TYPES.map((name) => {
  const { colours: tiles, limit, revenue } = PHASES[name];
  const trainLimit = [limit[5], limit[10]];
  return phaseView(name, { tiles, trainLimit, rounds: ROUNDS_PER_SET, revenue }, PHASE_NOTES[name]);
});

/* ---- players ---- */

const PLAYERS_SHOWN = {
  holding,
  director: (state: State, id: CompanyId) => companyOf(state, id).director,
  worth,
  liquid: liquidOf,
  certificates: certificatesOf,
  certificateLimit,
  privates: usefulPrivates,
  passed: hasPassed,
};

function usefulPrivates(state: State, seat: Seat): PrivateId[] {
  return privateIds(state).filter((id) => {
    const { owner, closed } = privateOf(state, id);
    return owner === seat && (!closed || hasPower(state, id));
  });
}

/**
 * Computed from the holdings and not by asking `choices` for one sale after another, which would be slow: the pool
 * takes any number (18GB-7.5), and a whole holding goes in one block at the price before the sale (18GB-7.3, 7.4).
 */
function liquidOf(state: State, seat: Seat, shares: Readonly<Record<CompanyId, number>>): number {
  let sum = cashOf(state, seat);
  if (state.finished) return sum;
  for (const [company, percent] of Object.entries(shares)) {
    sum += saleIncome(state, company, percent);
  }
  return sum;
}

/* ---- corporations ---- */

function statusOf(state: State, id: CompanyId): Key<'statuses'> {
  const { closed, par, floated } = companyOf(state, id);
  if (closed) return 'closed';
  if (par === null) return 'unstarted';
  if (isInReceivership(state, id)) return 'receivership';
  return floated ? 'floated' : 'started';
}

function flagsOf(state: State, id: CompanyId): Key<'companyFlags'>[] {
  const { closed, par, tranche, size, insolvent, trains, floated, operated } = companyOf(state, id);
  const isWaiting = par === null && !closed;
  const isFirstRound = state.turnNumber === 1 && state.round.kind !== 'operating';
  return keysThatHold<Key<'companyFlags'>>({
    // 18GB-6.3
    'second-tranche': isWaiting && tranche === 2 && isFirstRound,
    // 18GB-6.4
    'only-lb-starts': isWaiting && id === LNWR,
    'ten-shares': size === 10,
    insolvent,
    // 18GB-7.4
    'half-value': par !== null && trains.length === 0,
    'green-zone': par !== null && isGreenZone(state, id),
    // 18GB-7.8
    'may-convert': floated && operated && size === 5,
  });
}

function companyView(state: State, id: CompanyId, turn: OperatingRound | null): CompanyView {
  const { director, trains, tokensUsed, floated, closed, size, insolvent } = companyOf(state, id);
  const leased = insolvent && trains.length === 0 ? cheapestOffer(state) : null;
  return {
    ...railwayView(state, id, MARKET, holding),
    name: CHARTERS[id]?.name ?? id,
    status: statusOf(state, id),
    flags: flagsOf(state, id),
    director,
    percentPerShare: unitOf(state, id),
    withholds: mustWithhold(state, id),
    toFloat: floated || closed ? 0 : percentToFloat(state, id),
    trains: trainsView(trains, leased, trainType),
    trainLimit: closed ? 0 : phaseOf(state).limit[size],
    trainRoom: closed ? 0 : roomForTrains(state, id),
    tokens: tokensView(state.tokens, id, closed ? [] : tokenPrices(state, id).slice(tokensUsed)),
    home: homeOf(id),
    revenue:
      turn && operator(state) === id && turn.step !== 'track' && turn.step !== 'routes' ? turn.revenue : null,
  };
}

/** 18GB-1.6 */
function zoneAt(_cell: unknown, price: number): Key<'zones'> | null {
  if (price <= GREEN_ZONE) return 'green';
  if (price >= END_PRICE) return 'end';
  return (PAR_PRICES as readonly number[]).includes(price) ? 'par' : null;
}

/* ---- trains ---- */

/** 18GB-1.5 */
function trainViews(state: State): TrainView[] {
  const offered = offeredTrains(state).map(trainType);
  const left = new Map<TrainType, number>();
  for (const card of state.depot) left.set(trainType(card), (left.get(trainType(card)) ?? 0) + 1);
  const next = TRAIN_TYPES.find((type) => left.has(type) && !offered.includes(type));
  return TRAIN_TYPES.map((name) => {
    const { rustedBy, alsoFrom } = TRAINS[name];
    const price = priceUnder(state.options, TRAINS[name].price);
    return {
      name,
      price,
      sides: [{ name, price }],
      left: left.get(name) ?? 0,
      total: scenarioOf(state).trains[name],
      status: !left.has(name) ? 'gone' : offered.includes(name) ? 'now' : name === next ? 'next' : 'later',
      rustsOn: rustedBy,
      rusted: rustedBy !== null && !isFirstOfType(state, rustedBy),
      inPool: 0,
      phase: name,
      notes: alsoFrom === null ? [] : [{ key: 'beside-stack' satisfies Key<'trainNotes'> }],
    };
  });
}

/* ---- privates ---- */

/** 18GB-5.7: it is closed, and its owner's corporations can still use it. */
function hasPower(state: State, id: PrivateId): boolean {
  const { closed, used } = privateOf(state, id);
  const { power } = PRIVATES[id];
  return closed && power !== null && (power.kind === 'bonus' || !used);
}

function privateView(state: State, id: PrivateId): PrivateView {
  const { round } = state;
  const { owner, closed, used } = privateOf(state, id);
  const { name, price, income, blocks, power, rule, starts } = PRIVATES[id];
  return {
    id,
    name,
    price,
    income,
    owner,
    closed,
    flags: keysThatHold<Key<'privateFlags'>>({ 'power-ready': hasPower(state, id), used }),
    hexes: power !== null && 'hex' in power && power.hex !== blocks ? [blocks, power.hex] : [blocks],
    company: starts ?? null,
    rules: ['18GB-5.5', rule],
    bids: round.kind === 'auction' ? (round.bids[id] ?? []) : [],
    minimum: round.kind === 'auction' && owner === null ? lowestBid(state, id) : null,
  };
}

function auctionView(state: State): AuctionView | null {
  const { round } = state;
  if (round.kind !== 'auction') return null;
  const offered = lots(state).map((id) => ({ id, price: lowestBid(state, id) }));
  return privateAuctionView(
    offered,
    state.order.filter((seat) => round.passed[seat]),
  );
}

/* ---- map and facts ---- */

const KIT_NAMES: ReadonlyMap<BoardKit, keyof typeof KITS> = new Map(
  Object.entries(KITS).map(([name, kit]) => [kit, name as keyof typeof KITS]),
);

type HexNote = MapView['notes'][number] & { readonly key: Key<'hexNotes'> };

/** 18GB-3.6: the ends of the compass, with every direction a hex stands for. */
function compassNotes(compass: Compass): HexNote[] {
  const hexes = new Set(COMPASS.flatMap((direction) => compass[direction]));
  return Array.from(hexes, (hex) => ({
    hex,
    key: 'compass',
    about: COMPASS.filter((direction) => compass[direction].includes(hex)).join(' '),
  }));
}

const COMPASS_NOTES: ReadonlyMap<ScenarioId, readonly HexNote[]> = new Map(
  SCENARIO_IDS.map((id) => [id, compassNotes(SCENARIOS[id].compass)]),
);

export function mapView(state: State): MapView {
  return {
    kit: KIT_NAMES.get(kitOf(state)) ?? 'full',
    board: state.board,
    tokens: state.tokens,
    reservations: reservationsOf(state),
    notes: [...privateNotes(state), ...greenRightNotes(state), ...(COMPASS_NOTES.get(state.scenario) ?? [])],
    revenueColour: phaseOf(state).revenue,
  };
}

/** 18GB-5.10: the slots reserved for GN and MC; with D3 also those of corporations that have not floated. */
function reservationsOf(state: State): MapView['reservations'] {
  const hexes = new Set<HexId>();
  for (const id of privateIds(state)) {
    const { power } = PRIVATES[id];
    if (power?.kind === 'token') hexes.add(power.hex);
  }
  if (state.options['home.at_float']) for (const id of companyIds(state)) hexes.add(homeOf(id));
  return reservationsIn(hexes, (hex) => reservedAt(state, hex));
}

/** 18GB-5.5, 5.6, 5.11: hexes that take no tile, or close a private, or earn more for an owner. */
function* privateNotes(state: State): Generator<HexNote> {
  for (const id of privateIds(state)) {
    const { owner, closed } = privateOf(state, id);
    const { blocks, power } = PRIVATES[id];
    if (!closed)
      yield { hex: blocks, key: isPhaseReached(state, '4+2') ? 'closes-private' : 'blocked', about: id };
    else if (power?.kind === 'bonus' && owner !== null) yield { hex: power.hex, key: 'bonus', about: id };
  }
}

/** 18GB-10.9: where a corporation may lay green at once, as long as that hex is not green yet. */
function* greenRightNotes(state: State): Generator<HexNote> {
  const kit = kitOf(state);
  const faces = facesOf(kit, state.board);
  for (const id of companyIds(state)) {
    const { greenRights, closed } = companyOf(state, id);
    if (closed) continue;
    for (const hex of CHARTERS[id]?.green ? [homeOf(id), ...greenRights] : greenRights) {
      const colour = faces[kit.map.byId.get(hex)?.index ?? -1]?.colour;
      if (colour === 'white' || colour === 'yellow') yield { hex, key: 'green-right', about: id };
    }
  }
}

function factsOf(state: State): FactView<Key<'facts'>>[] {
  return [
    fact('scenario', state.scenario),
    fact('trains-left', state.depot.length),
    // 18GB-16.1: if none is sold, one is exported.
    ...(state.round.kind === 'operating' ? [fact('train-bought', state.trainBought)] : []),
    fact('tokens-forbidden', state.tokensForbidden),
  ];
}

/** 18GB-10.1, 11.2, 15.1 */
function turnFactsOf(turn: OperatingRound): FactView<Key<'turnFacts'>>[] {
  return [
    fact('tiles-laid', turn.lays, { of: TILE_ACTIONS }),
    fact('city-laid', turn.cityLaid),
    fact('token-placed', turn.tokenPlaced),
    fact('converted', turn.converted),
  ];
}
