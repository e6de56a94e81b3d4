import type { Messages } from '../messages.ts';

/** 1860: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_DE_1860: Messages = {
  'ruleSet.book.about': 'Die Regeln wie in der Zusammenfassung des Regelhefts (1860-22.8).',

  'page.new.scenario.usual': 'Ganze Karte',
  'scenario.two_player_map': 'Kleinere Karte',
  'scenario.original_game': 'Erste Ausgabe',

  'option.two_player_map':
    'Die Karte der ersten Ausgabe, für zwei oder drei Spieler: drei Felder und zwei Plättchen weniger.',
  'option.original_insolvency':
    'Eine Leihlok verdient die Hälfte vom Wert der Fahrt und dazu alle Zuschüsse für Haltepunkte.',
  'option.simplified_insolvency':
    'Eine Leihlok verdient auf jeder Strecke dasselbe: 40 £ und dazu 20 £ mal ihre erste Zahl.',
  'option.no_skip_towns':
    'Eine Lok darf keine Kleinstadt auslassen: Alle Kleinstädte einer Strecke zählen gegen ihre Zahlen.',
  'option.original_game':
    'Die erste Ausgabe: die kleinere Karte, die ursprüngliche Zahlungsunfähigkeit, und keine Kleinstadt wird ausgelassen.',
  'option.re_enter_hexes': 'Eine Strecke darf über andere Gleise auf ein Feld zurückkehren.',
  'option.non_operated_full_value':
    'Aktien einer Gesellschaft, die noch keine Lok hat, weil sie nie agiert hat, sind den vollen Kurs wert, nicht die Hälfte.',
  'option.bid_step_5': 'Alle Gebote der Versteigerung sind Vielfache von 5 £.',
  'option.pd_tie_among_richest':
    'Haben nach der Versteigerung mehrere Spieler das meiste Bargeld, beginnt einer von ihnen die erste Aktienrunde.',
  'option.bankruptcy_resets_operated':
    'Nach einem Bankrott gilt eine Gesellschaft als neu: Verkäufe senken ihren Kurs erst, wenn sie wieder agiert hat.',
  'option.red_zone_once_per_sr':
    'In den roten Zonen lässt nur die erste Aktie, die ein Spieler in einer Aktienrunde von einer Gesellschaft verkauft, den Kurs stehen, nicht die erste jedes Verkaufs.',
  'option.layer_opens_next_sr':
    'Ist eine Gesellschaft ausverkauft, öffnet die nächste Gruppe in der nächsten Aktienrunde, nicht sofort.',
  'option.sell_privates_in_sr1':
    'Privatbahnen können schon in der ersten Aktienrunde an die Bank verkauft werden.',
  'option.president_cert_exchange_only':
    'Eine Präsidentenaktie im Pool kann nicht gekauft werden: Man kauft gewöhnliche Aktien und tauscht zwei davon gegen sie.',
  'option.receiver_cert_cash_1x':
    'Wo man eine Präsidentenaktie aus dem Pool kaufen kann, braucht man das Bargeld für eine Aktie, nicht für zwei.',
  'option.unchanged_dividend_to_bottom':
    'Eine Gesellschaft, die weniger als ihren Kurs zahlt, rückt hinter die anderen mit gleichem Kurs.',
  'option.bypassed_city_unscored':
    'Eine volle Stadt, durch die eine Lok fährt, wird ausgelassen: Das bringt nichts und zählt nicht gegen die Lok.',
  'option.must_buy_if_route':
    'Eine Gesellschaft ohne Lok muss eine kaufen, wenn sie eine Strecke und mindestens den Preis der billigsten hat, nicht immer dann, wenn sie mehr hat als diesen Preis.',
  'option.insolvent_until_purchase':
    'Nur der Kauf einer Lok beendet die Zahlungsunfähigkeit; das Geld dafür zu haben genügt nicht.',
  'option.receivership_lease_always':
    'Eine Gesellschaft ohne Präsident, die ihre Lok verloren hat, fährt sofort mit einer Leihlok, auch wenn sie kaufen könnte.',
  'option.bankruptcy_pd_from_current':
    'Wandert das Erstkaufrecht durch einen Bankrott und haben mehrere die wenigsten Aktien, bekommt es der Nächste von dem Spieler aus, der es als Nächster bekäme, nicht von seinem Inhaber aus.',
  'option.nationalise_after_southern_set':
    'British Rail kann nicht vor dem Ende der Southern-Aktienrunde beginnen, der ersten nach dem Kauf einer 9+5.',
  'option.br_no_skip_towns': 'Unter British Rail darf eine Lok keine Kleinstadt auslassen.',
  'option.br_receivership_first': 'British Rail übernimmt Gesellschaften ohne Präsident vor allen anderen.',
  'option.score_full_value': 'Am Ende zählen Aktien einer Gesellschaft ohne Lok voll, nicht zur Hälfte.',
  'option.over_limit_sell_privates':
    'Ein Spieler über dem Papierlimit darf auch Privatbahnen verkaufen, um wieder darunter zu kommen, nicht nur Aktien.',
  'option.exchange_any_time':
    'Eine Privatbahn darf jederzeit im Zug gegen ihre Aktie getauscht werden, auch nach dem Kauf, in jeder Phase.',
  'option.trade_consent':
    'Ob der andere Präsident dem Verkauf einer Lok zustimmt: unter den Spielern vereinbart, oder das Spiel fragt.',
  'option.president_cert_as_one_share':
    'Eine Präsidentenaktie kann nur als eine Aktie an den Pool verkauft werden, mit einer einzelnen Aktie zurück, nie als zwei Aktien.',
  'option.routes_by_network':
    'Nur eine Strecke braucht einen Bahnhofsmarker, den Heimatbahnhof; die anderen müssen mit ihr verbunden sein, direkt oder über weitere Strecken.',
  'option.private_buy_back':
    'Wer eine Privatbahn an die Bank verkauft hat, darf sie in derselben Aktienrunde zurückkaufen.',
  'option.br_receivership_pays':
    'Unter British Rail zahlt auch eine Gesellschaft ohne Präsident ihre Dividenden, statt einzusparen.',
  'option.no_last_round':
    'Das Spiel geht weiter, bis seine Regeln es beenden; sonst hört es nach der hundertsten Aktienrunde auf.',
  'option.import_lenient':
    'Wird nur beim Einlesen gesetzt: Der Datei wird auch gefolgt, wo 18xx.games die Aktion auf seiner Seite nicht zuließe.',

  /* ---- 1860-0 Sources ---- */

  'rule.1860-0.5':
    'Hier gespielte Partien folgen jeder Regel; einer eingelesenen Datei wird auch gefolgt, wo nur die Seite selbst prüft.',

  /* ---- 1860-1 Components and set-up ---- */

  'rule.1860-1.1': 'Zu zweit beginnt jeder mit 1.000 £, zu dritt mit 670 £, zu viert mit 500 £.',
  'rule.1860-1.2': 'Papiere und Privatbahnen zählen je eins gegen ein Limit von 32, 21 oder 16.',
  'rule.1860-1.3':
    'Die Bank wird nur am Geld der Spieler gemessen: Haben sie mehr als 10.000 £, ist sie leer.',
  'rule.1860-1.4':
    'Ein Spieler darf eine ganze Gesellschaft besitzen, und der Pool nimmt beliebig viele Aktien.',
  'rule.1860-1.5':
    'Jede der acht Gesellschaften hat eine Gruppe, eine Heimat, eine Reihe Bahnhofsmarker und zehn Aktien.',
  'rule.1860-1.6':
    'Vier Gesellschaften reservieren ihre letzte Aktie für eine Privatbahn, bis diese weg ist.',
  'rule.1860-1.7': 'Fünf Privatbahnen haben einen Preis und ein Einkommen; die Fähre kommt erst in Phase 6.',
  'rule.1860-1.8':
    'Loks haben zwei Zahlen, einen Preis, einen Vorrat und manchmal eine spätere Lok, mit der sie verschrottet werden.',
  'rule.1860-1.9':
    'Die Kurse stehen in einer Zeile von 55 Feldern mit einer unteren und einer oberen roten Zone.',
  'rule.1860-1.10':
    'Die Insel hat gekennzeichnete Orte, teure Felder, unüberwindbare Kanten und eine Fernverbindung.',
  'rule.1860-1.11':
    'Nichts ist Zufall: Die Spieler sitzen wie angegeben, und der erste eröffnet die Versteigerung.',

  /* ---- 1860-2 Sequence ---- */

  'rule.1860-2.1': 'Nach der Versteigerung folgen einander Aktienrunden und Serien von Operationsrunden.',
  'rule.1860-2.2': 'Eine Aktienrunde dauert, bis der letzte Zug jedes Spielers ein Passen war.',
  'rule.1860-2.3':
    'Das Erstkaufrecht geht an den Spieler links von dem, der zuletzt gehandelt hat, und ausverkaufte Gesellschaften steigen nicht.',
  'rule.1860-2.4': 'In einer Operationsrunde ohne Gesellschaften zahlen nur die Privatbahnen.',
  'rule.1860-2.5': 'Die Liste der Spieler beginnt mit dem, der das Erstkaufrecht hat.',

  /* ---- 1860-3 Auction ---- */

  'rule.1860-3.1':
    'Versteigert werden sechs Lose: vier Privatbahnen und die Präsidentenaktien der C&N und der IOW.',
  'rule.1860-3.2': 'Geboten wird reihum, und wer passt, ist aus dieser Versteigerung draußen.',
  'rule.1860-3.3':
    '{bid_step_5, select, true {Gebote sind Vielfache von 5, jedes über dem vorigen.} other {Ein Gebot liegt mindestens 5 über dem vorigen.}}',
  'rule.1860-3.4':
    'Ein Gebot muss genug für das billigste Los übrig lassen, und wer nicht bieten kann, muss trotzdem passen.',
  'rule.1860-3.5': 'Wer zuletzt geboten hat, zahlt das Gebot und muss sofort ein Los wählen.',
  'rule.1860-3.6': 'Passen alle, wählt umsonst, wer begonnen hat.',
  'rule.1860-3.7': 'Der Sieger darf jedes bezahlbare Los nehmen, und immer das billigste.',
  'rule.1860-3.8': 'Wer ein Los nicht voll bezahlen kann, zahlt alles Bargeld.',
  'rule.1860-3.9': 'Die nächste Versteigerung beginnt links vom Käufer.',
  'rule.1860-3.10':
    '{pd_tie_among_richest, select, true {Der reichste Spieler beginnt die erste Aktienrunde.} other {Der reichste Spieler beginnt die erste Aktienrunde, aber bei Gleichstand vielleicht ein anderer.}}',

  /* ---- 1860-4 Stock round ---- */

  'rule.1860-4.1': 'In deinem Zug verkaufst du zuerst, dann kaufst du höchstens einmal.',
  'rule.1860-4.2':
    '{exchange_any_time, select, true {Ein Kauf beendet den Zug, außer eine Privatbahn lässt sich noch tauschen.} other {Ein Kauf beendet den Zug, außer spät im Spiel, wenn sich eine Privatbahn noch tauschen lässt.}}',
  'rule.1860-4.3': 'Wer über dem Papierlimit liegt, muss verkaufen.',
  'rule.1860-4.4': 'Wer nichts tun kann, wird nicht gefragt.',
  'rule.1860-4.5': 'Nach einem Verkauf zu passen zählt nicht als Passen.',

  /* ---- 1860-5 Selling ---- */

  'rule.1860-5.1':
    'Aktien dürfen in jeder Aktienrunde verkauft werden, was immer die Gesellschaft bisher getan hat.',
  'rule.1860-5.2': 'Alle in einem Zug verkauften Aktien einer Gesellschaft sind ein Paket.',
  'rule.1860-5.3':
    'Eine Aktie bringt den Kurs, oder die Hälfte, wenn die Gesellschaft {non_operated_full_value, select, true {agiert hat und } other {}}keine Lok hat.',
  'rule.1860-5.4': 'Jede verkaufte Aktie senkt den Kurs um ein Feld, mit drei Ausnahmen.',
  'rule.1860-5.5': 'Der Kurs einer Gesellschaft, die nie agiert hat, fällt durch Verkäufe nicht.',
  'rule.1860-5.6':
    '{red_zone_once_per_sr, select, true {In den roten Zonen senkt die erste Aktie, die ein Spieler in einer Aktienrunde von einer Gesellschaft verkauft, den Kurs nicht.} other {In den roten Zonen senkt die erste Aktie jedes Verkaufs den Kurs nicht.}}',
  'rule.1860-5.7': 'Ab der ersten 8+4 lassen Verkäufe die Kurse stehen.',
  'rule.1860-5.8': 'Ein Kurs von 0 ist sofort ein Bankrott.',
  'rule.1860-5.9':
    '{private_buy_back, select, true {Aktien, die du verkauft hast, kannst du in derselben Runde nicht zurückkaufen.} other {Was du verkauft hast, kannst du in derselben Runde nicht zurückkaufen.}}',
  'rule.1860-5.10': 'Nach jedem Verkauf wird die Bank geprüft.',

  /* ---- 1860-6 Buying and floating ---- */

  'rule.1860-6.1': 'Neue Aktien kosten den Ausgabekurs, Aktien aus dem Pool den vollen Kurs.',
  'rule.1860-6.2':
    'Eine Gruppe öffnet{layer_opens_next_sr, select, true { in der nächsten Aktienrunde, nachdem} other {, sobald}} eine Gesellschaft der vorigen agiert hat oder ausverkauft ist.',
  'rule.1860-6.3': 'Die Gruppe sagt, zu welchen Kursen eine Gesellschaft beginnen darf.',
  'rule.1860-6.4':
    'Wer eine Gesellschaft gründet, kauft ihre 20-%-Präsidentenaktie zum doppelten Ausgabekurs.',
  'rule.1860-6.5':
    'Eine Gesellschaft geht in Betrieb, wenn die Hälfte in Spielerhand ist, und bekommt den zehnfachen Ausgabekurs.',
  'rule.1860-6.6': 'Wer in Betrieb geht, kommt hinter die anderen mit gleichem Kurs.',
  'rule.1860-6.7':
    'Mit dem Betrieb kommt der Heimatbahnhof, und der Präsident legt sofort das Heimatplättchen.',
  'rule.1860-6.8':
    'Ab der Southern-Aktienrunde bekommen neue Gesellschaften weder Bahnhofsmarker noch Plättchen.',
  'rule.1860-6.9': 'Der Heimatplatz ist reserviert, bis der Heimatbahnhof dort liegt.',

  /* ---- 1860-7 Privates ---- */

  'rule.1860-7.1': 'Privatbahnen zahlen ihren Besitzern vor jeder Operationsrunde.',
  'rule.1860-7.2': 'Am Ende ist eine Privatbahn ihren Preis wert.',
  'rule.1860-7.3':
    'Die Bank nimmt eine Privatbahn für 30 £ weniger als ihren Preis zurück{sell_privates_in_sr1, select, true {} other {, in der ersten Aktienrunde aber noch nicht}}.',
  'rule.1860-7.4': 'Eine Privatbahn der Bank kann zu ihrem Preis gekauft werden.',
  'rule.1860-7.5': 'Die Fähre steht ab Phase 6 zum Verkauf und schließt alle anderen Privatbahnen.',
  'rule.1860-7.6':
    'Eine Privatbahn lässt sich gegen eine Aktie ihrer Gesellschaft tauschen, sobald diese gegründet ist.',
  'rule.1860-7.7': 'Tauschen und dann passen zählt trotzdem als Passen.',

  /* ---- 1860-8 Presidents ---- */

  'rule.1860-8.1': 'Präsident ist der Spieler mit den meisten Aktien, mindestens 20 %.',
  'rule.1860-8.2':
    'Ein neuer Präsident gibt die zwei am längsten gehaltenen Aktien für die 20-%-Präsidentenaktie.',
  'rule.1860-8.3':
    'Die 20-%-Präsidentenaktie lässt sich {president_cert_as_one_share, select, true {als eine Aktie } other {}}verkaufen, und eine Gesellschaft ohne Präsident ist in Zwangsverwaltung.',
  'rule.1860-8.4':
    'Die Hälfte der 20-%-Präsidentenaktie lässt sich verkaufen, wenn eine Aktie zurückgenommen werden kann oder ein anderer Spieler übernimmt.',
  'rule.1860-8.5': 'Wer 20 % einer Gesellschaft in Zwangsverwaltung bekommt, wird ihr Präsident.',
  'rule.1860-8.6':
    '{president_cert_exchange_only, select, true {Die 20-%-Präsidentenaktie im Pool steht nicht zum Verkauf: Zwei Aktien werden gegen sie getauscht.} other {Ein Aktionär darf die 20-%-Präsidentenaktie zum Kurs einer Aktie aus dem Pool kaufen.}}',

  /* ---- 1860-9 Prices ---- */

  'rule.1860-9.1': 'Verkäufe bewegen einen Kurs um je ein Feld, Dividenden um zwei.',
  'rule.1860-9.2': 'Das niedrigste Feld ist der Bankrott, das höchste das Spielende.',
  'rule.1860-9.3':
    'Ein Kursmarker, der sich bewegt, kommt hinter die, die schon da sind{unchanged_dividend_to_bottom, select, true {, und ebenso der einer Gesellschaft, die weniger als ihren Kurs zahlt} other {}}.',

  /* ---- 1860-10 Operating rounds ---- */

  'rule.1860-10.1':
    'Gesellschaften agieren vom höchsten Kurs abwärts, in einer Reihenfolge, die am Anfang feststeht.',
  'rule.1860-10.2':
    'Die Schritte eines Zugs sind Abgeben, Gleise, Bahnhofsmarker, Strecken, Dividende und Loks.',
  'rule.1860-10.3': 'Ein Schritt wartet nur, wo es etwas zu entscheiden gibt.',
  'rule.1860-10.4': 'Nichts zu verdienen gilt als Einsparen.',

  /* ---- 1860-11 Track ---- */

  'rule.1860-11.1':
    'Je Zug zwei gelbe Plättchen mit bloßen Gleisen, ein gelbes mit Stadt oder ein Austausch.',
  'rule.1860-11.2':
    'Gebaut wird, wohin die Bahnhofsmarker der Gesellschaft reichen; volle Städte versperren den Weg.',
  'rule.1860-11.3':
    'Hügel und Wasser kosten einmal 60 £, und zahlungsunfähige Gesellschaften bauen nur auf kostenlosen Feldern.',
  'rule.1860-11.4':
    'Plättchen steigen immer um eine Farbe, behalten alte Gleise, müssen zum Feld passen und sind begrenzt.',
  'rule.1860-11.5': 'Ein neues Plättchen muss an die Gleise der Gesellschaft anschließen.',
  'rule.1860-11.6': 'Zum Aufrüsten braucht die Gesellschaft eine eigene Lok, die das Feld erreichen kann.',
  'rule.1860-11.7': 'Ein Austausch muss neue Gleise oder einen anderen Wert bringen.',
  'rule.1860-11.8': 'Die Plättchen von Ryde, Merstone und Newport lassen sich nur auf eine Weise legen.',
  'rule.1860-11.9':
    'Gesellschaften in Zwangsverwaltung bauen nicht, und ab der Southern-Aktienrunde baut niemand.',

  /* ---- 1860-12 Tokens ---- */

  'rule.1860-12.1': 'Je Zug ein Bahnhofsmarker, auf einem freien Platz, den die Gesellschaft erreicht.',
  'rule.1860-12.2': 'Keine Gesellschaft hat zwei Bahnhofsmarker auf einem Feld.',
  'rule.1860-12.3':
    'Keine Bahnhofsmarker bei Zahlungsunfähigkeit, in Zwangsverwaltung oder ab der Southern-Aktienrunde.',
  'rule.1860-12.4': 'Bahnhofsmarker bleiben bei ihrer Stadt, wenn ein Plättchen ausgetauscht wird.',

  /* ---- 1860-13 Routes ---- */

  'rule.1860-13.1':
    'Eine Gesellschaft hat eine Strecke, wenn ein Bahnhofsmarker eine weitere Stadt, Kleinstadt oder Fernverbindung erreicht.',
  'rule.1860-13.2':
    'Eine Strecke verbindet Halte und benutzt weder Gleis{re_enter_hexes, select, true { noch Halt} other {, Halt noch Feld}} zweimal{routes_by_network, select, true {} other {, und ein Bahnhofsmarker der Gesellschaft liegt daran}}.',
  'rule.1860-13.3': 'Keine Strecke beginnt oder endet an einem Haltepunkt.',
  'rule.1860-13.4': 'Zwei Loks benutzen nicht dasselbe Gleis.',
  'rule.1860-13.5': 'Die Strecken bilden ein Netz, und eine davon fährt den Heimatbahnhof an.',
  'rule.1860-13.6':
    'Eine Lok darf durch eine volle Stadt fahren{bypassed_city_unscored, select, true {, die nicht zählt} other {, die zählt}}.',
  'rule.1860-13.7': 'Bahnhofsmarker bankrotter Gesellschaften blockieren keine Loks.',
  'rule.1860-13.8':
    'Die erste Zahl begrenzt die Städte; ihr Rest lässt sich für Kleinstädte und Haltepunkte nutzen.',
  'rule.1860-13.9': 'Der Präsident wählt, wie viele Haltepunkte zählen; Kleinstädte nehmen den Rest.',
  'rule.1860-13.10': 'Eine Gesellschaft, die fahren kann, muss irgendetwas fahren.',
  'rule.1860-13.11': 'Ab der Southern-Aktienrunde zählen Haltepunkte nicht mehr.',

  /* ---- 1860-14 Revenue ---- */

  'rule.1860-14.1': 'Halte bringen ihren Wert, gezählte Haltepunkte einen Zuschuss zum Betriebskapital.',
  'rule.1860-14.2': 'Dividenden gehen nur an Spieler; Eingespartes kommt ins Betriebskapital.',
  'rule.1860-14.3': 'Der Kurs steigt danach, wie oft er gezahlt wird, und fällt, wenn nichts gezahlt wird.',
  'rule.1860-14.4':
    '{br_receivership_pays, select, true {Zahlungsunfähige Gesellschaften sparen ein, in Zwangsverwaltung auch, bis British Rail kommt; danach zahlen sie aus. Niemand wird gefragt.} other {Gesellschaften, die zahlungsunfähig oder in Zwangsverwaltung sind, sparen ein, und unter British Rail zahlen die anderen aus; niemand wird gefragt.}}',
  'rule.1860-14.5': 'Nach jeder Dividende werden Bank und Bankrott geprüft.',

  /* ---- 1860-15 Trains ---- */

  'rule.1860-15.1':
    'Vier Loks, später drei und zwei; überzählige werden am Anfang des nächsten Zugs abgegeben.',
  'rule.1860-15.2': 'Die Bank verkauft die nächste Lok und abgegebene zum aufgedruckten Preis.',
  'rule.1860-15.3': 'Eine neue Loksorte ändert die Phase und verschrottet alte Loks sofort.',
  'rule.1860-15.4':
    'Gesellschaften verkaufen einander Loks für Vielfache von 10 £{trade_consent, select, ask {, wenn beide Präsidenten zustimmen} other {}}.',
  'rule.1860-15.5': 'Manche Gesellschaften dürfen miteinander nicht mit Loks handeln.',
  'rule.1860-15.6':
    '{must_buy_if_route, select, true {Eine Gesellschaft mit einer Strecke und ohne Lok muss eine kaufen, wenn sie kann.} other {Eine Gesellschaft ohne Lok, die mehr Geld hat, als eine kostet, muss eine kaufen.}}',

  /* ---- 1860-16 Insolvency ---- */

  'rule.1860-16.1': 'Zahlungsunfähigkeit ist ein Zustand einer Gesellschaft.',
  'rule.1860-16.2': 'Wer den Zug mit einer Strecke und ohne Lok beendet, wird zahlungsunfähig.',
  'rule.1860-16.3':
    'Wird ihre letzte Lok verschrottet, setzt eine Gesellschaft mit Präsident eine Fahrt aus.',
  'rule.1860-16.4': 'Zahlungsunfähige Gesellschaften leihen die billigste Lok und sparen das Verdiente ein.',
  'rule.1860-16.5':
    '{insolvent_until_purchase, select, true {Das Geld für eine Lok zu haben beendet die Zahlungsunfähigkeit nicht: Zuerst fährt die Leihlok.} other {Eine Gesellschaft, deren Geld vor der Fahrt für eine Lok reicht, ist zahlungsfähig und fährt nicht.}}',
  'rule.1860-16.6': 'Eine Lok beendet die Zahlungsunfähigkeit.',
  'rule.1860-16.7': 'Zahlungsunfähigkeit überdauert einen Bankrott.',

  /* ---- 1860-17 Receivership ---- */

  'rule.1860-17.1': 'Eine Gesellschaft in Zwangsverwaltung baut nicht.',
  'rule.1860-17.2':
    'Eine Gesellschaft ohne Präsident fährt so viel ein, wie sie kann, und spart alles ein{br_receivership_pays, select, true {, bis British Rail kommt} other {}}.',
  'rule.1860-17.3': 'Ohne Lok kauft eine Gesellschaft in Zwangsverwaltung von der Bank, wenn sie kann.',
  'rule.1860-17.4':
    '{receivership_lease_always, select, true {Eine Gesellschaft in Zwangsverwaltung ohne Lok leiht sofort eine, auch wenn sie kaufen könnte.} other {Kann sie nicht kaufen, leiht sie im selben Zug.}}',
  'rule.1860-17.5': 'Unter British Rail muss eine Gesellschaft in Zwangsverwaltung nicht fahren.',

  /* ---- 1860-18 Bankruptcy ---- */

  'rule.1860-18.1': 'Eine Gesellschaft, deren Kurs 0 erreicht, ist bankrott.',
  'rule.1860-18.2':
    'Die Aktien werden wieder neue Aktien; Geld, Loks und Bahnhofsmarker bleiben bei der Gesellschaft.',
  'rule.1860-18.3': 'Das Erstkaufrecht geht an den Spieler mit den wenigsten Aktien.',
  'rule.1860-18.4': 'Eine Operationsrunde geht nach einem Bankrott weiter.',
  'rule.1860-18.5': 'Eine Aktienrunde beginnt nach einem Bankrott von vorn.',
  'rule.1860-18.6': 'Eine bankrotte Gesellschaft kann neu gegründet werden.',

  /* ---- 1860-19 Phases ---- */

  'rule.1860-19.1': 'Phasen bestimmen Plättchenfarben, Loklimit und Zahl der Operationsrunden.',
  'rule.1860-19.2':
    'Neue Phasen gelten sofort; die Zahl der Operationsrunden ändert sich mit der nächsten Serie.',
  'rule.1860-19.3': 'Die erste 8+4 beendet das Papierlimit.',
  'rule.1860-19.4': 'Mit der ersten 9+5 entsteht die Southern Railway.',
  'rule.1860-19.5':
    'Die nächste Aktienrunde ist die der Southern: Mit ihrem Beginn ist es mit Bauen und Haltepunkten vorbei.',

  /* ---- 1860-20 British Rail ---- */

  'rule.1860-20.1': 'British Rail kommt, wenn jede Gesellschaft mit Präsident eine Lok hat.',
  'rule.1860-20.2':
    '{nationalise_after_southern_set, select, true {Geprüft wird nach jeder Runde, zuerst am Ende der Southern-Aktienrunde.} other {Geprüft wird nach jeder Runde, sobald die Southern entstanden ist.}}',
  'rule.1860-20.3': 'Dann gibt es nur noch Operationsrunden, und die Bank kann nicht gesprengt werden.',
  'rule.1860-20.4': 'Loks kommen nur von der Bank, und Dividenden müssen gezahlt werden.',
  'rule.1860-20.5':
    'Eine Lok zählt nur so viele Halte wie ihre erste Zahl{br_no_skip_towns, select, true {, und Kleinstädte darf sie nicht auslassen} other {}}.',
  'rule.1860-20.6':
    'Nach jeder Runde werden {br_receivership_first, select, true {Gesellschaften in Zwangsverwaltung und dann die} other {die}} übernommen, die am wenigsten gezahlt haben, bis weniger als drei übrig sind.',

  /* ---- 1860-21 End ---- */

  'rule.1860-21.1':
    'Ein Kurs von 340, eine gesprengte Bank oder die vollständige Verstaatlichung beendet das Spiel.',
  'rule.1860-21.2': '340 einmal zu erreichen genügt.',
  'rule.1860-21.3':
    'Die Bank wird nach Dividenden und Verkäufen geprüft, und einmal gesprengt, bleibt sie es.',
  'rule.1860-21.4':
    'Es zählen Bargeld, Privatbahnen und Papiere{score_full_value, select, true {} other {, Papiere von Gesellschaften ohne Lok zur Hälfte}}.',
  'rule.1860-21.5':
    '{no_last_round, select, true {Es gibt keine letzte Aktienrunde.} other {Das Spiel endet nach hundert Aktienrunden.}}',

  /* ---- 1860-22 Options ---- */

  'rule.1860-22.1': 'Auf der kleineren Karte fehlen drei Felder und zwei Plättchen.',
  'rule.1860-22.2': 'Nach der ursprünglichen Regel verdient eine Leihlok die Hälfte.',
  'rule.1860-22.3': 'Nach der vereinfachten Regel verdient eine Leihlok eine feste Summe.',
  'rule.1860-22.4': 'Mit dieser Wahlregel zählt jede Kleinstadt auf einer Strecke.',
  'rule.1860-22.5': 'Die erste Ausgabe besteht aus drei Wahlregeln zugleich.',
  'rule.1860-22.6': 'Mit dieser Wahlregel darf eine Strecke auf ein Feld zurückkehren.',
  'rule.1860-22.7':
    'Mit dieser Wahlregel behalten Aktien von Gesellschaften, die nie agiert haben, ihren vollen Wert.',
  'rule.1860-22.8': 'Das Regelheft ist ein Satz von Schaltern.',

  /* ---- 1860-23 Register ---- */

  'rule.1860-23/D-1': 'Sind Gebote Vielfache von 5?',
  'rule.1860-23/D-2': 'Wer beginnt, wenn mehrere am reichsten sind?',
  'rule.1860-23/D-3': 'Gilt eine neu gegründete Gesellschaft als eine, die agiert hat?',
  'rule.1860-23/D-4': 'Wie oft ist ein Verkauf in der roten Zone frei?',
  'rule.1860-23/D-5': 'Wann öffnet ein Ausverkauf die nächste Gruppe?',
  'rule.1860-23/D-6': 'Bestimmt die Runde oder die Gruppe die Ausgabekurse?',
  'rule.1860-23/D-7': 'Darf man in der ersten Aktienrunde Privatbahnen verkaufen?',
  'rule.1860-23/D-8': 'Kann man die 20-%-Präsidentenaktie aus dem Pool kaufen, und mit wie viel Geld?',
  'rule.1860-23/D-9': 'Was macht eine Dividende unter dem Kurs mit dem Kursmarker?',
  'rule.1860-23/D-10': 'Zählt eine volle Stadt, durch die man fährt?',
  'rule.1860-23/D-11': 'Wer muss eine Lok kaufen?',
  'rule.1860-23/D-12': 'Was beendet die Zahlungsunfähigkeit?',
  'rule.1860-23/D-13': 'Wann fährt eine Gesellschaft in Zwangsverwaltung mit einer Leihlok?',
  'rule.1860-23/D-14': 'Von wem aus zählt man nach einem Bankrott bei Gleichstand um das Erstkaufrecht?',
  'rule.1860-23/D-15': 'Wann wird British Rail zum ersten Mal geprüft?',
  'rule.1860-23/D-16': 'Darf man unter British Rail Kleinstädte auslassen?',
  'rule.1860-23/D-17': 'In welcher Reihenfolge übernimmt British Rail Gesellschaften?',
  'rule.1860-23/D-18': 'Sind Aktien von Gesellschaften ohne Lok am Ende nur die Hälfte wert?',
  'rule.1860-23/D-19': 'Was zahlt die vereinfachte Leihlok?',
  'rule.1860-23/D-20': 'Wie groß ist die Bank, und wann wird sie geprüft?',
  'rule.1860-23/D-21': 'Was darf ein Spieler über dem Limit verkaufen?',
  'rule.1860-23/D-22': 'Wie hoch darf ein Gebot sein?',
  'rule.1860-23/D-23': 'Was bekommt eine Gesellschaft, die nach der Southern-Aktienrunde in Betrieb geht?',
  'rule.1860-23/D-24': 'Geht das Bauen weiter, wenn British Rail früh kommt?',
  'rule.1860-23/D-25': 'Bis wann in einem Zug kann eine Privatbahn getauscht werden?',
  'rule.1860-23/D-26': 'Wird der andere Präsident gefragt, bevor eine Lok den Besitzer wechselt?',
  'rule.1860-23/D-27': 'Wie viele 9+5 gibt es?',
  'rule.1860-23/D-28': 'Kauft eine Gesellschaft in Zwangsverwaltung Loks?',
  'rule.1860-23/D-29': 'Lässt sich die 20-%-Präsidentenaktie als Ganzes verkaufen?',
  'rule.1860-23/D-30': 'Darf man in einem Zug zweimal Aktien derselben Gesellschaft verkaufen?',
  'rule.1860-23/D-31': 'Darf ein Spieler nach dem Kaufen verkaufen?',
  'rule.1860-23/D-32': 'Was gilt, wenn keine Fahrt die Heimatregel erfüllen kann?',
  'rule.1860-23/D-33': 'Braucht jede Strecke einen eigenen Bahnhofsmarker?',
  'rule.1860-23/D-34': 'Was gilt als nützlicher Austausch?',
  'rule.1860-23/D-35': 'Ist Shide eine Stadt?',
  'rule.1860-23/D-36': 'Darf ein Spieler eine verkaufte Privatbahn zurückkaufen?',
  'rule.1860-23/D-37':
    'Werden Heimatbahnhof und Heimatplättchen gelegt, wenn eine Gesellschaft gegründet wird oder wenn sie in Betrieb geht?',
  'rule.1860-23/D-38': 'Welche gelben Plättchen darf man paarweise legen?',
  'rule.1860-23/D-39': 'Handelt eine Gesellschaft in Zwangsverwaltung mit Loks?',
  'rule.1860-23/D-40': 'Zu welchen Kursen beginnt eine bankrotte Gesellschaft neu?',
  'rule.1860-23/D-41': 'Agieren die letzten Gesellschaften noch einmal?',
  'rule.1860-23/D-42': 'Gibt es eine letzte Aktienrunde?',
  'rule.1860-23/D-43': 'Zahlt eine Gesellschaft in Zwangsverwaltung unter British Rail?',

  /* ---- 1860-24 File format ---- */

  'rule.1860-24.1': 'Eine Datei von 18xx.games nennt Titel, Spieler, Einstellungen und Aktionen.',
  'rule.1860-24.2': 'Jeder Eintrag nennt seine Art und wer gehandelt hat.',
  'rule.1860-24.3': 'Automatische Einträge folgen dem, der sie mitbringt.',
  'rule.1860-24.4':
    'Rückgängig gemachte Einträge werden zuerst sortiert, und eine Partie kann von Hand beendet sein.',
  'rule.1860-24.5': 'Aktien, Kurse, Loks, Plättchen und Städte haben dort eigene Namen.',
  'rule.1860-24.6': 'Papiere gleicher Größe sind gleich.',
  'rule.1860-24.7': 'Eine Fahrt nennt ihre Strecken mit Ergebnis und Zuschuss.',
  'rule.1860-24.8': 'Strecken werden durch die Glieder zwischen ihren Halten beschrieben.',
  'rule.1860-24.9': 'Glieder werden verbunden, wo sie einen Halt teilen.',
  'rule.1860-24.10': 'Haltepunkte und Ergebnis einer Strecke können in alten Dateien fehlen.',
  'rule.1860-24.11': 'Eine Fahrt mit Leihlok nennt die Lok der Bank.',
  'rule.1860-24.12': 'Was von selbst geschieht, hat keinen Eintrag.',
  'rule.1860-24.13': 'Für jede Entscheidung wird ein Eintrag geschrieben.',
};
