import { useLayoutEffect } from 'preact/hooks';
import { familyOf } from '../family/family.ts';
import type { MatchSession } from '../match/session.ts';
import { type AbbrKind, explainer } from '../parts/abbr.ts';

function explain(session: MatchSession, kind: AbbrKind, id: string): string | null {
  const { words } = session;
  // A column is headed by what the cards of players are told in.
  if (kind === 'column' && id === 'worth') return explain(session, 'worth', '');
  switch (kind) {
    case 'text':
      return id;
    case 'priority':
    case 'next-priority':
    case 'director':
      return words.t(`page.abbr.${kind}`);
    case 'column': {
      const key = `page.abbr.column.${id}`;
      return words.has(key) ? words.t(key) : null;
    }
    case 'seat':
      return words.name(Number(id));
    default:
      return familyOf(session).explain(session, kind, id);
  }
}

/** While a table is on show, what it shows in short is explained by its position. */
export function useExplanations(session: MatchSession): void {
  useLayoutEffect(() => {
    const own = (kind: AbbrKind, id: string): string | null => explain(session, kind, id);
    explainer.value = own;
    return () => {
      if (explainer.peek() === own) explainer.value = null;
    };
  }, [session]);
}
