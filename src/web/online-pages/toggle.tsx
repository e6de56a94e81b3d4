import type { ComponentChildren, JSX } from 'preact';
import css from './controls.module.css';

/** Something that is on or off. */
export function Toggle({
  name,
  isOn,
  onChange,
  children,
}: {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <label class={css.toggle}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        data-toggle={name}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
