import type { Messages } from '../../messages.ts';

/** Words of a table across the internet: who decides, what is asked for, the connection, the chat. */
export const PAGE_ONLINE_TABLE: Messages = {
  // Lengths of time stand before «назад» and after «уже» and «через»: the accusative fits all, and it is the nominative.
  'page.online-table.seconds': '{number} с',
  'page.online-table.minutes': '{number} мин',
  'page.online-table.hours': '{number} ч',
  'page.online-table.days': '{number, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  'page.online-table.somebody': 'Кто-то',
  'page.online-table.you': 'Вы',
  'page.online-table.not-done': 'Не получилось. Попробуйте чуть позже.',
  'page.online-table.not-yours': 'За этим столом вы сейчас ничего не решаете.',
  'page.online-table.leave': 'Уйти',

  'page.online-table.title.yours': '● Ваш ход — {name} · Railhead',
  'page.online-table.title.other': 'Решает {who} — {name} · Railhead',

  'page.online-table.presence.here':
    '{name}{isOld, select, true {, здесь по последним данным} other {, здесь}}',
  'page.online-table.presence.gone':
    '{name}{isOld, select, true {, не здесь по последним данным} other {, не здесь}}',
  'page.online-table.presence.cut-off': '{name}, соединение восстанавливается',

  'page.online-table.deciding': 'Решает {name}{companyIs, select, none {} other { за {company}}}: {what}',
  'page.online-table.since': 'уже {time}',
  'page.online-table.time': 'Потраченное время',
  'page.online-table.plan-ahead': 'Спланировать',
  'page.online-table.nudge': 'Напомнить: {name}',
  'page.online-table.nudge.sent': '{name} узнает, что вы ждёте.',
  'page.online-table.nudge.failed': 'Напомнить не удалось ({name}). Попробуйте чуть позже.',
  'page.online-table.nudge.done': 'Напоминание уже было. Одного за ход довольно.',
  'page.online-table.nudge.early': 'Можно будет через {time}.',
  'page.online-table.nudge.nobody': 'Напоминать некому.',
  'page.online-table.nudged': '{name} ждёт вашего хода.',
  'page.online-table.paused': 'Пауза за столом до {until}',
  'page.online-table.paused-help': 'Часы стоят. Игра продолжится тогда или раньше, если согласны все.',
  'page.online-table.ended': 'Игра за этим столом закончена по уговору',
  'page.online-table.ended-help':
    'Партия остаётся как есть. Её можно просмотреть, а копию сохранить и доиграть.',
  'page.online-table.ask-resume': 'Предложить продолжить',

  'page.online-table.reconnecting': 'Соединение восстанавливается.',
  'page.online-table.rematch': 'Ещё раз с теми же',
  'page.online-table.rematch.help':
    'Новый стол с теми же правилами и местами. Остальные найдут его в своём списке столов.',
  'page.online-table.rematch.failed': 'Создать новый стол не удалось. Попробуйте чуть позже.',
  'page.online-table.restarting': 'Сервер перезапускается.',
  'page.online-table.reconnecting-help':
    'Показано то, что было {ago} назад. {number, plural, =0 {Ваши действия уйдут позже.} =1 {Одно действие ждёт отправки.} one {Ждёт отправки # действие.} few {Ждут отправки # действия.} many {Ждут отправки # действий.} other {Ждут отправки # действия.}}',
  'page.online-table.reconnecting-short':
    '{number, plural, =0 {Как {ago} назад.} =1 {Одно действие ждёт.} one {Ждёт # действие.} few {Ждут # действия.} many {Ждут # действий.} other {Ждут # действия.}}',
  'page.online-table.try-now': 'Попробовать сейчас',
  'page.online-table.reload': 'Обновить',
  'page.online-table.keep-copy': 'Оставить копию в этом браузере',
  'page.online-table.hidden': 'Этот стол для вас больше не открыт.',
  'page.online-table.hidden-help': 'Вы видите то, что от него осталось у вас.',
  'page.online-table.lost': 'Страница и сервер по-разному видят эту партию.',
  'page.online-table.lost-help':
    'Отсюда больше ничего не сыграть, но ничего и не потеряно: все ходы у сервера. Обновите страницу, чтобы продолжить.',
  'page.online-table.old-page': 'На сервере более новая версия Railhead.',
  'page.online-table.old-page-help': 'Ничего не потеряно. Обновите страницу, чтобы продолжить.',
  'page.online-table.held': 'Этот стол приостановлен.',
  'page.online-table.held-help':
    'Правила на сервере изменились, и переиграть эту партию по ним уже нельзя. Смотреть можно всё; решать будет тот, кто ведёт сервер. Ваши ходы сохранены здесь.',
  'page.online-table.full': 'На сервере нет места.',
  'page.online-table.full-help': 'Ваш ход ждёт здесь и уйдёт, как только место появится.',
  'page.online-table.replaced': 'За вас играет компьютер.',
  'page.online-table.replaced-help': '{character}. Вернуть место можно между любыми двумя ходами.',
  'page.online-table.take-seat-back': 'Вернуть моё место',

  'page.online-table.plan.played': 'Тем временем: {what}.',
  'page.online-table.plan.undone': 'Тем временем действия отменены ({name}).',
  'page.online-table.plan.stale': 'Тем временем на столе всё изменилось.',
  'page.online-table.plan.rules': 'Сервер отклоняет ход: {text}',
  'page.online-table.plan.seat': 'За это место сейчас играете не вы.',
  'page.online-table.plan.not-running': 'За этим столом пауза или конец игры.',
  'page.online-table.plan.held': 'Этот стол приостановлен.',
  'page.online-table.plan.kept':
    '{number, plural, =1 {Ваше действие не сыграно; оно сохранено как план.} one {Ваше # действие не сыграно; оно сохранено как план.} few {Ваши # действия не сыграны; они сохранены как план.} many {Ваши # действий не сыграны; они сохранены как план.} other {Ваши # действия не сыграны; они сохранены как план.}}',
  'page.online-table.plan.look': 'Посмотреть план',
  'page.online-table.plan.gone-on': 'С начала этого плана игра ушла вперёд.',
  'page.online-table.plan.gone-on-help': 'План всё ещё показывает прежнюю позицию.',
  'page.online-table.plan.renew': 'Спланировать с новой позиции',
  'page.online-table.undo-dropped.consent':
    'Ничего не отменено: с тех пор был чужой ход, и нужно согласие других.',
  'page.online-table.undo-dropped.no-undo': 'Ничего не отменено: за этим столом отмены нет.',
  'page.online-table.undo-dropped.not-running': 'Ничего не отменено: пауза или конец игры.',
  'page.online-table.undo-dropped.stale': 'Ничего не отменено: вас опередили.',

  'page.online-table.ask.undo':
    '{isMine, select, true {Вы предлагаете отменить {number, plural, =1 {одно действие} one {# действие} few {# действия} many {# действий} other {# действия}}} other {{name} предлагает отменить {number, plural, =1 {одно действие} one {# действие} few {# действия} many {# действий} other {# действия}}}}',
  'page.online-table.ask.pause':
    '{isMine, select, true {Вы предлагаете паузу до {until}} other {{name} предлагает паузу до {until}}}',
  'page.online-table.ask.resume':
    '{isMine, select, true {Вы предлагаете продолжить игру} other {{name} предлагает продолжить игру}}',
  'page.online-table.ask.end':
    '{isMine, select, true {Вы предлагаете закончить игру здесь} other {{name} предлагает закончить игру здесь}}',
  'page.online-table.ask.seat':
    '{isMine, select, true {Вы предлагаете, чтобы за место {other} играл компьютер} other {{name} предлагает, чтобы за место {other} играл компьютер}}',
  'page.online-table.ask.help':
    '{isMajority, select, true {Нужно согласие больше половины.} other {Нужно согласие их всех.}}{kind, select, undo { Любой ход снимает предложение.} other {}}',
  'page.online-table.answers': 'Кто согласен',
  'page.online-table.answers.of': '{number} из {all}',
  'page.online-table.answer.yes': 'за',
  'page.online-table.answer.no': 'против',
  'page.online-table.answer.you': 'решаете вы',
  'page.online-table.answer.open': 'вопрос задан {time} назад',
  'page.online-table.ask.show': 'Показать, что будет отменено',
  'page.online-table.ask.limit': 'Если никто не ответит',
  'page.online-table.ask.limit-help': 'Через {time} это станет отказом, и игра пойдёт дальше.',
  'page.online-table.ask.kept': 'Ничего не пропадёт',
  'page.online-table.ask.kept-help': 'Действия останутся в журнале стола с пометкой об отмене.',
  'page.online-table.ask.offline': 'Без соединения спросить никого нельзя.',
  'page.online-table.ask.decide': 'Пока решить самим',
  'page.online-table.ask.waiting': 'Остальных спросили.',
  'page.online-table.agree': 'Согласиться',
  'page.online-table.refuse': 'Отказать',
  'page.online-table.withdraw': 'Снять предложение',
  'page.online-table.back.title': 'Что будет отменено',
  'page.online-table.back.help': 'Сначала новое. Игра продолжится с позиции после действия {number}.',
  'page.online-table.back.map': 'Карта',
  'page.online-table.back.now': 'Сейчас',
  'page.online-table.back.after': 'После отмены',
  'page.online-table.back.switches': 'переключает карту',
  'page.online-table.ask-back': 'Предложить отмену…',
  'page.online-table.ask-back.help': 'Вернуться к позиции перед этим действием:',
  'page.online-table.ask-back.send':
    '{number, plural, =1 {Предложить отмену одного действия} one {Предложить отмену # действия} few {Предложить отмену # действий} many {Предложить отмену # действий} other {Предложить отмену # действия}}',
  'page.online-table.ask-back.none': 'За этим столом ничего не отменяют.',
  'page.online-table.ask-back.still': 'Во время паузы и после конца игры нельзя.',
  'page.online-table.ask-back.asked': 'Остальных уже спросили.',
  'page.online-table.ask-back.offline': 'Без соединения спросить никого нельзя.',
  'page.online-table.ask-back.over': 'Игра окончена.',
  'page.online-table.ask-pause': 'Предложить паузу…',
  'page.online-table.ask-pause.help':
    'Согласиться должны все игроки. Часы стоят; продолжить раньше можно с общего согласия.',
  'page.online-table.ask-pause.for':
    '{number, select, 1 {На час} 24 {На день} 168 {На неделю} other {На {number} ч}}',
  'page.online-table.ask-end': 'Предложить конец игры…',
  'page.online-table.ask-end.help':
    'Если согласны все игроки, игра закончится здесь без итога. Партию можно просмотреть и оставить как копию.',
  'page.online-table.ask-end.send': 'Спросить остальных',
  'page.online-table.denied.stale': 'Тем временем кто-то сходил: если нужно, спросите снова.',
  'page.online-table.denied.seat': 'Сейчас вы не можете это предложить.',
  'page.online-table.denied.not-running': 'Сейчас это предложить нельзя.',
  'page.online-table.denied.held': 'Этот стол приостановлен.',
  'page.online-table.denied.consent': 'Нужно спросить остальных.',
  'page.online-table.denied.no-undo': 'Там отменять нечего.',
  'page.online-table.denied.asked': 'Остальных уже спросили.',
  'page.online-table.denied.rules': 'Правила этого не разрешают.',
  'page.online-table.denied.slow-down':
    'Только что был отказ. Спросить снова можно через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  'page.online-table.denied.full': 'На сервере нет места. Попробуйте немного позже.',
  'page.online-table.denied.old-page':
    'На сервере более новая версия Railhead. Обновите страницу, чтобы продолжить.',

  'page.online-table.seats-help':
    'Компьютер может занять место, если согласны больше половины остальных. Игрок возвращает своё место в любой момент, никого не спрашивая.',
  'page.online-table.seat.you': 'вы',
  'page.online-table.seat.person': 'человек',
  'page.online-table.seat.computer': 'компьютер, {character}',
  'page.online-table.seat.ask': 'Предложить компьютер',

  'page.online-table.beside': 'Чат и заметки',
  'page.online-table.tab.players': '{isOnly, select, true {Чат} other {Игроки}}',
  'page.online-table.tab.watchers': 'Зрители',
  'page.online-table.tab.notes': 'Заметки',
  'page.online-table.here':
    'здесь {here} из {all}{watching, plural, =0 {} one {, # зритель} few {, # зрителя} many {, # зрителей} other {, # зрителя}}',
  'page.online-table.watching':
    '{number, plural, =1 {Смотрит один человек} one {Смотрит # человек} few {Смотрят # человека} many {Смотрят # человек} other {Смотрят # человека}}',
  'page.online-table.chat': 'Чат',
  'page.online-table.chat.open':
    '{number, plural, =0 {Чат} =1 {Чат, одна новая строка} one {Чат, # новая строка} few {Чат, # новые строки} many {Чат, # новых строк} other {Чат, # новой строки}}',
  'page.online-table.chat.write': 'Напишите; # — для хода',
  'page.online-table.chat.send': 'Отправить',
  'page.online-table.chat.unsent': 'ждёт отправки',
  'page.online-table.chat.removed': 'удалено',
  'page.online-table.chat.muted': 'Скрыто. Показать эту строку',
  'page.online-table.chat.mute': 'Скрывать',
  'page.online-table.chat.unmute': 'Не скрывать',
  'page.online-table.chat.read-only': 'Здесь пишут только игроки.',
  'page.online-table.chat.empty.players':
    'Ещё никто ничего не написал. Номер с решёткой, такой как #12, ведёт к действию.',
  'page.online-table.chat.empty.watchers': 'Ещё никто ничего не написал. Игроки прочтут это после игры.',
  'page.online-table.notes.empty': 'Видны только вам, на всех ваших устройствах.',
  'page.online-table.notes.loading': 'загрузка',
  'page.online-table.notes.kept': 'сохранено на сервере, видно только вам',
  'page.online-table.notes.typing': 'ещё не сохранено',
  'page.online-table.notes.failed': 'сохранить или прочитать не удалось',
  'page.online-table.notes.before': 'Прежний текст',

  'page.online-table.open.missing': 'Такого стола нет, или для вас он закрыт.',
  'page.online-table.open.unreachable':
    'Сервер не отвечает, а копии стола в этом браузере нет. Ничего не потеряно.',
};
