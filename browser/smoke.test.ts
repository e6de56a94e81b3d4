import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMove, setStage, type Stage, startGame } from './page.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('a game of Chicago Express: three moves, and a reload finds them again', async () => {
  const { page, errors } = await stage.open();
  await startGame(page, 'chicago-express', ['Ada', 'Ben', 'Cleo', 'Dora']);
  const asked = await page.innerText('[data-sentence]');
  await makeMove(page);
  await makeMove(page);
  await makeMove(page);
  expect(await page.getAttribute('[data-table]', 'data-at')).toBe('3');
  const sentence = await page.innerText('[data-sentence]');
  expect(sentence).not.toBe(asked);

  await page.reload();
  await page.waitForSelector('[data-table]');
  expect(await page.getAttribute('[data-table]', 'data-at')).toBe('3');
  expect(await page.innerText('[data-sentence]')).toBe(sentence);

  await page.click('[data-undo]');
  expect(await page.getAttribute('[data-table]', 'data-at')).toBe('2');
  await page.click('[data-redo]');
  expect(await page.innerText('[data-sentence]')).toBe(sentence);

  await page.goto(stage.address);
  await page.waitForSelector('[data-game]');
  expect(errors).toEqual([]);
});
