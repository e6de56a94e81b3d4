import type { Words } from '../../text/words.ts';
import { changeName, changeWhat, type FigureChange } from '../family/changes.ts';

/** Figures that have changed, each as `Ada, cash: £30 → £12`. */
export function changeLines(words: Words, figures: readonly FigureChange[]): string[] {
  return figures.map((figure) =>
    words.t('page.changed', {
      name: changeName(words, figure),
      what: changeWhat(words, figure),
      from: figure.change.from,
      to: figure.change.to,
    }),
  );
}
