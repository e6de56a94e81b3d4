import type { Match } from '../core/match.ts';
import { KIT as KIT_1848, PRIVATES as PRIVATES_1848 } from '../games/1848/data.ts';
import { KIT as KIT_1860, PRIVATES as PRIVATES_1860 } from '../games/1860/data.ts';
import { PRIVATES as PRIVATES_18GB } from '../games/18gb/data.ts';
import { KITS as KITS_18GB } from '../games/18gb/scenarios.ts';
import { findHex, hexAt } from '../games/chicago-express/map.ts';
import type { BoardKit } from '../rail/board.ts';
import { EN_1848 } from '../text/en/1848.ts';
import { EN_1860 } from '../text/en/1860.ts';
import { EN_18GB } from '../text/en/18gb.ts';
import { EN_CHICAGO_EXPRESS } from '../text/en/chicago-express.ts';
import { COMMON } from '../text/en/common.ts';
import { makeFormats } from '../text/formats.ts';
import type { Messages } from '../text/messages.ts';
import { makeWords, type Words, type WordsContext } from '../text/words.ts';
import { oneLine } from './failure.ts';

/** What the command line says comes from the same catalogues as the page's words. */

/** The players' names by seat. */
export type Names = readonly string[];

/** Files of other formats are imported with whatever stands there as a name. */
export function namesOf(match: Match): Names {
  return match.players.map(({ name }: { readonly name: unknown }, seat) =>
    typeof name === 'string' ? oneLine(name) : `Player ${seat + 1}`,
  );
}

const POUNDS = makeFormats('en', '£');
const DOLLARS = makeFormats('en', '$');

/** An amount in pounds, which most titles count in. */
export const money = POUNDS.money;
export const dollars = DOLLARS.money;

type Names18xx = Readonly<Record<string, { readonly name: string }>>;

function railContext(kit: BoardKit, privates: Names18xx): WordsContext {
  return {
    placeName: (hex) => kit.map.byId.get(hex)?.name,
    privateName: (id) => privates[id]?.name,
  };
}

/** `Q3` is `Binghamton`, and most hexes are just hexes. */
function expressPlace(hex: string): string | null {
  const index = findHex(hex);
  return index === undefined ? null : (hexAt(index).name?.text ?? null);
}

const TITLES: Readonly<Record<string, { readonly messages: Messages; readonly context: WordsContext }>> = {
  '1848': { messages: EN_1848, context: railContext(KIT_1848, PRIVATES_1848) },
  '1860': { messages: EN_1860, context: railContext(KIT_1860, PRIVATES_1860) },
  '18gb': { messages: EN_18GB, context: railContext(KITS_18GB.full, PRIVATES_18GB) },
  'chicago-express': { messages: EN_CHICAGO_EXPRESS, context: { placeName: expressPlace } },
};

/** The words of a title at a table. */
export function wordsOf(game: string, names: Names = []): Words {
  const title = TITLES[game];
  return makeWords('en', [COMMON, title?.messages ?? {}], { game, names, ...title?.context });
}

/** An amount in the currency of the title. */
export function moneyOf(game: string, amount: number): string {
  return wordsOf(game).money(amount);
}
