import type { Messages } from '../../messages.ts';

/** What the abbreviations at a table stand for. */
export const PAGE_ABBREVIATIONS: Messages = {
  'page.abbr.means': '{short}: {long}.',
  'page.abbr.bank': 'Das ist die Bank, die Anleihen gibt.',
  'page.abbr.home': 'Heimat: {hex}.',
  'page.abbr.to-float': 'Sind weitere {percent} verkauft, geht sie in Betrieb.',
  'page.abbr.trains-left':
    '{number, plural, one {Die Bank hat noch # solche Lok.} other {Die Bank hat noch # solche Loks.}}',
  'page.abbr.certificates':
    '{seat} hat {number, plural, one {# Papier} other {# Papiere}}; {limitIs, select, none {ein Limit gibt es nicht} other {erlaubt sind {limit}}}.',
  'page.abbr.loans': '{company} hat {number, plural, one {# Anleihe} other {# Anleihen}} aufgenommen.',
  'page.abbr.priority': 'EKR: Erstkaufrecht. Dieser Spieler beginnt die nächste Aktienrunde.',
  'page.abbr.next-priority':
    'Dieser Spieler bekäme das Erstkaufrecht (EKR), wenn die Runde jetzt zu Ende wäre.',
  'page.abbr.director': 'Direktor',
  'page.abbr.column.liquid':
    'Flüssig: das Bargeld, das zusammenkäme, wenn man alles zu heutigen Kursen verkauft.',
  'page.abbr.column.certificates': 'Papiere: wie viele jemand hat und wie viele erlaubt sind.',
  'page.abbr.column.room': 'Frei: wie viele Papiere noch dazukommen dürfen.',
  'page.abbr.column.ipo': 'Neu: Aktien, die noch nie verkauft worden sind.',
  'page.abbr.column.pool': 'Pool: Aktien, die von Spielern wieder verkauft worden sind.',
  'page.abbr.column.par': 'Ausgabe: der Ausgabekurs, zu dem die ersten Aktien verkauft werden.',
  'page.abbr.column.treasury': 'Kasse: das Betriebskapital; es gehört keinem Spieler.',
  'page.abbr.label': '{label} (hier passen nur Plättchen mit dieser Kennzeichnung)',
};
