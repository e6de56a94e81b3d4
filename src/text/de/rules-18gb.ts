import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_DE_18GB } from './overview-18gb.ts';

/** 18GB for players at the table. */
export const RULES_DE_18GB: RuleTexts = {
  sections: {
    '18GB-0': 'Vereinbarungen',
    '18GB-1': 'Phasen, Loks, Kurse',
    '18GB-2': 'Aufbau',
    '18GB-3': 'Karte',
    '18GB-4': 'Versteigerung der Privatbahnen',
    '18GB-5': 'Privatbahnen',
    '18GB-6': 'Gesellschaften',
    '18GB-7': 'Aktienrunden',
    '18GB-8': 'Kurse',
    '18GB-9': 'Operationsrunden',
    '18GB-10': 'Gleise',
    '18GB-11': 'Bahnhofsmarker',
    '18GB-12': 'Strecken und Einfahrergebnis',
    '18GB-13': 'Dividenden',
    '18GB-14': 'Lokkauf',
    '18GB-15': 'Ohne Lok',
    '18GB-16': 'Ende einer Runde und des Spiels',
    '18GB-17': 'Wertung',
    '18GB-18': 'Wahlregeln',
    '18GB-19': 'Zweifelsfälle',
    '18GB-20': 'Dateien von 18xx.games',
    '18GB-21': 'Was eingelesene Dateien enthalten dürfen',
  },
  overview: OVERVIEW_DE_18GB,
  reference: ['18GB-0', '18GB-18', '18GB-19', '18GB-20', '18GB-21'],
  synonyms: {
    aktienlimit: ['papierlimit'],
    ar: ['aktienrunde'],
    auktion: ['versteigerung'],
    ausschuttung: ['dividende', 'ausgezahlt'],
    bahnhof: ['bahnhofsmarker'],
    bank: ['depot'],
    bankrott: ['zahlungsunf'],
    betriebsrunde: ['operationsrunde'],
    bonus: ['kompass'],
    deal: ['zugreihenfolge'],
    einbehalten: ['einspar'],
    ekr: ['zugreihenfolge'],
    erstkaufrecht: ['zugreihenfolge'],
    float: ['in betrieb'],
    home: ['heimat'],
    insolvent: ['zahlungsunf'],
    insolvenz: ['zahlungsunf'],
    ipo: ['neue aktie', 'neuen aktien'],
    kasse: ['betriebskapital'],
    konkurs: ['zahlungsunf'],
    konversion: ['umwandlung'],
    korporation: ['gesellschaft'],
    lokomotive: ['lok'],
    minor: ['privatbahn', '5 aktien'],
    notkauf: ['notumwandlung'],
    or: ['operationsrunde'],
    par: ['ausgabekurs'],
    pleite: ['zahlungsunf'],
    prasident: ['direktor'],
    prioritat: ['zugreihenfolge'],
    privatpapier: ['privatbahn'],
    receivership: ['zwangsverwaltung'],
    route: ['strecke'],
    schrott: ['verschrott'],
    startkurs: ['ausgabekurs'],
    station: ['bahnhofsmarker'],
    token: ['bahnhofsmarker'],
    treasury: ['betriebskapital'],
    upgrade: ['austausch'],
    zertifikat: ['papier'],
  },
  texts: {
    '18GB-0.4':
      'Was fällig ist, wird gezahlt, und die Bank kann nicht gesprengt werden. Alles Gekaufte wird sofort bezahlt.',
    '18GB-0.5':
      'Welches von zwei gleichen Papieren in einem Tausch geht, ist im Spiel egal. Dateien nennen sie, deshalb bleibt die Reihenfolge erhalten.',
    '18GB-0.6':
      'Die Sitze ändern sich nie, die Zugreihenfolge mit jeder Aktienrunde. Außer der Reihe darfst du nur eine Privatbahn schließen{trade_consent, select, ask { oder ein Angebot für eine Lok deiner Gesellschaft beantworten} other {}}.',

    '18GB-1.1':
      'Phasen heißen nach ihren Loks: 2+1, 3+1, 4+2, 5+2, 4X, 5X, 6X. Grüne Plättchen kommen mit 3+1, blaue mit 4+2, braune mit 5+2, graue mit 6X. Eine Gesellschaft mit 5 Aktien darf 3 Loks besitzen, ab 4+2 noch 2; eine mit 10 darf 4 besitzen, dann 3 und ab 4X noch 2.',
    '18GB-1.2': 'Es sind immer zwei, in jeder Phase. Nur das Spielende kann die zweite abschneiden.',
    '18GB-1.3':
      '2+1 {train_2plus1} £, 3+1 {train_3plus1} £, 4+2 {train_4plus2} £, 5+2 {train_5plus2} £, 4X {train_4X} £, 5X {train_5X} £, 6X {train_6X} £. Die 2+1 werden mit der ersten 4+2 verschrottet, die 3+1 mit der ersten 4X, die 4+2 mit der ersten 6X. Die anderen sind permanent.',
    '18GB-1.4':
      'Die Lok wird bezahlt und übergeben, bevor sich etwas ändert. Nur die erste Lok einer Sorte löst ein Ereignis aus, etwa größere Gesellschaften mit der 5+2.',
    '18GB-1.5':
      'Ist eine 4X weg, kannst du auch eine 5X kaufen, und ist eine 5X weg, auch eine 6X. So können bis zu drei Sorten nebeneinander zu kaufen sein.',
    '18GB-1.6':
      'Von 50 bis 380 £. Bis 65 reicht die grüne Zone, 70 bis 100 sind die Ausgabekurse, und 350 oder 380 beendet das Spiel.',
    '18GB-1.7':
      'Bei gleichem Kurs agiert zuerst, wer länger dort liegt. Eine neue Gesellschaft kommt hinter die anderen.',

    '18GB-2.1':
      'Zu zweit wird auf der Nord–Süd-Karte gespielt, mit [two_player_ew] auf der Ost–West-Karte. Zu viert gibt es mit [four_player_alt] eine andere Mischung von Gesellschaften. Eine Wahlregel, die nicht zur Spielerzahl passt, gilt nicht.',
    '18GB-2.2':
      'Bargeld: {cash_2NS} £ zu zweit, {cash_3} zu dritt oder viert, {cash_5} zu fünft, {cash_6} zu sechst. Papiere: {certificates_2NS} zu zweit, {certificates_3} zu dritt bis fünft, {certificates_6} zu sechst. Graue Plättchen gibt es nur zu fünft oder sechst, und je mehr Spieler, desto mehr Loks.',
    '18GB-2.3':
      'Zu zweit sechs Gesellschaften und sechs Privatbahnen, zu dritt sieben und sechs, zu viert neun und acht, zu fünft oder sechst alle zwölf und neun.',
    '18GB-2.4':
      'Etwa die Hälfte der Gesellschaften darf erst ab der zweiten Aktienrunde gegründet werden. Welche das sind, entscheidet der Zufall; die LNWR gehört immer zu den frühen.',
    '18GB-2.5':
      '{home_at_float, select, true {Bevor sie in Betrieb ist, hat eine Gesellschaft keinen Bahnhofsmarker auf der Karte.} other {Jede Gesellschaft der Partie hat ihren Heimatbahnhof schon auf der Karte, ob in Betrieb oder nicht.}} Dann werden die Privatbahnen versteigert.',

    '18GB-3.1': 'Die Zahlen zählen von Norden. Plättchen lassen sich in sechs Richtungen legen.',
    '18GB-3.2':
      'Birmingham, Glasgow, Manchester und Leeds sind XX und bleiben zwei Städte mit je einem Platz. Cardiff, Bristol, Preston, Sheffield, Leicester, Edinburgh und Newcastle sind OO: in Braun eine Stadt mit zwei Plätzen, in Grau mit drei.{tiles_no_sharp_curves, select, true { Die grünen Plättchen mit enger Kurve sind nicht dabei.} other {}}',
    '18GB-3.3':
      'Swansea, Salisbury, Ayr, Stoke, Carlisle, Derby, Perth, York, Dundee, Middlesbrough und Ipswich. Solange sie gelb oder grün sind, füllt sie ein einziger Bahnhofsmarker.',
    '18GB-3.4':
      'Das Severn-Plättchen verbindet Cardiff und Bristol durch einen Tunnel, das von Forth und Tay verbindet Dundee mit dem Süden. Eine Fahrt durch den Tunnel bringt am Severn 30 £, im Norden 40 £.',
    '18GB-3.5':
      'London wächst von 30 auf 70. Aberdeen, Liverpool, Plymouth und Hull enden bei 50, Inverness und Southampton auch; Grimsby ist immer 20, die kleinen gehen von 10 bis 30.',
    '18GB-3.6':
      'Eine Fahrt, die Norden und Süden oder Osten und Westen berührt, bringt 20 £, ab der blauen Phase 30 £, in Grau 40 £. Die Punkte sind die Fernverbindungen am Rand; zu zweit sind es weniger.',
    '18GB-3.7':
      'Nord–Süd endet in Bristol und Salisbury, Ost–West in Carlisle und Newcastle; das sind dort Fernverbindungen.',
    '18GB-3.8':
      'Jedes der beiden Felder an einer Hügelkante zahlt für seine eigene Hälfte, wenn es dort Gleise bekommt. Die grauen Orte mit aufgedruckten Gleisen sind gewöhnliche Kleinstädte zu 10 £.',

    '18GB-4.1':
      'Du darfst auf jedes Los bieten, und Gebote auf mehrere Lose stehen nebeneinander, bis alle vergeben sind.',
    '18GB-4.2':
      '{auction_multi_bid, select, true {Bevor du deinen Zug beendest, darfst du auf mehrere Lose bieten, auf jedes einmal.} other {Nach einem Gebot ist der Nächste am Zug.}}',
    '18GB-4.3':
      'Ein Los ohne Gebot beginnt bei seinem Preis minus das, was schon nachgelassen wurde. Dein eigenes Gebot darfst du erhöhen.',
    '18GB-4.4':
      'Nur Höchstgebote binden Geld. Was von deinem Bargeld übrig ist, muss für das neue Gebot reichen.',
    '18GB-4.5':
      'Passen darfst du, wenn du bei einem Los{auction_one_bid_frees, select, true {} other { (zu zweit bei zweien)}} das Höchstgebot hast{auction_discount_frees_nobody, select, true { oder wenn auf jedem Los ein Gebot liegt} other {, wenn auf jedem Los ein Gebot liegt oder wenn ein Los billiger geworden ist}}; sonst bietest du. Reicht dein Geld für gar kein Gebot, darfst du ebenfalls passen.',
    '18GB-4.6':
      'Bietest du nach einem Passen, wirst du wieder gefragt. Das Passen der anderen gilt, bis sie selbst etwas tun.',
    '18GB-4.7':
      'Jedes Los mit einem Gebot geht an den Höchstbietenden. Der Rest wird 10 £ billiger, und es wird weiter geboten. Ein Los, dessen Preis auf 0 £ gefallen ist, geht für 0 £ an den nächsten Spieler, außer ein anderer bietet mehr.',
    '18GB-4.8':
      'Zuerst ist der Spieler mit dem wenigsten Bargeld am Zug, und so weiter aufwärts. Bei Gleichstand kommt zuerst, wer mehr Privatbahnen hat, dann entscheidet der Sitz.',

    '18GB-5.1':
      'Preis und Einkommen: LB {price_LB}/{income_LB}, AF {price_AF}/{income_AF}, GN {price_GN}/{income_GN}, SD {price_SD}/{income_SD}, LM {price_LM}/{income_LM}, LS {price_LS}/{income_LS}, TV {price_TV}/{income_TV}, MC {price_MC}/{income_MC}, CH {price_CH}/{income_CH}. AF und LS legen ein Plättchen, TV den Tunnel, GN und MC einen Bahnhofsmarker; SD, LM und CH erhöhen einen Ort; LB ist an die LNWR gebunden.',
    '18GB-5.2':
      'Einmal ersteigert, bleibt eine Privatbahn bei ihrem Spieler. Zum Papierlimit zählen Privatbahnen nicht.',
    '18GB-5.3':
      'Bevor eine Gesellschaft agiert, bekommen die Besitzer das Einkommen ihrer offenen Privatbahnen.',
    '18GB-5.4':
      'In jeder Operationsrunde, und in Aktienrunden ab der zweiten, darfst du eine Privatbahn schließen, auch wenn du nicht am Zug bist. Dann zahlt sie noch einmal, gibt ihr Feld frei, ist am Ende nichts wert, und ihre Sondereigenschaft lässt sich nutzen.',
    '18GB-5.5':
      'Nicht einmal die Gesellschaften ihres Besitzers dürfen dort bauen. Die LNWR zum Beispiel kann in Birmingham, ihrer Heimat, nicht bauen, bevor LB schließt.',
    '18GB-5.6':
      'Ab der ersten 4+2 ist niemand mehr blockiert. Ein dort gelegtes Plättchen schließt die Privatbahn, und der Besitzer bekommt noch das letzte Einkommen.',
    '18GB-5.7':
      'Jede Gesellschaft, deren Direktor der Besitzer ist, darf sie nutzen, während sie agiert{insolvency_strict_powers, select, true {, aber keine darf für eine zahlungsunfähige bauen} other {}}.',
    '18GB-5.8':
      'AF in Perth, LS in Leicester: ein neues Plättchen oder ein Austausch, zusätzlich zu den beiden des Zugs und zu der einen Stadt, in einer Farbe der Phase. Das Feld muss dann mit dir verbunden sein{powers_restrictive, select, true {, und ein Austausch muss dir neue Gleise bringen} other {; neue Gleise muss dir ein Austausch nicht bringen}}.',
    '18GB-5.9':
      'Du sparst die 50 £, die das Plättchen sonst kostet. Andere Gesellschaften dürfen es vor dir legen und zahlen.',
    '18GB-5.10':
      'GN in York, MC in Carlisle: kostenlos, wenn du die Stadt erreichst, sonst 50 £. Es ist der eine Bahnhofsmarker deines Zugs, kommt aber zu deinen eigenen hinzu. Bis zur ersten 4+2 ist dafür ein Platz reserviert.',
    '18GB-5.11':
      'SD bringt {bonus_SD} in Middlesbrough, LM {bonus_LM} in Liverpool, CH {bonus_CH} in Holyhead: für alle Gesellschaften, deren Direktor der Besitzer ist, vom Schließen bis zum Spielende.',

    '18GB-6.1':
      'Bahnhofsmarker nach dem Heimatbahnhof kosten 50 £; der zweite der CR ist kostenlos, LYR und MSLR beginnen mit nur einem. Eine Umwandlung bringt zwei weitere (NBR: einen). GER, GSWR, MR, NER und SWR dürfen in ihrer Heimat früh ein grünes Plättchen legen.',
    '18GB-6.2':
      'Mit fünf Aktien: eine Direktoraktie zu 40 % und drei zu 20 %. Mit zehn: eine zu 20 % und acht zu 10 %.',
    '18GB-6.3':
      'Du zahlst zweimal 70, 75, 80, 90 oder 100 und wirst Direktor. Gesellschaften der zweiten Tranche können ab der zweiten Aktienrunde gegründet werden.',
    '18GB-6.4':
      'Bis die LNWR gegründet ist, darf der Besitzer von LB keine anderen Aktien kaufen. LB zu schließen hilft nicht. Geht die LNWR ungegründet aus dem Spiel, {lb_release, select, true {ist der Besitzer von LB wieder frei} other {bleibt der Besitzer von LB bis zum Ende gebunden}}.',
    '18GB-6.5':
      'Neue Aktien bleiben nicht beim Ausgabekurs: Für sie gilt der Kurs wie für die im Pool. Das Geld bekommt die Bank.',
    '18GB-6.6': 'In Gelb genügt schon die Direktoraktie allein. Aktien im Pool zählen als verkauft.',
    '18GB-6.7':
      '{float_capital_par, select, true {Das Fünf- oder Zehnfache des Ausgabekurses.} other {Das Fünf- oder Zehnfache des Kurses, den sie hat, wenn sie in Betrieb geht.}} Eine Gesellschaft mit zehn Aktien legt außerdem alle neuen Aktien in den Pool.',
    '18GB-6.8':
      'Aus fünf Aktien werden zehn: Jedes Papier ist halb so viel Prozent wert, fünf neue kommen in den Pool. Der Kurs fällt um zwei Schritte, bei einer Notumwandlung um drei, dann zahlt die Bank das Fünffache des neuen Kurses. Bahnhofsmarker und Loklimit wachsen sofort.',
    '18GB-6.9':
      'Auch gegründete Gesellschaften, die noch nicht in Betrieb sind, werden größer: Fünf weitere Aktien liegen als neue Aktien bereit, gezahlt wird nichts. In Betrieb gehen sie bei 60 %.',
    '18GB-6.10':
      'Eine Gesellschaft, die dann noch nicht in Betrieb ist, scheidet aus; ihre Aktien {grey_refund_parred, select, true {werden zum Ausgabekurs zurückgezahlt} other {sind wertlos}}. Der Bahnhofsmarker blockiert weiter. Für jede solche Gesellschaft verlässt eine 6X das Depot.',
    '18GB-6.11':
      'Es gibt keine Fusionen und keine Anleihen, und eine Gesellschaft gibt keine Aktien aus und kauft keine zurück.',

    '18GB-7.1':
      'Früh passen heißt nächstes Mal früh am Zug sein. Tust du nach einem Passen doch etwas, verlierst du diesen Platz. Die Runde endet, wenn alle nacheinander gepasst haben.',
    '18GB-7.2':
      'Entweder verkaufst du, so viel du willst, und kaufst dann eine Aktie oder gründest eine Gesellschaft; oder du wandelst eine um und kaufst dann, wenn du willst, deren Aktien. Oder du passt. Nach einem Kauf wird nicht mehr verkauft.',
    '18GB-7.3':
      'Verkaufen darfst du ab der ersten Runde, auch Gesellschaften, die nicht in Betrieb sind. Alle Aktien einer Gesellschaft gehen zusammen, und für den Rest der Runde darfst du keine davon kaufen.',
    '18GB-7.4':
      'Es zählt, ob sie im Augenblick des Verkaufs eine Lok hat; auch eine neue hat keine. Es gilt der Kurs, bevor er fällt.{sale_round_by_sale, select, true { Die Hälften eines Verkaufs werden vor dem Abrunden zusammengezählt.} other {}}',
    '18GB-7.5':
      'Kann niemand als Direktor nachfolgen, bleibt die Direktoraktie im Pool, und die Gesellschaft ist in Zwangsverwaltung (Receivership).',
    '18GB-7.6':
      'Mit neuen Aktien darfst du nicht über 60 % kommen; aus dem Pool darfst du alles kaufen. Jedes Papier zählt eins, Privatbahnen nicht. Über dem Limit verkaufst du nur.',
    '18GB-7.7':
      'Bei einem Kurs von höchstens 65 £ darfst du zwei Aktien einer Gesellschaft kaufen, deren Direktor du {green_new_director_ok, select, true {beim Kauf der zweiten bist} other {seit dem Beginn des Zugs bist}}. Nicht in einem Zug, in dem du eine gründest.',
    '18GB-7.8':
      'Du musst ihr Direktor sein. Danach darfst du eine Aktie von ihr kaufen und sonst nichts{convert_single_buy, select, true {} other {; zwei, wenn sie inzwischen in der grünen Zone ist}}.',
    '18GB-7.9':
      'Genug heißt so viel wie die Direktoraktie: 40 % bei fünf Aktien, 20 % bei zehn. Bei Gleichstand bleibt der Direktor; liegen mehrere gleichauf über ihm, folgt der Nächste in der Zugreihenfolge.',
    '18GB-7.10':
      'Die zwei Aktien bekommt der alte Direktor, oder der Pool, wenn die Direktoraktie gerade verkauft wurde.',
    '18GB-7.11':
      'Ohne Nachfolger ist die Gesellschaft in Zwangsverwaltung. Die Hälfte der Direktoraktie lässt sich verkaufen, wenn eine Aktie zum Zurückgeben da ist: eine, die du mitverkaufst, eine aus dem Pool oder eine des Nachfolgers. Mit einer eigenen Aktie darfst du die Direktoraktie für den Kurs einer einzigen kaufen{pool_director_one_cash, select, true {} other {, wenn dein Bargeld für zwei reicht}}.',
    '18GB-7.12':
      'Solange noch etwas möglich sein könnte, fragt das Spiel wieder, sonst beendet es deinen Zug von selbst. Kannst du dann doch nichts tun, passe.',
    '18GB-7.13': 'Ausverkaufte Gesellschaften steigen nicht, und solche mit Aktien im Pool fallen nicht.',

    '18GB-8.1':
      'Der Verkauf der Direktoraktie zählt wie zwei Aktien. Ab der ersten 6X bewegt nur der Direktor der Gesellschaft ihren Kurs durch Verkäufe.',
    '18GB-8.2':
      'Jede Dividende bewegt ihn einen Schritt, mindestens das Doppelte des Kurses zwei, das Dreifache drei, das Vierfache vier.',
    '18GB-8.3': 'Einsparen, keine Lok haben und nichts verdienen läuft auf dasselbe hinaus.',
    '18GB-8.4': 'Die fünf Aktien bezahlt die Bank zum Kurs nach dem Fall. Unter 50 £ fällt er nie.',

    '18GB-9.1':
      'Die Reihenfolge steht am Anfang der Runde fest; bei gleichem Kurs zuerst, wer zuerst dort war. Ist keine Gesellschaft in Betrieb, agiert niemand, aber eine Lok wird trotzdem exportiert.',
    '18GB-9.2':
      'Plättchen und Bahnhofsmarker dürfen in beliebiger Reihenfolge kommen. Die Aktie gibt es nur nach einer Notumwandlung.',
    '18GB-9.3':
      'Eine Gesellschaft mit Direktor, deren Loks gerade verschrottet wurden, hat also noch einen Zug, um eine neue zu finden. {insolvency_ends_with_train, select, true {Mit der ersten Lok, die sie bekommt, ist sie wieder zahlungsfähig.} other {Auch nach dem Kauf einer Lok gilt sie bis zum Ende dieses Zugs als zahlungsunfähig.}}',
    '18GB-9.4':
      'In Zwangsverwaltung entscheidet kein Spieler; der Erste in der Zugreihenfolge gibt die Entscheidung nur ein.',
    '18GB-9.5':
      'Nach dem Bauen wird fast immer gefragt, weil das Spiel nicht nachsieht, ob ein Plättchen passen würde. Ist der Bahnhofsmarker des Zugs gesetzt, beendet das zweite Plättchen das Bauen, auch wenn eine Privatbahn noch ein Plättchen hätte; nur das von AF hält es offen. Nutze ein solches Plättchen vorher.',

    '18GB-10.0':
      'Eine Stadt voller fremder Marker und die Fernverbindungen beenden den Weg. Ein Bahnhofsmarker auf einem Feld ohne Gleise reicht an alle Kanten.',
    '18GB-10.1':
      'Ein neues Plättchen oder ein Austausch ist eine Aktion. Beide dürfen auf demselben Feld sein, wenn es keine Stadt hat.',
    '18GB-10.2':
      'Gelb, Grün, Braun, Grau, Schritt für Schritt. Das blaue Plättchen einer Mündung kostet 50 £.',
    '18GB-10.3':
      'Kennzeichnung und Zahl der Kleinstädte und gewöhnlichen Städte müssen gleich bleiben, und jedes alte Gleisstück muss noch da sein. Unbegrenzt sind nur die gelben Plättchen mit bloßen Gleisen.',
    '18GB-10.4':
      'Die Gleise eines Plättchens dürfen zu den Wasserfeldern der Mündungen zeigen, aber nicht aus der Karte und nicht zu einem bedruckten Feld, das dort nichts hat.',
    '18GB-10.5': 'Liegt dein Bahnhofsmarker auf dem Feld, genügt jede Kante.',
    '18GB-10.6':
      'Mindestens ein Gleisstück, das das alte Plättchen nicht hatte, musst du benutzen können. Was hinter einer Stadt voller fremder Marker liegt, zählt nicht, auch kein Gleisstück, zu dem du nur über dieselbe Feldkante zweimal kommst.',
    '18GB-10.7':
      'Zwei Hügelkanten auf einmal sind 100 £. Der Nachbar zahlt für seine Seite desselben Hügels noch einmal.',
    '18GB-10.8':
      'Geld kosten nur Hügel und die Plättchen der Mündungen. Reicht das Betriebskapital nicht, kann das Plättchen nicht gelegt werden.',
    '18GB-10.9':
      'GER, GSWR, MR, NER und SWR haben es in ihrer Heimat, die Nutzer von GN und MC in York oder Carlisle. Plättchen G36 bis G38, auf ein leeres oder gelbes Feld, als gewöhnliche Aktion mit Stadt.',
    '18GB-10.10':
      'Legt die eigene Gesellschaft das erste Plättchen, liegt ihr Bahnhofsmarker in der Stadt mit Gleisen. Legt es eine andere, liegt er in der zweiten Stadt.',
    '18GB-10.11':
      '{home_hex_closed, select, true {Sobald sie in Betrieb geht, steht das Feld allen offen.} other {Reserviert ist dort nur der Platz des Bahnhofsmarkers.}}',
    '18GB-10.12':
      'Solche Gesellschaften fahren nur und kaufen Loks. {insolvency_strict_powers, select, true {Auch keine Privatbahn baut für sie.} other {Für eine zahlungsunfähige darf LS aber noch ihr Plättchen legen und GN oder MC einen Bahnhofsmarker setzen.}}',
    '18GB-11.1':
      'Liegen bleiben sie auch, wenn die Gesellschaft {home_at_float, select, true {später aus dem Spiel geht} other {nie in Betrieb geht}}.{home_at_float, select, true { Auf einem Feld mit zwei Städten kommt der Marker in die ohne Gleise, wenn es eine gibt.} other {}}',
    '18GB-11.2':
      'Vor, zwischen oder nach den Plättchen, in der Reihenfolge des Besitzbogens. Je 50 £, der zweite der CR kostenlos.',
    '18GB-11.3': 'Das gilt auch für XX- und OO-Felder mit ihren zwei Städten.',
    '18GB-11.4': 'Enden darf eine Lok in beiden. Kleinstädte blockieren nie.',
    '18GB-11.5':
      'Sobald eine Operationsrunde mit einer oder zwei Loks im Depot endet, werden keine Bahnhofsmarker mehr gesetzt, auch nicht die von GN und MC.',

    '18GB-12.1':
      'Kein Halt und kein Gleis zweimal, und nichts durch eine volle Stadt oder eine Fernverbindung. Deine Loks dürfen sich an Halten treffen, aber keine Gleise teilen.',
    '18GB-12.2':
      'Eine 3+1 macht vier Halte, davon höchstens drei Städte oder Fernverbindungen. Alles auf dem Weg zählt.',
    '18GB-12.3':
      'Kleinstädte bringen ihr nichts. Eine Stadt darf sie nicht auslassen, und sie braucht mindestens zwei Halte.',
    '18GB-12.4':
      'Städte und Kleinstädte zahlen, was auf ihrem Plättchen steht, Fernverbindungen in späteren Phasen mehr.',
    '18GB-12.5':
      'Beide Städte von Glasgow, oder Hull und Grimsby: Beide verbrauchen Reichweite der Lok, eine davon zahlt.',
    '18GB-12.6':
      'Gezählt wird geradeaus von der ersten zur letzten Stadt oder Fernverbindung, nicht entlang der Gleise.',
    '18GB-12.7':
      '30 £ für den Severn, 40 £ für Forth und Tay, für jede Lok, die hindurchfährt. Der Tunnel selbst ist kein Halt.',
    '18GB-12.8':
      'Nur für Gesellschaften, deren Direktor die geschlossene Privatbahn besitzt, also nicht in Zwangsverwaltung.',
    '18GB-12.9':
      'Den Bonus bringt eine Lok, die Norden und Süden berührt, oder mehrere zusammen, die sich in einer Stadt oder Kleinstadt treffen. {compass_network_once, select, true {Alle verbundenen Loks bringen ihn einmal, wie viele auch das Land durchqueren.} other {Es zählt die beste Zusammenstellung; zwei Loks, die beide das Land durchqueren, bringen ihn also zweimal.}}',
    '18GB-12.10': 'Das betrifft nur die Anzeige; die Summe ändert sich nicht.',
    '18GB-12.11': 'Eine Gesellschaft muss nicht fahren, und wenn sie fährt, nicht für das Höchste.',
    '18GB-12.12': 'Halte, Tunnel, Privatbahnen, Kompass und Entfernung aller Loks zusammengezählt.',
    '18GB-12.13':
      'Ältere Partien haben den Kompass anders gezählt. Der gespielte Betrag bleibt, und der Unterschied wird gemeldet.',

    '18GB-13.1': 'Eine halbe Dividende gibt es nicht.',
    '18GB-13.2':
      'Jede Aktie bekommt ein Fünftel oder ein Zehntel des Einfahrergebnisses. Neue Aktien zahlen ins Betriebskapital, Aktien im Pool niemandem.',
    '18GB-13.3': 'Was das Betriebskapital für neue Aktien bekommt, zählt dabei mit.',

    '18GB-14.1': 'Vor jedem einzelnen Kauf muss unter dem Limit dieses Augenblicks Platz sein.',
    '18GB-14.2': 'Nur das Betriebskapital zahlt. Der Direktor darf und muss nichts dazulegen.',
    '18GB-14.3':
      '{trade_consent, select, ask {Der Direktor der verkaufenden Gesellschaft wird gefragt und darf ablehnen; dann kann in diesem Zug nicht noch einmal nach dieser Lok gefragt werden. Bist du Direktor beider Gesellschaften, wird niemand gefragt.} other {Der Direktor der anderen Gesellschaft muss zustimmen; einigt euch untereinander, das Spiel fragt nicht.}}',
    '18GB-14.4': 'Hast du selbst eine Lok, muss die andere mindestens eine behalten.',
    '18GB-14.5':
      'Verkauft wird von ihnen keine Lok, weil kein Direktor zustimmen könnte, und gekauft wird nur aus dem Depot.',
    '18GB-14.6':
      '{train_must_buy_summary, select, true {Reicht das Geld für die teuerste Lok oder für keine, darf sie ohne weitermachen.} other {Mit weniger Geld darf sie ohne Lok weitermachen.}} Muss sie nach einer Notumwandlung kaufen, dann aus dem Depot.',
    '18GB-14.7': 'Eine Entschädigung gibt es nicht.',
    '18GB-14.8': 'Diese Loks sind aus dem Spiel, niemand kann sie kaufen.',
    '18GB-14.9':
      '{limit_immediate, select, true {Keine überzählige Lok fährt also noch einmal.} other {Eine durch Export überzählige Lok kann also noch einmal fahren, wenn ihre Gesellschaft die erste der Reihenfolge ist.}}',
    '18GB-15.1':
      'Das kostet drei Schritte, zusätzlich zu dem einen ohne Dividende. Es ist immer freiwillig. {emr_trainless_suffices, select, true {Keine Lok zu haben genügt, wie viel Geld auch da ist.} other {Reicht das Geld für die billigste Lok, darf sie nicht umwandeln.}}',
    '18GB-15.2':
      'Eine Aktie zum neuen Kurs{convert_single_buy, select, true {, auch in der grünen Zone} other { (in der grünen Zone zwei)}}, nachdem die Loks gekauft sind.',
    '18GB-15.3':
      'Einen Bankrott gibt es in diesem Spiel nicht, und der Direktor verliert nichts als den Wert seiner Aktien.',
    '18GB-15.4':
      'Das Depot ändert sich nicht. Die Gesellschaft baut selbst nichts, und ihr Kurs fällt um einen Schritt. Ist das Depot leer, gibt es nichts zu leihen.',
    '18GB-15.5':
      '{insolvency_ends_with_train, select, true {Sobald sie eine Lok hat, ist sie nicht mehr zahlungsunfähig, und Privatbahnen dürfen im selben Zug wieder für sie wirken.} other {Hat sie am Ende ihres Zugs eine Lok, ist sie wieder zahlungsfähig.}}',
    '18GB-15.6':
      '{recv_always_insolvent, select, true {Hat sie eine Strecke, fährt sie noch im selben Zug mit einer Leihlok, auch wenn sie eine bezahlen könnte.} other {Deshalb leiht sie im selben Zug. Könnte sie zahlen oder hat sie keine Strecke, fährt sie nicht. Ist das Depot leer, kann niemand zahlen und nichts geliehen werden: Die Fahrt ist leer.}}',
    '18GB-15.7':
      'Mehr als eine kauft sie nie{recv_buy_inclusive, select, true {, und ihr letztes Pfund darf dafür draufgehen} other {, und eine Lok, die genau ihr ganzes Geld kostet, ist zu teuer}}. {recv_always_convert, select, true {Umgewandelt wird, auch wenn das Geld für eine Lok schon da ist.} after_run {Umgewandelt wird nur, wenn nach der Fahrt mit der Leihlok das Geld für die billigste fehlt; dann kauft sie, was sie kann.} other {Reicht das Geld für keine Lok, wandelt sie um und kauft dann, was sie bezahlen kann.}}',
    '18GB-15.8':
      '{recv_buy_inclusive, select, true {Alles, was in ihrem Kaufschritt geschieht, folgt aus [18GB-15.7].} other {Der Erste in der Zugreihenfolge darf auch passen, außer die Gesellschaft muss kaufen. Nach einer leeren Fahrt bei leerem Depot gibt es nichts einzugeben.}}',

    '18GB-16.1':
      'Es ist die nächste des Stapels, und sie bringt Phase und Verschrottung, als wäre sie verkauft. Handel zwischen Gesellschaften und Leihloks verhindern das nicht.',
    '18GB-16.2': 'Die letzte Lok ist exportiert, und es wird gewertet.',
    '18GB-16.3':
      '350 genügt, auch wenn der Kursmarker wieder herunterkommt. Exportiert wird dann keine Lok. Es kann die erste oder die zweite der beiden Runden sein.',
    '18GB-16.4': 'Geprüft wird am Ende einer Operationsrunde, und es gilt bis zum Spielende.',

    '18GB-17.1':
      'Aktien zählen zu ihrem Kurs, offene Privatbahnen zu ihrem Preis. Halbe Werte werden für jedes Papier abgerundet. Betriebskapital ist nichts wert, und gleiche Summen teilen sich einen Rang.',

    '18GB-18.1':
      'Mit [two_player_ew] spielen zwei auf der Ost–West-Karte; mit [four_player_alt] haben vier eine andere Auswahl an Gesellschaften und Privatbahnen.',
    '18GB-18.2':
      'Der Regelsatz „18xx.games“ spielt wie diese Seite. Der des Regelhefts weicht davon ab, wo die Regeln klar etwas anderes sagen.',

    '18GB-19/D-1':
      'Auf 18xx.games ein Gebot, dann der nächste Spieler. Mit [auction.multi_bid], wie im Regelheft, beliebig viele auf verschiedene Lose.',
    '18GB-19/D-2':
      'Auf 18xx.games brauchen zwei Spieler je zwei Höchstgebote, bevor sie passen dürfen, wenn nicht auf jedem Los ein Gebot liegt. Mit [auction.one_bid_frees], wie im Regelheft, genügt auch ihnen eines.',
    '18GB-19/D-3':
      'Das Regelheft sagt beides. Wir folgen dem längeren Abschnitt und 18xx.games: von Anfang an. [home.at_float] ist die andere Lesart, mit dem Bahnhofsmarker in der Stadt ohne Gleise, wenn es eine gibt.',
    '18GB-19/D-4':
      'Nach dem Regelheft blockieren Heimatbahnhöfe auch das Legen von Plättchen, an anderer Stelle setzt es aber voraus, dass andere dort zuerst gebaut haben. Deshalb blockieren sie den Weg und nicht das Feld, wie auf 18xx.games. Mit [home.hex_closed] gilt es wörtlich: Kein anderer baut dort, bevor die Gesellschaft in Betrieb ist.',
    '18GB-19/D-5':
      'Auf 18xx.games zwei, wenn der neue Kurs höchstens 65 £ ist. Mit [convert.single_buy], wie im Regelheft, eine.',
    '18GB-19/D-6':
      'Auf 18xx.games musst du seit Beginn deines Zugs Direktor sein. Mit [green.new_director_ok] genügt es, wenn dich die erste Aktie zum Direktor gemacht hat.',
    '18GB-19/D-7':
      'Auf 18xx.games nur mit weniger Geld, als die billigste Lok kostet. Mit [emr.trainless_suffices], wie im Regelheft, ist eine fehlende Lok Grund genug.',
    '18GB-19/D-8':
      'Auf 18xx.games müssen Gesellschaften kaufen, die die teuerste Lok bezahlen können. Das Regelheft sagt: die es nicht können, was wir für einen Fehler halten, denn es befreit die Reichen und zwingt die Armen. [train.must_buy_summary] nimmt es wörtlich, für alle, deren Geld mindestens für die billigste reicht.',
    '18GB-19/D-9':
      'Auf 18xx.games leiht sie nur, wenn sie eine Strecke hat und nicht zahlen kann. Mit [recv.always_insolvent], wie im Regelheft, ist sie zahlungsunfähig, sobald ihr Zug ohne Lok beginnt.',
    '18GB-19/D-10':
      'Nach dem Regelheft kauft sie die teuerste, die sie bezahlen kann, und wandelt um, wenn sie dann keine hat. Auf 18xx.games wandelt sie nur um, wenn nach einer Fahrt mit Leihlok das Geld nicht reicht. Mit dem dritten Wert von [recv.always_convert] wandelt sie immer um, bevor sie kauft, wie in Partien, die nach den ersten Regeln begonnen wurden.',
    '18GB-19/D-11':
      'Auf 18xx.games kauft sie nur nach einer Fahrt mit Leihlok ohne die Spieler, und nur eine Lok, die weniger kostet, als sie hat; sonst entscheiden die Spieler. Mit [recv.buy_inclusive], wie im Regelheft, kauft sie immer die teuerste, die sie bezahlen kann.',
    '18GB-19/D-13':
      'Auf 18xx.games der Kurs, wenn sie in Betrieb geht. Mit [float.capital_par], wie im Regelheft, der Ausgabekurs.',
    '18GB-19/D-14':
      'Auf 18xx.games darf LS noch ihr Plättchen legen und GN oder MC einen Bahnhofsmarker setzen. Mit [insolvency.strict_powers], wie im Regelheft, nichts davon.',
    '18GB-19/D-15':
      'Jede Gruppe von Strecken kann ihn bringen, so gut wie möglich zusammengestellt. [compass.network_once] ist das, was 18xx.games vor 2024 tat: einmal für alle verbundenen Strecken.',
    '18GB-19/D-18':
      'Das Regelheft nennt den halben Kurs, abgerundet, und das ist der Preis einer Aktie; 18xx.games hält es ebenso. Mit [sale.round_by_sale] werden zuerst die Hälften eines Verkaufs zusammengezählt: Zwei Aktien zu 115 bringen 115 statt 114.',
    '18GB-19/D-20':
      'Auf 18xx.games sind sie verloren. Mit [grey.refund_parred] zahlt die Bank den Ausgabekurs dafür. Das Regelheft schweigt.',
    '18GB-19/D-21':
      'Auf 18xx.games gilt eine Gesellschaft bis zum Ende ihres Zugs als zahlungsunfähig. Mit [insolvency.ends_with_train], wie im Regelheft, endet das mit der Lok, und LS, GN und MC dürfen von da an für sie wirken.',
    '18GB-19/D-22':
      'Auf 18xx.games muss ein Plättchen von AF, LS oder TV nur mit dir verbunden sein. Mit [powers.restrictive], wie im Regelheft, muss es dir wie jeder Austausch neue Gleise bringen.',
    '18GB-19/D-24':
      'Auf 18xx.games bleiben sie, bis die erste Gesellschaft der nächsten Runde gefahren ist. Mit [limit.immediate] gehen sie sofort. Wann, sagt das Regelheft nicht.',
    '18GB-19/D-25':
      'Auf 18xx.games musst du das Geld für zwei haben, obwohl du eine bezahlst. Mit [pool.director_one_cash] genügt der Kurs einer einzigen. Das Regelheft schweigt.',
    '18GB-19/D-27':
      'Auf 18xx.games darf dieser Spieler für den Rest der Partie nichts kaufen. Mit [lb.release] ist er wieder frei. Das Regelheft schweigt.',
    '18GB-19/D-30':
      'Nach dem Regelheft hat kein OO- oder XX-Plättchen eine enge Kurve. Für die gelben stimmt das, aber sechs grüne haben eine, und sie werden benutzt, wie auf 18xx.games; [tiles.no_sharp_curves] lässt sie weg.',
    '18GB-19/D-32':
      'Auf 18xx.games muss niemand mehr bieten, sobald eine Privatbahn billiger geworden ist. Mit [auction.discount_frees_nobody], wie im Regelheft, ist zum Passen immer dasselbe nötig.',
    '18GB-19/D-33':
      'Steht [trade_consent] auf „das Spiel fragt den anderen Direktor“, wie im Regelheft, bekommt der Direktor der verkaufenden Gesellschaft eine Frage und darf ablehnen; dann wird in diesem Zug nicht noch einmal nach dieser Lok gefragt. Sonst einigen sich die Spieler untereinander, wie auf 18xx.games.',

    '18GB-20.1':
      'Der Startwert des Zufalls entscheidet, welche Gesellschaften dabei sind und welche später kommen; deshalb wird er mit der Datei gelesen.',
    '18GB-20.2': 'Was rückgängig gemacht wurde, bleibt weg, was wiederholt wurde, kommt zurück.',
    '18GB-20.3':
      'Ausgelassene Schritte, Exporte, Zahlungen und alles, was eine Gesellschaft in Zwangsverwaltung von selbst tut.',
    '18GB-20.4':
      'Eine Lok heißt nach Sorte und Nummer, eine Aktie nach Gesellschaft und Nummer, ein Plättchen nach Name und Exemplar, ein Halt nach seinem Feld.',
    '18GB-20.5':
      'Gebote, Aktien, Plättchen, Bahnhofsmarker, Fahrten, Loks und das Schließen von Privatbahnen werden in der Form der Seite gelesen und geschrieben.',
    '18GB-20.6':
      'Jedes Teilstück kann in beiden Richtungen aufgezählt sein. Welcher von zwei Wegen gemeint ist, entscheidet die Liste der Halte.',

    '18GB-21.1':
      'Blockierte Felder, gedrehte Plättchen, unerreichbare Bahnhofsmarker, Strecken. Das Einlesen setzt [import_lenient], damit eine solche Datei mit einem Hinweis weiterläuft.',
    '18GB-21.2':
      'Die Tranche einer gegründeten Gesellschaft, die Farbe eines Plättchens in seiner Phase, der Preis einer Lok aus dem Depot, in wessen Zug eine Privatbahn genutzt wurde.',
    '18GB-21.3':
      'Gebote, die nicht bezahlt werden konnten; ein halber Verkauf ohne Aktie zum Zurückgeben, nach dem der Verkäufer Geld und Direktoraktie hat und die Gesellschaft keinen Direktor; ein Kauf, bei dem ein Pfund fehlt.',
  },
};
