import type { Refusal } from '../../core/game.ts';
import { nth, present } from '../../core/present.ts';
import { faceAt, facesOf, hexOf, tileOf, withFace } from '../../rail/board.ts';
import type { MapHex } from '../../rail/map.ts';
import { BANK, pay } from '../../rail/money.ts';
import { joins, reachOf } from '../../rail/network.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import type { TileId } from '../../rail/tile.ts';
import { fits, fittingLays, isUpgrade, keepsStops, type Lay, putDown, tileColour } from '../../rail/track.ts';
import { type CompanyId, withFaceChanged } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { TILE_COLOURS } from './data.ts';
import { HexReach, rangeOf } from './reach.ts';
import {
  acting,
  buildingIsOver,
  type Draft1860,
  isInReceivership,
  kitOf,
  phaseOf,
  type State,
  type Step1860,
} from './state.ts';
import { FIXED_TILES } from './tiles.ts';
import { finishStep } from './turn.ts';
import { stopsStayOnUpgrades } from './versions.ts';
import { refuse } from './vocabulary.ts';

/** 1860-11: track. */

function hasCity(state: State, tile: TileId): boolean {
  return (
    kitOf(state)
      .tiles.get(tile)
      ?.faces[0]?.stops.some(({ kind }) => kind === 'city') ?? false
  );
}

/** 1860-11.1, D-38: one upgrade, or one yellow tile with a city, or two yellow ones without. */
function checkCount(state: State, tile: TileId, upgrade: boolean): Refusal | null {
  const { lays, laysDone } = operatingOf(state);
  if (laysDone) return refuse('no-lay-left', '1860-11.1');
  if (lays > 0 && (upgrade || hasCity(state, tile))) return refuse('only-a-plain-second-tile', '1860-11.1');
  return null;
}

/** 1860-11.3: for the first tile on the hex only. */
function layCost(state: State, hex: MapHex): number {
  return state.board.laid[hex.id] === undefined ? (hex.terrain?.cost ?? 0) : 0;
}

function checkCost(state: State, company: CompanyId, hex: MapHex): Refusal | null {
  const cost = layCost(state, hex);
  if (cost > 0 && companyOf(state, company).insolvent)
    return refuse('insolvent-builds-free', '1860-11.3', { cost });
  return cashOf(state, company) < cost ? refuse('not-enough-cash', '1860-11.3', { cost }) : null;
}

/** 1860-11.6, 11.7, D-34: a train must be able to reach it and find something new. */
function checkUpgrade(state: State, company: CompanyId, hex: MapHex, lay: Lay): Refusal | null {
  const range = rangeOf(state, company);
  if (!range) return refuse('train-needed', '1860-11.6');
  const kit = kitOf(state);
  const faces = facesOf(kit, state.board);
  const old = nth(faces, hex.index);
  const next = nth(tileOf(kit, lay.tile).faces, lay.rotation);
  const after = {
    faces: withFace(faces, hex.index, next),
    tokens: withFaceChanged(state.tokens, hex.id, old, next),
  };
  const now = new HexReach(state, after, company, hex, range);
  if (!now.reachesSomething()) return refuse('train-does-not-reach', '1860-11.6', { hex: hex.id });
  if (now.newPieces(old).some((piece) => now.usesPiece(piece))) return null;
  const before = new HexReach(state, { faces, tokens: state.tokens }, company, hex, range);
  return now.values() === before.values()
    ? refuse('upgrade-without-use', '1860-11.7', { hex: hex.id })
    : null;
}

/** 1860-11.4, 19.1 */
function checkColour(state: State, tile: TileId): Refusal | null {
  const colour = tileColour(kitOf(state), tile);
  const isOpen = (TILE_COLOURS as readonly string[]).indexOf(colour) < phaseOf(state).colours;
  return isOpen ? null : refuse('colour-not-yet', '1860-11.4', { colour });
}

/** 1860-11.4: a halt whose exit a town takes over does not move to another side of the hex. */
function checkStops(
  state: State,
  { hex: id, tile, rotation }: Omit<Of<'lay_tile'>, 'by' | 'type'>,
): Refusal | null {
  if (!stopsStayOnUpgrades(state)) return null;
  const kit = kitOf(state);
  const next = present(kit.tiles.get(tile)?.faces[rotation], 'face');
  const stays = keepsStops(faceAt(kit, state.board, hexOf(kit, id)), next);
  return stays ? null : refuse('stop-moved', '1860-11.4', { hex: id, tile });
}

/** What the site checks only in live play (1860-0.5): files may contain it all the same. */
export function checkLiveLay(state: State, lay: Omit<Of<'lay_tile'>, 'by' | 'type'>): Refusal | null {
  return checkColour(state, lay.tile) ?? checkStops(state, lay);
}

/** Why one of the lays that fit a hex is illegal for the company on turn. */
function checkLay(state: State, company: CompanyId, hex: MapHex, lay: Lay, isLive = true): Refusal | null {
  const kit = kitOf(state);
  const upgrade = isUpgrade(state.board, hex);
  const count = checkCount(state, lay.tile, upgrade);
  if (count) return count;
  const live = isLive ? checkLiveLay(state, { hex: hex.id, ...lay }) : null;
  if (live) return live;
  if (lay.rotation !== 0 && FIXED_TILES.includes(lay.tile))
    return refuse('fixed-tile', '1860-11.8', { tile: lay.tile });
  if ((state.board.supply[lay.tile] ?? 0) <= 0)
    return refuse('no-tile-left', '1860-11.4', { tile: lay.tile });
  if (!joins(kit, state, company, hex.index, lay.exits)) {
    const isOut = reachOf(kit, state.board, state.tokens, company).edges[hex.index] === 0;
    return isOut
      ? refuse('hex-out-of-reach', '1860-11.2', { hex: hex.id })
      : refuse('track-not-joined', '1860-11.5', { hex: hex.id });
  }
  const cost = checkCost(state, company, hex);
  if (cost) return cost;
  return upgrade ? checkUpgrade(state, company, hex, lay) : null;
}

function checkAction(state: State, { hex: id, tile, rotation }: Of<'lay_tile'>): Refusal | null {
  const kit = kitOf(state);
  const hex = kit.map.byId.get(id);
  if (!hex) return refuse('unknown-hex', '1860-11.4', { hex: id });
  if (!kit.tiles.has(tile)) return refuse('unknown-tile', '1860-11.4', { tile });
  const lay = fits(kit, state.board, hex, tile, rotation);
  if (!lay) return refuse('tile-does-not-fit', '1860-11.4', { hex: id, tile, rotation });
  return checkLay(state, acting(state).company, hex, lay, !state.options.import_lenient);
}

/** 1860-12.4: tokens stay with the city that keeps their exits. */
function layTile(draft: Draft1860, action: Of<'lay_tile'>): void {
  const { state } = draft;
  const {
    company,
    round: { lays },
  } = acting(state);
  const hex = hexOf(kitOf(state), action.hex);
  const isLast = isUpgrade(state.board, hex) || hasCity(state, action.tile) || lays > 0;
  const cost = layCost(state, hex);
  pay(draft, company, BANK, cost);
  Object.assign(state, putDown(kitOf(state), state, action));
  const { tile, rotation } = action;
  draft.emit('tile-laid', { hex: hex.id, tile, rotation, cost, by: company }, '1860-11.4');
  setOperating(draft, { lays: lays + 1, laysDone: isLast });
}

export const trackStep: Step1860<'lay_tile' | 'pass'> = {
  id: 'track',
  rule: '1860-10.3',
  // 1860-11.9, 1860-17.1
  waits(state) {
    const { company, round } = acting(state);
    return !round.laysDone && !buildingIsOver(state) && !isInReceivership(state, company);
  },
  *offers(state) {
    const { company, director: by } = acting(state);
    const kit = kitOf(state);
    const { edges } = reachOf(kit, state.board, state.tokens, company);
    for (const hex of kit.map.hexes) {
      if (edges[hex.index] === 0) continue;
      const lays = fittingLays(kit, state.board, hex);
      const first = lays[0];
      if (!first) continue;
      const template = { type: 'lay_tile', by, hex: hex.id } as const;
      const legal = lays.some((lay) => !checkLay(state, company, hex, lay));
      const refusal = legal ? null : checkLay(state, company, hex, first);
      yield refusal ? { kind: 'open', template, refusal } : { kind: 'open', template };
    }
    yield { kind: 'one', action: { type: 'pass', by } };
  },
  acts: {
    lay_tile: {
      check: checkAction,
      perform: layTile,
      *expand(state, { by, hex: id = '' }) {
        const { company } = acting(state);
        const hex = hexOf(kitOf(state), id);
        for (const lay of fittingLays(kitOf(state), state.board, hex)) {
          if (checkLay(state, company, hex, lay)) continue;
          yield { type: 'lay_tile', by, hex: hex.id, tile: lay.tile, rotation: lay.rotation };
        }
      },
    },
    pass: { check: () => null, perform: finishStep },
  },
};
