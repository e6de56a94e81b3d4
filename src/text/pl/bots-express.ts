import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in Chicago Express, in the first person. */
export const BOTS_PL_EXPRESS: Messages = {
  'bot.express.expand.chicago': 'Dotarcie do Chicago daje od razu {per_share} na akcję {company}.',
  'bot.express.expand.income': 'Dzięki temu {company} zarabia {income}, około {per_share} na akcję.',
  'bot.express.expand.starve': 'To zużywa pieniądze spółki {company}, w której {player} ma więcej niż ja.',
  'bot.express.expand.approach': '{company} jest po tym bliżej Chicago i miejsc, które płacą: {hexes}.',
  'bot.express.expand.place': 'Do mojego planu {company} potrzebuje heksów: {hexes}.',
  'bot.express.auction.buy': 'Chcę jeszcze jednej akcji {company} i liczę, że dostanę ją za około {price}.',
  'bot.express.auction.dilute':
    'Na kolejnej akcji {company} traci {player}: każda akcja płaci potem {per_share} zamiast {before}.',
  'bot.express.auction.capital': '{company} potrzebuje pieniędzy na rozbudowę, a to jej je daje.',
  'bot.express.auction.drain': 'Ta akcja {company} powinna kosztować innych więcej, niż im przyniesie.',
  'bot.express.develop.income': '{hex} podnosi dochód {company} do {income}.',
  'bot.express.develop.growth': '{hex} sprawia, że {company} będzie w następnych rundach warta więcej.',
  'bot.express.develop.wait': 'Ze wszystkich heksów {hex} pomaga mi najbardziej, a innym najmniej.',
  'bot.express.noop.dividends': 'To przynosi dywidendy teraz, kiedy mi pasują.',
  'bot.express.noop.hurry': 'Im szybciej gra się skończy, tym lepiej dla mnie.',
  'bot.express.noop.wait': 'Wszystko inne pomogłoby innym bardziej niż mnie.',
  'bot.express.ends': 'To kończy grę, póki dobrze stoję: {reason}.',
  'bot.express.bid.worth': 'Spodziewam się, że akcja {company} wypłaci {amount}, więc {price} to dobra cena.',
  'bot.express.bid.keep': 'Wolę zapłacić {price} za {company}, niż zostawić ją innym.',
  'bot.express.pass.poor': 'Następna stawka za {company} to {price}, a mam tylko {cash}.',
  'bot.express.pass.dear': 'Akcja {company} jest dla mnie warta {amount}, a {price} to za dużo.',
  'bot.express.pass.save': 'Przy {price} wolę zachować pieniądze niż mieć {company}.',
};
