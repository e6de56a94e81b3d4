import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RailDrawing } from '../../draw/titles/drawing.ts';
import type { HexId } from '../../rail/hex.ts';
import type { RailView } from '../../rail/view.ts';
import { useLookedAt } from '../board/looked.ts';
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
  const { hex, look } = useLookedAt(session.shown.value.at);
  const kit = drawing.kits[view.map.kit];

  const onClick = (clicked: HexId): void => {
    const isMeant = onHex !== undefined && onHex(clicked) !== false;
    look(isMeant || clicked === hex ? null : clicked);
  };
  const card =
    hex !== null && kit ? (
      <HexInfo view={view} kit={kit} hex={hex} whyNot={whyNot?.get(hex)} onClose={() => look(null)} />
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
      onLook={look}
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
