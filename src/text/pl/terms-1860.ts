import type { Messages } from '../messages.ts';

/** 1860: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_PL_1860: Messages = {
  'ruleSet.book.about': 'Zasady zgodne z instrukcją, w streszczeniu (1860-22.8).',

  'page.new.scenario.usual': 'Cała mapa',
  'scenario.two_player_map': 'Mniejsza mapa',
  'scenario.original_game': 'Pierwsze wydanie',

  'option.two_player_map':
    'Mapa z pierwszego wydania, dla dwóch lub trzech graczy: trzy heksy i dwa kafelki mniej.',
  'option.original_insolvency':
    'Wynajęty pociąg zarabia połowę wartości przejazdu oraz wszystkie subsydia za przystanki.',
  'option.simplified_insolvency':
    'Wynajęty pociąg zarabia na każdej trasie tyle samo: 40 £ plus 20 £ razy jego pierwsza liczba.',
  'option.no_skip_towns':
    'Pociąg nie może pominąć miasteczka: wszystkie miasteczka trasy zajmują miejsce w jego liczbach.',
  'option.original_game':
    'Pierwsze wydanie: mniejsza mapa, pierwotna niewypłacalność i bez pomijania miasteczek.',
  'option.re_enter_hexes': 'Trasa może wrócić na heks innymi torami.',
  'option.non_operated_full_value':
    'Akcje spółki, która nie ma pociągu, bo nigdy nie operowała, są warte pełny kurs, a nie połowę.',
  'option.bid_step_5': 'Wszystkie stawki w licytacji są wielokrotnościami 5 £.',
  'option.pd_tie_among_richest':
    'Jeśli po licytacji kilku graczy ma najwięcej gotówki, pierwszą rundę giełdową zaczyna któryś z nich.',
  'option.bankruptcy_resets_operated':
    'Po bankructwie spółka jest jak nowa: dopóki znów nie operuje, sprzedaż nie obniża jej kursu.',
  'option.red_zone_once_per_sr':
    'W czerwonych strefach kursu nie zmienia tylko pierwsza akcja danej spółki sprzedana przez gracza w rundzie giełdowej, a nie pierwsza akcja każdej sprzedaży.',
  'option.layer_opens_next_sr':
    'Gdy spółka jest wyprzedana, następna sekcja otwiera się w następnej rundzie giełdowej, a nie od razu.',
  'option.sell_privates_in_sr1':
    'Spółki prywatne można sprzedawać bankowi już w pierwszej rundzie giełdowej.',
  'option.president_cert_exchange_only':
    'Certyfikatu prezesa z puli nie można kupić: kupuje się zwykłe akcje, a dwie z nich wymienia na certyfikat.',
  'option.receiver_cert_cash_1x':
    'Gdy certyfikat prezesa można kupić z puli, trzeba mieć gotówkę na jedną akcję, nie na dwie.',
  'option.unchanged_dividend_to_bottom':
    'Spółka, która wypłaca mniej, niż wynosi jej kurs, idzie za inne na tym samym kursie.',
  'option.bypassed_city_unscored':
    'Pełne miasto, przez które przejeżdża pociąg, jest pomijane: nic nie daje i nie zajmuje zasięgu pociągu.',
  'option.must_buy_if_route':
    'Spółka bez pociągu musi kupić, jeśli ma trasę i co najmniej cenę najtańszego pociągu, a nie zawsze, gdy ma więcej niż ta cena.',
  'option.insolvent_until_purchase':
    'Niewypłacalność kończy tylko kupno pociągu; same pieniądze na niego nie wystarczą.',
  'option.receivership_lease_always':
    'Spółka bez prezesa po utracie pociągu od razu wynajmuje, nawet jeśli mogłaby kupić.',
  'option.bankruptcy_pd_from_current':
    'Gdy bankructwo przesuwa priorytet, a kilku graczy ma najmniej akcji, dostaje go najbliższy, licząc od gracza, który byłby następny, a nie od właściciela priorytetu.',
  'option.nationalise_after_southern_set':
    'British Rail może nadejść najwcześniej na koniec rundy giełdowej Southern Railway, pierwszej po kupnie 9+5.',
  'option.br_no_skip_towns': 'Podczas British Rail pociąg nie może pominąć miasteczka.',
  'option.br_receivership_first': 'British Rail przejmuje spółki bez prezesa przed wszystkimi innymi.',
  'option.score_full_value': 'Na koniec akcje spółki bez pociągu liczą się w całości, a nie w połowie.',
  'option.over_limit_sell_privates':
    'Gracz powyżej limitu certyfikatów może wrócić do limitu, sprzedając także spółki prywatne, nie tylko akcje.',
  'option.exchange_any_time':
    'Spółkę prywatną można wymienić na akcję w dowolnej chwili tury, nawet po zakupie, w każdej fazie.',
  'option.trade_consent':
    'Zgoda drugiego prezesa na sprzedaż pociągu: gracze uzgadniają to między sobą albo pyta gra.',
  'option.president_cert_as_one_share':
    'Certyfikat prezesa można sprzedać do puli tylko jako jedną akcję, biorąc z powrotem pojedynczą, nigdy jako dwie akcje.',
  'option.routes_by_network':
    'Żeton musi mieć tylko jedna trasa, i to stację macierzystą; pozostałe muszą się z nią łączyć, bezpośrednio lub przez inne.',
  'option.private_buy_back':
    'Kto sprzedał spółkę prywatną bankowi, może ją odkupić w tej samej rundzie giełdowej.',
  'option.br_receivership_pays':
    'Podczas British Rail spółka bez prezesa też wypłaca dywidendy, zamiast zatrzymywać pieniądze.',
  'option.no_last_round':
    'Gra trwa, aż zakończą ją jej zasady; w przeciwnym razie kończy się po setnej rundzie giełdowej.',
  'option.import_lenient':
    'Ustawia to tylko import: plik odtwarza się nawet tam, gdzie 18xx.games nie pozwala na ruch na swojej stronie.',

  /* ---- 1860-0 Sources ---- */

  'rule.1860-0.5':
    'Partie grane tutaj trzymają się wszystkich zasad; importowany plik odtwarza się także tam, gdzie sprawdza tylko strona serwisu.',

  /* ---- 1860-1 Components and set-up ---- */

  'rule.1860-1.1':
    'Przy dwóch graczach każdy zaczyna z kwotą 1000 £, przy trzech 670 £, przy czterech 500 £.',
  'rule.1860-1.2': 'Certyfikaty i spółki prywatne liczą się po jednym do limitu 32, 21 lub 16.',
  'rule.1860-1.3': 'Bank mierzy się tylko gotówką graczy: gdy mają więcej niż 10 000 £, jest pusty.',
  'rule.1860-1.4': 'Jeden gracz może mieć całą spółkę, a pula przyjmuje dowolnie wiele akcji.',
  'rule.1860-1.5': 'Każda z ośmiu spółek ma sekcję, miasto macierzyste, rząd żetonów i dziesięć akcji.',
  'rule.1860-1.6': 'Cztery spółki trzymają ostatnią akcję dla spółki prywatnej, dopóki ta nie zniknie.',
  'rule.1860-1.7':
    'Pięć spółek prywatnych ma cenę i przychód; Fishbourne Ferry pojawia się dopiero w fazie 6.',
  'rule.1860-1.8': 'Pociągi mają dwie liczby, cenę, zapas i czasem późniejszy pociąg, który je złomuje.',
  'rule.1860-1.9': 'Kursy leżą w jednym rzędzie 55 pól z dolną i górną czerwoną strefą.',
  'rule.1860-1.10':
    'Wyspa ma miejsca z etykietą, kosztowne heksy, nieprzekraczalne krawędzie i jeden punkt zewnętrzny.',
  'rule.1860-1.11': 'Nic nie jest losowe: gracze siedzą, jak podano, a pierwszy otwiera licytację.',

  /* ---- 1860-2 Sequence ---- */

  'rule.1860-2.1': 'Po licytacji na zmianę następują rundy giełdowe i serie rund operacyjnych.',
  'rule.1860-2.2': 'Runda giełdowa trwa, aż ostatnią turą każdego gracza będzie pas.',
  'rule.1860-2.3':
    'Priorytet dostaje gracz po lewej stronie tego, kto ostatni handlował, a kursy wyprzedanych spółek nie rosną.',
  'rule.1860-2.4': 'Runda operacyjna bez spółek daje tylko przychód ze spółek prywatnych.',
  'rule.1860-2.5': 'Lista graczy zaczyna się od właściciela priorytetu.',

  /* ---- 1860-3 Auction ---- */

  'rule.1860-3.1': 'Licytuje się sześć pozycji: cztery spółki prywatne i certyfikaty prezesa C&N i IOW.',
  'rule.1860-3.2': 'Gracze licytują po kolei, a kto spasuje, odpada z tej licytacji.',
  'rule.1860-3.3':
    '{bid_step_5, select, true {Stawki są wielokrotnościami 5, każda wyższa od poprzedniej.} other {Stawka jest wyższa od poprzedniej co najmniej o 5.}}',
  'rule.1860-3.4':
    'Po stawce musi starczyć na najtańszą pozycję, a kto nie może licytować, i tak musi spasować.',
  'rule.1860-3.5': 'Kto podał ostatnią stawkę, płaci ją i musi od razu wybrać pozycję.',
  'rule.1860-3.6': 'Jeśli wszyscy spasują, gracz, który zaczynał, wybiera za darmo.',
  'rule.1860-3.7': 'Kto wygrał, może wziąć każdą pozycję, na którą go stać, a najtańszą zawsze.',
  'rule.1860-3.8': 'Kogo nie stać na całą cenę pozycji, ten płaci całą swoją gotówkę.',
  'rule.1860-3.9': 'Następna licytacja zaczyna się po lewej stronie kupującego.',
  'rule.1860-3.10':
    '{pd_tie_among_richest, select, true {Pierwszą rundę giełdową zaczyna najbogatszy gracz.} other {Pierwszą rundę giełdową zaczyna najbogatszy gracz, ale przy remisie może to być ktoś inny.}}',

  /* ---- 1860-4 Stock round ---- */

  'rule.1860-4.1': 'W turze najpierw sprzedajesz, potem kupujesz najwyżej jedną rzecz.',
  'rule.1860-4.2':
    '{exchange_any_time, select, true {Zakup kończy turę, chyba że można jeszcze wymienić spółkę prywatną.} other {Zakup kończy turę, chyba że w późnej grze można jeszcze wymienić spółkę prywatną.}}',
  'rule.1860-4.3': 'Gracz powyżej limitu certyfikatów musi sprzedawać.',
  'rule.1860-4.4': 'Gracza, który nie może nic zrobić, gra nie pyta.',
  'rule.1860-4.5': 'Pas po sprzedaży nie liczy się jako pas.',

  /* ---- 1860-5 Selling ---- */

  'rule.1860-5.1': 'Akcje można sprzedawać w każdej rundzie giełdowej, cokolwiek spółka dotąd robiła.',
  'rule.1860-5.2': 'Wszystkie akcje jednej spółki sprzedane w turze to jeden pakiet.',
  'rule.1860-5.3':
    'Za akcję dostaje się kurs albo połowę, jeśli spółka {non_operated_full_value, select, true {już operowała i } other {}}nie ma pociągu.',
  'rule.1860-5.4': 'Każda sprzedana akcja obniża kurs o jedno pole, z trzema wyjątkami.',
  'rule.1860-5.5': 'Kurs spółki, która nigdy nie operowała, nie spada po sprzedaży.',
  'rule.1860-5.6':
    '{red_zone_once_per_sr, select, true {W czerwonych strefach pierwsza akcja danej spółki, jaką gracz sprzedaje w rundzie giełdowej, nie obniża kursu.} other {W czerwonych strefach pierwsza akcja każdej sprzedaży nie obniża kursu.}}',
  'rule.1860-5.7': 'Od pierwszego pociągu 8+4 sprzedaż nie zmienia kursów.',
  'rule.1860-5.8': 'Kurs 0 to natychmiastowe bankructwo.',
  'rule.1860-5.9':
    '{private_buy_back, select, true {Sprzedanych akcji nie można odkupić w tej samej rundzie.} other {Niczego, co sprzedano, nie można odkupić w tej samej rundzie.}}',
  'rule.1860-5.10': 'Po każdej sprzedaży sprawdza się bank.',

  /* ---- 1860-6 Buying and floating ---- */

  'rule.1860-6.1': 'Akcje z oferty pierwotnej kosztują cenę emisyjną, a z puli pełny kurs.',
  'rule.1860-6.2':
    'Sekcja otwiera się{layer_opens_next_sr, select, true { w następnej rundzie giełdowej po tym, jak} other {, gdy tylko}} spółka z poprzedniej operowała lub została wyprzedana.',
  'rule.1860-6.3': 'Sekcja określa, od jakich kursów spółka może zacząć.',
  'rule.1860-6.4': 'Żeby założyć spółkę, kupuje się jej certyfikat 20% za podwójną cenę emisyjną.',
  'rule.1860-6.5':
    'Spółka rozpoczyna działalność, gdy połowa jest w rękach graczy, i dostaje dziesięciokrotność ceny emisyjnej.',
  'rule.1860-6.6': 'Spółka, która rozpoczyna działalność, idzie za inne na swoim kursie.',
  'rule.1860-6.7':
    'Z początkiem działalności staje stacja macierzysta, a prezes od razu kładzie kafelek macierzysty.',
  'rule.1860-6.8': 'Od rundy giełdowej Southern Railway nowe spółki nie dostają ani żetonu, ani kafelka.',
  'rule.1860-6.9': 'Miejsce macierzyste jest zarezerwowane, dopóki nie stanie na nim stacja macierzysta.',

  /* ---- 1860-7 Privates ---- */

  'rule.1860-7.1': 'Przed każdą rundą operacyjną spółki prywatne płacą swoim właścicielom.',
  'rule.1860-7.2': 'Na koniec spółka prywatna jest warta swoją cenę.',
  'rule.1860-7.3':
    'Bank odkupuje spółkę prywatną o 30 £ poniżej jej ceny{sell_privates_in_sr1, select, true {} other {, ale nie w pierwszej rundzie giełdowej}}.',
  'rule.1860-7.4': 'Spółkę prywatną, która należy do banku, można kupić za jej cenę.',
  'rule.1860-7.5': 'Fishbourne Ferry jest na sprzedaż od fazy 6 i zamyka wszystkie inne spółki prywatne.',
  'rule.1860-7.6': 'Spółkę prywatną można wymienić na akcję jej spółki, gdy tę spółkę już założono.',
  'rule.1860-7.7': 'Wymiana, a potem pas liczą się jako pas.',

  /* ---- 1860-8 Presidents ---- */

  'rule.1860-8.1': 'Prezesem jest gracz, który ma najwięcej akcji, co najmniej 20%.',
  'rule.1860-8.2': 'Nowy prezes oddaje za certyfikat 20% dwie akcje, które ma najdłużej.',
  'rule.1860-8.3':
    'Certyfikat 20% można sprzedać{president_cert_as_one_share, select, true { jako jedną akcję} other {}}, a spółka bez prezesa jest pod zarządem komisarycznym.',
  'rule.1860-8.4':
    'Połowę certyfikatu 20% można sprzedać, jeśli da się wziąć z powrotem akcję albo inny gracz przejmuje spółkę.',
  'rule.1860-8.5': 'Gracz, który zdobędzie 20% spółki pod zarządem komisarycznym, zostaje jej prezesem.',
  'rule.1860-8.6':
    '{president_cert_exchange_only, select, true {Certyfikat 20% w puli nie jest na sprzedaż: wymienia się na niego dwie akcje.} other {Akcjonariusz może kupić certyfikat 20% z puli po kursie jednej akcji.}}',

  /* ---- 1860-9 Prices ---- */

  'rule.1860-9.1': 'Sprzedaż przesuwa kurs po jednym polu, dywidenda po dwa.',
  'rule.1860-9.2': 'Najniższe pole to bankructwo, najwyższe to koniec gry.',
  'rule.1860-9.3':
    'Znacznik, który się rusza, idzie za leżące tam wcześniej{unchanged_dividend_to_bottom, select, true {, podobnie jak znacznik spółki, która wypłaca mniej, niż wynosi jej kurs} other {}}.',

  /* ---- 1860-10 Operating rounds ---- */

  'rule.1860-10.1': 'Spółki operują od najwyższego kursu w dół, w kolejności ustalonej na początku.',
  'rule.1860-10.2': 'Kroki tury to odrzucanie pociągów, tory, żeton, trasy, dywidenda i pociągi.',
  'rule.1860-10.3': 'Każdy krok czeka tylko tam, gdzie jest o czym decydować.',
  'rule.1860-10.4': 'Brak dochodu liczy się jak zatrzymanie.',

  /* ---- 1860-11 Track ---- */

  'rule.1860-11.1':
    'W turze dwa zwykłe żółte kafelki, jeden żółty kafelek z miastem albo jedna modernizacja.',
  'rule.1860-11.2': 'Buduje się od tego, dokąd sięgają żetony spółki; pełne miasta zamykają drogę.',
  'rule.1860-11.3':
    'Wzgórza i woda kosztują raz 60 £, a niewypłacalne spółki budują tylko na darmowych heksach.',
  'rule.1860-11.4':
    'Kafelki zmieniają się o jeden kolor, zachowują stare tory, muszą pasować do heksu i są ograniczone zapasem.',
  'rule.1860-11.5': 'Nowy kafelek musi łączyć się z torami spółki.',
  'rule.1860-11.6': 'Do modernizacji spółka potrzebuje własnego pociągu, który dojedzie na ten heks.',
  'rule.1860-11.7': 'Modernizacja musi dać nowe tory albo inną wartość.',
  'rule.1860-11.8': 'Kafelki Ryde, Merstone i Newport można położyć tylko w jednym ułożeniu.',
  'rule.1860-11.9':
    'Spółki pod zarządem komisarycznym nie budują, a od rundy giełdowej Southern Railway nie buduje nikt.',

  /* ---- 1860-12 Tokens ---- */

  'rule.1860-12.1': 'Jeden żeton w turze, na wolnym miejscu, do którego spółka dociera.',
  'rule.1860-12.2': 'Żadna spółka nie ma dwóch żetonów na jednym heksie.',
  'rule.1860-12.3':
    'Nie ma żetonów przy niewypłacalności, pod zarządem komisarycznym i od rundy giełdowej Southern Railway.',
  'rule.1860-12.4': 'Gdy zastępuje się kafelek, żetony zostają przy swoim mieście.',

  /* ---- 1860-13 Routes ---- */

  'rule.1860-13.1':
    'Spółka ma trasę, jeśli jej żeton ma połączenie z innym miastem, miasteczkiem lub punktem zewnętrznym.',
  'rule.1860-13.2':
    'Trasa łączy postoje i nie korzysta dwa razy z tego samego {re_enter_hexes, select, true {toru ani postoju} other {toru, postoju ani heksu}}{routes_by_network, select, true {} other {, a jest na niej żeton spółki}}.',
  'rule.1860-13.3': 'Żadna trasa nie zaczyna się ani nie kończy na przystanku.',
  'rule.1860-13.4': 'Dwa pociągi nie jadą po tych samych torach.',
  'rule.1860-13.5': 'Trasy tworzą jedną sieć, a jedna z nich odwiedza stację macierzystą.',
  'rule.1860-13.6':
    'Jeden pociąg może przejechać przez jedno pełne miasto{bypassed_city_unscored, select, true {, które się nie liczy} other {, które się liczy}}.',
  'rule.1860-13.7': 'Żetony bankrutów nie blokują pociągów.',
  'rule.1860-13.8': 'Pierwsza liczba ogranicza miasta; co z niej zostanie, służy miasteczkom i przystankom.',
  'rule.1860-13.9': 'Prezes wybiera, ile przystanków się liczy; resztę biorą miasteczka.',
  'rule.1860-13.10': 'Spółka, która może jechać, musi coś uruchomić.',
  'rule.1860-13.11': 'Od rundy giełdowej Southern Railway przystanki się nie liczą.',

  /* ---- 1860-14 Revenue ---- */

  'rule.1860-14.1': 'Postoje dają swoje wartości, a liczone przystanki subsydium dla skarbca.',
  'rule.1860-14.2': 'Dywidendy dostają tylko gracze; zatrzymany dochód trafia do skarbca.',
  'rule.1860-14.3':
    'Kurs rośnie zależnie od tego, ile razy wypłacono jego równowartość, a spada, gdy nic nie wypłacono.',
  'rule.1860-14.4':
    '{br_receivership_pays, select, true {Niewypłacalne spółki zatrzymują dochód, spółki pod zarządem komisarycznym też, aż nadejdzie British Rail; potem wypłacają. Gra o to nie pyta.} other {Spółki niewypłacalne lub pod zarządem komisarycznym zatrzymują dochód, a podczas British Rail pozostałe wypłacają; gra o to nie pyta.}}',
  'rule.1860-14.5': 'Po każdej dywidendzie sprawdza się bank i bankructwo.',

  /* ---- 1860-15 Trains ---- */

  'rule.1860-15.1': 'Cztery pociągi, później trzy i dwa; nadmiarowe odrzuca się na początku następnej tury.',
  'rule.1860-15.2': 'Bank sprzedaje najbliższy pociąg i odrzucone pociągi po cenie z karty.',
  'rule.1860-15.3': 'Nowy rodzaj pociągu od razu zmienia fazę i złomuje stare pociągi.',
  'rule.1860-15.4':
    'Spółki sprzedają sobie pociągi za wielokrotności 10 £{trade_consent, select, ask {, jeśli zgadzają się obaj prezesi} other {}}.',
  'rule.1860-15.5': 'Niektóre spółki nie mogą handlować ze sobą pociągami.',
  'rule.1860-15.6':
    '{must_buy_if_route, select, true {Spółka z trasą i bez pociągu musi kupić, jeśli może.} other {Spółka bez pociągu, która ma więcej pieniędzy, niż on kosztuje, musi kupić.}}',

  /* ---- 1860-16 Insolvency ---- */

  'rule.1860-16.1': 'Niewypłacalność to stan spółki.',
  'rule.1860-16.2': 'Spółka, która kończy turę z trasą i bez pociągu, staje się niewypłacalna.',
  'rule.1860-16.3': 'Gdy zezłomowano jej ostatni pociąg, spółka z prezesem opuszcza jeden przejazd.',
  'rule.1860-16.4': 'Niewypłacalne spółki wynajmują najtańszy pociąg i zatrzymują to, co zarobi.',
  'rule.1860-16.5':
    '{insolvent_until_purchase, select, true {Pieniądze na pociąg nie kończą niewypłacalności: spółka najpierw jedzie wynajętym.} other {Spółka, którą przed przejazdem stać na pociąg, jest wypłacalna i nie jedzie.}}',
  'rule.1860-16.6': 'Pociąg kończy niewypłacalność.',
  'rule.1860-16.7': 'Niewypłacalność przetrwa bankructwo.',

  /* ---- 1860-17 Receivership ---- */

  'rule.1860-17.1': 'Spółka pod zarządem komisarycznym nie buduje.',
  'rule.1860-17.2':
    'Spółka bez prezesa jedzie po najwyższy dochód i go zatrzymuje{br_receivership_pays, select, true {, aż nadejdzie British Rail} other {}}.',
  'rule.1860-17.3': 'Spółka pod zarządem komisarycznym bez pociągu kupuje od banku, jeśli może.',
  'rule.1860-17.4':
    '{receivership_lease_always, select, true {Spółka pod zarządem komisarycznym bez pociągu od razu wynajmuje, nawet jeśli mogłaby kupić.} other {Jeśli nie może kupić, wynajmuje w tej samej turze.}}',
  'rule.1860-17.5': 'Podczas British Rail spółka pod zarządem komisarycznym nie musi jechać.',

  /* ---- 1860-18 Bankruptcy ---- */

  'rule.1860-18.1': 'Spółka, której kurs spadł do 0, jest bankrutem.',
  'rule.1860-18.2': 'Jej akcje wracają do oferty pierwotnej; pieniądze, pociągi i żetony jej zostają.',
  'rule.1860-18.3': 'Priorytet dostaje gracz, który ma najmniej akcji.',
  'rule.1860-18.4': 'Po bankructwie runda operacyjna trwa dalej.',
  'rule.1860-18.5': 'Po bankructwie runda giełdowa zaczyna się od nowa.',
  'rule.1860-18.6': 'Bankruta można założyć ponownie.',

  /* ---- 1860-19 Phases ---- */

  'rule.1860-19.1': 'Fazy ustalają kolory kafelków, limit pociągów i liczbę rund operacyjnych.',
  'rule.1860-19.2': 'Działają od razu; liczba rund operacyjnych zmienia się od następnej serii.',
  'rule.1860-19.3': 'Pierwszy 8+4 znosi limit certyfikatów.',
  'rule.1860-19.4': 'Pierwszy 9+5 tworzy Southern Railway.',
  'rule.1860-19.5':
    'Następna runda giełdowa należy do Southern Railway: gdy się zaczyna, koniec z budową i przystankami.',

  /* ---- 1860-20 British Rail ---- */

  'rule.1860-20.1': 'British Rail nadchodzi, gdy każda spółka z prezesem ma pociąg.',
  'rule.1860-20.2':
    '{nationalise_after_southern_set, select, true {Sprawdza się to po każdej rundzie, pierwszy raz na koniec rundy giełdowej Southern Railway.} other {Sprawdza się to po każdej rundzie, gdy powstała Southern Railway.}}',
  'rule.1860-20.3': 'Są już tylko rundy operacyjne, a bank nie może pęknąć.',
  'rule.1860-20.4': 'Pociągi kupuje się tylko od banku, a dywidendy trzeba wypłacać.',
  'rule.1860-20.5':
    'Pociąg liczy tylko tyle postojów, ile wynosi jego pierwsza liczba{br_no_skip_towns, select, true {, i nie może pomijać miasteczek} other {}}.',
  'rule.1860-20.6':
    'Po każdej rundzie przejmowane są {br_receivership_first, select, true {spółki pod zarządem komisarycznym, a potem te} other {te}}, które wypłaciły najmniej, aż zostanie ich mniej niż trzy.',

  /* ---- 1860-21 End ---- */

  'rule.1860-21.1': 'Grę kończy kurs 340, pęknięty bank albo pełna nacjonalizacja.',
  'rule.1860-21.2': 'Wystarczy raz dojść do 340.',
  'rule.1860-21.3': 'Bank sprawdza się po dywidendach i sprzedaży, a raz pęknięty, taki pozostaje.',
  'rule.1860-21.4':
    'Liczą się gotówka, spółki prywatne i certyfikaty{score_full_value, select, true {} other {, a certyfikaty spółek bez pociągu w połowie}}.',
  'rule.1860-21.5':
    '{no_last_round, select, true {Nie ma ostatniej rundy giełdowej.} other {Gra kończy się po stu rundach giełdowych.}}',

  /* ---- 1860-22 Options ---- */

  'rule.1860-22.1': 'Mniejsza mapa ma o trzy heksy i dwa kafelki mniej.',
  'rule.1860-22.2': 'Według pierwotnej zasady wynajęty pociąg zarabia połowę.',
  'rule.1860-22.3': 'Według uproszczonej zasady wynajęty pociąg zarabia stałą kwotę.',
  'rule.1860-22.4': 'Z tą opcją liczy się każde miasteczko na trasie.',
  'rule.1860-22.5': 'Pierwsze wydanie to trzy opcje naraz.',
  'rule.1860-22.6': 'Z tą opcją trasa może wrócić na heks.',
  'rule.1860-22.7': 'Z tą opcją akcje spółek, które nigdy nie operowały, zachowują pełną wartość.',
  'rule.1860-22.8': 'Instrukcja to zestaw przełączników.',

  /* ---- 1860-23 Register ---- */

  'rule.1860-23/D-1': 'Czy stawki są wielokrotnościami 5?',
  'rule.1860-23/D-2': 'Kto zaczyna, jeśli kilku graczy jest najbogatszych?',
  'rule.1860-23/D-3': 'Czy spółka założona ponownie liczy się jako taka, która już operowała?',
  'rule.1860-23/D-4': 'Jak często sprzedaż w czerwonej strefie nic nie kosztuje?',
  'rule.1860-23/D-5': 'Kiedy wyprzedanie spółki otwiera następną sekcję?',
  'rule.1860-23/D-6': 'Czy ceny emisyjne ustala runda, czy sekcja?',
  'rule.1860-23/D-7': 'Czy spółki prywatne można sprzedawać w pierwszej rundzie giełdowej?',
  'rule.1860-23/D-8': 'Czy certyfikat 20% można kupić z puli i ile trzeba mieć pieniędzy?',
  'rule.1860-23/D-9': 'Co robi ze znacznikiem dywidenda niższa od kursu?',
  'rule.1860-23/D-10': 'Czy pełne miasto, przez które się przejeżdża, się liczy?',
  'rule.1860-23/D-11': 'Kto musi kupić pociąg?',
  'rule.1860-23/D-12': 'Co kończy niewypłacalność?',
  'rule.1860-23/D-13': 'Kiedy spółka pod zarządem komisarycznym wynajmuje?',
  'rule.1860-23/D-14': 'Od kogo liczy się remis o priorytet po bankructwie?',
  'rule.1860-23/D-15': 'Kiedy pierwszy raz sprawdza się British Rail?',
  'rule.1860-23/D-16': 'Czy podczas British Rail wolno pomijać miasteczka?',
  'rule.1860-23/D-17': 'W jakiej kolejności British Rail przejmuje spółki?',
  'rule.1860-23/D-18': 'Czy akcje spółek bez pociągu są na koniec warte połowę?',
  'rule.1860-23/D-19': 'Ile daje uproszczony wynajem?',
  'rule.1860-23/D-20': 'Jak duży jest bank i kiedy się go sprawdza?',
  'rule.1860-23/D-21': 'Co może sprzedać gracz powyżej limitu?',
  'rule.1860-23/D-22': 'Jak wysoka może być stawka?',
  'rule.1860-23/D-23':
    'Co dostaje spółka, która rozpoczyna działalność po rundzie giełdowej Southern Railway?',
  'rule.1860-23/D-24': 'Czy budowa trwa dalej, jeśli British Rail nadejdzie wcześnie?',
  'rule.1860-23/D-25': 'Do kiedy w turze można wymienić spółkę prywatną?',
  'rule.1860-23/D-26': 'Czy gra pyta drugiego prezesa, zanim pociąg zmieni właściciela?',
  'rule.1860-23/D-27': 'Ile jest pociągów 9+5?',
  'rule.1860-23/D-28': 'Czy spółka pod zarządem komisarycznym kupuje pociągi?',
  'rule.1860-23/D-29': 'Czy certyfikat 20% można sprzedać w całości?',
  'rule.1860-23/D-30': 'Czy akcje jednej spółki można sprzedać w turze dwa razy?',
  'rule.1860-23/D-31': 'Czy można sprzedawać po zakupie?',
  'rule.1860-23/D-32': 'Co, jeśli żaden przejazd nie spełnia zasady stacji macierzystej?',
  'rule.1860-23/D-33': 'Czy każda trasa potrzebuje własnego żetonu?',
  'rule.1860-23/D-34': 'Jaka modernizacja jest użyteczna?',
  'rule.1860-23/D-35': 'Czy Shide to miasto?',
  'rule.1860-23/D-36': 'Czy gracz może odkupić sprzedaną spółkę prywatną?',
  'rule.1860-23/D-37':
    'Czy stacja i kafelek macierzysty pojawiają się, gdy spółkę się zakłada, czy gdy rozpoczyna działalność?',
  'rule.1860-23/D-38': 'Które żółte kafelki kładzie się parami?',
  'rule.1860-23/D-39': 'Czy spółka pod zarządem komisarycznym handluje pociągami?',
  'rule.1860-23/D-40': 'Od jakich kursów bankrut zaczyna ponownie?',
  'rule.1860-23/D-41': 'Czy ostatnie spółki operują jeszcze raz?',
  'rule.1860-23/D-42': 'Czy jest ostatnia runda giełdowa?',
  'rule.1860-23/D-43': 'Czy podczas British Rail spółka pod zarządem komisarycznym wypłaca dochód?',

  /* ---- 1860-24 File format ---- */

  'rule.1860-24.1': 'Plik z 18xx.games podaje grę, graczy, ustawienia i ruchy.',
  'rule.1860-24.2': 'Każdy zapis podaje swój rodzaj i kto wykonał ruch.',
  'rule.1860-24.3': 'Automatyczne zapisy następują po tym, do którego są dołączone.',
  'rule.1860-24.4': 'Cofnięte zapisy porządkuje się najpierw, a grę można przerwać ręcznie.',
  'rule.1860-24.5': 'Akcje, kursy, pociągi, kafelki i miasta mają tam własne nazwy.',
  'rule.1860-24.6': 'Certyfikaty tej samej wielkości są równe.',
  'rule.1860-24.7': 'Przejazd wymienia trasy z dochodem i subsydium.',
  'rule.1860-24.8': 'Trasy opisuje się odcinkami między postojami.',
  'rule.1860-24.9': 'Odcinki łączy się tam, gdzie mają wspólny postój.',
  'rule.1860-24.10': 'W starych plikach przystanki i dochód trasy mogą być pominięte.',
  'rule.1860-24.11': 'Przejazd wynajętym pociągiem podaje pociąg z banku.',
  'rule.1860-24.12': 'Co dzieje się automatycznie, nie ma zapisu.',
  'rule.1860-24.13': 'Dla każdej decyzji powstaje jeden zapis.',
};
