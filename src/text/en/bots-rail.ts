import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in the 18xx titles, in the first person. */
export const BOTS_EN_RAIL: Messages = {
  /* ---- auctions ---- */
  'bot.rail.lot-bought': 'I can make use of {private} at its price.',
  'bot.rail.lot-lowered': 'Nothing here is worth its price to me yet, so I let one become cheaper.',
  'bot.rail.lot-left': 'At these prices I would rather keep my money.',
  'bot.rail.bid':
    '{privateIs, select, none {The first choice is worth {price} to me.} other {{private} is worth more than {price} to me.}}',

  /* ---- shares ---- */
  'bot.rail.share':
    'I expect {company} to bring money for about {rounds, plural, one {# more round} other {# more rounds}}.',
  'bot.rail.par': 'At {price} I can start {company}, and it should pay for itself.',
  'bot.rail.sell': 'The money does more for me elsewhere than in {company}.',
  'bot.rail.private': '{private} earns more than {price} in the rounds that are left.',
  'bot.rail.private-sold': 'The money does more for me than {private}.',
  'bot.rail.exchange': 'A share is worth more to me than what I give for it.',
  'bot.rail.convert': '{company} can use the money that more shares bring.',
  'bot.rail.pass': 'Everything else would leave me with less in the end.',
  'bot.rail.only': 'There is nothing better to do.',
  'bot.rail.stock.hopes': '{company} could bring {per_round} a round, if others join in.',
  'bot.rail.stock.floats':
    'With this {company} can soon run, and bring about {per_round} a round for {rounds, plural, one {# round} other {# rounds}}.',
  'bot.rail.stock.share':
    'A share of {company} brings about {per_round} a round for {rounds, plural, one {# round} other {# rounds}}.',
  'bot.rail.stock.buy':
    'A share of {company} brings about {per_round} a round for {rounds, plural, one {# round} other {# rounds}}.',
  'bot.rail.stock.par': 'I start {company} at {price}: a share should bring about {per_round} a round.',
  'bot.rail.stock.sell': 'The money does more for me elsewhere than in {company}.',
  'bot.rail.stock.dumps': 'Somebody else may lead {company} from now on: it will cost more than it brings.',
  'bot.rail.stock.pass': 'Nothing that I can buy or sell leaves me with more in the end.',

  /* ---- a company's turn ---- */
  'bot.rail.track-earns': 'With this tile at {hex} the company earns {revenue} more a run.',
  'bot.rail.track-grows':
    'This tile at {hex} opens a way to more places{cost, plural, =0 {} other {, and is worth its cost}}.',
  'bot.rail.token-earns': 'A token at {hex} brings {revenue} more a run.',
  'bot.rail.token-grows': 'A token at {hex} keeps the way open for longer runs.',
  'bot.rail.build-pass': 'Nothing that can be built here is worth it.',
  'bot.rail.run': 'No other routes earn more than {revenue}.',
  'bot.rail.pay': 'Paying out raises the price, and the company can do without the money.',
  'bot.rail.keep': 'The company needs the money for its next train.',
  'bot.rail.train': 'The company needs a train, and this one pays in the rounds that are left.',
  'bot.rail.train-from': 'For {price} this train is better where it can run.',
  'bot.rail.discard': 'Of all its trains the company can best do without this one.',
  'bot.rail.loan': 'The company can make more of this money than the loan costs.',
  'bot.rail.accept': 'The price is worth it to me.',
  'bot.rail.refuse': 'The price is not worth it to me.',
};
