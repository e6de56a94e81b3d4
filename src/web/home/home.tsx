import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { InstallLine } from '../offline/install-line.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { KeyList } from '../parts/key-list.tsx';
import { useKeys } from '../parts/keys.ts';
import { onlineSlots } from '../online/slots.ts';
import { nextTheme } from '../parts/theme.ts';
import { TABLE_TITLES } from '../../titles/find.ts';
import { words } from '../words.ts';
import { followGames, refreshGames } from './games.ts';
import { GamesList } from './games-list.tsx';
import css from './home.module.css';
import { DropZone, takeLaunchFiles } from './import.tsx';
import { NewGameDialog } from './new-game/dialog.tsx';
import { PageFrame } from './page-frame.tsx';
import { TitleCard } from './title-card.tsx';

export function Home(): JSX.Element {
  const [isNew, setNew] = useState(false);
  const [help, setHelp] = useState(false);
  const { Tables = GamesList, More = null } = onlineSlots.value ?? {};
  useEffect(() => {
    document.title = 'Railhead';
    void refreshGames();
    takeLaunchFiles();
    return followGames();
  }, []);
  useKeys('home', { n: () => setNew(true), t: nextTheme, '?': () => setHelp(true) });
  return (
    <PageFrame>
      <main class={css.main}>
        <div class={css.lead}>
          <h1>{words.t('page.home.lead')}</h1>
          <p>{words.t('page.home.first')}</p>
        </div>
        <section class={css.tables} aria-labelledby="tables">
          <div class={css.head}>
            <h2 id="tables">{words.t(onlineSlots.value ? 'page.online.your-tables' : 'page.home.tables')}</h2>
            <Button look="primary" shortcut="N" data-new-game onPress={() => setNew(true)}>
              {words.t('page.new.button')}
            </Button>
          </div>
          <Tables />
          {More && <More />}
        </section>
        <section class={css.titlesSection} aria-labelledby="titles">
          <h2 id="titles">{words.t('page.home.titles')}</h2>
          <ul class={css.titles}>
            {TABLE_TITLES.map((title) => (
              <TitleCard key={title.id} title={title} />
            ))}
          </ul>
        </section>
        <section class={css.files} aria-labelledby="files">
          <div class={css.head}>
            <h2 id="files">{words.t('page.home.files')}</h2>
          </div>
          <DropZone />
        </section>
        <footer class={css.footer}>
          <InstallLine />
          {words.t('page.home.footer')}
        </footer>
      </main>
      {isNew && <NewGameDialog first={TABLE_TITLES[0]?.id ?? ''} onClose={() => setNew(false)} />}
      {help && (
        <Dialog title={words.t('page.keys')} onClose={() => setHelp(false)}>
          <KeyList places={['home']} />
        </Dialog>
      )}
    </PageFrame>
  );
}
