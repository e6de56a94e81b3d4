import type { Messages } from '../../messages.ts';

/** Words for what an action brings, and for what is done automatically. */
export const PAGE_CONSEQUENCES: Messages = {
  'page.outlook': '{label} oznacza:',
  'page.outlook.refused': '{label}: {text}',
  'page.outlook.operating-round': 'Runda się kończy. Zaczyna się runda operacyjna {set}.{number}.',
  'page.outlook.stock-round': 'Runda się kończy. Zaczyna się runda giełdowa {number}.',
  'page.outlook.passed': '{player} odpada z tej licytacji.',
  'page.outlook.share-sold': '{player} dostaje akcję za {price}.',
  'page.outlook.dividend': 'Runda się kończy i wypłaca się dywidendy.',
  'page.forced': '{seat} może tylko spasować, więc pasuje automatycznie',
  'page.forced.said': 'Automatyczny pas, bo nic innego nie było można: {names}.',
};
