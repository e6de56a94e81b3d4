// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Updates from './updates.ts';

/** A worker whose state the test sets; its listeners are called as a browser does. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn<(message: unknown) => void>();

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly scope = 'http://localhost/';

  /** A worker has been found and begins to be installed. */
  finds(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }

  /** The worker that was being installed waits. */
  keeps(): void {
    this.waiting = this.installing;
    this.installing = null;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = (): Promise<FakeRegistration> => Promise.resolve(this.registration);
}

let container: FakeContainer;

/** The page as it starts: what is there and in control is set before. */
async function startPage(): Promise<typeof Updates> {
  document.head.innerHTML = '<meta name="railhead-version" content="v1">';
  vi.resetModules();
  const updates = await import('./updates.ts');
  updates.keepPage();
  dispatchEvent(new Event('load'));
  await Promise.resolve();
  await Promise.resolve();
  return updates;
}

beforeEach(() => {
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
});

describe('a new version', () => {
  it('is not told of on a first visit, whichever comes first: the worker waiting or in control', async () => {
    const { registration } = container;
    const first = new FakeWorker();
    registration.installing = first;
    const { update, offlineUse } = await startPage();
    registration.finds(first);

    // As WebKit does on a busy machine: in control already when it is listed as waiting.
    registration.keeps();
    container.controller = first;
    first.becomes('installed');
    expect(update.value).toBe('none');

    registration.waiting = null;
    registration.active = first;
    first.becomes('activating');
    container.dispatchEvent(new Event('controllerchange'));
    first.becomes('activated');
    expect(update.value).toBe('none');
    expect(offlineUse.value).toBe('ready');
  });

  it('is told of when it waits for the one in control', async () => {
    const { registration } = container;
    const former = new FakeWorker();
    registration.active = former;
    container.controller = former;
    const { update } = await startPage();
    expect(update.value).toBe('none');

    const next = new FakeWorker();
    registration.finds(next);
    expect(update.value).toBe('none');
    registration.keeps();
    next.becomes('installed');
    expect(update.value).toBe('ready');
  });

  it('is told of at once when it has been waiting since an earlier visit', async () => {
    const former = new FakeWorker();
    container.registration.active = former;
    container.registration.waiting = new FakeWorker();
    container.controller = former;
    const { update } = await startPage();
    expect(update.value).toBe('ready');
  });

  it('that another tab has begun to use is told of, and the first taking over is not', async () => {
    container.registration.active = new FakeWorker();
    const { update } = await startPage();
    container.controller = container.registration.active;
    container.dispatchEvent(new Event('controllerchange'));
    expect(update.value).toBe('none');
    container.controller = new FakeWorker();
    container.dispatchEvent(new Event('controllerchange'));
    expect(update.value).toBe('switched');
  });
});
