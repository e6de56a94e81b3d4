/**
 * Moves points on a line apart until neighbours are `gap` from each other and all are between `from` and `to`, each as
 * little as that takes; their order stays. For the markers above the income track, which are wider than its spaces.
 */
export function spread(points: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const order = points.map((_, index) => index).sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0) || a - b);
  // Points that touch move together, as a block round the middle of where they want to be.
  const blocks: Block[] = [];
  for (const index of order) {
    blocks.push(placed({ members: [index], wish: points[index] ?? 0, at: 0 }, gap, from, to));
    for (;;) {
      const last = blocks.at(-1);
      const before = blocks.at(-2);
      if (!last || !before || firstOf(last, gap) - lastOf(before, gap) >= gap - 1e-9) break;
      blocks.splice(-2, 2, placed(join(before, last), gap, from, to));
    }
  }
  const spreadOut = points.map(() => 0);
  for (const block of blocks) {
    block.members.forEach((index, place) => (spreadOut[index] = firstOf(block, gap) + place * gap));
  }
  return spreadOut;
}

interface Block {
  readonly members: readonly number[];
  /** The preferred place of its middle. */
  readonly wish: number;
  /** Where its middle is. */
  readonly at: number;
}

function halfWidth({ members }: Block, gap: number): number {
  return ((members.length - 1) * gap) / 2;
}

function firstOf(block: Block, gap: number): number {
  return block.at - halfWidth(block, gap);
}

function lastOf(block: Block, gap: number): number {
  return block.at + halfWidth(block, gap);
}

function placed(block: Block, gap: number, from: number, to: number): Block {
  const half = halfWidth(block, gap);
  return { ...block, at: Math.max(from + half, Math.min(to - half, block.wish)) };
}

function join(a: Block, b: Block): Block {
  const members = [...a.members, ...b.members];
  const wish = (a.wish * a.members.length + b.wish * b.members.length) / members.length;
  return { members, wish, at: wish };
}
