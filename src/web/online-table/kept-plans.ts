import { effect } from '@preact/signals';
import type { Plan } from '../../online/outbox.ts';
import { planOf, startPlan } from '../history/planning.ts';
import type { AtTable } from './at-table.ts';

/**
 * Takes moves that came too late up as a plan at the table, as far as they are still legal. They are kept until that plan
 * has been played or thrown away.
 */
export function planKept({ session, keeper }: AtTable, kept: Plan): void {
  startPlan(session);
  const plan = planOf(session);
  if (!plan) return;
  for (const { action } of kept.moves) if (plan.session.act(action)) break;
  let end: (() => void) | null = null;
  end = effect(() => {
    // It may have been taken on to a later position.
    if (planOf(session)) return;
    keeper.drop(kept);
    end?.();
  });
}
