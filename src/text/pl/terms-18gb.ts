import type { Messages } from '../messages.ts';

/** 18GB: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_PL_18GB: Messages = {
  'ruleSet.book.about': 'Streszczenie instrukcji, wszędzie tam, gdzie jest jasne.',

  'page.new.scenario.usual':
    '{number, plural, =2 {Mapa północ–południe} one {Zwykłe korporacje} few {Zwykłe korporacje} many {Zwykłe korporacje} other {Zwykłe korporacje}}',
  'scenario.two_player_ew': 'Mapa wschód–zachód',
  'scenario.four_player_alt': 'Inne korporacje',

  'option.two_player_ew': 'Przy dwóch graczach: gra na mapie wschód–zachód zamiast północ–południe.',
  'option.four_player_alt':
    'Przy czterech graczach: w grze są GSWR, MSLR i spółka prywatna MC zamiast LSWR, SWR i TV.',
  'option.trade_consent':
    'Kupno pociągu od korporacji innego gracza: gracze uzgadniają to między sobą i dzieje się to od razu (table) albo gra pyta drugiego dyrektora, który może odmówić (ask).',
  'option.trade_consent.short': 'Kupno pociągu od korporacji innego gracza.',
  'option.auction.multi_bid':
    'W licytacji gracz może w jednej turze podać stawki na kilka spółek prywatnych, nie tylko na jedną.',
  'option.auction.one_bid_frees':
    'Przy dwóch graczach: by wolno było pasować w licytacji, wystarczy jedna najwyższa stawka, nie dwie.',
  'option.auction.discount_frees_nobody':
    'Nawet gdy niesprzedane spółki prywatne staniały, pasować w licytacji pozwala tylko najwyższa stawka albo stawka na każdej spółce prywatnej.',
  'option.home.at_float':
    'Stacja macierzysta staje, gdy jej korporacja rozpoczyna działalność (w mieście bez torów, jeśli takie jest), a nie na początku gry.',
  'option.home.hex_closed':
    'Nikt inny nie może położyć kafelka na heksie macierzystym korporacji, która jeszcze nie działa.',
  'option.convert.single_buy':
    'Po przekształceniu korporacji dyrektor może kupić jedną jej akcję, nawet przy kursie 65 £ lub niższym (zielona strefa), przy którym inaczej mógłby kupić dwie.',
  'option.green.new_director_ok':
    'Przy kursie 65 £ lub niższym (zielona strefa) gracz, który dzięki pierwszej akcji w turze zostaje dyrektorem, może od razu kupić drugą.',
  'option.emr.trainless_suffices':
    'Korporacja z 5 akcjami i bez pociągu może w swojej turze przekształcić się w korporację z dziesięcioma akcjami, bez względu na gotówkę, a nie tylko wtedy, gdy nie stać jej na najtańszy pociąg.',
  'option.train.must_buy_summary':
    'Korporacja bez pociągu musi kupić, jeśli stać ją na najtańszy z dostępnych, ale nie na najdroższy, a nie wtedy, gdy stać ją na najdroższy.',
  'option.recv.always_insolvent':
    'Korporacja pod zarządem komisarycznym bez pociągu jest niewypłacalna od początku swojej tury i wynajmuje pociąg, jeśli ma trasę, nawet gdyby stać ją było na własny.',
  'option.recv.always_convert':
    'Korporacja z 5 akcjami pod zarządem komisarycznym i bez pociągu przekształca się w korporację z dziesięcioma akcjami: tylko wtedy, gdy nie stać jej na żaden pociąg (false), zawsze przed kupnem (true) albo tylko wtedy, gdy po przejeździe wynajętym pociągiem nie ma na niego pieniędzy (after_run).',
  'option.recv.always_convert.short':
    'Kiedy korporacja z 5 akcjami pod zarządem komisarycznym i bez pociągu przekształca się w korporację z dziesięcioma akcjami.',
  'option.recv.buy_inclusive':
    'Korporacja pod zarządem komisarycznym bez pociągu zawsze kupuje najdroższy, na jaki ją stać, choćby za ostatniego funta; bez tego kupuje automatycznie tylko po przejeździe wynajętym pociągiem i tylko za mniej niż całą gotówkę, a poza tym decydują gracze.',
  'option.float.capital_par':
    'Korporacja, która rozpoczyna działalność, dostaje za każdą akcję cenę emisyjną, a nie kurs, do którego do tego czasu doszła.',
  'option.insolvency.strict_powers':
    'Spółek prywatnych LS, GN i MC nie można używać dla niewypłacalnej korporacji.',
  'option.insolvency.ends_with_train':
    'Korporacja przestaje być niewypłacalna, gdy tylko zdobędzie pociąg, a nie na koniec swojej tury.',
  'option.compass.network_once':
    'Trasy korporacji, które się spotykają, dzielą jeden bonus za północ–południe i jeden za wschód–zachód, jak w serwisie 18xx.games przed 2024 rokiem; bez tego każdy pociąg lub grupa pociągów, która spina mapę, zarabia własny.',
  'option.sale.round_by_sale':
    'Akcje korporacji bez pociągu sprzedaje się za połowę: zaokrągla się ją w dół raz dla całej sprzedaży, a nie przy każdej akcji.',
  'option.grey.refund_parred':
    'Gdy pierwszy 6X usuwa korporację, którą założono, ale która jeszcze nie działa, za jej akcje zwraca się cenę emisyjną; bez tego przepadają.',
  'option.powers.restrictive':
    'Modernizacja z użyciem spółki prywatnej AF, LS lub TV musi dać korporacji nowe tory do użytku, jak każda inna modernizacja.',
  'option.limit.immediate':
    'Jeśli eksport pociągu obniża limit pociągów, nadmiarowe pociągi odrzuca się od razu, a nie w następnej rundzie operacyjnej.',
  'option.pool.director_one_cash':
    'Certyfikat dyrektora w puli kosztuje jedną akcję: by go wziąć, wystarczy gotówka na jedną, nie na dwie.',
  'option.lb.release':
    'Jeśli LNWR odpada z gry niezałożona, właściciel London & Birmingham może znów kupować akcje.',
  'option.tiles.no_sharp_curves':
    'Sześciu zielonych kafelków OO i XX z ostrym łukiem (G08, G09, G11, G24, G25, G27) się nie używa.',
  'option.import_lenient':
    'Ustawia to tylko import, nie jest to dla nowych partii: ruch z pliku 18xx.games, który tutaj byłby niedozwolony, zostaje mimo to wykonany i zgłoszony.',

  /* ---- 18GB-0 Conventions ---- */

  'rule.18GB-0.4': 'Bank nigdy się nie wyczerpuje, a gracze i korporacje nie mogą mieć długu.',
  'rule.18GB-0.5':
    'Certyfikaty leżą w kolejności, w jakiej je kupiono, a przy zamianie najpierw idą najstarsze.',
  'rule.18GB-0.6':
    'Kolejność graczy jest osobną listą; działać może tylko gracz, na którego decyzję czeka gra.',

  /* ---- 18GB-1 Phases, trains, prices ---- */

  'rule.18GB-1.1':
    'Pierwszy pociąg rodzaju, który odchodzi z zapasu, zaczyna swoją fazę, czy go sprzedano, czy poszedł na eksport.',
  'rule.18GB-1.2': 'Po każdej rundzie giełdowej następują dwie rundy operacyjne.',
  'rule.18GB-1.3': 'Każdy rodzaj pociągu ma cenę, zasięg i czasem rodzaj, który go złomuje.',
  'rule.18GB-1.4':
    'Pociąg, który odchodzi z zapasu, najpierw zaczyna swoją fazę, potem złomuje inne, a potem wywołuje zdarzenie swojego rodzaju.',
  'rule.18GB-1.5':
    'Na sprzedaż jest wierzch stosu; 5X i 6X sprzedaje się obok niego od fazy poprzedzającej ich własną.',
  'rule.18GB-1.6': 'Kursy przesuwają się po jednym rzędzie 22 pól i zatrzymują na jego końcach.',
  'rule.18GB-1.7':
    'Na jednym polu pierwsza operuje ta, która dotarła pierwsza; znacznik, który się nie rusza, zachowuje miejsce.',

  /* ---- 18GB-2 Set-up ---- */

  'rule.18GB-2.1': 'O scenariuszu decydują liczba graczy i dwie opcje.',
  'rule.18GB-2.2': 'Scenariusz ustala gotówkę, limit certyfikatów, pociągi, kafelki i mapę.',
  'rule.18GB-2.3': 'Scenariusz ustala, które korporacje i spółki prywatne są w grze.',
  'rule.18GB-2.4': 'Ziarno losowe decyduje o siódmej korporacji przy trzech graczach i o drugiej transzy.',
  'rule.18GB-2.5':
    '{home_at_float, select, true {Licytację otwiera pierwsze miejsce; stacje macierzyste stają, gdy ich korporacje rozpoczynają działalność.} other {Stacje macierzyste są na mapie od początku, a licytację otwiera pierwsze miejsce.}}',

  /* ---- 18GB-3 Map ---- */

  'rule.18GB-3.1':
    'Heksy leżą płaskim bokiem do góry; litery oznaczają kolumny, małe litery te na zachód od A.',
  'rule.18GB-3.2': 'Heksy XX i OO mają po dwa miasta; miasta OO w brązowym kolorze stają się jednym.',
  'rule.18GB-3.3': 'Zwykłe miasto ma jedno miejsce, brązowe dwa, szare trzy.',
  'rule.18GB-3.4': 'Ujścia przyjmują po jednym niebieskim kafelku, tylko w jednym ułożeniu, z tunelem.',
  'rule.18GB-3.5':
    'Punkty zewnętrzne dają w późniejszych fazach więcej; Hull i Grimsby to dwa postoje na jednym heksie.',
  'rule.18GB-3.6': 'Każdy scenariusz wymienia heksy czterech stron świata; bonus rośnie z fazami.',
  'rule.18GB-3.7': 'Na mapach dla dwóch graczy brakuje Walii lub Szkocji, a na granicy są punkty zewnętrzne.',
  'rule.18GB-3.8': 'Wzgórza leżą na krawędziach heksów; na szarym heksie bez torów nie można budować.',

  /* ---- 18GB-4 Auction ---- */

  'rule.18GB-4.1': 'Wszystkie spółki prywatne licytuje się naraz, a gracze działają po kolei.',
  'rule.18GB-4.2':
    '{auction_multi_bid, select, true {Tura to stawki na jedną lub kilka pozycji albo pas.} other {Tura to jedna stawka albo pas.}}',
  'rule.18GB-4.3': 'Stawka to co najmniej cena pozycji albo 5 £ ponad ostatnią stawkę, w krokach po 5 £.',
  'rule.18GB-4.4': 'Pieniędzy związanych w twoich najwyższych stawkach nie można użyć w następnych.',
  'rule.18GB-4.5':
    'Do pasu potrzeba {auction_one_bid_frees, select, true {najwyższej stawki} other {najwyższej stawki, a przy dwóch graczach dwóch,}} albo stawki na każdej pozycji{auction_discount_frees_nobody, select, true {, na każdym etapie} other {, albo pozycji, która staniała}}.',
  'rule.18GB-4.6': 'Stawka unieważnia tylko twój własny pas.',
  'rule.18GB-4.7': 'Gdy wszyscy spasują, pozycje ze stawką są sprzedane, a pozostałe tanieją o 10 £.',
  'rule.18GB-4.8': 'Pierwszą rundę giełdową zaczyna najuboższy gracz.',

  /* ---- 18GB-5 Privates ---- */

  'rule.18GB-5.1': 'Każda spółka prywatna ma cenę, przychód, heks, który blokuje, i czasem zdolność.',
  'rule.18GB-5.2': 'Spółek prywatnych nigdy się nie odsprzedaje i nie liczą się jako certyfikaty.',
  'rule.18GB-5.3': 'Otwarte spółki prywatne płacą na początku każdej rundy operacyjnej.',
  'rule.18GB-5.4':
    'Od pierwszej rundy operacyjnej właściciel może w każdej chwili zamknąć spółkę prywatną za ostatni przychód.',
  'rule.18GB-5.5': 'Przed niebieską fazą na heksie otwartej spółki prywatnej nie można położyć kafelka.',
  'rule.18GB-5.6': 'Od niebieskiej fazy można tam położyć kafelek, a to zamyka spółkę prywatną.',
  'rule.18GB-5.7': 'Z zamkniętej spółki prywatnej mogą korzystać korporacje jej właściciela w swoich turach.',
  'rule.18GB-5.8': 'AF i LS kładą raz dodatkowy kafelek w Perth lub Leicester.',
  'rule.18GB-5.9': 'TV kładzie tunel Severn za darmo, jako jeden z dwóch ruchów z kafelkami.',
  'rule.18GB-5.10':
    'GN i MC stawiają dodatkowy żeton w York lub Carlisle i dają tam prawo do zielonego kafelka.',
  'rule.18GB-5.11': 'SD, LM i CH podnoszą wartość swojego postoju dla każdego pociągu, który go odwiedza.',

  /* ---- 18GB-6 Corporations ---- */

  'rule.18GB-6.1':
    'Każda korporacja ma miasto macierzyste, żetony, więcej żetonów po przekształceniu i czasem prawo do zielonego kafelka.',
  'rule.18GB-6.2': 'Certyfikat dyrektora to dwie akcje, z pięciu lub z dziesięciu.',
  'rule.18GB-6.3':
    'Założenie kosztuje dwie akcje po jednej z pięciu cen emisyjnych; druga transza czeka jedną rundę.',
  'rule.18GB-6.4':
    'Właściciel LB musi założyć LNWR, zanim kupi cokolwiek innego, a nikt inny nie może jej założyć.',
  'rule.18GB-6.5': 'Akcje kosztują bieżący kurs, skądkolwiek pochodzą.',
  'rule.18GB-6.6':
    'Korporacja rozpoczyna działalność, gdy poza ofertą pierwotną jest 40% w żółtej fazie, a później 60%.',
  'rule.18GB-6.7':
    'Jej kapitał to {float_capital_par, select, true {cena emisyjna} other {bieżący kurs}} za każdą z jej akcji; oferta pierwotna korporacji z 10 akcjami trafia potem do puli.',
  'rule.18GB-6.8':
    'Przekształcenie dzieli każdy certyfikat na pół, dodaje pięć akcji do puli i obniża kurs przed wypłatą.',
  'rule.18GB-6.9': 'Od pierwszego 5+2 zakłada się korporacje z dziesięcioma akcjami.',
  'rule.18GB-6.10':
    'Pierwszy 6X usuwa korporacje, które nie rozpoczęły działalności, i po jednym 6X za każdą.',
  'rule.18GB-6.11': 'Liczbę akcji zmienia tylko jedno przekształcenie.',

  /* ---- 18GB-7 Stock round ---- */

  'rule.18GB-7.1': 'Kolejność pasów to kolejność graczy w następnej rundzie giełdowej.',
  'rule.18GB-7.2':
    'Tura to sprzedaż, a potem kupno, albo przekształcenie, a potem kupno akcji tej korporacji.',
  'rule.18GB-7.3': 'Akcje korporacji sprzedaje się w jednym pakiecie i w tej rundzie nie można ich odkupić.',
  'rule.18GB-7.4':
    'Bez pociągu akcję sprzedaje się za pół kursu, zaokrąglone w dół {sale_round_by_sale, select, true {raz dla całej sprzedaży} other {przy każdej akcji}}.',
  'rule.18GB-7.5': 'Pula przyjmuje dowolnie wiele akcji, także certyfikat dyrektora.',
  'rule.18GB-7.6': 'Kupno ograniczają gotówka, limit certyfikatów i, przy ofercie pierwotnej, 60%.',
  'rule.18GB-7.7':
    'W zielonej strefie {green_new_director_ok, select, true {dyrektor może kupić dwie akcje, nawet jeśli stanowisko dała mu dopiero pierwsza} other {dwie akcje może kupić ten, kto był dyrektorem na początku tury}}.',
  'rule.18GB-7.8': 'Przekształcenie jest na początku tury i tylko dla korporacji, która już operowała.',
  'rule.18GB-7.9': 'Gracz, który ma więcej niż dyrektor i wystarczająco dużo, przejmuje korporację.',
  'rule.18GB-7.10': 'Certyfikat dyrektora wymienia się na dwa najstarsze zwykłe.',
  'rule.18GB-7.11':
    'Certyfikat dyrektora można sprzedać do puli; gracz, który ma dość akcji, bierze go stamtąd.',
  'rule.18GB-7.12': 'Tura trwa, dopóki coś może być jeszcze możliwe.',
  'rule.18GB-7.13': 'Na koniec rundy giełdowej kursy się nie ruszają.',

  /* ---- 18GB-8 Prices ---- */

  'rule.18GB-8.1':
    'Każda sprzedana akcja obniża kurs o krok; w ostatniej fazie tylko przy sprzedaży przez dyrektora.',
  'rule.18GB-8.2':
    'Dywidenda podnosi kurs o krok albo o tyle kroków, ile razy jest od niego większa, do czterech.',
  'rule.18GB-8.3': 'Bez dywidendy kurs spada o krok.',
  'rule.18GB-8.4': 'Przekształcenie obniża kurs o dwa kroki, awaryjne o trzy.',

  /* ---- 18GB-9 Operating round ---- */

  'rule.18GB-9.1': 'Spółki prywatne płacą, potem pierwsza operuje korporacja z najwyższym kursem.',
  'rule.18GB-9.2':
    'Tory i żeton w dowolnej kolejności, przejazdy, dywidenda, pociągi i czasem akcja dla dyrektora.',
  'rule.18GB-9.3':
    'Korporacja, która kończy turę bez pociągu, jest niewypłacalna, dopóki {insolvency_ends_with_train, select, true {go nie zdobędzie} other {nie zakończy tury z pociągiem}}.',
  'rule.18GB-9.4': 'Decyduje dyrektor; bez niego decyzję wprowadza pierwszy gracz.',
  'rule.18GB-9.5': 'Krok, który nic nie oferuje, jest pomijany.',

  /* ---- 18GB-10 Track ---- */

  'rule.18GB-10.0':
    'Sieć to wszystko, dokąd sięgają żetony po torach, przez miasteczka i miasta, które nie są pełne.',
  'rule.18GB-10.1': 'Dwa ruchy z kafelkami w turze, najwyżej jeden z miastem.',
  'rule.18GB-10.2': 'Kolory idą po jednym, jak pozwalają fazy; ujścia dostają niebieski kafelek od 4+2.',
  'rule.18GB-10.3':
    'Etykiety, miasteczka i zwykłe miasta muszą się zgadzać, stare tory zostają, a kafelki mogą się skończyć.',
  'rule.18GB-10.4':
    'Tory muszą prowadzić na jakiś heks, a na czerwony lub szary tylko tam, gdzie ma on tory.',
  'rule.18GB-10.5': 'Kafelek musi mieć tory na krawędzi, do której dochodzi sieć.',
  'rule.18GB-10.6': 'Modernizacja musi dać sieci nowe tory.',
  'rule.18GB-10.7': 'Każda krawędź wzgórz kosztuje 50 £, gdy pierwszy raz dostaje tory z twojej strony.',
  'rule.18GB-10.8': 'Za budowę płaci skarbiec.',
  'rule.18GB-10.9': 'Prawo do zielonego kafelka pozwala położyć go na jednym heksie w każdej fazie.',
  'rule.18GB-10.10':
    'Stacja macierzysta na heksie z dwoma miastami trafia do miasta bez torów, chyba że pierwsze tory kładzie tam jej właściciel.',
  'rule.18GB-10.11':
    '{home_hex_closed, select, true {Na heksie macierzystym korporacji, która jeszcze nie działa, nikt inny nie może budować.} other {Na heksie macierzystym korporacji, która jeszcze nie działa, inni mogą budować.}}',
  'rule.18GB-10.12': 'Korporacje niewypłacalne lub pod zarządem komisarycznym nie budują.',

  /* ---- 18GB-11 Tokens ---- */

  'rule.18GB-11.1':
    'Stacje macierzyste blokują na stałe, {home_at_float, select, true {odkąd ich korporacja rozpoczyna działalność} other {od początku gry}}.',
  'rule.18GB-11.2': 'Jeden żeton w turze, w osiągalnym mieście z wolnym miejscem.',
  'rule.18GB-11.3': 'Korporacja może mieć na heksie tylko jeden żeton.',
  'rule.18GB-11.4': 'Pełne miasta i punkty zewnętrzne kończą trasę.',
  'rule.18GB-11.5': 'Pod koniec gry nie stawia się już żetonów.',

  /* ---- 18GB-12 Routes ---- */

  'rule.18GB-12.1':
    'Trasa łączy co najmniej dwa postoje, na jednym z nich stoi żeton korporacji, i niczego nie używa dwa razy.',
  'rule.18GB-12.2':
    'Pociąg M+N odwiedza M miast i N dalszych postojów, które mogą być tylko miasteczkami, i żadnego nie pomija.',
  'rule.18GB-12.3': 'Pociąg X liczy miasta i punkty zewnętrzne, a miasteczka mija.',
  'rule.18GB-12.4': 'Postój daje swoją wartość z bieżącej fazy.',
  'rule.18GB-12.5': 'Dwa postoje trasy na jednym heksie płacą raz.',
  'rule.18GB-12.6': 'Pociąg X zarabia 10 £ za każdy heks między swoimi końcami.',
  'rule.18GB-12.7': 'Każdy przejazd tunelem daje jego bonus.',
  'rule.18GB-12.8': 'Bonus spółki prywatnej płaci się raz na pociąg, wynajętemu też.',
  'rule.18GB-12.9':
    '{compass_network_once, select, true {Trasy, które spotykają się w miastach i miasteczkach, zarabiają każdy bonus za strony świata raz wspólnie.} other {Trasy pojedyncze lub połączone w miastach i miasteczkach zarabiają bonusy za strony świata, w najlepszym podziale na grupy.}}',
  'rule.18GB-12.10': 'Bonus za strony świata pokazuje się przy pierwszej trasie jego grupy.',
  'rule.18GB-12.11': 'Każdy pociąg może nie jechać.',
  'rule.18GB-12.12': 'Dochód to tyle, ile trasy zarabiają razem.',
  'rule.18GB-12.13': 'W importowanej partii obowiązuje zapisany dochód, a różnica jest zgłaszana.',

  /* ---- 18GB-13 Dividends ---- */

  'rule.18GB-13.1': 'Cały dochód wypłaca się albo cały zatrzymuje.',
  'rule.18GB-13.2':
    'Wypłatę dostają gracze i oferta pierwotna, a jej część trafia do korporacji; pula nie dostaje nic.',
  'rule.18GB-13.3': 'O ruchu kursu decyduje cała dywidenda.',

  /* ---- 18GB-14 Trains ---- */

  'rule.18GB-14.1': 'Pociągi kupuje się po dywidendzie, dopóki jest na nie miejsce.',
  'rule.18GB-14.2': 'Z zapasu kupuje się po cenie z karty, a gracze nigdy nie dokładają pieniędzy.',
  'rule.18GB-14.3':
    'Między korporacjami pociąg kosztuje od 1 £ do podwójnej ceny z karty, {trade_consent, select, ask {a gra pyta drugiego dyrektora} other {jak uzgodnią między sobą dyrektorzy}}.',
  'rule.18GB-14.4': 'Ostatni pociąg korporacji można sprzedać tylko korporacji bez pociągu.',
  'rule.18GB-14.5': 'Korporacje pod zarządem komisarycznym nie handlują.',
  'rule.18GB-14.6':
    'Bez pociągu, a z pieniędzmi na {train_must_buy_summary, select, true {najtańszy, ale nie na najdroższy} other {najdroższy}}, korporacja musi kupić.',
  'rule.18GB-14.7': 'Zezłomowane pociągi znikają od razu.',
  'rule.18GB-14.8': 'Pociągi ponad limit odrzuca się według wyboru dyrektora.',
  'rule.18GB-14.9':
    '{limit_immediate, select, true {Dzieje się to od razu, po zakupie i po eksporcie.} other {Po zakupie dzieje się to od razu, po eksporcie dopiero w następnej rundzie operacyjnej.}}',

  /* ---- 18GB-15 Emergency, insolvency, receivership ---- */

  'rule.18GB-15.1':
    'Korporacja z 5 akcjami, bez pociągu{emr_trainless_suffices, select, true {} other { i bez pieniędzy na niego}}, może przekształcić się w swojej turze.',
  'rule.18GB-15.2': 'Jej dyrektor może potem kupić jej akcję.',
  'rule.18GB-15.3': 'Za korporację bez pociągu nikt nie płaci: jest niewypłacalna i gra toczy się dalej.',
  'rule.18GB-15.4': 'Niewypłacalna korporacja wynajmuje najtańszy pociąg i zatrzymuje to, co zarobi.',
  'rule.18GB-15.5': 'Może potem kupować lub przekształcić się jak każda inna.',
  'rule.18GB-15.6':
    '{recv_always_insolvent, select, true {Pod zarządem komisarycznym korporacja bez pociągu jest niewypłacalna od początku swojej tury.} other {Pod zarządem komisarycznym korporacja bez pociągu jest niewypłacalna od razu, jeśli mogłaby jechać, ale nie stać jej na pociąg.}}',
  'rule.18GB-15.7':
    '{recv_buy_inclusive, select, true {Pod zarządem komisarycznym korporacja bez pociągu kupuje najdroższy, na jaki ją stać} other {Pod zarządem komisarycznym korporacja po przejeździe wynajętym pociągiem kupuje najdroższy z tańszych, niż ma pieniędzy}}; z pięcioma akcjami i bez pociągu najpierw się przekształca, {recv_always_convert, select, true {zawsze} after_run {jeśli po przejeździe wynajętym pociągiem nie stać jej na żaden} other {ale tylko wtedy, gdy nie stać jej na żaden pociąg}}.',
  'rule.18GB-15.8':
    '{recv_buy_inclusive, select, true {Pod zarządem komisarycznym nikt nie decyduje o kupnie: następuje ono automatycznie.} other {Pod zarządem komisarycznym, gdy nie było wynajętego pociągu, gracze wprowadzają, co kupuje się z zapasu.}}',

  /* ---- 18GB-16 Ends ---- */

  'rule.18GB-16.1':
    'Po rundzie operacyjnej, w której z zapasu nie sprzedano pociągu, jeden pociąg idzie na eksport.',
  'rule.18GB-16.2': 'Gdy to opróżnia zapas, gra się kończy.',
  'rule.18GB-16.3': 'Znacznik na końcu rzędu lub sprzedaż ostatniego pociągu kończy grę razem z rundą.',
  'rule.18GB-16.4': 'Gdy zostały dwa pociągi, nie stawia się już żetonów.',

  /* ---- 18GB-17 Scoring ---- */

  'rule.18GB-17.1':
    'Liczą się gotówka, akcje i otwarte spółki prywatne; certyfikaty korporacji bez pociągu liczą się w połowie.',

  /* ---- 18GB-18 Options ---- */

  'rule.18GB-18.1': 'Są dwa inne przygotowania, dla dwóch i dla czterech graczy.',
  'rule.18GB-18.2': 'Przełączniki wybierają między 18xx.games a innymi odczytaniami zasad.',

  /* ---- 18GB-19 Register ---- */

  'rule.18GB-19/D-1': 'Stawki w jednej turze licytacji: jedna albo dowolnie wiele.',
  'rule.18GB-19/D-2': 'Pas w licytacji przy dwóch graczach: dwie najwyższe stawki albo jedna.',
  'rule.18GB-19/D-3': 'Stacje macierzyste: od początku gry albo z początkiem działalności.',
  'rule.18GB-19/D-4':
    'Heksy macierzyste korporacji, które jeszcze nie działają: otwarte albo zamknięte dla cudzych kafelków.',
  'rule.18GB-19/D-5': 'Akcje po przekształceniu w zielonej strefie: dwie albo jedna.',
  'rule.18GB-19/D-6':
    'Druga akcja w zielonej strefie: tylko dla dyrektorów z początku tury albo także dla nowych.',
  'rule.18GB-19/D-7': 'Przekształcenie awaryjne: tylko gdy brakuje gotówki albo zawsze bez pociągu.',
  'rule.18GB-19/D-8':
    'Przymusowy zakup: dla korporacji, które stać na najdroższy pociąg, albo dla tych, których nie stać.',
  'rule.18GB-19/D-9':
    'Zarząd komisaryczny bez pociągu: niewypłacalność, gdy nie ma innego wyjścia, albo zawsze.',
  'rule.18GB-19/D-10':
    'Przekształcenie pod zarządem komisarycznym: gdy nie stać jej na żaden pociąg, tylko po przejeździe wynajętym albo zawsze.',
  'rule.18GB-19/D-11':
    'Kupno pod zarządem komisarycznym: po wynajmie i nie za całą gotówkę albo w każdym przypadku.',
  'rule.18GB-19/D-13': 'Kapitał: według bieżącego kursu albo ceny emisyjnej.',
  'rule.18GB-19/D-14': 'Zdolności spółek prywatnych dla niewypłacalnej korporacji: niektóre albo żadne.',
  'rule.18GB-19/D-15': 'Bonusy za strony świata: dla każdej grupy tras albo raz dla każdej sieci.',
  'rule.18GB-19/D-18': 'Połowa kursu: zaokrąglana w dół przy każdej akcji albo raz dla całej sprzedaży.',
  'rule.18GB-19/D-20': 'Założone korporacje, które odpadają z gry: akcje przepadają albo są zwracane.',
  'rule.18GB-19/D-21': 'Koniec niewypłacalności: z pierwszym pociągiem albo na koniec tury.',
  'rule.18GB-19/D-22':
    'Nowe tory do użytku przy modernizacji przez spółkę prywatną: niekonieczne albo konieczne.',
  'rule.18GB-19/D-24': 'Nadmiarowe pociągi po eksporcie: odrzucane w następnej rundzie albo od razu.',
  'rule.18GB-19/D-25': 'Gotówka na certyfikat dyrektora w puli: dwie akcje albo jedna.',
  'rule.18GB-19/D-27': 'Właściciel LB, gdy LNWR odpadła z gry: nadal związany albo wolny.',
  'rule.18GB-19/D-30': 'Ostre łuki OO i XX: na sześciu zielonych kafelkach albo na żadnym.',
  'rule.18GB-19/D-32': 'Pas, gdy spółki prywatne staniały: zawsze dozwolony albo nie.',
  'rule.18GB-19/D-33':
    'Pociągi korporacji innych graczy: gracze uzgadniają to między sobą albo gra pyta dyrektora.',

  /* ---- 18GB-20 Files of 18xx.games ---- */

  'rule.18GB-20.1':
    'Plik zawiera graczy w kolejności miejsc, ziarno losowe, zasady opcjonalne, zapisy i wynik.',
  'rule.18GB-20.2':
    'Zapisy podają, kto działa; cofnięcia, ponowienia i wiadomości porządkuje się przed odtworzeniem.',
  'rule.18GB-20.3': 'Co dzieje się automatycznie, nie ma zapisu.',
  'rule.18GB-20.4': 'Pociągi, akcje, pola, egzemplarze kafelków, miasta i węzły mają tam własne nazwy.',
  'rule.18GB-20.5': 'Każda decyzja ma swój rodzaj zapisu i swoje pola.',
  'rule.18GB-20.6': 'Przejazd wymienia dla każdego pociągu odcinki między postojami, heks po heksie.',

  /* ---- 18GB-21 Import tolerance ---- */

  'rule.18GB-21.1': 'Czego serwis nie sprawdza przy wczytywaniu pliku, to się przepuszcza i zgłasza.',
  'rule.18GB-21.2': 'Tak samo to, co sprawdza tylko jego strona.',
  'rule.18GB-21.3': 'Tak samo jego znane błędy, o ile da się je odtworzyć.',
};
