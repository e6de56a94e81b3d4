/** What can be wrong with input, and what there is to say about it. The sentences are in the catalogues (`input.…`). */
export interface InputFaults {
  empty: Nothing;
  'not-json': { readonly reason: string };
  'unknown-format': Nothing;
  'unknown-title': { readonly given: string; readonly known: string };
  'not-a-match': Nothing;
  'no-mark': Nothing;
  'unknown-game': { readonly given: string };
  'bad-rules-version': Nothing;
  'newer-rules': { readonly game: string; readonly version: number; readonly known: number };
  'unknown-rule-set': { readonly given: string; readonly known: string };
  'rule-set-of': { readonly game: string; readonly given: string };
  'bad-options': Nothing;
  'unknown-option': { readonly key: string };
  'option-value': { readonly key: string; readonly given: string; readonly known: string };
  'option-value-of': { readonly game: string; readonly key: string; readonly given: string };
  'options-exclude': { readonly key: string; readonly first: string; readonly second: string };
  'players-of': { readonly game: string; readonly min: number; readonly max: number };
  'player-count': {
    readonly title: string;
    readonly min: number;
    readonly max: number;
    readonly seats: number;
  };
  'nameless-player': Nothing;
  'bad-seed': Nothing;
  'bad-actions': Nothing;
  'illegal-action': {
    readonly number: number;
    readonly action: string;
    readonly seat: string;
    readonly refusal: string;
  };
  'data-not-a-folder': { readonly path: string };
  'data-not-writable': { readonly path: string; readonly reason: string };
  'data-in-use': { readonly path: string };
  'data-missing': { readonly path: string };
  'data-newer': { readonly path: string };
  'data-damaged': { readonly path: string };
  'backup-exists': { readonly path: string };
  'backup-damaged': { readonly path: string };
  /** A complete sentence from the code that found the problem; for files of other formats and the command line. */
  line: { readonly line: string };
}

type Nothing = Readonly<Record<string, never>>;

export type InputFault = keyof InputFaults;

/** Input from outside that cannot be used. The person who gave it gets one clear line (`Words.input`). */
export class BadInput<F extends InputFault = InputFault> extends Error {
  override name = 'BadInput';
  readonly code: F;
  readonly params: InputFaults[F];

  constructor(code: F, params: InputFaults[F], message = `${code} ${JSON.stringify(params)}`) {
    super(message);
    this.code = code;
    this.params = params;
  }
}

/** The value of a JSON text that came from outside. */
export function readJson(text: string): unknown {
  if (text.trim() === '') throw new BadInput('empty', {});
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('not-json', { reason: (error as Error).message });
  }
}
