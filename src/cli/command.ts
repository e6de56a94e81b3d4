import { InvalidArgumentError } from 'commander';
import type { Io } from './io.ts';

/** What a command gets besides its arguments. */
export interface Context {
  readonly io: Io;
  /** Sets the exit code where nothing is thrown. */
  readonly end: (code: number) => void;
}

/** A reader of whole numbers for an option or argument. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
      const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
      throw new InvalidArgumentError(`A whole number ${range} is expected.`);
    }
    return value;
  };
}
