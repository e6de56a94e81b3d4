import { words } from '../words.ts';

/** A day as people name it, with its year where that is another one. */
export function day(at: number): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const format = new Intl.DateTimeFormat(words.locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return format.format(date);
}

/** That a table closes whose host does not come back. */
export function lapseText(at: number, host: string): string {
  return words.t('page.online.lapses', { day: day(at), name: host });
}
