import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Extent } from '../../draw/geometry.ts';
import { isPhone } from '../parts/narrow.ts';
import type { BoardActions, BoardHex } from './board-props.ts';
import type { Camera, Limits, View } from './camera.ts';
import {
  areInSight,
  closerTo,
  COMFORTABLE,
  fitTo,
  fitToSpots,
  isTooSmall,
  panToShow,
  READABLE,
  withRoom,
} from './fit.ts';
import type { Insets, Size } from './placing.ts';

interface FramingProps extends Pick<BoardActions, 'matters' | 'showing'> {
  readonly camera: Camera;
  readonly extent: Extent;
  readonly R: number;
  readonly hexes: readonly BoardHex[];
  readonly legal: ReadonlySet<string>;
  readonly selected: string | null;
  readonly insets: Insets;
  /** The whole board, however small: as when the user looks through the game. */
  readonly isOverview: boolean;
  /** How much of the free area a card covers. */
  readonly cardHeight: number;
}

/** The user may always zoom in this close. */
const NEAREST = 3.2;

function limitsOf(extent: Extent, size: Size, insets: Insets): Limits {
  const { k } = fitTo(extent, size, insets);
  const { left, top, width, height } = extent;
  return {
    furthest: k * 0.7,
    nearest: Math.max(NEAREST, k * 2),
    // Half a board of sea on every side.
    bounds: { left: left - width / 2, top: top - height / 2, width: 2 * width, height: 2 * height },
  };
}

/** What the camera of a board looks at until the user moves it, and what it is turned to. */
export function useFraming(props: FramingProps): {
  /** Shows the whole board; where it is on show already, what the board begins with. */
  readonly showAll: () => void;
  readonly showHex: (hex: string | null) => void;
  /** What the board begins with in a room. */
  readonly homeIn: (room: Size) => View;
} {
  const { camera, extent, R, hexes, legal, matters, selected, insets, showing, isOverview, cardHeight } =
    props;
  const phone = isPhone.value;
  const { width, height } = camera.size.value;
  /** Nothing can be shown before the room is known. */
  const roomNow = (): Size | null => {
    const { value } = camera.size;
    return value.width === 0 || value.height === 0 ? null : value;
  };
  const framed = (): BoardHex[] => {
    const ids = legal.size > 0 ? legal : new Set(matters);
    return hexes.filter((hex) => ids.has(hex.id));
  };
  const showWhole = (): void => {
    const room = roomNow();
    if (room) camera.show(fitTo(extent, room, insets));
  };
  /** What the board begins with: the part that can be acted on, or all of it where that is large enough. */
  const homeIn = (room: Size): View => {
    if (isOverview || (!phone && !isTooSmall(extent, R, room, insets))) return fitTo(extent, room, insets);
    return fitToSpots(framed(), R, phone ? COMFORTABLE : READABLE, extent, room, insets);
  };
  const frame = (): void => {
    const room = roomNow();
    if (room) camera.show(homeIn(room));
  };
  const showAll = (): void => {
    if (camera.framing === 'whole') {
      camera.framing = 'framed';
      frame();
    } else {
      camera.framing = 'whole';
      showWhole();
    }
  };
  const showHex = (hex: string | null): void => {
    const spot = hexes.find((candidate) => candidate.id === hex);
    const room = roomNow();
    if (!spot || !room) return;
    const now = camera.view.value;
    const covered = { ...insets, bottom: insets.bottom + cardHeight };
    const closer = phone ? closerTo(spot, now, R, extent, room, covered) : null;
    if (closer) return camera.show(closer);
    const [dx, dy] = panToShow(now, [spot.x, spot.y], room, withRoom(covered), now.k * R * 1.1);
    if (dx !== 0 || dy !== 0) camera.show({ ...now, x: now.x + dx, y: now.y + dy });
  };
  /** An open hex stays where it is, unless all of the board is on show anyway. */
  const mayFrame = (): boolean => {
    const room = roomNow();
    return selected === null || !room || (!phone && !isTooSmall(extent, R, room, insets));
  };

  /** The board often comes before what can be acted on: it is framed once more for that. */
  const hasArrived = useRef(false);
  useLayoutEffect(() => {
    if (!showing) return;
    if (showing.size) camera.size.value = showing.size;
    camera.framing = 'framed';
    hasArrived.current = false;
    if (mayFrame()) frame();
  }, [showing]);

  useLayoutEffect(() => {
    const room = roomNow();
    if (room) camera.limits = limitsOf(extent, room, insets);
    if (camera.framing === 'whole') showWhole();
    else if (camera.framing === 'framed' && mayFrame()) frame();
  }, [extent, width, height, insets.top, insets.right, insets.bottom, insets.left, phone]);

  // Another decision may be about another part of the board.
  const framedKey = [...legal, '', ...(matters ?? [])].join();
  useLayoutEffect(() => {
    const room = roomNow();
    const spots = framed();
    if (!room || spots.length === 0 || selected !== null || camera.framing !== 'framed') return;
    const isFirst = !hasArrived.current && legal.size > 0;
    if (isFirst) hasArrived.current = true;
    if (isFirst || !areInSight(spots, camera.view.value, homeIn(room), room, insets)) frame();
  }, [framedKey]);

  useLayoutEffect(() => {
    if (camera.framing === 'framed' && mayFrame()) frame();
  }, [isOverview]);

  useLayoutEffect(() => {
    showHex(selected);
  }, [selected, insets.bottom, cardHeight]);

  return { showAll, showHex, homeIn };
}
