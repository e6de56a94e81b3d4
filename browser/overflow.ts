import type { Page } from 'playwright-core';
import { whenStill } from './page.ts';

/** Whatever has no room on a page: too wide, cut off, sticking out, on top of other text, or on too many lines. */

/** Sent to the page as it is: it may use nothing from outside. */
function overflowInPage(): string[] {
  /** Rounding, in pixels. */
  const SLACK = 1.5;
  /** Letters fill no more than this part of the height of their line, so that lines may be closer than that. */
  const LETTERS = 0.6;
  const MOST_LINES = 2;

  /** What an element inherits from those around it. */
  interface Around {
    readonly isHidden: boolean;
    /** What lies above the rest of the page together: a card, a sheet, a head that stays. */
    readonly layer: Element;
    /** The nearest with edges that can be seen; null where it can be scrolled there. */
    readonly box: Element | null;
    /** Those that cut off what has no room in them, with the axes on which nothing scrolls before. */
    readonly cutters: readonly { readonly element: Element; readonly x: boolean; readonly y: boolean }[];
    /** What can be seen of it. */
    readonly clip: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  }

  /** One line of text, as high as its letters. */
  interface Piece {
    readonly node: Text;
    readonly around: Around;
    readonly line: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  }

  const found = new Set<string>();
  const shortOf = (text: string): string => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
  const nameOf = (element: Element): string => {
    const data = [...element.attributes].find(({ name }) => name.startsWith('data-'));
    const kind = element.getAttribute('class')?.split(' ')[0] ?? '';
    return [element.tagName.toLowerCase(), kind && `.${kind}`, data && `[${data.name}]`]
      .filter(Boolean)
      .join('');
  };

  const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
    backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
  const hasSides = ({ borderLeftStyle, borderLeftWidth, borderRightWidth }: CSSStyleDeclaration): boolean =>
    borderLeftStyle !== 'none' && borderLeftWidth !== '0px' && borderRightWidth !== '0px';

  const WINDOW = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const root = document.querySelector('dialog:modal') ?? document.body;
  const known = new Map<Element, Around>();
  const aroundOf = (element: Element): Around => {
    const before = known.get(element);
    if (before) return before;
    const parent: Around =
      element === root || !element.parentElement
        ? { isHidden: false, layer: root, box: null, cutters: [], clip: WINDOW }
        : aroundOf(element.parentElement);
    const style = getComputedStyle(element);
    const { position, overflowX, overflowY, clipPath, opacity, zIndex } = style;
    // It has no place of its own: what is in it is laid out with what is around it.
    if (style.display === 'contents') {
      known.set(element, parent);
      return parent;
    }
    const rect = element.getBoundingClientRect();
    const isLayer =
      element === root ||
      position === 'fixed' ||
      position === 'sticky' ||
      ((position === 'absolute' || zIndex !== 'auto') && isOpaque(style)) ||
      element.matches(':popover-open');
    const scrolls = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) };
    // A sheet can be drawn up from below the window.
    const isToTheEnd = rect.bottom >= innerHeight - SLACK;
    const cuts = { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) && !isToTheEnd };
    const isBox =
      element.matches('button, td, th, a[href]') ||
      (style.display !== 'inline' && (hasSides(style) || isOpaque(style)));
    const { clip } = parent;
    const around: Around = {
      isHidden: parent.isHidden || clipPath !== 'none' || opacity === '0',
      layer: isLayer ? element : parent.layer,
      box: isBox ? element : scrolls.x ? null : parent.box,
      cutters: [
        ...(cuts.x || cuts.y ? [{ element, ...cuts }] : []),
        ...parent.cutters
          .map((cutter) => ({ ...cutter, x: cutter.x && !scrolls.x, y: cutter.y && !scrolls.y }))
          .filter(({ x, y }) => x || y),
      ],
      clip: {
        left: overflowX === 'visible' ? clip.left : Math.max(clip.left, rect.left),
        right: overflowX === 'visible' ? clip.right : Math.min(clip.right, rect.right),
        top: overflowY === 'visible' ? clip.top : Math.max(clip.top, rect.top),
        bottom: overflowY === 'visible' ? clip.bottom : Math.min(clip.bottom, rect.bottom),
      },
    };
    known.set(element, around);
    return around;
  };

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !(node instanceof Text) || !/[\p{L}\d]/u.test(node.data)) continue;
    // Drawings are laid out by us, and scaled.
    if (element.closest('svg, script, style, option, textarea, kbd')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const around = aroundOf(element);
    if (around.isHidden) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, height, width } of range.getClientRects()) {
      if (width === 0) continue;
      const above = (height * (1 - LETTERS)) / 2;
      pieces.push({ node, around, line: { left, right, top: top + above, bottom: top + height - above } });
    }
  }

  const width = document.scrollingElement?.scrollWidth ?? 0;
  if (width > innerWidth) found.add(`the page is ${width - innerWidth} px too wide`);

  for (const { node, around, line } of pieces) {
    const say = (what: string, where: Element): void =>
      void found.add(`${what} ${nameOf(where)}: ${shortOf(node.data)}`);
    const isCut = around.cutters.find(({ element, x, y }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return (
        (x && (line.left < left - SLACK || line.right > right + SLACK)) ||
        (y && (line.top < top - SLACK || line.bottom > bottom + SLACK))
      );
    });
    if (isCut) {
      // Three dots say that there is more: of names and sentences, never of what is chosen or of what a number is.
      const { element } = isCut;
      const isMarked =
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        !element.closest('[data-choice], [data-commit], dt, th');
      if (!isMarked) say('cut off by', element);
      continue;
    }
    const isReached = around.clip.left === -Infinity;
    if (isReached && (line.left < -SLACK || line.right > innerWidth + SLACK))
      say('beside the window', node.parentElement ?? root);
    if (!around.box) continue;
    const box = around.box.getBoundingClientRect();
    if (line.left < box.left - SLACK || line.right > box.right + SLACK) say('sticks out of', around.box);
  }

  // Text on text, within what lies on one layer.
  const seen = pieces
    .map(({ node, around, line }) => ({
      node,
      layer: around.layer,
      left: Math.max(line.left, around.clip.left),
      right: Math.min(line.right, around.clip.right),
      top: Math.max(line.top, around.clip.top),
      bottom: Math.min(line.bottom, around.clip.bottom),
    }))
    .filter(({ left, right, top, bottom }) => right - left > SLACK && bottom - top > SLACK)
    .sort((a, b) => a.top - b.top);
  for (const [index, upper] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next++) {
      const lower = seen[next];
      if (!lower || lower.top > upper.bottom - SLACK) break;
      const across = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      if (lower.node === upper.node || lower.layer !== upper.layer || across <= SLACK) continue;
      found.add(`on top of each other: ${shortOf(upper.node.data)} and ${shortOf(lower.node.data)}`);
    }
  }

  /** Lines of text in an element. */
  const linesIn = (element: Element): number => {
    const lines = pieces.filter(({ node }) => element.contains(node)).map(({ line }) => line);
    let count = 0;
    let bottom = -Infinity;
    for (const line of lines.sort((a, b) => a.bottom - b.bottom)) {
      if (line.top < bottom - SLACK) continue;
      count++;
      bottom = line.bottom;
    }
    return count;
  };
  // Others hold a picture or a list of what follows.
  const inWords =
    '[data-commit], [data-foot] button, header button, dialog footer button, [popover] button, [role=radio]';
  for (const button of root.querySelectorAll(inWords)) {
    const lines = linesIn(button);
    if (lines > (button.querySelector('[data-length]') ? MOST_LINES + 1 : MOST_LINES))
      found.add(`${lines} lines in ${nameOf(button)}: ${shortOf(button.textContent)}`);
  }
  for (const tabs of root.querySelectorAll(':has(> :is([data-view], [data-tab]))')) {
    const all = [...tabs.querySelectorAll('[data-view], [data-tab]')].filter((tab) => tab.checkVisibility());
    const rows = new Set(all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    if (rows.size > 1) found.add(`tabs in ${rows.size} rows: ${shortOf(tabs.textContent)}`);
    for (const tab of all) if (linesIn(tab) > 1) found.add(`a tab on two lines: ${shortOf(tab.textContent)}`);
  }
  return [...found];
}

/** Sent to the page as it is: a few frames in which nothing changes, after another size or language. */
function whenLaidOutInPage(): Promise<void> {
  const QUIET = 4;
  return new Promise((resolve) => {
    let left = QUIET;
    const watch = new MutationObserver(() => (left = QUIET));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const next = (): void => {
      if (left-- > 0) requestAnimationFrame(next);
      else {
        watch.disconnect();
        resolve();
      }
    };
    next();
  });
}

/** Whatever has no room, a line for each. */
export async function findOverflow(page: Page): Promise<string[]> {
  await page.evaluate(whenLaidOutInPage);
  const found = await page.evaluate(overflowInPage);
  if (found.length === 0) return found;
  // What is still on its way is no fault.
  await whenStill(page);
  return page.evaluate(overflowInPage);
}
