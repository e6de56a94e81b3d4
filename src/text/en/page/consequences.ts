import type { Messages } from '../../messages.ts';

/** Words for what an action brings, and for what is done automatically. */
export const PAGE_CONSEQUENCES: Messages = {
  'page.forced': '{seat} can only pass and does so automatically',
  'page.forced.said': '{names} could only pass: done automatically.',
  'page.auto-pass': '{on, select, yes {Passing for players who cannot act: on} other {Passing for players who cannot act: off}}',
};
