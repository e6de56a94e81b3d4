import { useEffect, useState } from 'preact/hooks';
import type { Turn } from '../../core/game.ts';
import { loadWords } from '../../text/locales.ts';
import type { Words } from '../../text/words.ts';
import type { Title } from '../../titles/title.ts';
import { PAGE_LANGUAGES } from '../locale.ts';
import { tableWords, words } from '../words.ts';

/** What rows of games say. */

/** How long ago, in the largest unit that fits. */
export function ago(then: number): string {
  const minutes = Math.round((Date.now() - then) / 60_000);
  const format = new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto' });
  if (minutes < 1) return words.t('page.home.just-now');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / (24 * 60)), 'day');
}

/** Whose turn it is and what for, or who has won. */
export function whereIs(turn: Turn, words: Words): string {
  if (turn.kind === 'finished') {
    const best = Math.max(...turn.scores);
    const winners = turn.scores.flatMap((score, seat) => (score === best ? [words.name(seat)] : []));
    return words.t('page.home.won-by', { names: words.list(winners), score: words.money(best) });
  }
  return `${words.round(turn.round)} · ${words.ask(turn).sentence}`;
}

/** The words of a title for those who play it, once they are loaded. */
export function useGameWords(title: Title | undefined, names: readonly string[]): Words | null {
  const [say, setSay] = useState<Words | null>(null);
  const together = names.join('\n');
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const messages = title && (await loadWords(words.locale, title, PAGE_LANGUAGES));
      if (isWanted) setSay(tableWords({ messages, text: title?.text }, { names }));
    })();
    return () => {
      isWanted = false;
    };
  }, [title, together, words.locale]);
  return say;
}
