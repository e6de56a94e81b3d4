import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_DE_CHICAGO_EXPRESS } from './overview-chicago-express.ts';

/** Chicago Express for players at the table. */
export const RULES_DE_CHICAGO_EXPRESS: RuleTexts = {
  sections: {
    'CE-0': 'Geld und Namen',
    'CE-1': 'Was es gibt',
    'CE-2': 'Spielplan',
    'CE-3': 'Aufbau',
    'CE-4': 'Bieten',
    'CE-5': 'Startversteigerungen',
    'CE-6': 'Züge und Zeiger',
    'CE-7': 'Versteigerung einer Aktie',
    'CE-8': 'Ausbau',
    'CE-9': 'Chicago und die Wabash',
    'CE-10': 'Entwicklung',
    'CE-11': 'Dividenden',
    'CE-12': 'Spielende',
    'CE-13': 'Was immer gilt',
    'CE-14': 'Aufzeichnung einer Partie',
    'CE-15': 'Entscheidungen und Ablehnungen',
    'CE-16': 'Zweifelhafte Werte des Spielplans',
    'CE-18': 'Auslegungen',
  },
  overview: OVERVIEW_DE_CHICAGO_EXPRESS,
  reference: ['CE-0', 'CE-13', 'CE-14', 'CE-15', 'CE-16', 'CE-18'],
  synonyms: {
    anteil: ['aktie'],
    auktion: ['versteigerung'],
    ausschuttung: ['dividende'],
    bahn: ['gesellschaft'],
    bauen: ['ausbau'],
    bietrunde: ['versteigerung'],
    blau: ['baltimore'],
    direktor: ['eine aktie'],
    eisenbahn: ['gesellschaft'],
    erweitern: ['ausbau'],
    erweiterung: ['ausbau'],
    expansion: ['ausbau'],
    gelb: ['chesapeake'],
    gewinn: ['einkommen', 'dividende'],
    gleis: ['lok'],
    grun: ['new york central'],
    heimat: ['startfeld'],
    ipo: ['tableau'],
    kasse: ['betriebskapital'],
    lokomotive: ['lok'],
    prasident: ['eine aktie'],
    rad: ['zeiger'],
    rot: ['auf rot', 'pennsylvania'],
    schiene: ['lok'],
    schwarz: ['wabash'],
    strecke: ['lok'],
    uhr: ['zeiger'],
    verwassern: ['verkaufte', 'verkauft'],
    wurfel: ['lok'],
  },
  texts: {
    'CE-0.2':
      'Cents gibt es nicht. Wo Geld aufgeteilt wird, rundet man jeden Teil auf: Ein Einkommen von 7 bei zwei Aktien bringt je 4 $.',
    'CE-0.4':
      'Pennsylvania (rot), Baltimore & Ohio (blau), Chesapeake & Ohio (gelb), New York Central (grün) und, sobald sie eröffnet ist, die Wabash (schwarz).',

    'CE-1.1':
      'PRR: {shares_PRR} Aktien, {locomotives_PRR} Loks, Philadelphia, Einkommen {income_PRR}; B&O: {shares_BandO}, {locomotives_BandO}, Baltimore, {income_BandO}; C&O: {shares_CandO}, {locomotives_CandO}, Washington, {income_CandO}; NYC: {shares_NYC}, {locomotives_NYC}, New York, {income_NYC}. Wabash: {shares_WAB} Aktien, {locomotives_WAB} Loks, Fort Wayne, Einkommen 1 oder 3 bei der Eröffnung.',
    'CE-1.2':
      'Für die Entwicklung gibt es zwanzig Häuser. Die anderen drei aus der Schachtel zeigen die Werte von Detroit, Wheeling und Pittsburgh an.',
    'CE-1.3':
      'In einer Runde gibt es also höchstens drei Versteigerungen, vier Entwicklungen und fünf Ausbauten, gleich bei wie vielen Spielern. Der letzte Schritt stellt den Zeiger auf Rot.',
    'CE-1.4':
      'Detroit wächst mit jeder Dividende von selbst. Wheeling wächst um eins und Pittsburgh um zwei, wenn jemand die Stadt entwickelt.',
    'CE-1.5':
      'Die Skala endet bei 50 und beginnt mit einem Marker für +50 von vorn; danach zählen wir einfach weiter.',
    'CE-1.6': 'Die Scheine in der Schachtel sind keine Grenze: Was fällig ist, wird gezahlt.',

    'CE-2.1': 'Spalte A mit Chicago liegt im Westen, S mit New York im Osten; die Zeilen zählen von Norden.',
    'CE-2.2':
      'Auf Ebenen, in Städten, Industriestädten und Chicago ist Platz für je eine Lok jeder Gesellschaft. In Wäldern und auf Bergen ist nur Platz für eine Gesellschaft. Ein Berg bringt 1, eine Stadt 1 bis 3, Chicago 7, eine Industriestadt ihren jetzigen Wert; Ebenen und Wälder bringen kein Einkommen.',
    'CE-2.3':
      'Jede Gesellschaft darf durch Fort Wayne fahren, vor und nach der Eröffnung der Wabash, und ein Haus darf dort stehen.',
    'CE-2.4':
      'Das letzte Feld vor Chicago ist A3 oder B2; weil beide aneinander grenzen, kann eine Gesellschaft unterwegs auch beide nehmen.',

    'CE-3.1':
      'Zu zweit hat jeder {cash_2} $, zu dritt {cash_3}, zu viert {cash_4}, zu fünft {cash_5}, zu sechst {cash_6}.',
    'CE-3.2':
      'PRR, B&O, C&O und NYC haben noch 19, 21, 25 und 23 Loks auf ihren Tableaus. Fort Wayne ist leer, und alle 11 der Wabash warten.',
    'CE-3.3':
      'Das gilt für PRR, B&O, C&O und NYC in dieser Reihenfolge. Die Wabash bekommt ihren Marker bei der Eröffnung.',
    'CE-3.4': 'Detroit beginnt bei 1, Wheeling bei 3, Pittsburgh bei 4, und im Vorrat liegen zwanzig Häuser.',
    'CE-3.5': 'Das einzige Vorrecht des Bankhalters: das erste Gebot der allerersten Versteigerung.',
    'CE-3.6': 'Vor dem ersten Zug werden vier Aktien verkauft: eine jeder östlichen Gesellschaft.',

    'CE-4.1': 'Nie wird gleichzeitig auf zwei Aktien geboten, auch nicht auf Aktien zweier Gesellschaften.',
    'CE-4.2': 'Wer gepasst hat, kommt in diese Versteigerung nicht zurück und wird nicht mehr gefragt.',
    'CE-4.3':
      'Das erste Gebot darf nicht niedriger sein als das, was eine Aktie bringt, wenn auch diese verkauft ist, aufgerundet. Für {wabash_minimum, select, true {die Startversteigerungen gelten} other {die Startversteigerungen und die erste Aktie der Wabash gelten}} eigene Zahlen.',
    'CE-4.4':
      'Erhöhe um einen Dollar oder mehr, in ganzen Dollar und nie über dein Bargeld hinaus. Wer die Versteigerung beginnt, darf passen und das erste Gebot anderen überlassen.',
    'CE-4.5':
      'Das Geld kommt ins Betriebskapital der Gesellschaft, nicht in die Bank: Damit wird später gebaut.',
    'CE-4.6':
      'In der Startversteigerung bekommt sie umsonst, wer begonnen hat. In einer gewöhnlichen Versteigerung und bei der ersten Aktie der Wabash bleibt sie auf dem Tableau.',
    'CE-4.7':
      'Haben alle anderen ohne Gebot gepasst, darfst du die Aktie noch zum Mindestgebot nehmen oder auch passen.',
    'CE-4.8':
      'Aktien werden nicht weiterverkauft und nicht getauscht. Was du kaufst, behältst du bis zum Ende.',

    'CE-5.1':
      'Eine nach der anderen, damit alle wissen, wem was gehört, bevor die nächste Aktie an der Reihe ist.',
    'CE-5.2':
      'PRR 7, B&O 6, C&O 5, NYC 8: genau das, was jede Gesellschaft am Anfang verdient. Ein Gebot in dieser Höhe genügt.',
    'CE-5.3': 'Wer die letzte Aktie bekommen hat, bietet bei der nächsten zuerst.',
    'CE-5.4':
      'Die Gesellschaft bekommt dann gar kein Geld. Wer diese Versteigerung begonnen hat, kann die Aktie nicht ablehnen.',
    'CE-5.5': 'Wer die letzte Startversteigerung gewonnen hat, ist dafür gleich.',
    'CE-5.6': 'Wenn der erste Zug beginnt, stehen alle drei Zeiger noch auf START.',

    'CE-6.1':
      'Geprüft wird vor dem Zug, nicht danach. Die Dividenden werden gezahlt, die Zeiger zurückgestellt, dann kommt der Zug dieses Spielers wie gewohnt.',
    'CE-6.2':
      'Wähle Versteigerung, Entwicklung oder Ausbau. Der Zeiger rückt weiter, auch wenn du danach nichts tust.',
    'CE-6.3':
      'Du darfst einen Zeiger weiterdrehen und es dabei belassen, um die Dividenden näher zu bringen oder um abzuwarten.',
    'CE-6.4': 'Seine Aktion ist für diese Runde verbraucht, auch für alle, die nur den Zeiger drehen wollen.',
    'CE-6.5':
      'Auch wenn jemand anderes die Versteigerung gewonnen hat, geht es links von dem Spieler weiter, der am Zug war.',
    'CE-6.6':
      'Stehen zwei auf Rot, kommen erst die Dividenden und stellen alle zurück; so sind immer mindestens zwei Zeiger frei.',

    'CE-7.1':
      'Nenne eine Gesellschaft, die noch eine Aktie hat. Die Wabash kann man erst nennen, wenn die erste Gesellschaft Chicago erreicht hat.',
    'CE-7.2':
      'Ist die letzte Aktie weg, gibt es von dieser Gesellschaft nichts mehr zu versteigern, von den anderen schon.',
    'CE-7.3':
      'Du musst die Aktie selbst nicht wollen: Du darfst das Bieten eröffnen oder passen und sehen, was die anderen tun.',
    'CE-7.4': 'Der Schritt der Versteigerung ist trotzdem verbraucht, und der Nächste ist am Zug.',

    'CE-8.1':
      'Eine Aktie genügt, wie viele die anderen auch haben. Es zahlt das Betriebskapital der Gesellschaft, nicht du.',
    'CE-8.2':
      'Baue auf einem, zwei oder drei Feldern, in beliebiger Reihenfolge. Jedes muss an ein Feld grenzen, auf dem die Gesellschaft schon ist, gerade gebaute eingeschlossen.',
    'CE-8.3':
      'Ein Feld, auf dem die Gesellschaft schon ist, kann nicht noch einmal gewählt werden, jetzt nicht und später nicht.',
    'CE-8.4':
      'Reichen die Loks nicht, baust du weniger Felder. Hat eine Gesellschaft keine mehr, wird sie nie wieder ausgebaut.',
    'CE-8.5':
      'Die erste Gesellschaft in einem Wald oder auf einem Berg hält also alle anderen bis zum Spielende fern.',
    'CE-8.6':
      '{open_home_hexes, select, true {Jede Gesellschaft darf nach New York, Philadelphia, Baltimore und Washington; es kostet nichts und bringt nichts. Ohne [open_home_hexes] steht jede dieser Städte nur der eigenen Gesellschaft offen.} other {New York, Philadelphia, Baltimore und Washington gehören ihrer eigenen Gesellschaft. Mit [open_home_hexes] dürfen alle hinein, ohne Kosten und ohne Einkommen.}}',
    'CE-8.7':
      'Auf einem Feld mit der Lok einer anderen Gesellschaft zahlst du das Doppelte des Aufdrucks, bei zweien das Dreifache. Reicht das Betriebskapital nicht für alle Felder zusammen, wird nichts gebaut.',
    'CE-8.8':
      'Eine Stadt bringt das aufgedruckte Einkommen und das ihres Hauses, ein Berg 1, eine Industriestadt ihren jetzigen Wert, Chicago 7. Ebenen und Wälder ändern nichts.',
    'CE-8.9':
      '{forest_grant, select, true {Das Geld gibt es für jeden Wald, sobald der ganze Ausbau bezahlt ist; die eigenen Felder kann es also nicht bezahlen. Ein Haus dort bringt noch einmal 2 $.} other {Die 2 $ eines Waldes gibt es nur, wenn dort ein Haus gebaut wird. Mit [forest_grant] bringt auch das Betreten 2 $.}}',
    'CE-8.10':
      '{chicago_at_once, select, true {Die Aktien bekommen ihr Geld nach dem Einkommen dieses Augenblicks. Ist es die erste Gesellschaft dort, wird die Wabash eröffnet und ihre Aktie versteigert, und erst dann werden die anderen Felder gebaut und bezahlt, wie sie gewählt waren; das Betriebskapital muss von Anfang an für alle reichen.} other {Auch wenn Chicago das erste von drei Feldern war, werden die anderen zwei gebaut und bezahlt, bevor die Aktien ihr Geld bekommen. Mit [chicago_at_once] kommen sie nach der Phase.}}',

    'CE-9.1':
      'Jede Gesellschaft hat sie einmal, auch die Wabash, und zwar in dem Zug, in dem ihre Lok dort ankommt.',
    'CE-9.2':
      'Jede verkaufte Aktie der Gesellschaft bekommt von der Bank ihren Teil des neuen Einkommens. Keine andere Gesellschaft zahlt, und kein Zeiger rückt.',
    'CE-9.3': 'Bei allen späteren bleibt es bei der Dividende.',
    'CE-9.4':
      'Das geschieht nach der Dividende der ersten Gesellschaft. Zehn Loks der Wabash bleiben übrig. Loks anderer Gesellschaften in Fort Wayne ändern nichts.',
    'CE-9.5':
      'Auch dieser Spieler darf passen. {wabash_minimum, select, true {Mindestgebot ist das Einkommen der Wabash: 1 $, oder 3 $, wenn in Fort Wayne ein Haus steht.} other {Mit [wabash_minimum] ist das Mindestgebot das übliche, also 3 $, wenn in Fort Wayne ein Haus steht.}}',
    'CE-9.6': 'Beide Aktien bleiben auf dem Tableau und können später wie üblich versteigert werden.',
    'CE-9.7':
      'Man kann ihre Aktien versteigern, sie ausbauen und bekommt Dividende; für spätere Aktien gilt das übliche Mindestgebot.',
    'CE-9.8':
      'Hat derselbe Zug den zweiten Zeiger auf Rot gestellt, kommt erst die Chicago-Dividende, dann die Aktie der Wabash und danach die gewöhnlichen Dividenden.',

    'CE-10.1': 'Du brauchst keine Aktie der Gesellschaften dort. Auch zu zahlen ist nichts.',
    'CE-10.2': 'Ein Ort, den noch niemand erreicht hat, lässt sich nicht entwickeln.',
    'CE-10.3':
      'Der Zuwachs steht auf dem Feld: 1 oder 2. Gesellschaften, die später kommen, bekommen ihn zusammen mit dem Feld.',
    'CE-10.4':
      'Das Geld kommt ins Betriebskapital. Es ist eine kleine Hilfe beim Bauen, und im Vorrat liegt ein Haus weniger.',
    'CE-10.5':
      'Jede Gesellschaft dort verdient den Unterschied sofort. Wheeling endet bei 6, Pittsburgh bei 8.',
    'CE-10.6':
      'Detroit wächst nur mit den Dividenden. Fort Wayne ist eine gewöhnliche Stadt und darf ihr Haus haben.',
    'CE-10.7': 'Das kommt nie vor: Bei drei Häusern oder weniger endet das Spiel mit der nächsten Dividende.',

    'CE-11.1':
      'Teile das Einkommen durch die verkauften Aktien und runde auf; so viel bekommt jeder Besitzer je Aktie. Das Betriebskapital bekommt nichts und zahlt nichts.',
    'CE-11.2':
      'Ist das Ende da, geschieht in dieser Phase sonst nichts: Zeiger und Detroit bleiben, wie sie sind.',
    'CE-11.3': 'Eine neue Runde beginnt, und alle drei Aktionen sind wieder frei.',
    'CE-11.4':
      'Jedes Mal einen Schritt. Gesellschaften in Detroit verdienen von nun an eins mehr; die eben gezahlte Dividende war noch die alte.',
    'CE-11.5': 'Die Dividenden kamen am Anfang dieses Zugs und haben ihm nichts weggenommen.',

    'CE-12.1':
      'Einer der vier Gründe genügt. Geprüft wird gleich nach der Zahlung der Dividenden und sonst nie; bis dahin darf also weitergespielt werden.',
    'CE-12.2':
      'Solange die Wabash geschlossen ist, hat sie beide Aktien und elf Loks, gilt also nicht als leer.',
    'CE-12.3': 'Detroit beginnt bei 1 und wächst nach jeder Zahlung; bei der achten steht es auf 8.',
    'CE-12.4':
      'Aktien, Betriebskapital und Einkommen sind am Ende nichts wert: Es zählt das Geld in deiner Hand.',

    'CE-13.1': 'Bargeld, Aktien und Betriebskapital liegen jederzeit für alle offen.',
    'CE-13.2':
      'Nimm das Einkommen vom Aufbau und zähle dazu, was jedes Feld der Gesellschaft jetzt wert ist. Bei der Wabash ist Fort Wayne eines der Felder, und der Anfang ist null.',
    'CE-13.3':
      'Was nicht auf dem Spielplan oder bei einem Spieler ist, liegt auf einem Tableau oder im Vorrat; die Zahlen gehen immer auf.',
    'CE-13.4': 'Du kannst nichts wählen, was sich nicht sofort bezahlen lässt.',
    'CE-13.5':
      'Die Spieler dürfen trotzdem Aktionen zurücknehmen: Die Aufzeichnung wird gekürzt und neu gespielt.',

    'CE-14.1':
      'Mehr wird nicht gespeichert. Noch einmal gespielt, führen dieselben Aktionen zur selben Stellung.',
    'CE-14.2': 'Der Erste von ihnen ist der Bankhalter.',
    'CE-14.3':
      'Es gibt sechs Arten: bieten, passen, eine Aktie versteigern, ausbauen, entwickeln und nur einen Zeiger drehen.',
    'CE-14.4':
      'Erst rückt der Zeiger, und die Versteigerung ist eröffnet; dann bietet oder passt derselbe Spieler.',
    'CE-14.5':
      'Zahlungen, die Eröffnung der Wabash und das Wachsen von Detroit folgen aus den Aktionen und stehen nur im Protokoll.',
    'CE-14.6': 'Die Stellung bleibt, wie sie war, und die Aufzeichnung auch.',
    'CE-14.7': 'Auch wer nicht mehr zahlen kann, wird gefragt und muss passen.',

    'CE-15.1': 'Jemand wird nach einem Gebot gefragt, jemand ist am Zug, oder das Spiel ist aus.',
    'CE-15.2':
      'In einer Versteigerung darfst du immer passen. In deinem Zug darfst du immer einen freien Zeiger drehen und nichts weiter tun.',
    'CE-15.3': 'So können Programme sie unterscheiden; Menschen lesen den Satz.',
    'CE-15.4':
      'Zuerst, wer am Zug ist, dann der Zeiger, die Gesellschaft, die Felder eines nach dem anderen und zuletzt das Geld.',

    'CE-16':
      'Manche Felder des Spielplans kennen wir nur aus einer Quelle, und einige ihrer Werte sind ungewöhnlich, etwa teure Wälder oder billige Berge. Wir behalten sie, solange das Regelheft nichts anderes sagt, und kennzeichnen das Feld.',
    'CE-18.1.1':
      'Das Regelheft lässt offen, was aus Feldern wird, die noch zu bauen sind; üblich ist deshalb, den Ausbau erst zu beenden. Mit [chicago_at_once] zählt die Reihenfolge: Chicago zahlt nach dem Einkommen dieses Augenblicks, die erste Aktie der Wabash wird versteigert, und die Felder hinter Chicago folgen, wie sie gewählt waren. Fort Wayne kostet dann mehr, weil die Wabash dort ist.',
    'CE-18.1.2':
      'Das Regelheft lässt das erste Gebot frei, üblich ist deshalb ein Dollar. Mit [wabash_minimum] gilt das gewöhnliche Mindestgebot, das nur anders ist, wenn in Fort Wayne ein Haus steht.',
    'CE-18.1.3':
      'In der Liste geteilter Felder im Regelheft fehlen sie, üblich ist deshalb, sie zu sperren. Mit [open_home_hexes] dürfen andere hinein, ohne Kosten und ohne Einkommen.',
    'CE-18.1.4': 'Ein Dollar ist der kleinste Schein, anderes ließe sich gar nicht zahlen.',
    'CE-18.1.5':
      'Das Regelheft sagt nichts über eine volle Skala oder eine leere Bank, also hält keine von beiden das Spiel auf.',
    'CE-18.1.6':
      'Nach dem Regelheft darf jeder Spieler Bankhalter sein. Setzt diesen Spieler auf den ersten Sitz.',
    'CE-18.1.7':
      'Die Zusammenfassung des Regelhefts gibt 2 $ für das Betreten eines Waldes, der Hauptteil nur für ein Haus, und sein Beispiel zahlt den vollen Preis; üblich ist deshalb nur das Geld für das Haus. Mit [forest_grant] bringt auch das Betreten 2 $, sobald der Ausbau bezahlt ist.',
    'CE-18.3':
      'Das betrifft die meisten Kosten und Einkommen der Felder, die 7 von Chicago, die Länge zweier Zeiger und die letzten Werte von Wheeling und Pittsburgh.',
    'CE-18.4':
      'Es geht um die 2 $ eines Waldes, gezahlt für das Haus{forest_grant, select, true { und hier auch beim Betreten} other {}}, und um die Zeiger, die nach den Dividenden zurückgestellt werden. Auch wer die Versteigerung der Wabash eröffnet, darf passen.',
  },
};
