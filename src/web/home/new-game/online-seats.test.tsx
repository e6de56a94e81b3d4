// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BodyOf } from '../../../online/api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { FakeProblem, FakeSite, fakeKey } from '../../../testing/fake-site.ts';
import { openSite } from '../../../testing/open-site.ts';
import { usePageRoot } from '../../../testing/page-root.ts';
import { NewGameDialog } from './dialog.tsx';

/** The dialog for a new game, before and with a server. What follows a table is told by a socket: there is none here. */
vi.mock('../../online/page-world.ts', () => ({ PAGE_WORLD: { connection: { join: () => () => {} } } }));

const { ONLINE_SLOTS } = await import('../../online-pages/slots.tsx');
const { fillSlots } = await import('../../online/slots.ts');

const root = usePageRoot();
const ADA = { id: fakeKey('ada'), kind: 'guest', name: 'Ada' } as const;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  return () => vi.unstubAllGlobals();
});

const get = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const has = (selector: string): boolean => root.querySelector(selector) !== null;
const press = (selector: string): Promise<void> => act(() => get(selector).click());

async function choose(selector: string, value: string): Promise<void> {
  await act(() => {
    const field = get(selector) as HTMLSelectElement;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

async function type(selector: string, value: string): Promise<void> {
  await act(() => {
    const field = get(selector) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function openDialog(): Promise<void> {
  await act(() => render(<NewGameDialog first="chicago-express" onClose={() => {}} />, root));
  await eventually(() => expect(get('[data-start]').getAttribute('aria-disabled')).not.toBe('true'));
}

const kinds = (): string[] =>
  [...root.querySelectorAll<HTMLSelectElement>('[data-kind]')].map(({ value }) => value);

async function make(): Promise<void> {
  await press('[data-start]');
}

describe('without a server', () => {
  test('there is nothing of playing online', async () => {
    await openDialog();
    expect(has('[data-add-online]')).toBe(false);
    expect(has('[data-kind="0"] option[value=online]')).toBe(false);
    expect(has('[data-agreement]')).toBe(false);
  });
});

describe('with a server', () => {
  let site: FakeSite;
  beforeEach(async () => {
    site = new FakeSite();
    await openSite(site);
    fillSlots(ONLINE_SLOTS);
  });
  const made = (): BodyOf<'makeTable'> => site.askedOf('makeTable').at(-1)?.body as BodyOf<'makeTable'>;

  test('the dialog is the same until a seat is for somebody elsewhere', async () => {
    await openDialog();
    expect(has('[data-agreement]')).toBe(false);
    expect(has('[data-kind="0"] option[value=me]')).toBe(false);
    await press('[data-add-online]');
    expect(kinds()).toEqual(['me', 'person', 'person', 'person', 'online']);
    expect(has('[data-agreement]')).toBe(true);
    expect(get('[data-summary]').textContent).toContain('Starts as soon as the free seat is taken.');
    await press('[data-remove="4"]');
    expect(kinds()).toEqual(['person', 'person', 'person', 'person']);
    expect(has('[data-agreement]')).toBe(false);
  });

  test('one seat at most is mine', async () => {
    await openDialog();
    await press('[data-add-online]');
    await choose('[data-kind="2"]', 'me');
    expect(kinds()).toEqual(['person', 'person', 'me', 'person', 'online']);
  });

  test('what was chosen is the table that is made, with an invitation to it', async () => {
    await openDialog();
    await type('[data-seat="0"]', 'Ada');
    await choose('[data-kind="1"]', 'online');
    await type('[data-seat="2"]', 'Cleo');
    await choose('[data-kind="3"]', 'computer');
    await press('[name=pace][value=days]');
    await press('[name=visibility][value=private]');
    await press('[data-toggle=startsFull]');
    await press('[data-toggle=isDrawn]');
    await choose('[data-undo-rule]', 'free');
    await type('[data-table-label]', 'Lunch');
    expect(get('[data-summary]').textContent).toBe(
      'One seat for friends elsewhere, a friend at this screen, a computer, over days. Starts when you say so.',
    );
    await make();
    await eventually(() => expect(location.hash).toMatch(/^#\/join\//));
    expect(site.askedOf('beGuest')[0]?.body).toEqual({ name: 'Ada' });
    expect(made()).toMatchObject({
      title: 'chicago-express',
      label: 'Lunch',
      pace: 'days',
      clock: 'none',
      visibility: 'private',
      undo: 'free',
      isDrawn: true,
      startsFull: false,
      match: null,
      seats: [
        { kind: 'me' },
        { kind: 'online', user: null },
        { kind: 'here', name: 'Cleo' },
        { kind: 'computer', computer: { level: 'medium', manner: 'balanced' }, name: 'Bot 1' },
      ],
    });
    expect(made().id).toMatch(/^[\w-]{22}$/);
    expect(site.askedOf('invite')[0]?.params).toEqual({ id: made().id });
    expect(location.hash).toBe(`#/join/${made().id}`);
  });

  test('whoever is known already keeps their name, and stays who they are', async () => {
    await openSite(site, ADA);
    await openDialog();
    await press('[data-add-online]');
    expect(get('[data-told="0"]').textContent).toBe('Ada');
    await make();
    await eventually(() => expect(made()).toBeDefined());
    expect(site.askedOf('beGuest')).toEqual([]);
  });

  test('a double click makes one guest and one table', async () => {
    await openDialog();
    await press('[data-add-online]');
    await act(() => {
      get('[data-start]').click();
      get('[data-start]').click();
    });
    await eventually(() => expect(location.hash).toMatch(/^#\/join\//));
    expect(site.askedOf('beGuest')).toHaveLength(1);
    expect(site.askedOf('makeTable')).toHaveLength(1);
  });

  test('a refusal is told, and nothing is lost', async () => {
    site.on('makeTable', () => {
      throw new FakeProblem('slow-down', { wait: 120_000 });
    });
    await openDialog();
    await press('[data-add-online]');
    await make();
    await eventually(() => expect(get('[role=alert]').textContent).toContain('Try again in 2 minutes.'));
    expect(kinds()).toEqual(['me', 'person', 'person', 'person', 'online']);
    expect(location.hash).toBe('');
  });

  test('asked again after no answer, it is the same table; changed, it is another', async () => {
    await openSite(site, ADA);
    await openDialog();
    await press('[data-add-online]');
    site.isDown = true;
    const ids = (): unknown[] => site.askedOf('makeTable').map(({ body }) => (body as { id: string }).id);
    const tries = async (number: number): Promise<void> => {
      await make();
      await eventually(() => expect(ids()).toHaveLength(number));
      await eventually(() => expect(get('[role=alert]').textContent).toContain('did not answer'));
    };
    await tries(1);
    await tries(2);
    await type('[data-table-label]', 'Other');
    await tries(3);
    const [first, second, third] = ids();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('a game that has begun', () => {
  test('is put online with its players in their order', async () => {
    const site = new FakeSite();
    await openSite(site, ADA);
    fillSlots(ONLINE_SLOTS);
    const match = {
      railhead: 1,
      game: 'chicago-express',
      rulesVersion: 1,
      ruleSet: 'book',
      options: {},
      players: [
        { name: 'Ada' },
        { name: 'Ben' },
        { name: 'Bot 1', computer: { level: 'hard', manner: 'bold' } },
      ],
      seed: 7,
      actions: [],
    } as const;
    await act(() => render(<NewGameDialog first="chicago-express" begun={match} onClose={() => {}} />, root));
    await eventually(() => expect(get('[data-start]').getAttribute('aria-disabled')).not.toBe('true'));
    expect(kinds()).toEqual(['me', 'online', 'computer']);
    expect(has('[data-add]')).toBe(false);
    expect(has('[data-remove="0"]')).toBe(false);
    expect(has('[data-toggle=isDrawn]')).toBe(false);
    await make();
    await eventually(() => expect(site.askedOf('makeTable')).toHaveLength(1));
    expect(site.askedOf('makeTable')[0]?.body).toMatchObject({
      match,
      seats: [
        { kind: 'me' },
        { kind: 'online', user: null },
        { kind: 'computer', computer: { level: 'hard', manner: 'bold' } },
      ],
    });
  });
});
