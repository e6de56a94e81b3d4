import { BadInput } from '../core/bad-input.ts';

/** A file of another format that cannot be used, with its line as it is told. */
export class BadFile extends BadInput<'line'> {
  override name = 'BadFile';

  constructor(line: string) {
    super('line', { line }, line);
  }
}
