import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Every rule of WCAG 2.0, 2.1 and 2.2 of the levels A and AA. `target-size` is one of them but off by default. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

export interface Question {
  /** The part of the page that is looked at; left out, all of it. */
  readonly part?: string | undefined;
  /** Only these rules, where nothing else can have changed. */
  readonly only?: readonly string[];
}

/** The violations that axe finds on a page, one line per element. */
export async function findViolations(page: Page, { part, only }: Question): Promise<string[]> {
  // Through the debugger, to which the page's content policy does not apply.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ part: within, only: rules, tags }) => {
      const { axe: inPage } = globalThis as unknown as {
        axe: { run(where: unknown, options: unknown): Promise<{ violations: Finding[] }> };
      };
      const isThere = within !== undefined && document.querySelector(within) !== null;
      const { violations } = await inPage.run(isThere ? { include: [[within]] } : document, {
        resultTypes: ['violations'],
        elementRef: false,
        // There is no need to fetch the style sheets again.
        preload: false,
        runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
        rules: { 'target-size': { enabled: true } },
      });
      // Scrolling content may be half hidden under fixed content, so it is measured where all of it is visible.
      const isStillSmall = async ({ target }: Finding['nodes'][number]): Promise<boolean> => {
        const [selector = ''] = target;
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const again = await inPage.run({ include: [[selector]] }, { runOnly: ['target-size'] });
        return again.violations.length > 0;
      };
      const small = violations.find(({ id }) => id === 'target-size');
      const kept: Finding['nodes'][number][] = [];
      // oxlint-disable-next-line no-await-in-loop -- the page can be scrolled to one place at a time
      for (const node of small?.nodes ?? []) if (await isStillSmall(node)) kept.push(node);
      return violations.map((found) => (found === small ? { ...found, nodes: kept } : found));
    },
    { part, only, tags: TAGS },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary, target }) =>
        `${id}: ${target.join(' ')} ${html.slice(0, 200)} (${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 260)})`,
    ),
  );
}

/** Visible buttons to which a screen reader gives the same name. */
export async function findTwins(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate((within) => {
    const { axe: inPage } = globalThis as unknown as {
      axe: {
        setup(): void;
        teardown(): void;
        commons: { text: { accessibleText(element: Element): string } };
      };
    };
    const root = (within === undefined ? null : document.querySelector(within)) ?? document;
    // What a dialog covers cannot be reached.
    const open = root === document ? document.querySelector('dialog:modal') : null;
    inPage.setup();
    // Marks of a rule all open that rule, and cards of the same train are one choice.
    const same = '[data-rule], [data-choice=discard_train], [data-choice=buy_train_from]';
    const names = [...(open ?? root).querySelectorAll(`:is(button, [role=button]):not(${same})`)]
      .filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) &&
          !button.closest('[inert], [aria-hidden=true]'),
      )
      .map((button) => inPage.commons.text.accessibleText(button));
    inPage.teardown();
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
      (name) => `more than one button is called “${name}”`,
    );
  }, part);
}
