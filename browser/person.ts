import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import {
  API,
  API_ROOT,
  type EndpointName,
  type Me,
  type NewTable,
  type TableInfo,
} from '../src/online/api.ts';
import type { Entry } from '../src/online/entry.ts';
import { wantedTable } from '../src/testing/online/wanted-table.ts';
import { newKey } from '../src/web/match/entries.ts';
import type { ServedOnline } from './online-server.ts';
import { openBeside, type Opened } from './page.ts';

/** People with browsers who come to a server, in tests and for pictures. */

/** What goes over a socket one way, which can be held up on the way. */
export class Valve {
  #held: (() => void)[] | null = null;

  pass(deliver: () => void): void {
    if (this.#held) this.#held.push(deliver);
    else deliver();
  }

  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const deliver of held) deliver();
  }

  /** What is held up never arrives. */
  drop(): void {
    this.#held = null;
  }
}

/** Somebody with a browser of their own. */
export class Person {
  readonly context: BrowserContext;
  readonly #site: ServedOnline;
  me: Me | null = null;

  private constructor(context: BrowserContext, site: ServedOnline) {
    this.context = context;
    this.#site = site;
  }

  /** A person in a browser; a guest of that name, or nobody. */
  static async come(
    browser: Browser,
    site: ServedOnline,
    name: string | null,
    options: BrowserContextOptions = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript('globalThis.__name ??= (target) => target');
    const person = new Person(context, site);
    if (name !== null) person.me = await person.ask<Me>('beGuest', { body: { name } });
    return person;
  }

  /** From now on what pages and server tell each other can be held up. */
  async valves(): Promise<{ readonly toServer: Valve; readonly toPage: Valve }> {
    const valves = { toServer: new Valve(), toPage: new Valve() };
    await this.context.routeWebSocket(/\/api\/v1\/live$/, (page) => {
      const server = page.connectToServer();
      page.onMessage((message) => valves.toServer.pass(() => server.send(message)));
      server.onMessage((message) => valves.toPage.pass(() => page.send(message)));
    });
    return valves;
  }

  /** The same person on another device. */
  async elsewhere(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
    const other = await Person.come(browser, this.#site, null, options);
    const { key } = await this.ask<{ key: string }>('deviceLink');
    other.me = await other.ask<Me>('useDeviceLink', { body: { key, device: 'Phone' } });
    return other;
  }

  /** Asks the server as a page of this person does. */
  async ask<T>(
    name: EndpointName,
    { params = {}, body }: { params?: Readonly<Record<string, string>>; body?: unknown } = {},
  ): Promise<T> {
    const { method, path } = API[name];
    const { address } = this.#site;
    const url = address + API_ROOT + path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '');
    const response = await this.context.request.fetch(url, {
      method,
      headers: { origin: new URL(address).origin },
      ...(body !== undefined && { data: body }),
    });
    const text = await response.text();
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** Opens a table in a new tab. */
  async open(table: string): Promise<Opened> {
    const opened = await openBeside(this.context, `${this.#site.address}#/table/${table}`);
    await untilConnected(opened.page);
    return opened;
  }
}

/** A table as it is usual in these tests. */
export function newTable(wish: Partial<NewTable> & Pick<NewTable, 'seats'>): NewTable {
  return wantedTable(newKey(), wish);
}

/** Makes a table at which the host sits first and the others, by link, behind; it has started then. */
export async function seatTogether(
  host: Person,
  others: readonly Person[],
  wish: Partial<NewTable> = {},
): Promise<string> {
  const seats: NewTable['seats'] = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'online', user: null }) as const),
  ];
  const { id } = await host.ask<TableInfo>('makeTable', { body: newTable({ seats, ...wish }) });
  for (const [index, other] of others.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { key } = await host.ask<{ key: string }>('invite', { params: { id } });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await other.ask('claim', { params: { id }, body: { seat: index + 1, invite: key } });
  }
  await host.ask('startTable', { params: { id } });
  return id;
}

/** The log as the server has it. */
export async function logOf(person: Person, id: string): Promise<readonly Entry[]> {
  const { entries } = await person.ask<{ entries: readonly Entry[] }>('log', { params: { id } });
  return entries;
}

/** Waits until a table is on show and knows what has happened up to now. */
export async function untilConnected(page: Page): Promise<void> {
  await page.waitForSelector('[data-chat][data-link=on]');
}
