import { BadInput } from '../core/bad-input.ts';
import { COMMON } from '../text/en/common.ts';
import { makeWords } from '../text/words.ts';

const WORDS = makeWords('en', [COMMON]);

/** The line that a person gets. */
export function inputLine(error: BadInput): string {
  return WORDS.input(error);
}

/** The line for whatever is wrong with the input of this. */
export function lineOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof BadInput) return inputLine(error);
    throw error;
  }
  throw new Error('nothing was wrong with it');
}
