import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ExpressMap } from '../../draw/express-options.ts';
import { ExpressBoard } from '../board/express-board.tsx';
import { hideTip, showTip } from '../parts/tip.tsx';
import { type BoardWish, useTable } from '../table/state.ts';
import { ExpressHexInfo } from './hex-info.tsx';
import type { ExpressView } from './view.ts';

/** The board with what the panels want on it. Greyed hexes say why, and all others tell about themselves on a click. */
export function ExpressArea({
  view,
  at,
  looked,
  wish: { onHex, onHover, whyNot, ...wish },
}: {
  view: ExpressView;
  at: number;
  /** The hex that somebody wants to know more about. */
  looked: Signal<string | null>;
  wish: BoardWish;
}): JSX.Element {
  const { session } = useTable();
  const area = useRef<HTMLDivElement>(null);
  const hex = looked.value;

  useEffect(() => {
    looked.value = null;
  }, [at]);
  useEffect(() => {
    if (hex === null) return undefined;
    // Before the table hears of it: what is chosen there stays.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || looked.value === null) return;
      event.preventDefault();
      looked.value = null;
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [hex]);

  /** Where the pointer or the cursor of the keys rests, until something is done there. */
  const pointedAt = useRef<string | null>(null);
  const onClick = (clicked: string): void => {
    hideTip();
    pointedAt.current = null;
    const isMeant = onHex !== undefined && onHex(clicked) !== false;
    looked.value = isMeant || clicked === hex ? null : clicked;
  };
  const tellWhyNot = (pointed: string | null): void => {
    const reason = pointed !== null && wish.greyed?.includes(pointed) ? whyNot?.get(pointed) : undefined;
    const anchor = area.current?.querySelector(`path[data-hex="${pointed}"]`);
    if (reason && anchor && pointed !== hex) showTip(anchor, reason);
    else hideTip();
  };
  const onPoint = (pointed: string | null): void => {
    pointedAt.current = pointed;
    tellWhyNot(pointed);
    onHover?.(pointed);
  };
  // The reasons may come only after the pointer.
  useEffect(() => {
    if (pointedAt.current !== null) tellWhyNot(pointedAt.current);
  }, [whyNot]);
  const shown = view.board.find(({ id }) => id === hex);
  const card = shown && (
    <ExpressHexInfo
      hex={shown}
      whyNot={whyNot?.get(shown.id)}
      onClose={() => {
        looked.value = null;
      }}
    />
  );
  return (
    <div ref={area}>
      <ExpressBoard
        map={view as unknown as ExpressMap}
        words={session.words}
        {...wish}
        {...(card && { selected: hex, card })}
        onHex={onClick}
        onLook={(seen) => {
          looked.value = seen;
        }}
        onHover={onPoint}
        whyNotOf={(pointed) => whyNot?.get(pointed)?.text ?? null}
      />
    </div>
  );
}
