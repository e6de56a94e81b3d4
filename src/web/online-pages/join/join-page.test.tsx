// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Me, SeatInfo, TableInfo } from '../../../online/api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { FakeProblem, FakeSite, fakeKey } from '../../../testing/fake-site.ts';
import { openSite } from '../../../testing/open-site.ts';
import { usePageRoot } from '../../../testing/page-root.ts';

/** What the server tells over its socket as soon as it happens. */
const told = vi.hoisted(() => ({ change: () => {} }));
vi.mock('../../online/page-world.ts', () => ({
  PAGE_WORLD: {
    connection: {
      join: (tenant: { id: string; hear: (message: object) => void }) => {
        told.change = () => tenant.hear({ type: 'table', id: tenant.id, revision: 1 });
        return () => {};
      },
    },
  },
}));

const { JoinPage } = await import('./join-page.tsx');

const root = usePageRoot();
const ADA: Me = { id: fakeKey('ada'), kind: 'member', name: 'Ada' };
const BEN: Me = { id: fakeKey('ben'), kind: 'member', name: 'Ben' };
const ID = fakeKey('table');
const KEY = fakeKey('invitation');
const FREE: SeatInfo = { user: null, computer: null, name: null };
const BOT: SeatInfo = { user: null, computer: { level: 'hard', manner: 'bold' }, name: 'Bot 1' };
const HOST: SeatInfo = { user: ADA.id, computer: null, name: 'Ada' };

function tableOf(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: ID,
    title: 'chicago-express',
    label: '',
    state: 'open',
    host: ADA.id,
    pace: 'live',
    visibility: 'link',
    ruleSet: 'book',
    options: {},
    seats: [HOST, FREE, FREE],
    turn: null,
    actions: 0,
    updated: 0,
    lapses: null,
    revision: 0,
    undo: 'agreed',
    proxies: false,
    clock: 'shown',
    isDrawn: false,
    startsFull: true,
    begun: 0,
    people: [{ id: ADA.id, name: 'Ada' }],
    terms: null,
    created: 0,
    ...changes,
  };
}

let site: FakeSite;

beforeEach(() => {
  localStorage.clear();
  location.hash = `#/join/${ID}/${KEY}`;
  site = new FakeSite();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  return () => vi.unstubAllGlobals();
});

const text = (selector = 'main'): string => root.querySelector(selector)?.textContent ?? '';
const has = (selector: string): boolean => root.querySelector(selector) !== null;
const press = (selector: string): Promise<void> =>
  act(() => {
    const element = root.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    element.click();
  });

async function open(me: Me | null, table: TableInfo, invite: string | null = KEY): Promise<void> {
  await openSite(site, me);
  site.tables.set(ID, table);
  await act(() => render(<JoinPage id={ID} invite={invite} />, root));
  await eventually(() => expect(has('main[data-join], main h1')).toBe(true));
}

async function whenChanged(changes: Partial<TableInfo>): Promise<void> {
  const { revision } = site.change(ID, changes);
  await act(() => told.change());
  await eventually(() => expect(has(`[data-revision="${revision}"]`)).toBe(true));
}

describe('for somebody invited', () => {
  test('it says who invites to what, and the first free seat is theirs', async () => {
    await open(null, tableOf({ label: 'Lunch', seats: [HOST, FREE, BOT] }));
    expect(text('h1')).toBe('Ada invites you to a table of Chicago Express');
    expect(text('header p')).toContain('“Lunch”. 2 of 3 seats are taken; it starts when you sit down.');
    expect(root.querySelector('[data-chosen]')?.getAttribute('data-seat')).toBe('1');
    expect(text('[data-seat="2"]')).toContain('Hard, bold');
  });

  test('a table whose host has been away for long says when it closes; not to the host, who is back', async () => {
    await open(null, tableOf({ lapses: Date.UTC(2026, 2, 12, 12) }));
    expect(text('[role=status], [role=alert], main')).toContain('This table closes on ');
    expect(text()).toContain('unless Ada comes back');
    await open(ADA, tableOf({ lapses: Date.UTC(2026, 2, 12, 12) }));
    expect(text()).not.toContain('closes on');
  });

  test('a name is all it takes', async () => {
    await open(null, tableOf());
    expect(root.querySelector('[data-take-seat]')?.getAttribute('aria-disabled')).toBe('true');
    await press('[data-seat="2"] button');
    await act(() => {
      const field = root.querySelector<HTMLInputElement>('[data-my-name]');
      if (!field) throw new Error('no field');
      field.value = ' Cleo ';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(() => root.querySelector<HTMLFormElement>('[data-take]')?.requestSubmit());
    await eventually(() => expect(site.askedOf('claim')).toHaveLength(1));
    expect(site.askedOf('beGuest')[0]?.body).toEqual({ name: 'Cleo' });
    expect(site.askedOf('claim')[0]).toMatchObject({ params: { id: ID }, body: { seat: 2, invite: KEY } });
    await eventually(() => expect(text('h1')).toBe('You have a seat at a table of Chicago Express'));
    expect(text()).toContain('Waiting for one more player. It starts by itself.');
  });

  test('the last seat starts the game, and the page goes to the table', async () => {
    await open(BEN, tableOf({ seats: [HOST, FREE] }));
    await act(() => root.querySelector<HTMLFormElement>('[data-take]')?.requestSubmit());
    await eventually(() => expect(location.hash).toBe(`#/table/${ID}`));
  });

  test('a seat somebody else has taken is told, and another one offered', async () => {
    await open(BEN, tableOf());
    site.on('claim', () => {
      throw new FakeProblem('taken');
    });
    site.change(ID, { seats: [HOST, { user: fakeKey('cleo'), computer: null, name: 'Cleo' }, FREE] });
    await act(() => root.querySelector<HTMLFormElement>('[data-take]')?.requestSubmit());
    await eventually(() => expect(root.querySelector('[data-chosen]')?.getAttribute('data-seat')).toBe('2'));
    expect(text('[data-seat="1"]')).toContain('Cleo');
  });

  test('what others do appears at once', async () => {
    await open(null, tableOf());
    await whenChanged({ seats: [HOST, BOT, FREE] });
    expect(text('[data-seat="1"]')).toContain('Bot 1');
  });

  test('only watching goes to the table when it starts', async () => {
    await open(null, tableOf());
    await press('[data-watch]');
    expect(has('[data-take]')).toBe(false);
    expect(has('[data-watching]')).toBe(true);
    site.change(ID, { state: 'running' });
    await act(() => told.change());
    await eventually(() => expect(location.hash).toBe(`#/table/${ID}`));
  });

  test('one that has started without them is not said to start', async () => {
    await open(null, tableOf({ state: 'running', visibility: 'private', seats: [HOST, BOT, BOT] }));
    expect(text('header p')).toBe('All 3 seats are taken.');
  });

  test('a private table has nobody who watches', async () => {
    await open(null, tableOf({ visibility: 'private' }));
    expect(has('[data-take]')).toBe(true);
    expect(has('[data-watch]')).toBe(false);
  });

  test('over http nothing is offered that does not work there', async () => {
    site.site = { ...site.site, isSecure: false };
    await open(null, tableOf());
    expect(has('[data-sign-in]')).toBe(false);
    expect(has('[data-take-seat]')).toBe(true);
  });

  test('on a server without guests one signs in', async () => {
    site.site = { ...site.site, guests: false };
    await open(null, tableOf());
    expect(has('[data-my-name]')).toBe(false);
    expect(has('[data-take-seat]')).toBe(false);
    expect(has('[data-sign-in]')).toBe(true);
  });
});

describe('an invitation', () => {
  beforeEach(() =>
    site.on('invited', () => {
      throw new FakeProblem('spent');
    }),
  );

  test('that is used up lets nobody sit, but the table can be watched', async () => {
    await open(null, tableOf());
    expect(text('[role=alert]')).toContain('This link is used up');
    expect(has('[data-take]')).toBe(false);
    expect(has('[data-watch]')).toBe(true);
  });

  test('is not needed where the table is listed', async () => {
    await open(null, tableOf({ visibility: 'listed' }));
    expect(has('[data-take]')).toBe(true);
  });

  test('to nothing says so', async () => {
    site.on('table', () => {
      throw new FakeProblem('missing');
    });
    await open(null, tableOf());
    expect(text('h1')).toBe('This invitation is no longer valid');
  });
});

describe('for the host', () => {
  test('a link that was made here is there to copy', async () => {
    localStorage.setItem(
      'railhead.invitations',
      JSON.stringify({ [ID]: { key: KEY, until: Date.now() + 60_000 } }),
    );
    await open(ADA, tableOf(), null);
    const link = root.querySelector<HTMLInputElement>('[data-link]')?.value ?? '';
    expect(link).toMatch(new RegExp(`#/join/${ID}/${KEY}$`));
    await press('[data-show-code]');
    expect(root.querySelector('[data-qr]')?.getAttribute('data-qr')).toBe(link);
    await press('[data-withdraw]');
    await eventually(() => expect(has('[data-make-link]')).toBe(true));
    expect(site.askedOf('withdrawInvites')).toHaveLength(1);
    expect(localStorage.getItem('railhead.invitations')).toBe('{}');
  });

  test('a link from elsewhere is not known here: a new one is made', async () => {
    await open(ADA, tableOf(), null);
    expect(has('[data-link]')).toBe(false);
    await press('[data-make-link]');
    await eventually(() => expect(has('[data-link]')).toBe(true));
  });

  test('a computer is put on a free seat, and everything else stays as it is', async () => {
    const cleo: SeatInfo = { user: fakeKey('cleo'), computer: null, name: 'Cleo' };
    const dan: SeatInfo = { user: ADA.id, computer: null, name: 'Dan' };
    await open(ADA, tableOf({ label: 'Lunch', seats: [HOST, cleo, dan, FREE, BOT] }), null);
    await eventually(() => expect(has('[data-to-computer="3"]')).toBe(true));
    await press('[data-to-computer="3"]');
    await eventually(() => expect(site.askedOf('arrange')).toHaveLength(1));
    expect(site.askedOf('arrange')[0]?.body).toEqual({
      label: 'Lunch',
      title: 'chicago-express',
      ruleSet: 'book',
      options: {},
      seats: [
        { kind: 'me' },
        { kind: 'online', user: cleo.user },
        { kind: 'here', name: 'Dan' },
        { kind: 'computer', computer: { level: 'medium', manner: 'balanced' }, name: 'Bot 2' },
        { kind: 'computer', computer: BOT.computer, name: 'Bot 1' },
      ],
      isDrawn: false,
      startsFull: true,
      visibility: 'link',
      undo: 'agreed',
      proxies: false,
      pace: 'live',
      clock: 'shown',
      revision: 0,
    });
    await eventually(() => expect(has('[data-free-seat="3"]')).toBe(true));
    await press('[data-free-seat="3"]');
    await eventually(() => expect(has('[data-to-computer="3"]')).toBe(true));
  });

  test('the game starts only with every seat taken', async () => {
    await open(ADA, tableOf({ startsFull: false }), null);
    expect(root.querySelector('[data-start-now]')?.getAttribute('aria-disabled')).toBe('true');
    await whenChanged({ seats: [HOST, BOT, BOT] });
    await press('[data-start-now]');
    await eventually(() => expect(location.hash).toBe(`#/table/${ID}`));
  });

  test('the table is cancelled only when asked twice', async () => {
    await open(ADA, tableOf(), null);
    await press('[data-cancel-table]');
    expect(site.askedOf('cancelTable')).toEqual([]);
    await press('[data-cancel-yes]');
    await eventually(() => expect(location.hash).toBe('#/'));
    expect(site.tables.size).toBe(0);
  });
});

test('a server that does not answer leaves what is known on show, and says so', async () => {
  await open(null, tableOf());
  site.isDown = true;
  await act(() => told.change());
  await eventually(() => expect(text('[role=alert]')).toContain('did not answer'));
  expect(text('h1')).toContain('Ada invites you');
});

test('names are shown as they are written', async () => {
  const name = '<img src=x onerror="alert(1)">';
  await open(
    null,
    tableOf({ label: name, people: [{ id: ADA.id, name }], seats: [{ ...HOST, name }, FREE] }),
  );
  expect(text('h1')).toContain(name);
  expect(has('img')).toBe(false);
});
