import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { RailDrawing } from '../../draw/titles/drawing.ts';
import type { HexId } from '../../rail/hex.ts';
import type { RailView } from '../../rail/view.ts';
import { RailBoard } from '../board/rail-board.tsx';
import { ExpressArea } from '../express/board-area.tsx';
import { isLookedThrough, useStepChanges } from '../history/marks.tsx';
import { HexInfo } from './hex-info.tsx';
import { type BoardWish, useTable } from './state.ts';
import css from './table.module.css';

/** A board of tiles: what the panels do not want to know of a click tells about the hex. */
function RailArea({
  view,
  drawing,
  wish: { onHex, whyNot, ...wish },
}: {
  view: RailView;
  drawing: RailDrawing;
  wish: BoardWish;
}): JSX.Element {
  const { session } = useTable();
  const looked = useSignal<HexId | null>(null);
  const { at } = session.shown.value;
  const kit = drawing.kits[view.map.kit];
  const hex = looked.value;

  useEffect(() => {
    looked.value = null;
  }, [at]);
  useEffect(() => {
    if (hex === null) return undefined;
    // Before the table hears of it: what is chosen there stays.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      looked.value = null;
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [hex]);

  const onClick = (clicked: HexId): void => {
    const isMeant = onHex !== undefined && onHex(clicked) !== false;
    looked.value = isMeant || clicked === hex ? null : clicked;
  };
  const card =
    hex !== null && kit ? (
      <HexInfo
        view={view}
        kit={kit}
        hex={hex}
        whyNot={whyNot?.get(hex)}
        onClose={() => {
          looked.value = null;
        }}
      />
    ) : null;
  return (
    <RailBoard
      map={view.map}
      drawing={drawing}
      words={session.words}
      {...wish}
      {...(card && { selected: hex, card })}
      noteOf={(pointed) => (pointed === hex ? null : (whyNot?.get(pointed) ?? null))}
      onHex={onClick}
      onLook={(seen) => {
        looked.value = seen;
      }}
    />
  );
}

/** The board of the position on show, with whatever the panels want on it. */
export function BoardArea(): JSX.Element {
  const table = useTable();
  const { session } = table;
  const { view } = session.shown.value;
  const { drawing } = session.title;
  const covered = table.covered.value;
  const insets = useMemo(() => ({ top: 0, right: 0, bottom: covered, left: 0 }), [covered]);
  const { hexes } = useStepChanges();
  const wish = {
    ...(session.looking.value === null && table.board.value),
    ...(isLookedThrough(session) && { changed: hexes }),
    insets,
  };
  return (
    <div class={css.map}>
      {drawing.family === 'rail' ? (
        <RailArea view={view as unknown as RailView} drawing={drawing} wish={wish} />
      ) : (
        <ExpressArea wish={wish} />
      )}
    </div>
  );
}
