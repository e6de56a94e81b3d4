import type { JSX } from 'preact';
import type { HexId } from '../../rail/hex.ts';
import type { RailView } from '../../rail/view.ts';
import { useLookedAt } from '../board/looked.ts';
import { RailBoard } from '../board/rail-board.tsx';
import type { BoardProps } from '../family/family.ts';
import { drawingOf, useRailTable } from './rail-table.ts';
import { HexInfo } from './tables/hex-info.tsx';

/** A board of tiles: what the panels do not want to know of a click tells about the hex. */
export function RailArea({
  view,
  at,
  overlay: { onHex, whyNot, ...overlay },
}: BoardProps<RailView>): JSX.Element {
  const { session } = useRailTable();
  const drawing = drawingOf(session);
  const { hex, look } = useLookedAt(at);
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
      {...overlay}
      {...(card && { selected: hex, card })}
      noteOf={(pointed) => (pointed === hex ? null : (whyNot?.get(pointed) ?? null))}
      onHex={onClick}
      onLook={look}
    />
  );
}
