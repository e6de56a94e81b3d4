import type { Action18GB } from '../games/18gb/actions.ts';
import type { State } from '../games/18gb/state.ts';
import { startImported } from '../interop/import.ts';
import { liveActions, parseSiteGame, type SiteGame } from '../interop/site-file.ts';
import { TITLE_18GB } from '../interop/title-18gb.ts';
import { assertRecorded, type RecordedGame } from '../interop/verify.ts';
import { sharedText } from './recorded.ts';

/** The recorded games of 18GB by the letters that the scenarios use. */
export const RECORDED_18GB = { F2: '18gb-2p-ew', F3: '18gb-3p', F6: '18gb-6p' } as const;
export type Recorded18GB = keyof typeof RECORDED_18GB;

export function recorded18GB(name: Recorded18GB): SiteGame & RecordedGame {
  const game = parseSiteGame(sharedText(`games/18gb/${RECORDED_18GB[name]}.json`) ?? '');
  assertRecorded(game);
  return game;
}

export function raw18GB(name: Recorded18GB): SiteGame {
  return parseSiteGame(sharedText(`games/raw/18gb/${RECORDED_18GB[name]}.json`) ?? '');
}

interface Step {
  readonly id: number;
  readonly before: State;
  readonly action: Action18GB | null;
  readonly state: State;
}

const replays = new Map<Recorded18GB, Step[]>();

function stepsOf(name: Recorded18GB): Step[] {
  const known = replays.get(name);
  if (known) return known;
  const file = raw18GB(name);
  const importer = TITLE_18GB.importer(file.players.map(({ id }) => id));
  let state = startImported(TITLE_18GB, file);
  const steps = liveActions(file.actions).map((record, index) => {
    const before = state;
    let main: Action18GB | null = null;
    for (const part of [record, ...(record.auto_actions ?? [])]) {
      const action = importer.translate(state, part);
      if (!action) continue;
      if (part === record) main = action;
      const result = TITLE_18GB.game.apply(state, action);
      if (result.refused) throw new Error(`record ${record.id}: ${result.code}`);
      ({ state } = result);
    }
    return { id: record.id ?? index + 1, before, action: main, state };
  });
  replays.set(name, steps);
  return steps;
}

/** One record that counts, with the states before and after it. */
export function record18GB(name: Recorded18GB, id: number): Step {
  const found = stepsOf(name).find((step) => step.id === id);
  if (!found) throw new Error(`${name} has no record ${id} that counts`);
  return found;
}
