import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { actionsOf, lineAfter, startLine } from '../src/online/line.ts';
import type { TableInfo } from '../src/online/api.ts';
import type { Id } from '../src/online/entry.ts';
import { ACTIVE, drive } from './driver.ts';
import { logOf, PHONE, realErrors, seatTogether, untilTogether, useOnlineStage } from './online.ts';
import { isOver, rankingOf, stateOf } from './page.ts';

const stage = useOnlineStage();

/** The actions in effect, by the log of the server. */
function inEffect(id: Id, entries: Awaited<ReturnType<typeof logOf>>): number {
  const start = startLine({ id, seats: [], rulesVersion: 1, started: 0 });
  return actionsOf(entries.reduce(lineAfter, start)).length;
}

/** Those whose tab says that it is their turn. */
async function decidersOf(pages: readonly Page[]): Promise<Page[]> {
  const titles = await Promise.all(pages.map((page) => page.title()));
  return pages.filter((_, seat) => titles[seat]?.startsWith('●'));
}

test('a whole game of Chicago Express by three people in three browsers, one of them a phone', async () => {
  const ann = await stage.come('Ann');
  const ben = await stage.come('Ben', PHONE);
  const cleo = await stage.come('Cleo', { colorScheme: 'dark' });
  const id = await seatTogether(ann, [ben, cleo]);
  const opened = await Promise.all([ann, ben, cleo].map((person) => person.open(id)));
  const pages = opened.map(({ page }) => page);
  /* oxlint-disable no-await-in-loop -- one move after the other */
  const count = async (): Promise<number> => inEffect(id, await logOf(ann, id));
  /* oxlint-disable no-await-in-loop -- one move after the other */
  for (let moves = 1; ; moves++) {
    await untilTogether(pages, count);
    if ((await ann.ask<TableInfo>('table', { params: { id } })).state === 'finished') break;
    // Nobody else is offered anything.
    await expect.poll(async () => (await decidersOf(pages)).length).toBe(1);
    const [page] = await decidersOf(pages);
    if (page) await drive(page, { seed: moves, weights: ACTIVE }, 1);
  }
  /* oxlint-enable no-await-in-loop */
  const states = await Promise.all(pages.map((page) => stateOf(page)));
  expect(states[1]).toEqual(states[0]);
  expect(states[2]).toEqual(states[0]);
  for (const { page } of opened) await expect.poll(() => isOver(page)).toBe(true);
  const rankings = await Promise.all(pages.map((page) => rankingOf(page)));
  expect(rankings[0]?.length).toBe(3);
  expect(rankings[1]).toEqual(rankings[0]);
  expect(opened.flatMap(realErrors)).toEqual([]);
});
