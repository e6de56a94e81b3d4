import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words.ts';
import { GameRow } from './game-row.tsx';
import { games } from './games.ts';
import css from './games.module.css';

const FILTERS = ['all', 'running', 'finished'] as const;
type Filter = (typeof FILTERS)[number];

/** The games of this browser, latest first. */
export function GamesList(): JSX.Element {
  const { value } = games;
  const [filter, setFilter] = useState<Filter>('all');
  if (value.kind === 'loading') return <div class={css.games} aria-busy="true" />;
  if (value.kind === 'failed') return <div class={css.empty}>{words.t(`page.store.${value.problem}`)}</div>;
  if (value.list.length === 0) {
    return (
      <div class={css.empty}>
        <svg width="52" height="58" viewBox="0 0 52 58" aria-hidden="true">
          <path class={css.emptyHex} d="M26 2l23 13.5v27L26 56 3 42.5v-27z" />
          <path class={css.emptyTrack} d="M14.5 49 37.5 9" />
        </svg>
        <div>
          <b>{words.t('page.home.none')}</b>
          <p>{words.t('page.home.none-help')}</p>
        </div>
      </div>
    );
  }
  const finished = value.list.filter(({ turn }) => turn.kind === 'finished');
  const isMixed = finished.length > 0 && finished.length < value.list.length;
  // A filter that no longer has anything to sort out hides nothing.
  const shown = isMixed ? filter : 'all';
  const list =
    shown === 'all'
      ? value.list
      : value.list.filter((game) => finished.includes(game) === (shown === 'finished'));
  return (
    <>
      {isMixed && (
        <div class={css.filters} role="group" aria-label={words.t('page.home.filter')}>
          {FILTERS.map((choice) => (
            <button
              key={choice}
              type="button"
              data-filter={choice}
              aria-pressed={choice === shown}
              onClick={() => setFilter(choice)}
            >
              {words.t(`page.home.filter.${choice}`)}
            </button>
          ))}
        </div>
      )}
      <ul class={css.games}>
        {list.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </>
  );
}
