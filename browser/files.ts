import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordText } from '../src/testing/records.ts';

/** A finished game of 1848 that every clone has. */
export const SAMPLE = readFileSync(
  fileURLToPath(new URL('../samples/1848-sample.json', import.meta.url)),
  'utf8',
);

/** A game as its site exports it, and what came out of it. */
export interface RecordedFile {
  readonly name: string;
  readonly text: string;
  /** Best first. */
  readonly scores: readonly number[];
}

/** A game of `records/`. */
export function recordedFile(path: string): RecordedFile {
  const text = recordText(path);
  const { result } = JSON.parse(text) as { result: Readonly<Record<string, number>> };
  return {
    name: `${path.split('/').at(-1)}.json`,
    text,
    scores: Object.values(result).sort((a, b) => b - a),
  };
}
