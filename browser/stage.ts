import { type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type Opened, setStage, type Stage } from './page.ts';

/** For a file of tests: the page as it is built, on show from before the first of them until after the last. */
export function useStage(): Stage {
  let set: Stage | undefined;
  const stage = (): Stage => {
    if (!set) throw new Error('the stage is set once the tests run, not while they are collected');
    return set;
  };
  beforeAll(async () => {
    set = await setStage(inject('page'), await chromium.connect(inject('browser')));
  });
  afterAll(() => set?.close());
  return {
    get address() {
      return stage().address;
    },
    get browser() {
      return stage().browser;
    },
    open: (options, prepare) => stage().open(options, prepare),
    serve: (folder) => stage().serve(folder),
    close: () => stage().close(),
  };
}

/**
 * For the tests around it: one page, in which each opens a file of its own. A new page costs more than what many of them
 * do in it. A test that fails leaves the next one a new page.
 */
export function usePage(stage: Stage, options?: BrowserContextOptions): () => Promise<Opened> {
  let opened: Promise<Opened> | null = null;
  const close = async (): Promise<void> => {
    const closing = await opened;
    opened = null;
    await closing?.context.close();
  };
  afterEach(({ task }) => (task.result?.state === 'fail' ? close() : undefined));
  afterAll(close);
  return () => (opened ??= stage.open(options));
}
