import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { RECORDS, recordText } from '../src/testing/records.ts';
import { newRecords } from '../src/testing/write-records.ts';

/** Writes `records/` from the full traces, `npm run records`; only the makers' checkouts have those. */

const GAMES = fileURLToPath(new URL('../../shared/games', import.meta.url));

function present(path: string): string | null {
  try {
    return recordText(path);
  } catch {
    return null;
  }
}

if (!existsSync(GAMES)) {
  process.stderr.write(`records: the full traces are needed, and ${GAMES} is not there\n`);
  process.exit(1);
}
const written = new Set<string>();
let bytes = 0;
for (const { path, text, isPacked } of newRecords(GAMES)) {
  const name = `${path}.json${isPacked ? '.gz' : ''}`;
  const content = isPacked ? gzipSync(text, { level: 9 }) : Buffer.from(text);
  written.add(name);
  bytes += content.length;
  // Packed bytes depend on the version of zlib: what holds the same text stays as it is.
  if (present(path) === text && existsSync(RECORDS + name)) continue;
  mkdirSync(dirname(RECORDS + name), { recursive: true });
  writeFileSync(RECORDS + name, content);
  process.stdout.write(`${name} ${Math.round(content.length / 1024)} kB\n`);
}
for (const name of readdirSync(RECORDS, { recursive: true, encoding: 'utf8' })) {
  if (/\.json(\.gz)?$/.test(name) && !written.has(name)) rmSync(RECORDS + name);
}
process.stdout.write(`${written.size} records, ${(bytes / 1024 / 1024).toFixed(2)} MB\n`);
