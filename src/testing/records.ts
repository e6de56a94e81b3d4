import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Action } from '../core/game.ts';
import { startImported } from '../interop/import.ts';
import { type RecordedGame, recordedGame } from '../interop/recorded.ts';
import { liveActions, parseSiteGame, type SiteAction, type SiteGame } from '../interop/site-file.ts';
import type { FileTitle } from '../interop/title.ts';
import { TITLE_1848 } from '../interop/1848/title.ts';
import { TITLE_1860 } from '../interop/1860/title.ts';
import { TITLE_18GB } from '../interop/18gb/title.ts';

/** Reads `records/`: the only place that tests take recorded games from. */

export const RECORDS = fileURLToPath(new URL('../../records/', import.meta.url));

/** The text of a record, by its path without the ending: `1848/101`, `played/1848-4p-1`. */
export function recordText(path: string): string {
  const plain = `${RECORDS}${path}.json`;
  return existsSync(plain)
    ? readFileSync(plain, 'utf8')
    : gunzipSync(readFileSync(`${plain}.gz`)).toString('utf8');
}

/** A game as it was exported, with everything that was undone. */
export function exported(path: string): SiteGame {
  return parseSiteGame(recordText(path));
}

/** The same with undo resolved and the state after every action. */
export function recorded(path: string): RecordedGame {
  return recordedGame(exported(path));
}

/** One record that counts. */
export interface Replayed<S extends object, A extends Action> {
  readonly record: SiteAction;
  readonly before: S;
  /** The record as an action of ours; null where it changes nothing. */
  readonly action: A | null;
  /** After the record and its automatic parts. */
  readonly state: S;
}

/** Our states around each of some records. */
function replay<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
  records: readonly SiteAction[],
): Replayed<S, A>[] {
  const importer = title.importer(file.players.map(({ id }) => id));
  let state = startImported(title, file);
  return records.map((record) => {
    const before = state;
    let main: A | null = null;
    for (const part of [record, ...(record.auto_actions ?? [])]) {
      const action = importer.translate(state, part);
      if (!action) continue;
      if (part === record) main = action;
      const result = title.game.apply(state, action);
      if (result.refused) throw new Error(`record ${record.id}: ${result.code} [${result.rule}]`);
      ({ state } = result);
    }
    return { record, before, action: main, state };
  });
}

/** The recorded games of a title, by the short names that the scenarios use. */
class TitleRecords<S extends object, A extends Action, Name extends string> {
  readonly names: readonly Name[];
  readonly #title: FileTitle<S, A>;
  readonly #paths: Readonly<Record<Name, string>>;
  readonly #replayed = new Map<Name, Replayed<S, A>[]>();

  constructor(title: FileTitle<S, A>, paths: Readonly<Record<Name, string>>) {
    this.names = Object.keys(paths) as Name[];
    this.#title = title;
    this.#paths = paths;
  }

  get paths(): readonly string[] {
    return this.names.map((name) => this.#paths[name]);
  }

  path(name: Name): string {
    return this.#paths[name];
  }

  exported(name: Name): SiteGame {
    return exported(this.#paths[name]);
  }

  recorded(name: Name): RecordedGame {
    return recorded(this.#paths[name]);
  }

  /** The whole game, replayed once for each test file. */
  replayed(name: Name): readonly Replayed<S, A>[] {
    let known = this.#replayed.get(name);
    if (!known) {
      const file = this.exported(name);
      this.#replayed.set(name, (known = replay(this.#title, file, liveActions(file.actions))));
    }
    return known;
  }

  /** One record that counts, with the states before and after it. */
  at(name: Name, id: number): Replayed<S, A> {
    const found = this.replayed(name).find(({ record }) => record.id === id);
    if (!found) throw new Error(`${name} has no record ${id} that counts`);
    return found;
  }

  /** Our state after a record, also after one that was undone later. */
  stateAfter(name: Name, id: number): S {
    const kept = this.replayed(name).find(({ record }) => record.id === id);
    if (kept) return kept.state;
    const file = this.exported(name);
    const upTo = file.actions.filter((record, index) => (record.id ?? index + 1) <= id);
    const last = replay(this.#title, file, liveActions(upTo)).at(-1);
    if (!last) throw new Error(`${name} has no record ${id}`);
    return last.state;
  }
}

export const RECORDS_1848 = new TitleRecords(TITLE_1848, {
  B: '1848/1848_game_end_bank',
  T: '1848/101',
});

export const RECORDS_1860 = new TitleRecords(TITLE_1860, {
  F1: '1860/19354',
  F2: '1860/1860_game_end_bank',
});

export const RECORDS_18GB = new TitleRecords(TITLE_18GB, {
  F2: '18gb/18gb-2p-ew',
  F3: '18gb/18gb-3p',
  F6: '18gb/18gb-6p',
});

export const RECORDS_CHICAGO_EXPRESS: readonly string[] = [2, 3, 4, 5, 6].flatMap((players) =>
  [1, 2, 3, 4].map((game) => `chicago-express/random-${players}p-${game}`),
);
