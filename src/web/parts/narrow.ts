import { type ReadonlySignal, signal } from '@preact/signals';

function watched(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matching = signal(list.matches);
  list.addEventListener('change', ({ matches }) => {
    matching.value = matches;
  });
  return matching;
}

/*
 * The widths at which the table changes, here as in the style sheets: only for what those cannot do, as leaving out
 * what would be there twice.
 */

/** The table of a phone: a sheet over the map, tabs at the bottom. */
export const isPhone = watched('(width < 47.5em)');

/** No room for every tool in the header. */
export const isNarrow = watched('(width < 75em)');

/** Too low for five players with everything about them in one column. */
export const isShortScreen = watched('(height < 52em)');

/** Too low for anything above or below the map: a phone on its side, or a page at twice its size. */
export const isLow = watched('(height < 31em) and (orientation: landscape)');
