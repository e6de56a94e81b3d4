import Table from 'cli-table3';
import pc from 'picocolors';
import type { Io } from './io.ts';
import type { Words } from '../text/words.ts';
import { plainWords } from './text.ts';

export type TableCell = string | number | null;

export interface TableSpec {
  readonly head: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  /** Columns whose text is wrapped at that width. */
  readonly wrap?: Readonly<Record<number, number>>;
}

/** Headings of columns: `cli.head.…`. */
export function headsOf(words: Words, keys: readonly string[]): string[] {
  return keys.map((key) => words.t(`cli.head.${key}`));
}

const NO_LINES = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

export function count(value: number): string {
  return plainWords.number(value);
}

function cellText(cell: TableCell): string {
  if (cell === null) return '–';
  return typeof cell === 'number' ? count(cell) : cell;
}

const AMOUNT = /^([-−]?[£$]?[\d,.\s]+[%£$]?|–)$/;

/** The first column names its row, whatever it looks like. */
function isNumeric(rows: TableSpec['rows'], column: number): boolean {
  return column > 0 && rows.every((row) => AMOUNT.test(cellText(row[column] ?? null)));
}

/** A plain table without lines; columns of numbers are aligned right. */
export function table(io: Io, { head, rows, wrap = {} }: TableSpec): string {
  const colours = pc.createColors(io.colour);
  const drawn = new Table({
    head: head.map((text) => colours.bold(text)),
    chars: NO_LINES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: head.map((_, column) => (isNumeric(rows, column) ? 'right' : 'left')),
    colWidths: head.map((_, column) => wrap[column] ?? null),
    wordWrap: true,
  });
  for (const row of rows) drawn.push(row.map(cellText));
  const lines = drawn.toString().split('\n');
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

export function heading(io: Io, text: string): string {
  return `\n${pc.createColors(io.colour).bold(text)}\n`;
}
