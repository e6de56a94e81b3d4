import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_RU_1848 } from './terms-1848.ts';

/** 1848: Australia. */
export const RU_1848: Messages = {
  ...RAIL,
  ...TERMS_RU_1848,

  /* ---- decisions ---- */

  'step.last-loan': 'Заём',
  'step.crisis': 'Долг',
  'step.tasmania': 'Тасмания',
  'step.loan': 'Заём',
  'step.buy-private': 'ЧК',
  'step.special-lay': 'Особый тайл',

  'ask.auction': 'купить частную компанию или снизить цену одной из них',
  'ask.last-loan': 'взять заём или продолжить без него',
  'ask.closing': 'закончить ход',
  'ask.crisis': 'продать акции, чтобы погасить долг',
  'ask.tasmania': 'выложить тайл Тасмании',

  'help.auction':
    'Купите одну частную компанию по её цене или снизьте одну цену на 5 £. Вместо этого пасовать могут только владельцы частных компаний.',
  'help.stock':
    '{setIs, select, 1 {Купите один сертификат, основайте компанию или спасуйте. В первом фондовом раунде акции компаний не продают.} other {Сначала продайте сколько угодно, потом купите один сертификат или основайте компанию; можно и спасовать.}} Раунд кончается, когда все подряд спасовали.',
  'help.track':
    '{phaseIs, select, 2 {Выложите один жёлтый тайл. Когда продан первый поезд 3, можно выложить два или улучшить один.} other {Выложите один или два жёлтых тайла или улучшите один.}} Строить можно там, куда ведут пути от жетонов компании.',
  'help.last-loan':
    'Компания в первой колонке, и поезда у неё нет: без займа котировка упадёт, и компания перейдёт под внешнее управление.',
  'help.trains':
    'Банк продаёт младший поезд, стандартный или с плюсом. {phaseIs, select, 2 {Поезда других компаний можно покупать, когда продан первый поезд 3.} other {Можно купить и поезд другой компании.}}',
  'help.closing': 'Последняя возможность в этом ходу взять заём или купить частную компанию.',
  'help.crisis':
    'У вас долг из-за компании, которая перешла под внешнее управление. Продавайте не больше, чем нужно; директора при этом не меняются.',
  'help.tasmania':
    'Частные компании закрыты. Выложите тайл на одно из двух свободных мест, и игра пойдёт дальше.',

  'status.receivership': 'под внешним управлением',
  'status.bank': 'банк, который даёт займы',
  'flag.waits-for-connection': 'ждёт путей между Adelaide и Sydney или первого поезда 6',
  'flag.sold-out': 'распродана: в конце фондового раунда котировка вырастет',
  'flag.pool-full': 'пул больше не берёт её акции',
  'flag.last-column': 'один шаг до внешнего управления',
  'flag.loan-limit': 'взяты все пять займов',
  'flag.power-only': 'больше не приносит дохода, но способность ещё действует',
  'flag.tile-due': 'сейчас нужно выложить её тайл',
  'zone.receivership': 'Внешнее управление: компания закрывается',

  'note.loans': 'Компании могут брать займы',
  'note.two-yellow-tiles': 'Два жёлтых тайла за ход или одно улучшение',
  'note.train-trade': 'Компании могут покупать поезда друг у друга',
  'note.private-sales': 'Компании могут покупать частные компании',
  'note.private-powers': 'Действуют способности частных компаний',
  'note.privates-close': 'Частные компании закрываются',
  'note.ghan-on-sale': 'В продаже 2E',
  'note.com-free': 'COM может действовать и без путей между Adelaide и Sydney',
  'note.boe-100': 'Банк Англии платит 10 £ на акцию и больше за свои жетоны',
  'note.boe-200': 'Банк Англии платит 20 £ на акцию и больше за свои жетоны',
  'note.boe-300': 'Банк Англии платит 30 £ на акцию и больше за свои жетоны',
  'note.trade-in': 'Если сдать в обмен 4, поезд D стоит {price}',
  'note.outside-limit': 'Не входит в лимит поездов; не больше одного у компании',
  'note.com-home': 'Здесь начнёт COM',
  'note.tasmania': 'Сюда можно выложить тайл Тасмании',

  'fact.bank-of-england': 'Банк Англии, деньги',
  'fact.boe-dividend': 'Банк Англии, следующие дивиденды',
  'fact.loans-issued': 'Взято займов',
  'fact.receiverships': 'Компаний под внешним управлением',
  'fact.com-may-operate': 'COM может действовать',
  'fact.short.bank-of-england': 'Банк Англии',
  'fact.short.boe-dividend': 'Дивиденды БА',
  'fact.short.loans-issued': 'Займы',
  'fact.short.receiverships': 'Закрыто',
  'fact.short.com-may-operate': 'COM ходит',
  'fact.yellow-tiles': 'Выложено жёлтых тайлов',
  'nth.yellow-tiles': '{of, select, 1 {единственный тайл хода} other {{number}-й тайл из {of}}}',
  'nth.upgraded': 'единственный тайл хода',
  'fact.upgraded': 'Тайл улучшен',
  'fact.loan-taken': 'Заём взят',
  'fact.forced-loans': 'Принудительные займы',
  'fact.set-aside': 'Отложено за купленные поезда',

  'private.P1': 'Приносит владельцу доход, и только. Дешева и легко достаётся.',
  'private.P2': 'Один раз выкладывает жёлтый тайл без станций в доступной пустыне, на 40 £ дешевле.',
  'private.P3': 'Выкладывает на карту тайл Тасмании, бесплатно и без соединения.',
  'private.P4': 'Снижает цену одного поезда 2E на 100 £.',
  'private.P5': 'К ней прилагается акция QR; продать её можно, когда QR основана.',
  'private.P6':
    'К ней прилагается сертификат директора CAR с номиналом 100 £; закрывается с первым поездом CAR.',

  'end.stock_market': 'котировка достигла 450 £ или взято шестнадцать займов из двадцати',
  'end.closed_five': 'пять компаний под внешним управлением',

  /* ---- what is shown in short ---- */

  'train.2': '2: не больше 2 городов; каждая смена колеи считается за город. Посёлки не считаются.',
  'train.2+':
    '2+: не больше 2 городов; каждая смена колеи, кроме первой, считается за город. Посёлки не считаются.',
  'train.3': '3: не больше 3 городов; каждая смена колеи считается за город. Посёлки не считаются.',
  'train.3+':
    '3+: не больше 3 городов; каждая смена колеи, кроме первой, считается за город. Посёлки не считаются.',
  'train.4': '4: не больше 4 городов; каждая смена колеи считается за город. Посёлки не считаются.',
  'train.4+':
    '4+: не больше 4 городов; каждая смена колеи, кроме первой, считается за город. Посёлки не считаются.',
  'train.5': '5: не больше 5 городов; каждая смена колеи считается за город. Посёлки не считаются.',
  'train.5+':
    '5+: не больше 5 городов; каждая смена колеи, кроме первой, считается за город. Посёлки не считаются.',
  'train.6': '6: не больше 6 городов; каждая смена колеи считается за город. Посёлки не считаются.',
  'train.6+':
    '6+: не больше 6 городов; каждая смена колеи, кроме первой, считается за город. Посёлки не считаются.',
  'train.8': '8: не больше 8 городов; каждая смена колеи считается за город. Посёлки не считаются.',
  'train.D': 'D: сколько угодно городов и смен колеи.',
  'train.2E':
    '2E (The Ghan): от Alice Springs до города с жетоном компании, на любое расстояние. Прибыль приносят только эти два места.',
  'label.K':
    'K (сюда подходят только тайлы с этой меткой; за несколько городов K на одном маршруте бывает бонус)',
  'worth.about':
    'Состояние: деньги и акции по нынешним котировкам. Частные компании не считаются, поэтому их покупка уменьшает состояние на уплаченную цену.',

  /* ---- the log ---- */

  'event.private-lowered': '{seat} снижает цену {private} до {price}',
  'event.private-sold': '{company} покупает {private} за {price}, продавец {seller}',
  'event.director-changed': 'Новый директор {company}: {to} (прежде {from})',
  'event.connected': 'Adelaide и Sydney соединены',
  'event.train-ran':
    '{company} пускает поезд {side}: {path} = {revenue}{itemsIs, select, 0 {} other { (в том числе {items})}}',
  'event.share-bought':
    '{seat} покупает акцию {company}{companyIs, select, BOE {} other { из {fromIs, select, ipo {IPO} other {пула}}}} за {price}',
  'event.shares-sold':
    '{seat} продаёт {companyIs, select, BOE {обратно } other {}}{percent} {company} за {income}',
  'event.train-paid': '{seller} получает {price} за поезд, покупатель {company}',
  'event.loan-taken':
    '{company} берёт заём, теперь у неё {loans, plural, one {# заём} few {# займа} many {# займов} other {# займа}}',
  'event.receivership':
    '{company} (директор {director}) переходит под внешнее управление: {number}-я по счёту',
  'event.compensated':
    '{seat} получает {amount} за акции {company}{byDirectorIs, select, 0 {} other {, из них {byDirector} от директора}}',

  /* ---- choices ---- */

  'choice.buy_share':
    'Купить акцию {company}{companyIs, select, BOE {} other { из {fromIs, select, ipo {IPO} other {пула}}}}',
  'choice.buy_share.short':
    '{company}{companyIs, select, BOE {} other {, {fromIs, select, ipo {IPO} other {пул}}}}',
  // What the Bank of England has not sold, or has back, is on its own sheet.
  'page.stock.from.pool': '{companyIs, select, BOE {акция} other {пул}}',
  'page.stock.buy.pool':
    'Купить {company}{companyIs, select, BOE {} other { из пула}}{sum, select, none {} other { за {sum}}}',
  'group.lower_private': 'Снизить цену',
  'choice.lower_private': 'Снизить цену {privateFull} на 5 £',
  'choice.lower_private.short': '{private}',
  'group.take_loan': 'Взять заём',
  'choice.take_loan': 'Взять заём 100 £',
  'choice.take_loan.short': 'Заём',
  'group.buy_from_owner': 'Купить частную компанию',
  'choice.buy_from_owner': 'Купить {privateFull} у владельца за {price}',
  'choice.buy_from_owner.short': '{private} за {price}',
  'choice.buy_train':
    'Купить поезд {side} у банка{tradeInIs, select, none {} other {, сдав в обмен {tradeIn}}}{privateIs, select, none {} other {, со скидкой {privateFull}}}',
  'choice.buy_train.short':
    '{side}{tradeInIs, select, none {} other { в обмен на {tradeIn}}}{privateIs, select, none {} other {, {private}}}',

  /* ---- why not ---- */

  'refusal.already-sold': '{private} уже продана.',
  'refusal.at-floor': '{private} стоит уже {floor}: это минимум.',
  'refusal.must-lower-or-buy':
    'Пасовать могут только владельцы частных компаний: купите одну или снизьте цену одной из них.',

  'refusal.cannot-par': '{company} основывает тот, кто покупает P6, и больше никто.',
  'refusal.no-sales-yet':
    '{companyIs, select, BOE {В этой партии и акции Банка Англии нельзя продавать в первом фондовом раунде.} other {В первом фондовом раунде акции компаний не продают.}}',
  'refusal.pool-limit': 'В пуле может быть не больше {limit} {company}.',
  'refusal.no-successor': 'Возглавить {company} некому: 20 % нет ни у кого другого.',

  'refusal.director-would-change': 'При продаже ради долга директор {company} смениться не может.',
  'refusal.boe0-kept': 'Первый сертификат Банка Англии нельзя продать, пока у других нет ни одного.',
  'refusal.more-than-needed': 'Ваш долг {debt}: при цене {price} продавайте не больше акций, чем нужно.',

  'refusal.no-company': 'Займы берёт только компания, в свой ход.',
  'refusal.too-early':
    '{privateIs, select, none {Можно только после продажи первого поезда 3.} other {{private} действует только после продажи первого поезда 3.}}',
  'refusal.one-loan-a-turn': 'За ход компания может взять по своему желанию один заём, и он уже взят.',
  'refusal.company-loan-limit':
    'По своему желанию компания берёт не больше {limit, plural, one {# займа} few {# займов} many {# займов} other {# займа}}, и все они уже взяты.',
  'refusal.no-loans-left': 'Все двадцать займов взяты.',
  'refusal.loan-in-last-column': 'Компания без поезда в первой колонке должна взять заём.',

  'refusal.power-gone': 'Способность {private} использована или больше не действует.',
  'refusal.not-owner': '{private} не принадлежит ни компании, ни её директору.',
  'refusal.not-in-this-phase': 'Компании могут покупать частные компании только в фазах 3 и 4.',
  'refusal.never-for-sale': '{private} нельзя продать компании.',
  'refusal.no-player-owns-it': '{private} больше не принадлежит игроку.',
  'refusal.only-from-director': 'Частную компанию можно купить только у своего директора.',
  'refusal.not-for-this-power':
    'Эта частная компания выкладывает только жёлтый тайл без станций на один из своих гексов пустыни.',
  'refusal.already-laid': 'Тайл Тасмании уже на карте.',
  'refusal.only-in-track-step': '{private} выкладывает свой тайл, пока компания прокладывает пути.',
  'refusal.no-such-power': 'Такой способности у {private} нет.',
  'refusal.tasmania-first': 'Сначала нужно выложить тайл Тасмании.',

  'refusal.home-tile-first': 'В первый ход компания сначала строит на своём домашнем гексе {hex}.',
  'refusal.no-lay-left':
    'В этом ходу больше строить нельзя: можно один жёлтый тайл, а после первого поезда 3 — два жёлтых тайла или одно улучшение.',
  'refusal.alice-springs-twice':
    'Два гекса Alice Springs — одна остановка: маршрут может зайти только на один из них.',
  'refusal.too-far':
    'На маршруте {used, plural, one {# город или смена колеи} few {# города и смены колеи} many {# городов и смен колеи} other {# города и смены колеи}}, а дальность поезда {reach}.',
  'refusal.ghan-needs-alice-springs': 'Рейс 2E начинается или кончается в Alice Springs.',

  'refusal.one-ghan': 'У компании может быть только один 2E.',
  'refusal.trade-in-only-for-D': 'Сдать поезд в обмен можно только на D.',
  'refusal.trade-in-needs-a-4': 'В обмен на D можно сдать только 4 или 4+ этой компании.',
  'refusal.unknown-train': 'В этой игре нет поезда «{side}».',
  'refusal.take-loan-first': 'Компании нечем заплатить {price}: сначала нужен её обычный заём.',
  'refusal.cheaper-train-affordable':
    'Компании хватает на более дешёвый поезд, поэтому занимать на поезд за {price} нельзя.',
  'refusal.ghan-not-tradable': '2E нельзя продать другой компании.',
  'refusal.only-printed-price':
    'Между компаниями с разными директорами этот поезд продаётся только по цене на карте: {price}.',

  /* ---- what a run earns ---- */

  'revenue.k-bonus': 'Бонус за города K',
  'revenue.ghan': '{at}, The Ghan',
  'bonus.k-bonus': 'города K',

  'ruleSet.book': 'Книга 2021 года',
  'ruleSet.first-edition-2007': 'Первое издание, 2007 год',

  /* ---- what switches are set to ---- */

  'option.edition.gmt2021': 'издание 2021 года',
  'option.edition.oo2007': 'издание 2007 года',
  'option.auction_pass.own_private': 'только владельцы частных компаний',
  'option.auction_pass.any_private_sold': 'и остальные, когда все цены на минимуме',
  'option.com_capital.float': 'когда продано 60 %',
  'option.com_capital.start': 'когда ей можно действовать',
  'option.private_seller.any_player': 'у любых игроков',
  'option.private_seller.director': 'только у своего директора',
  'option.export_phase.next_only': 'только следующий поезд',
  'option.export_phase.advance': 'каждый поезд',
  'option.bank_break.negative': 'ниже нуля',
  'option.bank_break.zero': 'на нуле',
  'option.card_limits.none': 'без ограничения',
  'option.card_limits.printed': 'карты в коробке',
  'option.after_failure.next_begins': 'когда следующая компания начала ход',
  'option.after_failure.at_once': 'сразу',
  'option.trade_payment.at_once': 'сразу',
  'option.trade_payment.end_of_turn': 'в конце хода',
  'option.no_revenue_price.left': 'на колонку влево',
  'option.no_revenue_price.stays': 'на месте',
};
