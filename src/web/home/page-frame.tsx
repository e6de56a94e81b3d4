import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PageBars } from '../offline/bars.tsx';
import { LanguageMenu } from '../language/menu.tsx';
import { onlineSlots } from '../online/slots.ts';
import { IconButton } from '../parts/button.tsx';
import { Logo } from '../parts/icons.tsx';
import { PreferencesDialog } from '../parts/preferences-dialog.tsx';
import { nextTheme, themeIcon, themeName } from '../parts/theme.ts';
import { words } from '../words.ts';
import css from './home.module.css';
import { DropArea, ImportDialog } from './import.tsx';

/** The frame round the pages without a table: the header, and files that are dropped anywhere. */
export function PageFrame({ children }: { children: ComponentChildren }): JSX.Element {
  const Corner = onlineSlots.value?.Corner;
  const [isPreferring, setPreferring] = useState(false);
  return (
    <DropArea>
      <header class={css.header}>
        <div class={css.inner}>
          <a href="#/" class={css.brand}>
            <Logo />
            <span>Railhead</span>
          </a>
          <LanguageMenu />
          <IconButton icon={themeIcon()} data-theme-choice name={themeName()} onPress={nextTheme} />
          <IconButton
            icon="settings"
            data-preferences
            name={words.t('page.preferences')}
            onPress={() => setPreferring(true)}
          />
          {Corner && <Corner />}
        </div>
      </header>
      <PageBars />
      {children}
      {isPreferring && <PreferencesDialog onClose={() => setPreferring(false)} />}
      <ImportDialog />
    </DropArea>
  );
}
