import type { Messages } from '../messages.ts';

/** 1860: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_EN_1860: Messages = {
  'ruleSet.book.about': 'The rules as in the rulebook summary (1860-22.8).',

  'page.new.scenario.usual': 'Whole map',
  'scenario.two_player_map': 'Smaller map',
  'scenario.original_game': 'First edition',

  'option.two_player_map':
    'The map of the first edition, for two or three players: three hexes and two tiles fewer.',
  'option.original_insolvency':
    'A leased train earns half of what the run is worth, plus all subsidies for halts.',
  'option.simplified_insolvency':
    'A leased train earns the same on every route: £40 plus £20 times its first number.',
  'option.no_skip_towns': 'A train may not skip a town: all towns of a route count against its numbers.',
  'option.original_game':
    'The first edition: the smaller map, the original insolvency, and no skipped towns.',
  'option.re_enter_hexes': 'A route may return to a hex over other track.',
  'option.non_operated_full_value':
    'Shares of a company that has no train yet because it has never operated are worth the full price, not half.',
  'option.bid_step_5': 'All bids of the auction are multiples of £5.',
  'option.pd_tie_among_richest':
    'If several players have the most cash after the auction, one of them begins the first stock round.',
  'option.bankruptcy_resets_operated':
    'After a bankruptcy a company counts as new: sales do not lower its price before it operates again.',
  'option.red_zone_once_per_sr':
    'In the red zones only the first share a player sells of a company in a stock round leaves the price unchanged, not the first share of every sale.',
  'option.layer_opens_next_sr':
    'When a company is sold out, the next layer opens in the next stock round, not immediately.',
  'option.sell_privates_in_sr1': 'Privates can be sold to the bank in the first stock round too.',
  'option.president_cert_exchange_only':
    'A president’s certificate in the pool cannot be bought: buy ordinary shares, and two of them are exchanged for it.',
  'option.receiver_cert_cash_1x':
    'Where a president’s certificate can be bought from the pool, you need the cash for one share, not for two.',
  'option.unchanged_dividend_to_bottom':
    'A company that pays less than its share price goes behind the others of the same price.',
  'option.bypassed_city_unscored':
    'A full city that a train runs through is skipped: it pays nothing and does not count against the train.',
  'option.must_buy_if_route':
    'A company without a train must buy one if it has a route and at least the price of the cheapest, not whenever it has more than that price.',
  'option.insolvent_until_purchase':
    'Only buying a train ends insolvency; having the money for one is not enough.',
  'option.receivership_lease_always':
    'A company without a president that has lost its train leases one immediately, even if it could buy.',
  'option.bankruptcy_pd_from_current':
    'When a bankruptcy moves the priority deal and several players hold the fewest shares, it goes to the one nearest to the player who would get it next, not to the one nearest to its holder.',
  'option.nationalise_after_southern_set':
    'British Rail cannot begin before the end of the Southern stock round, the first after a 9+5 was bought.',
  'option.br_no_skip_towns': 'Under British Rail a train may not skip a town.',
  'option.br_receivership_first': 'British Rail takes over companies without a president before all others.',
  'option.score_full_value': 'At the end shares of a company without a train count in full, not half.',
  'option.over_limit_sell_privates':
    'A player above the certificate limit may also sell privates to get back to it, not only shares.',
  'option.exchange_any_time':
    'A private may be exchanged for its share at any point of the turn, even after the purchase, in every phase.',
  'option.trade_consent':
    'Whether the other president agrees to sell a train: agreed between the players, or asked by the game.',
  'option.president_cert_as_one_share':
    'A president’s certificate can be sold to the pool only as one share, and its seller takes a single share back, never as two shares.',
  'option.routes_by_network':
    'Only one route must have a token, the home token; the others must connect to it, directly or through each other.',
  'option.private_buy_back':
    'A private sold to the bank may be bought back by its seller in the same stock round.',
  'option.br_receivership_pays':
    'Under British Rail a company without a president pays its dividends too, instead of keeping the money.',
  'option.no_last_round':
    'The game continues until its rules end it; otherwise it stops after the hundredth stock round.',
  'option.import_lenient':
    'Set by imports only: a file is followed even where 18xx.games would not allow the move on its page.',

  /* ---- 1860-0 Sources ---- */

  'rule.1860-0.5':
    'Games played here follow every rule; an imported file is followed even where only the site’s page checks.',

  /* ---- 1860-1 Components and set-up ---- */

  'rule.1860-1.1': 'Two players begin with £1,000 each, three with £670, four with £500.',
  'rule.1860-1.2': 'Certificates and privates each count one against a limit of 32, 21 or 16.',
  'rule.1860-1.3':
    'The bank is measured by the players’ money alone: when they have more than £10,000 it is empty.',
  'rule.1860-1.4': 'One player may own a whole company, and the pool takes any number of shares.',
  'rule.1860-1.5': 'Each of the eight companies has a layer, a home, a row of tokens and ten shares.',
  'rule.1860-1.6': 'Four companies reserve their last share for a private until that private is gone.',
  'rule.1860-1.7': 'Five privates have a price and an income; the ferry comes only in phase 6.',
  'rule.1860-1.8': 'Trains have two numbers, a price, a supply and sometimes a later train that rusts them.',
  'rule.1860-1.9': 'Prices are in one row of 55 spaces with a lower and an upper red zone.',
  'rule.1860-1.10':
    'The island has labelled towns, costly hexes, uncrossable borders and one off-board place.',
  'rule.1860-1.11': 'Nothing is random: the players sit as given, and the first opens the auction.',

  /* ---- 1860-2 Sequence ---- */

  'rule.1860-2.1': 'After the auction stock rounds and sets of operating rounds follow each other.',
  'rule.1860-2.2': 'A stock round continues until every player’s latest turn was a pass.',
  'rule.1860-2.3':
    'The priority deal goes to the left of the last player to trade, and sold-out prices do not rise.',
  'rule.1860-2.4': 'An operating round without companies only pays the privates.',
  'rule.1860-2.5': 'The list of players begins with the holder of the priority deal.',

  /* ---- 1860-3 Auction ---- */

  'rule.1860-3.1': 'Six lots are auctioned: four privates and the president’s certificates of C&N and IOW.',
  'rule.1860-3.2': 'Players bid in turn, and a player who passes is out of this auction.',
  'rule.1860-3.3':
    '{bid_step_5, select, true {Bids are multiples of 5, each above the one before.} other {A bid is at least 5 above the one before.}}',
  'rule.1860-3.4':
    'A bid must leave enough for the cheapest lot, and a player who cannot bid still has to pass.',
  'rule.1860-3.5': 'The last bidder pays the bid and must choose a lot at once.',
  'rule.1860-3.6': 'If everyone passes, the player who began chooses for nothing.',
  'rule.1860-3.7': 'The winner may take any affordable lot, and always the cheapest.',
  'rule.1860-3.8': 'A player who cannot pay for a lot in full pays all the cash they have.',
  'rule.1860-3.9': 'The next auction begins to the left of the buyer.',
  'rule.1860-3.10':
    '{pd_tie_among_richest, select, true {The richest player begins the first stock round.} other {The richest player begins the first stock round, but a tie may go to someone else.}}',

  /* ---- 1860-4 Stock round ---- */

  'rule.1860-4.1': 'In a turn you sell first and then buy at most one thing.',
  'rule.1860-4.2':
    '{exchange_any_time, select, true {A purchase ends the turn, unless a private can still be exchanged.} other {A purchase ends the turn, except late in the game when a private can still be exchanged.}}',
  'rule.1860-4.3': 'A player above the certificate limit must sell.',
  'rule.1860-4.4': 'A player who can do nothing is not asked.',
  'rule.1860-4.5': 'Passing after a sale does not count as a pass.',

  /* ---- 1860-5 Selling ---- */

  'rule.1860-5.1': 'Shares may be sold in every stock round, whatever the company has done so far.',
  'rule.1860-5.2': 'All shares of one company sold in a turn are one block.',
  'rule.1860-5.3':
    'A share brings the market price, or half of it if the company has {non_operated_full_value, select, true {operated and has } other {}}no train.',
  'rule.1860-5.4': 'Shares sold lower the price by one space each, with three exceptions.',
  'rule.1860-5.5': 'The price of a company that has never operated does not fall by sales.',
  'rule.1860-5.6':
    '{red_zone_once_per_sr, select, true {In the red zones the first share that a player sells of a company in a stock round does not lower the price.} other {In the red zones the first share of every sale does not lower the price.}}',
  'rule.1860-5.7': 'From the first 8+4 sales leave prices unchanged.',
  'rule.1860-5.8': 'A price of 0 is an immediate bankruptcy.',
  'rule.1860-5.9':
    '{private_buy_back, select, true {You cannot buy back shares you have sold in the same round.} other {You cannot buy back anything you have sold in the same round.}}',
  'rule.1860-5.10': 'The bank is checked after every sale.',

  /* ---- 1860-6 Buying and floating ---- */

  'rule.1860-6.1': 'Shares cost par from the IPO and the full market price from the pool.',
  'rule.1860-6.2':
    'A layer opens {layer_opens_next_sr, select, true {in the next stock round after} other {as soon as}} a company of the one before has operated or sold out.',
  'rule.1860-6.3': 'The layer says at which prices a company may start.',
  'rule.1860-6.4': 'To start a company you buy its 20% certificate for twice par.',
  'rule.1860-6.5': 'A company floats with half of it in players’ hands and gets ten times par.',
  'rule.1860-6.6': 'A floating company goes behind the others on its price.',
  'rule.1860-6.7': 'On floating the home token is placed, and its president lays the home tile at once.',
  'rule.1860-6.8': 'From the Southern stock round on new companies get neither token nor tile.',
  'rule.1860-6.9': 'The home place is reserved until the home token is placed there.',

  /* ---- 1860-7 Privates ---- */

  'rule.1860-7.1': 'Privates pay their owners before every operating round.',
  'rule.1860-7.2': 'At the end a private is worth its price.',
  'rule.1860-7.3':
    'The bank takes a private back for £30 less than its price{sell_privates_in_sr1, select, true {} other {, though not in the first stock round}}.',
  'rule.1860-7.4': 'A private owned by the bank can be bought at its price.',
  'rule.1860-7.5': 'The ferry is for sale from phase 6 on and closes all other privates.',
  'rule.1860-7.6':
    'A private can be exchanged for a share of its company once that company has been started.',
  'rule.1860-7.7': 'Exchanging and then passing still counts as a pass.',

  /* ---- 1860-8 Presidents ---- */

  'rule.1860-8.1': 'The player with the most shares, at least 20%, is president.',
  'rule.1860-8.2': 'A new president gives the two shares held longest for the 20% certificate.',
  'rule.1860-8.3':
    'The 20% certificate can be sold{president_cert_as_one_share, select, true { as one share} other {}}, and a company without a president is in receivership.',
  'rule.1860-8.4':
    'Half of the 20% certificate can be sold if a share can be taken back or another player takes over.',
  'rule.1860-8.5': 'A player who gets 20% of a company in receivership becomes its president.',
  'rule.1860-8.6':
    '{president_cert_exchange_only, select, true {The 20% certificate in the pool is not for sale: two shares are exchanged for it.} other {A shareholder may buy the 20% certificate from the pool for the price of one share.}}',

  /* ---- 1860-9 Prices ---- */

  'rule.1860-9.1': 'Sales move a price by one space each, dividends by two.',
  'rule.1860-9.2': 'The lowest space is bankruptcy, the highest the end of the game.',
  'rule.1860-9.3':
    'A marker that moves goes behind those already there{unchanged_dividend_to_bottom, select, true {, and so does that of a company that pays less than its price} other {}}.',

  /* ---- 1860-10 Operating rounds ---- */

  'rule.1860-10.1': 'Companies operate from the highest price down, in an order fixed at the start.',
  'rule.1860-10.2': 'The steps of a turn are discarding, track, token, routes, dividend and trains.',
  'rule.1860-10.3': 'Each step waits only where there is something to decide.',
  'rule.1860-10.4': 'Earning nothing counts as withholding.',

  /* ---- 1860-11 Track ---- */

  'rule.1860-11.1': 'Two plain yellow tiles, one yellow city tile or one upgrade a turn.',
  'rule.1860-11.2': 'Build from what the company’s tokens reach; full cities block the way.',
  'rule.1860-11.3': 'Hills and water cost £60 once, and insolvent companies build free hexes only.',
  'rule.1860-11.4': 'Tiles go up one colour at a time, keep old track, must fit the hex and are limited.',
  'rule.1860-11.5': 'A new tile must connect to the company’s track.',
  'rule.1860-11.6': 'To upgrade, the company needs a train of its own that can reach the hex.',
  'rule.1860-11.7': 'An upgrade must bring new track or a different value.',
  'rule.1860-11.8': 'The tiles of Ryde, Merstone and Newport can be placed in only one position.',
  'rule.1860-11.9': 'Companies in receivership do not build, and nobody does from the Southern stock round.',

  /* ---- 1860-12 Tokens ---- */

  'rule.1860-12.1': 'One token per turn, in a free place the company reaches.',
  'rule.1860-12.2': 'No company has two tokens in one hex.',
  'rule.1860-12.3': 'No tokens when insolvent, in receivership, or from the Southern stock round.',
  'rule.1860-12.4': 'Tokens stay with their city when a tile is replaced.',

  /* ---- 1860-13 Routes ---- */

  'rule.1860-13.1': 'A company has a route if a token reaches another city, town or off-board stop.',
  'rule.1860-13.2':
    'A route connects stops without using track{re_enter_hexes, select, true { or stop} other {, stop or hex}} twice{routes_by_network, select, true {} other {, and includes one of the company’s tokens}}.',
  'rule.1860-13.3': 'No route begins or ends at a halt.',
  'rule.1860-13.4': 'Two trains do not share track.',
  'rule.1860-13.5': 'The routes are one network, and one of them visits the home token.',
  'rule.1860-13.6':
    'One train may run through one full city{bypassed_city_unscored, select, true {, which does not count} other {, which counts}}.',
  'rule.1860-13.7': 'Tokens of bankrupt companies do not block trains.',
  'rule.1860-13.8': 'The first number limits cities; what is left of it can be used for towns and halts.',
  'rule.1860-13.9': 'The president chooses how many halts count; towns take the rest.',
  'rule.1860-13.10': 'A company that can run must run something.',
  'rule.1860-13.11': 'From the Southern stock round halts count for nothing.',

  /* ---- 1860-14 Revenue ---- */

  'rule.1860-14.1': 'Stops pay their values, counted halts a subsidy to the treasury.',
  'rule.1860-14.2': 'Dividends go to players only; withheld revenue goes to the treasury.',
  'rule.1860-14.3':
    'The price rises by how many times the share price is paid, and falls when nothing is paid.',
  'rule.1860-14.4':
    '{br_receivership_pays, select, true {Insolvent companies withhold, and companies in receivership too until British Rail comes; after that they pay. Nobody is asked.} other {Companies that are insolvent or in receivership withhold, and under British Rail the others pay; nobody is asked.}}',
  'rule.1860-14.5': 'After each dividend the bank and bankruptcy are checked.',

  /* ---- 1860-15 Trains ---- */

  'rule.1860-15.1':
    'Four trains, later three and two; surplus trains are discarded at the start of the next turn.',
  'rule.1860-15.2': 'The bank sells the next train and discarded ones at the printed price.',
  'rule.1860-15.3': 'A new kind of train changes the phase and rusts old ones at once.',
  'rule.1860-15.4':
    'Companies sell each other trains for multiples of £10{trade_consent, select, ask {, if both presidents agree} other {}}.',
  'rule.1860-15.5': 'Some companies may not trade trains with each other.',
  'rule.1860-15.6':
    '{must_buy_if_route, select, true {A company with a route and no train must buy one if it can.} other {A company without a train that has more money than one costs must buy one.}}',

  /* ---- 1860-16 Insolvency ---- */

  'rule.1860-16.1': 'Insolvency is a status of a company.',
  'rule.1860-16.2': 'A company that ends its turn with a route and no train becomes insolvent.',
  'rule.1860-16.3': 'After losing its last train to rust, a company with a president skips one run.',
  'rule.1860-16.4': 'Insolvent companies lease the cheapest train and keep what it earns.',
  'rule.1860-16.5':
    '{insolvent_until_purchase, select, true {Having the money for a train does not end insolvency: the company runs its leased train first.} other {A company that can afford a train before running is solvent and does not run.}}',
  'rule.1860-16.6': 'A train ends insolvency.',
  'rule.1860-16.7': 'Insolvency survives a bankruptcy.',

  /* ---- 1860-17 Receivership ---- */

  'rule.1860-17.1': 'A company in receivership does not build.',
  'rule.1860-17.2':
    'A company without a president runs for as much as it can and withholds{br_receivership_pays, select, true {, until British Rail comes} other {}}.',
  'rule.1860-17.3': 'Without a train a company in receivership buys from the bank if it can.',
  'rule.1860-17.4':
    '{receivership_lease_always, select, true {A company in receivership without a train leases immediately, even if it could buy.} other {If it cannot buy, it leases in the same turn.}}',
  'rule.1860-17.5': 'Under British Rail a company in receivership need not run.',

  /* ---- 1860-18 Bankruptcy ---- */

  'rule.1860-18.1': 'A company whose price reaches 0 is bankrupt.',
  'rule.1860-18.2': 'Its shares return to the IPO; money, trains and tokens stay with it.',
  'rule.1860-18.3': 'The priority deal goes to the player with the fewest shares.',
  'rule.1860-18.4': 'An operating round goes on after a bankruptcy.',
  'rule.1860-18.5': 'A stock round starts over after a bankruptcy.',
  'rule.1860-18.6': 'A bankrupt company can be started again.',

  /* ---- 1860-19 Phases ---- */

  'rule.1860-19.1': 'Phases set tile colours, train limit and number of operating rounds.',
  'rule.1860-19.2': 'They take effect immediately; the number of operating rounds changes with the next set.',
  'rule.1860-19.3': 'The first 8+4 ends the certificate limit.',
  'rule.1860-19.4': 'The first 9+5 forms the Southern Railway.',
  'rule.1860-19.5': 'The next stock round is the Southern’s: when it begins, building and halts are over.',

  /* ---- 1860-20 British Rail ---- */

  'rule.1860-20.1': 'British Rail comes when every company with a president has a train.',
  'rule.1860-20.2':
    '{nationalise_after_southern_set, select, true {This is checked after every round, first at the end of the Southern stock round.} other {This is checked after every round once the Southern has formed.}}',
  'rule.1860-20.3': 'Then there are only operating rounds, and the bank cannot break.',
  'rule.1860-20.4': 'Trains come from the bank only, and dividends must be paid.',
  'rule.1860-20.5':
    'A train counts only as many stops as its first number{br_no_skip_towns, select, true {, and may not skip towns} other {}}.',
  'rule.1860-20.6':
    'After each round {br_receivership_first, select, true {companies in receivership and then those} other {those}} that paid least are taken over, until fewer than three are left.',

  /* ---- 1860-21 End ---- */

  'rule.1860-21.1': 'A price of 340, a broken bank or complete nationalisation ends the game.',
  'rule.1860-21.2': 'Reaching 340 once is enough.',
  'rule.1860-21.3': 'The bank is checked after dividends and sales, and once broken it stays broken.',
  'rule.1860-21.4':
    'Cash, privates and certificates count{score_full_value, select, true {} other {, certificates of companies without a train half}}.',
  'rule.1860-21.5':
    '{no_last_round, select, true {There is no last stock round.} other {The game stops after a hundred stock rounds.}}',

  /* ---- 1860-22 Options ---- */

  'rule.1860-22.1': 'The smaller map lacks three hexes and two tiles.',
  'rule.1860-22.2': 'By the original rule a leased train earns half.',
  'rule.1860-22.3': 'By the simplified rule a leased train earns a fixed sum.',
  'rule.1860-22.4': 'With the option every town on a route counts.',
  'rule.1860-22.5': 'The first edition is three options at once.',
  'rule.1860-22.6': 'With the option a route may return to a hex.',
  'rule.1860-22.7': 'With the option shares of companies that never operated keep their full value.',
  'rule.1860-22.8': 'The rulebook is a set of switches.',

  /* ---- 1860-23 Register ---- */

  'rule.1860-23/D-1': 'Are bids multiples of 5?',
  'rule.1860-23/D-2': 'Who begins if several players are richest?',
  'rule.1860-23/D-3': 'Does a restarted company count as having operated?',
  'rule.1860-23/D-4': 'How often is a sale in the red zone free?',
  'rule.1860-23/D-5': 'When does a sell-out open the next layer?',
  'rule.1860-23/D-6': 'Does the round or the layer fix the par prices?',
  'rule.1860-23/D-7': 'May privates be sold in the first stock round?',
  'rule.1860-23/D-8': 'Can the 20% certificate be bought out of the pool, and with how much money?',
  'rule.1860-23/D-9': 'What does a dividend below the price do to the marker?',
  'rule.1860-23/D-10': 'Does a full city that is run through count?',
  'rule.1860-23/D-11': 'Who has to buy a train?',
  'rule.1860-23/D-12': 'What ends insolvency?',
  'rule.1860-23/D-13': 'When does a company in receivership lease?',
  'rule.1860-23/D-14': 'From whom are ties for the priority deal counted after a bankruptcy?',
  'rule.1860-23/D-15': 'When is British Rail first checked?',
  'rule.1860-23/D-16': 'May towns be skipped under British Rail?',
  'rule.1860-23/D-17': 'In which order does British Rail take companies?',
  'rule.1860-23/D-18': 'Are shares of trainless companies worth half at the end?',
  'rule.1860-23/D-19': 'What does the simplified lease pay?',
  'rule.1860-23/D-20': 'How big is the bank, and when is it checked?',
  'rule.1860-23/D-21': 'What may a player above the limit sell?',
  'rule.1860-23/D-22': 'How high may a bid be?',
  'rule.1860-23/D-23': 'What does a company get that floats after the Southern stock round?',
  'rule.1860-23/D-24': 'Does building go on if British Rail comes early?',
  'rule.1860-23/D-25': 'Until when in a turn can a private be exchanged?',
  'rule.1860-23/D-26': 'Is the other president asked before a train changes hands?',
  'rule.1860-23/D-27': 'How many 9+5 are there?',
  'rule.1860-23/D-28': 'Does a company in receivership buy trains?',
  'rule.1860-23/D-29': 'Can the 20% certificate be sold whole?',
  'rule.1860-23/D-30': 'May shares of one company be sold twice in a turn?',
  'rule.1860-23/D-31': 'May a player sell after buying?',
  'rule.1860-23/D-32': 'What if no run can meet the home rule?',
  'rule.1860-23/D-33': 'Does every route need a token of its own?',
  'rule.1860-23/D-34': 'What counts as a useful upgrade?',
  'rule.1860-23/D-35': 'Is Shide a city?',
  'rule.1860-23/D-36': 'May a player buy back a private they have sold?',
  'rule.1860-23/D-37': 'Are home token and tile placed when a company starts or when it floats?',
  'rule.1860-23/D-38': 'Which yellow tiles come in pairs?',
  'rule.1860-23/D-39': 'Does a company in receivership trade trains?',
  'rule.1860-23/D-40': 'At which prices does a bankrupt company start again?',
  'rule.1860-23/D-41': 'Do the last companies operate once more?',
  'rule.1860-23/D-42': 'Is there a last stock round?',
  'rule.1860-23/D-43': 'Does a company in receivership pay under British Rail?',

  /* ---- 1860-24 File format ---- */

  'rule.1860-24.1': 'A file of 18xx.games names title, players, settings and actions.',
  'rule.1860-24.2': 'Every record names its kind and who acted.',
  'rule.1860-24.3': 'Automatic records follow the one that carries them.',
  'rule.1860-24.4': 'Undone records are sorted out first, and a game may be stopped by hand.',
  'rule.1860-24.5': 'Shares, prices, trains, tiles and cities have names of their own there.',
  'rule.1860-24.6': 'Certificates of one size are alike.',
  'rule.1860-24.7': 'A run lists its routes with revenue and subsidy.',
  'rule.1860-24.8': 'Routes are described by the links between their stops.',
  'rule.1860-24.9': 'Links are joined where they share a stop.',
  'rule.1860-24.10': 'Halts and revenue of a route are optional in old files.',
  'rule.1860-24.11': 'A leased run names the bank’s train.',
  'rule.1860-24.12': 'What happens automatically has no record.',
  'rule.1860-24.13': 'One record is written for each decision.',
};
