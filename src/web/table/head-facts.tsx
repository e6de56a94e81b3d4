import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { familyOf, type HeadFact } from '../family/family.ts';
import type { MatchSession } from '../match/session.ts';
import css from './head-facts.module.css';

function Fact({
  fact: { label, about, value, isNear, isPlain },
  hidden,
}: {
  fact: HeadFact;
  hidden?: boolean;
}): JSX.Element {
  return (
    <div
      data-fact
      data-near={isNear || undefined}
      data-plain={isPlain || undefined}
      hidden={hidden}
      title={about}
    >
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Whether all that is in an element is visible; one without a box of its own hides nothing. */
function fits({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight <= clientHeight + 1;
}

/** As many facts as there is room for, the first ones first, beside the control for those behind it. */
function roomFor(box: HTMLElement): number {
  const facts = [...box.querySelectorAll<HTMLElement>('dl > [data-fact]')];
  const list = box.querySelector('dl');
  const more = box.querySelector<HTMLElement>('[data-more-facts]');
  let shown = facts.length;
  for (; shown > 0; shown--) {
    for (const [index, fact] of facts.entries()) fact.hidden = index >= shown;
    if (more) more.hidden = shown === facts.length;
    if (fits(box) && (!list || fits(list))) break;
  }
  return shown;
}

/** The name of the game and what is to be known at any moment. What does not fit is behind one control, never gone. */
export function HeadFacts({
  session,
  children,
}: {
  session: MatchSession;
  /** The name. */
  children: ComponentChildren;
}): JSX.Element {
  const facts = familyOf(session).facts(session);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(facts.length);
  // Values change with any action, the room at any time. The observer begins with a report of its own once all is laid
  // out: measuring here would force a layout.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setShown(roomFor(element)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [facts.map(({ label, value }) => `${label} ${value}`).join('|')]);
  const rest = facts.slice(shown);
  return (
    <div ref={box} class={css.heading}>
      {children}
      <dl class={css.facts}>
        {facts.map((fact, index) => (
          <Fact key={fact.label} fact={fact} hidden={index >= shown} />
        ))}
      </dl>
      <button
        type="button"
        popovertarget="more-facts"
        class={css.more}
        data-more-facts
        hidden={rest.length === 0}
      >
        {session.words.t('page.more-facts', { number: rest.length })}
      </button>
      <div id="more-facts" popover="auto" class={css.rest}>
        <dl>
          {rest.map((fact) => (
            <Fact key={fact.label} fact={{ ...fact, label: fact.about ?? fact.label }} />
          ))}
        </dl>
      </div>
    </div>
  );
}
