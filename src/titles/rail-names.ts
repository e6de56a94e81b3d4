import type { BoardKit } from '../rail/board.ts';
import type { TitleNames } from './title.ts';

/** The names printed on an 18xx map and on its private companies. */
export function railNames(
  kit: BoardKit,
  privates: Readonly<Record<string, { readonly name: string }>>,
): TitleNames {
  return {
    placeName: (hex) => kit.map.byId.get(hex)?.name,
    privateName: (id) => privates[id]?.name,
  };
}
