import type { Messages } from '../messages.ts';

/** 18GB: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_DE_18GB: Messages = {
  'ruleSet.book.about': 'Die Zusammenfassung des Regelhefts, wo immer sie eindeutig ist.',

  'page.new.scenario.usual':
    '{number, plural, =2 {Nord–Süd-Karte} one {Übliche Gesellschaften} other {Übliche Gesellschaften}}',
  'scenario.two_player_ew': 'Ost–West-Karte',
  'scenario.four_player_alt': 'Andere Gesellschaften',

  'option.two_player_ew': 'Zu zweit: auf der Ost–West-Karte spielen statt auf der Nord–Süd-Karte.',
  'option.four_player_alt': 'Zu viert: GSWR, MSLR und die Privatbahn MC sind dabei statt LSWR, SWR und TV.',
  'option.trade_consent':
    'Eine Lok von der Gesellschaft eines anderen Spielers kaufen: Die Spieler einigen sich untereinander, und es geschieht sofort, oder das Spiel fragt den anderen Direktor, der ablehnen darf.',
  'option.trade_consent.short': 'Eine Lok von der Gesellschaft eines anderen Spielers kaufen.',
  'option.auction.multi_bid':
    'In der Versteigerung darf ein Spieler in einem Zug auf mehrere Privatbahnen bieten, nicht nur auf eine.',
  'option.auction.one_bid_frees':
    'Zu zweit: Ein Höchstgebot genügt, um in der Versteigerung passen zu dürfen, nicht erst zwei.',
  'option.auction.discount_frees_nobody':
    'Auch wenn unverkaufte Privatbahnen billiger geworden sind, erlaubt in der Versteigerung nur ein Höchstgebot oder ein Gebot auf jede Privatbahn das Passen.',
  'option.home.at_float':
    'Ein Heimatbahnhof wird gesetzt, wenn seine Gesellschaft in Betrieb geht (in der Stadt ohne Gleise, wenn es eine gibt), nicht am Anfang der Partie.',
  'option.home.hex_closed':
    'Niemand anderes darf ein Plättchen auf das Heimatfeld einer Gesellschaft legen, die noch nicht in Betrieb ist.',
  'option.convert.single_buy':
    'Nach der Umwandlung einer Gesellschaft darf ihr Direktor eine Aktie von ihr kaufen, auch bei einem Kurs bis 65 £ (grüne Zone), wo es sonst zwei wären.',
  'option.green.new_director_ok':
    'Bei einem Kurs bis 65 £ (grüne Zone) darf ein Spieler, den die erste Aktie des Zugs zum Direktor macht, gleich eine zweite kaufen.',
  'option.emr.trainless_suffices':
    'Eine Gesellschaft mit 5 Aktien und ohne Lok darf sich in ihrem eigenen Zug auf zehn Aktien umwandeln, wie viel Geld sie auch hat, nicht nur, wenn es für die billigste Lok nicht reicht.',
  'option.train.must_buy_summary':
    'Eine Gesellschaft ohne Lok muss eine kaufen, wenn ihr Geld für die billigste reicht, aber nicht für die teuerste, statt wenn es für die teuerste reicht.',
  'option.recv.always_insolvent':
    'Eine Gesellschaft in Zwangsverwaltung ohne Lok ist von Beginn ihres Zugs an zahlungsunfähig und fährt mit einer Leihlok, wenn sie eine Strecke hat, auch wenn sie eine bezahlen könnte.',
  'option.recv.always_convert':
    'Eine Gesellschaft in Zwangsverwaltung mit 5 Aktien und ohne Lok wandelt sich auf zehn Aktien um: nur wenn ihr Geld für keine Lok reicht, immer, bevor sie kauft, oder nur wenn ihr nach einer Fahrt mit Leihlok das Geld für eine fehlt.',
  'option.recv.always_convert.short':
    'Wann eine Gesellschaft in Zwangsverwaltung mit 5 Aktien und ohne Lok sich auf zehn Aktien umwandelt.',
  'option.recv.buy_inclusive':
    'Eine Gesellschaft in Zwangsverwaltung ohne Lok kauft immer die teuerste, die sie bezahlen kann, notfalls mit dem letzten Pfund; sonst kauft sie von selbst nur nach einer Fahrt mit Leihlok und nur für weniger als ihr ganzes Geld, und im Übrigen entscheiden die Spieler.',
  'option.float.capital_par':
    'Eine Gesellschaft, die in Betrieb geht, bekommt für jede Aktie den Ausgabekurs, nicht den Kurs, den sie bis dahin erreicht hat.',
  'option.insolvency.strict_powers':
    'Die Privatbahnen LS, GN und MC dürfen für eine zahlungsunfähige Gesellschaft nicht genutzt werden.',
  'option.insolvency.ends_with_train':
    'Eine Gesellschaft ist nicht mehr zahlungsunfähig, sobald sie eine Lok bekommt, nicht erst am Ende ihres Zugs.',
  'option.compass.network_once':
    'Strecken einer Gesellschaft, die sich treffen, teilen sich einen Bonus für Nord–Süd und einen für Ost–West, wie auf 18xx.games vor 2024; sonst verdient jede Lok oder Gruppe von Loks, die die Karte durchquert, ihren eigenen.',
  'option.sale.round_by_sale':
    'Aktien einer Gesellschaft ohne Lok bringen beim Verkauf die Hälfte: einmal für den ganzen Verkauf abgerundet, nicht für jede Aktie.',
  'option.grey.refund_parred':
    'Entfernt die erste 6X eine gegründete Gesellschaft, die noch nicht in Betrieb ist, werden ihre Aktien zum Ausgabekurs zurückgezahlt; sonst sind sie verloren.',
  'option.powers.restrictive':
    'Ein Austausch mit der Privatbahn AF, LS oder TV muss der Gesellschaft neue nutzbare Gleise bringen, wie jeder andere Austausch.',
  'option.limit.immediate':
    'Senkt der Export einer Lok das Loklimit, werden überzählige Loks sofort abgegeben, nicht erst in der nächsten Operationsrunde.',
  'option.pool.director_one_cash':
    'Die Direktoraktie im Pool kostet eine Aktie: Bargeld für eine genügt, um sie zu nehmen, nicht erst Bargeld für zwei.',
  'option.lb.release':
    'Geht die LNWR ungegründet aus dem Spiel, darf der Besitzer der London & Birmingham wieder Aktien kaufen.',
  'option.tiles.no_sharp_curves':
    'Die sechs grünen OO- und XX-Plättchen mit enger Kurve (G08, G09, G11, G24, G25, G27) werden nicht benutzt.',
  'option.import_lenient':
    'Wird nur beim Einlesen gesetzt, nicht für neue Partien gedacht: Eine Aktion in einer Datei von 18xx.games, die hier nicht erlaubt wäre, wird trotzdem gespielt und gemeldet.',

  /* ---- 18GB-0 Conventions ---- */

  'rule.18GB-0.4':
    'Der Bank geht das Geld nie aus, und weder Spieler noch Gesellschaften dürfen Schulden haben.',
  'rule.18GB-0.5':
    'Papiere bleiben in der Reihenfolge, in der sie gekauft wurden, und die ältesten werden zuerst getauscht.',
  'rule.18GB-0.6':
    'Die Zugreihenfolge ist eine eigene Liste; nur wer gerade zu entscheiden hat, darf handeln.',

  /* ---- 18GB-1 Phases, trains, prices ---- */

  'rule.18GB-1.1':
    'Die erste Lok einer Sorte, die das Depot verlässt, beginnt ihre Phase, ob verkauft oder exportiert.',
  'rule.18GB-1.2': 'Auf jede Aktienrunde folgen zwei Operationsrunden.',
  'rule.18GB-1.3':
    'Jede Loksorte hat ihren Preis, ihre Reichweite und vielleicht die Sorte, mit der sie verschrottet wird.',
  'rule.18GB-1.4':
    'Eine Lok, die das Depot verlässt, beginnt zuerst ihre Phase, verschrottet dann andere und löst dann das Ereignis ihrer Sorte aus.',
  'rule.18GB-1.5':
    'Zu kaufen ist die oberste Lok des Stapels; 5X und 6X gibt es schon ab der Phase vor ihrer eigenen daneben.',
  'rule.18GB-1.6': 'Kurse bewegen sich in einer Zeile von 22 Feldern und halten an deren Enden an.',
  'rule.18GB-1.7':
    'Auf einem Feld agiert zuerst, wer zuerst dort war; ein Kursmarker, der sich nicht bewegt, behält seinen Platz.',

  /* ---- 18GB-2 Set-up ---- */

  'rule.18GB-2.1': 'Die Spielerzahl und zwei Wahlregeln bestimmen das Szenario.',
  'rule.18GB-2.2': 'Das Szenario legt Bargeld, Papierlimit, Loks, Plättchen und die Karte fest.',
  'rule.18GB-2.3': 'Das Szenario legt fest, welche Gesellschaften und Privatbahnen dabei sind.',
  'rule.18GB-2.4':
    'Der Startwert des Zufalls bestimmt zu dritt die siebte Gesellschaft und immer die zweite Tranche.',
  'rule.18GB-2.5':
    '{home_at_float, select, true {Der erste Sitz eröffnet die Versteigerung; Heimatbahnhöfe werden gesetzt, wenn ihre Gesellschaften in Betrieb gehen.} other {Heimatbahnhöfe liegen von Anfang an auf der Karte, und der erste Sitz eröffnet die Versteigerung.}}',

  /* ---- 18GB-3 Map ---- */

  'rule.18GB-3.1':
    'Die Felder liegen mit flacher Kante oben; Buchstaben bezeichnen Spalten, kleine Buchstaben die westlich von A.',
  'rule.18GB-3.2': 'XX- und OO-Felder haben zwei Städte; die von OO werden in Braun zu einer.',
  'rule.18GB-3.3': 'Gewöhnliche Städte haben einen Platz, in Braun zwei, in Grau drei.',
  'rule.18GB-3.4':
    'Die Mündungen nehmen je ein blaues Plättchen auf, nur in einer Lage, mit einem Tunnel darauf.',
  'rule.18GB-3.5':
    'Fernverbindungen zahlen in späteren Phasen mehr; Hull und Grimsby sind zwei Halte auf einem Feld.',
  'rule.18GB-3.6':
    'Jedes Szenario nennt die Felder der vier Himmelsrichtungen; der Bonus wächst mit den Phasen.',
  'rule.18GB-3.7':
    'Die Karten für zwei Spieler lassen Wales oder Schottland weg und enden an der Grenze in Fernverbindungen.',
  'rule.18GB-3.8': 'Hügel liegen an Feldkanten; auf einem grauen Feld ohne Gleise kann nichts gebaut werden.',

  /* ---- 18GB-4 Auction ---- */

  'rule.18GB-4.1': 'Alle Privatbahnen werden gleichzeitig versteigert, die Spieler sind reihum am Zug.',
  'rule.18GB-4.2':
    '{auction_multi_bid, select, true {Ein Zug sind Gebote auf ein oder mehrere Lose oder ein Passen.} other {Ein Zug ist ein Gebot oder ein Passen.}}',
  'rule.18GB-4.3':
    'Ein Gebot ist mindestens der Preis des Loses, oder 5 £ über dem letzten Gebot, in Schritten von 5 £.',
  'rule.18GB-4.4': 'Geld, das in deinen Höchstgeboten gebunden ist, kannst du nicht noch einmal bieten.',
  'rule.18GB-4.5':
    'Passen darfst du {auction_one_bid_frees, select, true {mit einem Höchstgebot} other {mit einem Höchstgebot (zu zweit mit zweien)}} oder wenn auf jedem Los ein Gebot liegt{auction_discount_frees_nobody, select, true {, sonst nie} other { oder ein Los billiger geworden ist}}.',
  'rule.18GB-4.6': 'Ein Gebot hebt nur dein eigenes Passen auf.',
  'rule.18GB-4.7':
    'Haben alle gepasst, werden Lose mit Geboten verkauft, und die anderen werden 10 £ billiger.',
  'rule.18GB-4.8': 'In der ersten Aktienrunde beginnt der ärmste Spieler.',

  /* ---- 18GB-5 Privates ---- */

  'rule.18GB-5.1':
    'Jede Privatbahn hat einen Preis, ein Einkommen, ein Feld, das sie blockiert, und manchmal eine Sondereigenschaft.',
  'rule.18GB-5.2': 'Privatbahnen werden nie weiterverkauft und zählen nicht als Papiere.',
  'rule.18GB-5.3': 'Offene Privatbahnen zahlen am Anfang jeder Operationsrunde.',
  'rule.18GB-5.4':
    'Ab der ersten Operationsrunde darf ein Besitzer eine Privatbahn jederzeit für ein letztes Einkommen schließen.',
  'rule.18GB-5.5': 'Vor der blauen Phase nimmt das Feld einer offenen Privatbahn kein Plättchen auf.',
  'rule.18GB-5.6':
    'Ab der blauen Phase darf dort ein Plättchen gelegt werden, und es schließt die Privatbahn.',
  'rule.18GB-5.7':
    'Eine geschlossene Privatbahn können die Gesellschaften ihres Besitzers in ihren Zügen nutzen.',
  'rule.18GB-5.8': 'AF und LS legen einmal ein zusätzliches Plättchen in Perth oder Leicester.',
  'rule.18GB-5.9': 'TV legt den Severn-Tunnel kostenlos, als eine der beiden Plättchenaktionen.',
  'rule.18GB-5.10':
    'GN und MC setzen einen zusätzlichen Bahnhofsmarker in York oder Carlisle und bringen dort das Recht auf Grün.',
  'rule.18GB-5.11': 'SD, LM und CH erhöhen den Wert ihres Halts für jede Lok, die ihn anfährt.',

  /* ---- 18GB-6 Corporations ---- */

  'rule.18GB-6.1':
    'Jede Gesellschaft hat eine Heimat, Bahnhofsmarker, weitere nach einer Umwandlung und manchmal das Recht auf Grün.',
  'rule.18GB-6.2': 'Die Direktoraktie sind zwei Aktien, von fünf oder von zehn.',
  'rule.18GB-6.3':
    'Gründen kostet zwei Aktien zu einem von fünf Ausgabekursen; die zweite Tranche wartet eine Runde.',
  'rule.18GB-6.4':
    'Wer LB besitzt, muss die LNWR gründen, bevor er etwas anderes kauft, und niemand sonst darf sie gründen.',
  'rule.18GB-6.5': 'Aktien kosten den jetzigen Kurs, woher sie auch kommen.',
  'rule.18GB-6.6':
    'Eine Gesellschaft geht in der gelben Phase mit 40 % verkauften Aktien in Betrieb, später mit 60 %.',
  'rule.18GB-6.7':
    'Als Betriebskapital gibt es {float_capital_par, select, true {den Ausgabekurs} other {den jetzigen Kurs}} für jede Aktie; bei 10 Aktien kommen die neuen Aktien dann in den Pool.',
  'rule.18GB-6.8':
    'Eine Umwandlung halbiert jedes Papier, legt fünf dazu in den Pool und senkt den Kurs, bevor sie zahlt.',
  'rule.18GB-6.9': 'Ab der ersten 5+2 beginnen Gesellschaften mit zehn Aktien.',
  'rule.18GB-6.10':
    'Die erste 6X entfernt Gesellschaften, die nicht in Betrieb sind, und je eine 6X für jede.',
  'rule.18GB-6.11': 'Nur eine Umwandlung ändert die Zahl der Aktien.',

  /* ---- 18GB-7 Stock round ---- */

  'rule.18GB-7.1': 'Die Reihenfolge des Passens ist die Zugreihenfolge der nächsten Aktienrunde.',
  'rule.18GB-7.2':
    'Ein Zug sind Verkäufe und dann ein Kauf, oder eine Umwandlung und dann ein Kauf dieser Aktien.',
  'rule.18GB-7.3':
    'Aktien einer Gesellschaft werden in einem Paket verkauft und können in dieser Runde nicht zurückgekauft werden.',
  'rule.18GB-7.4':
    'Ohne Lok bringt eine Aktie den halben Kurs, {sale_round_by_sale, select, true {einmal für den ganzen Verkauf} other {für jede Aktie}} abgerundet.',
  'rule.18GB-7.5': 'Der Pool nimmt beliebig viele Aktien, auch die Direktoraktie.',
  'rule.18GB-7.6': 'Ein Kauf wird durch Bargeld, Papierlimit und bei neuen Aktien durch 60 % begrenzt.',
  'rule.18GB-7.7':
    'In der grünen Zone {green_new_director_ok, select, true {darf ein Direktor zwei Aktien kaufen, auch wenn ihn erst die erste dazu gemacht hat} other {darf zwei Aktien kaufen, wer schon zu Beginn des Zugs Direktor war}}.',
  'rule.18GB-7.8':
    'Eine Umwandlung kommt zuerst im Zug und nur bei einer Gesellschaft, die schon agiert hat.',
  'rule.18GB-7.9': 'Wer mehr besitzt als der Direktor, und genug, übernimmt.',
  'rule.18GB-7.10': 'Die Direktoraktie wird gegen die zwei ältesten einzelnen Aktien getauscht.',
  'rule.18GB-7.11':
    'Eine Direktoraktie darf in den Pool verkauft werden; ein Spieler mit genug Aktien nimmt sie von dort.',
  'rule.18GB-7.12': 'Ein Zug geht weiter, solange noch etwas möglich sein könnte.',
  'rule.18GB-7.13': 'Am Ende einer Aktienrunde bewegen sich keine Kurse.',

  /* ---- 18GB-8 Prices ---- */

  'rule.18GB-8.1':
    'Jede verkaufte Aktie senkt den Kurs um einen Schritt; in der letzten Phase nur, wenn der Direktor verkauft.',
  'rule.18GB-8.2':
    'Eine Dividende hebt den Kurs um einen Schritt, ab dem Zwei-, Drei- oder Vierfachen des Kurses um zwei, drei oder vier.',
  'rule.18GB-8.3': 'Ohne Dividende fällt der Kurs um einen Schritt.',
  'rule.18GB-8.4': 'Eine Umwandlung senkt den Kurs um zwei Schritte, eine Notumwandlung um drei.',

  /* ---- 18GB-9 Operating round ---- */

  'rule.18GB-9.1': 'Die Privatbahnen zahlen, dann agiert die Gesellschaft mit dem höchsten Kurs zuerst.',
  'rule.18GB-9.2':
    'Gleise und Bahnhofsmarker gemischt, fahren, Dividende, Loks und vielleicht eine Aktie für den Direktor.',
  'rule.18GB-9.3':
    'Wer seinen Zug ohne Lok beendet, ist zahlungsunfähig, bis {insolvency_ends_with_train, select, true {eine Lok da ist} other {ein Zug mit einer Lok endet}}.',
  'rule.18GB-9.4': 'Der Direktor entscheidet; ohne ihn gibt der erste Spieler die Entscheidung ein.',
  'rule.18GB-9.5': 'Ein Schritt, in dem nichts möglich ist, entfällt.',

  /* ---- 18GB-10 Track ---- */

  'rule.18GB-10.0':
    'Das Streckennetz ist alles, was die Bahnhofsmarker über Gleise erreichen, durch Kleinstädte und nicht volle Städte.',
  'rule.18GB-10.1': 'Zwei Plättchenaktionen je Zug, höchstens eine davon mit Stadt.',
  'rule.18GB-10.2':
    'Die Farben steigen eine nach der anderen, wie die Phasen erlauben; Mündungen bekommen ihr blaues Plättchen ab 4+2.',
  'rule.18GB-10.3':
    'Kennzeichnung, Kleinstädte und gewöhnliche Städte müssen passen, alte Gleise bleiben, und Plättchen können ausgehen.',
  'rule.18GB-10.4':
    'Gleise müssen zu einem Feld führen, und zu roten oder grauen nur, wo diese Gleise haben.',
  'rule.18GB-10.5': 'Das Plättchen muss an einer Kante Gleise haben, die das Streckennetz erreicht.',
  'rule.18GB-10.6': 'Ein Austausch muss dem Streckennetz neue Gleise bringen.',
  'rule.18GB-10.7': 'Jede Hügelkante kostet 50 £, wenn sie zum ersten Mal von deiner Seite Gleise bekommt.',
  'rule.18GB-10.8': 'Gebaut wird aus dem Betriebskapital.',
  'rule.18GB-10.9': 'Das Recht auf Grün erlaubt auf einem Feld in jeder Phase ein grünes Plättchen.',
  'rule.18GB-10.10':
    'Auf einem Feld mit zwei Städten kommt der Heimatbahnhof in die ohne Gleise, wenn nicht die eigene Gesellschaft dort die ersten Gleise legt.',
  'rule.18GB-10.11':
    '{home_hex_closed, select, true {Niemand anderes darf in der Heimat einer Gesellschaft bauen, die noch nicht in Betrieb ist.} other {Andere dürfen in der Heimat einer Gesellschaft bauen, die noch nicht in Betrieb ist.}}',
  'rule.18GB-10.12': 'Gesellschaften, die zahlungsunfähig oder in Zwangsverwaltung sind, bauen nicht.',

  /* ---- 18GB-11 Tokens ---- */

  'rule.18GB-11.1':
    'Heimatbahnhöfe blockieren {home_at_float, select, true {ab dem Betrieb ihrer Gesellschaft} other {von Anfang an}}, und das für immer.',
  'rule.18GB-11.2': 'Ein Bahnhofsmarker je Zug, in einer erreichbaren Stadt mit freiem Platz.',
  'rule.18GB-11.3': 'Eine Gesellschaft darf auf einem Feld nur einen Bahnhofsmarker haben.',
  'rule.18GB-11.4': 'Volle Städte und Fernverbindungen beenden eine Strecke.',
  'rule.18GB-11.5': 'Kurz vor Spielende werden keine Bahnhofsmarker mehr gesetzt.',

  /* ---- 18GB-12 Routes ---- */

  'rule.18GB-12.1':
    'Eine Strecke verbindet mindestens zwei Halte, einen davon mit einem Bahnhofsmarker der Gesellschaft, und benutzt nichts zweimal.',
  'rule.18GB-12.2':
    'Eine Lok M+N fährt M Städte an und N weitere Halte, die nur Kleinstädte sein dürfen, und lässt nichts aus.',
  'rule.18GB-12.3': 'Eine X-Lok zählt Städte und Fernverbindungen und fährt an Kleinstädten vorbei.',
  'rule.18GB-12.4': 'Ein Halt zahlt seinen Wert in der jetzigen Phase.',
  'rule.18GB-12.5': 'Zwei Halte einer Strecke auf einem Feld zahlen nur einmal.',
  'rule.18GB-12.6': 'Eine X-Lok bringt 10 £ für jedes Feld zwischen ihren Enden.',
  'rule.18GB-12.7': 'Jede Fahrt durch einen Tunnel bringt dessen Bonus.',
  'rule.18GB-12.8': 'Der Bonus einer Privatbahn wird für jede Lok einmal gezahlt, auch für Leihloks.',
  'rule.18GB-12.9':
    '{compass_network_once, select, true {Strecken, die sich in Städten und Kleinstädten treffen, verdienen jeden Kompassbonus zusammen einmal.} other {Strecken verdienen die Kompassboni allein oder in Städten und Kleinstädten zusammengeschlossen, wie es am meisten bringt.}}',
  'rule.18GB-12.10': 'Ein Kompassbonus wird bei der ersten Strecke seiner Gruppe gezeigt.',
  'rule.18GB-12.11': 'Jede Lok darf stehen bleiben.',
  'rule.18GB-12.12': 'Die Fahrt bringt, was ihre Strecken zusammen bringen.',
  'rule.18GB-12.13':
    'In einer eingelesenen Partie gilt das aufgezeichnete Einfahrergebnis, und ein Unterschied wird gemeldet.',

  /* ---- 18GB-13 Dividends ---- */

  'rule.18GB-13.1': 'Das ganze Einfahrergebnis wird ausgezahlt oder das ganze eingespart.',
  'rule.18GB-13.2':
    'Bezahlt werden Spieler und neue Aktien, deren Teil die Gesellschaft bekommt; der Pool bekommt nichts.',
  'rule.18GB-13.3': 'Den Kurs bewegt die ganze Dividende.',

  /* ---- 18GB-14 Trains ---- */

  'rule.18GB-14.1': 'Loks werden nach der Dividende gekauft, solange Platz ist.',
  'rule.18GB-14.2': 'Das Depot verkauft zum aufgedruckten Preis, und Spieler zahlen nie etwas dazu.',
  'rule.18GB-14.3':
    'Zwischen Gesellschaften kostet eine Lok von 1 £ bis zum Doppelten ihres aufgedruckten Preises, {trade_consent, select, ask {und der andere Direktor wird gefragt} other {wie es die Direktoren untereinander vereinbaren}}.',
  'rule.18GB-14.4': 'Die letzte Lok einer Gesellschaft kann nur an eine ohne Lok verkauft werden.',
  'rule.18GB-14.5': 'Gesellschaften in Zwangsverwaltung handeln nicht.',
  'rule.18GB-14.6':
    'Eine Gesellschaft ohne Lok und mit dem Geld für {train_must_buy_summary, select, true {die billigste, aber nicht für die teuerste,} other {die teuerste}} muss kaufen.',
  'rule.18GB-14.7': 'Verschrottete Loks sind sofort weg.',
  'rule.18GB-14.8': 'Loks über dem Limit werden abgegeben, nach Wahl des Direktors.',
  'rule.18GB-14.9':
    '{limit_immediate, select, true {Das geschieht sofort, nach einem Kauf und nach einem Export.} other {Nach einem Kauf geschieht das sofort, nach einem Export erst in der nächsten Operationsrunde.}}',

  /* ---- 18GB-15 Emergency, insolvency, receivership ---- */

  'rule.18GB-15.1':
    'Eine Gesellschaft mit 5 Aktien{emr_trainless_suffices, select, true { und ohne Lok} other {, ohne Lok und ohne das Geld dafür}} darf sich in ihrem Zug umwandeln.',
  'rule.18GB-15.2': 'Danach darf ihr Direktor eine Aktie von ihr kaufen.',
  'rule.18GB-15.3':
    'Niemand zahlt für eine Gesellschaft ohne Lok; sie ist zahlungsunfähig, und das Spiel geht weiter.',
  'rule.18GB-15.4':
    'Eine zahlungsunfähige Gesellschaft leiht die billigste Lok und spart ein, was sie verdient.',
  'rule.18GB-15.5': 'Danach darf sie kaufen oder sich umwandeln wie jede andere.',
  'rule.18GB-15.6':
    '{recv_always_insolvent, select, true {In Zwangsverwaltung ist eine Gesellschaft ohne Lok von Beginn ihres Zugs an zahlungsunfähig.} other {In Zwangsverwaltung ist eine Gesellschaft ohne Lok sofort zahlungsunfähig, wenn sie fahren könnte, ihr Geld aber für keine Lok reicht.}}',
  'rule.18GB-15.7':
    '{recv_buy_inclusive, select, true {In Zwangsverwaltung kauft eine Gesellschaft ohne Lok die teuerste, die sie bezahlen kann} other {In Zwangsverwaltung kauft eine Gesellschaft nach der Fahrt mit einer Leihlok die teuerste, die weniger kostet, als sie hat}}; mit fünf Aktien und ohne Lok wandelt sie sich zuerst um, {recv_always_convert, select, true {und zwar immer} after_run {wenn nach der Fahrt mit der Leihlok ihr Geld für keine Lok reicht} other {aber nur, wenn ihr Geld für keine Lok reicht}}.',
  'rule.18GB-15.8':
    '{recv_buy_inclusive, select, true {In Zwangsverwaltung entscheidet niemand über einen Kauf: Er geschieht von selbst.} other {In Zwangsverwaltung ohne Leihlok geben die Spieler ein, was aus dem Depot gekauft wird.}}',

  /* ---- 18GB-16 Ends ---- */

  'rule.18GB-16.1':
    'Nach einer Operationsrunde, in der das Depot keine Lok verkauft hat, wird eine Lok exportiert.',
  'rule.18GB-16.2': 'Ist das Depot dadurch leer, ist das Spiel aus.',
  'rule.18GB-16.3':
    'Ein Kursmarker am Ende der Zeile oder der Verkauf der letzten Lok beendet das Spiel mit dieser Runde.',
  'rule.18GB-16.4': 'Sind noch zwei Loks übrig, werden keine Bahnhofsmarker mehr gesetzt.',

  /* ---- 18GB-17 Scoring ---- */

  'rule.18GB-17.1':
    'Es zählen Bargeld, Aktien und offene Privatbahnen; Papiere von Gesellschaften ohne Lok zählen halb.',

  /* ---- 18GB-18 Options ---- */

  'rule.18GB-18.1': 'Es gibt zwei andere Aufbauten, zu zweit und zu viert.',
  'rule.18GB-18.2': 'Die Schalter wählen zwischen 18xx.games und anderen Lesarten der Regeln.',

  /* ---- 18GB-19 Register ---- */

  'rule.18GB-19/D-1': 'Gebote in einem Zug der Versteigerung: eines oder beliebig viele.',
  'rule.18GB-19/D-2': 'Passen in der Versteigerung zu zweit: zwei Höchstgebote oder eines.',
  'rule.18GB-19/D-3': 'Heimatbahnhöfe: von Anfang an oder erst, wenn die Gesellschaft in Betrieb geht.',
  'rule.18GB-19/D-4':
    'Heimat von Gesellschaften, die noch nicht in Betrieb sind: für fremde Plättchen offen oder gesperrt.',
  'rule.18GB-19/D-5': 'Aktien nach einer Umwandlung in der grünen Zone: zwei oder eine.',
  'rule.18GB-19/D-6':
    'Die zweite Aktie in der grünen Zone: nur für Direktoren seit Beginn des Zugs oder auch für neue.',
  'rule.18GB-19/D-7': 'Notumwandlung: nur bei zu wenig Geld oder immer ohne Lok.',
  'rule.18GB-19/D-8':
    'Kaufpflicht: für Gesellschaften, deren Geld für die teuerste Lok reicht, oder für die anderen.',
  'rule.18GB-19/D-9':
    'Zwangsverwaltung ohne Lok: zahlungsunfähig, wenn sie sich nicht helfen kann, oder immer.',
  'rule.18GB-19/D-10':
    'Umwandlung in Zwangsverwaltung: wenn sie keine Lok kaufen kann, nur nach einer Fahrt mit Leihlok oder immer.',
  'rule.18GB-19/D-11':
    'Kauf in Zwangsverwaltung: nach einer Leihlok und nicht für ihr ganzes Geld oder in jedem Fall.',
  'rule.18GB-19/D-13': 'Betriebskapital: zum jetzigen Kurs oder zum Ausgabekurs.',
  'rule.18GB-19/D-14':
    'Sondereigenschaften von Privatbahnen für eine zahlungsunfähige Gesellschaft: manche oder keine.',
  'rule.18GB-19/D-15': 'Kompassboni: für jede Gruppe von Strecken oder einmal für jedes Streckennetz.',
  'rule.18GB-19/D-18': 'Halbe Kurse: für jede Aktie abgerundet oder einmal für den ganzen Verkauf.',
  'rule.18GB-19/D-20': 'Gegründete Gesellschaften, die aus dem Spiel gehen: wertlos oder zurückgezahlt.',
  'rule.18GB-19/D-21': 'Das Ende der Zahlungsunfähigkeit: mit der ersten Lok oder am Ende des Zugs.',
  'rule.18GB-19/D-22': 'Neue nutzbare Gleise beim Austausch durch eine Privatbahn: nicht nötig oder nötig.',
  'rule.18GB-19/D-24': 'Überzählige Loks nach einem Export: in der nächsten Runde abgegeben oder sofort.',
  'rule.18GB-19/D-25': 'Verlangtes Bargeld für die Direktoraktie im Pool: zwei Aktien oder eine.',
  'rule.18GB-19/D-27': 'Der Besitzer von LB, nachdem die LNWR aus dem Spiel ist: weiter gebunden oder frei.',
  'rule.18GB-19/D-30': 'Enge Kurven bei OO und XX: auf sechs grünen Plättchen oder auf keinem.',
  'rule.18GB-19/D-32': 'Passen, nachdem Privatbahnen billiger geworden sind: frei oder nicht.',
  'rule.18GB-19/D-33':
    'Loks von Gesellschaften anderer Spieler: unter den Spielern vereinbart, oder der Direktor wird gefragt.',

  /* ---- 18GB-20 Files of 18xx.games ---- */

  'rule.18GB-20.1':
    'Eine Datei enthält die Spieler in Sitzreihenfolge, Startwert, Wahlregeln, Einträge und das Ergebnis.',
  'rule.18GB-20.2':
    'Einträge nennen, wer handelt; Rückgängiges, Wiederholtes und Nachrichten werden vor dem Spielen geklärt.',
  'rule.18GB-20.3': 'Was von selbst geschieht, hat keinen Eintrag.',
  'rule.18GB-20.4': 'Loks, Aktien, Kursfelder, Plättchen, Städte und Knoten haben dort eigene Namen.',
  'rule.18GB-20.5': 'Jede Entscheidung hat ihre Art von Eintrag und dessen Felder.',
  'rule.18GB-20.6': 'Eine Fahrt nennt für jede Lok die Teilstücke zwischen Halten, Feld für Feld.',

  /* ---- 18GB-21 Import tolerance ---- */

  'rule.18GB-21.1': 'Was die Seite beim Laden einer Datei nicht prüft, wird durchgelassen und gemeldet.',
  'rule.18GB-21.2': 'Ebenso, was nur ihre Oberfläche prüft.',
  'rule.18GB-21.3': 'Ebenso ihre bekannten Fehler, soweit sie sich spielen lassen.',
};
