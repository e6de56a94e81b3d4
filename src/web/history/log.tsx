import type { JSX, TargetedMouseEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { familyOf } from '../family/family.ts';
import { stepChanges } from '../family/step-changes.ts';
import { useTable } from '../family/table-state.ts';
import type { MatchSession } from '../match/session.ts';
import { inSlices } from '../match/replay.ts';
import { pastAddress, route, showView } from '../router/router.ts';
import { changeLines } from './change-lines.ts';
import css from './history.module.css';
import { type LogPart, logParts, partAt } from './log-parts.ts';
import { memo } from './memo.ts';
import { happenedAt, type Told, ToldLine, toldBy, ToldRule, toldWords } from './told.tsx';

/** To a position in the history. There it is one more step along the line, from elsewhere a page to come back from. */
function jump(event: TargetedMouseEvent<HTMLElement>, session: MatchSession, at: number): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { value } = route;
  if (value.page === 'table' && value.view === 'history') session.lookAt(at);
  else showView('history', at === session.at.value ? null : at);
}

/** The lines of a part, the newest first; those of the position on show are marked and come into sight. */
const PartLines = memo(function PartLines({
  session,
  part,
  shown,
}: {
  session: MatchSession;
  part: LogPart;
  /** The position on show, where it is in this part. */
  shown: number | null;
}): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  // A step may tell nothing: then it is what was told last before it.
  const latest = shown === null ? -1 : part.lines.findLastIndex(({ at }) => at <= shown);
  useEffect(() => {
    if (shown === null) return;
    list.current?.querySelector('[data-latest]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <ol class={css.lines} ref={list} reversed>
      {part.lines
        .map(({ at, told }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a log never changes its order
          <li
            key={index}
            aria-current={at === shown ? 'step' : undefined}
            data-latest={index === latest || undefined}
          >
            <small>{at}</small>
            <span>
              <a href={pastAddress(at)} data-log-at={at} onClick={(event) => jump(event, session, at)}>
                {toldWords(session, told)}
              </a>{' '}
              <ToldRule session={session} told={told} />
            </span>
          </li>
        ))
        .toReversed()}
    </ol>
  );
});

/** Passes that were all that could be done. What was possible in each position takes a while to find out. */
function useForcedSteps(session: MatchSession, last: number): ReadonlySet<number> {
  const [steps, setSteps] = useState<ReadonlySet<number>>(new Set());
  const isWhole = session.isWhole.value;
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    function* forced(): Generator<number | null> {
      // oxlint-disable-next-line no-unmodified-loop-condition -- set when the effect ends
      for (let at = 1; isWanted && at <= last; at++) yield session.wasForced(at) ? at : null;
    }
    const found = new Set<number>();
    void inSlices(forced(), (at) => at !== null && found.add(at)).then(() => isWanted && setSteps(found));
    return () => {
      isWanted = false;
    };
  }, [session, last, isWhole]);
  return steps;
}

/** The story of the game, the newest first. The part of the position on show is open, the others open on demand. */
export function LogCard(): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const last = session.at.value;
  const isWhole = session.isWhole.value;
  const { at } = session.shown.value;
  const forced = useForcedSteps(session, last);
  const parts = useMemo(
    () =>
      logParts(
        last,
        (step) =>
          forced.has(step) || session.whyAt(step)
            ? happenedAt(session, step)
            : (session.eventsAt(step) ?? []),
        (event) => words.beginsPart(event),
      ),
    [session, last, isWhole, forced, words.locale],
  );
  const current = partAt(parts, at);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (part: number, isOpen: boolean): void => {
    setOpened((before) => {
      if (before.has(part) === isOpen) return before;
      const next = new Set(before);
      if (isOpen) next.add(part);
      else next.delete(part);
      return next;
    });
  };
  return (
    <div class={css.log}>
      {!isWhole && <p data-looking>{words.t('page.looking')}</p>}
      {parts.length === 0 && <p>{words.t('page.log.empty')}</p>}
      {parts
        .map((part, index) => {
          const isOpen = index === current || opened.has(index);
          return (
            <details
              key={part.from}
              class={css.part}
              open={isOpen}
              onToggle={({ currentTarget }) => toggle(index, currentTarget.open)}
            >
              <summary>
                {part.opening ? words.event(part.opening) : words.t('page.log.setup')}{' '}
                <small>{part.lines.length}</small>
              </summary>
              {isOpen && <PartLines session={session} part={part} shown={index === current ? at : null} />}
            </details>
          );
        })
        .toReversed()}
    </div>
  );
}

/** The figures that the step on show has changed, in words. */
export function ChangedFigures(): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const { view } = session.shown.value;
  const { before } = stepChanges(session);
  const lines = useMemo(
    () => (before === null ? [] : changeLines(words, familyOf(session).changes(before, view).figures(words))),
    [session, before, view, words.locale],
  );
  return (
    <ul class={css.changes} aria-label={words.t('page.history.changed')} data-changes={lines.length}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What was told last before the position on show, in few lines; what this very step told is marked. */
export function RecentLines({ few }: { few: number }): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const { at } = session.shown.value;
  const lines: { readonly key: string; readonly at: number; readonly told: Told }[] = [];
  for (let step = at; step > 0 && lines.length < few; step--) {
    lines.unshift(
      ...toldBy(session, step).map((told, index) => ({ key: `${step}-${index}`, at: step, told })),
    );
  }
  return (
    <ol class={css.recent} aria-label={words.t('page.history.happened')} data-recent>
      {lines.length === 0 && <li>{words.t('page.history.nothing')}</li>}
      {lines.slice(-few).map((line) => (
        <li key={line.key} aria-current={line.at === at ? 'step' : undefined}>
          <span>
            <ToldLine session={session} told={line.told} />
          </span>
          <small>{line.at}</small>
        </li>
      ))}
    </ol>
  );
}
