import type { Words } from '../../text/words.ts';

/** The words a board needs: its keys begin with `board.`. */
export type BoardWords = Pick<Words, 'locale' | 't' | 'has' | 'placeName' | 'list' | 'money' | 'zone'>;
