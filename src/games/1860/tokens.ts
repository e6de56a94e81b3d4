import type { Refusal } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { hexOf } from '../../rail/board.ts';
import type { MapHex } from '../../rail/map.ts';
import { BANK, pay } from '../../rail/money.ts';
import { hasPlaceForToken, reachedStops, tokenProblem, withTokenIn } from '../../rail/placing.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { reservedAt } from './homes.ts';
import {
  acting,
  buildingIsOver,
  type Draft1860,
  isInReceivership,
  kitOf,
  type State,
  type Step1860,
  tokenPrices,
} from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1860-12: tokens. */

/** 1860-12.1: the next one in the company's row, or null when there is none. */
function nextTokenPrice(state: State, company: CompanyId): number | null {
  return tokenPrices(company)[companyOf(state, company).tokensUsed] ?? null;
}

/** 1860-12.1, 12.2 */
function checkCity(state: State, company: CompanyId, hex: MapHex, city: number): Refusal | null {
  const problem = tokenProblem(kitOf(state), state, company, { hex, city }, reservedAt(state, hex.id));
  if (problem === null) return null;
  return refuse(problem, problem === 'own-token-there' ? '1860-12.2' : '1860-12.1', { hex: hex.id, city });
}

function checkToken(state: State, action: Of<'place_token'>): Refusal | null {
  const { company } = acting(state);
  const price = nextTokenPrice(state, company);
  if (price === null) return refuse('no-token-left', '1860-12.1');
  if (cashOf(state, company) < price) return refuse('not-enough-cash', '1860-12.1', { price });
  const hex = kitOf(state).map.byId.get(action.hex);
  if (!hex) return refuse('unknown-hex', '1860-12.1', { hex: action.hex });
  return checkCity(state, company, hex, action.city);
}

/** 1860-12.3 */
function isBarred(state: State, company: CompanyId): boolean {
  return buildingIsOver(state) || isInReceivership(state, company) || companyOf(state, company).insolvent;
}

function placeToken(draft: Draft1860, action: Of<'place_token'>): void {
  const { state } = draft;
  const { company } = acting(state);
  const hex = hexOf(kitOf(state), action.hex);
  const price = present(nextTokenPrice(state, company), 'token');
  pay(draft, company, BANK, price);
  const place = { hex, city: action.city };
  state.tokens = withTokenIn(kitOf(state), state, company, place, reservedAt(state, hex.id));
  setCompany(draft, company, { tokensUsed: companyOf(state, company).tokensUsed + 1 });
  draft.emit('token-placed', { company, hex: hex.id, price }, '1860-12.1');
  finishStep(draft);
}

export const tokenStep: Step1860<'place_token' | 'pass'> = {
  id: 'token',
  rule: '1860-10.3',
  waits(state) {
    const { company } = acting(state);
    const price = nextTokenPrice(state, company);
    if (price === null || cashOf(state, company) < price || isBarred(state, company)) return false;
    return hasPlaceForToken(kitOf(state), state, company, (hex) => reservedAt(state, hex));
  },
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const { hex, city } of reachedStops(kitOf(state), state, company)) {
      const refusal = checkCity(state, company, hex, city);
      if (refusal?.code === 'no-city-there') continue;
      yield offer({ type: 'place_token', by, hex: hex.id, city }, refusal);
    }
    yield { kind: 'one', action: { type: 'pass', by } };
  },
  acts: {
    place_token: { check: checkToken, perform: placeToken },
    pass: { check: () => null, perform: finishStep },
  },
};
