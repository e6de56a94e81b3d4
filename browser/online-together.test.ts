import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Match } from '../src/core/match.ts';
import {
  bidLeast,
  logOf,
  newTable,
  PHONE,
  realErrors,
  seatTogether,
  untilAllAt,
  useOnlineStage,
} from './online.ts';
import { positionOf, stateOf } from './page.ts';

const stage = useOnlineStage();

const SAMPLE = new URL('../samples/1848-sample.json', import.meta.url);

describe('taking back, with somebody watching', () => {
  test('free, asked for and granted, refused; chat, notes and names stay text', async () => {
    const ann = await stage.come('Ann');
    const ben = await stage.come('Ben', PHONE);
    const watcher = await stage.come('Zoë 文');
    const id = await seatTogether(ann, [ben]);
    const opened = await Promise.all([ann, ben, watcher].map((person) => person.open(id)));
    const [anns, bens, others] = opened.map(({ page }) => page);
    if (!anns || !bens || !others) throw new Error('not open');
    const all = [anns, bens, others];
    expect(await others.locator('[data-choice], [data-commit]').count()).toBe(0);

    // My own last move, before anybody else has acted: at once.
    await bidLeast(anns);
    await untilAllAt(all, 1);
    await anns.click('[data-undo]');
    await untilAllAt(all, 0);
    expect((await logOf(ann, id)).map(({ kind }) => kind)).toEqual(['act', 'undo']);

    // Once Ben has bid he has to agree.
    await bidLeast(anns);
    await untilAllAt(all, 1);
    await bidLeast(bens);
    await untilAllAt(all, 2);
    const ask = async (): Promise<void> => {
      await anns.click('[data-undo=ask]');
      await anns.click('[data-send-request]');
      await Promise.all(all.map((page) => page.locator('[data-request=undo]').waitFor()));
    };
    await ask();
    expect(await others.locator('[data-agree], [data-refuse], [data-withdraw]').count()).toBe(0);
    await bens.tap('[data-refuse]');
    await Promise.all(all.map((page) => page.locator('[data-request]').waitFor({ state: 'detached' })));
    expect(await Promise.all(all.map(positionOf))).toEqual([2, 2, 2]);
    // After a refusal one waits ten seconds: Ben asks for his own, which Ann has to agree to once she has bid.
    await bidLeast(anns);
    await untilAllAt(all, 3);
    await bens.tap('[data-undo=ask]');
    await bens.tap('[data-send-request]');
    await anns.locator('[data-request=undo]').waitFor();
    await anns.locator('[data-request-card]').waitFor();
    await anns.click('[data-agree]');
    await untilAllAt(all, 1);

    // What people write is text, whatever it is.
    const payload = '<img src=x onerror="document.body.dataset.owned=1"> #1 \u202Egnp.exe';
    await anns.click('[data-chat]');
    await anns.fill('[data-chat-input]', payload);
    await anns.keyboard.press('Enter');
    await bens.locator('[data-chat][data-unread="1"]').tap();
    const line = bens.locator('[data-chat-line]');
    await line.waitFor();
    expect(await line.textContent()).toContain('<img src=x');
    expect(await bens.locator('[data-chat-line] img').count()).toBe(0);
    expect(await bens.evaluate(() => document.body.dataset['owned'])).toBeUndefined();
    // A watcher reads it and does not write there.
    await others.click('[data-chat]');
    await others.click('[data-beside-tab=players]');
    await others.locator('[data-chat-line]').waitFor();
    expect(await others.locator('[data-chat-input]').count()).toBe(0);
    await bens.locator('[data-chat-link=move]').tap();
    await bens.locator('[data-close-beside]').tap();
    expect(opened.flatMap(realErrors)).toEqual([]);
  });
});

test('who comes 800 entries late sees the same position as those who played it', async () => {
  const whole = JSON.parse(readFileSync(SAMPLE, 'utf8')) as Match;
  // One that is over cannot be gone on with.
  const match = { ...whole, actions: whole.actions.slice(0, -10) };
  const ann = await stage.come('Ann');
  const { id } = await ann.ask<{ id: string }>('makeTable', {
    body: newTable({
      title: match.game,
      ruleSet: match.ruleSet,
      options: match.options,
      match,
      seats: match.players.map((_, seat) =>
        seat === 0 ? { kind: 'me' } : { kind: 'here', name: `P${seat}` },
      ),
    }),
  });
  await ann.ask('startTable', { params: { id } });
  const watcher = await stage.come(null);
  const opened = [await ann.open(id), await watcher.open(id)];
  await untilAllAt(
    opened.map(({ page }) => page),
    match.actions.length,
  );
  const [first, second] = await Promise.all(opened.map(({ page }) => stateOf(page)));
  expect(second).toEqual(first);
  expect(opened.flatMap(realErrors)).toEqual([]);
});
