import type { Action, AnyGame, Seat, Turn } from '../core/game.ts';
import { hashOf } from '../core/json.ts';
import { IllegalAction, type Match, startOf } from '../core/match.ts';
import { type Clock, type ClockKind, givenBack, marked, startClock, tick, turnedBack } from './clock.ts';
import type { Entry, Head, Id, Sitting } from './entry.ts';
import { actionsOf, type Line, lineAfter, startLine } from './line.ts';
import type { UndoRule } from './undo.ts';

/** Who may see a table: everybody, everybody who has its link, those who sit there. */
export const VISIBILITIES = ['listed', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a table is agreed to be when it starts. It never changes: changes are entries. */
export interface TableTerms {
  readonly id: Id;
  /** The game as a match file has it, without its log. */
  readonly match: Omit<Match, 'actions'>;
  readonly seats: readonly Sitting[];
  readonly host: Id;
  readonly visibility: Visibility;
  readonly undo: UndoRule;
  /** Whether players may act for one another. */
  readonly proxies: boolean;
  readonly clock: ClockKind;
  readonly started: number;
  /** How long a request waits for answers, in milliseconds. */
  readonly patience: number;
}

/** A position with the last few before it, so that taking back a little needs no replay. */
interface Position {
  readonly state: object;
  /** The states before the last few actions, newest last. */
  readonly earlier: readonly object[];
}

const KEPT_STATES = 16;

/** A table as its log has it: entries folded, actions played. */
export interface Table {
  readonly line: Line;
  readonly position: Position;
  readonly clock: Clock;
}

/** A table in the middle of its log, kept so that opening it need not play the game from the start. */
export interface TableSnapshot {
  readonly seq: number;
  readonly state: object;
  readonly clock: Clock;
}

export function snapshotOf({ line, position, clock }: Table): TableSnapshot {
  return { seq: line.seq, state: position.state, clock };
}

/** The match up to now, under the rules it is played by now. */
export function matchOf({ match }: Pick<TableTerms, 'match'>, line: Line): Match {
  return { ...match, rulesVersion: line.rulesVersion, actions: actionsOf(line) };
}

/** Where a table stands, for lists. */
export interface Standing {
  readonly state: 'running' | 'paused' | 'finished' | 'ended';
  readonly turn: Turn;
  /** Actions in effect. */
  readonly actions: number;
  readonly at: number;
}

/** Tables of one game under fixed terms. All rules of the game are asked here. */
export class TableRules {
  readonly game: AnyGame;
  readonly terms: TableTerms;

  constructor(game: AnyGame, terms: TableTerms) {
    this.game = game;
    this.terms = terms;
  }

  start(): Table {
    const line = this.#startLine();
    return {
      line,
      position: { state: startOf(this.game, matchOf(this.terms, line)), earlier: [] },
      clock: startClock(line.seats.length, this.terms.started),
    };
  }

  #startLine(): Line {
    const { id, seats, match, started } = this.terms;
    return startLine({ id, seats, rulesVersion: match.rulesVersion, started });
  }

  /** The table its entries lead to, all of them given. Throws `IllegalAction` where the rules refuse one. */
  load(entries: readonly Entry[], snapshot: TableSnapshot | null = null): Table {
    if (!snapshot) return this.after(this.start(), entries);
    const line = entries.slice(0, snapshot.seq).reduce(lineAfter, this.#startLine());
    const { state, clock } = snapshot;
    return this.after({ line, position: { state, earlier: [] }, clock }, entries.slice(snapshot.seq));
  }

  after(table: Table, entries: readonly Entry[]): Table {
    return entries.reduce((before, entry) => this.#step(before, entry), table);
  }

  #step(table: Table, entry: Entry): Table {
    const line = lineAfter(table.line, entry);
    return {
      line,
      position: this.#positionAfter(table, line, entry),
      clock: this.#clockAfter(table, line, entry),
    };
  }

  #positionAfter({ line: before, position }: Table, line: Line, entry: Entry): Position {
    switch (entry.kind) {
      case 'act':
        return this.#played(position, before.moves.length, entry.action);
      case 'undo':
        return this.#back(position, before, line);
      case 'rules':
        return this.#replayed(line);
      default:
        return position;
    }
  }

  #played({ state, earlier }: Position, index: number, action: Action): Position {
    const result = this.game.apply(state, action);
    if (result.refused) throw new IllegalAction(index, result, action);
    return { state: result.state, earlier: [...earlier.slice(1 - KEPT_STATES), state] };
  }

  #back({ earlier, state }: Position, before: Line, line: Line): Position {
    const steps = before.moves.length - line.moves.length;
    if (steps === 0) return { state, earlier };
    const kept = earlier.at(-steps);
    return kept ? { state: kept, earlier: earlier.slice(0, -steps) } : this.#replayed(line);
  }

  #replayed(line: Line): Position {
    const start: Position = { state: startOf(this.game, matchOf(this.terms, line)), earlier: [] };
    return actionsOf(line).reduce((position, action, at) => this.#played(position, at, action), start);
  }

  #clockAfter(before: Table, line: Line, entry: Entry): Clock {
    const clock = tick(before.clock, line.at, this.deciding(before));
    if (entry.kind === 'act') return marked(clock);
    if (entry.kind === 'undo') return turnedBack(clock, line.moves.length);
    return entry.kind === 'time' ? givenBack(clock, entry.seat, entry.ms) : clock;
  }

  turn({ position }: Table): Turn {
    return this.game.turn(position.state);
  }

  /** The seat whose time runs. */
  deciding(table: Table): Seat | null {
    if (this.stateOf(table) !== 'running') return null;
    const turn = this.turn(table);
    return turn.kind === 'decide' ? turn.seat : null;
  }

  stateOf(table: Table): Standing['state'] {
    if (table.line.ended !== null) return 'ended';
    if (this.turn(table).kind === 'finished') return 'finished';
    return table.line.pausedUntil === null ? 'running' : 'paused';
  }

  standingOf(table: Table): Standing {
    const { moves, at } = table.line;
    return { state: this.stateOf(table), turn: this.turn(table), actions: moves.length, at };
  }

  headOf({ line, position }: Table): Head {
    return { seq: line.seq, key: line.key, hash: hashOf(position.state) };
  }
}
