import type { Messages } from '../messages.ts';

/** Chicago Express: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_PL_CHICAGO_EXPRESS: Messages = {
  /* ---- CE-16: what is odd about values, by the first of the hexes ---- */

  'doubt.J2': 'jedyny las poniżej 2: może to równina',
  'doubt.K3': 'lasy tak drogie jak góry, po obu stronach Pittsburgh',
  'doubt.N5': 'las tak drogi jak góry, pośród gór',
  'doubt.L7': 'jedyny taki wśród lasów po 2; może zamieniony miejscami z L6',
  'doubt.N4': 'jedyne góry, w których domek dodaje 1',
  'doubt.L6': 'dwa sąsiednie heksy gór, które wyglądają jak przełęcz',
  'doubt.L3': 'zwarty obszar drogiego lasu',
  'doubt.N8': 'dwie sąsiadujące pary drogich równin',
  'doubt.Q7': 'heksy startowe: bez kosztu i zamknięte dla innych, chyba że zasada tej gry je otwiera',

  'ruleSet.book.about':
    'Instrukcja; gdzie jest niejednoznaczna, obowiązuje odczytanie zgodne z jej szczegółowym tekstem.',

  'option.wabash_minimum':
    'Pierwsza akcja Wabash ma zwykłą minimalną stawkę, czyli 3 $, jeśli w Fort Wayne stoi domek, zamiast 1 $.',
  'option.open_home_hexes':
    'Heksy startowe czterech wschodnich spółek są otwarte dla wszystkich, bez kosztu i bez dochodu.',
  'option.chicago_at_once':
    'Wejście do Chicago daje wypłatę na akcje spółki, a za pierwszym razem otwiera Wabash, przed zbudowaniem pozostałych heksów tej rozbudowy, a nie po nich.',
  'option.forest_grant':
    'Każdy las, do którego wchodzi spółka, daje jej 2 $ z banku, po zapłaceniu za rozbudowę, a domek w lesie jeszcze 2 $; w przeciwnym razie daje je tylko domek.',

  /* ---- CE-0, CE-1 Components ---- */

  'rule.CE-0.2': 'Pieniądze i dochód to pełne dolary; ułamki zaokrągla się w górę.',
  'rule.CE-0.4': 'Spółki to PRR, B&O, C&O, NYC i WAB.',
  'rule.CE-1.1': 'Każda spółka ma własną liczbę akcji i lokomotyw, heks startowy i dochód na start.',
  'rule.CE-1.2': 'Można zbudować dwadzieścia domków; trzy kolejne oznaczają wartości w tabeli przemysłu.',
  'rule.CE-1.3': 'Od START do czerwonego zegar licytacji ma 3 kroki, zegar rozwoju 4, a zegar rozbudowy 5.',
  'rule.CE-1.4': 'Detroit rośnie od 1 do 8, Wheeling od 3 do 6 co jeden, Pittsburgh od 4 do 8 co dwa.',
  'rule.CE-1.5': 'Dochód nie ma górnej granicy.',
  'rule.CE-1.6': 'Bank nigdy się nie wyczerpuje.',

  /* ---- CE-2 Board ---- */

  'rule.CE-2.1':
    'Plansza ma 160 heksów w kolumnach od A do S; kolumny nieparzyste leżą o pół heksu dalej na południe.',
  'rule.CE-2.2':
    'Teren decyduje, kto mieści się na heksie, ile on kosztuje, ile zarabia i czy może mieć domek.',
  'rule.CE-2.3': 'Fort Wayne jest heksem startowym Wabash, a dla wszystkich innych zwykłym miastem.',
  'rule.CE-2.4': 'Do Chicago można dotrzeć tylko z dwóch heksów, które się stykają.',

  /* ---- CE-3 Set-up ---- */

  'rule.CE-3.1': 'Gracze dzielą po równo 120 $.',
  'rule.CE-3.2':
    'Cztery spółki zaczynają z lokomotywą na heksie startowym; wszystkie lokomotywy Wabash zostają na jej karcie.',
  'rule.CE-3.3': 'Dochody zaczynają od 7, 6, 5 i 8; Wabash nie ma jeszcze znacznika.',
  'rule.CE-3.4': 'Skarbce są puste, zegary na START, a znaczniki przemysłu na pierwszych wartościach.',
  'rule.CE-3.5': 'Bankierem jest pierwszy gracz na liście.',
  'rule.CE-3.6': 'Przed pierwszą turą odbywają się licytacje początkowe.',

  /* ---- CE-4 Bidding ---- */

  'rule.CE-4.1': 'W licytacji sprzedaje się jedną akcję jednej spółki.',
  'rule.CE-4.2':
    'Od rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy licytuje albo pasuje, a kto spasuje, odpada.',
  'rule.CE-4.3': 'Minimalna stawka to dochód podzielony przez liczbę sprzedanych akcji, licząc też tę.',
  'rule.CE-4.4': 'Stawka musi sięgać minimum, przebijać najwyższą i mieścić się w gotówce gracza.',
  'rule.CE-4.5': 'Gdy wszyscy inni spasowali, gracz z najwyższą stawką płaci spółce i bierze akcję.',
  'rule.CE-4.6': 'Co dzieje się z akcją, której nikt nie chce, zależy od rodzaju licytacji.',
  'rule.CE-4.7': 'Jeśli nikt nie podał stawki, może to jeszcze zrobić ostatni gracz.',
  'rule.CE-4.8': 'Każdy może mieć dowolnie wiele akcji, a akcji nigdy się nie odsprzedaje.',

  /* ---- CE-5 Opening auctions ---- */

  'rule.CE-5.1': 'Przed pierwszą turą PRR, B&O, C&O i NYC sprzedają po jednej akcji, w tej kolejności.',
  'rule.CE-5.2': 'Minimalne stawki licytacji początkowych to 7, 6, 5 i 8.',
  'rule.CE-5.3': 'Pierwszą licytację zaczyna bankier, a każdą następną ostatni kupujący.',
  'rule.CE-5.4': 'Jeśli wszyscy spasują, rozpoczynający dostaje akcję za darmo.',
  'rule.CE-5.5': 'Pierwszą turę ma właściciel akcji PRR.',
  'rule.CE-5.6': 'Licytacje początkowe nie ruszają zegara licytacji.',

  /* ---- CE-6 Turn and dials ---- */

  'rule.CE-6.1':
    'Jeśli na początku tury dwa zegary są na czerwonym, najpierw wypłaca się dywidendy; potem ten sam gracz rozgrywa turę.',
  'rule.CE-6.2': 'W turze przesuwa się wskazówkę jednego zegara o krok, a potem wykonuje jego działanie.',
  'rule.CE-6.3': 'Zawsze wolno nic nie robić.',
  'rule.CE-6.4': 'Zegara na czerwonym nie można wybrać.',
  'rule.CE-6.5': 'Następną turę ma gracz po lewej stronie tego, którego była tura.',
  'rule.CE-6.6': 'Zawsze są do wyboru co najmniej dwa zegary.',

  /* ---- CE-7 Auction ---- */

  'rule.CE-7.1':
    'Licytować można akcje otwartych spółek; Wabash jest zamknięta, dopóki jakaś spółka nie dotrze do Chicago.',
  'rule.CE-7.2': 'Akcji wyprzedanej spółki nie można licytować.',
  'rule.CE-7.3':
    'Kto wystawia akcję na licytację, licytuje pierwszy, nie potrzebuje akcji ani pieniędzy i może spasować.',
  'rule.CE-7.4': 'Akcja, na którą nikt nie podał stawki, zostaje niesprzedana, a wskazówka się nie cofa.',

  /* ---- CE-8 Expansion ---- */

  'rule.CE-8.1': 'Sieć spółki mogą rozbudować tylko jej akcjonariusze i tylko wtedy, gdy jest otwarta.',
  'rule.CE-8.2': 'Od jednego do trzech heksów, każdy obok sieci spółki; można się rozgałęziać.',
  'rule.CE-8.3': 'Spółka ma na heksie najwyżej jedną lokomotywę.',
  'rule.CE-8.4': 'Każdy heks zabiera jedną lokomotywę z karty spółki.',
  'rule.CE-8.5': 'Las i góry mieszczą jedną spółkę, inne heksy po jednej lokomotywie każdej.',
  'rule.CE-8.6':
    '{open_home_hexes, select, true {Wschodnie heksy startowe są otwarte dla wszystkich spółek, bez kosztu i bez dochodu.} other {Wschodnie heksy startowe są zamknięte dla innych spółek.}}',
  'rule.CE-8.7':
    'Heks kosztuje swoją cenę razy liczba lokomotyw na nim, licząc też nową; skarbiec musi zapłacić za wszystko.',
  'rule.CE-8.8': 'Miasta, góry, przemysł i Chicago od razu podnoszą dochód o swoją wartość.',
  'rule.CE-8.9':
    '{forest_grant, select, true {Wejście do lasu daje spółce 2 $ z banku.} other {Wejście do lasu nie daje pieniędzy.}}',
  'rule.CE-8.10':
    '{chicago_at_once, select, true {Faza Chicago następuje od razu po wejściu do Chicago, a pozostałe heksy buduje się później.} other {Faza Chicago czeka, aż zbudowane są wszystkie heksy rozbudowy.}}',

  /* ---- CE-9 Chicago ---- */

  'rule.CE-9.1': 'Każda spółka, która dotrze do Chicago, ma swoją fazę Chicago.',
  'rule.CE-9.2': 'Jej dochód rośnie o 7, a potem wypłatę dostają tylko jej akcje.',
  'rule.CE-9.3': 'Tylko pierwsza spółka w Chicago otwiera Wabash.',
  'rule.CE-9.4':
    'Wabash otwiera się z darmową lokomotywą w Fort Wayne i dochodem 1 albo 3, jeśli stoi tam domek.',
  'rule.CE-9.5':
    'Jedną akcję Wabash licytuje się od razu, od {wabash_minimum, select, true {zwykłego minimum} other {1 $}}, a zaczyna gracz, który dotarł do Chicago.',
  'rule.CE-9.6': 'Jeśli wszyscy spasują, nikt nie dostaje tej akcji.',
  'rule.CE-9.7': 'Ta licytacja nie rusza zegara, a od tej pory Wabash jest taka jak inne spółki.',
  'rule.CE-9.8': 'Faza Chicago wyprzedza należne dywidendy.',

  /* ---- CE-10 Development ---- */

  'rule.CE-10.1': 'Każdy może rozwinąć dowolny heks, za darmo.',
  'rule.CE-10.2': 'Musi na nim stać lokomotywa.',
  'rule.CE-10.3': 'Domek w mieście lub w górach, tylko jeden, podnosi dochód każdej spółki, która tam jest.',
  'rule.CE-10.4': 'Domek w lesie, tylko jeden, daje spółce, która tam jest, 2 $ i nie podnosi dochodu.',
  'rule.CE-10.5': 'Wheeling i Pittsburgh idą w górę swojej tabeli, bez domku, aż do końca.',
  'rule.CE-10.6': 'Detroit, Chicago, równin i wschodnich heksów startowych nie można rozwijać.',
  'rule.CE-10.7': 'Gdy nie ma już domków, nie można ich budować.',

  /* ---- CE-11 Dividends ---- */

  'rule.CE-11.1': 'Bank wypłaca na każdą sprzedaną akcję jej część dochodu spółki.',
  'rule.CE-11.2': 'Po wypłacie sprawdza się, czy gra się kończy.',
  'rule.CE-11.3': 'Wszystkie zegary wracają na START.',
  'rule.CE-11.4': 'Detroit rośnie, z lokomotywą lub bez, a razem z nim dochód każdej spółki, która tam jest.',
  'rule.CE-11.5': 'Potem rozgrywa turę gracz, którego jest kolej.',

  /* ---- CE-12 End ---- */

  'rule.CE-12.1':
    'Grę kończą trzy spółki bez lokomotyw, trzy bez akcji, trzy domki w zapasie albo Detroit na 8.',
  'rule.CE-12.2': 'Liczy się wszystkie pięć spółek, także zamkniętą Wabash.',
  'rule.CE-12.3': 'Ósma faza dywidend jest w każdym razie ostatnia.',
  'rule.CE-12.4': 'Wygrywa, kto ma najwięcej gotówki, a przy remisie wygrywa się wspólnie.',

  /* ---- CE-13 Information and promises ---- */

  'rule.CE-13.1': 'Wszystkie informacje są jawne.',
  'rule.CE-13.2': 'Dochód spółki zawsze zgadza się z planszą.',
  'rule.CE-13.3': 'Akcje, lokomotywy i domki nigdy się nie pojawiają ani nie znikają.',
  'rule.CE-13.4': 'Żaden gracz ani skarbiec nie ma nigdy długu.',
  'rule.CE-13.5': 'Zasady gry nie znają cofania.',

  /* ---- CE-14 Action log ---- */

  'rule.CE-14.1': 'Partia to nagłówek i lista ruchów; wynika z nich stan gry.',
  'rule.CE-14.2': 'Gracze z nagłówka siedzą w kolejności zgodnej z ruchem wskazówek zegara.',
  'rule.CE-14.3': 'Ruchy mają numer, podają gracza i mają pola właściwe dla swojego rodzaju.',
  'rule.CE-14.4': 'Wystawienie akcji na licytację i pierwsza stawka lub pas to dwa osobne ruchy.',
  'rule.CE-14.5': 'To, co dzieje się automatycznie, jest pokazywane, ale nie zapisywane.',
  'rule.CE-14.6': 'Odrzucony ruch niczego nie zmienia.',
  'rule.CE-14.7': 'Pas jest zawsze osobnym ruchem.',

  /* ---- CE-15 Decisions and refusals ---- */

  'rule.CE-15.1': 'Zawsze trwa licytacja, trwa tura albo gra jest skończona.',
  'rule.CE-15.2':
    'Stawka to dowolna liczba całkowita od minimum do gotówki gracza; tura daje to, na co pozwalają wolne zegary.',
  'rule.CE-15.3': 'Każda odmowa ma swój kod.',
  'rule.CE-15.4': 'Powody odmowy sprawdza się w stałej kolejności, a podaje pierwszy z nich.',

  /* ---- CE-16, CE-18 Doubts and rulings ---- */

  'rule.CE-16': 'Dziwne wartości cyfrowej planszy zostają i są oznaczone.',
  'rule.CE-18.1.1': 'Przełącznik: faza Chicago może wypaść w środku rozbudowy.',
  'rule.CE-18.1.2': 'Przełącznik: pierwsza akcja Wabash może mieć zwykłe minimum.',
  'rule.CE-18.1.3': 'Przełącznik: wschodnie heksy startowe mogą być otwarte dla wszystkich.',
  'rule.CE-18.1.4': 'Ustalone: stawki to pełne dolary, różne co najmniej o jednego dolara.',
  'rule.CE-18.1.5': 'Ustalone: ani dochód, ani bank nie mają granicy.',
  'rule.CE-18.1.6': 'Ustalone: bankierem jest pierwszy gracz.',
  'rule.CE-18.1.7': 'Przełącznik: wejście do lasu może dawać 2 $.',
  'rule.CE-18.3': 'Wartości znane tylko z cyfrowej planszy są oznaczone tam, gdzie występują.',
  'rule.CE-18.4':
    'Gdzie instrukcja sama sobie przeczy, liczy się jej szczegółowa część{forest_grant, select, true {, z wyjątkiem 2 $ za las} other {}}.',
};
