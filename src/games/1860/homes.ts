import type { Refusal, Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { hexOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { withTokenIn } from '../../rail/placing.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { fits, fittingLays, isUpgrade, type Lay, putDown } from '../../rail/track.ts';
import type { Of } from './actions.ts';
import { COMPANIES, RAILWAYS, specOf } from './data.ts';
import { buildingIsOver, type Draft1860, kitOf, type State, type Step1860 } from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1860-6.7 to 6.9: the home token, and the tile under it. */

function homeOf(company: CompanyId): HexId {
  return specOf(company).home;
}

/** 1860-6.9: the slot is reserved until the home token is placed. */
export function reservedAt(state: State, hex: HexId): Readonly<Record<CompanyId, number>> | undefined {
  const company = RAILWAYS.find((id) => COMPANIES[id].home === hex);
  return company !== undefined && companyOf(state, company).tokensUsed === 0 ? { [company]: 0 } : undefined;
}

/** 1860-6.7, D-37: on floating, at once; 1860-6.8: not any more from the Southern stock round on. */
export function settleHome(draft: Draft1860, company: CompanyId): void {
  const { state } = draft;
  if (buildingIsOver(state)) return;
  const hex = hexOf(kitOf(state), homeOf(company));
  if (companyOf(state, company).tokensUsed === 0) {
    state.tokens = withTokenIn(kitOf(state), state, company, { hex, city: 0 }, reservedAt(state, hex.id));
    setCompany(draft, company, { tokensUsed: 1 });
    draft.emit('home-token', { company, hex: hex.id }, '1860-6.7');
  }
  if (!isUpgrade(state.board, hex)) state.homeLay = company;
}

/** The company whose home tile has to be laid, and its president. */
export function dueHome(state: State): { company: CompanyId; president: Seat } {
  const company = present(state.homeLay, 'home');
  return { company, president: present(companyOf(state, company).president, 'president') };
}

function lays(state: State): Lay[] {
  const hex = hexOf(kitOf(state), homeOf(dueHome(state).company));
  return fittingLays(kitOf(state), state.board, hex).filter(
    ({ tile }) => (state.board.supply[tile] ?? 0) > 0,
  );
}

function checkLay(state: State, action: Of<'lay_tile'>): Refusal | null {
  const home = homeOf(dueHome(state).company);
  const { hex, tile, rotation } = action;
  if (hex !== home) return refuse('home-first', '1860-6.7', { home });
  if (!fits(kitOf(state), state.board, hexOf(kitOf(state), hex), tile, rotation)) {
    return refuse('tile-does-not-fit', '1860-11.4', { hex, tile, rotation });
  }
  return (state.board.supply[tile] ?? 0) > 0 ? null : refuse('no-tile-left', '1860-11.4', { tile });
}

function layHome(draft: Draft1860, action: Of<'lay_tile'>): void {
  const { company } = dueHome(draft.state);
  draft.state.homeLay = null;
  Object.assign(draft.state, putDown(kitOf(draft.state), draft.state, action));
  const { hex, tile, rotation } = action;
  draft.emit('tile-laid', { hex, tile, rotation, cost: 0, by: company }, '1860-6.7');
}

/** Only where no tile is left to lay. */
function checkPass(state: State): Refusal | null {
  return lays(state).length > 0 ? refuse('home-tile-due', '1860-6.7') : null;
}

/** 1860-6.7: the president lays it before play continues, even in another player's turn. */
export const homeStep: Step1860<'lay_tile' | 'pass'> = {
  id: 'home',
  rule: '1860-6.7',
  waits: (state) => state.homeLay !== null,
  *offers(state) {
    const { company, president: by } = dueHome(state);
    const refusal = checkPass(state);
    if (refusal) yield { kind: 'open', template: { type: 'lay_tile', by, hex: homeOf(company) } };
    yield offer({ type: 'pass', by }, refusal);
  },
  acts: {
    lay_tile: {
      check: checkLay,
      perform: layHome,
      *expand(state, { by }) {
        const hex = homeOf(dueHome(state).company);
        for (const { tile, rotation } of lays(state)) yield { type: 'lay_tile', by, hex, tile, rotation };
      },
    },
    pass: {
      check: checkPass,
      perform(draft) {
        draft.state.homeLay = null;
      },
    },
  },
};
