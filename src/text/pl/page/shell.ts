import type { Messages } from '../../messages.ts';

/** Words of the frame round every page: menu, theme, offline use, new versions, the rules. */
export const PAGE_SHELL: Messages = {
  'page.close': 'Zamknij',
  'page.close-dialog': 'Zamknij to okno',
  'page.cancel': 'Anuluj',
  'page.again': 'Spróbuj ponownie',
  'page.undo': 'Cofnij',
  'page.redo': 'Ponów',
  'page.undo.what': 'Cofnij: {what}',
  'page.redo.what': 'Ponów: {what}',
  'page.theme.light': 'Wygląd: jasny',
  'page.theme.dark': 'Wygląd: ciemny',
  'page.theme.system': 'Wygląd: jak w systemie',
  'page.help': 'Pomoc',
  'page.menu': 'Menu',
  'page.views': 'Widoki',
  'page.less': 'Mniej',
  'page.more': 'Więcej',
  'page.app.description':
    'Kolejowe gry giełdowe dla znajomych przy jednym ekranie lub przez internet: 1848, 1860, 18GB i Chicago Express.',
  'page.load-failed': 'Nie udało się wczytać tej części strony. Czy serwer jeszcze działa?',
  'page.offline': 'Jesteś offline.',
  'page.offline.help': 'Partie przy tym ekranie działają dalej: są zapisane w tej przeglądarce.',
  'page.offline.ready': 'Ta strona działa teraz także bez sieci.',
  'page.offline.full':
    'Strona nie zadziała offline: w tej przeglądarce nie ma już na nią miejsca. Dopóki jesteś online, działa wszystko.',
  'page.offline.failed':
    'Strona nie zadziała offline: ta przeglądarka nie zdołała jej zapisać. Dopóki jesteś online, działa wszystko.',
  'page.no-server':
    'Za tą kopią Railhead nie stoi serwer, więc służy ona tylko do gry przy jednym ekranie. Poproś o pełny adres osobę, od której masz link.',
  'page.server-silent': 'Serwer nie odpowiada. Nic nie przepadło, a partii przy tym ekranie to nie dotyczy.',
  'page.install': 'Zainstaluj',
  'page.install.by-hand': 'Aby zainstalować, wybierz Udostępnij, a potem Dodaj do ekranu głównego.',
  'page.update.ready': 'Nowa wersja Railhead jest gotowa.',
  'page.update.ready-help':
    'Ta strona zapisze się i wczyta ponownie z tą samą partią i tym samym stanem gry. Inne karty zostaną bez zmian, dopóki nie wczytasz ich ponownie.',
  'page.update.switched': 'Inna karta używa nowej wersji Railhead.',
  'page.update.switched-help': 'Ta karta zostanie bez zmian, dopóki nie wczytasz jej ponownie.',
  'page.update.now': 'Zaktualizuj teraz',
  'page.update.later': 'Później',
  'page.rules.of': 'Zasady: {name}',
  'page.rules.open': 'Zasada {id}',
  'page.rules.back': 'Wróć',
  'page.rules.search': 'Szukaj w zasadach',
  'page.rules.found':
    '{number, plural, =0 {Nic nie znaleziono} one {# zasada} few {# zasady} many {# zasad} other {# zasady}}',
  'page.rules.switches':
    '{number, plural, one {Przełącznik} few {Przełączniki} many {Przełączniki} other {Przełączniki}}',
  'page.rules.here': 'w tej partii',
  'page.rules.changed': 'w tej partii, po zmianie',
  'page.rules.before': 'Poprzednia zasada: {id}',
  'page.rules.after': 'Następna zasada: {id}',
  'page.rules.overview': 'Gra w pięć minut',
  'page.rules.all': 'Wszystkie zasady',
};
