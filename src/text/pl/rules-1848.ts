import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_PL_1848 } from './overview-1848.ts';

/** 1848 for players at the table. */
export const RULES_PL_1848: RuleTexts = {
  sections: {
    '1848-1': 'Elementy gry',
    '1848-2': 'Przygotowanie',
    '1848-3': 'Licytacja spółek prywatnych',
    '1848-4': 'Rundy giełdowe',
    '1848-5': 'Spółki',
    '1848-6': 'Commonwealth Railways',
    '1848-7': 'Rundy operacyjne',
    '1848-8': 'Tory',
    '1848-9': 'Żetony',
    '1848-10': 'Pociągi',
    '1848-11': 'Trasy i dochód',
    '1848-12': 'Dywidendy i kursy',
    '1848-13': 'Spółki prywatne w grze',
    '1848-14': 'Pożyczki',
    '1848-15': 'Przymusowy zakup pociągu',
    '1848-16': 'Zarząd komisaryczny',
    '1848-17': 'Fazy',
    '1848-18': 'Koniec gry',
    '1848-19': 'Wydania',
    '1848-20': 'Kwestie sporne',
    '1848-21': 'Pliki 18xx.games',
  },
  overview: OVERVIEW_PL_1848,
  reference: ['1848-19', '1848-20', '1848-21'],
  synonyms: {
    bankructwo: ['komisaryczn', 'dług'],
    bankrut: ['komisaryczn', 'dług'],
    boe: ['bank anglii', 'banku anglii'],
    cena: ['kurs'],
    diesel: ['za d', 'lub d'],
    emr: ['przymusow'],
    firma: ['spółk'],
    gauge: ['rozstaw'],
    ghan: ['2e'],
    inwestor: ['gracz'],
    ipo: ['ofert', 'cenie emisyjn'],
    kapital: ['ceny emisyjn'],
    kasa: ['skarb', 'gotówk'],
    kredyt: ['pożyczk'],
    lokomotywa: ['pociąg'],
    odrzucenie: ['odrzuc'],
    par: ['emisyjn'],
    pass: ['pas'],
    pd: ['priorytet'],
    plytka: ['kafel'],
    płytka: ['kafel'],
    prezes: ['dyrektor'],
    prywatka: ['prywatn'],
    receivership: ['komisaryczn'],
    rynek: ['pul'],
    spalinowy: ['za d', 'lub d'],
    stacja: ['żeton', 'stacj'],
    tor: ['tory', 'kafel'],
    udzial: ['akcj'],
    udział: ['akcj'],
    upadlosc: ['komisaryczn'],
    upadłosc: ['komisaryczn'],
    złom: ['złomow'],
    zlom: ['złomow'],
  },
  texts: {
    '1848-1.1':
      'Przy 3, 4, 5 lub 6 graczach każdy zaczyna z kwotą {cash_3} £, {cash_4} £, {cash_5} £ lub {cash_6} £ i może mieć {certificates_3}, {certificates_4}, {certificates_5} lub {certificates_6} certyfikatów; każda spółka pod zarządem komisarycznym obniża ten limit. W jednej spółce wolno mieć do 60% akcji, przy trzech graczach do 70%. Przed rozdaniem pieniędzy bank ma 10 000 £, a Bank Anglii 2000 £ na pożyczki.',
    '1848-1.2':
      'Osiem spółek kolejowych: QR, WA, CAR, SAR, NSW, VR, FT i COM. Każda ma certyfikat dyrektora na 20% i osiem pojedynczych akcji, miasto macierzyste oraz żetony: pierwszy jest darmowy, drugi kosztuje 40 £, a następne po 100 £ (COM: dwa darmowe, pozostałe po 100 £). VR ma trzy żetony, QR, WA i COM po pięć, reszta po cztery; zobacz [car_tokens].',
    '1848-1.3':
      'Ceny od P1 do P6 wynoszą na początku licytacji {price_P1} £, {price_P2}, {price_P3}, {price_P4}, {price_P5} i {price_P6}, mogą spaść o 30 £, a przychód to {income_P1}, {income_P2}, {income_P3}, {income_P4}, {income_P5} i {income_P6}. Spółka może później zapłacić najwyżej {most_P1} £, {most_P2}, {most_P3} i {most_P4} za P1 do P4. P2, P3 i P4 mają zdolność, P5 daje akcję QR, a P6 stanowisko dyrektora CAR.',
    '1848-1.4':
      'Sześć kart pociągów 2, pięć 3, cztery 4, trzy 5, dwie 6, a potem bez ograniczeń 8 lub D. Strona zwykła kosztuje {train_2} £, {train_3}, {train_4}, {train_5}, {train_6} i {train_8}, strona z plusem {train_2plus}, {train_3plus}, {train_4plus}, {train_5plus} i {train_6plus}, a D {train_D}. Pociągi 2 odpadają z pierwszym pociągiem 4, pociągi 3 z pierwszym 6, a pociągi 4 z pierwszym 8 lub D.',
    '1848-1.5':
      'Zielone kafelki przynosi faza 3, brązowe 5, szare 8. Spółka może mieć cztery pociągi, w fazie 4 trzy, od fazy 5 dwa; seria liczy jedną rundę operacyjną, w fazach 3 i 4 dwie, później trzy. Podstawowa dywidenda Banku Anglii wynosi 0, potem 100 w fazach 3 i 4, 200 w 5 i 6, 300 w 8.',
    '1848-1.6':
      'Spółki zaczynają z kursem 100 £, 90, 80 lub 70 na środku tabeli. Dywidenda przesuwa kurs w prawo, zatrzymanie dochodu w lewo, sprzedaż akcji w dół. Spółka, która dotrze do skrajnej lewej kolumny, przechodzi pod zarząd komisaryczny; kurs 450 w prawym górnym rogu kończy grę.',
    '1848-1.7':
      'Akcja Banku Anglii kosztuje 70 £, dopóki nikt nie zaciągnął pożyczki, i drożeje o jeden stopień z każdą pożyczką: 80, 90, 100 i tak dalej, aż do 340 po wszystkich dwudziestu. Kupno, sprzedaż ani dywidendy tego kursu nie zmieniają.',
    '1848-1.8':
      'Brisbane, Sydney, Melbourne, Adelaide i Perth to miasta K z własnymi kafelkami; do Alice Springs jeżdżą pociągi 2E. Wejście na pustynię kosztuje 40 £, w góry 50 £. Perth, Cairns, Alice Springs i Tasmania kończą trasę; dwa małe porty traktuje się jak miasteczka.',
    '1848-1.9':
      'Trzydzieści pięć krawędzi heksów wyznacza granice rozstawów torów. Tor, który przechodzi przez taką krawędź, na stałe zmienia tam rozstaw. Budowa nic nie kosztuje, ale przejazd przez to miejsce zabiera część zasięgu pociągu.',
    '1848-1.10':
      'W grze są 43 żółte, 31 zielonych, 22 brązowe i 3 szare kafelki oraz jeden dla Tasmanii. Czego nie ma w zapasie, tego nie można położyć. Zastąpiony kafelek wraca do zapasu i może być użyty ponownie.',

    '1848-2.1':
      'Miejsca przy stole ustala się przed grą i w tej kolejności toczy się rozgrywka. Licytację zaczyna gracz na pierwszym miejscu.',
    '1848-2.2':
      'Rozdaje się gotówkę na start. Nic jeszcze nie jest sprzedane: osiem spółek nie ma kursu, dziesięć akcji Banku Anglii kosztuje po 70 £, czeka dwadzieścia pożyczek oraz wszystkie pociągi i kafelki.',
    '1848-2.3':
      'QR, WA, CAR, SAR, NSW, VR i FT mają od początku gry po jednym miejscu w swoim mieście macierzystym, nawet jeśli nie zostały jeszcze założone. COM nie ma żadnego: wchodzi do miast później.',
    '1848-2.4':
      'Najpierw licytacja, potem runda giełdowa, po niej seria rund operacyjnych, znów runda giełdowa i tak dalej do końca gry.',
    '1848-2.5':
      'Nic nie jest ukryte: gotówkę, akcje i skarbce widzą wszyscy. Możecie obiecywać sobie, co chcecie; gra nikogo z tego nie rozlicza.',

    '1848-3.1':
      'W swojej turze kup dowolną spółkę prywatną za jej bieżącą cenę, obniż o 5 £ cenę jednej, która jest jeszcze powyżej ceny minimalnej, albo spasuj, jeśli wolno ci to zrobić. Wybierasz jedno z tych trzech, potem kolej na następnego gracza.',
    '1848-3.2':
      'Płacisz bankowi od razu. Do P5 dołączona jest akcja QR, która liczy się do udziału w QR, ale nie można jej sprzedać, zanim QR ma kurs. Do P6 dołączony jest certyfikat dyrektora CAR, której kurs startowy wynosi przez to 100 £.',
    '1848-3.3':
      'Jeśli masz już spółkę prywatną, możesz pasować zawsze. Bez niej trzeba kupić albo obniżyć jakąś cenę; gdy wszystkie są już minimalne, trzeba {auction_pass, select, own_private {kupić} other {kupić lub, jeśli ktoś ma już spółkę prywatną, spasować}}. Przełącznik: [auction_pass].',
    '1848-3.4':
      'Gdy wszyscy po kolei spasują, każdy właściciel dostaje przychód ze swoich spółek prywatnych. Ceny się nie zmieniają, a licytację kontynuuje następny gracz.',
    '1848-3.5':
      'Gdy szósta spółka prywatna znajdzie właściciela, zaczyna się pierwsza runda giełdowa, od gracza po lewej stronie kupującego. Od teraz spółki prywatne przynoszą przychód, ale na koniec gry nie są nic warte.',

    '1848-4.1':
      'Najpierw sprzedajesz dowolnie wiele pakietów, potem kupujesz jeden certyfikat i na tym kończy się twoja tura. Po kupnie nie można już sprzedawać. Kto nie robi ani jednego, ani drugiego, pasuje, ale w kolejnej turze może znów działać.',
    '1848-4.2':
      'Jeśli nie możesz niczego sprzedać, kupić żadnej akcji ani założyć spółki (na co trzeba co najmniej 140 £), gra sama za ciebie pasuje i toczy się dalej.',
    '1848-4.3':
      'Możesz kupić akcję z oferty pierwotnej po cenie emisyjnej, akcję z puli po jej kursie, akcję Banku Anglii albo certyfikat dyrektora nowej spółki za podwójną wybraną cenę emisyjną. Trzeba mieć gotówkę, zmieścić się w obu limitach (dla Banku Anglii zobacz [boe_holding_limit]) i nie sprzedawać w tej rundzie niczego z tej spółki.',
    '1848-4.4':
      'Znacznik nowej spółki trafia pod te, które leżą już na tej samej cenie emisyjnej. Spółka będzie więc operować po nich.',
    '1848-4.5':
      'W pierwszej rundzie giełdowej nie wolno sprzedawać akcji spółek. Później w swojej turze możesz sprzedać po jednym pakiecie z każdej spółki, dowolnej wielkości, o ile pula nie będzie miała więcej niż połowy tej spółki. Dostajesz kurs sprzed sprzedaży.',
    '1848-4.6':
      'Sprzedaż przesuwa znacznik o jeden wiersz w dół, niezależnie od tego, czy to jedna akcja, czy pięć. Na dole kolumny znacznik zostaje na miejscu.',
    '1848-4.7':
      'Dyrektor ma certyfikat 20%, decyduje za spółkę i dopłaca, gdy przechodzi ona pod zarząd komisaryczny. Dyrektorem jest gracz, który ma najwięcej akcji.',
    '1848-4.7.1':
      'Przejmujesz spółkę, gdy masz więcej jej akcji niż dyrektor, a co najmniej 20%. Jeśli kilka osób ma tyle samo, spółkę dostaje pierwsza z nich po lewej stronie dotychczasowego dyrektora. Remis z dyrektorem niczego nie zmienia.',
    '1848-4.7.2':
      'Nowy dyrektor oddaje za certyfikat 20% dwie pojedyncze akcje. Dostaje je dotychczasowy dyrektor albo pula, jeśli certyfikat 20% właśnie sprzedano.',
    '1848-4.7.3':
      'Certyfikat 20% albo jego połowę, czyli jedną akcję, można sprzedać tylko wtedy, gdy ktoś inny ma 20% i dzięki temu zostaje dyrektorem. Przy sprzedaży połowy dostajesz z puli jedną pojedynczą akcję.',
    '1848-4.7.4':
      'Gra pamięta, w jakiej kolejności certyfikaty trafiały do każdego portfela. Przy zamianie oddaje się dwa najstarsze; przy sprzedaży połowy dostaje się najstarszy z puli. Ma to znaczenie tylko dla plików.',
    '1848-4.7.5':
      'Nikt nie kieruje Bankiem Anglii, bez względu na liczbę posiadanych akcji, i nikt za niego nie odpowiada.',
    '1848-4.8':
      'Certyfikat dyrektora i każda akcja Banku Anglii liczą się jako jeden certyfikat, spółki prywatne wcale. Każda spółka pod zarządem komisarycznym obniża limit wszystkim, a swojemu dyrektorowi jeszcze raz. Powyżej limitu w swojej turze możesz tylko sprzedawać, aż się w nim zmieścisz.',
    '1848-4.9':
      'Akcje Banku Anglii można kupować od pierwszej rundy i sprzedawać w dowolnie wielu porcjach, bez wpływu na ich kurs; sprzedane wracają na kartę Banku Anglii, nie do puli. Sprzedane akcje {boe_buy_back, select, true {wolno od razu odkupić} other {odkupisz dopiero w następnej rundzie}}. W pierwszej rundzie {boe_sale_sr1, select, true {można je także sprzedawać} other {nie można ich sprzedawać}} ([boe_sale_sr1]).',
    '1848-4.10':
      'Gdy sprzedano 60% spółki, licząc też akcje w puli, dostaje ona z banku dziesięciokrotność ceny emisyjnej i może operować. Dla COM moment wypłaty zależy od [com_capital].',
    '1848-4.11':
      'Runda kończy się, gdy wszyscy po kolei spasują. Znacznik spółki, która w całości jest w rękach graczy, idzie o wiersz w górę. Priorytet dostaje gracz po lewej stronie tego, kto ostatni kupował lub sprzedawał.',

    '1848-5.1':
      'Spółka ma własny skarbiec, oddzielony od gotówki dyrektora: jedno nigdy nie płaci za drugie. Akcje, których nie ma żaden gracz, nie dostają dywidendy.',
    '1848-5.2':
      'Na początku swojej pierwszej tury spółka stawia pierwszy żeton w mieście macierzystym. Dzieje się to automatycznie i za darmo.',
    '1848-5.3':
      'Jeśli tory łączą któryś żeton spółki z innym postojem, na koniec tury musi ona mieć zwykły pociąg. Sam 2E nie wystarczy; zobacz [1848-10.6].',

    '1848-6.1':
      'Akcje COM kupuje się i sprzedaje jak inne. Dopóki COM nie może zacząć, rundy operacyjne ją pomijają: nie ma dochodu ani zmiany kursu.',
    '1848-6.2':
      'Oprócz sprzedanych 60% COM potrzebuje torów z Adelaide do Sydney, dowolnie długich i o dowolnym rozstawie, albo tego, że z banku wyszedł pierwszy pociąg 6. Raz spełniony warunek pozostaje spełniony.',
    '1848-6.3':
      'Liczy się chwila, w której wypadałaby tura COM. Jeśli COM jest wtedy gotowa, od razu operuje; jeśli połączenie ukończy dopiero ktoś po niej, czeka do następnej rundy.',
    '1848-6.4':
      'Nikt nie musi ogłaszać, że Adelaide i Sydney są połączone: gra sprawdza to po każdym kafelku.',
    '1848-6.5':
      'W pierwszej turze COM stawia jeden darmowy żeton w Sydney i jeden w Adelaide. Jeśli nie ma tam wolnego miejsca, żeton staje obok miasta, liczy się pod każdym względem i wchodzi do miasta, gdy tylko nowy kafelek zrobi miejsce.',
    '1848-6.6':
      'Po dwóch darmowych COM ma jeszcze trzy żetony. Wszystkie kosztują po 100 £; tańszego za 40 £ nie ma.',

    '1848-7.1':
      'Najpierw każda spółka prywatna płaci swojemu właścicielowi. Potem płaci Bank Anglii: sumę zależną od fazy plus wartość każdego miasta ze swoim żetonem, z czego jedna dziesiąta przypada na każdą akcję w rękach graczy. Następnie tury mają spółki.',
    '1848-7.2':
      'Najpierw najwyższy kurs; przy równym kursie ta dalej po prawej, potem ta wyżej, potem ta, która dotarła tam wcześniej. Kolejność obowiązuje przez całą rundę; tylko po przymusowej sprzedaży akcji ustawia się na nowo te spółki, które jeszcze nie zaczęły ({after_failure, select, at_once {także następną} other {ale nie tę, która właśnie otworzyła turę}}, zobacz [after_failure]).',
    '1848-7.3':
      'O liczbie rund operacyjnych decyduje faza na koniec rundy giełdowej: jedna, dwie lub trzy. Nowa faza w trakcie serii nie dodaje do niej rundy.',
    '1848-7.4':
      'Tory, żeton, trasy, dywidenda, na końcu pociągi, bez powrotu do wcześniejszych kroków. Krok, w którym nie ma nic do zrobienia, jest pomijany. Na koniec tury jest jeszcze okazja na pożyczkę lub kupno spółki prywatnej, jeśli to wciąż możliwe.',
    '1848-7.5':
      'Gra pyta o kolejny pociąg, dopóki jest na niego miejsce, a skarbiec stać na najtańszy; pociąg innej spółki może kosztować nawet 1 £. Możesz przestać, chyba że zakup jest obowiązkowy.',
    '1848-7.6':
      'Wystarczy, że z jednego żetonu tory prowadzą do jakiegokolwiek innego postoju, choćby do miasteczka. Torów nigdy się nie usuwa, więc spółka, która ma trasę, już jej nie straci.',
    '1848-7.7':
      'W dowolnej chwili swojej tury spółka może zaciągnąć jedną pożyczkę i kupować spółki prywatne. {special_lay_any_time, select, true {P2 i P3 też kładą swoje kafelki w dowolnej chwili} other {P2 i P3 kładą swoje kafelki tylko w kroku torów}} ([special_lay_any_time]). P4 pomaga wyłącznie przy kupnie pociągu.',

    '1848-8.1':
      'Przed pierwszym pociągiem 3 kładziesz w turze jeden żółty kafelek. Potem do dwóch żółtych albo jedną modernizację, nigdy jedno i drugie. Kafelek P2 wlicza się w to, Tasmania nie.',
    '1848-8.2':
      'Zacznij od swoich żetonów i idź po torach. Zatrzymuje cię miasto, w którym wszystkie miejsca zajmują cudze żetony, także Banku Anglii; Perth, Tasmania i czerwone punkty są końcem torów.',
    '1848-8.3':
      'Nowy kafelek musi łączyć się z osiągalnymi torami, mieć kolejny kolor dozwolony w tej fazie, zachować wszystkie dawne tory, miasta i miasteczka oraz etykietę, a jego tory nie mogą wychodzić poza mapę ani trafiać w czerwoną lub niebieską krawędź bez torów.',
    '1848-8.4':
      'Wolno modernizować bez własnej korzyści, byle twoje pociągi mogły potem dotrzeć do kafelka. Tor może kończyć się na krawędzi pustego heksu.',
    '1848-8.5':
      'Pustynia kosztuje 40 £, góra 50 £, ze skarbca i tylko raz: płaci się za pierwszy kafelek na heksie. Bez pieniędzy go nie położysz; jeśli możesz, zaciągnij najpierw pożyczkę.',
    '1848-8.6':
      'Czerwone i niebieskie heksy zostają takie, jak je wydrukowano, tylko Tasmania może dostać swój jeden kafelek. Podwójne miasteczka nie mają zielonego kafelka i się nie zmieniają.',
    '1848-8.7':
      'Z miasta macierzystego bez kafelka nie prowadzą żadne tory, więc pierwszy kafelek trafia właśnie tam. {home_tile_duty, select, true {W pierwszej turze trzeba go położyć, jeśli to możliwe} other {Nie ma jednak obowiązku go kłaść}} ([home_tile_duty]).',
    '1848-8.8':
      'Wszędzie, gdzie tor przecina oznaczoną krawędź heksu, zmienia się rozstaw. Znaczników się nie kupuje ani nie wykłada i nigdy ich nie zabraknie.',

    '1848-9.1':
      'W turze jeden żeton poza stacją macierzystą, po cenie twojego kolejnego żetonu. Miasto musi być osiągalne, mieć wolne miejsce, które nie jest zarezerwowane dla innej spółki, i nie może w nim być twojego żetonu.',
    '1848-9.2':
      'Miejsce w mieście macierzystym czeka na spółkę do jej pierwszej tury. Do miasta z jednym miejscem nikt inny wcześniej nie wejdzie; do miasta z dwoma wejdzie jeden obcy.',
    '1848-9.3':
      'COM może stać obok pełnego miasta ([1848-6.5]), a żetony spółek pod zarządem komisarycznym przechodzą na Bank Anglii ([1848-16.2]). Jedne i drugie liczą się i blokują jak zwykłe żetony.',

    '1848-10.1':
      'Na sprzedaż jest tylko najniższy rodzaj, jaki bank jeszcze ma, stroną zwykłą lub z plusem, dowolnie wiele sztuk po kolei. Od fazy 5 można też kupić 2E. Nowy pociąg rusza po raz pierwszy w następnej rundzie.',
    '1848-10.2':
      'Po sprzedaży pociągu 3 możesz w swojej turze kupować pociągi od innych spółek. Jeśli kierujesz obiema, cena może być dowolna od 1 £; w przeciwnym razie obowiązuje dokładnie cena z karty, a drugi dyrektor musi się zgodzić{trade_consent, select, ask {, o co pyta gra} other { w rozmowie przy stole}}. Sprzedająca spółka dostaje pieniądze {trade_payment, select, at_once {od razu} other {na koniec twojej tury}}, a 2E zostaje tam, gdzie jest.',
    '1848-10.3':
      'Cztery pociągi, w fazie 4 trzy, od fazy 5 dwa; 2E się nie liczy. Przy pełnym limicie niczego nie kupisz, nawet jeśli zakup zezłomowałby twoje pociągi. {trade_in_at_limit, select, true {Możliwe jest tylko kupno 2E lub zamiana na D} other {Możliwe jest tylko kupno 2E}}.',
    '1848-10.4':
      'Za D bank bierze w rozliczeniu 4 lub 4+ i {trade_in} £ zamiast {train_D} £. Ponieważ pierwszy 8 lub D złomuje wszystkie pociągi 4, zdarza się to raz w grze. Działa {trade_in_at_limit, select, true {także przy pełnym limicie pociągów} other {tylko wtedy, gdy jest miejsce na jeszcze jeden pociąg}}, a nie dotyczy 8.',
    '1848-10.5':
      'Od fazy 5: jeden 2E na spółkę za {train_2E} £, z P4 za {train_2E_with_P4} £. Trzeba mieć na niego pieniądze, nie liczy się do limitu, nie można go odsprzedać i nie zastępuje zwykłego pociągu, który trzeba kupić.',
    '1848-10.6':
      'Spółka z trasą, ale bez pociągu albo tylko z 2E, nie może zakończyć tury: kupuje od banku lub innej spółki. Jeśli brakuje pieniędzy, dochodzą pożyczki według [1848-15.1].',
    '1848-10.7':
      'Gdy pociąg, który złomuje starsze, wychodzi z banku przez sprzedaż lub eksport, wszystkie pociągi tego starszego rodzaju od razu znikają ze wszystkich spółek. Nikt nie dostaje za nie pieniędzy.',
    '1848-10.8':
      'Jeśli w nowej fazie spółka ma nadmiarowe pociągi, jej dyrektor od razu wybiera, które odrzucić, nawet w turze innego gracza; spółka, która właśnie operuje, może w tym czasie zaciągnąć pożyczkę. Odrzucone pociągi odpadają z gry. {export_phase, select, next_only {Po eksporcie pytanie pada, gdy następna spółka dojdzie do dywidendy.} other {Po eksporcie pytanie pada od razu.}}',

    '1848-11.1':
      'Co najmniej dwa różne postoje, w tym miasto z twoim żetonem. {stop_twice, select, true {Żadnego odcinka toru ani krawędzi heksu dwa razy, ale na postój można wrócić} other {Żadnego postoju, odcinka toru ani krawędzi heksu dwa razy}}. Miasto pełne cudzych żetonów może być końcem trasy, ale nie da się przez nie przejechać.',
    '1848-11.2':
      'Licz miasta, czerwone punkty i Tasmanię, a każdą zmianę rozstawu jako jeszcze jeden; suma nie może przekroczyć liczby na pociągu. Pociąg z plusem ma jedną zmianę za darmo. Miasteczka i małe porty nic nie kosztują, a po drodze nie pomija się żadnego postoju.',
    '1848-11.3':
      'Pociąg 8 to zwykły pociąg o zasięgu osiem. D nie ma zasięgu do liczenia: dowolnie wiele postojów i dowolnie wiele zmian rozstawu.',
    '1848-11.4':
      'Twoje pociągi mogą spotykać się na postojach, ale nigdy nie jadą po tych samych torach. Każdy jedzie raz. {must_run, select, true {Jeśli jakiś pociąg może jechać, przynajmniej jeden musi, po trasach wybranych przez dyrektora} other {Spółka, która może jechać, wcale nie musi}} ([must_run]).',
    '1848-11.5':
      'Żółte miasta dają 20, zielone 30, brązowe 40, szare 50; miasta K od zielonego 40, 60 i 80; podwójne miasta 30, 40 i 50; miasteczka 10. Czerwone punkty i małe porty zależą od fazy, Tasmania daje 50.',
    '1848-11.6':
      '{kk_bonus, select, true {Pociąg, który odwiedza dwa miasta K, zarabia o 50 więcej, trzy o 100, cztery o 150, wszystkie pięć o 200. Miasto K z żółtym kafelkiem też się liczy, a 2E nie dostaje nic} other {W wydaniu z 2007 roku nie ma bonusu; K oznacza tylko miasta z własnymi kafelkami}} ([kk_bonus]).',
    '1848-11.7':
      'Pociąg 2E jedzie z Alice Springs do miasta z twoim żetonem, dowolnie daleko i po każdym rozstawie. Zarabia na tych dwóch miejscach i na niczym pomiędzy. Pełne miasta go zatrzymują, a po jego torach nie może jechać żaden inny twój pociąg.',
    '1848-11.8':
      'Alice Springs ma heks zachodni i wschodni. {alice_single, select, true {To jedno miejsce, więc trasa dotyka tylko jednego z nich} other {Jedna długa trasa może kończyć się w obu i zarobić podwójnie}} ([alice_single]).',

    '1848-12.1':
      'Każda akcja w ręku gracza dostaje jedną dziesiątą dochodu; akcje, których nikt nie ma, nie dostają nic. Znacznik idzie o kolumnę w prawo, a na końcu wiersza o wiersz w górę.',
    '1848-12.2':
      'Zatrzymany dochód trafia do skarbca, a znacznik przesuwa się o kolumnę w lewo. {no_revenue_price, select, left {Tak samo jest, gdy nie było czego wypłacić: brak pociągu, trasy lub przejazdu} other {Gdy nie było czego wypłacić, znacznik zostaje na miejscu}} ([no_revenue_price]).',
    '1848-12.3':
      'Znacznik, który dociera na dany kurs później, kładzie się pod leżącymi tam wcześniej i spółka operuje po nich. Znacznik, który nie może się ruszyć, zachowuje swoje miejsce.',
    '1848-12.4':
      'Skrajna lewa kolumna nie daje drugiej szansy: bez względu na to, jak znacznik tam trafił, zaraz po tym ruchu spółka znika z gry ([1848-16.1]).',

    '1848-13.1':
      'Gracze nie sprzedają sobie spółek prywatnych, spółki też nie. Jedyna droga prowadzi od gracza do spółki, i tylko dla P1 do P4.',
    '1848-13.2':
      'W fazach 3 i 4 spółka może w dowolnej chwili swojej tury kupić P1 do P4, za kwotę od 1 £ do 40, 80, 140 lub 220. Kupuje {private_seller, select, director {tylko od własnego dyrektora} other {od każdego gracza, który się zgodzi}} ([private_seller]).',
    '1848-13.3':
      'Po pierwszym pociągu 3 zdolność spółki prywatnej służy spółce, która ją ma. P2 i P4 służą też spółce, której dyrektor jest ich właścicielem; P3 tylko wtedy, gdy włączono [p3_player_owned].',
    '1848-13.4':
      'P2: raz w grze żółty kafelek ze zwykłym torem na osiągalnej pustyni, o 40 £ taniej. To jeden z twoich żółtych kafelków w tej turze. Poza krokiem torów tylko z [special_lay_any_time].',
    '1848-13.5':
      'P3: spółka, która ją ma{p3_player_owned, select, true { lub której dyrektor ją ma,} other {,}} może położyć kafelek Tasmanii na południe od wybrzeża, na I8 lub I10. Nic to nie kosztuje, nie wymaga twoich torów i nie liczy się jako jeden z twoich kafelków. Przełącznik: [p3_player_owned].',
    '1848-13.6':
      'Gdy spółki prywatne zostają zamknięte, a Tasmania nie ma jeszcze kafelka, właściciel P3 od razu wybiera miejsce i wszyscy czekają; za spółkę wybiera jej dyrektor{failed_p3_lays, select, true {, nawet jeśli właśnie przeszła ona pod zarząd komisaryczny} other {}}. Potem zamyka się też P3.',
    '1848-13.7':
      'Z P4 spółka płaci za jeden 2E {train_2E_with_P4} £ zamiast {train_2E} £. Na tym zdolność się kończy.',
    '1848-13.8':
      'Pierwszy pociąg 5 kończy wszystkie przychody ze spółek prywatnych, ale nieużytej P2 lub P4 można jeszcze użyć, jeden raz. P6 zamyka się wcześniej, gdy tylko CAR ma pierwszy pociąg. Ze spółką, która przechodzi pod zarząd komisaryczny, przepadają jej spółki prywatne{failed_p3_lays, select, true {; Tasmanię, którą właśnie z tego powodu trzeba położyć, jeszcze się kładzie} other {}}.',

    '1848-14.1':
      'Pożyczki są dostępne od pierwszego pociągu 3: po 100 £ z Banku Anglii, razem dwadzieścia. Nigdy się ich nie spłaca; ceną jest spadek kursu.',
    '1848-14.2':
      'Jedna dobrowolna pożyczka w turze, dopóki spółka ma ich mniej niż pięć, a bank ma jeszcze jakąś. Pożyczki przymusowe wliczają się do tych pięciu.',
    '1848-14.3':
      'Skarbiec dostaje 100 £, znacznik spółki idzie o dwie kolumny w lewo, a akcja Banku Anglii drożeje o jeden stopień.',
    '1848-14.4':
      'Pożyczać można w dowolnej chwili tury, by zapłacić za tory, żeton, spółkę prywatną lub pociąg, a także wtedy, gdy inna spółka ma odrzucić pociągi. Wolno to zrobić nawet wtedy, gdy wpycha to spółkę pod zarząd komisaryczny.',
    '1848-14.5':
      'Dwadzieścia pożyczek ma numery od 0 do 19 i wychodzi z banku po kolei. Numery mają znaczenie tylko w plikach.',
    '1848-14.6':
      'Może się to zdarzyć tylko przy kilku pożyczkach z rzędu: w skrajnej lewej kolumnie znacznik nie może iść dalej w lewo, więc idzie w dół. Nie ma to żadnych skutków.',
    '1848-14.7':
      'Jeśli spółka w kolumnie przed zarządem komisarycznym nie ma pociągu, a pożyczka jest jeszcze dostępna, gra zatrzymuje się przed dywidendą. {column1_block, select, true {Spółka może tylko wziąć pożyczkę i przez nią przechodzi pod zarząd} other {Spółka może jej nie wziąć, a wtedy przechodzi pod zarząd z braku dochodu}} ([column1_block]).',

    '1848-15.1':
      'Spółka, która musi kupić pociąg, może wybrać taki, na który jej nie stać. Resztę pożycza, a to kosztuje więcej kolumn niż dobrowolna pożyczka.',
    '1848-15.2':
      'Jeśli możesz jeszcze zaciągnąć dobrowolną pożyczkę tej tury, weź ją najpierw: kosztuje tylko dwie kolumny. Do tego czasu zakup nie jest przyjmowany.',
    '1848-15.3':
      'Każda przymusowa pożyczka daje 100 £ i przesuwa znacznik o trzy kolumny w lewo; limit pięciu pożyczek tu nie działa. {forced_first_loan_steps, select, 2 {Jeśli jest pierwszą pożyczką w turze, jak w spółce, która ma już pięć, kosztuje dwie} other {Trzy kosztuje nawet pierwsza pożyczka w turze, gdy spółka ma już pięć}} ([forced_first_loan_steps]). Trwa to, aż pociąg jest opłacony albo spółka przejdzie pod zarząd komisaryczny.',
    '1848-15.4':
      'Gdy znacznik stanie w skrajnej lewej kolumnie, spółka jest pod zarządem komisarycznym, nawet jeśli ostatnia pożyczka wystarczyłaby na pociąg. Pociągu nie dostaje.',
    '1848-15.5':
      'Jeśli wszystkie dwadzieścia pożyczek się skończyło, a pociąg wciąż nie jest opłacony, znacznik idzie od razu na lewy koniec wiersza, a spółka przechodzi pod zarząd komisaryczny.',
    '1848-15.6':
      'Wybrać można każdy dostępny pociąg, nie tylko najtańszy; dyrektor niczego nie dokłada. {forced_only_if_needed, select, true {Dopóki stać cię na najtańszy pociąg z banku, przymusowych pożyczek nie ma} other {Przymusowe pożyczki można brać nawet wtedy, gdy stać cię na tańszy pociąg}}; {forced_other_company, select, true {wolno je brać także na pociąg innej spółki} other {na pociąg innej spółki nie wolno ich brać nigdy}}.',
    '1848-15.7': 'Wskazujesz pociąg, a pożyczki idą automatycznie. W połowie nie można się wycofać.',

    '1848-16.1':
      'Zatrzymanie dochodu, brak dochodu lub pożyczka mogą doprowadzić znacznik do lewego końca. Wtedy od razu: żetony zmieniają właściciela, akcjonariusze dostają pieniądze, limity spadają, czasem następuje eksport pociągu; pociągi, spółki prywatne i akcje znikają, a reszta skarbca wraca do banku.',
    '1848-16.2':
      'Tam, gdzie stały żetony spółki, są teraz żetony Banku Anglii. Blokują jak dotąd, a w każdej rundzie operacyjnej wartość ich miasta powiększa wypłatę na akcje Banku Anglii. Nieużyte żetony przepadają.',
    '1848-16.3':
      'Każdy inny gracz dostaje za każdą akcję cenę emisyjną. Najpierw płaci skarbiec, resztę dyrektor z własnej kieszeni, nawet jeśli popada przez to w dług. Akcje samego dyrektora przepadają bez zapłaty.',
    '1848-16.4':
      'Gdy pod zarząd komisaryczny przechodzi druga i piąta spółka, bank traci swój najbliższy pociąg 5, w razie braku 6, a potem 8. Złomuje to pociągi i zamyka spółki prywatne jak sprzedaż. Czy faza może przez to przeskoczyć, rozstrzyga [export_phase].',
    '1848-16.5':
      'Poniżej zera sprzedajesz{after_failure, select, at_once { od razu} other {, gdy tylko następna spółka otworzy swoją turę,}} {crisis_one_sale, select, true {pakiet po pakiecie (po ostatniej spółce rundy tylko jeden)} other {pakiet po pakiecie}}, z dowolnej spółki lub Banku Anglii. Nigdy więcej, niż wymaga dług, nigdy tak, by zmienił się dyrektor, i nigdy ponad połowę spółki do puli. Każda sprzedaż obniża kurs spółki o jeden wiersz.',
    '1848-16.6':
      'Jeśli nie zbierzesz całej kwoty, zostajesz poniżej zera bez odsetek, a wszystko, co dostajesz, spłaca dług. {crisis_repeat, select, true {W kolejnych rundach operacyjnych znów trzeba sprzedawać} other {Nikt nie każe ci sprzedawać ponownie}} ([crisis_repeat]).',
    '1848-16.7':
      'Gdy pod zarząd komisaryczny przechodzi piąta spółka, koniec jest przesądzony: rozgrywa się do końca serię rund operacyjnych i podlicza grę.',
    '1848-16.8': 'Żaden gracz nie odpada. Długi zostają i w najgorszym razie kończy się grę poniżej zera.',

    '1848-17':
      'Pierwszy 3: kolor zielony, drugi żółty kafelek, pożyczki, handel pociągami, spółki prywatne dla spółek; pierwszy 4: złomowanie 2, trzy pociągi. Pierwszy 5: kolor brązowy, zamknięcie spółek prywatnych, 2E, dwa pociągi, trzy rundy. Pierwszy 6: złomowanie 3, COM może zacząć; pierwszy 8 lub D: kolor szary, złomowanie 4.',

    '1848-18.1':
      'Gra kończy się, gdy bank nie może zapłacić, kurs dojdzie do 450 £, zaciągnięto szesnaście pożyczek albo piąta spółka przeszła pod zarząd komisaryczny. Bank i tak wypłaca całość. Czy dokładnie zero oznacza, że bank pękł, ustala [bank_break].',
    '1848-18.2':
      'Trwającą serię rund operacyjnych rozgrywa się do końca. Jeśli koniec wypadł w rundzie giełdowej, rozgrywa się jeszcze całą następną serię.',
    '1848-18.3':
      'Dodaj gotówkę, odejmij długi i dolicz akcje po ich kursie, także Banku Anglii. Spółki prywatne, skarbce i pociągi nie są nic warte. Jeśli kilka osób ma tę samą sumę, wygrywają razem.',
    '1848-18.4':
      'Zwykle grę kończy jeden z czterech powodów, a pokazuje się ten, który wystąpił pierwszy. Tylko w plikach może być gra, którą gracze przerwali.',

    '1848-19':
      'Wydanie [edition] wybiera nazwy z 2021 lub 2007 roku; mapa jest ta sama, bo mapy z 2007 roku nie znamy. Prawdziwe różnice mają własne przełączniki: [car_tokens] daje CAR cztery żetony lub trzy, [kk_bonus] płaci za kilka miast K lub nie.',

    '1848-20/D-01':
      'W serwisie 18xx.games pasować mogą tylko właściciele spółek prywatnych. Według instrukcji może każdy, gdy wszystkie ceny są minimalne, a jedną spółkę prywatną sprzedano. Przełącznik: [auction_pass].',
    '1848-20/D-02':
      'Nie. Za cenę minimalną, o 30 £ niższą od początkowej, spółkę prywatną można już tylko kupić. Pliki, w których obniżono ją bardziej, i tak się wczytują.',
    '1848-20/D-03':
      'Nie. Cokolwiek podaje plik, kupujący płaci cenę z tej chwili i taką zapisujemy w plikach.',
    '1848-20/D-04':
      'Instrukcja zakazuje sprzedaży w pierwszej rundzie, ale akcje Banku Anglii pozwala sprzedawać bez ograniczeń. To drugie uznajemy za wyjątek: wolno, chyba że wyłączono [boe_sale_sr1].',
    '1848-20/D-05':
      'Tak. Ich kurs się nie zmienia, więc nie ma różnicy, czy sprzedajesz je razem, czy po kolei.',
    '1848-20/D-06':
      'W swojej najbliższej turze w rundzie giełdowej, przed wszystkim innym. Nowsza instrukcja pisze o rundach operacyjnych, co jest oczywistą pomyłką: akcji się tam nie sprzedaje.',
    '1848-20/D-07':
      'Osiem, oprócz certyfikatu dyrektora. Jeden ze spisów elementów podaje dziewięć, ale z jego własnej sumy wynika, że to błąd.',
    '1848-20/D-08':
      'Zawsze, gdy pojedyncza akcja mieści się w puli, a inny gracz ma 20%, by przejąć spółkę. Przypadek z instrukcji, z czterema sprzedanymi wcześniej akcjami, jest po prostu najbardziej skrajny.',
    '1848-20/D-09':
      'Ustala to [com_capital]: albo po sprzedaży 60%, jak w serwisie 18xx.games, albo dopiero gdy połączenie Adelaide–Sydney lub pierwszy 6 pozwala jej zacząć. Ma to znaczenie dla stanu banku.',
    '1848-20/D-10':
      'Nie. W pudełku jest dwanaście krążków, ale żaden tekst nie robi z tego limitu, więc ich nie liczymy.',
    '1848-20/D-11':
      'Według instrukcji spółka go kładzie, ale budowa nie jest obowiązkiem, więc krok torów można pominąć; bez kafelka w mieście macierzystym spółka nie dotrze nigdzie indziej. Z [home_tile_duty] pierwsza tura musi się od niego zacząć.',
    '1848-20/D-12':
      'W serwisie 18xx.games tak, w dowolnej chwili tury spółki. Według instrukcji należą do kroku torów. Rozstrzyga [special_lay_any_time]; przymusową Tasmanię kładzie się zawsze od razu.',
    '1848-20/D-13':
      'Według instrukcji tak, od pierwszego pociągu 3; w serwisie 18xx.games spółka musi kupić P3. Przełącznik: [p3_player_owned].',
    '1848-20/D-14':
      'W serwisie 18xx.games od każdego, kto się zgodzi, według instrukcji tylko od własnego dyrektora. Przełącznik: [private_seller].',
    '1848-20/D-15': 'Nie. Zostają u gracza aż do zamknięcia; akcjami, które dały, można handlować.',
    '1848-20/D-16':
      'Zamyka się jak inne. W serwisie 18xx.games zostaje bez przychodu, co wychodzi na to samo.',
    '1848-20/D-17':
      'W serwisie 18xx.games od razu; według instrukcji z 2021 roku na koniec tury kupującej spółki, a ta z 2007 milczy. Przełącznik: [trade_payment]. Do tego czasu kwota jest odłożona: kupująca spółka nie może jej wydać, a sprzedająca dostanie ją nawet wtedy, gdy kupująca przejdzie pod zarząd komisaryczny.',
    '1848-20/D-18':
      'W serwisie 18xx.games tak, jakby 4 odjechał, zanim przyjedzie D. Według instrukcji spółka przy limicie nie kupuje nic, nawet jeśli zakup zrobiłby miejsce, a jedynym wyjątkiem jest 2E. Przełącznik: [trade_in_at_limit].',
    '1848-20/D-19':
      'W serwisie 18xx.games tak, po cenie z karty; według instrukcji nie. Gdy wyłączono [forced_other_company], za taki pociąg płaci skarbiec, wliczając zwykłą pożyczkę tej tury.',
    '1848-20/D-20':
      'W serwisie 18xx.games tak, według instrukcji nie. Gdy włączono [forced_only_if_needed], nie ma przymusowej pożyczki, dopóki skarbiec wystarcza na tańszą stronę najbliższego pociągu w banku.',
    '1848-20/D-21':
      'Według instrukcji dwie kolumny, jak zawsze przy pierwszej pożyczce w turze; w serwisie 18xx.games trzy. Przełącznik: [forced_first_loan_steps].',
    '1848-20/D-22':
      'Tutaj tak: jeśli możesz jeszcze zaciągnąć zwykłą pożyczkę tej tury, bierzesz ją osobnym ruchem, potem kupujesz. Kwota i liczba kolumn są takie same jak w instrukcji.',
    '1848-20/D-23':
      'Według instrukcji tak: wtedy nic nie zarabia i przez to przechodzi pod zarząd komisaryczny, a wydana jest o jedną pożyczkę mniej. W serwisie 18xx.games może ją tylko wziąć. Przełącznik: [column1_block].',
    '1848-20/D-24':
      'Gdy w [export_phase] wybrano „każdy pociąg”, faza przeskakuje na fazę wyeksportowanego pociągu, a to, co należy do innych pociągów, nadal na nie czeka. W serwisie 18xx.games faza zmienia się tylko wtedy, gdy jest bezpośrednio następna; złomowanie i inne skutki następują zawsze.',
    '1848-20/D-25':
      'Według [bank_break] bank pękł albo wtedy, gdy wypłata sprowadza go poniżej zera, jak w serwisie 18xx.games, albo już wtedy, gdy nic nie zostało, jak chce instrukcja.',
    '1848-20/D-26':
      'Według instrukcji nie, bo to jedno miejsce; w serwisie 18xx.games tak, i oba płacą. Przełącznik: [alice_single].',
    '1848-20/D-27': 'Może, ale nic na tym nie zyska: płaci tylko Alice Springs i jedno miasto z żetonem.',
    '1848-20/D-28':
      'Nie. Serwis ma do tego przycisk w innych grach; tutaj długi się ciągną i nikt nie odpada.',
    '1848-20/D-29':
      'Sprzedaż 2E, kupno przy pełnym limicie pociągów, handel pociągami przed pierwszym 3 i użycie P2 przed nim. W grze wszystko to jest odrzucane; w plikach może wystąpić.',
    '1848-20/D-30':
      'W wydaniu z 2021 roku tak: 50, 100, 150 lub 200. W wydaniu z 2007 roku takiego bonusu nie ma. Przełącznik: [kk_bonus].',
    '1848-20/D-31':
      'Tabele mówią o braku ograniczeń, w pudełku jest siedem (2007: pięć) kart 8 lub D i pięć 2E. Gdy w [card_limits] wybrano karty z pudełka, mogą się skończyć, a gdy nie ma już pociągów, nikt nie musi kupować.',
    '1848-20/D-32':
      'Trzy sztuki numeru 5, cztery 6 i trzy 57, jak w serwisie 18xx.games. Drukowana tabela jest w tym miejscu mało czytelna.',
    '1848-20/D-33':
      'Nie. Tory zostają i nawet pełne miasto może być końcem przejazdu, więc spółka, która miała trasę, zawsze jakąś ma.',
    '1848-20/D-34':
      'O kolumnę w lewo, jak przy zatrzymaniu. Instrukcja pisze tylko o zatrzymaniu, ale zmianę kursu nazywa obowiązkową. W [no_revenue_price] można ustawić, że znacznik zostaje.',
    '1848-20/D-35': 'Dyrektor spółki, która ma ich za dużo. Instrukcja tego nie mówi.',
    '1848-20/D-36':
      'Gdy włączono [boe0_quirk], jak w serwisie 18xx.games, pierwszy z dziesięciu można sprzedać przymusowo tylko wtedy, gdy akcje Banku Anglii ma też inny gracz. Po wyłączeniu niczym się nie różni od pozostałych dziewięciu.',
    '1848-20/D-37': 'Odejmuje się go od sumy. Można skończyć grę poniżej zera.',
    '1848-20/D-38': 'Wszyscy z najwyższą sumą. Instrukcja nie podaje, jak rozstrzygnąć remis.',
    '1848-20/D-39': 'Nie, to końce linii: pociąg może tam tylko zacząć lub skończyć.',
    '1848-20/D-40':
      'Taki jak po piątej. Nie może to mieć znaczenia, bo już piąta kończy grę; w serwisie 18xx.games pokazana liczba wraca do tej z początku.',
    '1848-20/D-41':
      'Ustalono ją na początku, a tylko po przymusowej sprzedaży akcji ustawia się na nowo te spółki, które jeszcze nie zaczęły. Według instrukcji sprzedaż następuje od razu, więc o tym, kto jest następny, decydują nowe kursy; w serwisie 18xx.games następna spółka najpierw otwiera turę i ją zachowuje. Przełącznik: [after_failure].',
    '1848-20/D-42': 'Nie. Pomija wszystko między swoimi dwoma końcami, zmiany rozstawu także.',
    '1848-20/D-43': '50 £ w każdej fazie. Instrukcja nie podaje liczby dla tego kafelka.',
    '1848-20/D-46': 'Tak, od drugiej rundy giełdowej. Zakaz sprzedaży dotyczy tylko pierwszej.',
    '1848-20/D-47':
      'Gdy w [trade_consent] wybrano „gra pyta”, sprzedający pociąg lub spółkę prywatną dostaje pytanie i może odmówić; potem w tej turze nie pyta się o to drugi raz. W przeciwnym razie gracze uzgadniają to między sobą, jak w serwisie 18xx.games.',
    '1848-20/D-53': 'Tak. Spółka z pięcioma pożyczkami dowolnego rodzaju nie bierze kolejnych dobrowolnie.',
    '1848-20/D-54':
      'Według instrukcji z 2021 roku nie, przejazd jest obowiązkowy; w serwisie 18xx.games może nie jechać wcale. Przełącznik: [must_run]. Wybór tras jest zawsze dowolny.',
    '1848-20/D-55':
      'Według instrukcji nie: jesteś na minusie bez odsetek, a dług spłacają przychody. W serwisie 18xx.games w kolejnych rundach znów trzeba sprzedawać. Przełącznik: [crisis_repeat].',
    '1848-20/D-56':
      'Żaden pakiet nie może być większy, niż wymaga dług, ale może być ich kilka, także z tej samej spółki. Każdy obniża jej kurs o wiersz.',
    '1848-20/D-57':
      'I tak pożycza, po trzy kolumny za każdą pożyczkę albo dwie za pierwszą, gdy w [forced_first_loan_steps] ustawiono 2. Prawie nigdy się to nie zdarza.',
    '1848-20/D-58':
      'Nie, każdy postój tylko raz; instrukcja mówi to wyłącznie o czerwonych punktach, a o reszcie milczy. Z [stop_twice] trasa może wrócić do miasta lub miasteczka innymi torami, liczy je wtedy ponownie i znów na nim zarabia, ale bonus K uwzględnia każde miasto raz.',
    '1848-20/D-59':
      'Instrukcja ustala go dla „spółki”, a Bank Anglii gdzie indziej odróżnia, więc nie jest to jasne. W serwisie 18xx.games obowiązuje. Przełącznik: [boe_holding_limit].',
    '1848-20/D-60':
      'W serwisie 18xx.games nie, jak przy innych akcjach. Instrukcja z 2021 roku zakazuje tego dla każdej spółki; w tej z 2007 zakaz jest tylko w zasadach dotyczących kolei. Przełącznik: [boe_buy_back].',
    '1848-20/D-61':
      'Według instrukcji tyle, by spłacić dług, albo aż nie ma już czego sprzedać. 18xx.games wymaga tu jednej sprzedaży i gra dalej; o resztę pyta w następnej rundzie operacyjnej. Przełącznik: [crisis_one_sale].',
    '1848-20/D-62':
      'Według instrukcji tak: wyeksportowany 5 liczy się jak kupiony, więc kafelek kładzie dyrektor spółki, która ma P3. W serwisie 18xx.games P3 przepada razem ze spółką. Przełącznik: [failed_p3_lays].',

    '1848-21.1':
      'Plik zawiera grę, graczy, ustawienia, ruchy i wynik. Jeśli oznaczono, że pochodzi ze starszej wersji serwisu, może nie trzymać się dzisiejszych zasad.',
    '1848-21.2':
      'Każdy wpis w pliku mówi, co zrobiono, jaki gracz, spółka lub spółka prywatna to zrobiła i jaki jest numer ruchu.',
    '1848-21.3':
      'Cofnięte ruchy pomija się przed odtworzeniem gry; ponowione wracają. Wpisy czatu są ignorowane.',
    '1848-21.4':
      'Wypłata Banku Anglii i połączenie Adelaide z Sydney są zapisane w poprzedzającym je ruchu. Przy wczytywaniu wyliczamy je sami; przy eksporcie dopisujemy je dla serwisu.',
    '1848-21.5':
      'Stawki, zakupy, kafelki, przejazdy, pożyczki i cała reszta mają własny zapis, który dokładnie czytamy i piszemy.',
    '1848-21.6':
      'Kafelek ma w zapisie numer i egzemplarz, pociąg nazwę zwykłej strony i egzemplarz, miasto swój kafelek, a postój swój heks.',
    '1848-21.7':
      'Odcinki trasy mogą być zapisane w obu kierunkach; składamy je i liczymy dochód od nowa. Jeśli plik podaje inną kwotę, informujemy o tym.',
    '1848-21.8':
      'Po eksporcie pliku serwis musi dojść do tego samego stanu gry. Dlatego zachowujemy nawet pasy i kolejność certyfikatów.',
    '1848-21.9':
      'Strona serwisu ukrywa niektóre ruchy, które jego serwer przyjmuje. Z [import_lenient], ustawianym tylko przy imporcie, takie pliki odtwarza się do końca, a te miejsca odnotowuje.',
  },
};
