import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ManualTiming } from '../../testing/online/manual-timing.ts';
import { useStoreFolders } from '../../testing/online/store-folder.ts';
import { Backups } from './backups.ts';

const newFolder = useStoreFolders();
const HOUR = 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 19, 12);

interface Kept {
  readonly folder: string;
  readonly timing: ManualTiming;
  readonly backups: Backups;
  readonly reported: unknown[];
  readonly files: () => string[];
  /** Lets hours pass, one after the other, with what is made in them. */
  readonly pass: (hours: number) => Promise<void>;
}

function keep(
  folder: string,
  now = NOON,
  backup: (file: string) => Promise<void> = async (file) => writeFileSync(file, ''),
): Kept {
  const timing = new ManualTiming(now);
  const reported: unknown[] = [];
  const backups = new Backups({ folder, backup, timing, report: (cause) => void reported.push(cause) });
  backups.begin();
  return {
    folder,
    timing,
    backups,
    reported,
    files: () => readdirSync(folder).sort(),
    async pass(hours) {
      for (let hour = 0; hour < hours; hour++) {
        timing.advance(HOUR);
        // oxlint-disable-next-line no-await-in-loop -- hour by hour
        for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('backups', () => {
  test('are made at the start and every six hours, and the last eight are kept', async () => {
    const { files, pass, backups, folder } = keep(join(newFolder().path, 'copies'));
    writeFileSync(join(folder, 'notes.txt'), 'not a backup');
    await pass(1);
    expect(files()).toEqual(['notes.txt', 'railhead-2026-11-19T12-00Z.sqlite']);
    await pass(6);
    expect(files()).toContain('railhead-2026-11-19T18-00Z.sqlite');
    await pass(60);
    expect(files()).toHaveLength(1 + 8);
    expect(files()).toContain('notes.txt');
    expect(files()).toContain('railhead-2026-11-22T06-00Z.sqlite');
    backups.stop();
    await pass(12);
    expect(files()).not.toContain('railhead-2026-11-22T12-00Z.sqlite');
  });

  test('are not made again by every start of the server', async () => {
    const { path: folder } = newFolder();
    const first = keep(folder);
    await first.pass(1);
    first.backups.stop();
    const again = keep(folder, NOON + 2 * HOUR);
    await again.pass(3);
    expect(again.files()).toHaveLength(1);
    await again.pass(2);
    expect(again.files()).toEqual(['railhead-2026-11-19T12-00Z.sqlite', 'railhead-2026-11-19T18-00Z.sqlite']);
    again.backups.stop();
  });

  test('that fail are reported, and the next one is made all the same', async () => {
    let isBroken = true;
    const { files, pass, reported, backups } = keep(newFolder().path, NOON, async (file) => {
      if (isBroken) throw new Error('no room');
      writeFileSync(file, '');
    });
    await pass(1);
    expect([reported.length, files()]).toEqual([1, []]);
    isBroken = false;
    await pass(6);
    expect(files()).toEqual(['railhead-2026-11-19T18-00Z.sqlite']);
    backups.stop();
  });

  test('need a folder that can be written', () => {
    const { path } = newFolder();
    mkdirSync(join(path, 'taken'));
    writeFileSync(join(path, 'taken', 'file'), '');
    expect(() => keep(join(path, 'taken', 'file', 'copies'))).toThrow('data-not-writable');
  });

  test('are whole data folders', async () => {
    const data = newFolder();
    const { backup } = await data.open();
    const copy = newFolder();
    const { files, pass, backups } = keep(copy.path, NOON, backup);
    await pass(1);
    await expect.poll(() => files()).toEqual(['railhead-2026-11-19T12-00Z.sqlite']);
    backups.stop();
  });
});
