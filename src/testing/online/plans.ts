import { BOARDS } from './boards.ts';
import { simulate, simulateStored } from './simulate.ts';
import { StoreDisk } from './store-disk.ts';
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

/** So many of the first ones are also played on SQLite, which costs four times as much. */
const STORED_SHARE = 0.04;

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

export function storedCountOf(board: BoardName, share: number): number {
  return countOf(board, share * STORED_SHARE);
}

/** The same with the storage of the server. */
export async function storedFailuresOf(board: BoardName, from: number, to: number): Promise<string[]> {
  const disk = await StoreDisk.open();
  const failures: string[] = [];
  for (let seed = from; seed <= to; seed++) {
    // oxlint-disable-next-line no-await-in-loop -- one schedule after the other
    const { faults } = await simulateStored({ board, seed }, disk);
    if (faults.length > 0) failures.push(`on SQLite ${line({ board, seed }, faults)}`);
  }
  await disk.close();
  return failures;
}

const CHUNK = 500;

interface OnlineSoak {
  readonly name: string;
  readonly run: () => Promise<string[]>;
}

function inChunks(
  name: string,
  count: number,
  run: (from: number, to: number) => Promise<string[]>,
): OnlineSoak[] {
  return Array.from({ length: Math.ceil(count / CHUNK) }, (_, chunk) => {
    const from = chunk * CHUNK + 1;
    const to = Math.min(count, from + CHUNK - 1);
    return { name: `online ${name} ${from} to ${to}`, run: () => run(from, to) };
  });
}

/** The schedules of the soak, some at a time. */
export function onlineSoaks(share: number): OnlineSoak[] {
  return BOARD_NAMES.flatMap((board) => [
    ...inChunks(board, countOf(board, share), async (from, to) => failuresOf(board, from, to)),
    ...inChunks(`${board} on SQLite`, storedCountOf(board, share), (from, to) =>
      storedFailuresOf(board, from, to),
    ),
  ]);
}
