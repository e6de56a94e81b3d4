import type { Messages } from '../messages.ts';
import { BOTS_PL_RAIL } from './bots-rail.ts';

/** Words that the 18xx titles share; each of them lays its own over these. */
export const RAIL: Messages = {
  ...BOTS_PL_RAIL,

  /* ---- rounds, steps, places to stand ---- */

  'round.auction': 'Licytacja spółek prywatnych',
  'round.stock': 'Runda giełdowa {set}',
  'round.operating': 'Runda operacyjna {set}.{number}{of, select, 0 {} 1 {} other { z {of}}}',

  'ask.company': '{company}, dyrektor {seat}',

  'step.auction': 'Licytacja',
  'step.stock': 'Akcje',
  'step.track': 'Tory',
  'step.token': 'Żeton',
  'step.routes': 'Przejazd',
  'step.run': 'Przejazd',
  'step.dividend': 'Dywidenda',
  'step.pay': 'Dywidenda',
  'step.trains': 'Pociągi',
  'step.discard': 'Odrzucanie',
  'step.closing': 'Koniec',

  'ask.stock': 'sprzedać i kupić akcje',
  'ask.track': 'zbudować tory',
  'ask.token': 'postawić żeton',
  'ask.routes': 'uruchomić pociągi',
  'ask.dividend': 'wypłacić lub zatrzymać dochód',
  'ask.trains': 'kupić pociągi',
  'ask.discard': 'odrzucić pociąg',

  'help.token':
    'Żeton zajmuje spółce miejsce w mieście, a jej trasy mogą się tam zaczynać. W turze możesz postawić jeden.',
  'help.routes':
    'Każdy pociąg dostaje trasę z co najmniej dwoma postojami, w tym z żetonem spółki. Dwa pociągi nie mogą jechać tymi samymi torami.',
  'help.dividend':
    'Po wypłacie akcjonariuszom kurs rośnie; po zatrzymaniu pieniądze zostają w spółce, a kurs spada.',
  'help.discard': 'Spółka ma więcej pociągów, niż wolno jej teraz mieć. Jeden trzeba odrzucić, bez zapłaty.',

  'status.unstarted': 'niezałożona',
  'status.started': 'jeszcze nie działa',
  'status.floated': 'działa',
  'status.receivership': 'pod zarządem komisarycznym',

  'flag.insolvent': 'niewypłacalna: wynajmuje pociąg',
  'flag.half-value': 'bez pociągu: akcje sprzedaje się za pół kursu',
  'flag.used': 'wykorzystana',

  'zone.par': 'Tu zaczynają spółki',
  'zone.end': 'Kurs, który doszedł aż tutaj, kończy grę',

  'fact.tiles-laid': 'Położone kafelki',
  'nth.tiles-laid':
    '{of, select, 1 {jedyny kafelek w tej turze} other {kafelek {number} z {of} w tej turze}}',

  'end.bank': 'bank pękł',
  'end.manually_ended': 'gracze przerwali grę',

  /* ---- the log ---- */

  'event.passed': '{seat} pasuje',
  'event.priority': '{seat} ma priorytet',
  'event.stock-round': 'Runda giełdowa {number}',
  'event.operating-round': 'Runda operacyjna {set}.{number}{of, select, 1 {} other { z {of}}}',
  'event.turn': '{company} operuje',
  'event.phase': 'Zaczyna się faza {phase}',

  'event.private-bought': '{seat} kupuje {privateFull} za {price}',
  'event.private-paid': '{owner} dostaje {amount} z {private}',
  'event.private-closed': '{private} zostaje zamknięta',

  'event.par-set': '{seat} zakłada {company} z ceną emisyjną {price}',
  'event.share-bought':
    '{seat} kupuje akcję {company} {fromIs, select, ipo {z oferty pierwotnej} other {z puli}} za {price}',
  'event.shares-sold': '{seat} sprzedaje {percent} {company} za {income}',
  'event.floated': '{company} rozpoczyna działalność',
  'event.capital-paid': '{company} dostaje {amount} kapitału',
  'event.price-moved': '{fromIs, select, none {Kurs {company}: {to}} other {Kurs {company}: {from} → {to}}}',

  'event.tile-laid': '{by} kładzie kafelek {tile} na {hex}{costIs, select, 0 {} other { za {cost}}}',
  'event.home-token': '{company} stawia stację macierzystą na {hex}',
  'event.token-placed': '{company} stawia żeton na {hex} za {price}',
  'event.train-ran': '{company} uruchamia pociąg {train}: {path} = {revenue}',
  'event.paid-out': '{revenueIs, select, 0 {{company} nic nie wypłaca} other {{company} wypłaca {revenue}}}',
  'event.withheld':
    '{revenueIs, select, 0 {{company} nic nie zarabia} other {{company} zatrzymuje {revenue}}}',

  'event.train-bought':
    '{company} kupuje pociąg {train} {fromKind, select, bank {z banku} pool {z puli} other {od spółki {from}}} za {price}',
  'event.train-discarded': '{company} odrzuca pociąg {train}',
  'event.train-exported': 'Pociąg {train} idzie na eksport i odpada z gry',
  'event.trains-rusted':
    '{trainsIs, select, 1 {Zezłomowany pociąg} other {Zezłomowane pociągi}} {company}: {trains}',
  'event.insolvent': '{company} jest niewypłacalna i wynajmuje pociąg',
  'event.solvent': '{company} jest znów wypłacalna',

  'event.import-difference':
    '{recordedIs, select, none {Zagrano według pliku, choć nasze zasady mówią: „{what}”} other {Zagrano według pliku wbrew naszym zasadom, {what}: w pliku {recorded}, według naszych zasad {ours}}}',
  'difference.revenue': 'dochód',
  'difference.subsidy': 'subsydium',
  'event.end-triggered': 'Koniec gry jest przesądzony: {reason}',
  'event.game-over': 'Koniec gry: {reason}',

  /* ---- choices ---- */

  'group.par': 'Załóż spółkę',
  'choice.par': 'Załóż {company}{priceIs, select, none {} other { po {price}}}',
  'choice.par.short': '{company}{priceIs, select, none {} other { po {price}}}',

  'group.buy_share': 'Kup akcję',
  'choice.buy_share': 'Kup akcję {company} {fromIs, select, ipo {z oferty pierwotnej} other {z puli}}',
  'choice.buy_share.short': '{company}, {fromIs, select, ipo {nowa} other {pula}}',

  'group.sell_shares': 'Sprzedaj akcje',
  'choice.sell_shares': 'Sprzedaj {percent} {company}',
  'choice.sell_shares.short': '{percent} {company}',

  'group.buy_private': 'Kup spółkę prywatną',
  'choice.buy_private': 'Kup {privateFull}',
  'choice.buy_private.short': '{private}',

  'group.lay_tile': 'Połóż kafelek',
  'choice.lay_tile':
    '{tileIs, select, none {Połóż kafelek} other {Połóż kafelek {tile}}}{hexIs, select, none {} other { na {hex}}}{privateIs, select, none {} other {, {privateFull}}}',
  'choice.lay_tile.short':
    '{tileIs, select, none {{hexIs, select, none {Kafelek} other {{hex}}}} other {{tile}{hexIs, select, none {} other { na {hex}}}}}{privateIs, select, none {} other {, {private}}}',

  'group.place_token': 'Postaw żeton',
  'choice.place_token': 'Postaw żeton na {hex}{privateIs, select, none {} other {, {privateFull}}}',
  'choice.place_token.short': '{hex}{privateIs, select, none {} other {, {private}}}',

  'group.run_routes': 'Uruchom pociągi',
  'choice.run_routes':
    '{routesIs, select, none {Uruchom pociągi} 0 {Nie uruchamiaj pociągów} 1 {Jedź tą trasą} other {Jedź tymi trasami}}',
  'choice.run_routes.short':
    '{routesIs, select, none {Jedź} other {{routesIs, plural, =0 {Bez przejazdu} one {# trasa} few {# trasy} many {# tras} other {# trasy}}}}',

  'group.dividend': 'Dywidenda',
  'choice.dividend': '{payIs, select, true {Wypłać akcjonariuszom} other {Zatrzymaj dochód}}',
  'choice.dividend.short': '{payIs, select, true {Wypłać} other {Zatrzymaj}}',

  'group.buy_train': 'Kup pociąg z banku',
  'choice.buy_train': 'Kup pociąg {train} z banku',
  'choice.buy_train.short': '{train}',

  'group.buy_train_from': 'Kup pociąg od innej spółki',
  'choice.buy_train_from': 'Kup pociąg {train} od {company} za {price}',
  'choice.buy_train_from.short': '{train} od {company}',

  'group.discard_train': 'Odrzuć pociąg',
  'choice.discard_train': 'Odrzuć pociąg {train}',
  'choice.discard_train.short': '{train}',

  'group.end_game': 'Przerwij grę',
  'choice.end_game': 'Przerwij grę w tym miejscu',

  'choice.pass.track': 'Nie buduj więcej torów',
  'choice.pass.track.short': 'Pomiń',
  'choice.pass.token': 'Nie stawiaj żetonu',
  'choice.pass.token.short': 'Pomiń',
  'choice.pass.pay': 'Nie zaciągaj pożyczki',
  'choice.pass.pay.short': 'Bez pożyczki',
  'choice.pass.trains': 'Nie kupuj więcej pociągów',
  'choice.pass.trains.short': 'Gotowe',
  'choice.pass.closing': 'Zakończ turę',
  'choice.pass.closing.short': 'Zakończ turę',
  'choice.pass.build': 'Nie buduj więcej',
  'choice.pass.build.short': 'Pomiń',
  'choice.pass.share': 'Nie kupuj akcji',
  'choice.pass.share.short': 'Pomiń',

  /* ---- why not ---- */

  'refusal.game-over': 'Gra się skończyła.',
  'refusal.not-your-decision': 'Teraz decyduje {seat}.',
  'refusal.not-now': 'Jeszcze nie teraz. Najpierw krok „{step}”.',
  'refusal.not-by-hand': 'Gra kończy się według własnych zasad; ręcznie można przerwać tylko importowaną.',

  'refusal.not-enough-cash':
    '{costIs, select, none {{priceIs, select, none {Brakuje na to pieniędzy.} other {Brakuje pieniędzy: to kosztuje {price}.}}} other {Brakuje pieniędzy: budowa kosztuje tam {cost}.}}',
  'refusal.unknown-company': 'Nie ma tu spółki „{company}”.',
  'refusal.unknown-private': 'Nie ma tu spółki prywatnej „{private}”.',
  'refusal.unknown-hex': 'Na tej mapie nie ma heksu „{hex}”.',
  'refusal.unknown-tile': 'W tej grze nie ma kafelka „{tile}”.',
  'refusal.unknown-seller': '{seller} nie ma pociągów, które ta spółka mogłaby kupić.',

  'refusal.certificate-limit':
    'Osiągnięto limit: {limit, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}. Przed kupnem trzeba coś sprzedać.',
  'refusal.over-certificate-limit':
    'Masz {held, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}, a limit to {limit}: sprzedawaj, aż się w nim zmieścisz.',
  'refusal.holding-limit':
    'Przy {seats, plural, one {# graczu} few {# graczach} many {# graczach} other {# gracza}} nikt nie może mieć więcej niż {most} jednej spółki.',
  'refusal.sold-this-round':
    'W tej rundzie sprzedano już {companyIs, select, none {{private}} other {akcje {company}}}: odkupić można dopiero w następnej.',
  'refusal.not-started': '{company} nie jest jeszcze założona.',
  'refusal.already-started': '{company} jest już założona.',
  'refusal.no-share-there':
    '{fromIs, select, ipo {W ofercie pierwotnej nie ma już akcji {company}.} pool {W puli nie ma akcji {company}.} other {Nie ma akcji {company} do kupienia.}}',
  'refusal.no-such-par': 'Cena emisyjna spółki to {prices}, a nie {price}.',
  'refusal.one-block':
    'W tej turze sprzedano już {company}: wszystkie akcje jednej spółki sprzedaje się razem.',
  'refusal.bad-block': '{percent} to nie jest pełna liczba akcji.',
  'refusal.not-held': 'Nie masz {percent} {company} w certyfikatach, które można sprzedać razem.',

  'refusal.colour-not-yet':
    'Nie ma jeszcze {colourIs, select, yellow {żółtych kafelków} green {zielonych kafelków} brown {brązowych kafelków} gray {szarych kafelków} blue {niebieskich kafelków} other {takich kafelków ({colour})}}: przyniesie je późniejszy pociąg.',
  'refusal.no-tile-left': 'Wszystkie egzemplarze kafelka {tile} leżą już na mapie.',
  'refusal.hex-out-of-reach': 'Tory spółki nie dochodzą do {hex}.',
  'refusal.track-not-joined': 'Przy takim ułożeniu kafelek na {hex} nie łączyłby się z torami spółki.',
  'refusal.tile-does-not-fit':
    '{tileIs, select, none {Na {hex} nie pasuje żaden kafelek.} other {Kafelek {tile} w tym ułożeniu nie pasuje na {hex}.}}',
  'refusal.stop-moved':
    'Kafelek {tile} w tym ułożeniu przesunąłby postój na {hex}: z każdego postoju musi dalej wychodzić choć jeden z jego torów.',
  'refusal.no-lay-left': 'Spółka zbudowała w tej turze wszystko, co mogła.',

  'refusal.no-token-left': 'Spółka nie ma już żetonów.',
  'refusal.no-city-there': 'Na {hex} nie ma miasta, w którym można postawić żeton.',
  'refusal.own-token-there': 'Spółka ma już żeton na {hex}.',
  'refusal.city-out-of-reach': 'Tory spółki nie dochodzą do tego miasta na {hex}.',
  'refusal.no-free-slot': 'W tym mieście na {hex} nie ma wolnego miejsca.',

  'refusal.no-such-place': 'Na tej mapie nie ma postoju „{atIs}”.',
  'refusal.no-track': 'W tę stronę nie ma dalej torów: {at}.',
  'refusal.ends-on-track':
    'Trasa musi zaczynać się i kończyć w mieście, w miasteczku lub w punkcie zewnętrznym, a nie w szczerym polu.',
  'refusal.too-short': 'Trasa musi mieć co najmniej dwa postoje.',
  'refusal.stop-twice': 'Trasa może odwiedzić każdy postój tylko raz.',
  'refusal.track-twice': 'Trasa nie może dwa razy prowadzić tym samym odcinkiem toru.',
  'refusal.through-end-of-line': '{at} to koniec linii: trasa nie może prowadzić dalej.',
  'refusal.through-blocked-city': 'Miasto {at} jest pełne cudzych żetonów: pociąg przez nie nie przejedzie.',
  'refusal.no-own-token': 'Trasa musi mieć postój z żetonem spółki.',
  'refusal.not-its-train': 'Ten pociąg nie należy do spółki.',
  'refusal.train-twice': 'Każdy pociąg jedzie tylko jedną trasą.',
  'refusal.track-shared': 'Dwa pociągi spółki nie mogą jechać tym samym odcinkiem toru.',
  'refusal.must-run': 'Spółka ma pociąg i trasę, więc musi go uruchomić.',

  'refusal.train-limit': 'Spółka ma już tyle pociągów, ile może mieć.',
  'refusal.not-on-sale':
    '{sideIs, select, none {Pociągu „{train}” nie można teraz kupić.} other {Pociągu „{side}” nie można teraz kupić.}}',
  'refusal.bad-price':
    '{minIs, select, none {Cena nie może wynosić {price}.} other {Cena musi wynosić od {min} do {max}.}}',
  'refusal.must-buy-train': 'Spółka ma trasę, ale nie ma pociągu: musi go kupić przed końcem swojej tury.',
  'refusal.not-over-the-limit': '{company} nie ma nadmiarowych pociągów.',

  /* ---- what a run earns ---- */

  'revenue.stop': '{at}',

  /* ---- an offer that waits for the other owner's answer ---- */

  'step.consent': 'Odpowiedź',
  'ask.consent': 'odpowiedzieć na propozycję',
  'help.consent': 'Inna spółka chce kupić coś, co należy do ciebie. Możesz przyjąć albo odrzucić.',
  'event.deal-asked': '{company} proponuje {price} za {sideIs, select, none {{item}} other {pociąg {side}}}',
  'event.deal-accepted': 'Propozycja {company} przyjęta: {item}',
  'event.deal-refused': 'Propozycja {company} odrzucona: {item}',
  'word.deal':
    '{company} proponuje {price} za {item}{sellerIs, select, none {} other { (sprzedaje {seller})}}',
  'group.answer': 'Odpowiedź',
  'choice.answer': '{acceptIs, select, true {Przyjmij propozycję} other {Odrzuć propozycję}}',
  'choice.answer.short': '{acceptIs, select, true {Przyjmij} other {Odrzuć}}',
  'refusal.declined-this-turn': 'Właściciel już w tej turze odmówił sprzedaży: {item}.',
  'refusal.nothing-asked': 'Nie ma propozycji, na którą trzeba odpowiedzieć.',
  'option.trade_consent.table': 'gracze uzgadniają to między sobą',
  'option.trade_consent.ask': 'gra pyta właściciela',
};
