import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_PL_1848 } from './terms-1848.ts';

/** 1848: Australia. */
export const PL_1848: Messages = {
  ...RAIL,
  ...TERMS_PL_1848,

  /* ---- decisions ---- */

  'step.last-loan': 'Pożyczka',
  'step.crisis': 'Dług',
  'step.tasmania': 'Tasmania',
  'step.loan': 'Pożyczka',
  'step.buy-private': 'Prywatne',
  'step.special-lay': 'Kafelek',

  'ask.auction': 'kupić spółkę prywatną albo obniżyć cenę jednej z nich',
  'ask.last-loan': 'zaciągnąć pożyczkę albo grać dalej bez niej',
  'ask.closing': 'zakończyć turę',
  'ask.crisis': 'sprzedać akcje, by spłacić dług',
  'ask.tasmania': 'położyć kafelek Tasmanii',

  'help.auction':
    'Kup jedną po jej cenie albo obniż cenę jednej o 5 £. Tylko właściciele spółek prywatnych mogą zamiast tego spasować.',
  'help.stock':
    '{setIs, select, 1 {Kup jeden certyfikat lub załóż spółkę albo spasuj. W pierwszej rundzie giełdowej nie wolno sprzedawać akcji spółek.} other {Najpierw sprzedaj, ile chcesz, potem kup jeden certyfikat lub załóż spółkę; możesz też spasować.}} Runda kończy się, gdy wszyscy po kolei spasują.',
  'help.track':
    '{phaseIs, select, 2 {Połóż jeden żółty kafelek. Po sprzedaży pierwszego pociągu 3 możesz położyć dwa albo zmodernizować jeden.} other {Połóż jeden lub dwa żółte kafelki albo zmodernizuj jeden.}} Budować wolno tam, dokąd sięgają tory od żetonów spółki.',
  'help.last-loan':
    'Spółka jest w pierwszej kolumnie i nie ma pociągu: bez pożyczki jej kurs spadnie i przejdzie ona pod zarząd komisaryczny.',
  'help.trains':
    'Bank sprzedaje swój najniższy pociąg, zwykły lub z plusem. {phaseIs, select, 2 {Pociągi innych spółek można kupować po sprzedaży pierwszego pociągu 3.} other {Można też kupować pociągi innych spółek.}}',
  'help.closing': 'To ostatnia w tej turze okazja, by zaciągnąć pożyczkę lub kupić spółkę prywatną.',
  'help.crisis':
    'Masz dług po spółce, która przeszła pod zarząd komisaryczny. Sprzedaj tylko tyle, ile trzeba; żadna spółka nie może przy tym zmienić dyrektora.',
  'help.tasmania':
    'Spółki prywatne zostały zamknięte. Zanim gra pójdzie dalej, połóż kafelek na jednym z dwóch wolnych miejsc.',

  'status.receivership': 'pod zarządem komisarycznym',
  'status.bank': 'bank, który udziela pożyczek',
  'flag.waits-for-connection': 'czeka na połączenie Adelaide i Sydney albo na pierwszy pociąg 6',
  'flag.sold-out': 'wyprzedana: na koniec rundy giełdowej jej kurs wzrośnie',
  'flag.pool-full': 'pula nie przyjmuje więcej jej akcji',
  'flag.last-column': 'o krok od zarządu komisarycznego',
  'flag.loan-limit': 'zaciągnęła już pięć pożyczek',
  'flag.power-only': 'już nie płaci, ale jej zdolności można jeszcze użyć',
  'flag.tile-due': 'jej kafelek trzeba teraz położyć',
  'zone.receivership': 'Tu spółka przechodzi pod zarząd komisaryczny',

  'note.loans': 'Spółki mogą zaciągać pożyczki',
  'note.two-yellow-tiles': 'Dwa żółte kafelki w turze albo jedna modernizacja',
  'note.train-trade': 'Spółki mogą kupować pociągi od siebie nawzajem',
  'note.private-sales': 'Spółki mogą kupować spółki prywatne',
  'note.private-powers': 'Można używać spółek prywatnych',
  'note.privates-close': 'Spółki prywatne zostają zamknięte',
  'note.ghan-on-sale': 'Można kupić 2E',
  'note.com-free': 'COM może operować bez połączenia Adelaide–Sydney',
  'note.boe-100': 'Bank Anglii płaci 10 £ na akcję i dodatkowo za swoje żetony',
  'note.boe-200': 'Bank Anglii płaci 20 £ na akcję i dodatkowo za swoje żetony',
  'note.boe-300': 'Bank Anglii płaci 30 £ na akcję i dodatkowo za swoje żetony',
  'note.trade-in': 'D kosztuje {price}, gdy oddaje się w rozliczeniu 4',
  'note.outside-limit': 'Nie wlicza się do limitu pociągów; jeden na spółkę',
  'note.com-home': 'Tu zacznie COM',
  'note.tasmania': 'Tu można położyć kafelek Tasmanii',

  'fact.bank-of-england': 'Bank Anglii, gotówka',
  'fact.boe-dividend': 'Bank Anglii, następna dywidenda',
  'fact.loans-issued': 'Zaciągnięte pożyczki',
  'fact.receiverships': 'Spółki pod zarządem komisarycznym',
  'fact.com-may-operate': 'COM może operować',
  'fact.short.bank-of-england': 'Bank Anglii',
  'fact.short.boe-dividend': 'Bank Anglii płaci',
  'fact.short.loans-issued': 'Pożyczki',
  'fact.short.receiverships': 'Pod zarządem',
  'fact.short.com-may-operate': 'COM operuje',
  'fact.yellow-tiles': 'Położone żółte kafelki',
  'nth.yellow-tiles':
    '{of, select, 1 {jedyny kafelek w tej turze} other {kafelek {number} z {of} w tej turze}}',
  'nth.upgraded': 'jedyny kafelek w tej turze',
  'fact.upgraded': 'Zmodernizowany kafelek',
  'fact.loan-taken': 'Zaciągnięta pożyczka',
  'fact.forced-loans': 'Przymusowe pożyczki',
  'fact.set-aside': 'Odłożone na kupione pociągi',

  'private.P1': 'Płaci właścicielowi i nic więcej. Tania i łatwa do zdobycia.',
  'private.P2': 'Raz kładzie zwykły żółty kafelek na osiągalnej pustyni, o 40 £ taniej.',
  'private.P3': 'Kładzie na mapie kafelek Tasmanii, za darmo i bez połączenia.',
  'private.P4': 'Obniża cenę jednego 2E o 100 £.',
  'private.P5': 'Daje akcję QR, którą można sprzedać, gdy QR jest już założona.',
  'private.P6': 'Daje certyfikat dyrektora CAR po cenie 100 £ i zostaje zamknięta z pierwszym pociągiem CAR.',

  'end.stock_market':
    'kurs którejś spółki doszedł do 450 £ albo zaciągnięto szesnaście z dwudziestu pożyczek',
  'end.closed_five': 'pięć spółek jest pod zarządem komisarycznym',

  /* ---- what is shown in short ---- */

  'train.2':
    '2: najwyżej 2 miasta, a każda zmiana rozstawu liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.2+':
    '2+: najwyżej 2 miasta, a każda zmiana rozstawu oprócz pierwszej liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.3':
    '3: najwyżej 3 miasta, a każda zmiana rozstawu liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.3+':
    '3+: najwyżej 3 miasta, a każda zmiana rozstawu oprócz pierwszej liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.4':
    '4: najwyżej 4 miasta, a każda zmiana rozstawu liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.4+':
    '4+: najwyżej 4 miasta, a każda zmiana rozstawu oprócz pierwszej liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.5':
    '5: najwyżej 5 miast, a każda zmiana rozstawu liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.5+':
    '5+: najwyżej 5 miast, a każda zmiana rozstawu oprócz pierwszej liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.6':
    '6: najwyżej 6 miast, a każda zmiana rozstawu liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.6+':
    '6+: najwyżej 6 miast, a każda zmiana rozstawu oprócz pierwszej liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.8':
    '8: najwyżej 8 miast, a każda zmiana rozstawu liczy się jak miasto. Miasteczka nic nie kosztują.',
  'train.D': 'D: dowolnie wiele miast i zmian rozstawu.',
  'train.2E':
    '2E (Ghan): z Alice Springs do miasta z żetonem spółki, choćby najdalszego. Zarabia tylko na tych dwóch miejscach.',
  'label.K':
    'K (pasują tu tylko kafelki z tą etykietą; pociąg, który odwiedza kilka miast K, może zarobić bonus)',
  'worth.about':
    'Majątek: gotówka i akcje po dzisiejszych kursach. Spółki prywatne się nie liczą, więc kupno takiej obniża majątek o jej cenę.',

  /* ---- the log ---- */

  'event.private-lowered': '{seat} obniża cenę {private} do {price}',
  'event.private-sold': '{company} kupuje {private} za {price} (sprzedaje {seller})',
  'event.director-changed': 'Nowy dyrektor {company}: {to} (poprzednio {from})',
  'event.connected': 'Adelaide i Sydney są połączone',
  'event.train-ran':
    '{company} uruchamia pociąg {side}: {path} = {revenue}{itemsIs, select, 0 {} other { (w tym {items})}}',
  'event.share-bought':
    '{seat} kupuje akcję {company}{companyIs, select, BOE {} other { {fromIs, select, ipo {z oferty pierwotnej} other {z puli}}}} za {price}',
  'event.shares-sold':
    '{companyIs, select, BOE {{seat} odsprzedaje {company} {percent} jego akcji za {income}} other {{seat} sprzedaje {percent} {company} za {income}}}',
  'event.train-paid': '{company} płaci za kupiony pociąg: {seller} dostaje {price}',
  'event.loan-taken':
    '{company} zaciąga pożyczkę i ma teraz {loans, plural, one {# pożyczkę} few {# pożyczki} many {# pożyczek} other {# pożyczki}}',
  'event.receivership':
    '{company} (dyrektor {director}) przechodzi pod zarząd komisaryczny, jako spółka nr {number}',
  'event.compensated':
    '{seat} dostaje {amount} za akcje {company}{byDirectorIs, select, 0 {} other {, w tym {byDirector} od dyrektora}}',

  /* ---- choices ---- */

  'choice.buy_share':
    'Kup akcję {company}{companyIs, select, BOE {} other { {fromIs, select, ipo {z oferty pierwotnej} other {z puli}}}}',
  'choice.buy_share.short':
    '{company}{companyIs, select, BOE {} other {, {fromIs, select, ipo {nowa} other {pula}}}}',
  // What the Bank of England has not sold, or has back, is on its own sheet.
  'page.stock.from.pool': '{companyIs, select, BOE {akcja} other {pula}}',
  'page.stock.buy.pool':
    'Kup {company}{companyIs, select, BOE {} other { z puli}}{sum, select, none {} other { za {sum}}}',
  'group.lower_private': 'Obniż cenę',
  'choice.lower_private': 'Obniż o 5 £: {privateFull}',
  'choice.lower_private.short': '{private}',
  'group.take_loan': 'Zaciągnij pożyczkę',
  'choice.take_loan': 'Zaciągnij pożyczkę 100 £',
  'choice.take_loan.short': 'Pożyczka',
  'group.buy_from_owner': 'Kup spółkę prywatną',
  'choice.buy_from_owner': 'Kup {privateFull} od właściciela za {price}',
  'choice.buy_from_owner.short': '{private} za {price}',
  'choice.buy_train':
    'Kup pociąg {side} z banku{tradeInIs, select, none {} other {, oddając {tradeIn}}}{privateIs, select, none {} other {, {privateFull}}}',
  'choice.buy_train.short':
    '{side}{tradeInIs, select, none {} other { za {tradeIn}}}{privateIs, select, none {} other {, {private}}}',

  /* ---- why not ---- */

  'refusal.already-sold': '{private} jest już sprzedana.',
  'refusal.at-floor': '{private} kosztuje już tylko {floor} i nie może stanieć.',
  'refusal.must-lower-or-buy':
    'Pasować mogą tylko właściciele spółek prywatnych: kup jedną albo obniż cenę jednej z nich.',

  'refusal.cannot-par': '{company} zakłada gracz, który kupi P6, i nikt inny.',
  'refusal.no-sales-yet':
    '{companyIs, select, BOE {W tej grze w pierwszej rundzie giełdowej nie wolno sprzedawać także akcji Banku Anglii.} other {W pierwszej rundzie giełdowej nie wolno sprzedawać akcji spółek.}}',
  'refusal.pool-limit': 'W puli może leżeć najwyżej {limit} {company}.',
  'refusal.no-successor': 'Nikt inny nie ma 20% {company}, więc nie byłoby nowego dyrektora.',

  'refusal.director-would-change': 'Sprzedaż na spłatę długu nie może zmienić dyrektora {company}.',
  'refusal.boe0-kept':
    'Pierwszego certyfikatu Banku Anglii nie można sprzedać, dopóki nikt inny nie ma żadnego.',
  'refusal.more-than-needed': 'Twój dług to {debt}: po {price} za akcję sprzedaj tylko tyle, ile trzeba.',

  'refusal.no-company': 'Pożyczki może zaciągać tylko spółka, w swojej turze.',
  'refusal.too-early':
    '{privateIs, select, none {Dopiero po sprzedaży pierwszego pociągu 3.} other {{private} można użyć po sprzedaży pierwszego pociągu 3.}}',
  'refusal.one-loan-a-turn':
    'Dobrowolnie można zaciągnąć jedną pożyczkę w turze, a ta spółka już to zrobiła.',
  'refusal.company-loan-limit':
    'Dobrowolnie spółka może zaciągnąć najwyżej {limit, plural, one {# pożyczkę} few {# pożyczki} many {# pożyczek} other {# pożyczki}}, a ta ma już wszystkie.',
  'refusal.no-loans-left': 'Zaciągnięto już wszystkie dwadzieścia pożyczek.',
  'refusal.loan-in-last-column': 'Spółka bez pociągu w pierwszej kolumnie musi zaciągnąć pożyczkę.',

  'refusal.power-gone': 'Zdolności {private} już użyto albo już wygasła.',
  'refusal.not-owner': '{private} nie należy ani do spółki, ani do jej dyrektora.',
  'refusal.not-in-this-phase': 'Spółki mogą kupować spółki prywatne tylko w fazach 3 i 4.',
  'refusal.never-for-sale': '{private} nigdy nie można sprzedać spółce.',
  'refusal.no-player-owns-it': '{private} nie należy już do gracza.',
  'refusal.only-from-director': 'Spółka może kupić spółkę prywatną tylko od własnego dyrektora.',
  'refusal.not-for-this-power':
    'Ta spółka prywatna może położyć tylko zwykły żółty kafelek na jednym ze swoich heksów pustyni.',
  'refusal.already-laid': 'Kafelek Tasmanii leży już na mapie.',
  'refusal.only-in-track-step': '{private} kładzie swój kafelek tylko wtedy, gdy spółka buduje tory.',
  'refusal.no-such-power': '{private} nie ma takiej zdolności.',
  'refusal.tasmania-first': 'Najpierw trzeba położyć kafelek Tasmanii.',

  'refusal.home-tile-first':
    'W pierwszej turze spółka musi najpierw budować na swoim heksie macierzystym: {hex}.',
  'refusal.no-lay-left':
    'W tej turze nie można już budować: wolno położyć jeden żółty kafelek, a po sprzedaży pierwszego pociągu 3 dwa żółte albo zmodernizować jeden.',
  'refusal.alice-springs-twice':
    'Oba heksy Alice Springs to jeden postój: trasa może odwiedzić tylko jeden z nich.',
  'refusal.too-far':
    'Trasa liczy {used, plural, one {# miasto lub zmianę rozstawu} few {# miasta i zmiany rozstawu} many {# miast i zmian rozstawu} other {# miasta i zmiany rozstawu}}, a zasięg pociągu to {reach}.',
  'refusal.ghan-needs-alice-springs': 'Pociąg 2E musi zaczynać lub kończyć w Alice Springs.',

  'refusal.one-ghan': 'Spółka może mieć tylko jeden 2E.',
  'refusal.trade-in-only-for-D': 'Pociąg można oddać w rozliczeniu tylko za D.',
  'refusal.trade-in-needs-a-4': 'Za D spółka może oddać w rozliczeniu tylko własny pociąg 4 lub 4+.',
  'refusal.unknown-train': 'W tej grze nie ma pociągu „{side}”.',
  'refusal.take-loan-first': 'Spółka nie ma {price}: musi najpierw zaciągnąć swoją zwykłą pożyczkę.',
  'refusal.cheaper-train-affordable':
    'Spółkę stać na tańszy pociąg, więc nie może pożyczać na pociąg za {price}.',
  'refusal.ghan-not-tradable': 'Pociągu 2E nigdy nie można sprzedać innej spółce.',
  'refusal.only-printed-price':
    'Spółki różnych dyrektorów muszą handlować tym pociągiem po cenie z karty: {price}.',

  /* ---- what a run earns ---- */

  'revenue.k-bonus': 'Bonus za miasta K',
  'revenue.ghan': '{at}, pociąg Ghan',
  'bonus.k-bonus': 'miasta K',

  'ruleSet.book': 'Instrukcja z 2021 roku',
  'ruleSet.first-edition-2007': 'Pierwsze wydanie, 2007',

  /* ---- what switches are set to ---- */

  'option.edition.gmt2021': 'wydanie z 2021 roku',
  'option.edition.oo2007': 'wydanie z 2007 roku',
  'option.auction_pass.own_private': 'tylko właściciele spółek prywatnych',
  'option.auction_pass.any_private_sold': 'także inni, gdy wszystkie ceny są minimalne',
  'option.com_capital.float': 'po sprzedaży 60%',
  'option.com_capital.start': 'gdy może operować',
  'option.private_seller.any_player': 'od dowolnego gracza',
  'option.private_seller.director': 'tylko od dyrektora',
  'option.export_phase.next_only': 'tylko następny pociąg',
  'option.export_phase.advance': 'każdy pociąg',
  'option.bank_break.negative': 'poniżej zera',
  'option.bank_break.zero': 'przy zerze',
  'option.card_limits.none': 'bez ograniczeń',
  'option.card_limits.printed': 'karty z pudełka',
  'option.after_failure.next_begins': 'gdy następna spółka zacznie turę',
  'option.after_failure.at_once': 'od razu',
  'option.trade_payment.at_once': 'od razu',
  'option.trade_payment.end_of_turn': 'na koniec tury',
  'option.no_revenue_price.left': 'o kolumnę w lewo',
  'option.no_revenue_price.stays': 'bez zmian',
};
