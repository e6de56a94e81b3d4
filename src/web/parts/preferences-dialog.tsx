import type { JSX } from 'preact';
import { words } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { MOMENT_KINDS, type Preference, prefer, preferences } from './preferences.ts';
import css from './preferences.module.css';
import { playSound } from './sound.ts';
import { chooseTheme, THEMES, theme } from './theme.ts';

function Switch({
  preference,
  note,
  onTurnedOn,
}: {
  preference: Preference;
  note?: string;
  onTurnedOn?: () => void;
}): JSX.Element {
  return (
    <label class={css.switch}>
      <input
        type="checkbox"
        role="switch"
        data-preference={preference}
        checked={preferences.value[preference]}
        onChange={({ currentTarget: { checked } }) => {
          prefer(preference, checked);
          if (checked) onTurnedOn?.();
        }}
      />
      <span>
        {words.t(`page.preference.${preference}`)}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}

/** Everything that can be chosen about the page itself. It holds at once, and in this browser only. */
export function PreferencesDialog({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Dialog title={words.t('page.preferences')} onClose={onClose}>
      <p class={css.about}>{words.t('page.preferences.about')}</p>
      <fieldset class={css.group}>
        <legend>{words.t('page.preferences.theme')}</legend>
        <div class={css.row}>
          {THEMES.map((choice) => (
            <label key={choice} class={css.choice}>
              <input
                type="radio"
                name="theme"
                value={choice}
                checked={theme.value === choice}
                onChange={() => chooseTheme(choice)}
              />
              {words.t(`page.preference.theme.${choice}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class={css.group}>
        <legend>{words.t('page.preferences.play')}</legend>
        <Switch preference="auto-pass" note={words.t('page.preferences.auto-pass-about')} />
      </fieldset>
      <fieldset class={css.group}>
        <legend>{words.t('page.preferences.moments')}</legend>
        <p class={css.about}>{words.t('page.preferences.moments-about')}</p>
        <div class={css.columns}>
          {MOMENT_KINDS.map((kind) => (
            <Switch key={kind} preference={`moment.${kind}`} />
          ))}
        </div>
      </fieldset>
      <fieldset class={css.group}>
        <legend>{words.t('page.preferences.sound')}</legend>
        <Switch
          preference="sound"
          note={words.t('page.preferences.sound-about')}
          onTurnedOn={() => playSound('dividends')}
        />
      </fieldset>
    </Dialog>
  );
}
