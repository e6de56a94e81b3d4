import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_EN_18GB } from './terms-18gb.ts';

/** 18GB: The Railways of Great Britain. */
export const EN_18GB: Messages = {
  ...RAIL,
  ...TERMS_EN_18GB,

  /* ---- decisions ---- */

  'step.share': 'Share',
  'step.close-private': 'Close a private',
  'step.power-token': 'Token of a private',
  'step.power-lay': 'Tile of a private',
  'step.track': 'Track and token',
  'step.build': 'Track and token',

  'ask.auction': 'bid on private companies',
  'ask.stock': 'sell and buy shares, or convert',
  'ask.track': 'lay track and place a token',
  'ask.share': 'buy a share after the conversion',

  'help.auction':
    'Bid on a private company, in steps of £5. When all players have passed, the highest bidders buy.',
  'help.stock':
    '{setIs, select, 1 {Sell as much as you like, then buy a share or start a corporation.} other {Sell as much as you like and then buy; or begin by converting one of your corporations to ten shares.}} The first to pass goes first in the next stock round.',
  'help.track':
    '{phaseIs, select, 2_1 {Lay up to two yellow tiles, at most one of them with a city, and place one token, in any order.} other {Lay or upgrade up to two tiles, at most one of them with a city, and place one token, in any order.}} Build where the corporation’s tokens reach.',
  'help.routes':
    'Give each train a route with at least two stops and one of the corporation’s tokens. Trains may not share track.',
  'help.trains':
    '{phaseIs, select, 6X {The depot sells 6X trains at the printed price.} other {The depot sells at the printed price.}} Trains of other corporations cost from £1 to twice their printed price, if their directors agree.',
  'help.consent':
    'Another player’s corporation wants to buy one of your trains. Accept or refuse; if you refuse, it cannot ask for that train again in this turn.',
  'help.share': 'The corporation has converted in its turn: now you may buy its shares.',
  'help.discard': 'The corporation has more trains than it may own now. Discard one; you get nothing for it.',
  'help.dividend':
    'Pay the shareholders and the price rises, or withhold: the money stays in the corporation and the price falls.',

  'status.closed': 'out of the game',
  'flag.second-tranche': 'can start from the second stock round',
  'flag.only-lb-starts': 'only the owner of the London & Birmingham may start it',
  'flag.ten-shares': 'ten shares',
  'flag.green-zone': 'its director may buy two shares in a turn',
  'flag.may-convert': 'can be converted to ten shares',
  'flag.power-ready': 'ready to be used',
  'zone.green': 'A director may buy two shares in a turn',

  'note.float-40': 'Corporations float with 40% sold',
  'note.float-60': 'Corporations float with 60% sold',
  'note.blocks-end': 'Private companies no longer block their hexes: building there closes them',
  'note.reservations-end': 'Places in cities are no longer reserved for private companies',
  'note.ten-share-starts': 'New corporations start with ten shares',
  'note.5x-on-sale': '5X trains are for sale too',
  'note.6x-on-sale': '6X trains are for sale too',
  'note.unfloated-leave': 'Corporations that have not floated leave the game',
  'note.only-directors-lower': 'Only a director’s sale lowers a price',
  'note.beside-stack': 'For sale beside the stack, from the phase before its own',
  'note.blocked': 'Blocked by {about}: no tile can be laid here while it is open',
  'note.closes-private': 'A tile laid here closes {about}',
  'note.bonus': 'Earns more for corporations whose director owns {about}',
  'note.green-right': '{about} may lay a green tile here in any phase',
  'note.compass': 'Compass point {about}',
  'compass.N': 'N',
  'compass.S': 'S',
  'compass.E': 'E',
  'compass.W': 'W',

  // Names on the map that are words.
  'place.C8': 'North–South',
  'place.C10': 'East–West',

  'fact.scenario': 'Setup',
  'fact.scenario.2NS': 'two players, north and south',
  'fact.scenario.2EW': 'two players, east and west',
  'fact.scenario.3': 'three players',
  'fact.scenario.4Std': 'four players',
  'fact.scenario.4Alt': 'four players, alternative mix',
  'fact.scenario.5': 'five players',
  'fact.scenario.6': 'six players',
  'fact.trains-left': 'Trains left in the depot',
  'fact.short.trains-left': 'Trains left',
  'fact.short.train-bought': 'Train sold',
  'fact.train-bought': 'A train has been sold in this round',
  'fact.tokens-forbidden': 'No more tokens',
  'fact.city-laid': 'City tile laid',
  'fact.token-placed': 'Token placed',
  'fact.converted': 'Converted in this turn',

  'private.LB':
    'Its owner must start LNWR before buying anything else, and nobody else may start it. Until it closes it blocks Birmingham: nobody can build there, not even LNWR.',
  'private.AF': 'When closed: one extra tile in Perth, once.',
  'private.GN': 'When closed: one extra token in York, with the right to lay a green tile there.',
  'private.SD': 'When closed: £10 more for trains that visit Middlesbrough.',
  'private.LM': 'When closed: £30 more for trains that visit Liverpool.',
  'private.LS': 'When closed: one extra tile in Leicester, once.',
  'private.TV': 'When closed: lays the Severn Tunnel for free.',
  'private.MC': 'When closed: one extra token in Carlisle, with the right to lay a green tile there.',
  'private.CH': 'When closed: £20 more for trains that visit Holyhead.',

  'end.final_train': 'the depot is empty',
  'end.stock_market': 'a share price has reached £350',

  /* ---- what is shown in short ---- */

  'train.2+1': '2+1: three stops, at most two of them cities or red places.',
  'train.3+1': '3+1: four stops, at most three of them cities or red places.',
  'train.4+2': '4+2: six stops, at most four of them cities or red places.',
  'train.5+2': '5+2: seven stops, at most five of them cities or red places.',
  'train.4X':
    '4X: at most four cities or red places; towns earn nothing. It earns more the further apart its ends are.',
  'train.5X':
    '5X: at most five cities or red places; towns earn nothing. It earns more the further apart its ends are.',
  'train.6X':
    '6X: at most six cities or red places; towns earn nothing. It earns more the further apart its ends are.',
  'worth.about':
    'Worth: cash, open privates at their price, and shares at today’s prices. Shares of a corporation without a train count half.',

  /* ---- the log ---- */

  'event.operating-round': 'Operating round {set}.{number} of {of}',
  'event.bid': '{seat} bids {price} on {private}',
  'event.private-lowered': 'Nobody buys {private}, which now costs {price}',
  'event.turn-order': 'The turn order is {order}',
  'event.director-changed':
    '{to} becomes director of {company}{fromIs, select, none {} other {, replacing {from}}}',
  'event.receivership': '{director} gives up {company}, which goes into receivership',
  'event.converted': '{company} converts to ten shares and receives {amount}',
  'event.ten-shares': '{company} now has ten shares',
  'event.corporation-removed': '{company} leaves the game',
  'event.refunded': '{seat} is refunded {amount} for {company}',
  'event.train-bought':
    '{company} buys train {train} from {fromIs, select, bank {the depot} other {{from}}} for {price}',
  'event.train-dropped': 'Train {train} leaves the depot',
  'event.deal-asked': '{company} offers {price} for train {side} of {seller}',
  'event.tokens-forbidden': 'No more tokens may be placed',
  'event.train-ran':
    '{company} runs train {train}: {path} = {revenue}{itemsIs, plural, =0 {} other { (including {items})}}',

  /* ---- choices ---- */

  'group.bid': 'Bid',
  'choice.bid': 'Bid {price} on {privateFull}',
  'choice.bid.short': '{private} for {price}',
  'group.end_turn': 'End the turn',
  'choice.end_turn': 'End the turn',
  'group.par': 'Start a corporation',
  'group.buy_directorship': 'Take over a corporation',
  'choice.buy_directorship': 'Buy the director’s certificate of {company} from the pool',
  'choice.buy_directorship.short': '{company}',
  'group.convert': 'Convert to ten shares',
  'choice.convert': 'Convert {company} to ten shares',
  'choice.convert.short': '{company}',
  'group.close_private': 'Close a private company',
  'choice.close_private': 'Close {privateFull}',
  'choice.close_private.short': '{private}',
  'group.buy_train': 'Buy a train from the depot',
  'choice.buy_train': 'Buy train {train} from the depot',
  'group.buy_train_from': 'Buy a train from another corporation',

  /* ---- why not ---- */

  'refusal.unknown-corporation': 'There is no corporation called “{company}” in this game.',
  'refusal.unknown-seller': '{seller} has no trains to sell to this corporation.',
  'refusal.already-sold': '{private} has already been sold.',
  'refusal.lot-bid-on-this-turn': 'You have already bid on {private} in this turn.',
  'refusal.bad-bid': 'Bid at least {least} on {private}, and raise in steps of {step}.',
  'refusal.not-enough-cash':
    '{mostIs, select, none {{costIs, select, none {Not enough money: it costs {price}.} other {Not enough money: building there costs {cost}.}}} other {You can bid at most {most}: the rest of your cash is tied up in your other bids.}}',
  'refusal.turn-is-no-pass': 'You have bid in this turn: end the turn instead of passing.',
  'refusal.must-bid':
    '{needed, plural, =1 {You may not pass yet. Either hold the highest bid on a lot, or wait until every lot has a bid.} other {You may not pass yet. Either hold the highest bids on # lots, or wait until every lot has a bid.}}',
  'refusal.bid-or-pass': 'Bid on something, or pass.',

  'refusal.lnwr-first':
    'As owner of the London & Birmingham you must start LNWR before you buy anything else.',
  'refusal.only-lb-starts-lnwr': 'Only the owner of the London & Birmingham may start {company}.',
  'refusal.only-the-converted': 'After the conversion you may buy shares of {company} only.',
  'refusal.one-purchase': 'You have already made your purchase in this turn.',
  'refusal.holding-limit': 'Nobody may buy more than {most} of a corporation from the IPO.',
  'refusal.not-in-receivership':
    '{company} is not in receivership: its director’s certificate is not in the pool.',
  'refusal.needs-one-certificate': 'To take over {company} you need exactly one certificate of it.',
  'refusal.ordinary-share-in-pool': 'The pool has ordinary shares of {company}: those must be bought first.',
  'refusal.half-needs-change':
    'Half of the director’s certificate of {company} cannot be sold: the pool has no share to give back for it.',
  'refusal.second-tranche': '{company} cannot start before the second stock round.',
  'refusal.sell-before-buying': 'Sell before you buy or convert, not after.',
  'refusal.convert-first': 'A conversion must be the first thing you do in your turn.',
  'refusal.not-director': 'Only the director of {company} can decide that.',
  'refusal.has-ten-shares': '{company} cannot convert: it already has ten shares.',
  'refusal.has-not-operated': '{company} must operate before converting.',

  'refusal.not-owner': '{private} is not yours to use here.',
  'refusal.already-closed': '{private} is already closed.',
  'refusal.too-early': '{private} can be closed from the first operating round.',
  'refusal.no-such-power': '{private} has no power for that.',
  'refusal.private-open': '{private} must be closed before its power can be used.',
  'refusal.power-gone': 'The power of {private} has already been used.',
  'refusal.insolvent': '{private} cannot be used for an insolvent corporation.',
  'refusal.not-for-this-power': 'This private company cannot be used on {hex} like that.',
  'refusal.only-when-building': '{private} can lay its tile only while the corporation builds.',
  'refusal.hex-blocked': '{private} blocks {hex} as long as it is open.',

  'refusal.home-hex-closed':
    'This is the home of {company}, which has not floated yet: nobody else may build here.',
  'refusal.no-new-track': 'This upgrade of {hex} gives the corporation no new track.',
  'refusal.no-lay-left': 'The corporation has already laid its two tiles in this turn.',
  'refusal.one-city': 'Only one of the two tiles of a turn may have a city on it.',
  'refusal.hex-out-of-reach': 'The corporation’s track does not reach {hex}.',
  'refusal.track-not-joined':
    'Placed like this, the tile on {hex} would not connect to the corporation’s track.',
  'refusal.no-more-tokens': 'No more tokens can be placed this close to the end of the game.',
  'refusal.one-token': 'A corporation may place one token per turn, and this one already has.',
  'refusal.no-token-left': 'The corporation has no tokens left.',
  'refusal.own-token-there': 'The corporation already has a token on {hex}.',
  'refusal.city-out-of-reach': 'The corporation’s track does not reach that city on {hex}.',

  'refusal.too-far':
    'The route has {cities, plural, one {# city} other {# cities}}, but the train can manage only {most}.',
  'refusal.too-many-stops':
    'The route has {stops, plural, one {# stop} other {# stops}}, but the train can manage only {most}, and none may be skipped.',
  'refusal.revenue-is-computed':
    'The game calculates revenue itself; only an imported file may state its own.',

  'refusal.has-a-train': '{company} has a train, so there is no emergency.',
  'refusal.can-pay-a-train':
    'The corporation can afford a train at {price}, so it may not convert in its turn.',
  'refusal.face-value-only': 'The depot sells only at the printed price, {price}.',
  'refusal.last-train': '{seller} can sell its last train only to a corporation without one.',
  'refusal.depot-only': 'After converting in its turn the corporation must buy from the depot.',
  'refusal.not-at-turn': 'It is not {company}’s turn.',
  'refusal.must-buy-train':
    '{dearestIs, select, none {The corporation has no train and can afford the cheapest, {cheapest}, but not the most expensive: it must buy.} other {The corporation has no train and can afford the most expensive one, {dearest}: it must buy.}}',
  'refusal.tile-not-used': 'Tile {tile} has a sharp curve and is not used in this game.',

  /* ---- what a run earns ---- */

  'revenue.tunnel': 'Tunnel at {at}',
  'revenue.private': 'Bonus of {atIs}',
  'revenue.compass': 'Compass: {atIs, select, NS {north to south} EW {east to west} other {bonus}}',
  'revenue.distance': 'Distance of {atIs, plural, one {# hex} other {# hexes}}',
  'bonus.tunnel': 'tunnel',
  'bonus.private': 'private',
  'bonus.compass': 'compass',
  'bonus.distance': 'distance',

  /* ---- switches ---- */

  'option.recv.always_convert.false': 'only if it cannot afford any train',
  'option.recv.always_convert.true': 'always, before it buys',
  'option.recv.always_convert.after_run': 'only if a leased run leaves it short',
  'option.trade_consent.table': 'agreed between the players, done immediately',
  'option.trade_consent.ask': 'the game asks the other director',

  /* ---- the page says corporation here: a company is a private one ---- */

  'board.market.companies': 'Corporations, in operating order',
  'page.column.unstarted': 'Corporations not started',
  'page.chart.revenue': 'Revenue of each corporation',
  'page.owners.note.rail': 'percent of each corporation; ★ director',
  'page.owners.none': 'No corporation has started yet.',
  'page.forecast.note': 'the best run of each corporation on this map, if all of it is paid out',
  'page.forecast.nobody': 'No corporation has a train.',
  'page.plan.runs': 'Best run of each corporation, now and in the plan',
  'page.view.companies': 'Corporations',
  'page.holdings-help': 'percent of each corporation',
  'page.strip-none': 'No corporation operates yet.',
  'page.company': 'Corporation',
  'page.trains.rust-nobody': 'The first {trigger} rusts {victims}: no corporation has one',
  'page.moment.failure': 'Corporation in trouble',
  'help.token':
    'A token reserves a place in a city for the corporation and lets its routes start there. You may place one per turn.',
  'zone.par': 'Corporations start here',
  'refusal.unknown-company': 'There is no corporation called “{company}” here.',
  'refusal.no-such-par': 'A corporation starts at {prices}, not at {price}.',
  'refusal.one-block':
    'You have already sold {company} in this turn: all shares of a corporation must be sold together.',
  'refusal.through-blocked-city':
    '{at} is full of other corporations’ tokens: the train cannot run through it.',
  'refusal.no-own-token': 'A route needs a stop with one of the corporation’s own tokens.',
  'refusal.not-its-train': 'The corporation does not own that train.',
  'refusal.track-shared': 'Two trains of a corporation cannot use the same piece of track.',
  'refusal.must-run': 'The corporation has a train and a route, so it must run.',
  'refusal.train-limit': 'The corporation already owns as many trains as it may.',
};
