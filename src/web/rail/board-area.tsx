import type { JSX } from 'preact';
import type { HexId } from '../../rail/hex.ts';
import type { RailView } from '../../rail/view.ts';
import { useInspectedHex } from '../board/inspected-hex.ts';
import { RailBoard } from '../board/rail-board.tsx';
import type { BoardProps } from '../family/family.ts';
import { drawingOf, useRailTable } from './rail-table.ts';
import { railHexCard } from './hex-facts.ts';

/** Where the company on turn has tokens. */
function homesOf({ map, operator }: RailView): HexId[] {
  if (operator === null) return [];
  return Object.entries(map.tokens).flatMap(([hex, cities]) =>
    cities.some(({ slots, beside }) => slots.includes(operator) || beside.includes(operator)) ? [hex] : [],
  );
}

/** A board of tiles: a click that no panel handles shows facts about the hex. */
export function RailArea({
  view,
  at,
  overlay: { onHex, whyNot, ...overlay },
}: BoardProps<RailView>): JSX.Element {
  const { session } = useRailTable();
  const drawing = drawingOf(session);
  const { hex, inspect } = useInspectedHex(at);
  const kit = drawing.kits[view.map.kit];

  const onClick = (clicked: HexId): void => {
    const isMeant = onHex !== undefined && onHex(clicked) !== false;
    inspect(isMeant || clicked === hex ? null : clicked);
  };
  const card =
    hex !== null && kit ? railHexCard(session, view, kit, hex, whyNot?.get(hex), () => inspect(null)) : null;
  return (
    <RailBoard
      map={view.map}
      drawing={drawing}
      words={session.words}
      {...overlay}
      matters={overlay.matters ?? (overlay.routes?.length ? undefined : homesOf(view))}
      {...(card && { selected: hex, card })}
      noteOf={(pointed) => (pointed === hex ? null : (whyNot?.get(pointed) ?? null))}
      onHex={onClick}
      onLook={inspect}
    />
  );
}
