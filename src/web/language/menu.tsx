import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { locale, PAGE_LANGUAGES } from '../locale.ts';
import { me } from '../online/account.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icons.tsx';
import { isPhone } from '../parts/narrow.ts';
import { words } from '../words.ts';
import { choose } from './choice.ts';
import css from './menu.module.css';

function nameNow(): string {
  return PAGE_LANGUAGES[locale.value]?.name ?? locale.value;
}

/** The languages, each in its own words, the one that is spoken with a tick. */
function Languages({ onChosen }: { onChosen: () => void }): JSX.Element {
  return (
    <ul class={css.languages} aria-label={words.t('page.language')}>
      {Object.entries(PAGE_LANGUAGES).map(([id, { name }]) => (
        <li key={id}>
          <button
            type="button"
            lang={id}
            data-language={id}
            aria-current={id === locale.value ? 'true' : undefined}
            onClick={() => {
              onChosen();
              void choose(id, me.peek()?.id ?? null);
            }}
          >
            <Icon name="check" size={14} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The languages as a dialog: on a phone a sheet. */
export function LanguageDialog({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Dialog title={words.t('page.language')} onClose={onClose}>
      <Languages onChosen={onClose} />
    </Dialog>
  );
}

/** In a menu: the line that leads to the dialog. */
export function LanguageLine({ onPress }: { onPress: () => void }): JSX.Element {
  return (
    <Button look="quiet" icon="globe" data-languages onPress={onPress}>
      {words.t('page.language.now', { name: nameNow() })}
    </Button>
  );
}

/** In a header with room for it: the language, and a menu of all. */
function WideMenu(): JSX.Element {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        class={css.button}
        popovertarget="language-menu"
        aria-label={words.t('page.language.now', { name: nameNow() })}
        data-languages
      >
        <Icon name="globe" />
        {nameNow()}
        <Icon name="unfold" size={14} />
      </button>
      <div
        ref={menu}
        id="language-menu"
        popover="auto"
        class={css.menu}
        onBeforeToggle={() => {
          // Below its button, wherever that stands.
          const right = button.current?.getBoundingClientRect().right ?? 0;
          menu.current?.style.setProperty('right', `${document.documentElement.clientWidth - right}px`);
        }}
      >
        <Languages onChosen={() => menu.current?.hidePopover()} />
      </div>
    </>
  );
}

/** The way to the languages in the header of a page. */
export function LanguageMenu(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  if (!isPhone.value) return <WideMenu />;
  return (
    <>
      <IconButton
        icon="globe"
        name={words.t('page.language.now', { name: nameNow() })}
        data-languages
        onPress={() => setOpen(true)}
      />
      {isOpen && <LanguageDialog onClose={() => setOpen(false)} />}
    </>
  );
}
