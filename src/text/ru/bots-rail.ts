import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in an 18xx title, in the first person. */
export const BOTS_RU_RAIL: Messages = {
  'bot.rail.only': 'Больше делать нечего.',
  'bot.rail.pass': 'Ничто другое не обещает большего.',
  'bot.rail.run': 'Ни один рейс не принесёт больше, чем {revenue}.',
  'bot.rail.halts': 'Полустанки дают казне {subsidy}: с ними хватит на следующий поезд.',
  'bot.rail.pay': 'Дивиденды, а с ними и котировка, дороже денег в казне.',
  'bot.rail.keep': 'Деньги нужны на поезд.',
  'bot.rail.accept': '{price} — больше, чем это стоит для меня.',
  'bot.rail.refuse': 'То, что придётся отдать, для меня дороже, чем {price}.',
  'bot.rail.par':
    'По моим расчётам, играть ещё около {rounds, plural, one {# раунда} few {# раундов} many {# раундов} other {# раунда}}, и эта компания окупится.',
  'bot.rail.lot-par':
    'При высокой цене в казне {company} больше денег, и за {price} мне хватит на пять акций.',
  'bot.rail.lot-par-low': 'На много акций {company} мне не хватит: чем ниже цена, тем их больше.',
  'bot.rail.share':
    'По моим расчётам, она будет приносить деньги ещё около {rounds, plural, one {# раунда} few {# раундов} many {# раундов} other {# раунда}}.',
  'bot.rail.sell': 'В другом месте эти деньги принесут больше.',
  'bot.rail.train':
    'Он должен окупиться: осталось около {rounds, plural, one {# раунда} few {# раундов} many {# раундов} other {# раунда}}.',
  'bot.rail.train-from': 'Здесь он ценнее, чем там.',
  'bot.rail.loan': 'На него сейчас можно купить поезд {train}, а это дороже падения котировки.',
  'bot.rail.private': 'Она стоит своей цены.',
  'bot.rail.sells-private': '{company} платит за {private} {price}, а лучшего применения деньгам сейчас нет.',
  'bot.rail.private-sold': 'В другом месте эти деньги принесут больше.',
  'bot.rail.exchange': 'Акция дороже частной компании.',
  'bot.rail.convert': 'Деньги нужны, а новые акции окупятся.',
  'bot.rail.discard': 'Без этого поезда обойтись легче всего.',

  'bot.rail.rush': 'От поезда {train} у других ржавеют {rusting}.',
  'bot.rail.ahead-of-rust': 'Поезда {rusting} скоро заржавеют, а {train} поедет дальше.',
  'bot.rail.ends': 'Так игра идёт к концу, а позже моё положение было бы хуже, чем у других.',
  'bot.rail.saves': 'С удержанными деньгами хватит на поезд {train} за {price}, пока старые не исчезли.',

  'bot.rail.ahead.dividends':
    'По моим расчётам, дивидендов будет больше примерно на {amount} за {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'bot.rail.ahead.shares': 'По моим расчётам, в конце мои акции будут стоить примерно на {amount} больше.',
  'bot.rail.ahead.cash': 'Так у меня остаётся примерно на {amount} больше денег.',
  'bot.rail.ahead.others': 'Так другим достаётся примерно на {amount} меньше.',
  'bot.rail.ahead.habit': 'Обычно это окупается, и ничего явно лучше здесь нет.',

  'bot.rail.track-earns': 'С этим тайлом на {hex} рейс принесёт больше: +{revenue}.',
  'bot.rail.track-grows':
    'Этот тайл на {hex} открывает путь к новым местам{cost, plural, =0 {} one { и стоит своих денег} few { и стоит своих денег} many { и стоит своих денег} other { и стоит своих денег}}.',
  'bot.rail.token-earns': 'С жетоном на {hex} рейс принесёт больше: +{revenue}.',
  'bot.rail.token-grows': 'Жетон на {hex} оставляет открытым путь для длинных рейсов.',
  'bot.rail.token-blocks': 'Жетон на {hex} занимает последнее место: другие теряют {revenue}.',
  'bot.rail.power':
    'Это позволяет {private} на {hex}{revenue, plural, =0 {: открывается путь к новым местам} one {: рейс принесёт больше, +{revenue}} few {: рейс принесёт больше, +{revenue}} many {: рейс принесёт больше, +{revenue}} other {: рейс принесёт больше, +{revenue}}}.',
  'bot.rail.power-train': '{private}: с ней поезд {train} дешевле, и он окупится.',
  'bot.rail.closes': 'То, что можно построить, когда {private} закрыта, ценнее её будущего дохода.',
  'bot.rail.closes-earns':
    'Когда {private} закрыта, рейс принесёт больше, +{revenue}, а такого дохода она бы не дала.',
  'bot.rail.build-pass': 'Что здесь ни построй, это того не стоит.',

  'bot.rail.lot-bought': 'Для меня это дороже своей цены.',
  'bot.rail.lot-lowered': 'Своей цены для меня пока ничто не стоит, пусть что-то подешевеет.',
  'bot.rail.lot-left': 'При таких ценах лучше оставить деньги на акции.',
  'bot.rail.bid': 'И за {price} это для меня дороже своей цены.',

  'bot.rail.stock.pass': 'Ничто в продаже не дороже самих денег.',
  'bot.rail.stock.buy':
    'Акция должна приносить около {per_round} за раунд ещё {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}} и стоить в конце {value}; её цена {price}.',
  'bot.rail.stock.takes-over':
    'С этой акцией за {company} решаю я, а она должна приносить на акцию около {per_round} за раунд.',
  'bot.rail.stock.keeps-chair':
    'С этой акцией за {company} и дальше решаю я, а она должна приносить на акцию около {per_round} за раунд.',
  'bot.rail.stock.floats':
    'Так {company} ближе к запуску: на акцию около {per_round} за раунд, ещё {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'bot.rail.stock.hopes': '{company} ещё может найти деньги, чтобы начать.',
  'bot.rail.stock.par':
    'За столом хватит денег запустить {company} с котировки {price}; акция должна приносить около {per_round} за раунд ещё {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'bot.rail.stock.sell':
    '{amount} в другом месте принесут больше, чем {company}: на акцию около {per_round} за раунд.',
  'bot.rail.stock.dumps': '{company} идёт к внешнему управлению, и расплачиваться за неё я не хочу.',
  'bot.rail.stock.convert': '{company} нуждается в деньгах, а новые акции окупятся.',
  'bot.rail.stock.exchange': 'Акция дороже, чем {private}.',
  'bot.rail.stock.buy-private': '{private} стоит своей цены.',
  'bot.rail.stock.sell-private': 'Деньги за {private} принесут больше в другом месте.',
  'bot.rail.stock.buy-directorship': 'С ней за {company} решаю я.',
};
