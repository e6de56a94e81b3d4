import type { Messages } from '../../messages.ts';

/** Words of keeping a game: several tabs, saving. */
export const PAGE_KEEPING: Messages = {
  'page.tabs.elsewhere': 'Diese Partie wird in einem anderen Tab gespielt.',
  'page.tabs.elsewhere-help':
    'Hier kannst du jede Aktion verfolgen, zurückblättern und planen, aber nicht spielen.',
  'page.tabs.taken': 'Ein anderer Tab hat diese Partie übernommen.',
  'page.tabs.take-over': 'Hier weiterspielen',
  'page.tabs.taken-over': 'Die Partie wird jetzt hier gespielt. Der andere Tab folgt ihr.',
  'page.tabs.taken-away': 'Ein anderer Tab hat diese Partie übernommen; dieser hier folgt ihr.',
  'page.tabs.left-to-us': 'Der andere Tab ist geschlossen: Die Partie geht hier weiter.',
  'page.tabs.lost-help':
    'Im anderen Tab läuft ein neueres Railhead. Lade diesen hier neu, um der Partie zu folgen.',
  'page.tabs.reload': 'Neu laden',
  'page.tabs.gone': 'Diese Partie ist in einem anderen Tab gelöscht worden.',
  'page.tabs.gone-help': 'Dieser Tab hat sie noch: Behalte sie oder exportiere sie als Datei.',
  'page.tabs.keep': 'Behalten',
  'page.store.full':
    'Dieser Browser hat keinen Speicherplatz mehr, also sind die letzten Aktionen nicht gespeichert. Du kannst weiterspielen; exportiere die Partie, um sicherzugehen.',
  'page.store.blocked':
    'Dieser Browser lässt uns nichts speichern (ist das ein privates Fenster?), also gehen Partien beim Schließen verloren. Exportiere eine Partie, um sie zu behalten.',
  'page.store.conflict':
    'Diese Partie ist in einem anderen Tab weitergespielt worden. Was du hier getan hast, ist nicht gespeichert: Behalte es als Kopie oder exportiere es.',
  'page.store.newer':
    'Die Partien in diesem Browser hat zuletzt ein neueres Railhead gespeichert. Verloren ist nichts, aber dieses hier kann sie weder öffnen noch speichern.',
  'page.store.unknown':
    'Das Speichern ist gescheitert. Du kannst weiterspielen; exportiere die Partie, um sicherzugehen.',
  'page.store.retry': 'Noch einmal versuchen',
  'page.store.keep-copy': 'Als Kopie behalten',
};
