import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_DE_1848 } from './terms-1848.ts';

/** 1848: Australia. */
export const DE_1848: Messages = {
  ...RAIL,
  ...TERMS_DE_1848,

  /* ---- decisions ---- */

  'step.last-loan': 'Anleihe',
  'step.crisis': 'Schulden',
  'step.tasmania': 'Tasmanien',
  'step.loan': 'Anleihe',
  'step.buy-private': 'Privatbahnen',
  'step.special-lay': 'Sonderplättchen',

  'ask.auction': 'eine Privatbahn kaufen oder verbilligen',
  'ask.last-loan': 'eine Anleihe aufnehmen oder darauf verzichten',
  'ask.closing': 'den Zug beenden',
  'ask.crisis': 'Aktien verkaufen, um Schulden zu bezahlen',
  'ask.tasmania': 'das Tasmanien-Plättchen legen',

  'help.auction':
    'Kaufe eine Privatbahn zu ihrem Preis oder verbillige eine um 5 £. Passen darf nur, wer schon eine besitzt.',
  'help.stock':
    '{setIs, select, 1 {Kaufe ein Papier, gründe eine Gesellschaft oder passe. In der ersten Aktienrunde lassen sich Aktien von Gesellschaften nicht verkaufen.} other {Verkaufe zuerst, so viel du willst, dann kaufe ein Papier oder gründe eine Gesellschaft; oder passe.}} Die Runde endet, wenn alle nacheinander passen.',
  'help.track':
    '{phaseIs, select, 2 {Lege ein gelbes Plättchen. Nach der ersten 3er-Lok darfst du zwei legen oder eines aufrüsten.} other {Lege ein oder zwei gelbe Plättchen oder rüste eines auf.}} Baue dort, wohin die Bahnhofsmarker der Gesellschaft reichen.',
  'help.last-loan':
    'Die Gesellschaft steht in der ersten Spalte und hat keine Lok: Ohne Anleihe fällt ihr Kurs, und sie geht in Zwangsverwaltung.',
  'help.trains':
    'Die Bank verkauft ihre niedrigste Lok, als Standard- oder Plus-Lok. {phaseIs, select, 2 {Loks anderer Gesellschaften sind nach der ersten 3er-Lok zu haben.} other {Auch Loks anderer Gesellschaften sind zu haben.}}',
  'help.closing':
    'Die letzte Gelegenheit in diesem Zug, eine Anleihe aufzunehmen oder eine Privatbahn zu kaufen.',
  'help.crisis':
    'Du hast Schulden wegen einer Gesellschaft in Zwangsverwaltung. Verkaufe nur so viel wie nötig; kein Direktor darf dabei wechseln.',
  'help.tasmania':
    'Die Privatbahnen sind geschlossen. Lege das Plättchen auf eines der beiden freien Felder, dann geht es weiter.',

  'status.receivership': 'in Zwangsverwaltung',
  'status.bank': 'die Bank, die Anleihen gibt',
  'flag.waits-for-connection': 'wartet, bis Gleise Adelaide und Sydney verbinden, oder auf die erste 6er-Lok',
  'flag.sold-out': 'ausverkauft: Am Ende der Aktienrunde steigt der Kurs',
  'flag.pool-full': 'der Pool nimmt keine Aktien mehr von ihr',
  'flag.last-column': 'ein Schritt vor der Zwangsverwaltung',
  'flag.loan-limit': 'hat alle fünf Anleihen aufgenommen',
  'flag.power-only': 'zahlt nicht mehr, aber die Sondereigenschaft lässt sich noch nutzen',
  'flag.tile-due': 'das Plättchen muss jetzt gelegt werden',
  'zone.receivership': 'Hier geht eine Gesellschaft in Zwangsverwaltung',

  'note.loans': 'Gesellschaften dürfen Anleihen aufnehmen',
  'note.two-yellow-tiles': 'Zwei gelbe Plättchen je Zug oder ein Austausch',
  'note.train-trade': 'Gesellschaften dürfen Loks voneinander kaufen',
  'note.private-sales': 'Gesellschaften dürfen Privatbahnen kaufen',
  'note.private-powers': 'Privatbahnen lassen sich nutzen',
  'note.privates-close': 'Die Privatbahnen schließen',
  'note.ghan-on-sale': 'Die 2E ist zu kaufen',
  'note.com-free': 'Die COM darf auch ohne die Verbindung Adelaide–Sydney agieren',
  'note.boe-100': 'Die Bank von England zahlt 10 £ je Aktie und mehr für ihre Bahnhofsmarker',
  'note.boe-200': 'Die Bank von England zahlt 20 £ je Aktie und mehr für ihre Bahnhofsmarker',
  'note.boe-300': 'Die Bank von England zahlt 30 £ je Aktie und mehr für ihre Bahnhofsmarker',
  'note.trade-in': 'Wer eine 4 in Zahlung gibt, zahlt für eine D {price}',
  'note.outside-limit': 'Zählt nicht zum Loklimit; eine je Gesellschaft',
  'note.com-home': 'Hier beginnt die COM',
  'note.tasmania': 'Hierher kann das Tasmanien-Plättchen',

  'fact.bank-of-england': 'Bank von England, Bargeld',
  'fact.boe-dividend': 'Bank von England, nächste Dividende',
  'fact.loans-issued': 'Aufgenommene Anleihen',
  'fact.receiverships': 'Gesellschaften in Zwangsverwaltung',
  'fact.com-may-operate': 'COM darf agieren',
  'fact.short.bank-of-england': 'BoE',
  'fact.short.boe-dividend': 'BoE zahlt',
  'fact.short.loans-issued': 'Anleihen',
  'fact.short.receiverships': 'Verwaltung',
  'fact.short.com-may-operate': 'COM agiert',
  'fact.yellow-tiles': 'Gelegte gelbe Plättchen',
  'nth.yellow-tiles':
    '{of, select, 1 {das einzige Plättchen in diesem Zug} other {Plättchen {number} von {of} in diesem Zug}}',
  'nth.upgraded': 'das einzige Plättchen in diesem Zug',
  'fact.upgraded': 'Plättchen aufgerüstet',
  'fact.loan-taken': 'Anleihe aufgenommen',
  'fact.forced-loans': 'Zwangsanleihen',
  'fact.set-aside': 'Für gekaufte Loks beiseitegelegt',

  'private.P1': 'Zahlt ihrem Besitzer Einkommen, sonst nichts. Billig und leicht zu bekommen.',
  'private.P2': 'Legt einmal ein gelbes Plättchen mit bloßen Gleisen in erreichbare Wüste, 40 £ billiger.',
  'private.P3': 'Legt das Tasmanien-Plättchen auf die Karte, kostenlos und ohne Verbindung.',
  'private.P4': 'Macht eine 2E um 100 £ billiger.',
  'private.P5': 'Bringt eine Aktie der QR, die verkauft werden kann, sobald die QR gegründet ist.',
  'private.P6': 'Bringt die Direktoraktie der CAR zu 100 £ und schließt mit der ersten Lok der CAR.',

  'end.stock_market': 'ein Kurs hat 450 £ erreicht, oder sechzehn der zwanzig Anleihen sind aufgenommen',
  'end.closed_five': 'fünf Gesellschaften sind in Zwangsverwaltung',

  /* ---- what is shown in short ---- */

  'train.2': '2: höchstens 2 Städte; jeder Spurwechsel zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.2+':
    '2+: höchstens 2 Städte; jeder Spurwechsel nach dem ersten zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.3': '3: höchstens 3 Städte; jeder Spurwechsel zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.3+':
    '3+: höchstens 3 Städte; jeder Spurwechsel nach dem ersten zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.4': '4: höchstens 4 Städte; jeder Spurwechsel zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.4+':
    '4+: höchstens 4 Städte; jeder Spurwechsel nach dem ersten zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.5': '5: höchstens 5 Städte; jeder Spurwechsel zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.5+':
    '5+: höchstens 5 Städte; jeder Spurwechsel nach dem ersten zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.6': '6: höchstens 6 Städte; jeder Spurwechsel zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.6+':
    '6+: höchstens 6 Städte; jeder Spurwechsel nach dem ersten zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.8': '8: höchstens 8 Städte; jeder Spurwechsel zählt wie eine Stadt. Kleinstädte zählen nicht mit.',
  'train.D': 'D: beliebig viele Städte und Spurwechsel.',
  'train.2E':
    '2E (The Ghan): von Alice Springs zu einer Stadt mit einem Bahnhofsmarker der Gesellschaft, wie weit es auch ist. Nur diese beiden Orte bringen etwas.',
  'label.K':
    'K (hier passen nur Plättchen mit dieser Kennzeichnung; eine Lok, die mehrere K-Städte anfährt, kann einen Bonus einfahren)',
  'worth.about':
    'Vermögen: Bargeld und Aktien zum heutigen Kurs. Privatbahnen zählen nichts; wer eine kauft, wird also um deren Preis ärmer.',

  /* ---- the log ---- */

  'event.private-lowered': '{seat} verbilligt {private} auf {price}',
  'event.private-sold':
    '{company} kauft {private} von {sellerKind, select, company {der {seller}} other {{seller}}} für {price}',
  'event.director-changed': 'Neuer Direktor der {company}: {to} (bisher {from})',
  'event.connected': 'Adelaide und Sydney sind verbunden',
  'event.train-ran':
    '{company} fährt mit Lok {side}: {path} = {revenue}{itemsIs, select, 0 {} other { (darin {items})}}',
  'event.share-bought':
    '{seat} kauft eine {companyIs, select, BOE {Aktie der {company}} other {{fromIs, select, ipo {neue Aktie der {company}} other {Aktie der {company} aus dem Pool}}}} für {price}',
  'event.shares-sold':
    '{seat} verkauft {percent} der {company}{companyIs, select, BOE { an sie zurück} other {}} für {income}',
  'event.train-paid': '{company} zahlt der {seller} {price} für die gekaufte Lok',
  'event.loan-taken':
    '{company} nimmt eine Anleihe auf und hat jetzt {loans, plural, one {# Anleihe} other {# Anleihen}}',
  'event.receivership': '{company} (Direktor {director}) geht als Nr. {number} in Zwangsverwaltung',
  'event.compensated':
    '{seat} bekommt {amount} für Aktien der {company}{byDirectorIs, select, 0 {} other {, davon {byDirector} vom Direktor}}',

  /* ---- choices ---- */

  'choice.buy_share':
    '{companyIs, select, BOE {Aktie der {company}} other {{fromIs, select, ipo {Neue Aktie der {company}} other {Aktie der {company} aus dem Pool}}}} kaufen',
  'choice.buy_share.short':
    '{company}{companyIs, select, BOE {} other {, {fromIs, select, ipo {neu} other {Pool}}}}',
  // What the Bank of England has not sold, or has back, is on its own sheet.
  'page.stock.from.pool': '{companyIs, select, BOE {Aktie} other {Pool}}',
  'page.stock.buy.pool':
    '{company}{companyIs, select, BOE {} other { aus dem Pool}}{sum, select, none {} other { für {sum}}} kaufen',
  'group.lower_private': 'Privatbahn verbilligen',
  'choice.lower_private': '{privateFull} um 5 £ verbilligen',
  'choice.lower_private.short': '{private}',
  'group.take_loan': 'Anleihe aufnehmen',
  'choice.take_loan': 'Anleihe über 100 £ aufnehmen',
  'choice.take_loan.short': 'Anleihe',
  'group.buy_from_owner': 'Privatbahn kaufen',
  'choice.buy_from_owner': '{privateFull} vom Besitzer für {price} kaufen',
  'choice.buy_from_owner.short': '{private} für {price}',
  'choice.buy_train':
    'Lok {side} von der Bank{privateIs, select, none {} other { mit {privateFull}}} kaufen{tradeInIs, select, none {} other {, Lok {tradeIn} in Zahlung geben}}',
  'choice.buy_train.short':
    '{side}{tradeInIs, select, none {} other { gegen {tradeIn}}}{privateIs, select, none {} other {, {private}}}',

  /* ---- why not ---- */

  'refusal.already-sold': '{private} ist schon verkauft.',
  'refusal.at-floor': '{private} kostet nur noch {floor} und kann nicht billiger werden.',
  'refusal.must-lower-or-buy':
    'Passen darf nur, wer eine Privatbahn besitzt: Kaufe eine oder verbillige eine.',

  'refusal.cannot-par': 'Die {company} kann nur gründen, wer P6 kauft.',
  'refusal.no-sales-yet':
    '{companyIs, select, BOE {In dieser Partie lassen sich auch Aktien der Bank von England in der ersten Aktienrunde nicht verkaufen.} other {In der ersten Aktienrunde lassen sich Aktien von Gesellschaften nicht verkaufen.}}',
  'refusal.pool-limit': 'Im Pool dürfen höchstens {limit} der {company} liegen.',
  'refusal.no-successor':
    'Sonst besitzt niemand 20 % der {company}, also könnte niemand ihr neuer Direktor werden.',

  'refusal.director-would-change':
    'Ein Verkauf, um Schulden zu bezahlen, darf den Direktor der {company} nicht ändern.',
  'refusal.boe0-kept':
    'Das erste Papier der Bank von England lässt sich nicht verkaufen, solange sonst niemand eines besitzt.',
  'refusal.more-than-needed':
    'Deine Schulden sind {debt}: Verkaufe zu je {price} nur so viele Aktien wie nötig.',

  'refusal.no-company': 'Anleihen nimmt nur eine Gesellschaft auf, in ihrem eigenen Zug.',
  'refusal.too-early':
    '{privateIs, select, none {Das geht erst nach dem Verkauf der ersten 3er-Lok.} other {{private} lässt sich erst nach dem Verkauf der ersten 3er-Lok nutzen.}}',
  'refusal.one-loan-a-turn':
    'Eine Gesellschaft darf je Zug eine freiwillige Anleihe aufnehmen, und diese hat es schon getan.',
  'refusal.company-loan-limit':
    'Eine Gesellschaft darf freiwillig nur {limit, plural, one {# Anleihe} other {# Anleihen}} aufnehmen, und diese hat sie alle.',
  'refusal.no-loans-left': 'Alle zwanzig Anleihen sind aufgenommen.',
  'refusal.loan-in-last-column':
    'Eine Gesellschaft ohne Lok in der ersten Spalte muss die Anleihe aufnehmen.',

  'refusal.power-gone': 'Die Sondereigenschaft von {private} ist schon genutzt oder vorbei.',
  'refusal.not-owner': '{private} gehört weder der Gesellschaft noch ihrem Direktor.',
  'refusal.not-in-this-phase': 'Gesellschaften können Privatbahnen nur in Phase 3 und 4 kaufen.',
  'refusal.never-for-sale': '{private} kann nie an eine Gesellschaft verkauft werden.',
  'refusal.no-player-owns-it': '{private} gehört keinem Spieler mehr.',
  'refusal.only-from-director':
    'Eine Gesellschaft kann eine Privatbahn nur von ihrem eigenen Direktor kaufen.',
  'refusal.not-for-this-power':
    'Diese Privatbahn legt nur ein gelbes Plättchen mit bloßen Gleisen, und nur auf eines ihrer Wüstenfelder.',
  'refusal.already-laid': 'Das Tasmanien-Plättchen liegt schon auf der Karte.',
  'refusal.only-in-track-step': '{private} legt ihr Plättchen nur beim Gleisbau der Gesellschaft.',
  'refusal.no-such-power': '{private} hat dafür keine Sondereigenschaft.',
  'refusal.tasmania-first': 'Zuerst muss das Tasmanien-Plättchen gelegt werden.',

  'refusal.home-tile-first':
    'In ihrem ersten Zug muss die Gesellschaft zuerst auf ihrem Heimatfeld {hex} bauen.',
  'refusal.no-lay-left':
    'In diesem Zug ist nichts mehr zu bauen: Erlaubt ist ein gelbes Plättchen, nach dem Verkauf der ersten 3er-Lok zwei gelbe oder ein Austausch.',
  'refusal.alice-springs-twice':
    'Beide Felder von Alice Springs sind ein Halt: Eine Strecke darf nur eines davon anfahren.',
  'refusal.too-far':
    'Die Strecke zählt {used, plural, one {# Stadt oder Spurwechsel} other {# Städte und Spurwechsel}}, aber die Lok schafft nur {reach}.',
  'refusal.ghan-needs-alice-springs': 'Eine 2E muss in Alice Springs beginnen oder enden.',

  'refusal.one-ghan': 'Eine Gesellschaft darf nur eine 2E besitzen.',
  'refusal.trade-in-only-for-D': 'Eine Lok kann man nur für eine D in Zahlung geben.',
  'refusal.trade-in-needs-a-4': 'Für eine D nimmt die Bank nur eine 4 oder 4+ der Gesellschaft in Zahlung.',
  'refusal.unknown-train': 'Eine Lok „{side}“ gibt es in diesem Spiel nicht.',
  'refusal.take-loan-first':
    'Die Gesellschaft kann {price} nicht bezahlen: Zuerst muss sie ihre freiwillige Anleihe aufnehmen.',
  'refusal.cheaper-train-affordable':
    'Das Geld der Gesellschaft reicht für eine billigere Lok, also darf sie für eine zu {price} keine Anleihen aufnehmen.',
  'refusal.ghan-not-tradable': 'Eine 2E kann nie an eine andere Gesellschaft verkauft werden.',
  'refusal.only-printed-price':
    'Gesellschaften mit verschiedenen Direktoren müssen diese Lok zum aufgedruckten Preis handeln: {price}.',

  /* ---- what a run earns ---- */

  'revenue.k-bonus': 'Bonus für K-Städte',
  'revenue.ghan': '{at}, mit The Ghan',
  'bonus.k-bonus': 'K-Städte',

  'ruleSet.book': 'Regelheft von 2021',
  'ruleSet.first-edition-2007': 'Erste Ausgabe, 2007',

  /* ---- what switches are set to ---- */

  'option.edition.gmt2021': 'Ausgabe von 2021',
  'option.edition.oo2007': 'Ausgabe von 2007',
  'option.auction_pass.own_private': 'nur Besitzer einer Privatbahn',
  'option.auction_pass.any_private_sold': 'auch andere, sobald alle am Mindestpreis stehen',
  'option.com_capital.float': 'wenn 60 % verkauft sind',
  'option.com_capital.start': 'wenn sie agieren darf',
  'option.private_seller.any_player': 'von jedem Spieler',
  'option.private_seller.director': 'nur vom Direktor',
  'option.export_phase.next_only': 'nur die nächste Lok',
  'option.export_phase.advance': 'jede Lok',
  'option.bank_break.negative': 'unter null',
  'option.bank_break.zero': 'bei null',
  'option.card_limits.none': 'unbegrenzt',
  'option.card_limits.printed': 'nur die gedruckten Karten',
  'option.after_failure.next_begins': 'wenn die nächste Gesellschaft ihren Zug begonnen hat',
  'option.after_failure.at_once': 'sofort',
  'option.trade_payment.at_once': 'sofort',
  'option.trade_payment.end_of_turn': 'am Ende des Zugs',
  'option.no_revenue_price.left': 'eine Spalte nach links',
  'option.no_revenue_price.stays': 'bleibt',
};
