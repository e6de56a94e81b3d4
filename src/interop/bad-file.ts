import { BadInput } from '../core/bad-input.ts';

/** A file of another format that cannot be used, with the line to report. */
export class BadFile extends BadInput<'line'> {
  override name = 'BadFile';

  constructor(line: string) {
    super('line', { line }, line);
  }
}
