import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_DE_1848 } from './overview-1848.ts';

/** 1848 for players at the table. */
export const RULES_DE_1848: RuleTexts = {
  sections: {
    '1848-1': 'Was es gibt',
    '1848-2': 'Aufbau',
    '1848-3': 'Versteigerung der Privatbahnen',
    '1848-4': 'Aktienrunden',
    '1848-5': 'Gesellschaften',
    '1848-6': 'Commonwealth Railways',
    '1848-7': 'Operationsrunden',
    '1848-8': 'Gleise',
    '1848-9': 'Bahnhofsmarker',
    '1848-10': 'Loks',
    '1848-11': 'Strecken und Einfahrergebnis',
    '1848-12': 'Dividenden und Kurse',
    '1848-13': 'Privatbahnen im Spiel',
    '1848-14': 'Anleihen',
    '1848-15': 'Zwangskauf einer Lok',
    '1848-16': 'Zwangsverwaltung',
    '1848-17': 'Phasen',
    '1848-18': 'Spielende',
    '1848-19': 'Ausgaben',
    '1848-20': 'Zweifelsfälle',
    '1848-21': 'Dateien von 18xx.games',
  },
  overview: OVERVIEW_DE_1848,
  reference: ['1848-19', '1848-20', '1848-21'],
  synonyms: {
    abschreiben: ['verschrott'],
    aktienlimit: ['papierlimit'],
    ar: ['aktienrunde'],
    ausschutten: ['dividende', 'auszahl'],
    ausschuttung: ['dividende', 'auszahl'],
    bahnhof: ['bahnhofsmarker'],
    bankrott: ['zwangsverwaltung', 'schulden'],
    betriebsrunde: ['operationsrunde'],
    boe: ['bank von england'],
    darlehen: ['anleihe'],
    deal: ['erstkaufrecht'],
    diesel: ['d-lok', 'eine d'],
    einbehalten: ['einspar'],
    einnahmen: ['einfahrergebnis'],
    ekr: ['erstkaufrecht'],
    eroffnen: ['in betrieb'],
    float: ['in betrieb'],
    gewinn: ['einfahrergebnis', 'sieg'],
    ghan: ['2e'],
    home: ['heimat'],
    ipo: ['neue aktie', 'ausgabekurs'],
    kasse: ['betriebskapital'],
    konkurs: ['zwangsverwaltung', 'schulden'],
    kredit: ['anleihe'],
    loan: ['anleihe'],
    lokomotive: ['lok'],
    nennwert: ['aufgedruckte'],
    notkauf: ['zwangsanleihe', 'zwangskauf'],
    or: ['operationsrunde'],
    par: ['ausgabekurs'],
    pleite: ['zwangsverwaltung', 'schulden'],
    prasident: ['direktor'],
    prioritat: ['erstkaufrecht'],
    privatpapier: ['privatbahn'],
    receivership: ['zwangsverwaltung'],
    route: ['strecke'],
    schrott: ['verschrott'],
    startkurs: ['ausgabekurs'],
    station: ['bahnhofsmarker'],
    token: ['bahnhofsmarker'],
    treasury: ['betriebskapital'],
    umsatz: ['einfahrergebnis'],
    upgrade: ['austausch'],
    verstaatlichung: ['zwangsverwaltung'],
    zertifikat: ['papier'],
  },
  texts: {
    '1848-1.1':
      'Bei 3, 4, 5 oder 6 Spielern beginnt jeder mit {cash_3}, {cash_4}, {cash_5} oder {cash_6} £ und darf {certificates_3}, {certificates_4}, {certificates_5} oder {certificates_6} Papiere besitzen; jede Zwangsverwaltung senkt diese Zahl. Von einer Gesellschaft darf man höchstens 60 % besitzen, zu dritt 70 %. Die Bank hat vor dem Austeilen 10.000 £, die Bank von England 2.000 £ für Anleihen.',
    '1848-1.2':
      'Acht Gesellschaften: QR, WA, CAR, SAR, NSW, VR, FT und COM. Jede hat eine Direktoraktie zu 20 %, acht einzelne Aktien, eine Heimatstadt und Bahnhofsmarker: Der erste ist kostenlos, der zweite kostet 40 £, jeder weitere 100 £ (COM: zwei kostenlos, die übrigen je 100 £). VR hat drei Marker, QR, WA und COM haben fünf, die anderen vier; siehe [car_tokens].',
    '1848-1.3':
      'P1 bis P6 kosten zu Beginn der Versteigerung {price_P1}, {price_P2}, {price_P3}, {price_P4}, {price_P5} und {price_P6} £, können um 30 £ billiger werden und zahlen {income_P1}, {income_P2}, {income_P3}, {income_P4}, {income_P5} und {income_P6} £. Eine Gesellschaft darf später für P1 bis P4 höchstens {most_P1}, {most_P2}, {most_P3} und {most_P4} £ zahlen. P2, P3 und P4 haben eine Sondereigenschaft, P5 bringt eine Aktie der QR, P6 den Direktorposten der CAR.',
    '1848-1.4':
      'Es gibt sechs 2er, fünf 3er, vier 4er, drei 5er und zwei 6er, danach unbegrenzt 8er oder D. Als Standard-Lok kosten sie {train_2}, {train_3}, {train_4}, {train_5}, {train_6} und {train_8} £, als Plus-Lok {train_2plus}, {train_3plus}, {train_4plus}, {train_5plus} und {train_6plus} £, eine D {train_D} £. Die 2er werden mit der ersten 4er verschrottet, die 3er mit der ersten 6er, die 4er mit der ersten 8er oder D.',
    '1848-1.5':
      'Grüne Plättchen gibt es ab Phase 3, braune ab 5, graue ab 8. Eine Gesellschaft darf vier Loks besitzen, in Phase 4 drei und ab Phase 5 zwei; eine Serie hat eine Operationsrunde, in Phase 3 und 4 zwei, später drei. Die eigene Dividende der Bank von England ist anfangs 0, dann 100 in Phase 3 und 4, 200 in 5 und 6 und 300 in 8.',
    '1848-1.6':
      'Gesellschaften beginnen bei 100, 90, 80 oder 70 £ in der Mitte der Kurstabelle. Auszahlen schiebt den Kursmarker nach rechts, Einsparen nach links, ein Verkauf nach unten. Wer die Spalte ganz links erreicht, geht in Zwangsverwaltung; wer 450 oben rechts erreicht, beendet das Spiel.',
    '1848-1.7':
      'Eine Aktie der Bank von England kostet 70 £, solange keine Anleihe aufgenommen ist, und wird mit jeder Anleihe eine Stufe teurer: 80, 90, 100 und so weiter bis 340 nach allen zwanzig. Verkäufe, Käufe und Dividenden ändern diesen Kurs nicht.',
    '1848-1.8':
      'Brisbane, Sydney, Melbourne, Adelaide und Perth sind K-Städte mit eigenen Plättchen; nach Alice Springs fahren die 2E. In die Wüste zu bauen kostet 40 £, in die Berge 50 £. Perth, Cairns, Alice Springs und Tasmanien sind Endpunkte; die beiden kleinen Häfen zählen wie Kleinstädte.',
    '1848-1.9':
      'Fünfunddreißig Feldkanten sind Grenzen zwischen zwei Spurweiten. Führt ein Gleis über eine davon, ist dort für immer ein Spurwechsel. Das Bauen kostet nichts, aber die Fahrt darüber kostet Reichweite.',
    '1848-1.10':
      'Es gibt 43 gelbe, 31 grüne, 22 braune und 3 graue Plättchen und eines für Tasmanien. Was nicht im Vorrat ist, kann nicht gelegt werden. Ein ausgetauschtes Plättchen kommt zurück in den Vorrat.',

    '1848-2.1':
      'Die Sitzreihenfolge steht vor der Partie fest, und in ihr geht es reihum. In der Versteigerung beginnt der Spieler auf dem ersten Sitz.',
    '1848-2.2':
      'Das Startgeld wird ausgeteilt. Verkauft ist noch nichts: acht Gesellschaften ohne Kurs, zehn Aktien der Bank von England zu 70 £, zwanzig Anleihen, alle Loks und alle Plättchen.',
    '1848-2.3':
      'Für QR, WA, CAR, SAR, NSW, VR und FT ist in ihrer Heimatstadt von Anfang an je ein Platz reserviert, ob sie gegründet sind oder nicht. Für die COM nicht: Ihr Platz findet sich später.',
    '1848-2.4':
      'Zuerst kommt die Versteigerung, dann eine Aktienrunde, dann eine Serie von Operationsrunden, dann die nächste Aktienrunde, und so weiter bis zum Spielende.',
    '1848-2.5':
      'Nichts ist geheim: Bargeld, Aktien und Betriebskapital liegen offen. Versprechen darf man einander alles; das Spiel verpflichtet niemanden, sich daran zu halten.',

    '1848-3.1':
      'In deinem Zug kaufst du eine Privatbahn zu ihrem jetzigen Preis, oder du verbilligst eine, die noch über ihrem Mindestpreis liegt, um 5 £, oder du passt, falls du darfst. Nur eines davon, dann ist der Nächste an der Reihe.',
    '1848-3.2':
      'Du zahlst sofort an die Bank. Zu P5 gehört eine Aktie der QR; sie zählt für die QR, lässt sich aber erst verkaufen, wenn die QR einen Kurs hat. Zu P6 gehört die Direktoraktie der CAR, die damit zu 100 £ gegründet ist.',
    '1848-3.3':
      'Mit einer eigenen Privatbahn darfst du immer passen. Ohne eine musst du verbilligen, wenn du nicht kaufst; stehen alle auf ihrem Mindestpreis, musst du {auction_pass, select, own_private {kaufen} other {kaufen oder, sobald jemand eine Privatbahn besitzt, passen}}. Das regelt [auction_pass].',
    '1848-3.4':
      'Haben alle der Reihe nach gepasst, bekommen die Besitzer das Einkommen ihrer Privatbahnen. Die Preise bleiben, und die Versteigerung geht mit dem nächsten Spieler weiter.',
    '1848-3.5':
      'Sobald die sechste Privatbahn verkauft ist, beginnt die erste Aktienrunde mit dem Spieler links vom letzten Käufer. Von jetzt an zahlen die Privatbahnen, am Spielende aber zählen sie nichts.',

    '1848-4.1':
      'Verkaufe so viele Pakete, wie du willst, dann kaufe ein Papier, und dein Zug ist vorbei. Nach dem Kaufen kannst du nicht mehr verkaufen. Tust du keines von beiden, passt du, darfst später in der Runde aber wieder mitmachen.',
    '1848-4.2':
      'Kannst du weder verkaufen noch eine Aktie kaufen noch eine Gesellschaft gründen (das kostet mindestens 140 £), passt das Spiel für dich und geht weiter.',
    '1848-4.3':
      'Kaufen darfst du eine neue Aktie zum Ausgabekurs, eine Aktie aus dem Pool zu ihrem Kurs, eine Aktie der Bank von England oder die Direktoraktie einer neuen Gesellschaft für das Doppelte des Ausgabekurses, den du wählst. Du brauchst das Bargeld, musst unter beiden Limits bleiben (zur Bank von England siehe [boe_holding_limit]) und darfst in dieser Runde nichts von dieser Gesellschaft verkauft haben.',
    '1848-4.4':
      'Der Kursmarker einer neuen Gesellschaft kommt unter die, die schon auf demselben Ausgabekurs liegen. Deshalb agiert sie nach ihnen.',
    '1848-4.5':
      'In der ersten Aktienrunde lassen sich Aktien von Gesellschaften nicht verkaufen. Später darfst du je Zug von jeder Gesellschaft ein Paket verkaufen, beliebig groß, solange der Pool danach höchstens die Hälfte dieser Gesellschaft hält. Du bekommst den Kurs von vor dem Verkauf.',
    '1848-4.6':
      'Ein Verkauf schiebt den Kursmarker eine Zeile nach unten, ob es eine Aktie war oder fünf. Am Fuß seiner Spalte bleibt er stehen.',
    '1848-4.7':
      'Dem Direktor gehört die 20-%-Direktoraktie; er entscheidet für die Gesellschaft und haftet, wenn sie in Zwangsverwaltung geht. Direktor ist, wer die meisten Aktien besitzt.',
    '1848-4.7.1':
      'Du übernimmst eine Gesellschaft, wenn du mehr von ihr besitzt als ihr Direktor, und zwar mindestens 20 %. Liegen mehrere gleichauf, übernimmt der Nächste links vom alten Direktor. Bei Gleichstand mit dem Direktor ändert sich nichts.',
    '1848-4.7.2':
      'Der neue Direktor gibt für die 20-%-Direktoraktie zwei einzelne Aktien her. Diese bekommt der alte Direktor oder, wenn die 20-%-Direktoraktie gerade verkauft wurde, der Pool.',
    '1848-4.7.3':
      'Die 20-%-Direktoraktie, ganz oder zur Hälfte, kannst du nur verkaufen, wenn jemand anderes 20 % besitzt und so Direktor wird. Wurde nur die Hälfte verkauft, bekommst du eine einzelne Aktie aus dem Pool zurück.',
    '1848-4.7.4':
      'Jeder Besitz merkt sich, in welcher Reihenfolge seine Papiere kamen. Bei einem Tausch gehen die zwei ältesten; beim halben Verkauf bekommst du das älteste aus dem Pool. Wichtig ist das nur für Dateien.',
    '1848-4.7.5':
      'Die Bank von England leitet niemand, ganz gleich, wie viele ihrer Aktien jemand besitzt, und niemand haftet für sie.',
    '1848-4.8':
      'Die Direktoraktie und jede Aktie der Bank von England zählen als ein Papier, Privatbahnen zählen nicht. Jede Zwangsverwaltung senkt das Limit für alle und noch einmal für den Direktor der Gesellschaft. Liegst du darüber, darfst du in deinem Zug nur verkaufen, bis du wieder im Limit bist.',
    '1848-4.9':
      'Aktien der Bank von England kannst du ab der ersten Runde kaufen und in beliebig vielen Teilen verkaufen, ohne dass sich ihr Kurs ändert; verkaufte gehen auf den Besitzbogen der Bank von England zurück, nicht in den Pool. Was du verkauft hast, {boe_buy_back, select, true {darfst du gleich wieder kaufen} other {darfst du in dieser Runde nicht zurückkaufen}}. In der ersten Runde darfst du sie {boe_sale_sr1, select, true {auch verkaufen} other {nicht verkaufen}} ([boe_sale_sr1]).',
    '1848-4.10':
      'Sind 60 % einer Gesellschaft verkauft, Aktien im Pool mitgezählt, bekommt sie das Zehnfache ihres Ausgabekurses von der Bank und darf agieren. Wann die COM ihr Geld bekommt, regelt [com_capital].',
    '1848-4.11':
      'Wenn alle nacheinander gepasst haben, ist die Runde vorbei. Eine Gesellschaft, die ganz in Spielerhand ist, steigt um eine Zeile. Das Erstkaufrecht bekommt der Spieler links von dem, der zuletzt gehandelt hat.',

    '1848-5.1':
      'Eine Gesellschaft hat ihr eigenes Betriebskapital, getrennt vom Bargeld ihres Direktors: Keines zahlt je für das andere. Aktien, die keinem Spieler gehören, bekommen keine Dividende.',
    '1848-5.2':
      'Zu Beginn ihres ersten Zugs setzt eine Gesellschaft ihren ersten Bahnhofsmarker in ihre Heimatstadt. Das ist kostenlos und geschieht von selbst.',
    '1848-5.3':
      'Verbinden Gleise irgendeinen Bahnhofsmarker der Gesellschaft mit einem anderen Halt, braucht sie am Ende ihres Zugs eine gewöhnliche Lok. Eine 2E genügt nicht; siehe [1848-10.6].',

    '1848-6.1':
      'Aktien der COM werden wie alle anderen gekauft und verkauft. Solange die COM nicht beginnen darf, wird sie in Operationsrunden übersprungen: kein Ergebnis, keine Kursänderung.',
    '1848-6.2':
      'Außer 60 % verkauften Aktien braucht die COM eine Gleisverbindung von Adelaide nach Sydney, beliebig lang und in jeder Spurweite, oder die erste 6er-Lok muss die Bank verlassen haben. Einmal erfüllt, bleibt diese Bedingung erfüllt.',
    '1848-6.3':
      'Es zählt der Moment, in dem die COM an der Reihe wäre. Ist sie dann bereit, agiert sie sofort; wird die Verbindung erst nach ihr fertig, wartet sie auf die nächste Runde.',
    '1848-6.4':
      'Niemand muss ansagen, dass Adelaide und Sydney verbunden sind: Das Spiel prüft es nach jedem Plättchen.',
    '1848-6.5':
      'In ihrem ersten Zug setzt die COM kostenlos einen Bahnhofsmarker nach Sydney und einen nach Adelaide. Ist dort kein Platz offen, liegt der Marker neben der Stadt, zählt trotzdem voll und rückt hinein, sobald ein neues Plättchen Platz schafft.',
    '1848-6.6':
      'Nach den zwei kostenlosen hat die COM noch drei Bahnhofsmarker. Jeder davon kostet 100 £; einen billigeren zu 40 £ hat sie nicht.',

    '1848-7.1':
      'Zuerst zahlt jede Privatbahn ihrem Besitzer. Dann zahlt die Bank von England: den Betrag der Phase und den Wert jeder Stadt, in der sie einen Bahnhofsmarker hat, davon ein Zehntel je Aktie in Spielerhand. Dann sind die Gesellschaften an der Reihe.',
    '1848-7.2':
      'Der höchste Kurs zuerst; bei gleichem Kurs die Gesellschaft weiter rechts, dann die weiter oben, dann die früher angekommene. Das gilt für die ganze Runde; nur nach einem Zwangsverkauf von Aktien werden die neu geordnet, die noch nicht begonnen haben ({after_failure, select, at_once {auch die nächste} other {nicht aber die, deren Zug gerade begonnen hat}}, siehe [after_failure]).',
    '1848-7.3':
      'Es zählt die Phase am Ende der Aktienrunde: eine, zwei oder drei Operationsrunden. Eine neue Phase während der Serie bringt keine Runde dazu.',
    '1848-7.4':
      'Gleise, Bahnhofsmarker, Fahrten, Dividende, dann Loks, ohne Zurück. Ein Schritt, in dem nichts geht, entfällt. Am Ende gibt es noch eine Gelegenheit für eine Anleihe oder den Kauf einer Privatbahn, wenn eines davon noch möglich ist.',
    '1848-7.5':
      'Nach einer weiteren Lok wirst du gefragt, solange Platz für eine ist und das Betriebskapital für die billigste reicht; eine Lok einer anderen Gesellschaft kann schon für 1 £ zu haben sein. Du darfst aufhören, wenn du nicht kaufen musst.',
    '1848-7.6':
      'Es genügt, dass von einem Bahnhofsmarker Gleise zu einem anderen Halt führen, und sei es eine Kleinstadt. Gleise verschwinden nie; wer eine Strecke hat, behält sie also.',
    '1848-7.7':
      'In ihrem Zug darf eine Gesellschaft jederzeit eine Anleihe aufnehmen und Privatbahnen kaufen. {special_lay_any_time, select, true {P2 und P3 dürfen ihr Plättchen ebenfalls jederzeit legen} other {P2 und P3 legen ihr Plättchen nur beim Gleisbau}} ([special_lay_any_time]). P4 hilft nur beim Kauf einer Lok.',

    '1848-8.1':
      'Vor der ersten 3er-Lok legst du je Zug ein gelbes Plättchen. Danach sind es bis zu zwei gelbe Plättchen oder ein Austausch, nie beides. Das Plättchen von P2 zählt mit, Tasmanien nicht.',
    '1848-8.2':
      'Beginne bei deinen Bahnhofsmarkern und folge den Gleisen. Eine Stadt hält dich auf, wenn alle ihre Plätze mit fremden Markern besetzt sind, auch mit denen der Bank von England; Perth, Tasmanien und die roten Fernverbindungen sind Endpunkte.',
    '1848-8.3':
      'Das neue Plättchen muss an dein Streckennetz anschließen und genau eine Farbe höher sein, die in dieser Phase erlaubt ist. Alle alten Gleise, Städte und Kleinstädte und die Kennzeichnung bleiben erhalten. Kein Gleis darf aus der Karte oder gegen eine rote oder blaue Feldkante ohne Gleis führen.',
    '1848-8.4':
      'Ein Austausch muss dir nichts bringen, solange deine Loks danach zu dem Plättchen fahren könnten. Gleise dürfen am Rand eines leeren Felds enden.',
    '1848-8.5':
      'Wüste kostet 40 £, Berge 50 £, aus dem Betriebskapital und nur einmal: für das erste Plättchen auf dem Feld. Ohne das Geld kannst du es nicht legen; nimm vorher eine Anleihe auf, wenn du kannst.',
    '1848-8.6':
      'Rote und blaue Felder bleiben, wie sie gedruckt sind, nur Tasmanien kann sein Plättchen bekommen. Für zwei Kleinstädte auf einem Feld gibt es kein grünes Plättchen; sie bleiben, wie sie sind.',
    '1848-8.7':
      'Aus einer Heimatstadt ohne Plättchen führt kein Gleis, also kommt dein erstes Plättchen dorthin. {home_tile_duty, select, true {Im ersten Zug musst du es legen, wenn du kannst} other {Legen musst du es aber nicht}} ([home_tile_duty]).',
    '1848-8.8':
      'Wo ein Gleis über eine der markierten Feldkanten führt, ist ein Spurwechsel. Einen Marker muss man dafür weder kaufen noch setzen, und er geht nie aus.',

    '1848-9.1':
      'Je Zug ein Bahnhofsmarker außer dem Heimatbahnhof, zum Preis deines nächsten. Die Stadt muss für dich erreichbar sein, einen freien Platz haben, der nicht für eine andere Gesellschaft reserviert ist, und darf noch keinen Marker von dir haben.',
    '1848-9.2':
      'Der Heimatplatz einer Gesellschaft bleibt bis zu ihrem ersten Zug für sie frei. In einer Stadt mit einem Platz kommt vorher niemand hinein, in einer mit zwei Plätzen nur eine fremde Gesellschaft.',
    '1848-9.3':
      'Die COM darf neben einer vollen Stadt liegen ([1848-6.5]), und die Bahnhofsmarker einer Gesellschaft in Zwangsverwaltung gehen an die Bank von England ([1848-16.2]). Beide zählen und blockieren wie alle anderen.',

    '1848-10.1':
      'Die Bank verkauft nur die niedrigste Sorte, die sie noch hat, als Standard-Lok oder als Plus-Lok, so viele du willst, eine nach der anderen. Ab Phase 5 kannst du auch eine 2E kaufen. Eine neue Lok fährt zum ersten Mal in der nächsten Runde.',
    '1848-10.2':
      'Ist eine 3er-Lok verkauft, darfst du in deinem Zug von anderen Gesellschaften kaufen. Haben beide denselben Direktor, geht jeder Preis ab 1 £; sonst gilt genau der aufgedruckte, und der andere Direktor muss zustimmen{trade_consent, select, ask { (das Spiel fragt)} other { (das klärt ihr unter euch)}}. Das Geld fließt {trade_payment, select, at_once {sofort} other {am Ende deines Zugs}}, und eine 2E bleibt, wo sie ist.',
    '1848-10.3':
      'Vier Loks, in Phase 4 drei, ab Phase 5 zwei; eine 2E zählt nicht mit. Am Limit kaufst du nichts, auch wenn der Kauf eigene Loks verschrotten würde. Möglich ist nur eine 2E{trade_in_at_limit, select, true { oder der Tausch gegen eine D} other {}}.',
    '1848-10.4':
      'Für eine D nimmt die Bank eine 4 oder 4+ in Zahlung und dazu {trade_in} £ statt {train_D} £. Weil die erste 8er oder D alle 4er verschrottet, kommt das in einer Partie nur einmal vor. Für eine 8er geht das nicht, für eine D {trade_in_at_limit, select, true {auch am Loklimit} other {nur, wenn noch Platz für eine Lok ist}}.',
    '1848-10.5':
      'Ab Phase 5: je Gesellschaft eine 2E für {train_2E} £, mit P4 für {train_2E_with_P4} £. Das Geld muss da sein; die Lok zählt nicht zum Limit, wird nicht weiterverkauft und ersetzt nicht die gewöhnliche Lok, die du kaufen musst.',
    '1848-10.6':
      'Mit einer Strecke, aber ohne Lok oder nur mit einer 2E kann eine Gesellschaft ihren Zug nicht beenden: Erst muss sie von der Bank oder einer anderen Gesellschaft kaufen. Reicht das Geld nicht, folgen Anleihen nach [1848-15.1].',
    '1848-10.7':
      'Verlässt die Lok, mit der sie verschrottet werden, die Bank, ob durch Verkauf oder Export, verschwinden alle Loks dieser Sorte sofort bei allen Gesellschaften. Geld gibt es dafür nicht.',
    '1848-10.8':
      'Hat eine Gesellschaft durch eine neue Phase überzählige Loks, wählt ihr Direktor sofort, welche sie abgibt, auch im Zug eines anderen Spielers; die agierende Gesellschaft darf währenddessen Anleihen aufnehmen. Diese Loks sind aus dem Spiel. {export_phase, select, next_only {Nach einem Export wird erst gefragt, wenn die nächste Gesellschaft bei ihrer Dividende ist.} other {Nach einem Export wird sofort gefragt.}}',

    '1848-11.1':
      'Mindestens zwei verschiedene Halte, einer davon eine Stadt mit deinem Bahnhofsmarker. {stop_twice, select, true {Kein Gleisstück und keine Feldkante zweimal, einen Halt aber darfst du wieder anfahren} other {Kein Halt, kein Gleisstück und keine Feldkante zweimal}}. Eine Stadt voller fremder Marker kann Endpunkt sein, durchfahren kannst du sie nicht.',
    '1848-11.2':
      'Es zählen Städte, Fernverbindungen und Tasmanien, dazu jeder Spurwechsel; die Summe darf nicht größer sein als die Zahl der Lok. Eine Plus-Lok hat einen Spurwechsel frei. Kleinstädte und kleine Häfen zählen nicht, und kein Halt auf dem Weg wird ausgelassen.',
    '1848-11.3':
      'Eine 8 ist eine gewöhnliche Lok mit der Reichweite acht. Eine D hat keine Grenze: beliebig viele Halte, beliebig viele Spurwechsel.',
    '1848-11.4':
      'Deine Loks dürfen sich an Halten treffen, aber nie dasselbe Gleis benutzen. Jede fährt einmal. {must_run, select, true {Kann eine Lok fahren, muss mindestens eine fahren; die Strecken wählt der Direktor} other {Eine Gesellschaft, die fahren kann, muss es nicht}} ([must_run]).',
    '1848-11.5':
      'Gelbe Städte bringen 20, grüne 30, braune 40, graue 50; K-Städte ab Grün 40, 60 und 80; Doppelstädte 30, 40 und 50; Kleinstädte 10. Bei Fernverbindungen und kleinen Häfen entscheidet die Phase, Tasmanien bringt 50.',
    '1848-11.6':
      '{kk_bonus, select, true {Eine Lok, die zwei K-Städte anfährt, bringt 50 mehr, bei drei 100, bei vier 150, bei allen fünf 200. Eine K-Stadt mit gelbem Plättchen zählt mit, eine 2E bekommt nichts} other {In der Ausgabe von 2007 gibt es keinen Bonus; K steht nur für Städte mit eigenen Plättchen}} ([kk_bonus]).',
    '1848-11.7':
      'Eine 2E fährt von Alice Springs zu einer Stadt mit deinem Bahnhofsmarker, beliebig weit und über jede Spurweite. Einnahmen bringen diese beiden Orte und nichts dazwischen. Volle Städte halten auch sie auf, und sie braucht Gleise, die keine andere deiner Loks benutzt.',
    '1848-11.8':
      'Alice Springs hat ein westliches und ein östliches Feld. {alice_single, select, true {Beide sind ein Halt, eine Strecke berührt also nur eines davon} other {Eine lange Strecke darf an beiden enden und zählt sie dann zweimal}} ([alice_single]).',

    '1848-12.1':
      'Jede Aktie in Spielerhand bekommt ein Zehntel des Einfahrergebnisses; Aktien, die keinem Spieler gehören, bekommen nichts. Der Kursmarker rückt eine Spalte nach rechts oder, am Ende seiner Zeile, eine Zeile nach oben.',
    '1848-12.2':
      'Eingespartes Geld kommt ins Betriebskapital, und der Kursmarker rückt eine Spalte nach links. {no_revenue_price, select, left {Dasselbe geschieht, wenn es nichts auszuzahlen gab: keine Lok, keine Strecke, keine Fahrt} other {Gab es nichts auszuzahlen, bleibt der Kursmarker stehen}} ([no_revenue_price]).',
    '1848-12.3':
      'Ein Kursmarker, der auf ein besetztes Feld kommt, liegt unter den anderen, und seine Gesellschaft agiert nach ihnen. Ein Kursmarker, der nicht rücken kann, behält seinen Platz.',
    '1848-12.4':
      'In der Spalte ganz links gibt es keine zweite Chance: Wie der Kursmarker auch dorthin kommt, gleich danach ist die Gesellschaft geschlossen ([1848-16.1]).',

    '1848-13.1':
      'Spieler verkaufen einander keine Privatbahnen, und Gesellschaften auch nicht. Der einzige Weg führt vom Spieler zur Gesellschaft, und nur für P1 bis P4.',
    '1848-13.2':
      'In Phase 3 und 4 darf eine Gesellschaft in ihrem Zug jederzeit P1 bis P4 kaufen, für 1 £ bis 40, 80, 140 oder 220 £. Verkaufen darf {private_seller, select, director {nur ihr eigener Direktor} other {jeder Spieler, der zustimmt}} ([private_seller]).',
    '1848-13.3':
      'Nach der ersten 3er-Lok wirkt die Sondereigenschaft einer Privatbahn für die Gesellschaft, der sie gehört. P2 und P4 wirken auch für eine Gesellschaft, deren Direktor sie besitzt; für P3 gilt das, wenn [p3_player_owned] eingeschaltet ist.',
    '1848-13.4':
      'P2: einmal ein gelbes Plättchen mit bloßen Gleisen auf ein erreichbares Wüstenfeld, für 40 £ weniger. Es ist eines deiner gelben Plättchen in diesem Zug. Außerhalb des Gleisbaus geht es nur mit [special_lay_any_time].',
    '1848-13.5':
      'P3: Die Gesellschaft, der sie gehört{p3_player_owned, select, true { oder deren Direktor sie gehört} other {}}, darf das Tasmanien-Plättchen südlich der Küste auf I8 oder I10 legen. Das kostet nichts, braucht keine eigenen Gleise und zählt nicht zu deinen Plättchen. Das regelt [p3_player_owned].',
    '1848-13.6':
      'Schließen die Privatbahnen und Tasmanien hat noch kein Plättchen, wählt der Besitzer von P3 sofort den Platz, und alle warten; für eine Gesellschaft tut es ihr Direktor{failed_p3_lays, select, true {, auch wenn die Gesellschaft gerade in Zwangsverwaltung gegangen ist} other {}}. Dann schließt auch P3.',
    '1848-13.7':
      'Mit P4 zahlt eine Gesellschaft {train_2E_with_P4} £ statt {train_2E} £ für eine 2E. Danach ist die Sondereigenschaft verbraucht.',
    '1848-13.8':
      'Die erste 5er-Lok beendet alles Einkommen aus Privatbahnen, aber eine ungenutzte P2 oder P4 kann noch einmal genutzt werden. P6 schließt schon, sobald die CAR ihre erste Lok hat. Eine Gesellschaft in Zwangsverwaltung nimmt ihre Privatbahnen mit{failed_p3_lays, select, true {, nur nicht ein Tasmanien-Plättchen, das durch ihr eigenes Ende fällig wird} other {}}.',

    '1848-14.1':
      'Anleihen gibt es ab der ersten 3er-Lok: je 100 £ von der Bank von England, zwanzig insgesamt. Zurückgezahlt werden sie nie; dafür sinkt der Kurs der Gesellschaft.',
    '1848-14.2':
      'Eine freiwillige Anleihe je Zug, solange die Gesellschaft weniger als fünf hat und noch eine da ist. Zwangsanleihen zählen zu den fünf dazu.',
    '1848-14.3':
      'Das Betriebskapital erhält 100 £, der Kursmarker der Gesellschaft rückt zwei Spalten nach links, und der Kurs der Bank von England steigt um eine Stufe.',
    '1848-14.4':
      'Eine Anleihe ist in deinem Zug jederzeit möglich, für Gleise, Bahnhofsmarker, eine Privatbahn oder eine Lok, auch während eine andere Gesellschaft Loks abgeben muss. Erlaubt ist sie selbst dann, wenn die Gesellschaft dadurch in Zwangsverwaltung geht.',
    '1848-14.5':
      'Die zwanzig Anleihen tragen die Nummern 0 bis 19 und gehen der Reihe nach weg. Die Nummern sind nur für Dateien wichtig.',
    '1848-14.6':
      'Das gibt es nur bei mehreren Anleihen hintereinander: In der Spalte ganz links kann der Kursmarker nicht weiter nach links, also rückt er nach unten. Es hat keine Wirkung.',
    '1848-14.7':
      'In der Spalte vor der Zwangsverwaltung wirst du ohne Lok vor der Dividende angehalten, wenn noch eine Anleihe zu haben ist. {column1_block, select, true {Es geht nur die Anleihe, und die Gesellschaft geht durch sie in Zwangsverwaltung} other {Du darfst die Anleihe ablehnen; dann geht die Gesellschaft in Zwangsverwaltung, weil sie nichts verdient}} ([column1_block]).',

    '1848-15.1':
      'Eine Gesellschaft, die eine Lok kaufen muss, darf eine wählen, für die ihr Geld nicht reicht. Für den Rest nimmt sie Anleihen auf, und das kostet mehr Spalten als eine freiwillige Anleihe.',
    '1848-15.2':
      'Ist die freiwillige Anleihe dieses Zugs noch möglich, nimm sie zuerst: Das kostet nur zwei Spalten. Vorher wird der Kauf nicht angenommen.',
    '1848-15.3':
      'Jede Zwangsanleihe bringt 100 £ und kostet drei Spalten; die Grenze von fünf Anleihen gilt hier nicht. {forced_first_loan_steps, select, 2 {Ist es die erste Anleihe des Zugs, weil die Gesellschaft schon fünf hat, kostet sie zwei} other {Auch wenn es die erste Anleihe des Zugs ist, weil die Gesellschaft schon fünf hat, kostet sie drei}} ([forced_first_loan_steps]). So geht es weiter, bis die Lok bezahlt oder die Gesellschaft in Zwangsverwaltung ist.',
    '1848-15.4':
      'Steht der Kursmarker in der Spalte ganz links, ist die Gesellschaft in Zwangsverwaltung, auch wenn die letzte Anleihe für die Lok gereicht hätte. Eine Lok bekommt sie nicht.',
    '1848-15.5':
      'Sind alle zwanzig Anleihen weg und die Lok ist noch nicht bezahlt, rückt der Kursmarker ans linke Ende seiner Zeile, und die Gesellschaft geht in Zwangsverwaltung.',
    '1848-15.6':
      'Wählen darfst du jede Lok, die zu haben ist, nicht nur die billigste; der Direktor zahlt nichts dazu. {forced_only_if_needed, select, true {Reicht das Geld für die billigste Lok der Bank, gibt es keine Zwangsanleihen} other {Zwangsanleihen gibt es auch, wenn das Geld für eine billigere Lok reicht}}; {forced_other_company, select, true {erlaubt sind sie auch für die Lok einer anderen Gesellschaft} other {für die Lok einer anderen Gesellschaft gibt es sie nie}}.',
    '1848-15.7':
      'Du nennst die Lok, und die Anleihen folgen von selbst. Mittendrin aufhören kannst du nicht.',

    '1848-16.1':
      'Einsparen, nichts verdienen oder Anleihen aufnehmen: All das kann einen Kursmarker ans linke Ende und die Gesellschaft in Zwangsverwaltung (Receivership) bringen. Dann gilt sofort: Bahnhofsmarker wechseln den Besitzer, Aktionäre werden entschädigt, Limits sinken, und vielleicht wird eine Lok exportiert; Loks, Privatbahnen und Aktien verschwinden, der Rest des Betriebskapitals geht an die Bank.',
    '1848-16.2':
      'Wo die Gesellschaft Bahnhofsmarker hatte, hat jetzt die Bank von England welche. Blockiert wird wie zuvor, und in jeder Operationsrunde kommt der Wert der Stadt zur Dividende der Bank von England dazu. Nicht gesetzte Marker sind weg.',
    '1848-16.3':
      'Alle anderen Spieler bekommen je Aktie den Ausgabekurs. Zuerst zahlt das Betriebskapital, den Rest der Direktor aus eigener Tasche, auch wenn er dadurch Schulden macht. Die eigenen Aktien des Direktors sind nichts wert.',
    '1848-16.4':
      'Beim zweiten und beim fünften Mal verliert die Bank ihre nächste 5er-Lok, sonst eine 6er, sonst eine 8er. Dadurch werden Loks verschrottet und Privatbahnen geschlossen wie bei einem Verkauf. Ob dabei die Phase weiterspringen darf, regelt [export_phase].',
    '1848-16.5':
      'Liegst du unter null, verkaufst du {after_failure, select, at_once {sofort} other {gleich nach Beginn des nächsten Zugs}} {crisis_one_sale, select, true {Paket um Paket (nach der letzten Gesellschaft einer Runde nur eines)} other {Paket um Paket}}, von jeder Gesellschaft oder von der Bank von England. Nie mehr, als die Schulden verlangen, nie so, dass ein Direktor wechselt, nie über die Hälfte in den Pool. Jeder Verkauf kostet eine Eisenbahngesellschaft eine Zeile.',
    '1848-16.6':
      'Bekommst du nicht alles zusammen, bleibst du ohne Zinsen unter null, und alle Einnahmen tilgen die Schulden. {crisis_repeat, select, true {In späteren Operationsrunden musst du wieder verkaufen} other {Noch einmal verkaufen musst du nicht}} ([crisis_repeat]).',
    '1848-16.7':
      'Mit der fünften Zwangsverwaltung steht das Ende fest: Die Operationsrunden der Serie werden zu Ende gespielt, dann wird abgerechnet.',
    '1848-16.8':
      'Kein Spieler scheidet aus. Schulden bleiben, und schlimmstenfalls steht man am Ende unter null.',

    '1848-17':
      'Erste 3er: Grün, ein zweites gelbes Plättchen, Anleihen, Lokhandel, Privatbahnen an Gesellschaften; erste 4er: 2er verschrottet, drei Loks. Erste 5er: Braun, Privatbahnen schließen, 2E, zwei Loks, drei Runden. Erste 6er: 3er verschrottet, COM darf beginnen; erste 8er oder D: Grau, 4er verschrottet.',

    '1848-18.1':
      'Das Spiel endet, wenn die Bank nicht mehr zahlen kann, ein Kurs 450 £ erreicht, sechzehn Anleihen aufgenommen sind oder eine fünfte Gesellschaft in Zwangsverwaltung geht. Die Bank zahlt trotzdem alles. Ob genau null schon als gesprengt gilt, regelt [bank_break].',
    '1848-18.2':
      'Die laufende Serie von Operationsrunden wird noch beendet. Kommt das Ende in einer Aktienrunde, wird danach noch die ganze Serie gespielt.',
    '1848-18.3':
      'Zähle dein Bargeld, Schulden abgezogen, und deine Aktien zum Kurs zusammen, auch die der Bank von England. Privatbahnen, Betriebskapital und Loks sind nichts wert. Haben mehrere dieselbe Summe, gewinnen sie alle.',
    '1848-18.4':
      'Normalerweise beendet einer der vier Gründe das Spiel; angezeigt wird der, der zuerst eintrat. Nur in Dateien gibt es auch Partien, die ihre Spieler abgebrochen haben.',

    '1848-19':
      'Mit [edition] gelten die Namen von 2021 oder von 2007; die Karte ist dieselbe, denn die von 2007 kennen wir nicht. Was wirklich anders war, hat eigene Schalter: [car_tokens] gibt der CAR vier Bahnhofsmarker oder drei, [kk_bonus] bezahlt mehrere K-Städte oder nicht.',

    '1848-20/D-01':
      'Auf 18xx.games dürfen nur Besitzer einer Privatbahn passen. Nach den Regelheften dürfen es alle, sobald jeder Preis am Mindestpreis steht und eine Privatbahn verkauft ist. Das regelt [auction_pass].',
    '1848-20/D-02':
      'Nein. Am Mindestpreis, 30 £ unter dem Anfangspreis, kann man eine Privatbahn nur noch kaufen. Dateien, in denen sie weiter verbilligt wurde, werden trotzdem gelesen.',
    '1848-20/D-03':
      'Nein. Was immer in der Datei steht: Gezahlt wird der Preis dieses Augenblicks, und den schreiben auch wir in Dateien.',
    '1848-20/D-04':
      'Die Regelhefte verbieten Verkäufe in der ersten Runde, erlauben aber den Verkauf von Aktien der Bank von England ohne Einschränkung. Das Zweite lesen wir als Sonderfall: erlaubt, solange [boe_sale_sr1] nicht ausgeschaltet ist.',
    '1848-20/D-05':
      'Ja. Weil sich ihr Kurs nicht bewegt, ist es gleich, ob man sie zusammen oder nacheinander verkauft.',
    '1848-20/D-06':
      'Im nächsten eigenen Zug einer Aktienrunde, vor allem anderen. Das neuere Regelheft nennt Operationsrunden, ein offensichtlicher Fehler: Dort werden keine Aktien verkauft.',
    '1848-20/D-07':
      'Acht, dazu die Direktoraktie. Eine Materialliste nennt neun; ihre eigene Summe zeigt, dass das ein Fehler ist.',
    '1848-20/D-08':
      'Immer wenn die einzelne Aktie in den Pool passt und ein anderer Spieler die nötigen 20 % hat. Der Fall im Regelheft, mit vier schon verkauften Aktien, ist nur der knappste.',
    '1848-20/D-09':
      'Das regelt [com_capital]: wenn 60 % verkauft sind, wie auf 18xx.games, oder erst, wenn die Verbindung Adelaide–Sydney oder die erste 6er-Lok ihr den Anfang erlaubt. Wichtig ist das dafür, wie voll die Bank ist.',
    '1848-20/D-10':
      'Nein. In der Schachtel liegen zwölf Scheiben, aber kein Text macht daraus eine Grenze, also zählen wir sie nicht.',
    '1848-20/D-11':
      'Nach den Regelheften legt eine Gesellschaft es, aber Bauen ist auch keine Pflicht, also darf man den Gleisbau auslassen; solange die Heimat kein Plättchen hat, erreicht sie nichts anderes. Ist [home_tile_duty] eingeschaltet, muss der erste Zug damit beginnen.',
    '1848-20/D-12':
      'Auf 18xx.games ja, jederzeit im Zug der Gesellschaft. Nach den Regelheften gehört es zum Gleisbau. Das regelt [special_lay_any_time]; ein erzwungenes Tasmanien-Plättchen wird immer sofort gelegt.',
    '1848-20/D-13':
      'Nach den Regelheften ja, ab der ersten 3er-Lok; auf 18xx.games muss die Gesellschaft P3 gekauft haben. Das regelt [p3_player_owned].',
    '1848-20/D-14':
      'Auf 18xx.games von jedem, der zustimmt, nach den Regelheften nur vom eigenen Direktor. Das regelt [private_seller].',
    '1848-20/D-15':
      'Nein. Beide bleiben bei ihrem Spieler, bis sie schließen; die Aktien, die sie gebracht haben, kann man handeln.',
    '1848-20/D-16':
      'Es schließt wie die anderen. Auf 18xx.games bleibt es ohne Einkommen liegen, was auf dasselbe hinausläuft.',
    '1848-20/D-17':
      'Auf 18xx.games sofort; nach dem Regelheft von 2021 am Ende des Zugs des Käufers, das von 2007 schweigt. Das regelt [trade_payment]. Bis dahin liegt der Preis beiseite: Der Käufer kann ihn nicht ausgeben, und der Verkäufer bekommt ihn, auch wenn der Käufer in Zwangsverwaltung geht.',
    '1848-20/D-18':
      'Auf 18xx.games ja, als wäre die 4 schon weg, wenn die D kommt. Nach den Regelheften kauft eine Gesellschaft am Limit nichts, auch wenn der Kauf Platz schaffen würde, und die einzige Ausnahme ist die 2E. Das regelt [trade_in_at_limit].',
    '1848-20/D-19':
      'Auf 18xx.games ja, zum aufgedruckten Preis; nach den Regelheften nein. Ist [forced_other_company] ausgeschaltet, muss eine solche Lok aus dem Betriebskapital bezahlt werden, die freiwillige Anleihe des Zugs eingeschlossen.',
    '1848-20/D-20':
      'Auf 18xx.games ja, nach den Regelheften nein. Ist [forced_only_if_needed] eingeschaltet, gibt es keine Zwangsanleihe, solange das Betriebskapital für die billigere Seite der nächsten Lok der Bank reicht.',
    '1848-20/D-21':
      'Nach den Regelheften zwei Spalten, wie immer bei der ersten Anleihe eines Zugs; auf 18xx.games drei. Das regelt [forced_first_loan_steps].',
    '1848-20/D-22':
      'Hier ja: Ist die freiwillige Anleihe des Zugs noch offen, nimmst du sie mit einer eigenen Aktion auf und kaufst dann. Geld und Spalten sind dieselben wie im Regelheft.',
    '1848-20/D-23':
      'Nach den Regelheften ja: Dann verdient sie nichts und geht dadurch in Zwangsverwaltung, mit einer Anleihe weniger im Umlauf. Auf 18xx.games kann sie nur annehmen. Das regelt [column1_block].',
    '1848-20/D-24':
      'Steht [export_phase] auf „jede Lok“, springt die Phase auf die der exportierten Lok, und was zu anderen Loks gehört, wartet weiter auf sie. Auf 18xx.games wechselt die Phase nur, wenn es genau die nächste ist; Verschrottung und Ereignisse kommen in jedem Fall.',
    '1848-20/D-25':
      'Nach [bank_break] ist die Bank gesprengt, wenn eine Zahlung sie unter null bringt, wie auf 18xx.games, oder schon, wenn nichts mehr da ist, wie in den Regelheften.',
    '1848-20/D-26':
      'Nach den Regelheften nein, denn beide sind ein Halt; auf 18xx.games ja, und beide zahlen. Das regelt [alice_single].',
    '1848-20/D-27':
      'Ja, aber es bringt nichts ein: Bezahlt werden nur Alice Springs und eine Stadt mit Bahnhofsmarker.',
    '1848-20/D-28':
      'Nein. In anderen Spielen hat die Seite einen Knopf dafür; hier bleiben Schulden stehen, und niemand scheidet aus.',
    '1848-20/D-29':
      'Eine 2E verkaufen, am Loklimit kaufen, vor der ersten 3er-Lok mit Loks handeln oder P2 nutzen. Im Spiel wird das alles abgelehnt; in Dateien kann es vorkommen.',
    '1848-20/D-30':
      'In der Ausgabe von 2021 ja: 50, 100, 150 oder 200. In der von 2007 gibt es diesen Bonus nicht. Das regelt [kk_bonus].',
    '1848-20/D-31':
      'Die Tabellen sagen unbegrenzt, in der Schachtel liegen sieben (2007: fünf) 8 oder D und fünf 2E. Steht [card_limits] auf den gedruckten Karten, können sie ausgehen, und ist keine Lok mehr da, muss niemand kaufen.',
    '1848-20/D-32':
      'Drei Plättchen 5, vier 6 und drei 57, wie auf 18xx.games. Die gedruckte Tabelle ist hier schlecht zu lesen.',
    '1848-20/D-33':
      'Nein. Gleise bleiben, und selbst eine volle Stadt darf Endpunkt sein; wer eine Strecke hatte, behält also eine.',
    '1848-20/D-34':
      'Eine Spalte nach links, als wäre eingespart worden. Die Regelhefte sprechen nur vom Einsparen, nennen die Kursänderung aber eine Pflicht. Mit [no_revenue_price] kann der Kursmarker auch stehen bleiben.',
    '1848-20/D-35': 'Der Direktor der Gesellschaft, die zu viele hat. In den Regelheften steht es nicht.',
    '1848-20/D-36':
      'Ist [boe0_quirk] eingeschaltet, wie auf 18xx.games, kann man beim Zwangsverkauf das erste der zehn Papiere nur verkaufen, wenn ein anderer Spieler Aktien der Bank von England hat. Sonst ist es wie die anderen neun.',
    '1848-20/D-37': 'Schulden werden von der Summe abgezogen. Man kann auch mit weniger als nichts enden.',
    '1848-20/D-38': 'Alle, die sie haben. Die Regelhefte nennen nichts, was den Gleichstand bricht.',
    '1848-20/D-39': 'Nein, das alles sind Endpunkte; eine Lok kann dort nur beginnen oder enden.',
    '1848-20/D-40':
      'Dasselbe wie nach der fünften. Es ist egal, denn schon die fünfte beendet das Spiel; auf 18xx.games springt die angezeigte Zahl auf die vom Anfang zurück.',
    '1848-20/D-41':
      'Die Reihenfolge steht am Anfang fest, und nur nach einem Zwangsverkauf von Aktien werden die neu geordnet, die noch nicht begonnen haben. Nach den Regelheften kommt er gleich nach der Zwangsverwaltung, also entscheiden die neuen Kurse, wer folgt; auf 18xx.games beginnt zuerst die nächste Gesellschaft ihren Zug und behält ihn. Das regelt [after_failure].',
    '1848-20/D-42': 'Nein. Eine 2E lässt alles zwischen ihren beiden Enden aus, auch Spurwechsel.',
    '1848-20/D-43': '50 £ in jeder Phase. Die Regelhefte nennen für das Plättchen keine Zahl.',
    '1848-20/D-46': 'Ja, ab der zweiten Aktienrunde. Nur in der ersten gibt es keine Verkäufe.',
    '1848-20/D-47':
      'Steht [trade_consent] auf „das Spiel fragt den Besitzer“, wird der Verkäufer einer Lok oder Privatbahn gefragt und darf ablehnen; dann wird in diesem Zug nicht noch einmal danach gefragt. Sonst einigen sich die Spieler untereinander, wie auf 18xx.games.',
    '1848-20/D-53':
      'Ja. Eine Gesellschaft mit fünf Anleihen gleich welcher Art nimmt freiwillig keine mehr auf.',
    '1848-20/D-54':
      'Nach dem Regelheft von 2021 nicht, Fahren ist Pflicht; auf 18xx.games darf sie es lassen. Das regelt [must_run]. Welche Strecken gefahren werden, ist immer frei.',
    '1848-20/D-55':
      'Nach den Regelheften nicht: Die Schulden bleiben ohne Zinsen, und Einnahmen tilgen sie. Auf 18xx.games musst du in späteren Runden wieder verkaufen. Das regelt [crisis_repeat].',
    '1848-20/D-56':
      'Kein Paket darf größer sein, als die Schulden verlangen, aber es dürfen mehrere sein, auch von derselben Gesellschaft. Jedes kostet diese Gesellschaft eine Zeile.',
    '1848-20/D-57':
      'Anleihen gibt es trotzdem, drei Spalten für jede, oder zwei für die erste, wenn [forced_first_loan_steps] auf 2 steht. Das kommt fast nie vor.',
    '1848-20/D-58':
      'Nein, jeder Halt nur einmal; die Regelhefte sagen das nur für Fernverbindungen und schweigen zum Rest. Mit [stop_twice] darf eine Strecke über andere Gleise in eine Stadt oder Kleinstadt zurückkommen, sie zählt dann noch einmal und wird noch einmal bezahlt, aber für den K-Bonus zählt jede Stadt nur einmal.',
    '1848-20/D-59':
      'Die Regelhefte begrenzen den Anteil an „einer Gesellschaft“ und unterscheiden davon sonst die Bank von England; klar ist es also nicht. Auf 18xx.games gilt das Limit. Das regelt [boe_holding_limit].',
    '1848-20/D-60':
      'Auf 18xx.games nicht, wie bei jeder anderen Aktie. Das Regelheft von 2021 verbietet es für alle Gesellschaften; in dem von 2007 steht das Verbot nur bei den Eisenbahngesellschaften. Das regelt [boe_buy_back].',
    '1848-20/D-61':
      'Nach den Regelheften so viel, bis die Schulden bezahlt sind oder nichts mehr zu verkaufen ist. 18xx.games verlangt dort einen Verkauf und spielt weiter; der Rest ist in der nächsten Operationsrunde fällig. Das regelt [crisis_one_sale].',
    '1848-20/D-62':
      'Nach den Regelheften ja: Die exportierte 5er-Lok gilt als gekauft, und dann legt der Direktor der Besitzergesellschaft das Plättchen. Auf 18xx.games ist P3 mit der Gesellschaft verschwunden. Das regelt [failed_p3_lays].',

    '1848-21.1':
      'Eine Datei enthält Titel, Spieler, Einstellungen, Aktionen und Ergebnis. Ist vermerkt, dass sie aus einer älteren Fassung der Seite stammt, folgt sie vielleicht nicht den heutigen Regeln.',
    '1848-21.2':
      'Jede Zeile der Datei sagt, was geschah, durch welchen Spieler, welche Gesellschaft oder Privatbahn, und welche Nummer sie hat.',
    '1848-21.3':
      'Was rückgängig gemacht wurde, bleibt beim Nachspielen weg; was wiederholt wurde, kommt zurück. Chatzeilen werden nicht beachtet.',
    '1848-21.4':
      'Die Zahlung der Bank von England und die Verbindung von Adelaide und Sydney stehen in der Aktion davor. Beim Einlesen berechnen wir sie selbst; beim Exportieren fügen wir sie für die Seite hinzu.',
    '1848-21.5':
      'Gebote, Käufe, Plättchen, Fahrten, Anleihen und alles andere haben je eine eigene Form, die wir genau so lesen und schreiben.',
    '1848-21.6':
      'Ein Plättchen heißt nach Nummer und Exemplar, eine Lok nach dem Namen ihrer Standardseite und dem Exemplar, eine Stadt nach ihrem Plättchen, ein Halt nach seinem Feld.',
    '1848-21.7':
      'Die Teile einer Strecke können in beiden Richtungen aufgezählt sein; wir setzen sie zusammen und berechnen das Einfahrergebnis neu. Steht in der Datei ein anderer Betrag, melden wir es.',
    '1848-21.8':
      'Nach dem Exportieren muss die Seite zur selben Stellung kommen. Deshalb bleiben sogar das Passen und die Reihenfolge der Papiere erhalten.',
    '1848-21.9':
      'Die Seite verbirgt manche Aktion, die ihr Server annimmt. Mit [import_lenient], das nur beim Einlesen gesetzt wird, laufen solche Dateien weiter, und die Stellen werden vermerkt.',
  },
};
