import { BadInput } from '../core/bad-input.ts';
import type { Action, Event, RuleId } from '../core/game.ts';
import { BadFile } from './bad-file.ts';
import type { BoardKit } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import { checkRecord, type GameNames, type RecordFields } from './record-fields.ts';
import type { SiteAction } from './site-file.ts';
import type { FileTitle, PlayerId, RecordInspector } from './title.ts';
import { disagreement, disagreements } from './write-back.ts';

/** What has to be known about a title to inspect its records. */
export interface InspectorSpec<S extends object, A extends Action> extends Pick<FileTitle<S, A>, 'exporter'> {
  /** The rule that describes the records. */
  readonly recordRule: RuleId;
  readonly recordFields: RecordFields;
  companiesOf(state: S): readonly string[];
  privatesOf(state: S): readonly string[];
  kitOf(state: S): BoardKit;
  tokensOf(state: S, hex: string): readonly (readonly (string | null)[])[];
  /** Records that 18xx.games writes by itself, and only together with others. */
  isOnlyAutomatic?(record: SiteAction): boolean;
}

/** The kinds of automatic parts that follow from the game; others are moves of programmed players. */
const FOLLOWING: ReadonlySet<string> = new Set(['dividend', 'destination_connection']);

function followers(parts: readonly SiteAction[]): string {
  return parts
    .filter(({ type }) => FOLLOWING.has(type))
    .map(({ type, entity }) => `${type} ${entity}`)
    .join(', ');
}

/** Inspects the records of 18xx.games before and after they are played. */
export class SiteInspector<S extends object, A extends Action> implements RecordInspector<S, A> {
  readonly #spec: InspectorSpec<S, A>;
  readonly #players: readonly PlayerId[];
  readonly #exporter: ReturnType<FileTitle<S, A>['exporter']>;
  readonly #knownFields: ReadonlyMap<string, ReadonlySet<string>>;
  /** Which copy of a tile the file has on each hex. */
  readonly #copyOn = new Map<HexId, string>();
  /** Automatic parts that the present record should have, and where the last ones were checked. */
  #due: SiteAction[] = [];

  constructor(spec: InspectorSpec<S, A>, players: readonly PlayerId[]) {
    this.#spec = spec;
    this.#players = players;
    this.#exporter = spec.exporter(players);
    this.#knownFields = new Map(
      Object.entries(spec.recordFields).map(([type, fields]) => [type, new Set(Object.keys(fields))]),
    );
  }

  check(state: S, record: SiteAction, isAutomatic: boolean): void {
    const names: GameNames = {
      players: this.#players,
      companies: this.#spec.companiesOf(state),
      privates: this.#spec.privatesOf(state),
      kit: this.#spec.kitOf(state),
    };
    checkRecord(this.#spec.recordFields, record, names);
    if (!isAutomatic && this.#spec.isOnlyAutomatic?.(record))
      throw new BadFile(`18xx.games writes it by itself only, as a part of another record`);
    if (record.type === 'lay_tile') this.#checkCopy(record);
  }

  /** 1848-21.6, 18GB-20.4: a copy is on one hex at a time, or cities would have two meanings. */
  #checkCopy({ hex, tile }: SiteAction): void {
    for (const [other, copy] of this.#copyOn) {
      if (copy === tile && other !== hex) throw new BadFile(`tile ${copy} lies on ${other} already`);
    }
  }

  compare(before: S, record: SiteAction, action: A, after: S, events: readonly Event[]): Event[] {
    if (record.type === 'lay_tile') this.#copyOn.set(String(record['hex']), String(record['tile']));
    const written = this.#write(before, action, after, events);
    if (!written) return [];
    this.#due.push(...(written.auto_actions ?? []));
    const differences = events.filter(({ key }) => key === 'import-difference');
    const known = this.#knownFields.get(record.type) ?? new Set<string>();
    return [
      ...disagreements(record, written, known, differences, this.#spec.recordRule),
      ...this.#slot(record, action, after),
    ];
  }

  /** What was followed although we would refuse it has no record of ours. */
  #write(before: S, action: A, after: S, events: readonly Event[]): SiteAction | null {
    try {
      return this.#exporter.write(before, action, after, events);
    } catch (error) {
      if (error instanceof BadInput) return null;
      throw error;
    }
  }

  /** 1848-21.6: the slot number does not matter, but it has to exist. */
  #slot({ slot }: SiteAction, action: A, after: S): Event[] {
    if (typeof slot !== 'number' || !('hex' in action) || typeof action.hex !== 'string') return [];
    const most = Math.max(...this.#spec.tokensOf(after, action.hex).map(({ length }) => length));
    if (slot < most) return [];
    return [disagreement({ field: 'slot', said: slot, found: `at most ${most - 1}` }, this.#spec.recordRule)];
  }

  /** 1848-21.4: the parts that the site's engine waits for, once the record is through. */
  finish({ auto_actions: parts }: SiteAction): Event[] {
    const found = followers(this.#due);
    const said = followers(parts ?? []);
    this.#due = [];
    return said === found
      ? []
      : [disagreement({ field: 'auto_actions', said, found }, this.#spec.recordRule)];
  }
}
