import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_PL_CHICAGO_EXPRESS } from './overview-chicago-express.ts';

/** Chicago Express for players at the table. */
export const RULES_PL_CHICAGO_EXPRESS: RuleTexts = {
  sections: {
    'CE-0': 'Pieniądze i nazwy',
    'CE-1': 'Elementy gry',
    'CE-2': 'Plansza',
    'CE-3': 'Przygotowanie',
    'CE-4': 'Przebieg licytacji',
    'CE-5': 'Licytacje początkowe',
    'CE-6': 'Tury i zegary',
    'CE-7': 'Licytacja akcji',
    'CE-8': 'Rozbudowa',
    'CE-9': 'Chicago i Wabash',
    'CE-10': 'Rozwój',
    'CE-11': 'Dywidendy',
    'CE-12': 'Koniec gry',
    'CE-13': 'Co obowiązuje zawsze',
    'CE-14': 'Zapis gry',
    'CE-15': 'Decyzje i odmowy',
    'CE-16': 'Wątpliwe wartości na planszy',
    'CE-18': 'Rozstrzygnięcia',
  },
  overview: OVERVIEW_PL_CHICAGO_EXPRESS,
  reference: ['CE-0', 'CE-13', 'CE-14', 'CE-15', 'CE-16', 'CE-18'],
  synonyms: {
    aukcja: ['licytacj'],
    budowa: ['rozbudow', 'lokomotyw'],
    czarny: ['wabash'],
    czerwony: ['pennsylvania'],
    dom: ['domek', 'domk'],
    ekspansja: ['rozbudow'],
    fabryka: ['przemysł'],
    firma: ['spółk'],
    gory: ['góra', 'góry'],
    ipo: ['kart'],
    kasa: ['skarb', 'gotówk'],
    kolej: ['spółk'],
    kolejka: ['lokomotyw'],
    lokomotywa: ['lokomotyw'],
    niebieski: ['baltimore'],
    oferta: ['stawk'],
    pociag: ['lokomotyw'],
    pociagi: ['lokomotyw'],
    prezes: ['jedna akcja'],
    rozwodnienie: ['sprzedanych akcji', 'sprzedana akcja'],
    runda: ['zegar', 'dywidend'],
    tor: ['lokomotyw'],
    tory: ['lokomotyw'],
    udzial: ['akcj'],
    udział: ['akcj'],
    wskaznik: ['zegar', 'wskazówk'],
    wyplata: ['dywidend'],
    wypłata: ['dywidend'],
    zielony: ['new york central'],
    zołty: ['chesapeake'],
    zolty: ['chesapeake'],
  },
  texts: {
    'CE-0.2':
      'Centów nie ma. Gdy dzieli się pieniądze, każdą część zaokrągla się w górę: dochód 7 przy dwóch akcjach daje po 4 $.',
    'CE-0.4':
      'Pennsylvania (czerwona), Baltimore & Ohio (niebieska), Chesapeake & Ohio (żółta), New York Central (zielona) i, po otwarciu, Wabash (czarna).',

    'CE-1.1':
      'PRR: liczba akcji {shares_PRR}, lokomotyw {locomotives_PRR}, Philadelphia, dochód {income_PRR}; B&O: {shares_BandO}, {locomotives_BandO}, Baltimore, {income_BandO}; C&O: {shares_CandO}, {locomotives_CandO}, Washington, {income_CandO}; NYC: {shares_NYC}, {locomotives_NYC}, New York, {income_NYC}. Wabash: {shares_WAB}, {locomotives_WAB}, Fort Wayne, a dochód po otwarciu 1 lub 3.',
    'CE-1.2':
      'Do rozwoju służy dwadzieścia domków. Trzy pozostałe z pudełka pokazują wartości Detroit, Wheeling i Pittsburgh.',
    'CE-1.3':
      'W jednej rundzie są więc najwyżej trzy licytacje, cztery ruchy rozwoju i pięć rozbudów, bez względu na liczbę graczy. Ostatni krok stawia wskazówkę na czerwonym.',
    'CE-1.4':
      'Detroit rośnie samo z każdą dywidendą. Wheeling rośnie o jeden, a Pittsburgh o dwa, gdy ktoś je rozwija.',
    'CE-1.5':
      'Tor dochodu kończy się na 50 i zaczyna od nowa ze znacznikiem +50; powyżej po prostu liczymy dalej.',
    'CE-1.6': 'Banknoty z pudełka niczego nie ograniczają: co się należy, to się wypłaca.',

    'CE-2.1':
      'Kolumna A z Chicago leży na zachodzie, S z New York na wschodzie; wiersze liczy się od północy.',
    'CE-2.2':
      'Równina, miasto, przemysł i Chicago mieszczą po jednej lokomotywie każdej spółki. Las i góry mieszczą tylko jedną spółkę. Góra daje 1, miasto od 1 do 3, Chicago 7, przemysł swoją bieżącą wartość; równina i las nie dają dochodu.',
    'CE-2.3':
      'Przez Fort Wayne może przejść każda spółka, przed otwarciem Wabash i po nim, i może tam stanąć domek.',
    'CE-2.4':
      'Ostatni heks przed Chicago to A3 albo B2; stykają się ze sobą, więc spółka może po drodze wziąć oba.',

    'CE-3.1':
      'Przy dwóch graczach każdy ma {cash_2} $, przy trzech {cash_3}, przy czterech {cash_4}, przy pięciu {cash_5}, przy sześciu {cash_6}.',
    'CE-3.2':
      'PRR, B&O, C&O i NYC mają na kartach jeszcze 19, 21, 25 i 23 lokomotywy. Fort Wayne jest puste, a wszystkie 11 lokomotyw Wabash czeka.',
    'CE-3.3': 'Dotyczy to kolejno PRR, B&O, C&O i NYC. Wabash dostaje swój znacznik po otwarciu.',
    'CE-3.4': 'Detroit zaczyna od 1, Wheeling od 3, Pittsburgh od 4, a w zapasie jest dwadzieścia domków.',
    'CE-3.5': 'Jedyny przywilej bankiera to pierwszeństwo w pierwszej licytacji.',
    'CE-3.6':
      'Zanim ktokolwiek zagra swoją turę, sprzedaje się cztery akcje: po jednej każdej wschodniej spółki.',

    'CE-4.1': 'Nigdy nie licytuje się naraz dwóch akcji ani akcji dwóch spółek.',
    'CE-4.2': 'Kto spasuje, do tej licytacji już nie wraca i nikt go więcej nie pyta.',
    'CE-4.3':
      'Pierwsza stawka nie może być niższa od tego, co będzie dawać jedna akcja, gdy sprzeda się także tę, z zaokrągleniem w górę. {wabash_minimum, select, true {Licytacje początkowe mają} other {Licytacje początkowe i pierwsza akcja Wabash mają}} własne kwoty.',
    'CE-4.4':
      'Podbija się o jednego dolara lub więcej, w pełnych dolarach, i nigdy ponad własną gotówkę. Rozpoczynający może spasować i zostawić pierwszą stawkę komuś innemu.',
    'CE-4.5': 'Pieniądze trafiają do skarbca tej spółki, a nie do banku: zapłacą za późniejsze tory.',
    'CE-4.6':
      'W licytacji początkowej rozpoczynający dostaje ją za darmo. W zwykłej licytacji i przy pierwszej akcji Wabash zostaje na karcie spółki.',
    'CE-4.7':
      'Jeśli wszyscy inni spasowali bez stawki, możesz jeszcze wziąć akcję za minimum albo też spasować.',
    'CE-4.8': 'Akcji się nie odsprzedaje i nimi nie handluje. Kupioną akcję masz do końca gry.',

    'CE-5.1': 'Jedna po drugiej, żeby przed następną akcją wszyscy wiedzieli, co kto ma.',
    'CE-5.2':
      'PRR 7, B&O 6, C&O 5, NYC 8: dokładnie tyle, ile spółka zarabia na starcie. Stawka równa tej kwocie wystarczy.',
    'CE-5.3': 'Kto zdobył ostatnią akcję, pierwszy licytuje następną.',
    'CE-5.4':
      'Spółka nie dostaje wtedy żadnych pieniędzy. Rozpoczynający tę licytację nie może odmówić przyjęcia akcji.',
    'CE-5.5': 'Nie ma znaczenia, kto kupił ostatnią akcję licytacji początkowych.',
    'CE-5.6': 'Gdy zaczyna się pierwsza tura, wszystkie trzy zegary stoją jeszcze na START.',

    'CE-6.1':
      'Sprawdza się to przed turą, a nie po niej. Wypłaca się dywidendy, zegary wracają na początek, a potem ten sam gracz rozgrywa turę jak zwykle.',
    'CE-6.2':
      'Wybierz licytację, rozwój lub rozbudowę. Wskazówka przesuwa się nawet wtedy, gdy potem nic nie robisz.',
    'CE-6.3':
      'Możesz przesunąć wskazówkę i na tym poprzestać, żeby przybliżyć dywidendy albo po prostu poczekać.',
    'CE-6.4':
      'Jego działanie jest w tej rundzie wyczerpane, także dla kogoś, kto chce tylko przesunąć wskazówkę.',
    'CE-6.5':
      'Nawet jeśli licytację wygrał ktoś inny, następny gra gracz po lewej stronie tego, którego była tura.',
    'CE-6.6':
      'Gdy dwa zegary są na czerwonym, najpierw przychodzą dywidendy i cofają wszystkie, więc wolne są zawsze co najmniej dwa.',

    'CE-7.1':
      'Wskaż dowolną spółkę, która ma jeszcze akcję. Wabash można wskazać dopiero wtedy, gdy pierwsza spółka dotarła do Chicago.',
    'CE-7.2': 'Gdy odeszła ostatnia akcja, nie ma już czego wystawić. Akcje innych spółek nadal można.',
    'CE-7.3':
      'Nie musisz chcieć tej akcji: możesz otworzyć licytację stawką albo spasować i zobaczyć, co zrobią inni.',
    'CE-7.4': 'Krok na zegarze licytacji i tak jest zużyty, a tura przechodzi dalej.',

    'CE-8.1': 'Wystarczy jedna akcja, ilekolwiek mają inni. Płaci skarbiec spółki, nie ty.',
    'CE-8.2':
      'Obejmij jeden, dwa lub trzy heksy w dowolnej kolejności. Każdy musi sąsiadować z heksem, na którym spółka już jest, także z dopiero co zbudowanym.',
    'CE-8.3': 'Heksu, na którym spółka już jest, nie można wybrać drugi raz, ani teraz, ani później.',
    'CE-8.4':
      'Gdy brakuje lokomotyw, budujesz mniej heksów. Spółka bez lokomotyw nigdy więcej się nie rozbudowuje.',
    'CE-8.5': 'Dlatego pierwsza spółka w lesie lub w górach zamyka to miejsce przed innymi do końca gry.',
    'CE-8.6':
      '{open_home_hexes, select, true {Do New York, Philadelphia, Baltimore i Washington może wejść każda spółka, bez kosztu i bez dochodu. Bez [open_home_hexes] każdy z tych heksów jest zamknięty dla wszystkich oprócz swojej spółki.} other {New York, Philadelphia, Baltimore i Washington są tylko dla swoich spółek. Z [open_home_hexes] może tam wejść każda spółka, bez kosztu i bez dochodu.}}',
    'CE-8.7':
      'Na heksie z lokomotywą jednej innej spółki płaci się podwójny wydrukowany koszt, z dwiema potrójny. Jeśli skarbca nie stać na wszystkie heksy razem, nic się nie buduje.',
    'CE-8.8':
      'Miasto daje wydrukowany dochód i dochód swojego domku, góra 1, przemysł bieżącą wartość, Chicago 7. Równina i las niczego nie zmieniają.',
    'CE-8.9':
      '{forest_grant, select, true {Pieniądze przychodzą za każdy las, po zapłaceniu za całą rozbudowę, więc nie mogą zapłacić za jej własne heksy. Domek w lesie daje jeszcze raz 2 $.} other {Za las 2 $ przychodzą dopiero z domkiem. Z [forest_grant] wejście też daje 2 $.}}',
    'CE-8.10':
      '{chicago_at_once, select, true {Akcje dostają wypłatę z dochodu w tej chwili. Jeśli to pierwsza spółka w Chicago, otwiera się Wabash i licytuje się jej akcję, a dopiero potem buduje się i opłaca pozostałe heksy w wybranej kolejności; skarbiec od początku musi mieć na nie wszystkie.} other {Nawet jeśli Chicago było pierwszym z trzech heksów, dwa pozostałe buduje się i opłaca przed wypłatą na akcje. Z [chicago_at_once] przychodzą po tej fazie.}}',

    'CE-9.1': 'Przypada raz każdej spółce, także Wabash, w turze, w której dociera tam jej lokomotywa.',
    'CE-9.2':
      'Każda sprzedana akcja tej spółki dostaje z banku swoją część nowego dochodu. Żadna inna spółka nie płaci i żadna wskazówka się nie rusza.',
    'CE-9.3': 'U wszystkich późniejszych kończy się na wypłacie.',
    'CE-9.4':
      'Następuje to po wypłacie pierwszej spółki. Wabash zostaje dziesięć lokomotyw. Lokomotywy innych spółek w Fort Wayne niczego nie zmieniają.',
    'CE-9.5':
      'Ten gracz też może spasować. {wabash_minimum, select, true {Minimalna stawka to dochód Wabash: 1 $ albo 3 $, jeśli w Fort Wayne stoi domek.} other {Z [wabash_minimum] minimalna stawka jest taka jak zwykle, czyli 3 $, jeśli w Fort Wayne stoi domek.}}',
    'CE-9.6': 'Obie akcje zostają na karcie i można je później licytować jak zwykle.',
    'CE-9.7':
      'Można ją licytować i rozbudowywać, wypłaca dywidendy, a jej późniejsze akcje mają zwykłe minimum.',
    'CE-9.8':
      'Jeśli w tej samej turze druga wskazówka stanęła na czerwonym, najpierw płaci Chicago i licytuje się akcję Wabash, potem przychodzą zwykłe dywidendy.',

    'CE-10.1': 'Nie trzeba mieć akcji spółek, które tam są. Nic się też nie płaci.',
    'CE-10.2': 'Miejsca, do którego nikt jeszcze nie dotarł, nie można rozwinąć.',
    'CE-10.3':
      'Bonus jest wydrukowany na heksie: 1 lub 2. Spółki, które przyjdą później, dostają go razem z heksem.',
    'CE-10.4': 'Pieniądze trafiają do skarbca. To drobna pomoc w budowie i o jeden domek mniej w zapasie.',
    'CE-10.5':
      'Każda spółka, która tam jest, od razu zarabia różnicę. Wheeling kończy na 6, Pittsburgh na 8.',
    'CE-10.6': 'Detroit rośnie tylko z dywidendami. Fort Wayne to zwykłe miasto i może mieć domek.',
    'CE-10.7':
      'To się nigdy nie zdarza: przy trzech lub mniej domkach gra kończy się z najbliższymi dywidendami.',

    'CE-11.1':
      'Dochód dzieli się przez liczbę sprzedanych akcji i zaokrągla w górę; tyle dostaje właściciel za każdą akcję. Skarbce niczego nie dostają ani nie płacą.',
    'CE-11.2':
      'Jeśli nadszedł koniec, w tej fazie nic więcej się nie dzieje: zegary i Detroit zostają bez zmian.',
    'CE-11.3': 'Zaczyna się nowa runda, w której wszystkie trzy działania są znów wolne.',
    'CE-11.4':
      'Za każdym razem o jeden krok. Spółki w Detroit od teraz zarabiają o jeden więcej; właśnie wypłacona dywidenda była jeszcze stara.',
    'CE-11.5': 'Dywidendy przyszły na początku tury tego gracza i niczego z niej nie zabrały.',

    'CE-12.1':
      'Wystarczy jeden z czterech warunków. Sprawdza się je tylko zaraz po wypłacie dywidend, więc do tego czasu można grać dalej.',
    'CE-12.2': 'Dopóki jest zamknięta, ma obie akcje i jedenaście lokomotyw, więc nie liczy się jako pusta.',
    'CE-12.3': 'Detroit zaczyna od 1 i rośnie po każdej wypłacie, więc przy ósmej stoi na 8.',
    'CE-12.4': 'Akcje, skarbce i dochody nie są na koniec nic warte: liczą się pieniądze w ręku.',

    'CE-13.1': 'Gotówkę, akcje i skarbce każdy może zobaczyć w każdej chwili.',
    'CE-13.2':
      'Zacznij od dochodu z przygotowania i dodaj, ile jest teraz wart każdy heks spółki. Dla Wabash Fort Wayne jest jednym z tych heksów, a liczy się od zera.',
    'CE-13.3':
      'Czego nie ma na planszy ani u gracza, jest na karcie spółki lub w zapasie; liczby zawsze się zgadzają.',
    'CE-13.4': 'Nie można wybrać niczego, czego nie da się od razu zapłacić.',
    'CE-13.5': 'Gracze mogą mimo to cofać ruchy: zapis się skraca i odtwarza od nowa.',

    'CE-14.1':
      'Nic innego się nie zapisuje. Te same ruchy, odtworzone ponownie, prowadzą do tego samego stanu gry.',
    'CE-14.2': 'Pierwszy z nich jest bankierem.',
    'CE-14.3':
      'Jest sześć rodzajów: licytuj, pasuj, wystaw akcję na licytację, rozbuduj, rozwiń i tylko przesuń wskazówkę.',
    'CE-14.4':
      'Najpierw rusza się wskazówka i otwiera licytacja, potem ten sam gracz podaje stawkę albo pasuje.',
    'CE-14.5': 'Wypłaty, otwarcie Wabash i wzrost Detroit wynikają z ruchów i widać je tylko w dzienniku.',
    'CE-14.6': 'Stan gry zostaje bez zmian i zapis też.',
    'CE-14.7': 'Pytanie pada nawet do gracza, który nie może już zapłacić, i trzeba wtedy spasować.',

    'CE-15.1': 'Ktoś ma podać stawkę, ktoś ma turę albo gra jest skończona.',
    'CE-15.2':
      'W licytacji zawsze można spasować. W swojej turze zawsze można przesunąć wolną wskazówkę i nic nie robić.',
    'CE-15.3': 'Dzięki temu rozróżniają je programy; ludzie czytają zdanie.',
    'CE-15.4':
      'Najpierw sprawdza się, czyja jest tura, potem zegar, spółkę, heksy po kolei, a na końcu pieniądze.',

    'CE-16':
      'Niektóre heksy planszy znamy tylko z jednego źródła, a część ich wartości wygląda nietypowo, na przykład drogi las albo tanie góry. Zostawiamy je, jeśli instrukcja nie mówi inaczej, i oznaczamy heks.',
    'CE-18.1.1':
      'Instrukcja nie mówi, co dzieje się z heksami, które zostały jeszcze do zbudowania, więc domyślnie najpierw kończy się rozbudowę. Z [chicago_at_once] decyduje kolejność: Chicago płaci z dochodu w tej chwili, licytuje się pierwszą akcję Wabash, a heksy za Chicago następują w wybranej kolejności. Fort Wayne kosztuje wtedy więcej, bo jest tam Wabash.',
    'CE-18.1.2':
      'Instrukcja nie ogranicza pierwszej stawki, więc domyślnie wystarczy jeden dolar. Z [wabash_minimum] obowiązuje zwykłe minimum, które jest inne tylko wtedy, gdy w Fort Wayne stoi domek.',
    'CE-18.1.3':
      'Lista wspólnych heksów w instrukcji ich nie wymienia, więc domyślnie są zamknięte. Z [open_home_hexes] mogą wchodzić inni, bez kosztu i bez dochodu.',
    'CE-18.1.4': 'Jeden dolar to najmniejszy banknot, więc niczego innego nie dałoby się zapłacić.',
    'CE-18.1.5':
      'Instrukcja nie mówi nic o pełnym torze ani o pustym banku, więc ani jedno, ani drugie nie zatrzymuje gry.',
    'CE-18.1.6':
      'Według instrukcji bankierem może być dowolny gracz. Posadźcie tę osobę na pierwszym miejscu.',
    'CE-18.1.7':
      'Skrót w instrukcji daje 2 $ za wejście do lasu, część główna tylko za domek, a w przykładzie płaci się pełną cenę; domyślnie płaci więc sam domek. Z [forest_grant] wejście też daje 2 $, po zapłaceniu za rozbudowę.',
    'CE-18.3':
      'Dotyczy to większości kosztów i dochodów heksów, 7 w Chicago, długości dwóch zegarów i ostatnich wartości Wheeling i Pittsburgh.',
    'CE-18.4':
      'Chodzi o 2 $ za las, wypłacane za domek{forest_grant, select, true {, a tutaj także za wejście} other {}}, i o zegary, cofane po dywidendach. Kto otwiera licytację Wabash, też może spasować.',
  },
};
