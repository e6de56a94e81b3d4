import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOf, freshName, goTo, makeTable, PHONE, takeSeat, useOnlineStage } from './online-stage.ts';

/** The pages round an online table, with the real server: making a table, coming to it, one's account. */

const stage = useOnlineStage();

/** The player whom the page is signed in as. */
async function nameOf(page: Page): Promise<string> {
  await goTo(page, '#/me');
  return page.locator('h1[data-me]').innerText();
}

/** A passkey reader that says yes to everything, in place of a finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('WebAuthn.enable');
  await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('a table for friends elsewhere', () => {
  test('is made, guests come by its link, one on a phone, and all sit down together', async () => {
    const host = await stage.visit();
    const { id, link } = await makeTable(host.page, { name: 'Ada', free: 2, label: 'Lunch' });
    expect(link).toContain(`#/join/${id}/`);

    const phone = await stage.visit(PHONE, new URL(link).hash);
    await phone.page.getByText('Ada invites you to a table of Chicago Express').waitFor();
    await takeSeat(phone.page, 'Ben');
    await phone.page.getByText('You have a seat at a table of Chicago Express').waitFor();
    // The host is told at once, and cannot start yet.
    await host.page.locator('[data-seat="1"]', { hasText: 'Ben' }).waitFor();
    expect(await host.page.getAttribute('[data-start-now]', 'aria-disabled')).toBe('true');

    const desk = await stage.visit({}, new URL(link).hash);
    await takeSeat(desk.page, 'Cleo');
    // The last seat starts the game: everybody is led to the table.
    await Promise.all(
      [host, phone, desk].map(async ({ page }) => {
        await page.waitForSelector('[data-table]');
        expect(new URL(page.url()).hash).toMatch(new RegExp(`^#/table/${id}`));
      }),
    );
    // In the list it has the picture of its position.
    await goTo(desk.page, '#/');
    await desk.page.locator(`[data-online-table="${id}"] [data-picture=position]`).waitFor();
    for (const opened of [host, phone, desk]) expect(faultsOf(opened)).toEqual([]);
    await Promise.all([host, phone, desk].map(({ context }) => context.close()));
  });

  test('can have a computer put on a free seat, and is started by its host', async () => {
    const host = await stage.visit();
    const { link } = await makeTable(host.page, { name: 'Dora', free: 2 });
    const guest = await stage.visit(PHONE, new URL(link).hash);
    await takeSeat(guest.page, 'Emil');
    await host.page.locator('[data-seat="1"]', { hasText: 'Emil' }).waitFor();
    await host.page.click('[data-to-computer="2"]');
    await Promise.all([host, guest].map(({ page }) => page.waitForSelector('[data-table]')));
    expect(faultsOf(host)).toEqual([]);
    expect(faultsOf(guest)).toEqual([]);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });

  test('is among one’s tables, listed for others, and gone once it is cancelled', async () => {
    const host = await stage.visit();
    const { id } = await makeTable(host.page, { name: 'Fay', label: 'Open house', listed: true });
    const visitor = await stage.visit();
    await visitor.page.locator(`[data-open-table="${id}"]`, { hasText: 'Open house' }).waitFor();
    await goTo(visitor.page, '#/online');
    await visitor.page.locator(`[data-open-table="${id}"]`).waitFor();

    await goTo(host.page, '#/');
    await host.page.locator(`[data-online-table="${id}"]`, { hasText: 'Waits for 2 more players' }).click();
    await host.page.click('[data-cancel-table]');
    await host.page.click('[data-cancel-yes]');
    await host.page.waitForSelector('[data-new-game]');
    await expect.poll(() => host.page.locator(`[data-online-table="${id}"]`).count()).toBe(0);
    await visitor.page.goto(`${stage.address}#/join/${id}`);
    await visitor.page.getByText('This table is not open to you').waitFor();
    expect(faultsOf(host)).toEqual([]);
    expect(faultsOf(visitor)).toEqual([]);
    await Promise.all([host, visitor].map(({ context }) => context.close()));
  });

  test('is as it was last known while the server is away, and says so', async () => {
    const host = await stage.visit();
    const { id } = await makeTable(host.page, { name: 'Gus' });
    await goTo(host.page, '#/');
    await host.page.locator(`[data-online-table="${id}"]`).waitFor();
    await host.context.setOffline(true);
    await goTo(host.page, '#/me');
    await goTo(host.page, '#/');
    await host.page.locator('[data-old]').waitFor();
    await host.page.locator(`[data-online-table="${id}"]`).waitFor();
    await host.context.setOffline(false);
    await host.page.reload();
    await host.page.locator(`[data-online-table="${id}"]`).waitFor();
    expect(await host.page.locator('[data-old]').count()).toBe(0);
    await host.context.close();
  });
});

describe('a guest', () => {
  test('becomes a member by a password and keeps the seat', async () => {
    const host = await stage.visit();
    const name = freshName('Hal');
    const { id } = await makeTable(host.page, { name });
    await goTo(host.page, '#/me');
    await host.page.fill('[data-form=register] [name=password]', 'seven trains at dawn');
    await host.page.click('[data-send=register]');
    await host.page.waitForSelector('[data-account-page=member]');
    await goTo(host.page, '#/');
    await host.page.locator(`[data-online-table="${id}"]`).waitFor();

    // Signed in elsewhere, the seat is there too.
    const elsewhere = await stage.visit({}, '#/me');
    await elsewhere.page.fill('[data-form=sign-in] [name=name]', name);
    await elsewhere.page.fill('[data-form=sign-in] [name=password]', 'not this one at all');
    await elsewhere.page.click('[data-send=sign-in]');
    await elsewhere.page.getByText('The name and the password do not match.').waitFor();
    await elsewhere.page.fill('[data-form=sign-in] [name=password]', 'seven trains at dawn');
    await elsewhere.page.click('[data-send=sign-in]');
    await elsewhere.page.locator(`[data-online-table="${id}"]`).waitFor();

    // And can be signed out from here.
    await goTo(host.page, '#/me');
    await host.page.click('[data-end-session]');
    await expect.poll(() => host.page.locator('[data-session=other]').count()).toBe(0);
    await elsewhere.page.reload();
    await elsewhere.page.waitForSelector('[data-to-sign-in]');
    expect(faultsOf(host)).toEqual([]);
    expect(faultsOf(elsewhere)).toEqual([]);
    await Promise.all([host, elsewhere].map(({ context }) => context.close()));
  });

  test('carries the seat to another device by a link that works once and leaves no trace', async () => {
    const host = await stage.visit();
    const { id } = await makeTable(host.page, { name: 'Ida' });
    await goTo(host.page, '#/me');
    await host.page.click('[data-make-device-link]');
    const link = await host.page.inputValue('[data-link]');
    expect(await host.page.getAttribute('[data-qr]', 'data-qr')).toBe(link);

    const phone = await stage.visit(PHONE, new URL(link).hash);
    await phone.page.waitForSelector('[data-carry]');
    expect(phone.page.url()).not.toContain(link.split('/').at(-1));
    await phone.page.click('[data-carry]');
    await phone.page.locator(`[data-online-table="${id}"]`).waitFor();
    expect(await nameOf(phone.page)).toBe('Ida');

    const third = await stage.visit({}, new URL(link).hash);
    await third.page.click('[data-carry]');
    await third.page.getByText('This link is used up').waitFor();
    expect(faultsOf(phone)).toEqual([]);
    await Promise.all([host, phone, third].map(({ context }) => context.close()));
  });

  test('becomes a member by a passkey, which signs in again', async () => {
    const host = await stage.visit();
    await addAuthenticator(host.page);
    const name = freshName('Jo Ann');
    const { id } = await makeTable(host.page, { name });
    await goTo(host.page, '#/me');
    await host.page.click('[data-become-by-passkey]');
    await host.page.waitForSelector('[data-account-page=member]');
    await expect.poll(() => host.page.locator('[data-passkey]').count()).toBe(1);
    await host.page.click('[data-make-codes]');
    const shown = host.page.locator('[data-codes] li');
    await expect.poll(() => shown.count()).toBe(10);
    const codes = await shown.allInnerTexts();
    await host.page.click('[data-leave-here]');
    await host.page.click('[data-to-sign-in]');
    await host.page.click('[data-passkey-sign-in]');
    await host.page.locator(`[data-online-table="${id}"]`).waitFor();
    expect(await nameOf(host.page)).toBe(name);

    // A code lets in once who has nothing else.
    const elsewhere = await stage.visit({}, '#/me');
    await elsewhere.page.click('[data-forgotten]');
    await elsewhere.page.fill('[data-form=recover] [name=name]', name);
    await elsewhere.page.fill('[data-form=recover] [name=code]', codes[3] ?? '');
    await elsewhere.page.fill('[data-form=recover] [name=password]', 'eight trains at dusk');
    await elsewhere.page.click('[data-send=recover]');
    await elsewhere.page.locator(`[data-online-table="${id}"]`).waitFor();
    expect(faultsOf(host)).toEqual([]);
    expect(faultsOf(elsewhere)).toEqual([]);
    await Promise.all([host, elsewhere].map(({ context }) => context.close()));
  });
});

/** What somebody might call themselves, or their table, to harm others. */
const PAYLOADS = [
  '<script>document.title="x"</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '{name} {number, plural, other {#}}',
  "'; DROP TABLE users; --",
  '&lt;b&gt; &#x3c;i&#x3e;',
  '<a href="//example.org">x</a>',
  '`${1+1}`',
];

test('names of tables are shown as they are written, and harm nobody', async () => {
  const host = await stage.visit();
  const made = await makeTable(host.page, { name: 'Kim', label: PAYLOADS[0] ?? '', listed: true });
  const other = await stage.visit();
  const asked: string[] = [];
  other.page.on('request', (request) => asked.push(request.url()));
  /* oxlint-disable no-await-in-loop -- one after the other */
  for (const label of PAYLOADS) {
    // The host names it anew, past the dialog.
    await host.page.evaluate(
      async ({ id, name }) => {
        const address = `api/v1/tables/${id}`;
        const info = (await (await fetch(address)).json()) as Record<string, unknown>;
        const kept = [
          'title',
          'ruleSet',
          'options',
          'isDrawn',
          'startsFull',
          'visibility',
          'undo',
          'proxies',
        ];
        kept.push('pace', 'clock', 'revision');
        const online = { kind: 'online', user: null };
        const body = {
          ...Object.fromEntries(kept.map((key) => [key, info[key]])),
          label: name,
          seats: [{ kind: 'me' }, online, online],
        };
        const answer = await fetch(address, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
      },
      { id: made.id, name: label },
    );
    await goTo(other.page, '#/online');
    await expect
      .poll(() => other.page.locator(`[data-open-table="${made.id}"]`).innerText())
      .toContain(label);
    await goTo(other.page, `#/join/${made.id}`);
    await expect.poll(() => other.page.locator('main header').innerText()).toContain(`“${label}”`);
    await goTo(other.page, '#/');
  }
  /* oxlint-enable no-await-in-loop */
  expect(await other.page.title()).not.toBe('x');
  expect(asked.filter((address) => !address.startsWith(stage.address))).toEqual([]);
  // A refused script would be reported here.
  expect(faultsOf(other)).toEqual([]);
  await Promise.all([host, other].map(({ context }) => context.close()));
});
