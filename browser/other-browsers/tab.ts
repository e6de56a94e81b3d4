import { until } from './programs.ts';
import type { Driver, InputSource } from './webdriver.ts';

type Point = readonly [x: number, y: number];

/** The only tab of a browser, as far as the tests need it: everything is done with real mouse and touch input. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The size of the page itself, without the window's frame. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, which may use nothing from outside. */
  run<A extends readonly unknown[], T>(inPage: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Waits until there is such an element. */
  find(selector: string): Promise<void>;
  /** Waits until the element can be hit where it is, and clicks it. */
  click(selector: string): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  wheel(at: Point, deltaY: number): Promise<void>;
  /** Fingers from here to there, all at once. */
  swipe(from: readonly Point[], to: readonly Point[]): Promise<void>;
  picture(): Promise<Buffer>;
}

/** Runs in the page: the middle of an element if it stands still and a click would reach it. */
async function middleInPage(selector: string): Promise<Point | null> {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // An element that is still moving would be elsewhere by the time of the click.
  const isMoving = document
    .getAnimations()
    .some(({ effect }) => effect && Number.isFinite(effect.getComputedTiming().endTime));
  if (isMoving) return null;
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const box = element.getBoundingClientRect();
  if (!element.isConnected || box.width === 0 || box.x !== before.x || box.y !== before.y) return null;
  const at = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
  const hit = document.elementFromPoint(...at);
  return hit && (element.contains(hit) || element.closest('label')?.contains(hit)) ? at : null;
}

const STEPS = 8;
const STEP_MS = 16;

function moveTo([x, y]: Point, duration = 0): InputSource['actions'][number] {
  return { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y), duration };
}

const DOWN = { type: 'pointerDown', button: 0 } as const;
const UP = { type: 'pointerUp', button: 0 } as const;

/** Down here, along a line, up there. */
function stroke(from: Point, to: Point): InputSource['actions'] {
  const along = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS).map((share) =>
    moveTo([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], STEP_MS),
  );
  return [moveTo(from), DOWN, ...along, UP];
}

export function makeTab(driver: Driver): Tab {
  const act = async (...actions: readonly InputSource[]): Promise<void> => {
    await driver.send('actions', { actions });
  };
  const mouse = (actions: InputSource['actions']): Promise<void> =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const run: Tab['run'] = async (inPage, ...args) => {
    // Answers go through JSON, so that both browsers give the same.
    const script = `return Promise.resolve((${inPage.toString()})(...arguments)).then((value) => JSON.stringify(value ?? null))`;
    return JSON.parse((await driver.send('execute', { script, args })) as string);
  };
  return {
    run,
    async open(url) {
      await driver.send('navigate', { url });
    },
    async reload() {
      // Not by WebDriver, which in Firefox goes past the service worker as Shift+F5 does.
      await run(() => {
        Object.assign(globalThis, { isFormer: true });
        setTimeout(() => location.reload());
      });
      await until('the page to be reloaded', () =>
        run(() => (!('isFormer' in globalThis) && document.readyState === 'complete') || null).catch(
          () => null,
        ),
      );
    },
    async resize(width, height) {
      const inner = (): Promise<Point> => run(() => [innerWidth, innerHeight] as const);
      const outer = await run(() => [outerWidth, outerHeight] as const);
      const before = await inner();
      const round = [outer[0] - before[0], outer[1] - before[1]] as const;
      await driver.send('resize', { x: 0, y: 0, width: width + round[0], height: height + round[1] });
      await until(`a page of ${width} × ${height}`, async () => {
        const now = await inner();
        return now[0] === width && now[1] === height ? true : null;
      });
    },
    async find(selector) {
      await until(selector, () => run((wanted) => document.querySelector(wanted) !== null || null, selector));
    },
    async click(selector) {
      const at = await until(selector, () => run(middleInPage, selector));
      await mouse([moveTo(at), DOWN, UP]);
    },
    drag: (from, to) => mouse(stroke(from, to)),
    wheel: ([x, y], deltaY) =>
      act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', origin: 'viewport', x, y, deltaX: 0, deltaY, duration: 0 }],
      }),
    swipe: (from, to) =>
      act(
        ...from.map((start, finger) => ({
          type: 'pointer' as const,
          id: `finger-${finger}`,
          parameters: { pointerType: 'touch' as const },
          actions: stroke(start, to[finger] ?? start),
        })),
      ),
    async picture() {
      return Buffer.from((await driver.send('picture', { full: false })) as string, 'base64');
    },
  };
}
