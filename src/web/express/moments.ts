import type { MomentSpec } from '../family/moments.ts';
import type { ExpressView } from './view.ts';

/** The big moments of Chicago Express. */
export const EXPRESS_MOMENTS: readonly MomentSpec<ExpressView>[] = [
  {
    kind: 'last-round',
    events: [],
    begins: (before, after, words) =>
      before.ending.length === 0 && after.ending.length > 0
        ? words.t('page.moment.ending', { reason: after.ending.join(', ') })
        : null,
    figures: [],
  },
  { kind: 'chicago', events: ['chicago-dividend'], figures: ['cash'] },
  { kind: 'wabash', events: ['wabash-opened'], figures: ['income'] },
  {
    kind: 'dividends',
    events: ['dividend'],
    sentence: ({ number }, words) => words.t('page.moment.dividend', { number: Number(number) }),
    figures: ['cash'],
  },
  { kind: 'sale', events: ['share-sold'], figures: ['cash', 'treasury', 'share'] },
];
