import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CompanyChip } from '../board/chip.tsx';
import { changeName, changeWhat } from '../family/changes.ts';
import { familyOf } from '../family/family.ts';
import { type MomentCard, momentCard } from '../family/moments.ts';
import type { TableState } from '../family/table-state.ts';
import { changeLines } from '../history/change-lines.ts';
import type { MatchSession } from '../match/session.ts';
import { Button } from '../parts/button.tsx';
import { inARow, say } from '../parts/live.tsx';
import { isPhone } from '../parts/narrow.ts';
import { preferences } from '../parts/preferences.ts';
import { playSound } from '../parts/sound.ts';
import { FEW } from './announcer.ts';
import { type Box, type Obstacle, quietPlace } from './moment-place.ts';
import css from './moments.module.css';

/** Rows on the card; a phone has room for fewer. */
const ROWS = 8;
const ROWS_ON_PHONE = 4;

/**
 * What the card must not hide, by how bad it would be: what can be pressed, then the legend, of which a half is no use,
 * then the land of a map and what is to be read.
 */
const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  ['path[data-legal], [data-choice]', 50],
  ['button, a, input, select, summary, [data-fan], [data-hex-info]', 20],
  ['[data-legend]', 4],
  ['path[data-hex], text, td, th, dt, dd, li, h2, p', 1],
];
/** The pointer with some room around it: never under the card. */
const AROUND_POINTER = 24;
const POINTED = 10_000;

interface Point {
  readonly x: number;
  readonly y: number;
}

function isInside({ x, y }: Point, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

function obstaclesIn(main: Element, card: Element, pointer: Point | null): Obstacle[] {
  const found = WEIGHTS.flatMap(([selector, weight]) =>
    [...main.querySelectorAll(selector)]
      .filter((element) => !card.contains(element))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height, weight };
      }),
  );
  if (!pointer) return found;
  const side = 2 * AROUND_POINTER;
  const pointed = { left: pointer.x - AROUND_POINTER, top: pointer.y - AROUND_POINTER };
  return [...found, { ...pointed, width: side, height: side, weight: POINTED }];
}

/** Where the mouse is: a finger points at nothing between two taps. */
function usePointer(onMove: (pointer: Point) => void): RefObject<Point | null> {
  const pointer = useRef<Point | null>(null);
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    const onPointerMove = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      pointer.current = { x: clientX, y: clientY };
      latest.current(pointer.current);
    };
    addEventListener('pointermove', onPointerMove, { passive: true });
    return () => removeEventListener('pointermove', onPointerMove);
  }, []);
  return pointer;
}

/** A position with its view. */
interface Seen {
  readonly at: number;
  readonly view: unknown;
}

/**
 * The card of what has just been done, with the passes that followed automatically. Undo, looking back and the end of
 * the game bring none.
 */
function useCard(session: MatchSession): MomentCard | null {
  const at = session.at.value;
  const { view, turn } = session;
  const seen = useRef<Seen>({ at, view: view.value });
  /** Before the last decision. */
  const start = useRef<Seen | null>(null);
  const card = useRef<MomentCard | null>(null);
  const { locale } = session.words;
  const told = useRef(locale);
  // What has been told stays in the language it was told in: a card is not for long.
  if (told.current !== locale) card.current = null;
  told.current = locale;
  if (seen.current.at !== at) {
    const before = seen.current;
    seen.current = { at, view: view.value };
    // Passes may be seen one by one, and belong to the decision before them.
    const from = start.current && session.wasForced(before.at + 1) ? start.current : before;
    const isDecision = session.isOneDecision(from.at, at) && turn.value.kind === 'decide';
    start.current = isDecision ? from : null;
    const happened = { before: from.view, after: view.value, events: [...session.told(from.at, at)] };
    card.current = isDecision
      ? momentCard(familyOf(session), happened, session.words, preferences.peek())
      : null;
  }
  return session.looking.value === null ? card.current : null;
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Any key puts the card away, and does what it does besides; Escape does nothing else. */
function useAnyKey(card: MomentCard | null, dismiss: () => void): void {
  useLayoutEffect(() => {
    if (!card) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      // A key that is held down belongs to the action before.
      if (event.repeat || MODIFIERS.has(event.key)) return;
      if (document.querySelector('dialog[open], [popover=auto]:popover-open')) return;
      if (event.key === 'Escape') event.preventDefault();
      dismiss();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [card]);
}

/** On a phone it covers what a tap opens, so a tap elsewhere closes it. */
function useTapElsewhere(
  card: MomentCard | null,
  own: RefObject<HTMLElement | null>,
  dismiss: () => void,
): void {
  const phone = isPhone.value;
  useEffect(() => {
    if (!card || !phone) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (!own.current?.contains(target as Node)) dismiss();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [card, phone]);
}

/**
 * A card for a big moment: what happened, and what changed for whom. It keeps to the edge, lets every click through, is
 * never under the pointer, and stays until the next action or key.
 */
export function Moments({ table, isHidden }: { table: TableState; isHidden: boolean }): JSX.Element | null {
  const { session } = table;
  const { words, title } = session;
  const at = session.at.value;
  const dismissed = useSignal<MomentCard | null>(null);
  const found = useCard(session);
  const card = isHidden || found === dismissed.value ? null : found;
  const element = useRef<HTMLElement>(null);
  const dismiss = (): void => {
    dismissed.value = found;
  };
  const pointer = usePointer((point) => {
    const box = element.current?.getBoundingClientRect();
    if (box && isInside(point, box)) dismiss();
  });
  useAnyKey(card, dismiss);
  useTapElsewhere(card, element, dismiss);

  const phone = isPhone.value;
  useLayoutEffect(() => {
    const own = element.current;
    const main = own?.parentElement;
    if (!own || !main) return undefined;
    const place = (): void => {
      const room = main.getBoundingClientRect();
      const { width, height } = own.getBoundingClientRect();
      const { left, top } = quietPlace(room, { width, height }, obstaclesIn(main, own, pointer.current));
      own.style.left = `${left - room.left}px`;
      own.style.top = `${top - room.top}px`;
    };
    if (phone) {
      own.style.removeProperty('left');
      own.style.removeProperty('top');
      return undefined;
    }
    place();
    const watch = new ResizeObserver(place);
    // What is beside it may grow while it is on show, as the bar of a plan whose best runs are found.
    for (const part of [main, ...main.children]) if (part !== own) watch.observe(part);
    return () => watch.disconnect();
  }, [card, phone]);

  const announced = useRef<MomentCard | null>(null);
  useEffect(() => {
    // Once: it comes back into sight after looking back.
    if (!found || found === announced.current) return;
    announced.current = found;
    const [kind] = found.kinds;
    // The announcer has said some of it.
    const said = (session.eventsAt(session.decisionBefore(at) + 1) ?? []).slice(0, FEW);
    const known = said.map((event) => words.event(event));
    const news = found.sentences.filter((sentence) => !known.includes(sentence));
    say(inARow([...news, ...changeLines(words, found.changes)]));
    if (kind) playSound(kind);
  }, [found]);
  const isOver = session.turn.value.kind === 'finished';
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) playSound('end');
    wasOver.current = isOver;
  }, [isOver]);

  if (!card) return null;
  const rows = card.changes.slice(0, phone ? ROWS_ON_PHONE : ROWS);
  const left = card.changes.length - rows.length;
  return (
    <section
      ref={element}
      key={at}
      class={css.card}
      aria-label={words.t('page.moment')}
      data-moment={card.kinds.join(' ')}
    >
      <div class={css.head}>
        <h2>{card.kinds.map((kind) => words.t(`page.moment.${kind}`)).join(' · ')}</h2>
        <Button
          look="icon"
          icon="close"
          class={css.close}
          aria-label={words.t('page.moment.dismiss')}
          onPress={dismiss}
        />
      </div>
      {card.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rows.length > 0 && (
        <dl class={css.changes}>
          {rows.map((change) => (
            <div key={`${change.of} ${change.what}`}>
              <dt>
                {typeof change.of === 'string' && title.drawing.look.chips[change.of] && (
                  <CompanyChip id={change.of} look={title.drawing.look} size={17} />
                )}
                <b>{changeName(words, change)}</b> {changeWhat(words, change)}
              </dt>
              <dd>{words.t('page.moment.from-to', { from: change.change.from, to: change.change.to })}</dd>
            </div>
          ))}
        </dl>
      )}
      {left > 0 && <p class={css.more}>{words.t('page.and-more', { number: left })}</p>}
    </section>
  );
}
