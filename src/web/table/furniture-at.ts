import { type Furniture, furnitureOf } from '../family/furniture.ts';
import { planOf } from '../history/planning.ts';
import type { MatchSession } from '../match/session.ts';

/** What a table has besides; a plan at it has the same round it. */
export function furnitureAt(session: MatchSession): Furniture | null {
  return furnitureOf(planOf(session)?.real ?? session);
}
