import type { Messages } from '../../messages.ts';

/** Words of keeping a game: several tabs, saving. */
export const PAGE_KEEPING: Messages = {
  'page.tabs.elsewhere': 'Ta partia toczy się w innej karcie.',
  'page.tabs.elsewhere-help':
    'Tutaj możesz śledzić każdy ruch, cofać się w historii i planować, ale nie grać.',
  'page.tabs.taken': 'Tę partię przejęła inna karta.',
  'page.tabs.take-over': 'Graj tutaj',
  'page.tabs.taken-over': 'Gra toczy się teraz tutaj. Tamta karta tylko ją śledzi.',
  'page.tabs.taken-away': 'Tę partię przejęła inna karta; ta tylko ją śledzi.',
  'page.tabs.left-to-us': 'Tamta karta została zamknięta: gra toczy się dalej tutaj.',
  'page.tabs.lost-help': 'W tamtej karcie działa nowsza wersja Railhead. Wczytaj tę ponownie, by ją śledzić.',
  'page.tabs.reload': 'Wczytaj ponownie',
  'page.tabs.gone': 'Tę partię usunięto w innej karcie.',
  'page.tabs.gone-help': 'Ta karta jeszcze ją ma: zachowaj ją albo wyeksportuj do pliku.',
  'page.tabs.keep': 'Zachowaj ją',
  'page.store.full':
    'W tej przeglądarce skończyło się miejsce, więc ostatnie ruchy nie są zapisane. Możesz grać dalej; dla pewności wyeksportuj partię.',
  'page.store.blocked':
    'Ta przeglądarka nie pozwala niczego zapisać (czy to okno prywatne?), więc partie przepadną. Wyeksportuj partię, by ją zachować.',
  'page.store.conflict':
    'W tę partię grano dalej w innej karcie. To, co zrobiono tutaj, nie jest zapisane: zachowaj to jako kopię albo wyeksportuj.',
  'page.store.newer':
    'Partie w tej przeglądarce zapisała ostatnio nowsza wersja Railhead. Są bezpieczne, ale ta wersja nie może ich otwierać ani zapisywać.',
  'page.store.unknown': 'Zapis się nie udał. Możesz grać dalej; dla pewności wyeksportuj partię.',
  'page.store.retry': 'Spróbuj ponownie',
  'page.store.keep-copy': 'Zachowaj jako kopię',
};
