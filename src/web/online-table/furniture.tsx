import type { JSX } from 'preact';
import type { Furniture, OtherPanel } from '../family/furniture.ts';
import type { MatchSession } from '../match/session.ts';
import { atTable, isAsked, isMyDecision, isStill, shownAsk, useOnline } from './at-table.ts';
import { OnlineBars } from './bars.tsx';
import { Beside } from './chat.tsx';
import { isBesideOpen } from './chat-state.ts';
import { AskingDialog, OnlineLines } from './menu-lines.tsx';
import { PresenceMark } from './presence.tsx';
import { RequestCard } from './request-card.tsx';
import { Rematch } from './rematch.tsx';
import { REQUEST_PANEL, setAside } from './request-panel.tsx';
import { OnlineSeats } from './seats-dialog.tsx';
import { STILL_PANEL } from './still-panel.tsx';
import { askingBack, TakeBackDialog } from './take-back-dialog.tsx';
import { OnlineTools } from './tools.tsx';
import { turnTitle, useTurnSigns } from './turn-signs.ts';
import { useRest } from './use-rest.ts';
import { WAITING_PANEL } from './waiting-panel.tsx';

/** Over the map, and what happens for as long as the table is on show. */
function Over(): JSX.Element {
  const at = useOnline();
  useTurnSigns(at);
  useRest(at);
  return (
    <>
      <RequestCard />
      <TakeBackDialog />
      <AskingDialog />
    </>
  );
}

/** A request comes first where it waits for an answer; else a decision that is made here. */
function panelOf(session: MatchSession): OtherPanel | null {
  const at = atTable(session);
  const ask = shownAsk(at);
  const turn = session.turn.value;
  const isMine = isMyDecision(at);
  // Who has answered may go on deciding instead of waiting for the rest.
  const isPutAside =
    ask !== null && !isAsked(at, ask) && (ask.wish.kind !== 'undo' || setAside.value === ask.key);
  if (ask && !(isMine && isPutAside)) return REQUEST_PANEL;
  if (isMine) return null;
  if (turn.kind === 'finished') return null;
  return isStill(at) ? STILL_PANEL : WAITING_PANEL;
}

/** What an online table has besides. */
export const ONLINE_FURNITURE: Furniture = {
  Mark: PresenceMark,
  Bars: OnlineBars,
  Tools: OnlineTools,
  Lines: OnlineLines,
  Over,
  Beside,
  isBesideOpen,
  Seats: OnlineSeats,
  Again: Rematch,
  panelOf,
  titleOf: turnTitle,
  askingBack,
};
