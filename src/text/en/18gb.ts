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
    'Bid on a private company, in steps of £5. When everybody has passed, the highest bids buy.',
  'help.stock':
    'Sell what you like and then buy; or begin by converting a corporation of yours to ten shares. The order of passing is the order of the next round.',
  'help.track':
    'Two tiles, one of them with a city at most, and one token: in whatever order. Build where the corporation’s tokens reach.',
  'help.routes':
    'Give each train a route with at least two stops and one of the corporation’s tokens. Trains may not share track.',
  'help.trains':
    'The depot sells at the printed price. Trains of other corporations cost from £1 to twice that, if their directors agree.',
  'help.consent':
    'Another player’s corporation wants to buy a train of yours. Say yes or no; after a no it cannot ask for this train again in its turn.',
  'help.share': 'The corporation has converted in its turn: now you may buy of its shares.',
  'help.discard':
    'The corporation has more trains than it may own now. The one you pick is given up for nothing.',
  'help.dividend':
    'Pay the shareholders, and the price rises; or withhold: the money stays in the corporation, and the price falls.',

  'status.closed': 'out of the game',
  'flag.second-tranche': 'can start from the second stock round on',
  'flag.only-lb-starts': 'only the owner of the London & Birmingham may start it',
  'flag.ten-shares': 'ten shares',
  'flag.green-zone': 'its director may buy two shares in a turn',
  'flag.may-convert': 'can be converted to ten shares',
  'flag.power-ready': 'ready to be used',
  'zone.green': 'A director may buy two shares in a turn',

  'note.float-40': 'Corporations float with 40% sold',
  'note.float-60': 'Corporations float with 60% sold',
  'note.blocks-end': 'Private companies no longer keep their hexes: building there closes them',
  'note.reservations-end': 'Places in cities are no longer kept for private companies',
  'note.ten-share-starts': 'New corporations start with ten shares',
  'note.5x-on-sale': '5X trains are for sale too',
  'note.6x-on-sale': '6X trains are for sale too',
  'note.unfloated-leave': 'Corporations that have not floated leave the game',
  'note.only-directors-lower': 'Only a director’s sale lowers a price',
  'note.beside-stack': 'For sale beside the stack, from the phase before its own',
  'note.blocked': 'Kept by {about}: no tile can be laid here while it is open',
  'note.closes-private': 'A tile laid here closes {about}',
  'note.bonus': 'Earns more for the corporations of whoever owns {about}',
  'note.green-right': '{about} may lay a green tile here in any phase',
  'note.compass': 'Compass point {about}',

  'fact.scenario': 'Set-up',
  'fact.scenario.2NS': 'two players, north and south',
  'fact.scenario.2EW': 'two players, east and west',
  'fact.scenario.3': 'three players',
  'fact.scenario.4Std': 'four players',
  'fact.scenario.4Alt': 'four players, other mix',
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
    'Its owner has to start LNWR before buying anything else, and nobody else may start it. Until it closes nobody builds in Birmingham, not even LNWR at home.',
  'private.AF': 'When closed: one tile more in Perth, once.',
  'private.GN': 'When closed: one token more in York, with the right to a green tile there.',
  'private.SD': 'When closed: £10 more for trains that call at Middlesbrough.',
  'private.LM': 'When closed: £30 more for trains that call at Liverpool.',
  'private.LS': 'When closed: one tile more in Leicester, once.',
  'private.TV': 'When closed: lays the Severn Tunnel for nothing.',
  'private.MC': 'When closed: one token more in Carlisle, with the right to a green tile there.',
  'private.CH': 'When closed: £20 more for trains that call at Holyhead.',

  'end.final_train': 'the depot is empty',
  'end.stock_market': 'a price has reached the end of the line',

  /* ---- the log ---- */

  'event.operating-round': 'Operating round {set}.{number} of {of}',
  'event.bid': '{seat} bids {price} on {private}',
  'event.private-lowered': 'Nobody wants {private}, which now costs {price}',
  'event.turn-order': 'The order of turns is {order}',
  'event.director-changed':
    '{to} becomes director of {company}{fromIs, select, none {} other { after {from}}}',
  'event.receivership': '{director} gives up {company}, which goes into receivership',
  'event.converted': '{company} converts to ten shares and receives {amount}',
  'event.ten-shares': '{company} has ten shares from now on',
  'event.corporation-removed': '{company} leaves the game',
  'event.refunded': '{seat} gets {amount} back for {company}',
  'event.train-dropped': 'A train {train} leaves the depot',
  'event.deal-asked': '{company} offers {price} for a train {side} of {seller}',
  'event.tokens-forbidden': 'No more tokens may be placed',
  'event.train-ran':
    '{company} runs train {train}: {path} = {revenue}{itemsIs, plural, =0 {} other { (with {items})}}',

  /* ---- choices ---- */

  'group.bid': 'Bid',
  'choice.bid': 'Bid {price} on {privateFull}',
  'choice.bid.short': '{private} for {price}',
  'group.end_turn': 'End the turn',
  'choice.end_turn': 'End the turn',
  'group.par': 'Start a corporation',
  'group.buy_directorship': 'Take over a corporation',
  'choice.buy_directorship': 'Take the director’s certificate of {company} from the pool',
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
  'refusal.already-sold': '{private} has found its owner already.',
  'refusal.lot-bid-on-this-turn': 'You have bid on {private} in this turn already.',
  'refusal.bad-bid': 'Bid at least {least} on {private}, or more in steps of {step}.',
  'refusal.not-enough-cash':
    '{mostIs, select, none {{costIs, select, none {Not enough money: it takes {price}.} other {Not enough money: building there costs {cost}.}}} other {You can bid {most} at most: the rest of your money stands behind your other bids.}}',
  'refusal.turn-is-no-pass': 'You have bid in this turn: end the turn instead of passing.',
  'refusal.must-bid':
    'You may not pass yet. Either hold {needed, plural, one {the highest bid on a lot} other {the highest bids on # lots}}, or wait until every lot has a bid.',
  'refusal.bid-or-pass': 'Bid on something, or pass.',

  'refusal.lnwr-first':
    'As owner of the London & Birmingham you have to start LNWR before you buy anything else.',
  'refusal.only-lb-starts-lnwr': 'Only the owner of the London & Birmingham may start {company}.',
  'refusal.only-the-converted': 'After the conversion you may buy shares of {company} only.',
  'refusal.one-purchase': 'You have made your purchase in this turn.',
  'refusal.holding-limit': 'Nobody may buy more than {most} of a corporation from the IPO.',
  'refusal.not-in-receivership':
    '{company} is not in receivership: its director’s certificate is not in the pool.',
  'refusal.needs-one-certificate': 'To take over {company} you need exactly one certificate of it.',
  'refusal.ordinary-share-in-pool': 'The pool has ordinary shares of {company}: those are bought first.',
  'refusal.half-needs-change':
    'Half of the director’s certificate of {company} cannot be sold: the pool has no share to give back for it.',
  'refusal.second-tranche': '{company} cannot start before the second stock round.',
  'refusal.sell-before-buying': 'Sell before you buy or convert, not after.',
  'refusal.convert-first': 'A conversion has to be the first thing in your turn.',
  'refusal.not-director': 'Only the director of {company} decides that.',
  'refusal.has-ten-shares': '{company} cannot convert: ten shares already.',
  'refusal.has-not-operated': '{company} must operate before converting.',

  'refusal.not-owner': '{private} is not yours to use here.',
  'refusal.already-closed': '{private} is closed already.',
  'refusal.too-early': '{private} can be closed from the first operating round on.',
  'refusal.no-such-power': '{private} has no power for that.',
  'refusal.private-open': 'What {private} can do comes after it is closed.',
  'refusal.power-gone': 'What {private} can do has been done.',
  'refusal.insolvent': '{private} does nothing for an insolvent corporation.',
  'refusal.not-for-this-power': 'This private company does not work on {hex} like that.',
  'refusal.only-when-building': '{private} lays its tile while the corporation builds.',
  'refusal.hex-blocked': '{private} keeps {hex} as long as it is open.',

  'refusal.home-hex-closed': 'This is the home of {company}, which has not floated: nobody else builds here.',
  'refusal.no-new-track': 'This upgrade of {hex} gives the corporation no new track.',
  'refusal.no-lay-left': 'The corporation has laid its two tiles of this turn.',
  'refusal.one-city': 'Only one of the two tiles of a turn may have a city on it.',
  'refusal.hex-out-of-reach': 'The corporation’s track does not reach {hex}.',
  'refusal.track-not-joined': 'Laid like this, the tile on {hex} would not join the corporation’s track.',
  'refusal.no-more-tokens': 'So near the end no more tokens are placed.',
  'refusal.one-token': 'One token a turn, and it has been placed.',
  'refusal.no-token-left': 'The corporation has no token left.',
  'refusal.own-token-there': 'The corporation has a token on {hex} already.',
  'refusal.city-out-of-reach': 'The corporation’s track does not reach that city on {hex}.',

  'refusal.too-far': 'The route has {cities} cities, the train manages {most}.',
  'refusal.too-many-stops':
    'The route has {stops} stops, the train manages {most}, and none may be left out.',
  'refusal.revenue-is-computed':
    'Revenue is worked out by the game; only an imported file may bring its own.',

  'refusal.has-a-train': '{company} has a train, so there is no emergency.',
  'refusal.can-pay-a-train': 'The corporation can pay a train at {price}, so it may not convert in its turn.',
  'refusal.face-value-only': 'The depot sells at the printed price only, {price}.',
  'refusal.last-train': '{seller} sells its last train only to a corporation without one.',
  'refusal.depot-only': 'After converting in its turn the corporation has to buy from the depot.',
  'refusal.not-at-turn': 'It is not the turn of {company}.',
  'refusal.must-buy-train':
    '{dearestIs, select, none {The corporation has no train and can pay the cheapest, {cheapest}, though not the dearest: it has to buy.} other {The corporation has no train and the money for the dearest one, {dearest}: it has to buy.}}',
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

  'option.recv.always_convert.false': 'only if it can pay for no train',
  'option.recv.always_convert.true': 'always, before it buys',
  'option.recv.always_convert.after_run': 'only if a leased run leaves it short',
  'option.trade_consent.table': 'agreed at the table, done at once',
  'option.trade_consent.ask': 'the other director is asked',
};
