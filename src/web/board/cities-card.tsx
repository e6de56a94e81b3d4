import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cardKeys, focusBoard } from './card-keys.ts';
import type { CitiesCard } from './card.ts';
import { TokenPick } from './token-pick.tsx';

/** The hex beside itself, large enough to choose one of its cities. Enter places the token. */
export function CitiesCardBody(card: CitiesCard): JSX.Element {
  const { hex, options, picked, onPick, onCommit, onClear } = card;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [hex]);
  const cities = options.filter(({ refusal }) => refusal === undefined).map(({ city }) => city);
  const step = (by: 1 | -1): void => {
    const at = picked === null ? -1 : cities.indexOf(picked);
    const next = cities[(at + by + cities.length) % cities.length];
    if (next === undefined) return;
    onPick(next);
    box.current?.querySelector<HTMLElement>(`[data-city="${next}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = cardKeys({
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
    r: () => step(1),
    Enter: () => {
      focusBoard(box);
      onCommit();
    },
    Escape: () => {
      focusBoard(box);
      onClear();
    },
  });
  return (
    // oxlint-disable-next-line no-static-element-interactions -- the keys of the buttons inside
    <div ref={box} onKeyDown={onKeyDown}>
      <TokenPick {...card} />
    </div>
  );
}
