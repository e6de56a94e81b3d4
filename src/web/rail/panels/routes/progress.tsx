import type { JSX } from 'preact';
import type { Words } from '../../../../text/words.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import css from './routes.module.css';
import type { Progress } from './search.ts';

/** How far the search has come, until nothing better can be found. */
export function SearchProgress({
  words,
  progress,
  score,
  onLonger,
}: {
  words: Words;
  progress: Progress;
  /** What the best set so far comes to, by what is looked for. */
  score: number;
  onLonger: () => void;
}): JSX.Element | null {
  const { state, best, bound } = progress;
  if (state === 'proven') return null;
  if (state === 'failed') {
    return (
      <Notice tone="warn">
        {words.t('page.routes.failed')}{' '}
        <Button small onPress={onLonger}>
          {words.t('page.store.retry')}
        </Button>
      </Notice>
    );
  }
  const low = words.money(score);
  const high = bound === null ? null : words.money(bound);
  const width = best && bound ? Math.round((100 * score) / bound) : 0;
  const text =
    best && high !== null
      ? words.t(state === 'looking' ? 'page.routes.between' : 'page.routes.unproven', { low, high })
      : words.t('page.routes.looking');
  return (
    <div class={css.looking} role="status">
      <p>
        <span>{text}</span>
        {state === 'out-of-time' && (
          <Button small onPress={onLonger}>
            {words.t('page.routes.longer')}
          </Button>
        )}
      </p>
      <div class={css.bar} aria-hidden="true">
        <i style={{ width: `${width}%` }} />
      </div>
    </div>
  );
}
