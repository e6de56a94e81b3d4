import { expect, test } from 'vitest';
import { startGame } from './page.ts';
import { useStage } from './stage.ts';

/** The page on a host that has no server: one question, and nothing of playing online. */

const stage = useStage();

test('a static host is asked once, and nothing is shown', async () => {
  const { page, context, errors } = await stage.open();
  const asked: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) asked.push(pathname);
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  // The page before it may still be asking.
  page.once('framenavigated', () => {
    asked.length = 0;
    scripts.length = 0;
  });
  const answered = page.waitForResponse(/api\/v1\/site$/);
  await page.reload();
  // A plain host has nothing there; the server of the page alone says that it offers nothing.
  expect([204, 404]).toContain((await answered).status());
  await page.waitForSelector('[data-new-game]');
  expect(await page.getByText('Sign in').count()).toBe(0);
  await startGame(page, { title: 'chicago-express', names: ['Ada', 'Ben', 'Cleo'] });
  expect(await page.locator('[data-put-online]').count()).toBe(0);
  await page.goto(`${stage.address}#/`);
  await page.click('[data-new-game]');
  await page.waitForSelector('[data-start]:not([aria-disabled=true])');
  expect(await page.locator('[data-add-online]').count()).toBe(0);
  expect(asked).toEqual(['/api/v1/site']);
  expect(scripts.filter((path) => /slots|online|qr|webauthn/i.test(path))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a link to a table says why it leads nowhere here', async () => {
  const { page, context, errors } = await stage.open();
  await page.goto(`${stage.address}#/join/abc/def`);
  await page.getByText('This copy of Railhead has no server behind it').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
