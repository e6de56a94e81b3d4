import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { ServedOnline } from '../browser/online-server.ts';
import { logOf, newTable, Person, seatTogether } from '../browser/person.ts';
import { openBeside } from '../browser/page.ts';
import { positionNear, recordedGame } from '../browser/positions.ts';
import type { Match } from '../src/core/match.ts';
import type { NewTable, TableInfo } from '../src/online/api.ts';

/** Pictures of everything about tables across the internet: a real server, and people who sit at its tables. */

export interface OnlineStudio {
  readonly browser: Browser;
  readonly site: ServedOnline;
  /** Of the screen: size, touch. */
  readonly options: BrowserContextOptions;
  /** Takes the pictures of a page. */
  take(page: Page, name: string): Promise<void>;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'] as const;
const BEN = 1;

/** A game of 1848 in which Ben is to lay track. */
function bensTrack(): Match {
  const wanted = positionNear(
    recordedGame('1848'),
    0.6,
    ({ seat, step }, types) => seat === BEN && types.has('lay_tile') && !step.includes('home'),
  );
  if (wanted === null) throw new Error('no such position');
  return JSON.parse(wanted) as Match;
}

/** Where Ada and her friends meet. */
class Evening {
  readonly #studio: OnlineStudio;

  constructor(studio: OnlineStudio) {
    this.#studio = studio;
  }

  come(name: string | null): Promise<Person> {
    const { browser, site, options } = this.#studio;
    return Person.come(browser, site, name, { reducedMotion: 'reduce', ...options });
  }

  all(): Promise<Person[]> {
    return Promise.all(NAMES.map((name) => this.come(name)));
  }

  async page(person: Person, hash: string): Promise<Page> {
    const { page } = await openBeside(person.context, this.#studio.site.address + hash);
    page.setDefaultTimeout(20_000);
    // As for a user with a pointer: for keyboard users the page shows where the focus goes.
    await page.mouse.click(1, 1);
    return page;
  }

  async table(person: Person, id: string): Promise<Page> {
    const page = await this.page(person, `#/table/${id}`);
    await page.waitForSelector('[data-chat][data-link=on]');
    return page;
  }

  take(page: Page, name: string): Promise<void> {
    return this.#studio.take(page, `online-${name}`);
  }
}

/** Puts a game online as it stands, its players in their seats. */
async function putOnline(people: readonly Person[], match: Match): Promise<string> {
  const { game, ruleSet, options, players } = match;
  return seatTogether(people[0] as Person, people.slice(1, players.length), {
    title: game,
    ruleSet,
    options,
    match,
    label: 'Thursday gauge',
    pace: 'days',
  });
}

async function makeTable(host: Person, wish: Partial<NewTable>): Promise<TableInfo> {
  const seats = [{ kind: 'me' }, { kind: 'online', user: null }, { kind: 'online', user: null }] as const;
  return host.ask<TableInfo>('makeTable', { body: newTable({ seats: [...seats], ...wish }) });
}

/** Presses what may be in a menu. */
async function press(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  if (!(await wanted.isVisible())) await page.click('[popovertarget=file-menu]');
  await wanted.click();
}

async function say(page: Page, text: string): Promise<void> {
  if ((await page.locator('[data-chat-input]').count()) === 0) await page.click('[data-chat]');
  await page.fill('[data-chat-input]', text);
  await page.keyboard.press('Enter');
  await page
    .locator('[data-chat-line]', { hasText: text.slice(0, 10) })
    .first()
    .waitFor();
}

/** Screen 15: one's own tables, and others that look for players. */
async function takeHome(evening: Evening): Promise<void> {
  const people = await evening.all();
  const [ada, ben, cleo] = people as [Person, Person, Person];
  await putOnline(people, bensTrack());
  await seatTogether(ada, [ben, cleo], { label: 'Lunch' });
  await makeTable(ada, { title: '1860', ruleSet: 'book', pace: 'days' });
  await makeTable(cleo, { visibility: 'listed', label: 'Anybody?' });
  const { id } = await makeTable(ben, { visibility: 'listed', title: '18gb', pace: 'days' });
  await cleo.ask('claim', { params: { id }, body: { seat: 1, invite: null } });
  const page = await evening.page(ada, '');
  await page.locator('[data-online-table]').nth(2).waitFor();
  await page.locator('[data-open-table]').nth(1).waitFor();
  await page.waitForTimeout(2000);
  await evening.take(page, 'home');
}

/** Screen 16: a new game with a seat for somebody elsewhere. */
async function takeNewGame(evening: Evening): Promise<void> {
  const page = await evening.page(await evening.come('Ada'), '');
  await page.click('[data-new-game]');
  await page.waitForSelector('[data-start]:not([aria-disabled=true])');
  await page.click('[data-add-online]');
  await evening.take(page, 'new-game');
}

/** Screen 17: the invitation, for a guest and for the host. */
async function takeInvitation(evening: Evening): Promise<void> {
  const [ben, cleo] = await Promise.all([evening.come('Ben'), evening.come('Cleo')]);
  const { id } = await makeTable(ben, {
    title: '1848',
    ruleSet: 'book',
    label: 'Thursday gauge',
    pace: 'days',
    startsFull: true,
    seats: [
      { kind: 'me' },
      { kind: 'online', user: null },
      { kind: 'computer', computer: { level: 'medium', manner: 'balanced' }, name: 'Emil' },
      { kind: 'online', user: null },
    ],
  });
  const { key } = await ben.ask<{ key: string }>('invite', { params: { id } });
  await cleo.ask('claim', { params: { id }, body: { seat: 1, invite: key } });
  const guest = await evening.page(await evening.come(null), `#/join/${id}/${key}`);
  await guest.fill('[data-my-name]', 'Ada');
  await evening.take(guest, 'invitation');
  const host = await evening.page(ben, `#/join/${id}`);
  await host.click('[data-make-link]');
  await host.waitForSelector('[data-link]');
  await evening.take(host, 'invitation-host');
}

/** Screens 18 and 19: a table while somebody else decides, with the chat; and a request to take back. */
async function takeTable(evening: Evening): Promise<void> {
  const people = await evening.all();
  const [ada, ben, cleo] = people as [Person, Person, Person];
  const id = await putOnline(people, bensTrack());
  const bens = await evening.table(ben, id);
  const cleos = await evening.table(cleo, id);
  const page = await evening.table(ada, id);
  await evening.take(page, 'table');
  await say(cleos, 'FT withholding again, sorry.');
  await say(bens, `You needed the 6+. #${(await logOf(ada, id)).length} leaves you £20.`);
  await say(page, 'Ben, mind G6?');
  await evening.take(page, 'chat');
  await page.click('[data-close-beside]');
  await bens.click('[data-close-beside]');
  await press(bens, '[data-undo=ask]');
  await bens.locator('[name=back-to]').nth(2).check();
  await evening.take(bens, 'undo-asking');
  await bens.click('[data-send-request]');
  // One of them is Ada's, so she is asked.
  await page.locator('[data-agree]').waitFor();
  const show = page.locator('[data-show-request]');
  if ((await show.count()) > 0) await show.click();
  await page.locator('[data-request-card]').waitFor();
  await evening.take(page, 'undo');
}

/** Screen 27: no connection, moves that came too late, a plan left behind, a full disk, a page that is too old. */
async function takeEdges(evening: Evening): Promise<void> {
  const [ada, ben] = await Promise.all([evening.come('Ada'), evening.come('Ben')]);
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Dora' }, { kind: 'online', user: null }] as const;
  const { id } = await makeTable(ada, { seats: [...seats] });
  const { key } = await ada.ask<{ key: string }>('invite', { params: { id } });
  await ben.ask('claim', { params: { id }, body: { seat: 2, invite: key } });
  await ada.ask('startTable', { params: { id } });
  const commit = (page: Page): Promise<void> =>
    page.locator('[data-commit]:not([aria-disabled=true])').first().dispatchEvent('click');

  const { toServer, toPage } = await ada.valves();
  const page = await evening.table(ada, id);
  toServer.hold();
  toPage.hold();
  await commit(page);
  await page.waitForSelector('[data-at="1"]');
  await ada.ask('leave', { params: { id, seat: '1' } });
  toServer.release();
  toPage.release();
  await page.locator('[data-bar=kept-plan]').waitFor();
  await evening.take(page, 'late');
  await page.close();

  await evening.take(await leftBehind(evening), 'gone-on');
  const cut = await cutTable(evening);
  await evening.take(cut, 'reconnecting');
  await evening.take(await refusedTable(evening, 'full'), 'full');
  await evening.take(await refusedTable(evening, 'old-page'), 'old-page');
}

/** A plan whose table has gone on. */
async function leftBehind(evening: Evening): Promise<Page> {
  const people = await evening.all();
  const id = await putOnline(people, bensTrack());
  const [ada, ben] = people as [Person, Person];
  const page = await evening.table(ada, id);
  await page.keyboard.press('l');
  await page.waitForSelector('[data-plan]');
  const bens = await evening.table(ben, id);
  await bens.keyboard.press('s');
  await page.locator('[data-bar=gone-on]').waitFor();
  return page;
}

/** Cut off with a move that waits to be sent. */
async function cutTable(evening: Evening): Promise<Page> {
  const people = await evening.all();
  const match = bensTrack();
  const id = await putOnline(people, match);
  const [, ben] = people as [Person, Person];
  const page = await evening.table(ben, id);
  await ben.context.setOffline(true);
  await page.locator('[data-bar=reconnecting]').waitFor();
  await page.keyboard.press('s');
  await page.locator('[data-bar=reconnecting]', { hasText: 'One move' }).waitFor();
  return page;
}

/** A table whose server refuses everything for one reason. */
async function refusedTable(evening: Evening, why: 'full' | 'old-page'): Promise<Page> {
  const [ada, ben] = await Promise.all([evening.come('Ada'), evening.come('Ben')]);
  const id = await seatTogether(ada, [ben]);
  await ada.context.routeWebSocket(/\/api\/v1\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { readonly type: string; readonly key: string };
      if (message.type !== 'act') server.send(text);
      else socket.send(JSON.stringify({ type: 'refused', key: message.key, why, id }));
    });
  });
  const page = await evening.table(ada, id);
  await page.locator('[data-commit]:not([aria-disabled=true])').first().dispatchEvent('click');
  await page.locator(`[data-bar=${why}]`).waitFor();
  return page;
}

/** By the part of the name that their pictures begin with. */
const SCENES: Readonly<Record<string, (evening: Evening) => Promise<void>>> = {
  home: takeHome,
  'new-game': takeNewGame,
  invitation: takeInvitation,
  table: takeTable,
  edges: takeEdges,
};

export const ONLINE_SCENES = Object.keys(SCENES);

/** The pictures of one scene on one screen. */
export async function takeOnline(studio: OnlineStudio, scene: string): Promise<void> {
  await SCENES[scene]?.(new Evening(studio));
  for (const context of studio.browser.contexts()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await context.close();
  }
}
