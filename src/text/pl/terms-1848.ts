import type { Messages } from '../messages.ts';

/** 1848: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_PL_1848: Messages = {
  'ruleSet.book.about': 'Zasady z instrukcji wydanej w 2021 roku.',
  'ruleSet.first-edition-2007.about':
    'Zasady z instrukcji wydanej w 2007 roku. Mapy z 2007 roku nie mamy, więc używamy mapy z 2021, a WA zaczyna w Perth.',

  'option.edition':
    'Nazwy z wydania z 2021 lub 2007 roku (FED lub FT, West lub Western Australian Railway, P2). Mapy z 2007 roku nie mamy: WA i tak zaczyna w Perth.',
  'option.car_tokens': 'Ile żetonów ma CAR (Central Australian Railway).',
  'option.kk_bonus':
    'Pociąg, który odwiedza co najmniej dwa miasta K (Brisbane, Sydney, Melbourne, Adelaide, Perth), zarabia o 50 £ więcej za każde oprócz pierwszego.',
  'option.auction_pass':
    'Kto może pasować w licytacji: tylko właściciele spółek prywatnych czy także inni, gdy wszystkie ceny są minimalne, a jedną spółkę prywatną sprzedano.',
  'option.boe_sale_sr1':
    'Akcje Banku Anglii można sprzedawać już w pierwszej rundzie giełdowej, gdy innych akcji jeszcze nie wolno.',
  'option.boe_holding_limit':
    'Limit udziału 60% w jednej spółce (70% przy trzech graczach) dotyczy też akcji Banku Anglii.',
  'option.boe_buy_back': 'Po sprzedaży akcji Banku Anglii można je odkupić w tej samej rundzie giełdowej.',
  'option.com_capital':
    'COM (Commonwealth Railways) dostaje kapitał po sprzedaży 60% albo dopiero wtedy, gdy może też operować: gdy tory połączą Adelaide i Sydney lub po pierwszym pociągu 6.',
  'option.home_tile_duty':
    'W pierwszej turze spółka musi położyć kafelek na heksie macierzystym, jeśli jest pusty, a da się to zrobić; w przeciwnym razie może zostawić go pustym.',
  'option.special_lay_any_time':
    'Kafelki P2 (pustynia) i P3 (Tasmania) można kłaść w dowolnej chwili tury spółki; w przeciwnym razie tylko w kroku torów.',
  'option.p3_player_owned':
    'Po pierwszym pociągu 3 spółka może położyć kafelek Tasmanii, gdy P3 należy jeszcze do jej dyrektora; w przeciwnym razie musi najpierw kupić P3.',
  'option.failed_p3_lays':
    'Jeśli spółka z P3 jako druga przechodzi pod zarząd komisaryczny i z tego powodu następuje eksport pociągu 5, jej dyrektor od razu kładzie kafelek Tasmanii; w przeciwnym razie kafelek przepada.',
  'option.private_seller':
    'Spółki kupują spółki prywatne od dowolnego gracza albo tylko od własnego dyrektora.',
  'option.trade_consent':
    'Gdy spółka chce kupić pociąg lub spółkę prywatną od innego gracza, gracze uzgadniają to między sobą albo gra pyta właściciela.',
  'option.trade_payment':
    'Za pociąg kupiony od innej spółki płaci się od razu albo kwota jest odkładana i sprzedająca spółka dostaje ją na koniec tury kupującej.',
  'option.trade_in_at_limit':
    'Spółka przy pełnym limicie pociągów może oddać 4 w rozliczeniu za D; w przeciwnym razie nie może kupić nic oprócz 2E.',
  'option.forced_other_company':
    'Spółka, która musi kupić pociąg, może brać przymusowe pożyczki także na pociąg innej spółki, nie tylko na pociąg z banku.',
  'option.forced_only_if_needed':
    'Spółka, która musi kupić pociąg, bierze przymusowe pożyczki tylko wtedy, gdy nie stać jej na najtańszy pociąg z banku.',
  'option.forced_first_loan_steps':
    'O ile kolumn spada kurs za pierwszą przymusową pożyczkę w turze, jeśli przed nią nie było dobrowolnej.',
  'option.column1_block':
    'Spółka bez pociągu w kolumnie przed zarządem komisarycznym musi wziąć pożyczkę i przez to przechodzi pod zarząd; w przeciwnym razie może odmówić i przechodzi pod zarząd z braku dochodu.',
  'option.export_phase':
    'Pociąg, który wychodzi z banku, bo spółki przeszły pod zarząd komisaryczny, uruchamia swoją fazę tylko wtedy, gdy jest ona następna, albo zawsze.',
  'option.bank_break':
    'Bank pęka, gdy wypłata sprowadza go poniżej zera, albo już wtedy, gdy nic w nim nie zostało.',
  'option.must_run': 'Spółka, która może uruchomić pociąg, musi to zrobić.',
  'option.alice_single':
    'Dwa heksy Alice Springs to jeden postój, więc trasa może korzystać tylko z jednego z nich.',
  'option.stop_twice':
    'Trasa może wrócić do tego samego miasta lub miasteczka innymi torami i za każdym razem na nim zarabia.',
  'option.no_revenue_price':
    'Kurs spółki, która nic nie zarobiła, spada o kolumnę, jak po zatrzymaniu dochodu, albo się nie zmienia.',
  'option.card_limits': 'Pociągów 8, D i 2E jest bez ograniczeń albo tyle, ile kart w pudełku.',
  'option.after_failure':
    'Gdy spółka przechodzi pod zarząd komisaryczny, przymusowa sprzedaż akcji przez dyrektora czeka, aż następna spółka zacznie turę, albo następuje od razu, więc o kolejności decydują nowe kursy.',
  'option.crisis_one_sale':
    'Dyrektor, który ma dług po ostatniej spółce rundy operacyjnej, sprzedaje tylko jeden pakiet, a reszta długu na razie zostaje; w przeciwnym razie sprzedaje, aż spłaci dług lub nie ma już czego sprzedać.',
  'option.crisis_repeat':
    'Kto po przymusowej sprzedaży akcji wciąż ma dług, musi sprzedawać też w kolejnych rundach operacyjnych; w przeciwnym razie dług spłacają tylko przychody.',
  'option.boe0_quirk':
    'Przy przymusowej sprzedaży pierwszy z dziesięciu certyfikatów Banku Anglii można sprzedać tylko wtedy, gdy jakieś ma też inny gracz.',
  'option.import_lenient':
    'Tylko dla importowanych plików: przyjmuj te nieliczne ruchy, które 18xx.games ukrywa na stronie, ale przyjmuje w pliku.',

  /* ---- 1848-1 Constants ---- */

  'rule.1848-1.1':
    'Liczba graczy ustala gotówkę na start, limit certyfikatów i limit udziału w jednej spółce.',
  'rule.1848-1.2':
    'Każda spółka ma jeden certyfikat 20% i osiem po 10%, miasto macierzyste i własny cennik żetonów.',
  'rule.1848-1.3':
    'Każda spółka prywatna ma cenę, cenę minimalną, przychód i czasem zdolność; spółkom można sprzedać tylko P1 do P4.',
  'rule.1848-1.4': 'Lista pociągów podaje, ile jest kart, ile kosztują, jak daleko jadą i co złomują.',
  'rule.1848-1.5':
    'Faza ustala kolory kafelków, limit pociągów, liczbę rund operacyjnych w serii i podstawową dywidendę Banku Anglii.',
  'rule.1848-1.6': 'Tabela kursów ma cztery ceny emisyjne i kolumnę zarządu komisarycznego na lewym brzegu.',
  'rule.1848-1.7': 'Kurs akcji Banku Anglii zależy tylko od liczby zaciągniętych dotąd pożyczek.',
  'rule.1848-1.8':
    'Miasta K, Alice Springs, Perth, porty, Tasmania, podwójne miasta, pustynia i góry to heksy szczególne.',
  'rule.1848-1.9':
    'Tor przez oznaczoną krawędź heksu zmienia rozstaw, niezależnie od kafelków, a budowa nie kosztuje więcej.',
  'rule.1848-1.10': 'Kafelków jest tyle, ile wydrukowano.',

  /* ---- 1848-2 Set-up ---- */

  'rule.1848-2.1':
    'Gracze siedzą w kolejności ustalonej przy zakładaniu partii, a licytację otwiera pierwsze miejsce.',
  'rule.1848-2.2':
    'Każdy dostaje gotówkę na start; akcje, pożyczki, pociągi i kafelki są jeszcze nietknięte.',
  'rule.1848-2.3': 'Każda spółka oprócz COM ma od początku zarezerwowane miejsce w mieście macierzystym.',
  'rule.1848-2.4': 'Najpierw licytacja, potem na zmianę rundy giełdowe i serie rund operacyjnych.',
  'rule.1848-2.5': 'Wszystko jest jawne, a obietnice między graczami nie wiążą.',

  /* ---- 1848-3 Private auction ---- */

  'rule.1848-3.1':
    'W licytacji kupujesz jedną spółkę prywatną, obniżasz cenę jednej o 5 £ albo pasujesz, jeśli wolno.',
  'rule.1848-3.2':
    'Za spółki prywatne płaci się od razu; P6 daje stanowisko dyrektora CAR, a P5 akcję QR, której nie można sprzedać, zanim QR zostanie założona.',
  'rule.1848-3.3':
    '{auction_pass, select, own_private {W licytacji może pasować tylko właściciel spółki prywatnej.} other {W licytacji mogą pasować właściciele spółek prywatnych, inni dopiero wtedy, gdy żadna cena nie może spaść, a jedną spółkę sprzedano.}}',
  'rule.1848-3.4':
    'Gdy wszyscy po kolei spasują, sprzedane spółki prywatne dają przychód, a licytacja trwa dalej.',
  'rule.1848-3.5':
    'Sprzedaż ostatniej spółki prywatnej kończy licytację, a pierwszą rundę giełdową zaczyna następne miejsce.',

  /* ---- 1848-4 Stock round ---- */

  'rule.1848-4.1':
    'W rundzie giełdowej najpierw sprzedajesz, ile chcesz, potem kupujesz najwyżej jeden certyfikat z banku.',
  'rule.1848-4.2': 'Gracz, który nie może nic kupić ani sprzedać, pasuje automatycznie.',
  'rule.1848-4.3':
    'Kupujesz jeden certyfikat za gotówkę, w granicach obu limitów, ale nie {boe_buy_back, select, true {spółki kolejowej} other {spółki}}, której akcje sprzedajesz w tej rundzie.',
  'rule.1848-4.4': 'Znacznik nowej spółki trafia pod te, które leżą już na polu jej ceny emisyjnej.',
  'rule.1848-4.5':
    'Akcje można sprzedawać od drugiej rundy giełdowej, po jednym pakiecie ze spółki, do 50% w puli.',
  'rule.1848-4.6':
    'Każda sprzedaż obniża kurs o jeden wiersz, bez względu na wielkość pakietu, o ile pod spodem jest pole.',
  'rule.1848-4.7': 'Dyrektorem jest gracz, który ma najwięcej akcji spółki.',
  'rule.1848-4.7.1':
    'Kto wyprzedzi dyrektora, przejmuje spółkę; przy remisie pierwsza osoba zgodnie z ruchem wskazówek zegara.',
  'rule.1848-4.7.2': 'Nowy dyrektor wymienia dwie pojedyncze akcje na certyfikat 20%.',
  'rule.1848-4.7.3':
    'Dyrektor może sprzedać certyfikat 20% lub jego połowę tylko wtedy, gdy ktoś inny może przejąć spółkę.',
  'rule.1848-4.7.4': 'Przy zamianie certyfikatów najpierw idą te, które są w portfelu najdłużej.',
  'rule.1848-4.7.5': 'Bank Anglii nigdy nie ma dyrektora.',
  'rule.1848-4.8': 'Przy limicie certyfikatów nie można kupować, a powyżej niego trzeba najpierw sprzedać.',
  'rule.1848-4.9':
    'Akcje Banku Anglii mają kurs zależny od pożyczek, a sprzedane wracają do Banku Anglii{boe_sale_sr1, select, true {; sprzedawać je można także w pierwszej rundzie} other {; w pierwszej rundzie nie można ich sprzedawać}}.',
  'rule.1848-4.10':
    'Spółka rozpoczyna działalność, gdy sprzedano 60%, a jej kapitał to dziesięciokrotność ceny emisyjnej.',
  'rule.1848-4.11':
    'Runda kończy się, gdy wszyscy po kolei spasują; w całości wykupione spółki drożeją, a priorytet przechodzi dalej.',

  /* ---- 1848-5 Companies in general ---- */

  'rule.1848-5.1':
    'Pieniądze spółki i graczy są rozdzielone, a akcje w ofercie pierwotnej i w puli nie dostają dywidendy.',
  'rule.1848-5.2': 'Na początku pierwszej tury spółka automatycznie i za darmo stawia stację macierzystą.',
  'rule.1848-5.3': 'Spółka z trasą nie może zakończyć tury bez pociągu innego niż 2E.',

  /* ---- 1848-6 Commonwealth Railways (COM) ---- */

  'rule.1848-6.1':
    'COM zakłada się jak inne i tak samo handluje jej akcjami, ale nie operuje ona, dopóki nie może zacząć.',
  'rule.1848-6.2':
    'COM może operować, gdy sprzedano 60% i albo tory łączą Adelaide z Sydney, albo z banku wyszedł pierwszy pociąg 6.',
  'rule.1848-6.3': 'COM operuje w tej rundzie tylko wtedy, gdy jest gotowa, kiedy wypada jej kolej.',
  'rule.1848-6.4': 'Gra sama zauważa, że tory połączyły Adelaide i Sydney.',
  'rule.1848-6.5':
    'COM zaczyna z darmowymi żetonami w Sydney i Adelaide; gdy nie ma wolnego miejsca, stoją obok miasta.',
  'rule.1848-6.6': 'Każdy następny żeton COM kosztuje 100 £.',

  /* ---- 1848-7 Operating rounds ---- */

  'rule.1848-7.1': 'Runda operacyjna zaczyna się od przychodu ze spółek prywatnych i dywidendy Banku Anglii.',
  'rule.1848-7.2': 'Spółki operują od najwyższego kursu w dół, w kolejności ustalonej na początku rundy.',
  'rule.1848-7.3': 'Faza na koniec rundy giełdowej decyduje, ile rund operacyjnych nastąpi.',
  'rule.1848-7.4': 'Kroki tury spółki mają stałą kolejność: tory, żeton, trasy, dywidenda, pociągi.',
  'rule.1848-7.5': 'Krok pociągów trwa, dopóki spółka ma miejsce i pieniądze na jakiś pociąg.',
  'rule.1848-7.6': 'Spółka ma trasę, gdy tory łączą jeden z jej żetonów z innym postojem.',
  'rule.1848-7.7':
    '{special_lay_any_time, select, true {Pożyczka, kupno spółek prywatnych i ich zdolności nie są związane z jednym krokiem tury.} other {Pożyczka i kupno spółek prywatnych nie są związane z jednym krokiem tury; P2 i P3 kładą kafelki w kroku torów.}}',

  /* ---- 1848-8 Track ---- */

  'rule.1848-8.1':
    'W turze kładzie się jeden żółty kafelek, a po pierwszym pociągu 3 dwa żółte lub jedną modernizację.',
  'rule.1848-8.2':
    'Spółka buduje tylko tam, dokąd sięgają jej żetony po torach i przez niezablokowane miasta.',
  'rule.1848-8.3':
    'Kafelek musi łączyć się z twoją siecią, pasować do heksu i fazy, być w zapasie i zachować tory, które zastępuje.',
  'rule.1848-8.4': 'Modernizacja nie musi nic ci dawać, byle twoja sieć docierała potem do kafelka.',
  'rule.1848-8.5': 'Za pustynię i góry spółka płaci, gdy kładzie tam pierwszy kafelek.',
  'rule.1848-8.6':
    'Na czerwonych i niebieskich heksach nic się nie buduje oprócz kafelka Tasmanii, a podwójne miasteczka zostają żółte.',
  'rule.1848-8.7':
    'Spółka z pustym heksem macierzystym nie może budować nigdzie indziej{home_tile_duty, select, true {, a w pierwszej turze musi budować tam} other {, choć nie musi budować}}.',
  'rule.1848-8.8': 'Zmiany rozstawu pojawiają się same i nigdy się nie kończą.',

  /* ---- 1848-9 Tokens ---- */

  'rule.1848-9.1':
    'Jeden żeton w turze, w osiągalnym mieście z wolnym miejscem, bez twojego żetonu, jeśli cię na to stać.',
  'rule.1848-9.2':
    'Żeton potrzebuje wolnego miejsca, a miejsce macierzyste jest zarezerwowane do końca pierwszej tury jego spółki.',
  'rule.1848-9.3': 'Żetony COM obok miasta i żetony Banku Anglii mają własne zasady.',

  /* ---- 1848-10 Trains ---- */

  'rule.1848-10.1': 'Bank sprzedaje tylko najniższy rodzaj pociągu, dowolną stroną, a od fazy 5 także 2E.',
  'rule.1848-10.2':
    'Po pierwszym pociągu 3 spółki handlują pociągami: przy wspólnym dyrektorze po dowolnej cenie, przy różnych po cenie z karty.',
  'rule.1848-10.3': 'Spółka przy pełnym limicie pociągów nie kupuje więcej; 2E się nie liczy.',
  'rule.1848-10.4':
    'D kosztuje 800 £, gdy oddaje się w rozliczeniu 4 lub 4+{trade_in_at_limit, select, true {, nawet przy pełnym limicie} other {, o ile jest miejsce na pociąg}}.',
  'rule.1848-10.5':
    'Spółka ma najwyżej jeden 2E, nie płaci za niego przymusowymi pożyczkami i nigdy go nie sprzedaje.',
  'rule.1848-10.6': 'Spółka z trasą i bez zwykłego pociągu musi kupić go przed końcem tury.',
  'rule.1848-10.7': 'Stare pociągi są złomowane od razu u wszystkich, bez rekompensaty.',
  'rule.1848-10.8': 'Gdy limit spada, spółki z nadmiarowymi pociągami od razu odrzucają pociągi ponad limit.',

  /* ---- 1848-11 Routes and revenue ---- */

  'rule.1848-11.1':
    'Trasa łączy co najmniej dwa postoje, obejmuje twój żeton i nie powtarza {stop_twice, select, true {torów} other {postojów ani torów}}.',
  'rule.1848-11.2':
    'Miasta, punkty zewnętrzne i zmiany rozstawu zużywają zasięg; pociągowi z plusem nie liczy się jedna zmiana rozstawu.',
  'rule.1848-11.3': 'Pociąg 8 liczy postoje jak inne, a D jedzie dowolnie daleko i po każdym rozstawie.',
  'rule.1848-11.4':
    'Każdy pociąg jedzie najwyżej jedną trasą, po torach wolnych od innych pociągów{must_run, select, true {, a spółka, która może jechać, musi} other {, a żadna spółka nie musi jechać}}.',
  'rule.1848-11.5':
    'Trasa zarabia wartości swoich postojów, zależne od kafelka, a w punktach czerwonych i niebieskich od fazy.',
  'rule.1848-11.6':
    '{kk_bonus, select, true {Dwa miasta K na jednej trasie dają o 50 więcej, a każde następne jeszcze o 50.} other {W tej grze miasta K nie dają bonusu.}}',
  'rule.1848-11.7':
    '2E łączy Alice Springs z twoim żetonem i zarabia tylko na tych dwóch miejscach, cokolwiek jest pomiędzy.',
  'rule.1848-11.8':
    'Alice Springs to na mapie dwa heksy, a jedna trasa może korzystać {alice_single, select, true {tylko z jednego z nich} other {z obu}}.',

  /* ---- 1848-12 Dividends and price ---- */

  'rule.1848-12.1': 'Wypłata daje graczom jedną dziesiątą na akcję i przesuwa kurs w prawo.',
  'rule.1848-12.2':
    'Zatrzymanie{no_revenue_price, select, left { lub brak dochodu} other { dochodu}} przesuwa kurs w lewo.',
  'rule.1848-12.3': 'Znacznik, który dociera na pole, kładzie się pod leżącymi tam wcześniej.',
  'rule.1848-12.4':
    'Spółka, której znacznik wchodzi do skrajnej lewej kolumny, od razu przechodzi pod zarząd komisaryczny.',

  /* ---- 1848-13 Private companies ---- */

  'rule.1848-13.1':
    'Spółkę prywatną sprzedać może tylko gracz spółce, nigdy gracz graczowi ani spółka spółce.',
  'rule.1848-13.2':
    'W fazach 3 i 4 operująca spółka może kupić P1 do P4 {private_seller, select, director {od swojego dyrektora} other {od graczy}} w granicach ich cen.',
  'rule.1848-13.3':
    'Zdolności działają od pierwszego pociągu 3, dla spółki, która je ma, lub której dyrektor je ma.',
  'rule.1848-13.4':
    'P2 kładzie raz jeden żółty kafelek ze zwykłym torem na osiągalnej pustyni o 40 £ taniej, jako jeden ze zwykłych kafelków.',
  'rule.1848-13.5':
    'Spółka, która ma P3{p3_player_owned, select, true { lub której dyrektor ją ma,} other {,}} kładzie Tasmanię na I8 lub I10, za darmo, dodatkowo i bez połączenia.',
  'rule.1848-13.6':
    'Jeśli przy zamykaniu spółek prywatnych brakuje Tasmanii, właściciel P3 musi ją położyć, zanim gra potoczy się dalej.',
  'rule.1848-13.7': 'P4 obniża cenę jednego 2E o 100 £.',
  'rule.1848-13.8':
    'Pierwszy pociąg 5 zamyka spółki prywatne, ale nieużyta P2 lub P4 zachowuje zdolność; P6 kończy się z pierwszym pociągiem CAR.',

  /* ---- 1848-14 Loans ---- */

  'rule.1848-14.1': 'Od pierwszego pociągu 3 jest dwadzieścia pożyczek po 100 £ i żadnej się nie spłaca.',
  'rule.1848-14.2':
    'Spółka może w turze dobrowolnie zaciągnąć jedną pożyczkę, dopóki ma ich mniej niż pięć i jakieś zostały.',
  'rule.1848-14.3': 'Pożyczka daje 100 £, kosztuje dwie kolumny i podnosi kurs Banku Anglii.',
  'rule.1848-14.4':
    'Pożyczkę można zaciągnąć w dowolnej chwili tury, nawet jeśli spółka przechodzi przez nią pod zarząd komisaryczny.',
  'rule.1848-14.5': 'Pożyczki wydaje się według ich numerów.',
  'rule.1848-14.6': 'Znacznik, który jest już w skrajnej lewej kolumnie, idzie w dół zamiast w lewo.',
  'rule.1848-14.7':
    'Spółka bez pociągu w kolumnie 1 {column1_block, select, true {musi zaciągnąć pożyczkę} other {decyduje o pożyczce}} przed dywidendą.',

  /* ---- 1848-15 Forced train purchase ---- */

  'rule.1848-15.1': 'Spółka, która musi kupić, może wybrać pociąg, na który jej nie stać, i pożyczyć resztę.',
  'rule.1848-15.2': 'Zwykłą pożyczkę tury trzeba zaciągnąć przed każdą przymusową.',
  'rule.1848-15.3':
    'Przymusowe pożyczki idą jedna po drugiej, po trzy kolumny{forced_first_loan_steps, select, 2 {, a pierwsza pożyczka w turze po dwie} other {}}, aż pociąg jest opłacony lub spółka przejdzie pod zarząd komisaryczny.',
  'rule.1848-15.4':
    'Jeśli pożyczki wepchną znacznik do skrajnej lewej kolumny, spółka przechodzi pod zarząd komisaryczny i nie dostaje pociągu.',
  'rule.1848-15.5':
    'Jeśli pożyczki skończą się, zanim pociąg jest opłacony, spółka przechodzi pod zarząd komisaryczny.',
  'rule.1848-15.6':
    'Spółka może wybrać każdy dostępny pociąg{forced_only_if_needed, select, true {, bierze przymusowe pożyczki tylko wtedy, gdy nie stać jej na najtańszy} other {}}, a dyrektor nigdy nie dopłaca.',
  'rule.1848-15.7': 'Przymusowe pożyczki są częścią zakupu pociągu, nie osobnymi ruchami.',

  /* ---- 1848-16 Receivership ---- */

  'rule.1848-16.1':
    'Spółka, której znacznik wchodzi do skrajnej lewej kolumny, przechodzi pod zarząd komisaryczny i od razu znika z gry.',
  'rule.1848-16.2': 'Żetony takiej spółki należą do Banku Anglii: nadal blokują i zarabiają dla jego akcji.',
  'rule.1848-16.3': 'Pozostali akcjonariusze dostają cenę emisyjną, najpierw ze skarbca, potem od dyrektora.',
  'rule.1848-16.4':
    'Druga i piąta spółka pod zarządem komisarycznym usuwają po jednym stałym pociągu, jakby go sprzedano.',
  'rule.1848-16.5':
    'Gracz, który ma dług, musi sprzedać akcje, nie więcej niż trzeba i bez zmiany dyrektora.',
  'rule.1848-16.6':
    'Gdy nie ma już czego sprzedać, dług zostaje bez odsetek{crisis_repeat, select, true {, a w kolejnych rundach znów trzeba sprzedawać} other {, a spłacają go przychody}}.',
  'rule.1848-16.7': 'Piąta spółka pod zarządem komisarycznym oznacza koniec gry.',
  'rule.1848-16.8': 'Żaden gracz nie może zbankrutować.',

  /* ---- 1848-17 Phase effects ---- */

  'rule.1848-17':
    'Pierwszy pociąg każdego rodzaju zaczyna swoją fazę, złomuje starsze pociągi i zmienia to, co wolno.',

  /* ---- 1848-18 End of the game ---- */

  'rule.1848-18.1':
    'Grę kończy pęknięty bank, kurs 450, szesnasta pożyczka lub piąta spółka pod zarządem komisarycznym.',
  'rule.1848-18.2':
    'Gdy koniec jest przesądzony, rozgrywa się do końca bieżącą serię rund operacyjnych albo, jeśli żadna nie trwa, następną.',
  'rule.1848-18.3':
    'Wygrywa najwyższa suma gotówki i akcji po kursie, a przy równych sumach wygrywa się wspólnie.',
  'rule.1848-18.4':
    'Gra kończy się automatycznie, ręcznie można przerwać tylko importowaną, a zapisuje się pierwszy powód.',

  /* ---- 1848-19 Edition option ---- */

  'rule.1848-19':
    'Wydanie wybiera nazwy z 2021 lub 2007 roku, a starsze pudełko daje CAR o jeden żeton mniej.',

  /* ---- 1848-20 Disagreement and silence register ---- */

  'rule.1848-20/D-01':
    'Czy gracz bez spółki prywatnej może pasować w licytacji, gdy wszystkie ceny są minimalne?',
  'rule.1848-20/D-02': 'Czy spółka prywatna może stanieć poniżej ceny minimalnej?',
  'rule.1848-20/D-03': 'Czy cena zapisana w pliku przy zakupie w licytacji ma znaczenie?',
  'rule.1848-20/D-04': 'Czy akcje Banku Anglii można sprzedawać w pierwszej rundzie giełdowej?',
  'rule.1848-20/D-05': 'Czy akcje Banku Anglii można sprzedawać kilka razy w jednej turze?',
  'rule.1848-20/D-06': 'Kiedy gracz powyżej limitu certyfikatów musi sprzedawać?',
  'rule.1848-20/D-07': 'Ile certyfikatów 10% ma spółka?',
  'rule.1848-20/D-08': 'Kiedy dyrektor może sprzedać połowę certyfikatu 20%?',
  'rule.1848-20/D-09': 'Czy COM dostaje kapitał, gdy rozpoczyna działalność, czy dopiero gdy może operować?',
  'rule.1848-20/D-10': 'Czy znaczniki zmiany rozstawu mogą się skończyć?',
  'rule.1848-20/D-11': 'Czy spółka musi w pierwszej turze położyć kafelek macierzysty?',
  'rule.1848-20/D-12': 'Czy P2 i P3 mogą kłaść swoje kafelki poza krokiem torów?',
  'rule.1848-20/D-13': 'Czy spółka może położyć Tasmanię, gdy P3 należy jeszcze do jej dyrektora?',
  'rule.1848-20/D-14': 'Czy spółka może kupić spółkę prywatną od gracza, który nie jest jej dyrektorem?',
  'rule.1848-20/D-15': 'Czy P5 i P6 można sprzedać spółce?',
  'rule.1848-20/D-16': 'Co się dzieje z P6, jeśli przy sprzedaży pierwszego pociągu 5 CAR nie ma pociągu?',
  'rule.1848-20/D-17': 'Kiedy płaci się za pociąg kupiony od innej spółki?',
  'rule.1848-20/D-18': 'Czy spółka przy pełnym limicie pociągów może oddać 4 w rozliczeniu za D?',
  'rule.1848-20/D-19': 'Czy przymusowe pożyczki mogą opłacić pociąg innej spółki?',
  'rule.1848-20/D-20': 'Czy spółka może brać przymusowe pożyczki, choć stać ją na jakiś pociąg?',
  'rule.1848-20/D-21': 'O ile przesuwa pierwsza pożyczka w turze, gdy spółka ma już pięć?',
  'rule.1848-20/D-22': 'Czy pierwsza pożyczka przymusowego zakupu jest osobnym ruchem?',
  'rule.1848-20/D-23': 'Czy spółka w kolumnie 1 bez pociągu może odmówić pożyczki?',
  'rule.1848-20/D-24': 'Czy wyeksportowany pociąg uruchamia swoją fazę, nawet jeśli inną się pomija?',
  'rule.1848-20/D-25': 'Czy bank pęka przy dokładnie zerze, czy dopiero poniżej?',
  'rule.1848-20/D-26': 'Czy jedna trasa może korzystać z obu heksów Alice Springs?',
  'rule.1848-20/D-27': 'Czy 2E może jechać dalej niż do swojego żetonu?',
  'rule.1848-20/D-28': 'Czy można zbankrutować?',
  'rule.1848-20/D-29': 'Które ruchy z pociągami i P2, przez serwis tylko ukryte, są tu zabronione?',
  'rule.1848-20/D-30': 'Czy kilka miast K na jednej trasie daje bonus?',
  'rule.1848-20/D-31': 'Czy pociągi 8, D i 2E mogą się skończyć?',
  'rule.1848-20/D-32': 'Ile jest żółtych kafelków miast?',
  'rule.1848-20/D-33': 'Czy spółka może stracić trasę?',
  'rule.1848-20/D-34': 'Jak zmienia się kurs, gdy spółka nic nie zarobiła?',
  'rule.1848-20/D-35': 'Kto wybiera pociągi do odrzucenia?',
  'rule.1848-20/D-36':
    'Czy przy przymusowej sprzedaży pierwszy certyfikat Banku Anglii traktuje się jak certyfikat dyrektora?',
  'rule.1848-20/D-37': 'Jak liczy się dług na koniec gry?',
  'rule.1848-20/D-38': 'Kto wygrywa przy równych sumach?',
  'rule.1848-20/D-39': 'Czy trasa może przechodzić przez Perth, inne czerwone punkty lub Tasmanię?',
  'rule.1848-20/D-40': 'Jaki jest limit certyfikatów, gdy szósta spółka przejdzie pod zarząd komisaryczny?',
  'rule.1848-20/D-41': 'Czy kolejność spółek zmienia się, gdy w trakcie rundy zmienią się kursy?',
  'rule.1848-20/D-42': 'Czy zmiany rozstawu mają znaczenie dla 2E?',
  'rule.1848-20/D-43': 'Ile jest warta Tasmania?',
  'rule.1848-20/D-46': 'Czy można sprzedać akcje spółki, która jeszcze nie operowała?',
  'rule.1848-20/D-47':
    'Czy gra pyta drugiego właściciela o zgodę na sprzedaż, czy gracze uzgadniają to między sobą?',
  'rule.1848-20/D-53': 'Czy przymusowe pożyczki wliczają się do pięciu, które wolno zaciągnąć dobrowolnie?',
  'rule.1848-20/D-54': 'Czy spółka, która może uruchomić pociągi, może z tego zrezygnować?',
  'rule.1848-20/D-55':
    'Czy długu, który został po przymusowej sprzedaży akcji, gra domaga się później ponownie?',
  'rule.1848-20/D-56': 'Jak duże i jak liczne mogą być pakiety przy przymusowej sprzedaży akcji?',
  'rule.1848-20/D-57':
    'Co się dzieje, gdy spółka musi pożyczać na pociąg, zanim sprzedano pierwszy pociąg 3?',
  'rule.1848-20/D-58': 'Czy trasa może dwa razy odwiedzić to samo miasto lub miasteczko po innych torach?',
  'rule.1848-20/D-59': 'Czy limit 60 lub 70% dotyczy akcji Banku Anglii?',
  'rule.1848-20/D-60':
    'Czy akcje Banku Anglii można odkupić w tej samej rundzie giełdowej, w której je sprzedano?',
  'rule.1848-20/D-61': 'Ile musi sprzedać dyrektor, który ma dług po ostatniej spółce rundy?',
  'rule.1848-20/D-62':
    'Czy kładzie się Tasmanię, gdy spółka z P3 jako druga przechodzi pod zarząd komisaryczny?',

  /* ---- 1848-21 File format ---- */

  'rule.1848-21.1':
    'Plik gry z 18xx.games ma stałą budowę, a plik ze starszej wersji serwisu budzi wątpliwości.',
  'rule.1848-21.2': 'Każdy zapisany ruch podaje swój rodzaj, kto go wykonał i miejsce na liście.',
  'rule.1848-21.3': 'Cofnięte i ponowione ruchy zostają w pliku, a porządkuje się je przed odtworzeniem gry.',
  'rule.1848-21.4': 'Ruchy automatyczne są zapisane przy ruchu, który je wywołał, i działają zaraz po nim.',
  'rule.1848-21.5': 'Każda decyzja w grze ma własną postać zapisu.',
  'rule.1848-21.6': 'Kafelki, miasta, postoje i pociągi mają w pliku nazwę z rodzaju i numeru.',
  'rule.1848-21.7': 'Zapisane trasy czyta się po odcinkach, a ich dochód liczy się od nowa.',
  'rule.1848-21.8':
    'Pasy, przymusowe pożyczki, certyfikaty i wypłaty Banku Anglii muszą dokładnie zgadzać się z plikiem.',
  'rule.1848-21.9':
    'Niektóre ruchy, które serwis ukrywa, ale przyjmuje, są dozwolone tylko w importowanych grach.',
};
