interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between a tip and its element, and between a tip and the edge of the window. */
export const TIP_GAP = 8;

function clamp(value: number, room: number, size: number): number {
  return Math.max(TIP_GAP, Math.min(value, room - size - TIP_GAP));
}

/**
 * Where a tip goes: below its element, else above, left or right of it, wherever there is room beside all of it. An element
 * that leaves no room on any side is larger than half of the window: there the tip is at its bottom edge.
 */
export function placeTip(at: Box, tip: Size, room: Size): { left: number; top: number } {
  const { width, height } = tip;
  const [right, bottom] = [at.left + at.width, at.top + at.height];
  const left = clamp(at.left + at.width / 2 - width / 2, room.width, width);
  const top = clamp(at.top + at.height / 2 - height / 2, room.height, height);
  const needed = { width: width + 2 * TIP_GAP, height: height + 2 * TIP_GAP };
  if (room.height - bottom >= needed.height) return { left, top: bottom + TIP_GAP };
  if (at.top >= needed.height) return { left, top: at.top - TIP_GAP - height };
  if (at.left >= needed.width) return { left: at.left - TIP_GAP - width, top };
  if (room.width - right >= needed.width) return { left: right + TIP_GAP, top };
  return { left, top: clamp(bottom - height, room.height, height) };
}
