import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';

/**
 * Runs the browser tests that depend on the width of text with one font after the other, as if the machine had no
 * other: `npm run fonts-check [FAMILY or FOLDER...]`. Families that are not installed are skipped and reported.
 */

/** Wide, usual and narrow ones, with the Debian package that has them. */
const FAMILIES: Readonly<Record<string, string>> = {
  'DejaVu Sans': 'fonts-dejavu-core',
  'Noto Sans': 'fonts-noto-core',
  'DejaVu Sans Condensed': 'fonts-dejavu-extra',
  'Liberation Sans Narrow': 'fonts-liberation',
};

const NARROW = /Condensed|Narrow/;

const FILES = ['axe', 'eyes', 'phone', 'views-phone'].map((name) => `browser/${name}.test.ts`);

/** The fonts of a family, or of a folder with fonts that are not installed. */
function filesOf(family: string): string[] {
  if (existsSync(family)) return readdirSync(family).map((file) => resolve(family, file));
  const listed = execFileSync('fc-list', [`:family=${family}`, '--format=%{file}\n'], { encoding: 'utf8' });
  // Condensed letters are a family of their own and a style of the other one too.
  const isNarrow = NARROW.test(family);
  return listed.split('\n').filter((file) => file !== '' && NARROW.test(basename(file)) === isNarrow);
}

const wanted = process.argv.slice(2);
const outcomes: string[] = [];
let failed = 0;
for (const family of wanted.length > 0 ? wanted : Object.keys(FAMILIES)) {
  const files = filesOf(family);
  if (files.length === 0) {
    outcomes.push(`${family}: not installed (${FAMILIES[family] ?? 'unknown'})`);
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), 'railhead-font-'));
  for (const file of files) symlinkSync(file, join(folder, basename(file)));
  console.log(`\n${family}`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'browser', ...FILES], {
    stdio: 'inherit',
    env: { ...process.env, RAILHEAD_FONTS: folder },
  });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) failed++;
  outcomes.push(`${family}: ${status === 0 ? 'passed' : 'FAILED'}`);
}
console.log(`\n${outcomes.join('\n')}`);
process.exitCode = failed > 0 ? 1 : 0;
