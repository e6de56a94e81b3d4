import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SavedGame } from '../match/store.ts';
import { words } from '../words.ts';
import { GameRow } from './game-row.tsx';
import { games } from './games.ts';
import css from './games.module.css';

const FILTERS = ['all', 'running', 'finished'] as const;
type Filter = (typeof FILTERS)[number];

/** A row for a game or a table. */
export interface Row {
  readonly key: string;
  readonly updated: number;
  readonly isFinished: boolean;
  /** Others wait for whoever looks at the list. */
  readonly isMyTurn: boolean;
  readonly row: JSX.Element;
}

/** Where one is waited for comes first, whoever waits longest on top; then what was played last. */
function inOrder(rows: readonly Row[]): Row[] {
  const mine = rows.filter(({ isMyTurn }) => isMyTurn).sort((a, b) => a.updated - b.updated);
  const others = rows.filter(({ isMyTurn }) => !isMyTurn).sort((a, b) => b.updated - a.updated);
  return [...mine, ...others];
}

function rowOf(game: SavedGame): Row {
  const { id, updated, turn } = game;
  const isFinished = turn.kind === 'finished';
  return { key: id, updated, isFinished, isMyTurn: false, row: <GameRow key={id} game={game} /> };
}

/** The games of this browser and what is played elsewhere, in one list. */
export function GamesList({ others = [] }: { others?: readonly Row[] }): JSX.Element {
  const { value } = games;
  const [filter, setFilter] = useState<Filter>('all');
  if (value.kind === 'loading') return <div class={css.games} aria-busy="true" />;
  if (value.kind === 'failed' && others.length === 0) {
    return <div class={css.empty}>{words.t(`page.store.${value.problem}`)}</div>;
  }
  const rows = inOrder([...(value.kind === 'listed' ? value.list.map(rowOf) : []), ...others]);
  if (rows.length === 0) {
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
  const finished = rows.filter(({ isFinished }) => isFinished).length;
  const isMixed = finished > 0 && finished < rows.length;
  // A filter that no longer has anything to sort out hides nothing.
  const shown = isMixed ? filter : 'all';
  const list =
    shown === 'all' ? rows : rows.filter(({ isFinished }) => isFinished === (shown === 'finished'));
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
      <ul class={css.games}>{list.map(({ row }) => row)}</ul>
    </>
  );
}
