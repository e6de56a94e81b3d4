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
  'ask.auction.won': 'choose what you take',
  'ask.stock': 'trade shares and private companies',
  'ask.home': 'lay the tile at home',

  'help.auction':
    'Bid for the right to choose. The last one in pays the bid and takes a private company or starts C&N or IOW.',
  'help.stock':
    'First sell what you like, then buy one thing: a share, a private company, or a new company. Or pass. To exchange a private company for a share is no purchase.',
  'help.home': 'The company has floated: lay a yellow tile under its home token before play goes on.',
  'help.track':
    'Two plain yellow tiles, or one yellow tile with a city, or one upgrade that a train of the company can reach.',
  'help.routes':
    'Give each train a route. All routes hang together, and one calls at the company’s home token. Halts earn a subsidy for the company.',
  'help.dividend':
    'Pay the shareholders: the price rises if that is at least the share price, by more steps for twice, three or four times it, and otherwise stays. Or withhold: the money stays in the company, and the price falls.',
  'help.trains':
    'The bank sells its next train and those handed back, at the printed price. Other companies may sell theirs for multiples of £10.',
  'help.consent':
    'Another player’s company wants to buy a train of yours. Say yes or no; after a no it is not asked for again in this turn.',
  'help.discard':
    'The company has more trains than it may own now. The one you pick goes back to the bank for nothing.',

  'status.bankrupt': 'bankrupt, can be launched again',
  'status.nationalised': 'taken over by British Rail',
  'flag.layer-1': 'layer 1',
  'flag.layer-2': 'layer 2',
  'flag.layer-3': 'layer 3',
  'flag.layer-4': 'layer 4',
  'flag.layer-closed': 'its layer is not open yet',
  'flag.share-reserved': 'its last share is kept for a private company',
  'flag.tokens-face-down': 'its tokens do not block trains',
  'flag.home-tile-due': 'its home tile has to be laid now',
  'flag.for-sale': 'for sale at the bank',
  'flag.may-exchange': 'can be exchanged for a share',
  'flag.not-yet': 'comes with the first 6+3',
  'zone.bankruptcy': 'Bankruptcy',
  'zone.red': 'The first share that a player sells of a company in a stock round does not lower the price',
  'zone.restart': 'Only bankrupt companies start again here',

  'note.ferry-on-sale': 'The Fishbourne ferry is for sale; buying it closes the other private companies',
  'note.no-certificate-limit': 'Certificates are no longer limited',
  'note.sales-keep-price': 'Sales no longer lower prices',
  'note.southern-forms':
    'The Southern Railway forms: building and halts end with the present set of operating rounds',
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
  'private.FFC': 'For sale from phase 6 on; whoever buys it closes all other private companies.',

  'end.stock_market': 'a share is worth £340',
  'end.nationalization': 'British Rail has taken over the last company',
  'end.turn_limit': 'a hundred stock rounds are enough',
  'end.dnf': 'broken off after the hundredth stock round',
  'end.standstill': 'nobody can do anything any more',

  /* ---- the log ---- */

  'event.operating-round': 'Operating round {set}.{number}',
  'event.bid': '{seat} bids {price}',
  'event.auction-won': '{seat} wins the choice {bidIs, plural, =0 {for nothing} other {for {bid}}}',
  'event.private-returned': '{seat} sells {privateFull} to the bank for {income}',
  'event.private-exchanged': '{seat} exchanges {private} for a share of {company}',
  'event.ferry-for-sale': '{privateFull} is for sale',
  'event.par-set': '{seat} launches {company} at {price}',
  'event.president-changed':
    '{to} becomes president of {company}{fromIs, select, none {} other { after {from}}}',
  'event.receivership': 'Nobody leads {company} any more: it is in receivership',
  'event.floated': '{company} floats with {capital}',
  'event.bankrupt': '{company} is bankrupt: its shares go back to the bank',
  'event.train-ran':
    '{company} runs train {train}: {path} = {revenue}{subsidyIs, plural, =0 {} other { and {subsidy} for halts}}',
  'event.no-certificate-limit': 'Certificates are no longer limited, and sales no longer lower prices',
  'event.southern-formed': 'The Southern Railway forms',
  'event.southern-round': 'The Southern takes over: no more track, tokens and halts',
  'event.british-rail': 'British Rail takes the island: no more stock rounds',
  'event.nationalised': 'British Rail takes over {company}',

  /* ---- choices ---- */

  'group.bid': 'Bid',
  'choice.bid': 'Bid {price}',
  'group.choose_private': 'Take a private company',
  'choice.choose_private': 'Take {privateFull}',
  'choice.choose_private.short': '{private}',
  'group.par': 'Launch a company',
  'choice.par': 'Launch {company}{priceIs, select, none {} other { at {price}}}',
  'choice.buy_share':
    'Buy {leadsIs, select, true {the president’s certificate} other {a share}} of {company} from {fromIs, select, ipo {the IPO} other {the pool}}',
  'page.director': 'president',
  'page.row.director': 'President',
  'page.stock.from.lead': 'president’s certificate',
  'page.stock.stays-director': '{name} stays president.',
  'choice.buy_private': 'Buy {privateFull} from the bank',
  'group.sell_private': 'Sell a private company',
  'choice.sell_private': 'Sell {privateFull} to the bank',
  'choice.sell_private.short': '{private}',
  'group.exchange': 'Exchange a private company for a share',
  'choice.exchange': 'Exchange {privateFull} for a share of its company',
  'choice.exchange.short': '{private}',

  /* ---- why not ---- */

  'refusal.must-choose': 'You have won: now choose what you take.',
  'refusal.not-won': 'Only the winner of the bidding chooses.',
  'refusal.bid-too-low': 'Bid at least {min}.',
  'refusal.bid-too-high': 'You can bid {max} at most: enough must be left for the cheapest lot.',
  'refusal.bid-in-fives': 'Bids go up in steps of {step}.',
  'refusal.no-such-lot': '{privateIs, select, none {{company}} other {{private}}} is not among the lots.',

  'refusal.president-cert-not-for-sale':
    'The president’s certificate of {company} is not for sale: buy ordinary shares, and with two of them it is yours in exchange.',
  'refusal.president-cert-as-one-share':
    'The president’s certificate of {company} can be sold only as one share, with a single share taken back for it.',
  'refusal.own-share-needed':
    'To take the president’s certificate of {company} from the pool you need a share of it.',
  'refusal.share-reserved': 'The last share of {company} is kept for the owner of a private company.',
  'refusal.layer-closed':
    '{company} cannot start yet: a company of the layer before it has to operate or sell out first{nextRoundIs, select, true {, and then it can start from the next stock round on} other {}}.',
  'refusal.no-such-par': '{company} cannot start at {price}.',
  'refusal.already-bought': 'You have made your purchase in this turn.',
  'refusal.nothing-to-take-back':
    'Half of the president’s certificate of {company} cannot be sold: the pool has no share to give back for it.',

  'refusal.not-its-owner': '{private} is not yours.',
  'refusal.no-sales-yet': 'No private companies are sold in the first stock round.',
  'refusal.not-the-banks': 'The bank does not have {private} for sale.',
  'refusal.no-exchange': '{private} cannot be exchanged for a share.',
  'refusal.recorded-only-in-imports':
    'Amounts are worked out by the game; only an imported file may bring its own.',

  'refusal.home-first': 'First the tile on {home} has to be laid, the home of the company that has floated.',
  'refusal.home-tile-due': 'The home tile has to be laid now.',

  'refusal.no-lay-left':
    'No more building in this turn: two plain yellow tiles, one city tile or one upgrade is the limit.',
  'refusal.only-a-plain-second-tile': 'The second tile of a turn must be a yellow one without a city.',
  'refusal.insolvent-builds-free':
    'An insolvent company builds only where it costs nothing, and this costs {cost}.',
  'refusal.train-needed': 'An upgrade needs a train of the company’s own.',
  'refusal.train-does-not-reach': 'No train of the company reaches {hex}.',
  'refusal.upgrade-without-use': 'This upgrade of {hex} brings neither new track nor another value.',
  'refusal.fixed-tile': 'Tile {tile} can be laid one way only.',

  'refusal.hex-twice': 'A route may not come back to a hex it has been to.',
  'refusal.ends-at-halt': '{at} is a halt: a route cannot begin or end there.',
  'refusal.too-far': 'The route has {cities} cities, the train manages {most}.',
  'refusal.town-skipped':
    'All towns count here: the route has {towns, plural, one {# town} other {# towns}}, the train has room for {room}.',
  'refusal.too-many-halts':
    '{most, plural, =0 {No halts can be counted on this run.} one {Only one halt can be counted on this run.} other {Only # halts can be counted on this run.}}',
  'refusal.two-full-cities': 'A train may run through one full city, not through {at}.',
  'refusal.second-full-city': 'Only one train of a company may run through a full city.',
  'refusal.home-not-visited': 'One of the routes has to call at the company’s home.',
  'refusal.not-one-network': 'All routes of a company have to hang together.',
  'refusal.must-run': 'The company can run, so it has to.',
  'refusal.best-run-only': 'A company without a president runs for as much as it can: {best}.',

  'refusal.bank-only': 'Under British Rail trains come from the bank only.',
  'refusal.receivership-trades-nothing':
    'A company in receivership neither buys nor sells trains among companies.',
  'refusal.bankrupt-sells-nothing': '{seller} is bankrupt and sells no trains.',
  'refusal.sellers-last-train': '{seller} sells its last train only to a company without one.',
  'refusal.bad-price':
    '{minIs, select, none {{price} cannot be the price.} other {The price must be between {min} and {max}, in steps of {step}.}}',
  'refusal.must-buy-train': 'The company has no train and can afford one, so it has to buy.',

  /* ---- what a run earns ---- */

  'revenue.halt': '{at}, halt',
  'revenue.lease': 'Leased train, {atIs, plural, one {# stop} other {# stops}}',
  'revenue.half': 'Half, for the lease',
  'bonus.half': 'half for the lease',
};
