import { BOARDS } from './boards.ts';
import { simulate } from './simulate.ts';
import type { Schedule } from './world.ts';

type BoardName = keyof typeof BOARDS;

/** Schedules of the soak: mostly on small games, for what is tried is the way of an action and not its rules. */
const COUNTS: Readonly<Record<BoardName, number>> = {
  relay: 186_000,
  counter: 8_000,
  'chicago-express': 4_000,
  '1848': 2_000,
};

/** What CI plays of them: the first seeds. */
export const CI_SHARE = 0.01;

export const BOARD_NAMES = Object.keys(BOARDS) as readonly BoardName[];

export function countOf(board: BoardName, share: number): number {
  return Math.ceil(COUNTS[board] * share);
}

function line({ board, seed }: Schedule, faults: readonly string[]): string {
  return `${board}, seed ${seed}: ${faults.slice(0, 3).join('; ')}`;
}

/** What goes wrong in some schedules, each with its seed. */
export function failuresOf(board: BoardName, from: number, to: number): string[] {
  const failures: string[] = [];
  for (let seed = from; seed <= to; seed++) {
    const { faults } = simulate({ board, seed });
    if (faults.length > 0) failures.push(line({ board, seed }, faults));
  }
  return failures;
}

const CHUNK = 500;

/** The schedules of the soak, some at a time. */
export function onlineSoaks(
  share: number,
): { readonly name: string; readonly run: () => Promise<string[]> }[] {
  return BOARD_NAMES.flatMap((board) => {
    const count = countOf(board, share);
    return Array.from({ length: Math.ceil(count / CHUNK) }, (_, chunk) => {
      const from = chunk * CHUNK + 1;
      const to = Math.min(count, from + CHUNK - 1);
      return {
        name: `online ${board} ${from} to ${to}`,
        run: () => Promise.resolve(failuresOf(board, from, to)),
      };
    });
  });
}
