import type { Words } from '../../text/words.ts';
import type { FigureChange } from '../family/changes.ts';

/** Figures that have changed, each as `Ada, cash: £30 → £12`. */
export function changeLines(words: Words, figures: readonly FigureChange[]): string[] {
  return figures.map(({ of, what, change: { from, to } }) => {
    const key = `page.changed.${what}`;
    return words.t('page.changed', {
      name: typeof of === 'number' ? words.name(of) : of,
      what: words.has(key) ? words.t(key) : what,
      from,
      to,
    });
  });
}
