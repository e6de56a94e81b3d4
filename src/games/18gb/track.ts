import type { Refusal, Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { hexOf, withTile } from '../../rail/board.ts';
import type { MapHex } from '../../rail/map.ts';
import { BANK, pay } from '../../rail/money.ts';
import { joins, reachOf } from '../../rail/network.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Lay } from '../../rail/track.ts';
import type { Of } from './actions.ts';
import { PRIVATE_IDS, type PrivateId, PRIVATES, TILE_ACTIONS, type TilePower } from './data.ts';
import {
  checkClosedHome,
  checkColour,
  checkNewTrack,
  checkSupply,
  checkTouches,
  hasTrack,
  layCost,
  layOn,
  laysOn,
  placesCity,
  tokensAfter,
} from './lays.ts';
import { blockerOf, checkBlock, checkPower, closeBlocker, holdsUnused } from './privates.ts';
import {
  acting,
  type Draft18GB,
  isInReceivership,
  isPrivate,
  kitOf,
  privateIds,
  privateOf,
  setPrivate,
  type State,
  type Step18GB,
} from './state.ts';
import { checkToken, offersOfTokens, placeToken, tokenWaits } from './tokens.ts';
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
    // 18GB-21.1, 21.2: what the site does not check when it loads a file.
    (state.options.import_lenient ? null : checkOnPage(state, company, hex, lay))
  );
}

function checkOnPage(state: State, company: CompanyId, hex: MapHex, lay: Lay): Refusal | null {
  const kit = kitOf(state);
  // 18GB-10.6 asks for the whole reach wherever there is track already.
  const isJoined = hasTrack(state, hex)
    ? ((reachOf(kit, state.board, state.tokens, company).edges[hex.index] as number) & lay.exits) !== 0
    : joins(kit, state, company, hex.index, lay.exits);
  if (!isJoined && reachOf(kit, state.board, state.tokens, company).edges[hex.index] === 0) {
    return refuse('hex-out-of-reach', '18GB-10.5', { hex: hex.id });
  }
  return (
    checkBlock(state, hex.id) ??
    checkClosedHome(state, company, hex) ??
    checkColour(state, company, hex, lay.tile) ??
    (isJoined ? null : refuse('track-not-joined', '18GB-10.5', { hex: hex.id })) ??
    checkNewTrack(state, company, hex, lay)
  );
}

/** The lay that an action names; in imported files also one that does not fit (18GB-21.1). */
function findLay(state: State, hex: MapHex, { tile, rotation }: Of<'lay_tile'>): Lay | Refusal {
  const { company } = acting(state);
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
  const { company } = acting(state);
  return withLay(state, action, (hex, lay) => checkLay(state, company, hex, lay));
}

/** Lays the tile and pays for it. */
function putTile(draft: Draft18GB, action: Of<'lay_tile'>, isFree: boolean): void {
  const { state } = draft;
  const { company } = acting(state);
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

function tilePower(id: PrivateId): TilePower | null {
  const { power } = PRIVATES[id];
  return power?.kind === 'tile' ? power : null;
}

const TILE_PRIVATES = PRIVATE_IDS.filter((id) => tilePower(id) !== null);

/** 18GB-9.5: a tile action is left, or the power of a private that keeps the step open (AF), open or closed. */
function maySeekTile(state: State, company: CompanyId): boolean {
  return (
    operatingOf(state).lays < TILE_ACTIONS ||
    TILE_PRIVATES.some((id) => tilePower(id)?.keepsStepOpen && holdsUnused(state, company, id))
  );
}

/**
 * 18GB-9.5: the second own tile with the token placed ends the step. What LS or TV could still lay does not keep it open
 * then, only AF does; after a token, or while none has been placed, they do.
 */
function lastTileLaid(state: State, company: CompanyId): boolean {
  return secondTileEndsStep(state) && operatingOf(state).tokenPlaced && !maySeekTile(state, company);
}

function trackWaits(state: State): boolean {
  const { company } = acting(state);
  if (!mayBuild(state, company)) return false;
  return (
    maySeekTile(state, company) ||
    tokenWaits(state) ||
    TILE_PRIVATES.some((id) => holdsUnused(state, company, id) && privateOf(state, id).closed)
  );
}

/** Without a private's power. */
function isOwn({ private: id }: { readonly private?: PrivateId }): boolean {
  return id === undefined;
}

export const trackStep: Step18GB<'lay_tile' | 'place_token' | 'pass'> = {
  id: 'track',
  rule: '18GB-9.2',
  waits: trackWaits,
  *offers(state) {
    const { company, director: by } = acting(state);
    const { edges } = reachOf(kitOf(state), state.board, state.tokens, company);
    for (const hex of kitOf(state).map.hexes) {
      if (edges[hex.index] === 0) continue;
      const lays = laysOn(state, company, hex);
      const first = lays[0];
      if (!first) continue;
      const template = { type: 'lay_tile', by, hex: hex.id } as const;
      const legal = lays.some((lay) => !checkLay(state, company, hex, lay));
      const refusal = legal ? null : checkLay(state, company, hex, first);
      yield refusal ? { kind: 'open', template, refusal } : { kind: 'open', template };
    }
    yield* offersOfTokens(state);
    yield { kind: 'one', action: { type: 'pass', by } };
  },
  acts: {
    lay_tile: {
      takes: isOwn,
      check: checkOwnLay,
      perform(draft, action) {
        layOwn(draft, action, false);
        if (lastTileLaid(draft.state, acting(draft.state).company)) finishStep(draft);
      },
      *expand(state, { by, hex: id = '' }) {
        const { company } = acting(state);
        const hex = hexOf(kitOf(state), id);
        for (const lay of laysOn(state, company, hex)) {
          if (checkLay(state, company, hex, lay)) continue;
          yield { type: 'lay_tile', by, hex: hex.id, tile: lay.tile, rotation: lay.rotation };
        }
      },
    },
    place_token: { takes: isOwn, check: checkToken, perform: placeToken },
    pass: { check: () => null, perform: finishStep },
  },
};

/* ---- tiles of privates ---- */

/** 18GB-5.8, 5.9: AF and LS lay an extra tile; TV's is a tile action that costs nothing. */
function checkPowerLay(state: State, action: Of<'lay_tile'>): Refusal | null {
  const { private: id = '' } = action;
  if (!isPrivate(state, id)) return refuse('no-such-power', '18GB-5.7', { private: id });
  const { company } = acting(state);
  const power = checkPower(state, id);
  if (power) return power;
  const tile = tilePower(id);
  if (tile?.hex !== action.hex || !tile.tiles.includes(action.tile)) {
    return refuse('not-for-this-power', '18GB-5.8', { hex: action.hex, tile: action.tile });
  }
  if (tile.when === 'building' && (operatingOf(state).step !== 'track' || !mayBuild(state, company))) {
    return refuse('only-when-building', '18GB-5.8', { private: id });
  }
  if (tile.as === 'tile-action' && operatingOf(state).lays >= TILE_ACTIONS) {
    return refuse('no-lay-left', '18GB-5.9');
  }
  return withLay(state, action, (hex, lay) => {
    const supply = checkSupply(state, lay.tile);
    if (supply || state.options.import_lenient) return supply;
    const reach = state.options['powers.restrictive'] ? checkNewTrack(state, company, hex, lay) : null;
    return checkColour(state, company, hex, lay.tile) ?? checkTouches(state, company, hex, lay) ?? reach;
  });
}

function* powerLays(state: State, company: CompanyId, by: Seat): Generator<Of<'lay_tile'>> {
  for (const id of privateIds(state)) {
    const power = tilePower(id);
    if (!power || checkPower(state, id)) continue;
    const hex = kitOf(state).map.byId.get(power.hex);
    for (const { tile, rotation } of hex ? laysOn(state, company, hex) : []) {
      yield { type: 'lay_tile', by, hex: power.hex, tile, rotation, private: id };
    }
  }
}

/** 18GB-5.8: LS in any step, the others in the track step. */
export const powerLayStep: Step18GB<'lay_tile'> = {
  id: 'power-lay',
  rule: '18GB-5.8',
  waits: () => false,
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const action of powerLays(state, company, by)) {
      if (!checkPowerLay(state, action)) yield { kind: 'one', action };
    }
  },
  acts: {
    lay_tile: {
      takes: (action) => !isOwn(action),
      check: checkPowerLay,
      perform(draft, action) {
        const id = present(action.private, 'private');
        if (tilePower(id)?.as === 'tile-action') layOwn(draft, action, true);
        else putTile(draft, action, false);
        setPrivate(draft, id, { used: true });
      },
    },
  },
};
