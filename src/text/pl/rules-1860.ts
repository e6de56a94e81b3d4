import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_PL_1860 } from './overview-1860.ts';

/** 1860 for players at the table. */
export const RULES_PL_1860: RuleTexts = {
  sections: {
    '1860-0': 'Gra i import',
    '1860-1': 'Elementy gry',
    '1860-2': 'Przebieg gry',
    '1860-3': 'Licytacja',
    '1860-4': 'Rundy giełdowe',
    '1860-5': 'Sprzedaż akcji',
    '1860-6': 'Kupno, zakładanie, początek działalności',
    '1860-7': 'Spółki prywatne',
    '1860-8': 'Prezesi',
    '1860-9': 'Kursy',
    '1860-10': 'Rundy operacyjne',
    '1860-11': 'Tory',
    '1860-12': 'Żetony',
    '1860-13': 'Trasy',
    '1860-14': 'Dochód i dywidendy',
    '1860-15': 'Pociągi',
    '1860-16': 'Niewypłacalność',
    '1860-17': 'Zarząd komisaryczny',
    '1860-18': 'Bankructwo spółki',
    '1860-19': 'Fazy',
    '1860-20': 'British Rail',
    '1860-21': 'Koniec gry',
    '1860-22': 'Zasady opcjonalne',
    '1860-23': 'Kwestie sporne',
    '1860-24': 'Pliki 18xx.games',
  },
  overview: OVERVIEW_PL_1860,
  reference: ['1860-0', '1860-22', '1860-23', '1860-24'],
  synonyms: {
    aukcja: ['licytacj'],
    br: ['british rail'],
    cena: ['kurs'],
    dyrektor: ['prezes'],
    emr: ['niewypłacaln'],
    firma: ['spółk'],
    grupa: ['sekcj'],
    halt: ['przystan'],
    insolvent: ['niewypłacaln'],
    ipo: ['ofert', 'emisyjn'],
    kasa: ['skarb', 'gotówk'],
    komisarz: ['komisaryczn'],
    leasing: ['wynajęt'],
    lokomotywa: ['pociąg'],
    nacjonalizacja: ['british rail'],
    oferta: ['stawk'],
    par: ['emisyjn'],
    pass: ['pas'],
    pd: ['priorytet'],
    plytka: ['kafel'],
    płytka: ['kafel'],
    pozyczka: ['wynajęt'],
    prom: ['fishbourne'],
    prywatka: ['prywatn'],
    przestarzały: ['złomow'],
    przestarzaly: ['złomow'],
    receivership: ['komisaryczn'],
    rynek: ['pul'],
    stacja: ['żeton', 'stacj'],
    stop: ['przystan', 'postój'],
    subwencja: ['subsydi'],
    tor: ['tory', 'kafel'],
    transza: ['sekcj'],
    udzial: ['akcj'],
    udział: ['akcj'],
    upadlosc: ['bankrut', 'bankruc'],
    upadłosc: ['bankrut', 'bankruc'],
    wyspa: ['map'],
    zlom: ['złomow'],
    złom: ['złomow'],
  },
  texts: {
    '1860-0.5':
      'W partiach granych tutaj sprawdza się wszystkie zasady. Plik z 18xx.games odtwarza się tak, jak go zapisano, także tam, gdzie sprzeciwiłaby się tylko strona serwisu; różnice są wypisane. Import ustawia do tego [import_lenient].',

    '1860-1.1':
      'Gotówka na start zależy od liczby graczy: przy dwóch każdy dostaje {cash_2} £, przy trzech {cash_3} £, przy czterech {cash_4} £.',
    '1860-1.2':
      'Przy 2, 3 lub 4 graczach możesz mieć {certificates_2}, {certificates_3} lub {certificates_4} certyfikatów. Certyfikat 20% liczy się raz, spółka prywatna też raz. Od pierwszego pociągu 8+4 limitu nie ma.',
    '1860-1.3':
      'Liczy się tylko gotówka graczy, pieniądze w skarbcach nie mają znaczenia. Jeśli w chwili sprawdzania gracze mają razem więcej niż 10 000 £, bank pękł: zobacz [1860-21.3].',
    '1860-1.4': 'Wolno mieć 100% jednej spółki, a w puli może leżeć dowolnie wiele jej akcji.',
    '1860-1.5':
      'C&N i IOW należą do pierwszej sekcji, IWNJ i FYN do drugiej, NGStL i BHI&R do trzeciej, S&C i VYSC do czwartej. Każda spółka ma certyfikat prezesa na 20% i osiem akcji po jednej dziesiątej. Żetony: macierzysty za darmo, potem 40 £, potem 100 £; w sekcji 1 cztery, w sekcji 2 trzy, niżej po dwa.',
    '1860-1.6':
      'Ostatnia akcja C&N czeka na CMH, IOW na RPSC, FYN na YHC, a BHI&R na BHC. Nikt nie może jej kupić, dopóki tej spółki prywatnej nie wymieniono lub nie zamknięto.',
    '1860-1.7':
      'BHC kosztuje {price_BHC} £ i daje {income_BHC} £, YHC {price_YHC} i {income_YHC}, CMH {price_CMH} i {income_CMH}, RPSC {price_RPSC} i {income_RPSC}. Fishbourne Ferry, {price_FFC} £ i {income_FFC} £, pojawia się dopiero w fazie 6 i nie można jej wymienić.',
    '1860-1.8':
      'Pięć 2+1 po {train_2plus1} £, cztery 3+2 po {train_3plus2}, trzy 4+2 po {train_4plus2}, dwa 5+3 po {train_5plus3}, dwa 6+3 po {train_6plus3}, jeden 7+4 za {train_7plus4}, jeden 8+4 za {train_8plus4}, potem bez ograniczeń 9+5 po {train_9plus5}. Pociągi 2+1 złomuje pierwszy 4+2, 3+2 złomuje 6+3, 4+2 złomuje 7+4, a 5+3 złomuje 8+4; późniejsze zostają.',
    '1860-1.9':
      'Jeden rząd pól: na 0 spółka jest bankrutem, na 340 gra zmierza do końca. Od 7 do 36 i od 158 do 330 leżą czerwone strefy, w których pierwsza akcja {red_zone_once_per_sr, select, true {danej spółki sprzedana przez gracza w rundzie giełdowej} other {każdej sprzedaży}} nie obniża kursu. Spółki zaczynają od 54, 58, 62, 68, 74, 82, 90 lub 100.',
    '1860-1.10':
      'Cowes, Ryde, Newport, Merstone, Ventnor i trzy inne miejsca mają własne kafelki. Dziesięć heksów ze wzgórzami lub wodą kosztuje po 60 £, a sześciu krawędzi heksów nie można przekroczyć. Ryde Pier, dostępne tylko z Ryde, daje 0, z zielonymi kafelkami 20, z brązowymi 40.',
    '1860-1.11':
      'Losowe jest w tej grze tylko rozsadzenie graczy. Pierwszą licytację otwiera gracz na pierwszym miejscu.',

    '1860-2.1':
      'Po licytacji następuje runda giełdowa, potem jedna, dwie lub trzy rundy operacyjne i znów runda giełdowa. Ile ich będzie, zależy od fazy na koniec rundy giełdowej.',
    '1860-2.2':
      'Gracze działają po kolei, od właściciela priorytetu. Runda kończy się, gdy ostatnią turą każdego był pas; po pasie można więc jeszcze wrócić do gry.',
    '1860-2.3':
      'Następną rundę giełdową zaczyna gracz po lewej stronie tego, kto ostatni coś kupił, sprzedał lub założył. Wymiana spółki prywatnej się nie liczy. Kurs wyprzedanej spółki nie rośnie.',
    '1860-2.4':
      'Rundy operacyjne odbywają się, nawet zanim działa jakakolwiek spółka: spółki prywatne dają przychód i nic więcej się nie dzieje.',
    '1860-2.5':
      'Lista graczy zaczyna się od właściciela priorytetu. Gdy remis rozstrzyga ta lista, chodzi o tę kolejność.',

    '1860-3.1':
      'Sześć razy licytujesz prawo wyboru jednej z pozostałych pozycji: BHC, YHC, CMH, RPSC albo certyfikatu prezesa C&N lub IOW. Za to, co potem bierzesz, płacisz oprócz stawki.',
    '1860-3.2':
      'Od rozpoczynającego gracza każdy po kolei licytuje lub pasuje. Kto spasuje, czeka do następnej z sześciu licytacji.',
    '1860-3.3':
      'Pierwsza stawka to co najmniej 5 £, każda następna jest wyższa co najmniej o 5 £. {bid_step_5, select, true {Wszystkie są wielokrotnościami 5.} other {Kwoty pośrednie są dozwolone.}}',
    '1860-3.4':
      'Musi ci starczyć na najtańszą z pozostałych pozycji: stawka może wynosić najwyżej tyle, co gotówka minus jej cena, przy czym certyfikat liczy się jako 148 £. Jeśli nie wystarcza to na minimalną stawkę, pozostaje pas, który trzeba zgłosić.',
    '1860-3.5':
      'Gdy wszyscy inni odpadli, a twoja stawka została, płacisz ją bankowi i musisz kupić jedną z pozycji. Jeśli nikt jeszcze nie licytował, ostatni gracz może licytować albo spasować.',
    '1860-3.6':
      'Jeśli nie padła żadna stawka, licytację za darmo wygrywa gracz, który ją otworzył, i musi kupić jedną pozycję.',
    '1860-3.7':
      'Spółka prywatna kosztuje swoją cenę, certyfikat podwójną cenę emisyjną 74, 82, 90 lub 100, którą wybierasz. Możesz wziąć to, na co cię stać. Najtańsza pozycja jest dostępna zawsze, a jeśli jest nią certyfikat, to oba certyfikaty.',
    '1860-3.8':
      'Oddajesz wszystkie pieniądze i mimo to dostajesz pozycję. Certyfikat, na który nie stać cię przy żadnej cenie emisyjnej, zaczyna od 74.',
    '1860-3.9': 'Następną zaczyna gracz po lewej stronie kupującego, aż do wyczerpania sześciu pozycji.',
    '1860-3.10':
      'Gracz, który po licytacji ma najwięcej gotówki, dostaje pierwszy priorytet. Jeśli kilku ma tyle samo, {pd_tie_among_richest, select, true {dostaje go ten z nich, którego spółki prywatne są najmniej warte} other {dostaje go właściciel najmniej wartych spółek prywatnych, bogaty czy nie}}.',

    '1860-4.1':
      'Najpierw sprzedajesz, ile chcesz, potem kupujesz jeden certyfikat albo jedną spółkę prywatną. Po kupnie nie ma sprzedaży. Oprócz tego możesz wymienić spółkę prywatną, {exchange_any_time, select, true {przed kupnem lub po nim} other {przed kupnem}}.',
    '1860-4.2':
      '{exchange_any_time, select, true {Jeśli masz spółkę prywatną, którą można wymienić, po kupnie twoja tura trwa, aż ją wymienisz albo zakończysz turę. W przeciwnym razie zaraz po twoim kupnie działa następny gracz.} other {Zaraz po twoim kupnie działa następny gracz. Od fazy 6 twoja tura trwa, jeśli możesz jeszcze wymienić spółkę prywatną, którą właśnie kupiono, albo wymienić inną na akcję spółki, którą właśnie założono; po tym drugim tura się kończy.}}',
    '1860-4.3':
      'Jeśli masz za dużo certyfikatów po utracie stanowiska prezesa, sprzedajesz, zanim coś kupisz lub spasujesz. {over_limit_sell_privates, select, true {Pomagają i akcje, i spółki prywatne.} other {Liczą się tylko akcje; spółki prywatne nie pomagają.}}',
    '1860-4.4':
      'Gdy nie możesz niczego kupić, sprzedać ani założyć, gra pasuje za ciebie. Sprawdza to tylko z grubsza, więc czasem pyta, choć niewiele możesz zrobić.',
    '1860-4.5':
      'Jeśli coś sprzedajesz, a potem nic nie kupujesz, twoja tura i tak liczy się jako ruch, a runda trwa dalej.',

    '1860-5.1':
      'Nie trzeba na nic czekać: sprzedawać można już w pierwszej rundzie giełdowej, nawet akcje spółek, które jeszcze nie działają, i akcje dopiero co kupione.',
    '1860-5.2':
      'Od razu podaj, ile akcji danej spółki sprzedajesz. Druga sprzedaż tej samej spółki w tej samej turze jest odrzucana.',
    '1860-5.3':
      'Za każdą akcję dostajesz jej kurs. Jeśli spółka nie ma pociągu, choćby dlatego, że jest nowa, dostajesz połowę, zaokrągloną w dół przy każdej akcji. Z [non_operated_full_value] akcje spółek, które nigdy nie operowały, są warte pełny kurs.',
    '1860-5.4':
      'Trzy sprzedane akcje to trzy pola w dół. Wyjątkami są nowe spółki, czerwone strefy i późna gra.',
    '1860-5.5':
      'Dopóki spółka ani razu nie operowała, sprzedaż nie zmienia jej kursu. Spółka założona ponownie po bankructwie {bankruptcy_resets_operated, select, true {jest traktowana jak nowa, aż będzie mieć turę} other {liczy się jako taka, która już operowała}}.',
    '1860-5.6':
      'Jeśli kurs przed sprzedażą wynosi od 7 do 36 lub od 158 do 330, liczy się o jedną akcję mniej: pojedyncza akcja niczego nie rusza. Dotyczy to {red_zone_once_per_sr, select, true {tylko pierwszej akcji tej spółki, jaką sprzedajesz w rundzie giełdowej; sprzedawanie po jednej nie pomaga} other {każdej sprzedaży}}.',
    '1860-5.7': 'Od fazy 8 możesz sprzedawać, ile chcesz, a kursy się nie ruszają.',
    '1860-5.8':
      'Gdy sprzedaż sprowadzi znacznik na sam początek rzędu, spółka natychmiast jest bankrutem. Zobacz [1860-18.1].',
    '1860-5.9':
      'Po sprzedaży akcji spółki w tej samej rundzie nie kupisz żadnej jej akcji. Sprzedaną spółkę prywatną {private_buy_back, select, true {wolno odkupić} other {też odkupisz dopiero później}}. Jeśli bankructwo zaczyna rundę od nowa, wszystko to idzie w niepamięć.',
    '1860-5.10':
      'Po sprzedaży akcji lub spółki prywatnej sprawdza się, czy gracze mają razem więcej niż 10 000 £.',

    '1860-6.1':
      'Akcje z oferty pierwotnej kosztują cenę emisyjną spółki. Akcje z puli kosztują pełny bieżący kurs, nawet jeśli sprzedano je za połowę. W turze jeden certyfikat.',
    '1860-6.2':
      'Na początku można założyć tylko C&N i IOW. Następna sekcja otwiera się, gdy jakaś spółka poprzedniej już operowała albo nie ma akcji w ofercie pierwotnej. Po takiej wyprzedaży otwiera się {layer_opens_next_sr, select, true {w następnej rundzie giełdowej} other {od razu}}.',
    '1860-6.3':
      'Sekcja 1 zaczyna od 74, 82, 90 lub 100, sekcja 2 od 62, 68, 74 lub 82, sekcja 3 od 58, 62 lub 68, sekcja 4 od 54, 58 lub 62. Bankrut może zacząć ponownie od dowolnego kursu między 40 a najwyższym w swojej sekcji.',
    '1860-6.4':
      'Wybierasz cenę emisyjną, płacisz za dwie akcje i zostajesz prezesem. Znacznik trafia na tę cenę.',
    '1860-6.5':
      'Gdy gracze mają 50%, z kupna lub wymiany, spółka rozpoczyna działalność: bank wpłaca do jej skarbca dziesięciokrotność ceny emisyjnej. Akcje w puli się nie liczą.',
    '1860-6.6':
      'Spośród spółek o tym samym kursie pierwsza operuje ta, która pierwsza rozpoczęła działalność.',
    '1860-6.7':
      'Stacja macierzysta pojawia się od razu i za darmo. Jeśli heks macierzysty jest jeszcze pusty, prezes natychmiast kładzie tam za darmo pasujący żółty kafelek, nawet w środku tury innego gracza. Ryde i Merstone są już wydrukowane.',
    '1860-6.8':
      'Spółka, która rozpoczyna działalność tak późno, dostaje pieniądze, ale nie ma miejsca na mapie, więc nigdy nie uruchomi pociągu.',
    '1860-6.9':
      'Żadna inna spółka nie może zająć miejsca w mieście macierzystym, dopóki jego spółka nie rozpocznie działalności.',

    '1860-7.1':
      'Na początku każdej rundy operacyjnej dostajesz przychód ze swoich spółek prywatnych. Te, które należą do banku, nikomu nie płacą. Spółki nigdy ich nie mają.',
    '1860-7.2': 'Spółka prywatna, którą masz na koniec gry, dodaje do sumy swoją cenę.',
    '1860-7.3':
      'Podczas sprzedaży możesz oddać spółkę prywatną bankowi: 0 za BHC, 20, 60 i 100 za YHC, CMH i RPSC, 170 za Fishbourne Ferry. {sell_privates_in_sr1, select, true {Można to zrobić już w pierwszej rundzie giełdowej.} other {W pierwszej rundzie giełdowej nie można tego zrobić.}}',
    '1860-7.4': 'To twój jedyny zakup w tej turze i liczy się do limitu certyfikatów.',
    '1860-7.5':
      'Z pierwszym 6+3 trafia do banku za 200 £. Gdy tylko ktoś ją kupi, wszystkie inne spółki prywatne znikają bez zapłaty, a zarezerwowane dla nich akcje są wolne.',
    '1860-7.6':
      'W swojej turze rundy giełdowej możesz oddać BHC, YHC, CMH lub RPSC za akcję BHI&R, FYN, C&N lub IOW z oferty pierwotnej, jeśli tę spółkę już założono. Wymiana jest darmowa, wolno ją zrobić także powyżej limitu certyfikatów i oprócz zakupu. Spółka może dzięki niej rozpocząć działalność.',
    '1860-7.7':
      'Wymiana to nie handel. Jeśli nie robisz nic więcej, twoja tura liczy się jako pas, a priorytet się nie przesuwa.',

    '1860-8.1':
      'Prezes ma najwięcej akcji, a co najmniej 20%. Przy remisie prezes zachowuje stanowisko; jeśli przechodzi ono dalej, a kilka osób ma tyle samo, dostaje je pierwsza po lewej stronie dotychczasowego prezesa.',
    '1860-8.2':
      'W zamian za certyfikat 20% dotychczasowy prezes, albo pula, jeśli go sprzedano, dostaje dwie pojedyncze akcje, które nowy prezes miał najdłużej.',
    '1860-8.3':
      '{president_cert_as_one_share, select, true {Trafia do puli jako jedna akcja, a ty bierzesz stamtąd jedną pojedynczą; zobacz [1860-8.4].} other {Trafia do puli jako dwie akcje albo jako jedna: zobacz [1860-8.4].}} Jeśli żaden gracz nie ma wtedy 20%, spółka nie ma prezesa i jest pod zarządem komisarycznym, aż ktoś będzie tyle mieć.',
    '1860-8.4':
      'Sprzedajesz jedną z dwóch akcji i bierzesz z powrotem jedną pojedynczą. Do tego pula musi taką mieć, pakiet musi ją zawierać albo inny gracz musi mieć 20% i zostać prezesem.',
    '1860-8.5':
      'Gdy tylko twoje pojedyncze akcje dają 20%, wymieniasz dwie z nich na certyfikat w puli i zostajesz prezesem.',
    '1860-8.6':
      '{president_cert_exchange_only, select, true {Kupuj zwykłe akcje. Gdy masz dwie, od razu wymieniasz obie na certyfikat, bez dopłaty, i zostajesz prezesem.} other {Jeśli masz jedną akcję, możesz zapłacić za jeszcze jedną i wziąć za obie certyfikat 20%. Trzeba mieć pieniądze na {receiver_cert_cash_1x, select, true {jedną akcję} other {dwie akcje, choć płaci się za jedną}}.}}',

    '1860-9.1':
      'Każda sprzedana akcja to jedno pole w dół. Krok za dywidendę, lub za jej brak, to dwa pola rzędu.',
    '1860-9.2':
      'Dojście do 0 to natychmiastowe bankructwo. Dojście do 340 oznacza, że gra kończy się z tą rundą operacyjną.',
    '1860-9.3':
      'Kto ostatni dotarł na dany kurs, operuje tam ostatni. Znacznik, który się nie rusza, zachowuje miejsce{unchanged_dividend_to_bottom, select, true {, chyba że dywidenda była niższa od kursu; wtedy idzie na koniec swojego pola} other {}}.',

    '1860-10.1':
      'Spółki prywatne dają przychód. Potem każda działająca spółka ma jedną turę, najpierw najwyższy kurs; przy równym kursie ta, która dotarła pierwsza. Późniejsze zmiany nie wpływają na kolejność.',
    '1860-10.2':
      'Odrzuć nadmiarowe pociągi, buduj tory, postaw żeton, uruchom pociągi, wypłać lub zatrzymaj dochód, kup pociągi. Na koniec tury gra sprawdza, czy spółka jest niewypłacalna.',
    '1860-10.3':
      'Krok, w którym nic nie można zrobić, jest pomijany. Tylko o tory gra pyta prawie zawsze, nawet gdy nie ma gdzie budować.',
    '1860-10.4': 'Jeśli spółka nie uruchamia pociągów, jej kurs spada o krok, jak po zatrzymaniu dochodu.',

    '1860-11.1':
      'W turze połóż dwa żółte kafelki bez miasta albo jeden z miastem, albo zmodernizuj jeden kafelek. Przystanki i miasteczka to nie miasta.',
    '1860-11.2':
      'Idź po torach od swoich żetonów. Miasto, w którym wszystkie miejsca należą do innych, także do bankrutów, kończy drogę, podobnie jak Ryde Pier. Do żółtych kafelków nie trzeba pociągu.',
    '1860-11.3':
      'Pierwszy kafelek na heksie ze wzgórzami lub wodą kosztuje skarbiec 60 £, modernizacje są darmowe. Niewypłacalna spółka nie może płacić, więc buduje tylko na darmowych heksach.',
    '1860-11.4':
      'Najpierw żółte, od fazy 3 zielone, od fazy 5 brązowe, po jednym kolorze naraz. Etykieta, liczba postojów i stare tory zostają; każdy postój zachowuje jedno ze swoich wyjść, a przystanek może stać się miasteczkiem. Tory nie mogą wychodzić poza mapę, przecinać zamkniętej krawędzi ani dochodzić do Ryde Pier skądinąd niż z Ryde, a kafelki mogą się skończyć.',
    '1860-11.5':
      'Co najmniej jeden koniec nowego kafelka musi stykać się z torem lub żetonem, z którym masz połączenie.',
    '1860-11.6':
      'Weź pierwszą liczbę swojego najdłuższego własnego pociągu. Licząc miasta od żetonu, musi on móc dojechać do modernizowanego kafelka. Miasteczka się nie liczą, chyba że włączono [no_skip_towns]; bez pociągu nie ma modernizacji.',
    '1860-11.7':
      'Musi dać ci tory, z których możesz korzystać, albo zmienić dochód z jakiegoś postoju, do którego dojedzie twój pociąg.',
    '1860-11.8':
      'Ryde zachowuje połączenie z Ryde Pier, Blackwater jest od strony Newport, Shide leży na południu Newport. Dlatego tych kafelków nigdy się nie obraca.',
    '1860-11.9':
      'Spółka bez prezesa nie buduje. Od początku rundy giełdowej Southern Railway nie buduje już nikt.',

    '1860-12.1':
      'Następny żeton z twojego rzędu, za 40 £, później 100 £, w dowolnym mieście, do którego prowadzą tory, na miejscu wolnym i dla nikogo niezarezerwowanym. Zasięg pociągów nie ma tu znaczenia.',
    '1860-12.2':
      'Na heksie możesz mieć tylko jeden żeton, nawet w Newport i Ventnor, które mają po dwa miasta.',
    '1860-12.3':
      'Spółka niewypłacalna lub bez prezesa nie stawia żetonów, a od rundy giełdowej Southern Railway nie stawia ich nikt.',
    '1860-12.4':
      'Przenoszą się z miastem, przy którego torach stały. Większość miast ma jedno miejsce; dwa mają brązowe Newport i Merstone oraz dwa inne brązowe kafelki.',

    '1860-13.1':
      'Żeton musi mieć połączenie z jeszcze jednym miastem, miasteczkiem lub z Ryde Pier; same przystanki nie wystarczą. Drugim końcem może być pełne miasto. Cowes, z miastem i miasteczkiem na jednym kafelku, samo jest trasą.',
    '1860-13.2':
      'Co najmniej dwa postoje; żaden postój, żaden tor i, jeśli nie włączono [re_enter_hexes], żaden heks dwa razy. {routes_by_network, select, true {Nie trzeba na niej własnego żetonu, ale musi łączyć się z trasą, która odwiedza stację macierzystą: zobacz [1860-13.5].} other {Na jednym z postojów stoi żeton spółki.}}',
    '1860-13.3': 'Oba końce muszą być miastami, miasteczkami lub Ryde Pier. Przystanki leżą tylko po drodze.',
    '1860-13.4': 'Każdy pociąg w turze potrzebuje własnych torów. Mogą spotykać się na postojach.',
    '1860-13.5':
      'Trasy muszą się łączyć, czyli każda ma z innymi wspólny postój: miasto, miasteczko lub przystanek, liczony czy nie. Jedna z nich musi odwiedzać stację macierzystą.',
    '1860-13.6':
      'Miasto pełne cudzych żetonów może kończyć trasę. Raz w turze jeden pociąg może przejechać przez jedno takie miasto, które {bypassed_city_unscored, select, true {się pomija: nic nie daje i nie zajmuje miejsca w zasięgu pociągu} other {liczy się i daje dochód}}.',
    '1860-13.7': 'Zakryte żetony zajmują swoje miejsce przy budowie, ale pociągi je mijają.',
    '1860-13.8':
      'Pociąg 4+2 liczy najwyżej cztery miasta, także Ryde Pier, i nie może odwiedzić więcej{bypassed_city_unscored, select, true {, nie licząc pełnego, które pomija} other {}}. Czego nie potrzebuje na miasta, dodaje się do dwójki: tyle liczy się miasteczek i przystanków. Resztę mija bez dochodu, chyba że włączono [no_skip_towns].',
    '1860-13.9':
      'Podajesz, ile przystanków się liczy, od zera do tylu, na ile pozwala pociąg. Resztę wypełniają najlepsze miasteczka.',
    '1860-13.10':
      'Jeśli jest pociąg i trasa, musi pojechać przynajmniej jeden pociąg, choć niekoniecznie po najwyższy dochód. Zrezygnować wolno tylko wtedy, gdy żaden przejazd nie jest dozwolony.',
    '1860-13.11':
      'Od tej chwili przystanki mija się bez skutku: to nie postój, nie ma subsydium ani dochodu za wynajem.',

    '1860-14.1':
      'Dodaj miasta, miasteczka i Ryde Pier, które się liczą. Każdy liczony przystanek daje 10 £, zawsze prosto do skarbca; nie wchodzi to do dywidendy.',
    '1860-14.2':
      'Albo każda akcja w ręku gracza dostaje jedną dziesiątą dochodu, a akcje w ofercie pierwotnej i w puli nic, albo całość zostaje w skarbcu.',
    '1860-14.3':
      'Wypłata niższa od kursu nic nie zmienia. Równa kursowi lub wyższa przesuwa znacznik o krok w górę, podwójna o dwa, potrójna o trzy, poczwórna i wyższa o cztery kroki. Brak wypłaty to krok w dół; krok to dwa pola.',
    '1860-14.4':
      'Przy niewypłacalności {br_receivership_pays, select, true {pieniądze zostają w skarbcu, a pod zarządem komisarycznym też, dopóki nie ma British Rail. Podczas British Rail wszyscy inni wypłacają.} other {lub zarządzie komisarycznym pieniądze zostają w skarbcu. Podczas British Rail wszyscy inni wypłacają.}} Gra o to nie pyta.',
    '1860-14.5':
      'Najpierw sprawdza się bank, potem, czy spółka jest bankrutem. Jeśli tak, jej tura kończy się, zanim kupi pociąg.',

    '1860-15.1':
      'W fazach 2 i 3 cztery pociągi, w 4 i 5 trzy, od 6 dwa. Nadmiarowe pociągi trafiają do puli na początku następnej tury spółki, według wyboru prezesa. Inaczej pociągów odrzucać nie wolno.',
    '1860-15.2':
      'Kup najbliższy nowy pociąg albo dowolny używany po cenie z karty, tyle, na ile pozwala limit i skarbiec. Prezes niczego nie dokłada.',
    '1860-15.3':
      'Pierwszy pociąg nowego rodzaju zaczyna swoją fazę, a stare pociągi w tej samej chwili znikają ze spółek, z puli i od bankrutów.',
    '1860-15.4':
      'Każda spółka może sprzedać pociąg twojej: za co najmniej 10 £, dziesiątkami, do wysokości twojego skarbca. Jeśli jej prezesem jest inny gracz, {trade_consent, select, ask {gra pyta go o zgodę; po odmowie w tej turze nie pyta się o ten sam pociąg drugi raz} other {uzgadniacie to między sobą, a gra wierzy kupującej stronie}}.',
    '1860-15.5':
      'Spółka, która ma pociąg, nie może wziąć innej jej jedynego. Nikt nie handluje ze spółką pod zarządem komisarycznym ani z bankrutem, a podczas British Rail nikt z nikim.',
    '1860-15.6':
      '{must_buy_if_route, select, true {Spółka, która ma trasę, nie ma pociągu, a ma co najmniej cenę najtańszego w banku, musi jakiś kupić, z dowolnego źródła. Bez trasy nie musi.} other {Spółka, która nie ma pociągu, a ma więcej, niż kosztuje najtańszy w banku, musi jakiś kupić, z dowolnego źródła. Z kwotą dokładnie równą nie musi.}}',

    '1860-16.1':
      'Niewypłacalna spółka nie ma własnego pociągu. Jeździ wynajętym, aż znów będzie mogła kupić.',
    '1860-16.2':
      'Spółka, która na koniec swojej tury nie ma pociągu, a ma gdzie jechać, staje się niewypłacalna.',
    '1860-16.3':
      'Gdy zezłomowano ostatni pociąg, spółka najpierw traci jeden przejazd, co kosztuje krok kursu. Dopiero jeśli potem niczego nie kupi, staje się niewypłacalna. Pod zarządem komisarycznym jest inaczej: zobacz [1860-17.4].',
    '1860-16.4':
      'Uruchamia za darmo najtańszy pociąg z banku i zarabia 40 £ oraz po 20 £ za każdy liczony postój, najwyżej tyle, ile wynosi pierwsza liczba pociągu, a wszystko zatrzymuje. Nie stawia żetonów i nie buduje płatnych torów. [original_insolvency] i [simplified_insolvency] liczą to inaczej.',
    '1860-16.5':
      '{insolvent_until_purchase, select, true {Nawet jeśli skarbiec wystarcza na najtańszy pociąg, niewypłacalna spółka jedzie wynajętym i zatrzymuje dochód. Potem kupuje i dzięki temu jest wypłacalna.} other {Jeśli przed przejazdem skarbiec wystarcza na najtańszy pociąg, spółka od razu jest wypłacalna, nic nie wynajmuje, traci krok kursu i przechodzi do zakupu.}}',
    '1860-16.6': 'Z pociągiem na koniec tury, skądkolwiek pochodzi, spółka znów jest wypłacalna.',
    '1860-16.7':
      'Jeśli niewypłacalna spółka zbankrutuje i zostanie założona ponownie, nadal jest niewypłacalna, dopóki nie ma pociągu{insolvent_until_purchase, select, true {} other { lub pieniędzy na niego}}.',

    '1860-17.1': 'Bez prezesa spółka nie buduje torów ani nie stawia żetonów. Operuje w zwykłej kolejności.',
    '1860-17.2':
      'Gra szuka najlepszego przejazdu, a cały dochód trafia do skarbca{br_receivership_pays, select, true {, dopóki nie ma British Rail} other {}}.',
    '1860-17.3':
      'Nigdy nie handluje ze spółkami, a mając pociąg, nic nie kupuje. Bez pociągu musi kupić, gdy {must_buy_if_route, select, true {ma trasę i co najmniej cenę najtańszego} other {ma więcej, niż kosztuje najtańszy; z kwotą dokładnie równą nie musi}}.',
    '1860-17.4':
      '{receivership_lease_always, select, true {Z trasą jest niewypłacalna od chwili utraty ostatniego pociągu i w następnej turze jedzie wynajętym, bez względu na to, ile ma pieniędzy. Potem kupuje, jeśli może.} other {Z trasą i za małą kwotą na najtańszy pociąg jest niewypłacalna od razu i jedzie wynajętym. Jeśli ma pieniądze, nie jedzie, tylko kupuje.}}',
    '1860-17.5': 'Gdy nadejdzie British Rail, taka spółka może też wybrać, że nie jedzie.',

    '1860-18.1': 'Po sprzedaży lub po kroku za dywidendę: znacznik na 0 to bankructwo spółki.',
    '1860-18.2':
      'Gracze nie dostają nic za jej akcje, a wszystkie wracają do oferty pierwotnej. Spółka zachowuje skarbiec, pociągi i niewypłacalność; jej żetony się zakrywa. Jej pociągi mogą zostać zezłomowane, ale nie można ich kupić.',
    '1860-18.3':
      'Priorytet od razu przechodzi do gracza z najmniejszym procentem akcji. Przy remisie {bankruptcy_pd_from_current, select, true {do najbliższego, licząc od gracza, który dostałby priorytet, gdyby runda kończyła się teraz} other {decyduje lista graczy, która zaczyna się od obecnego właściciela priorytetu}}.',
    '1860-18.4': 'Swoją turę ma następna spółka w kolejności.',
    '1860-18.5':
      'Rundę giełdową się przerywa i zaczyna od nowa, z nowym właścicielem priorytetu. Wcześniejsze sprzedaże już się nie liczą.',
    '1860-18.6':
      'Każdy może założyć ją ponownie w jej sekcji, od 40 w górę. Gdy rozpoczyna działalność, jej żetony się odkrywa, a do tego, co jej zostało, dodaje się dziesięciokrotność ceny emisyjnej. Drugiej stacji macierzystej nie ma, okresu ochronnego bez pociągu też nie.',

    '1860-19.1':
      'Kolor zielony przychodzi z 3+2, brązowy z 5+3. Limit pociągów to 4, z pierwszym 4+2 spada do 3, z 6+3 do 2. W fazie 2 jedna runda operacyjna, w fazach 3 i 4 dwie, później trzy.',
    '1860-19.2':
      'Kafelki, limity i złomowanie zmieniają się z samym zakupem. Ile rund operacyjnych nastąpi, odczytuje się na koniec najbliższej rundy giełdowej.',
    '1860-19.3': 'Od tego zakupu możesz mieć, ile chcesz, a sprzedaż nie obniża już kursów.',
    '1860-19.4': 'Z pierwszym 9+5 zaczyna się koniec. Budować można jeszcze do najbliższej rundy giełdowej.',
    '1860-19.5':
      'Od jej początku nie ma już torów, żetonów ani stacji macierzystych dla nowych spółek, a przystanki się nie liczą.',

    '1860-20.1':
      'Gdy każda założona spółka, która ma prezesa, ma co najmniej jeden pociąg, nadchodzi British Rail. Bankruci i spółki pod zarządem komisarycznym nie mają znaczenia.',
    '1860-20.2':
      '{nationalise_after_southern_set, select, true {Rundy operacyjne, w których kupiono pierwszy 9+5, się nie liczą: pierwszą okazją jest koniec rundy giełdowej Southern Railway, a potem koniec każdej rundy.} other {Po każdej rundzie operacyjnej i giełdowej od pierwszego 9+5, już w serii, w której go kupiono.}}',
    '1860-20.3':
      'Rund giełdowych już nie ma: runda operacyjna następuje po rundzie operacyjnej, a pieniędzy nigdy nie zabraknie.',
    '1860-20.4':
      'Nie ma handlu między spółkami. Wszystko, co spółka zarobi, dostają akcjonariusze, chyba że jest {br_receivership_pays, select, true {niewypłacalna} other {niewypłacalna lub pod zarządem komisarycznym}}.',
    '1860-20.5':
      'Pociąg 6+3 liczy sześć postojów, miasta i miasteczka razem. {br_no_skip_towns, select, true {Trasa, która ma ich więcej, jest niedozwolona.} other {Dalsze miasteczka po drodze się pomija.}}',
    '1860-20.6':
      'Przestają operować wszystkie spółki, które wypłaciły najmniej; jeśli to tylko jedna, także następna od dołu; zachowują kurs i akcje. Gdy zostaje ich mniej niż trzy, jadą jeszcze raz i gra się kończy; kończy się od razu, jeśli ostatnie trzy lub więcej odpadają razem.{br_receivership_first, select, true { Najpierw odpadają spółki bez prezesa.} other {}}',

    '1860-21.1':
      'Kurs 340 kończy grę z tą rundą operacyjną, pęknięty bank też, a jeśli pękł w rundzie giełdowej, to z następną. Koniec ostatniej spółki podczas British Rail kończy grę od razu.',
    '1860-21.2': 'Nawet gdyby znacznik mógł stamtąd odejść, gra skończy się z tą rundą operacyjną.',
    '1860-21.3':
      'Więcej niż 10 000 £ w rękach graczy w chwili sprawdzania, nie licząc tego, co właśnie wypłaciły spółki prywatne. Wypłaca się nadal wszystko.',
    '1860-21.4':
      'Dodaj gotówkę, spółki prywatne po ich cenie i akcje po kursie. {score_full_value, select, true {Spółki bez pociągu niczym się nie różnią.} other {Certyfikaty spółki bez pociągu liczą się w połowie, każdy zaokrąglony w dół.}} Przy równych sumach wygrywa się wspólnie.',
    '1860-21.5':
      'Żadna prawdziwa gra się do tego nie zbliża. {no_last_round, select, true {Gra kończy się przed czasem tylko wtedy, gdy nie operuje żadna spółka, żadna spółka prywatna nie płaci graczowi i nikt nie może już handlować.} other {Setną rundę giełdową jeszcze się rozgrywa; chodzi tylko o to, by gra nie trwała bez końca.}}',

    '1860-22.1':
      'Z [two_player_map] nie ma heksów A5, A7 i E11, Yarmouth nie ma zamkniętej krawędzi, a kafelków 776 i 770 jest o jeden mniej.',
    '1860-22.2':
      'Z [original_insolvency] wynajęty pociąg korzysta z obu liczb i zarabia połowę wartości trasy, zaokrągloną w dół, oraz wszystkie subsydia.',
    '1860-22.3':
      'Z [simplified_insolvency] każda dozwolona trasa wynajętego pociągu daje 40 i 20 razy jego pierwsza liczba. Nie łączy się to z pierwotną zasadą.',
    '1860-22.4':
      'Z [no_skip_towns] nie wolno pominąć żadnego miasteczka: wszystkie muszą zmieścić się w zasięgu pociągu, przystanki dostają resztę, a miasteczka liczą się do odległości modernizacji.',
    '1860-22.5':
      'Z [original_game] gra się na mniejszej mapie, z pierwotną niewypłacalnością i bez pomijania miasteczek.',
    '1860-22.6':
      'Z [re_enter_hexes] pociąg może wrócić na heks innymi torami, na przykład do drugiego miasta w Newport.',
    '1860-22.7':
      'Z [non_operated_full_value] brak pociągu nie zmniejsza do połowy wartości akcji spółki, która jeszcze nie operowała, ani przy sprzedaży, ani na koniec.',
    '1860-22.8':
      'Większość wątpliwych miejsc w zasadach ma przełącznik. Zestaw z instrukcji włącza te, w których jej tekst wyraźnie różni się od 18xx.games.',

    '1860-23/D-1':
      '{bid_step_5, select, true {Tak.} other {Nie: wystarczy kwota wyższa co najmniej o 5 £.}} Instrukcja chce tylko wielokrotności 5, 18xx.games nie.',
    '1860-23/D-2':
      '{pd_tie_among_richest, select, true {Ktoś z remisujących: gracz, którego spółki prywatne są najmniej warte, albo pierwszy z nich, jeśli żaden ich nie ma.} other {Spośród wszystkich właścicieli spółek prywatnych ten z najmniej wartymi, bogaty czy nie.}} Instrukcja daje kartę jednemu z najbogatszych, 18xx.games dowolnemu właścicielowi spółek prywatnych.',
    '1860-23/D-3':
      '{bankruptcy_resets_operated, select, true {Nie: dopóki nie ma swojej tury, sprzedaż nie rusza jej kursu.} other {Tak: sprzedaż od razu obniża jej kurs.}} Instrukcja tego nie mówi.',
    '1860-23/D-4':
      '{red_zone_once_per_sr, select, true {Raz: nic nie kosztuje tylko pierwsza twoja akcja tej spółki w rundzie giełdowej.} other {Przy każdej sprzedaży.}} Instrukcja daje to raz na rundę giełdową, 18xx.games przy każdej sprzedaży.',
    '1860-23/D-5':
      '{layer_opens_next_sr, select, true {W następnej rundzie giełdowej.} other {Od razu, w tej samej rundzie giełdowej.}} Instrukcja każe czekać do następnej rundy giełdowej, 18xx.games nie.',
    '1860-23/D-6': 'Sekcja. Instrukcja wymienia rundę, ale nie podaje do niej tabeli.',
    '1860-23/D-7':
      '{sell_privates_in_sr1, select, true {Tak.} other {Nie.}} Instrukcja nie zna takiego ograniczenia, 18xx.games zna.',
    '1860-23/D-8':
      '{president_cert_exchange_only, select, true {Nie można: za dwie zwykłe akcje dostaje się go w wymianie.} other {Tak, za jedną własną akcję i kurs jednej, z pieniędzmi na {receiver_cert_cash_1x, select, true {jedną akcję} other {dwie akcje}} w ręku.}} Instrukcja zna tylko wymianę; 18xx.games go sprzedaje i żąda kwoty za dwie akcje.',
    '1860-23/D-9':
      '{unchanged_dividend_to_bottom, select, true {Idzie za inne na tym samym kursie.} other {Nic.}} Instrukcja go przesuwa, 18xx.games nie.',
    '1860-23/D-10':
      '{bypassed_city_unscored, select, true {Nie: nie zużywa zasięgu pociągu i nic nie daje.} other {Tak, liczy się i daje dochód.}} Instrukcja pozwala je pominąć, 18xx.games je liczy.',
    '1860-23/D-11':
      '{must_buy_if_route, select, true {Spółka, która nie ma pociągu, ma trasę i co najmniej tyle, ile on kosztuje.} other {Spółka, która nie ma pociągu i ma więcej, niż on kosztuje, z trasą czy bez.}} Instrukcja zwalnia spółki bez trasy, 18xx.games te, które mają dokładnie jego cenę.',
    '1860-23/D-12':
      '{insolvent_until_purchase, select, true {Tylko kupno pociągu.} other {Kupno pociągu, a także pieniądze na niego przed przejazdem.}} W instrukcji tylko kupno, w 18xx.games także pieniądze.',
    '1860-23/D-13':
      '{receivership_lease_always, select, true {Od utraty pociągu, bez względu na to, ile ma pieniędzy.} other {Tylko wtedy, gdy w chwili przejazdu nie stać jej na pociąg.}} Instrukcja daje jej pociąg od razu, 18xx.games tylko wtedy, gdy nie może kupić.',
    '1860-23/D-14':
      '{bankruptcy_pd_from_current, select, true {Od gracza, który dostałby priorytet, gdyby runda kończyła się teraz.} other {Od tego, kto miał priorytet na początku rundy.}} Liczenie od gracza, który dostałby go teraz, to wariant; instrukcja i 18xx.games liczą od właściciela.',
    '1860-23/D-15':
      '{nationalise_after_southern_set, select, true {Po rundzie giełdowej Southern Railway.} other {Na koniec rundy, w której kupiono pierwszy 9+5.}} Instrukcja pomija serię rund, w której powstała Southern Railway, 18xx.games nie.',
    '1860-23/D-16':
      '{br_no_skip_towns, select, true {Nie.} other {Tak.}} Instrukcja tego zakazuje, 18xx.games na to pozwala.',
    '1860-23/D-17':
      '{br_receivership_first, select, true {Najpierw te bez prezesa, potem według wypłat: po dwie naraz, ze wszystkimi remisującymi.} other {Tylko według wypłat: wszystkie, które wypłaciły najmniej, a jeśli to jedna, to także z następną kwotą.}} Instrukcja stawia zarząd komisaryczny na początku, 18xx.games patrzy tylko na kwoty.',
    '1860-23/D-18':
      '{score_full_value, select, true {Nie, liczą się w całości.} other {Tak, każdy certyfikat zaokrąglony w dół.}} Instrukcja wymienia połowę tylko przy sprzedaży, o końcu milczy; 18xx.games liczy połowę.',
    '1860-23/D-19':
      'Według opisu stałą kwotę i tyle płacimy. Serwis przez pewien czas płacił za postoje; w plikach obowiązuje jego liczba.',
    '1860-23/D-20':
      '10 000 £ wobec gotówki graczy, sprawdzane po dywidendach i po sprzedaży akcji lub spółek prywatnych. Instrukcja nie podaje wielkości.',
    '1860-23/D-21':
      '{over_limit_sell_privates, select, true {Akcje i spółki prywatne.} other {Tylko akcje.}} Instrukcja mówi o certyfikatach, 18xx.games o akcjach.',
    '1860-23/D-22':
      'Do wysokości gotówki minus cena najtańszej z pozostałych pozycji. Instrukcja nie zna ograniczenia.',
    '1860-23/D-23': 'Pieniądze, ale ani żetonu, ani kafelka, bo na mapie nic się już nie zmienia.',
    '1860-23/D-24':
      '{nationalise_after_southern_set, select, true {Taki przypadek się nie zdarza: runda giełdowa Southern Railway jest zawsze wcześniej.} other {Tak, bo nie było rundy giełdowej Southern Railway, która by ją zakończyła.}} Zobacz [1860-23/D-15].',
    '1860-23/D-25':
      '{exchange_any_time, select, true {Do jej końca, także po zakupie, w każdej fazie.} other {Do zakupu; od fazy 6 także po założeniu jej spółki lub kupnie spółki prywatnej, żeby nie ubiegło jej Fishbourne Ferry.}} Instrukcja nie uznaje wymiany za ruch, 18xx.games kończy turę zakupem.',
    '1860-23/D-26':
      '{trade_consent, select, ask {Tak, i może odmówić.} other {Nie: gracze uzgadniają to między sobą, a gra wierzy kupującej stronie.}} Pytanie nie pada, gdy obie spółki mają tego samego prezesa. Instrukcja nie mówi, że prezesa można zmusić do sprzedaży; 18xx.games nikogo nie pyta.',
    '1860-23/D-27': 'Bez ograniczeń. „6+” w instrukcji nie oznacza stałej liczby.',
    '1860-23/D-28': 'Od banku, gdy nie ma żadnego i może zapłacić. Instrukcja tego nie mówi.',
    '1860-23/D-29':
      '{president_cert_as_one_share, select, true {Nie, tylko jako jedną akcję, biorąc z powrotem pojedynczą, chyba że inny gracz przejmuje spółkę.} other {Tak, jako dwie akcje albo jako jedną.}} Instrukcja opisuje sprzedaż jako jednej akcji, ale pozwala też sprzedać dowolną liczbę certyfikatów.',
    '1860-23/D-30': 'Nie, wszystkie jej akcje sprzedaje się naraz. Instrukcja tego nie mówi.',
    '1860-23/D-31': 'Nie: najpierw sprzedaż, potem kupno.',
    '1860-23/D-32': 'Wtedy, i tylko wtedy, może nie jechać wcale. Serwis nie ma na to rozwiązania.',
    '1860-23/D-33':
      '{routes_by_network, select, true {Nie: wystarczy połączenie z trasą, która odwiedza stację macierzystą.} other {Tak.}} Instrukcja żąda jednej sieci ze stacją macierzystą, 18xx.games żetonu na każdej trasie.',
    '1860-23/D-34':
      'Taka, która daje nowe tory lub inną wartość. Instrukcja mówi o zmodernizowanej stacji, co przy tych kafelkach oznacza to samo.',
    '1860-23/D-35':
      'Tak, z jednym miejscem na żeton. Instrukcja nazywa je miasteczkiem; kafelek pokazuje miasto.',
    '1860-23/D-36':
      '{private_buy_back, select, true {Tak, także w tej samej rundzie giełdowej.} other {Nie w tej samej rundzie giełdowej; wszyscy inni mogą ją kupić.}} Instrukcja zakazuje tego tylko przy akcjach, 18xx.games także przy spółkach prywatnych.',
    '1860-23/D-37':
      'Gdy rozpoczyna działalność. Instrukcja pisze: po założeniu, ale w miejscu o początku działalności.',
    '1860-23/D-38':
      'Wszystkie bez miasta. Żaden żółty kafelek nie ma miasteczka bez miasta, więc „bez stacji” w instrukcji znaczy to samo.',
    '1860-23/D-39': 'Nie. Nie ma nikogo, kto by za nią decydował.',
    '1860-23/D-40': 'Dowolny od 40 do najwyższego w jej sekcji, łącznie ze zwykłymi cenami emisyjnymi.',
    '1860-23/D-41': 'Tak, ostatnia lub dwie ostatnie mają jeszcze jedną rundę operacyjną.',
    '1860-23/D-42':
      '{no_last_round, select, true {Nie; gra kończy się przed czasem tylko wtedy, gdy nic już nie może się zmienić.} other {Tak, setna, którą rozgrywa się do końca.}} Instrukcja nie zna takiej granicy; 18xx.games wtedy kończy.',
    '1860-23/D-43':
      '{br_receivership_pays, select, true {Tak, jak wszystkie inne, chyba że jest też niewypłacalna.} other {Nie, zatrzymuje pieniądze jak dotąd.}} Instrukcja mówi zarówno, że takie spółki zatrzymują dochód, jak i że British Rail nikomu na to nie pozwala; 18xx.games każe im zatrzymywać.',

    '1860-24.1': 'Podaje też, jak skończyła się gra. Graczy wymienia się w kolejności miejsc.',
    '1860-24.2':
      'Gracz, spółka lub spółka prywatna, z kolejnym numerem. Wszystko inne w zapisie jest pomijane.',
    '1860-24.3':
      'Zaczynają działać w swojej kolejności zaraz po tym zapisie. Zaprogramowane ruchy same niczego nie zmieniają.',
    '1860-24.4': 'Co cofnięto, to się pomija, co ponowiono, wraca; resztę się odtwarza.',
    '1860-24.5':
      'Akcję określa spółka i numer, kurs swoje pole, pociąg lub kafelek rodzaj i egzemplarz, postój swój heks.',
    '1860-24.6': 'Nie ma znaczenia, którą z dwóch równych akcji podaje plik.',
    '1860-24.7': 'Dla każdego pociągu: odcinki torów, postoje, liczba liczonych przystanków i dochód.',
    '1860-24.8': 'Każdy odcinek wymienia heksy od jednego postoju do następnego, w dowolnym kierunku.',
    '1860-24.9':
      'Sąsiednie odcinki spotykają się na dokładnie jednym postoju. Gdzie zostają dwie drogi, decyduje lista postojów.',
    '1860-24.10': 'W starszych plikach ich nie ma, więc je wyliczamy.',
    '1860-24.11': 'To karta, która byłaby sprzedana jako następna. W pliku nie ma po niej dywidendy.',
    '1860-24.12':
      'Przychód ze spółek prywatnych, stacje macierzyste, niewypłacalność i pominięte kroki wynikają z reszty.',
    '1860-24.13': 'Pasy zapisuje się dokładnie tam, gdzie serwis na nie czeka, żeby mógł odtworzyć plik.',
  },
};
