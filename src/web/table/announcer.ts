import { useEffect, useRef } from 'preact/hooks';
import { isRefusal } from '../../core/game.ts';
import type { TableState } from '../family/table-state.ts';
import { inARow, say } from '../parts/live.tsx';

/** Lines of what has happened, and of what a choice would do, that are said. */
export const FEW = 3;
/** While the user goes through a game, the position is announced once they pause. */
const PAUSE_MS = 700;

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
    const events = at === before + 1 ? (session.eventsAt(at) ?? []) : [];
    const happened = events.slice(0, FEW).map((event) => words.event(event));
    if (at < before) happened.push(words.t('page.history.after', { number: at }));
    say(inARow([...happened, words.ask(session.turn.value, session.view.value).sentence]));
  }, [at]);

  useEffect(() => {
    if (!chosen) return;
    const { action, label = words.choice(action, session.view.value).full } = chosen;
    const trial = session.trial(action);
    const then = isRefusal(trial) ? [] : trial.events.slice(0, FEW).map((event) => words.event(event));
    say(inARow([label, ...then]));
  }, [chosen && JSON.stringify(chosen.action)]);

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
