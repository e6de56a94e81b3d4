import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { familyOf, type HeadFact } from '../family/family.ts';
import type { MatchSession } from '../match/session.ts';
import { abbr, ABBRS_STOP } from '../parts/abbr.ts';
import { isPhone } from '../parts/narrow.ts';
import css from './head-facts.module.css';

function Fact({
  fact: { label, about, tip = about, value, isNear, isPlain },
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
      {...(tip !== undefined && abbr('text', tip))}
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

/** The order in which facts go behind the control: those that yield, then from the last one on. */
function leaving(facts: readonly HeadFact[]): readonly number[] {
  const isYielding = (index: number): boolean => facts[index]?.isYielding ?? false;
  return [...facts.keys()].sort((a, b) => Number(isYielding(b)) - Number(isYielding(a)) || b - a);
}

/** How many have to go for the others to have room, beside the control for them. */
function leftOut(box: HTMLElement, order: readonly number[]): number {
  const facts = [...box.querySelectorAll<HTMLElement>('dl > [data-fact]')];
  const list = box.querySelector('dl');
  const more = box.querySelector<HTMLElement>('[data-more-facts]');
  let gone = 0;
  for (; gone < order.length; gone++) {
    for (const [index, fact] of facts.entries()) fact.hidden = order.indexOf(index) < gone;
    if (more) more.hidden = gone === 0;
    if (fits(box) && (!list || fits(list))) break;
  }
  return gone;
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
  const [gone, setGone] = useState(0);
  const order = leaving(facts);
  // Values change with any action, the room at any time. The observer begins with a report of its own once all is laid
  // out: measuring here would force a layout.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setGone(leftOut(element, order)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [facts.map(({ label, value }) => `${label} ${value}`).join('|')]);
  const hidden = new Set(order.slice(0, gone));
  const rest = facts.filter((_, index) => hidden.has(index));
  const more = session.words.t('page.more-facts', { number: rest.length });
  return (
    <div ref={box} class={css.heading}>
      {children}
      <dl class={css.facts} {...ABBRS_STOP}>
        {facts.map((fact, index) => (
          <Fact key={fact.label} fact={fact} hidden={hidden.has(index)} />
        ))}
      </dl>
      <button
        type="button"
        popovertarget="more-facts"
        class={css.more}
        data-more-facts
        hidden={rest.length === 0}
        aria-label={more}
      >
        {isPhone.value ? session.words.t('page.more-facts.short', { number: rest.length }) : more}
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
