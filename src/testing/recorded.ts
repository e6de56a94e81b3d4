import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import type { Action1848 } from '../games/1848/actions.ts';
import type { State } from '../games/1848/state.ts';
import { startImported } from '../interop/import.ts';
import { liveActions, parseSiteGame, type SiteAction, type SiteGame } from '../interop/site-file.ts';
import { TITLE_1848 } from '../interop/title-1848.ts';
import { assertRecorded, type RecordedGame } from '../interop/verify.ts';

/** Recorded games and tables of facts live beside the project; a clone on its own does without them. */
const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url));

/** The recorded games of 1848 by the letters that the scenarios use. */
export const RECORDED_1848 = { B: '1848_game_end_bank', T: '101' } as const;
export type Recorded1848 = keyof typeof RECORDED_1848;

/** Without ../shared the tests that need it are skipped: `it.skipIf(noShared)(…)`. */
export const noShared = !existsSync(SHARED);
if (noShared) console.info(`skipped: tests that need ${SHARED} (recorded games and facts)`);

/** The same in one word, where the linter need not see a test in it. */
export const itShared = noShared ? it.skip : it;

/** The text of a file of ../shared, or null without it. */
export function sharedText(path: string): string | null {
  return existsSync(SHARED + path) ? readFileSync(SHARED + path, 'utf8') : null;
}

/** A recorded game: undo resolved, with the state after every action. */
export function recorded1848(name: Recorded1848): (SiteGame & RecordedGame) | null {
  const text = sharedText(`games/1848/${RECORDED_1848[name]}.json`);
  if (text === null) return null;
  const game = parseSiteGame(text);
  assertRecorded(game);
  return game;
}

/** The same game as the site exports it, with everything that was undone. */
export function raw1848(name: Recorded1848): SiteGame | null {
  const text = sharedText(`games/raw/1848/${RECORDED_1848[name]}.json`);
  return text === null ? null : parseSiteGame(text);
}

export interface Replayed {
  readonly record: SiteAction;
  readonly before: State;
  /** The record as an intention of ours; null where it changes nothing. */
  readonly action: Action1848 | null;
  /** After the record and its automatic parts. */
  readonly state: State;
}

/** Our states after each record that counts. */
export function replayRecords(game: SiteGame, records: readonly SiteAction[]): Replayed[] {
  const importer = TITLE_1848.importer(game.players.map(({ id }) => id));
  let state = startImported(TITLE_1848, game);
  return records.map((record) => {
    const before = state;
    let main: Action1848 | null = null;
    for (const part of [record, ...(record.auto_actions ?? [])]) {
      const action = importer.translate(state, part);
      if (!action) continue;
      if (part === record) main = action;
      const result = TITLE_1848.game.apply(state, action);
      if (result.refused) throw new Error(`record ${record.id}: ${result.code} [${result.rule}]`);
      ({ state } = result);
    }
    return { record, before, action: main, state };
  });
}

const replays = new Map<Recorded1848, Replayed[]>();

/** The whole game, replayed once for each test file. */
export function replayed1848(name: Recorded1848): Replayed[] {
  let replayed = replays.get(name);
  if (!replayed) {
    const game = raw1848(name);
    if (!game) throw new Error(`${name} is not here: use it.skipIf(noShared)`);
    replays.set(name, (replayed = replayRecords(game, liveActions(game.actions))));
  }
  return replayed;
}

/** Our state after the record of that number, also after one that was undone later. */
export function stateAfterRecord(name: Recorded1848, recordId: number): State {
  const kept = replayed1848(name).find(({ record }) => record.id === recordId);
  if (kept) return kept.state;
  const game = raw1848(name) as SiteGame;
  const upTo = game.actions.filter((record, index) => (record.id ?? index + 1) <= recordId);
  const last = replayRecords(game, liveActions(upTo)).at(-1);
  if (!last) throw new Error(`${name} has no record ${recordId}`);
  return last.state;
}

/** One record that counts, with the states before and after it. */
export function record1848(name: Recorded1848, recordId: number): Replayed {
  const found = replayed1848(name).find(({ record }) => record.id === recordId);
  if (!found) throw new Error(`${name} has no record ${recordId} that counts`);
  return found;
}
