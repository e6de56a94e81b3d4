import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_DE_1860 } from './terms-1860.ts';

/** 1860: Railways on the Isle of Wight. */
export const DE_1860: Messages = {
  ...RAIL,
  ...TERMS_DE_1860,

  /* ---- decisions ---- */

  'round.auction': 'Versteigerung',
  'ask.company': '{company}, Präsident {seat}',

  'step.home': 'Heimatplättchen',
  'step.solvency': 'Zahlungsfähigkeit',

  'ask.auction': 'um das Recht auf die Wahl bieten',
  'ask.auction.won': 'eine Privatbahn oder Gesellschaft wählen und kaufen',
  'ask.stock': 'mit Aktien und Privatbahnen handeln',
  'ask.home': 'das Heimatplättchen legen',

  'help.auction':
    'Biete um das Recht auf die Wahl. Wer es gewinnt, zahlt das Gebot und kauft dann eine Privatbahn oder gründet die C&N oder die IOW.',
  'help.stock':
    '{setIs, select, 1 {Verkaufe zuerst Aktien, wenn du willst, dann kaufe eines: eine Aktie, eine Privatbahn oder eine neue Gesellschaft. Oder passe.} other {Verkaufe zuerst, so viel du willst, dann kaufe eines: eine Aktie, eine Privatbahn oder eine neue Gesellschaft. Oder passe.}} Eine Privatbahn gegen eine Aktie zu tauschen zählt nicht als Kauf.',
  'help.home':
    'Die Gesellschaft ist in Betrieb: Lege ein gelbes Plättchen unter ihren Heimatbahnhof, dann geht es weiter.',
  'help.track':
    '{phaseIs, select, 2 {Lege zwei gelbe Plättchen mit bloßen Gleisen oder ein gelbes mit einer Stadt. Aufgerüstet wird ab der ersten 3+2.} other {Lege zwei gelbe Plättchen mit bloßen Gleisen oder ein gelbes mit einer Stadt, oder rüste ein Plättchen auf, das eine Lok der Gesellschaft erreicht.}}',
  'help.routes':
    'Gib jeder Lok eine Strecke. Alle Strecken müssen verbunden sein, und eine muss den Heimatbahnhof der Gesellschaft anfahren. {phaseIs, select, 9 {Haltepunkte bringen der Gesellschaft einen Zuschuss, bis die Southern-Aktienrunde beginnt.} other {Haltepunkte bringen der Gesellschaft einen Zuschuss.}}',
  'help.dividend':
    'Wird an die Aktionäre mindestens der Kurs ausgezahlt, steigt er, beim Zwei-, Drei- oder Vierfachen um mehr Schritte; sonst bleibt er. Wird eingespart, bleibt das Geld in der Gesellschaft, und der Kurs fällt.',
  'help.trains':
    'Die Bank verkauft ihre nächste Lok und gebrauchte zum aufgedruckten Preis. {phaseIs, select, 9 {Andere Gesellschaften dürfen ihre für Vielfache von 10 £ verkaufen, bis British Rail kommt.} other {Andere Gesellschaften dürfen ihre für Vielfache von 10 £ verkaufen.}}',
  'help.consent':
    'Die Gesellschaft eines anderen Spielers will eine deiner Loks kaufen. Nimm an oder lehne ab; lehnst du ab, kann sie in diesem Zug nicht noch einmal nach dieser Lok fragen.',
  'help.discard':
    'Die Gesellschaft hat mehr Loks, als sie jetzt besitzen darf. Gib eine ab; sie geht ohne Geld an die Bank zurück.',

  'status.bankrupt': 'bankrott, kann neu gegründet werden',
  'status.nationalised': 'von British Rail übernommen',
  'flag.layer-1': 'Gruppe 1',
  'flag.layer-2': 'Gruppe 2',
  'flag.layer-3': 'Gruppe 3',
  'flag.layer-4': 'Gruppe 4',
  'flag.layer-closed': 'ihre Gruppe ist noch nicht offen',
  'flag.share-reserved': 'ihre letzte Aktie ist für eine Privatbahn reserviert',
  'flag.tokens-face-down': 'ihre Bahnhofsmarker blockieren keine Loks',
  'flag.home-tile-due': 'ihr Heimatplättchen muss jetzt gelegt werden',
  'flag.for-sale': 'von der Bank zu kaufen',
  'flag.may-exchange': 'kann gegen eine Aktie getauscht werden',
  'flag.not-yet': 'ab der ersten 6+3 zu haben',
  'zone.bankruptcy': 'Bankrott',
  'zone.red':
    'Die erste Aktie, die ein Spieler in einer Aktienrunde von einer Gesellschaft verkauft, senkt den Kurs nicht',
  'zone.restart': 'Hier werden nur bankrotte Gesellschaften neu gegründet',

  'note.ferry-on-sale': 'Die Fishbourne Ferry ist zu kaufen; ihr Kauf schließt die anderen Privatbahnen',
  'note.no-certificate-limit': 'Es gibt kein Papierlimit mehr',
  'note.sales-keep-price': 'Verkäufe senken keine Kurse mehr',
  'note.southern-forms':
    'Die Southern Railway entsteht: Bauen und Haltepunkte enden mit der laufenden Serie von Operationsrunden',
  'note.british-rail': 'British Rail: nur noch Operationsrunden, bis ihr alles gehört',

  'fact.layer': 'Offene Gruppe für neue Gesellschaften',
  'fact.short.layer': 'Gruppe',
  'fact.short.southern': 'Southern',
  'fact.short.building-over': 'Bau vorbei',
  'fact.southern': 'Die Southern ist entstanden',
  'fact.building-over': 'Mit dem Bauen ist es vorbei',
  'fact.british-rail': 'British Rail',
  'fact.subsidy': 'Zuschuss dieser Fahrt',

  'private.BHC': 'Zahlt ihrem Besitzer Einkommen und kann gegen eine Aktie der BHI&R getauscht werden.',
  'private.YHC': 'Zahlt ihrem Besitzer Einkommen und kann gegen eine Aktie der FYN getauscht werden.',
  'private.CMH': 'Zahlt ihrem Besitzer Einkommen und kann gegen eine Aktie der C&N getauscht werden.',
  'private.RPSC': 'Zahlt ihrem Besitzer Einkommen und kann gegen eine Aktie der IOW getauscht werden.',
  'private.FFC': 'Ab Phase 6 zu kaufen; ihr Kauf schließt alle anderen Privatbahnen.',

  'end.stock_market': 'ein Kurs hat 340 £ erreicht',
  'end.nationalization': 'British Rail hat die letzte Gesellschaft übernommen',
  'end.turn_limit': 'hundert Aktienrunden sind gespielt',
  'end.dnf': 'abgebrochen nach der hundertsten Aktienrunde',
  'end.standstill': 'niemand kann noch etwas tun',

  /* ---- what is shown in short ---- */

  'train.2+1':
    '2+1: höchstens zwei Städte und eine Kleinstadt oder ein Haltepunkt; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'train.3+2':
    '3+2: höchstens drei Städte und zwei Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'train.4+2':
    '4+2: höchstens vier Städte und zwei Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'train.5+3':
    '5+3: höchstens fünf Städte und drei Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'train.6+3':
    '6+3: höchstens sechs Städte und drei Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'train.7+4':
    '7+4: höchstens sieben Städte und vier Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'train.8+4':
    '8+4: höchstens acht Städte und vier Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'train.9+5':
    '9+5: höchstens neun Städte und fünf Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, ist für Kleinstädte und Haltepunkte frei.',
  'worth.about':
    'Vermögen: Bargeld, Privatbahnen zu ihrem Preis und Aktien zum heutigen Kurs. Aktien einer Gesellschaft ohne Lok zählen meistens halb.',

  /* ---- the log ---- */

  'event.operating-round': 'Operationsrunde {set}.{number}',
  'event.bid': '{seat} bietet {price}',
  'event.auction-won': '{seat} gewinnt das Recht auf die Wahl {bidIs, select, 0 {umsonst} other {für {bid}}}',
  'event.private-returned': '{seat} verkauft {privateFull} für {income} an die Bank',
  'event.private-exchanged': '{seat} tauscht {private} gegen eine Aktie der {company}',
  'event.ferry-for-sale': '{privateFull} ist zu kaufen',
  'event.par-set': '{seat} gründet die {company} zu {price}',
  'event.president-changed':
    'Neuer Präsident der {company}: {to}{fromIs, select, none {} other { (bisher {from})}}',
  'event.receivership': '{company} hat keinen Präsidenten mehr und geht in Zwangsverwaltung',
  'event.floated': '{company} geht mit {capital} in Betrieb',
  'event.bankrupt': '{company} ist bankrott: Alle Aktien gehen an die Bank zurück',
  'event.train-ran':
    '{company} fährt mit Lok {train}: {path} = {revenue}{subsidyIs, select, 0 {} other { und {subsidy} für Haltepunkte}}',
  'event.no-certificate-limit': 'Es gibt kein Papierlimit mehr, und Verkäufe senken keine Kurse mehr',
  'event.southern-formed': 'Die Southern Railway entsteht',
  'event.southern-round': 'Die Southern übernimmt: keine Gleise, Bahnhofsmarker und Haltepunkte mehr',
  'event.british-rail': 'British Rail übernimmt die Insel: keine Aktienrunden mehr',
  'event.nationalised': 'British Rail übernimmt die {company}',

  /* ---- choices ---- */

  'group.bid': 'Bieten',
  'choice.bid': '{price} bieten',
  'group.choose_private': 'Privatbahn kaufen',
  'choice.choose_private': '{privateFull} kaufen',
  'choice.choose_private.short': '{private}',
  'group.par': 'Gesellschaft gründen',
  'choice.par': '{company}{priceIs, select, none {} other { zu {price}}} gründen',
  'choice.buy_share':
    '{leadsIs, select, true {Präsidentenaktie} other {{fromIs, select, ipo {Neue Aktie} other {Aktie}}}} der {company}{fromIs, select, ipo {} other { aus dem Pool}} kaufen',
  'page.director': 'Präsident',
  'page.row.director': 'Präsident',
  'page.stock.from.lead': 'Präsidentenaktie',
  'page.stock.stays-director': '{name} bleibt Präsident.',
  'page.trains.director': 'Präsident der {company}: {seat}.',
  'page.abbr.director': 'Präsident',
  'page.changed.director': 'Präsident',
  'page.owners.note.rail': 'Prozent jeder Gesellschaft; ★ Präsident',
  'page.moment.director': 'Neuer Präsident',
  'choice.buy_private': '{privateFull} von der Bank kaufen',
  'group.sell_private': 'Privatbahn verkaufen',
  'choice.sell_private': '{privateFull} an die Bank verkaufen',
  'choice.sell_private.short': '{private}',
  'group.exchange': 'Privatbahn gegen eine Aktie tauschen',
  'choice.exchange': '{privateFull} gegen die Aktie ihrer Gesellschaft tauschen',
  'choice.exchange.short': '{private}',

  /* ---- why not ---- */

  'refusal.must-choose':
    'Du hast das Bieten gewonnen: Wähle jetzt eine Privatbahn oder Gesellschaft und kaufe sie.',
  'refusal.not-won': 'Nur wer das Bieten gewonnen hat, darf wählen.',
  'refusal.bid-too-low': 'Biete mindestens {min}.',
  'refusal.bid-too-high':
    'Du kannst höchstens {max} bieten: Für das billigste Los muss dir genug Geld bleiben.',
  'refusal.bid-in-fives': 'Gebote steigen in Schritten von {step}.',
  'refusal.no-such-lot': '{privateIs, select, none {{company}} other {{private}}} steht nicht zur Wahl.',

  'refusal.president-cert-not-for-sale':
    'Die Präsidentenaktie der {company} ist nicht zu kaufen: Kaufe gewöhnliche Aktien; zwei davon werden gegen sie getauscht.',
  'refusal.president-cert-as-one-share':
    'Die Präsidentenaktie der {company} lässt sich nur als eine Aktie verkaufen, und du nimmst dafür eine einzelne zurück.',
  'refusal.own-share-needed':
    'Um die Präsidentenaktie der {company} aus dem Pool zu kaufen, brauchst du eine Aktie von ihr.',
  'refusal.share-reserved':
    'Die letzte Aktie der {company} ist für den Besitzer einer Privatbahn reserviert.',
  'refusal.layer-closed':
    'Die {company} kann noch nicht gegründet werden: Zuerst muss eine Gesellschaft der Gruppe davor agieren oder ausverkauft sein{nextRoundIs, select, true {; dann geht es ab der nächsten Aktienrunde} other {}}.',
  'refusal.no-such-par': 'Die {company} kann nicht zu {price} gegründet werden.',
  'refusal.already-bought': 'Du hast in diesem Zug schon gekauft.',
  'refusal.nothing-to-take-back':
    'Die Hälfte der Präsidentenaktie der {company} lässt sich nicht verkaufen: Im Pool liegt keine Aktie, die du dafür zurückbekommen könntest.',

  'refusal.not-its-owner': '{private} gehört dir nicht.',
  'refusal.no-sales-yet': 'In der ersten Aktienrunde lassen sich Privatbahnen nicht verkaufen.',
  'refusal.not-the-banks': 'Die Bank verkauft {private} nicht.',
  'refusal.no-exchange': '{private} kann nicht gegen eine Aktie getauscht werden.',
  'refusal.recorded-only-in-imports':
    'Das Spiel rechnet Beträge selbst aus; nur eine eingelesene Datei darf eigene nennen.',

  'refusal.home-first':
    'Zuerst muss das Heimatplättchen auf {home} gelegt werden, für die Gesellschaft, die in Betrieb gegangen ist.',
  'refusal.home-tile-due': 'Jetzt muss das Heimatplättchen gelegt werden.',

  'refusal.no-lay-left':
    'In diesem Zug ist nichts mehr zu bauen: Erlaubt sind zwei gelbe Plättchen mit bloßen Gleisen, eines mit einer Stadt oder ein Austausch.',
  'refusal.only-a-plain-second-tile':
    'Das zweite Plättchen eines Zugs muss gelb sein und darf keine Stadt haben.',
  'refusal.insolvent-builds-free':
    'Eine zahlungsunfähige Gesellschaft kann nur bauen, wo es nichts kostet, und das hier kostet {cost}.',
  'refusal.train-needed': 'Um aufzurüsten, braucht die Gesellschaft eine eigene Lok.',
  'refusal.train-does-not-reach': 'Keine Lok der Gesellschaft erreicht {hex}.',
  'refusal.upgrade-without-use':
    'Dieser Austausch auf {hex} bringt weder neue Gleise noch einen anderen Wert.',
  'refusal.fixed-tile': 'Plättchen {tile} kann nur in einer einzigen Lage gelegt werden.',

  'refusal.hex-twice': 'Eine Strecke darf nicht auf ein Feld zurückkehren, auf dem sie schon war.',
  'refusal.ends-at-halt': '{at} ist ein Haltepunkt: Dort kann keine Strecke beginnen oder enden.',
  'refusal.too-far':
    'Die Strecke hat {cities, plural, one {# Stadt} other {# Städte}}, aber die Lok schafft nur {most}.',
  'refusal.town-skipped':
    'Hier zählen alle Kleinstädte: Die Strecke hat {towns, plural, one {# Kleinstadt} other {# Kleinstädte}}, aber die Lok hat nur Platz für {room}.',
  'refusal.too-many-halts':
    '{most, plural, =0 {Auf dieser Fahrt kann kein Haltepunkt zählen.} one {Auf dieser Fahrt kann nur # Haltepunkt zählen.} other {Auf dieser Fahrt können nur # Haltepunkte zählen.}}',
  'refusal.two-full-cities':
    'Eine Lok darf nur durch eine volle Stadt fahren, also nicht auch noch durch {at}.',
  'refusal.second-full-city': 'Nur eine Lok einer Gesellschaft darf durch eine volle Stadt fahren.',
  'refusal.home-not-visited': 'Eine der Strecken muss die Heimat der Gesellschaft anfahren.',
  'refusal.not-one-network': 'Alle Strecken einer Gesellschaft müssen verbunden sein.',
  'refusal.must-run': 'Die Gesellschaft kann fahren, also muss sie es.',
  'refusal.best-run-only': 'Eine Gesellschaft ohne Präsident muss so viel einfahren, wie sie kann: {best}.',

  'refusal.bank-only': 'Unter British Rail können Gesellschaften Loks nur von der Bank kaufen.',
  'refusal.receivership-trades-nothing':
    'Eine Gesellschaft in Zwangsverwaltung kann Loks weder kaufen noch verkaufen.',
  'refusal.bankrupt-sells-nothing': 'Die {seller} ist bankrott und verkauft keine Loks.',
  'refusal.sellers-last-train':
    'Die {seller} kann ihre letzte Lok nur an eine Gesellschaft verkaufen, die keine hat.',
  'refusal.bad-price':
    '{minIs, select, none {{price} ist kein möglicher Preis.} other {Der Preis muss zwischen {min} und {max} liegen, in Schritten von {step}.}}',
  'refusal.must-buy-train': 'Die Gesellschaft hat keine Lok und das Geld für eine, also muss sie kaufen.',

  /* ---- what a run earns ---- */

  'revenue.halt': '{at}, Haltepunkt',
  'revenue.lease': 'Leihlok, {atIs, plural, one {# Halt} other {# Halte}}',
  'revenue.half': 'Die Hälfte, weil die Lok geliehen ist',
  'bonus.half': 'Hälfte wegen Leihlok',
};
