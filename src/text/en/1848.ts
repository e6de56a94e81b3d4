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

  'ask.auction': 'buy a private company or make one cheaper',
  'ask.last-loan': 'take a loan or go on without',
  'ask.closing': 'end the turn',
  'ask.crisis': 'sell shares to pay a debt',
  'ask.tasmania': 'place the Tasmania tile',

  'help.auction':
    'Buy one at its price, or lower one by £5 for whoever comes next. Only owners of a private may simply pass.',
  'help.stock':
    '{setIs, select, 1 {Buy one certificate or start a company; or pass. No company’s shares are sold in the first stock round.} other {First sell what you like, then buy one certificate or start a company; or pass.}} The round ends when all pass in a row.',
  'help.track':
    '{phaseIs, select, 2 {Lay one yellow tile. Once the first 3 is sold it may be two, or one upgrade.} other {Lay one or two yellow tiles, or upgrade one tile.}} Build where the company’s tokens reach.',
  'help.last-loan':
    'The company stands in the first column and has no train: without money its price falls into receivership.',
  'help.trains':
    'The bank sells its lowest train, plain or plus. {phaseIs, select, 2 {Trains of other companies can be bought once the first 3 is sold.} other {Trains of other companies can be bought too.}}',
  'help.closing': 'A last chance in this turn to take a loan or to buy a private company.',
  'help.crisis':
    'You owe money for a company that failed. Sell what you must, but no more, and no directorship.',
  'help.tasmania':
    'The private companies have closed. Put the tile on one of the two free sites before play goes on.',

  'status.receivership': 'failed, in receivership',
  'status.bank': 'the bank that lends',
  'flag.waits-for-connection': 'waits until track joins Adelaide and Sydney, or the first 6',
  'flag.sold-out': 'sold out: its price rises when the stock round ends',
  'flag.pool-full': 'the pool takes no more of it',
  'flag.last-column': 'one step from receivership',
  'flag.loan-limit': 'has taken all five loans',
  'flag.power-only': 'pays no more, but can still be used',
  'flag.tile-due': 'its tile has to be placed now',
  'zone.receivership': 'Receivership: the company fails',

  'note.loans': 'Companies may take loans',
  'note.two-yellow-tiles': 'Two yellow tiles a turn, or one upgrade',
  'note.train-trade': 'Companies may buy trains from each other',
  'note.private-sales': 'Companies may buy private companies',
  'note.private-powers': 'Private companies can be used',
  'note.privates-close': 'The private companies close',
  'note.ghan-on-sale': 'The 2E is for sale',
  'note.com-free': 'COM may operate in any case',
  'note.boe-100': 'The Bank of England pays £10 a share, and more for its tokens',
  'note.boe-200': 'The Bank of England pays £20 a share, and more for its tokens',
  'note.boe-300': 'The Bank of England pays £30 a share, and more for its tokens',
  'note.trade-in': 'A D costs £800 if a 4 is handed in',
  'note.outside-limit': 'Does not count against the train limit; one a company',
  'note.com-home': 'COM will start here',
  'note.tasmania': 'The Tasmania tile can go here',

  'fact.bank-of-england': 'Bank of England, cash',
  'fact.boe-dividend': 'Bank of England, next dividend',
  'fact.loans-issued': 'Loans taken',
  'fact.receiverships': 'Failed companies',
  'fact.com-may-operate': 'COM may operate',
  'fact.short.bank-of-england': 'BoE cash',
  'fact.short.boe-dividend': 'BoE pays',
  'fact.short.loans-issued': 'Loans',
  'fact.short.receiverships': 'Failed',
  'fact.short.com-may-operate': 'COM may run',
  'fact.yellow-tiles': 'Yellow tiles laid',
  'nth.yellow-tiles':
    '{number, plural, =1 {{of, plural, =1 {the only tile} other {first}}} =2 {second} other {#th}}{of, plural, =1 {} =2 { of two tiles} other { of # tiles}}',
  'nth.upgraded': 'the only tile',
  'fact.upgraded': 'Tile upgraded',
  'fact.loan-taken': 'Loan taken',
  'fact.forced-loans': 'Forced loans',
  'fact.set-aside': 'Set aside for trains bought',

  'private.P1': 'Pays its owner, and nothing else. Its low price makes it easy to get.',
  'private.P2': 'Lays a plain yellow tile in reachable desert, £40 cheaper, once.',
  'private.P3': 'Puts the Tasmania tile on the map, for nothing and without a connection.',
  'private.P4': 'Takes £100 off the price of one 2E.',
  'private.P5': 'Comes with a share of QR, which can be sold once QR has started.',
  'private.P6': 'Comes with the directorship of CAR at £100, and closes with CAR’s first train.',

  'end.stock_market': 'a share price has reached 450, or the sixteenth of the twenty loans has been taken',
  'end.closed_five': 'five companies are in receivership',

  /* ---- the log ---- */

  'event.private-lowered': '{seat} lowers {private} to {price}',
  'event.private-sold': '{company} buys {private} from {seller} for {price}',
  'event.director-changed': '{to} becomes director of {company} after {from}',
  'event.connected': 'Adelaide and Sydney are connected',
  'event.train-ran':
    '{company} runs train {side}: {path} = {revenue}{itemsIs, plural, =0 {} other { (with {items})}}',
  'event.share-bought':
    '{seat} buys a share of {company}{companyIs, select, BOE {} other { from {fromIs, select, ipo {the IPO} other {the pool}}}} for {price}',
  'event.shares-sold':
    '{seat} sells {percent} of {company}{companyIs, select, BOE { back to it} other {}} for {income}',
  'event.train-paid': '{company} pays {seller} {price} for the train it bought',
  'event.loan-taken': '{company} takes a loan and has {loans} now',
  'event.receivership':
    '{company}, directed by {director}, goes into receivership: {number, selectordinal, one {the #st} two {the #nd} few {the #rd} other {the #th}} so far',
  'event.compensated':
    '{seat} gets {amount} for shares of {company}{byDirectorIs, plural, =0 {} other {, {byDirector} of it from its director}}',

  /* ---- choices ---- */

  'choice.buy_share':
    'Buy a share of {company}{companyIs, select, BOE {} other { from {fromIs, select, ipo {the IPO} other {the pool}}}}',
  'choice.buy_share.short':
    '{company}{companyIs, select, BOE {} other {, {fromIs, select, ipo {IPO} other {pool}}}}',
  // What the Bank of England has not sold, or has back, is on its own sheet.
  'page.stock.from.pool': '{companyIs, select, BOE {share} other {pool}}',
  'page.stock.buy.pool': 'Buy {company}{companyIs, select, BOE {} other {, pool}}',
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
    'Buy train {side} from the bank{tradeInIs, select, none {} other {, handing in train {tradeIn}}}{privateIs, select, none {} other { with {privateFull}}}',
  'choice.buy_train.short':
    '{side}{tradeInIs, select, none {} other { for a {tradeIn}}}{privateIs, select, none {} other {, {private}}}',

  /* ---- why not ---- */

  'refusal.already-sold': '{private} has found its owner already.',
  'refusal.at-floor': '{private} costs {floor} now and cannot become cheaper.',
  'refusal.must-lower-or-buy': 'Only owners of a private company may pass: buy one, or make one cheaper.',

  'refusal.cannot-par': '{company} is started by whoever buys P6, not by a player’s purchase.',
  'refusal.no-sales-yet':
    '{companyIs, select, BOE {By the rules of this game no Bank of England shares are sold in the first stock round either.} other {No railway shares are sold in the first stock round.}}',
  'refusal.pool-limit': 'The pool may hold no more than {limit} of {company}.',
  'refusal.no-successor': 'Nobody else holds 20% of {company}, so nobody could become its director.',

  'refusal.director-would-change': 'A sale to pay a debt may not change the director of {company}.',
  'refusal.boe0-kept':
    'The first certificate of the Bank of England stays, as long as nobody else holds one.',
  'refusal.more-than-needed': 'You owe {debt}: sell only as many shares at {price} as that takes.',

  'refusal.no-company': 'Only a company takes loans, in its own turn.',
  'refusal.too-early':
    '{privateIs, select, none {Not before the first 3 train has been sold.} other {{private} can be used once the first 3 train has been sold.}}',
  'refusal.one-loan-a-turn': 'One loan a turn is all a company may choose to take, and it has taken it.',
  'refusal.company-loan-limit': 'A company may choose to take {limit} loans, and this one has taken them.',
  'refusal.no-loans-left': 'All twenty loans have been taken.',
  'refusal.loan-in-last-column': 'A company without a train in the first column has to take the loan.',

  'refusal.power-gone': 'What {private} can do has been used, or is over.',
  'refusal.not-owner': 'Neither the company nor its director can use {private}.',
  'refusal.not-in-this-phase': 'Companies buy private companies in phases 3 and 4 only.',
  'refusal.never-for-sale': '{private} is never sold to a company.',
  'refusal.no-player-owns-it': '{private} does not belong to a player any more.',
  'refusal.only-from-director': 'A company buys a private company from its own director only.',
  'refusal.not-for-this-power':
    'This private company lays a plain yellow tile on one of its desert hexes, nothing else.',
  'refusal.already-laid': 'Tasmania is on the map already.',
  'refusal.only-in-track-step': '{private} lays its tile while the company lays track.',
  'refusal.no-such-power': '{private} has no power for that.',
  'refusal.tasmania-first': 'First the Tasmania tile has to be placed.',

  'refusal.home-tile-first': 'On its first turn the company has to build on its home {hex} first.',
  'refusal.no-lay-left':
    'No more building in this turn: one yellow tile is the limit, or two yellow tiles or one upgrade once the first 3 has been sold.',
  'refusal.alice-springs-twice': 'Both hexes of Alice Springs are one place: a route may call there once.',
  'refusal.too-far': 'The route counts {used} cities and changes of gauge, the train manages {reach}.',
  'refusal.ghan-needs-alice-springs': 'A 2E has to begin or end in Alice Springs.',

  'refusal.one-ghan': 'A company owns one 2E at most.',
  'refusal.trade-in-only-for-D': 'Only for a D can an old train be handed in.',
  'refusal.trade-in-needs-a-4': 'Only a 4 or a 4+ of the company’s own can be handed in for a D.',
  'refusal.unknown-train': 'There is no train “{side}” in this game.',
  'refusal.take-loan-first': 'The company cannot pay {price}: it has to take its ordinary loan first.',
  'refusal.cheaper-train-affordable':
    'The company can pay a cheaper train, so it may not borrow for one at {price}.',
  'refusal.ghan-not-tradable': 'A 2E is never sold to another company.',
  'refusal.only-printed-price':
    'Between companies of different directors this train costs its printed price, {price}.',

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
  'option.auction_pass.any_private_sold': 'also others, with all prices at their floor',
  'option.com_capital.float': 'when 60 % are sold',
  'option.com_capital.start': 'when it may operate',
  'option.private_seller.any_player': 'from any player',
  'option.private_seller.director': 'from the director only',
  'option.export_phase.next_only': 'only the next train',
  'option.export_phase.advance': 'every train',
  'option.bank_break.negative': 'below zero',
  'option.bank_break.zero': 'at zero',
  'option.card_limits.none': 'as many as wanted',
  'option.card_limits.printed': 'the printed cards',
  'option.after_failure.next_begins': 'when the next company has begun',
  'option.after_failure.at_once': 'at once',
  'option.trade_payment.at_once': 'at once',
  'option.trade_payment.end_of_turn': 'at the end of the turn',
  'option.no_revenue_price.left': 'one column left',
  'option.no_revenue_price.stays': 'stays',
};
