import { chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { setStage, type Stage } from './page.ts';

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
