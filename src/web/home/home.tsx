import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PageBars } from '../offline/bars.tsx';
import { InstallLine } from '../offline/install-line.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { KeyList } from '../parts/key-list.tsx';
import { Logo } from '../parts/icons.tsx';
import { useKeys } from '../parts/keys.ts';
import { PreferencesDialog } from '../parts/preferences-dialog.tsx';
import { nextTheme, themeIcon, themeName } from '../parts/theme.ts';
import { TABLE_TITLES } from '../../titles/find.ts';
import type { Title } from '../../titles/title.ts';
import { words } from '../words.ts';
import { Art } from './art.tsx';
import { ContinueList } from './continue.tsx';
import { followGames, refreshGames } from './games.ts';
import css from './home.module.css';
import { DropArea, DropZone, ImportDialog, takeLaunchFiles } from './import.tsx';
import { NewGameDialog } from './new-game.tsx';

/** `4–6 h` or `60–90 min`. */
function lengthOf({ minutes: [from, to] }: Title): string {
  const hours = (minutes: number): string => words.number(minutes / 60);
  return to > 90
    ? words.t('page.home.hours', { from: hours(from), to: hours(to) })
    : words.t('page.home.minutes', { from, to });
}

function TitleCard({ title, onNew }: { title: Title; onNew: () => void }): JSX.Element {
  const [from, to] = title.seats;
  return (
    <li>
      <button type="button" class={css.title} data-new={title.id} onClick={onNew}>
        <Art title={title.id} />
        <span class={css.titleText}>
          <b>{title.name}</b>
          <span>{words.t(`page.title.${title.id}`)}</span>
          <small>
            <span>
              {words.t('page.home.players', { from, to })} · {lengthOf(title)}
            </span>
            <span>{title.designers}</span>
          </small>
        </span>
      </button>
    </li>
  );
}

export function Home(): JSX.Element {
  const [fresh, setFresh] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [isPreferring, setPreferring] = useState(false);
  const first = TABLE_TITLES[0]?.id ?? '';
  useEffect(() => {
    document.title = 'Railhead';
    void refreshGames();
    takeLaunchFiles();
    return followGames();
  }, []);
  useKeys('home', { n: () => setFresh(first), t: nextTheme, '?': () => setHelp(true) });
  return (
    <DropArea>
      <header class={css.header}>
        <div class={css.inner}>
          <Logo />
          <h1>Railhead</h1>
          <Button
            look="icon"
            icon={themeIcon()}
            data-theme-choice
            aria-label={themeName()}
            tip={{ text: themeName() }}
            onPress={nextTheme}
          />
          <Button
            look="icon"
            icon="settings"
            data-preferences
            aria-label={words.t('page.preferences')}
            tip={{ text: words.t('page.preferences') }}
            onPress={() => setPreferring(true)}
          />
        </div>
      </header>
      <PageBars />
      <main class={css.main}>
        <section class={css.continue} aria-labelledby="continue">
          <h2 id="continue">{words.t('page.home.continue')}</h2>
          <ContinueList onNew={() => setFresh(first)} />
        </section>
        <section class={css.start} aria-labelledby="start">
          <h2 id="start">{words.t('page.home.start')}</h2>
          <div class={css.newTable}>
            <div>
              <b>{words.t('page.new.table')}</b>
              <p>{words.t('page.new.help')}</p>
            </div>
            <Button look="primary" shortcut="N" data-new-game onPress={() => setFresh(first)}>
              {words.t('page.new.button')}
            </Button>
          </div>
          <DropZone />
        </section>
        <section class={css.titlesSection} aria-labelledby="titles">
          <h2 id="titles">{words.t('page.home.titles')}</h2>
          <ul class={css.titles}>
            {TABLE_TITLES.map((title) => (
              <TitleCard key={title.id} title={title} onNew={() => setFresh(title.id)} />
            ))}
          </ul>
        </section>
        <footer class={css.footer}>
          <InstallLine />
          {words.t('page.home.footer')}
        </footer>
      </main>
      {fresh !== null && <NewGameDialog first={fresh} onClose={() => setFresh(null)} />}
      {help && (
        <Dialog title={words.t('page.keys')} onClose={() => setHelp(false)}>
          <KeyList places={['home']} />
        </Dialog>
      )}
      {isPreferring && <PreferencesDialog onClose={() => setPreferring(false)} />}
      <ImportDialog />
    </DropArea>
  );
}
