import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_EN_1860 } from './terms-1860.ts';

/** 1860: Railways on the Isle of Wight. */
export const EN_1860: Messages = {
  ...RAIL,
  ...TERMS_EN_1860,

  /* ---- decisions ---- */

  'round.auction': 'Auction',
  'ask.company': '{company}, president {seat}',

  'step.home': 'Home tile',
  'step.solvency': 'Solvency',

  'ask.auction': 'bid for the right to choose',
  'ask.auction.won': 'choose a private or a company to buy',
  'ask.stock': 'trade shares and private companies',
  'ask.home': 'lay its home tile',

  'help.auction':
    'Bid for the right to choose. The winner pays the bid, and then buys a private company or starts C&N or IOW.',
  'help.stock':
    '{setIs, select, 1 {First sell shares if you like, then buy one thing: a share, a private company, or a new company. Or pass.} other {First sell as much as you like, then buy one thing: a share, a private company, or a new company. Or pass.}} Exchanging a private company for a share does not count as a purchase.',
  'help.home': 'The company has floated: lay a yellow tile under its home token before play continues.',
  'help.track':
    '{phaseIs, select, 2 {Lay two plain yellow tiles, or one yellow tile with a city. Upgrades come with the first 3+2.} other {Lay two plain yellow tiles, or one yellow tile with a city, or upgrade one tile that a train of the company can reach.}}',
  'help.routes':
    'Give each train a route. All routes must be connected, and one must visit the company’s home token. {phaseIs, select, 9 {Halts earn a subsidy for the company until the Southern stock round begins.} other {Halts earn a subsidy for the company.}}',
  'help.dividend':
    'Pay the shareholders: the price rises if you pay at least the share price, by more steps for two, three or four times as much, and otherwise stays. Or withhold: the money stays in the company and the price falls.',
  'help.trains':
    'The bank sells its next train, and used ones, at the printed price. {phaseIs, select, 9 {Other companies may sell theirs for multiples of £10 until British Rail comes.} other {Other companies may sell theirs for multiples of £10.}}',
  'help.consent':
    'Another player’s company wants to buy one of your trains. Accept or refuse; if you refuse, it cannot ask for that train again in this turn.',
  'help.discard':
    'The company has more trains than it may own now. Discard one; it goes back to the bank for nothing.',

  'status.bankrupt': 'bankrupt, can be started again',
  'status.nationalised': 'taken over by British Rail',
  'flag.layer-1': 'layer 1',
  'flag.layer-2': 'layer 2',
  'flag.layer-3': 'layer 3',
  'flag.layer-4': 'layer 4',
  'flag.layer-closed': 'its layer is not open yet',
  'flag.share-reserved': 'its last share is reserved for a private company',
  'flag.tokens-face-down': 'its tokens do not block trains',
  'flag.home-tile-due': 'its home tile must be laid now',
  'flag.for-sale': 'for sale at the bank',
  'flag.may-exchange': 'can be exchanged for a share',
  'flag.not-yet': 'available with the first 6+3',
  'zone.bankruptcy': 'Bankruptcy',
  'zone.red': 'The first share that a player sells of a company in a stock round does not lower the price',
  'zone.restart': 'Only bankrupt companies restart here',

  'note.ferry-on-sale': 'The Fishbourne ferry is for sale; buying it closes the other private companies',
  'note.no-certificate-limit': 'Certificates are no longer limited',
  'note.sales-keep-price': 'Sales no longer lower prices',
  'note.southern-forms':
    'The Southern Railway forms: building and halts end with the current set of operating rounds',
  'note.british-rail': 'British Rail: operating rounds only, until it owns everything',

  'fact.layer': 'Layer open to new companies',
  'fact.short.layer': 'Layer open',
  'fact.short.southern': 'Southern',
  'fact.short.building-over': 'Building over',
  'fact.southern': 'The Southern has formed',
  'fact.building-over': 'Building is over',
  'fact.british-rail': 'British Rail',
  'fact.subsidy': 'Subsidy of this run',

  'private.BHC': 'Pays its owner, and can be exchanged for a share of BHI&R.',
  'private.YHC': 'Pays its owner, and can be exchanged for a share of FYN.',
  'private.CMH': 'Pays its owner, and can be exchanged for a share of C&N.',
  'private.RPSC': 'Pays its owner, and can be exchanged for a share of IOW.',
  'private.FFC': 'For sale from phase 6; buying it closes all other private companies.',

  'end.stock_market': 'a share price has reached £340',
  'end.nationalization': 'British Rail has taken over the last company',
  'end.turn_limit': 'a hundred stock rounds have been played',
  'end.dnf': 'stopped after the hundredth stock round',
  'end.standstill': 'nobody can make another move',

  /* ---- what is shown in short ---- */

  'train.2+1':
    '2+1: at most two cities and one town or halt; what it does not need for cities is free for towns and halts.',
  'train.3+2':
    '3+2: at most three cities and two towns or halts; what it does not need for cities is free for towns and halts.',
  'train.4+2':
    '4+2: at most four cities and two towns or halts; what it does not need for cities is free for towns and halts.',
  'train.5+3':
    '5+3: at most five cities and three towns or halts; what it does not need for cities is free for towns and halts.',
  'train.6+3':
    '6+3: at most six cities and three towns or halts; what it does not need for cities is free for towns and halts.',
  'train.7+4':
    '7+4: at most seven cities and four towns or halts; what it does not need for cities is free for towns and halts.',
  'train.8+4':
    '8+4: at most eight cities and four towns or halts; what it does not need for cities is free for towns and halts.',
  'train.9+5':
    '9+5: at most nine cities and five towns or halts; what it does not need for cities is free for towns and halts.',
  'worth.about':
    'Worth: cash, privates at their price, and shares at today’s prices. Shares of a company without a train usually count half.',

  /* ---- the log ---- */

  'event.operating-round': 'Operating round {set}.{number}',
  'event.bid': '{seat} bids {price}',
  'event.auction-won': '{seat} wins the right to choose {bidIs, plural, =0 {for nothing} other {for {bid}}}',
  'event.private-returned': '{seat} sells {privateFull} to the bank for {income}',
  'event.private-exchanged': '{seat} exchanges {private} for a share of {company}',
  'event.ferry-for-sale': '{privateFull} is for sale',
  'event.par-set': '{seat} starts {company} at {price}',
  'event.president-changed':
    '{to} becomes president of {company}{fromIs, select, none {} other {, replacing {from}}}',
  'event.receivership': '{company} no longer has a president and goes into receivership',
  'event.floated': '{company} floats with {capital}',
  'event.bankrupt': '{company} is bankrupt: its shares go back to the bank',
  'event.train-ran':
    '{company} runs train {train}: {path} = {revenue}{subsidyIs, plural, =0 {} other { and {subsidy} for halts}}',
  'event.no-certificate-limit': 'Certificates are no longer limited, and sales no longer lower prices',
  'event.southern-formed': 'The Southern Railway forms',
  'event.southern-round': 'The Southern takes over: no more track, tokens or halts',
  'event.british-rail': 'British Rail takes the island: no more stock rounds',
  'event.nationalised': 'British Rail takes over {company}',

  /* ---- choices ---- */

  'group.bid': 'Bid',
  'choice.bid': 'Bid {price}',
  'group.choose_private': 'Buy a private company',
  'choice.choose_private': 'Buy {privateFull}',
  'choice.choose_private.short': '{private}',
  'group.par': 'Start a company',
  'choice.par': 'Start {company}{priceIs, select, none {} other { at {price}}}',
  'choice.buy_share':
    'Buy {leadsIs, select, true {the president’s certificate} other {a share}} of {company} from {fromIs, select, ipo {the IPO} other {the pool}}',
  'page.director': 'president',
  'page.row.director': 'President',
  'page.stock.from.lead': 'president’s certificate',
  'page.stock.stays-director': '{name} remains president.',
  'page.trains.director': 'The president of {company} is {seat}.',
  'page.abbr.director': 'president',
  'page.changed.director': 'president',
  'page.owners.note.rail': 'percent of each company; ★ president',
  'page.moment.director': 'New president',
  'choice.buy_private': 'Buy {privateFull} from the bank',
  'group.sell_private': 'Sell a private company',
  'choice.sell_private': 'Sell {privateFull} to the bank',
  'choice.sell_private.short': '{private}',
  'group.exchange': 'Exchange a private company for a share',
  'choice.exchange': 'Exchange {privateFull} for a share of its company',
  'choice.exchange.short': '{private}',

  /* ---- why not ---- */

  'refusal.must-choose': 'You have won the bidding: now choose a private or a company to buy.',
  'refusal.not-won': 'Only the winner of the bidding chooses.',
  'refusal.bid-too-low': 'Bid at least {min}.',
  'refusal.bid-too-high': 'You can bid at most {max}: you must keep enough to buy the cheapest lot.',
  'refusal.bid-in-fives': 'Bids go up in steps of {step}.',
  'refusal.no-such-lot': '{privateIs, select, none {{company}} other {{private}}} is not one of the lots.',

  'refusal.president-cert-not-for-sale':
    'The president’s certificate of {company} is not for sale: buy ordinary shares, and two of them are exchanged for it.',
  'refusal.president-cert-as-one-share':
    'The president’s certificate of {company} can be sold only as one share, and you take a single share back for it.',
  'refusal.own-share-needed':
    'To buy the president’s certificate of {company} from the pool you need a share of it.',
  'refusal.share-reserved': 'The last share of {company} is reserved for the owner of a private company.',
  'refusal.layer-closed':
    '{company} cannot start yet: a company of the layer before it must operate or sell out first{nextRoundIs, select, true {, and then it can start from the next stock round} other {}}.',
  'refusal.no-such-par': '{company} cannot start at {price}.',
  'refusal.already-bought': 'You have already made your purchase in this turn.',
  'refusal.nothing-to-take-back':
    'Half of the president’s certificate of {company} cannot be sold: the pool has no share to give back for it.',

  'refusal.not-its-owner': '{private} is not yours.',
  'refusal.no-sales-yet': 'Private companies cannot be sold in the first stock round.',
  'refusal.not-the-banks': 'The bank is not selling {private}.',
  'refusal.no-exchange': '{private} cannot be exchanged for a share.',
  'refusal.recorded-only-in-imports':
    'The game calculates amounts itself; only an imported file may state its own.',

  'refusal.home-first': 'First the home tile on {home} must be laid, for the company that has floated.',
  'refusal.home-tile-due': 'The home tile must be laid now.',

  'refusal.no-lay-left':
    'No more building in this turn: two plain yellow tiles, one city tile or one upgrade is the limit.',
  'refusal.only-a-plain-second-tile': 'The second tile of a turn must be yellow and without a city.',
  'refusal.insolvent-builds-free':
    'An insolvent company can build only where it is free, and this costs {cost}.',
  'refusal.train-needed': 'To upgrade, the company needs a train of its own.',
  'refusal.train-does-not-reach': 'No train of the company reaches {hex}.',
  'refusal.upgrade-without-use': 'This upgrade of {hex} brings neither new track nor a different value.',
  'refusal.fixed-tile': 'Tile {tile} can be placed in only one position.',

  'refusal.hex-twice': 'A route may not return to a hex it has already visited.',
  'refusal.ends-at-halt': '{at} is a halt: a route cannot begin or end there.',
  'refusal.too-far':
    'The route has {cities, plural, one {# city} other {# cities}}, but the train can manage only {most}.',
  'refusal.town-skipped':
    '{towns, plural, one {All towns count here: the route has # town, but the train has room for {room}.} other {All towns count here: the route has # towns, but the train has room for {room}.}}',
  'refusal.too-many-halts':
    '{most, plural, =0 {No halts can be counted on this run.} one {Only # halt can be counted on this run.} other {Only # halts can be counted on this run.}}',
  'refusal.two-full-cities': 'A train may run through only one full city, so not through {at} too.',
  'refusal.second-full-city': 'Only one train of a company may run through a full city.',
  'refusal.home-not-visited': 'One of the routes must visit the company’s home.',
  'refusal.not-one-network': 'All routes of a company must be connected.',
  'refusal.must-run': 'The company can run, so it must.',
  'refusal.best-run-only': 'A company without a president must run for as much as it can: {best}.',

  'refusal.bank-only': 'Under British Rail companies can buy trains only from the bank.',
  'refusal.receivership-trades-nothing': 'A company in receivership cannot buy or sell trains.',
  'refusal.bankrupt-sells-nothing': '{seller} is bankrupt and sells no trains.',
  'refusal.sellers-last-train': '{seller} can sell its last train only to a company without one.',
  'refusal.bad-price':
    '{minIs, select, none {The price cannot be {price}.} other {The price must be between {min} and {max}, in steps of {step}.}}',
  'refusal.must-buy-train': 'The company has no train and can afford one, so it must buy.',

  /* ---- what a run earns ---- */

  'revenue.halt': '{at}, halt',
  'revenue.lease': 'Leased train, {atIs, plural, one {# stop} other {# stops}}',
  'revenue.half': 'Half, because the train is leased',
  'bonus.half': 'half for the lease',
};
