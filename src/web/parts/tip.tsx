import { signal } from '@preact/signals';
import type { DOMAttributes, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { showRule } from '../router/router.ts';
import { abbrAt, explain } from './abbr.ts';
import { sayAtOnce } from './live.tsx';
import { words } from '../words.ts';
import css from './parts.module.css';
import { placeTip } from './tip-place.ts';

/** What a tip says: a sentence, a second one, and the rule behind it. */
export interface TipText {
  readonly text: string;
  readonly more?: string;
  readonly rule?: string;
}

/** A tip as it is spoken. */
export function tipWords({ text, more = '', rule = '' }: TipText): string {
  return [text, more, rule].filter((part) => part !== '').join(' ');
}

interface Shown {
  readonly anchor: Element;
  readonly tip: TipText;
  /** Asked for by a press: it stays when the pointer leaves, so that its rule can be pressed. */
  readonly isHeld: boolean;
}

/** One tip at a time for the whole page, beside its element. */
const shown = signal<Shown | null>(null);

const LONG_PRESS_MS = 450;

function hide(anchor: Element): void {
  if (shown.value?.anchor === anchor) shown.value = null;
}

/** Handlers that show a tip on hover, on focus and on a long press. */
export function tipHandlers(tip: TipText | null): DOMAttributes<HTMLButtonElement> {
  if (!tip) return {};
  const show = (anchor: Element): void => {
    shown.value = { anchor, tip, isHeld: false };
  };
  let press: ReturnType<typeof setTimeout> | undefined;
  return {
    onPointerEnter: (event) => event.pointerType === 'mouse' && show(event.currentTarget),
    onPointerLeave: (event) => !shown.value?.isHeld && hide(event.currentTarget),
    onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
    onBlur: (event) => hide(event.currentTarget),
    onPointerDown: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'mouse') press = setTimeout(() => show(currentTarget), LONG_PRESS_MS);
    },
    onPointerUp: () => clearTimeout(press),
    onPointerCancel: () => clearTimeout(press),
  };
}

/** Shows a tip at once, as for a tap on something that is not allowed. */
export function showTip(anchor: Element, tip: TipText): void {
  shown.value = { anchor, tip, isHeld: true };
}

/** The rule that the tip on show names. */
export function ruleOfTip(): string | undefined {
  return shown.value?.tip.rule;
}

/** Hides the tip that is shown. */
export function hideTip(): void {
  shown.value = null;
}

/** A pointer on its way to something else asks nothing. */
const LINGER_MS = 300;

/** What an abbreviation is about to say. */
let lingering: ReturnType<typeof setTimeout> | undefined;

/** What a tip keeps clear of: all of the control that an abbreviation is part of. */
function controlOf(element: Element): Element {
  return element.closest('button, a, summary') ?? element;
}

/** Explains abbreviations on hover, on a long press, and on the focus of their group: one listener for the whole page. */
function watchAbbreviations(): () => void {
  let asked: Element | null = null;
  /** A press that was only to read must not press what it is on. */
  let wasRead = false;
  const tell = (element: Element, isHeld: boolean): void => {
    const anchor = controlOf(element);
    const text = explain(element);
    // What a control says of itself comes first.
    if (text === null || shown.value?.anchor.contains(element)) return;
    shown.value = { anchor, tip: { text }, isHeld };
    wasRead = isHeld;
  };
  const forget = (): void => {
    clearTimeout(lingering);
    if (asked && !shown.value?.isHeld) hide(controlOf(asked));
    asked = null;
  };
  const ask = (element: Element, after: number, isHeld: boolean): void => {
    forget();
    asked = element;
    lingering = setTimeout(() => tell(element, isHeld), after);
  };
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    const element = abbrAt(target);
    if (pointerType !== 'mouse' || element === asked) return;
    if (element) ask(element, LINGER_MS, false);
    else forget();
  };
  const onDown = ({ target, pointerType }: PointerEvent): void => {
    wasRead = false;
    const element = abbrAt(target);
    if (pointerType === 'mouse') forget();
    else if (element) ask(element, LONG_PRESS_MS, true);
  };
  const onUp = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') clearTimeout(lingering);
  };
  const onClick = (event: MouseEvent): void => {
    if (!wasRead) return;
    wasRead = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches('[data-abbrs]:focus-visible')) return;
    const text = explain(target);
    if (text === null) return;
    shown.value = { anchor: target, tip: { text }, isHeld: false };
    sayAtOnce(text);
  };
  const onFocusOut = ({ target }: FocusEvent): void => {
    if (target instanceof Element) hide(target);
  };
  const on = new AbortController();
  const { signal: until } = on;
  addEventListener('pointerover', onOver, { signal: until });
  addEventListener('pointerdown', onDown, { signal: until });
  addEventListener('pointerup', onUp, { signal: until });
  addEventListener('pointercancel', onUp, { signal: until });
  addEventListener('click', onClick, { signal: until, capture: true });
  addEventListener('focusin', onFocusIn, { signal: until });
  addEventListener('focusout', onFocusOut, { signal: until });
  return () => {
    clearTimeout(lingering);
    on.abort();
  };
}

/** Rendered once in the page. */
export function TipLayer(): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const { value } = shown;

  useLayoutEffect(watchAbbreviations, []);
  // Its text is of the language before.
  const { locale } = words;
  useLayoutEffect(hideTip, [locale]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !value) return;
    // Above everything else, open dialogs too.
    if (!element.matches(':popover-open')) element.showPopover();
    const { left, top } = placeTip(value.anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [value]);

  // With the tip, not after it: an Escape pressed as soon as it is seen closes it and nothing else.
  useLayoutEffect(() => {
    if (!value) return undefined;
    const close = (): void => {
      shown.value = null;
    };
    const { left, top } = value.anchor.getBoundingClientRect();
    // Hide the tip when its element has moved away. A scroll event may come late, from before the tip was shown.
    const onScroll = (): void => {
      const now = value.anchor.getBoundingClientRect();
      if (Math.abs(now.left - left) > 1 || Math.abs(now.top - top) > 1) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // Nor does the abbreviation in a control say something once the control's own tip is put away.
      clearTimeout(lingering);
      close();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (value.isHeld && !(target instanceof Node && box.current?.contains(target))) close();
    };
    // The tip's element may be gone after the next move.
    const watch = setInterval(() => !value.anchor.isConnected && close(), 200);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    // In another window it would have another place.
    addEventListener('resize', close);
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPress);
    return () => {
      clearInterval(watch);
      removeEventListener('scroll', onScroll, { capture: true });
      removeEventListener('resize', close);
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPress);
    };
  }, [value]);

  if (!value) return null;
  const { text, more, rule } = value.tip;
  return (
    <div ref={box} popover="manual" role="tooltip" class={css.tip}>
      {more === undefined ? text : <b>{text}</b>}
      {more !== undefined && <div>{more}</div>}
      {rule !== undefined && value.isHeld && (
        <button
          type="button"
          class={css.tipRule}
          data-rule={rule}
          tabIndex={-1}
          // The focus stays where it is, or the tip would be gone before the press is over.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            hideTip();
            showRule(rule);
          }}
        >
          {rule}
        </button>
      )}
      {rule !== undefined && !value.isHeld && <span class={css.tipRule}>{rule}</span>}
    </div>
  );
}
