import type { Messages } from '../messages.ts';
import { BOTS_DE_RAIL } from './bots-rail.ts';

/** Words that the 18xx titles share; each of them lays its own over these. */
export const RAIL: Messages = {
  ...BOTS_DE_RAIL,

  /* ---- rounds, steps, places to stand ---- */

  'round.auction': 'Versteigerung der Privatbahnen',
  'round.stock': 'Aktienrunde {set}',
  'round.operating': 'Operationsrunde {set}.{number}{of, select, 0 {} 1 {} other { von {of}}}',

  'ask.company': '{company}, Direktor {seat}',

  'step.auction': 'Versteigerung',
  'step.stock': 'Aktien',
  'step.track': 'Gleise',
  'step.token': 'Marker',
  'step.routes': 'Fahren',
  'step.run': 'Fahren',
  'step.dividend': 'Dividende',
  'step.pay': 'Dividende',
  'step.trains': 'Loks',
  'step.discard': 'Abgeben',
  'step.closing': 'Zugende',

  'ask.stock': 'Aktien verkaufen und kaufen',
  'ask.track': 'Gleise bauen',
  'ask.token': 'einen Bahnhofsmarker setzen',
  'ask.routes': 'die Loks fahren lassen',
  'ask.dividend': 'auszahlen oder einsparen',
  'ask.trains': 'Loks kaufen',
  'ask.discard': 'eine Lok abgeben',

  'help.token':
    'Ein Bahnhofsmarker hält der Gesellschaft einen Platz in einer Stadt frei, und ihre Strecken können dort beginnen. Je Zug darfst du einen setzen.',
  'help.routes':
    'Gib jeder Lok eine Strecke mit mindestens zwei Halten und einem Bahnhofsmarker der Gesellschaft. Kein Gleisstück darf zweimal befahren werden.',
  'help.dividend':
    'Wird an die Aktionäre ausgezahlt, steigt der Kurs; wird eingespart, bleibt das Geld in der Gesellschaft, und der Kurs fällt.',
  'help.discard':
    'Die Gesellschaft hat mehr Loks, als sie jetzt besitzen darf. Gib eine ab; Geld gibt es dafür nicht.',

  'status.unstarted': 'nicht gegründet',
  'status.started': 'noch nicht in Betrieb',
  'status.floated': 'in Betrieb',
  'status.receivership': 'in Zwangsverwaltung',

  'flag.insolvent': 'zahlungsunfähig: leiht eine Lok',
  'flag.half-value': 'keine Lok: Aktien bringen nur den halben Kurs',
  'flag.used': 'benutzt',

  'zone.par': 'Hier werden Gesellschaften gegründet',
  'zone.end': 'Wer diesen Kurs erreicht, beendet das Spiel',

  'fact.tiles-laid': 'Gelegte Plättchen',
  'nth.tiles-laid':
    '{of, select, 1 {das einzige Plättchen in diesem Zug} other {Plättchen {number} von {of} in diesem Zug}}',

  'end.bank': 'die Bank ist gesprengt',
  'end.manually_ended': 'die Spieler haben die Partie beendet',

  /* ---- the log ---- */

  'event.passed': '{seat} passt',
  'event.priority': '{seat} hat das Erstkaufrecht',
  'event.stock-round': 'Aktienrunde {number}',
  'event.operating-round': 'Operationsrunde {set}.{number}{of, select, 1 {} other { von {of}}}',
  'event.turn': '{company} agiert',
  'event.phase': 'Phase {phase} beginnt',

  'event.private-bought': '{seat} kauft {privateFull} für {price}',
  'event.private-paid':
    '{private} zahlt {amount} an {ownerKind, select, company {die {owner}} other {{owner}}}',
  'event.private-closed': '{private} schließt',

  'event.par-set': '{seat} gründet die {company} zu {price}',
  'event.share-bought':
    '{seat} kauft eine {fromIs, select, ipo {neue Aktie der {company}} other {Aktie der {company} aus dem Pool}} für {price}',
  'event.shares-sold': '{seat} verkauft {percent} der {company} für {income}',
  'event.floated': '{company} geht in Betrieb',
  'event.capital-paid': '{company} erhält {amount} Betriebskapital',
  'event.price-moved':
    '{fromIs, select, none {Kurs der {company}: {to}} other {Kurs der {company}: {from} → {to}}}',

  'event.tile-laid': '{by} legt Plättchen {tile} auf {hex}{costIs, select, 0 {} other { für {cost}}}',
  'event.home-token': '{company} setzt ihren Heimatbahnhof auf {hex}',
  'event.token-placed': '{company} setzt für {price} einen Bahnhofsmarker auf {hex}',
  'event.train-ran': '{company} fährt mit Lok {train}: {path} = {revenue}',
  'event.paid-out': '{company} zahlt {revenueIs, select, 0 {nichts} other {{revenue}}} aus',
  'event.withheld': '{company} {revenueIs, select, 0 {verdient nichts} other {spart {revenue} ein}}',

  'event.train-bought':
    '{company} kauft Lok {train} {fromIs, select, bank {von der Bank} pool {aus dem Pool} other {von der {from}}} für {price}',
  'event.train-discarded': '{company} gibt Lok {train} ab',
  'event.train-exported': 'Lok {train} wird exportiert und geht aus dem Spiel',
  'event.trains-rusted':
    '{trainsIs, plural, one {Lok der {company} wird} other {Loks der {company} werden}} verschrottet: {trains}',
  'event.insolvent': '{company} ist zahlungsunfähig und leiht eine Lok',
  'event.solvent': '{company} ist wieder zahlungsfähig',

  'event.import-difference':
    '{recordedIs, select, none {Hier gilt die Datei, obwohl unsere Regeln sagen: „{what}“} other {Hier gilt die Datei, nicht unsere Regeln: {what} {recorded} in der Datei, {ours} nach unseren Regeln}}',
  'difference.revenue': 'Einfahrergebnis',
  'difference.subsidy': 'Zuschuss',
  'event.end-triggered': 'Das Spielende ist ausgelöst – {reason}',
  'event.game-over': 'Das Spiel ist zu Ende – {reason}',

  /* ---- choices ---- */

  'group.par': 'Gesellschaft gründen',
  'choice.par': '{company}{priceIs, select, none {} other { zu {price}}} gründen',
  'choice.par.short': '{company}{priceIs, select, none {} other { zu {price}}}',

  'group.buy_share': 'Aktie kaufen',
  'choice.buy_share':
    '{fromIs, select, ipo {Neue Aktie der {company}} other {Aktie der {company} aus dem Pool}} kaufen',
  'choice.buy_share.short': '{company}, {fromIs, select, ipo {neu} other {Pool}}',

  'group.sell_shares': 'Aktien verkaufen',
  'choice.sell_shares': '{percent} der {company} verkaufen',
  'choice.sell_shares.short': '{percent} der {company}',

  'group.buy_private': 'Privatbahn kaufen',
  'choice.buy_private': '{privateFull} kaufen',
  'choice.buy_private.short': '{private}',

  'group.lay_tile': 'Plättchen legen',
  'choice.lay_tile':
    'Plättchen{tileIs, select, none {} other { {tile}}}{hexIs, select, none {} other { auf {hex}}}{privateIs, select, none {} other { mit {privateFull}}} legen',
  'choice.lay_tile.short':
    '{tileIs, select, none {{hexIs, select, none {Plättchen} other {{hex}}}} other {{tile}{hexIs, select, none {} other { auf {hex}}}}}{privateIs, select, none {} other {, {private}}}',

  'group.place_token': 'Bahnhofsmarker setzen',
  'choice.place_token':
    'Bahnhofsmarker auf {hex}{privateIs, select, none {} other { mit {privateFull}}} setzen',
  'choice.place_token.short': '{hex}{privateIs, select, none {} other {, {private}}}',

  'group.run_routes': 'Loks fahren lassen',
  'choice.run_routes':
    '{routesIs, select, none {Loks fahren lassen} 0 {Keine Lok fahren lassen} 1 {Diese Strecke fahren} other {Diese Strecken fahren}}',
  'choice.run_routes.short':
    '{routesIs, select, none {Fahren} 0 {Keine Lok} 1 {Eine Strecke} other {{routesIs} Strecken}}',

  'group.dividend': 'Dividende',
  'choice.dividend': '{payIs, select, true {An die Aktionäre auszahlen} other {Das Geld einsparen}}',
  'choice.dividend.short': '{payIs, select, true {Auszahlen} other {Einsparen}}',

  'group.buy_train': 'Lok von der Bank kaufen',
  'choice.buy_train': 'Lok {train} von der Bank kaufen',
  'choice.buy_train.short': '{train}',

  'group.buy_train_from': 'Lok von einer anderen Gesellschaft kaufen',
  'choice.buy_train_from': 'Lok {train} von der {company} für {price} kaufen',
  'choice.buy_train_from.short': '{train} von der {company}',

  'group.discard_train': 'Lok abgeben',
  'choice.discard_train': 'Lok {train} abgeben',
  'choice.discard_train.short': '{train}',

  'group.end_game': 'Partie beenden',
  'choice.end_game': 'Partie hier beenden',

  'choice.pass.track': 'Keine Gleise mehr bauen',
  'choice.pass.track.short': 'Auslassen',
  'choice.pass.token': 'Keinen Bahnhofsmarker setzen',
  'choice.pass.token.short': 'Auslassen',
  'choice.pass.pay': 'Keine Anleihe aufnehmen',
  'choice.pass.pay.short': 'Keine Anleihe',
  'choice.pass.trains': 'Keine Loks mehr kaufen',
  'choice.pass.trains.short': 'Fertig',
  'choice.pass.closing': 'Zug beenden',
  'choice.pass.closing.short': 'Zug beenden',
  'choice.pass.build': 'Nichts mehr bauen',
  'choice.pass.build.short': 'Auslassen',
  'choice.pass.share': 'Keine Aktie kaufen',
  'choice.pass.share.short': 'Auslassen',

  /* ---- why not ---- */

  'refusal.game-over': 'Das Spiel ist zu Ende.',
  'refusal.not-your-decision': 'Jetzt entscheidet {seat}.',
  'refusal.not-now': 'Noch nicht: Zuerst kommt der Schritt „{step}“.',
  'refusal.not-by-hand':
    'Ein Spiel endet nach seinen eigenen Regeln; nur eine eingelesene Partie lässt sich von Hand beenden.',

  'refusal.not-enough-cash':
    '{costIs, select, none {{priceIs, select, none {Dafür reicht das Geld nicht.} other {Das Geld reicht nicht: Das kostet {price}.}}} other {Das Geld reicht nicht: Dort zu bauen kostet {cost}.}}',
  'refusal.unknown-company': 'Eine Gesellschaft „{company}“ gibt es hier nicht.',
  'refusal.unknown-private': 'Eine Privatbahn „{private}“ gibt es hier nicht.',
  'refusal.unknown-hex': 'Ein Feld „{hex}“ gibt es auf dieser Karte nicht.',
  'refusal.unknown-tile': 'Ein Plättchen „{tile}“ gibt es in diesem Spiel nicht.',
  'refusal.unknown-seller':
    '{sellerKind, select, company {Die {seller} hat dieser Gesellschaft keine Loks zu verkaufen.} other {{seller} hat dieser Gesellschaft keine Loks zu verkaufen.}}',

  'refusal.certificate-limit':
    'Das Limit von {limit, plural, one {# Papier} other {# Papieren}} ist erreicht: Verkaufe etwas, bevor du kaufst.',
  'refusal.over-certificate-limit':
    'Du hast {held, plural, one {# Papier} other {# Papiere}} und darfst {limit} haben: Verkaufe, bis du wieder im Limit bist.',
  'refusal.holding-limit':
    'Bei {seats, plural, one {# Spieler} other {# Spielern}} darf niemand mehr als {most} einer Gesellschaft besitzen.',
  'refusal.sold-this-round':
    'Du hast in dieser Runde {companyIs, select, none {{private}} other {Aktien der {company}}} verkauft: Zurückkaufen geht erst in der nächsten.',
  'refusal.not-started': 'Die {company} ist noch nicht gegründet.',
  'refusal.already-started': 'Die {company} ist schon gegründet.',
  'refusal.no-share-there':
    '{fromIs, select, ipo {Neue Aktien der {company} gibt es nicht mehr.} pool {Im Pool liegt keine Aktie der {company}.} other {Von der {company} ist keine Aktie zu haben.}}',
  'refusal.no-such-par': 'Eine Gesellschaft wird zu {prices} gegründet, nicht zu {price}.',
  'refusal.one-block':
    'Du hast in diesem Zug schon Aktien der {company} verkauft: Alle Aktien einer Gesellschaft müssen zusammen verkauft werden.',
  'refusal.bad-block': '{percent} sind keine ganze Zahl von Aktien.',
  'refusal.not-held': 'Du hast keine Papiere der {company}, die zusammen {percent} ergeben.',

  'refusal.colour-not-yet':
    'Noch keine {colourIs, select, yellow {gelben} green {grünen} brown {braunen} gray {grauen} blue {blauen} red {roten} other {{colour}}} Plättchen: Eine spätere Lok bringt sie.',
  'refusal.no-tile-left': 'Plättchen {tile} ist nicht mehr im Vorrat.',
  'refusal.hex-out-of-reach': 'Die Gleise der Gesellschaft reichen nicht bis {hex}.',
  'refusal.track-not-joined':
    'So gelegt wäre das Plättchen auf {hex} nicht mit den Gleisen der Gesellschaft verbunden.',
  'refusal.tile-does-not-fit':
    '{tileIs, select, none {Auf {hex} passt kein Plättchen.} other {Plättchen {tile} passt in dieser Lage nicht auf {hex}.}}',
  'refusal.stop-moved':
    'In dieser Lage würde Plättchen {tile} einen Halt von {hex} versetzen: Jeder Halt muss mindestens einen seiner Ausgänge behalten.',
  'refusal.no-lay-left': 'Die Gesellschaft hat in diesem Zug schon alles gebaut, was sie darf.',

  'refusal.no-token-left': 'Die Gesellschaft hat keine Bahnhofsmarker mehr.',
  'refusal.no-city-there': 'Auf {hex} ist keine Stadt für einen Bahnhofsmarker.',
  'refusal.own-token-there': 'Die Gesellschaft hat auf {hex} schon einen Bahnhofsmarker.',
  'refusal.city-out-of-reach': 'Die Gleise der Gesellschaft reichen nicht bis zu dieser Stadt auf {hex}.',
  'refusal.no-free-slot': 'In dieser Stadt auf {hex} ist kein Platz frei.',

  'refusal.no-such-place': 'Einen Halt „{atIs}“ gibt es auf dieser Karte nicht.',
  'refusal.no-track': 'Von {at} führt in dieser Richtung kein Gleis weiter.',
  'refusal.ends-on-track':
    'Eine Strecke muss in einer Stadt, einer Kleinstadt oder an einer Fernverbindung beginnen und enden, nicht auf freiem Gleis.',
  'refusal.too-short': 'Eine Strecke braucht mindestens zwei Halte.',
  'refusal.stop-twice': 'Eine Strecke darf jeden Halt nur einmal anfahren.',
  'refusal.track-twice': 'Eine Strecke darf kein Gleisstück zweimal benutzen.',
  'refusal.through-end-of-line': '{at} ist ein Endpunkt: Eine Strecke kann nicht hindurchführen.',
  'refusal.through-blocked-city': '{at} ist voll fremder Bahnhofsmarker: Die Lok kann nicht hindurchfahren.',
  'refusal.no-own-token': 'Eine Strecke braucht einen Halt mit einem Bahnhofsmarker der Gesellschaft.',
  'refusal.not-its-train': 'Diese Lok gehört der Gesellschaft nicht.',
  'refusal.train-twice': 'Jede Lok fährt nur eine Strecke.',
  'refusal.track-shared': 'Zwei Loks einer Gesellschaft können nicht dasselbe Gleisstück benutzen.',
  'refusal.must-run': 'Die Gesellschaft hat eine Lok und eine Strecke, also muss sie fahren.',

  'refusal.train-limit': 'Die Gesellschaft besitzt schon so viele Loks, wie sie darf.',
  'refusal.not-on-sale':
    '{sideIs, select, none {Lok „{train}“ ist jetzt nicht zu kaufen.} other {Lok „{side}“ ist jetzt nicht zu kaufen.}}',
  'refusal.bad-price':
    '{minIs, select, none {{price} ist kein möglicher Preis.} other {Der Preis muss zwischen {min} und {max} liegen.}}',
  'refusal.must-buy-train':
    'Die Gesellschaft hat eine Strecke, aber keine Lok: Vor dem Ende ihres Zugs muss sie eine kaufen.',
  'refusal.not-over-the-limit': 'Die {company} hat keine überzähligen Loks.',

  /* ---- what a run earns ---- */

  'revenue.stop': '{at}',

  /* ---- an offer that waits for the other owner's answer ---- */

  'step.consent': 'Antwort',
  'ask.consent': 'auf ein Angebot antworten',
  'help.consent': 'Eine andere Gesellschaft will etwas kaufen, was dir gehört. Nimm an oder lehne ab.',
  'event.deal-asked': '{company} bietet {price} für {sideIs, select, none {{item}} other {Lok {side}}}',
  'event.deal-accepted': 'Das Angebot der {company} für {item} ist angenommen',
  'event.deal-refused': 'Das Angebot der {company} für {item} ist abgelehnt',
  'word.deal': '{company} bietet {price} für {item}{sellerIs, select, none {} other { der {seller}}}',
  'group.answer': 'Antworten',
  'choice.answer': 'Angebot {acceptIs, select, true {annehmen} other {ablehnen}}',
  'choice.answer.short': '{acceptIs, select, true {Annehmen} other {Ablehnen}}',
  'refusal.declined-this-turn': 'Der Verkauf ist in diesem Zug schon abgelehnt worden: {item}.',
  'refusal.nothing-asked': 'Es gibt kein Angebot, auf das zu antworten wäre.',
  'option.trade_consent.table': 'die Spieler einigen sich untereinander',
  'option.trade_consent.ask': 'das Spiel fragt den Besitzer',
};
