import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Event } from '../../core/game.ts';
import { RuleTag } from '../parts/rule.tsx';
import type { MatchSession } from '../match/session.ts';
import css from './table.module.css';
import { useTable } from './state.ts';

interface Line {
  readonly at: number;
  readonly event: Event;
}

/** A round, or whatever else begins something new. */
interface Part {
  readonly name: string;
  readonly lines: readonly Line[];
}

function partsOf(session: MatchSession): Part[] {
  const parts: { name: string; lines: Line[] }[] = [{ name: session.words.t('page.log.setup'), lines: [] }];
  for (let at = 1; at <= session.at.value; at++) {
    for (const event of session.eventsAt(at) ?? []) {
      if (session.words.beginsPart(event)) parts.push({ name: session.words.event(event), lines: [] });
      else parts.at(-1)?.lines.push({ at, event });
    }
  }
  return parts.filter(({ lines }, index) => lines.length > 0 || index > 0);
}

function PartLines({ part }: { part: Part }): JSX.Element {
  const { session } = useTable();
  return (
    <ol class={css.logLines}>
      {part.lines.map(({ at, event }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a log never changes its order
        <li key={index}>
          <button
            type="button"
            class={css.logAt}
            aria-label={session.words.t('page.log.look', { number: at })}
            onClick={() => session.lookAt(at)}
          >
            {at}
          </button>
          <span>{session.words.event(event)}</span>
          {event.rule !== undefined && <RuleTag rule={event.rule} rules={session.title.game.rules} />}
        </li>
      ))}
    </ol>
  );
}

/** The story of the game, latest part first; older parts open on demand. */
export function LogView(): JSX.Element {
  const { session } = useTable();
  const parts = partsOf(session);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return (
    <div class={css.cards}>
      <section class={css.card}>
        <h2>{session.words.t('page.view.log')}</h2>
        {!session.isWhole.value && <p data-looking>{session.words.t('page.looking')}</p>}
        {parts.length === 0 && <p>{session.words.t('page.log.empty')}</p>}
        {parts
          .map((part, index) => ({ part, index }))
          .reverse()
          .map(({ part, index }) => {
            const isOpen = index === parts.length - 1 || opened.has(index);
            return (
              <details
                key={index}
                class={css.logPart}
                open={isOpen}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open && !opened.has(index)) setOpened(new Set([...opened, index]));
                }}
              >
                <summary>
                  {part.name} <small>{part.lines.length}</small>
                </summary>
                {isOpen && <PartLines part={part} />}
              </details>
            );
          })}
      </section>
    </div>
  );
}
