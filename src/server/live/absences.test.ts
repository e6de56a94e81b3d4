import { describe, expect, test } from 'vitest';
import { GUEST, type Hall, HOST, useHalls } from '../../testing/online/hall.ts';

const newHall = useHalls();
const MINUTE = 60_000;
const LONG = 10 * MINUTE;

/** The server ends, in good order or not, and starts again on the same folder some minutes later. */
async function restarted(hall: Hall, minutes: number): Promise<Hall> {
  const { folder, timing, store } = hall;
  await folder.close(store);
  return newHall({ now: timing.now() + minutes * MINUTE }, folder);
}

async function left(hall: Hall): Promise<void> {
  const page = hall.page(GUEST);
  await page.hello();
  page.leave();
}

describe('who is away', () => {
  test('are users who left long ago, not those who are here or have just left', async () => {
    const hall = await newHall();
    await left(hall);
    const page = hall.page(HOST);
    await page.hello();
    expect(hall.tables.hub.isAway(GUEST.id, LONG)).toBe(false);
    hall.timing.advance(LONG + 1);
    expect([HOST, GUEST].map(({ id }) => hall.tables.hub.isAway(id, LONG))).toEqual([false, true]);
    const back = hall.page(GUEST);
    expect(hall.tables.hub.isAway(GUEST.id, LONG)).toBe(false);
    back.leave();
    expect(hall.tables.hub.isAway(GUEST.id, LONG)).toBe(false);
  });

  test.each([
    ['ended in good order', (hall: Hall) => hall.tables.close()],
    ['killed', async (hall: Hall) => hall.timing.advance(MINUTE)],
  ])('is still away when the server has been %s and started again', async (_, end) => {
    const hall = await newHall();
    await left(hall);
    await end(hall);
    const again = await restarted(hall, 20);
    await again.tables.resume();
    // Everybody gets a minute to be back.
    expect(again.tables.hub.isAway(GUEST.id, LONG)).toBe(false);
    again.timing.advance(MINUTE + 1);
    expect(again.tables.hub.isAway(GUEST.id, LONG)).toBe(true);
  });

  test('is not who was here when the server ended', async () => {
    const hall = await newHall();
    const page = hall.page(GUEST);
    await page.hello();
    await hall.tables.hub.bye();
    page.leave();
    await hall.tables.close();
    const again = await restarted(hall, 20);
    await again.tables.resume();
    again.timing.advance(2 * MINUTE);
    expect(again.tables.hub.isAway(GUEST.id, LONG)).toBe(false);
    again.timing.advance(LONG);
    expect(again.tables.hub.isAway(GUEST.id, LONG)).toBe(true);
  });

  test('is not who has come back meanwhile', async () => {
    const hall = await newHall();
    await left(hall);
    hall.timing.advance(MINUTE);
    await hall.tables.close();
    const again = await restarted(hall, 20);
    const page = again.page(GUEST);
    await again.tables.resume();
    again.timing.advance(LONG);
    expect(again.tables.hub.isAway(GUEST.id, LONG)).toBe(false);
    page.leave();
    expect(again.tables.hub.isAway(GUEST.id, LONG)).toBe(false);
  });
});
