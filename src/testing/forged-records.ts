import { BOTS } from '../bots/bots.ts';
import { playGame } from '../bots/play.ts';
import { BadInput } from '../core/bad-input.ts';
import type { Action, Event } from '../core/game.ts';
import { exportGame } from '../interop/export.ts';
import { importGame } from '../interop/import.ts';
import { RecordPlayer } from '../interop/record-player.ts';
import { parseSiteGame, type SiteAction, type SiteGame } from '../interop/site-file.ts';
import type { AnyFileTitle } from '../titles/all.ts';
import { inputLine } from './bad-input.ts';

/** Files of other formats, bent in one place, and what becomes of them. */

/** A whole game between random bots in the format of the title. */
function writtenGame(title: AnyFileTitle, seats: number, seed: number): SiteGame {
  const random = BOTS['random'];
  if (!random) throw new Error('no random bot');
  const bots = Array.from({ length: seats }, (_, seat) => random(seed * 31 + seat));
  const { match } = playGame(title.game, { seats, ruleSet: title.ruleSet, seed, bots });
  return parseSiteGame(JSON.stringify(exportGame(title, match)));
}

/** The first such game, by seed, that holds records of all these types. */
export function gameWith(title: AnyFileTitle, seats: number, types: readonly string[]): SiteGame {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const game = writtenGame(title, seats, seed);
    const found = new Set(game.actions.map(({ type }) => type));
    if (types.every((type) => found.has(type))) return game;
  }
  throw new Error(`no game of ${title.title} has all of ${types.join(', ')}`);
}

const MOST_SEEDS = 60;

/** What became of a forged file. */
export type ForgedOutcome =
  /** Refused with this line. */
  | { readonly kind: 'refused'; readonly line: string }
  /** Followed; each note is about one record. */
  | { readonly kind: 'followed'; readonly notes: readonly (readonly Event[])[] };

function outcomeOf(work: (tell: (events: readonly Event[]) => void) => void): ForgedOutcome {
  const notes: (readonly Event[])[] = [];
  try {
    work((events) => notes.push(events));
    return { kind: 'followed', notes };
  } catch (error) {
    // Anything else is a mistake of ours and fails the test.
    if (!(error instanceof BadInput)) throw error;
    return { kind: 'refused', line: inputLine(error) };
  }
}

/** A file read and imported from its text, as people do. */
export function readForged(title: AnyFileTitle, file: object): ForgedOutcome {
  return outcomeOf((tell) => {
    importGame(title, parseSiteGame(JSON.stringify(file)), ({ events }) => tell(events));
  });
}

/** A game with the position before each of its records, to bend any of them without playing all before it again. */
export interface Bench {
  readonly file: SiteGame;
  readonly records: readonly SiteAction[];
  /** The record at `index`, played in another form. */
  tryRecord(index: number, forged: unknown): ForgedOutcome;
}

export function benchOf(title: AnyFileTitle, file: SiteGame): Bench {
  const records = title.records(file);
  const befores: object[] = [];
  const player = new RecordPlayer<object, Action>(title, file, () => {});
  for (const [index, record] of records.entries()) {
    befores.push(player.state);
    for (const _step of player.play(record, index + 1));
  }

  function playerBefore(
    index: number,
    tell: (events: readonly Event[]) => void,
  ): RecordPlayer<object, Action> {
    let isPrelude = true;
    const fresh = new RecordPlayer<object, Action>(title, file, ({ events }) => {
      if (!isPrelude) tell(events);
    });
    // Cities are named by the copies of tiles that were laid before.
    if (records[index]?.type === 'place_token') {
      for (const [place, record] of records.slice(0, index).entries()) {
        for (const _step of fresh.play(record, place + 1));
      }
    } else {
      fresh.state = befores[index] as object;
    }
    isPrelude = false;
    return fresh;
  }

  return {
    file,
    records,
    tryRecord: (index, forged) =>
      outcomeOf((tell) => {
        const record = structuredClone(forged) as SiteAction;
        for (const _step of playerBefore(index, tell).play(record, index + 1));
      }),
  };
}
