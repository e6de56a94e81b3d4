import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in an 18xx title, in the first person. */
export const BOTS_PL_RAIL: Messages = {
  'bot.rail.only': 'Nie da się zrobić nic innego.',
  'bot.rail.pass': 'Nic innego nie zapowiada się lepiej.',
  'bot.rail.run': 'Żadne trasy nie dają więcej niż {revenue}.',
  'bot.rail.halts': 'Przystanki dają skarbcowi {subsidy}: starczy wtedy na następny pociąg.',
  'bot.rail.pay': 'Dywidenda, a z nią kurs, jest warta więcej niż pieniądze w skarbcu.',
  'bot.rail.keep': 'Te pieniądze są potrzebne na pociąg.',
  'bot.rail.accept': '{price} to więcej, niż jest to dla mnie warte.',
  'bot.rail.refuse': 'To, co mam oddać, jest dla mnie warte więcej niż {price}.',
  'bot.rail.par':
    'Spodziewam się, że gra potrwa jeszcze około {rounds, plural, one {# rundy} few {# rund} many {# rund} other {# rundy}}, a te akcje będą płacić.',
  'bot.rail.lot-par':
    'Przy wysokiej cenie emisyjnej {company} ma więcej pieniędzy, a przy {price} stać mnie na pięć akcji.',
  'bot.rail.lot-par-low': 'Nie stać mnie na wiele akcji {company}: im niższa cena, tym więcej ich będzie.',
  'bot.rail.share':
    'Spodziewam się, że będzie płacić jeszcze przez około {rounds, plural, one {# rundy} few {# rund} many {# rund} other {# rundy}}.',
  'bot.rail.sell': 'Gdzie indziej te pieniądze zrobią więcej.',
  'bot.rail.train':
    'Do końca zostało około {rounds, plural, one {# rundy} few {# rund} many {# rund} other {# rundy}}: w tym czasie powinien się zwrócić.',
  'bot.rail.train-from': 'Tutaj jest wart więcej niż tam.',
  'bot.rail.loan': 'Kupuje teraz {train}, a to jest warte więcej niż spadek kursu.',
  'bot.rail.private': 'Jest warta swojej ceny.',
  'bot.rail.sells-private':
    '{company} płaci {price} za {private} i nie ma teraz lepszego pomysłu na te pieniądze.',
  'bot.rail.private-sold': 'Gdzie indziej te pieniądze zrobią więcej.',
  'bot.rail.exchange': 'Akcja jest warta więcej niż spółka prywatna.',
  'bot.rail.convert': 'Pieniądze są potrzebne, a nowe akcje będą płacić.',
  'bot.rail.discard': 'Tego pociągu będzie najmniej brakować.',

  'bot.rail.rush': 'Pociąg {train} złomuje innym ich pociągi {rusting}.',
  'bot.rail.ahead-of-rust': 'Pociągi {rusting} pójdą wkrótce na złom, a {train} będzie jeździć dalej.',
  'bot.rail.ends': 'Przyspiesza to koniec gry, a później wypadnę gorzej na tle innych.',
  'bot.rail.saves': 'Po zatrzymaniu starczy na {train} za {price}, zanim stare pociągi pójdą na złom.',

  'bot.rail.ahead.dividends':
    'Spodziewam się z dywidend o około {amount} więcej niż w innym wypadku, przez mniej więcej {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  'bot.rail.ahead.shares': 'Spodziewam się, że moje akcje będą na koniec warte o około {amount} więcej.',
  'bot.rail.ahead.cash': 'Zostaje mi w ręku o około {amount} więcej.',
  'bot.rail.ahead.others': 'Zabiera to innym około {amount}.',
  'bot.rail.ahead.habit': 'To się zwykle opłaca, a nic innego wyraźnie więcej nie obiecuje.',

  'bot.rail.track-earns': 'Z tym kafelkiem na {hex} przejazd daje o {revenue} więcej.',
  'bot.rail.track-grows':
    'Ten kafelek na {hex} otwiera drogę do kolejnych miejsc{cost, plural, =0 {} one { i jest wart swojej ceny} few { i jest wart swojej ceny} many { i jest wart swojej ceny} other { i jest wart swojej ceny}}.',
  'bot.rail.token-earns': 'Z żetonem na {hex} przejazd daje o {revenue} więcej.',
  'bot.rail.token-grows': 'Żeton na {hex} zostawia otwartą drogę dla dłuższych przejazdów.',
  'bot.rail.token-blocks': 'Żeton na {hex} zajmuje tam ostatnie miejsce: inni zarabiają o {revenue} mniej.',
  'bot.rail.power':
    '{private} pozwala na to na {hex}{revenue, plural, =0 {, a otwiera to drogę do kolejnych miejsc} one {: przejazd daje o {revenue} więcej} few {: przejazd daje o {revenue} więcej} many {: przejazd daje o {revenue} więcej} other {: przejazd daje o {revenue} więcej}}.',
  'bot.rail.power-train': 'Dzięki {private} pociąg {train} jest tańszy i się zwraca.',
  'bot.rail.closes':
    'To, co da się zbudować po zamknięciu {private}, jest warte więcej niż jej dalszy przychód.',
  'bot.rail.closes-earns':
    'Po zamknięciu {private} przejazd daje o {revenue} więcej, a tyle by nie zapłaciła.',
  'bot.rail.build-pass': 'Nic, co można tu zbudować, nie jest tego warte.',

  'bot.rail.lot-bought': 'Jest dla mnie warta więcej, niż kosztuje.',
  'bot.rail.lot-lowered': 'Nic tu nie jest jeszcze dla mnie warte swojej ceny, więc jedną obniżam.',
  'bot.rail.lot-left': 'Przy tych cenach wolę zachować pieniądze na akcje.',
  'bot.rail.bid': 'Przy {price} wciąż jest dla mnie warta więcej, niż kosztuje.',

  'bot.rail.stock.pass': 'Nic do kupienia nie jest warte więcej niż pieniądze.',
  'bot.rail.stock.buy':
    'Akcja powinna płacić około {per_round} na rundę przez {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}} i być na koniec warta {value}; kosztuje {price}.',
  'bot.rail.stock.takes-over':
    'Z tą akcją decyduję za {company}, która powinna płacić około {per_round} na akcję i rundę.',
  'bot.rail.stock.keeps-chair':
    'Z tą akcją nadal decyduję za {company}, która powinna płacić około {per_round} na akcję i rundę.',
  'bot.rail.stock.floats':
    'Dzięki temu {company} jest bliżej początku działalności: około {per_round} na akcję i rundę przez {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  'bot.rail.stock.hopes': '{company} może jeszcze zebrać pieniądze na początek działalności.',
  'bot.rail.stock.par':
    'Przy cenie {price} graczy stać na to, by {company} rozpoczęła działalność; akcja powinna płacić około {per_round} na rundę przez {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  'bot.rail.stock.sell':
    '{amount} zrobi gdzie indziej więcej niż {per_round} na akcję i rundę, które powinna płacić {company}.',
  'bot.rail.stock.dumps': '{company} zmierza do zarządu komisarycznego, a nie chcę za to płacić.',
  'bot.rail.stock.convert': '{company} potrzebuje pieniędzy, a nowe akcje będą płacić.',
  'bot.rail.stock.exchange': 'Akcja jest warta więcej niż {private}.',
  'bot.rail.stock.buy-private': '{private} jest warta swojej ceny.',
  'bot.rail.stock.sell-private': 'Pieniądze za {private} zrobią więcej gdzie indziej.',
  'bot.rail.stock.buy-directorship': 'Dzięki temu decyduję za {company}.',
};
