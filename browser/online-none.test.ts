import { expect, test } from 'vitest';
import { ACTIVE, drive } from './driver.ts';
import { startGame } from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** What is only in what playing online loads: a key of its words, a message of its socket, its database. */
const MARKS = ['page.online-table.deciding', 'railhead.outbox.', 'railhead-online', 'api/v1/live'];

test('at one screen nothing of playing online is loaded, and a server is looked for once', async () => {
  const { page, context } = await stage.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The page before it may still be asking.
  page.once('framenavigated', () => (asked.length = 0));
  await page.reload();
  await startGame(page, { title: 'chicago-express', names: ['Ada', 'Ben', 'Cleo'] });
  await drive(page, { seed: 1, weights: ACTIVE }, 5);
  expect(asked.filter((url) => url.includes('/api/')).length).toBeLessThanOrEqual(1);
  const scripts = [...new Set(asked.filter((url) => url.endsWith('.js')))];
  expect(scripts.length).toBeGreaterThan(3);
  const texts = await Promise.all(
    scripts.map(async (url) => [url, await (await context.request.get(url)).text()] as const),
  );
  const found = texts.flatMap(([url, text]) =>
    MARKS.filter((mark) => text.includes(mark)).map((mark) => `${url}: ${mark}`),
  );
  expect(found).toEqual([]);
});
