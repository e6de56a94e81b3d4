import type { Messages } from '../../messages.ts';

/** Words for what an action brings, and for what is done automatically. */
export const PAGE_CONSEQUENCES: Messages = {
  'page.outlook': '{label} bedeutet:',
  'page.outlook.refused': '{label}: {text}',
  'page.outlook.operating-round': 'Die Runde endet. Operationsrunde {set}.{number} beginnt.',
  'page.outlook.stock-round': 'Die Runde endet. Aktienrunde {number} beginnt.',
  'page.outlook.passed': '{player} ist aus dieser Versteigerung ausgestiegen.',
  'page.outlook.share-sold': '{player} bekommt die Aktie für {price}.',
  'page.outlook.dividend': 'Die Runde endet, und Dividenden werden gezahlt.',
  'page.forced': '{seat} kann nur passen und passt automatisch',
  'page.forced.said': 'Automatisch gepasst, weil nichts anderes ging: {names}.',
};
