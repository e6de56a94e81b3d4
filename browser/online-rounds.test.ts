import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { branch, formatMatch, type Match } from '../src/core/match.ts';
import type { TableInfo } from '../src/online/api.ts';
import { ACTIVE, drive } from './driver.ts';
import {
  type Person,
  realErrors,
  seatTogether,
  untilAllAt,
  untilConnected,
  useOnlineStage,
} from './online.ts';
import { stateOf } from './page.ts';
import { simulatedGame } from './positions.ts';

/** Operating rounds of the 18xx titles by two people in two browsers: what bots would choose, clicked on pages. */

const stage = useOnlineStage();

/** More than any of these rounds takes. */
const MOST_MOVES = 60;

interface Seated {
  readonly people: readonly Person[];
  readonly pages: readonly Page[];
  readonly errors: () => string[];
  readonly info: () => Promise<TableInfo>;
}

/** A game between bots, put online after so many actions, with its two players at their pages. */
async function seatedAt(title: string, seed: number, actions: number): Promise<Seated> {
  const { match } = simulatedGame(title, { seed, seats: 2 });
  const begun = JSON.parse(formatMatch(branch(match, actions))) as Match;
  const people = await Promise.all(
    ['Ada', 'Ben'].map((name) => stage.come(name, { reducedMotion: 'reduce' })),
  );
  const [ada, ben] = people as [Person, Person];
  const { game, ruleSet, options } = begun;
  const id = await seatTogether(ada, [ben], { title: game, ruleSet, options, match: begun });
  const opened = await Promise.all(people.map((person) => person.open(id)));
  return {
    people,
    pages: opened.map(({ page }) => page),
    errors: () => opened.flatMap(realErrors),
    info: () => ada.ask<TableInfo>('table', { params: { id } }),
  };
}

/** Plays until the round is another one; gives how many moves that took, and who made them. */
async function playRound({ pages, info }: Seated): Promise<number[]> {
  const deciders: number[] = [];
  const first = (await info()).turn;
  /* oxlint-disable no-await-in-loop -- one move after the other */
  while (deciders.length < MOST_MOVES) {
    const { turn, actions } = await info();
    if (turn?.kind !== 'decide' || first?.kind !== 'decide' || turn.round !== first.round) return deciders;
    await untilAllAt(pages, actions);
    const page = pages[turn.seat] as Page;
    await untilConnected(page);
    const { stuck } = await drive(page, { seed: actions, weights: ACTIVE }, 1);
    expect(stuck).toBeNull();
    deciders.push(turn.seat);
    await expect.poll(async () => (await info()).actions).toBeGreaterThan(actions);
  }
  /* oxlint-enable no-await-in-loop */
  throw new Error(`the round is not over after ${MOST_MOVES} moves`);
}

async function expectAlike({ pages, info, errors }: Seated): Promise<void> {
  await untilAllAt(pages, (await info()).actions);
  const [one, other] = await Promise.all(pages.map((page) => stateOf(page)));
  expect(other).toEqual(one);
  expect(errors()).toEqual([]);
}

test('an operating round of 1860, by two pages in turn', async () => {
  const table = await seatedAt('1860', 2, 79);
  const deciders = await playRound(table);
  expect(new Set(deciders)).toEqual(new Set([0, 1]));
  expect(deciders.length).toBeGreaterThan(6);
  await expectAlike(table);
});

test('a train of 18GB is offered for by one page and sold by the other; the round goes on to its end', async () => {
  const table = await seatedAt('18gb', 8, 64);
  const { pages, info } = table;
  const [adas, bens] = pages as [Page, Page];
  const { actions } = await info();
  const trains = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
    const { companies } = (await stateOf(bens)) as {
      readonly companies: Readonly<Record<string, { readonly trains: readonly string[] }>>;
    };
    return Object.fromEntries(Object.entries(companies).map(([company, { trains: own }]) => [company, own]));
  };
  const before = await trains();
  await adas.click('[data-choice=buy_train_from]');
  await adas.locator('[data-commit]', { hasText: 'Ask Ben for' }).click();
  await untilAllAt(pages, actions + 1);
  // Ada waits, and only Ben is asked.
  await bens.locator('[data-choice=answer]').first().waitFor();
  expect(await adas.locator('[data-choice=answer]').count()).toBe(0);
  expect(await adas.locator('[data-sentence]').textContent()).toContain('Ben is deciding');
  await bens.locator('[data-choice=answer]', { hasText: 'Accept' }).click();
  await bens.click('[data-commit]:not([aria-disabled=true])');
  await untilAllAt(pages, actions + 2);
  const after = await trains();
  expect(after['NER']).toHaveLength((before['NER'] ?? []).length + 1);
  expect(after['NBR']).toHaveLength((before['NBR'] ?? []).length - 1);

  await playRound(table);
  const deciders = await playRound(table);
  expect(new Set(deciders)).toEqual(new Set([0, 1]));
  await expectAlike(table);
});
