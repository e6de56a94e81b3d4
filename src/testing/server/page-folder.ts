import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that passes for the built page. */
export interface PageFolder {
  readonly path: string;
  readonly clear: () => void;
}

export function makePageFolder(): PageFolder {
  const path = mkdtempSync(join(tmpdir(), 'railhead-page-'));
  mkdirSync(join(path, 'assets'));
  writeFileSync(join(path, 'index.html'), '<!doctype html><title>Railhead</title>');
  writeFileSync(join(path, 'sw.js'), 'const BUILD = {};');
  writeFileSync(join(path, 'manifest.webmanifest'), '{}');
  writeFileSync(join(path, 'assets', 'main-abc.js'), `export const text = '${'x'.repeat(4000)}';`);
  return { path, clear: () => rmSync(path, { recursive: true }) };
}
