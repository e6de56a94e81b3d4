import { Draft } from '../../core/draft.ts';
import { resolveOptions, type Seat } from '../../core/game.ts';
import type { BANK } from '../../rail/money.ts';
import { newOperatingTurns } from '../../rail/operating.ts';
import { newStockTurns } from '../../rail/stock.ts';
import { kindOfCard } from '../../rail/trains.ts';
import {
  assertPossible,
  balanceBank,
  dealCerts,
  layTiles,
  placeTokens,
  putMarker,
  split,
  type Tiles,
} from '../rail-position.ts';
import {
  ALL_MONEY,
  cellOfPrice,
  LAST_TRAIN,
  PHASE_NAMES,
  type PhaseName,
  PHASES,
  PRIVATE_IDS,
  type PrivateId,
  TRAIN_NAMES,
  type TrainName,
} from '../../games/1860/data.ts';
import { openLayer } from '../../games/1860/companies.ts';
import { settle } from '../../games/1860/flow.ts';
import { game1860 } from '../../games/1860/game.ts';
import { invariants } from '../../games/1860/invariants.ts';
import type { Options } from '../../games/1860/options.ts';
import { setup } from '../../games/1860/setup.ts';
import { kitOf, type OperatingStep, type State } from '../../games/1860/state.ts';
import { FRESH_TURN } from '../../games/1860/turn.ts';

/** One company of a constructed position; what is left out is as at set-up. */
export interface CompanySpec {
  par?: number;
  /** Market price; par if left out. */
  price?: number;
  /** Certificates by holder (`pool` or a seat), in order; the rest stays in the IPO. */
  held?: Record<string, string[]>;
  cash?: number;
  floated?: boolean;
  operated?: boolean;
  trains?: string[];
  /** Tokens as hex, or `hex:city`. */
  tokens?: string[];
  insolvent?: boolean;
  bankrupt?: boolean;
  frozen?: boolean;
}

/** A position built by hand; money not named goes to the bank, certificates not named stay in the IPO. */
export interface PositionSpec {
  seats?: number;
  rules?: string;
  /** As a game saved under this version plays it; the present one if left out. */
  rulesVersion?: number;
  options?: Partial<Options> | undefined;
  order?: Seat[];
  cash?: number[];
  phase?: PhaseName;
  companies?: Record<string, CompanySpec>;
  /** Owner of each private; the others are closed. */
  privates?: Partial<Record<PrivateId, Seat | typeof BANK | null>>;
  tiles?: Tiles;
  /** Cards that have left the bank besides those of companies and the pool. */
  gone?: string[];
  pool?: string[];
  soldNines?: number;
  turnNumber?: number;
  southern?: boolean;
  southernRound?: boolean;
  britishRail?: boolean;
  bankBroken?: boolean;
  round:
    | { kind: 'stock'; at: Seat; sold?: string[][] }
    | {
        kind: 'operating';
        number?: number;
        of?: number;
        queue: string[];
        step?: OperatingStep;
        paid?: Record<string, number>;
      };
}

/** Builds the position, lets play settle, and makes sure that it is one the rules could meet. */
export function position(spec: PositionSpec): State {
  const { rules = '18xx.games', rulesVersion } = spec;
  const options = resolveOptions(game1860, rules, spec.options ?? {}, rulesVersion);
  const draft = new Draft(setup(spec.seats ?? 2, options, rulesVersion));
  const s = draft.state;
  s.order = spec.order ?? s.order;
  s.phase = spec.phase ?? '2';
  s.turnNumber = spec.turnNumber ?? 2;
  s.southern = spec.southern ?? s.phase === '9';
  s.southernRound = spec.southernRound ?? false;
  s.britishRail = spec.britishRail ?? false;
  s.bankBroken = spec.bankBroken ?? false;
  s.soldNines = spec.soldNines ?? 0;
  layTiles(s, kitOf(s), spec.tiles);
  const cash = draft.own('cash');
  for (const seat of s.order) cash[seat] = spec.cash?.[seat] ?? 0;
  for (const id of PRIVATE_IDS) {
    const owner = spec.privates?.[id];
    draft.own('privates')[id] = { owner: owner ?? null, closed: owner === undefined };
  }
  const gone = new Set([...(spec.gone ?? []), ...(spec.pool ?? [])]);
  s.pool = spec.pool ?? [];
  for (const [id, company] of Object.entries(spec.companies ?? {})) placeCompany(draft, id, company, gone);
  for (const card of gone) {
    if (kindOfCard(card) === LAST_TRAIN) s.soldNines = Math.max(s.soldNines, Number(card.split('-')[1]) + 1);
  }
  s.depot = s.depot.filter((card) => !gone.has(card) && !isBeforePhase(card, s.phase));
  balanceBank(draft, ALL_MONEY);
  s.round = roundOf(spec, s);
  settle(draft);
  assertPossible(invariants(draft.state));
  return draft.state;
}

/** Kinds that came before the present one have left the bank. */
function isBeforePhase(card: string, phase: PhaseName): boolean {
  const index = TRAIN_NAMES.indexOf(kindOfCard(card) as TrainName);
  return index < TRAIN_NAMES.indexOf(PHASES[phase].train) && PHASE_NAMES.includes(phase);
}

function placeCompany(draft: Draft<State>, id: string, spec: CompanySpec, gone: Set<string>): void {
  const s = draft.state;
  const president = dealCerts(draft, id, spec.held);
  draft.own('cash')[id] = spec.cash ?? 0;
  const price = spec.price ?? spec.par;
  const cell = price === undefined ? null : cellOfPrice(price);
  putMarker(draft, id, cell);
  for (const card of spec.trains ?? []) gone.add(card);
  placeTokens(s, kitOf(s), id, spec.tokens);
  const operated = spec.operated ?? (spec.tokens?.length ?? 0) > 0;
  draft.own('companies')[id] = {
    par: spec.par ?? null,
    cell,
    president,
    floated: spec.floated ?? (spec.par !== undefined && !spec.bankrupt),
    operated,
    operatedSinceLaunch: operated,
    tokensUsed: spec.tokens?.length ?? 0,
    trains: spec.trains ?? [],
    insolvent: spec.insolvent ?? false,
    bankrupt: spec.bankrupt ?? false,
    frozen: spec.frozen ?? false,
  };
}

function roundOf(spec: PositionSpec, s: State): State['round'] {
  if (spec.round.kind === 'stock') {
    const { at, sold = s.order.map(() => []) } = spec.round;
    return { ...newStockTurns(s.order), at, sold, bought: false, keptOpen: false, layer: openLayer(s) };
  }
  const { number = 1, of = 1, queue, step = 'track', paid = {} } = spec.round;
  return { ...newOperatingTurns(number, queue), of, opened: true, paid, ...FRESH_TURN, step };
}

/** Cowes – Cement Mills – Newport – Whippingham – Wootton – Ashey – Ryde – Esplanade, all yellow. */
export const LINE: Tiles = {
  F2: ['787', 0],
  F4: ['742', 3],
  G3: ['741', 5],
  H4: ['744', 2],
  I5: ['742', 2],
  J4: ['5', 1],
};

/** A company that has begun: half of it with its president, token at home, track to run on. */
export function started(id: string, president: Seat, spec: CompanySpec = {}): CompanySpec {
  const homes: Record<string, string> = {
    'C&N': 'F2',
    IOW: 'I3',
    IWNJ: 'G7',
    NGStL: 'G9',
    FYN: 'B4',
    'BHI&R': 'L6',
  };
  return { par: 74, held: split(id, [president, 50]), tokens: [homes[id] ?? 'F12'], ...spec };
}

/** The sale of 50 % of S&C by the second seat makes it bankrupt (1860-18). */
export const BEFORE_BANKRUPTCY: PositionSpec = {
  cash: [500, 500, 500],
  turnNumber: 12,
  phase: '6',
  gone: ['6+3-1'],
  tiles: { ...LINE, F12: ['115', 3] },
  companies: {
    'S&C': started('S&C', 1, {
      par: 62,
      price: 14,
      held: split('S&C', [1, 50], [0, 10]),
      trains: ['6+3-0'],
      cash: 20,
    }),
    'C&N': started('C&N', 0, { par: 100 }),
  },
  round: { kind: 'stock', at: 1 },
};

/** NGStL in receivership: the pool has the president's certificate, the first seat one share. */
export const IN_RECEIVERSHIP = {
  NGStL: {
    par: 68,
    price: 52,
    held: { pool: ['NGStL_2', 'NGStL_3', 'NGStL_0'], 0: ['NGStL_1'] },
    tokens: ['G9'],
    trains: ['2+1-0'],
  },
} as const satisfies PositionSpec['companies'];
