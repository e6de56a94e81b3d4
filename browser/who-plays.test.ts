import { expect, test } from 'vitest';
import { startGame } from './page.ts';
import { useStage } from './stage.ts';

/** Who plays is a press away, where the players are. */

const stage = useStage();

test.each(['1848', 'chicago-express'])('%s: a name on a card leads to who plays, and back', async (title) => {
  const { page, context, errors } = await stage.open({ viewport: { width: 1366, height: 768 } });
  await startGame(page, { title, names: ['Ada', 'Ben', 'Cleo'] });
  await page.click('[data-seat="0"] [data-who-plays]');
  await page.selectOption('dialog [data-kind="0"]', 'computer');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-seat="0"] [data-computer]');
  // How long it takes at most as a rule is said while it thinks.
  expect(await page.innerText('[data-patience]')).toBe(
    'Computer, Medium, balanced. Usually done within 3 s.',
  );
  await page.keyboard.press('b');
  await page.locator('[data-patience]').waitFor({ state: 'detached' });

  // A plan is nobody's to play.
  await page.keyboard.press('l');
  await page.waitForSelector('[data-plan]');
  expect(await page.locator('[data-who-plays]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
