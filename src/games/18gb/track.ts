import type { Choice, Refusal, Seat } from '../../core/game.ts';
import { hexOf, withTile } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { MapHex } from '../../rail/map.ts';
import { pay } from '../../rail/money.ts';
import { reachOf } from '../../rail/network.ts';
import type { Step } from '../../rail/steps.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Lay } from '../../rail/track.ts';
import type { Action18GB, Of } from './actions.ts';
import { BANK, type PrivateId, PRIVATES, TILE_ACTIONS } from './data.ts';
import {
  checkClosedHome,
  checkColour,
  checkNewTrack,
  checkSupply,
  checkTouches,
  layCost,
  layOn,
  laysOn,
  placesCity,
  tokensAfter,
} from './lays.ts';
import { blockerOf, checkBlock, checkPower, closeBlocker, holdsUnused } from './privates.ts';
import {
  cashOf,
  companyOf,
  deciderFor,
  type Draft18GB,
  isInReceivership,
  isPrivate,
  kitOf,
  operatingOf,
  operator,
  privateIds,
  privateOf,
  setOperating,
  setPrivate,
  type State,
} from './state.ts';
import { checkToken, placeToken, tokenOffers, tokenWaits } from './tokens.ts';
import { finishStep } from './turn.ts';
import { secondTileEndsStep } from './versions.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-10: track, laid in any mix with the token (18GB-9.2), and the tiles of privates (18GB-5.8, 5.9). */

/** 18GB-10.12: insolvent corporations and those in receivership do not build. */
export function mayBuild(state: State, company: CompanyId): boolean {
  return !companyOf(state, company).insolvent && !isInReceivership(state, company);
}

/* ---- an ordinary lay ---- */

/** What makes one of the lays that fit a hex illegal as a tile action. */
function checkLay(state: State, company: CompanyId, hex: MapHex, lay: Lay): Refusal | null {
  const { lays, cityLaid } = operatingOf(state);
  if (lays >= TILE_ACTIONS) return refuse('no-lay-left', '18GB-10.1');
  if (cityLaid && placesCity(state, lay.tile)) return refuse('one-city', '18GB-10.1');
  const cost = layCost(state, hex, lay);
  return (
    checkSupply(state, lay.tile) ??
    (cashOf(state, company) < cost ? refuse('not-enough-cash', '18GB-10.8', { cost }) : null) ??
    // 18GB-21.1, 21.2: what the site does not look at when it loads a file.
    (state.options.import_lenient ? null : checkOnPage(state, company, hex, lay))
  );
}

function checkOnPage(state: State, company: CompanyId, hex: MapHex, lay: Lay): Refusal | null {
  const edges = reachOf(kitOf(state), state.board, state.tokens, company).edges[hex.index] as number;
  if (edges === 0) return refuse('hex-out-of-reach', '18GB-10.5', { hex: hex.id });
  return (
    checkBlock(state, hex.id) ??
    checkClosedHome(state, company, hex) ??
    checkColour(state, company, hex, lay.tile) ??
    ((edges & lay.exits) === 0 ? refuse('track-not-joined', '18GB-10.5', { hex: hex.id }) : null) ??
    checkNewTrack(state, company, hex, lay)
  );
}

/** The lay an action names; in imported files also one that does not fit (18GB-21.1). */
function findLay(state: State, hex: MapHex, { tile, rotation }: Of<'lay_tile'>): Lay | Refusal {
  const company = operator(state) as CompanyId;
  const face = kitOf(state).tiles.get(tile)?.faces[rotation];
  if (!face) return refuse('unknown-tile', '18GB-10.3', { tile, rotation });
  const fitting = layOn(state, company, hex, tile, rotation);
  if (fitting) return fitting;
  if (state.options.import_lenient) return { tile, rotation, exits: face.exits };
  return refuse('tile-does-not-fit', '18GB-10.4', { hex: hex.id, tile, rotation });
}

function withLay(
  state: State,
  action: Of<'lay_tile'>,
  check: (hex: MapHex, lay: Lay) => Refusal | null,
): Refusal | null {
  const hex = kitOf(state).map.byId.get(action.hex);
  if (!hex) return refuse('unknown-hex', '18GB-10.4', { hex: action.hex });
  const lay = findLay(state, hex, action);
  return 'refused' in lay ? lay : check(hex, lay);
}

function checkOwnLay(state: State, action: Of<'lay_tile'>): Refusal | null {
  const company = operator(state) as CompanyId;
  return withLay(state, action, (hex, lay) => checkLay(state, company, hex, lay));
}

/** Puts the tile down and pays for it. */
function putTile(draft: Draft18GB, action: Of<'lay_tile'>, isFree: boolean): void {
  const { state } = draft;
  const company = operator(state) as CompanyId;
  const hex = hexOf(kitOf(state), action.hex);
  const lay = findLay(state, hex, action);
  if ('refused' in lay) throw new Error('lay was not checked');
  const cost = isFree ? 0 : layCost(state, hex, lay);
  const tokens = tokensAfter(state, company, hex, lay);
  pay(draft, company, BANK, cost);
  state.board = withTile(kitOf(state), state.board, hex.id, lay.tile, lay.rotation);
  state.tokens = tokens;
  const { tile, rotation } = lay;
  draft.emit('tile-laid', { hex: hex.id, tile, rotation, cost, by: action.private ?? company }, '18GB-10.1');
}

function layOwn(draft: Draft18GB, action: Of<'lay_tile'>, isFree: boolean): void {
  putTile(draft, action, isFree);
  const { lays, cityLaid } = operatingOf(draft.state);
  setOperating(draft, {
    lays: lays + 1,
    cityLaid: cityLaid || placesCity(draft.state, action.tile),
  });
  if (blockerOf(draft.state, action.hex) !== null) closeBlocker(draft, action.hex);
}

/* ---- the step ---- */

/** 18GB-9.5: a tile action is left, or AF's power, open or closed. */
function maySeekTile(state: State, company: CompanyId): boolean {
  return operatingOf(state).lays < TILE_ACTIONS || holdsUnused(state, company, 'AF');
}

/**
 * 18GB-9.5: the second own tile with the token placed ends the step. What LS or TV could still lay does not keep it open
 * then, only AF does; after a token, or while none has been placed, they do.
 */
function lastTileLaid(state: State, company: CompanyId): boolean {
  return secondTileEndsStep(state) && operatingOf(state).tokenPlaced && !maySeekTile(state, company);
}

const LAYING: readonly PrivateId[] = ['AF', 'LS', 'TV'];

function trackWaits(state: State): boolean {
  const company = operator(state) as CompanyId;
  if (!mayBuild(state, company)) return false;
  return (
    maySeekTile(state, company) ||
    tokenWaits(state) ||
    LAYING.some((id) => holdsUnused(state, company, id) && privateOf(state, id).closed)
  );
}

export const trackStep: Step<State, Action18GB> = {
  id: 'track',
  rule: '18GB-9.2',
  takes: (action) =>
    ((action.type === 'lay_tile' || action.type === 'place_token') && action.private === undefined) ||
    action.type === 'pass',
  waits: trackWaits,
  *offers(state): Iterable<Choice<Action18GB>> {
    const company = operator(state) as CompanyId;
    const by = deciderFor(state, company);
    const { edges } = reachOf(kitOf(state), state.board, state.tokens, company);
    for (const hex of kitOf(state).map.hexes) {
      if (edges[hex.index] === 0) continue;
      const lays = laysOn(state, company, hex);
      const first = lays[0];
      if (!first) continue;
      const template = { type: 'lay_tile', by, hex: hex.id };
      const legal = lays.some((lay) => !checkLay(state, company, hex, lay));
      const refusal = legal ? null : checkLay(state, company, hex, first);
      yield refusal ? { kind: 'open', template, refusal } : { kind: 'open', template };
    }
    yield* tokenOffers(state);
    yield { kind: 'one', action: { type: 'pass', by } };
  },
  *expand(state, choice): Iterable<Action18GB> {
    if (choice.kind !== 'open') return;
    const { by, hex: id } = choice.template;
    const company = operator(state) as CompanyId;
    const hex = hexOf(kitOf(state), id as HexId);
    for (const lay of laysOn(state, company, hex)) {
      if (checkLay(state, company, hex, lay)) continue;
      yield { type: 'lay_tile', by, hex: hex.id, tile: lay.tile, rotation: lay.rotation };
    }
  },
  check(state, action) {
    if (action.type === 'lay_tile') return checkOwnLay(state, action);
    if (action.type === 'place_token') return checkToken(state, action);
    return null;
  },
  perform(draft, action) {
    if (action.type === 'place_token') return placeToken(draft, action);
    if (action.type === 'lay_tile') layOwn(draft, action, false);
    if (action.type === 'pass' || lastTileLaid(draft.state, operator(draft.state) as CompanyId)) {
      finishStep(draft);
    }
  },
};

/* ---- tiles of privates ---- */

/** 18GB-5.8, 5.9: AF and LS lay one tile more; TV's is a tile action that costs nothing. */
function checkPowerLay(state: State, action: Of<'lay_tile'>): Refusal | null {
  const id = action.private as PrivateId;
  const company = operator(state) as CompanyId;
  const power = checkPower(state, id);
  if (power) return power;
  const { power: tile } = PRIVATES[id];
  if (tile?.kind !== 'tile' || tile.hex !== action.hex || !tile.tiles.includes(action.tile)) {
    return refuse('not-for-this-power', '18GB-5.8', { hex: action.hex, tile: action.tile });
  }
  if (id !== 'LS' && (operatingOf(state).step !== 'track' || !mayBuild(state, company))) {
    return refuse('only-when-building', '18GB-5.8', { private: id });
  }
  if (id === 'TV' && operatingOf(state).lays >= TILE_ACTIONS) return refuse('no-lay-left', '18GB-5.9');
  return withLay(state, action, (hex, lay) => {
    const supply = checkSupply(state, lay.tile);
    if (supply || state.options.import_lenient) return supply;
    const reach = state.options['powers.restrictive'] ? checkNewTrack(state, company, hex, lay) : null;
    return checkColour(state, company, hex, lay.tile) ?? checkTouches(state, company, hex, lay) ?? reach;
  });
}

function* powerLays(state: State, by: Seat): Generator<Of<'lay_tile'>> {
  const company = operator(state) as CompanyId;
  for (const id of privateIds(state)) {
    const { power } = PRIVATES[id];
    if (power?.kind !== 'tile' || checkPower(state, id)) continue;
    const hex = kitOf(state).map.byId.get(power.hex);
    for (const { tile, rotation } of hex ? laysOn(state, company, hex) : []) {
      yield { type: 'lay_tile', by, hex: power.hex, tile, rotation, private: id };
    }
  }
}

/** 18GB-5.8: LS in any step, the others in the track step. */
export const powerLayStep: Step<State, Action18GB> = {
  id: 'power-lay',
  rule: '18GB-5.8',
  takes: (action) => action.type === 'lay_tile' && action.private !== undefined,
  waits: () => false,
  *offers(state): Iterable<Choice<Action18GB>> {
    const by = deciderFor(state, operator(state) as CompanyId);
    for (const action of powerLays(state, by)) {
      if (!checkPowerLay(state, action)) yield { kind: 'one', action };
    }
  },
  check(state, action) {
    if (action.type !== 'lay_tile') return null;
    const { private: id = '' } = action;
    return isPrivate(state, id)
      ? checkPowerLay(state, action)
      : refuse('no-such-power', '18GB-5.7', { private: id });
  },
  perform(draft, action) {
    if (action.type !== 'lay_tile') return;
    const id = action.private as PrivateId;
    if (id === 'TV') layOwn(draft, action, true);
    else putTile(draft, action, false);
    setPrivate(draft, id, { used: true });
  },
};
