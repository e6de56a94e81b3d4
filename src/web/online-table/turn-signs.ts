import { useEffect, useRef } from 'preact/hooks';
import type { Why } from '../../online/protocol.ts';
import { playSound } from '../parts/sound.ts';
import { say } from '../parts/live.tsx';
import { toast } from '../parts/toast.tsx';
import type { MatchSession } from '../match/session.ts';
import { type AtTable, atTable, isAsked, isMyDecision } from './at-table.ts';

/** Whether something waits for the user of this page: a decision, or an answer. */
export function waitsForMe(at: AtTable): boolean {
  return isMyDecision(at) || at.company.asks.value.some((ask) => isAsked(at, ask));
}

/** What the tab of the browser is called while something waits for its user. */
export function turnTitle(session: MatchSession): string | null {
  const { words } = session;
  const at = atTable(session);
  const name = session.title.name;
  if (waitsForMe(at)) return words.t('page.online-table.title.yours', { name });
  const turn = session.turn.value;
  return turn.kind === 'decide'
    ? words.t('page.online-table.title.other', { name, who: words.name(turn.seat) })
    : null;
}

const PLAIN_ICON = './logo.svg';
const TURN_ICON = new URL('../icons/logo-turn.svg', import.meta.url).href;

function showIcon(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  link.dataset['plain'] ??= link.getAttribute('href') ?? PLAIN_ICON;
  link.href = isTurn ? TURN_ICON : link.dataset['plain'];
}

/** Why something was not taken back after all. */
function droppedText({ words }: MatchSession, why: Why): string {
  const key = `page.online-table.undo-dropped.${why}`;
  return words.t(words.has(key) ? key : 'page.online-table.undo-dropped.stale');
}

/** Says that it is my turn: by the icon of the tab, by a sound where sounds are wanted, and once in words. */
export function useTurnSigns(at: AtTable): void {
  const { session, company, keeper } = at;
  const waits = waitsForMe(at);
  const before = useRef(waits);
  useEffect(() => {
    showIcon(waits);
    const isNew = waits && !before.current;
    before.current = waits;
    if (isNew) playSound('turn');
    return () => showIcon(false);
  }, [waits]);
  const nudged = company.nudged.value;
  useEffect(() => {
    if (!nudged) return;
    toast({ text: session.words.t('page.online-table.nudged', { name: nudged.name }) });
    playSound('turn');
  }, [nudged]);
  const denied = company.denied.value;
  useEffect(() => {
    if (!denied) return;
    const text = session.words.t(`page.online-table.denied.${denied.why}`, {
      seconds: Math.ceil(denied.wait / 1000),
      kind: denied.wish.kind,
    });
    toast({ text });
  }, [denied]);
  useEffect(
    () =>
      keeper.listen((notice) => {
        if (notice.kind === 'undo-dropped') toast({ text: droppedText(session, notice.why) });
        if (notice.kind === 'planned')
          say(session.words.t('page.online-table.plan.kept', { number: notice.plan.moves.length }));
      }),
    [keeper],
  );
  useSeen(at);
}

/** What has been looked at here needs no other notice. */
function useSeen({ session, company }: AtTable): void {
  const position = session.at.value;
  useEffect(() => {
    const see = (): void => {
      if (document.visibilityState === 'visible') company.see();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [company, position]);
}
