import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in Chicago Express, in the first person. */
export const BOTS_RU_EXPRESS: Messages = {
  'bot.express.expand.chicago': 'За Chicago каждая акция {company} сразу приносит {per_share}.',
  'bot.express.expand.income': 'Теперь доход {company} — {income}, это около {per_share} на акцию.',
  'bot.express.expand.starve':
    'На это уходят деньги {company}, а акций у меня меньше, чем у другого ({player}).',
  'bot.express.expand.approach': '{hexes}: так {company} ближе к Chicago и к доходным местам.',
  'bot.express.expand.place': 'Для моих планов сети {company} нужно сюда: {hexes}.',
  'bot.express.auction.buy':
    'Мне нужна ещё одна акция {company}, и взять её, думаю, можно примерно за {price}.',
  'bot.express.auction.dilute':
    'Ещё одна акция {company} урежет чужой доход ({player}): на акцию будет {per_share} вместо {before}.',
  'bot.express.auction.capital': 'Для роста в казне {company} нужны деньги, и так они появятся.',
  'bot.express.auction.drain': 'Эта акция {company} обойдётся другим дороже, чем принесёт.',
  'bot.express.develop.income': '{hex} поднимает доход {company} до {income}.',
  'bot.express.develop.growth': '{hex} делает {company} ценнее в следующих раундах.',
  'bot.express.develop.wait': 'Из всех гексов {hex} больше всего помогает мне и меньше всего другим.',
  'bot.express.noop.dividends': 'Так дивиденды будут сейчас, когда мне это выгодно.',
  'bot.express.noop.hurry': 'Чем раньше кончится игра, тем лучше для меня.',
  'bot.express.noop.wait': 'Всё остальное помогло бы другим больше, чем мне.',
  'bot.express.ends': 'Игра кончается, пока моё положение хорошее: {reason}.',
  'bot.express.bid.worth': 'Акция {company} должна принести мне {amount}, так что {price} — хорошая цена.',
  'bot.express.bid.keep': 'Лучше заплатить за {company} {price}, чем оставить её другим.',
  'bot.express.pass.poor': 'Следующая ставка за {company} — {price}, а у меня только {cash}.',
  'bot.express.pass.dear': 'Для меня акция {company} стоит {amount}, {price} — слишком дорого.',
  'bot.express.pass.save': 'При цене {price} лучше оставить деньги, чем взять {company}.',
};
