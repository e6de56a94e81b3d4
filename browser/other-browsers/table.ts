import { until } from './programs.ts';
import type { Tab } from './tab.ts';

/** Starts a game from the home page, with the seats that the dialog proposes. */
export async function startGame(tab: Tab, title: string): Promise<void> {
  await tab.click('[data-new-game]');
  await tab.click(`[data-title="${title}"]`);
  await tab.find(`[data-title="${title}"][aria-pressed=true]`);
  await tab.click('[data-start]:not([aria-disabled=true])');
  await tab.find('[data-board] path[data-hex]');
}

/** How many actions are in effect. */
export async function positionOf(tab: Tab): Promise<number> {
  return tab.run(() => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['at'] ?? -1));
}

const COMMIT = '[data-commit]:not([aria-disabled=true], [data-resting])';
const CHOICE = 'aside [data-choice]:not([aria-disabled=true], [aria-pressed=true], [aria-checked=true])';
const MOST_CLICKS = 12;

/** One decision by clicks: takes what the page offers until the primary button is enabled. */
export async function decide(tab: Tab): Promise<void> {
  const before = await positionOf(tab);
  /* oxlint-disable no-await-in-loop -- one hand */
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const next = await until('something to decide', () =>
      tab.run(
        (commit, choice) => {
          if (document.querySelector('[data-resting]')) return null;
          if (document.querySelector(commit)) return commit;
          return document.querySelector(choice) ? choice : null;
        },
        COMMIT,
        CHOICE,
      ),
    );
    await tab.click(next);
    await tab.run(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    if ((await positionOf(tab)) > before) return;
  }
  /* oxlint-enable no-await-in-loop */
  throw new Error('no decision was made');
}
