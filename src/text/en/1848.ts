import type { Messages } from '../messages.ts';
import { RAIL } from './rail.ts';
import { TERMS_EN_1848 } from './terms-1848.ts';

/** 1848: Australia. */
export const EN_1848: Messages = {
  ...RAIL,
  ...TERMS_EN_1848,

  /* ---- decisions ---- */

  'step.last-loan': 'Loan',
  'step.crisis': 'Debt',
  'step.tasmania': 'Tasmania',
  'step.loan': 'Loan',
  'step.buy-private': 'Privates',
  'step.special-lay': 'Special tile',

  'ask.auction': 'buy a private company or lower the price of one',
  'ask.last-loan': 'take a loan or continue without',
  'ask.closing': 'end the turn',
  'ask.crisis': 'sell shares to pay a debt',
  'ask.tasmania': 'place the Tasmania tile',

  'help.auction':
    'Buy one at its price, or lower the price of one by £5. Only players who own a private may pass instead.',
  'help.stock':
    '{setIs, select, 1 {Buy one certificate or start a company, or pass. No company’s shares can be sold in the first stock round.} other {First sell as much as you like, then buy one certificate or start a company; or pass.}} The round ends when all players pass in a row.',
  'help.track':
    '{phaseIs, select, 2 {Lay one yellow tile. Once the first 3 is sold you may lay two, or upgrade one tile.} other {Lay one or two yellow tiles, or upgrade one tile.}} Build where the company’s tokens reach.',
  'help.last-loan':
    'The company is in the first column and has no train: without a loan its price falls and it goes into receivership.',
  'help.trains':
    'The bank sells its lowest train, plain or plus. {phaseIs, select, 2 {Trains of other companies can be bought once the first 3 is sold.} other {Trains of other companies can be bought too.}}',
  'help.closing': 'Your last chance in this turn to take a loan or to buy a private company.',
  'help.crisis':
    'You owe money for a company that failed. Sell only as much as you need; no director may change.',
  'help.tasmania':
    'The private companies have closed. Place the tile on one of the two free sites before play continues.',

  'status.receivership': 'failed, in receivership',
  'status.bank': 'the bank that lends',
  'flag.waits-for-connection': 'waits until track connects Adelaide and Sydney, or for the first 6',
  'flag.sold-out': 'sold out: its price rises when the stock round ends',
  'flag.pool-full': 'the pool takes no more of its shares',
  'flag.last-column': 'one step from receivership',
  'flag.loan-limit': 'has taken all five loans',
  'flag.power-only': 'no longer pays, but its power can still be used',
  'flag.tile-due': 'its tile must be placed now',
  'zone.receivership': 'Receivership: the company fails',

  'note.loans': 'Companies may take loans',
  'note.two-yellow-tiles': 'Two yellow tiles per turn, or one upgrade',
  'note.train-trade': 'Companies may buy trains from each other',
  'note.private-sales': 'Companies may buy private companies',
  'note.private-powers': 'Private companies can be used',
  'note.privates-close': 'The private companies close',
  'note.ghan-on-sale': 'The 2E is for sale',
  'note.com-free': 'COM may operate without the Adelaide–Sydney link',
  'note.boe-100': 'The Bank of England pays £10 per share, and more for its tokens',
  'note.boe-200': 'The Bank of England pays £20 per share, and more for its tokens',
  'note.boe-300': 'The Bank of England pays £30 per share, and more for its tokens',
  'note.trade-in': 'A D costs {price} when you trade in a 4',
  'note.outside-limit': 'Does not count against the train limit; one per company',
  'note.com-home': 'COM will start here',
  'note.tasmania': 'The Tasmania tile can go here',

  'fact.bank-of-england': 'Bank of England, cash',
  'fact.boe-dividend': 'Bank of England, next dividend',
  'fact.loans-issued': 'Loans taken',
  'fact.receiverships': 'Failed companies',
  'fact.com-may-operate': 'COM may operate',
  'fact.short.bank-of-england': 'BoE',
  'fact.short.boe-dividend': 'BoE pays',
  'fact.short.loans-issued': 'Loans',
  'fact.short.receiverships': 'Failed',
  'fact.short.com-may-operate': 'COM runs',
  'fact.yellow-tiles': 'Yellow tiles laid',
  'nth.yellow-tiles': '{of, plural, =1 {the only tile this turn} other {tile {number} of {of} this turn}}',
  'nth.upgraded': 'the only tile this turn',
  'fact.upgraded': 'Tile upgraded',
  'fact.loan-taken': 'Loan taken',
  'fact.forced-loans': 'Forced loans',
  'fact.set-aside': 'Set aside for trains bought',

  'private.P1': 'Pays its owner, nothing else. Cheap and easy to get.',
  'private.P2': 'Once, lays a plain yellow tile in reachable desert for £40 less.',
  'private.P3': 'Places the Tasmania tile on the map, free and without a connection.',
  'private.P4': 'Takes £100 off the price of one 2E.',
  'private.P5': 'Comes with a share of QR, which can be sold once QR has started.',
  'private.P6': 'Comes with the director’s certificate of CAR at £100, and closes with CAR’s first train.',

  'end.stock_market': 'a share price has reached £450, or sixteen of the twenty loans have been taken',
  'end.closed_five': 'five companies are in receivership',

  /* ---- what is shown in short ---- */

  'train.2': '2: at most 2 cities, where each change of gauge counts as a city. Towns cost nothing.',
  'train.2+':
    '2+: at most 2 cities, where each change of gauge after the first counts as a city. Towns cost nothing.',
  'train.3': '3: at most 3 cities, where each change of gauge counts as a city. Towns cost nothing.',
  'train.3+':
    '3+: at most 3 cities, where each change of gauge after the first counts as a city. Towns cost nothing.',
  'train.4': '4: at most 4 cities, where each change of gauge counts as a city. Towns cost nothing.',
  'train.4+':
    '4+: at most 4 cities, where each change of gauge after the first counts as a city. Towns cost nothing.',
  'train.5': '5: at most 5 cities, where each change of gauge counts as a city. Towns cost nothing.',
  'train.5+':
    '5+: at most 5 cities, where each change of gauge after the first counts as a city. Towns cost nothing.',
  'train.6': '6: at most 6 cities, where each change of gauge counts as a city. Towns cost nothing.',
  'train.6+':
    '6+: at most 6 cities, where each change of gauge after the first counts as a city. Towns cost nothing.',
  'train.8': '8: at most 8 cities, where each change of gauge counts as a city. Towns cost nothing.',
  'train.D': 'D: any number of cities and of changes of gauge.',
  'train.2E':
    '2E (the Ghan): from Alice Springs to a city with the company’s token, however far. Only these two places earn.',
  'label.K':
    'K (only tiles with this label fit here; a train that calls at several K cities may earn a bonus)',
  'worth.about':
    'Worth: cash, and shares at today’s prices. Private companies count for nothing, so buying one lowers your worth by what you pay.',

  /* ---- the log ---- */

  'event.private-lowered': '{seat} lowers {private} to {price}',
  'event.private-sold': '{company} buys {private} from {seller} for {price}',
  'event.director-changed': '{to} replaces {from} as director of {company}',
  'event.connected': 'Adelaide and Sydney are connected',
  'event.train-ran':
    '{company} runs train {side}: {path} = {revenue}{itemsIs, plural, =0 {} other { (including {items})}}',
  'event.share-bought':
    '{seat} buys a share of {company}{companyIs, select, BOE {} other { from {fromIs, select, ipo {the IPO} other {the pool}}}} for {price}',
  'event.shares-sold':
    '{seat} sells {percent} of {company}{companyIs, select, BOE { back to it} other {}} for {income}',
  'event.train-paid': '{company} pays {seller} {price} for the train it bought',
  'event.loan-taken': '{company} takes a loan and now has {loans}',
  'event.receivership': '{company} (director {director}) goes into receivership: failure number {number}',
  'event.compensated':
    '{seat} gets {amount} for shares of {company}{byDirectorIs, plural, =0 {} other {, {byDirector} of it from the director}}',

  /* ---- choices ---- */

  'choice.buy_share':
    'Buy a share of {company}{companyIs, select, BOE {} other { from {fromIs, select, ipo {the IPO} other {the pool}}}}',
  'choice.buy_share.short':
    '{company}{companyIs, select, BOE {} other {, {fromIs, select, ipo {IPO} other {pool}}}}',
  // What the Bank of England has not sold, or has back, is on its own sheet.
  'page.stock.from.pool': '{companyIs, select, BOE {share} other {pool}}',
  'page.stock.buy.pool':
    'Buy {company}{companyIs, select, BOE {} other { from pool}}{sum, select, none {} other { for {sum}}}',
  'group.lower_private': 'Lower a price',
  'choice.lower_private': 'Lower {privateFull} by £5',
  'choice.lower_private.short': '{private}',
  'group.take_loan': 'Take a loan',
  'choice.take_loan': 'Take a loan of £100',
  'choice.take_loan.short': 'Loan',
  'group.buy_from_owner': 'Buy a private company',
  'choice.buy_from_owner': 'Buy {privateFull} from its owner for {price}',
  'choice.buy_from_owner.short': '{private} for {price}',
  'choice.buy_train':
    'Buy train {side} from the bank{tradeInIs, select, none {} other {, trading in train {tradeIn}}}{privateIs, select, none {} other { with {privateFull}}}',
  'choice.buy_train.short':
    '{side}{tradeInIs, select, none {} other { for a {tradeIn}}}{privateIs, select, none {} other {, {private}}}',

  /* ---- why not ---- */

  'refusal.already-sold': '{private} has already been sold.',
  'refusal.at-floor': '{private} already costs only {floor} and cannot get any cheaper.',
  'refusal.must-lower-or-buy':
    'Only players who own a private company may pass: buy one, or lower the price of one.',

  'refusal.cannot-par': '{company} is started by the player who buys P6; nobody else can start it.',
  'refusal.no-sales-yet':
    '{companyIs, select, BOE {In this game Bank of England shares cannot be sold in the first stock round either.} other {No company’s shares can be sold in the first stock round.}}',
  'refusal.pool-limit': 'The pool may hold no more than {limit} of {company}.',
  'refusal.no-successor': 'Nobody else holds 20% of {company}, so nobody could become its director.',

  'refusal.director-would-change': 'A sale to pay a debt may not change the director of {company}.',
  'refusal.boe0-kept':
    'The first certificate of the Bank of England cannot be sold while nobody else holds one.',
  'refusal.more-than-needed': 'You owe {debt}: at {price} each, sell only as many shares as you need.',

  'refusal.no-company': 'Only a company can take loans, in its own turn.',
  'refusal.too-early':
    '{privateIs, select, none {Not before the first 3 train has been sold.} other {{private} can be used once the first 3 train has been sold.}}',
  'refusal.one-loan-a-turn': 'A company may choose to take one loan per turn, and this one already has.',
  'refusal.company-loan-limit':
    'A company may choose to take up to {limit, plural, one {# loan} other {# loans}}, and this one has them all.',
  'refusal.no-loans-left': 'All twenty loans have been taken.',
  'refusal.loan-in-last-column': 'A company without a train in the first column has to take the loan.',

  'refusal.power-gone': 'The power of {private} has been used or has ended.',
  'refusal.not-owner': '{private} belongs neither to the company nor to its director.',
  'refusal.not-in-this-phase': 'Companies can buy private companies only in phases 3 and 4.',
  'refusal.never-for-sale': '{private} can never be sold to a company.',
  'refusal.no-player-owns-it': '{private} no longer belongs to a player.',
  'refusal.only-from-director': 'A company can buy a private company only from its own director.',
  'refusal.not-for-this-power':
    'This private company can only lay a plain yellow tile on one of its desert hexes.',
  'refusal.already-laid': 'The Tasmania tile is already on the map.',
  'refusal.only-in-track-step': '{private} lays its tile while the company lays track.',
  'refusal.no-such-power': '{private} has no power for that.',
  'refusal.tasmania-first': 'The Tasmania tile must be placed first.',

  'refusal.home-tile-first': 'On its first turn the company must first build on its home hex, {hex}.',
  'refusal.no-lay-left':
    'No more building in this turn: one yellow tile is the limit, or two yellow tiles or one upgrade once the first 3 has been sold.',
  'refusal.alice-springs-twice':
    'Both hexes of Alice Springs are one stop: a route may visit only one of them.',
  'refusal.too-far':
    'The route counts {used, plural, one {# city or change of gauge} other {# cities and changes of gauge}}, but the train can manage only {reach}.',
  'refusal.ghan-needs-alice-springs': 'A 2E must begin or end in Alice Springs.',

  'refusal.one-ghan': 'A company may own only one 2E.',
  'refusal.trade-in-only-for-D': 'A train can be traded in only for a D.',
  'refusal.trade-in-needs-a-4': 'Only a 4 or 4+ of the company can be traded in for a D.',
  'refusal.unknown-train': 'There is no train “{side}” in this game.',
  'refusal.take-loan-first': 'The company cannot pay {price}: it must take its ordinary loan first.',
  'refusal.cheaper-train-affordable':
    'The company can afford a cheaper train, so it may not borrow for one at {price}.',
  'refusal.ghan-not-tradable': 'A 2E can never be sold to another company.',
  'refusal.only-printed-price':
    'Companies with different directors must trade this train at its printed price, {price}.',

  /* ---- what a run earns ---- */

  'revenue.k-bonus': 'Bonus for K cities',
  'revenue.ghan': '{at}, by the Ghan',
  'bonus.k-bonus': 'K cities',

  'ruleSet.book': 'Rulebook of 2021',
  'ruleSet.first-edition-2007': 'First edition, 2007',

  /* ---- what switches are set to ---- */

  'option.edition.gmt2021': '2021 edition',
  'option.edition.oo2007': '2007 edition',
  'option.auction_pass.own_private': 'only owners of a private',
  'option.auction_pass.any_private_sold': 'others too, once all prices are at their minimum',
  'option.com_capital.float': 'when 60% is sold',
  'option.com_capital.start': 'when it may operate',
  'option.private_seller.any_player': 'from any player',
  'option.private_seller.director': 'from the director only',
  'option.export_phase.next_only': 'only the next train',
  'option.export_phase.advance': 'every train',
  'option.bank_break.negative': 'below zero',
  'option.bank_break.zero': 'at zero',
  'option.card_limits.none': 'unlimited',
  'option.card_limits.printed': 'the printed cards',
  'option.after_failure.next_begins': 'when the next company has started its turn',
  'option.after_failure.at_once': 'immediately',
  'option.trade_payment.at_once': 'immediately',
  'option.trade_payment.end_of_turn': 'at the end of the turn',
  'option.no_revenue_price.left': 'one column left',
  'option.no_revenue_price.stays': 'stays',
};
