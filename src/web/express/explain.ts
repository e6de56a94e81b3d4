import type { AbbrKind } from '../parts/abbr.ts';
import type { MatchSession } from '../match/session.ts';
import type { ExpressView } from './view.ts';

/** What is shown in short at the tables of Chicago Express: its companies. */
export function explainExpress(
  { words, shown }: MatchSession<ExpressView>,
  kind: AbbrKind,
  id: string,
): string | null {
  const company = shown.peek().view.companies.find((candidate) => candidate.id === id);
  if (kind !== 'company' || !company) return null;
  const { name, home, open, sold, shares } = company;
  return [
    words.t('page.abbr.means', { short: id, long: name }),
    words.t('page.abbr.home', { hex: home }),
    open
      ? words.t('page.express.sold-so-far', { number: sold, all: shares })
      : words.t('page.express.opens-with-chicago'),
  ].join(' ');
}
