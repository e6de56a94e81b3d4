import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TABLE_TITLES } from '../../../titles/find.ts';
import list from '../../home/games.module.css';
import { NewGameDialog } from '../../home/new-game/dialog.tsx';
import { PageFrame } from '../../home/page-frame.tsx';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import parts from '../../parts/parts.module.css';
import { words } from '../../words.ts';
import { OpenList, type PaceFilter, PaceFilterField, useLobby } from './open-tables.tsx';
import css from './tables.module.css';

/** Every listed table: those with a free seat, then those being played. */
export function LobbyPage(): JSX.Element {
  const { tables, trouble } = useLobby();
  const [pace, setPace] = useState<PaceFilter>('all');
  const [title, setTitle] = useState('');
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    document.title = `${words.t('page.online.open-tables')} · Railhead`;
  }, [words.locale]);
  const shown = (tables ?? []).filter(
    (table) => (pace === 'all' || table.pace === pace) && (title === '' || table.title === title),
  );
  const open = shown.filter(({ state }) => state === 'open');
  const played = shown.filter(({ state }) => state !== 'open');
  return (
    <PageFrame>
      <main class={css.lobby} aria-busy={tables === null && trouble === null} data-lobby>
        <a class={css.back} href="#/">
          {words.t('page.to-home')}
        </a>
        <div class={css.lobbyHead}>
          <h1>{words.t('page.online.open-tables')}</h1>
          <div class={css.filters}>
            <PaceFilterField value={pace} onChange={setPace} />
            <select
              class={parts.field}
              aria-label={words.t('page.home.titles')}
              data-title-filter
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            >
              <option value="">{words.t('page.online.every-title')}</option>
              {TABLE_TITLES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        {trouble !== null && <Notice tone="warn">{trouble}</Notice>}
        {tables && open.length === 0 && (
          <div class={list.empty}>
            <div>
              <b>{words.t('page.online.no-open')}</b>
              <p>{words.t('page.online.no-open-help')}</p>
            </div>
            <Button look="primary" data-new-game onPress={() => setNew(true)}>
              {words.t('page.new.button')}
            </Button>
          </div>
        )}
        {open.length > 0 && <OpenList tables={open} />}
        {played.length > 0 && (
          <section aria-labelledby="played">
            <h2 id="played">{words.t('page.online.being-played')}</h2>
            <OpenList tables={played} />
          </section>
        )}
      </main>
      {isNew && <NewGameDialog first={TABLE_TITLES[0]?.id ?? ''} onClose={() => setNew(false)} />}
    </PageFrame>
  );
}
