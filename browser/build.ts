import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the page that is tested. */
    readonly page: string;
  }
}

/** Builds the page into a folder, so that the tests see what the sources are now, not what was built some day. */
export async function buildPage(outDir: string): Promise<void> {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** A folder of its own: what `npm start` serves stays as it is. `RAILHEAD_PAGE` names a page that is built already. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | void> {
  const built = process.env['RAILHEAD_PAGE'];
  if (built !== undefined) {
    project.provide('page', built);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'railhead-page-'));
  await buildPage(folder);
  project.provide('page', folder);
  return () => rm(folder, { recursive: true, force: true });
}
