import type { Messages } from '../../messages.ts';

/** Words of a table across the internet: who decides, what is asked for, the connection, the chat. */
export const PAGE_ONLINE_TABLE: Messages = {
  // Lengths of time stand after “od”, “sprzed”, “po upływie”, “za” and before “temu”: from two days on, one form fits all.
  'page.online-table.seconds': '{number} s',
  'page.online-table.minutes': '{number} min',
  'page.online-table.hours': '{number} h',
  'page.online-table.days': '{number, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'page.online-table.somebody': 'Ktoś',
  'page.online-table.you': 'Ty',
  'page.online-table.not-done': 'To się nie udało. Spróbuj ponownie za chwilę.',
  'page.online-table.not-yours': 'Teraz nic przy tym stole nie zależy od ciebie.',
  'page.online-table.leave': 'Wyjdź',

  'page.online-table.title.yours': '● Twoja tura – {name} · Railhead',
  'page.online-table.title.other': 'Decyduje {who} – {name} · Railhead',

  'page.online-table.presence.here':
    '{name}{isOld, select, true {, ostatnio przy stole} other {, przy stole}}',
  'page.online-table.presence.gone':
    '{name}{isOld, select, true {, ostatnio poza stołem} other {, poza stołem}}',
  'page.online-table.presence.cut-off': '{name}, łączy się ponownie',

  'page.online-table.deciding': 'Decyduje {name}{companyIs, select, none {} other { za {company}}}: {what}',
  'page.online-table.since': 'od {time}',
  'page.online-table.time': 'Zużyty czas',
  'page.online-table.plan-ahead': 'Zaplanuj',
  'page.online-table.nudge': 'Ponaglij: {name}',
  'page.online-table.nudge.sent': '{name} dostaje wiadomość, że czekasz.',
  'page.online-table.nudge.failed': 'Wiadomość nie dotarła: {name}. Spróbuj ponownie za chwilę.',
  'page.online-table.nudge.done': 'Ponaglenie już poszło. Raz na turę wystarczy.',
  'page.online-table.nudge.early': 'Można po upływie {time}.',
  'page.online-table.nudge.nobody': 'Nie ma kogo ponaglać.',
  'page.online-table.nudged': '{name} czeka na twój ruch.',
  'page.online-table.paused': 'Przerwa do {until}',
  'page.online-table.paused-help': 'Czas stoi. Gra rusza potem albo wcześniej, jeśli wszyscy się zgodzą.',
  'page.online-table.ended': 'Gra przy tym stole skończyła się tu za zgodą wszystkich',
  'page.online-table.ended-help':
    'Partia zostaje, jaka jest. Możesz ją przejrzeć i zachować kopię, by grać dalej.',
  'page.online-table.ask-resume': 'Poproś o dalszą grę',

  'page.online-table.reconnecting': 'Ponowne łączenie.',
  'page.online-table.rematch': 'Jeszcze raz w tym składzie',
  'page.online-table.rematch.help':
    'Nowy stół z tymi samymi zasadami i miejscami. Inni znajdą go na liście swoich stołów.',
  'page.online-table.rematch.failed': 'Nie udało się utworzyć nowego stołu. Spróbuj ponownie za chwilę.',
  'page.online-table.restarting': 'Serwer uruchamia się ponownie.',
  'page.online-table.reconnecting-help':
    'Widać stan sprzed {ago}. {number, plural, =0 {To, co zrobisz, zostanie wysłane później.} one {# ruch czeka na wysłanie.} few {# ruchy czekają na wysłanie.} many {# ruchów czeka na wysłanie.} other {# ruchu czeka na wysłanie.}}',
  'page.online-table.reconnecting-short':
    '{number, plural, =0 {Stan sprzed {ago}.} one {# ruch czeka.} few {# ruchy czekają.} many {# ruchów czeka.} other {# ruchu czeka.}}',
  'page.online-table.try-now': 'Spróbuj teraz',
  'page.online-table.reload': 'Wczytaj ponownie',
  'page.online-table.keep-copy': 'Zachowaj kopię w tej przeglądarce',
  'page.online-table.hidden': 'Nie masz już dostępu do tego stołu.',
  'page.online-table.hidden-help': 'Widać tylko to, co ta strona miała z niego wcześniej.',
  'page.online-table.lost': 'Ta strona i serwer mają różny stan gry.',
  'page.online-table.lost-help':
    'Stąd nie da się już grać, ale nic nie przepadło: serwer ma każdy ruch. Wczytaj stronę ponownie, by grać dalej.',
  'page.online-table.old-page': 'Na serwerze działa nowsza wersja Railhead.',
  'page.online-table.old-page-help': 'Nic nie przepadło. Wczytaj stronę ponownie, by grać dalej.',
  'page.online-table.held': 'Ten stół jest zatrzymany.',
  'page.online-table.held-help':
    'Zasady na serwerze się zmieniły i tej partii nie da się według nich odtworzyć. Możesz wszystko obejrzeć; rozstrzygnąć to musi osoba, która prowadzi serwer. Twoje ruchy są tu zachowane.',
  'page.online-table.full': 'Na serwerze skończyło się miejsce.',
  'page.online-table.full-help': 'Twój ruch czeka tutaj i pójdzie, gdy tylko znajdzie się miejsce.',
  'page.online-table.replaced': 'Gra za ciebie komputer.',
  'page.online-table.replaced-help': '{character}. Możesz odebrać miejsce między dowolnymi dwoma ruchami.',
  'page.online-table.take-seat-back': 'Odbierz moje miejsce',

  'page.online-table.plan.played': 'W międzyczasie: {what}.',
  'page.online-table.plan.undone': 'W międzyczasie {name} cofa ruchy.',
  'page.online-table.plan.stale': 'W międzyczasie coś się przy stole zmieniło.',
  'page.online-table.plan.rules': 'Serwer odrzuca ten ruch: {text}',
  'page.online-table.plan.seat': 'Teraz nie grasz na tym miejscu.',
  'page.online-table.plan.not-running': 'Przy tym stole jest przerwa albo już po grze.',
  'page.online-table.plan.held': 'Ten stół jest zatrzymany.',
  'page.online-table.plan.kept':
    '{number, plural, one {# twój ruch się nie odbył; jest zachowany jako plan.} few {# twoje ruchy się nie odbyły; są zachowane jako plan.} many {# twoich ruchów się nie odbyło; są zachowane jako plan.} other {# twojego ruchu się nie odbyło; są zachowane jako plan.}}',
  'page.online-table.plan.look': 'Obejrzyj plan',
  'page.online-table.plan.gone-on': 'Od początku tego planu gra poszła dalej.',
  'page.online-table.plan.gone-on-help': 'Plan pokazuje jeszcze wcześniejszy stan gry.',
  'page.online-table.plan.renew': 'Planuj od nowego stanu gry',
  'page.online-table.undo-dropped.consent':
    'Niczego nie cofnięto: potem zagrał jeszcze ktoś inny i musi się zgodzić.',
  'page.online-table.undo-dropped.no-undo': 'Niczego nie cofnięto: przy tym stole nie wolno.',
  'page.online-table.undo-dropped.not-running': 'Niczego nie cofnięto: jest przerwa albo już po grze.',
  'page.online-table.undo-dropped.stale': 'Niczego nie cofnięto: ktoś był szybszy.',

  'page.online-table.ask.undo':
    '{isMine, select, true {Prosisz o cofnięcie: {number, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}} other {{name} prosi o cofnięcie: {number, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}}}',
  'page.online-table.ask.pause':
    '{isMine, select, true {Prosisz o przerwę do {until}} other {{name} prosi o przerwę do {until}}}',
  'page.online-table.ask.resume':
    '{isMine, select, true {Prosisz o dalszą grę od zaraz} other {{name} prosi o dalszą grę od zaraz}}',
  'page.online-table.ask.end':
    '{isMine, select, true {Prosisz, by zakończyć grę w tym miejscu} other {{name} prosi, by zakończyć grę w tym miejscu}}',
  'page.online-table.ask.seat':
    '{isMine, select, true {Prosisz, by komputer zagrał za kogoś: {other}} other {{name} prosi, by komputer zagrał za kogoś: {other}}}',
  'page.online-table.ask.help':
    '{isMajority, select, true {Musi się zgodzić więcej niż połowa.} other {Muszą się zgodzić wszyscy.}}{kind, select, undo { Ruch kończy prośbę.} other {}}',
  'page.online-table.answers': 'Kto się zgadza',
  'page.online-table.answers.of': '{number} z {all}',
  'page.online-table.answer.yes': 'tak',
  'page.online-table.answer.no': 'nie',
  'page.online-table.answer.you': 'ty decydujesz',
  'page.online-table.answer.open': 'pytanie {time} temu',
  'page.online-table.ask.show': 'Pokaż, co byłoby cofnięte',
  'page.online-table.ask.limit': 'Jeśli nikt nie odpowie',
  'page.online-table.ask.limit-help': 'Za {time} liczy się to jako odmowa i gra idzie dalej.',
  'page.online-table.ask.kept': 'Nic nie przepada',
  'page.online-table.ask.kept-help': 'Ruchy zostają w dzienniku stołu, oznaczone jako cofnięte.',
  'page.online-table.ask.offline': 'Bez połączenia nikogo nie da się zapytać.',
  'page.online-table.ask.decide': 'Tymczasem decyduj',
  'page.online-table.ask.waiting': 'Prośba czeka na odpowiedzi innych.',
  'page.online-table.agree': 'Zgadzam się',
  'page.online-table.refuse': 'Odmawiam',
  'page.online-table.withdraw': 'Wycofaj prośbę',
  'page.online-table.back.title': 'Co byłoby cofnięte',
  'page.online-table.back.help': 'Najnowsze na górze. Gra poszłaby dalej jak po ruchu {number}.',
  'page.online-table.back.map': 'Mapa',
  'page.online-table.back.now': 'Teraz',
  'page.online-table.back.after': 'Po cofnięciu',
  'page.online-table.back.switches': 'przełącza mapę',
  'page.online-table.ask-back': 'Poproś o cofnięcie…',
  'page.online-table.ask-back.help': 'Wróć do chwili przed tym ruchem:',
  'page.online-table.ask-back.send':
    '{number, plural, one {Poproś o cofnięcie # ruchu} few {Poproś o cofnięcie # ruchów} many {Poproś o cofnięcie # ruchów} other {Poproś o cofnięcie # ruchu}}',
  'page.online-table.ask-back.none': 'Przy tym stole niczego się nie cofa.',
  'page.online-table.ask-back.still': 'Nie podczas przerwy i nie po grze.',
  'page.online-table.ask-back.asked': 'Pytanie do innych już wysłano.',
  'page.online-table.ask-back.offline': 'Bez połączenia nikogo nie da się zapytać.',
  'page.online-table.ask-back.over': 'Gra się skończyła.',
  'page.online-table.ask-pause': 'Poproś o przerwę…',
  'page.online-table.ask-pause.help':
    'Muszą się zgodzić wszyscy gracze. Czas stoi, a za zgodą wszystkich można ruszyć wcześniej.',
  'page.online-table.ask-pause.for':
    '{number, select, 1 {Na godzinę} 24 {Na dobę} 168 {Na tydzień} other {Na {number} h}}',
  'page.online-table.ask-end': 'Poproś o zakończenie gry…',
  'page.online-table.ask-end.help':
    'Jeśli zgodzą się wszyscy gracze, gra kończy się tutaj bez wyniku. Można ją dalej przeglądać i zachować jako kopię.',
  'page.online-table.ask-end.send': 'Zapytaj innych',
  'page.online-table.denied.stale': 'W międzyczasie ktoś zagrał: zapytaj ponownie, jeśli dalej chcesz.',
  'page.online-table.denied.seat': 'Teraz nie możesz o to prosić.',
  'page.online-table.denied.not-running': 'Teraz nie można o to prosić.',
  'page.online-table.denied.held': 'Ten stół jest zatrzymany.',
  'page.online-table.denied.consent': 'Trzeba zapytać innych.',
  'page.online-table.denied.no-undo': 'Tam niczego nie można cofnąć.',
  'page.online-table.denied.asked': 'Pytanie do innych już wysłano.',
  'page.online-table.denied.rules': 'Zasady na to nie pozwalają.',
  'page.online-table.denied.slow-down':
    'Inni właśnie odmówili. Możesz zapytać ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'page.online-table.denied.full': 'Na serwerze skończyło się miejsce. Spróbuj ponownie za jakiś czas.',
  'page.online-table.denied.old-page':
    'Na serwerze działa nowsza wersja Railhead. Wczytaj stronę ponownie, by grać dalej.',

  'page.online-table.seats-help':
    'Komputer może przejąć miejsce, jeśli zgodzi się więcej niż połowa pozostałych. Kto na nim grał, może je w każdej chwili odebrać, bez pytania.',
  'page.online-table.seat.you': 'ty',
  'page.online-table.seat.person': 'człowiek',
  'page.online-table.seat.computer': 'komputer, {character}',
  'page.online-table.seat.ask': 'Poproś o komputer',

  'page.online-table.beside': 'Czat i notatki',
  'page.online-table.tab.players': '{isOnly, select, true {Czat} other {Gracze}}',
  'page.online-table.tab.watchers': 'Widzowie',
  'page.online-table.tab.notes': 'Notatki',
  'page.online-table.here':
    'przy stole {here} z {all}{watching, plural, =0 {} one {, # widz} few {, # widzów} many {, # widzów} other {, # widza}}',
  'page.online-table.watching':
    '{number, plural, one {Ogląda # osoba} few {Oglądają # osoby} many {Ogląda # osób} other {Ogląda # osoby}}',
  'page.online-table.chat': 'Czat',
  'page.online-table.chat.open':
    '{number, plural, =0 {Czat} one {Czat, # nowy wpis} few {Czat, # nowe wpisy} many {Czat, # nowych wpisów} other {Czat, # nowego wpisu}}',
  'page.online-table.chat.write': 'Napisz coś, # wskazuje ruch',
  'page.online-table.chat.send': 'Wyślij',
  'page.online-table.chat.unsent': 'czeka na wysłanie',
  'page.online-table.chat.removed': 'usunięto',
  'page.online-table.chat.muted': 'Wyciszone. Pokaż ten wpis',
  'page.online-table.chat.mute': 'Wycisz',
  'page.online-table.chat.unmute': 'Cofnij wyciszenie',
  'page.online-table.chat.read-only': 'Piszą tu tylko gracze.',
  'page.online-table.chat.empty.players':
    'Nikt jeszcze nic nie napisał. Numery takie jak #12 prowadzą do ruchu.',
  'page.online-table.chat.empty.watchers': 'Nikt jeszcze nic nie napisał. Gracze przeczytają to po grze.',
  'page.online-table.notes.empty': 'Tylko dla ciebie, na wszystkich twoich urządzeniach.',
  'page.online-table.notes.loading': 'wczytywanie',
  'page.online-table.notes.kept': 'zapisane na serwerze, nikt inny ich nie widzi',
  'page.online-table.notes.typing': 'jeszcze niezapisane',
  'page.online-table.notes.failed': 'nie udało się zapisać lub odczytać',
  'page.online-table.notes.before': 'Wcześniejszy tekst',

  'page.online-table.open.missing': 'Takiego stołu nie ma albo nie masz do niego dostępu.',
  'page.online-table.open.unreachable':
    'Serwer nie odpowiada, a ta przeglądarka nie ma kopii stołu. Nic nie przepadło.',
};
