import { effect, signal } from '@preact/signals';
import { type Action, isRefusal, type Refusal } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import type { MatchSession } from '../match/session.ts';
import { showPosition } from '../router/router.ts';

/** Moves that are only tried out: a table of their own beside the real one. */
export interface Plan {
  readonly real: MatchSession;
  readonly session: MatchSession;
  /** The position from which it goes on. */
  readonly from: number;
  /** It goes on from an earlier position than the present one, and can only be tried out. */
  readonly isWhatIf: boolean;
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

/** Begins a plan: from the present position, or from an earlier one. */
export function startPlan(real: MatchSession, from = real.at.value): void {
  real.lookAt(null);
  showPosition(null);
  current.value = { real, session: real.sketch(from), from, isWhatIf: from < real.at.value };
}

export function endPlan(): void {
  showPosition(null);
  current.value = null;
  write(null);
}

/** Whether the real table is not where the plan has begun any more. */
export function hasGoneOn({ real, session, from, isWhatIf }: Plan): boolean {
  if (isWhatIf) return false;
  return real.at.value !== from || real.stepAt(from).state !== session.stepAt(from).state;
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
function playedMeanwhile({ real, from }: Pick<Plan, 'real' | 'from'>, planned: readonly Action[]): number {
  const done = real.match().actions.slice(from);
  const other = planned.findIndex((action, index) => canonicalJson(action) !== canonicalJson(done[index]));
  return other === -1 ? planned.length : other;
}

/** Whether a person at this table makes that move. */
function isDecidedHere(session: MatchSession, { by }: Action): boolean {
  return !session.computers.value[by] && session.decidesFor(by);
}

/** Whether the first move of a plan can be made at the real table now, and not only later or by others. */
export function canBegin(plan: Plan): boolean {
  const planned = plannedActions(plan);
  const next = planned[playedMeanwhile(plan, planned)];
  return next === undefined || (isDecidedHere(plan.real, next) && !isRefusal(plan.real.trial(next)));
}

/** Plays a plan at the real table, one action after the other, as far as it is still legal. */
export function playPlan(plan: Plan): Played {
  const planned = plannedActions(plan);
  let number = 0;
  for (const action of planned.slice(playedMeanwhile(plan, planned))) {
    // What computers and others elsewhere do they decide themselves.
    if (!isDecidedHere(plan.real, action)) return { number, refused: null };
    const refusal = plan.real.act(action);
    if (refusal) return { number, refused: { action, refusal } };
    number++;
  }
  return { number, refused: null };
}

/* ---- a plan outlives its page: a reload, a new version, a phone that has put the tab to sleep ---- */

const KEPT = 'railhead-plan';

interface KeptPlan {
  readonly game: string;
  readonly from: number;
  readonly actions: readonly Action[];
}

function write(plan: KeptPlan | null): void {
  try {
    if (plan) sessionStorage.setItem(KEPT, JSON.stringify(plan));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without a storage it lives as long as its page.
  }
}

effect(() => {
  const plan = current.value;
  if (!plan || plan.isWhatIf) return;
  // Each move tried or taken back leads to another position.
  void plan.session.at.value;
  write({ game: plan.real.id, from: plan.from, actions: plannedActions(plan) });
});

function read(): KeptPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as KeptPlan | null;
  } catch {
    return null;
  }
}

/** Takes a plan up again that the last page in this tab has left behind; tells how many of its moves are gone. */
export function resumePlan(real: MatchSession): { readonly lost: number } {
  const kept = read();
  if (kept?.game !== real.id || !canPlan(real) || real.at.value < kept.from) return { lost: 0 };
  return planAgain(real, kept);
}

/** Takes a plan to where the real table is by now; tells how many of its moves are not possible there. */
export function renewPlan(plan: Plan): { readonly lost: number } {
  return planAgain(plan.real, { from: plan.from, actions: plannedActions(plan) });
}

function planAgain(
  real: MatchSession,
  { from, actions }: Pick<KeptPlan, 'from' | 'actions'>,
): { readonly lost: number } {
  const left = actions.slice(playedMeanwhile({ real, from }, actions));
  startPlan(real);
  const { session } = planOf(real) ?? { session: real };
  const refused = left.findIndex((action) => session.act(action) !== null);
  return { lost: refused === -1 ? 0 : left.length - refused };
}
