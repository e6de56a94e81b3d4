import type { Messages } from '../../messages.ts';

/** Words of the routes panel. */
export const PAGE_ROUTES: Messages = {
  'page.routes.at-least': 'co najmniej {sum}',
  'page.routes.unchanged': '{sum}, bez zmian',
  'page.routes.revenue':
    '{subsidyIs, select, 0 {Dochód {revenue}} other {Dochód {revenue}, subsydium {subsidy}}}',
  'page.routes.no-revenue': 'Dochód –',
  'page.routes.plus': '+ {subsidy}',
  'page.routes.train': 'Pociąg {name}',
  'page.routes.leased': 'Wynajęty pociąg {name}',
  'page.routes.kind.city': 'Miasto',
  'page.routes.kind.town': 'Miasteczko',
  'page.routes.kind.halt': 'Przystanek',
  'page.routes.kind.off': 'Punkt zewnętrzny',
  'page.routes.at.town': '{where}, miasteczko',
  'page.routes.at.halt': '{where}, przystanek',
  'page.routes.at.off': '{where}, punkt zewnętrzny',
  'page.routes.calls.city': '{count, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}}',
  'page.routes.calls.town':
    '{count, plural, one {# miasteczko} few {# miasteczka} many {# miasteczek} other {# miasteczka}}',
  'page.routes.calls.halt':
    '{count, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}',
  'page.routes.calls.off':
    '{count, plural, one {# punkt zewnętrzny} few {# punkty zewnętrzne} many {# punktów zewnętrznych} other {# punktu zewnętrznego}}',
  'page.routes.proven': 'udowodniona najlepsza',
  'page.routes.proof':
    'Żaden inny przejazd nie zarabia więcej. Na tych torach {paths, plural, one {możliwa jest # trasa} few {możliwe są # trasy} many {możliwych jest # tras} other {możliwych jest # trasy}}; po odrzuceniu tras pod każdym względem gorszych od innej {kept, plural, one {zostaje # trasa} few {zostają # trasy} many {zostaje # tras} other {zostaje # trasy}}. Na dowód wystarczyło sprawdzić {nodes, plural, one {# ich zestaw} few {# ich zestawy} many {# ich zestawów} other {# ich zestawu}}.',
  'page.routes.as-good': 'tak dobra jak najlepsza',
  'page.routes.below': 'o {sum} mniej niż najlepsza',
  'page.routes.looking': 'Szukanie najlepszych tras…',
  'page.routes.between': 'Co najmniej {low}, najwyżej {high}. Szukanie trwa.',
  'page.routes.unproven': 'Co najmniej {low}, najwyżej {high}. Zabrakło czasu, by udowodnić więcej.',
  'page.routes.longer': 'Szukaj dłużej',
  'page.routes.failed':
    'Nie udało się uruchomić szukania tras. Ułóż je ręcznie: wybierz pociąg i klikaj jego postoje na mapie.',
  'page.routes.alternatives': 'inne trasy',
  'page.routes.back': 'wróć',
  'page.routes.none': 'Innych tras nie ma.',
  'page.routes.the-best': 'najlepsza',
  'page.routes.difference':
    '{more, select, none {bez: {fewer}} other {{fewer, select, none {dodatkowo: {more}} other {dodatkowo: {more}, bez: {fewer}}}}}',
  'page.routes.same-stops': 'te same postoje, po innych torach lub innymi pociągami',
  'page.routes.aim': 'Co ma być najwyższe',
  'page.routes.aim.revenue': 'Dywidenda',
  'page.routes.aim.subsidy': 'Skarbiec',
  'page.routes.aim.total': 'Razem',
  'page.routes.at-home': 'nie jedzie',
  'page.routes.not-allowed': 'niedozwolone',
  'page.routes.unreachable': 'Żadna trasa tego pociągu nie odwiedza wszystkich tych postojów.',
  'page.routes.hint': 'Wybierz pociąg, a potem klikaj postoje na mapie.',
  'page.routes.clear': 'Wyczyść trasy',
  'page.routes.best-again': 'Najlepsze trasy',
  'page.routes.by-hand': 'Zmień ręcznie',
  'page.routes.best-for-it': 'Najlepsza dla tego pociągu',
  'page.routes.stay-home': 'Nie jedź',
  'page.routes.through': 'Obowiązkowo',
  'page.routes.no-longer': 'Już bez obowiązku: {where}',
  'page.routes.first': 'Pierwszy postój',
  'page.routes.last': 'Ostatni postój',
  'page.routes.here': 'Zacznij tutaj',
  'page.routes.start': 'Początek',
  'page.routes.extend': 'Przedłuż: {where}',
  'page.routes.cut': 'Skróć: {where}',
  'page.routes.via': '{where} przez {via}',
  'page.routes.in-all': 'razem {sum}',
  'page.routes.halts': 'zaliczone przystanki: {counted} z {passed}',
  'page.routes.count-halts':
    '{count, plural, one {Zalicz # przystanek} few {Zalicz # przystanki} many {Zalicz # przystanków} other {Zalicz # przystanku}}',
  'page.routes.run': '{subsidyIs, select, 0 {Jedź za {revenue}} other {Jedź za {revenue} + {subsidy}}}',
  'page.routes.run-now':
    '{subsidyIs, select, 0 {Jedź teraz za {revenue}} other {Jedź teraz za {revenue} + {subsidy}}}',
};
