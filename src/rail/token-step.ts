import type { Draft } from '../core/draft.ts';
import type { Action, Choice, Refusal, RuleId, Seat } from '../core/game.ts';
import { present } from '../core/present.ts';
import { offer, type Step } from '../core/steps.ts';
import { type BoardKit, hexOf } from './board.ts';
import type { HexId } from './hex.ts';
import { BANK, pay } from './money.ts';
import {
  hasPlaceForToken,
  type Place,
  reachedStops,
  type Reserved,
  type TokenProblem,
  tokenProblem,
  withTokenIn,
} from './placing.ts';
import { cashOf, companyOf, type RailCompany, type RailPosition, setCompany } from './position.ts';
import type { CompanyId } from './tokens.ts';
import { type RAIL_EVENTS, refuse } from './vocabulary.ts';

/** A company on turn buys a token from its charter and places it. The title says where and when it may. */

export interface PlaceToken extends Action {
  readonly type: 'place_token';
  readonly hex: HexId;
  readonly city: number;
}

export interface Pass extends Action {
  readonly type: 'pass';
}

type WithTokens = Pick<RailPosition<RailCompany, string, string>, 'board' | 'cash' | 'companies' | 'tokens'>;

export interface TokenLaw<S extends WithTokens> {
  /** Cited for the price, the place and the token itself. */
  readonly rule: RuleId;
  readonly kitOf: (state: S) => BoardKit;
  readonly acting: (state: S) => { readonly company: CompanyId; readonly director: Seat };
  /** The prices of all tokens of the charter, in order. */
  readonly pricesOf: (state: S, company: CompanyId) => readonly number[];
  readonly reservedAt: (state: S, hex: HexId) => Reserved;
}

/** The price of the next token of the charter, or null when it is empty. */
export function nextTokenPrice<S extends WithTokens>(
  { pricesOf }: TokenLaw<S>,
  state: S,
  company: CompanyId,
): number | null {
  return pricesOf(state, company)[companyOf(state, company).tokensUsed] ?? null;
}

export function checkTokenPrice<S extends WithTokens>(
  law: TokenLaw<S>,
  state: S,
  company: CompanyId,
): Refusal | null {
  const price = nextTokenPrice(law, state, company);
  if (price === null) return refuse('no-token-left', law.rule);
  return cashOf(state, company) < price ? refuse('not-enough-cash', law.rule, { price }) : null;
}

/** Whether a token can be paid for and placed somewhere. */
export function couldPlaceToken<S extends WithTokens>(law: TokenLaw<S>, state: S): boolean {
  const { company } = law.acting(state);
  if (checkTokenPrice(law, state, company)) return false;
  return hasPlaceForToken(law.kitOf(state), state, company, (hex) => law.reservedAt(state, hex));
}

/** Every city in reach, with what prevents a token there. */
export function* tokenOffers<S extends WithTokens>(
  law: TokenLaw<S>,
  state: S,
  check: (state: S, action: PlaceToken) => Refusal | null,
): Generator<Choice<PlaceToken>> {
  const { company, director: by } = law.acting(state);
  for (const { hex, city } of reachedStops(law.kitOf(state), state, company)) {
    const action: PlaceToken = { type: 'place_token', by, hex: hex.id, city };
    const refusal = check(state, action);
    if (refusal?.code !== 'no-city-there') yield offer(action, refusal);
  }
}

/** Pays for a token and places it; `keeper` is whose right is used, if not the company's own. */
export function putToken<S extends WithTokens>(
  draft: Draft<S, typeof RAIL_EVENTS>,
  law: TokenLaw<S>,
  { hex: id, city }: PlaceToken,
  price: number,
  keeper?: string,
): void {
  const { state } = draft;
  const { company } = law.acting(state);
  const place = { hex: hexOf(law.kitOf(state), id), city };
  pay(draft, company, BANK, price);
  state.tokens = withTokenIn(law.kitOf(state), state, company, place, law.reservedAt(state, id), keeper);
  draft.emit('token-placed', { company, hex: id, price }, law.rule);
}

/** The next token of the charter. */
export function placeOwnToken<S extends WithTokens>(
  draft: Draft<S, typeof RAIL_EVENTS>,
  law: TokenLaw<S>,
  action: PlaceToken,
): void {
  const { company } = law.acting(draft.state);
  putToken(draft, law, action, present(nextTokenPrice(law, draft.state, company), 'token'));
  setCompany(draft, company, { tokensUsed: companyOf(draft.state, company).tokensUsed + 1 });
}

/** The step of a title in which tokens have a step of their own, one a turn. */
export function makeTokenStep<S extends WithTokens>(
  law: TokenLaw<S> & {
    /** The rule that asks for the decision. */
    readonly stepRule: RuleId;
    readonly isBarred?: (state: S, company: CompanyId) => boolean;
    readonly refuseCity: (problem: TokenProblem, place: Place) => Refusal;
    readonly finish: (draft: Draft<S>) => void;
  },
): Step<S, PlaceToken | Pass> {
  function check(state: S, { hex: id, city }: PlaceToken): Refusal | null {
    const { company } = law.acting(state);
    const unpaid = checkTokenPrice(law, state, company);
    if (unpaid) return unpaid;
    const kit = law.kitOf(state);
    const hex = kit.map.byId.get(id);
    if (!hex) return refuse('unknown-hex', law.rule, { hex: id });
    const problem = tokenProblem(kit, state, company, { hex, city }, law.reservedAt(state, id));
    return problem === null ? null : law.refuseCity(problem, { hex, city });
  }

  return {
    id: 'token',
    rule: law.stepRule,
    waits: (state) => !law.isBarred?.(state, law.acting(state).company) && couldPlaceToken(law, state),
    *offers(state) {
      yield* tokenOffers(law, state, check);
      yield { kind: 'one', action: { type: 'pass', by: law.acting(state).director } };
    },
    acts: {
      place_token: {
        check,
        perform(draft, action) {
          placeOwnToken(draft, law, action);
          law.finish(draft);
        },
      },
      pass: { check: () => null, perform: law.finish },
    },
  };
}
