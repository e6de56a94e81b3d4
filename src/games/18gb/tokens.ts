import type { Choice, Refusal } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { hexOf } from '../../rail/board.ts';
import type { MapHex } from '../../rail/map.ts';
import { reachOf } from '../../rail/network.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import { cityProblem, isReached } from '../../rail/placing.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import {
  checkTokenPrice,
  couldPlaceToken,
  placeOwnToken,
  putToken,
  type TokenLaw,
  tokenOffers,
} from '../../rail/token-step.ts';
import { citiesAt, type CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { FAR_TOKEN_PRICE, PRIVATES } from './data.ts';
import { reservedAt } from './homes.ts';
import { checkPower } from './privates.ts';
import {
  acting,
  type Draft18GB,
  isPrivate,
  kitOf,
  privateIds,
  setPrivate,
  type State,
  type Step18GB,
  tokenPrices,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-11: tokens, and those of GN and MC (18GB-5.10). */

const LAW: TokenLaw<State> = {
  rule: '18GB-11.2',
  kitOf,
  acting,
  pricesOf: tokenPrices,
  reservedAt,
};

/** 18GB-11.2, 18GB-11.5: one placement a turn, none at the end of the game (18GB-16.4). */
function checkTurn(state: State): Refusal | null {
  if (state.tokensForbidden) return refuse('no-more-tokens', '18GB-16.4');
  return operatingOf(state).tokenPlaced ? refuse('one-token', '18GB-11.2') : null;
}

/** What prevents a token in this particular city, at any price. */
function checkCity(
  state: State,
  company: CompanyId,
  hex: MapHex,
  city: number,
  keeper: string,
): Refusal | null {
  const problem = cityProblem(kitOf(state), state, company, { hex, city }, reservedAt(state, hex.id), keeper);
  if (problem === null) return null;
  const rule = problem === 'own-token-there' ? '18GB-11.3' : '18GB-11.2';
  return refuse(problem, rule, problem === 'no-city-there' ? { hex: hex.id, city } : { hex: hex.id });
}

export function checkToken(state: State, action: Of<'place_token'>): Refusal | null {
  const { company } = acting(state);
  const hex = kitOf(state).map.byId.get(action.hex);
  if (!hex) return refuse('unknown-hex', '18GB-11.2', { hex: action.hex });
  const bad =
    checkTurn(state) ??
    checkTokenPrice(LAW, state, company) ??
    checkCity(state, company, hex, action.city, company);
  if (bad) return bad;
  // 18GB-21.1: the site does not check the connection when it loads a file.
  if (state.options.import_lenient) return null;
  if (isReached(kitOf(state), state, company, { hex, city: action.city })) return null;
  return refuse('city-out-of-reach', '18GB-11.2', { hex: hex.id });
}

/** 18GB-9.5: a token is available, affordable and can be placed somewhere. */
export function tokenWaits(state: State): boolean {
  return !checkTurn(state) && couldPlaceToken(LAW, state);
}

export function offersOfTokens(state: State): Iterable<Choice<Of<'place_token'>>> {
  return tokenOffers(LAW, state, checkToken);
}

export function placeToken(draft: Draft18GB, action: Of<'place_token'>): void {
  placeOwnToken(draft, LAW, action);
  setOperating(draft, { tokenPlaced: true });
}

/* ---- GN and MC ---- */

/** 18GB-5.10: free where the network reaches the hex. */
function powerPrice(state: State, company: CompanyId, hex: MapHex): number {
  const { stops } = reachOf(kitOf(state), state.board, state.tokens, company);
  return stops[hex.index] === 0 ? FAR_TOKEN_PRICE : 0;
}

function checkPowerToken(state: State, action: Of<'place_token'>): Refusal | null {
  const id = action.private ?? '';
  const power = isPrivate(state, id) ? PRIVATES[id].power : null;
  if (power?.kind !== 'token') return refuse('no-such-power', '18GB-5.7', { private: id });
  const { company } = acting(state);
  const hex = kitOf(state).map.byId.get(action.hex);
  if (!hex || power.hex !== action.hex) return refuse('not-for-this-power', '18GB-5.10', { hex: action.hex });
  const bad = checkPower(state, id) ?? checkTurn(state) ?? checkCity(state, company, hex, action.city, id);
  if (bad) return bad;
  const price = powerPrice(state, company, hex);
  return cashOf(state, company) < price ? refuse('not-enough-cash', '18GB-5.10', { price }) : null;
}

function placePowerToken(draft: Draft18GB, action: Of<'place_token'>): void {
  const { company } = acting(draft.state);
  const id = present(action.private, 'private');
  const hex = hexOf(kitOf(draft.state), action.hex);
  putToken(draft, LAW, action, powerPrice(draft.state, company, hex), id);
  setOperating(draft, { tokenPlaced: true });
  setPrivate(draft, id, { used: true });
  const { greenRights } = companyOf(draft.state, company);
  setCompany(draft, company, { greenRights: [...greenRights, hex.id] });
}

export const powerTokenStep: Step18GB<'place_token'> = {
  id: 'power-token',
  rule: '18GB-5.10',
  waits: () => false,
  *offers(state) {
    const { director: by } = acting(state);
    for (const id of privateIds(state)) {
      const { power } = PRIVATES[id];
      if (power?.kind !== 'token') continue;
      const cities = citiesOf(state, power.hex);
      for (let city = 0; city < cities; city++) {
        const action: Of<'place_token'> = { type: 'place_token', by, hex: power.hex, city, private: id };
        if (!checkPowerToken(state, action)) yield { kind: 'one', action };
      }
    }
  },
  acts: {
    place_token: {
      takes: ({ private: id }) => id !== undefined,
      check: checkPowerToken,
      perform: placePowerToken,
    },
  },
};

function citiesOf(state: State, id: string): number {
  const hex = kitOf(state).map.byId.get(id);
  return hex ? citiesAt(kitOf(state), state.board, state.tokens, hex).length : 0;
}
