import { useEffect, useRef } from 'preact/hooks';
import { isRefusal } from '../../core/game.ts';
import type { TableState } from '../family/table-state.ts';
import type { MatchSession } from '../match/session.ts';
import { inARow, say } from '../parts/live.tsx';

/** Lines of what has happened, and of what a choice would do, that are said. */
export const FEW = 3;
/** While the user goes through a game, the position is announced once they pause. */
const PAUSE_MS = 700;

/** What was done at this table since a position: one action, and the passes that followed automatically. */
function happenedSince(session: MatchSession, before: number): string[] {
  const at = session.at.value;
  if (!session.isOneDecision(before, at)) return [];
  const first = (session.eventsAt(before + 1) ?? []).slice(0, FEW).map((event) => session.words.event(event));
  const names = new Set<string>();
  for (let step = before + 1; step <= at; step++)
    if (session.wasForced(step)) names.add(session.words.name(session.actionAt(step)?.by ?? 0));
  if (names.size === 0) return first;
  return [...first, session.words.t('page.forced.said', { names: session.words.list([...names]) })];
}

/** Announces after each action what happened and who decides next, what is chosen, and the earlier position on show. */
export function Announcer({ table: { session, pending } }: { table: TableState }): null {
  const { words } = session;
  const at = session.at.value;
  const looking = session.looking.value;
  const chosen = pending.value;
  const announced = useRef(at);

  useEffect(() => {
    const before = announced.current;
    announced.current = at;
    if (before === at) return;
    const happened = at > before ? happenedSince(session, before) : [];
    if (at < before) happened.push(words.t('page.history.after', { number: at }));
    say(inARow([...happened, words.ask(session.turn.value, session.view.value).sentence]));
  }, [at]);

  useEffect(() => {
    if (!chosen) return;
    const { action, wanted, label = words.choice(action, session.view.value).full } = chosen;
    if (wanted !== undefined) {
      say(wanted);
      return;
    }
    const trial = session.trial(action);
    const then = isRefusal(trial) ? [] : trial.events.slice(0, FEW).map((event) => words.event(event));
    // What is only prepared is not told as if it had happened.
    say(words.t('page.chosen', { label, outcome: inARow(then), lines: then.length }));
  }, [chosen && JSON.stringify([chosen.action, chosen.wanted])]);

  useEffect(() => {
    if (looking === null) return undefined;
    const timer = setTimeout(() => {
      // The slider says it itself.
      if (document.activeElement?.matches('[data-range]')) return;
      const { turn } = session.shown.value;
      const round = turn.kind === 'decide' ? words.round(turn.round) : words.end(turn.reason);
      say(inARow([words.t('page.history.after', { number: looking }), round]));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [looking]);
  return null;
}
