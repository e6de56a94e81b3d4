import { Draft } from '../../core/draft.ts';
import { resolveOptions, type Seat } from '../../core/game.ts';
import { withTile } from '../../rail/board.ts';
import type { Cell } from '../../rail/market.ts';
import { hexOf } from '../../rail/board.ts';
import { citiesAt, withToken, withTokenBeside } from '../../rail/tokens.ts';
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
  tiles?: Record<string, [tile: string, rotation: number]>;
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
  let board = s.board;
  for (const [hex, [tile, rotation]] of Object.entries(spec.tiles ?? {}))
    board = withTile(KIT, board, hex, tile, rotation);
  s.board = board;
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
  const boe = draft.ownIn(draft.own('certificates'), BOE);
  for (const [seat, certs] of Object.entries(spec.boe ?? {})) {
    boe[seat] = certs;
    boe['pool'] = (boe['pool'] ?? []).filter((cert) => !certs.includes(cert));
  }
  cash[BOE] = 2000 - s.loansIssued * 100;
  const others = Object.entries(cash).reduce((sum, [id, amount]) => (id === 'bank' ? sum : sum + amount), 0);
  cash['bank'] = spec.bank ?? ALL_MONEY - others;
  s.round = roundOf(spec, s);
  settle(draft);
  const broken = check === 'check' && spec.bank === undefined ? invariants(draft.state) : [];
  if (broken.length > 0) throw new Error(`the position is not possible: ${broken.join('; ')}`);
  return draft.state;
}

/** Types below the present phase have left the bank, and one of the present type unless named otherwise. */
function isBeforePhase(card: string, phase: PhaseName): boolean {
  return PHASE_NAMES.indexOf(typeOfTrain(card) as PhaseName) < PHASE_NAMES.indexOf(phase);
}

function placeCompany(draft: Draft<State>, id: string, spec: CompanySpec, gone: Set<string>): void {
  const s = draft.state;
  const holdings = draft.ownIn(draft.own('certificates'), id);
  let director: Seat | null = null;
  for (const [holder, certs] of Object.entries(spec.held ?? {})) {
    holdings[holder] = certs;
    holdings['ipo'] = (holdings['ipo'] ?? []).filter((cert) => !certs.includes(cert));
    if (certs.includes(`${id}_0`)) director = Number(holder);
  }
  if (spec.closed) draft.own('certificates')[id] = {};
  draft.own('cash')[id] = spec.cash ?? 0;
  const cell =
    spec.cell ??
    (spec.par
      ? ({ 100: [1, 5], 90: [2, 5], 80: [3, 5], 70: [4, 5] } as Record<number, Cell>)[spec.par]
      : null) ??
    null;
  if (cell) {
    const market = draft.own('market');
    market[cell.join()] = [...(market[cell.join()] ?? []), id];
  }
  for (const [train, side] of Object.entries(spec.trains ?? {})) {
    draft.own('trains')[train] = side;
    gone.add(train);
    if (SIDES[side].type === '8') s.soldEights = Math.max(s.soldEights, Number(train.split('-')[1]) + 1);
    if (side === '2E') s.soldGhans = Math.max(s.soldGhans, Number(train.split('-')[1]) + 1);
  }
  for (const token of spec.tokens ?? []) {
    const [hex = '', city = '0'] = token.replace('+', '').split(':');
    const cities = citiesAt(KIT, s.board, s.tokens, hexOf(KIT, hex));
    const slot = cities[Number(city)]?.slots.indexOf(null) ?? -1;
    s.tokens = token.endsWith('+')
      ? withTokenBeside(s.tokens, hex, cities, Number(city), id)
      : withToken(s.tokens, hex, cities, Number(city), slot, id);
  }
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
    return {
      kind: 'stock',
      at: spec.round.at,
      passed: s.order.map(() => false),
      sold: spec.round.sold ?? s.order.map(() => []),
      soldNow: [],
      lastActor: null,
    };
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
    kind: 'operating',
    number,
    of,
    queue,
    at: 0,
    opened: true,
    ...FRESH_TURN,
    step,
    loanTaken,
    yellows,
    crisisFrom,
  };
}
