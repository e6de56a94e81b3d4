import type { Messages } from '../messages.ts';

/** Chicago Express: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_DE_CHICAGO_EXPRESS: Messages = {
  /* ---- CE-16: what is odd about values, by the first of the hexes ---- */

  'doubt.J2': 'der einzige Wald unter 2: vielleicht eine Ebene',
  'doubt.K3': 'Wälder so teuer wie ein Berg, zu beiden Seiten von Pittsburgh',
  'doubt.N5': 'ein Wald so teuer wie ein Berg, mitten unter Bergen',
  'doubt.L7': 'allein unter Wäldern zu 2; vielleicht mit L6 vertauscht',
  'doubt.N4': 'der einzige Berg, dessen Haus 1 bringt',
  'doubt.L6': 'zwei benachbarte Berge, die wie ein Pass aussehen',
  'doubt.L3': 'ein zusammenhängender Block teuren Waldes',
  'doubt.N8': 'zwei zusammenhängende Paare teurer Ebene',
  'doubt.Q7':
    'Startfelder: kosten nichts und sind für andere gesperrt, wenn keine Regel dieser Partie sie öffnet',

  'ruleSet.book.about':
    'Das Regelheft; wo es mehrdeutig ist, die Auslegung, für die sein ausführlicher Text spricht.',

  'option.wabash_minimum':
    'Für die erste Aktie der Wabash gilt das übliche Mindestgebot, mit einem Haus in Fort Wayne also 3 $ statt 1 $.',
  'option.open_home_hexes':
    'Die Startfelder der vier östlichen Gesellschaften stehen allen offen, ohne Kosten und ohne Einkommen.',
  'option.chicago_at_once':
    'Erreicht eine Gesellschaft Chicago, kommen die Chicago-Dividende und beim ersten Mal die Eröffnung der Wabash, bevor die übrigen Felder dieses Ausbaus gebaut werden, nicht danach.',
  'option.forest_grant':
    'Jeder Wald, den eine Gesellschaft betritt, bringt ihr 2 $ von der Bank, sobald der Ausbau bezahlt ist, und ein Haus dort noch einmal 2 $; sonst bringt nur das Haus Geld.',

  /* ---- CE-0, CE-1 Components ---- */

  'rule.CE-0.2': 'Geld und Einkommen sind ganze Dollar; Bruchteile werden aufgerundet.',
  'rule.CE-0.4': 'Die Gesellschaften sind PRR, B&O, C&O, NYC und WAB.',
  'rule.CE-1.1':
    'Jede Gesellschaft hat ihre eigene Zahl an Aktien und Loks, ein Startfeld und ein Anfangseinkommen.',
  'rule.CE-1.2': 'Zwanzig Häuser können gebaut werden; drei weitere zeigen Werte auf der Industrieskala an.',
  'rule.CE-1.3': 'Von START bis Rot hat der Zeiger der Versteigerung 3 Schritte, Entwicklung 4, Ausbau 5.',
  'rule.CE-1.4':
    'Detroit geht von 1 bis 8, Wheeling von 3 bis 6 in Einern, Pittsburgh von 4 bis 8 in Zweiern.',
  'rule.CE-1.5': 'Einkommen hat keine obere Grenze.',
  'rule.CE-1.6': 'Der Bank geht das Geld nie aus.',

  /* ---- CE-2 Board ---- */

  'rule.CE-2.1':
    'Der Spielplan hat 160 Felder in den Spalten A bis S; ungerade Spalten liegen ein halbes Feld weiter südlich.',
  'rule.CE-2.2':
    'Das Gelände bestimmt, wer auf ein Feld passt, was es kostet, was es bringt und ob ein Haus darauf darf.',
  'rule.CE-2.3': 'Fort Wayne ist die Heimat der Wabash und für alle anderen eine gewöhnliche Stadt.',
  'rule.CE-2.4': 'Chicago erreicht man nur von zwei Feldern aus, die aneinander grenzen.',

  /* ---- CE-3 Set-up ---- */

  'rule.CE-3.1': 'Die Spieler teilen sich 120 $ gleichmäßig.',
  'rule.CE-3.2':
    'Vier Gesellschaften beginnen mit einer Lok auf ihrem Startfeld; alle Loks der Wabash bleiben auf dem Tableau.',
  'rule.CE-3.3': 'Die Einkommen beginnen bei 7, 6, 5 und 8; die Wabash hat noch keinen Marker.',
  'rule.CE-3.4':
    'Alles Betriebskapital ist leer, die Zeiger stehen auf START, die Industriemarker auf ihren ersten Werten.',
  'rule.CE-3.5': 'Der erste Spieler der Liste ist Bankhalter.',
  'rule.CE-3.6': 'Vor dem ersten Zug kommen die Startversteigerungen.',

  /* ---- CE-4 Bidding ---- */

  'rule.CE-4.1': 'Eine Versteigerung verkauft eine Aktie einer Gesellschaft.',
  'rule.CE-4.2': 'Reihum im Uhrzeigersinn wird geboten oder gepasst, und wer passt, ist draußen.',
  'rule.CE-4.3': 'Das Mindestgebot ist das Einkommen geteilt durch die verkauften Aktien, diese mitgezählt.',
  'rule.CE-4.4':
    'Ein Gebot muss das Mindestgebot erreichen, über dem Höchstgebot liegen und vom Bargeld gedeckt sein.',
  'rule.CE-4.5':
    'Haben alle anderen gepasst, zahlt der Höchstbietende an die Gesellschaft und nimmt die Aktie.',
  'rule.CE-4.6': 'Was mit einer Aktie geschieht, die niemand will, hängt von der Art der Versteigerung ab.',
  'rule.CE-4.7': 'Hat niemand geboten, darf der letzte Spieler noch bieten.',
  'rule.CE-4.8': 'Jeder darf beliebig viele Aktien besitzen, und Aktien werden nie wieder verkauft.',

  /* ---- CE-5 Opening auctions ---- */

  'rule.CE-5.1': 'PRR, B&O, C&O und NYC verkaufen in dieser Reihenfolge vor dem ersten Zug je eine Aktie.',
  'rule.CE-5.2': 'Die Mindestgebote der Startversteigerungen sind 7, 6, 5 und 8.',
  'rule.CE-5.3':
    'Der Bankhalter beginnt die erste Versteigerung, danach beginnt immer, wer zuletzt gekauft hat.',
  'rule.CE-5.4': 'Passen alle, bekommt die Aktie umsonst, wer die Versteigerung begonnen hat.',
  'rule.CE-5.5': 'Wem die Aktie der PRR gehört, der hat den ersten Zug.',
  'rule.CE-5.6': 'Startversteigerungen drehen den Zeiger der Versteigerung nicht.',

  /* ---- CE-6 Turn and dials ---- */

  'rule.CE-6.1':
    'Stehen zu Beginn eines Zugs zwei Zeiger auf Rot, gibt es zuerst Dividenden; dann folgt der Zug desselben Spielers.',
  'rule.CE-6.2': 'Ein Zug dreht einen Zeiger um einen Schritt weiter und führt dann dessen Aktion aus.',
  'rule.CE-6.3': 'Nichts zu tun ist immer erlaubt.',
  'rule.CE-6.4': 'Ein Zeiger auf Rot kann nicht gewählt werden.',
  'rule.CE-6.5': 'Den nächsten Zug hat der Spieler links von dem, der gerade am Zug war.',
  'rule.CE-6.6': 'Ein Spieler kann immer zwischen mindestens zwei Zeigern wählen.',

  /* ---- CE-7 Auction ---- */

  'rule.CE-7.1':
    'Versteigert werden Aktien eröffneter Gesellschaften; die Wabash ist geschlossen, bis eine Gesellschaft Chicago erreicht.',
  'rule.CE-7.2': 'Aktien einer ausverkauften Gesellschaft können nicht versteigert werden.',
  'rule.CE-7.3':
    'Wer eine Aktie versteigert, bietet zuerst, braucht dafür weder Aktien noch Geld und darf passen.',
  'rule.CE-7.4': 'Eine Aktie, auf die niemand bietet, bleibt unverkauft, und der Zeiger bleibt, wo er ist.',

  /* ---- CE-8 Expansion ---- */

  'rule.CE-8.1': 'Nur Aktionäre dürfen eine Gesellschaft ausbauen, und nur eine eröffnete.',
  'rule.CE-8.2':
    'Ein bis drei Felder, jedes angrenzend an das Netz der Gesellschaft; Abzweigungen sind erlaubt.',
  'rule.CE-8.3': 'Eine Gesellschaft hat auf einem Feld höchstens eine Lok.',
  'rule.CE-8.4': 'Jedes Feld braucht eine Lok vom Tableau.',
  'rule.CE-8.5':
    'In Wäldern und auf Bergen ist Platz für eine Gesellschaft, auf anderen Feldern für je eine Lok von jeder.',
  'rule.CE-8.6':
    '{open_home_hexes, select, true {Die östlichen Startfelder stehen allen Gesellschaften offen, ohne Kosten und ohne Einkommen.} other {Die östlichen Startfelder sind für die anderen Gesellschaften gesperrt.}}',
  'rule.CE-8.7':
    'Ein Feld kostet seinen Preis mal die Zahl der Loks darauf, die neue mitgezählt; das Betriebskapital muss für alles reichen.',
  'rule.CE-8.8': 'Städte, Berge, Industriestädte und Chicago erhöhen das Einkommen sofort um ihren Wert.',
  'rule.CE-8.9':
    '{forest_grant, select, true {Wer einen Wald betritt, bekommt für die Gesellschaft 2 $ von der Bank.} other {Einen Wald zu betreten bringt kein Geld.}}',
  'rule.CE-8.10':
    '{chicago_at_once, select, true {Die Chicago-Phase kommt, sobald Chicago erreicht ist, und die übrigen Felder werden danach gebaut.} other {Die Chicago-Phase wartet, bis alle Felder des Ausbaus gebaut sind.}}',

  /* ---- CE-9 Chicago ---- */

  'rule.CE-9.1': 'Jede Gesellschaft, die Chicago erreicht, hat eine Chicago-Phase.',
  'rule.CE-9.2': 'Das Einkommen der Gesellschaft steigt um 7, dann bekommen nur ihre Aktien Dividende.',
  'rule.CE-9.3': 'Nur die erste Gesellschaft dort eröffnet die Wabash.',
  'rule.CE-9.4':
    'Die Wabash wird mit einer kostenlosen Lok in Fort Wayne und Einkommen 1 eröffnet, mit einem Haus dort 3.',
  'rule.CE-9.5':
    'Eine Aktie der Wabash wird sofort versteigert, ab {wabash_minimum, select, true {dem üblichen Mindestgebot} other {1 $}}, und wer Chicago erreicht hat, bietet zuerst.',
  'rule.CE-9.6': 'Passen alle, bekommt niemand diese Aktie.',
  'rule.CE-9.7':
    'Diese Versteigerung dreht den Zeiger nicht, und von da an ist die Wabash eine Gesellschaft wie jede andere.',
  'rule.CE-9.8': 'Die Chicago-Phase kommt vor fälligen Dividenden.',

  /* ---- CE-10 Development ---- */

  'rule.CE-10.1': 'Jeder darf jedes Feld entwickeln, kostenlos.',
  'rule.CE-10.2': 'Auf dem Feld muss eine Lok stehen.',
  'rule.CE-10.3':
    'Ein Haus in einer Stadt oder auf einem Berg, einmal, erhöht das Einkommen jeder Gesellschaft dort.',
  'rule.CE-10.4': 'Ein Haus im Wald, einmal, bringt der Gesellschaft dort 2 $ und kein Einkommen.',
  'rule.CE-10.5': 'Wheeling und Pittsburgh steigen auf ihrer Skala, ohne Haus, bis zu deren Ende.',
  'rule.CE-10.6': 'Detroit, Chicago, Ebenen und die östlichen Startfelder lassen sich nicht entwickeln.',
  'rule.CE-10.7': 'Sind keine Häuser übrig, kann keines gebaut werden.',

  /* ---- CE-11 Dividends ---- */

  'rule.CE-11.1': 'Die Bank zahlt jeder verkauften Aktie ihren Teil vom Einkommen der Gesellschaft.',
  'rule.CE-11.2': 'Nach der Zahlung wird das Spielende geprüft.',
  'rule.CE-11.3': 'Alle Zeiger gehen zurück auf START.',
  'rule.CE-11.4': 'Detroit wächst, mit oder ohne Lok, und mit ihm das Einkommen jeder Gesellschaft dort.',
  'rule.CE-11.5': 'Danach ist der Spieler am Zug, der an der Reihe war.',

  /* ---- CE-12 End ---- */

  'rule.CE-12.1':
    'Drei Gesellschaften ohne Loks, drei ohne Aktien, drei übrige Häuser oder Detroit auf 8 beenden das Spiel.',
  'rule.CE-12.2': 'Alle fünf Gesellschaften zählen, auch die geschlossene Wabash.',
  'rule.CE-12.3': 'Die achte Dividendenphase ist auf jeden Fall die letzte.',
  'rule.CE-12.4': 'Das meiste Bargeld gewinnt, bei Gleichstand teilt man sich den Sieg.',

  /* ---- CE-13 Information and promises ---- */

  'rule.CE-13.1': 'Alles ist offen.',
  'rule.CE-13.2': 'Das Einkommen einer Gesellschaft stimmt immer mit dem Spielplan überein.',
  'rule.CE-13.3': 'Aktien, Loks und Häuser entstehen nie und verschwinden nie.',
  'rule.CE-13.4': 'Kein Spieler und keine Gesellschaft hat je Schulden.',
  'rule.CE-13.5': 'Die Spielregeln kennen kein Rückgängigmachen.',

  /* ---- CE-14 Action log ---- */

  'rule.CE-14.1': 'Eine Partie ist ein Kopf und eine Liste von Aktionen; die Stellung folgt daraus.',
  'rule.CE-14.2': 'Die Spieler im Kopf sitzen im Uhrzeigersinn.',
  'rule.CE-14.3': 'Aktionen sind nummeriert, nennen ihren Spieler und haben die Felder ihrer Art.',
  'rule.CE-14.4': 'Eine Aktie versteigern und das erste Gebot oder Passen sind zwei Aktionen.',
  'rule.CE-14.5': 'Was von selbst geschieht, wird gezeigt, aber nicht aufgezeichnet.',
  'rule.CE-14.6': 'Eine abgelehnte Aktion ändert nichts.',
  'rule.CE-14.7': 'Passen ist immer eine eigene Aktion.',

  /* ---- CE-15 Decisions and refusals ---- */

  'rule.CE-15.1': 'Immer läuft eine Versteigerung oder ein Zug, oder das Spiel ist zu Ende.',
  'rule.CE-15.2':
    'Ein Gebot ist jede ganze Zahl vom Mindestgebot bis zum Bargeld des Spielers; ein Zug bietet, was die freien Zeiger erlauben.',
  'rule.CE-15.3': 'Jede Ablehnung hat ihren Code.',
  'rule.CE-15.4': 'Ablehnungen werden in fester Reihenfolge geprüft, und die erste wird gemeldet.',

  /* ---- CE-16, CE-18 Doubts and rulings ---- */

  'rule.CE-16': 'Seltsame Werte des digitalen Spielplans bleiben und sind gekennzeichnet.',
  'rule.CE-18.1.1': 'Schalter: Die Chicago-Phase darf mitten im Ausbau kommen.',
  'rule.CE-18.1.2': 'Schalter: Für die erste Aktie der Wabash kann das übliche Mindestgebot gelten.',
  'rule.CE-18.1.3': 'Schalter: Die östlichen Startfelder können allen offenstehen.',
  'rule.CE-18.1.4': 'Entschieden: Gebote sind ganze Dollar, mindestens einen Dollar auseinander.',
  'rule.CE-18.1.5': 'Entschieden: Weder Einkommen noch Bank haben eine Grenze.',
  'rule.CE-18.1.6': 'Entschieden: Der Bankhalter ist der erste Spieler.',
  'rule.CE-18.1.7': 'Schalter: Ein Wald kann beim Betreten 2 $ bringen.',
  'rule.CE-18.3':
    'Werte, die nur vom digitalen Spielplan bekannt sind, sind dort gekennzeichnet, wo sie vorkommen.',
  'rule.CE-18.4':
    'Wo das Regelheft sich widerspricht, gilt sein ausführlicher Teil{forest_grant, select, true {, außer bei den 2 $ eines Waldes} other {}}.',
};
