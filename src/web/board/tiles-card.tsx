import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cardKeys, focusBoard } from './card-keys.ts';
import type { TilesCard } from './card.ts';
import { TileFan } from './tile-fan.tsx';
import { neighbouringTile, type TileOption, turnedBy } from './tile-options.ts';

/** The fan beside its hex, with the keyboard: left and right change the tile, up and down turn it, Enter lays it. */
export function TilesCardBody(card: TilesCard): JSX.Element {
  const { kit, hex, options, picked, onPick, onCommit, onClear } = card;
  const box = useRef<HTMLDivElement>(null);
  const tile = picked?.tile;
  const focusPicked = (): void => {
    box.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus({ preventScroll: true });
  };
  // After the preview is on the screen: to move the focus takes a layout of the whole page.
  useEffect(focusPicked, [hex]);
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) focusPicked();
  }, [tile]);
  const pick = (option: TileOption | null): void => {
    if (option) onPick(option.tile, option.rotation);
  };
  const onKeyDown = cardKeys({
    ArrowRight: () => pick(neighbouringTile(kit, options, picked, 1)),
    ArrowLeft: () => pick(neighbouringTile(kit, options, picked, -1)),
    ArrowDown: () => pick(turnedBy(kit, options, picked, 1)),
    ArrowUp: () => pick(turnedBy(kit, options, picked, -1)),
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
      <TileFan {...card} />
    </div>
  );
}
