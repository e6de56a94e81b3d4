import { BadInput } from '../core/bad-input.ts';
import { type Action, type Event, type Refusal, resolveOptions } from '../core/game.ts';
import { canonicalJson, isJsonObject } from '../core/json.ts';
import { BadFile } from './bad-file.ts';
import { shown, type TellNote } from './note.ts';
import type { SiteAction, SiteGame } from './site-file.ts';
import type { FileTitle, RecordInspector } from './title.ts';

/** A record that cannot be played. */
export class BadRecord extends BadFile {
  override name = 'BadRecord';
  /** Which one it is, and what is wrong with it. */
  readonly where: string;
  readonly what: string;

  constructor(where: string, what: string, message = `${where}: ${what}`) {
    super(message);
    this.where = where;
    this.what = what;
  }
}

/** A record that the rules refuse. */
export class RefusedRecord extends BadRecord {
  override name = 'RefusedRecord';
  readonly refusal: Refusal;

  constructor(where: string, refusal: Refusal) {
    const { code, rule, params } = refusal;
    const said = `${code} [${rule}]`;
    super(where, `refused: ${said} ${canonicalJson(params)}`, `${where} is not allowed: ${said}`);
    this.refusal = refusal;
  }
}

/** The position before the first record of a file. */
export function startImported<S extends object, A extends Action>(title: FileTitle<S, A>, file: SiteGame): S {
  const { game } = title;
  const [min, max] = game.seats;
  if (file.players.length < min || file.players.length > max) {
    throw new BadFile(`${title.title} is for ${min} to ${max} players, the file has ${file.players.length}`);
  }
  const { ruleSet, options, seed } = title.terms(file);
  return game.setup(file.players.length, resolveOptions(game, ruleSet, options), seed);
}

/** What one record, or one automatic part of it, has done. */
export interface ImportStep<S extends object, A extends Action> {
  readonly action: A;
  readonly state: S;
  readonly events: readonly Event[];
}

/** A record's automatic parts (1848-21.4, 1860-24.3, 18GB-20.2). */
function partsOf({ auto_actions: parts }: SiteAction): readonly SiteAction[] {
  if (parts === undefined || parts === null) return [];
  const isFine =
    Array.isArray(parts) &&
    parts.every((part) => isJsonObject(part) && typeof part['type'] === 'string' && !part['auto_actions']);
  if (!isFine) throw new BadFile(`"auto_actions" must be a list of records, not ${shown(parts)}`);
  return parts;
}

/** Says where something went wrong, in one line. */
function regardingRecord<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? new BadRecord(where, error.message) : error;
  }
}

/** Plays the records of a file in order and reports what does not fit. */
export class RecordPlayer<S extends object, A extends Action> {
  state: S;
  readonly #title: FileTitle<S, A>;
  readonly #importer: ReturnType<FileTitle<S, A>['importer']>;
  readonly #inspector: RecordInspector<S, A> | null;
  readonly #tell: TellNote;

  constructor(title: FileTitle<S, A>, file: SiteGame, tell: TellNote) {
    const ids = file.players.map((player) => player.id);
    this.#title = title;
    this.#importer = title.importer(ids);
    this.#inspector = title.inspector?.(ids) ?? null;
    this.#tell = tell;
    this.state = startImported(title, file);
  }

  /** A record with its automatic parts; `number` is its place, where it has no id. */
  *play(record: SiteAction, number: number): Generator<ImportStep<S, A>> {
    const id = `action ${record.id ?? number}`;
    const where = `${id} (${record.type})`;
    const parts = regardingRecord(where, () => partsOf(record));
    // What its parts reveal about the record itself is reported with the record.
    const found: Event[] = [];
    try {
      yield* this.#part(record, where, false, (events) => found.push(...events));
      for (const part of parts) {
        const whole = `${id}, automatic part (${part.type})`;
        yield* this.#part(part, whole, true, (events) => this.#note(whole, events));
      }
      found.push(...(this.#inspector?.finish(record) ?? []));
    } finally {
      this.#note(where, found);
    }
  }

  *#part(
    record: SiteAction,
    where: string,
    isAutomatic: boolean,
    report: (events: readonly Event[]) => void,
  ): Generator<ImportStep<S, A>> {
    const before = this.state;
    const action = regardingRecord(where, () => {
      this.#inspector?.check(before, record, isAutomatic);
      return this.#importer.translate(before, record);
    });
    if (!action) return;
    const result = this.#title.game.apply(before, action);
    if (result.refused) throw new RefusedRecord(where, result);
    const { state, events } = result;
    const differences = events.filter(({ key }) => key === 'import-difference');
    const found = regardingRecord(
      where,
      () => this.#inspector?.compare(before, record, action, state, events) ?? [],
    );
    report([...differences, ...found]);
    this.state = state;
    yield { action, state, events };
  }

  #note(where: string, events: readonly Event[]): void {
    if (events.length > 0) this.#tell({ where, events });
  }
}
