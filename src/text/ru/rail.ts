import type { Messages } from '../messages.ts';
import { BOTS_RU_RAIL } from './bots-rail.ts';

/** Words that the 18xx titles share; each of them lays its own over these. */
export const RAIL: Messages = {
  ...BOTS_RU_RAIL,

  /* ---- rounds, steps, places to stand ---- */

  'round.auction': 'Аукцион частных компаний',
  'round.stock': 'Фондовый раунд {set}',
  'round.operating': 'Операционный раунд {set}.{number}{of, select, 0 {} 1 {} other { из {of}}}',

  'ask.company': '{company}, директор {seat}',

  'step.auction': 'Аукцион',
  'step.stock': 'Акции',
  'step.track': 'Пути',
  'step.token': 'Жетон',
  'step.routes': 'Маршруты',
  'step.run': 'Маршруты',
  'step.dividend': 'Дивиденды',
  'step.pay': 'Дивиденды',
  'step.trains': 'Поезда',
  'step.discard': 'Сброс',
  'step.closing': 'Конец',

  'ask.stock': 'продать и купить акции',
  'ask.track': 'проложить пути',
  'ask.token': 'разместить жетон',
  'ask.routes': 'пустить поезда',
  'ask.dividend': 'выплатить или удержать прибыль',
  'ask.trains': 'купить поезда',
  'ask.discard': 'сбросить поезд',

  'help.token':
    'Жетон занимает для компании место в городе, и её маршруты могут там начинаться. За ход можно разместить один.',
  'help.routes':
    'У каждого поезда свой маршрут: хотя бы две остановки и хотя бы один жетон компании. Двум поездам нельзя ехать по одним и тем же путям.',
  'help.dividend':
    'При выплате акционерам котировка растёт; при удержании деньги остаются в компании, а котировка падает.',
  'help.discard': 'У компании больше поездов, чем теперь можно. Сбросьте один; за него ничего не дают.',

  'status.unstarted': 'не основана',
  'status.started': 'ещё не запущена',
  'status.floated': 'запущена',
  'status.receivership': 'под внешним управлением',

  'flag.insolvent': 'неплатёжеспособна, арендует поезд',
  'flag.half-value': 'нет поезда: акции продаются за полцены',
  'flag.used': 'использована',

  'zone.par': 'Здесь начинают компании',
  'zone.end': 'Котировка, которая дошла сюда, завершает игру',

  'fact.tiles-laid': 'Выложено тайлов',
  'nth.tiles-laid': '{of, select, 1 {единственный тайл хода} other {{number}-й тайл из {of}}}',

  'end.bank': 'деньги в банке кончились',
  'end.manually_ended': 'игроки остановили партию',

  /* ---- the log ---- */

  'event.passed': '{seat} пасует',
  'event.priority': 'Приоритет сделки: {seat}',
  'event.stock-round': 'Фондовый раунд {number}',
  'event.operating-round': 'Операционный раунд {set}.{number}{of, select, 1 {} other { из {of}}}',
  'event.turn': 'Ход {company}',
  'event.phase': 'Начинается фаза {phase}',

  'event.private-bought': '{seat} покупает {privateFull} за {price}',
  'event.private-paid': '{owner} получает доход {private}: {amount}',
  'event.private-closed': '{private} закрывается',

  'event.par-set': '{seat} основывает {company} с номиналом {price}',
  'event.share-bought':
    '{seat} покупает акцию {company} из {fromIs, select, ipo {IPO} other {пула}} за {price}',
  'event.shares-sold': '{seat} продаёт {percent} {company} за {income}',
  'event.floated': '{company} запускается',
  'event.capital-paid': '{company} получает капитал: {amount}',
  'event.price-moved':
    '{fromIs, select, none {Котировка {company}: {to}} other {Котировка {company}: {from} → {to}}}',

  'event.tile-laid': '{by} выкладывает тайл {tile} на {hex}{costIs, select, 0 {} other { за {cost}}}',
  'event.home-token': '{company} размещает домашний жетон на {hex}',
  'event.token-placed': '{company} размещает жетон на {hex} за {price}',
  'event.train-ran': '{company} пускает поезд {train}: {path} = {revenue}',
  'event.paid-out':
    '{revenueIs, select, 0 {{company} ничего не выплачивает} other {{company} выплачивает {revenue}}}',
  'event.withheld':
    '{revenueIs, select, 0 {{company} остаётся без прибыли} other {{company} удерживает {revenue}}}',

  'event.train-bought':
    '{company} покупает поезд {train} {fromKind, select, bank {у банка} pool {из пула} other {у компании {from}}} за {price}',
  'event.train-discarded': '{company} сбрасывает поезд {train}',
  'event.train-exported': 'Экспорт: поезд {train} выходит из игры',
  'event.trains-rusted':
    '{trainsIs, select, 1 {Поезд {company} ржавеет: {trains}} other {Поезда {company} ржавеют: {trains}}}',
  'event.insolvent': '{company} неплатёжеспособна и арендует поезд',
  'event.solvent': '{company} снова платёжеспособна',

  'event.import-difference':
    '{recordedIs, select, none {Сыграно по файлу, хотя наши правила говорят: «{what}»} other {Сыграно по файлу, а не по нашим правилам ({what}: в файле {recorded}, по правилам {ours})}}',
  'difference.revenue': 'прибыль',
  'difference.subsidy': 'субсидия',
  'event.end-triggered': 'Игра идёт к концу: {reason}',
  'event.game-over': 'Игра окончена: {reason}',

  /* ---- choices ---- */

  'group.par': 'Основать компанию',
  'choice.par': 'Основать {company}{priceIs, select, none {} other { с номиналом {price}}}',
  'choice.par.short': '{company}{priceIs, select, none {} other {, {price}}}',

  'group.buy_share': 'Купить акцию',
  'choice.buy_share': 'Купить акцию {company} из {fromIs, select, ipo {IPO} other {пула}}',
  'choice.buy_share.short': '{company}, {fromIs, select, ipo {IPO} other {пул}}',

  'group.sell_shares': 'Продать акции',
  'choice.sell_shares': 'Продать {percent} {company}',
  'choice.sell_shares.short': '{percent} {company}',

  'group.buy_private': 'Купить частную компанию',
  'choice.buy_private': 'Купить {privateFull}',
  'choice.buy_private.short': '{private}',

  'group.lay_tile': 'Выложить тайл',
  'choice.lay_tile':
    '{tileIs, select, none {Выложить тайл} other {Выложить тайл {tile}}}{hexIs, select, none {} other { на {hex}}}{privateIs, select, none {} other { способностью {privateFull}}}',
  'choice.lay_tile.short':
    '{tileIs, select, none {{hexIs, select, none {Тайл} other {{hex}}}} other {{tile}{hexIs, select, none {} other { на {hex}}}}}{privateIs, select, none {} other {, {private}}}',

  'group.place_token': 'Разместить жетон',
  'choice.place_token':
    'Разместить жетон на {hex}{privateIs, select, none {} other { способностью {privateFull}}}',
  'choice.place_token.short': '{hex}{privateIs, select, none {} other {, {private}}}',

  'group.run_routes': 'Пустить поезда',
  'choice.run_routes':
    '{routesIs, select, none {Пустить поезда} 0 {Не пускать поезда} 1 {Пустить поезд по этому маршруту} other {Пустить поезда по этим маршрутам}}',
  'choice.run_routes.short':
    '{routesIs, select, none {Рейс} 0 {Без рейса} other {{routesIs, plural, one {# маршрут} few {# маршрута} many {# маршрутов} other {# маршрута}}}}',

  'group.dividend': 'Дивиденды',
  'choice.dividend': '{payIs, select, true {Выплатить акционерам} other {Удержать деньги}}',
  'choice.dividend.short': '{payIs, select, true {Выплатить} other {Удержать}}',

  'group.buy_train': 'Купить поезд у банка',
  'choice.buy_train': 'Купить поезд {train} у банка',
  'choice.buy_train.short': '{train}',

  'group.buy_train_from': 'Купить поезд у другой компании',
  'choice.buy_train_from': 'Купить поезд {train} у {company} за {price}',
  'choice.buy_train_from.short': '{train} у {company}',

  'group.discard_train': 'Сбросить поезд',
  'choice.discard_train': 'Сбросить поезд {train}',
  'choice.discard_train.short': '{train}',

  'group.end_game': 'Остановить игру',
  'choice.end_game': 'Остановить игру здесь',

  'choice.pass.track': 'Больше не строить',
  'choice.pass.track.short': 'Пропустить',
  'choice.pass.token': 'Не размещать жетон',
  'choice.pass.token.short': 'Пропустить',
  'choice.pass.pay': 'Не брать заём',
  'choice.pass.pay.short': 'Без займа',
  'choice.pass.trains': 'Больше не покупать поезда',
  'choice.pass.trains.short': 'Готово',
  'choice.pass.closing': 'Закончить ход',
  'choice.pass.closing.short': 'Закончить ход',
  'choice.pass.build': 'Больше не строить',
  'choice.pass.build.short': 'Пропустить',
  'choice.pass.share': 'Не покупать акцию',
  'choice.pass.share.short': 'Пропустить',

  /* ---- why not ---- */

  'refusal.game-over': 'Игра окончена.',
  'refusal.not-your-decision': 'Сейчас решает {seat}.',
  'refusal.not-now': 'Ещё рано: сначала шаг «{step}».',
  'refusal.not-by-hand': 'Игра кончается по своим правилам; вручную останавливают только партию из файла.',

  'refusal.not-enough-cash':
    '{costIs, select, none {{priceIs, select, none {На это не хватает денег.} other {Не хватает денег: нужно {price}.}}} other {Не хватает денег: стройка здесь стоит {cost}.}}',
  'refusal.unknown-company': 'Здесь нет компании «{company}».',
  'refusal.unknown-private': 'Здесь нет частной компании «{private}».',
  'refusal.unknown-hex': 'На этой карте нет гекса «{hex}».',
  'refusal.unknown-tile': 'В этой игре нет тайла «{tile}».',
  'refusal.unknown-seller':
    '{sellerKind, select, bank {У банка} other {У компании {seller}}} нет поездов, которые можно купить.',

  'refusal.certificate-limit':
    'Достигнут лимит: {limit, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}. Перед покупкой нужно что-нибудь продать.',
  'refusal.over-certificate-limit':
    'У вас {held, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}, а лимит {limit}: продавайте, пока он превышен.',
  'refusal.holding-limit':
    'При {seats, plural, one {# игроке} few {# игроках} many {# игроках} other {# игрока}} ни у кого не может быть больше {most} одной компании.',
  'refusal.sold-this-round':
    'В этом раунде вы уже продавали {companyIs, select, none {{private}} other {акции {company}}}: снова купить можно только в следующем.',
  'refusal.not-started': '{company} ещё не основана.',
  'refusal.already-started': '{company} уже основана.',
  'refusal.no-share-there':
    'Акций {company} {fromIs, select, ipo {в IPO не осталось} pool {в пуле нет} other {в продаже нет}}.',
  'refusal.no-such-par': 'Номинал бывает {prices}, но не {price}.',
  'refusal.one-block':
    'Акции {company} вы в этом ходу уже продавали: все акции одной компании продают вместе.',
  'refusal.bad-block': '{percent} — не целое число акций.',
  'refusal.not-held': 'Из ваших сертификатов {percent} {company} для одной продажи не составить.',

  'refusal.colour-not-yet':
    '{colourIs, select, yellow {Жёлтых} green {Зелёных} brown {Коричневых} gray {Серых} blue {Синих} red {Красных} other {Таких}} тайлов ещё нет: их откроет более поздний поезд.',
  'refusal.no-tile-left': 'Все тайлы {tile} уже на карте.',
  'refusal.hex-out-of-reach': 'Пути компании не доходят до {hex}.',
  'refusal.track-not-joined': 'В этом положении тайл на {hex} не соединится с путями компании.',
  'refusal.tile-does-not-fit':
    '{tileIs, select, none {На {hex} не подходит ни один тайл.} other {Тайл {tile} в этом положении не подходит на {hex}.}}',
  'refusal.stop-moved':
    'Тайл {tile} в этом положении сдвинул бы остановку на {hex}: у каждой остановки должен остаться хотя бы один прежний выход.',
  'refusal.no-lay-left': 'В этом ходу компания больше строить не может.',

  'refusal.no-token-left': 'Жетонов у компании не осталось.',
  'refusal.no-city-there': 'На {hex} нет города для жетона.',
  'refusal.own-token-there': 'На {hex} уже есть жетон этой компании.',
  'refusal.city-out-of-reach': 'Пути компании не доходят до этого города на {hex}.',
  'refusal.no-free-slot': 'В этом городе на {hex} нет свободного места.',

  'refusal.no-such-place': 'На этой карте нет остановки «{atIs}».',
  'refusal.no-track': 'Из {at} в эту сторону пути не ведут.',
  'refusal.ends-on-track':
    'Маршрут начинается и кончается в городе, в посёлке или на внешнем направлении, а не посреди путей.',
  'refusal.too-short': 'Маршруту нужны хотя бы две остановки.',
  'refusal.stop-twice': 'На каждую остановку маршрут может зайти только один раз.',
  'refusal.track-twice': 'Маршрут не может дважды пройти по одному участку пути.',
  'refusal.through-end-of-line': 'Путь кончается на остановке {at}: проехать дальше нельзя.',
  'refusal.through-blocked-city': 'Город {at} заполнен чужими жетонами: проехать через него нельзя.',
  'refusal.no-own-token': 'На маршруте нужна остановка с жетоном компании.',
  'refusal.not-its-train': 'У компании нет этого поезда.',
  'refusal.train-twice': 'У каждого поезда только один маршрут.',
  'refusal.track-shared': 'Два поезда компании не могут ехать по одному участку пути.',
  'refusal.must-run': 'У компании есть поезд и маршрут, поэтому рейс обязателен.',

  'refusal.train-limit': 'У компании уже столько поездов, сколько можно.',
  'refusal.not-on-sale':
    '{sideIs, select, none {Поезд «{train}» сейчас не продаётся.} other {Поезд «{side}» сейчас не продаётся.}}',
  'refusal.bad-price':
    '{minIs, select, none {Цена не может быть {price}.} other {Цена должна быть от {min} до {max}.}}',
  'refusal.must-buy-train': 'У компании есть маршрут, но нет поезда: до конца хода она должна его купить.',
  'refusal.not-over-the-limit': 'Лишних поездов у {company} нет.',

  /* ---- what a run earns ---- */

  'revenue.stop': '{at}',

  /* ---- an offer that waits for the other owner's answer ---- */

  'step.consent': 'Ответ',
  'ask.consent': 'ответить на предложение',
  'help.consent': 'Другая компания хочет купить то, что принадлежит вам. Примите или отклоните предложение.',
  'event.deal-asked': '{company} предлагает {price} за {sideIs, select, none {{item}} other {поезд {side}}}',
  'event.deal-accepted': 'Предложение {company} за {item} принято',
  'event.deal-refused': 'Предложение {company} за {item} отклонено',
  'word.deal': '{company} предлагает {price} за {item}{sellerIs, select, none {} other { ({seller})}}',
  'group.answer': 'Ответить',
  'choice.answer': '{acceptIs, select, true {Принять предложение} other {Отклонить предложение}}',
  'choice.answer.short': '{acceptIs, select, true {Принять} other {Отклонить}}',
  'refusal.declined-this-turn': 'За {item} в этом ходу уже предлагали, и предложение отклонено.',
  'refusal.nothing-asked': 'Предложения, на которое нужен ответ, нет.',
  'option.trade_consent.table': 'игроки договариваются сами',
  'option.trade_consent.ask': 'согласия владельца спрашивает игра',
};
