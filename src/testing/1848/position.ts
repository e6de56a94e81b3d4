import { Draft } from '../../core/draft.ts';
import { resolveOptions, type Seat } from '../../core/game.ts';
import type { Cell } from '../../rail/market.ts';
import { BANK } from '../../rail/money.ts';
import { newOperatingTurns } from '../../rail/operating.ts';
import { moveCerts, POOL } from '../../rail/shares.ts';
import { newStockTurns } from '../../rail/stock.ts';
import {
  assertPossible,
  balanceBank,
  dealCerts,
  layTiles,
  placeTokens,
  putMarker,
  type Tiles,
} from '../rail-position.ts';
import {
  ALL_MONEY,
  BOE,
  COM,
  KIT,
  type PhaseName,
  PHASE_NAMES,
  type PrivateId,
  PRIVATE_IDS,
  RAILWAYS,
  type TrainName,
  SIDES,
} from '../../games/1848/data.ts';
import { typeOfTrain } from '../../games/1848/depot.ts';
import { settle } from '../../games/1848/flow.ts';
import { game1848 } from '../../games/1848/game.ts';
import { invariants } from '../../games/1848/invariants.ts';
import type { Options } from '../../games/1848/options.ts';
import { setup } from '../../games/1848/setup.ts';
import { type OperatingStep, type State } from '../../games/1848/state.ts';
import { FRESH_TURN } from '../../games/1848/turn.ts';

/** One company of a constructed position; what is left out is as at set-up. */
export interface CompanySpec {
  par?: number;
  cell?: Cell;
  /** Certificates by holder (`pool` or a seat), in order; the rest stays in the IPO. */
  held?: Record<string, string[]>;
  cash?: number;
  floated?: boolean;
  operated?: boolean;
  /** Trains as id → side, e.g. { '3-0': '3+' }. */
  trains?: Record<string, TrainName>;
  /** Tokens as hex, or `hex:city`, or `hex+` for one beside the slots. */
  tokens?: string[];
  loans?: number;
  closed?: boolean;
}

/**
 * A position built by hand. Money not named goes to the bank, so that the whole stays 12,000; certificates
 * not named stay in the IPO. The Director is the holder of the Director's certificate.
 */
export interface PositionSpec {
  seats?: number;
  rules?: string;
  options?: Partial<Options>;
  order?: Seat[];
  /** Cash by seat. */
  cash?: number[];
  phase?: PhaseName;
  companies?: Record<string, CompanySpec>;
  /** Bank of England certificates by seat; the rest is in the pool. */
  boe?: Record<string, string[]>;
  /** Owner of each private: a seat or a company; the others are closed (null = unsold). */
  privates?: Partial<Record<PrivateId, Seat | string | null>>;
  tiles?: Tiles;
  /** Cards that have left the bank besides those in `trains`, e.g. ['2-0']. */
  gone?: string[];
  soldEights?: number;
  /** First 3/3+ and 6/6+ sold; by default as the phase tells. */
  first3?: boolean;
  first6?: boolean;
  connected?: boolean;
  /** COM has had its capital; by default if it is floated and that is the moment (D-09). */
  comPaid?: boolean;
  privatesClosed?: boolean;
  loansIssued?: number;
  receiverships?: number;
  failures?: number[];
  turnNumber?: number;
  round:
    | { kind: 'stock'; at: Seat; sold?: string[][] }
    | {
        kind: 'operating';
        number?: number;
        of?: number;
        queue: string[];
        step?: OperatingStep;
        loanTaken?: boolean;
        yellows?: number;
        crisisFrom?: Seat;
      };
  /** Money the bank has; the rest is taken from nowhere, so only for tests about the bank's end. */
  bank?: number;
}

/** Builds the position, lets play settle, and makes sure that it is one the rules could meet. */
export function position(spec: PositionSpec, check: 'check' | 'unchecked' = 'check'): State {
  const seats = spec.seats ?? 3;
  const state = setup(seats, resolveOptions(game1848, spec.rules ?? '18xx.games', spec.options ?? {}));
  const draft = new Draft(state);
  const s = draft.state;
  s.order = spec.order ?? s.order;
  s.phase = spec.phase ?? '2';
  s.turnNumber = spec.turnNumber ?? 2;
  const phaseIndex = PHASE_NAMES.indexOf(s.phase);
  s.first3 = spec.first3 ?? phaseIndex >= 1;
  s.first6 = spec.first6 ?? phaseIndex >= 4;
  s.privatesClosed = spec.privatesClosed ?? phaseIndex >= 3;
  s.connected = spec.connected ?? false;
  s.loansIssued = spec.loansIssued ?? 0;
  s.receiverships = spec.receiverships ?? 0;
  s.failures = spec.failures ?? s.failures;
  layTiles(s, KIT, spec.tiles);
  const cash = draft.own('cash');
  for (const [seat, amount] of (spec.cash ?? []).entries()) cash[seat] = amount;
  for (const id of PRIVATE_IDS) {
    const owner = spec.privates?.[id];
    draft.own('privates')[id] = {
      owner: owner ?? null,
      price: owner === null ? s.privates[id].price : 0,
      closed: owner === undefined,
      used: false,
      powerOnly: s.privatesClosed && owner !== undefined,
    };
  }
  const gone = new Set(spec.gone ?? []);
  s.soldEights = spec.soldEights ?? 0;
  for (const [id, company] of Object.entries(spec.companies ?? {})) placeCompany(draft, id, company, gone);
  s.comPaid = spec.comPaid ?? (s.options.com_capital === 'float' && s.companies[COM]?.floated === true);
  s.depot = s.depot.filter((card) => !gone.has(card) && !isBeforePhase(card, s.phase));
  for (const [seat, certs] of Object.entries(spec.boe ?? {})) moveCerts(draft, certs, POOL, Number(seat));
  cash[BOE] = 2000 - s.loansIssued * 100;
  balanceBank(draft, ALL_MONEY);
  if (spec.bank !== undefined) cash[BANK] = spec.bank;
  s.round = roundOf(spec, s);
  settle(draft);
  if (check === 'check' && spec.bank === undefined) assertPossible(invariants(draft.state));
  return draft.state;
}

/** Types below the present phase have left the bank, and one of the present type unless named otherwise. */
function isBeforePhase(card: string, phase: PhaseName): boolean {
  return PHASE_NAMES.indexOf(typeOfTrain(card) as PhaseName) < PHASE_NAMES.indexOf(phase);
}

function placeCompany(draft: Draft<State>, id: string, spec: CompanySpec, gone: Set<string>): void {
  const s = draft.state;
  const director = dealCerts(draft, id, spec.held);
  if (spec.closed) draft.own('certificates')[id] = {};
  draft.own('cash')[id] = spec.cash ?? 0;
  const cell =
    spec.cell ??
    (spec.par
      ? ({ 100: [1, 5], 90: [2, 5], 80: [3, 5], 70: [4, 5] } as Record<number, Cell>)[spec.par]
      : null) ??
    null;
  putMarker(draft, id, cell);
  for (const [train, side] of Object.entries(spec.trains ?? {})) {
    draft.own('trains')[train] = side;
    gone.add(train);
    if (SIDES[side].type === '8') s.soldEights = Math.max(s.soldEights, Number(train.split('-')[1]) + 1);
    if (side === '2E') s.soldGhans = Math.max(s.soldGhans, Number(train.split('-')[1]) + 1);
  }
  placeTokens(s, KIT, id, spec.tokens);
  if (!(RAILWAYS as readonly string[]).includes(id)) return;
  draft.own('companies')[id] = {
    par: spec.par ?? null,
    cell,
    director,
    floated: spec.floated ?? spec.par !== undefined,
    operated: spec.operated ?? (spec.tokens?.length ?? 0) > 0,
    tokensUsed: spec.tokens?.length ?? 0,
    trains: Object.keys(spec.trains ?? {}),
    loans: spec.loans ?? 0,
    closed: spec.closed ?? false,
  };
}

function roundOf(spec: PositionSpec, s: State): State['round'] {
  if (spec.round.kind === 'stock') {
    const { at, sold = s.order.map(() => []) } = spec.round;
    return { ...newStockTurns(s.order), at, sold };
  }
  const {
    number = 1,
    of = 1,
    queue,
    step = 'track',
    loanTaken = false,
    yellows = 0,
    crisisFrom = null,
  } = spec.round;
  return {
    ...newOperatingTurns(number, queue),
    of,
    opened: true,
    ...FRESH_TURN,
    step,
    loanTaken,
    yellows,
    crisisFrom,
  };
}
