import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_DE_1860 } from './overview-1860.ts';

/** 1860 for players at the table. */
export const RULES_DE_1860: RuleTexts = {
  sections: {
    '1860-0': 'Spielen und Einlesen',
    '1860-1': 'Was es gibt',
    '1860-2': 'Ablauf',
    '1860-3': 'Versteigerung',
    '1860-4': 'Aktienrunden',
    '1860-5': 'Aktien verkaufen',
    '1860-6': 'Kaufen, gründen, in Betrieb gehen',
    '1860-7': 'Privatbahnen',
    '1860-8': 'Präsidenten',
    '1860-9': 'Kurse',
    '1860-10': 'Operationsrunden',
    '1860-11': 'Gleise',
    '1860-12': 'Bahnhofsmarker',
    '1860-13': 'Strecken',
    '1860-14': 'Einfahrergebnis und Dividenden',
    '1860-15': 'Loks',
    '1860-16': 'Zahlungsunfähigkeit',
    '1860-17': 'Zwangsverwaltung',
    '1860-18': 'Bankrott einer Gesellschaft',
    '1860-19': 'Phasen',
    '1860-20': 'British Rail',
    '1860-21': 'Spielende',
    '1860-22': 'Wahlregeln',
    '1860-23': 'Zweifelsfälle',
    '1860-24': 'Dateien von 18xx.games',
  },
  overview: OVERVIEW_DE_1860,
  reference: ['1860-0', '1860-22', '1860-23', '1860-24'],
  synonyms: {
    aktienlimit: ['papierlimit'],
    ar: ['aktienrunde'],
    auktion: ['versteigerung'],
    ausschuttung: ['dividende', 'auszahl'],
    bahnhof: ['bahnhofsmarker'],
    betriebsrunde: ['operationsrunde'],
    br: ['british rail'],
    deal: ['erstkaufrecht'],
    depot: ['bank'],
    direktor: ['prasident'],
    einbehalten: ['einspar'],
    ekr: ['erstkaufrecht'],
    float: ['in betrieb'],
    fahre: ['fishbourne'],
    home: ['heimat'],
    insolvent: ['zahlungsunf'],
    insolvenz: ['zahlungsunf'],
    ipo: ['neue aktie', 'ausgabekurs'],
    kasse: ['betriebskapital'],
    konkurs: ['bankrott'],
    kredit: ['leihlok'],
    layer: ['gruppe'],
    leihzug: ['leihlok'],
    lokomotive: ['lok'],
    nationalisierung: ['british rail', 'verstaatlich'],
    notkauf: ['zahlungsunf', 'leihlok'],
    or: ['operationsrunde'],
    par: ['ausgabekurs'],
    pleite: ['bankrott'],
    prioritat: ['erstkaufrecht'],
    privatpapier: ['privatbahn'],
    receivership: ['zwangsverwaltung'],
    route: ['strecke'],
    schrott: ['verschrott'],
    startkurs: ['ausgabekurs'],
    station: ['bahnhofsmarker'],
    subvention: ['zuschuss'],
    token: ['bahnhofsmarker'],
    treasury: ['betriebskapital'],
    upgrade: ['austausch'],
    zertifikat: ['papier'],
  },
  texts: {
    '1860-0.5':
      'In Partien, die hier gespielt werden, werden alle Regeln geprüft. Eine Datei von 18xx.games wird gespielt, wie sie aufgezeichnet ist, auch wo nur die Seite selbst widersprochen hätte; Abweichungen werden aufgelistet. Das Einlesen setzt dafür [import_lenient].',

    '1860-1.1':
      'Das Startgeld hängt von der Spielerzahl ab: {cash_2} £ für jeden bei zweien, {cash_3} £ bei dreien, {cash_4} £ bei vieren.',
    '1860-1.2':
      'Bei 2, 3 oder 4 Spielern darfst du {certificates_2}, {certificates_3} oder {certificates_4} Papiere besitzen. Die 20-%-Präsidentenaktie zählt einmal, eine Privatbahn auch. Ab der ersten 8+4 gibt es kein Limit mehr.',
    '1860-1.3':
      'Gezählt wird nur das Bargeld der Spieler, Betriebskapital ist egal. Haben alle Spieler zusammen bei einer Prüfung mehr als 10.000 £, ist die Bank gesprengt: siehe [1860-21.3].',
    '1860-1.4':
      'Du darfst 100 % einer Gesellschaft besitzen, und im Pool dürfen beliebig viele ihrer Aktien liegen.',
    '1860-1.5':
      'C&N und IOW gehören zur ersten Gruppe, IWNJ und FYN zur zweiten, NGStL und BHI&R zur dritten, S&C und VYSC zur vierten. Jede hat eine Präsidentenaktie zu 20 % und acht einzelne Aktien. Bahnhofsmarker: der Heimatbahnhof kostenlos, dann 40 £, dann 100 £; vier in Gruppe 1, drei in Gruppe 2, zwei darunter.',
    '1860-1.6':
      'Die letzte Aktie der C&N wartet auf CMH, die der IOW auf RPSC, die der FYN auf YHC und die der BHI&R auf BHC. Niemand kann sie kaufen, bevor diese Privatbahn getauscht oder geschlossen ist.',
    '1860-1.7':
      'BHC kostet {price_BHC} £ und zahlt {income_BHC}, YHC {price_YHC} und {income_YHC}, CMH {price_CMH} und {income_CMH}, RPSC {price_RPSC} und {income_RPSC}. Die Fishbourne Ferry, {price_FFC} £ und {income_FFC}, gibt es erst ab Phase 6, und sie lässt sich nicht tauschen.',
    '1860-1.8':
      'Fünf 2+1 zu {train_2plus1} £, vier 3+2 zu {train_3plus2}, drei 4+2 zu {train_4plus2}, zwei 5+3 zu {train_5plus3}, zwei 6+3 zu {train_6plus3}, eine 7+4 zu {train_7plus4}, eine 8+4 zu {train_8plus4}, danach unbegrenzt 9+5 zu {train_9plus5}. Die 2+1 werden mit der ersten 4+2 verschrottet, die 3+2 mit der 6+3, die 4+2 mit der 7+4, die 5+3 mit der 8+4; spätere bleiben.',
    '1860-1.9':
      'Eine einzige Zeile: Bei 0 ist eine Gesellschaft bankrott, bei 340 geht das Spiel zu Ende. Von 7 bis 36 und von 158 bis 330 liegen die roten Zonen; dort senkt {red_zone_once_per_sr, select, true {die erste Aktie, die ein Spieler in einer Aktienrunde von einer Gesellschaft verkauft,} other {die erste Aktie jedes Verkaufs}} den Kurs nicht. Gesellschaften beginnen bei 54, 58, 62, 68, 74, 82, 90 oder 100.',
    '1860-1.10':
      'Cowes, Ryde, Newport, Merstone, Ventnor und drei weitere Orte haben eigene Plättchen. Zehn Felder mit Hügeln oder Wasser kosten 60 £, und über sechs Feldkanten führt kein Weg. Ryde Pier, nur von Ryde aus erreichbar, bringt 0, dann 20 mit grünen und 40 mit braunen Plättchen.',
    '1860-1.11':
      'Zufall gibt es in diesem Spiel nur bei der Sitzreihenfolge. Die erste Versteigerung eröffnet der Spieler auf dem ersten Sitz.',

    '1860-2.1':
      'Nach der Versteigerung kommt eine Aktienrunde, dann eine, zwei oder drei Operationsrunden, dann die nächste Aktienrunde. Wie viele es sind, bestimmt die Phase am Ende der Aktienrunde.',
    '1860-2.2':
      'Die Spieler sind reihum am Zug, angefangen mit dem, der das Erstkaufrecht hat. War bei allen der letzte Zug ein Passen, ist die Runde vorbei; wer gepasst hat, darf später wieder handeln.',
    '1860-2.3':
      'Die nächste Aktienrunde beginnt links von dem Spieler, der zuletzt gekauft, verkauft oder gegründet hat. Der Tausch einer Privatbahn zählt dafür nicht. Eine ausverkaufte Gesellschaft steigt nicht.',
    '1860-2.4':
      'Operationsrunden finden schon statt, bevor eine Gesellschaft in Betrieb ist: Dann zahlen die Privatbahnen, und das ist alles.',
    '1860-2.5':
      'Die Liste der Spieler beginnt mit dem, der das Erstkaufrecht hat. Wo diese Liste einen Gleichstand entscheidet, ist diese Reihenfolge gemeint.',

    '1860-3.1':
      'Sechsmal bietet ihr um das Recht auf die Wahl unter dem, was noch da ist: BHC, YHC, CMH, RPSC oder die Präsidentenaktie der C&N oder der IOW. Was du dann nimmst, bezahlst du zusätzlich zum Gebot.',
    '1860-3.2':
      'Vom beginnenden Spieler an wird reihum geboten oder gepasst. Wer gepasst hat, ist bis zur nächsten der sechs Versteigerungen draußen.',
    '1860-3.3':
      'Das erste Gebot ist mindestens 5 £, jedes weitere mindestens 5 £ mehr als das letzte. {bid_step_5, select, true {Alle sind Vielfache von 5.} other {Beträge dazwischen sind erlaubt.}}',
    '1860-3.4':
      'Behalte genug für das Billigste, was noch da ist: Bieten darfst du dein Bargeld minus dessen Preis, wobei eine Präsidentenaktie mit 148 £ zählt. Reicht das nicht für das Mindestgebot, kannst du nur passen und musst es selbst tun.',
    '1860-3.5':
      'Sind alle anderen draußen und du hast geboten, zahlst du dein Gebot an die Bank und musst dann eines der Lose kaufen. Hat noch niemand geboten, darf der letzte Spieler noch bieten oder passen.',
    '1860-3.6':
      'Bietet niemand, gewinnt umsonst, wer diese Versteigerung eröffnet hat, und muss ein Los kaufen.',
    '1860-3.7':
      'Eine Privatbahn kostet ihren Preis, eine Präsidentenaktie das Doppelte eines Ausgabekurses von 74, 82, 90 oder 100, den du nennst. Du darfst nehmen, was du bezahlen kannst. Das billigste Los steht dir immer offen, und beide Präsidentenaktien, wenn eine von ihnen das billigste ist.',
    '1860-3.8':
      'Du gibst all dein Geld her und bekommst das Los trotzdem. Eine Präsidentenaktie, für die dein Geld bei keinem Ausgabekurs reicht, beginnt bei 74.',
    '1860-3.9': 'Die nächste beginnt der Spieler links vom Käufer, bis alle sechs Lose vergeben sind.',
    '1860-3.10':
      'Das erste Erstkaufrecht bekommt der Spieler mit dem meisten Bargeld nach der Versteigerung. Sind mehrere am reichsten, {pd_tie_among_richest, select, true {bekommt es unter ihnen der mit den am wenigsten wertvollen Privatbahnen} other {bekommt es der Besitzer der am wenigsten wertvollen Privatbahnen, ob reich oder nicht}}.',

    '1860-4.1':
      'Verkaufe zuerst, so viel du willst, dann kaufe ein Papier oder eine Privatbahn. Nach dem Kaufen wird nicht mehr verkauft. Außerdem darfst du eine Privatbahn tauschen, und zwar {exchange_any_time, select, true {vor oder nach dem Kauf} other {vor dem Kauf}}.',
    '1860-4.2':
      '{exchange_any_time, select, true {Besitzt du eine Privatbahn, die sich tauschen lässt, bleibt dein Zug nach dem Kauf offen, bis du sie tauschst oder den Zug beendest. Sonst ist der Nächste dran, sobald du gekauft hast.} other {Sobald du gekauft hast, ist der Nächste dran. Ab Phase 6 bleibt dein Zug offen, wenn du eine eben gekaufte Privatbahn noch tauschen könntest oder eine für eine eben gegründete Gesellschaft; hast du Letzteres getan, ist er vorbei.}}',
    '1860-4.3':
      'Besitzt du zu viele Papiere, weil du einen Präsidentenposten verloren hast, verkaufst du, bevor du kaufst oder passt. {over_limit_sell_privates, select, true {Aktien und Privatbahnen helfen dabei.} other {Nur Aktien helfen dabei, Privatbahnen nicht.}}',
    '1860-4.4':
      'Gibt es nichts, was du kaufen, verkaufen oder gründen könntest, passt das Spiel für dich. Die Prüfung ist grob; manchmal wirst du gefragt, obwohl du wenig tun kannst.',
    '1860-4.5':
      'Hast du etwas verkauft und kaufst dann nichts, gilt dein Zug trotzdem nicht als Passen, und die Runde geht weiter.',

    '1860-5.1':
      'Es gibt keine Wartezeit: Verkaufen darfst du schon in der ersten Aktienrunde, sogar Aktien von Gesellschaften, die noch nicht in Betrieb sind oder die du eben erst gekauft hast.',
    '1860-5.2':
      'Sage gleich, wie viele Aktien einer Gesellschaft du verkaufst. Ein zweiter Verkauf derselben Gesellschaft im selben Zug wird abgelehnt.',
    '1860-5.3':
      'Du bekommst für jede Aktie den Kurs. Hat die Gesellschaft keine Lok, auch weil sie neu ist, bekommst du die Hälfte, für jede abgerundet. Mit [non_operated_full_value] sind Gesellschaften, die nie agiert haben, den vollen Kurs wert.',
    '1860-5.4':
      'Drei Aktien verkauft, drei Felder abwärts. Ausnahmen sind neue Gesellschaften, die roten Zonen und das späte Spiel.',
    '1860-5.5':
      'Solange eine Gesellschaft noch kein einziges Mal agiert hat, ändern Verkäufe ihren Kurs nicht. Eine, die bankrott war und neu gegründet ist, {bankruptcy_resets_operated, select, true {gilt bis zu ihrem nächsten Zug als neu} other {gilt als eine, die agiert hat}}.',
    '1860-5.6':
      'Liegt der Kurs vor dem Verkauf zwischen 7 und 36 oder zwischen 158 und 330, wird eine Aktie weniger gezählt: Eine einzelne bewegt nichts. Das gilt {red_zone_once_per_sr, select, true {nur für die erste Aktie, die du in einer Aktienrunde von dieser Gesellschaft verkaufst; einzeln verkaufen hilft nicht} other {für jeden Verkauf}}.',
    '1860-5.7': 'Ab Phase 8 darfst du verkaufen, so viel du willst, ohne einen Kurs zu bewegen.',
    '1860-5.8':
      'Bringen Verkäufe den Kursmarker ganz an den Anfang der Zeile, ist die Gesellschaft sofort bankrott. Siehe [1860-18.1].',
    '1860-5.9':
      'In einer Runde, in der du Aktien einer Gesellschaft verkauft hast, kaufst du keine von ihr. Eine Privatbahn, die du verkauft hast, {private_buy_back, select, true {darfst du zurückkaufen} other {kaufst du auch nicht zurück}}. Beginnt die Runde durch einen Bankrott neu, ist das vergessen.',
    '1860-5.10':
      'Nach jedem Verkauf von Aktien oder einer Privatbahn wird geprüft, ob die Spieler zusammen mehr als 10.000 £ haben.',

    '1860-6.1':
      'Neue Aktien kosten den Ausgabekurs ihrer Gesellschaft. Aktien im Pool kosten den vollen jetzigen Kurs, auch wenn sie zur Hälfte verkauft wurden. Ein Papier je Zug.',
    '1860-6.2':
      'Anfangs können nur C&N und IOW gegründet werden. Die nächste Gruppe folgt, sobald eine Gesellschaft der vorigen agiert hat oder keine neuen Aktien mehr hat. Nach einem solchen Ausverkauf öffnet sie {layer_opens_next_sr, select, true {in der nächsten Aktienrunde} other {sofort}}.',
    '1860-6.3':
      'Gruppe 1 beginnt bei 74, 82, 90 oder 100, Gruppe 2 bei 62, 68, 74 oder 82, Gruppe 3 bei 58, 62 oder 68, Gruppe 4 bei 54, 58 oder 62. Eine bankrotte Gesellschaft darf überall von 40 bis zum höchsten Ausgabekurs ihrer Gruppe neu beginnen.',
    '1860-6.4':
      'Du wählst einen Ausgabekurs, bezahlst zwei Aktien und wirst Präsident. Der Kursmarker kommt auf diesen Kurs.',
    '1860-6.5':
      'Sobald Spieler 50 % halten, ob gekauft oder getauscht, geht die Gesellschaft in Betrieb: Die Bank zahlt ihr das Zehnfache des Ausgabekurses als Betriebskapital. Aktien im Pool helfen nicht.',
    '1860-6.6': 'Unter Gesellschaften mit gleichem Kurs agiert zuerst, wer zuerst in Betrieb gegangen ist.',
    '1860-6.7':
      'Der Heimatbahnhof kommt kostenlos und sofort. Ist das Heimatfeld noch leer, legt der Präsident dort gleich ein passendes gelbes Plättchen, auch mitten im Zug eines anderen Spielers und ohne Kosten. Ryde und Merstone sind schon aufgedruckt.',
    '1860-6.8':
      'Eine Gesellschaft, die so spät in Betrieb geht, bekommt ihr Geld, aber keinen Platz auf der Karte und kann also nie fahren.',
    '1860-6.9':
      'Bevor die Gesellschaft einer Heimatstadt in Betrieb ist, darf keine andere ihren Platz dort nehmen.',

    '1860-7.1':
      'Zu Beginn jeder Operationsrunde bekommst du das Einkommen deiner Privatbahnen. Die der Bank zahlen niemandem. Gesellschaften besitzen nie eine.',
    '1860-7.2': 'Eine Privatbahn, die dir am Spielende noch gehört, zählt mit ihrem Preis zu deiner Summe.',
    '1860-7.3':
      'Beim Verkaufen darfst du eine Privatbahn an die Bank zurückgeben: BHC für 0, YHC, CMH und RPSC für 20, 60 und 100, die Fähre für 170. {sell_privates_in_sr1, select, true {Das geht ab der ersten Aktienrunde.} other {In der ersten Aktienrunde geht das nicht.}}',
    '1860-7.4': 'Das ist dein einer Kauf des Zugs, und die Privatbahn zählt zum Papierlimit.',
    '1860-7.5':
      'Die erste 6+3 bringt sie in die Bank, für 200 £. Sobald jemand sie kauft, sind alle anderen Privatbahnen ohne Zahlung weg, und die für sie reservierten Aktien sind frei.',
    '1860-7.6':
      'In deinem Zug einer Aktienrunde darfst du BHC, YHC, CMH oder RPSC gegen eine neue Aktie der BHI&R, FYN, C&N oder IOW tauschen, wenn diese Gesellschaft gegründet ist. Das ist kostenlos, auch über dem Papierlimit erlaubt und zusätzlich zu deinem Kauf. Die Gesellschaft kann dadurch in Betrieb gehen.',
    '1860-7.7':
      'Ein Tausch ist kein Handel. Tust du sonst nichts, gilt dein Zug als Passen, und das Erstkaufrecht wandert nicht.',

    '1860-8.1':
      'Präsident ist, wer die meisten Aktien hat, mindestens 20 %. Bei Gleichstand behält der Präsident den Posten; wechselt er und haben mehrere gleich viele, bekommt ihn der Nächste links vom alten Präsidenten.',
    '1860-8.2':
      'Für die 20-%-Präsidentenaktie bekommt der alte Präsident, oder der Pool, wenn sie verkauft wurde, die zwei einzelnen Aktien, die der neue am längsten hat.',
    '1860-8.3':
      '{president_cert_as_one_share, select, true {In den Pool kommt sie als eine Aktie, und du nimmst eine einzelne zurück; siehe [1860-8.4].} other {In den Pool kommt sie als zwei Aktien oder als eine: siehe [1860-8.4].}} Hat dann kein Spieler 20 %, ist die Gesellschaft ohne Präsident und in Zwangsverwaltung (Receivership), bis einer so viel hat.',
    '1860-8.4':
      'Du verkaufst eine der beiden Aktien und nimmst eine einzelne zurück. Dafür muss im Pool eine liegen, oder dein Paket enthält eine, oder ein anderer Spieler hat 20 % und wird Präsident.',
    '1860-8.5':
      'In dem Augenblick, in dem deine einzelnen Aktien 20 % ausmachen, tauschst du zwei davon gegen die Präsidentenaktie im Pool und bist Präsident.',
    '1860-8.6':
      '{president_cert_exchange_only, select, true {Kaufe gewöhnliche Aktien. Sobald du zwei davon hast, tauschst du beide ohne weitere Zahlung gegen die Präsidentenaktie und bist Präsident.} other {Hast du eine Aktie, darfst du noch eine bezahlen und für beide die 20-%-Präsidentenaktie nehmen. Du brauchst das Geld für {receiver_cert_cash_1x, select, true {eine Aktie} other {zwei Aktien, obwohl nur eine bezahlt wird}}.}}',

    '1860-9.1':
      'Jede verkaufte Aktie zählt ein Feld abwärts. Ein Schritt für eine Dividende, oder für keine, sind zwei Felder entlang der Zeile.',
    '1860-9.2':
      'Wer 0 erreicht, ist sofort bankrott. Erreicht eine Gesellschaft 340, endet das Spiel mit dieser Operationsrunde.',
    '1860-9.3':
      'Wer zuletzt auf einen Kurs kommt, agiert dort zuletzt. Ein Kursmarker, der sich nicht bewegt, behält seinen Platz{unchanged_dividend_to_bottom, select, true {, außer nach einer Dividende unter dem Kurs: Dann rückt er auf seinem Feld ans Ende} other {}}.',

    '1860-10.1':
      'Die Privatbahnen zahlen. Dann hat jede Gesellschaft in Betrieb einen Zug, der höchste Kurs zuerst; bei gleichem Kurs, wer zuerst dort war. Spätere Änderungen ändern die Reihenfolge nicht.',
    '1860-10.2':
      'Überzählige Loks abgeben, Gleise bauen, Bahnhofsmarker setzen, fahren, auszahlen oder einsparen, Loks kaufen. Am Ende des Zugs prüft das Spiel, ob die Gesellschaft zahlungsunfähig ist.',
    '1860-10.3':
      'Ein Schritt, in dem nichts möglich ist, entfällt. Nur nach dem Gleisbau wird fast immer gefragt, auch wo nichts gebaut werden kann.',
    '1860-10.4': 'Fährt eine Gesellschaft nicht, fällt ihr Kurs um einen Schritt, als hätte sie eingespart.',

    '1860-11.1':
      'Lege je Zug zwei gelbe Plättchen ohne Stadt oder eines mit Stadt, oder rüste eines auf. Haltepunkte und Kleinstädte sind keine Städte.',
    '1860-11.2':
      'Folge den Gleisen von deinen Bahnhofsmarkern aus. Eine Stadt, deren Plätze alle anderen gehören, auch bankrotten, beendet den Weg, ebenso Ryde Pier. Für gelbe Plättchen brauchst du keine Lok.',
    '1860-11.3':
      'Das erste Plättchen auf einem Feld mit Hügeln oder Wasser kostet 60 £ aus dem Betriebskapital, ein Austausch kostet nichts. Eine zahlungsunfähige Gesellschaft darf nicht zahlen und bleibt bei kostenlosen Feldern.',
    '1860-11.4':
      'Erst Gelb, Grün ab Phase 3, Braun ab Phase 5, immer eine Farbe höher. Kennzeichnung, Zahl der Halte und alte Gleise bleiben; jeder Halt behält einen seiner Ausgänge, und ein Haltepunkt darf Kleinstadt werden. Gleise dürfen nicht aus der Karte, über eine gesperrte Kante oder von anderswo als Ryde an den Pier führen, und Plättchen können ausgehen.',
    '1860-11.5':
      'Mindestens ein Ende des neuen Plättchens muss an Gleise oder einen Bahnhofsmarker anschließen, mit denen du verbunden bist.',
    '1860-11.6':
      'Nimm die erste Zahl deiner weitesten eigenen Lok. Zählst du die Städte vom Bahnhofsmarker an, muss diese Lok zu dem Plättchen kommen können, das du aufrüstest. Kleinstädte zählen nicht, außer mit [no_skip_towns]; ohne Lok gibt es keinen Austausch.',
    '1860-11.7':
      'Er muss dir Gleise bringen, die du benutzen kannst, oder den Wert eines Halts ändern, den deine Lok erreicht.',
    '1860-11.8':
      'Ryde bleibt mit dem Pier verbunden, Blackwater zeigt nach Newport, Shide liegt im Süden von Newport. Deshalb werden diese Plättchen nie gedreht.',
    '1860-11.9':
      'Eine Gesellschaft ohne Präsident baut nicht. Ab dem Beginn der Southern-Aktienrunde baut niemand mehr.',

    '1860-12.1':
      'Der nächste Bahnhofsmarker deiner Reihe, für 40 £ und später 100 £, in einer Stadt, zu der Gleise führen, auf einem Platz, der frei und für niemanden reserviert ist. Wie weit deine Loks fahren, ist hier egal.',
    '1860-12.2':
      'Auf einem Feld darfst du nur einen Bahnhofsmarker haben, auch in Newport und Ventnor mit ihren zwei Städten.',
    '1860-12.3':
      'Eine Gesellschaft, die zahlungsunfähig oder ohne Präsident ist, setzt keinen, und ab der Southern-Aktienrunde setzt niemand mehr einen.',
    '1860-12.4':
      'Die Marker wandern mit der Stadt, an deren Gleisen sie lagen. Die meisten Städte haben einen Platz; die braunen von Newport und Merstone und zwei andere braune Plättchen haben zwei.',

    '1860-13.1':
      'Ein Bahnhofsmarker muss mit einer weiteren Stadt, einer Kleinstadt oder dem Pier verbunden sein; Haltepunkte genügen nicht. Das andere Ende darf eine volle Stadt sein. Cowes, mit Stadt und Kleinstadt auf einem Plättchen, ist für sich schon eine Strecke.',
    '1860-13.2':
      'Mindestens zwei Halte; kein Halt, kein Gleis und, wenn [re_enter_hexes] nicht eingeschaltet ist, kein Feld zweimal. {routes_by_network, select, true {Einen eigenen Bahnhofsmarker braucht die Strecke nicht, sie muss aber mit der verbunden sein, die den Heimatbahnhof anfährt: siehe [1860-13.5].} other {An einem der Halte liegt ein Bahnhofsmarker der Gesellschaft.}}',
    '1860-13.3':
      'Beide Enden müssen Städte, Kleinstädte oder der Pier sein. Haltepunkte liegen nur auf dem Weg.',
    '1860-13.4': 'Jede Lok braucht im selben Zug eigene Gleise. Treffen dürfen sich Loks an Halten.',
    '1860-13.5':
      'Deine Strecken müssen verbunden sein, jede durch einen gemeinsamen Halt mit den anderen: Stadt, Kleinstadt oder Haltepunkt, gezählt oder nicht. Und eine von ihnen muss deinen Heimatbahnhof anfahren.',
    '1860-13.6':
      'Eine von anderen gefüllte Stadt darf das Ende einer Strecke sein. Einmal je Zug darf eine einzige Lok durch eine solche Stadt fahren. {bypassed_city_unscored, select, true {Diese wird ausgelassen: Das bringt nichts und verbraucht keine Reichweite} other {Diese zählt und wird bezahlt}}.',
    '1860-13.7': 'Umgedrehte Bahnhofsmarker füllen beim Bauen ihren Platz, aber Loks fahren an ihnen vorbei.',
    '1860-13.8':
      'Eine 4+2 zählt höchstens vier Städte, den Pier eingeschlossen, und darf nicht mehr anfahren{bypassed_city_unscored, select, true {, abgesehen von einer vollen, die sie auslässt} other {}}. Was sie für Städte nicht braucht, kommt zu den zwei dazu: So viele Kleinstädte und Haltepunkte zählen. An den übrigen fährt sie ohne Wert vorbei, außer mit [no_skip_towns].',
    '1860-13.9':
      'Du bestimmst, wie viele Haltepunkte zählen, von keinem bis zu dem, was die Lok erlaubt. Den Rest füllen die besten Kleinstädte.',
    '1860-13.10':
      'Mit einer Lok und einer Strecke muss mindestens eine Lok fahren, wenn auch nicht für das Höchste. Nur wenn keine Fahrt erlaubt ist, darf sie stehen bleiben.',
    '1860-13.11':
      'Von da an fährt man an Haltepunkten ohne Wirkung vorbei: kein Halt, kein Zuschuss, nichts für eine Leihlok.',

    '1860-14.1':
      'Zähle die Städte, die Kleinstädte und den Pier zusammen, die gelten. Jeder gezählte Haltepunkt bringt 10 £, immer direkt ins Betriebskapital; zur Dividende gehört das nicht.',
    '1860-14.2':
      'Entweder bekommt jede Aktie in Spielerhand ein Zehntel des Einfahrergebnisses und neue Aktien und der Pool nichts, oder alles kommt ins Betriebskapital.',
    '1860-14.3':
      'Wird weniger als der Kurs gezahlt, bleibt der Kurs. Einmal der Kurs oder mehr schiebt den Kursmarker einen Schritt hinauf, das Doppelte zwei, das Dreifache drei, das Vierfache und mehr vier Schritte. Nichts gezahlt heißt einen Schritt hinunter; ein Schritt sind zwei Felder.',
    '1860-14.4':
      'Bei Zahlungsunfähigkeit {br_receivership_pays, select, true {kommt das Geld ins Betriebskapital, bei Zwangsverwaltung auch, solange British Rail nicht da ist. Unter British Rail zahlen alle anderen aus.} other {oder Zwangsverwaltung kommt das Geld ins Betriebskapital. Unter British Rail zahlen alle anderen aus.}} Niemand wird gefragt.',
    '1860-14.5':
      'Zuerst wird die Bank geprüft, dann, ob die Gesellschaft bankrott ist. Ist sie es, endet ihr Zug, bevor sie eine Lok kaufen kann.',

    '1860-15.1':
      'Vier Loks in Phase 2 und 3, drei in 4 und 5, zwei ab 6. Überzählige Loks gehen in den Pool, wenn der nächste Zug dieser Gesellschaft beginnt, nach Wahl ihres Präsidenten. Anders kann man Loks nicht abgeben.',
    '1860-15.2':
      'Kaufe die nächste neue Lok oder eine beliebige gebrauchte zum aufgedruckten Preis, so viele Platz und Betriebskapital erlauben. Der Präsident zahlt nichts dazu.',
    '1860-15.3':
      'Die erste einer neuen Sorte beginnt ihre Phase, und alte Loks verschwinden im selben Augenblick aus Gesellschaften, aus dem Pool und aus bankrotten Gesellschaften.',
    '1860-15.4':
      'Jede Gesellschaft darf deiner eine Lok verkaufen: für mindestens 10 £, in Zehnern, höchstens für dein Betriebskapital. Ist ihr Präsident ein anderer Spieler, {trade_consent, select, ask {fragt das Spiel nach; lautet die Antwort Nein, wird in diesem Zug nicht mehr nach dieser Lok gefragt} other {einigt ihr euch untereinander, und das Spiel verlässt sich auf den Käufer}}.',
    '1860-15.5':
      'Eine Gesellschaft, die eine Lok hat, darf einer anderen nicht die einzige nehmen. Niemand handelt mit einer Gesellschaft in Zwangsverwaltung oder Bankrott, und unter British Rail handelt gar niemand.',
    '1860-15.6':
      '{must_buy_if_route, select, true {Mit einer Strecke, ohne Lok und mit mindestens dem Preis der billigsten Lok der Bank darfst du nicht weiter, ohne irgendwo eine zu kaufen. Ohne Strecke darfst du weiter.} other {Ohne Lok und mit mehr Geld, als die billigste Lok der Bank kostet, darfst du nicht weiter, ohne irgendwo eine zu kaufen. Mit genau dem Preis darfst du weiter.}}',

    '1860-16.1':
      'Eine zahlungsunfähige Gesellschaft hat keine eigene Lok. Bis sie wieder kaufen kann, fährt sie mit einer Leihlok.',
    '1860-16.2': 'Am Ende jedes Zugs gilt: Wer keine Lok hat, aber fahren könnte, wird zahlungsunfähig.',
    '1860-16.3':
      'Wird die letzte Lok verschrottet, setzt die Gesellschaft zuerst eine Fahrt aus, und das kostet einen Schritt beim Kurs. Nur wenn sie dann nichts kauft, wird sie zahlungsunfähig. In Zwangsverwaltung ist es anders: siehe [1860-17.4].',
    '1860-16.4':
      'Die Gesellschaft fährt umsonst mit der billigsten Lok der Bank und verdient 40 £ und dazu 20 £ für jeden gezählten Halt, höchstens so viele, wie die erste Zahl der Lok erlaubt; alles wird eingespart. Keine Bahnhofsmarker, keine bezahlten Gleise. [original_insolvency] und [simplified_insolvency] rechnen anders.',
    '1860-16.5':
      '{insolvent_until_purchase, select, true {Auch wenn das Betriebskapital für die billigste Lok reicht, fährt eine zahlungsunfähige Gesellschaft mit der Leihlok und spart ein. Dann kauft sie und ist damit wieder zahlungsfähig.} other {Reicht das Betriebskapital vor der Fahrt für die billigste Lok, ist die Gesellschaft sofort zahlungsfähig, leiht nichts, verliert einen Schritt beim Kurs und kauft danach.}}',
    '1860-16.6': 'Wer am Ende des Zugs eine Lok besitzt, woher auch immer, ist wieder zahlungsfähig.',
    '1860-16.7':
      'Geht eine zahlungsunfähige Gesellschaft bankrott und wird neu gegründet, bleibt sie zahlungsunfähig, bis sie eine Lok {insolvent_until_purchase, select, true {besitzt} other {bezahlen kann oder besitzt}}.',

    '1860-17.1':
      'Ohne Präsident baut eine Gesellschaft keine Gleise und setzt keinen Bahnhofsmarker. Ihr Zug kommt in der gewohnten Reihenfolge.',
    '1860-17.2':
      'Das Spiel sucht die beste Fahrt, und alles kommt ins Betriebskapital{br_receivership_pays, select, true {, bis British Rail kommt} other {}}.',
    '1860-17.3':
      'Die Gesellschaft handelt nie mit anderen, und mit einer Lok kauft sie nichts. Ohne Lok muss sie kaufen, wenn sie {must_buy_if_route, select, true {eine Strecke und mindestens den Preis der billigsten hat} other {mehr hat, als die billigste kostet; hat sie genau die Summe, darf sie es lassen}}.',
    '1860-17.4':
      '{receivership_lease_always, select, true {Mit einer Strecke ist sie zahlungsunfähig, sobald sie ihre letzte Lok verliert, und fährt in ihrem nächsten Zug mit einer Leihlok, wie viel Geld sie auch hat. Dann kauft sie, wenn sie kann.} other {Mit einer Strecke und zu wenig Geld für die billigste Lok ist sie sofort zahlungsunfähig und fährt mit einer Leihlok. Reicht das Geld, fährt sie nicht, sondern kauft.}}',
    '1860-17.5': 'Ist British Rail da, darf eine solche Gesellschaft auch nicht fahren.',

    '1860-18.1':
      'Durch einen Verkauf oder nach der Dividende: Ein Kursmarker auf 0 macht die Gesellschaft bankrott.',
    '1860-18.2':
      'Die Spieler bekommen nichts für ihre Aktien; alle sind wieder neue Aktien. Die Gesellschaft behält Betriebskapital, Loks und Zahlungsunfähigkeit; ihre Bahnhofsmarker werden umgedreht. Diese Loks können verschrottet, aber nicht gekauft werden.',
    '1860-18.3':
      'Das Erstkaufrecht geht sofort an den Spieler mit dem kleinsten Aktienanteil. Bei Gleichstand bekommt es {bankruptcy_pd_from_current, select, true {der Nächste von dem Spieler aus, der es bekäme, wenn die Runde jetzt endete} other {der Erste in der Liste der Spieler, die mit dem jetzigen Inhaber beginnt}}.',
    '1860-18.4': 'Die nächste Gesellschaft der Reihenfolge hat ihren Zug.',
    '1860-18.5':
      'Die Aktienrunde wird abgebrochen und beginnt neu mit dem, der jetzt das Erstkaufrecht hat. Frühere Verkäufe zählen nicht mehr.',
    '1860-18.6':
      'Jeder darf sie in ihrer Gruppe neu gründen, ab 40 aufwärts. Geht sie in Betrieb, werden ihre Bahnhofsmarker zurückgedreht, und zu dem, was sie noch hat, kommt das Zehnfache des Ausgabekurses. Einen zweiten Heimatbahnhof gibt es nicht, und ohne Lok auch keine Schonfrist.',

    '1860-19.1':
      'Grün kommt mit der 3+2, Braun mit der 5+3. Loklimit 4, ab der 4+2 dann 3, ab der 6+3 dann 2. Eine Operationsrunde in Phase 2, zwei in Phase 3 und 4, danach drei.',
    '1860-19.2':
      'Plättchen, Limits und Verschrottung gelten ab dem Kauf. Wie viele Operationsrunden folgen, zeigt sich am Ende der nächsten Aktienrunde.',
    '1860-19.3':
      'Ab diesem Kauf darfst du besitzen, so viel du willst, und Verkäufe senken keine Kurse mehr.',
    '1860-19.4': 'Mit der ersten 9+5 beginnt das Ende. Gebaut wird noch bis zur nächsten Aktienrunde.',
    '1860-19.5':
      'Ab ihrem Beginn gibt es keine Gleise, keine Bahnhofsmarker und keine Heimat für neue Gesellschaften mehr, und Haltepunkte zählen nicht.',

    '1860-20.1':
      'Hat jede gegründete Gesellschaft mit Präsident mindestens eine Lok, übernimmt British Rail. Bankrotte Gesellschaften und solche in Zwangsverwaltung spielen dafür keine Rolle.',
    '1860-20.2':
      '{nationalise_after_southern_set, select, true {Die Operationsrunden, in denen die erste 9+5 gekauft wurde, zählen nicht: Zum ersten Mal wird am Ende der Southern-Aktienrunde geprüft, danach am Ende jeder Runde.} other {Nach jeder Operations- und Aktienrunde ab der ersten 9+5, auch schon in der Serie, in der sie gekauft wurde.}}',
    '1860-20.3':
      'Aktienrunden sind vorbei: Eine Operationsrunde folgt der anderen, und das Geld geht nie aus.',
    '1860-20.4':
      'Kein Handel zwischen Gesellschaften. Alles, was eine Gesellschaft verdient, geht an ihre Aktionäre, außer bei {br_receivership_pays, select, true {Zahlungsunfähigkeit} other {Zwangsverwaltung oder Zahlungsunfähigkeit}}.',
    '1860-20.5':
      'Eine 6+3 zählt sechs Halte, Städte und Kleinstädte zusammen. {br_no_skip_towns, select, true {Eine Strecke mit mehr davon ist nicht erlaubt.} other {Weitere Kleinstädte auf dem Weg werden ausgelassen.}}',
    '1860-20.6':
      'Alle, die am wenigsten gezahlt haben, agieren nicht mehr; ist es nur eine, auch die mit dem nächsthöheren Betrag; Kurs und Aktien behalten sie. Bleiben weniger als drei, fahren diese noch einmal, dann ist das Spiel aus; es ist sofort aus, wenn die letzten drei oder mehr zusammen übernommen werden.{br_receivership_first, select, true { Gesellschaften ohne Präsident gehen zuerst.} other {}}',

    '1860-21.1':
      'Ein Kurs von 340 beendet das Spiel mit dieser Operationsrunde, eine gesprengte Bank ebenso, oder mit der nächsten, wenn es in einer Aktienrunde geschah. Das Ende der letzten Gesellschaft unter British Rail beendet es sofort.',
    '1860-21.2': 'Auch wenn der Kursmarker wieder weg könnte, endet das Spiel mit dieser Operationsrunde.',
    '1860-21.3':
      'Mehr als 10.000 £ in Spielerhand bei der Prüfung, ohne das, was Privatbahnen gerade gezahlt haben. Gezahlt wird weiter in voller Höhe.',
    '1860-21.4':
      'Zähle Bargeld, Privatbahnen zu ihrem Preis und Aktien zu ihrem Kurs zusammen. {score_full_value, select, true {Ob eine Gesellschaft eine Lok hat, ist dabei egal.} other {Papiere einer Gesellschaft ohne Lok zählen halb, jedes abgerundet.}} Gleiche Summen teilen sich den Sieg.',
    '1860-21.5':
      'Keine echte Partie kommt dem nahe. {no_last_round, select, true {Vorzeitig endet das Spiel nur, wenn keine Gesellschaft agiert, keine Privatbahn einem Spieler zahlt und niemand mehr handeln kann.} other {Die hundertste Aktienrunde wird noch gespielt; das verhindert nur endlose Partien.}}',

    '1860-22.1':
      'Mit [two_player_map] fehlen die Felder A5, A7 und E11, Yarmouth hat keine gesperrte Kante, und es gibt je ein Plättchen 776 und 770 weniger.',
    '1860-22.2':
      'Mit [original_insolvency] nutzt eine Leihlok ihre beiden Zahlen und verdient die Hälfte vom Wert der Strecke, abgerundet, und alle Zuschüsse.',
    '1860-22.3':
      'Mit [simplified_insolvency] verdient eine Leihlok auf jeder erlaubten Strecke 40 und dazu 20 mal ihre erste Zahl. Mit der ursprünglichen Regel lässt sich das nicht kombinieren.',
    '1860-22.4':
      'Mit [no_skip_towns] darf keine Kleinstadt ausgelassen werden: Alle müssen in die Lok passen, Haltepunkte bekommen den Rest, und Kleinstädte zählen dafür, wie weit entfernt du aufrüsten darfst.',
    '1860-22.5':
      'Mit [original_game] spielst du auf der kleineren Karte, mit der ursprünglichen Zahlungsunfähigkeit und ohne Kleinstädte auszulassen.',
    '1860-22.6':
      'Mit [re_enter_hexes] darf eine Lok über andere Gleise auf ein Feld zurückkehren, etwa zur zweiten Stadt von Newport.',
    '1860-22.7':
      'Mit [non_operated_full_value] halbiert eine fehlende Lok nicht die Aktien einer Gesellschaft, die noch nie agiert hat, weder beim Verkauf noch am Ende.',
    '1860-22.8':
      'Die meisten Zweifelsfälle der Regeln haben einen Schalter. Der Regelsatz des Regelhefts schaltet die ein, bei denen sein Text klar von 18xx.games abweicht.',

    '1860-23/D-1':
      '{bid_step_5, select, true {Ja.} other {Nein: jede Summe, die mindestens 5 £ höher ist.}} Das Regelheft will nur Vielfache von 5, 18xx.games nicht.',
    '1860-23/D-2':
      '{pd_tie_among_richest, select, true {Einer von ihnen: der, dessen Privatbahnen am wenigsten wert sind, oder der Erste, wenn keiner welche hat.} other {Von allen Besitzern von Privatbahnen der mit dem kleinsten Wert, ob reich oder nicht.}} Das Regelheft gibt das Erstkaufrecht einem der Reichsten, 18xx.games einem beliebigen Besitzer von Privatbahnen.',
    '1860-23/D-3':
      '{bankruptcy_resets_operated, select, true {Nein: Bis zu ihrem nächsten Zug lassen Verkäufe ihren Kurs in Ruhe.} other {Ja: Der Kurs fällt bei Verkäufen sofort.}} Das Regelheft sagt dazu nichts.',
    '1860-23/D-4':
      '{red_zone_once_per_sr, select, true {Einmal: Nur deine erste Aktie dieser Gesellschaft in einer Aktienrunde ist frei.} other {Bei jedem Verkauf.}} Das Regelheft gewährt es einmal je Aktienrunde, 18xx.games bei jedem Verkauf.',
    '1860-23/D-5':
      '{layer_opens_next_sr, select, true {In der nächsten Aktienrunde.} other {Sofort, in derselben Aktienrunde.}} Das Regelheft lässt bis zur nächsten Aktienrunde warten, 18xx.games nicht.',
    '1860-23/D-6': 'Die Gruppe. Das Regelheft nennt die Runde, gibt dafür aber keine Tabelle.',
    '1860-23/D-7':
      '{sell_privates_in_sr1, select, true {Ja.} other {Nein.}} Das Regelheft kennt diese Grenze nicht, 18xx.games schon.',
    '1860-23/D-8':
      '{president_cert_exchange_only, select, true {Gar nicht: Für zwei gewöhnliche Aktien bekommst du sie im Tausch.} other {Ja, für eine eigene Aktie und den Kurs einer weiteren, mit Geld für {receiver_cert_cash_1x, select, true {eine Aktie} other {zwei}} in der Hand.}} Das Regelheft kennt nur den Tausch; 18xx.games verkauft sie und verlangt das Geld für zwei Aktien.',
    '1860-23/D-9':
      '{unchanged_dividend_to_bottom, select, true {Er rückt hinter die anderen mit gleichem Kurs.} other {Nichts.}} Im Regelheft bewegt er sich, auf 18xx.games nicht.',
    '1860-23/D-10':
      '{bypassed_city_unscored, select, true {Nein: Das verbraucht nichts und bringt nichts.} other {Ja, sie zählt und wird bezahlt.}} Im Regelheft darf die Lok sie auslassen, auf 18xx.games zählt sie.',
    '1860-23/D-11':
      '{must_buy_if_route, select, true {Eine Gesellschaft ohne Lok, mit einer Strecke und mindestens dem Preis.} other {Eine Gesellschaft ohne Lok und mit mehr als dem Preis, ob mit Strecke oder ohne.}} Das Regelheft befreit Gesellschaften ohne Strecke, 18xx.games solche mit genau dem Preis.',
    '1860-23/D-12':
      '{insolvent_until_purchase, select, true {Nur der Kauf einer Lok.} other {Der Kauf einer Lok und auch, vor der Fahrt das Geld dafür zu haben.}} Im Regelheft nur der Kauf, auf 18xx.games auch das Geld.',
    '1860-23/D-13':
      '{receivership_lease_always, select, true {Ab dem Verlust ihrer Lok, wie viel Geld sie auch hat.} other {Nur wenn sie beim Fahren keine Lok bezahlen kann.}} Das Regelheft gibt ihr sofort eine Lok, 18xx.games nur, wenn sie keine kaufen kann.',
    '1860-23/D-14':
      '{bankruptcy_pd_from_current, select, true {Von dem Spieler, der es bekäme, wenn die Runde jetzt endete.} other {Von dem, der es zu Beginn der Runde hatte.}} Von dem zu zählen, der es jetzt bekäme, ist eine Variante; Regelheft und 18xx.games zählen vom Inhaber.',
    '1860-23/D-15':
      '{nationalise_after_southern_set, select, true {Nach der Southern-Aktienrunde.} other {Am Ende der Runde, in der die erste 9+5 gekauft wurde.}} Das Regelheft lässt die Serie aus, in der die Southern entstand, 18xx.games nicht.',
    '1860-23/D-16':
      '{br_no_skip_towns, select, true {Nein.} other {Ja.}} Das Regelheft verbietet es, 18xx.games erlaubt es.',
    '1860-23/D-17':
      '{br_receivership_first, select, true {Zuerst die ohne Präsident, dann nach der Zahlung: je zwei, mit allen gleichen.} other {Nur nach der Zahlung: alle, die am wenigsten zahlten, und ist das nur eine, auch der nächste Betrag.}} Das Regelheft stellt die Zwangsverwaltung voran, 18xx.games sieht nur auf die Beträge.',
    '1860-23/D-18':
      '{score_full_value, select, true {Nein, sie zählen voll.} other {Ja, jedes Papier abgerundet.}} Das Regelheft nennt die Hälfte nur für Verkäufe und schweigt zum Ende; 18xx.games zählt die Hälfte.',
    '1860-23/D-19':
      'Nach der Beschreibung eine feste Summe, und die zahlen wir. Die Seite hat eine Zeit lang nach Halten gezahlt; in Dateien gilt ihre Zahl.',
    '1860-23/D-20':
      '10.000 £ gegen das Bargeld der Spieler, geprüft nach Dividenden und nach Verkäufen von Aktien oder Privatbahnen. Das Regelheft nennt keine Größe.',
    '1860-23/D-21':
      '{over_limit_sell_privates, select, true {Aktien und Privatbahnen.} other {Nur Aktien.}} Das Regelheft spricht von Papieren, 18xx.games von Aktien.',
    '1860-23/D-22':
      'Dein Bargeld minus den Preis des billigsten Loses, das noch da ist. Das Regelheft setzt keine Grenze.',
    '1860-23/D-23':
      'Das Geld, aber weder Bahnhofsmarker noch Plättchen, denn auf der Karte ändert sich nichts mehr.',
    '1860-23/D-24':
      '{nationalise_after_southern_set, select, true {Der Fall kommt nicht vor: Die Southern-Aktienrunde ist immer vorher.} other {Ja, denn es gab keine Southern-Aktienrunde, die es beendet hätte.}} Siehe [1860-23/D-15].',
    '1860-23/D-25':
      '{exchange_any_time, select, true {Bis zum Ende, auch nach dem Kauf, in jeder Phase.} other {Bis zum Kauf; ab Phase 6 auch nach dem Gründen ihrer Gesellschaft oder dem Kauf einer Privatbahn, damit die Fähre ihn nicht abschneidet.}} Das Regelheft nennt den Tausch keine Aktion, 18xx.games beendet den Zug mit dem Kauf.',
    '1860-23/D-26':
      '{trade_consent, select, ask {Ja, und er darf ablehnen.} other {Nein: Die Spieler einigen sich untereinander, und das Spiel verlässt sich auf den Käufer.}} Haben beide Gesellschaften denselben Präsidenten, wird niemand gefragt. Das Regelheft sagt nicht, dass man zum Verkauf gezwungen werden kann; 18xx.games fragt niemanden.',
    '1860-23/D-27': 'Unbegrenzt viele. „6+“ im Regelheft heißt: keine feste Zahl.',
    '1860-23/D-28': 'Von der Bank, wenn sie keine hat und zahlen kann. Das Regelheft sagt dazu nichts.',
    '1860-23/D-29':
      '{president_cert_as_one_share, select, true {Nein, nur als eine Aktie, mit einer einzelnen zurück, außer ein anderer Spieler übernimmt.} other {Ja, als zwei Aktien oder als eine.}} Das Regelheft beschreibt den Verkauf als eine Aktie und lässt Spieler zugleich beliebig viele Papiere verkaufen.',
    '1860-23/D-30': 'Nein, alle ihre Aktien gehen in einem Verkauf. Das Regelheft sagt dazu nichts.',
    '1860-23/D-31': 'Nein: erst verkaufen, dann kaufen.',
    '1860-23/D-32':
      'Dann, und nur dann, darf die Gesellschaft stehen bleiben. Die Seite hat dafür keine Lösung.',
    '1860-23/D-33':
      '{routes_by_network, select, true {Nein: Es genügt, mit der Strecke verbunden zu sein, die den Heimatbahnhof anfährt.} other {Ja.}} Das Regelheft verlangt ein Streckennetz mit dem Heimatbahnhof darin, 18xx.games einen Bahnhofsmarker auf jeder Strecke.',
    '1860-23/D-34':
      'Einer, der neue Gleise oder einen anderen Wert bringt. Das Regelheft spricht von einem aufgerüsteten Bahnhof, was bei diesen Plättchen dasselbe ist.',
    '1860-23/D-35':
      'Ja, mit einem Platz für einen Bahnhofsmarker. Das Regelheft nennt Shide eine Kleinstadt; das Plättchen zeigt eine Stadt.',
    '1860-23/D-36':
      '{private_buy_back, select, true {Ja, auch in derselben Aktienrunde.} other {Nicht in derselben Aktienrunde; alle anderen dürfen sie kaufen.}} Das Regelheft verbietet es nur bei Aktien, 18xx.games auch bei Privatbahnen.',
    '1860-23/D-37':
      'Wenn sie in Betrieb geht. Das Regelheft sagt: nach der Gründung, und zwar im Absatz über den Betrieb.',
    '1860-23/D-38':
      'Alle ohne Stadt. Kein gelbes Plättchen hat eine Kleinstadt ohne Stadt, also bedeutet „ohne Bahnhof“ im Regelheft dasselbe.',
    '1860-23/D-39': 'Nein. Niemand kann für sie entscheiden.',
    '1860-23/D-40':
      'Überall von 40 bis zum höchsten Kurs ihrer Gruppe, die üblichen Ausgabekurse eingeschlossen.',
    '1860-23/D-41': 'Ja, die letzten ein oder zwei haben noch eine Operationsrunde.',
    '1860-23/D-42':
      '{no_last_round, select, true {Nein; vorzeitig endet das Spiel nur, wenn sich nichts mehr ändern kann.} other {Ja, die hundertste, und sie wird zu Ende gespielt.}} Das Regelheft kennt keine solche Grenze; 18xx.games hört dort auf.',
    '1860-23/D-43':
      '{br_receivership_pays, select, true {Ja, wie alle anderen, außer sie ist auch zahlungsunfähig.} other {Nein, sie behält das Geld wie bisher.}} Das Regelheft sagt beides: dass solche Gesellschaften einsparen und dass unter British Rail niemand einspart; auf 18xx.games sparen sie ein.',

    '1860-24.1': 'Auch wie die Partie endete, steht darin. Die Spieler stehen in der Sitzreihenfolge.',
    '1860-24.2':
      'Spieler, Gesellschaft oder Privatbahn, mit fortlaufender Nummer. Alles andere im Eintrag wird nicht beachtet.',
    '1860-24.3':
      'Solche Einträge wirken in ihrer Reihenfolge gleich nach diesem Eintrag. Programmierte Aktionen selbst ändern nichts.',
    '1860-24.4':
      'Was rückgängig gemacht wurde, bleibt weg, was wiederholt wurde, kommt zurück; dann wird der Rest gespielt.',
    '1860-24.5':
      'Eine Aktie heißt nach Gesellschaft und Nummer, ein Kurs nach seinem Feld, eine Lok oder ein Plättchen nach Sorte und Exemplar, ein Halt nach seinem Feld.',
    '1860-24.6': 'Welche von zwei gleichen Aktien eine Datei nennt, ist egal.',
    '1860-24.7':
      'Für jede Lok: ihre Gleisstücke, ihre Halte, wie viele Haltepunkte zählten und was sie verdient hat.',
    '1860-24.8': 'Jedes Glied nennt die Felder von einem Halt zum nächsten, in beliebiger Richtung.',
    '1860-24.9':
      'Benachbarte Glieder treffen sich in genau einem Halt. Bleiben zwei Wege, entscheidet die Liste der Halte.',
    '1860-24.10': 'In älteren Dateien fehlen sie, und wir berechnen sie.',
    '1860-24.11':
      'Gemeint ist die Karte, die als nächste verkauft würde. Eine Dividende folgt darauf in der Datei nicht.',
    '1860-24.12':
      'Einkommen von Privatbahnen, Heimatbahnhöfe, Zahlungsunfähigkeit und ausgelassene Schritte folgen aus dem Rest.',
    '1860-24.13':
      'Passen wird genau da aufgezeichnet, wo die Seite darauf wartet, damit sie die Datei spielen kann.',
  },
};
