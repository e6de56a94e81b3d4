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
import { reservedAt } from './com.ts';
import { KIT } from './data.ts';
import { acting, type Draft1848, type State, type Step1848, tokenPrices } from './state.ts';
import { finishStep } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1848-9: tokens. */

/** The price of the next token, or null when the charter is empty. */
function nextTokenPrice(state: State, company: CompanyId): number | null {
  return tokenPrices(state, company)[companyOf(state, company).tokensUsed] ?? null;
}

/** 1848-9.1: what stands against a token in this very city. */
function checkCity(state: State, company: CompanyId, hex: MapHex, city: number): Refusal | null {
  const problem = tokenProblem(KIT, state, company, { hex, city }, reservedAt(state, hex.id));
  if (problem === null) return null;
  const rule = problem === 'no-free-slot' ? '1848-9.2' : '1848-9.1';
  return refuse(problem, rule, problem === 'no-city-there' ? { hex: hex.id, city } : { hex: hex.id });
}

function checkToken(state: State, action: Of<'place_token'>): Refusal | null {
  const { company } = acting(state);
  const price = nextTokenPrice(state, company);
  if (price === null) return refuse('no-token-left', '1848-9.1');
  if (cashOf(state, company) < price) return refuse('not-enough-cash', '1848-9.1', { price });
  const hex = KIT.map.byId.get(action.hex);
  if (!hex) return refuse('unknown-hex', '1848-9.1', { hex: action.hex });
  return checkCity(state, company, hex, action.city);
}

function placeToken(draft: Draft1848, action: Of<'place_token'>): void {
  const { state } = draft;
  const { company } = acting(state);
  const hex = hexOf(KIT, action.hex);
  const price = present(nextTokenPrice(state, company), 'token');
  pay(draft, company, BANK, price);
  const place = { hex, city: action.city };
  state.tokens = withTokenIn(KIT, state, company, place, reservedAt(state, hex.id));
  setCompany(draft, company, { tokensUsed: companyOf(state, company).tokensUsed + 1 });
  draft.emit('token-placed', { company, hex: hex.id, price }, '1848-9.1');
  finishStep(draft);
}

export const tokenStep: Step1848<'place_token' | 'pass'> = {
  id: 'token',
  rule: '1848-7.4',
  waits(state) {
    const { company } = acting(state);
    const price = nextTokenPrice(state, company);
    if (price === null || cashOf(state, company) < price) return false;
    return hasPlaceForToken(KIT, state, company, (hex) => reservedAt(state, hex));
  },
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const { hex, city } of reachedStops(KIT, state, company)) {
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
