import { signal } from '@preact/signals';
import type { Action, Json, Refusal } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import { memoryStore } from '../match/memory-store.ts';
import type { MatchSession } from '../match/session.ts';
import { showPosition } from '../router/router.ts';
import type { Family } from '../titles.ts';

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

/** A plan has a present position to begin at, and there is only one at a time. */
export function canPlan(session: MatchSession): boolean {
  return planOf(session) === null && session.turn.value.kind !== 'finished';
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

/** How many of the first planned actions have been played at the real table since. */
function playedMeanwhile({ real, from }: Plan, planned: readonly Action[]): number {
  const done = real.match().actions.slice(from);
  const other = planned.findIndex((action, index) => canonicalJson(action) !== canonicalJson(done[index]));
  return other === -1 ? planned.length : other;
}

/** Plays a plan at the real table, one action after the other, as far as it is still legal. */
export function playPlan(plan: Plan): Played {
  const planned = plannedActions(plan);
  let number = 0;
  for (const action of planned.slice(playedMeanwhile(plan, planned))) {
    const refusal = plan.real.act(action);
    if (refusal) return { number, refused: { action, refusal } };
    number++;
  }
  return { number, refused: null };
}

/** What each player has that counts, by seat: worth, or cash where a title knows nothing else. */
export function figures(family: Family, view: Json): number[] {
  const { players } = view as unknown as {
    readonly players: readonly { readonly seat: number; readonly cash: number; readonly worth?: number }[];
  };
  return players
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ cash, worth }) => (family === 'rail' ? (worth ?? cash) : cash));
}
