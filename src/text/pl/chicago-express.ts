import type { Messages } from '../messages.ts';
import { BOTS_PL_EXPRESS } from './bots-express.ts';
import { TERMS_PL_CHICAGO_EXPRESS } from './terms-chicago-express.ts';

/** Chicago Express. */
export const PL_CHICAGO_EXPRESS: Messages = {
  ...TERMS_PL_CHICAGO_EXPRESS,
  ...BOTS_PL_EXPRESS,

  'round.opening': 'Licytacje początkowe',
  'round.round': 'Runda {number}',

  'step.bid': 'Licytacja',
  'step.turn': 'Tura',
  'step.auction': 'Licytacja',
  'step.expansion': 'Rozbudowa',
  'step.development': 'Rozwój',

  'ask.company': '{seat}',
  'ask.bid': 'licytować akcję {company} albo spasować',
  'ask.turn': 'wybrać zegar',
  'help.bid':
    'Możesz przebić ostatnią stawkę, na ile pozwala gotówka, albo spasować i odpaść z tej licytacji. Zwycięzca płaci spółce.',
  'help.turn':
    'Możesz wystawić akcję na licytację, rozbudować sieć spółki, której akcję masz, albo rozwinąć heks. Za każdym razem wskazówka zegara przesuwa się o krok.',

  'ask.auction': 'wybrać akcję na licytację',
  'help.auction':
    'Pierwsza stawka należy do ciebie, ale możesz spasować. To, co zapłaci zwycięzca, trafia do spółki.',
  'ask.expansion':
    '{companyIs, select, none {wybrać spółkę do rozbudowy} other {rozbudować sieć {companyFull}}}',
  'help.expansion': 'Wybierz od jednego do trzech heksów, każdy obok sieci spółki. Płaci spółka.',
  'ask.development': 'rozwinąć heks',
  'help.development':
    'Wybierz dowolny heks, na którym stoi lokomotywa. Nic to nie kosztuje, a korzysta każda spółka, która tam jest.',

  'dial.auction': 'licytacja',
  'dial.expansion': 'rozbudowa',
  'dial.development': 'rozwój',

  'phase.auction': 'Licytacja',
  'phase.turn': 'Tura',
  'phase.over': 'Koniec gry',
  'auction.opening': 'Licytacja początkowa',
  'auction.action': 'Licytacja',
  'auction.wabash': 'Pierwsza akcja Wabash',
  'industry.detroit': 'Detroit',
  'industry.wheeling': 'Wheeling',
  'industry.pittsburgh': 'Pittsburgh',
  'terrain.plain': 'równina',
  'terrain.forest': 'las',
  'terrain.mountain': 'góry',
  'terrain.city': 'miasto',
  'terrain.industry': 'miasto przemysłowe',
  'terrain.chicago': 'Chicago',
  'terrain.home': 'heks startowy spółki',
  'development.house': 'Zbuduj domek',
  'development.industry': 'Podnieś wartość o krok',

  'condition.locomotives': 'Spółki bez lokomotyw',
  'condition.shares': 'Spółki bez akcji',
  'condition.houses': 'Domki w zapasie',
  'condition.detroit': 'Detroit',
  'condition.dividends': 'Fazy dywidend',

  'end.locomotives': 'trzy spółki nie mają już lokomotyw',
  'end.shares': 'trzy spółki nie mają już akcji',
  'end.houses': 'zostały najwyżej trzy domki',
  'end.detroit': 'Detroit jest warte 8',

  'event.bid': '{player} licytuje {price} za akcję {company}',
  'event.passed': '{player} pasuje: akcja {company}',
  'event.share-sold':
    '{priceIs, select, 0 {{player} dostaje akcję {company} za darmo} other {{player} kupuje akcję {company} za {price}}}',
  'event.share-unsold': 'Nikt nie chce akcji {company}',
  'event.auction-started': '{player} wystawia na licytację akcję {company}, minimalna stawka {minimum}',
  'event.did-nothing':
    '{player} przesuwa wskazówkę zegara {dialIs, select, auction {licytacji} expansion {rozbudowy} other {rozwoju}} i nic nie robi',
  'event.expanded': '{player} rozbudowuje sieć {company} za {cost}: {hexes}; dochód wynosi teraz {income}',
  'event.developed':
    '{valueIs, select, none {{player} buduje domek na {hex}} other {{player} rozwija {hex}, wartość wynosi teraz {value}}}',
  'event.forest-grant': '{company} dostaje z banku {amount} za lasy, do których wchodzi',
  'event.expansion-waits': 'Po licytacji {company} buduje dalej za {cost}: {hexes}',
  'event.chicago-dividend': '{company} dociera do Chicago i płaci {per_share} na akcję. Wypłaty: {paid}',
  'event.wabash-opened': 'Wabash otwiera się z dochodem {income}',
  'event.dividend': 'Dywidenda {number}, na akcję: {per_share_by_company}. Wypłaty: {paid}',
  'event.dials-reset': 'Wszystkie zegary wracają na START',
  'event.detroit-grew': 'Detroit rośnie do {value}',
  'event.game-over': 'Koniec gry: {reasons}. Zwycięstwo: {winners}',

  'group.bid': 'Licytuj',
  'choice.bid': 'Licytuj {price} za akcję {company}',
  'choice.bid.short': 'Licytuj {price}',
  'group.start_auction': 'Wystaw akcję na licytację',
  'choice.start_auction': 'Wystaw na licytację akcję {company}',
  'choice.start_auction.short': '{company}',
  'group.expand': 'Rozbuduj sieć spółki',
  'choice.expand': 'Rozbuduj sieć {company}{hexesIs, select, 0 {} other {: {hexes}}}',
  'choice.expand.short': '{company}{hexesIs, select, 0 {} other {: {hexes}}}',
  'group.develop': 'Rozwiń heks',
  'choice.develop': 'Rozwiń {hexIs, select, none {heks} other {{hex}}}',
  'choice.develop.short': '{hexIs, select, none {Rozwiń} other {{hex}}}',
  'group.noop': 'Przesuń wskazówkę i nic nie rób',
  'choice.noop':
    'Przesuń wskazówkę zegara {dialIs, select, auction {licytacji} expansion {rozbudowy} other {rozwoju}} i nic nie rób',
  'choice.noop.short': 'Zegar {dialIs, select, auction {licytacji} expansion {rozbudowy} other {rozwoju}}',

  'page.owners.ipo': 'Niesprzedane',

  'refusal.game-over': 'Gra się skończyła: {reasons}.',
  'refusal.not-your-turn': 'Teraz decyduje {seat}.',
  'refusal.wrong-phase':
    '{phase, select, auction {Trwa licytacja: licytuj albo pasuj.} other {Nie trwa żadna licytacja: wybierz zegar.}}',
  'refusal.wrong-company': 'W tej licytacji chodzi o akcję {company}.',
  'refusal.bid-too-low': '{price} to za mało: licytuj co najmniej {least}.',
  'refusal.bid-over-cash': 'Masz {cash} i nie możesz licytować {price}.',
  'refusal.no-shares-left': 'Wszystkie akcje {company} są już sprzedane.',
  'refusal.company-closed':
    '{company} jest jeszcze zamknięta: otworzy się, gdy pierwsza spółka dotrze do Chicago.',
  'refusal.dial-red':
    'Zegar {dialIs, select, auction {licytacji} expansion {rozbudowy} other {rozwoju}} jest na czerwonym: do najbliższych dywidend wybierz inny.',
  'refusal.unknown-dial': 'Nie ma zegara „{dial}”.',
  'refusal.no-share': 'Nie masz akcji {company}, więc nie możesz rozbudować jej sieci.',
  'refusal.hex-count':
    'Rozbudowa to jeden, dwa lub trzy heksy, a tu {count, plural, one {jest # heks} few {są # heksy} many {jest # heksów} other {jest # heksu}}.',
  'refusal.no-locomotives':
    '{leftIs, select, none {{company} nie ma już lokomotyw.} other {Na {count, plural, one {# heks} few {# heksy} many {# heksów} other {# heksu}} {left, plural, one {jest już tylko # lokomotywa} few {są już tylko # lokomotywy} many {jest już tylko # lokomotyw} other {jest już tylko # lokomotywy}}.}}',
  'refusal.unknown-hex': 'Na tej mapie nie ma heksu „{hex}”.',
  'refusal.already-there': 'Spółka jest już na {hex}.',
  'refusal.not-adjacent': '{hex} nie leży obok sieci spółki.',
  'refusal.hex-closed': '{hex} to heks startowy innej spółki, zamknięty dla pozostałych.',
  'refusal.hex-taken': 'Las i góry mieszczą tylko jedną spółkę, a {hex} jest zajęty.',
  'refusal.no-funds':
    '{costIs, select, none {{company} ma {treasury} i nie stać jej na żaden heks w zasięgu.} other {To kosztuje {cost}, a spółka ma tylko {treasury}.}}',
  'refusal.already-developed': 'Na {hex} stoi już domek.',
  'refusal.no-houses': 'Nie ma już domków.',
  'refusal.not-developable': 'Heksu {hex} nie można rozwinąć.',
  'refusal.no-locomotive-on-hex':
    '{hexIs, select, none {Nie ma czego rozwijać: na heksie musi stać lokomotywa.} other {Na {hex} nie ma lokomotywy.}}',
  'refusal.track-at-end': '{hex} ma już najwyższą wartość.',
};
