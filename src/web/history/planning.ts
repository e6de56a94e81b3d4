import { signal } from '@preact/signals';
import type { Action, Refusal } from '../../core/game.ts';
import { memoryStore } from '../match/memory-store.ts';
import type { MatchSession } from '../match/session.ts';
import { showPosition } from '../router/router.ts';

/** Moves that are only tried out: a table of their own beside the real one. */
export interface Plan {
  readonly real: MatchSession;
  readonly session: MatchSession;
  /** The position from which it goes on. */
  readonly from: number;
}

const current = signal<Plan | null>(null);

/** The plan at a table, seen from the real one or from the plan itself. */
export function planOf(session: MatchSession): Plan | null {
  const { value } = current;
  return value && (value.real === session || value.session === session) ? value : null;
}

export function startPlan(real: MatchSession): void {
  real.lookAt(null);
  showPosition(null);
  current.value = { real, session: real.sketch(memoryStore()), from: real.at.value };
}

export function endPlan(): void {
  showPosition(null);
  current.value = null;
}

/** What has been tried and not taken back. */
export function plannedActions({ session, from }: Plan): readonly Action[] {
  return session.match().actions.slice(from);
}

export interface Played {
  readonly number: number;
  /** Why the next one is not played. */
  readonly refused: { readonly action: Action; readonly refusal: Refusal } | null;
}

/** Plays a plan at the real table, one action after the other, as far as it is still legal. */
export function playPlan(plan: Plan): Played {
  let number = 0;
  for (const action of plannedActions(plan)) {
    const refusal = plan.real.act(action);
    if (refusal) return { number, refused: { action, refusal } };
    number++;
  }
  return { number, refused: null };
}
