import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_PL_18GB } from './overview-18gb.ts';

/** 18GB for players at the table. */
export const RULES_PL_18GB: RuleTexts = {
  sections: {
    '18GB-0': 'Ustalenia ogólne',
    '18GB-1': 'Fazy, pociągi, kursy',
    '18GB-2': 'Przygotowanie',
    '18GB-3': 'Mapa',
    '18GB-4': 'Licytacja spółek prywatnych',
    '18GB-5': 'Spółki prywatne',
    '18GB-6': 'Korporacje',
    '18GB-7': 'Rundy giełdowe',
    '18GB-8': 'Zmiany kursów',
    '18GB-9': 'Rundy operacyjne',
    '18GB-10': 'Tory',
    '18GB-11': 'Żetony',
    '18GB-12': 'Trasy i dochód',
    '18GB-13': 'Dywidendy',
    '18GB-14': 'Kupno pociągów',
    '18GB-15': 'Bez pociągu',
    '18GB-16': 'Koniec rundy i gry',
    '18GB-17': 'Wynik końcowy',
    '18GB-18': 'Opcje',
    '18GB-19': 'Kwestie sporne',
    '18GB-20': 'Pliki 18xx.games',
    '18GB-21': 'Co może być w importowanych plikach',
  },
  overview: OVERVIEW_PL_18GB,
  reference: ['18GB-0', '18GB-18', '18GB-19', '18GB-20', '18GB-21'],
  synonyms: {
    aukcja: ['licytacj'],
    bank: ['zapas'],
    bankructwo: ['niewypłacaln'],
    bankrut: ['niewypłacaln'],
    cena: ['kurs'],
    depot: ['zapas'],
    emr: ['awaryjn'],
    firma: ['korporacj'],
    insolvent: ['niewypłacaln'],
    ipo: ['ofert'],
    kapital: ['kapitał', 'dziesięciokrotn'],
    kasa: ['skarb', 'gotówk'],
    kierunek: ['północ', 'wschod', 'stron'],
    kompas: ['stron świata', 'strony świata'],
    konwersja: ['przekształc'],
    leasing: ['wynajęt', 'wynajm'],
    lokomotywa: ['pociąg'],
    nacjonalizacja: ['komisaryczn'],
    oferta: ['stawk'],
    par: ['emisyjn'],
    pass: ['pas'],
    pd: ['kolejności graczy', 'kolejność graczy'],
    plytka: ['kafel'],
    płytka: ['kafel'],
    prezes: ['dyrektor'],
    priorytet: ['kolejności graczy', 'kolejność graczy'],
    prywatka: ['prywatn'],
    przestarzały: ['złomow'],
    przestarzaly: ['złomow'],
    receivership: ['komisaryczn'],
    rynek: ['pul'],
    społka: ['korporacj'],
    spolka: ['korporacj'],
    stacja: ['żeton', 'stacj'],
    tor: ['tory', 'kafel'],
    udzial: ['akcj'],
    udział: ['akcj'],
    wynajem: ['wynajm', 'wynajęt'],
    zlom: ['złomow'],
    złom: ['złomow'],
  },
  texts: {
    '18GB-0.4': 'Co się należy, to się wypłaca, a bank nie może pęknąć. Za wszystko płaci się od razu.',
    '18GB-0.5':
      'W grze nie ma znaczenia, który z dwóch równych certyfikatów idzie przy zamianie. W plikach są wymienione, dlatego kolejność się zachowuje.',
    '18GB-0.6':
      'Miejsca przy stole nigdy się nie zmieniają; zmienia się kolejność graczy, z każdą rundą giełdową. Poza swoją turą możesz tylko zamknąć spółkę prywatną{trade_consent, select, ask { albo odpowiedzieć na propozycję kupna pociągu twojej korporacji} other {}}.',

    '18GB-1.1':
      'Fazy noszą nazwy swoich pociągów: 2+1, 3+1, 4+2, 5+2, 4X, 5X, 6X. Zielone kafelki przychodzą z 3+1, niebieskie z 4+2, brązowe z 5+2, szare z 6X. Korporacja z 5 akcjami może mieć 3 pociągi, od 4+2 już tylko 2; z 10 akcjami 4, potem 3, a od 4X 2.',
    '18GB-1.2': 'Zawsze są dwie, w każdej fazie. Drugą może uciąć tylko koniec gry.',
    '18GB-1.3':
      '2+1 po {train_2plus1} £, 3+1 po {train_3plus1} £, 4+2 po {train_4plus2} £, 5+2 po {train_5plus2} £, 4X po {train_4X} £, 5X po {train_5X} £, 6X po {train_6X} £. Pociągi 2+1 złomuje pierwszy 4+2, 3+1 pierwszy 4X, 4+2 pierwszy 6X. Pozostałe są stałe.',
    '18GB-1.4':
      'Zanim cokolwiek się zmieni, za pociąg się płaci i się go odbiera. Zdarzenie, na przykład większe korporacje od 5+2, wywołuje tylko pierwszy pociąg rodzaju.',
    '18GB-1.5':
      'Gdy odszedł 4X, można kupić także 5X, a gdy odszedł 5X, także 6X. Na sprzedaż mogą więc być obok siebie do trzech rodzajów.',
    '18GB-1.6':
      'Od 50 £ do 380 £. Do 65 sięga zielona strefa, od 70 do 100 leżą ceny emisyjne, a 350 lub 380 kończy grę.',
    '18GB-1.7':
      'Przy tym samym kursie pierwsza operuje korporacja, która stoi tam dłużej. Nowa idzie za pozostałe.',

    '18GB-2.1':
      'Przy dwóch graczach obowiązuje mapa północ–południe albo, z [two_player_ew], mapa wschód–zachód. Przy czterech można z [four_player_alt] wziąć inny zestaw korporacji. Opcję, która nie pasuje do liczby graczy, gra pomija.',
    '18GB-2.2':
      'Gotówka: {cash_2NS} £ przy dwóch graczach, {cash_3} przy trzech lub czterech, {cash_5} przy pięciu, {cash_6} przy sześciu. Certyfikaty: {certificates_2NS} przy dwóch, {certificates_3} od trzech do pięciu, {certificates_6} przy sześciu. Szare kafelki są w grze tylko przy pięciu lub sześciu, a im więcej graczy, tym więcej pociągów.',
    '18GB-2.3':
      'Przy dwóch graczach sześć korporacji i sześć spółek prywatnych, przy trzech siedem i sześć, przy czterech dziewięć i osiem, przy pięciu lub sześciu wszystkie dwanaście i dziewięć.',
    '18GB-2.4':
      'Mniej więcej połowę korporacji można założyć dopiero od drugiej rundy giełdowej. O tym, które to, decyduje los; LNWR zawsze należy do wczesnych.',
    '18GB-2.5':
      '{home_at_float, select, true {Korporacja nie ma żetonu na mapie, dopóki nie rozpocznie działalności.} other {Stacja macierzysta każdej korporacji stoi na mapie od początku, niezależnie od tego, czy korporacja już działa.}} Potem licytuje się spółki prywatne.',

    '18GB-3.1': 'Numery liczy się od północy. Kafelki można obracać na sześć sposobów.',
    '18GB-3.2':
      'Birmingham, Glasgow, Manchester i Leeds to XX i pozostają dwoma miastami po jednym miejscu. Cardiff, Bristol, Preston, Sheffield, Leicester, Edinburgh i Newcastle to OO: brązowe są jednym miastem z dwoma miejscami, szare z trzema.{tiles_no_sharp_curves, select, true { Zielonych kafelków z ostrym łukiem się nie używa.} other {}}',
    '18GB-3.3':
      'Swansea, Salisbury, Ayr, Stoke, Carlisle, Derby, Perth, York, Dundee, Middlesbrough i Ipswich. Dopóki są żółte lub zielone, zapełnia je jeden żeton.',
    '18GB-3.4':
      'Kafelek Severn łączy tunelem Cardiff i Bristol, kafelek Forth i Tay łączy Dundee z południem. Przejazd tunelem daje 30 £ na Severn, a 40 £ na północy.',
    '18GB-3.5':
      'London rośnie od 30 do 70. Aberdeen, Liverpool, Plymouth i Hull kończą na 50, Inverness i Southampton także; Grimsby to zawsze 20, a małe rosną od 10 do 30.',
    '18GB-3.6':
      'Przejazd, który dotyka północy i południa albo wschodu i zachodu, daje 20 £, od niebieskiej fazy 30 £, w szarej 40 £. Stronami świata są czerwone punkty na brzegach; przy dwóch graczach jest ich mniej.',
    '18GB-3.7':
      'Mapa północ–południe kończy się na Bristol i Salisbury, mapa wschód–zachód na Carlisle i Newcastle; są tam one czerwonymi punktami.',
    '18GB-3.8':
      'Każdy z dwóch heksów przy krawędzi wzgórz płaci za swoją połowę, gdy dostaje tam tory. Szare miasteczka z wydrukowanymi torami to zwykłe miasteczka za 10 £.',

    '18GB-4.1':
      'Możesz licytować dowolną pozycję, a stawki na kilka pozycji leżą obok siebie, aż wszystkie zostaną rozstrzygnięte.',
    '18GB-4.2':
      '{auction_multi_bid, select, true {Przed końcem tury możesz podać stawki na kilka pozycji, na każdą jedną.} other {Po jednej stawce kolej na następnego gracza.}}',
    '18GB-4.3':
      'Pozycja bez stawki zaczyna od swojej ceny, pomniejszonej o to, o co ją obniżono. Możesz podbić własną stawkę.',
    '18GB-4.4': 'Pieniądze wiążą tylko najwyższe stawki. To, co zostało z gotówki, musi wystarczyć na nową.',
    '18GB-4.5':
      'Możesz pasować, jeśli masz najwyższą stawkę na jednej pozycji{auction_one_bid_frees, select, true {} other { (przy dwóch graczach na dwóch)}}{auction_discount_frees_nobody, select, true { albo jeśli każda pozycja ma stawkę} other {, jeśli każda pozycja ma stawkę albo jeśli jakaś pozycja staniała}}; w przeciwnym razie licytujesz. Możesz też pasować, jeśli nie stać cię na żadną stawkę.',
    '18GB-4.6':
      'Jeśli podasz stawkę po pasie, gra zapyta cię jeszcze raz. Pasy innych obowiązują, dopóki nie zrobią czegoś nowego.',
    '18GB-4.7':
      'Każda pozycja ze stawką trafia do gracza z najwyższą stawką. Reszta tanieje o 10 £ i licytacja trwa dalej. Pozycja, której cena spadła do 0 £, trafia do następnego gracza za 0 £, chyba że ktoś inny da więcej.',
    '18GB-4.8':
      'Pierwszy działa gracz, który ma najmniej gotówki, i tak dalej w górę. Przy remisie decyduje większa liczba spółek prywatnych, potem miejsce przy stole.',

    '18GB-5.1':
      'Cena i przychód: LB {price_LB}/{income_LB}, AF {price_AF}/{income_AF}, GN {price_GN}/{income_GN}, SD {price_SD}/{income_SD}, LM {price_LM}/{income_LM}, LS {price_LS}/{income_LS}, TV {price_TV}/{income_TV}, MC {price_MC}/{income_MC}, CH {price_CH}/{income_CH}. AF i LS kładą kafelek, TV tunel, GN i MC stawiają żeton; SD, LM i CH podnoszą wartość miejsca; LB jest związana z LNWR.',
    '18GB-5.2':
      'Po licytacji spółka prywatna zostaje u swojego gracza. Spółki prywatne nie liczą się do limitu certyfikatów.',
    '18GB-5.3':
      'Zanim zacznie operować jakakolwiek korporacja, właściciele dostają przychód ze swoich otwartych spółek prywatnych.',
    '18GB-5.4':
      'W każdej rundzie operacyjnej, a w rundach giełdowych od drugiej, możesz zamknąć spółkę prywatną także poza swoją turą. Płaci jeszcze raz, zwalnia swój heks, na koniec nic nie jest warta, a odtąd można używać jej zdolności.',
    '18GB-5.5':
      'Nie mogą tam budować nawet korporacje jej właściciela. Na przykład LNWR nie może budować u siebie w Birmingham, zanim LB zostanie zamknięta.',
    '18GB-5.6':
      'Od pierwszego 4+2 nikogo to nie blokuje. Położony tam kafelek zamyka spółkę prywatną, a właściciel dostaje jeszcze ostatni przychód.',
    '18GB-5.7':
      'Może jej użyć każda korporacja, którą kieruje właściciel, w czasie swojej tury{insolvency_strict_powers, select, true {, ale żadna nie buduje dla niewypłacalnej} other {}}.',
    '18GB-5.8':
      'AF w Perth, LS w Leicester: kafelek lub modernizacja oprócz dwóch ruchów tury i oprócz jednego miasta, w kolorze dozwolonym w tej fazie. Heks musi potem łączyć się z twoją siecią{powers_restrictive, select, true {, a modernizacja musi dać ci nowe tory} other {; modernizacja nie musi dawać nowych torów}}.',
    '18GB-5.9':
      'Oszczędza 50 £, które kafelek zwykle kosztuje. Inne korporacje mogą położyć go przed tobą i zapłacić.',
    '18GB-5.10':
      'GN w York, MC w Carlisle: za darmo, jeśli miasto jest osiągalne, inaczej za 50 £. To twój jedyny żeton w tej turze, ale nie ubywa przez to własnych. Do pierwszego 4+2 jest dla niego zarezerwowane miejsce.',
    '18GB-5.11':
      'SD daje {bonus_SD} w Middlesbrough, LM {bonus_LM} w Liverpool, CH {bonus_CH} w Holyhead: wszystkim korporacjom, którymi kieruje właściciel, od zamknięcia do końca gry.',

    '18GB-6.1':
      'Żetony po stacji macierzystej kosztują 50 £; drugi żeton CR jest darmowy, LYR i MSLR zaczynają tylko z jednym. Przekształcenie dodaje dwa (NBR: jeden). GER, GSWR, MR, NER i SWR mogą wcześniej położyć u siebie zielony kafelek.',
    '18GB-6.2':
      'Przy pięciu akcjach: certyfikat dyrektora 40% i trzy po 20%. Przy dziesięciu: jeden 20% i osiem po 10%.',
    '18GB-6.3':
      'Płacisz dwa razy 70, 75, 80, 90 lub 100 i zostajesz dyrektorem. Korporacje drugiej transzy można zakładać od drugiej rundy giełdowej.',
    '18GB-6.4':
      'Dopóki LNWR nie jest założona, właściciel LB nie kupuje akcji niczego innego. Zamknięcie LB nie pomaga. Jeśli LNWR odpada z gry niezałożona, {lb_release, select, true {właściciel LB jest znów wolny} other {właściciel LB pozostaje związany do końca}}.',
    '18GB-6.5':
      'Akcje w ofercie pierwotnej nie zostają przy cenie emisyjnej: ich kurs jest taki jak akcji w puli. Pieniądze dostaje bank.',
    '18GB-6.6': 'W żółtej fazie wystarczy sam certyfikat dyrektora. Akcje w puli liczą się jako sprzedane.',
    '18GB-6.7':
      '{float_capital_par, select, true {Pięcio- lub dziesięciokrotność ceny emisyjnej, z którą ją założono.} other {Pięcio- lub dziesięciokrotność kursu, na którym rozpoczyna działalność.}} Korporacja z dziesięcioma akcjami przenosi też do puli wszystkie akcje z oferty pierwotnej.',
    '18GB-6.8':
      'Z pięciu akcji robi się dziesięć: każdy certyfikat jest wart połowę procentów, a pięć nowych idzie do puli. Kurs spada o dwa kroki, przy awaryjnym o trzy, potem bank płaci pięciokrotność nowego kursu. Liczba żetonów i limit pociągów rosną od razu.',
    '18GB-6.9':
      'Większe stają się też te, które założono, ale jeszcze nie działają: pięć ich nowych akcji trafia do oferty pierwotnej, a bank nic nie płaci. Rozpoczynają działalność przy 60%.',
    '18GB-6.10':
      'Korporacja, która do tego czasu nie rozpoczęła działalności, odpada; jej akcje {grey_refund_parred, select, true {są zwracane po cenie emisyjnej} other {przepadają}}. Jej żeton nadal blokuje. Za każdą z nich z zapasu odpada jeden 6X.',
    '18GB-6.11': 'Nie ma fuzji ani pożyczek, a korporacja nie emituje ani nie odkupuje akcji.',

    '18GB-7.1':
      'Wczesny pas oznacza wczesny ruch następnym razem. Kto po pasie znów działa, traci to miejsce. Runda kończy się, gdy wszyscy po kolei spasują.',
    '18GB-7.2':
      'Albo sprzedajesz, ile chcesz, a potem kupujesz jedną akcję lub zakładasz korporację; albo przekształcasz jedną, a potem, jeśli chcesz, kupujesz jej akcje. Albo pasujesz. Po kupnie nie ma sprzedaży.',
    '18GB-7.3':
      'Sprzedawać można od pierwszej rundy, nawet akcje korporacji, które jeszcze nie działają. Wszystkie akcje jednej korporacji sprzedaje się razem i do końca rundy nie można żadnej z nich kupić.',
    '18GB-7.4':
      'Liczy się, czy w chwili sprzedaży ma pociąg; nowa też go nie ma. Obowiązuje kurs sprzed spadku.{sale_round_by_sale, select, true { Połówki jednej sprzedaży sumuje się przed zaokrągleniem.} other {}}',
    '18GB-7.5':
      'Jeśli nie ma następcy na stanowisku dyrektora, certyfikat zostaje w puli, a korporacja przechodzi pod zarząd komisaryczny.',
    '18GB-7.6':
      'Z oferty pierwotnej nie wolno przekroczyć 60%; z puli możesz mieć całość. Każdy certyfikat liczy się raz, spółki prywatne wcale. Powyżej limitu tylko sprzedajesz.',
    '18GB-7.7':
      'Przy kursie 65 £ lub niższym możesz kupić dwie akcje korporacji, {green_new_director_ok, select, true {którą kierujesz w chwili kupna drugiej} other {którą kierujesz od początku tury}}. Nie w turze, w której jakąś zakładasz.',
    '18GB-7.8':
      'Musisz nią kierować. Potem możesz kupić jedną jej akcję i nic więcej{convert_single_buy, select, true {} other {; dwie, jeśli jest już w zielonej strefie}}.',
    '18GB-7.9':
      'Wystarczająco dużo to tyle, co certyfikat dyrektora: 40% przy pięciu akcjach, 20% przy dziesięciu. Przy remisie dyrektor zostaje; jeśli więcej ma kilka osób, następcą jest pierwsza z nich w kolejności graczy.',
    '18GB-7.10': 'Trafiają do dotychczasowego dyrektora albo do puli, jeśli certyfikat właśnie sprzedano.',
    '18GB-7.11':
      'Bez następcy korporacja przechodzi pod zarząd komisaryczny. Połowę certyfikatu można sprzedać, jeśli jest akcja do oddania: sprzedawana razem z nim, leżąca w puli albo u następcy. Mając jedną akcję, możesz kupić certyfikat po kursie jednej{pool_director_one_cash, select, true {} other {, jeśli masz gotówkę na dwie}}.',
    '18GB-7.12':
      'Gra pyta cię ponownie, dopóki coś może być możliwe, a potem sama kończy turę. Jeśli mimo to nie możesz nic zrobić, spasuj.',
    '18GB-7.13': 'Wyprzedane korporacje nie drożeją, a te, które mają akcje w puli, nie tanieją.',

    '18GB-8.1':
      'Sprzedaż certyfikatu dyrektora liczy się jak dwie akcje. Od pierwszego 6X kurs obniża tylko sprzedaż przez dyrektora tej korporacji.',
    '18GB-8.2':
      'Każda dywidenda przesuwa go o krok, co najmniej dwukrotność kursu o dwa, trzykrotność o trzy, czterokrotność o cztery.',
    '18GB-8.3': 'Zatrzymanie dochodu, brak pociągu i brak dochodu działają tak samo.',
    '18GB-8.4': 'Bank płaci za pięć akcji po kursie już obniżonym. Kurs nigdy nie spada poniżej 50 £.',

    '18GB-9.1':
      'Kolejność ustala się na początku rundy; przy tym samym kursie pierwsza jest ta, która dotarła wcześniej. Jeśli żadna nie działa, nikt nie operuje, ale eksport pociągu i tak następuje.',
    '18GB-9.2':
      'Kafelki i żeton w dowolnej kolejności. Akcja jest do kupienia tylko po przekształceniu awaryjnym.',
    '18GB-9.3':
      'Korporacja z dyrektorem, której pociągi właśnie zezłomowano, ma więc jeszcze jedną turę, by zdobyć nowy. {insolvency_ends_with_train, select, true {Z pierwszym zdobytym pociągiem jest znów wypłacalna.} other {Nawet po kupnie pociągu do końca tej tury liczy się jako niewypłacalna.}}',
    '18GB-9.4':
      'Pod zarządem komisarycznym decyzja nie należy do nikogo; pierwszy w kolejności graczy tylko ją wprowadza.',
    '18GB-9.5':
      'O budowę gra pyta prawie zawsze, bo nie sprawdza, czy jakiś kafelek by pasował. Gdy w tej turze stoi już żeton, drugi kafelek kończy budowę, nawet jeśli spółce prywatnej został kafelek; otwartą trzyma ją tylko AF. Użyj takiego kafelka wcześniej.',

    '18GB-10.0':
      'Drogę kończą miasta pełne cudzych żetonów i czerwone punkty. Żeton na heksie bez torów sięga do wszystkich krawędzi.',
    '18GB-10.1':
      'Położenie kafelka lub modernizacja to jeden ruch. Oba mogą być na tym samym heksie, jeśli nie ma on miasta.',
    '18GB-10.2': 'Żółty, zielony, brązowy, szary, po jednym stopniu. Niebieski kafelek ujścia kosztuje 50 £.',
    '18GB-10.3':
      'Etykieta oraz liczba miasteczek i zwykłych miast muszą zostać takie same, a każdy stary odcinek toru musi tam nadal być. Bez ograniczeń są tylko zwykłe żółte kafelki.',
    '18GB-10.4':
      'Tory mogą prowadzić na morskie heksy ujść, ale nie poza mapę ani na wydrukowany heks, który nic tam nie ma.',
    '18GB-10.5': 'Jeśli na heksie stoi twój żeton, wystarczy dowolna krawędź.',
    '18GB-10.6':
      'Musi ci służyć co najmniej jeden odcinek toru, którego stary kafelek nie miał. Nie liczy się to, co leży za miastem pełnym cudzych żetonów, ani odcinek, do którego dochodzi się tylko przez dwukrotne przekroczenie tej samej krawędzi heksu.',
    '18GB-10.7':
      'Dwie krawędzie wzgórz naraz to 100 £. Sąsiad zapłaci za swoją stronę tych samych wzgórz osobno.',
    '18GB-10.8':
      'Kosztują tylko wzgórza i kafelki ujść. Jeśli skarbcowi brakuje pieniędzy, kafelka nie można położyć.',
    '18GB-10.9':
      'GER, GSWR, MR, NER i SWR mają je w swoim mieście macierzystym, a kto używa GN i MC, ten w York lub Carlisle. Kafelki od G36 do G38, na heksie pustym lub żółtym, jako zwykły ruch z miastem.',
    '18GB-10.10':
      'Jeśli pierwszy kafelek kładzie właściciel, jego żeton stoi w mieście z torami. Jeśli kładzie go inna korporacja, żeton stoi w tym drugim.',
    '18GB-10.11':
      '{home_hex_closed, select, true {Gdy tylko rozpocznie działalność, heks jest otwarty dla wszystkich.} other {Zarezerwowane jest tam tylko miejsce na żeton.}}',
    '18GB-10.12':
      'Tylko uruchamiają i kupują pociągi. {insolvency_strict_powers, select, true {Nie buduje dla nich też żadna spółka prywatna.} other {LS może jednak położyć swój kafelek, a GN lub MC postawić żeton dla niewypłacalnej.}}',
    '18GB-11.1':
      'Zostają nawet wtedy, gdy korporacja {home_at_float, select, true {później odpada z gry} other {nigdy nie rozpocznie działalności}}.{home_at_float, select, true { Na heksie z dwoma miastami żeton trafia do tego bez torów, jeśli takie jest.} other {}}',
    '18GB-11.2':
      'Przed kafelkami, między nimi lub po nich, w kolejności z karty. Po 50 £, drugi żeton CR za darmo.',
    '18GB-11.3': 'Dotyczy to też heksów XX i OO z dwoma miastami.',
    '18GB-11.4': 'Pociąg może skończyć w jednym i w drugim. Miasteczka nigdy nie blokują.',
    '18GB-11.5':
      'Gdy runda operacyjna kończy się z jednym lub dwoma pociągami w zapasie, nie stawia się już żetonów, nawet z GN i MC.',

    '18GB-12.1':
      'Żadnego postoju i żadnych torów dwa razy, nic przez pełne miasto ani czerwony punkt. Twoje pociągi mogą spotykać się na postojach, ale nie jadą po tych samych torach.',
    '18GB-12.2':
      'Pociąg 3+1 robi cztery postoje, najwyżej trzy z nich to miasta lub czerwone punkty. Liczy się wszystko po drodze.',
    '18GB-12.3':
      'Miasteczka nic mu nie dają. Nie może pominąć żadnego miasta i potrzebuje co najmniej dwóch postojów.',
    '18GB-12.4':
      'Miasta i miasteczka dają tyle, ile mówi ich kafelek, czerwone punkty w późniejszych fazach więcej.',
    '18GB-12.5':
      'Oba miasta Glasgow albo Hull i Grimsby: oba zajmują miejsce w zasięgu pociągu, płaci jedno.',
    '18GB-12.6':
      'Liczone w linii prostej od pierwszego do ostatniego miasta lub czerwonego punktu, nie wzdłuż torów.',
    '18GB-12.7':
      '30 £ za Severn, 40 £ za Forth i Tay, dla każdego pociągu, który tamtędy przejeżdża. Sam tunel nie jest postojem.',
    '18GB-12.8':
      'Tylko dla korporacji, których dyrektor ma tę zamkniętą spółkę prywatną, więc nie pod zarządem komisarycznym.',
    '18GB-12.9':
      'Bonus zarabia pociąg, który dotyka północy i południa, albo razem kilka pociągów, które spotykają się w mieście lub miasteczku. {compass_network_once, select, true {Wszystkie połączone pociągi zarabiają go raz, ilekolwiek z nich przecina kraj.} other {Liczy się najlepszy podział na grupy, więc dwa pociągi, z których każdy przecina kraj, zarabiają go dwa razy.}}',
    '18GB-12.10': 'Dotyczy to tylko sposobu pokazania; suma się nie zmienia.',
    '18GB-12.11': 'Korporacja nie musi uruchamiać pociągów i nie musi jechać po najwyższy dochód.',
    '18GB-12.12': 'Postoje, tunele, spółki prywatne, strony świata i odległość wszystkich pociągów razem.',
    '18GB-12.13':
      'Starsze partie inaczej liczyły strony świata. Kwota, z którą grano, zostaje, a różnica jest zgłaszana.',

    '18GB-13.1': 'Nie ma wypłaty połowy.',
    '18GB-13.2':
      'Każda akcja dostaje jedną piątą lub jedną dziesiątą dochodu. Akcje w ofercie pierwotnej płacą do skarbca, akcje w puli nikomu.',
    '18GB-13.3': 'Liczy się też to, co skarbiec dostaje za akcje w ofercie pierwotnej.',

    '18GB-14.1': 'Przed każdym pojedynczym zakupem musi być miejsce w limicie z tej chwili.',
    '18GB-14.2': 'Płaci tylko skarbiec. Dyrektor nie może ani nie musi dokładać gotówki.',
    '18GB-14.3':
      '{trade_consent, select, ask {Gra pyta dyrektora sprzedającej korporacji, który może odmówić; wtedy w tej turze nie pyta się o ten pociąg drugi raz. Jeśli kierujesz obiema korporacjami, pytania nie ma.} other {Dyrektor drugiej korporacji musi się zgodzić; uzgodnijcie to między sobą, gra nie pyta.}}',
    '18GB-14.4': 'Jeśli masz własny pociąg, drugiej korporacji musi zostać co najmniej jeden.',
    '18GB-14.5':
      'Ich pociągi nie są na sprzedaż, bo nie ma dyrektora, który mógłby się zgodzić, a same kupują tylko z zapasu.',
    '18GB-14.6':
      '{train_must_buy_summary, select, true {Jeśli stać ją na najdroższy pociąg albo na żaden, może grać dalej bez pociągu.} other {Mając mniej pieniędzy, może grać dalej bez pociągu.}} Po przekształceniu awaryjnym, które zmusza ją do kupna, pociąg musi być z zapasu.',
    '18GB-14.7': 'Rekompensaty nie ma.',
    '18GB-14.8': 'Odpadają z gry i nikt nie może ich kupić.',
    '18GB-14.9':
      '{limit_immediate, select, true {Nadmiarowy pociąg nigdy więc już nie pojedzie.} other {Pociąg, który stał się nadmiarowy przez eksport, może więc pojechać jeszcze raz, jeśli jego korporacja jest pierwsza w kolejności.}}',
    '18GB-15.1':
      'Kosztuje trzy kroki oprócz jednego za brak dywidendy. Zawsze jest dobrowolne. {emr_trainless_suffices, select, true {Wystarczy brak pociągu, bez względu na gotówkę.} other {Jeśli stać ją na najtańszy pociąg, nie może się przekształcić.}}',
    '18GB-15.2':
      'Jedna akcja po nowym kursie{convert_single_buy, select, true {, nawet w zielonej strefie} other { (w zielonej strefie dwie)}}, po zakupie pociągów.',
    '18GB-15.3': 'W tej grze nie ma bankructwa, a dyrektor traci najwyżej na wartości akcji.',
    '18GB-15.4':
      'Zapas pociągów się nie zmienia. Korporacja sama nic nie buduje, a jej kurs spada o krok. Gdy zapas jest pusty, nie ma czego wynająć.',
    '18GB-15.5':
      '{insolvency_ends_with_train, select, true {Gdy tylko ma pociąg, nie jest już niewypłacalna i spółki prywatne mogą jej znów służyć w tej samej turze.} other {Z pociągiem na koniec tury jest znów wypłacalna.}}',
    '18GB-15.6':
      '{recv_always_insolvent, select, true {Jeśli ma trasę, wynajmuje pociąg i jedzie w tej samej turze, nawet gdyby stać ją było na własny.} other {Wynajmuje więc w tej samej turze. Jeśli ją stać lub nie ma trasy, nie jedzie. Gdy zapas jest pusty, nie ma czego kupić ani wynająć: jej przejazd jest pusty.}}',
    '18GB-15.7':
      'Nigdy nie kupuje więcej niż jednego{recv_buy_inclusive, select, true {, a może na to pójść ostatni funt} other {, a pociąg, który kosztuje dokładnie tyle, ile ma, jest za drogi}}. {recv_always_convert, select, true {Przekształca się, nawet jeśli ma już pieniądze na pociąg.} after_run {Przekształca się tylko wtedy, gdy po przejeździe wynajętym pociągiem nie stać jej na najtańszy, a potem kupuje, co może.} other {Jeśli nie stać jej na żaden pociąg, przekształca się, a potem kupuje to, na co ją wtedy stać.}}',
    '18GB-15.8':
      '{recv_buy_inclusive, select, true {Wszystko, co dzieje się w jej kroku kupna, wynika z [18GB-15.7].} other {Pierwszy w kolejności graczy może też spasować, chyba że korporacja musi kupić. Po pustym przejeździe przy pustym zapasie nie ma czego wprowadzać.}}',

    '18GB-16.1':
      'To następny pociąg ze stosu; przynosi fazę i złomowanie, jakby go sprzedano. Handel między korporacjami i wynajem temu nie zapobiegają.',
    '18GB-16.2': 'Ostatni pociąg odszedł na eksport i podlicza się grę.',
    '18GB-16.3':
      'Wystarczy 350, nawet jeśli znacznik znów spadnie. Eksportu pociągu wtedy nie ma. Może to być pierwsza lub druga runda z pary.',
    '18GB-16.4': 'Sprawdza się to na koniec rundy operacyjnej i obowiązuje do końca gry.',

    '18GB-17.1':
      'Akcje liczą się po kursie, otwarte spółki prywatne po swojej cenie. Połówki zaokrągla się w dół przy każdym certyfikacie. Skarbce nic nie są warte, a równe sumy dzielą miejsce.',

    '18GB-18.1':
      'Z [two_player_ew] przy dwóch graczach obowiązuje mapa wschód–zachód; z [four_player_alt] przy czterech jest inny wybór korporacji i spółek prywatnych.',
    '18GB-18.2':
      'Zestaw „18xx.games” gra jak ten serwis. Zestaw z instrukcji różni się od niego tam, gdzie zasady wyraźnie mówią co innego.',

    '18GB-19/D-1':
      'W serwisie 18xx.games jedna stawka, potem następny gracz. Z [auction.multi_bid], jak w instrukcji, dowolnie wiele na różne pozycje.',
    '18GB-19/D-2':
      'W serwisie 18xx.games przy dwóch graczach trzeba mieć dwie wygrywające stawki, by spasować bez stawki na każdej pozycji. Z [auction.one_bid_frees], jak w instrukcji, także wtedy wystarczy jedna.',
    '18GB-19/D-3':
      'Instrukcja mówi jedno i drugie. Trzymamy się jej dłuższego fragmentu i 18xx.games: od początku. [home.at_float] to drugie odczytanie, z żetonem w mieście bez torów, jeśli takie jest.',
    '18GB-19/D-4':
      'Instrukcja mówi, że stacje macierzyste blokują też kładzenie kafelków, ale gdzie indziej zakłada, że ktoś mógł tam budować wcześniej. Blokują więc drogę, a nie heks, jak w serwisie 18xx.games. Z [home.hex_closed] bierze się to dosłownie: nikt inny tam nie buduje, dopóki korporacja nie rozpocznie działalności.',
    '18GB-19/D-5':
      'W serwisie 18xx.games dwie, jeśli nowy kurs to 65 £ lub mniej. Z [convert.single_buy], jak w instrukcji, jedna.',
    '18GB-19/D-6':
      'W serwisie 18xx.games trzeba nią kierować od początku tury. Z [green.new_director_ok] wystarczy, że pierwsza akcja dała stanowisko dyrektora.',
    '18GB-19/D-7':
      'W serwisie 18xx.games tylko z gotówką mniejszą, niż kosztuje najtańszy pociąg. Z [emr.trainless_suffices], jak w instrukcji, wystarczającym powodem jest brak pociągu.',
    '18GB-19/D-8':
      'W serwisie 18xx.games kupić muszą korporacje, które stać na najdroższy pociąg. Instrukcja mówi o tych, których nie stać, co uznajemy za pomyłkę: zwalniałoby to bogate, a zmuszało biedne. [train.must_buy_summary] bierze to dosłownie, dla tych, które stać choć na najtańszy.',
    '18GB-19/D-9':
      'W serwisie 18xx.games wynajmuje tylko wtedy, gdy ma trasę i nie stać jej na pociąg. Z [recv.always_insolvent], jak w instrukcji, jest niewypłacalna, gdy tylko zaczyna turę bez pociągu.',
    '18GB-19/D-10':
      'Instrukcja każe jej kupić najdroższy, na jaki ją stać, a przekształcić się, jeśli potem żadnego nie ma. W serwisie 18xx.games przekształca się tylko wtedy, gdy po przejeździe wynajętym pociągiem brakuje jej pieniędzy. Z trzecią wartością [recv.always_convert] zawsze przekształca się przed kupnem, jak w partiach zaczętych według pierwszych zasad.',
    '18GB-19/D-11':
      'W serwisie 18xx.games kupuje bez graczy tylko po przejeździe wynajętym pociągiem i tylko pociąg tańszy, niż ma pieniędzy; poza tym decydują gracze. Z [recv.buy_inclusive], jak w instrukcji, zawsze kupuje najdroższy, na jaki ją stać.',
    '18GB-19/D-13':
      'W serwisie 18xx.games kurs, na którym rozpoczyna działalność. Z [float.capital_par], jak w instrukcji, cena emisyjna, z którą ją założono.',
    '18GB-19/D-14':
      'W serwisie 18xx.games LS może jeszcze położyć swój kafelek, a GN lub MC postawić żeton. Z [insolvency.strict_powers], jak w instrukcji, nic takiego.',
    '18GB-19/D-15':
      'Może go zarobić każda grupa tras, przy najlepszym podziale na grupy. [compass.network_once] to sposób 18xx.games sprzed 2024 roku: raz dla wszystkich połączonych tras.',
    '18GB-19/D-18':
      'Instrukcja mówi o połowie kursu, zaokrąglonej w dół, czyli o kursie jednej akcji; tak samo robi 18xx.games. Z [sale.round_by_sale] połówki sprzedaży najpierw się sumuje: dwie akcje po 115 dają 115 zamiast 114.',
    '18GB-19/D-20':
      'W serwisie 18xx.games przepadają. Z [grey.refund_parred] bank zwraca za nie cenę emisyjną. Instrukcja milczy.',
    '18GB-19/D-21':
      'W serwisie 18xx.games korporacja jest niewypłacalna do końca swojej tury. Z [insolvency.ends_with_train], jak w instrukcji, przestaje być z pierwszym pociągiem, więc LS, GN i MC mogą jej odtąd służyć.',
    '18GB-19/D-22':
      'W serwisie 18xx.games kafelek AF, LS lub TV musi się tylko łączyć z twoją siecią. Z [powers.restrictive], jak w instrukcji, musi dać ci nowe tory jak każda modernizacja.',
    '18GB-19/D-24':
      'W serwisie 18xx.games zostają, aż pierwsza korporacja następnej rundy wykona przejazd. Z [limit.immediate] odpadają od razu. Instrukcja nie mówi kiedy.',
    '18GB-19/D-25':
      'W serwisie 18xx.games trzeba mieć pieniądze na dwie, choć płaci się za jedną. Z [pool.director_one_cash] wystarczy na jedną. Instrukcja milczy.',
    '18GB-19/D-27':
      'W serwisie 18xx.games ten gracz do końca gry nie może nic kupić. Z [lb.release] jest znów wolny. Instrukcja milczy.',
    '18GB-19/D-30':
      'Instrukcja mówi, że żaden kafelek OO ani XX nie ma ostrego łuku. Dla żółtych to prawda, ale sześć zielonych w grze go ma i są one używane, jak w serwisie 18xx.games; [tiles.no_sharp_curves] je pomija.',
    '18GB-19/D-32':
      'W serwisie 18xx.games nikt nie musi już licytować, gdy jakaś spółka prywatna staniała. Z [auction.discount_frees_nobody], jak w instrukcji, pas wymaga na każdym etapie tego samego.',
    '18GB-19/D-33':
      'Gdy w [trade_consent] wybrano „gra pyta”, jak w instrukcji, dyrektor sprzedającej korporacji dostaje pytanie i może odmówić; potem w tej turze nie pyta się o ten sam pociąg drugi raz. W przeciwnym razie gracze uzgadniają to między sobą, jak w serwisie 18xx.games.',

    '18GB-20.1':
      'Ziarno losowe decyduje, które korporacje są w grze i które przychodzą później, więc wczytuje się je z pliku.',
    '18GB-20.2': 'Co cofnięto, to się pomija, co ponowiono, wraca.',
    '18GB-20.3':
      'Pominięte kroki, eksport, wypłaty i wszystko, co korporacja pod zarządem komisarycznym robi automatycznie.',
    '18GB-20.4':
      'Pociąg określa rodzaj i numer, akcję korporacja i numer, kafelek nazwa i egzemplarz, postój jego heks.',
    '18GB-20.5':
      'Stawki, akcje, kafelki, żetony, przejazdy, pociągi i zamknięcia czyta się i zapisuje w postaci używanej przez serwis.',
    '18GB-20.6':
      'Każdy odcinek może być zapisany w obu kierunkach. O którą z dwóch dróg chodzi, decyduje lista postojów.',

    '18GB-21.1':
      'Zablokowane heksy, obrócone kafelki, nieosiągalne żetony, trasy. Import ustawia [import_lenient], więc taki plik odtwarza się dalej, z uwagą.',
    '18GB-21.2':
      'Transza założonej korporacji, kolor kafelka w danej fazie, cena pociągu z zapasu, w czyjej turze użyto spółki prywatnej.',
    '18GB-21.3':
      'Stawki bez pokrycia; sprzedaż połowy bez akcji do oddania, po której sprzedający ma pieniądze i certyfikat, a korporacja nie ma dyrektora; zakup, na który zabrakło jednego funta.',
  },
};
