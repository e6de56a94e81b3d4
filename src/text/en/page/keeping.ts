import type { Messages } from '../../messages.ts';

/** Words of keeping a game: several tabs, saving. */
export const PAGE_KEEPING: Messages = {
  'page.tabs.elsewhere': 'This game is being played in another tab.',
  'page.tabs.elsewhere-help': 'Here you can watch every move, look back and plan, but not play.',
  'page.tabs.taken': 'Another tab has taken this game over.',
  'page.tabs.take-over': 'Play here instead',
  'page.tabs.taken-over': 'The game is now played here. The other tab follows it.',
  'page.tabs.taken-away': 'Another tab has taken this game over; this tab follows it.',
  'page.tabs.left-to-us': 'The other tab was closed: the game continues here.',
  'page.tabs.lost-help': 'That tab runs a newer version of Railhead. Reload this one to follow it.',
  'page.tabs.reload': 'Reload',
  'page.tabs.gone': 'This game was deleted in another tab.',
  'page.tabs.gone-help': 'This tab still has it: keep it, or export it as a file.',
  'page.tabs.keep': 'Keep it',
  'page.store.full':
    'This browser has no storage left, so the latest moves are not saved. You can play on; export the game to be safe.',
  'page.store.blocked':
    'This browser does not let us store anything (is this a private window?), so games are not saved. Export a game to keep it.',
  'page.store.conflict':
    'This game was continued in another tab. What you did here is not saved: keep it as a copy, or export it.',
  'page.store.newer':
    'The games in this browser were last saved by a newer version of Railhead. They are safe, but this version cannot open or save them.',
  'page.store.unknown': 'Saving failed. You can play on; export the game to be safe.',
  'page.store.retry': 'Try again',
  'page.store.keep-copy': 'Keep as a copy',
};
