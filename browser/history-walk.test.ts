import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/bots/bots.ts';
import { playGame } from '../src/bots/play.ts';
import { hashOf } from '../src/core/json.ts';
import { formatMatch, replaySteps } from '../src/core/match.ts';
import { chicagoExpress } from '../src/games/chicago-express/game.ts';
import type { RailView } from '../src/rail/view.ts';
import { importGame, openImported, rankingOf, waitForPosition } from './page.ts';
import { type Recorded, recordedGame } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const EVERY = 50;

/** A game of Chicago Express between bots: every clone can play it. */
function simulated(): Recorded {
  const bots = Array.from({ length: 4 }, (_, seat) => BOTS['random']?.(seat + 11));
  const { match } = playGame(chicagoExpress, {
    seats: 4,
    ruleSet: 'book',
    seed: 11,
    bots: bots.flatMap((bot) => bot ?? []),
  });
  return { game: chicagoExpress, match };
}

const GAMES: Readonly<Record<string, () => Recorded>> = {
  '1848': () => recordedGame('1848'),
  '1860': () => recordedGame('1860'),
  '18gb': () => recordedGame('18gb'),
  'chicago-express': simulated,
};

/** The shown position as the page holds it. */
interface Held {
  readonly at: number;
  readonly state: object;
  readonly view: object;
}

function heldBy(page: Page): Promise<Held> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement & { position?: () => Held }>('[data-table]');
    if (!table?.position) throw new Error('no table');
    const { at, state, view } = table.position();
    return { at, state, view };
  });
}

async function lookAt(page: Page, at: number): Promise<void> {
  await page.fill('[data-range]', String(at));
  await page.waitForSelector(`[data-shown-at="${at}"]`);
}

/** The amounts that the chart of cash shows, by seat. */
async function cashTold(page: Page, at: number): Promise<number[]> {
  const texts = await page
    .locator('[data-chart] [aria-valuetext]')
    .evaluateAll((charts) => charts.map((chart) => chart.getAttribute('aria-valuetext') ?? ''));
  const after = at === 0 ? 'Before the first action' : `After action ${at}`;
  const told = texts.filter((text) => text.startsWith(after) && text.includes('Player 1'));
  // In 18xx titles the first chart shows worth.
  const amounts =
    told
      .at(-1)
      ?.split(': ')
      .at(-1)
      ?.split(/, (?=Player)/) ?? [];
  return amounts.map((amount) => Number(amount.replace(/^Player \d+ /, '').replaceAll(/[^\d-]/g, '')));
}

/** Hexes on which a tile is visible. */
function tilesDrawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-board] .hexes > [data-hex]')]
      .filter((hex) => hex.querySelectorAll('path').length > 1)
      .map((hex) => hex.getAttribute('data-hex') ?? '')
      .sort(),
  );
}

describe('a walk through the history', () => {
  test.each(Object.entries(GAMES))(
    `of a whole game of %s: every ${EVERY}th state is the engine's, on show what it says, and the scores at the end`,
    async (_title, load) => {
      const recorded = load();
      const { game } = recorded;
      const hasTiles = game.id !== 'chicago-express';
      const players = recorded.match.players.map((_, seat) => ({ name: `Player ${seat + 1}` }));
      const match = { ...recorded.match, players };
      const length = match.actions.length;
      const { page, context, errors } = await stage.open();
      await importGame(page, 'game.json', formatMatch(match));
      await openImported(page);
      await waitForPosition(page, length);
      const scores = await rankingOf(page);
      await page.click('[data-view=history]');
      await page.waitForSelector('[data-range]');
      let last: object | null = null;
      /* oxlint-disable no-await-in-loop -- one position after the other */
      for (const { index, state } of replaySteps(game, match)) {
        last = state;
        if (index % EVERY !== 0 && index !== length) continue;
        await lookAt(page, index);
        const held = await heldBy(page);
        expect(held.at).toBe(index);
        expect(hashOf(held.state), `state ${index}`).toBe(hashOf(JSON.parse(JSON.stringify(state))));
        const view = game.view(state, null) as unknown as RailView;
        expect(hashOf(held.view), `view ${index}`).toBe(hashOf(JSON.parse(JSON.stringify(view))));
        const cash = view.players.toSorted((a, b) => a.seat - b.seat).map((player) => player.cash);
        await expect.poll(() => cashTold(page, index), { message: `cash at ${index}` }).toEqual(cash);
        const laid = hasTiles ? Object.keys(view.map.board.laid).sort() : [];
        const drawn = (): Promise<string[]> => (hasTiles ? tilesDrawn(page) : Promise.resolve([]));
        await expect.poll(drawn, { message: `tiles at ${index}` }).toEqual(laid);
      }
      /* oxlint-enable no-await-in-loop */
      const turn = last && game.turn(last);
      if (turn?.kind !== 'finished') throw new Error('the game has no end');
      expect(scores).toEqual(turn.scores.toSorted((a, b) => b - a));
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
