import type { Messages } from '../messages.ts';
import { BOTS_EN_RAIL } from './bots-rail.ts';

/** Words that the 18xx titles share; each of them lays its own over these. */
export const RAIL: Messages = {
  ...BOTS_EN_RAIL,

  /* ---- rounds, steps, places to stand ---- */

  'round.auction': 'Auction of the private companies',
  'round.stock': 'Stock round {set}',
  'round.operating': 'Operating round {set}.{number}{of, plural, =0 {} =1 {} other { of {of}}}',

  'ask.company': '{company}, director {seat}',

  'step.auction': 'Auction',
  'step.stock': 'Shares',
  'step.track': 'Track',
  'step.token': 'Token',
  'step.routes': 'Run',
  'step.run': 'Run',
  'step.dividend': 'Dividend',
  'step.pay': 'Dividend',
  'step.trains': 'Trains',
  'step.discard': 'Discard',
  'step.closing': 'End',

  'ask.stock': 'sell and buy shares',
  'ask.track': 'lay track',
  'ask.token': 'place a token',
  'ask.routes': 'run the trains',
  'ask.dividend': 'pay out or withhold',
  'ask.trains': 'buy trains',
  'ask.discard': 'discard a train',

  'help.token':
    'A token reserves a place in a city for the company and lets its routes start there. You may place one per turn.',
  'help.routes':
    'Give each train a route with at least two stops and one of the company’s tokens. Trains may not share track.',
  'help.dividend':
    'Pay the shareholders and the price rises, or withhold: the money stays in the company and the price falls.',
  'help.discard': 'The company has more trains than it may own now. Discard one; you get nothing for it.',

  'status.unstarted': 'not started',
  'status.started': 'not floated yet',
  'status.floated': 'in business',
  'status.receivership': 'in receivership',

  'flag.insolvent': 'insolvent: it leases a train',
  'flag.half-value': 'no train: shares sell for half price',
  'flag.used': 'used',

  'zone.par': 'Companies start here',
  'zone.end': 'Reaching this price ends the game',

  'fact.tiles-laid': 'Tiles laid',
  'nth.tiles-laid': '{of, plural, =1 {the only tile this turn} other {tile {number} of {of} this turn}}',

  'end.bank': 'the bank is broken',
  'end.manually_ended': 'the players stopped the game',

  /* ---- the log ---- */

  'event.passed': '{seat} passes',
  'event.priority': '{seat} has the priority deal',
  'event.stock-round': 'Stock round {number}',
  'event.operating-round': 'Operating round {set}.{number}{of, plural, =1 {} other { of {of}}}',
  'event.turn': '{company} operates',
  'event.phase': 'Phase {phase} begins',

  'event.private-bought': '{seat} buys {privateFull} for {price}',
  'event.private-paid': '{private} pays {amount} to {owner}',
  'event.private-closed': '{private} closes',

  'event.par-set': '{seat} starts {company} at {price}',
  'event.share-bought':
    '{seat} buys a share of {company} from {fromIs, select, ipo {the IPO} other {the pool}} for {price}',
  'event.shares-sold': '{seat} sells {percent} of {company} for {income}',
  'event.floated': '{company} floats',
  'event.capital-paid': '{company} receives {amount} as capital',
  'event.price-moved':
    '{fromIs, select, none {The price of {company} is {to}} other {The price of {company} moves from {from} to {to}}}',

  'event.tile-laid': '{by} lays tile {tile} on {hex}{costIs, plural, =0 {} other { for {cost}}}',
  'event.home-token': '{company} places its home token on {hex}',
  'event.token-placed': '{company} places a token on {hex} for {price}',
  'event.train-ran': '{company} runs train {train}: {path} = {revenue}',
  'event.paid-out': '{revenueIs, plural, =0 {{company} pays nothing} other {{company} pays out {revenue}}}',
  'event.withheld': '{revenueIs, plural, =0 {{company} earns nothing} other {{company} withholds {revenue}}}',

  'event.train-bought': '{company} buys train {train} from {from} for {price}',
  'event.train-discarded': '{company} discards train {train}',
  'event.train-exported': 'Train {train} is exported and leaves the game',
  'event.trains-rusted': '{company} loses {trainsIs, plural, one {train} other {trains}} {trains} to rust',
  'event.insolvent': '{company} is insolvent: it leases a train',
  'event.solvent': '{company} is solvent again',

  'event.import-difference':
    '{recordedIs, select, none {We followed the file against our own rules, which say: “{what}”} other {We followed the file against our own rules: {what}: {recorded} in the file, {ours} by our rules}}',
  'difference.revenue': 'revenue',
  'difference.subsidy': 'subsidy',
  'event.end-triggered': 'The end of the game is triggered: {reason}',
  'event.game-over': 'The game is over: {reason}',

  /* ---- choices ---- */

  'group.par': 'Start a company',
  'choice.par': 'Start {company}{priceIs, select, none {} other { at {price}}}',
  'choice.par.short': '{company}{priceIs, select, none {} other { at {price}}}',

  'group.buy_share': 'Buy a share',
  'choice.buy_share': 'Buy a share of {company} from {fromIs, select, ipo {the IPO} other {the pool}}',
  'choice.buy_share.short': '{company}, {fromIs, select, ipo {IPO} other {pool}}',

  'group.sell_shares': 'Sell shares',
  'choice.sell_shares': 'Sell {percent} of {company}',
  'choice.sell_shares.short': '{percent} of {company}',

  'group.buy_private': 'Buy a private company',
  'choice.buy_private': 'Buy {privateFull}',
  'choice.buy_private.short': '{private}',

  'group.lay_tile': 'Lay a tile',
  'choice.lay_tile':
    '{tileIs, select, none {Lay a tile} other {Lay tile {tile}}}{hexIs, select, none {} other { on {hex}}}{privateIs, select, none {} other { with {privateFull}}}',
  'choice.lay_tile.short':
    '{tileIs, select, none {{hexIs, select, none {Tile} other {{hex}}}} other {{tile}{hexIs, select, none {} other { on {hex}}}}}{privateIs, select, none {} other {, {private}}}',

  'group.place_token': 'Place a token',
  'choice.place_token': 'Place a token on {hex}{privateIs, select, none {} other { with {privateFull}}}',
  'choice.place_token.short': '{hex}{privateIs, select, none {} other {, {private}}}',

  'group.run_routes': 'Run the trains',
  'choice.run_routes':
    '{routesIs, select, none {Run the trains} other {{routesIs, plural, =0 {Run no train} =1 {Run this route} other {Run these routes}}}}',
  'choice.run_routes.short':
    '{routesIs, select, none {Run} other {{routesIs, plural, =0 {No train} =1 {One route} other {# routes}}}}',

  'group.dividend': 'Dividend',
  'choice.dividend': '{payIs, select, true {Pay the shareholders} other {Withhold the money}}',
  'choice.dividend.short': '{payIs, select, true {Pay out} other {Withhold}}',

  'group.buy_train': 'Buy a train from the bank',
  'choice.buy_train': 'Buy train {train} from the bank',
  'choice.buy_train.short': '{train}',

  'group.buy_train_from': 'Buy a train from another company',
  'choice.buy_train_from': 'Buy train {train} from {company} for {price}',
  'choice.buy_train_from.short': '{train} from {company}',

  'group.discard_train': 'Discard a train',
  'choice.discard_train': 'Discard train {train}',
  'choice.discard_train.short': '{train}',

  'group.end_game': 'Stop the game',
  'choice.end_game': 'Stop the game here',

  'choice.pass.track': 'Lay no more track',
  'choice.pass.track.short': 'Skip',
  'choice.pass.token': 'Place no token',
  'choice.pass.token.short': 'Skip',
  'choice.pass.pay': 'Take no loan',
  'choice.pass.pay.short': 'No loan',
  'choice.pass.trains': 'Buy no more trains',
  'choice.pass.trains.short': 'Done',
  'choice.pass.closing': 'End the turn',
  'choice.pass.closing.short': 'End turn',
  'choice.pass.build': 'Build no more',
  'choice.pass.build.short': 'Skip',
  'choice.pass.share': 'Buy no share',
  'choice.pass.share.short': 'Skip',

  /* ---- why not ---- */

  'refusal.game-over': 'The game is over.',
  'refusal.not-your-decision': 'It is {seat}’s decision now.',
  'refusal.not-now': 'Not yet: first comes {step}.',
  'refusal.not-by-hand': 'A game ends by its own rules; only an imported game can be stopped by hand.',

  'refusal.not-enough-cash':
    '{costIs, select, none {{priceIs, select, none {There is not enough money for that.} other {Not enough money: it costs {price}.}}} other {Not enough money: building there costs {cost}.}}',
  'refusal.unknown-company': 'There is no company called “{company}” here.',
  'refusal.unknown-private': 'There is no private company called “{private}” here.',
  'refusal.unknown-hex': 'There is no hex “{hex}” on this map.',
  'refusal.unknown-tile': 'There is no tile “{tile}” in this game.',
  'refusal.unknown-seller': '{seller} has no trains to sell to this company.',

  'refusal.certificate-limit':
    'You are at the limit of {limit, plural, one {# certificate} other {# certificates}}: sell something before you buy.',
  'refusal.over-certificate-limit':
    'You hold {held, plural, one {# certificate} other {# certificates}} and may hold {limit}: sell until you are within the limit.',
  'refusal.holding-limit':
    'With {seats, plural, one {# player} other {# players}} nobody may own more than {most} of one company.',
  'refusal.sold-this-round':
    'You have sold {companyIs, select, none {{private}} other {shares of {company}}} in this round and cannot buy back until the next one.',
  'refusal.not-started': '{company} has not been started yet.',
  'refusal.already-started': '{company} has been started already.',
  'refusal.no-share-there':
    'There is no share of {company} {fromIs, select, ipo {left in the IPO} pool {in the pool} other {to buy}}.',
  'refusal.no-such-par': 'A company starts at {prices}, not at {price}.',
  'refusal.one-block':
    'You have already sold {company} in this turn: all shares of a company must be sold together.',
  'refusal.bad-block': '{percent} is not a whole number of shares.',
  'refusal.not-held': 'You do not hold {percent} of {company} in certificates that can be sold together.',

  'refusal.colour-not-yet': 'There are no {colour} tiles yet: a later train makes them available.',
  'refusal.no-tile-left': 'All copies of tile {tile} are on the map.',
  'refusal.hex-out-of-reach': 'The company’s track does not reach {hex}.',
  'refusal.track-not-joined': 'Placed like this, the tile on {hex} would not connect to the company’s track.',
  'refusal.tile-does-not-fit':
    '{tileIs, select, none {No tile fits on {hex}.} other {Tile {tile} does not fit on {hex} in this position.}}',
  'refusal.stop-moved':
    'Tile {tile} in this position would move a stop of {hex}: every stop must keep at least one of its exits.',
  'refusal.no-lay-left': 'The company has built all it may in this turn.',

  'refusal.no-token-left': 'The company has no tokens left.',
  'refusal.no-city-there': 'There is no city for a token on {hex}.',
  'refusal.own-token-there': 'The company already has a token on {hex}.',
  'refusal.city-out-of-reach': 'The company’s track does not reach that city on {hex}.',
  'refusal.no-free-slot': 'There is no free place in that city on {hex}.',

  'refusal.no-such-place': 'There is no stop “{atIs}” on this map.',
  'refusal.no-track': 'There is no track onward from {at} in that direction.',
  'refusal.ends-on-track':
    'A route must begin and end at a city, a town or off the board, not on open track.',
  'refusal.too-short': 'A route needs at least two stops.',
  'refusal.stop-twice': 'A route may visit each stop only once.',
  'refusal.track-twice': 'A route may not use the same piece of track twice.',
  'refusal.through-end-of-line': 'The line ends at {at}: a route cannot go through it.',
  'refusal.through-blocked-city': '{at} is full of other companies’ tokens: the train cannot run through it.',
  'refusal.no-own-token': 'A route needs a stop with one of the company’s own tokens.',
  'refusal.not-its-train': 'The company does not own that train.',
  'refusal.train-twice': 'Each train runs only one route.',
  'refusal.track-shared': 'Two trains of a company cannot use the same piece of track.',
  'refusal.must-run': 'The company has a train and a route, so it must run.',

  'refusal.train-limit': 'The company already owns as many trains as it may.',
  'refusal.not-on-sale':
    '{sideIs, select, none {Train “{train}” is not for sale now.} other {Train “{side}” is not for sale now.}}',
  'refusal.bad-price':
    '{minIs, select, none {The price cannot be {price}.} other {The price must be between {min} and {max}.}}',
  'refusal.must-buy-train': 'The company has a route but no train: it must buy one before its turn ends.',
  'refusal.not-over-the-limit': '{company} does not have too many trains.',

  /* ---- what a run earns ---- */

  'revenue.stop': '{at}',

  /* ---- an offer that waits for the other owner's answer ---- */

  'step.consent': 'Answer',
  'ask.consent': 'answer an offer',
  'help.consent': 'Another company wants to buy something you own. Accept or refuse.',
  'event.deal-asked': '{company} offers {price} for {sideIs, select, none {{item}} other {train {side}}}',
  'event.deal-accepted': 'The offer of {company} for {item} is accepted',
  'event.deal-refused': 'The offer of {company} for {item} is refused',
  'word.deal': '{company} offers {price} for {item}{sellerIs, select, none {} other { of {seller}}}',
  'group.answer': 'Answer',
  'choice.answer': '{acceptIs, select, true {Accept the offer} other {Refuse the offer}}',
  'choice.answer.short': '{acceptIs, select, true {Accept} other {Refuse}}',
  'refusal.declined-this-turn': 'The owner has already refused to sell {item} in this turn.',
  'refusal.nothing-asked': 'There is no offer to answer.',
  'option.trade_consent.table': 'agreed between the players',
  'option.trade_consent.ask': 'the game asks the owner',
};
