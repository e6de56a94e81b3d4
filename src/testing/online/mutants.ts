/** Faults that a node or page of the simulator can be given. The checker has to find each. */
export const MUTANTS = [
  /** The node takes everything, on top of the last entry. */
  'no-parent',
  /** The node also takes what was decided one entry earlier. */
  'older-parent',
  /** Pages name the number of the entry they decided on, not its key. */
  'numbers',
  /** The node says "done" first and writes then. */
  'ack-before-disk',
  /** The page plays on while an undo is under way. */
  'play-while-undoing',
] as const;
export type Mutant = (typeof MUTANTS)[number];
