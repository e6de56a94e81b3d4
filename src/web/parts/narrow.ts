import { type ReadonlySignal, signal } from '@preact/signals';

/** Below this width the table is the one of a phone, in the style sheets as here. */
const query = matchMedia('(width < 47.5em)');
const narrow = signal(query.matches);

query.addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});

/** Whether this is a phone: only for what style sheets cannot do, as leaving out what would be there twice. */
export const isPhone: ReadonlySignal<boolean> = narrow;
