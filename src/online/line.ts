import type { Action, Seat } from '../core/game.ts';
import type { Entry, How, Id, Key, Sitting } from './entry.ts';

/** An action in effect. */
export interface Move {
  readonly seq: number;
  readonly key: Key;
  readonly who: Id | null;
  readonly how: How | null;
  readonly action: Action;
}

/**
 * What the entries of a table come to, without knowing its game: the actions in effect, who sits where, whether play
 * stands still. Pages, nodes and checks all fold entries by `lineAfter` and nothing else.
 */
export interface Line {
  readonly seq: number;
  /** What the next entry has to follow: the key of the last one, or the id of the table. */
  readonly key: Key;
  /** When the last entry was made. */
  readonly at: number;
  readonly moves: readonly Move[];
  readonly seats: readonly Sitting[];
  readonly pausedUntil: number | null;
  /** Why the table has ended without a result of the rules. */
  readonly ended: string | null;
  readonly rulesVersion: number;
}

/** How a table begins. */
export interface LineStart {
  readonly id: Id;
  readonly seats: readonly Sitting[];
  readonly rulesVersion: number;
  readonly started: number;
}

/** An entry that does not follow the last one: a gap, or another log. */
export class BrokenLine extends Error {
  override name = 'BrokenLine';
}

export function startLine({ id, seats, rulesVersion, started }: LineStart): Line {
  return { seq: 0, key: id, at: started, moves: [], seats, pausedUntil: null, ended: null, rulesVersion };
}

/** The seats after one of them has changed hands. */
function seatsAfter(seats: readonly Sitting[], seat: Seat, to: Sitting): readonly Sitting[] {
  return seats.map((sitting, index) => (index === seat ? to : sitting));
}

/** What the body of an entry changes. Kinds that later versions may add change nothing here. */
function changeOf(line: Line, entry: Entry): Partial<Line> {
  switch (entry.kind) {
    case 'act': {
      const { seq, key, who = null, how = null, action } = entry;
      return { moves: [...line.moves, { seq, key, who, how, action }] };
    }
    case 'undo':
      return { moves: line.moves.slice(0, entry.to) };
    case 'seat':
      return { seats: seatsAfter(line.seats, entry.seat, entry.to) };
    case 'pause':
      return { pausedUntil: entry.until };
    case 'resume':
      return { pausedUntil: null };
    case 'rules':
      return { rulesVersion: entry.version };
    case 'end':
      return { ended: entry.why };
    default:
      return {};
  }
}

/** The line with one more entry. */
export function lineAfter(line: Line, entry: Entry): Line {
  const { seq, key, at } = entry;
  if (seq !== line.seq + 1) throw new BrokenLine(`entry ${seq} after ${line.seq}`);
  return { ...line, ...changeOf(line, entry), seq, key, at: Math.max(at, line.at) };
}

/** The actions in effect. */
export function actionsOf({ moves }: Pick<Line, 'moves'>): Action[] {
  return moves.map(({ action }) => action);
}
