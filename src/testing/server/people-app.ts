import { afterAll } from 'vitest';
import type { EndpointName, Me } from '../../online/api.ts';
import type { App, AppOptions } from '../../server/app.ts';
import { type OnlinePeople, openPeople } from '../../server/people/index.ts';
import type { Door } from '../../server/people/parts.ts';
import type { Store } from '../../server/store/open.ts';
import { StoreFolder } from '../online/store-folder.ts';
import { type Answered, ask, type Asked, useApps } from './app.ts';
import { type StubOnline, stubOnline } from './stub-online.ts';

/** A device of a person: it keeps the cookie it is given. */
export class Device {
  token: string | undefined;
  readonly #app: Pick<App, 'server'>;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: Pick<App, 'server'>, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  async ask(name: EndpointName, asked: Asked = {}): Promise<Answered> {
    const answered = await ask(this.#app, name, {
      token: this.token,
      ...asked,
      headers: { ...this.#headers, ...asked.headers },
    });
    if (answered.token !== undefined) this.token = answered.token ?? undefined;
    return answered;
  }

  /** What is answered, which must be no refusal. */
  async done<T>(name: EndpointName, asked: Asked = {}): Promise<T> {
    const { status, body } = await this.ask(name, asked);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  }

  /** The code of a refusal; null where it was done. */
  async refusal(name: EndpointName, asked: Asked = {}): Promise<string | null> {
    const { status, body } = await this.ask(name, asked);
    return status < 300 ? null : (body as { readonly problem: string }).problem;
  }
}

/** A site with people and nothing else. */
export interface Site {
  readonly store: Store;
  readonly people: OnlinePeople;
  readonly online: StubOnline;
  /** Sessions that have ended before their time. */
  readonly ended: string[];
  readonly app: App;
  device(headers?: Readonly<Record<string, string>>): Device;
  /** A device of a new guest. */
  guest(name: string): Promise<Device>;
  /** A device of a new member. */
  member(name: string): Promise<Device>;
  me(device: Device): Promise<Me | null>;
}

export const PASSWORD = 'a long walk by the sea';

/** For a file of tests: makes sites, which are closed after them. */
export function useSites(): (door?: Partial<Door>, options?: Partial<AppOptions>) => Promise<Site> {
  const makeApp = useApps();
  const folders: StoreFolder[] = [];
  afterAll(async () => {
    await Promise.all(folders.map((folder) => folder.clear()));
  });
  return async (door = {}, options = {}) => {
    const folder = new StoreFolder();
    folders.push(folder);
    const store = await folder.open();
    const ended: string[] = [];
    const people = openPeople({
      db: store.db,
      now: () => online.clock,
      door: { registration: 'open', guests: true, ...door },
      ended: (session) => void ended.push(session),
    });
    const online = stubOnline(people.handlers);
    online.clock = 1_700_000_000_000;
    const app = await makeApp({ ...online, now: () => online.clock, findCaller: people.findCaller }, options);
    const device = (headers?: Readonly<Record<string, string>>): Device => new Device(app, headers);
    return {
      store,
      people,
      online,
      ended,
      app,
      device,
      async guest(name) {
        const guest = device();
        await guest.done('beGuest', { body: { name } });
        return guest;
      },
      async member(name) {
        const member = device();
        await member.done('register', { body: { name, password: PASSWORD } });
        return member;
      },
      async me({ token }) {
        return token === undefined ? null : ((await people.findCaller(token))?.user ?? null);
      },
    };
  };
}
