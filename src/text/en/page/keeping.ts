import type { Messages } from '../../messages.ts';

/** Words of keeping a game: several tabs, saving. */
export const PAGE_KEEPING: Messages = {
  'page.tabs.elsewhere': 'This game is being played in another tab.',
  'page.tabs.elsewhere-help': 'Here you see every move, can look back and plan, but not act.',
  'page.tabs.taken': 'Another tab has taken this game over.',
  'page.tabs.take-over': 'Play here instead',
  'page.tabs.taken-over': 'The game is played here now. The other tab follows.',
  'page.tabs.taken-away': 'Another tab has taken this game over: here you follow it.',
  'page.tabs.left-to-us': 'The other tab is gone: the game goes on here.',
  'page.tabs.lost-help': 'That tab has a newer Railhead. Reload this one to follow it.',
  'page.tabs.reload': 'Reload',
  'page.tabs.gone': 'This game was deleted in another tab.',
  'page.tabs.gone-help': 'It is still here: keep it, or export it as a file.',
  'page.tabs.keep': 'Keep it',
  'page.store.full':
    'This browser has no room left, so the latest moves are not saved. The game goes on; export it to be safe.',
  'page.store.blocked':
    'This browser keeps nothing for us (a private window?), so games are not saved. Export a game to keep it.',
  'page.store.conflict':
    'This game was played on in another tab. What you did here is not saved: keep it as a copy, or export it.',
  'page.store.newer':
    'The games of this browser were last kept by a newer Railhead: they stay as they are, but this one cannot open or save them.',
  'page.store.unknown': 'Saving failed. The game goes on; export it to be safe.',
  'page.store.retry': 'Try again',
  'page.store.keep-copy': 'Keep as a copy',
};
