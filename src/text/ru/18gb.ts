import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_RU_18GB } from './terms-18gb.ts';

/** 18GB: The Railways of Great Britain. */
export const RU_18GB: Messages = {
  ...RAIL,
  ...TERMS_RU_18GB,

  /* ---- decisions ---- */

  'step.share': 'Акция',
  'step.close-private': 'Закрыть ЧК',
  'step.power-token': 'Жетон ЧК',
  'step.power-lay': 'Тайл ЧК',
  'step.track': 'Пути, жетон',
  'step.build': 'Пути, жетон',

  'ask.auction': 'сделать ставки на частные компании',
  'ask.stock': 'продать и купить акции или преобразовать корпорацию',
  'ask.track': 'проложить пути и разместить жетон',
  'ask.share': 'купить акцию после преобразования',

  'help.auction':
    'Сделайте ставку на частную компанию, с шагом 5 £. Когда все спасуют, лоты достанутся тем, чьи ставки высшие.',
  'help.stock':
    '{setIs, select, 1 {Продайте сколько угодно, потом купите акцию или основайте корпорацию.} other {Продайте сколько угодно, потом купите; или начните с преобразования своей корпорации в корпорацию с десятью акциями.}} Кто первым спасовал, тот первым ходит в следующем фондовом раунде.',
  'help.track':
    '{phaseIs, select, 2_1 {Выложите до двух жёлтых тайлов, не больше одного с городом, и разместите один жетон, в любом порядке.} other {Выложите или улучшите до двух тайлов, не больше одного с городом, и разместите один жетон, в любом порядке.}} Строить можно там, куда ведут пути от жетонов корпорации.',
  'help.routes':
    'У каждого поезда свой маршрут: хотя бы две остановки и хотя бы один жетон корпорации. Двум поездам нельзя ехать по одним и тем же путям.',
  'help.trains':
    '{phaseIs, select, 6X {Депо продаёт поезда 6X по цене на карте.} other {Депо продаёт по цене на карте.}} Поезд другой корпорации стоит от 1 £ до двойной цены на карте, если её директор согласен.',
  'help.consent':
    'Корпорация другого игрока хочет купить ваш поезд. Примите или отклоните предложение; после отказа она в этом ходу о том же поезде больше не спросит.',
  'help.share': 'Корпорация преобразовалась в свой ход: теперь можно купить её акции.',
  'help.discard': 'У корпорации больше поездов, чем теперь можно. Сбросьте один; за него ничего не дают.',
  'help.dividend':
    'При выплате акционерам котировка растёт; при удержании деньги остаются в корпорации, а котировка падает.',

  'status.closed': 'не в игре',
  'flag.second-tranche': 'можно основать со второго фондового раунда',
  'flag.only-lb-starts': 'основать её может только владелец London & Birmingham',
  'flag.ten-shares': 'десять акций',
  'flag.green-zone': 'её директор может купить две акции за ход',
  'flag.may-convert': 'можно преобразовать в корпорацию с десятью акциями',
  'flag.power-ready': 'способность готова',
  'zone.green': 'Директор может купить две акции за ход',

  'note.float-40': 'Корпорации запускаются, когда продано 40 %',
  'note.float-60': 'Корпорации запускаются, когда продано 60 %',
  'note.blocks-end': 'Частные компании больше не закрывают гексы: стройка там закрывает их самих',
  'note.reservations-end': 'Места в городах больше не зарезервированы для частных компаний',
  'note.ten-share-starts': 'У новых корпораций сразу десять акций',
  'note.5x-on-sale': 'В продаже и поезда 5X',
  'note.6x-on-sale': 'В продаже и поезда 6X',
  'note.unfloated-leave': 'Незапущенные корпорации выходят из игры',
  'note.only-directors-lower': 'Котировку опускает только продажа директора',
  'note.beside-stack': 'Продаётся рядом со стопкой, на фазу раньше своей',
  'note.blocked': 'Гекс закрывает {about}: пока она открыта, тайл сюда не выложить',
  'note.closes-private': 'Тайл на этом гексе закрывает {about}',
  'note.bonus': 'Приносит больше корпорациям, директор которых — владелец {about}',
  'note.green-right': '{about} может выложить здесь зелёный тайл в любой фазе',
  'note.compass': 'Сторона света: {about}',
  'compass.N': 'С',
  'compass.S': 'Ю',
  'compass.E': 'В',
  'compass.W': 'З',

  // Names on the map that are words.
  'place.C8': 'Север–Юг',
  'place.C10': 'Запад–Восток',

  'fact.scenario': 'Сценарий',
  'fact.scenario.2NS': 'два игрока, север и юг',
  'fact.scenario.2EW': 'два игрока, запад и восток',
  'fact.scenario.3': 'три игрока',
  'fact.scenario.4Std': 'четыре игрока',
  'fact.scenario.4Alt': 'четыре игрока, другой состав',
  'fact.scenario.5': 'пять игроков',
  'fact.scenario.6': 'шесть игроков',
  'fact.trains-left': 'Поездов осталось в депо',
  'fact.short.trains-left': 'Поездов',
  'fact.short.train-bought': 'Поезд продан',
  'fact.train-bought': 'В этом раунде продан поезд',
  'fact.tokens-forbidden': 'Запрет жетонов',
  'fact.city-laid': 'Тайл с городом выложен',
  'fact.token-placed': 'Жетон размещён',
  'fact.converted': 'Преобразована в этом ходу',

  'private.LB':
    'Её владелец должен основать LNWR раньше любой другой покупки, и больше никто основать LNWR не может. Пока она открыта, гекс Birmingham закрыт: строить там нельзя никому, даже LNWR.',
  'private.AF': 'Когда закрыта: один дополнительный тайл в Perth, один раз.',
  'private.GN': 'Когда закрыта: один дополнительный жетон в York и право на зелёный тайл там.',
  'private.SD': 'Когда закрыта: на 10 £ больше поездам, которые заходят в Middlesbrough.',
  'private.LM': 'Когда закрыта: на 30 £ больше поездам, которые заходят в Liverpool.',
  'private.LS': 'Когда закрыта: один дополнительный тайл в Leicester, один раз.',
  'private.TV': 'Когда закрыта: бесплатно выкладывает тоннель Severn.',
  'private.MC': 'Когда закрыта: один дополнительный жетон в Carlisle и право на зелёный тайл там.',
  'private.CH': 'Когда закрыта: на 20 £ больше поездам, которые заходят в Holyhead.',

  'end.final_train': 'депо пусто',
  'end.stock_market': 'котировка достигла 350 £',

  /* ---- what is shown in short ---- */

  'train.2+1': '2+1: три остановки, из них не больше двух городов или внешних направлений.',
  'train.3+1': '3+1: четыре остановки, из них не больше трёх городов или внешних направлений.',
  'train.4+2': '4+2: шесть остановок, из них не больше четырёх городов или внешних направлений.',
  'train.5+2': '5+2: семь остановок, из них не больше пяти городов или внешних направлений.',
  'train.4X':
    '4X: не больше четырёх городов или внешних направлений; посёлки ничего не приносят. Чем дальше друг от друга концы, тем больше прибыль.',
  'train.5X':
    '5X: не больше пяти городов или внешних направлений; посёлки ничего не приносят. Чем дальше друг от друга концы, тем больше прибыль.',
  'train.6X':
    '6X: не больше шести городов или внешних направлений; посёлки ничего не приносят. Чем дальше друг от друга концы, тем больше прибыль.',
  'worth.about':
    'Состояние: деньги, открытые частные компании по их цене и акции по нынешним котировкам. Акции корпорации без поезда считаются за половину.',

  /* ---- the log ---- */

  'event.operating-round': 'Операционный раунд {set}.{number} из {of}',
  'event.bid': '{seat} ставит {price} на {private}',
  'event.private-lowered': '{private} никто не покупает, её новая цена {price}',
  'event.turn-order': 'Порядок хода: {order}',
  'event.director-changed':
    'Новый директор {company}: {to}{fromIs, select, none {} other { (прежде {from})}}',
  'event.receivership': '{director} оставляет {company}, и она переходит под внешнее управление',
  'event.converted': '{company} преобразуется в корпорацию с десятью акциями и получает {amount}',
  'event.ten-shares': 'У {company} теперь десять акций',
  'event.corporation-removed': '{company} выходит из игры',
  'event.refunded': '{seat} получает назад {amount} за {company}',
  'event.train-bought':
    '{company} покупает поезд {train} {fromIs, select, bank {из депо} other {у корпорации {from}}} за {price}',
  'event.train-dropped': 'Поезд {train} уходит из депо',
  'event.deal-asked': '{company} предлагает {price} за поезд {side}, продавец {seller}',
  'event.tokens-forbidden': 'Размещать жетоны больше нельзя',
  'event.train-ran':
    '{company} пускает поезд {train}: {path} = {revenue}{itemsIs, select, 0 {} other { (в том числе {items})}}',

  /* ---- choices ---- */

  'group.bid': 'Сделать ставку',
  'choice.bid': 'Поставить {price} на {privateFull}',
  'choice.bid.short': '{private} за {price}',
  'group.end_turn': 'Закончить ход',
  'choice.end_turn': 'Закончить ход',
  'group.par': 'Основать корпорацию',
  'group.buy_directorship': 'Возглавить корпорацию',
  'choice.buy_directorship': 'Купить сертификат директора {company} из пула',
  'choice.buy_directorship.short': '{company}',
  'group.convert': 'Преобразовать в корпорацию с десятью акциями',
  'choice.convert': 'Преобразовать {company} в корпорацию с десятью акциями',
  'choice.convert.short': '{company}',
  'group.close_private': 'Закрыть частную компанию',
  'choice.close_private': 'Закрыть {privateFull}',
  'choice.close_private.short': '{private}',
  'group.buy_train': 'Купить поезд из депо',
  'choice.buy_train': 'Купить поезд {train} из депо',
  'group.buy_train_from': 'Купить поезд у другой корпорации',

  /* ---- why not ---- */

  'refusal.unknown-corporation': 'В этой партии нет корпорации «{company}».',
  'refusal.unknown-seller': 'У корпорации {seller} нет поездов, которые можно купить.',
  'refusal.already-sold': '{private} уже продана.',
  'refusal.lot-bid-on-this-turn': 'На {private} вы в этом ходу уже ставили.',
  'refusal.bad-bid': 'Минимальная ставка на {private} — {least}, дальше с шагом {step}.',
  'refusal.not-enough-cash':
    '{mostIs, select, none {{costIs, select, none {Не хватает денег: нужно {price}.} other {Не хватает денег: стройка здесь стоит {cost}.}}} other {Поставить можно не больше {most}: остальные деньги связаны другими ставками.}}',
  'refusal.turn-is-no-pass': 'Вы в этом ходу уже сделали ставку: закончите ход, а не пасуйте.',
  'refusal.must-bid':
    '{needed, plural, =1 {Пасовать ещё нельзя. Можно, когда ваша ставка высшая на одном лоте или ставки есть на всех лотах.} one {Пасовать ещё нельзя. Можно, когда ваша ставка высшая на # лоте или ставки есть на всех лотах.} few {Пасовать ещё нельзя. Можно, когда ваши ставки высшие на # лотах или ставки есть на всех лотах.} many {Пасовать ещё нельзя. Можно, когда ваши ставки высшие на # лотах или ставки есть на всех лотах.} other {Пасовать ещё нельзя. Можно, когда ваши ставки высшие на # лота или ставки есть на всех лотах.}}',
  'refusal.bid-or-pass': 'Сделайте ставку или спасуйте.',

  'refusal.lnwr-first': 'Владелец London & Birmingham должен основать LNWR раньше любой другой покупки.',
  'refusal.only-lb-starts-lnwr': 'Основать {company} может только владелец London & Birmingham.',
  'refusal.only-the-converted': 'После преобразования можно покупать только акции {company}.',
  'refusal.one-purchase': 'В этом ходу вы уже сделали покупку.',
  'refusal.holding-limit': 'Из IPO нельзя купить больше {most} одной корпорации.',
  'refusal.not-in-receivership': '{company} не под внешним управлением: её сертификата директора в пуле нет.',
  'refusal.needs-one-certificate': 'Чтобы возглавить {company}, нужен ровно один её сертификат.',
  'refusal.ordinary-share-in-pool': 'В пуле есть обычные акции {company}: сначала покупают их.',
  'refusal.half-needs-change':
    'Половину сертификата директора {company} продать нельзя: в пуле нет акции, чтобы вернуть её вам.',
  'refusal.second-tranche': '{company} нельзя основать раньше второго фондового раунда.',
  'refusal.sell-before-buying': 'Продают до покупки или преобразования, а не после.',
  'refusal.convert-first': 'Преобразовать корпорацию можно только в самом начале хода.',
  'refusal.not-director': 'Это решает только директор {company}.',
  'refusal.has-ten-shares': '{company} преобразовать нельзя: у неё уже десять акций.',
  'refusal.has-not-operated': '{company} можно преобразовать только после её первого хода.',

  'refusal.not-owner': 'Использовать {private} здесь вы не можете.',
  'refusal.already-closed': '{private} уже закрыта.',
  'refusal.too-early': '{private} можно закрыть с первого операционного раунда.',
  'refusal.no-such-power': 'Такой способности у {private} нет.',
  'refusal.private-open': 'Чтобы воспользоваться способностью, {private} сначала нужно закрыть.',
  'refusal.power-gone': 'Способность {private} уже использована.',
  'refusal.insolvent': '{private} нельзя использовать для неплатёжеспособной корпорации.',
  'refusal.not-for-this-power': 'Эту частную компанию нельзя так использовать на {hex}.',
  'refusal.only-when-building': '{private} выкладывает свой тайл, только пока корпорация строит.',
  'refusal.hex-blocked': '{private} закрывает {hex}, пока она открыта.',

  'refusal.home-hex-closed':
    'Это домашний гекс {company}, а она ещё не запущена: другим здесь строить нельзя.',
  'refusal.no-new-track': 'Это улучшение на {hex} не даёт корпорации новых путей.',
  'refusal.no-lay-left': 'Оба тайла этого хода корпорация уже выложила.',
  'refusal.one-city': 'Только на одном из двух тайлов хода может быть город.',
  'refusal.hex-out-of-reach': 'Пути корпорации не доходят до {hex}.',
  'refusal.track-not-joined': 'В этом положении тайл на {hex} не соединится с путями корпорации.',
  'refusal.no-more-tokens': 'Конец игры слишком близко: жетоны больше не размещают.',
  'refusal.one-token': 'За ход корпорация может разместить один жетон, и он уже размещён.',
  'refusal.no-token-left': 'Жетонов у корпорации не осталось.',
  'refusal.own-token-there': 'На {hex} уже есть жетон этой корпорации.',
  'refusal.city-out-of-reach': 'Пути корпорации не доходят до этого города на {hex}.',

  'refusal.too-far':
    'На маршруте {cities, plural, one {# город} few {# города} many {# городов} other {# города}}, а поезд может не больше {most}.',
  'refusal.too-many-stops':
    'На маршруте {stops, plural, one {# остановка} few {# остановки} many {# остановок} other {# остановки}}, а поезд может не больше {most}, и пропускать их нельзя.',
  'refusal.revenue-is-computed': 'Прибыль игра считает сама; свою может указать только загруженный файл.',

  'refusal.has-a-train': 'У {company} есть поезд: экстренное преобразование ни к чему.',
  'refusal.can-pay-a-train':
    'Корпорации хватает на поезд за {price}, поэтому в свой ход преобразоваться она не может.',
  'refusal.face-value-only': 'Депо продаёт только по цене на карте: {price}.',
  'refusal.last-train': 'Последний поезд {seller} может продать только корпорации без поезда.',
  'refusal.depot-only': 'После преобразования в свой ход корпорация покупает только из депо.',
  'refusal.not-at-turn': 'Сейчас ходит не {company}.',
  'refusal.must-buy-train':
    '{dearestIs, select, none {У корпорации нет поезда, и ей хватает на самый дешёвый, {cheapest}, но не на самый дорогой: она должна купить поезд.} other {У корпорации нет поезда, и ей хватает на самый дорогой, {dearest}: она должна купить поезд.}}',
  'refusal.tile-not-used': 'На тайле {tile} крутой поворот, в этой партии его нет.',

  /* ---- what a run earns ---- */

  'revenue.tunnel': 'Тоннель: {at}',
  'revenue.private': 'Бонус {atIs}',
  'revenue.compass': 'Стороны света: {atIs, select, NS {север–юг} EW {запад–восток} other {бонус}}',
  'revenue.distance':
    'Расстояние: {atIs, plural, one {# гекс} few {# гекса} many {# гексов} other {# гекса}}',
  'bonus.tunnel': 'тоннель',
  'bonus.private': 'частная компания',
  'bonus.compass': 'стороны света',
  'bonus.distance': 'расстояние',

  /* ---- switches ---- */

  'option.recv.always_convert.false': 'только если не хватает ни на какой поезд',
  'option.recv.always_convert.true': 'всегда, перед покупкой',
  'option.recv.always_convert.after_run': 'только если не хватило после рейса на арендованном',
  'option.trade_consent.table': 'игроки договариваются сами, покупка сразу',
  'option.trade_consent.ask': 'согласия другого директора спрашивает игра',

  /* ---- the page says corporation here: a company is a private one ---- */

  'board.market.companies': 'Корпорации в порядке ходов',
  'page.column.unstarted': 'Неоснованные корпорации',
  'page.chart.revenue': 'Прибыль каждой корпорации',
  'page.owners.note.rail': 'доли в каждой корпорации, в процентах; ★ директор',
  'page.owners.none': 'Ни одна корпорация ещё не основана.',
  'page.forecast.note': 'лучший рейс каждой корпорации на этой карте, если выплатить всю прибыль',
  'page.forecast.nobody': 'Поездов нет ни у одной корпорации.',
  'page.plan.runs': 'Лучший рейс каждой корпорации, сейчас и по плану',
  'page.view.companies': 'Корпорации',
  'page.holdings-help': 'доли в каждой корпорации, в процентах',
  'page.strip-none': 'Ни одна корпорация ещё не действует.',
  'page.company': 'Корпорация',
  'page.trains.rust-nobody': 'От первого {trigger} ржавеют {victims}: у корпораций таких нет',
  'page.moment.failure': 'Корпорация в беде',
  'help.token':
    'Жетон занимает для корпорации место в городе, и её маршруты могут там начинаться. За ход можно разместить один.',
  'zone.par': 'Здесь начинают корпорации',
  'refusal.unknown-company': 'Здесь нет корпорации «{company}».',
  'refusal.no-such-par': 'Номинал корпорации бывает {prices}, но не {price}.',
  'refusal.one-block':
    'Акции {company} вы в этом ходу уже продавали: все акции одной корпорации продают вместе.',
  'refusal.through-blocked-city': 'Город {at} заполнен чужими жетонами: проехать через него нельзя.',
  'refusal.no-own-token': 'На маршруте нужна остановка с жетоном корпорации.',
  'refusal.not-its-train': 'У корпорации нет этого поезда.',
  'refusal.track-shared': 'Два поезда корпорации не могут ехать по одному участку пути.',
  'refusal.must-run': 'У корпорации есть поезд и маршрут, поэтому рейс обязателен.',
  'refusal.train-limit': 'У корпорации уже столько поездов, сколько можно.',
};
