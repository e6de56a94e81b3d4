import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_PL_1860 } from './terms-1860.ts';

/** 1860: Railways on the Isle of Wight. */
export const PL_1860: Messages = {
  ...RAIL,
  ...TERMS_PL_1860,

  /* ---- decisions ---- */

  'round.auction': 'Licytacja',
  'ask.company': '{company}, prezes {seat}',

  'step.home': 'Kafelek',
  'step.solvency': 'Wypłacalność',

  'ask.auction': 'licytować prawo wyboru',
  'ask.auction.won': 'wybrać spółkę prywatną lub spółkę',
  'ask.stock': 'handlować akcjami i spółkami prywatnymi',
  'ask.home': 'położyć kafelek macierzysty',

  'help.auction':
    'Licytuje się prawo wyboru. Zwycięzca płaci stawkę, a potem kupuje spółkę prywatną albo zakłada C&N lub IOW.',
  'help.stock':
    '{setIs, select, 1 {Możesz najpierw sprzedać akcje, potem kupić jedną rzecz: akcję, spółkę prywatną lub nową spółkę; albo spasować.} other {Możesz najpierw sprzedać, ile chcesz, potem kupić jedną rzecz: akcję, spółkę prywatną lub nową spółkę; albo spasować.}} Wymiana spółki prywatnej na akcję nie liczy się jako kupno.',
  'help.home':
    'Spółka rozpoczęła działalność: zanim gra pójdzie dalej, połóż żółty kafelek pod jej stacją macierzystą.',
  'help.track':
    '{phaseIs, select, 2 {Połóż dwa zwykłe żółte kafelki albo jeden żółty z miastem. Modernizacje przyjdą z pierwszym 3+2.} other {Połóż dwa zwykłe żółte kafelki albo jeden żółty z miastem, albo zmodernizuj jeden, do którego może dojechać pociąg spółki.}}',
  'help.routes':
    'Każdy pociąg dostaje trasę. Wszystkie trasy muszą się łączyć, a jedna musi odwiedzać stację macierzystą. {phaseIs, select, 9 {Przystanki dają spółce subsydium, dopóki nie zacznie się runda giełdowa Southern Railway.} other {Przystanki dają spółce subsydium.}}',
  'help.dividend':
    'Kurs rośnie, jeśli wypłata dla akcjonariuszy jest mu co najmniej równa, o więcej kroków, jeśli jest dwa, trzy lub cztery razy wyższa; niższa go nie zmienia. Po zatrzymaniu pieniądze zostają w spółce, a kurs spada.',
  'help.trains':
    'Bank sprzedaje swój następny pociąg i używane po cenie z karty. {phaseIs, select, 9 {Do nadejścia British Rail inne spółki mogą sprzedawać swoje za wielokrotność 10 £.} other {Inne spółki mogą sprzedawać swoje za wielokrotność 10 £.}}',
  'help.consent':
    'Spółka innego gracza chce kupić jeden z twoich pociągów. Możesz przyjąć albo odrzucić; po odrzuceniu nie zapyta o ten pociąg w tej turze ponownie.',
  'help.discard':
    'Spółka ma więcej pociągów, niż wolno jej teraz mieć. Jeden trzeba odrzucić; wraca do banku, bez zapłaty.',

  'status.bankrupt': 'bankrut, można ją założyć ponownie',
  'status.nationalised': 'przejęta przez British Rail',
  'flag.layer-1': 'sekcja 1',
  'flag.layer-2': 'sekcja 2',
  'flag.layer-3': 'sekcja 3',
  'flag.layer-4': 'sekcja 4',
  'flag.layer-closed': 'jej sekcja nie jest jeszcze otwarta',
  'flag.share-reserved': 'jej ostatnia akcja czeka na spółkę prywatną',
  'flag.tokens-face-down': 'jej żetony nie blokują pociągów',
  'flag.home-tile-due': 'jej kafelek macierzysty trzeba teraz położyć',
  'flag.for-sale': 'do kupienia w banku',
  'flag.may-exchange': 'można ją wymienić na akcję',
  'flag.not-yet': 'dostępna od pierwszego 6+3',
  'zone.bankruptcy': 'Bankructwo',
  'zone.red': 'Pierwsza akcja spółki, którą gracz sprzedaje w rundzie giełdowej, nie obniża kursu',
  'zone.restart': 'Tu mogą zacząć tylko spółki po bankructwie',

  'note.ferry-on-sale': 'Można kupić Fishbourne Ferry; jej kupno zamyka pozostałe spółki prywatne',
  'note.no-certificate-limit': 'Limit certyfikatów już nie obowiązuje',
  'note.sales-keep-price': 'Sprzedaż już nie obniża kursu',
  'note.southern-forms':
    'Powstaje Southern Railway: budowa i przystanki kończą się z tą serią rund operacyjnych',
  'note.british-rail': 'British Rail: tylko rundy operacyjne, aż przejmie wszystko',

  'fact.layer': 'Sekcja otwarta dla nowych spółek',
  'fact.short.layer': 'Sekcja',
  'fact.short.southern': 'Southern',
  'fact.short.building-over': 'Bez budowy',
  'fact.southern': 'Powstała Southern Railway',
  'fact.building-over': 'Koniec budowy',
  'fact.british-rail': 'British Rail',
  'fact.subsidy': 'Subsydium z tego przejazdu',

  'private.BHC': 'Płaci właścicielowi; można ją wymienić na akcję BHI&R.',
  'private.YHC': 'Płaci właścicielowi; można ją wymienić na akcję FYN.',
  'private.CMH': 'Płaci właścicielowi; można ją wymienić na akcję C&N.',
  'private.RPSC': 'Płaci właścicielowi; można ją wymienić na akcję IOW.',
  'private.FFC': 'Do kupienia od fazy 6; jej kupno zamyka wszystkie inne spółki prywatne.',

  'end.stock_market': 'kurs którejś spółki doszedł do 340 £',
  'end.nationalization': 'British Rail przejęła ostatnią spółkę',
  'end.turn_limit': 'rozegrano sto rund giełdowych',
  'end.dnf': 'gra przerwana po setnej rundzie giełdowej',
  'end.standstill': 'nikt nie może już wykonać żadnego ruchu',

  /* ---- what is shown in short ---- */

  'train.2+1':
    '2+1: najwyżej dwa miasta i jedno miasteczko lub przystanek; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'train.3+2':
    '3+2: najwyżej trzy miasta i dwa miasteczka lub przystanki; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'train.4+2':
    '4+2: najwyżej cztery miasta i dwa miasteczka lub przystanki; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'train.5+3':
    '5+3: najwyżej pięć miast i trzy miasteczka lub przystanki; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'train.6+3':
    '6+3: najwyżej sześć miast i trzy miasteczka lub przystanki; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'train.7+4':
    '7+4: najwyżej siedem miast i cztery miasteczka lub przystanki; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'train.8+4':
    '8+4: najwyżej osiem miast i cztery miasteczka lub przystanki; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'train.9+5':
    '9+5: najwyżej dziewięć miast i pięć miasteczek lub przystanków; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków.',
  'worth.about':
    'Majątek: gotówka, spółki prywatne po ich cenie i akcje po dzisiejszych kursach. Akcje spółki bez pociągu liczą się zwykle w połowie.',

  /* ---- the log ---- */

  'event.operating-round': 'Runda operacyjna {set}.{number}',
  'event.bid': '{seat} licytuje {price}',
  'event.auction-won': '{seat} zdobywa prawo wyboru {bidIs, select, 0 {za darmo} other {za {bid}}}',
  'event.private-returned': '{seat} sprzedaje bankowi {privateFull} za {income}',
  'event.private-exchanged': '{seat} wymienia {private} na akcję {company}',
  'event.ferry-for-sale': 'Można kupić {privateFull}',
  'event.par-set': '{seat} zakłada {company} z ceną emisyjną {price}',
  'event.president-changed':
    'Nowy prezes {company}: {to}{fromIs, select, none {} other { (poprzednio {from})}}',
  'event.receivership': '{company} nie ma już prezesa i przechodzi pod zarząd komisaryczny',
  'event.floated': '{company} rozpoczyna działalność z kapitałem {capital}',
  'event.bankrupt': '{company} bankrutuje: jej akcje wracają do banku',
  'event.train-ran':
    '{company} uruchamia pociąg {train}: {path} = {revenue}{subsidyIs, select, 0 {} other { oraz {subsidy} za przystanki}}',
  'event.no-certificate-limit': 'Limit certyfikatów już nie obowiązuje, a sprzedaż nie obniża kursu',
  'event.southern-formed': 'Powstaje Southern Railway',
  'event.southern-round': 'Nadchodzi Southern Railway: koniec torów, żetonów i przystanków',
  'event.british-rail': 'Nadchodzi British Rail: koniec rund giełdowych',
  'event.nationalised': 'British Rail przejmuje {company}',

  /* ---- choices ---- */

  'group.bid': 'Licytuj',
  'choice.bid': 'Licytuj {price}',
  'group.choose_private': 'Kup spółkę prywatną',
  'choice.choose_private': 'Kup {privateFull}',
  'choice.choose_private.short': '{private}',
  'group.par': 'Załóż spółkę',
  'choice.par': 'Załóż {company}{priceIs, select, none {} other { po {price}}}',
  'choice.buy_share':
    'Kup {leadsIs, select, true {certyfikat prezesa} other {akcję}} {company} {fromIs, select, ipo {z oferty pierwotnej} other {z puli}}',
  'page.director': 'prezes',
  'page.row.director': 'Prezes',
  'page.stock.from.lead': 'certyfikat prezesa',
  'page.stock.stays-director': '{name}: nadal prezes.',
  'page.trains.director': 'Prezes {company}: {seat}.',
  'page.abbr.director': 'prezes',
  'page.changed.director': 'prezes',
  'page.owners.note.rail': 'procent każdej spółki; ★ prezes',
  'page.moment.director': 'Nowy prezes',
  'choice.buy_private': 'Kup {privateFull} z banku',
  'group.sell_private': 'Sprzedaj spółkę prywatną',
  'choice.sell_private': 'Sprzedaj {privateFull} bankowi',
  'choice.sell_private.short': '{private}',
  'group.exchange': 'Wymień spółkę prywatną na akcję',
  'choice.exchange': 'Wymień {privateFull} na akcję jej spółki',
  'choice.exchange.short': '{private}',

  /* ---- why not ---- */

  'refusal.must-choose': 'Prawo wyboru jest twoje: wybierz teraz spółkę prywatną lub spółkę.',
  'refusal.not-won': 'Wybiera tylko zwycięzca licytacji.',
  'refusal.bid-too-low': 'Minimalna stawka to {min}.',
  'refusal.bid-too-high': 'Możesz licytować najwyżej {max}: musi ci starczyć na najtańszą pozycję.',
  'refusal.bid-in-fives': 'Stawki są wielokrotnościami {step}.',
  'refusal.no-such-lot': '{privateIs, select, none {{company}} other {{private}}} nie jest jedną z pozycji.',

  'refusal.president-cert-not-for-sale':
    'Certyfikatu prezesa {company} nie można kupić: kupuje się zwykłe akcje, a dwie z nich wymienia na certyfikat.',
  'refusal.president-cert-as-one-share':
    'Certyfikat prezesa {company} można sprzedać tylko jako jedną akcję, biorąc za niego pojedynczą z powrotem.',
  'refusal.own-share-needed': 'Aby kupić z puli certyfikat prezesa {company}, trzeba mieć jej akcję.',
  'refusal.share-reserved': 'Ostatnia akcja {company} czeka na właściciela spółki prywatnej.',
  'refusal.layer-closed':
    '{company} nie można jeszcze założyć: najpierw jakaś spółka poprzedniej sekcji musi operować lub być wyprzedana{nextRoundIs, select, true {, a założyć można wtedy od następnej rundy giełdowej} other {}}.',
  'refusal.no-such-par': '{company} nie może zacząć od {price}.',
  'refusal.already-bought': 'W tej turze masz już kupno za sobą.',
  'refusal.nothing-to-take-back':
    'Połowy certyfikatu prezesa {company} nie można sprzedać: w puli nie ma akcji, którą można by za niego wydać.',

  'refusal.not-its-owner': '{private} nie należy do ciebie.',
  'refusal.no-sales-yet': 'W pierwszej rundzie giełdowej nie wolno sprzedawać spółek prywatnych.',
  'refusal.not-the-banks': 'Bank nie sprzedaje {private}.',
  'refusal.no-exchange': '{private} nie można wymienić na akcję.',
  'refusal.recorded-only-in-imports': 'Kwoty oblicza gra; podać własną może tylko importowany plik.',

  'refusal.home-first':
    'Najpierw trzeba położyć kafelek macierzysty na {home}, dla spółki, która rozpoczęła działalność.',
  'refusal.home-tile-due': 'Kafelek macierzysty trzeba położyć teraz.',

  'refusal.no-lay-left':
    'W tej turze nie można już budować: wolno położyć dwa zwykłe żółte kafelki albo jeden z miastem, albo zmodernizować jeden.',
  'refusal.only-a-plain-second-tile': 'Drugi kafelek w turze musi być żółty i bez miasta.',
  'refusal.insolvent-builds-free':
    'Niewypłacalna spółka może budować tylko tam, gdzie to nic nie kosztuje, a tu koszt wynosi {cost}.',
  'refusal.train-needed': 'Aby modernizować, spółka musi mieć własny pociąg.',
  'refusal.train-does-not-reach': 'Żaden pociąg spółki nie dojedzie do {hex}.',
  'refusal.upgrade-without-use': 'Taka modernizacja na {hex} nie daje ani nowych torów, ani innej wartości.',
  'refusal.fixed-tile': 'Kafelek {tile} można położyć tylko w jednym ułożeniu.',

  'refusal.hex-twice': 'Trasa nie może wrócić na heks, na którym już była.',
  'refusal.ends-at-halt': '{at} to przystanek: trasa nie może się tam ani zacząć, ani skończyć.',
  'refusal.too-far':
    'Trasa liczy {cities, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}}, a zasięg pociągu to {most}.',
  'refusal.town-skipped':
    'Liczą się tu wszystkie miasteczka: na trasie {towns, plural, one {jest # miasteczko} few {są # miasteczka} many {jest # miasteczek} other {jest # miasteczka}}, a pociąg zmieści {room}.',
  'refusal.too-many-halts':
    '{most, plural, =0 {W tym przejeździe nie można zaliczyć żadnego przystanku.} one {W tym przejeździe można zaliczyć tylko # przystanek.} few {W tym przejeździe można zaliczyć tylko # przystanki.} many {W tym przejeździe można zaliczyć tylko # przystanków.} other {W tym przejeździe można zaliczyć tylko # przystanku.}}',
  'refusal.two-full-cities': 'Pociąg może przejechać tylko przez jedno pełne miasto, nie przez więcej: {at}.',
  'refusal.second-full-city': 'Przez pełne miasto może przejechać tylko jeden pociąg spółki.',
  'refusal.home-not-visited': 'Jedna z tras musi odwiedzić stację macierzystą spółki.',
  'refusal.not-one-network': 'Wszystkie trasy spółki muszą się łączyć.',
  'refusal.must-run': 'Spółka może uruchomić pociąg, więc musi.',
  'refusal.best-run-only': 'Spółka bez prezesa musi zarobić jak najwięcej: {best}.',

  'refusal.bank-only': 'Podczas British Rail spółki kupują pociągi tylko z banku.',
  'refusal.receivership-trades-nothing':
    'Spółka pod zarządem komisarycznym nie może kupować ani sprzedawać pociągów.',
  'refusal.bankrupt-sells-nothing': '{seller} jest bankrutem i nie sprzedaje pociągów.',
  'refusal.sellers-last-train':
    '{seller} może sprzedać swój ostatni pociąg tylko spółce, która nie ma żadnego.',
  'refusal.bad-price':
    '{minIs, select, none {Cena nie może wynosić {price}.} other {Cena musi wynosić od {min} do {max}, co {step}.}}',
  'refusal.must-buy-train': 'Spółka nie ma pociągu, a stać ją na niego, więc musi kupić.',

  /* ---- what a run earns ---- */

  'revenue.halt': '{at}, przystanek',
  'revenue.lease':
    'Wynajęty pociąg, {atIs, plural, one {# postój} few {# postoje} many {# postojów} other {# postoju}}',
  'revenue.half': 'Połowa, bo pociąg jest wynajęty',
  'bonus.half': 'połowa za wynajem',
};
