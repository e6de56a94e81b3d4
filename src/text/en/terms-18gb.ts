import type { Messages } from '../messages.ts';

/** 18GB: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_EN_18GB: Messages = {
  'ruleSet.book.about': 'The rulebook summary, wherever it is clear.',

  'page.new.scenario.usual': '{number, plural, =2 {North–South map} other {Standard corporations}}',
  'scenario.two_player_ew': 'East–West map',
  'scenario.four_player_alt': 'Other corporations',

  'option.two_player_ew': 'With two players: play on the East–West map instead of the North–South one.',
  'option.four_player_alt':
    'With four players: GSWR, MSLR and the private MC are in the game instead of LSWR, SWR and TV.',
  'option.trade_consent':
    'Buying a train from another player’s corporation: the players agree between themselves and it is done immediately (table), or the game asks the other director, who may refuse (ask).',
  'option.trade_consent.short': 'Buying a train from another player’s corporation.',
  'option.auction.multi_bid':
    'In the auction a player may bid on several privates in one turn, not only on one.',
  'option.auction.one_bid_frees':
    'With two players: one highest bid is enough to be allowed to pass in the auction, not two.',
  'option.auction.discount_frees_nobody':
    'Even after unsold privates have become cheaper, only a highest bid or a bid on every private allows a player to pass in the auction.',
  'option.home.at_float':
    'A home token is placed when its corporation floats (in the city without track, if there is one), not at the start of the game.',
  'option.home.hex_closed':
    'Nobody else may lay a tile in the home hex of a corporation that has not floated.',
  'option.convert.single_buy':
    'After converting a corporation its director may buy one share of it, even at £65 or less (the green zone), where it would otherwise be two.',
  'option.green.new_director_ok':
    'At £65 or less (the green zone) a player who becomes director with the first share of the turn may buy a second one immediately.',
  'option.emr.trainless_suffices':
    'A 5-share corporation without a train may convert to ten shares in its own turn however much cash it has, not only if it cannot afford the cheapest train.',
  'option.train.must_buy_summary':
    'A corporation without a train must buy one if it can afford the cheapest on sale but not the most expensive, instead of if it can afford the most expensive.',
  'option.recv.always_insolvent':
    'A corporation in receivership without a train is insolvent from the start of its turn and leases a train if it has a route, even if it could afford one.',
  'option.recv.always_convert':
    'A 5-share corporation in receivership without a train converts to ten shares: only if it cannot afford any train (false), always before it buys (true), or only if a leased run leaves it without the money for one (after_run).',
  'option.recv.always_convert.short':
    'When a 5-share corporation in receivership without a train converts to ten shares.',
  'option.recv.buy_inclusive':
    'A corporation in receivership without a train always buys the most expensive one it can afford, spending its last pound if necessary; without this it buys automatically only after running a leased train and only for less than all its cash, and otherwise the players decide.',
  'option.float.capital_par':
    'A corporation that floats receives its starting price for every share, not the price it has reached by then.',
  'option.insolvency.strict_powers':
    'The privates LS, GN and MC may not be used for an insolvent corporation.',
  'option.insolvency.ends_with_train':
    'A corporation stops being insolvent as soon as it gets a train, not at the end of its turn.',
  'option.compass.network_once':
    'Routes of a corporation that meet share one bonus for north–south and one for east–west, as on 18xx.games before 2024; without this every train or group of trains that spans the map earns its own.',
  'option.sale.round_by_sale':
    'Shares of a corporation without a train sell for half: rounded down once for the whole sale, not for each share.',
  'option.grey.refund_parred':
    'When the first 6X removes a corporation that was started but has not floated, its shares are paid back at their starting price; without this they are lost.',
  'option.powers.restrictive':
    'An upgrade made with the private AF, LS or TV must give the corporation new track to use, as any other upgrade must.',
  'option.limit.immediate':
    'If the export of a train lowers the train limit, surplus trains are discarded immediately, not in the next operating round.',
  'option.pool.director_one_cash':
    'The director’s certificate in the pool costs one share: cash for one is enough to take it, not cash for two.',
  'option.lb.release':
    'If the LNWR leaves the game unstarted, the owner of the London & Birmingham may buy shares again.',
  'option.tiles.no_sharp_curves':
    'The six green OO and XX tiles with a sharp curve (G08, G09, G11, G24, G25, G27) are not used.',
  'option.import_lenient':
    'Set by imports only, not meant for new games: a move in an 18xx.games file that would not be allowed here is played anyway and reported.',

  /* ---- 18GB-0 Conventions ---- */

  'rule.18GB-0.4': 'The bank never runs out, and neither players nor corporations may be in debt.',
  'rule.18GB-0.5':
    'Certificates are kept in the order in which they were bought, and the oldest are swapped first.',
  'rule.18GB-0.6': 'Turn order is a list of its own; only the player whose decision is open may act.',

  /* ---- 18GB-1 Phases, trains, prices ---- */

  'rule.18GB-1.1': 'The first train of a type to leave the depot starts its phase, whether sold or exported.',
  'rule.18GB-1.2': 'Two operating rounds follow every stock round.',
  'rule.18GB-1.3': 'Each type of train has its price, its length and perhaps the type that rusts it.',
  'rule.18GB-1.4':
    'A train that leaves the depot first starts its phase, then rusts others, then triggers the event of its type.',
  'rule.18GB-1.5':
    'The top of the stack is for sale; 5X and 6X are sold beside it from the phase before theirs.',
  'rule.18GB-1.6': 'Prices move along one line of 22 spaces and stop at its ends.',
  'rule.18GB-1.7':
    'On a space the first to arrive operates first; a marker that does not move keeps its position.',

  /* ---- 18GB-2 Set-up ---- */

  'rule.18GB-2.1': 'The number of players and two options decide the scenario.',
  'rule.18GB-2.2': 'The scenario fixes cash, certificate limit, trains, tiles and the map.',
  'rule.18GB-2.3': 'The scenario fixes which corporations and privates are in play.',
  'rule.18GB-2.4': 'The seed decides the seventh corporation with three players, and the second tranche.',
  'rule.18GB-2.5':
    '{home_at_float, select, true {The first seat opens the auction; home tokens are placed when their corporations float.} other {Home tokens are on the map from the start, and the first seat opens the auction.}}',

  /* ---- 18GB-3 Map ---- */

  'rule.18GB-3.1': 'The hexes are flat-topped; letters name columns, small letters those west of A.',
  'rule.18GB-3.2': 'XX and OO hexes have two cities; those of OO become one in brown.',
  'rule.18GB-3.3': 'Plain cities have one place, two in brown, three in grey.',
  'rule.18GB-3.4': 'The estuaries take one blue tile each, in one position only, with a tunnel on it.',
  'rule.18GB-3.5': 'Off-board places pay more in later phases; Hull and Grimsby are two stops in one hex.',
  'rule.18GB-3.6':
    'Each scenario names the hexes of the four points of the compass; the bonus grows with the phases.',
  'rule.18GB-3.7':
    'The maps for two players leave out Wales or Scotland and end in off-board stops at the border.',
  'rule.18GB-3.8': 'Hills are on hex sides; nothing can be built on a grey hex without track.',

  /* ---- 18GB-4 Auction ---- */

  'rule.18GB-4.1': 'All privates are auctioned at once, the players acting in turn.',
  'rule.18GB-4.2':
    '{auction_multi_bid, select, true {A turn is bids on one or several lots, or a pass.} other {A turn is one bid or a pass.}}',
  'rule.18GB-4.3': 'A bid is at least the price of the lot, or £5 above the last bid, in steps of £5.',
  'rule.18GB-4.4': 'Money tied up in your highest bids cannot be bid again.',
  'rule.18GB-4.5':
    'To pass you need {auction_one_bid_frees, select, true {a highest bid} other {a highest bid, two with two players,}} or a bid on every lot{auction_discount_frees_nobody, select, true {, at every stage} other {, or a lot that has become cheaper}}.',
  'rule.18GB-4.6': 'A bid cancels only your own pass.',
  'rule.18GB-4.7': 'When everyone has passed, lots with bids are sold and the others become £10 cheaper.',
  'rule.18GB-4.8': 'In the first stock round the poorest player begins.',

  /* ---- 18GB-5 Privates ---- */

  'rule.18GB-5.1': 'Each private has a price, an income, a hex it blocks and sometimes a power.',
  'rule.18GB-5.2': 'Privates are never sold again and do not count as certificates.',
  'rule.18GB-5.3': 'Open privates pay at the start of every operating round.',
  'rule.18GB-5.4':
    'From the first operating round an owner may close a private at any time, for a last income.',
  'rule.18GB-5.5': 'Before the blue phase the hex of an open private takes no tile.',
  'rule.18GB-5.6': 'From the blue phase on a tile may be laid there, and closes the private.',
  'rule.18GB-5.7': 'A closed private can be used by the corporations of its owner in their turns.',
  'rule.18GB-5.8': 'AF and LS lay one extra tile in Perth or Leicester, once.',
  'rule.18GB-5.9': 'TV lays the Severn Tunnel for free, as one of the two tile actions.',
  'rule.18GB-5.10': 'GN and MC place one extra token in York or Carlisle, and bring the green right there.',
  'rule.18GB-5.11': 'SD, LM and CH add to the value of their stop for every train that visits it.',

  /* ---- 18GB-6 Corporations ---- */

  'rule.18GB-6.1':
    'Each corporation has a home, tokens, more tokens after a conversion, and sometimes the green right.',
  'rule.18GB-6.2': 'The director’s certificate is two shares, of five or of ten.',
  'rule.18GB-6.3':
    'Starting costs two shares at one of five par prices; the second tranche waits for one round.',
  'rule.18GB-6.4': 'LB’s owner must start LNWR before buying anything else, and nobody else may start it.',
  'rule.18GB-6.5': 'Shares cost the current price wherever they come from.',
  'rule.18GB-6.6': 'A corporation floats at 40% outside the IPO in the yellow phase, at 60% later.',
  'rule.18GB-6.7':
    'Its capital is {float_capital_par, select, true {the starting price} other {the current price}} for each of its shares; a 10-share IPO then goes to the pool.',
  'rule.18GB-6.8':
    'A conversion halves every certificate, adds five to the pool and lowers the price before it pays.',
  'rule.18GB-6.9': 'From the first 5+2 on corporations start with ten shares.',
  'rule.18GB-6.10': 'The first 6X removes corporations that have not floated, and one 6X for each.',
  'rule.18GB-6.11': 'Nothing but one conversion changes the number of shares.',

  /* ---- 18GB-7 Stock round ---- */

  'rule.18GB-7.1': 'The order of passing is the order of the next stock round.',
  'rule.18GB-7.2': 'A turn is sales and then a purchase, or a conversion and then a purchase of its shares.',
  'rule.18GB-7.3': 'Shares of a corporation are sold in one block, and cannot be bought back in that round.',
  'rule.18GB-7.4':
    'Without a train a share sells for half its price, rounded down {sale_round_by_sale, select, true {once for the whole sale} other {for each share}}.',
  'rule.18GB-7.5': 'The pool takes any number of shares, including the director’s certificate.',
  'rule.18GB-7.6': 'A purchase is limited by cash, the certificate limit and, from the IPO, 60%.',
  'rule.18GB-7.7':
    'In the green zone {green_new_director_ok, select, true {a director may buy two shares, even if the first one made them director} other {a director at the start of the turn may buy two shares}}.',
  'rule.18GB-7.8': 'A conversion comes first in a turn, and only for a corporation that has operated.',
  'rule.18GB-7.9': 'A player who holds more than the director, and enough, takes over.',
  'rule.18GB-7.10': 'The director’s certificate is swapped for the two oldest ordinary ones.',
  'rule.18GB-7.11':
    'A director’s certificate may be sold into the pool; a player with enough shares takes it from there.',
  'rule.18GB-7.12': 'A turn continues as long as something might still be possible.',
  'rule.18GB-7.13': 'Prices do not move at the end of a stock round.',

  /* ---- 18GB-8 Prices ---- */

  'rule.18GB-8.1': 'Each share sold lowers the price one step; in the last phase only a director’s sale.',
  'rule.18GB-8.2':
    'A dividend raises the price one step, or as many steps as it is times the price, up to four.',
  'rule.18GB-8.3': 'Without a dividend the price falls one step.',
  'rule.18GB-8.4': 'A conversion lowers the price two steps, three in an emergency.',

  /* ---- 18GB-9 Operating round ---- */

  'rule.18GB-9.1': 'Privates pay, then the corporation with the highest price operates first.',
  'rule.18GB-9.2': 'Track and token in any mix, run, dividend, trains, and perhaps a share for the director.',
  'rule.18GB-9.3':
    'A corporation that ends its turn without a train is insolvent until it {insolvency_ends_with_train, select, true {gets one} other {ends a turn with one}}.',
  'rule.18GB-9.4': 'The director decides; without one the first player enters the decision.',
  'rule.18GB-9.5': 'A step that offers nothing is skipped.',

  /* ---- 18GB-10 Track ---- */

  'rule.18GB-10.0':
    'The network is everything the tokens can reach along track, through towns and cities that are not full.',
  'rule.18GB-10.1': 'Two tile actions per turn, at most one of them with a city.',
  'rule.18GB-10.2': 'Colours go up one by one as the phases allow; estuaries take their blue tile from 4+2.',
  'rule.18GB-10.3': 'Labels, towns and plain cities must match, old track stays, and tiles can run out.',
  'rule.18GB-10.4': 'Track must lead to a hex, and to red or grey ones only where they have track.',
  'rule.18GB-10.5': 'The tile must have track on a side that the network reaches.',
  'rule.18GB-10.6': 'An upgrade must give the network new track.',
  'rule.18GB-10.7': 'Each hill side costs £50 when it first gets track from your side.',
  'rule.18GB-10.8': 'Building is paid from the treasury.',
  'rule.18GB-10.9': 'The green right allows a green tile on one hex in any phase.',
  'rule.18GB-10.10':
    'The home token of a two-city hex goes to the city without track, unless its owner lays the first track there.',
  'rule.18GB-10.11':
    '{home_hex_closed, select, true {Nobody else may build in the home of a corporation that has not floated.} other {Others may build in the home of a corporation that has not floated.}}',
  'rule.18GB-10.12': 'Corporations that are insolvent or in receivership do not build.',

  /* ---- 18GB-11 Tokens ---- */

  'rule.18GB-11.1':
    'Home tokens block from {home_at_float, select, true {the floating of their corporation} other {the start}}, permanently.',
  'rule.18GB-11.2': 'One token per turn, in a city in reach with a free place.',
  'rule.18GB-11.3': 'A corporation may have only one token on a hex.',
  'rule.18GB-11.4': 'Full cities and off-board places end a route.',
  'rule.18GB-11.5': 'Near the end of the game no more tokens are placed.',

  /* ---- 18GB-12 Routes ---- */

  'rule.18GB-12.1':
    'A route connects two or more stops, one of them with a token of the corporation, and uses nothing twice.',
  'rule.18GB-12.2': 'An M+N train visits M cities and N more stops, which may only be towns, and skips none.',
  'rule.18GB-12.3': 'An X train counts cities and off-board places and passes towns.',
  'rule.18GB-12.4': 'A stop pays its value in the current phase.',
  'rule.18GB-12.5': 'Two stops of a route in one hex pay once.',
  'rule.18GB-12.6': 'An X train earns £10 for each hex between its ends.',
  'rule.18GB-12.7': 'Each use of a tunnel earns its bonus.',
  'rule.18GB-12.8': 'A private’s bonus is paid once for each train, to leased trains too.',
  'rule.18GB-12.9':
    '{compass_network_once, select, true {Routes that meet in cities and towns earn each compass bonus once together.} other {Routes alone or joined at cities and towns earn the compass bonuses, in the best way of joining.}}',
  'rule.18GB-12.10': 'A compass bonus is shown on the first route of its group.',
  'rule.18GB-12.11': 'Any train may stay idle.',
  'rule.18GB-12.12': 'The run earns what its routes earn together.',
  'rule.18GB-12.13': 'In an imported game the recorded revenue stands, and a difference is reported.',

  /* ---- 18GB-13 Dividends ---- */

  'rule.18GB-13.1': 'All revenue is paid out or all is withheld.',
  'rule.18GB-13.2': 'Players and the IPO are paid, the IPO’s part to the corporation; the pool gets nothing.',
  'rule.18GB-13.3': 'The price moves by the whole dividend.',

  /* ---- 18GB-14 Trains ---- */

  'rule.18GB-14.1': 'Trains are bought after the dividend, as long as there is room.',
  'rule.18GB-14.2': 'The depot sells at the printed price, and players never add money.',
  'rule.18GB-14.3':
    'Between corporations a train costs from £1 to twice its printed price, {trade_consent, select, ask {and the other director is asked} other {as the directors agree between themselves}}.',
  'rule.18GB-14.4': 'A corporation’s last train can be sold only to a corporation without one.',
  'rule.18GB-14.5': 'Corporations in receivership do not trade.',
  'rule.18GB-14.6':
    'Without a train and with the money for {train_must_buy_summary, select, true {the cheapest one but not the most expensive} other {the most expensive one}}, a corporation must buy.',
  'rule.18GB-14.7': 'Rusted trains are gone immediately.',
  'rule.18GB-14.8': 'Trains above the limit are discarded, as the director chooses.',
  'rule.18GB-14.9':
    '{limit_immediate, select, true {This happens immediately, after a purchase and after an export.} other {After a purchase this happens immediately, after an export only in the next operating round.}}',

  /* ---- 18GB-15 Emergency, insolvency, receivership ---- */

  'rule.18GB-15.1':
    'A 5-share corporation without a train{emr_trainless_suffices, select, true {} other { and without the money for one}} may convert in its turn.',
  'rule.18GB-15.2': 'Its director may then buy a share of it.',
  'rule.18GB-15.3': 'Nobody pays for a corporation without a train: it is insolvent, and the game goes on.',
  'rule.18GB-15.4': 'An insolvent corporation leases the cheapest train and keeps what it earns.',
  'rule.18GB-15.5': 'It may then buy or convert like any other.',
  'rule.18GB-15.6':
    '{recv_always_insolvent, select, true {In receivership a corporation without a train is insolvent from the start of its turn.} other {In receivership a corporation without a train is insolvent immediately if it could run but cannot afford a train.}}',
  'rule.18GB-15.7':
    '{recv_buy_inclusive, select, true {In receivership a corporation without a train buys the most expensive one it can afford} other {In receivership a corporation that has run a leased train buys the most expensive one that costs less than it has}}; with five shares and no train it converts first, {recv_always_convert, select, true {always} after_run {if a leased run leaves it unable to afford any train} other {but only if it cannot afford any train}}.',
  'rule.18GB-15.8':
    '{recv_buy_inclusive, select, true {In receivership nobody decides about a purchase: it is made automatically.} other {In receivership without a leased run the players enter what is bought from the depot.}}',

  /* ---- 18GB-16 Ends ---- */

  'rule.18GB-16.1': 'After an operating round in which the depot sold no train, one train is exported.',
  'rule.18GB-16.2': 'When that empties the depot the game is over.',
  'rule.18GB-16.3':
    'A marker at the end of the line or the sale of the last train ends the game with the round.',
  'rule.18GB-16.4': 'With two trains left no more tokens are placed.',

  /* ---- 18GB-17 Scoring ---- */

  'rule.18GB-17.1':
    'Cash, shares and open privates count; certificates of corporations without a train count half.',

  /* ---- 18GB-18 Options ---- */

  'rule.18GB-18.1': 'There are two alternative setups, for two and for four players.',
  'rule.18GB-18.2': 'The switches choose between 18xx.games and other readings of the rules.',

  /* ---- 18GB-19 Register ---- */

  'rule.18GB-19/D-1': 'Bids in one turn of the auction: one, or as many as you like.',
  'rule.18GB-19/D-2': 'Passing in the auction with two players: two highest bids, or one.',
  'rule.18GB-19/D-3': 'Home tokens: from the start, or at floating.',
  'rule.18GB-19/D-4': 'Homes of corporations that have not floated: open or closed to others’ tiles.',
  'rule.18GB-19/D-5': 'Shares after a conversion in the green zone: two, or one.',
  'rule.18GB-19/D-6':
    'The second share in the green zone: only for directors at the start of the turn, or new ones too.',
  'rule.18GB-19/D-7': 'Emergency conversion: only when short of cash, or whenever trainless.',
  'rule.18GB-19/D-8':
    'Forced purchase: for corporations that can afford the most expensive train, or those that cannot.',
  'rule.18GB-19/D-9': 'Receivership without a train: insolvent if it cannot help itself, or always.',
  'rule.18GB-19/D-10':
    'Conversion in receivership: if it can buy no train, only after a leased run, or always.',
  'rule.18GB-19/D-11': 'Purchase in receivership: after a lease and not for all its cash, or in every case.',
  'rule.18GB-19/D-13': 'Capital: at the current price, or at par.',
  'rule.18GB-19/D-14': 'Powers of privates for an insolvent corporation: some, or none.',
  'rule.18GB-19/D-15': 'Compass bonuses: for each group of routes, or once for each network.',
  'rule.18GB-19/D-18': 'Half prices: rounded down for each share, or once for the whole sale.',
  'rule.18GB-19/D-20': 'Started corporations that leave the game: void, or paid back.',
  'rule.18GB-19/D-21': 'The end of insolvency: with the first train, or when the turn ends.',
  'rule.18GB-19/D-22': 'New usable track in a private’s upgrade: not needed, or needed.',
  'rule.18GB-19/D-24': 'Surplus trains after an export: discarded in the next round, or at once.',
  'rule.18GB-19/D-25': 'Cash asked for the director’s certificate in the pool: two shares, or one.',
  'rule.18GB-19/D-27': 'LB’s owner after LNWR has left the game: still bound, or free.',
  'rule.18GB-19/D-30': 'Sharp curves of OO and XX: on six green tiles, or on none.',
  'rule.18GB-19/D-32': 'Passing after privates have become cheaper: free, or not.',
  'rule.18GB-19/D-33':
    'Trains of other players’ corporations: agreed between the players, or the director is asked.',

  /* ---- 18GB-20 Files of 18xx.games ---- */

  'rule.18GB-20.1': 'A file holds players in seat order, seed, optional rules, records and the result.',
  'rule.18GB-20.2': 'Records name who acts; undo, redo and messages are resolved before anything is played.',
  'rule.18GB-20.3': 'What happens automatically has no record.',
  'rule.18GB-20.4': 'Trains, shares, cells, tile copies, cities and nodes have names of their own there.',
  'rule.18GB-20.5': 'Each decision has its type of record and its fields.',
  'rule.18GB-20.6': 'A run lists for each train the legs between stops, hex by hex.',

  /* ---- 18GB-21 Import tolerance ---- */

  'rule.18GB-21.1': 'What the site does not check when it loads a file is let through and reported.',
  'rule.18GB-21.2': 'So is what only its page checks.',
  'rule.18GB-21.3': 'So are its known faults, as far as they can be played.',
};
