import type { Messages } from '../messages.ts';
import { BOTS_RU_EXPRESS } from './bots-express.ts';
import { TERMS_RU_CHICAGO_EXPRESS } from './terms-chicago-express.ts';

/** Chicago Express. */
export const RU_CHICAGO_EXPRESS: Messages = {
  ...TERMS_RU_CHICAGO_EXPRESS,
  ...BOTS_RU_EXPRESS,

  'round.opening': 'Начальные аукционы',
  'round.round': 'Раунд {number}',

  'step.bid': 'Аукцион',
  'step.turn': 'Ход',
  'step.auction': 'Аукцион',
  'step.expansion': 'Расширение',
  'step.development': 'Развитие',

  'ask.company': '{seat}',
  'ask.bid': 'сделать ставку за акцию {company} или спасовать',
  'ask.turn': 'выбрать индикатор',
  'help.bid':
    'Поставьте больше последней ставки, но не больше своих денег, или спасуйте и выйдите из этого аукциона. Победитель платит компании.',
  'help.turn':
    'Выставьте акцию на торги, расширьте сеть компании, у которой вы акционер, или развейте гекс. Каждое действие сдвигает свою стрелку на шаг.',

  'ask.auction': 'выбрать акцию для торгов',
  'help.auction': 'Первая ставка за вами, но можно и спасовать. Победитель платит компании.',
  'ask.expansion':
    '{companyIs, select, none {выбрать компанию для расширения} other {расширить сеть {companyFull}}}',
  'help.expansion': 'Выберите от одного до трёх гексов, каждый рядом с сетью компании. Платит компания.',
  'ask.development': 'развить гекс',
  'help.development':
    'Выберите любой гекс с локомотивом. Это бесплатно, и выгода достаётся всем компаниям на нём.',

  'dial.auction': 'аукцион',
  'dial.expansion': 'расширение',
  'dial.development': 'развитие',

  'phase.auction': 'Аукцион',
  'phase.turn': 'Ход',
  'phase.over': 'Игра окончена',
  'auction.opening': 'Начальный аукцион',
  'auction.action': 'Аукцион',
  'auction.wabash': 'Первая акция Wabash',
  'industry.detroit': 'Detroit',
  'industry.wheeling': 'Wheeling',
  'industry.pittsburgh': 'Pittsburgh',
  'terrain.plain': 'равнина',
  'terrain.forest': 'лес',
  'terrain.mountain': 'горы',
  'terrain.city': 'город',
  'terrain.industry': 'промышленный центр',
  'terrain.chicago': 'Chicago',
  'terrain.home': 'стартовый гекс',
  'development.house': 'Построить дом',
  'development.industry': 'Поднять ценность на шаг',

  'condition.locomotives': 'Компании без локомотивов',
  'condition.shares': 'Компании без акций',
  'condition.houses': 'Осталось домов',
  'condition.detroit': 'Detroit',
  'condition.dividends': 'Стадии дивидендов',

  'end.locomotives': 'у трёх компаний не осталось локомотивов',
  'end.shares': 'у трёх компаний не осталось акций',
  'end.houses': 'осталось не больше трёх домов',
  'end.detroit': 'Detroit приносит 8',

  'event.bid': '{player} ставит {price} за {company}',
  'event.passed': '{player} пасует, лот {company}',
  'event.share-sold':
    '{priceIs, select, 0 {{player} получает акцию {company} бесплатно} other {{player} покупает акцию {company} за {price}}}',
  'event.share-unsold': 'Акция {company} никому не нужна',
  'event.auction-started': '{player} выставляет на торги акцию {company}, от {minimum}',
  'event.did-nothing': '{player} сдвигает стрелку «{dial}» и ничего не делает',
  'event.expanded': '{player} расширяет сеть {company} за {cost}: {hexes}; доход теперь {income}',
  'event.developed':
    '{valueIs, select, none {{player} строит дом на {hex}} other {{player} развивает {hex}, новая ценность {value}}}',
  'event.forest-grant': '{company} получает от банка {amount} за леса, куда она вошла',
  'event.expansion-waits': 'После аукциона {company} идёт дальше: {hexes}, за {cost}',
  'event.chicago-dividend': '{company} доходит до Chicago и платит {per_share} на акцию: {paid}',
  'event.wabash-opened': 'Открывается Wabash, её доход {income}',
  'event.dividend': 'Дивиденды № {number}, на акцию: {per_share_by_company}. Выплачено: {paid}',
  'event.dials-reset': 'Все стрелки возвращаются на START',
  'event.detroit-grew': 'Detroit вырастает до {value}',
  'event.game-over': 'Игра окончена: {reasons}. Победитель: {winners}',

  'group.bid': 'Сделать ставку',
  'choice.bid': 'Поставить {price} за {company}',
  'choice.bid.short': 'Поставить {price}',
  'group.start_auction': 'Выставить акцию на торги',
  'choice.start_auction': 'Выставить на торги акцию {company}',
  'choice.start_auction.short': '{company}',
  'group.expand': 'Расширить сеть',
  'choice.expand': 'Расширить сеть {company}{hexesIs, select, 0 {} other {: {hexes}}}',
  'choice.expand.short': '{company}{hexesIs, select, 0 {} other {: {hexes}}}',
  'group.develop': 'Развить гекс',
  'choice.develop': 'Развить {hexIs, select, none {гекс} other {{hex}}}',
  'choice.develop.short': '{hexIs, select, none {Развить} other {{hex}}}',
  'group.noop': 'Сдвинуть стрелку и ничего не делать',
  'choice.noop': 'Сдвинуть стрелку «{dial}» и ничего не делать',
  'choice.noop.short': 'Ничего, стрелка «{dial}»',

  'page.owners.ipo': 'Не продано',

  'refusal.game-over': 'Игра окончена: {reasons}.',
  'refusal.not-your-turn': 'Сейчас решает {seat}.',
  'refusal.wrong-phase':
    '{phase, select, auction {Идёт аукцион: сделайте ставку или спасуйте.} other {Аукциона сейчас нет: выберите индикатор.}}',
  'refusal.wrong-company': 'На торгах сейчас акция {company}.',
  'refusal.bid-too-low': '{price} — слишком мало: минимальная ставка {least}.',
  'refusal.bid-over-cash': 'У вас {cash}, поставить {price} нельзя.',
  'refusal.no-shares-left': 'Все акции {company} проданы.',
  'refusal.company-closed': '{company} ещё закрыта: она откроется, когда первая компания дойдёт до Chicago.',
  'refusal.dial-red': 'Индикатор «{dial}» на красном: до следующих дивидендов выберите другой.',
  'refusal.unknown-dial': 'Индикатора «{dial}» нет.',
  'refusal.no-share': 'У вас нет акций {company}, поэтому расширять её сеть вы не можете.',
  'refusal.hex-count': 'За раз сеть расширяют на один, два или три гекса, а не на {count}.',
  'refusal.no-locomotives':
    '{leftIs, select, none {Локомотивов у {company} не осталось.} other {{left, plural, =0 {Локомотивов не осталось} one {Остался # локомотив} few {Осталось # локомотива} many {Осталось # локомотивов} other {Осталось # локомотива}}, а гексов {count}.}}',
  'refusal.unknown-hex': 'На этой карте нет гекса «{hex}».',
  'refusal.already-there': 'Эта компания уже есть на {hex}.',
  'refusal.not-adjacent': '{hex} не рядом с сетью компании.',
  'refusal.hex-closed': '{hex} — стартовый гекс другой компании, для остальных он закрыт.',
  'refusal.hex-taken': 'В лесу и в горах помещается только одна компания, а место на {hex} занято.',
  'refusal.no-funds':
    '{costIs, select, none {В казне {company} {treasury}, и ни на один доступный гекс этого не хватает.} other {Это стоит {cost}, а в казне только {treasury}.}}',
  'refusal.already-developed': 'На {hex} уже есть дом.',
  'refusal.no-houses': 'Домов не осталось.',
  'refusal.not-developable': '{hex} развить нельзя.',
  'refusal.no-locomotive-on-hex':
    '{hexIs, select, none {Развивать нечего: на гексе должен быть локомотив.} other {На {hex} нет локомотива.}}',
  'refusal.track-at-end': '{hex} уже на высшей ценности.',
};
