import type { ComponentChildren } from 'preact';
import type { MatchSession } from '../match/session.ts';
import { route } from '../router/router.ts';
import { useTable } from './table-state.ts';
import { NOTHING_CHANGED, type StepChanges, stepChanges } from './step-changes.ts';

/** Whether the user looks at single steps: an earlier position, or the history. */
export function isLookedThrough(session: MatchSession): boolean {
  const { value } = route;
  return session.looking.value !== null || (value.page === 'table' && value.view === 'history');
}

/** What is to be marked in the tables and on the board. The marks stay as long as the position is on show. */
export function marksOf<V>(session: MatchSession<V>): StepChanges<V> {
  return isLookedThrough(session) ? stepChanges(session) : NOTHING_CHANGED;
}

/** Marks what the step on show has changed, by its name in the view; any of several names will do. */
export function useMarks(): (
  names: string | readonly string[],
  content: ComponentChildren,
) => ComponentChildren {
  const { figures } = marksOf(useTable().session);
  return (names, content) =>
    [names].flat().some((name) => figures.has(name)) ? <span data-changed>{content}</span> : content;
}
