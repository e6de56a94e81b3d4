import { Draft } from '../../core/draft.ts';
import { resolveOptions, type Seat } from '../../core/game.ts';
import {
  ADDED_CERTS,
  CHARTERS,
  PRIVATES,
  type PrivateId,
  type Size,
  TRAIN_TYPES,
  type TrainType,
} from '../../games/18gb/data.ts';
import { settle } from '../../games/18gb/flow.ts';
import { game18GB } from '../../games/18gb/game.ts';
import { invariants } from '../../games/18gb/invariants.ts';
import type { Options } from '../../games/18gb/options.ts';
import { placeMarker } from '../../games/18gb/prices.ts';
import { setup } from '../../games/18gb/setup.ts';
import { kitOf, type OperatingRound, privateIds, type State, trainType } from '../../games/18gb/state.ts';
import { startStockRound } from '../../games/18gb/stock.ts';
import { FRESH_TURN } from '../../games/18gb/turn.ts';
import {
  assertPossible,
  balanceBank,
  dealCerts,
  layTiles,
  placeTokens,
  type Tiles,
} from '../rail-position.ts';

/** One corporation of a constructed position; what is left out is as at set-up. */
export interface CorporationSpec {
  price?: number;
  /** Where it is not the price. */
  par?: number;
  size?: Size;
  /** Certificate numbers by holder (`pool` or a seat), in order; the rest stays in the IPO. */
  held?: Record<string, readonly number[]>;
  cash?: number;
  floated?: boolean;
  operated?: boolean;
  insolvent?: boolean;
  /** Has left the game. */
  closed?: boolean;
  trains?: readonly string[];
  /** Tokens besides the home, as hex or `hex:city`. */
  tokens?: readonly string[];
  /** The city of the home token after tiles have been laid. */
  homeCity?: number;
}

/** Cash not named is as at set-up; the bank has what makes the sum nothing. */
export interface PositionSpec {
  seats?: number;
  seed?: number;
  /** That of a game saved earlier; the present one if left out. */
  rulesVersion?: number;
  rules?: string;
  options?: Partial<Options>;
  order?: Seat[];
  cash?: readonly number[];
  phase?: TrainType;
  corporations?: Record<string, CorporationSpec>;
  /** Owner of each private; those not named belong to the last seat, closed and used up. */
  privates?: Partial<Record<PrivateId, Seat>>;
  closed?: readonly PrivateId[];
  tiles?: Tiles;
  /** The depot; by default all trains of the phase's type and later that nobody owns, less one of the type. */
  depot?: readonly string[];
  turnNumber?: number;
  tokensForbidden?: boolean;
  trainBought?: boolean;
  /** Seats the stock round has passed, or the operating turn. */
  round: { kind: 'stock' } | ({ kind: 'operating'; queue: readonly string[] } & Partial<OperatingRound>);
}

export function position(spec: PositionSpec): State {
  const values = resolveOptions(game18GB, spec.rules ?? '18xx.games', spec.options ?? {});
  const draft = new Draft(setup(spec.seats ?? 3, values, spec.seed ?? 2, spec.rulesVersion));
  const s = draft.state;
  s.order = spec.order ?? s.order;
  s.phase = spec.phase ?? '2+1';
  s.turnNumber = spec.turnNumber ?? 2;
  s.tokensForbidden = spec.tokensForbidden ?? false;
  s.trainBought = spec.trainBought ?? false;
  for (const [seat, amount] of (spec.cash ?? []).entries()) draft.own('cash')[seat] = amount;
  for (const id of privateIds(s)) {
    const owner = spec.privates?.[id];
    const closed = owner === undefined || (spec.closed?.includes(id) ?? false);
    const used = owner === undefined && PRIVATES[id].power !== null;
    draft.own('privates')[id] = { owner: owner ?? s.seats - 1, discount: 0, closed, used };
  }
  layTiles(s, kitOf(s), spec.tiles);
  for (const [id, company] of Object.entries(spec.corporations ?? {})) place(draft, id, company);
  const owned = Object.values(s.companies).flatMap(({ trains }) => trains);
  s.depot = spec.depot ?? s.depot.filter((train) => isLeft(train, s.phase) && !owned.includes(train));
  balanceBank(draft, 0);
  if (spec.round.kind === 'stock') startStockRound(draft);
  else s.round = { number: 1, at: 0, opened: true, ...FRESH_TURN, ...spec.round };
  settle(draft);
  assertPossible(invariants(s));
  return s;
}

/** Types before the phase are gone, and the first of the present type. */
function isLeft(train: string, phase: TrainType): boolean {
  const at = TRAIN_TYPES.indexOf(trainType(train));
  if (phase === '2+1') return true;
  return at > TRAIN_TYPES.indexOf(phase) || (trainType(train) === phase && !train.endsWith('-0'));
}

function place(draft: Draft<State>, id: string, spec: CorporationSpec): void {
  const s = draft.state;
  const base = s.companies[id];
  if (!base) throw new Error(`${id} is not in play`);
  const size = spec.size ?? 5;
  const holdings = draft.ownIn(draft.own('certificates'), id);
  if (size === 10) holdings['ipo'] = [...(holdings['ipo'] ?? []), ...ADDED_CERTS.map((n) => `${id}_${n}`)];
  const held = Object.entries(spec.held ?? {}).map(
    ([holder, numbers]) => [holder, numbers.map((number) => `${id}_${number}`)] as const,
  );
  const director = dealCerts(draft, id, Object.fromEntries(held));
  // What a conversion adds is in the pool, unless a player has it; before floating it stays in the IPO.
  if (size === 10 && (spec.floated ?? spec.price !== undefined)) {
    const added = ADDED_CERTS.map((number) => `${id}_${number}`);
    const left = (holdings['ipo'] ?? []).filter((cert) => added.includes(cert));
    holdings['ipo'] = (holdings['ipo'] ?? []).filter((cert) => !left.includes(cert));
    holdings['pool'] = [...(holdings['pool'] ?? []), ...left];
  }
  draft.own('cash')[id] = spec.cash ?? 0;
  draft.own('companies')[id] = {
    ...base,
    size,
    par: spec.par ?? spec.price ?? null,
    director,
    floated: spec.floated ?? spec.price !== undefined,
    operated: spec.operated ?? spec.price !== undefined,
    insolvent: spec.insolvent ?? false,
    closed: spec.closed ?? false,
    trains: spec.trains ?? [],
    tokensUsed: 1 + (spec.tokens?.length ?? 0),
  };
  if (spec.closed) draft.own('certificates')[id] = {};
  if (spec.price !== undefined) placeMarker(draft, id, spec.price);
  const home = CHARTERS[id]?.home ?? '';
  if (spec.homeCity === 1) s.tokens = { ...s.tokens, [home]: (s.tokens[home] ?? []).toReversed() };
  placeTokens(s, kitOf(s), id, spec.tokens);
}
