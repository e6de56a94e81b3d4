import type { Page } from 'playwright-core';

/** A phone as people have them. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const;

/** The narrowest that the page is made for. */
export const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 740 } } as const;

/** What a finger needs, and the least that dense lists and tags within a line of text have. */
const FINGER = 44;
const LEAST = 24;

interface Aim {
  /** Where is looked, as a selector. */
  readonly within: string;
  readonly finger: number;
  readonly least: number;
}

/** Sent to the page as it is: it may use nothing from outside. */
function measureInPage({ within, finger, least }: Aim): string[] {
  const isThere = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const targets = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll('button, a[href], input, select, summary, [role=button]')])
    // Hexes are as large as the zoom makes them.
    .filter((element) => isThere(element) && !element.closest('svg'));
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    const kind = element.getAttribute('data-choice') ?? element.getAttribute('type') ?? '';
    return `${element.tagName.toLowerCase()} ${kind} “${text}”`;
  };
  /** How far the finger may be from the middle, one way, and still hit: at the edge of the screen nothing is lost. */
  const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
    const label = element.closest('label');
    for (let step = 1; step <= finger; step++) {
      const [px, py] = [x + dx * step, y + dy * step];
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) continue;
      const hit = document.elementFromPoint(px, py);
      if (!hit || !(element.contains(hit) || label?.contains(hit))) return step - 0.5;
    }
    return finger;
  };
  return targets.flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2] as const;
    const found = {
      width: width >= finger ? finger : reach(element, ...middle, -1, 0) + reach(element, ...middle, 1, 0),
      height: height >= finger ? finger : reach(element, ...middle, 0, -1) + reach(element, ...middle, 0, 1),
    };
    // The id of a rule stands within a line of text, and a dense list says so itself.
    const isDense = element.matches('[data-rule]') || element.closest('[data-dense]') !== null;
    const aim = isDense ? least : finger - 1;
    if (found.width >= aim && found.height >= aim) return [];
    return [`${nameOf(element)}: ${found.width} × ${found.height}`];
  });
}

/** Whatever is too small for a finger, of all that can be pressed in these parts of the page. */
export function smallTargets(page: Page, within: string): Promise<string[]> {
  return page.evaluate(measureInPage, { within, finger: FINGER, least: LEAST });
}

/** Sent to the page as it is: it may use nothing from outside. */
export function sticksOutInPage(): string[] {
  const { scrollingElement: root } = document;
  const page = root && root.scrollWidth > innerWidth ? [`the page: ${root.scrollWidth}`] : [];
  const isScrolled = (element: Element): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX !== 'visible') {
        const { left, right } = box.getBoundingClientRect();
        if (left >= -1 && right <= innerWidth + 1) return overflowX === 'auto' || overflowX === 'scroll';
      }
    }
    return false;
  };
  const out = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (getComputedStyle(element).clipPath !== 'none') return false;
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > innerWidth + 1 || left < -1) && !isScrolled(element);
  });
  return [
    ...page,
    ...out.map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`),
  ];
}

/** Whatever sticks out at the side, where nothing can be scrolled to it. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(sticksOutInPage);
}

type Point = readonly [x: number, y: number];

const STEPS = 8;

/** Fingers from here to there, where they rest for a while before they are lifted. */
export async function swipe(
  page: Page,
  from: readonly Point[],
  to: readonly Point[],
  restMs: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number): { x: number; y: number; id: number }[] =>
    from.map(([x, y], finger) => {
      const [toX, toY] = to[finger] ?? [x, y];
      return { x: x + (toX - x) * share, y: y + (toY - y) * share, id: finger };
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step++) {
    // oxlint-disable-next-line no-await-in-loop -- a finger moves along
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  }
  await page.waitForTimeout(restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
