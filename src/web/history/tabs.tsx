import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import css from './history.module.css';

/** Things to choose from; the chosen one is never out of sight. */
export function Tabs({
  label,
  tabs,
  chosen,
  nameOf,
  labelOf,
  onChoose,
}: {
  label: string;
  tabs: readonly { readonly id: string }[];
  chosen: string;
  nameOf: (id: string) => string;
  /** Its accessible name where the header has a button of the same name. */
  labelOf?: (id: string) => string;
  onChoose: (id: string) => void;
}): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = row;
    const pressed = current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (current && pressed)
      current.scrollLeft = pressed.offsetLeft - current.clientWidth / 2 + pressed.offsetWidth / 2;
  }, [chosen]);
  return (
    <div ref={row} class={css.tabs} role="group" aria-label={label}>
      {tabs.map(({ id }) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          aria-pressed={id === chosen}
          aria-label={labelOf?.(id)}
          onClick={() => onChoose(id)}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}
