import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/core/json.ts';
import { parseMatch, replay } from '../src/core/match.ts';
import { GAMES, findGame } from '../src/titles/all.ts';
import { drive, ACTIVE, kindsOnOffer, moveByHand } from './driver.ts';
import { exportGame, isOver, rankingOf, startGame, stateOf, whenSaved } from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** So many actions are done inside the page before the next two are done by hand. */
const AT_A_TIME = 60;
const PATIENCE_MS = 60_000;
/** No title takes longer, by far. */
const MOST_MOVES = 3000;

/** Whatever the rules allow is on offer, if not at once (routes are looked for), then soon. */
async function expectEverythingLegal(page: Page, title: string): Promise<void> {
  const game = findGame(title);
  if (!game) throw new Error('unknown title');
  const legal = game
    .choices(await stateOf(page))
    .map((choice) => (choice.kind === 'open' ? choice.template : choice.action).type);
  const until = Date.now() + PATIENCE_MS;
  let missing: string[];
  do {
    // oxlint-disable-next-line no-await-in-loop -- asked until it is so
    const offered = await kindsOnOffer(page);
    missing = legal.filter((type) => !offered.includes(type));
  } while (missing.length > 0 && Date.now() < until);
  expect(missing).toEqual([]);
}

async function playToTheEnd(page: Page, title: string, seed: number): Promise<void> {
  let chance = seed;
  for (let moves = 0; moves < MOST_MOVES;) {
    /* oxlint-disable no-await-in-loop -- a game goes on one move after the other */
    const driven = await drive(page, { seed: chance, weights: ACTIVE }, AT_A_TIME);
    if (driven.stuck !== null) throw new Error(`after ${moves + driven.moves} actions: ${driven.stuck}`);
    if (driven.isOver) return;
    moves += driven.moves;
    chance = driven.seed;
    await expectEverythingLegal(page, title);
    for (const hand of ['mouse', 'keyboard'] as const) {
      if (await isOver(page)) return;
      await moveByHand(page, { seed: chance, weights: ACTIVE }, hand);
    }
    /* oxlint-enable no-await-in-loop */
  }
  throw new Error(`not over after ${MOST_MOVES} actions`);
}

describe.concurrent('a whole game by clicks and keys, from set-up to the final score', () => {
  test.each([
    { title: '1848', names: ['Ada', 'Ben', 'Cleo'] },
    { title: '1860', names: ['Ada', 'Ben'] },
    { title: '18gb', names: ['Ada', 'Ben'] },
    { title: 'chicago-express', names: ['Ada', 'Ben', 'Cleo'] },
  ])('$title', async ({ title, names }) => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    await startGame(page, { title, names });
    await playToTheEnd(page, title, 1848);

    // What the page says is what the engine says of the same log.
    const ranking = await rankingOf(page);
    const match = parseMatch(await exportGame(page), GAMES);
    const game = findGame(title);
    if (!game) throw new Error('unknown title');
    const state = replay(game, match);
    const turn = game.turn(state);
    expect(turn.kind === 'finished' && [...turn.scores].sort((a, b) => b - a)).toEqual(ranking);
    expect(hashOf(await stateOf(page))).toBe(hashOf(state));
    expect((await whenSaved(page)).match.actions).toEqual(match.actions);
    expect(match.players.map(({ name }) => name)).toEqual(names);
    expect(errors).toEqual([]);
    await context.close();
  });
});
