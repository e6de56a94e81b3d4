import type { Refusal, Seat } from '../../core/game.ts';
import { nth, present } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { hexOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { MapHex } from '../../rail/map.ts';
import { BANK, pay } from '../../rail/money.ts';
import { joins, reachOf } from '../../rail/network.ts';
import { operatingOf, operator, setOperating } from '../../rail/operating.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { fits, fittingLays, isUpgrade, type Lay, putDown, tileColour } from '../../rail/track.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { homesOf, settleConnection, settleEdgeTokens } from './com.ts';
import {
  KIT,
  P2_DISCOUNT,
  P2_HEXES,
  P2_TILES,
  TASMANIA_HEXES,
  TASMANIA_ROTATION,
  TASMANIA_TILE,
  TILE_COLOURS,
} from './data.ts';
import { checkPower, closePrivate, isTasmaniaLaid, usePower } from './privates.ts';
import { acting, type Draft1848, phaseOf, type State, type Step1848 } from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1848-8: track, and the tiles that privates lay (1848-13.4 to 13.6). */

/** 1848-8.1: two yellow tiles or one upgrade from the first 3/3+ on, one yellow before. */
function yellowsLeft(state: State): number {
  const { yellows, upgraded } = operatingOf(state);
  return upgraded ? 0 : (state.first3 ? 2 : 1) - yellows;
}

function mayUpgrade(state: State): boolean {
  const { yellows, upgraded } = operatingOf(state);
  return yellows === 0 && !upgraded;
}

/** 1848-8.5: for the first tile on the hex only. */
function layCost(state: State, hex: MapHex, discount: number): number {
  if (state.board.laid[hex.id] !== undefined || hex.terrain === null) return 0;
  return Math.max(0, hex.terrain.cost - discount);
}

/**
 * What makes one of the lays that fit a hex illegal for the company on turn. An upgrade needs no new usable
 * track, only reach (1848-8.4); an unbuilt home reaches nothing but itself (1848-8.7); a border between
 * gauges costs nothing to build across (1848-8.8).
 */
function checkLay(state: State, company: CompanyId, hex: MapHex, lay: Lay, discount: number): Refusal | null {
  const upgrade = isUpgrade(state.board, hex);
  if (upgrade ? !mayUpgrade(state) : yellowsLeft(state) <= 0) return refuse('no-lay-left', '1848-8.1');
  const colour = tileColour(KIT, lay.tile);
  if ((TILE_COLOURS as readonly string[]).indexOf(colour) >= phaseOf(state).colours) {
    return refuse('colour-not-yet', '1848-1.5', { colour });
  }
  if ((state.board.supply[lay.tile] ?? 0) <= 0) return refuse('no-tile-left', '1848-8.3', { tile: lay.tile });
  if (!joins(KIT, state, company, hex.index, lay.exits)) {
    const isOut = reachOf(KIT, state.board, state.tokens, company).edges[hex.index] === 0;
    return isOut
      ? refuse('hex-out-of-reach', '1848-8.2', { hex: hex.id })
      : refuse('track-not-joined', '1848-8.3', { hex: hex.id });
  }
  const cost = layCost(state, hex, discount);
  return cashOf(state, company) < cost ? refuse('not-enough-cash', '1848-8.5', { cost }) : null;
}

function findLay(state: State, hex: MapHex, { tile, rotation }: Of<'lay_tile'>): Lay | Refusal {
  if (!KIT.tiles.has(tile)) return refuse('unknown-tile', '1848-8.3', { tile });
  return (
    fits(KIT, state.board, hex, tile, rotation) ??
    refuse('tile-does-not-fit', '1848-8.3', { hex: hex.id, tile, rotation })
  );
}

function checkOwnLay(state: State, action: Of<'lay_tile'>, discount: number): Refusal | null {
  const hex = KIT.map.byId.get(action.hex);
  if (!hex) return refuse('unknown-hex', '1848-8.3', { hex: action.hex });
  const lay = findLay(state, hex, action);
  if ('refused' in lay) return lay;
  return checkLay(state, acting(state).company, hex, lay, discount);
}

/** Lays the tile, pays for it and updates everything that depends on track. */
function putTile(draft: Draft1848, action: Of<'lay_tile'>, cost: number, payer: CompanyId | null): void {
  if (payer !== null) pay(draft, payer, BANK, cost);
  Object.assign(draft.state, putDown(KIT, draft.state, action));
  settleEdgeTokens(draft, action.hex);
  const { tile, rotation } = action;
  draft.emit('tile-laid', { hex: action.hex, tile, rotation, cost, by: action.private ?? payer }, '1848-8.3');
  settleConnection(draft);
}

function layOwn(draft: Draft1848, action: Of<'lay_tile'>, discount: number): void {
  const hex = hexOf(KIT, action.hex);
  const upgrade = isUpgrade(draft.state.board, hex);
  const { yellows } = operatingOf(draft.state);
  putTile(draft, action, layCost(draft.state, hex, discount), operator(draft.state));
  setOperating(draft, upgrade ? { upgraded: true } : { yellows: yellows + 1 });
}

/** Hexes where the company could lay something now, with the legal lays. */
function legalLays(state: State, company: CompanyId, hex: MapHex): Lay[] {
  return fittingLays(KIT, state.board, hex).filter((lay) => !checkLay(state, company, hex, lay, 0));
}

/** D-11: homes that the company has to build on before it does anything else with its track. */
function dueHomes(state: State): readonly HexId[] {
  const { company } = acting(state);
  if (!state.options.home_tile_duty || companyOf(state, company).operated) return [];
  const isBare = (hex: HexId): boolean => state.board.laid[hex] === undefined;
  return homesOf(company).filter(
    (hex) => isBare(hex) && legalLays(state, company, hexOf(KIT, hex)).length > 0,
  );
}

function checkHome(state: State, hex: HexId | null): Refusal | null {
  const due = dueHomes(state);
  if (due.length === 0 || (hex !== null && due.includes(hex))) return null;
  return refuse('home-tile-first', '1848-20/D-11', { hex: nth(due, 0) });
}

/** D-12: where P3 may be laid only in this step, the step stays open for it. */
function waitsForTasmania(state: State): boolean {
  return !state.options.special_lay_any_time && checkTasmania(state) === null;
}

export const trackStep: Step1848<'lay_tile' | 'pass'> = {
  id: 'track',
  rule: '1848-7.4',
  waits: (state) => mayUpgrade(state) || yellowsLeft(state) > 0 || waitsForTasmania(state),
  *offers(state) {
    const { company, director: by } = acting(state);
    const { edges } = reachOf(KIT, state.board, state.tokens, company);
    for (const hex of KIT.map.hexes) {
      if (edges[hex.index] === 0) continue;
      const lays = fittingLays(KIT, state.board, hex);
      const first = lays[0];
      if (!first) continue;
      const template = { type: 'lay_tile', by, hex: hex.id } as const;
      const legal = lays.some((lay) => !checkLay(state, company, hex, lay, 0));
      const refusal = legal ? checkHome(state, hex.id) : checkLay(state, company, hex, first, 0);
      yield refusal ? { kind: 'open', template, refusal } : { kind: 'open', template };
    }
    yield offer({ type: 'pass', by }, checkHome(state, null));
  },
  acts: {
    lay_tile: {
      takes: ({ private: power }) => power === undefined,
      check: (state, action) => checkOwnLay(state, action, 0) ?? checkHome(state, action.hex),
      perform: (draft, action) => layOwn(draft, action, 0),
      *expand(state, { by, hex: id = '' }) {
        const hex = hexOf(KIT, id);
        if (checkHome(state, hex.id)) return;
        for (const { tile, rotation } of legalLays(state, acting(state).company, hex)) {
          yield { type: 'lay_tile', by, hex: hex.id, tile, rotation };
        }
      },
    },
    pass: { check: (state) => checkHome(state, null), perform: finishStep },
  },
};

/* ---- tiles of privates ---- */

/** 1848-13.4 */
function checkP2(state: State, action: Of<'lay_tile'>): Refusal | null {
  const power = checkPower(state, 'P2');
  if (power) return power;
  if (!P2_HEXES.includes(action.hex) || !P2_TILES.includes(action.tile)) {
    return refuse('not-for-this-power', '1848-13.4', { hex: action.hex, tile: action.tile });
  }
  return checkOwnLay(state, action, P2_DISCOUNT);
}

/** 1848-13.5: the operating company may lay the Tasmania tile. */
function checkTasmania(state: State): Refusal | null {
  if (isTasmaniaLaid(state)) return refuse('already-laid', '1848-13.5');
  return checkPower(state, 'P3');
}

function checkTasmaniaTile({ hex, tile, rotation }: Of<'lay_tile'>): Refusal | null {
  const fits = TASMANIA_HEXES.includes(hex) && tile === TASMANIA_TILE && rotation === TASMANIA_ROTATION;
  return fits ? null : refuse('tile-does-not-fit', '1848-13.5', { hex, tile, rotation });
}

function tasmaniaLays(by: Seat): Of<'lay_tile'>[] {
  return TASMANIA_HEXES.map((hex) => ({
    type: 'lay_tile',
    by,
    hex,
    tile: TASMANIA_TILE,
    rotation: TASMANIA_ROTATION,
    private: 'P3',
  }));
}

function checkSpecial(state: State, action: Of<'lay_tile'>): Refusal | null {
  if (!state.options.special_lay_any_time && operatingOf(state).step !== 'track') {
    return refuse('only-in-track-step', '1848-13.4', { private: action.private ?? '' });
  }
  if (action.private === 'P2') return checkP2(state, action);
  if (action.private === 'P3') return checkTasmania(state) ?? checkTasmaniaTile(action);
  return refuse('no-such-power', '1848-13.3', { private: action.private ?? '' });
}

function* specialLays(state: State, by: Seat): Generator<Of<'lay_tile'>> {
  if (checkPower(state, 'P2') === null) {
    for (const id of P2_HEXES) {
      for (const { tile, rotation } of fittingLays(KIT, state.board, hexOf(KIT, id))) {
        yield { type: 'lay_tile', by, hex: id, tile, rotation, private: 'P2' };
      }
    }
  }
  if (checkTasmania(state) === null) yield* tasmaniaLays(by);
}

/** 1848-7.7: at any point of the turn (D-12: or in the track step only). */
export const specialLayStep: Step1848<'lay_tile'> = {
  id: 'special-lay',
  rule: '1848-13.3',
  waits: () => false,
  *offers(state) {
    for (const action of specialLays(state, acting(state).director)) {
      if (!checkSpecial(state, action)) yield { kind: 'one', action };
    }
  },
  acts: {
    lay_tile: {
      takes: ({ private: power }) => power !== undefined,
      check: checkSpecial,
      perform(draft, action) {
        const power = present(action.private, 'private');
        if (power === 'P2') layOwn(draft, action, P2_DISCOUNT);
        else putTile(draft, action, 0, null);
        usePower(draft, power);
      },
    },
  },
};

/** 1848-13.6: the privates have closed and the Tasmania tile is still to be laid. */
export const forcedTasmaniaStep: Step1848<'lay_tile'> = {
  id: 'tasmania',
  rule: '1848-13.6',
  waits: (state) => state.tasmania !== null,
  *offers(state) {
    for (const action of tasmaniaLays(present(state.tasmania, 'owner'))) yield { kind: 'one', action };
  },
  acts: {
    lay_tile: {
      check: (_state, action) =>
        action.private === 'P3' ? checkTasmaniaTile(action) : refuse('tasmania-first', '1848-13.6'),
      perform(draft, action) {
        putTile(draft, action, 0, null);
        draft.state.tasmania = null;
        usePower(draft, 'P3');
        closePrivate(draft, 'P3', '1848-13.6');
      },
    },
  },
};
