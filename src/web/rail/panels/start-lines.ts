import type { RailView } from '../../../rail/view.ts';
import type { Words } from '../../../text/words.ts';
import { companyIn } from '../lookup.ts';

/** What still has to happen before a company that is started can act, and what holds for it until then. */
export function startLines(words: Words, before: RailView, after: RailView, company: string): string[] {
  const was = companyIn(before, company);
  const is = companyIn(after, company);
  if (!was || !is || was.par !== null || is.par === null) return [];
  return [
    ...(is.toFloat > 0 ? [words.t('page.stock.to-float', { company, percent: is.toFloat })] : []),
    ...is.flags
      .filter((flag) => !was.flags.includes(flag))
      .map((flag) => words.t('page.stock.flag', { company, what: words.flag(flag) })),
  ];
}
