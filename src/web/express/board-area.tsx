import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ExpressBoard } from '../board/express-board.tsx';
import { useInspectedHex } from '../board/inspected-hex.ts';
import type { BoardProps } from '../family/family.ts';
import { hideTip, showTip } from '../parts/tip.tsx';
import { useExpressTable } from './express-table.ts';
import { expressHexCard } from './hex-facts.ts';
import type { ExpressView } from './view.ts';

/** The board with what the panels want on it. Greyed hexes say why, and all others tell about themselves on a click. */
export function ExpressArea({
  view,
  at,
  overlay: { onHex, onHover, whyNot, waysAt, ...overlay },
}: BoardProps<ExpressView>): JSX.Element {
  const { session } = useExpressTable();
  const area = useRef<HTMLDivElement>(null);
  const { hex, inspect } = useInspectedHex(at);

  /** Where the pointer or the cursor of the keys rests, until something is done there. */
  const pointedAt = useRef<string | null>(null);
  const onClick = (clicked: string): void => {
    hideTip();
    pointedAt.current = null;
    const isMeant = onHex !== undefined && onHex(clicked) !== false;
    inspect(isMeant || clicked === hex ? null : clicked);
  };
  const tellWhyNot = (pointed: string | null): void => {
    const reason = pointed !== null && overlay.greyed?.includes(pointed) ? whyNot?.get(pointed) : undefined;
    const anchor = area.current?.querySelector(`path[data-hex="${pointed}"]`);
    if (reason && anchor && pointed !== hex) showTip(anchor, reason);
    else hideTip();
  };
  const onPoint = (pointed: string | null): void => {
    pointedAt.current = pointed;
    tellWhyNot(pointed);
    onHover?.(pointed);
  };
  useLayoutEffect(() => {
    pointedAt.current = null;
  }, [overlay.showing]);
  // The reasons may come only after the pointer.
  useEffect(() => {
    if (pointedAt.current !== null) tellWhyNot(pointedAt.current);
  }, [whyNot]);
  const shown = view.board.find(({ id }) => id === hex);
  const card =
    shown &&
    expressHexCard(session, shown, whyNot?.get(shown.id), waysAt?.(shown.id) ?? [], () => inspect(null));
  return (
    <div ref={area}>
      <ExpressBoard
        map={view}
        words={session.words}
        {...overlay}
        {...(card && { selected: hex, card })}
        onHex={onClick}
        onLook={inspect}
        onHover={onPoint}
        whyNotOf={(pointed) => whyNot?.get(pointed)?.text ?? null}
      />
    </div>
  );
}
