import type { Messages } from '../messages.ts';
import { BOTS_DE_EXPRESS } from './bots-express.ts';
import { TERMS_DE_CHICAGO_EXPRESS } from './terms-chicago-express.ts';

/** Chicago Express. */
export const DE_CHICAGO_EXPRESS: Messages = {
  ...TERMS_DE_CHICAGO_EXPRESS,
  ...BOTS_DE_EXPRESS,

  'round.opening': 'Startversteigerungen',
  'round.round': 'Runde {number}',

  'step.bid': 'Versteigerung',
  'step.turn': 'Zug',
  'step.auction': 'Versteigerung',
  'step.expansion': 'Ausbau',
  'step.development': 'Entwicklung',

  'ask.company': '{seat}',
  'ask.bid': 'auf eine Aktie der {company} bieten oder passen',
  'ask.turn': 'einen Zeiger wählen',
  'help.bid':
    'Biete mehr als das letzte Gebot, aber nicht mehr als dein Bargeld, oder passe und steige aus dieser Versteigerung aus. Wer gewinnt, zahlt an die Gesellschaft.',
  'help.turn':
    'Versteigere eine Aktie, baue eine Gesellschaft aus, von der du eine Aktie hast, oder entwickle ein Feld. Jedes davon dreht seinen Zeiger einen Schritt weiter.',

  'ask.auction': 'eine Aktie zum Versteigern wählen',
  'help.auction': 'Du bietest zuerst, darfst aber passen. Was der Käufer zahlt, bekommt die Gesellschaft.',
  'ask.expansion':
    '{companyIs, select, none {eine Gesellschaft zum Ausbauen wählen} other {{companyFull} ausbauen}}',
  'help.expansion':
    'Wähle ein bis drei Felder, jedes angrenzend an das Netz der Gesellschaft. Die Gesellschaft zahlt.',
  'ask.development': 'ein Feld entwickeln',
  'help.development':
    'Wähle irgendein Feld, auf dem eine Lok steht. Das kostet nichts und nützt jeder Gesellschaft dort.',

  'dial.auction': 'Versteigerung',
  'dial.expansion': 'Ausbau',
  'dial.development': 'Entwicklung',

  'phase.auction': 'Versteigerung',
  'phase.turn': 'Zug',
  'phase.over': 'Das Spiel ist zu Ende',
  'auction.opening': 'Startversteigerung',
  'auction.action': 'Versteigerung',
  'auction.wabash': 'Erste Aktie der Wabash',
  'industry.detroit': 'Detroit',
  'industry.wheeling': 'Wheeling',
  'industry.pittsburgh': 'Pittsburgh',
  'terrain.plain': 'Ebene',
  'terrain.forest': 'Wald',
  'terrain.mountain': 'Berg',
  'terrain.city': 'Stadt',
  'terrain.industry': 'Industriestadt',
  'terrain.chicago': 'Chicago',
  'terrain.home': 'Startfeld einer Gesellschaft',
  'development.house': 'Haus bauen',
  'development.industry': 'Wert um einen Schritt erhöhen',

  'condition.locomotives': 'Gesellschaften ohne Loks',
  'condition.shares': 'Gesellschaften ohne Aktien',
  'condition.houses': 'Übrige Häuser',
  'condition.detroit': 'Detroit',
  'condition.dividends': 'Dividendenphasen',

  'end.locomotives': 'drei Gesellschaften haben keine Loks mehr',
  'end.shares': 'drei Gesellschaften haben keine Aktien mehr',
  'end.houses': 'höchstens drei Häuser sind übrig',
  'end.detroit': 'Detroit steht auf 8',

  'event.bid': '{player} bietet {price} für die {company}',
  'event.passed': '{player} passt bei der {company}',
  'event.share-sold':
    '{priceIs, select, 0 {{player} bekommt eine Aktie der {company} umsonst} other {{player} kauft eine Aktie der {company} für {price}}}',
  'event.share-unsold': 'Niemand will die Aktie der {company}',
  'event.auction-started': '{player} versteigert eine Aktie der {company}, ab {minimum}',
  'event.did-nothing': '{player} dreht den Zeiger {dial} weiter und tut nichts',
  'event.expanded': '{player} baut die {company} für {cost} aus: {hexes}; ihr Einkommen ist jetzt {income}',
  'event.developed':
    '{valueIs, select, none {{player} baut ein Haus auf {hex}} other {{player} entwickelt {hex}, jetzt {value} wert}}',
  'event.forest-grant': '{company} bekommt {amount} von der Bank für die betretenen Wälder',
  'event.expansion-waits': 'Nach der Versteigerung baut die {company} weiter aus: {hexes} für {cost}',
  'event.chicago-dividend': '{company} erreicht Chicago und zahlt {per_share} je Aktie: {paid}',
  'event.wabash-opened': 'Die Wabash wird mit {income} Einkommen eröffnet',
  'event.dividend': 'Dividende {number}, je Aktie: {per_share_by_company}. Bezahlt: {paid}',
  'event.dials-reset': 'Alle Zeiger gehen zurück auf START',
  'event.detroit-grew': 'Detroit wächst auf {value}',
  'event.game-over': 'Das Spiel ist zu Ende – {reasons}. Sieger: {winners}',

  'group.bid': 'Bieten',
  'choice.bid': '{price} für die {company} bieten',
  'choice.bid.short': '{price} bieten',
  'group.start_auction': 'Aktie versteigern',
  'choice.start_auction': 'Aktie der {company} versteigern',
  'choice.start_auction.short': '{company}',
  'group.expand': 'Gesellschaft ausbauen',
  'choice.expand': '{company} ausbauen{hexesIs, select, 0 {} none {} other {: {hexes}}}',
  'choice.expand.short': '{company}{hexesIs, select, 0 {} none {} other {: {hexes}}}',
  'group.develop': 'Feld entwickeln',
  'choice.develop': '{hexIs, select, none {Ein Feld} other {{hex}}} entwickeln',
  'choice.develop.short': '{hexIs, select, none {Entwickeln} other {{hex}}}',
  'group.noop': 'Zeiger drehen und nichts tun',
  'choice.noop': 'Zeiger {dial} drehen und nichts tun',
  'choice.noop.short': 'Nichts, Zeiger {dial}',

  'page.owners.ipo': 'Unverkauft',

  'refusal.game-over': 'Das Spiel ist zu Ende – {reasons}.',
  'refusal.not-your-turn': 'Jetzt entscheidet {seat}.',
  'refusal.wrong-phase':
    '{phase, select, auction {Eine Versteigerung läuft: Biete oder passe.} other {Gerade läuft keine Versteigerung: Wähle einen Zeiger.}}',
  'refusal.wrong-company': 'In dieser Versteigerung geht es um eine Aktie der {company}.',
  'refusal.bid-too-low': '{price} ist zu wenig: Biete mindestens {least}.',
  'refusal.bid-over-cash': 'Du hast {cash} und kannst nicht {price} bieten.',
  'refusal.no-shares-left': 'Alle Aktien der {company} sind verkauft.',
  'refusal.company-closed':
    'Die {company} ist noch geschlossen: Eröffnet wird sie, wenn die erste Gesellschaft Chicago erreicht.',
  'refusal.dial-red': 'Der Zeiger {dial} steht auf Rot: Wähle bis zu den nächsten Dividenden einen anderen.',
  'refusal.unknown-dial': 'Einen Zeiger „{dial}“ gibt es nicht.',
  'refusal.no-share': 'Du hast keine Aktie der {company}, also kannst du sie nicht ausbauen.',
  'refusal.hex-count': 'Ausgebaut wird um ein, zwei oder drei Felder, nicht um {count}.',
  'refusal.no-locomotives':
    '{leftIs, select, none {Die {company} hat keine Loks mehr.} other {Für {count, plural, one {# Feld} other {# Felder}} {left, plural, one {ist nur # Lok} other {sind nur # Loks}} übrig.}}',
  'refusal.unknown-hex': 'Ein Feld „{hex}“ gibt es auf dieser Karte nicht.',
  'refusal.already-there': 'Auf {hex} ist die Gesellschaft schon.',
  'refusal.not-adjacent': '{hex} grenzt nicht an das Netz der Gesellschaft.',
  'refusal.hex-closed': '{hex} ist das Startfeld einer anderen Gesellschaft und für alle anderen gesperrt.',
  'refusal.hex-taken':
    'In Wäldern und auf Bergen ist nur Platz für eine Gesellschaft, und {hex} ist schon besetzt.',
  'refusal.no-funds':
    '{costIs, select, none {Die {company} hat {treasury} und kann kein erreichbares Feld bezahlen.} other {Das kostet {cost}, und die Gesellschaft hat nur {treasury}.}}',
  'refusal.already-developed': 'Auf {hex} steht schon ein Haus.',
  'refusal.no-houses': 'Es sind keine Häuser mehr übrig.',
  'refusal.not-developable': '{hex} lässt sich nicht entwickeln.',
  'refusal.no-locomotive-on-hex':
    '{hexIs, select, none {Kein Feld lässt sich entwickeln: Dafür muss eine Lok darauf stehen.} other {Auf {hex} steht keine Lok.}}',
  'refusal.track-at-end': '{hex} hat schon den höchsten Wert.',
};
