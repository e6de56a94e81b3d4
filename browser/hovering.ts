import type { Page } from 'playwright-core';

/** A user who points at every choice of a panel before taking it. */

export interface Hovered {
  readonly choices: number;
  /** What moved, was covered or could not be taken, in words. */
  readonly faults: readonly string[];
}

/** Sent to the page as it is: it may use nothing from outside. */
async function hoverInPage(): Promise<Hovered> {
  /** What a player looks at or presses. Words in it may change, and what a preview itself consists of. */
  const WATCHED =
    'button, input, select, h1, h2, h3, li, dl, tr, header, main, section, aside, nav, [data-foot], [data-board], [data-seat], [data-company], [data-preview]';
  /** What must also keep its size. */
  const RIGID =
    '[data-foot], [data-foot] *, main, aside, [data-seat], [data-company], [data-board], [data-preview]';
  const picture = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const nameOf = (element: Element): string => {
    const marks = [...element.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => `${name}=${value}`)
      .slice(0, 2)
      .join(' ');
    return `<${element.localName} ${marks || element.getAttribute('class')}> "${element.textContent.trim().slice(0, 30)}"`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility() && element.closest('[popover]:not(:popover-open)') === null;
  const boxes = (): Map<Element, DOMRect> =>
    new Map(
      [...document.querySelectorAll(WATCHED)]
        .filter(
          (element) =>
            isShown(element) &&
            element.closest('svg, [role=tooltip], [data-toast], [data-preview] *') === null,
        )
        .map((element) => [element, element.getBoundingClientRect()]),
    );
  const send = (element: Element, type: string): void => {
    element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  };
  const escape = (): void => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  const panel = (): Element => document.querySelector('aside[data-step]') ?? document.body;
  const list = (): HTMLElement[] =>
    [...panel().querySelectorAll<HTMLElement>('[data-choice]')].filter(
      (element) => isShown(element) && element.closest('[data-foot]') === null,
    );
  /** The text of the panel, and which of its choices are selected. */
  const said = (): string =>
    JSON.stringify([
      panel().textContent,
      [...panel().querySelectorAll('[aria-pressed=true]')].map((element) => element.textContent),
    ]);
  /** The middle of the visible part of an element. */
  const middleOf = (element: Element): [x: number, y: number] => {
    const box = element.getBoundingClientRect();
    const around = element.closest('[data-body]')?.getBoundingClientRect() ?? box;
    const [top, bottom] = [Math.max(box.top, around.top), Math.min(box.bottom, around.bottom)];
    return [box.left + box.width / 2, (top + bottom) / 2];
  };

  const faults: string[] = [];
  const names = list().map(nameOf);
  /* oxlint-disable no-await-in-loop -- one hand */
  for (const [index, name] of names.entries()) {
    const choice = list()[index];
    if (!choice) break;
    choice.scrollIntoView({ block: 'nearest' });
    const before = boxes();
    const [x, y] = middleOf(choice);
    send(choice, 'pointerenter');
    await picture();
    for (const [element, box] of boxes()) {
      const was = before.get(element);
      if (!was) continue;
      const isMoved = Math.abs(box.x - was.x) > 1 || Math.abs(box.y - was.y) > 1;
      const isResized = Math.abs(box.width - was.width) > 1 || Math.abs(box.height - was.height) > 1;
      if (!isMoved && !(isResized && element.matches(RIGID))) continue;
      const tell = (rect: DOMRect): string =>
        [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
      faults.push(`pointing at ${name} changes ${nameOf(element)} from ${tell(was)} to ${tell(box)}`);
      break;
    }
    const top = document.elementFromPoint(x, y);
    if (!top || !choice.contains(top)) faults.push(`${name} is covered by ${top ? nameOf(top) : 'nothing'}`);
    // What is refused, and what only opens another list, is not taken.
    else if (!choice.matches('[aria-disabled=true], [data-family], [aria-pressed=true]')) {
      const told = said();
      top.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await picture();
      if (said() === told) faults.push(`${name} is not taken by a click`);
      escape();
    }
    if (choice.isConnected) send(choice, 'pointerleave');
    await picture();
  }
  /* oxlint-enable no-await-in-loop */
  return { choices: names.length, faults };
}

/** Points at every choice of the visible panel, and takes it. */
export function hoverChoices(page: Page): Promise<Hovered> {
  return page.evaluate(hoverInPage);
}
