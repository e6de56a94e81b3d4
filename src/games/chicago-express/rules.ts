import type { RuleId } from '../../core/game.ts';

/** The ids; what they say is in `text/en`. */
export const RULES: readonly RuleId[] = [
  // CE-0, CE-1 Components
  'CE-0.2',
  'CE-0.4',
  'CE-1.1',
  'CE-1.2',
  'CE-1.3',
  'CE-1.4',
  'CE-1.5',
  'CE-1.6',

  // CE-2 Board
  'CE-2.1',
  'CE-2.2',
  'CE-2.3',
  'CE-2.4',

  // CE-3 Set-up
  'CE-3.1',
  'CE-3.2',
  'CE-3.3',
  'CE-3.4',
  'CE-3.5',
  'CE-3.6',

  // CE-4 Bidding
  'CE-4.1',
  'CE-4.2',
  'CE-4.3',
  'CE-4.4',
  'CE-4.5',
  'CE-4.6',
  'CE-4.7',
  'CE-4.8',

  // CE-5 Opening auctions
  'CE-5.1',
  'CE-5.2',
  'CE-5.3',
  'CE-5.4',
  'CE-5.5',
  'CE-5.6',

  // CE-6 Turn and dials
  'CE-6.1',
  'CE-6.2',
  'CE-6.3',
  'CE-6.4',
  'CE-6.5',
  'CE-6.6',

  // CE-7 Auction
  'CE-7.1',
  'CE-7.2',
  'CE-7.3',
  'CE-7.4',

  // CE-8 Expansion
  'CE-8.1',
  'CE-8.2',
  'CE-8.3',
  'CE-8.4',
  'CE-8.5',
  'CE-8.6',
  'CE-8.7',
  'CE-8.8',
  'CE-8.9',
  'CE-8.10',

  // CE-9 Chicago
  'CE-9.1',
  'CE-9.2',
  'CE-9.3',
  'CE-9.4',
  'CE-9.5',
  'CE-9.6',
  'CE-9.7',
  'CE-9.8',

  // CE-10 Development
  'CE-10.1',
  'CE-10.2',
  'CE-10.3',
  'CE-10.4',
  'CE-10.5',
  'CE-10.6',
  'CE-10.7',

  // CE-11 Dividends
  'CE-11.1',
  'CE-11.2',
  'CE-11.3',
  'CE-11.4',
  'CE-11.5',

  // CE-12 End
  'CE-12.1',
  'CE-12.2',
  'CE-12.3',
  'CE-12.4',

  // CE-13 Information and promises
  'CE-13.1',
  'CE-13.2',
  'CE-13.3',
  'CE-13.4',
  'CE-13.5',

  // CE-14 Action log
  'CE-14.1',
  'CE-14.2',
  'CE-14.3',
  'CE-14.4',
  'CE-14.5',
  'CE-14.6',
  'CE-14.7',

  // CE-15 Decisions and refusals
  'CE-15.1',
  'CE-15.2',
  'CE-15.3',
  'CE-15.4',

  // CE-16, CE-18 Doubts and rulings
  'CE-16',
  'CE-18.1.1',
  'CE-18.1.2',
  'CE-18.1.3',
  'CE-18.1.4',
  'CE-18.1.5',
  'CE-18.1.6',
  'CE-18.1.7',
  'CE-18.3',
  'CE-18.4',
];
