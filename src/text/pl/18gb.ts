import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_PL_18GB } from './terms-18gb.ts';

/** 18GB: The Railways of Great Britain. */
export const PL_18GB: Messages = {
  ...RAIL,
  ...TERMS_PL_18GB,

  /* ---- decisions ---- */

  'step.share': 'Akcja',
  'step.close-private': 'Zamknięcie',
  'step.power-token': 'Żeton spółki',
  'step.power-lay': 'Kafelek',
  'step.track': 'Tory i żeton',
  'step.build': 'Tory i żeton',

  'ask.auction': 'licytować spółki prywatne',
  'ask.stock': 'sprzedać i kupić akcje albo przekształcić korporację',
  'ask.track': 'zbudować tory i postawić żeton',
  'ask.share': 'kupić akcję po przekształceniu',

  'help.auction':
    'Licytuj spółkę prywatną, stawki rosną co 5 £. Gdy wszyscy spasują, kupują gracze z najwyższymi stawkami.',
  'help.stock':
    '{setIs, select, 1 {Sprzedaj, ile chcesz, potem kup akcję lub załóż korporację.} other {Sprzedaj, ile chcesz, a potem kup; albo zacznij od przekształcenia jednej ze swoich korporacji w korporację z dziesięcioma akcjami.}} Kto pierwszy spasuje, pierwszy działa w następnej rundzie giełdowej.',
  'help.track':
    '{phaseIs, select, 2_1 {Połóż do dwóch żółtych kafelków, najwyżej jeden z miastem, i postaw jeden żeton, w dowolnej kolejności.} other {Połóż lub zmodernizuj do dwóch kafelków, najwyżej jeden z miastem, i postaw jeden żeton, w dowolnej kolejności.}} Budować wolno tam, dokąd sięgają tory od żetonów korporacji.',
  'help.routes':
    'Każdy pociąg dostaje trasę z co najmniej dwoma postojami, w tym z żetonem korporacji. Dwa pociągi nie mogą jechać tymi samymi torami.',
  'help.trains':
    '{phaseIs, select, 6X {Zapas sprzedaje pociągi 6X po cenie z karty.} other {Zapas sprzedaje po cenie z karty.}} Pociągi innych korporacji kosztują od 1 £ do podwójnej ceny z karty, za zgodą ich dyrektorów.',
  'help.consent':
    'Korporacja innego gracza chce kupić jeden z twoich pociągów. Możesz przyjąć albo odrzucić; po odrzuceniu nie zapyta o ten pociąg w tej turze ponownie.',
  'help.share': 'Korporacja przekształciła się w swojej turze: możesz teraz kupić jej akcje.',
  'help.discard':
    'Korporacja ma więcej pociągów, niż wolno jej teraz mieć. Jeden trzeba odrzucić, bez zapłaty.',
  'help.dividend':
    'Po wypłacie akcjonariuszom kurs rośnie; po zatrzymaniu pieniądze zostają w korporacji, a kurs spada.',

  'status.closed': 'poza grą',
  'flag.second-tranche': 'można ją założyć od drugiej rundy giełdowej',
  'flag.only-lb-starts': 'założyć ją może tylko właściciel London & Birmingham',
  'flag.ten-shares': 'dziesięć akcji',
  'flag.green-zone': 'jej dyrektor może kupić w turze dwie akcje',
  'flag.may-convert': 'można ją przekształcić',
  'flag.power-ready': 'zdolność gotowa do użycia',
  'zone.green': 'Dyrektor może kupić w turze dwie akcje',

  'note.float-40': 'Korporacje rozpoczynają działalność po sprzedaży 40%',
  'note.float-60': 'Korporacje rozpoczynają działalność po sprzedaży 60%',
  'note.blocks-end': 'Spółki prywatne nie blokują już swoich heksów: budowa tam je zamyka',
  'note.reservations-end': 'Miejsca w miastach nie są już zarezerwowane dla spółek prywatnych',
  'note.ten-share-starts': 'Nowe korporacje zaczynają z dziesięcioma akcjami',
  'note.5x-on-sale': 'Można też kupić pociągi 5X',
  'note.6x-on-sale': 'Można też kupić pociągi 6X',
  'note.unfloated-leave': 'Korporacje, które jeszcze nie działają, odpadają z gry',
  'note.only-directors-lower': 'Kurs obniża tylko sprzedaż przez dyrektora',
  'note.beside-stack': 'Do kupienia obok stosu już o fazę wcześniej',
  'note.blocked': 'Blokuje go {about}: dopóki jest otwarta, nie można tu położyć kafelka',
  'note.closes-private': 'Kafelek położony tutaj zamyka {about}',
  'note.bonus': 'Daje więcej korporacjom, których dyrektor ma {about}',
  'note.green-right': '{about} może tu położyć zielony kafelek w każdej fazie',
  'note.compass': 'Strona świata {about}',
  'compass.N': 'N',
  'compass.S': 'S',
  'compass.E': 'E',
  'compass.W': 'W',

  // Names on the map that are words.
  'place.C8': 'Północ–Południe',
  'place.C10': 'Wschód–Zachód',

  'fact.scenario': 'Przygotowanie',
  'fact.scenario.2NS': 'dwóch graczy, północ i południe',
  'fact.scenario.2EW': 'dwóch graczy, wschód i zachód',
  'fact.scenario.3': 'trzech graczy',
  'fact.scenario.4Std': 'czterech graczy',
  'fact.scenario.4Alt': 'czterech graczy, inne korporacje',
  'fact.scenario.5': 'pięciu graczy',
  'fact.scenario.6': 'sześciu graczy',
  'fact.trains-left': 'Pociągi w zapasie',
  'fact.short.trains-left': 'Zapas',
  'fact.short.train-bought': 'Kupiony pociąg',
  'fact.train-bought': 'W tej rundzie kupiono pociąg',
  'fact.tokens-forbidden': 'Żetonów już się nie stawia',
  'fact.city-laid': 'Położony kafelek z miastem',
  'fact.token-placed': 'Postawiony żeton',
  'fact.converted': 'Przekształcona w tej turze',

  'private.LB':
    'Jej właściciel musi założyć LNWR, zanim kupi cokolwiek innego, i nikt inny nie może jej założyć. Dopóki nie zostanie zamknięta, blokuje Birmingham: nikt nie może tam budować, nawet LNWR.',
  'private.AF': 'Po zamknięciu: raz dodatkowy kafelek w Perth.',
  'private.GN': 'Po zamknięciu: dodatkowy żeton w York i prawo do zielonego kafelka.',
  'private.SD': 'Po zamknięciu: 10 £ więcej za pociągi, które odwiedzają Middlesbrough.',
  'private.LM': 'Po zamknięciu: 30 £ więcej za pociągi, które odwiedzają Liverpool.',
  'private.LS': 'Po zamknięciu: raz dodatkowy kafelek w Leicester.',
  'private.TV': 'Po zamknięciu: kładzie za darmo tunel Severn.',
  'private.MC': 'Po zamknięciu: dodatkowy żeton w Carlisle i prawo do zielonego kafelka.',
  'private.CH': 'Po zamknięciu: 20 £ więcej za pociągi, które odwiedzają Holyhead.',

  'end.final_train': 'zapas pociągów jest pusty',
  'end.stock_market': 'kurs którejś korporacji doszedł do 350 £',

  /* ---- what is shown in short ---- */

  'train.2+1': '2+1: trzy postoje, najwyżej dwa z nich to miasta lub czerwone punkty.',
  'train.3+1': '3+1: cztery postoje, najwyżej trzy z nich to miasta lub czerwone punkty.',
  'train.4+2': '4+2: sześć postojów, najwyżej cztery z nich to miasta lub czerwone punkty.',
  'train.5+2': '5+2: siedem postojów, najwyżej pięć z nich to miasta lub czerwone punkty.',
  'train.4X':
    '4X: najwyżej cztery miasta lub czerwone punkty; miasteczka nic nie dają. Im dalej od siebie leżą końce, tym więcej zarabia.',
  'train.5X':
    '5X: najwyżej pięć miast lub czerwonych punktów; miasteczka nic nie dają. Im dalej od siebie leżą końce, tym więcej zarabia.',
  'train.6X':
    '6X: najwyżej sześć miast lub czerwonych punktów; miasteczka nic nie dają. Im dalej od siebie leżą końce, tym więcej zarabia.',
  'worth.about':
    'Majątek: gotówka, otwarte spółki prywatne po ich cenie i akcje po dzisiejszych kursach. Akcje korporacji bez pociągu liczą się w połowie.',

  /* ---- the log ---- */

  'event.operating-round': 'Runda operacyjna {set}.{number} z {of}',
  'event.bid': '{seat} licytuje {price} za {private}',
  'event.private-lowered': 'Nikt nie kupuje {private}, cena spada do {price}',
  'event.turn-order': 'Kolejność graczy: {order}',
  'event.director-changed':
    'Nowy dyrektor {company}: {to}{fromIs, select, none {} other { (poprzednio {from})}}',
  'event.receivership': '{director} porzuca {company}, która przechodzi pod zarząd komisaryczny',
  'event.converted': '{company} przekształca się w korporację z 10 akcjami i dostaje {amount}',
  'event.ten-shares': '{company} ma teraz dziesięć akcji',
  'event.corporation-removed': '{company} odpada z gry',
  'event.refunded': '{seat} dostaje zwrot {amount} za {company}',
  'event.train-bought':
    '{company} kupuje pociąg {train} {fromKind, select, bank {z zapasu} pool {z puli} other {od korporacji {from}}} za {price}',
  'event.train-dropped': 'Pociąg {train} odpada z zapasu',
  'event.deal-asked': '{company} proponuje {price} za pociąg {side} (właściciel: {seller})',
  'event.tokens-forbidden': 'Od teraz nie można stawiać żetonów',
  'event.train-ran':
    '{company} uruchamia pociąg {train}: {path} = {revenue}{itemsIs, select, 0 {} other { (w tym {items})}}',

  /* ---- choices ---- */

  'group.bid': 'Licytuj',
  'choice.bid': 'Licytuj {price} za {privateFull}',
  'choice.bid.short': '{private} za {price}',
  'group.end_turn': 'Zakończ turę',
  'choice.end_turn': 'Zakończ turę',
  'group.par': 'Załóż korporację',
  'group.buy_directorship': 'Przejmij korporację',
  'choice.buy_directorship': 'Kup z puli certyfikat dyrektora {company}',
  'choice.buy_directorship.short': '{company}',
  'group.convert': 'Przekształć na dziesięć akcji',
  'choice.convert': 'Przekształć {company} na dziesięć akcji',
  'choice.convert.short': '{company}',
  'group.close_private': 'Zamknij spółkę prywatną',
  'choice.close_private': 'Zamknij {privateFull}',
  'choice.close_private.short': '{private}',
  'group.buy_train': 'Kup pociąg z zapasu',
  'choice.buy_train': 'Kup pociąg {train} z zapasu',
  'group.buy_train_from': 'Kup pociąg od innej korporacji',

  /* ---- why not ---- */

  'refusal.unknown-corporation': 'W tej grze nie ma korporacji „{company}”.',
  'refusal.unknown-seller': '{seller} nie ma pociągów, które ta korporacja mogłaby kupić.',
  'refusal.already-sold': '{private} jest już sprzedana.',
  'refusal.lot-bid-on-this-turn': 'W tej turze masz już stawkę na {private}.',
  'refusal.bad-bid': 'Minimalna stawka za {private} to {least}, a podnosi się ją co {step}.',
  'refusal.not-enough-cash':
    '{mostIs, select, none {{costIs, select, none {Brakuje pieniędzy: to kosztuje {price}.} other {Brakuje pieniędzy: budowa kosztuje tam {cost}.}}} other {Możesz licytować najwyżej {most}: reszta gotówki jest związana w twoich innych stawkach.}}',
  'refusal.turn-is-no-pass': 'W tej turze padła już twoja stawka: zakończ turę, zamiast pasować.',
  'refusal.must-bid':
    'Nie możesz jeszcze spasować. {needed, plural, =1 {Musisz mieć najwyższą stawkę na jednej pozycji} one {Musisz mieć najwyższą stawkę na # pozycji} few {Musisz mieć najwyższą stawkę na # pozycjach} many {Musisz mieć najwyższą stawkę na # pozycjach} other {Musisz mieć najwyższą stawkę na # pozycji}} albo poczekać, aż każda pozycja ma stawkę.',
  'refusal.bid-or-pass': 'Licytuj coś albo pasuj.',

  'refusal.lnwr-first':
    'Jako właściciel London & Birmingham musisz założyć LNWR, zanim kupisz cokolwiek innego.',
  'refusal.only-lb-starts-lnwr': '{company} może założyć tylko właściciel London & Birmingham.',
  'refusal.only-the-converted': 'Po przekształceniu możesz kupować tylko akcje {company}.',
  'refusal.one-purchase': 'W tej turze masz już kupno za sobą.',
  'refusal.holding-limit': 'Nikt nie może kupić z oferty pierwotnej więcej niż {most} jednej korporacji.',
  'refusal.not-in-receivership':
    '{company} nie jest pod zarządem komisarycznym: jej certyfikatu dyrektora nie ma w puli.',
  'refusal.needs-one-certificate': 'Aby przejąć {company}, trzeba mieć dokładnie jeden jej certyfikat.',
  'refusal.ordinary-share-in-pool': 'W puli są zwykłe akcje {company}: najpierw trzeba je kupić.',
  'refusal.half-needs-change':
    'Połowy certyfikatu dyrektora {company} nie można sprzedać: w puli nie ma akcji, którą można by za niego wydać.',
  'refusal.second-tranche': '{company} można założyć najwcześniej w drugiej rundzie giełdowej.',
  'refusal.sell-before-buying': 'Sprzedawać można przed kupnem lub przekształceniem, nie po nim.',
  'refusal.convert-first': 'Przekształcenie musi być pierwszym ruchem w turze.',
  'refusal.not-director': 'O tym decyduje tylko dyrektor {company}.',
  'refusal.has-ten-shares': '{company} nie może się przekształcić: ma już dziesięć akcji.',
  'refusal.has-not-operated': '{company} musi najpierw operować, dopiero potem może się przekształcić.',

  'refusal.not-owner': '{private} nie należy do ciebie, więc nie możesz jej tu użyć.',
  'refusal.already-closed': '{private} jest już zamknięta.',
  'refusal.too-early': '{private} można zamknąć od pierwszej rundy operacyjnej.',
  'refusal.no-such-power': '{private} nie ma takiej zdolności.',
  'refusal.private-open': 'Zdolności {private} można użyć dopiero po jej zamknięciu.',
  'refusal.power-gone': 'Zdolności {private} już użyto.',
  'refusal.insolvent': '{private} nie można użyć dla niewypłacalnej korporacji.',
  'refusal.not-for-this-power': 'Na {hex} nie można tak użyć tej spółki prywatnej.',
  'refusal.only-when-building': '{private} kładzie swój kafelek tylko wtedy, gdy korporacja buduje.',
  'refusal.hex-blocked': '{private} blokuje {hex}, dopóki jest otwarta.',

  'refusal.home-hex-closed':
    'To heks macierzysty {company}, która jeszcze nie działa: nikt inny nie może tu budować.',
  'refusal.no-new-track': 'Taka modernizacja na {hex} nie daje korporacji nowych torów.',
  'refusal.no-lay-left': 'Korporacja położyła już w tej turze dwa kafelki.',
  'refusal.one-city': 'Tylko jeden z dwóch kafelków w turze może być z miastem.',
  'refusal.hex-out-of-reach': 'Tory korporacji nie dochodzą do {hex}.',
  'refusal.track-not-joined': 'Przy takim ułożeniu kafelek na {hex} nie łączyłby się z torami korporacji.',
  'refusal.no-more-tokens': 'Tak blisko końca gry nie można już stawiać żetonów.',
  'refusal.one-token': 'W turze można postawić jeden żeton, a ta korporacja już to zrobiła.',
  'refusal.no-token-left': 'Korporacja nie ma już żetonów.',
  'refusal.own-token-there': 'Korporacja ma już żeton na {hex}.',
  'refusal.city-out-of-reach': 'Tory korporacji nie dochodzą do tego miasta na {hex}.',

  'refusal.too-far':
    'Trasa liczy {cities, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}}, a zasięg pociągu to {most}.',
  'refusal.too-many-stops':
    'Trasa liczy {stops, plural, one {# postój} few {# postoje} many {# postojów} other {# postoju}}, a zasięg pociągu to {most} i żadnego nie wolno pominąć.',
  'refusal.revenue-is-computed': 'Dochód oblicza gra; podać własny może tylko importowany plik.',

  'refusal.has-a-train': '{company} ma pociąg, więc to nie sytuacja awaryjna.',
  'refusal.can-pay-a-train':
    'Korporację stać na pociąg za {price}, więc nie może się przekształcić w swojej turze.',
  'refusal.face-value-only': 'Zapas sprzedaje tylko po cenie z karty: {price}.',
  'refusal.last-train': '{seller} może sprzedać swój ostatni pociąg tylko korporacji, która nie ma żadnego.',
  'refusal.depot-only': 'Po przekształceniu w swojej turze korporacja musi kupić pociąg z zapasu.',
  'refusal.not-at-turn': 'To nie jest tura {company}.',
  'refusal.must-buy-train':
    '{dearestIs, select, none {Korporacja nie ma pociągu i stać ją na najtańszy ({cheapest}), ale nie na najdroższy: musi kupić.} other {Korporacja nie ma pociągu i stać ją na najdroższy ({dearest}): musi kupić.}}',
  'refusal.tile-not-used': 'Kafelek {tile} ma ostry łuk i w tej grze się go nie używa.',

  /* ---- what a run earns ---- */

  'revenue.tunnel': 'Tunel: {at}',
  'revenue.private': 'Bonus {atIs}',
  'revenue.compass': 'Strony świata: {atIs, select, NS {północ–południe} EW {wschód–zachód} other {bonus}}',
  'revenue.distance': 'Odległość: {atIs, plural, one {# heks} few {# heksy} many {# heksów} other {# heksu}}',
  'bonus.tunnel': 'tunel',
  'bonus.private': 'spółka prywatna',
  'bonus.compass': 'strony świata',
  'bonus.distance': 'odległość',

  /* ---- switches ---- */

  'option.recv.always_convert.false': 'tylko gdy nie stać jej na żaden pociąg',
  'option.recv.always_convert.true': 'zawsze, przed kupnem',
  'option.recv.always_convert.after_run': 'tylko gdy po wynajętym przejeździe brakuje pieniędzy',
  'option.trade_consent.table': 'gracze uzgadniają to między sobą, od razu',
  'option.trade_consent.ask': 'gra pyta drugiego dyrektora',

  /* ---- the page says corporation here: a company is a private one ---- */

  'board.market.companies': 'Korporacje w kolejności operowania',
  'page.column.unstarted': 'Niezałożone korporacje',
  'page.chart.revenue': 'Dochód każdej korporacji',
  'page.owners.note.rail': 'procent każdej korporacji; ★ dyrektor',
  'page.owners.none': 'Nie założono jeszcze żadnej korporacji.',
  'page.forecast.note': 'najlepszy przejazd każdej korporacji na tej mapie, jeśli wypłaci wszystko',
  'page.forecast.nobody': 'Żadna korporacja nie ma pociągu.',
  'page.plan.runs': 'Najlepszy przejazd każdej korporacji, teraz i w planie',
  'page.view.companies': 'Korporacje',
  'page.holdings-help': 'procent każdej korporacji',
  'page.strip-none': 'Żadna korporacja jeszcze nie operuje.',
  'page.company': 'Korporacja',
  'page.trains.rust-nobody': 'Pierwszy {trigger} złomuje {victims}: nie ma ich żadna korporacja',
  'page.moment.failure': 'Korporacja w tarapatach',
  'help.token':
    'Żeton zajmuje korporacji miejsce w mieście, a jej trasy mogą się tam zaczynać. W turze możesz postawić jeden.',
  'zone.par': 'Tu zaczynają korporacje',
  'refusal.unknown-company': 'Nie ma tu korporacji „{company}”.',
  'refusal.no-such-par': 'Cena emisyjna korporacji to {prices}, a nie {price}.',
  'refusal.one-block':
    'W tej turze sprzedano już {company}: wszystkie akcje jednej korporacji sprzedaje się razem.',
  'refusal.through-blocked-city': 'Miasto {at} jest pełne cudzych żetonów: pociąg przez nie nie przejedzie.',
  'refusal.no-own-token': 'Trasa musi mieć postój z żetonem korporacji.',
  'refusal.not-its-train': 'Ten pociąg nie należy do korporacji.',
  'refusal.track-shared': 'Dwa pociągi korporacji nie mogą jechać tym samym odcinkiem toru.',
  'refusal.must-run': 'Korporacja ma pociąg i trasę, więc musi go uruchomić.',
  'refusal.train-limit': 'Korporacja ma już tyle pociągów, ile może mieć.',
};
