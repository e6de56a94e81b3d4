import type { Messages } from '../../messages.ts';

/** Words for what an action brings, and for what is done automatically. */
export const PAGE_CONSEQUENCES: Messages = {
  'page.outlook': '{label} means:',
  'page.outlook.refused': '{label}: {text}',
  'page.outlook.operating-round': 'The round ends. Operating round {set}.{number} begins.',
  'page.outlook.stock-round': 'The round ends. Stock round {number} begins.',
  'page.outlook.passed': '{player} is out of this auction.',
  'page.outlook.share-sold': '{player} gets the share for {price}.',
  'page.outlook.dividend': 'The round ends, and dividends are paid.',
  'page.forced': '{seat} can only pass and does so automatically',
  'page.forced.said': '{names} could only pass: done automatically.',
};
