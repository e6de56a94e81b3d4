import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BY, keepNoticeWords } from './notices.ts';
import { tellTurns } from './turns-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

const SCOPE = 'https://rail.example/';

interface Shown {
  readonly body: string;
  readonly tag: string;
  readonly data: unknown;
}

interface FakePage {
  readonly url: string;
  readonly focused: boolean;
  readonly focus: () => Promise<FakePage>;
  readonly postMessage: (message: unknown) => void;
}

/** A service worker whose browser can be watched. */
class FakeWorker {
  readonly shown: Shown[] = [];
  readonly opened: string[] = [];
  readonly told: unknown[] = [];
  readonly focused: string[] = [];
  pages: FakePage[] = [];
  subscription: object | null = null;
  readonly #listeners = new Map<string, (event: object) => void>();

  readonly registration = {
    scope: SCOPE,
    showNotification: async (_title: string, shown: Shown) => void this.shown.push(shown),
    pushManager: {
      getSubscription: async () => this.subscription,
      subscribe: async () => ({ toJSON: () => ({ endpoint: 'new' }) }),
    },
  };

  readonly clients = {
    matchAll: async () => this.pages,
    openWindow: async (address: string) => void this.opened.push(address),
  };

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }

  openPage(url: string, focused = false): void {
    const page: FakePage = {
      url,
      focused,
      focus: async () => {
        this.focused.push(url);
        return page;
      },
      postMessage: (message) => void this.told.push(message),
    };
    this.pages.push(page);
  }

  /** Something happens; done when the worker is done with it. */
  async happen(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.#listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) });
    await Promise.all(work);
  }

  push(notice: unknown): Promise<void> {
    return this.happen('push', { data: { json: () => notice } });
  }

  click(table: string | null): Promise<void> {
    return this.happen('notificationclick', { notification: { data: table, close: () => {} } });
  }
}

/** A cache storage in memory. */
function stubCaches(): void {
  const kept = new Map<string, Response>();
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (address: string, answer: Response) => void kept.set(address, answer) }),
    match: async (address: string) => kept.get(address)?.clone(),
  });
}

const TURN = { kind: 'turn', table: 'abc', title: '1848', by: null };

let worker: FakeWorker;

beforeEach(async () => {
  stubCaches();
  worker = new FakeWorker();
  tellTurns(worker as unknown as WorkerScope);
  await keepNoticeWords(SCOPE, {
    turn: { '1848': 'Your turn: 1848 Australia', '': 'It is your turn' },
    nudge: { '': `${BY} waits for you` },
    lapse: { '': 'Your table closes' },
    test: { '': 'A test' },
  });
  return () => vi.unstubAllGlobals();
});

describe('a notice', () => {
  test('is shown in the words the page has left, one a table', async () => {
    await worker.push(TURN);
    await worker.push({ ...TURN, title: 'new-title' });
    await worker.push({ kind: 'nudge', table: 'abc', title: '1860', by: '$& Ben' });
    await worker.push({ kind: 'test', table: null, title: null, by: null });
    await worker.push({ ...TURN, kind: 'lapse' });
    expect(worker.shown).toEqual([
      { body: 'Your turn: 1848 Australia', tag: 'abc', data: 'abc' },
      { body: 'It is your turn', tag: 'abc', data: 'abc' },
      { body: '$& Ben waits for you', tag: 'abc', data: 'abc' },
      { body: 'A test', tag: 'test', data: null },
      { body: 'Your table closes', tag: 'abc', data: 'abc' },
    ]);
  });

  test('is not shown to who looks at the table', async () => {
    worker.openPage(`${SCOPE}#/table/abc/map`, true);
    await worker.push(TURN);
    // In whatever language.
    worker.pages = [];
    worker.openPage(`${SCOPE}?lang=de#/table/abc`, true);
    await worker.push(TURN);
    expect(worker.shown).toEqual([]);
  });

  test('is shown while another table is looked at, or the page is in the background', async () => {
    worker.openPage(`${SCOPE}#/table/xyz`, true);
    worker.openPage(`${SCOPE}#/table/abc`, false);
    await worker.push(TURN);
    expect(worker.shown).toHaveLength(1);
  });

  test('that cannot be read is none', async () => {
    await worker.push(null);
    await worker.push('turn');
    await worker.happen('push', { data: null });
    expect(worker.shown).toEqual([]);
  });
});

describe('pressing it', () => {
  test('leads to the page that has the table open', async () => {
    worker.openPage(`${SCOPE}#/`);
    worker.openPage(`${SCOPE}#/table/abc`);
    await worker.click('abc');
    expect(worker.focused).toEqual([`${SCOPE}#/table/abc`]);
    expect(worker.told).toEqual([]);
  });

  test('has another page of ours open the table', async () => {
    worker.openPage(`${SCOPE}#/`);
    await worker.click('abc');
    expect(worker.focused).toEqual([`${SCOPE}#/`]);
    expect(worker.told).toEqual([{ kind: 'open-table', table: 'abc' }]);
  });

  test('opens a page where there is none', async () => {
    await worker.click('abc');
    await worker.click(null);
    expect(worker.opened).toEqual([`${SCOPE}#/table/abc`, SCOPE]);
  });
});

describe('a subscription that the browser has ended', () => {
  const sent = vi.fn<(address: URL, wish: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    sent.mockReset().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', sent);
  });

  test('is made again, and the server told', async () => {
    await worker.happen('pushsubscriptionchange', { oldSubscription: { options: {} } });
    const [[address, wish] = []] = sent.mock.calls;
    expect(address?.href).toBe(`${SCOPE}api/v1/push`);
    expect(wish).toMatchObject({ method: 'POST', body: '{"subscription":{"endpoint":"new"},"device":""}' });
  });

  test('of which nothing is left is nobody’s', async () => {
    await worker.happen('pushsubscriptionchange', {});
    expect(sent).not.toHaveBeenCalled();
  });
});
