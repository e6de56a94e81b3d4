import type { JSX } from 'preact';
import type { TableState } from '../family/table-state.ts';
import type { MatchSession } from '../match/session.ts';
import { showView } from '../router/router.ts';
import css from './chat.module.css';

/** A part of what somebody has written: text as it is, a move by its number, or a hex by its name. */
export type ChatPart =
  | { readonly kind: 'text' | 'hex'; readonly text: string }
  | { readonly kind: 'move'; readonly text: string; readonly at: number };

const LINKS = /#(\d{1,4})\b|\b([A-Z]{1,2}\d{1,2})\b/g;

/** What somebody has written, with the moves and hexes in it that there are. */
export function chatParts(
  text: string,
  { moves, isHex }: { readonly moves: number; readonly isHex: (hex: string) => boolean },
): ChatPart[] {
  const parts: ChatPart[] = [];
  let from = 0;
  for (const found of text.matchAll(LINKS)) {
    const [whole, number, hex] = found;
    const at = Number(number);
    const isLink = number === undefined ? isHex(hex ?? '') : at > 0 && at <= moves;
    if (!isLink) continue;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push(number === undefined ? { kind: 'hex', text: whole } : { kind: 'move', text: whole, at });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** So long a hex that is named is marked on the map. */
const PING_MS = 2000;

function ping(table: TableState, hex: string): void {
  const pointed = { hex, isFocused: true };
  table.pointed.value = pointed;
  setTimeout(() => {
    if (table.pointed.value === pointed) table.pointed.value = null;
  }, PING_MS);
}

/** Whether the board has such a hex: every board draws its hexes under their names. */
export function isOnBoard(hex: string): boolean {
  return document.querySelector(`[data-hex="${hex}"]`) !== null;
}

export function ChatText({
  text,
  table,
  session,
}: {
  text: string;
  table: TableState;
  session: MatchSession;
}): JSX.Element {
  const parts = chatParts(text, { moves: session.at.value, isHex: isOnBoard });
  return (
    <>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- what is written never changes
            key={index}
            type="button"
            class={css.link}
            data-chat-link={part.kind}
            onClick={() => (part.kind === 'move' ? showView('history', part.at) : ping(table, part.text))}
          >
            {part.text}
          </button>
        ),
      )}
    </>
  );
}
