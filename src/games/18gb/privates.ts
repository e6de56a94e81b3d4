import type { Refusal, RuleId, Seat } from '../../core/game.ts';
import type { HexId } from '../../rail/hex.ts';
import { payFromBank } from '../../rail/money.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { payIncomes } from '../../rail/privates.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { type PrivateId, PRIVATES } from './data.ts';
import {
  type Draft18GB,
  isPhaseReached,
  isPrivate,
  privateIds,
  privateOf,
  setPrivate,
  type State,
  type Step18GB,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-5: private companies: income, closing, blocked hexes, who may use their powers. */

/** 18GB-5.3: at the start of every operating round. */
export function payPrivates(draft: Draft18GB): void {
  const incomes = privateIds(draft.state).flatMap((id) => {
    const { owner, closed } = privateOf(draft.state, id);
    return owner === null || closed ? [] : [{ private: id, owner, amount: PRIVATES[id].income }];
  });
  payIncomes(draft, incomes, payFromBank, '18GB-5.3');
}

/** 18GB-5.4: closing pays once more, ends income and block, and unlocks the power. */
function closePrivate(draft: Draft18GB, id: PrivateId, rule: RuleId): void {
  const { owner } = privateOf(draft.state, id);
  setPrivate(draft, id, { closed: true });
  draft.emit('private-closed', { private: id }, rule);
  if (owner !== null) {
    payIncomes(draft, [{ private: id, owner, amount: PRIVATES[id].income }], payFromBank, rule);
  }
}

/** The open private that blocks a hex, if any. */
export function blockerOf(state: State, hex: HexId): PrivateId | null {
  return privateIds(state).find((id) => PRIVATES[id].blocks === hex && !privateOf(state, id).closed) ?? null;
}

/** 18GB-5.5, 5.6: nobody builds there before the blue phase. */
export function checkBlock(state: State, hex: HexId): Refusal | null {
  const blocker = blockerOf(state, hex);
  if (blocker === null || isPhaseReached(state, '4+2')) return null;
  return refuse('hex-blocked', '18GB-5.5', { hex, private: blocker });
}

/** 18GB-5.6: later a tile there closes the private. */
export function closeBlocker(draft: Draft18GB, hex: HexId): void {
  const blocker = blockerOf(draft.state, hex);
  if (blocker !== null) closePrivate(draft, blocker, '18GB-5.6');
}

/** 18GB-5.4: from the first operating round on, at any moment. */
function checkClose(state: State, seat: Seat, id: string): Refusal | null {
  if (!isPrivate(state, id)) return refuse('unknown-private', '18GB-5.4', { private: id });
  const { owner, closed } = privateOf(state, id);
  if (owner !== seat) return refuse('not-owner', '18GB-5.4', { private: id });
  if (closed) return refuse('already-closed', '18GB-5.4', { private: id });
  const isEarly = state.round.kind === 'auction' || (state.round.kind === 'stock' && state.turnNumber === 1);
  return isEarly ? refuse('too-early', '18GB-5.4', { private: id }) : null;
}

/** Open for every owner at every decision, on turn or not. */
export const closingStep: Step18GB<'close_private'> = {
  id: 'close-private',
  rule: '18GB-5.4',
  waits: () => false,
  *offers(state) {
    for (const id of privateIds(state)) {
      const { owner } = privateOf(state, id);
      if (owner === null || checkClose(state, owner, id)) continue;
      yield { kind: 'one', action: { type: 'close_private', by: owner, private: id } };
    }
  },
  acts: {
    close_private: {
      check: (state, { by, private: id }) => checkClose(state, by, id),
      perform: (draft, { private: id }) => closePrivate(draft, id, '18GB-5.4'),
    },
  },
};

/* ---- powers ---- */

/** Whether the director of a corporation owns the private. */
export function isDirectorsOwn(state: State, company: CompanyId, id: PrivateId): boolean {
  if (!isPrivate(state, id)) return false;
  const { director } = companyOf(state, company);
  return director !== null && privateOf(state, id).owner === director;
}

/** The power exists and has not been used; the private may be open or closed. */
export function holdsUnused(state: State, company: CompanyId, id: PrivateId): boolean {
  return isDirectorsOwn(state, company, id) && !privateOf(state, id).used;
}

/** 18GB-5.7: once closed, for a corporation directed by the owner, in that corporation's turn. */
export function checkPower(state: State, id: string): Refusal | null {
  const company = operator(state);
  if (company === null || !isPrivate(state, id)) return refuse('no-such-power', '18GB-5.7', { private: id });
  const { closed, used } = privateOf(state, id);
  if (!closed) return refuse('private-open', '18GB-5.4', { private: id });
  if (used) return refuse('power-gone', '18GB-5.7', { private: id });
  // 18GB-21.2: 18xx.games does not check whose corporation is operating.
  if (!isDirectorsOwn(state, company, id) && !state.options.import_lenient) {
    return refuse('not-owner', '18GB-5.7', { private: id });
  }
  // D-14: 18xx.games leaves LS, GN and MC to an insolvent corporation.
  if (state.options['insolvency.strict_powers'] && companyOf(state, company).insolvent) {
    return refuse('insolvent', '18GB-10.12', { private: id });
  }
  return null;
}

/** 18GB-5.11: the private whose bonus a stop in this hex earns for a corporation, none in receivership. */
export function bonusAt(
  state: State,
  company: CompanyId,
  hex: HexId,
): { private: PrivateId; bonus: number } | null {
  for (const id of privateIds(state)) {
    const { power } = PRIVATES[id];
    if (power?.kind !== 'bonus' || power.hex !== hex) continue;
    if (privateOf(state, id).closed && isDirectorsOwn(state, company, id)) {
      return { private: id, bonus: power.bonus };
    }
  }
  return null;
}
