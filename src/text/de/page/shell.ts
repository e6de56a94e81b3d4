import type { Messages } from '../../messages.ts';

/** Words of the frame round every page: menu, theme, offline use, new versions, the rules. */
export const PAGE_SHELL: Messages = {
  'page.close': 'Schließen',
  'page.close-dialog': 'Diesen Dialog schließen',
  'page.cancel': 'Abbrechen',
  'page.again': 'Noch einmal versuchen',
  'page.undo': 'Rückgängig',
  'page.redo': 'Wiederholen',
  'page.undo.what': 'Rückgängig: {what}',
  'page.redo.what': 'Wiederholen: {what}',
  'page.theme.light': 'Farben: hell',
  'page.theme.dark': 'Farben: dunkel',
  'page.theme.system': 'Farben: wie das System',
  'page.help': 'Hilfe',
  'page.menu': 'Menü',
  'page.views': 'Ansichten',
  'page.less': 'Weniger',
  'page.more': 'Mehr',
  'page.app.description':
    'Eisenbahn-Aktienspiele für deine Spielrunde an einem Bildschirm oder über das Internet: 1848, 1860, 18GB und Chicago Express.',
  'page.load-failed': 'Dieser Teil der Seite ließ sich nicht laden. Läuft der Server noch?',
  'page.offline': 'Du bist offline.',
  'page.offline.help': 'Partien an diesem Bildschirm gehen weiter; sie sind in diesem Browser gespeichert.',
  'page.offline.ready': 'Diese Seite geht jetzt auch ohne Netz.',
  'page.offline.full':
    'Offline geht die Seite nicht: Dieser Browser hat keinen Speicherplatz mehr für sie. Solange du online bist, geht alles.',
  'page.offline.failed':
    'Offline geht die Seite nicht: Dieser Browser konnte sie nicht speichern. Solange du online bist, geht alles.',
  'page.no-server':
    'Hinter dieser Kopie von Railhead steht kein Server, also ist sie nur für einen Bildschirm. Frag die Person, von der du den Link hast, nach der vollen Adresse.',
  'page.server-silent':
    'Der Server antwortet nicht. Verloren ist nichts, und Partien an diesem Bildschirm gehen weiter.',
  'page.install': 'Installieren',
  'page.install.by-hand': 'Zum Installieren wähle „Teilen“, dann „Zum Home-Bildschirm“.',
  'page.update.ready': 'Ein neues Railhead ist bereit.',
  'page.update.ready-help':
    'Die Seite wird gespeichert und mit derselben Partie und Stellung neu geladen. Andere Tabs bleiben, wie sie sind, bis du sie neu lädst.',
  'page.update.switched': 'Ein anderer Tab benutzt ein neues Railhead.',
  'page.update.switched-help': 'Dieser Tab bleibt, wie er ist, bis du ihn neu lädst.',
  'page.update.now': 'Jetzt aktualisieren',
  'page.update.later': 'Später',
  'page.rules.of': 'Regeln: {name}',
  'page.rules.open': 'Regel {id}',
  'page.rules.back': 'Zurück',
  'page.rules.search': 'In den Regeln suchen',
  'page.rules.found': '{number, plural, =0 {Nichts gefunden} one {# Regel} other {# Regeln}}',
  'page.rules.switches': '{number, select, 1 {Schalter} other {Schalter}}',
  'page.rules.here': 'in dieser Partie',
  'page.rules.changed': 'in dieser Partie, geändert',
  'page.rules.before': 'Vorige Regel: {id}',
  'page.rules.after': 'Nächste Regel: {id}',
  'page.rules.overview': 'Das Spiel in fünf Minuten',
  'page.rules.all': 'Alle Regeln',
};
