import { expect, test } from 'vitest';
import { recordedFile } from './files.ts';
import { exportGame, importGame, openImported, rankingOf } from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** As they are exported, with everything that was undone. */
const RECORDED = [
  '1848/1848_game_end_bank',
  '1848/101',
  '1860/1860_game_end_bank',
  '1860/19354',
  '18gb/18gb-2p-ew',
  '18gb/18gb-3p',
  '18gb/18gb-6p',
  'chicago-express/random-4p-1',
];

test.each(RECORDED)(
  '%s is imported with the scores of the record, goes out in both formats and comes back the same',
  async (path) => {
    const { name, text, scores } = recordedFile(path);
    const { page, context, errors } = await stage.open();
    await importGame(page, name, text);
    await openImported(page);
    expect(await rankingOf(page)).toEqual(scores);

    const files = { foreign: await exportGame(page, 'foreign'), own: await exportGame(page) };
    const at = await page.getAttribute('[data-table]', 'data-at');
    for (const [kind, file] of Object.entries(files)) {
      /* oxlint-disable no-await-in-loop -- one after the other at the same page */
      await page.goto(stage.address);
      await importGame(page, `${kind}.json`, file);
      await openImported(page);
      expect(await rankingOf(page)).toEqual(scores);
      expect(await page.getAttribute('[data-table]', 'data-at')).toBe(at);
      /* oxlint-enable no-await-in-loop */
    }
    expect(await exportGame(page)).toBe(files.own);

    await page.goto(stage.address);
    await expect.poll(() => page.locator('[data-game]').count()).toBe(3);
    expect(errors).toEqual([]);
    await context.close();
  },
);
