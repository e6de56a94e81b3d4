import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../measure.ts';

/** About as long as an entry in the log. */
const LINE = Buffer.from(`${'x'.repeat(199)}\n`);
const FOR_MS = 1500;

/** What the disk itself can do: lines appended to a file one by one, each on the disk before the next. */
export function measureFsync(): { readonly perSecond: number; readonly p99: number } {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-fsync-'));
  const file = openSync(join(folder, 'lines'), 'a');
  const times: number[] = [];
  try {
    const start = performance.now();
    for (let now = start; now - start < FOR_MS;) {
      writeSync(file, LINE);
      fsyncSync(file);
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
    return { perSecond: (times.length / (performance.now() - start)) * 1000, p99: quantile(times, 0.99) };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}
