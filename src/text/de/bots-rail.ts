import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in an 18xx title, in the first person. */
export const BOTS_DE_RAIL: Messages = {
  'bot.rail.only': 'Etwas anderes gibt es nicht zu tun.',
  'bot.rail.pass': 'Nichts anderes verspricht mehr.',
  'bot.rail.run': 'Keine Strecken bringen mehr als {revenue}.',
  'bot.rail.halts':
    'Die Haltepunkte bringen {subsidy} Betriebskapital: Damit reicht das Geld für die nächste Lok.',
  'bot.rail.pay': 'Die Dividende, und mit ihr der Kurs, ist mehr wert als das Geld im Betriebskapital.',
  'bot.rail.keep': 'Das Geld wird für eine Lok gebraucht.',
  'bot.rail.accept': '{price} ist mehr, als es mir wert ist.',
  'bot.rail.refuse': 'Was ich hergeben würde, ist mir mehr wert als {price}.',
  'bot.rail.par': 'Ich rechne noch mit etwa {rounds} Runden und damit, dass sich diese Gesellschaft lohnt.',
  'bot.rail.lot-par':
    'Ein hoher Kurs bringt der {company} mehr Geld, und bei {price} kann ich fünf Aktien bezahlen.',
  'bot.rail.lot-par-low':
    'Viele Aktien der {company} kann ich nicht bezahlen: je niedriger der Kurs, desto mehr davon.',
  'bot.rail.share': 'Ich rechne noch mit etwa {rounds} Runden, in denen sie zahlt.',
  'bot.rail.sell': 'Das Geld bringt anderswo mehr.',
  'bot.rail.train': 'In den etwa {rounds} Runden, die noch kommen, sollte sie ihren Preis einfahren.',
  'bot.rail.train-from': 'Hier ist sie mehr wert als dort.',
  'bot.rail.loan': 'Damit gibt es jetzt eine Lok {train}, und die ist mehr wert als der Kursverlust.',
  'bot.rail.private': 'Die Privatbahn ist ihren Preis wert.',
  'bot.rail.sells-private':
    'Die {company} zahlt {price} für {private} und hat gerade keine bessere Verwendung für das Geld.',
  'bot.rail.private-sold': 'Das Geld bringt anderswo mehr.',
  'bot.rail.exchange': 'Die Aktie ist mehr wert als die Privatbahn.',
  'bot.rail.convert': 'Das Geld wird gebraucht, und die neuen Aktien werden sich lohnen.',
  'bot.rail.discard': 'Diese Lok wird am wenigsten fehlen.',

  'bot.rail.rush': 'Mit der {train} werden bei den anderen die Loks {rusting} verschrottet.',
  'bot.rail.ahead-of-rust': 'Die {rusting} wird bald verschrottet, und dann fährt die {train} weiter.',
  'bot.rail.ends': 'Damit kommt das Spielende, und später stünde ich neben den anderen schlechter da.',
  'bot.rail.saves':
    'Mit dem Eingesparten reicht das Geld für eine Lok {train} zu {price}, bevor die alten weg sind.',

  'bot.rail.ahead.dividends':
    'Ich rechne mit etwa {amount} mehr Dividende als sonst, in etwa {rounds, plural, one {# Runde} other {# Runden}}.',
  'bot.rail.ahead.shares': 'Ich rechne damit, dass meine Aktien am Ende etwa {amount} mehr wert sind.',
  'bot.rail.ahead.cash': 'So bleiben mir etwa {amount} mehr in der Hand.',
  'bot.rail.ahead.others': 'So entgehen den anderen etwa {amount}.',
  'bot.rail.ahead.habit': 'Das lohnt sich meistens, und nichts hier verspricht klar mehr.',

  'bot.rail.track-earns': 'Mit diesem Plättchen auf {hex} bringt eine Fahrt {revenue} mehr.',
  'bot.rail.track-grows':
    'Dieses Plättchen auf {hex} öffnet einen Weg zu mehr Orten{cost, plural, =0 {} one { und ist seinen Preis wert} other { und ist seinen Preis wert}}.',
  'bot.rail.token-earns': 'Mit einem Bahnhofsmarker auf {hex} bringt eine Fahrt {revenue} mehr.',
  'bot.rail.token-grows': 'Ein Bahnhofsmarker auf {hex} hält den Weg für längere Fahrten offen.',
  'bot.rail.token-blocks':
    'Ein Bahnhofsmarker auf {hex} nimmt dort den letzten Platz: Die anderen verdienen {revenue} weniger.',
  'bot.rail.power':
    '{private} erlaubt es auf {hex}{revenue, plural, =0 { und öffnet einen Weg zu mehr Orten} one {: Eine Fahrt bringt {revenue} mehr} other {: Eine Fahrt bringt {revenue} mehr}}.',
  'bot.rail.power-train': '{private} macht die {train} billiger, und sie fährt ihren Preis wieder ein.',
  'bot.rail.closes': 'Was sich ohne {private} bauen lässt, ist mehr wert, als sie noch zahlen würde.',
  'bot.rail.closes-earns':
    'Ist {private} geschlossen, bringt eine Fahrt {revenue} mehr, und so viel würde sie nicht mehr zahlen.',
  'bot.rail.build-pass': 'Nichts, was sich hier bauen lässt, lohnt sich.',

  'bot.rail.lot-bought': 'Das ist mir mehr wert, als es kostet.',
  'bot.rail.lot-lowered': 'Hier ist mir noch nichts seinen Preis wert, also lasse ich etwas billiger werden.',
  'bot.rail.lot-left': 'Bei diesen Preisen behalte ich mein Geld lieber für Aktien.',
  'bot.rail.bid': 'Bei {price} ist es mir immer noch mehr wert, als es kostet.',

  'bot.rail.stock.pass': 'Nichts, was zu haben ist, ist mehr wert als das Geld.',
  'bot.rail.stock.buy':
    'Eine Aktie sollte {rounds, plural, one {# Runde} other {# Runden}} lang etwa {per_round} je Runde zahlen und am Ende {value} wert sein; sie kostet {price}.',
  'bot.rail.stock.takes-over':
    'Mit dieser Aktie entscheide ich für die {company}, die je Aktie und Runde etwa {per_round} zahlen sollte.',
  'bot.rail.stock.keeps-chair':
    'Mit dieser Aktie entscheide ich weiter für die {company}, die je Aktie und Runde etwa {per_round} zahlen sollte.',
  'bot.rail.stock.floats':
    'Das bringt die {company} dem Betrieb näher: etwa {per_round} je Aktie und Runde, {rounds, plural, one {# Runde} other {# Runden}} lang.',
  'bot.rail.stock.hopes': 'Die {company} bekommt das Geld für den Anfang vielleicht noch zusammen.',
  'bot.rail.stock.par':
    'Zusammen bringen wir die {company} bei {price} in Betrieb; eine Aktie sollte {rounds, plural, one {# Runde} other {# Runden}} lang etwa {per_round} je Runde zahlen.',
  'bot.rail.stock.sell':
    '{amount} bringen anderswo mehr als die {per_round} je Aktie und Runde, die die {company} zahlen sollte.',
  'bot.rail.stock.dumps': 'Mit der {company} geht es zu Ende, und ich will nicht dafür zahlen.',
  'bot.rail.stock.convert': 'Die {company} braucht das Geld, und die neuen Aktien werden sich lohnen.',
  'bot.rail.stock.exchange': 'Die Aktie ist mehr wert als {private}.',
  'bot.rail.stock.buy-private': '{private} ist ihren Preis wert.',
  'bot.rail.stock.sell-private': 'Das Geld für {private} bringt anderswo mehr.',
  'bot.rail.stock.buy-directorship': 'Damit entscheide ich für die {company}.',
};
