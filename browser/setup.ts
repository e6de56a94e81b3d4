import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { buildPage } from './build.ts';
import { serveChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the page that is tested. */
    readonly page: string;
    /** Where the browser that all files share is reached. */
    readonly browser: string;
  }
}

/**
 * Before the first file of the project: the page is built once, and one browser started. The page goes to a folder of
 * its own, so that what `npm start` serves stays as it is; `RAILHEAD_PAGE` names a page that is built already.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const built = process.env['RAILHEAD_PAGE'];
  const folder = built ?? (await mkdtemp(join(tmpdir(), 'railhead-page-')));
  if (built === undefined) await buildPage(folder);
  const browser = await serveChromium();
  project.provide('page', folder);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    if (built === undefined) await rm(folder, { recursive: true, force: true });
  };
}
