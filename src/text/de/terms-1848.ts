import type { Messages } from '../messages.ts';

/** 1848: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_DE_1848: Messages = {
  'ruleSet.book.about': 'Die Regeln, wie sie im Regelheft von 2021 stehen.',
  'ruleSet.first-edition-2007.about':
    'Die Regeln, wie sie 2007 gedruckt wurden. Die Karte von 2007 haben wir nicht, also gilt die von 2021, und die WA beginnt in Perth.',

  'option.edition':
    'Namen wie in der Ausgabe von 2021 oder von 2007 (FED oder FT, West oder Western Australian Railway, P2). Die Karte von 2007 haben wir nicht: Die WA beginnt immer in Perth.',
  'option.car_tokens': 'Wie viele Bahnhofsmarker die CAR (Central Australian Railway) hat.',
  'option.kk_bonus':
    'Eine Lok, die zwei oder mehr K-Städte anfährt (Brisbane, Sydney, Melbourne, Adelaide, Perth), bringt für jede nach der ersten 50 £ mehr.',
  'option.auction_pass':
    'Wer in der Versteigerung passen darf: nur Besitzer einer Privatbahn, oder auch andere, sobald alle am Mindestpreis stehen und eine verkauft ist.',
  'option.boe_sale_sr1':
    'Aktien der Bank von England können schon in der ersten Aktienrunde verkauft werden, andere Aktien nicht.',
  'option.boe_holding_limit':
    'Der Höchstanteil von 60 % (zu dritt 70 %) an einer Gesellschaft gilt auch für Aktien der Bank von England.',
  'option.boe_buy_back':
    'Wer Aktien der Bank von England verkauft hat, darf in derselben Aktienrunde wieder welche kaufen.',
  'option.com_capital':
    'Die COM (Commonwealth Railways) bekommt ihr Betriebskapital, wenn 60 % verkauft sind, oder erst, wenn sie auch agieren darf: wenn Gleise Adelaide und Sydney verbinden oder nach der ersten 6er-Lok.',
  'option.home_tile_duty':
    'In ihrem ersten Zug muss eine Gesellschaft ein Plättchen auf ihre Heimat legen, wenn dort keines liegt und sie kann; sonst darf sie das Feld leer lassen.',
  'option.special_lay_any_time':
    'Die Plättchen von P2 (Wüste) und P3 (Tasmanien) dürfen jederzeit im Zug der Gesellschaft gelegt werden, sonst nur bei ihrem Gleisbau.',
  'option.p3_player_owned':
    'Nach der ersten 3er-Lok darf eine Gesellschaft das Tasmanien-Plättchen legen, auch wenn P3 noch ihrem Direktor gehört; sonst muss sie P3 vorher kaufen.',
  'option.failed_p3_lays':
    'Geht die Gesellschaft, der P3 gehört, als zweite in Zwangsverwaltung und wird dafür eine 5er-Lok exportiert, legt ihr Direktor sofort das Tasmanien-Plättchen; sonst verfällt es.',
  'option.private_seller':
    'Gesellschaften kaufen Privatbahnen von jedem Spieler oder nur von ihrem eigenen Direktor.',
  'option.trade_consent':
    'Will eine Gesellschaft eine Lok oder Privatbahn eines anderen Spielers kaufen, einigen sich die Spieler untereinander, oder das Spiel fragt den Besitzer.',
  'option.trade_payment':
    'Eine Lok von einer anderen Gesellschaft wird sofort bezahlt, oder der Preis liegt beiseite, und der Verkäufer bekommt ihn am Ende des Zugs.',
  'option.trade_in_at_limit':
    'Eine Gesellschaft am Loklimit darf noch eine 4 für eine D in Zahlung geben; sonst kann sie nur eine 2E kaufen.',
  'option.forced_other_company':
    'Eine Gesellschaft, die eine Lok kaufen muss, darf Zwangsanleihen auch für die Lok einer anderen Gesellschaft nehmen, nicht nur für eine der Bank.',
  'option.forced_only_if_needed':
    'Eine Gesellschaft, die eine Lok kaufen muss, nimmt nur dann Zwangsanleihen, wenn ihr Geld nicht für die billigste Lok der Bank reicht.',
  'option.forced_first_loan_steps':
    'Um wie viele Spalten der Kurs bei der ersten Zwangsanleihe eines Zugs fällt, wenn die Gesellschaft vorher keine freiwillige aufgenommen hat.',
  'option.column1_block':
    'Eine Gesellschaft ohne Lok in der Spalte vor der Zwangsverwaltung muss eine Anleihe aufnehmen und gerät so hinein; sonst darf sie ablehnen und gerät hinein, weil sie nichts verdient.',
  'option.export_phase':
    'Eine Lok, die wegen Zwangsverwaltungen die Bank verlässt, bringt ihre Phase nur, wenn es die nächste ist, oder immer.',
  'option.bank_break':
    'Die Bank ist gesprengt, wenn eine Zahlung sie unter null bringt, oder sobald sie nichts mehr hat.',
  'option.must_run': 'Eine Gesellschaft, die mit einer Lok fahren kann, muss mit einer fahren.',
  'option.alice_single':
    'Die zwei Felder von Alice Springs zählen als ein Halt, eine Strecke darf also nur eines davon benutzen.',
  'option.stop_twice':
    'Eine Strecke darf über andere Gleise dieselbe Stadt oder Kleinstadt noch einmal anfahren und wird jedes Mal bezahlt.',
  'option.no_revenue_price':
    'Der Kurs einer Gesellschaft, die nichts verdient hat, fällt eine Spalte, als hätte sie eingespart, oder er bleibt.',
  'option.card_limits':
    'Loks 8, D und 2E gibt es unbegrenzt oder nur so viele, wie Karten in der Schachtel sind.',
  'option.after_failure':
    'Geht eine Gesellschaft in Zwangsverwaltung, wartet der Zwangsverkauf ihres Direktors, bis die nächste Gesellschaft ihren Zug begonnen hat, oder er kommt sofort, und die neuen Kurse entscheiden, wer folgt.',
  'option.crisis_one_sale':
    'Ein Direktor mit Schulden nach der letzten Gesellschaft einer Operationsrunde verkauft nur ein Paket und bleibt den Rest vorerst schuldig; sonst verkauft er, bis die Schulden bezahlt sind oder nichts mehr zu verkaufen ist.',
  'option.crisis_repeat':
    'Wer nach einem Zwangsverkauf noch Schulden hat, muss in späteren Operationsrunden wieder verkaufen; sonst tilgen nur Einnahmen die Schulden.',
  'option.boe0_quirk':
    'Bei einem Zwangsverkauf kann das erste der zehn Papiere der Bank von England nur verkauft werden, wenn ein anderer Spieler welche besitzt.',
  'option.import_lenient':
    'Nur für eingelesene Dateien: die wenigen Aktionen annehmen, die 18xx.games auf seiner Seite verbirgt, in einer Datei aber zulässt.',

  /* ---- 1848-1 Constants ---- */

  'rule.1848-1.1': 'Die Spielerzahl bestimmt Startgeld, Papierlimit und Höchstanteil an einer Gesellschaft.',
  'rule.1848-1.2':
    'Jede Gesellschaft hat ein Papier zu 20 % und acht zu 10 %, eine Heimat und eigene Preise für ihre Bahnhofsmarker.',
  'rule.1848-1.3':
    'Jede Privatbahn hat Preis, Mindestpreis, Einkommen und manchmal eine Sondereigenschaft; nur P1 bis P4 lassen sich an eine Gesellschaft verkaufen.',
  'rule.1848-1.4':
    'Die Lokliste zeigt, wie viele Karten es gibt, was sie kosten, wie weit sie fahren und was sie verschrotten.',
  'rule.1848-1.5':
    'Die Phase bestimmt Plättchenfarben, Loklimit, Operationsrunden je Serie und die Grunddividende der BoE.',
  'rule.1848-1.6':
    'Die Kurstabelle hat vier Ausgabekurse und am linken Rand eine Spalte für die Zwangsverwaltung.',
  'rule.1848-1.7': 'Der Kurs einer BoE-Aktie hängt nur davon ab, wie viele Anleihen schon aufgenommen sind.',
  'rule.1848-1.8':
    'K-Städte, Alice Springs, Perth, Häfen, Tasmanien, Doppelstädte, Wüste und Berge sind besondere Felder.',
  'rule.1848-1.9':
    'Gleise über eine markierte Feldkante wechseln die Spurweite, ganz gleich, welche Plättchen dort liegen; das Bauen kostet nichts extra.',
  'rule.1848-1.10': 'Jedes Plättchen gibt es nur so oft, wie es gedruckt ist.',

  /* ---- 1848-2 Set-up ---- */

  'rule.1848-2.1':
    'Gesessen wird in der Reihenfolge, in der die Partie angelegt wurde, und der erste Sitz eröffnet die Versteigerung.',
  'rule.1848-2.2':
    'Alle bekommen ihr Startgeld; Aktien, Anleihen, Loks und Plättchen sind noch unverkauft und unbenutzt.',
  'rule.1848-2.3':
    'Jede Gesellschaft außer der COM hat von Anfang an einen reservierten Platz in ihrer Heimatstadt.',
  'rule.1848-2.4':
    'Zuerst kommt die Versteigerung, dann wechseln Aktienrunden und Serien von Operationsrunden einander ab.',
  'rule.1848-2.5': 'Aller Besitz liegt offen, und Versprechen unter Spielern binden nicht.',

  /* ---- 1848-3 Private auction ---- */

  'rule.1848-3.1':
    'In der Versteigerung kaufst du eine Privatbahn, verbilligst eine um 5 £ oder passt, wenn du darfst.',
  'rule.1848-3.2':
    'Privatbahnen werden sofort bezahlt; P6 bringt den Direktorposten der CAR, P5 eine Aktie der QR, die erst verkauft werden kann, wenn die QR gegründet ist.',
  'rule.1848-3.3':
    '{auction_pass, select, own_private {Nur wer eine Privatbahn besitzt, darf in der Versteigerung passen.} other {Besitzer einer Privatbahn dürfen in der Versteigerung passen, andere erst, wenn kein Preis mehr fallen kann und eine verkauft ist.}}',
  'rule.1848-3.4':
    'Haben alle der Reihe nach gepasst, zahlen die verkauften Privatbahnen ihr Einkommen, und die Versteigerung geht weiter.',
  'rule.1848-3.5':
    'Mit dem Verkauf der letzten Privatbahn endet die Versteigerung, und der nächste Sitz beginnt die erste Aktienrunde.',

  /* ---- 1848-4 Stock round ---- */

  'rule.1848-4.1':
    'In deinem Zug verkaufst du zuerst beliebig viel, dann kaufst du höchstens ein Papier von der Bank.',
  'rule.1848-4.2': 'Wer weder kaufen noch verkaufen kann, passt automatisch.',
  'rule.1848-4.3':
    'Du kaufst ein Papier gegen Bargeld, innerhalb beider Limits, und nie von einer {boe_buy_back, select, true {Eisenbahngesellschaft} other {Gesellschaft}}, von der du in dieser Runde verkauft hast.',
  'rule.1848-4.4':
    'Ein neuer Kursmarker kommt unter die, die schon auf dem Feld dieses Ausgabekurses liegen.',
  'rule.1848-4.5':
    'Verkauft wird ab der zweiten Aktienrunde, ein Paket je Gesellschaft, bis zu 50 % im Pool.',
  'rule.1848-4.6':
    'Jeder Verkauf senkt den Kurs um eine Zeile, wie groß das Paket auch ist, außer darunter ist kein Feld.',
  'rule.1848-4.7': 'Direktor ist, wer die meisten Aktien der Gesellschaft besitzt.',
  'rule.1848-4.7.1': 'Wer den Direktor überholt, übernimmt; bei Gleichstand der Nächste im Uhrzeigersinn.',
  'rule.1848-4.7.2': 'Der neue Direktor tauscht zwei einzelne Aktien gegen die 20-%-Direktoraktie.',
  'rule.1848-4.7.3':
    'Der Direktor darf die 20-%-Direktoraktie oder die Hälfte davon nur verkaufen, wenn jemand anderes übernehmen kann.',
  'rule.1848-4.7.4': 'Werden Papiere getauscht, gehen die am längsten gehaltenen zuerst.',
  'rule.1848-4.7.5': 'Die Bank von England hat nie einen Direktor.',
  'rule.1848-4.8': 'Am Papierlimit kannst du nicht kaufen, darüber musst du zuerst verkaufen.',
  'rule.1848-4.9':
    'BoE-Aktien werden zum Anleihenkurs gehandelt und gehen beim Verkauf an die BoE zurück{boe_sale_sr1, select, true {, auch in der ersten Runde} other {, in der ersten Runde aber noch nicht}}.',
  'rule.1848-4.10':
    'Eine Gesellschaft geht in Betrieb, sobald 60 % verkauft sind; ihr Betriebskapital ist der zehnfache Ausgabekurs.',
  'rule.1848-4.11':
    'Die Runde endet, wenn alle nacheinander passen; Gesellschaften ganz in Spielerhand steigen, und das Erstkaufrecht wandert weiter.',

  /* ---- 1848-5 Companies in general ---- */

  'rule.1848-5.1':
    'Das Geld der Gesellschaften und das der Spieler sind getrennt; neue Aktien und Aktien im Pool bekommen keine Dividende.',
  'rule.1848-5.2':
    'Zu Beginn ihres ersten Zugs setzt eine Gesellschaft ihren kostenlosen Heimatbahnhof automatisch.',
  'rule.1848-5.3':
    'Eine Gesellschaft mit einer Strecke darf ihren Zug nicht ohne Lok beenden; eine 2E genügt nicht.',

  /* ---- 1848-6 Commonwealth Railways (COM) ---- */

  'rule.1848-6.1':
    'Die COM wird gegründet und gehandelt wie andere Gesellschaften, agiert aber erst, wenn sie darf.',
  'rule.1848-6.2':
    'Die COM darf agieren, wenn 60 % verkauft sind und entweder Gleise Adelaide und Sydney verbinden oder die erste 6er-Lok die Bank verlassen hat.',
  'rule.1848-6.3':
    'Die COM agiert in dieser Runde nur, wenn sie bereit ist, sobald sie nach der Reihenfolge dran ist.',
  'rule.1848-6.4': 'Das Spiel merkt selbst, wenn Gleise Adelaide und Sydney verbinden.',
  'rule.1848-6.5':
    'Die COM beginnt mit kostenlosen Bahnhofsmarkern in Sydney und Adelaide, neben der Stadt, wenn kein Platz frei ist.',
  'rule.1848-6.6': 'Jeder weitere Bahnhofsmarker der COM kostet 100 £.',

  /* ---- 1848-7 Operating rounds ---- */

  'rule.1848-7.1':
    'Eine Operationsrunde beginnt mit dem Einkommen der Privatbahnen und der Dividende der BoE.',
  'rule.1848-7.2':
    'Gesellschaften agieren vom höchsten Kurs abwärts, in einer Reihenfolge, die am Anfang der Runde feststeht.',
  'rule.1848-7.3': 'Die Phase am Ende der Aktienrunde bestimmt, wie viele Operationsrunden folgen.',
  'rule.1848-7.4':
    'Die Schritte eines Zugs haben eine feste Reihenfolge: Gleise, Bahnhofsmarker, Strecken, Dividende, Loks.',
  'rule.1848-7.5':
    'Der Schritt Loks bleibt offen, solange die Gesellschaft Platz und Geld für irgendeine Lok hat.',
  'rule.1848-7.6':
    'Eine Gesellschaft hat eine Strecke, sobald Gleise einen ihrer Bahnhofsmarker mit einem anderen Halt verbinden.',
  'rule.1848-7.7':
    '{special_lay_any_time, select, true {Anleihen, der Kauf von Privatbahnen und ihre Sondereigenschaften sind an keinen Schritt des Zugs gebunden.} other {Anleihen und der Kauf von Privatbahnen sind an keinen Schritt des Zugs gebunden; P2 und P3 legen beim Gleisbau.}}',

  /* ---- 1848-8 Track ---- */

  'rule.1848-8.1':
    'Je Zug ein gelbes Plättchen; nach der ersten 3er-Lok zwei gelbe Plättchen oder ein einziger Austausch.',
  'rule.1848-8.2':
    'Eine Gesellschaft baut nur, wohin ihre Bahnhofsmarker über Gleise und nicht blockierte Städte reichen.',
  'rule.1848-8.3':
    'Ein Plättchen muss an dein Streckennetz anschließen, zu Feld und Phase passen, vorrätig sein und die ersetzten Gleise behalten.',
  'rule.1848-8.4':
    'Ein Austausch muss dir nichts nützen, wenn dein Streckennetz danach bis zu dem Plättchen reicht.',
  'rule.1848-8.5': 'Für Wüste und Berge zahlt die Gesellschaft, wenn sie dort das erste Plättchen legt.',
  'rule.1848-8.6':
    'Auf roten und blauen Feldern wird nichts gebaut außer dem Tasmanien-Plättchen, und doppelte Kleinstädte bleiben gelb.',
  'rule.1848-8.7':
    'Ist das Heimatfeld leer, kann eine Gesellschaft nirgends sonst bauen{home_tile_duty, select, true {, und in ihrem ersten Zug muss sie dort bauen} other {, bauen muss sie dort aber nicht}}.',
  'rule.1848-8.8': 'Spurwechsel entstehen von selbst und gehen nie aus.',

  /* ---- 1848-9 Tokens ---- */

  'rule.1848-9.1':
    'Ein Bahnhofsmarker je Zug, in einer erreichbaren Stadt mit freiem Platz und ohne eigenen Marker, wenn das Geld reicht.',
  'rule.1848-9.2':
    'Ein Bahnhofsmarker braucht einen freien Platz; der Heimatplatz ist bis nach dem ersten Zug der Gesellschaft reserviert.',
  'rule.1848-9.3':
    'Für Bahnhofsmarker der COM neben einer Stadt und solche der Bank von England gelten eigene Regeln.',

  /* ---- 1848-10 Trains ---- */

  'rule.1848-10.1':
    'Die Bank verkauft nur ihre niedrigste Loksorte, gleich welche Seite, und ab Phase 5 auch die 2E.',
  'rule.1848-10.2':
    'Nach der ersten 3er-Lok handeln Gesellschaften mit Loks: bei gleichem Direktor zu jedem Preis, sonst zum aufgedruckten.',
  'rule.1848-10.3': 'Am Loklimit kauft eine Gesellschaft nichts mehr; eine 2E zählt nicht mit.',
  'rule.1848-10.4':
    'Wer eine 4 oder 4+ in Zahlung gibt, zahlt 800 £ für eine D{trade_in_at_limit, select, true {, sogar am Loklimit} other {, wenn Platz für eine Lok ist}}.',
  'rule.1848-10.5':
    'Eine Gesellschaft besitzt höchstens eine 2E, bezahlt sie ohne Zwangsanleihen und verkauft sie nie.',
  'rule.1848-10.6':
    'Eine Gesellschaft mit einer Strecke und ohne gewöhnliche Lok muss vor dem Ende ihres Zugs eine kaufen.',
  'rule.1848-10.7': 'Alte Loks werden bei allen sofort verschrottet, ohne Entschädigung.',
  'rule.1848-10.8': 'Sinkt das Limit, geben Gesellschaften überzählige Loks sofort ab.',

  /* ---- 1848-11 Routes and revenue ---- */

  'rule.1848-11.1':
    'Eine Strecke verbindet mindestens zwei Halte, enthält deinen Bahnhofsmarker und wiederholt {stop_twice, select, true {kein Gleis} other {weder Halt noch Gleis}}.',
  'rule.1848-11.2':
    'Städte, Fernverbindungen und Spurwechsel verbrauchen Reichweite; eine Plus-Lok hat einen Spurwechsel frei.',
  'rule.1848-11.3':
    'Eine 8 zählt ihre Halte wie andere Loks, eine D fährt beliebig weit und über jede Spurweite.',
  'rule.1848-11.4':
    'Jede Lok fährt höchstens eine Strecke, auf Gleisen, die keine andere benutzt{must_run, select, true {, und eine Gesellschaft, die fahren kann, muss fahren} other {, und keine Gesellschaft muss fahren}}.',
  'rule.1848-11.5':
    'Eine Strecke bringt die Werte ihrer Halte, nach Plättchen, an roten und blauen Orten nach Phase.',
  'rule.1848-11.6':
    '{kk_bonus, select, true {Zwei K-Städte auf einer Strecke bringen 50 mehr, jede weitere noch einmal 50.} other {K-Städte bringen in dieser Partie keinen Bonus.}}',
  'rule.1848-11.7':
    'Eine 2E verbindet Alice Springs mit deinem Bahnhofsmarker und zählt nur diese zwei, was auch dazwischen liegt.',
  'rule.1848-11.8':
    'Alice Springs ist auf zwei Feldern gedruckt, und eine Strecke darf {alice_single, select, true {nur eines davon} other {beide}} benutzen.',

  /* ---- 1848-12 Dividends and price ---- */

  'rule.1848-12.1':
    'Wird ausgezahlt, bekommen die Spieler ein Zehntel je Aktie, und der Kurs rückt nach rechts.',
  'rule.1848-12.2':
    'Wird eingespart{no_revenue_price, select, left { oder nichts verdient} other {}}, rückt der Kurs nach links.',
  'rule.1848-12.3': 'Ein Kursmarker, der auf ein Feld kommt, liegt dort unter den anderen.',
  'rule.1848-12.4':
    'Kommt ihr Kursmarker in die Spalte ganz links, geht eine Gesellschaft sofort in Zwangsverwaltung.',

  /* ---- 1848-13 Private companies ---- */

  'rule.1848-13.1':
    'Privatbahnen verkauft nur ein Spieler an eine Gesellschaft, nie Spieler oder Gesellschaften untereinander.',
  'rule.1848-13.2':
    'In Phase 3 und 4 darf die agierende Gesellschaft P1 bis P4 {private_seller, select, director {von ihrem Direktor} other {von Spielern}} innerhalb der Preisspanne kaufen.',
  'rule.1848-13.3':
    'Sondereigenschaften gelten ab der ersten 3er-Lok, für die Besitzergesellschaft oder die Gesellschaft des Direktors, dem die Privatbahn gehört.',
  'rule.1848-13.4':
    'P2 legt einmal ein gelbes Plättchen mit bloßen Gleisen in erreichbare Wüste, 40 £ billiger, als eines der üblichen Plättchen.',
  'rule.1848-13.5':
    'Die Gesellschaft mit P3{p3_player_owned, select, true { oder die ihres Direktors} other {}} legt Tasmanien auf I8 oder I10, kostenlos, zusätzlich und ohne Verbindung.',
  'rule.1848-13.6':
    'Fehlt Tasmanien, wenn die Privatbahnen schließen, muss der Besitzer von P3 es legen, bevor es weitergeht.',
  'rule.1848-13.7': 'P4 macht eine 2E um 100 £ billiger.',
  'rule.1848-13.8':
    'Die erste 5er-Lok schließt die Privatbahnen, aber ungenutzte P2 und P4 behalten ihre Sondereigenschaft; P6 endet mit der ersten Lok der CAR.',

  /* ---- 1848-14 Loans ---- */

  'rule.1848-14.1':
    'Ab der ersten 3er-Lok gibt es zwanzig Anleihen zu 100 £, und keine wird je zurückgezahlt.',
  'rule.1848-14.2':
    'Eine Gesellschaft darf je Zug eine freiwillige Anleihe aufnehmen, solange sie weniger als fünf hat und noch welche da sind.',
  'rule.1848-14.3': 'Eine Anleihe bringt 100 £, kostet zwei Spalten und hebt den Kurs der BoE.',
  'rule.1848-14.4':
    'Eine Anleihe ist jederzeit im Zug möglich, auch wenn die Gesellschaft dadurch in Zwangsverwaltung geht.',
  'rule.1848-14.5': 'Anleihen werden in der Reihenfolge ihrer Nummern ausgegeben.',
  'rule.1848-14.6':
    'Ein Kursmarker, der schon in der Spalte ganz links ist, rückt nach unten statt nach links.',
  'rule.1848-14.7':
    'Eine Gesellschaft ohne Lok in Spalte 1 {column1_block, select, true {muss vor ihrer Dividende eine Anleihe aufnehmen} other {entscheidet vor ihrer Dividende über eine Anleihe}}.',

  /* ---- 1848-15 Forced train purchase ---- */

  'rule.1848-15.1':
    'Eine Gesellschaft, die kaufen muss, darf eine Lok wählen, für die ihr Geld nicht reicht, und für den Rest Anleihen aufnehmen.',
  'rule.1848-15.2': 'Vor jeder Zwangsanleihe kommt die freiwillige Anleihe dieses Zugs.',
  'rule.1848-15.3':
    'Zwangsanleihen folgen eine nach der anderen, je drei Spalten{forced_first_loan_steps, select, 2 {, aber zwei bei der ersten Anleihe des Zugs} other {}}, bis die Lok bezahlt oder die Gesellschaft in Zwangsverwaltung ist.',
  'rule.1848-15.4':
    'Schieben die Anleihen den Kursmarker in die Spalte ganz links, geht die Gesellschaft in Zwangsverwaltung und bekommt keine Lok.',
  'rule.1848-15.5':
    'Gehen die Anleihen aus, bevor die Lok bezahlt ist, geht die Gesellschaft in Zwangsverwaltung.',
  'rule.1848-15.6':
    'Die Gesellschaft darf jede Lok wählen, die zu haben ist{forced_only_if_needed, select, true {, nimmt Zwangsanleihen nur, wenn ihr Geld nicht für die billigste reicht} other {}}, und der Direktor zahlt nie.',
  'rule.1848-15.7': 'Zwangsanleihen gehören zum Kauf der Lok und sind keine eigenen Aktionen.',

  /* ---- 1848-16 Receivership ---- */

  'rule.1848-16.1':
    'Kommt ihr Kursmarker in die Spalte ganz links, geht eine Gesellschaft in Zwangsverwaltung und wird sofort geschlossen.',
  'rule.1848-16.2':
    'Bahnhofsmarker aus einer Zwangsverwaltung gehören der BoE, blockieren weiter und verdienen für deren Aktien.',
  'rule.1848-16.3':
    'Die anderen Aktionäre bekommen den Ausgabekurs, zuerst aus dem Betriebskapital, dann vom Direktor.',
  'rule.1848-16.4':
    'Die zweite und die fünfte Zwangsverwaltung entfernen je eine permanente Lok, als wäre sie verkauft.',
  'rule.1848-16.5':
    'Ein Spieler mit Schulden muss Aktien verkaufen, nicht mehr als nötig und ohne Direktorwechsel.',
  'rule.1848-16.6':
    'Gibt es nichts mehr zu verkaufen, bleiben die Schulden, ohne Zinsen{crisis_repeat, select, true {, und in späteren Runden musst du wieder verkaufen} other {, und Einnahmen tilgen sie}}.',
  'rule.1848-16.7': 'Die fünfte Zwangsverwaltung bringt das Spielende.',
  'rule.1848-16.8': 'Kein Spieler kann bankrottgehen.',

  /* ---- 1848-17 Phase effects ---- */

  'rule.1848-17':
    'Die erste Lok jeder Sorte beginnt ihre Phase, verschrottet ältere Loks und ändert, was erlaubt ist.',

  /* ---- 1848-18 End of the game ---- */

  'rule.1848-18.1':
    'Eine gesprengte Bank, ein Kurs von 450, die sechzehnte Anleihe oder die fünfte Zwangsverwaltung beendet das Spiel.',
  'rule.1848-18.2':
    'Ist das Ende ausgelöst, wird die laufende Serie von Operationsrunden, sonst die nächste, zu Ende gespielt.',
  'rule.1848-18.3':
    'Die höchste Summe aus Bargeld und Aktien zum Kurs gewinnt, gleiche Summen teilen sich den Sieg.',
  'rule.1848-18.4':
    'Eine Partie endet von selbst, nur eingelesene lassen sich von Hand beenden, und der erste Grund wird vermerkt.',

  /* ---- 1848-19 Edition option ---- */

  'rule.1848-19':
    'Die Ausgabe bestimmt die Namen von 2021 oder 2007, und die ältere gibt der CAR einen Bahnhofsmarker weniger.',

  /* ---- 1848-20 Disagreement and silence register ---- */

  'rule.1848-20/D-01':
    'Darf man in der Versteigerung ohne Privatbahn passen, wenn alle am Mindestpreis stehen?',
  'rule.1848-20/D-02': 'Kann eine Privatbahn billiger werden als ihr Mindestpreis?',
  'rule.1848-20/D-03':
    'Ist es wichtig, welcher Preis bei einem aufgezeichneten Kauf der Versteigerung steht?',
  'rule.1848-20/D-04': 'Darf man BoE-Aktien in der ersten Aktienrunde verkaufen?',
  'rule.1848-20/D-05': 'Darf man in einem Zug mehrmals BoE-Aktien verkaufen?',
  'rule.1848-20/D-06': 'Wann muss ein Spieler über dem Papierlimit verkaufen?',
  'rule.1848-20/D-07': 'Wie viele Papiere zu 10 % hat eine Gesellschaft?',
  'rule.1848-20/D-08': 'Wann darf ein Direktor die Hälfte der 20-%-Direktoraktie verkaufen?',
  'rule.1848-20/D-09':
    'Bekommt die COM ihr Betriebskapital, wenn sie in Betrieb geht, oder erst, wenn sie agieren darf?',
  'rule.1848-20/D-10': 'Können die Spurwechsel-Marker ausgehen?',
  'rule.1848-20/D-11': 'Muss eine Gesellschaft ihr Heimatplättchen im ersten Zug bauen?',
  'rule.1848-20/D-12': 'Dürfen P2 und P3 ihr Plättchen außerhalb des Gleisbaus legen?',
  'rule.1848-20/D-13': 'Darf eine Gesellschaft Tasmanien legen, solange P3 noch ihrem Direktor gehört?',
  'rule.1848-20/D-14':
    'Darf eine Gesellschaft eine Privatbahn von einem Spieler kaufen, der nicht ihr Direktor ist?',
  'rule.1848-20/D-15': 'Darf man P5 und P6 an eine Gesellschaft verkaufen?',
  'rule.1848-20/D-16': 'Was wird aus P6, wenn die CAR beim Verkauf der ersten 5er-Lok keine Lok hat?',
  'rule.1848-20/D-17': 'Wann wird eine Lok bezahlt, die man von einer anderen Gesellschaft kauft?',
  'rule.1848-20/D-18': 'Darf eine Gesellschaft am Loklimit eine 4 für eine D in Zahlung geben?',
  'rule.1848-20/D-19': 'Darf man mit Zwangsanleihen die Lok einer anderen Gesellschaft bezahlen?',
  'rule.1848-20/D-20':
    'Darf eine Gesellschaft Zwangsanleihen nehmen, obwohl ihr Geld für irgendeine Lok reicht?',
  'rule.1848-20/D-21':
    'Wie weit fällt mit der ersten Anleihe eines Zugs eine Gesellschaft, die schon fünf hat?',
  'rule.1848-20/D-22': 'Ist die erste Anleihe bei einem Zwangskauf eine eigene Aktion?',
  'rule.1848-20/D-23': 'Darf eine Gesellschaft ohne Lok in Spalte 1 die Anleihe ablehnen?',
  'rule.1848-20/D-24': 'Bringt eine exportierte Lok ihre Phase, auch wenn dabei eine übersprungen wird?',
  'rule.1848-20/D-25': 'Ist die Bank bei genau null gesprengt oder erst darunter?',
  'rule.1848-20/D-26': 'Darf eine Strecke beide Felder von Alice Springs benutzen?',
  'rule.1848-20/D-27': 'Darf eine 2E über ihren Bahnhofsmarker hinaus fahren?',
  'rule.1848-20/D-28': 'Gibt es einen Bankrott?',
  'rule.1848-20/D-29': 'Welche Aktionen mit Loks und P2, die die Seite nur verbirgt, sind hier verboten?',
  'rule.1848-20/D-30': 'Bringen mehrere K-Städte auf einer Strecke einen Bonus?',
  'rule.1848-20/D-31': 'Können die Loks 8, D und 2E ausgehen?',
  'rule.1848-20/D-32': 'Wie oft gibt es die gelben Stadtplättchen?',
  'rule.1848-20/D-33': 'Kann eine Gesellschaft ihre Strecke wieder verlieren?',
  'rule.1848-20/D-34': 'Wie bewegt sich der Kurs, wenn eine Gesellschaft nichts verdient?',
  'rule.1848-20/D-35': 'Wer wählt die Loks, die abgegeben werden?',
  'rule.1848-20/D-36': 'Gilt das erste Papier der BoE beim Zwangsverkauf von Aktien als Direktoraktie?',
  'rule.1848-20/D-37': 'Wie zählen Schulden am Spielende?',
  'rule.1848-20/D-38': 'Wer gewinnt bei gleicher Summe?',
  'rule.1848-20/D-39': 'Darf eine Strecke durch Perth, Fernverbindungen oder Tasmanien hindurchführen?',
  'rule.1848-20/D-40': 'Wie hoch ist das Papierlimit nach einer sechsten Zwangsverwaltung?',
  'rule.1848-20/D-41':
    'Ändert sich die Reihenfolge der Gesellschaften, wenn sich Kurse während der Runde bewegen?',
  'rule.1848-20/D-42': 'Zählen Spurwechsel bei einer 2E?',
  'rule.1848-20/D-43': 'Was ist Tasmanien wert?',
  'rule.1848-20/D-46': 'Darf man Aktien einer Gesellschaft verkaufen, die noch nie agiert hat?',
  'rule.1848-20/D-47':
    'Fragt das Spiel den anderen Besitzer vor einem Verkauf, oder einigen sich die Spieler untereinander?',
  'rule.1848-20/D-53': 'Zählen Zwangsanleihen zu den fünf, die eine Gesellschaft freiwillig aufnehmen darf?',
  'rule.1848-20/D-54': 'Darf eine Gesellschaft auf das Fahren verzichten?',
  'rule.1848-20/D-55':
    'Werden Schulden, die nach einem Zwangsverkauf von Aktien bleiben, später noch einmal eingefordert?',
  'rule.1848-20/D-56': 'Wie groß und wie viele dürfen die Pakete bei einem Zwangsverkauf von Aktien sein?',
  'rule.1848-20/D-57':
    'Was geschieht, wenn eine Gesellschaft für eine Lok Anleihen braucht, bevor die erste 3er-Lok verkauft ist?',
  'rule.1848-20/D-58':
    'Darf eine Strecke dieselbe Stadt oder Kleinstadt über andere Gleise zweimal anfahren?',
  'rule.1848-20/D-59': 'Gilt der Höchstanteil von 60 oder 70 % für Aktien der Bank von England?',
  'rule.1848-20/D-60':
    'Darf man Aktien der Bank von England in der Aktienrunde zurückkaufen, in der man sie verkauft hat?',
  'rule.1848-20/D-61':
    'Wie viel muss ein Direktor verkaufen, der nach der letzten Gesellschaft einer Runde Schulden hat?',
  'rule.1848-20/D-62':
    'Wird Tasmanien gelegt, wenn die Gesellschaft mit P3 als zweite in Zwangsverwaltung geht?',

  /* ---- 1848-21 File format ---- */

  'rule.1848-21.1':
    'Eine Datei von 18xx.games hat einen festen Aufbau, und eine aus einer älteren Fassung der Seite ist verdächtig.',
  'rule.1848-21.2': 'Jede aufgezeichnete Aktion nennt ihre Art, wer handelt und ihren Platz in der Liste.',
  'rule.1848-21.3':
    'Rückgängig gemachte und wiederholte Einträge bleiben in der Datei und werden vor dem Nachspielen sortiert.',
  'rule.1848-21.4':
    'Was automatisch geschieht, steht bei der Aktion, die es ausgelöst hat, und wirkt gleich nach ihr.',
  'rule.1848-21.5': 'Jede Entscheidung des Spiels hat ihre eigene Form des Eintrags.',
  'rule.1848-21.6': 'Plättchen, Städte, Halte und Loks heißen in einer Datei nach Sorte und Nummer.',
  'rule.1848-21.7':
    'Aufgezeichnete Strecken werden aus ihren Teilen gelesen, und ihr Ergebnis wird neu berechnet.',
  'rule.1848-21.8': 'Passen, Zwangsanleihen, Papiere und Zahlungen der BoE müssen genau zur Datei stimmen.',
  'rule.1848-21.9':
    'Manche Aktionen, die die Seite verbirgt, aber annimmt, sind nur in eingelesenen Partien erlaubt.',
};
