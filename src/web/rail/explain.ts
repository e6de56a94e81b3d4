import type { CompanyView, RailView } from '../../rail/view.ts';
import type { Words } from '../../text/words.ts';
import type { AbbrKind } from '../parts/abbr.ts';
import type { RailSession } from './rail-table.ts';

/** `FT: Federal Transport. Home: G14 Canberra. Another 30% must be sold before it floats.` */
function aboutCompany(words: Words, company: CompanyView): string {
  const { id, name, kind, home, status, toFloat } = company;
  const parts = [
    words.t('page.abbr.means', { short: id, long: name }),
    ...(kind === 'bank' ? [words.t('page.abbr.bank')] : []),
    ...(home === null ? [] : [words.t('page.abbr.home', { hex: home })]),
    ...(toFloat > 0 && (status === 'unstarted' || status === 'started')
      ? [words.t('page.abbr.to-float', { percent: toFloat })]
      : []),
  ];
  return parts.join(' ');
}

function aboutPrivate(words: Words, view: RailView, id: string): string | null {
  const one = view.privates.find((candidate) => candidate.id === id);
  if (!one) return null;
  return [words.t('page.abbr.means', { short: id, long: one.name }), words.privateAbout(id)]
    .filter((part) => part !== '')
    .join(' ');
}

/** What is shown in short at the tables of the 18xx titles. */
export function explainRail({ words, shown }: RailSession, kind: AbbrKind, id: string): string | null {
  const { view } = shown.peek();
  const companyOf = (wanted: string): CompanyView | undefined =>
    view.companies.find((company) => company.id === wanted);
  switch (kind) {
    case 'company': {
      const company = companyOf(id);
      return company ? aboutCompany(words, company) : null;
    }
    case 'train': {
      const key = `train.${id}`;
      return words.has(key) ? words.t(key) : null;
    }
    case 'trains-left':
      return words.t('page.abbr.trains-left', {
        number: view.trains.find(({ name }) => name === id)?.left ?? 0,
      });
    case 'private':
      return aboutPrivate(words, view, id);
    case 'certificates': {
      const player = view.players.find(({ seat }) => String(seat) === id);
      if (!player) return null;
      const { seat, certificates, certificateLimit } = player;
      return words.t('page.abbr.certificates', { seat, number: certificates, limit: certificateLimit });
    }
    case 'loans':
      return words.t('page.abbr.loans', { company: id, number: companyOf(id)?.loans ?? 0 });
    case 'worth':
      return words.t(`${kind}.about`);
    default:
      return null;
  }
}
