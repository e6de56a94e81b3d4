import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_DE_18GB } from './terms-18gb.ts';

/** 18GB: The Railways of Great Britain. */
export const DE_18GB: Messages = {
  ...RAIL,
  ...TERMS_DE_18GB,

  /* ---- decisions ---- */

  'step.share': 'Aktie',
  'step.close-private': 'Privatbahn schließen',
  'step.power-token': 'Marker einer Privatbahn',
  'step.power-lay': 'Plättchen einer Privatbahn',
  'step.track': 'Gleise, Marker',
  'step.build': 'Gleise, Marker',

  'ask.auction': 'auf Privatbahnen bieten',
  'ask.stock': 'Aktien verkaufen und kaufen oder umwandeln',
  'ask.track': 'Gleise bauen und einen Bahnhofsmarker setzen',
  'ask.share': 'nach der Umwandlung eine Aktie kaufen',

  'help.auction':
    'Biete auf eine Privatbahn, in Schritten von 5 £. Haben alle gepasst, kaufen die Spieler mit den Höchstgeboten.',
  'help.stock':
    '{setIs, select, 1 {Verkaufe, so viel du willst, dann kaufe eine Aktie oder gründe eine Gesellschaft.} other {Verkaufe, so viel du willst, und kaufe dann; oder wandle gleich zu Beginn eine deiner Gesellschaften auf zehn Aktien um.}} Wer zuerst passt, beginnt die nächste Aktienrunde.',
  'help.track':
    '{phaseIs, select, 2_1 {Lege bis zu zwei gelbe Plättchen, höchstens eines davon mit einer Stadt, und setze einen Bahnhofsmarker, in beliebiger Reihenfolge.} other {Lege bis zu zwei Plättchen oder rüste welche auf, höchstens eines davon mit einer Stadt, und setze einen Bahnhofsmarker, in beliebiger Reihenfolge.}} Baue dort, wohin die Bahnhofsmarker der Gesellschaft reichen.',
  'help.routes':
    'Gib jeder Lok eine Strecke mit mindestens zwei Halten und einem Bahnhofsmarker der Gesellschaft. Kein Gleisstück darf zweimal befahren werden.',
  'help.trains':
    '{phaseIs, select, 6X {Das Depot verkauft 6X-Loks zum aufgedruckten Preis.} other {Das Depot verkauft zum aufgedruckten Preis.}} Loks anderer Gesellschaften kosten von 1 £ bis zum Doppelten ihres aufgedruckten Preises, wenn deren Direktoren einverstanden sind.',
  'help.consent':
    'Die Gesellschaft eines anderen Spielers will eine deiner Loks kaufen. Nimm an oder lehne ab; lehnst du ab, kann sie in diesem Zug nicht noch einmal nach dieser Lok fragen.',
  'help.share': 'Die Gesellschaft hat sich in ihrem Zug umgewandelt: Jetzt darfst du Aktien von ihr kaufen.',
  'help.discard':
    'Die Gesellschaft hat mehr Loks, als sie jetzt besitzen darf. Gib eine ab; Geld gibt es dafür nicht.',
  'help.dividend':
    'Wird an die Aktionäre ausgezahlt, steigt der Kurs; wird eingespart, bleibt das Geld in der Gesellschaft, und der Kurs fällt.',

  'status.closed': 'aus dem Spiel',
  'flag.second-tranche': 'ab der zweiten Aktienrunde zu gründen',
  'flag.only-lb-starts': 'nur der Besitzer der London & Birmingham darf sie gründen',
  'flag.ten-shares': 'zehn Aktien',
  'flag.green-zone': 'ihr Direktor darf zwei Aktien in einem Zug kaufen',
  'flag.may-convert': 'kann auf zehn Aktien umgewandelt werden',
  'flag.power-ready': 'kann genutzt werden',
  'zone.green': 'Hier darf ein Direktor zwei Aktien in einem Zug kaufen',

  'note.float-40': 'Gesellschaften gehen in Betrieb, wenn 40 % ihrer Aktien verkauft sind',
  'note.float-60': 'Gesellschaften gehen in Betrieb, wenn 60 % ihrer Aktien verkauft sind',
  'note.blocks-end': 'Privatbahnen blockieren ihre Felder nicht mehr: Wer dort baut, schließt sie',
  'note.reservations-end': 'Plätze in Städten sind nicht mehr für Privatbahnen reserviert',
  'note.ten-share-starts': 'Neue Gesellschaften beginnen mit zehn Aktien',
  'note.5x-on-sale': 'Auch 5X-Loks sind zu kaufen',
  'note.6x-on-sale': 'Auch 6X-Loks sind zu kaufen',
  'note.unfloated-leave': 'Gesellschaften, die nicht in Betrieb sind, gehen aus dem Spiel',
  'note.only-directors-lower': 'Nur ein Verkauf durch den Direktor senkt einen Kurs',
  'note.beside-stack': 'Neben dem Stapel zu kaufen, ab der Phase vor der eigenen',
  'note.blocked': 'Blockiert durch {about}: Solange sie offen ist, kann hier kein Plättchen gelegt werden',
  'note.closes-private': 'Ein Plättchen hier schließt {about}',
  'note.bonus': 'Bringt mehr für Gesellschaften, deren Direktor {about} besitzt',
  'note.green-right': '{about} darf hier in jeder Phase ein grünes Plättchen legen',
  'note.compass': 'Himmelsrichtung {about}',
  'compass.N': 'N',
  'compass.S': 'S',
  'compass.E': 'O',
  'compass.W': 'W',

  // Names on the map that are words.
  'place.C8': 'Nord–Süd',
  'place.C10': 'Ost–West',

  'fact.scenario': 'Aufbau',
  'fact.scenario.2NS': 'zwei Spieler, Nord–Süd',
  'fact.scenario.2EW': 'zwei Spieler, Ost–West',
  'fact.scenario.3': 'drei Spieler',
  'fact.scenario.4Std': 'vier Spieler',
  'fact.scenario.4Alt': 'vier Spieler, andere Gesellschaften',
  'fact.scenario.5': 'fünf Spieler',
  'fact.scenario.6': 'sechs Spieler',
  'fact.trains-left': 'Übrige Loks im Depot',
  'fact.short.trains-left': 'Loks übrig',
  'fact.short.train-bought': 'Lok verkauft',
  'fact.train-bought': 'In dieser Runde ist eine Lok verkauft worden',
  'fact.tokens-forbidden': 'Bahnhofsmarker gesperrt',
  'fact.city-laid': 'Stadtplättchen gelegt',
  'fact.token-placed': 'Bahnhofsmarker gesetzt',
  'fact.converted': 'In diesem Zug umgewandelt',

  'private.LB':
    'Der Besitzer muss vor jedem anderen Kauf die LNWR gründen, und niemand sonst darf es. Bis zur Schließung ist Birmingham blockiert: Niemand kann dort bauen, auch die LNWR nicht.',
  'private.AF': 'Geschlossen: einmal ein zusätzliches Plättchen in Perth.',
  'private.GN':
    'Geschlossen: ein zusätzlicher Bahnhofsmarker in York und das Recht, dort ein grünes Plättchen zu legen.',
  'private.SD': 'Geschlossen: 10 £ mehr für Loks, die Middlesbrough anfahren.',
  'private.LM': 'Geschlossen: 30 £ mehr für Loks, die Liverpool anfahren.',
  'private.LS': 'Geschlossen: einmal ein zusätzliches Plättchen in Leicester.',
  'private.TV': 'Geschlossen: legt den Severn-Tunnel kostenlos.',
  'private.MC':
    'Geschlossen: ein zusätzlicher Bahnhofsmarker in Carlisle und das Recht, dort ein grünes Plättchen zu legen.',
  'private.CH': 'Geschlossen: 20 £ mehr für Loks, die Holyhead anfahren.',

  'end.final_train': 'das Depot ist leer',
  'end.stock_market': 'ein Kurs hat 350 £ erreicht',

  /* ---- what is shown in short ---- */

  'train.2+1': '2+1: drei Halte, höchstens zwei davon Städte oder Fernverbindungen.',
  'train.3+1': '3+1: vier Halte, höchstens drei davon Städte oder Fernverbindungen.',
  'train.4+2': '4+2: sechs Halte, höchstens vier davon Städte oder Fernverbindungen.',
  'train.5+2': '5+2: sieben Halte, höchstens fünf davon Städte oder Fernverbindungen.',
  'train.4X':
    '4X: höchstens vier Städte oder Fernverbindungen; Kleinstädte bringen nichts. Je weiter ihre Enden auseinanderliegen, desto mehr bringt sie.',
  'train.5X':
    '5X: höchstens fünf Städte oder Fernverbindungen; Kleinstädte bringen nichts. Je weiter ihre Enden auseinanderliegen, desto mehr bringt sie.',
  'train.6X':
    '6X: höchstens sechs Städte oder Fernverbindungen; Kleinstädte bringen nichts. Je weiter ihre Enden auseinanderliegen, desto mehr bringt sie.',
  'worth.about':
    'Vermögen: Bargeld, offene Privatbahnen zu ihrem Preis und Aktien zum heutigen Kurs. Aktien einer Gesellschaft ohne Lok zählen halb.',

  /* ---- the log ---- */

  'event.operating-round': 'Operationsrunde {set}.{number} von {of}',
  'event.bid': '{seat} bietet {price} für {private}',
  'event.private-lowered': 'Niemand kauft {private}: jetzt für {price} zu haben',
  'event.turn-order': 'Zugreihenfolge: {order}',
  'event.director-changed':
    'Neuer Direktor der {company}: {to}{fromIs, select, none {} other { (bisher {from})}}',
  'event.receivership': '{director} gibt die {company} auf; sie geht in Zwangsverwaltung',
  'event.converted': '{company} wird in eine Gesellschaft mit zehn Aktien umgewandelt und erhält {amount}',
  'event.ten-shares': '{company} hat jetzt zehn Aktien',
  'event.corporation-removed': '{company} geht aus dem Spiel',
  'event.refunded': '{seat} bekommt für die {company} {amount} zurück',
  'event.train-bought':
    '{company} kauft Lok {train} {fromIs, select, bank {aus dem Depot} other {von der {from}}} für {price}',
  'event.train-dropped': 'Lok {train} verlässt das Depot',
  'event.deal-asked': '{company} bietet {price} für Lok {side} der {seller}',
  'event.tokens-forbidden': 'Bahnhofsmarker werden nicht mehr gesetzt',
  'event.train-ran':
    '{company} fährt mit Lok {train}: {path} = {revenue}{itemsIs, select, 0 {} other { (darin {items})}}',

  /* ---- choices ---- */

  'group.bid': 'Bieten',
  'choice.bid': '{price} für {privateFull} bieten',
  'choice.bid.short': '{private} für {price}',
  'group.end_turn': 'Zug beenden',
  'choice.end_turn': 'Zug beenden',
  'group.par': 'Gesellschaft gründen',
  'group.buy_directorship': 'Gesellschaft übernehmen',
  'choice.buy_directorship': 'Direktoraktie der {company} aus dem Pool kaufen',
  'choice.buy_directorship.short': '{company}',
  'group.convert': 'Auf zehn Aktien umwandeln',
  'choice.convert': '{company} auf zehn Aktien umwandeln',
  'choice.convert.short': '{company}',
  'group.close_private': 'Privatbahn schließen',
  'choice.close_private': '{privateFull} schließen',
  'choice.close_private.short': '{private}',
  'group.buy_train': 'Lok aus dem Depot kaufen',
  'choice.buy_train': 'Lok {train} aus dem Depot kaufen',
  'group.buy_train_from': 'Lok von einer anderen Gesellschaft kaufen',

  /* ---- why not ---- */

  'refusal.unknown-corporation': 'Eine Gesellschaft „{company}“ gibt es in diesem Spiel nicht.',
  'refusal.unknown-seller':
    '{sellerKind, select, company {Die {seller} hat dieser Gesellschaft keine Loks zu verkaufen.} other {{seller} hat dieser Gesellschaft keine Loks zu verkaufen.}}',
  'refusal.already-sold': '{private} ist schon verkauft.',
  'refusal.lot-bid-on-this-turn': 'In diesem Zug hast du schon auf {private} geboten.',
  'refusal.bad-bid': 'Biete mindestens {least} für {private} und erhöhe in Schritten von {step}.',
  'refusal.not-enough-cash':
    '{mostIs, select, none {{costIs, select, none {Das Geld reicht nicht: Das kostet {price}.} other {Das Geld reicht nicht: Dort zu bauen kostet {cost}.}}} other {Du kannst höchstens {most} bieten: Dein übriges Bargeld steckt in deinen anderen Geboten.}}',
  'refusal.turn-is-no-pass': 'In diesem Zug hast du geboten: Beende ihn, statt zu passen.',
  'refusal.must-bid':
    '{needed, select, 1 {Du darfst noch nicht passen: Dafür brauchst du ein Höchstgebot, oder auf jedes Los muss geboten sein.} other {Du darfst noch nicht passen: Dafür brauchst du {needed} Höchstgebote, oder auf jedes Los muss geboten sein.}}',
  'refusal.bid-or-pass': 'Biete auf etwas oder passe.',

  'refusal.lnwr-first':
    'Du besitzt die London & Birmingham: Vor jedem anderen Kauf musst du die LNWR gründen.',
  'refusal.only-lb-starts-lnwr': 'Nur der Besitzer der London & Birmingham darf die {company} gründen.',
  'refusal.only-the-converted': 'Nach der Umwandlung darfst du nur Aktien der {company} kaufen.',
  'refusal.one-purchase': 'Du hast in diesem Zug schon gekauft.',
  'refusal.holding-limit': 'Niemand darf mehr als {most} einer Gesellschaft als neue Aktien kaufen.',
  'refusal.not-in-receivership':
    'Die {company} ist nicht in Zwangsverwaltung: Im Pool liegt keine Direktoraktie von ihr.',
  'refusal.needs-one-certificate': 'Um die {company} zu übernehmen, brauchst du genau ein Papier von ihr.',
  'refusal.ordinary-share-in-pool':
    'Im Pool liegen gewöhnliche Aktien der {company}, die zuerst gekauft werden müssen.',
  'refusal.half-needs-change':
    'Die Hälfte der Direktoraktie der {company} lässt sich nicht verkaufen: Im Pool liegt keine Aktie, die du dafür zurückbekommen könntest.',
  'refusal.second-tranche': 'Die {company} kann erst ab der zweiten Aktienrunde gegründet werden.',
  'refusal.sell-before-buying': 'Verkaufe vor dem Kaufen oder Umwandeln, nicht danach.',
  'refusal.convert-first': 'Eine Umwandlung muss das Erste sein, was du in deinem Zug tust.',
  'refusal.not-director': 'Das kann nur der Direktor der {company} entscheiden.',
  'refusal.has-ten-shares': 'Die {company} kann nicht umgewandelt werden: Zehn Aktien hat sie schon.',
  'refusal.has-not-operated': 'Vor der Umwandlung muss die {company} agiert haben.',

  'refusal.not-owner': '{private} kannst du hier nicht nutzen.',
  'refusal.already-closed': '{private} ist schon geschlossen.',
  'refusal.too-early': '{private} lässt sich erst ab der ersten Operationsrunde schließen.',
  'refusal.no-such-power': '{private} hat dafür keine Sondereigenschaft.',
  'refusal.private-open': '{private} muss geschlossen sein, bevor die Sondereigenschaft genutzt werden kann.',
  'refusal.power-gone': 'Die Sondereigenschaft von {private} ist schon genutzt.',
  'refusal.insolvent': '{private} lässt sich nicht für eine zahlungsunfähige Gesellschaft nutzen.',
  'refusal.not-for-this-power': 'So lässt sich diese Privatbahn auf {hex} nicht nutzen.',
  'refusal.only-when-building': '{private} legt ihr Plättchen nur, während die Gesellschaft baut.',
  'refusal.hex-blocked': '{private} blockiert {hex}, solange sie offen ist.',

  'refusal.home-hex-closed':
    'Das ist die Heimat der {company}, die noch nicht in Betrieb ist: Niemand sonst darf hier bauen.',
  'refusal.no-new-track': 'Dieser Austausch auf {hex} bringt der Gesellschaft keine neuen Gleise.',
  'refusal.no-lay-left': 'Die Gesellschaft hat in diesem Zug schon zwei Plättchen gelegt.',
  'refusal.one-city': 'Von den zwei Plättchen eines Zugs darf nur eines eine Stadt haben.',
  'refusal.hex-out-of-reach': 'Die Gleise der Gesellschaft reichen nicht bis {hex}.',
  'refusal.track-not-joined':
    'So gelegt wäre das Plättchen auf {hex} nicht mit den Gleisen der Gesellschaft verbunden.',
  'refusal.no-more-tokens': 'So kurz vor dem Spielende werden keine Bahnhofsmarker mehr gesetzt.',
  'refusal.one-token':
    'Eine Gesellschaft darf je Zug einen Bahnhofsmarker setzen, und diese hat es schon getan.',
  'refusal.no-token-left': 'Die Gesellschaft hat keine Bahnhofsmarker mehr.',
  'refusal.own-token-there': 'Die Gesellschaft hat auf {hex} schon einen Bahnhofsmarker.',
  'refusal.city-out-of-reach': 'Die Gleise der Gesellschaft reichen nicht bis zu dieser Stadt auf {hex}.',

  'refusal.too-far':
    'Die Strecke hat {cities, plural, one {# Stadt} other {# Städte}}, aber die Lok schafft nur {most}.',
  'refusal.too-many-stops':
    'Die Strecke hat {stops, plural, one {# Halt} other {# Halte}}, aber die Lok schafft nur {most}, und keiner darf ausgelassen werden.',
  'refusal.revenue-is-computed':
    'Das Spiel rechnet Einfahrergebnisse selbst aus; nur eine eingelesene Datei darf eigene nennen.',

  'refusal.has-a-train': 'Die {company} hat eine Lok, also ist das kein Notfall.',
  'refusal.can-pay-a-train':
    'Das Geld der Gesellschaft reicht für eine Lok zu {price}, also darf sie sich in ihrem Zug nicht umwandeln.',
  'refusal.face-value-only': 'Das Depot verkauft nur zum aufgedruckten Preis: {price}.',
  'refusal.last-train':
    'Die {seller} kann ihre letzte Lok nur an eine Gesellschaft verkaufen, die keine hat.',
  'refusal.depot-only': 'Nach einer Umwandlung in ihrem Zug muss die Gesellschaft aus dem Depot kaufen.',
  'refusal.not-at-turn': 'Die {company} ist nicht am Zug.',
  'refusal.must-buy-train':
    '{dearestIs, select, none {Die Gesellschaft hat keine Lok, und ihr Geld reicht für die billigste zu {cheapest}, aber nicht für die teuerste, also muss sie kaufen.} other {Die Gesellschaft hat keine Lok, und ihr Geld reicht für die teuerste zu {dearest}, also muss sie kaufen.}}',
  'refusal.tile-not-used': 'Plättchen {tile} hat eine enge Kurve und wird in dieser Partie nicht benutzt.',

  /* ---- what a run earns ---- */

  'revenue.tunnel': 'Tunnel bei {at}',
  'revenue.private': 'Bonus von {atIs}',
  'revenue.compass': 'Kompass: {atIs, select, NS {Nord–Süd} EW {Ost–West} other {Bonus}}',
  'revenue.distance': 'Entfernung: {atIs, plural, one {# Feld} other {# Felder}}',
  'bonus.tunnel': 'Tunnel',
  'bonus.private': 'Privatbahn',
  'bonus.compass': 'Kompass',
  'bonus.distance': 'Entfernung',

  /* ---- switches ---- */

  'option.recv.always_convert.false': 'nur wenn ihr Geld für keine Lok reicht',
  'option.recv.always_convert.true': 'immer, bevor sie kauft',
  'option.recv.always_convert.after_run': 'nur wenn ihr nach einer Fahrt mit Leihlok das Geld für eine fehlt',
  'option.trade_consent.table': 'die Spieler einigen sich untereinander, und es geschieht sofort',
  'option.trade_consent.ask': 'das Spiel fragt den anderen Direktor',

  /* ---- the page says corporation here: a company is a private one ---- */

  'board.market.companies': 'Gesellschaften in ihrer Reihenfolge',
  'page.column.unstarted': 'Nicht gegründete Gesellschaften',
  'page.chart.revenue': 'Einfahrergebnis jeder Gesellschaft',
  'page.owners.note.rail': 'Prozent jeder Gesellschaft; ★ Direktor',
  'page.owners.none': 'Noch ist keine Gesellschaft gegründet.',
  'page.forecast.note': 'die beste Fahrt jeder Gesellschaft auf dieser Karte, wenn alles ausgezahlt wird',
  'page.forecast.nobody': 'Keine Gesellschaft hat eine Lok.',
  'page.plan.runs': 'Beste Fahrt jeder Gesellschaft, jetzt und im Plan',
  'page.view.companies': 'Gesellschaften',
  'page.holdings-help': 'Prozent jeder Gesellschaft',
  'page.strip-none': 'Noch agiert keine Gesellschaft.',
  'page.company': 'Gesellschaft',
  'page.trains.rust-nobody': 'Die erste {trigger} verschrottet {victims}: Keine Gesellschaft hat eine',
  'page.moment.failure': 'Gesellschaft in Nöten',
  'help.token':
    'Ein Bahnhofsmarker hält der Gesellschaft einen Platz in einer Stadt frei, und ihre Strecken können dort beginnen. Je Zug darfst du einen setzen.',
  'zone.par': 'Hier werden Gesellschaften gegründet',
  'refusal.unknown-company': 'Eine Gesellschaft „{company}“ gibt es hier nicht.',
  'refusal.no-such-par': 'Eine Gesellschaft wird zu {prices} gegründet, nicht zu {price}.',
  'refusal.one-block':
    'Du hast in diesem Zug schon Aktien der {company} verkauft: Alle Aktien einer Gesellschaft müssen zusammen verkauft werden.',
  'refusal.through-blocked-city': '{at} ist voll fremder Bahnhofsmarker: Die Lok kann nicht hindurchfahren.',
  'refusal.no-own-token': 'Eine Strecke braucht einen Halt mit einem Bahnhofsmarker der Gesellschaft.',
  'refusal.not-its-train': 'Diese Lok gehört der Gesellschaft nicht.',
  'refusal.track-shared': 'Zwei Loks einer Gesellschaft können nicht dasselbe Gleisstück benutzen.',
  'refusal.must-run': 'Die Gesellschaft hat eine Lok und eine Strecke, also muss sie fahren.',
  'refusal.train-limit': 'Die Gesellschaft besitzt schon so viele Loks, wie sie darf.',
};
