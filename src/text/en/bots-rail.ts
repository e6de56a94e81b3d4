import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in an 18xx title, in the first person. */
export const BOTS_EN_RAIL: Messages = {
  'bot.rail.only': 'There is nothing else to do.',
  'bot.rail.pass': 'Nothing else promises more.',
  'bot.rail.run': 'No routes earn more than {revenue}.',
  'bot.rail.halts': 'The halts bring the treasury {subsidy}: with it there is money for the next train.',
  'bot.rail.pay': 'The dividend, and the price with it, is worth more than the money in the treasury.',
  'bot.rail.keep': 'The money is needed for a train.',
  'bot.rail.accept': '{price} is more than it is worth to me.',
  'bot.rail.refuse': 'What I would give away is worth more to me than {price}.',
  'bot.rail.par': 'I expect the game to last about {rounds} rounds more, and this one to pay.',
  'bot.rail.lot-par': 'A high price brings {company} more money, and at {price} I can pay for five shares.',
  'bot.rail.lot-par-low': 'I cannot pay for many shares of {company}: the lower the price, the more of them.',
  'bot.rail.share': 'I expect about {rounds} rounds more, in which it pays.',
  'bot.rail.sell': 'The money does more elsewhere.',
  'bot.rail.train': 'It should bring back its price in the {rounds} rounds or so that are left.',
  'bot.rail.train-from': 'It is worth more here than there.',
  'bot.rail.loan': 'It buys a {train} now, which is worth more than the fall of the price.',
  'bot.rail.private': 'It is worth its price.',
  'bot.rail.sells-private': '{company} pays {price} for {private}, and has no better use for the money now.',
  'bot.rail.private-sold': 'The money does more elsewhere.',
  'bot.rail.exchange': 'The share is worth more than the private.',
  'bot.rail.convert': 'The money is needed, and the new shares will pay.',
  'bot.rail.discard': 'It is the train that will be missed least.',

  'bot.rail.rush': 'The {train} makes the {rusting} trains of others rust.',
  'bot.rail.ahead-of-rust': 'The {rusting} will rust soon, and then the {train} goes on running.',
  'bot.rail.ends': 'It brings the end of the game, and later I would be worse off beside the others.',
  'bot.rail.saves':
    'With what is kept there is money for a {train} at {price} before the old trains are gone.',

  'bot.rail.ahead.dividends':
    'I expect about {amount} more in dividends than otherwise, over about {rounds, plural, one {# round} other {# rounds}}.',
  'bot.rail.ahead.shares': 'I expect my shares to be worth about {amount} more at the end.',
  'bot.rail.ahead.cash': 'It leaves me with about {amount} more in hand.',
  'bot.rail.ahead.others': 'It keeps about {amount} from the others.',
  'bot.rail.ahead.habit': 'It is what usually pays, and nothing here promises clearly more.',

  'bot.rail.track-earns': 'With this tile at {hex} a run earns {revenue} more.',
  'bot.rail.track-grows':
    'This tile at {hex} opens a way to more places{cost, plural, =0 {} other {, and is worth its cost}}.',
  'bot.rail.token-earns': 'With a token at {hex} a run earns {revenue} more.',
  'bot.rail.token-grows': 'A token at {hex} keeps the way open for longer runs.',
  'bot.rail.token-blocks': 'A token at {hex} takes the last place there: the others earn {revenue} less.',
  'bot.rail.power':
    '{private} allows it at {hex}{revenue, plural, =0 {, and it opens a way to more places} other {: a run earns {revenue} more}}.',
  'bot.rail.power-train': '{private} makes the {train} cheaper, and it brings back its price.',
  'bot.rail.closes': 'What can be built without {private} is worth more than it would still pay.',
  'bot.rail.closes-earns': 'With {private} closed a run earns {revenue} more, and it would not pay as much.',
  'bot.rail.build-pass': 'Nothing that can be built here is worth it.',

  'bot.rail.lot-bought': 'It is worth more to me than it costs.',
  'bot.rail.lot-lowered': 'Nothing here is worth its price to me yet, so I let one become cheaper.',
  'bot.rail.lot-left': 'At these prices I would rather keep my money for shares.',
  'bot.rail.bid': 'At {price} it is still worth more to me than it costs.',

  'bot.rail.stock.pass': 'Nothing on offer is worth more than the money.',
  'bot.rail.stock.buy':
    'A share should pay about {per_round} a round for {rounds, plural, one {# round} other {# rounds}} and be worth {value} at the end; it costs {price}.',
  'bot.rail.stock.takes-over':
    'With this share I decide for {company}, which should pay about {per_round} a share and round.',
  'bot.rail.stock.keeps-chair':
    'With this share I go on deciding for {company}, which should pay about {per_round} a share and round.',
  'bot.rail.stock.floats':
    'It brings {company} closer to running: about {per_round} a share and round for {rounds, plural, one {# round} other {# rounds}}.',
  'bot.rail.stock.hopes': '{company} may still find the money to begin.',
  'bot.rail.stock.par':
    'The table can float {company} at {price}; a share should pay about {per_round} a round for {rounds, plural, one {# round} other {# rounds}}.',
  'bot.rail.stock.sell':
    '{amount} does more elsewhere than the {per_round} a share and round that {company} should pay.',
  'bot.rail.stock.dumps': '{company} is going to fail, and I do not want to be the one who pays for it.',
  'bot.rail.stock.convert': '{company} needs the money, and the new shares will pay.',
  'bot.rail.stock.exchange': 'The share is worth more than {private}.',
  'bot.rail.stock.buy-private': '{private} is worth its price.',
  'bot.rail.stock.sell-private': 'The money for {private} does more elsewhere.',
  'bot.rail.stock.buy-directorship': 'With it I decide for {company}.',
};
