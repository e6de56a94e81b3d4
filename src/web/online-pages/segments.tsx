import type { JSX } from 'preact';
import css from './controls.module.css';

/** A few things side by side, one of which is chosen. */
export function Segments<T extends string>({
  name,
  label,
  choices,
  value,
  onChange,
}: {
  /** What the choices of one group have in common. */
  name: string;
  label: string;
  choices: readonly (readonly [value: T, text: string])[];
  value: T;
  onChange: (value: T) => void;
}): JSX.Element {
  return (
    <span class={css.segments} role="radiogroup" aria-label={label}>
      {choices.map(([choice, text]) => (
        <label key={choice} data-chosen={choice === value || undefined}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {text}
        </label>
      ))}
    </span>
  );
}
