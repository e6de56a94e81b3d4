import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in Chicago Express, in the first person. */
export const BOTS_EN_EXPRESS: Messages = {
  'bot.express.expand.chicago': 'Reaching Chicago pays {per_share} per share of {company} immediately.',
  'bot.express.expand.income': 'With this, {company} earns {income}, about {per_share} per share.',
  'bot.express.expand.starve': 'This uses up the money of {company}, in which {player} has more than I do.',
  'bot.express.expand.approach': '{hexes} brings {company} nearer to Chicago and to places that pay.',
  'bot.express.expand.place': '{company} needs {hexes} for what I plan.',
  'bot.express.auction.buy': 'I want another share of {company} and expect to get it for about {price}.',
  'bot.express.auction.dilute':
    'Another share of {company} costs {player} money: each share then pays {per_share} instead of {before}.',
  'bot.express.auction.capital': '{company} needs money to grow, and this brings it some.',
  'bot.express.auction.drain': 'This share of {company} should cost the others more than it brings them.',
  'bot.express.develop.income': '{hex} raises the income of {company} to {income}.',
  'bot.express.develop.growth': '{hex} makes {company} worth more in the rounds to come.',
  'bot.express.develop.wait': 'Of all hexes, {hex} helps me most and the others least.',
  'bot.express.noop.dividends': 'This brings dividends now, when they suit me.',
  'bot.express.noop.hurry': 'The sooner the game ends, the better for me.',
  'bot.express.noop.wait': 'Everything else would help the others more than me.',
  'bot.express.ends': 'This ends the game while I stand well: {reason}.',
  'bot.express.bid.worth': 'I expect a share of {company} to pay {amount}, so {price} is a good price.',
  'bot.express.bid.keep': 'I would rather pay {price} for {company} than leave it to the others.',
  'bot.express.pass.poor': 'The next bid for {company} is {price}, and I have only {cash}.',
  'bot.express.pass.dear': 'A share of {company} is worth {amount} to me, and {price} is too much.',
  'bot.express.pass.save': 'At {price} I would rather keep my money than have {company}.',
};
