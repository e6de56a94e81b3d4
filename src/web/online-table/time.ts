import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../../text/words.ts';
import type { Connection } from '../online/connection.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time as the server has it, again every few seconds. */
export function useNow(connection: Connection, every = 5 * SECOND): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now + connection.offset.value;
}

/** A length of time in its largest unit: `14 s`, `3 min`, `2 h`, `3 days`. */
export function lengthText(words: Words, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < MINUTE) return words.t('page.online-table.seconds', { number: Math.floor(left / SECOND) });
  if (left < HOUR) return words.t('page.online-table.minutes', { number: Math.floor(left / MINUTE) });
  if (left < 2 * DAY) return words.t('page.online-table.hours', { number: Math.floor(left / HOUR) });
  return words.t('page.online-table.days', { number: Math.floor(left / DAY) });
}

/** A time of day; with its day where that is another one. */
export function clockText(words: Words, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const format = new Intl.DateTimeFormat(words.locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  });
  return format.format(at);
}
