import process from 'node:process';
import type { Page } from 'playwright-core';

/** Somebody who points at every choice of a panel with the mouse before taking it. */

export interface Hovered {
  readonly choices: number;
  /** What moved, was covered or could not be taken, in words. */
  readonly faults: readonly string[];
}

/** What is known in the page about the choice that is pointed at. */
interface Pointing {
  /** What each choice of the panel is. */
  types(): readonly string[];
  /** Brings a choice into sight and remembers where everything is. Null where the choice is gone. */
  aim(index: number): Promise<readonly [x: number, y: number] | null>;
  /** What pointing there has moved or covered, and whether a click would take it. */
  look(): Promise<{ readonly faults: readonly string[]; readonly isOnOffer: boolean }>;
  /** Whether the click has taken it; then one step back. */
  leave(): Promise<readonly string[]>;
}

/** Sent to the page as it is: it may use nothing from outside. */
function watchInPage(): void {
  /** What a player looks at or presses. Words in it may change, and what a preview itself consists of. */
  const WATCHED =
    'button, input, select, h1, h2, h3, li, dl, tr, th, td, header, main, section, aside, nav, [data-foot], [data-board], [data-seat], [data-company], [data-preview]';
  /** What keeps its size as well. */
  const RIGID =
    'button, [data-foot], [data-foot] *, main, aside, [data-seat], [data-company], [data-board], [data-preview]';
  /** What the camera of the map looks at. A market with too little room shows in its own box what would move. */
  const DRAWN = 'main [data-board] svg > g[transform]';
  const NOT_WATCHED = '[role=tooltip], [data-toast], [data-preview] *';
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
  const isWatched = (element: Element): boolean =>
    isShown(element) &&
    element.closest(NOT_WATCHED) === null &&
    (element.localName === 'svg' || element.closest('svg') === null);
  const boxes = (): Map<Element, DOMRect> =>
    new Map(
      [...document.querySelectorAll(WATCHED)]
        .filter(isWatched)
        .map((element) => [element, element.getBoundingClientRect()]),
    );
  const cameras = (): string =>
    [...document.querySelectorAll(DRAWN)].map((element) => element.getAttribute('transform')).join();
  const panel = (): Element => document.querySelector('aside[data-step]') ?? document.body;
  const list = (): HTMLElement[] =>
    [...panel().querySelectorAll<HTMLElement>('[data-choice]')].filter(
      (element) => isShown(element) && element.closest('[data-foot]') === null,
    );
  /** What the panel says, and which of its choices are made. */
  const said = (): string =>
    JSON.stringify([
      panel().textContent,
      [...panel().querySelectorAll('[aria-pressed=true]')].map((element) => element.textContent),
    ]);
  /** The middle of what can be seen of an element. */
  const middleOf = (element: Element): [x: number, y: number] => {
    const box = element.getBoundingClientRect();
    const around = element.closest('[data-body]')?.getBoundingClientRect() ?? box;
    const [top, bottom] = [Math.max(box.top, around.top), Math.min(box.bottom, around.bottom)];
    return [box.left + box.width / 2, (top + bottom) / 2];
  };

  let choice: HTMLElement | null = null;
  let middle: [x: number, y: number] = [0, 0];
  let before = new Map<Element, DOMRect>();
  let looked = '';
  let told = '';
  const pointing: Pointing = {
    types: () =>
      list().map(
        ({ dataset, ariaDisabled }) => `${dataset['choice']}${ariaDisabled === 'true' ? ', refused' : ''}`,
      ),
    async aim(index) {
      choice = list()[index] ?? null;
      if (!choice) return null;
      choice.scrollIntoView({ block: 'nearest' });
      await picture();
      before = boxes();
      looked = cameras();
      middle = middleOf(choice);
      return middle;
    },
    async look() {
      await picture();
      const faults: string[] = [];
      if (!choice?.isConnected) return { faults: ['what was pointed at is gone'], isOnOffer: false };
      const name = nameOf(choice);
      for (const [element, was] of before) {
        // What is gone, as a line of the preview before, is not in the way.
        const box = element.getBoundingClientRect();
        if (!element.isConnected || (box.width === 0 && box.height === 0)) continue;
        const isMoved = Math.abs(box.x - was.x) > 1 || Math.abs(box.y - was.y) > 1;
        const isResized = Math.abs(box.width - was.width) > 1 || Math.abs(box.height - was.height) > 1;
        if (!isMoved && !(isResized && element.matches(RIGID))) continue;
        const tell = (rect: DOMRect): string =>
          [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
        faults.push(`pointing at ${name} changes ${nameOf(element)} from ${tell(was)} to ${tell(box)}`);
        break;
      }
      if (cameras() !== looked) faults.push(`pointing at ${name} moves the drawing`);
      const top = document.elementFromPoint(...middle);
      const isFree = top !== null && choice.contains(top);
      if (!isFree) faults.push(`${name} is covered by ${top ? nameOf(top) : 'nothing'}`);
      told = said();
      // What is refused, and what only opens another list, is not taken.
      const isTaken = choice.matches('[aria-disabled=true], [data-family], [aria-pressed=true]');
      return { faults, isOnOffer: isFree && !isTaken };
    },
    async leave() {
      await picture();
      const faults = said() === told && choice ? [`${nameOf(choice)} is not taken by a click`] : [];
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      return faults;
    },
  };
  Object.assign(globalThis, { pointing });
}

/** In the page, with what `watchInPage` has left there. */
type Watched = typeof globalThis & { readonly pointing: Pointing };

/** Every choice is pointed at in every size, which takes half an hour; otherwise some of each type. */
export const ALL = process.env['RAILHEAD_HOVER'] === 'all';
/** Of a type that comes up for the first time, and of one that is known. */
const SOME = { fresh: 4, known: 1 };

/** So many of a list, spread over it, the last one among them. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const share = all.length / most;
  return all.filter((_, index) => share <= 1 || Math.floor((index + 1) / share) > Math.floor(index / share));
}

/** Points at the choices of the panel on show, and takes them. Types that come up here are known from then on. */
export async function hoverChoices(page: Page, known: Set<string>): Promise<Hovered> {
  await page.evaluate(watchInPage);
  const types = await page.evaluate(() => (globalThis as Watched).pointing.types());
  const chosen = [...new Set(types)].flatMap((type) => {
    const all = types.flatMap((each, index) => (each === type ? [index] : []));
    return ALL ? all : spread(all, known.has(type) ? SOME.known : SOME.fresh);
  });
  for (const type of types) known.add(type);
  const faults: string[] = [];
  /* oxlint-disable no-await-in-loop -- one hand */
  for (const index of chosen) {
    const spot = await page.evaluate((at) => (globalThis as Watched).pointing.aim(at), index);
    if (!spot) break;
    await page.mouse.move(...spot);
    const seen = await page.evaluate(() => (globalThis as Watched).pointing.look());
    faults.push(...seen.faults);
    if (!seen.isOnOffer) continue;
    await page.mouse.down();
    await page.mouse.up();
    faults.push(...(await page.evaluate(() => (globalThis as Watched).pointing.leave())));
  }
  /* oxlint-enable no-await-in-loop */
  return { choices: chosen.length, faults };
}
