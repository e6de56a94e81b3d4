import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BadInput } from '../../core/bad-input.ts';
import { person, ANN, sampleRules, TABLE } from '../../testing/online/sample-table.ts';
import { type StoreFolder, useStoreFolders } from '../../testing/online/store-folder.ts';

const CHILD = fileURLToPath(new URL('../../testing/online/append-forever.ts', import.meta.url));
const ROUNDS = 25;
const newFolder = useStoreFolders();

/**
 * The keys a child has acknowledged before it was killed, so many milliseconds after the first. Nothing depends on the
 * time: it only spreads the kills over what the child does.
 */
function killedAfter(
  { path }: StoreFolder,
  round: number,
  ms: number,
  meanwhile?: () => Promise<void>,
): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, path, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let told = '';
    child.stdout.once('data', () => {
      const kill = (): void => void setTimeout(() => child.kill('SIGKILL'), ms);
      if (meanwhile) meanwhile().then(kill, reject);
      else kill();
    });
    child.stdout.on('data', (text: Buffer) => (told += text.toString()));
    child.once('error', reject);
    child.once('close', (_, signal) => {
      if (signal !== 'SIGKILL') reject(new Error('the child has ended by itself'));
      // A line that was cut off was not told.
      else resolve(told.split('\n').slice(0, -1));
    });
  });
}

test('what is acknowledged survives a killed process, once and in order', async () => {
  const folder = newFolder();
  const rules = sampleRules({ seats: [person(ANN), person(ANN)] });
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // oxlint-disable-next-line no-await-in-loop -- one process after the other
    acknowledged.push(...(await killedAfter(folder, round, 10 + ((round * 37) % 200))));
  }
  const { tables, sqlite } = await folder.open();
  const stored = await tables.read(TABLE, 0);
  if (!stored) throw new Error('the table is lost');
  const { entries, head } = stored;
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  const keys = entries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const known = new Set(keys);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  expect(acknowledged.filter((key) => !known.has(key))).toEqual([]);
  // At most the one under way, of each round.
  expect(keys.length - acknowledged.length).toBeLessThanOrEqual(ROUNDS);
  expect(rules.headOf(rules.load(entries))).toEqual(head);
  expect(sqlite.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
});

test('another process is kept out until the one that has the folder dies', async () => {
  const folder = newFolder();
  await killedAfter(folder, ROUNDS, 0, async () => {
    await expect(folder.open()).rejects.toBeInstanceOf(BadInput);
  });
  await folder.open();
});
