import { describe, expect, test } from 'vitest';
import type { Entry } from '../src/online/entry.ts';
import {
  bidLeast,
  logOf,
  newTable,
  type Person,
  PHONE,
  realErrors,
  untilAllAt,
  untilConnected,
  useOnlineStage,
} from './online.ts';
import { waitForPosition, whenKept } from './page.ts';

const stage = useOnlineStage();

/** A table at which the host has two seats of three, so that they often decide several times running. */
async function tableFor(host: Person, guest: Person): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Ada' }, { kind: 'online', user: null }] as const;
  const { id } = await host.ask<{ id: string }>('makeTable', { body: newTable({ seats: [...seats] }) });
  const { key } = await host.ask<{ key: string }>('invite', { params: { id } });
  await guest.ask('claim', { params: { id }, body: { seat: 2, invite: key } });
  await host.ask('startTable', { params: { id } });
  return id;
}

/** Every key is in the log once, and numbers have no hole. */
function expectSound(entries: readonly Entry[]): void {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
}

describe('the same seat on two devices', () => {
  test('either decides; where both do at once, one move is played and the other kept as a plan', async () => {
    const ann = await stage.come('Ann');
    const phone = await ann.elsewhere(stage.browser, PHONE);
    const ben = await stage.come('Ben');
    const id = await tableFor(ann, ben);
    const valves = await Promise.all([ann.valves(), phone.valves()]);
    const desk = await ann.open(id);
    const hand = await phone.open(id);
    const pages = [desk.page, hand.page];
    // Neither hears of the other's click before it has made its own.
    for (const { toServer } of valves) toServer.hold();
    await bidLeast(desk.page);
    await bidLeast(hand.page);
    await untilAllAt(pages, 1);
    expect(await logOf(ann, id)).toEqual([]);
    for (const { toServer } of valves) toServer.release();
    const plans = async (): Promise<number> => {
      const counts = await Promise.all(pages.map((page) => page.locator('[data-bar=kept-plan]').count()));
      return counts.reduce((sum, number) => sum + number, 0);
    };
    await expect.poll(plans).toBe(1);
    expect(await logOf(ann, id)).toHaveLength(1);
    await untilAllAt(pages, 1);

    await bidLeast(hand.page);
    await untilAllAt(pages, 2);
    expectSound(await logOf(ann, id));
    expect([desk, hand].flatMap(realErrors)).toEqual([]);
  });
});

describe('no network in the middle of a turn', () => {
  test('moves are made, the page is reloaded, and they are sent once when the network is back', async () => {
    const ann = await stage.come('Ann', { serviceWorkers: 'allow' });
    const ben = await stage.come('Ben');
    const id = await tableFor(ann, ben);
    const opened = await ann.open(id);
    const { page } = opened;
    await whenKept(page);
    const bens = await ben.open(id);
    await bidLeast(page);
    await untilAllAt([page, bens.page], 1);

    await ann.context.setOffline(true);
    await page.locator('[data-bar=reconnecting]').waitFor();
    await bidLeast(page);
    expect(await page.locator('[data-bar=reconnecting]').textContent()).toContain('One move waits');
    await page.reload();
    await waitForPosition(page, 2);
    // In the opening auction one of Ann's two may be asked again and again.
    expect(await logOf(ben, id)).toHaveLength(1);
    await ann.context.setOffline(false);
    await untilConnected(page);
    await untilAllAt([page, bens.page], 2);
    expect(await logOf(ben, id)).toHaveLength(2);
    expectSound(await logOf(ben, id));
    expect([opened, bens].flatMap(realErrors)).toEqual([]);
  });

  test('what another has done meanwhile comes first: the moves are a plan, which can be looked at and played', async () => {
    const ann = await stage.come('Ann');
    const phone = await ann.elsewhere(stage.browser);
    const ben = await stage.come('Ben');
    const id = await tableFor(ann, ben);
    const { toServer, toPage } = await ann.valves();
    const opened = await ann.open(id);
    const { page } = opened;
    toServer.hold();
    toPage.hold();
    await bidLeast(page);
    await bidLeast(page);
    const other = await phone.open(id);
    await bidLeast(other.page);
    await untilAllAt([other.page], 1);
    toServer.release();
    toPage.release();
    const bar = page.locator('[data-bar=kept-plan]');
    await bar.waitFor();
    expect(await bar.textContent()).toContain('2 moves were not made');
    expect(await bar.textContent()).toContain('Meanwhile:');
    await page.click('[data-look-at-plan]');
    await page.locator('[data-plan]').waitFor();
    await page.click('[data-plan-discard]');
    await bar.waitFor({ state: 'detached' });
    await untilAllAt([page, other.page], 1);
    expect(await logOf(ann, id)).toHaveLength(1);
    expect([opened, other].flatMap(realErrors)).toEqual([]);
  });
});

describe('the server goes away between a click and its answer', () => {
  test('again and again: every move is in the log once, and nobody has to do anything', async () => {
    const ann = await stage.come('Ann');
    const ben = await stage.come('Ben');
    const id = await tableFor(ann, ben);
    const { toPage, toServer } = await ann.valves();
    const opened = await ann.open(id);
    const { page } = opened;
    /* oxlint-disable no-await-in-loop -- one accident after the other */
    for (const isWritten of [true, false, true]) {
      const before = (await logOf(ann, id)).length;
      toPage.hold();
      if (!isWritten) toServer.hold();
      await bidLeast(page);
      await expect.poll(async () => (await logOf(ann, id)).length).toBe(before + Number(isWritten));
      await stage.site.restart();
      toPage.drop();
      toServer.drop();
      await expect.poll(async () => (await logOf(ann, id)).length).toBe(before + 1);
      await untilConnected(page);
      // Whoever is on turn by now: only Ann's two are clicked here.
      if (!(await page.title()).startsWith('●')) break;
    }
    /* oxlint-enable no-await-in-loop */
    const entries = await logOf(ann, id);
    expectSound(entries);
    await waitForPosition(page, entries.length);
    expect(realErrors(opened)).toEqual([]);
  });

  test('and the page is reloaded as well: the move is there once', async () => {
    const ann = await stage.come('Ann');
    const ben = await stage.come('Ben');
    const id = await tableFor(ann, ben);
    const { toPage } = await ann.valves();
    const opened = await ann.open(id);
    const { page } = opened;
    toPage.hold();
    await bidLeast(page);
    await expect.poll(async () => (await logOf(ann, id)).length).toBe(1);
    toPage.drop();
    await page.reload();
    await waitForPosition(page, 1);
    await untilConnected(page);
    expect(await logOf(ann, id)).toHaveLength(1);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox'))),
    ).toEqual([]);
    expect(realErrors(opened)).toEqual([]);
  });
});
