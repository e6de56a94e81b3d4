import type { JSX } from 'preact';
import { type Character, LEVELS, MANNERS } from '../../bots/mind.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import parts from '../parts/parts.module.css';
import { words } from '../words.ts';
import css from './character-fields.module.css';

/** As a computer plays that nobody has said anything about. */
export const USUAL_CHARACTER: Character = { level: 'medium', manner: 'balanced' };

interface FieldsProps {
  readonly seat: number;
  readonly character: Character;
  readonly onChange: (character: Character) => void;
}

/** How strong a computer is, and how it likes to play. */
export function CharacterFields({ seat, character, onChange }: FieldsProps): JSX.Element {
  const number = seat + 1;
  return (
    <span class={css.character}>
      <span class={css.levels} role="radiogroup" aria-label={words.t('page.computers.level', { number })}>
        {LEVELS.map((level) => (
          <label key={level} data-chosen={level === character.level || undefined}>
            <input
              type="radio"
              name={`level-${seat}`}
              value={level}
              checked={level === character.level}
              data-level={level}
              onChange={() => onChange({ ...character, level })}
            />
            {words.t(`page.computers.level.${level}`)}
          </label>
        ))}
      </span>
      <select
        class={parts.field}
        aria-label={words.t('page.computers.manner', { number })}
        data-manner={seat}
        value={character.manner}
        onChange={({ currentTarget }) => {
          const manner = MANNERS.find((one) => one === currentTarget.value);
          if (manner) onChange({ ...character, manner });
        }}
      >
        {MANNERS.map((manner) => (
          <option key={manner} value={manner}>
            {words.t(`page.computers.manner.${manner}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Who a seat is for: the one who arranges it, somebody at this screen, somebody elsewhere, a computer. */
export type SeatKind = 'me' | 'person' | 'online' | 'computer';

const KIND_ICONS: Readonly<Record<SeatKind, IconName>> = {
  me: 'person',
  person: 'screen',
  online: 'link',
  computer: 'bot',
};

/** Where nobody sits but at this screen. */
const KINDS_HERE: readonly SeatKind[] = ['person', 'computer'];

export function KindField({
  seat,
  kind,
  kinds = KINDS_HERE,
  mayBeComputer,
  onChange,
}: {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly kinds?: readonly SeatKind[];
  readonly mayBeComputer: boolean;
  readonly onChange: (kind: SeatKind) => void;
}): JSX.Element {
  return (
    <span class={css.kind}>
      <Icon name={KIND_ICONS[kind]} />
      <select
        class={parts.field}
        aria-label={words.t('page.computers.kind-of', { number: seat + 1 })}
        data-kind={seat}
        value={kind}
        onChange={({ currentTarget }) => {
          const chosen = kinds.find((one) => one === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one} disabled={one === 'computer' && !mayBeComputer}>
            {words.t(`page.computers.kind.${one}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** What a level and a manner mean, in a line. */
export function CharacterAbout({ character }: { character: Character }): JSX.Element {
  return (
    <p class={css.about} data-character-about>
      {words.t('page.computers.explained', {
        level: words.t(`page.computers.about.${character.level}`),
        manner: words.t(`page.computers.about.${character.manner}`),
      })}
    </p>
  );
}
