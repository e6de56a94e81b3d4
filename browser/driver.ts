import type { ElementHandle, Page } from 'playwright-core';

/**
 * A player who goes by what the page offers and knows no rules: among the elements that stand for choices one is
 * taken, then the primary button. Habits are weights for each kind of element.
 */
export interface Habits {
  readonly seed: number;
  /** The weight of each kind of choice (`data-choice`); 1 for kinds not listed. */
  readonly weights: Readonly<Record<string, number>>;
}

/** How a drive went. */
export interface Drive {
  readonly isOver: boolean;
  /** Actions that were done. */
  readonly moves: number;
  readonly clicks: number;
  /** How often elements of each kind were used. */
  readonly kinds: Readonly<Record<string, number>>;
  /** What was on offer where nothing more could be done. */
  readonly stuck: string | null;
  /** The state of the random generator, for the next drive. */
  readonly seed: number;
}

interface Task extends Habits {
  /** Stop after this many actions. */
  readonly moves: number;
  /** Stop as soon as the page has this, as a selector. */
  readonly until?: string;
  /** Do not click: give the element that would be clicked next. */
  readonly onlyPick?: boolean;
}

/** Sent to the page as source: it may use nothing from outside. */
async function driveInPage(task: Task): Promise<Drive | Element | null> {
  const PATIENCE_MS = 30_000;
  const MOST_CLICKS_A_MOVE = 60;
  let seed = task.seed >>> 0;
  const random = (): number => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(random() * end);
  const breath = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    });
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  /** Until whatever follows a position has come: with it a game is the same each time. */
  const settle = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const position = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-table]')?.dataset['at'];
  const isOver = (): boolean => document.querySelector('[data-ranking]') !== null;
  const isThere = (): boolean => task.until !== undefined && document.querySelector(task.until) !== null;
  const isFolded = (element: Element): boolean =>
    element.closest('details:not([open]) > :not(summary), [popover]:not(:popover-open), [hidden]') !== null;
  const offered = (): Element[] =>
    [
      ...document.querySelectorAll(
        '[data-choice]:not([aria-disabled=true], [disabled], [aria-pressed=true], [aria-checked=true])',
      ),
    ].filter((element) => !isFolded(element));
  const commit = (): HTMLElement | null =>
    document.querySelector<HTMLElement>('[data-commit]:not([aria-disabled=true])');
  const kindOf = (element: Element): string => element.getAttribute('data-choice') ?? '';

  /** First a kind, by weight, then any element of it, so that a board full of hexes does not outweigh a button. */
  const pick = (elements: readonly Element[]): Element | null => {
    const byKind = new Map<string, Element[]>();
    for (const element of elements) {
      const kind = kindOf(element);
      byKind.set(kind, [...(byKind.get(kind) ?? []), element]);
    }
    const liked = [...byKind].map(([kind, members]) => ({ members, liking: task.weights[kind] ?? 1 }));
    let left = random() * liked.reduce((sum, { liking }) => sum + liking, 0);
    for (const { members, liking } of liked) {
      left -= liking;
      if (left < 0) return members[below(members.length)] ?? null;
    }
    return null;
  };

  /** Now and then a number is typed: a few steps from the lowest. */
  const typeNumber = (): void => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('aside input[type=number]')];
    const field = fields[below(fields.length)];
    if (!field || field.disabled || isFolded(field)) return;
    const [min, max, step] = [Number(field.min), Number(field.max), Number(field.step) || 1];
    const most = Math.max(0, Math.min(6, Math.floor((max - min) / step)));
    field.value = String(min + below(most + 1) * step);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const press = (element: Element): void => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
    // There are no double clicks here, so buttons need no pause: a whole game has hundreds of decisions.
    document.querySelector<HTMLElement & { wake?: () => void }>('[data-table]')?.wake?.();
  };

  let moves = 0;
  let clicks = 0;
  const kinds: Record<string, number> = {};
  const report = (stuck: string | null): Drive => ({ isOver: isOver(), moves, clicks, kinds, stuck, seed });

  /* oxlint-disable no-await-in-loop -- each click shows what the next one can be */
  while (moves < task.moves && !isOver() && !isThere()) {
    const before = position();
    const since = performance.now();
    let tries = 0;
    while (position() === before && !isOver()) {
      const primary = commit();
      const elements = offered();
      const isReady = primary !== null && (tries > 8 || random() < 0.7);
      const next = isReady ? primary : (pick(elements) ?? primary);
      if (task.onlyPick && next) return next;
      if (performance.now() - since > PATIENCE_MS || tries > MOST_CLICKS_A_MOVE) {
        const sentence = document.querySelector('[data-sentence]')?.textContent ?? '';
        return report(`${sentence} [${[...new Set(elements.map(kindOf))].join(', ')}]`);
      }
      if (next === null) {
        // Something is being worked out, or this way leads nowhere.
        await pause(4);
        if (performance.now() - since > 2000) document.querySelector<HTMLElement>('[data-back]')?.click();
        continue;
      }
      tries++;
      clicks++;
      const kind = next === primary ? 'commit' : kindOf(next);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      press(next);
      await breath();
      if (random() < 0.15) {
        typeNumber();
        await breath();
      }
    }
    moves++;
    // Now and then the next move comes before the page has settled.
    if (random() < 0.9 || task.until !== undefined) await settle();
  }
  /* oxlint-enable no-await-in-loop */
  return report(null);
}

/**
 * Habits that lead to complete games of any title: money is spent on shares, trains and track rather than kept, and
 * nobody sells in a panic.
 */
export const ACTIVE: Habits['weights'] = {
  bid: 0.5,
  buy_train: 10,
  buy_train_from: 0.1,
  close_private: 0.01,
  end_game: 0,
  end_turn: 0.2,
  lay_tile: 2,
  pass: 0.25,
  sell_private: 0.02,
  sell_shares: 0.02,
  take_loan: 0.05,
};

/**
 * Plays on inside the page, by clicks on its elements, for up to this many actions, or until it has what a selector
 * looks for. Nothing is painted meanwhile, which saves time.
 */
export async function drive(page: Page, habits: Habits, moves: number, until?: string): Promise<Drive> {
  const show = (visibility: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.style.visibility = value;
    }, visibility);
  await show('hidden');
  const driven = (await page.evaluate(driveInPage, {
    ...habits,
    moves,
    ...(until !== undefined && { until }),
  })) as Drive;
  await show('');
  return driven;
}

/** The kinds of choices that the page offers now, in whatever part of a panel, and what the primary button would do. */
export function kindsOnOffer(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = (name: string): string[] =>
      [...document.querySelectorAll(`[${name}]:not([aria-disabled=true])`)].map(
        (element) => element.getAttribute(name) ?? '',
      );
    return [...new Set([...kinds('data-choice'), ...kinds('data-commit')])];
  });
}

/** The element to click next, for a real mouse, key or finger. */
async function nextElement(page: Page, habits: Habits): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle(driveInPage, { ...habits, moves: 1, onlyPick: true });
  const element = handle.asElement();
  if (!element) throw new Error('nothing is on offer');
  return element;
}

/** A finger cannot reach an element whose middle is covered or outside the window. */
async function isInReach(element: ElementHandle<Element>): Promise<boolean> {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** A tap as people do it: they pull up the sheet for what is in it, and show the whole board for what is off screen. */
async function tap(page: Page, element: ElementHandle<Element>): Promise<void> {
  const isDrawn = await element.evaluate((node) => node.matches('[data-hex], [data-cell]'));
  const isFolded = await element.evaluate((node) => node.closest('[data-sheet=low]') !== null);
  if (isFolded) await page.tap('[data-sheet-handle]');
  if (isDrawn && !(await isInReach(element))) await page.tap('[data-fit]');
  await element.tap();
}

type Hand = 'mouse' | 'keyboard' | 'touch';

/** Uses an element as that hand does. It may be slow on a busy machine. */
async function use(page: Page, element: ElementHandle<Element>, hand: Hand): Promise<void> {
  if (hand === 'touch') return tap(page, element);
  const isHex = await element.evaluate((node) => node.hasAttribute('data-hex'));
  if (hand === 'mouse' || isHex) return element.click();
  await element.focus();
  await page.keyboard.press('Enter');
  return undefined;
}

/** One whole action with the mouse, the keyboard or the touch screen of the browser itself. */
export async function moveByHand(page: Page, habits: Habits, hand: Hand): Promise<void> {
  const before = await page.getAttribute('[data-table]', 'data-at');
  const isDone = async (): Promise<boolean> =>
    (await page.getAttribute('[data-table]', 'data-at')) !== before;
  /* oxlint-disable no-await-in-loop -- one hand */
  for (let tries = 0; tries < 40; tries++) {
    const element = await nextElement(page, { ...habits, seed: habits.seed + tries });
    await use(page, element, hand).catch(async (error: unknown) => {
      // The element may have disappeared in the meantime.
      if (await element.evaluate((node) => node.isConnected)) throw error;
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (await isDone()) return;
  }
  /* oxlint-enable no-await-in-loop */
  throw new Error('no move was made by hand');
}
