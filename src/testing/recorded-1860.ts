import type { Action1860 } from '../games/1860/actions.ts';
import type { State } from '../games/1860/state.ts';
import { startImported } from '../interop/import.ts';
import { liveActions, parseSiteGame, type SiteAction, type SiteGame } from '../interop/site-file.ts';
import { TITLE_1860 } from '../interop/title-1860.ts';
import { sharedText } from './recorded.ts';

/** The recorded games of 1860 by the names that the scenarios use. */
export const RECORDED_1860 = { F1: '19354', F2: '1860_game_end_bank' } as const;
export type Recorded1860 = keyof typeof RECORDED_1860;

export function raw1860(name: Recorded1860): SiteGame {
  const text = sharedText(`games/raw/1860/${RECORDED_1860[name]}.json`);
  if (text === null) throw new Error(`${name} is not here: use itShared`);
  return parseSiteGame(text);
}

export interface Replayed1860 {
  readonly record: SiteAction;
  readonly before: State;
  readonly action: Action1860 | null;
  readonly state: State;
}

function replayAll(game: SiteGame, records: readonly SiteAction[]): Replayed1860[] {
  const importer = TITLE_1860.importer(game.players.map(({ id }) => id));
  let state = startImported(TITLE_1860, game);
  return records.map((record) => {
    const before = state;
    let main: Action1860 | null = null;
    for (const part of [record, ...(record.auto_actions ?? [])]) {
      const action = importer.translate(state, part);
      if (!action) continue;
      if (part === record) main = action;
      const result = TITLE_1860.game.apply(state, action);
      if (result.refused) throw new Error(`record ${record.id}: ${result.code} [${result.rule}]`);
      ({ state } = result);
    }
    return { record, before, action: main, state };
  });
}

const replays = new Map<Recorded1860, Replayed1860[]>();

/** One record that counts, with the states before and after it. */
export function record1860(name: Recorded1860, id: number): Replayed1860 {
  let replayed = replays.get(name);
  if (!replayed) {
    const game = raw1860(name);
    replays.set(name, (replayed = replayAll(game, liveActions(game.actions))));
  }
  const found = replayed.find(({ record }) => record.id === id);
  if (!found) throw new Error(`${name} has no record ${id} that counts`);
  return found;
}
