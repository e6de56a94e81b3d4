import {
  API,
  API_ROOT,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type Me,
  type Problem,
  type ProblemCode,
  type SeatInfo,
  type Site,
  type TableInfo,
} from '../online/api.ts';

/** As much of a server as pages round a table need, for tests of those pages: no rights, no storage, one user. */

type Params = Readonly<Record<string, string>>;
type Answer = (params: Params, body: unknown) => unknown;

/** What it answers where something is not done. */
export class FakeProblem extends Error {
  readonly problem: Problem;

  constructor(problem: ProblemCode, more: Omit<Problem, 'problem'> = {}) {
    super(problem);
    this.problem = { problem, ...more };
  }
}

export interface Asked {
  readonly name: EndpointName;
  readonly params: Params;
  readonly body: unknown;
}

const ID = /:(\w+)/g;

function matcherOf({ path }: Pick<Endpoint, 'path'>): RegExp {
  return new RegExp(`^${path.replaceAll(ID, '(?<$1>[^/]+)')}$`);
}

const ROUTES = (Object.keys(API) as EndpointName[]).map((name) => ({
  name,
  method: API[name].method,
  matcher: matcherOf(API[name]),
}));

/** A key of the right form. */
export function fakeKey(text: string): string {
  return text.padEnd(22, '_');
}

export const FAKE_SITE: Site = {
  p: 1,
  build: 'test',
  rules: {},
  me: null,
  registration: 'open',
  guests: true,
  isSecure: true,
  push: null,
};

export class FakeSite {
  site: Site;
  readonly tables = new Map<string, TableInfo>();
  /** Everything it was asked, first one first. */
  readonly asked: Asked[] = [];
  /** Whether its answers get lost. */
  isDown = false;
  readonly #answers: Partial<Record<EndpointName, Answer>> = {};

  constructor(site: Partial<Site> = {}) {
    this.site = { ...FAKE_SITE, ...site };
  }

  get me(): Me | null {
    return this.site.me;
  }

  /** Answers an endpoint in another way than usual. */
  on<N extends EndpointName>(name: N, answer: (params: Params, body: BodyOf<N>) => unknown): void {
    this.#answers[name] = answer as Answer;
  }

  /** What was asked of one endpoint. */
  askedOf(name: EndpointName): readonly Asked[] {
    return this.asked.filter((one) => one.name === name);
  }

  readonly fetch = async (address: string | URL | Request, wish: RequestInit = {}): Promise<Response> => {
    const path = (address instanceof Request ? address.url : String(address)).replace(/^.*?(?=api\/)/, '');
    const body: unknown = typeof wish.body === 'string' ? JSON.parse(wish.body) : null;
    return this.answer(wish.method ?? 'GET', path, body);
  };

  answer(method: string, path: string, body: unknown): Response {
    const below = path.slice(API_ROOT.length);
    const route = ROUTES.find((one) => one.method === method && one.matcher.test(below));
    if (!route) return new Response('Not found\n', { status: 404 });
    const params = { ...route.matcher.exec(below)?.groups };
    this.asked.push({ name: route.name, params, body });
    if (this.isDown) throw new TypeError('no network');
    try {
      const answer = (this.#answers[route.name] ?? this.#usual[route.name])?.(params, body) ?? null;
      return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
    } catch (error) {
      if (!(error instanceof FakeProblem)) throw error;
      return Response.json(error.problem, { status: 400 });
    }
  }

  #be(me: Me | null): Me | null {
    this.site = { ...this.site, me };
    return me;
  }

  tableOf({ id = '' }: Params): TableInfo {
    const table = this.tables.get(id);
    if (!table) throw new FakeProblem('missing');
    return table;
  }

  /** Changes a table as something else than the page would do it. */
  change(id: string, changes: Partial<TableInfo>): TableInfo {
    const table = this.tableOf({ id });
    const changed = { ...table, ...changes, revision: table.revision + 1 };
    this.tables.set(id, changed);
    return changed;
  }

  #seat(wish: BodyOf<'makeTable'>['seats'][number]): SeatInfo {
    const { me } = this;
    if (wish.kind === 'computer') return { user: null, computer: wish.computer, name: wish.name };
    if (wish.kind === 'online') return { user: wish.user, computer: null, name: null };
    return { user: me?.id ?? null, computer: null, name: wish.kind === 'me' ? (me?.name ?? '') : wish.name };
  }

  #made(wish: BodyOf<'makeTable'>): TableInfo {
    const { me } = this;
    if (!me) throw new FakeProblem('signed-out');
    const { id, match, seats, options, ...more } = wish;
    const known = this.tables.get(id);
    if (known) return known;
    const table: TableInfo = {
      ...more,
      id,
      options,
      state: 'open',
      host: me.id,
      seats: seats.map((seat) => this.#seat(seat)),
      turn: null,
      actions: match?.actions.length ?? 0,
      begun: match?.actions.length ?? 0,
      updated: 0,
      lapses: null,
      created: 0,
      revision: 0,
      people: [{ id: me.id, name: me.name }],
      terms: null,
    };
    this.tables.set(id, table);
    return table;
  }

  #arranged(params: Params, wish: BodyOf<'arrange'>): TableInfo {
    const table = this.tableOf(params);
    if (wish.revision !== table.revision) throw new FakeProblem('stale');
    const seats = wish.seats.map((seat, index) => {
      const now = table.seats[index];
      return seat.kind === 'online' && now && seat.user === now.user && !now.computer
        ? now
        : this.#seat(seat);
    });
    return this.change(table.id, { seats });
  }

  #claimed(params: Params, { seat }: BodyOf<'claim'>): TableInfo {
    const { me } = this;
    const table = this.tableOf(params);
    if (!me) throw new FakeProblem('signed-out');
    if (table.seats[seat]?.user) throw new FakeProblem('taken');
    const seats = table.seats.with(seat, { user: me.id, computer: null, name: me.name });
    const isFull = seats.every(({ user, computer }) => user !== null || computer !== null);
    const state = isFull && table.startsFull ? 'running' : table.state;
    return this.change(table.id, { seats, state, people: [...table.people, { id: me.id, name: me.name }] });
  }

  readonly #usual: Partial<Record<EndpointName, Answer>> = {
    site: () => this.site,
    beGuest: (_, body) =>
      this.#be({ id: fakeKey('guest'), kind: 'guest', name: (body as BodyOf<'beGuest'>).name }),
    signIn: (_, body) =>
      this.#be({ id: fakeKey('member'), kind: 'member', name: (body as BodyOf<'signIn'>).name }),
    register: (_, body) =>
      this.#be({
        id: this.me?.id ?? fakeKey('member'),
        kind: 'member',
        name: (body as BodyOf<'register'>).name,
      }),
    rename: (_, body) => this.me && this.#be({ ...this.me, name: (body as BodyOf<'rename'>).name }),
    setLanguage: (_, body) => {
      if (this.me) this.#be({ ...this.me, ...(body as BodyOf<'setLanguage'>) });
    },
    useDeviceLink: () => this.#be({ id: fakeKey('guest'), kind: 'guest', name: 'Ada' }),
    signOut: () => void this.#be(null),
    myTables: () => [...this.tables.values()],
    lobby: () => [...this.tables.values()].filter(({ visibility }) => visibility === 'listed'),
    makeTable: (_, body) => this.#made(body as BodyOf<'makeTable'>),
    table: (params) => this.tableOf(params),
    invited: (params) => this.tableOf(params),
    arrange: (params, body) => this.#arranged(params, body as BodyOf<'arrange'>),
    cancelTable: ({ id = '' }) => void this.tables.delete(id),
    startTable: ({ id = '' }) => this.change(id, { state: 'running' }),
    invite: () => ({ key: fakeKey('invitation'), until: Date.now() + 14 * 24 * 3_600_000 }),
    withdrawInvites: () => null,
    claim: (params, body) => this.#claimed(params, body as BodyOf<'claim'>),
    leave: ({ id = '', seat }) => {
      const { seats } = this.tableOf({ id });
      this.change(id, { seats: seats.with(Number(seat), { user: null, computer: null, name: null }) });
      return null;
    },
    sessions: () => [],
    passkeys: () => [],
    relations: () => [],
    deviceLink: () => ({ key: fakeKey('device'), until: Date.now() + 600_000 }),
    recoveryCodes: () => ({ codes: ['rock-river-one', 'rock-river-two'] }),
  };
}
