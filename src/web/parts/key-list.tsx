import type { JSX } from 'preact';
import { words } from '../words.ts';
import { Key } from './button.tsx';
import { KEY_MAP, type KeyPlace } from './key-map.ts';
import css from './parts.module.css';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Backspace: '⌫',
  Enter: '↵',
  Escape: 'Esc',
  Mod: 'Ctrl',
  Shift: '⇧',
};

/** Keys as they are written on a keyboard, and as they are spoken. */
function tell(name: string): { readonly sign: string; readonly spoken: string } {
  // The plus that stands for itself separates nothing.
  const parts = name === '+' ? [name] : name.split('+');
  const spoken = parts.map((part) => {
    const key = `page.key-name.${part === ' ' ? 'Space' : part}`;
    return words.has(key) ? words.t(key) : part.toUpperCase();
  });
  const signs = parts.map((part, index) => {
    const isWord = part.length > 1 || part === ' ';
    return SIGNS[part] ?? (isWord ? spoken[index] : part.toUpperCase());
  });
  return { sign: signs.join(' '), spoken: spoken.join(' ') };
}

/** What is done by keys in a place, each with all its keys. */
function linesOf(place: KeyPlace): [what: string, keys: string[]][] {
  const lines = new Map<string, string[]>();
  for (const [key, what] of Object.entries(KEY_MAP[place]))
    lines.set(what, [...(lines.get(what) ?? []), key]);
  return [...lines];
}

/** Every key of some places with what it does. */
export function KeyList({ places }: { places: readonly KeyPlace[] }): JSX.Element {
  return (
    <>
      {places.map((place) => (
        <section key={place} class={css.keyPlace}>
          <h3>{words.t(`page.keys.${place}`)}</h3>
          <dl class={css.keyList}>
            {linesOf(place).map(([what, keys]) => (
              <div key={what} data-key-line={keys.join(' ')}>
                <dt>
                  {keys.map((key) => {
                    const { sign, spoken } = tell(key);
                    return (
                      <span key={key}>
                        <Key name={sign} /> <span class="visually-hidden">{spoken}</span>
                      </span>
                    );
                  })}
                </dt>
                <dd>{words.t(`page.key.${what}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
