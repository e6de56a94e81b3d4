import type { Messages } from '../../messages.ts';

/** Words of the frame round every page: menu, theme, offline use, new versions, the rules. */
export const PAGE_SHELL: Messages = {
  'page.close': 'Close',
  'page.close-dialog': 'Close this dialog',
  'page.cancel': 'Cancel',
  'page.again': 'Try again',
  'page.undo': 'Undo',
  'page.redo': 'Redo',
  'page.undo.what': 'Undo: {what}',
  'page.redo.what': 'Redo: {what}',
  'page.theme.light': 'Theme: light',
  'page.theme.dark': 'Theme: dark',
  'page.theme.system': 'Theme: same as the system',
  'page.help': 'Help',
  'page.menu': 'Menu',
  'page.views': 'Views',
  'page.less': 'Less',
  'page.more': 'More',
  'page.app.description':
    'Railway share games for friends around one screen or across the internet: 1848, 1860, 18GB and Chicago Express.',
  'page.load-failed': 'This part of the page could not be loaded. Is the server still running?',
  'page.offline': 'You are offline.',
  'page.offline.help': 'Games at this screen keep working: they are kept in this browser.',
  'page.offline.ready': 'This page now works without a network.',
  'page.offline.full':
    'Offline use is not available: this browser has no storage left for the page. Everything works while you are online.',
  'page.offline.failed':
    'Offline use is not available: this browser could not store the page. Everything works while you are online.',
  'page.no-server':
    'This copy of Railhead has no server behind it, so it is for one screen only. Ask whoever sent you the link for the full address.',
  'page.server-silent':
    'The server is not responding. Nothing is lost, and games at this screen are not affected.',
  'page.install': 'Install',
  'page.install.by-hand': 'To install it, choose Share, then Add to Home Screen.',
  'page.update.ready': 'A new version of Railhead is ready.',
  'page.update.ready-help':
    'This page is saved and reloaded at the same game and position. Other tabs stay as they are until you reload them.',
  'page.update.switched': 'Another tab is using a new version of Railhead.',
  'page.update.switched-help': 'This tab stays as it is until you reload it.',
  'page.update.now': 'Update now',
  'page.update.later': 'Later',
  'page.rules.of': 'Rules of {name}',
  'page.rules.open': 'Rule {id}',
  'page.rules.back': 'Back',
  'page.rules.search': 'Search the rules',
  'page.rules.found': '{number, plural, =0 {Nothing found} one {# rule} other {# rules}}',
  'page.rules.switches': '{number, plural, =1 {Setting} other {Settings}}',
  'page.rules.here': 'in this game',
  'page.rules.changed': 'in this game, changed',
  'page.rules.before': 'Previous rule: {id}',
  'page.rules.after': 'Next rule: {id}',
  'page.rules.overview': 'The game in five minutes',
  'page.rules.all': 'All rules',
};
