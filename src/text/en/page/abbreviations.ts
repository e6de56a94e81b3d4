import type { Messages } from '../../messages.ts';

/** What the abbreviations at a table stand for. */
export const PAGE_ABBREVIATIONS: Messages = {
  'page.abbr.means': '{short}: {long}.',
  'page.abbr.bank': 'This is the bank that lends.',
  'page.abbr.home': 'Home: {hex}.',
  'page.abbr.to-float': 'It floats once another {percent} is sold.',
  'page.abbr.trains-left':
    '{number, plural, one {# such train is left in the bank.} other {# such trains are left in the bank.}}',
  'page.abbr.certificates':
    '{seat} holds {number, plural, one {# certificate} other {# certificates}}; {limitIs, select, none {there is no limit} other {{limit} are allowed}}.',
  'page.abbr.loans': '{company} has taken {number, plural, one {# loan} other {# loans}}.',
  'page.abbr.priority': 'PD: priority deal. This player acts first in the next stock round.',
  'page.abbr.next-priority': 'This player would get the priority deal (PD) if the round ended now.',
  'page.abbr.director': 'director',
  'page.abbr.column.liquid': 'Liquid: the cash a player could raise by selling everything at today’s prices.',
  'page.abbr.column.certificates': 'Certificates held, and how many are allowed.',
  'page.abbr.column.room': 'Room: how many more certificates the player may hold.',
  'page.abbr.column.ipo': 'IPO: shares that have never been sold.',
  'page.abbr.column.pool': 'Pool: shares that players have sold back.',
  'page.abbr.column.par': 'Par: the price at which the first shares are sold.',
  'page.abbr.column.treasury': 'Treasury: cash that belongs to no player.',
  'page.abbr.label': '{label} (only tiles with this label fit here)',
};
