import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MUTANTS, type Mutant } from './mutants.ts';
import { BOARD_NAMES, CI_SHARE, countOf, failuresOf, storedCountOf, storedFailuresOf } from './plans.ts';
import { simulate, simulateStored } from './simulate.ts';
import { StoreDisk } from './store-disk.ts';

describe('pages, nodes and the network between them', () => {
  test.each(BOARD_NAMES)('%s: nothing acknowledged is lost, doubled or misplaced', (board) => {
    expect(failuresOf(board, 1, countOf(board, CI_SHARE))).toEqual([]);
  });

  test.each(BOARD_NAMES)('%s: neither is it with the storage of the server, on SQLite', async (board) => {
    expect(await storedFailuresOf(board, 1, storedCountOf(board, CI_SHARE))).toEqual([]);
  });

  test('are the 2,000 schedules that CI plays', () => {
    const counts = BOARD_NAMES.map((board) => countOf(board, CI_SHARE));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2000);
  });

  test('a schedule is the same whenever it is run', () => {
    const [once, again] = [1, 2].map(() => simulate({ board: 'relay', seed: 5 }).world);
    expect(once?.entries.length).toBeGreaterThan(5);
    expect(again?.entries).toEqual(once?.entries);
  });

  test('come to everything they are there to try', () => {
    const met = new Set<string>();
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      const { world } = simulate({ board: 'relay', seed });
      for (const name of world.journal.met.keys()) met.add(name);
      for (const { kind } of world.entries) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(['act', 'pause', 'resume', 'seat', 'time', 'undo']);
    expect([...met]).toEqual(
      expect.arrayContaining([
        'commit: done',
        'commit: late',
        'commit: full',
        'commit: failed',
        'known key',
        'gap',
        'sent ahead',
        'more than may be ahead',
        'sent-again',
        'planned: stale',
        'undo-dropped',
        'refused: stale',
        'refused: full',
        'refused: rules',
        'refused: seat',
        'refused: not-running',
        'refused: asked',
      ]),
    );
  });

  test('on SQLite come to a disk that is really full and to processes that are late', async () => {
    const disk = await StoreDisk.open();
    const met = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      // oxlint-disable-next-line no-await-in-loop -- one schedule after the other
      const { world } = await simulateStored({ board: 'relay', seed }, disk);
      for (const name of world.journal.met.keys()) met.add(name);
    }
    await disk.close();
    expect([...met]).toEqual(
      expect.arrayContaining(['commit: done', 'commit: late', 'commit: full', 'known key', 'refused: full']),
    );
  });
});

/** What the checker says of a fault, among other things. */
const TELLING: Readonly<Record<Mutant, RegExp>> = {
  'no-parent': /was played twice/,
  'older-parent': /does not follow what it was decided on/,
  numbers: /was decided after other moves of its seat/,
  'ack-before-disk': /was acknowledged as \d+ and is not there/,
  'play-while-undoing': /was decided after other moves of its seat/,
};

describe('the checker finds', () => {
  let disk: StoreDisk;
  beforeAll(async () => {
    disk = await StoreDisk.open();
  });
  afterAll(() => disk.close());

  test.each(MUTANTS)('%s', (mutant) => {
    const last = countOf('relay', CI_SHARE);
    for (let seed = 1; seed <= last; seed++) {
      const { faults } = simulate({ board: 'relay', seed, mutant });
      if (faults.some((fault) => TELLING[mutant].test(fault))) return;
    }
    expect.fail(`${mutant} has survived ${last} schedules`);
  });

  test.each(MUTANTS)('%s on SQLite', async (mutant) => {
    const last = storedCountOf('relay', CI_SHARE);
    for (let seed = 1; seed <= last; seed++) {
      // oxlint-disable-next-line no-await-in-loop -- one schedule after the other
      const { faults } = await simulateStored({ board: 'relay', seed, mutant }, disk);
      if (faults.some((fault) => TELLING[mutant].test(fault))) return;
    }
    expect.fail(`${mutant} has survived ${last} schedules`);
  });
});
