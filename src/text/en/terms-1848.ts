import type { Messages } from '../messages.ts';

/** 1848: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_EN_1848: Messages = {
  'ruleSet.book.about': 'The rules as printed in the 2021 rulebook.',
  'ruleSet.first-edition-2007.about':
    'The rules as printed in 2007. We do not have the 2007 map, so the 2021 map is used and WA starts in Perth.',

  'option.edition':
    'Names as in the 2021 or the 2007 edition (FED or FT, West or Western Australian Railway, P2). We do not have the 2007 map: WA starts in Perth either way.',
  'option.car_tokens': 'How many tokens CAR (Central Australian Railway) has.',
  'option.kk_bonus':
    'A train that visits two or more K cities (Brisbane, Sydney, Melbourne, Adelaide, Perth) earns £50 more for each one after the first.',
  'option.auction_pass':
    'Who may pass in the auction: only owners of a private, or also others once all prices are at their minimum and one private is sold.',
  'option.boe_sale_sr1':
    'Bank of England shares can be sold in the first stock round too, when other shares cannot.',
  'option.boe_holding_limit':
    'The limit of 60% (70% with three players) of one company also applies to Bank of England shares.',
  'option.boe_buy_back':
    'A player who has sold Bank of England shares may buy some back in the same stock round.',
  'option.com_capital':
    'COM (Commonwealth Railways) gets its capital when 60% is sold, or only once it may also operate: when track connects Adelaide and Sydney, or after the first 6.',
  'option.home_tile_duty':
    'On its first turn a company must lay a tile on its home if there is none and it can; otherwise it may leave it empty.',
  'option.special_lay_any_time':
    'The tiles of P2 (desert) and P3 (Tasmania) may be laid at any point of the company’s turn; otherwise only in its track step.',
  'option.p3_player_owned':
    'After the first 3, a company may lay the Tasmania tile of P3 while its director still owns P3; otherwise it must buy P3 first.',
  'option.failed_p3_lays':
    'If the company that owns P3 is the second to fail and a 5 is exported for it, its director lays the Tasmania tile immediately; otherwise the tile is lost.',
  'option.private_seller': 'Companies buy privates from any player, or from their own director only.',
  'option.trade_consent':
    'When a company wants to buy a train or a private from another player, the players agree between themselves, or the game asks the owner.',
  'option.trade_payment':
    'A train bought from another company is paid for immediately, or the price is set aside and the seller gets it when the buyer’s turn ends.',
  'option.trade_in_at_limit':
    'A company at its train limit can still trade in a 4 for a D; otherwise it can buy nothing but a 2E.',
  'option.forced_other_company':
    'A company that must buy a train may use forced loans for another company’s train too, not only for one from the bank.',
  'option.forced_only_if_needed':
    'A company that must buy a train takes forced loans only if it cannot afford the bank’s cheapest train.',
  'option.forced_first_loan_steps':
    'How many columns the price falls for the first forced loan of a turn, if the company took no voluntary loan before it.',
  'option.column1_block':
    'A company without a train in the column next to receivership must take a loan and so fails; otherwise it may refuse, and fails by earning nothing.',
  'option.export_phase':
    'A train that leaves the bank because companies failed brings its phase only if that is the next phase, or always.',
  'option.bank_break':
    'The bank is broken when a payment takes it below zero, or as soon as it has nothing left.',
  'option.must_run': 'A company that can run a train has to run one.',
  'option.alice_single':
    'The two hexes of Alice Springs count as one stop, so a route may use only one of them.',
  'option.stop_twice':
    'A route may visit the same city or town again over other track, and is paid each time.',
  'option.no_revenue_price':
    'The price of a company that earned nothing falls one column, as if it had withheld, or stays.',
  'option.card_limits': '8, D and 2E trains are unlimited, or limited to the cards in the box.',
  'option.after_failure':
    'When a company fails, its director’s forced share sale waits until the next company has started its turn, or comes immediately, so that the new prices decide who is next.',
  'option.crisis_one_sale':
    'A director in debt after the last company of an operating round sells one block only and owes the rest for now; otherwise the director sells until the debt is paid or nothing is left to sell.',
  'option.crisis_repeat':
    'A player who still owes money after a forced share sale must sell again in later operating rounds; otherwise only income pays off the debt.',
  'option.boe0_quirk':
    'In a forced share sale the first of the ten Bank of England certificates can be sold only if another player owns some.',
  'option.import_lenient':
    'For imported files only: accept the few moves that 18xx.games hides on its page but accepts in a file.',

  /* ---- 1848-1 Constants ---- */

  'rule.1848-1.1':
    'The number of players sets starting cash, certificate limit and the largest holding in one company.',
  'rule.1848-1.2':
    'Every railway has one 20% and eight 10% certificates, a home and its own list of token prices.',
  'rule.1848-1.3':
    'Each private has a price, a minimum price, an income and sometimes a power; only P1 to P4 can be sold to a company.',
  'rule.1848-1.4':
    'The train list shows how many cards there are, what they cost, how far they run and what they rust.',
  'rule.1848-1.5':
    'The phase decides tile colours, train limit, operating rounds per set and the basic BoE dividend.',
  'rule.1848-1.6': 'The share market has four par prices and a receivership column at its left edge.',
  'rule.1848-1.7': 'The price of a BoE share depends only on the number of loans taken so far.',
  'rule.1848-1.8':
    'K cities, Alice Springs, Perth, ports, Tasmania, double cities, desert and mountains are special hexes.',
  'rule.1848-1.9':
    'Track across a marked hex side changes gauge, whatever tiles are there, and costs nothing extra to build.',
  'rule.1848-1.10': 'Only the printed copies of each tile exist.',

  /* ---- 1848-2 Set-up ---- */

  'rule.1848-2.1':
    'Players sit in the order in which the game was set up, and the first seat opens the auction.',
  'rule.1848-2.2':
    'Everyone gets starting cash; no shares, loans, trains or tiles have been sold or used yet.',
  'rule.1848-2.3': 'Every company except COM has a reserved place in its home city from the start.',
  'rule.1848-2.4': 'The auction comes first, then stock rounds and sets of operating rounds alternate.',
  'rule.1848-2.5': 'All holdings are open, and promises between players are not binding.',

  /* ---- 1848-3 Private auction ---- */

  'rule.1848-3.1': 'In the auction you buy one private, lower the price of one by £5, or pass if you may.',
  'rule.1848-3.2':
    'Privates are paid for immediately; P6 comes with the CAR directorship, P5 with a QR share that cannot be sold until QR starts.',
  'rule.1848-3.3':
    '{auction_pass, select, own_private {Only someone who owns a private may pass in the auction.} other {Owners of a private may pass in the auction, others only when no price can fall and one is sold.}}',
  'rule.1848-3.4':
    'When everyone has passed in a row, sold privates pay their income and the auction goes on.',
  'rule.1848-3.5':
    'The sale of the last private ends the auction, and the next seat starts the first stock round.',

  /* ---- 1848-4 Stock round ---- */

  'rule.1848-4.1':
    'On a stock turn you first sell as much as you like, then buy at most one certificate from the bank.',
  'rule.1848-4.2': 'A player who can neither buy nor sell anything is passed automatically.',
  'rule.1848-4.3':
    'You buy one certificate for cash, within both limits, and never of a {boe_buy_back, select, true {railway} other {company}} you sold this round.',
  'rule.1848-4.4': 'A new company marker goes beneath those already in its par cell.',
  'rule.1848-4.5':
    'Shares can be sold from the second stock round, one block per company, up to 50% in the pool.',
  'rule.1848-4.6':
    'Each sale lowers the price by one row, however big the block, unless there is no cell below.',
  'rule.1848-4.7': 'The director is the player with the most shares of the company.',
  'rule.1848-4.7.1':
    'A player who overtakes the director takes over; among equals it is the nearest one clockwise.',
  'rule.1848-4.7.2': 'The new director swaps two single shares for the 20% certificate.',
  'rule.1848-4.7.3':
    'A director may sell the 20% certificate, or half of it, only if someone else can take over.',
  'rule.1848-4.7.4': 'When certificates are swapped, those that have been held longest go first.',
  'rule.1848-4.7.5': 'The Bank of England never has a director.',
  'rule.1848-4.8': 'At the certificate limit you cannot buy, and above it you must sell first.',
  'rule.1848-4.9':
    'BoE shares trade at the loan price and go back to the BoE when sold{boe_sale_sr1, select, true {, in the first round too} other {, but not in the first round}}.',
  'rule.1848-4.10': 'A company floats as soon as 60% of it is sold, and its capital is ten times par.',
  'rule.1848-4.11': 'The round ends when all pass in a row; fully held companies rise and priority moves on.',

  /* ---- 1848-5 Companies in general ---- */

  'rule.1848-5.1':
    'Company money and player money are separate, and shares in the IPO or pool receive no dividend.',
  'rule.1848-5.2': 'A company places its free home token automatically at the start of its first turn.',
  'rule.1848-5.3': 'A company with a route may not end its turn without a train other than a 2E.',

  /* ---- 1848-6 Commonwealth Railways (COM) ---- */

  'rule.1848-6.1': 'COM is started and traded like other companies, but does not operate until it may begin.',
  'rule.1848-6.2':
    'COM may operate once 60% is sold and either track connects Adelaide and Sydney or the first 6 has left the bank.',
  'rule.1848-6.3': 'COM operates in this round only if it is ready when its place in the order comes up.',
  'rule.1848-6.4': 'The game notices automatically when track connects Adelaide and Sydney.',
  'rule.1848-6.5': 'COM starts with free tokens in Sydney and Adelaide, beside the city if no place is free.',
  'rule.1848-6.6': 'Every further token of COM costs £100.',

  /* ---- 1848-7 Operating rounds ---- */

  'rule.1848-7.1': 'An operating round begins with the income of the privates and the BoE dividend.',
  'rule.1848-7.2': 'Companies operate from the highest price down, in an order fixed when the round starts.',
  'rule.1848-7.3': 'The phase at the end of the stock round decides how many operating rounds follow.',
  'rule.1848-7.4':
    'A company takes the steps of its turn in a fixed order: track, token, routes, dividend, trains.',
  'rule.1848-7.5':
    'The train step stays open as long as the company still has room and money for some train.',
  'rule.1848-7.6': 'A company has a route once track connects one of its tokens to another stop.',
  'rule.1848-7.7':
    '{special_lay_any_time, select, true {A loan, buying privates and using their powers are not tied to one step of the turn.} other {A loan and buying privates are not tied to one step of the turn; P2 and P3 lay in the track step.}}',

  /* ---- 1848-8 Track ---- */

  'rule.1848-8.1': 'A turn allows one yellow tile; after the first 3, two yellow tiles or a single upgrade.',
  'rule.1848-8.2':
    'A company builds only where its tokens reach over track and through cities not blocked to it.',
  'rule.1848-8.3':
    'A tile must connect to your network, fit the hex and phase, be available and keep the track it replaces.',
  'rule.1848-8.4': 'An upgrade need not help you, as long as your network reaches the tile afterwards.',
  'rule.1848-8.5': 'The company pays for desert and mountains when it lays the first tile there.',
  'rule.1848-8.6':
    'Nothing is built on red or blue hexes except the Tasmania tile, and double towns stay yellow.',
  'rule.1848-8.7':
    'With an empty home hex a company can build nowhere else{home_tile_duty, select, true {, and on its first turn it must build there} other {, though it need not build}}.',
  'rule.1848-8.8': 'Gauge changes appear automatically and never run out.',

  /* ---- 1848-9 Tokens ---- */

  'rule.1848-9.1':
    'One token per turn, in a city you reach, with a free place, no token of yours and the money for it.',
  'rule.1848-9.2':
    'A token needs a free place, and a home place is reserved until its company has had its first turn.',
  'rule.1848-9.3': 'COM tokens beside a city and tokens of the Bank of England follow rules of their own.',

  /* ---- 1848-10 Trains ---- */

  'rule.1848-10.1': 'The bank sells only its lowest train type, on either side, plus the 2E from phase 5.',
  'rule.1848-10.2':
    'After the first 3, companies trade trains: at any price with one director, else at the printed price.',
  'rule.1848-10.3': 'A company at its train limit buys nothing more; a 2E does not count.',
  'rule.1848-10.4':
    'Trading in a 4 or 4+ makes a D cost £800{trade_in_at_limit, select, true {, even at the train limit} other {, if there is room for a train}}.',
  'rule.1848-10.5': 'A company owns at most one 2E, pays for it without forced loans and never sells it.',
  'rule.1848-10.6': 'A company with a route and no ordinary train must buy one before its turn ends.',
  'rule.1848-10.7': 'Old trains rust immediately for everyone, with no compensation.',
  'rule.1848-10.8': 'When the limit falls, companies with too many trains discard down to it straight away.',

  /* ---- 1848-11 Routes and revenue ---- */

  'rule.1848-11.1':
    'A route joins two or more stops, includes your token, and repeats {stop_twice, select, true {no track} other {neither stop nor track}}.',
  'rule.1848-11.2':
    'Cities, off-board places and gauge changes use up reach; a plus train ignores one gauge change.',
  'rule.1848-11.3': 'An 8 counts its stops as other trains do, a D runs any distance and over any gauge.',
  'rule.1848-11.4':
    'Each train runs at most one route, on track no other train uses{must_run, select, true {, and a company that can run must} other {, and no company has to run}}.',
  'rule.1848-11.5': 'A route earns the values of its stops, by tile or by phase for red and blue places.',
  'rule.1848-11.6':
    '{kk_bonus, select, true {Two K cities on one route earn 50 more, and each further one another 50.} other {K cities earn no bonus in this game.}}',
  'rule.1848-11.7':
    'A 2E connects Alice Springs with your token and earns just these two, whatever is in between.',
  'rule.1848-11.8':
    'Alice Springs is printed as two hexes, and one route may use {alice_single, select, true {only one of them} other {both}}.',

  /* ---- 1848-12 Dividends and price ---- */

  'rule.1848-12.1': 'Paying out gives players a tenth per share and moves the price to the right.',
  'rule.1848-12.2':
    'Withholding{no_revenue_price, select, left {, or earning nothing,} other {}} moves the price to the left.',
  'rule.1848-12.3': 'A marker that arrives in a cell goes beneath those already there.',
  'rule.1848-12.4': 'A company whose marker enters the leftmost column fails immediately.',

  /* ---- 1848-13 Private companies ---- */

  'rule.1848-13.1':
    'Privates can be sold only by a player to a company, never between players or between companies.',
  'rule.1848-13.2':
    'In phases 3 and 4 the operating company may buy P1 to P4 {private_seller, select, director {from its director} other {from players}} within their price ranges.',
  'rule.1848-13.3':
    'Powers begin with the first 3, for the owning company or the company of the owning director.',
  'rule.1848-13.4':
    'P2 lays one plain yellow tile in reachable desert with £40 off, once, as one of the normal lays.',
  'rule.1848-13.5':
    'The company with P3{p3_player_owned, select, true {, or whose director has it,} other {}} puts Tasmania on I8 or I10, free, as an extra and without a connection.',
  'rule.1848-13.6':
    'If Tasmania is missing when the privates close, the owner of P3 must place it before play continues.',
  'rule.1848-13.7': 'P4 takes £100 off the price of one 2E.',
  'rule.1848-13.8':
    'The first 5 closes the privates, but an unused P2 or P4 keeps its power; P6 ends with the first CAR train.',

  /* ---- 1848-14 Loans ---- */

  'rule.1848-14.1': 'From the first 3 there are twenty loans of £100, and none is ever paid back.',
  'rule.1848-14.2':
    'A company may choose to take one loan per turn while it has fewer than five and some are left.',
  'rule.1848-14.3': 'A loan brings £100, costs two columns and raises the BoE price.',
  'rule.1848-14.4': 'A loan may be taken at any point of the turn, even if it makes the company fail.',
  'rule.1848-14.5': 'Loans are handed out in the order of their numbers.',
  'rule.1848-14.6': 'A marker already in the leftmost column moves down instead of left.',
  'rule.1848-14.7':
    'A company with no train in column 1 {column1_block, select, true {must take a loan} other {decides about a loan}} before its dividend.',

  /* ---- 1848-15 Forced train purchase ---- */

  'rule.1848-15.1': 'A company that must buy may choose a train it cannot pay for and borrow the rest.',
  'rule.1848-15.2': 'The ordinary loan of the turn must be taken before any forced loan.',
  'rule.1848-15.3':
    'Forced loans follow one by one, three columns each{forced_first_loan_steps, select, 2 { but two for the first loan of the turn} other {}}, until the train is paid or the company fails.',
  'rule.1848-15.4':
    'If the loans push the marker into the leftmost column, the company fails and gets no train.',
  'rule.1848-15.5': 'If the loans run out before the train is paid, the company fails.',
  'rule.1848-15.6':
    'The company may choose any train on offer{forced_only_if_needed, select, true {, takes forced loans only if it cannot afford the cheapest} other {}}, and the director never pays.',
  'rule.1848-15.7': 'Forced loans are part of the train purchase, not separate moves.',

  /* ---- 1848-16 Receivership ---- */

  'rule.1848-16.1': 'A company fails when its marker enters the leftmost column, and is closed immediately.',
  'rule.1848-16.2':
    'The tokens of a failed company belong to the BoE: they still block, and earn for its shares.',
  'rule.1848-16.3':
    'Other shareholders are paid the par price, from the treasury first and then by the director.',
  'rule.1848-16.4':
    'The second and the fifth failure each remove a permanent train, as though it had been sold.',
  'rule.1848-16.5':
    'A player in debt must sell shares, no more than needed and without changing any director.',
  'rule.1848-16.6':
    'With nothing left to sell the debt remains, without interest{crisis_repeat, select, true {, and you must sell again in later rounds} other {, and income pays it off}}.',
  'rule.1848-16.7': 'The fifth failed company brings the end of the game.',
  'rule.1848-16.8': 'No player can go bankrupt.',

  /* ---- 1848-17 Phase effects ---- */

  'rule.1848-17':
    'The first train of each type starts its phase, rusts older trains and changes what is allowed.',

  /* ---- 1848-18 End of the game ---- */

  'rule.1848-18.1': 'A broken bank, a price of 450, the sixteenth loan or the fifth failure ends the game.',
  'rule.1848-18.2':
    'Once the end is triggered, the current set of operating rounds, or else the next one, is played to its end.',
  'rule.1848-18.3':
    'The highest total of cash and shares at market price wins, and equal totals share the win.',
  'rule.1848-18.4':
    'A game ends automatically, only imported ones can be stopped by hand, and the first reason is recorded.',

  /* ---- 1848-19 Edition option ---- */

  'rule.1848-19':
    'The edition selects the names of 2021 or 2007, and the older box gives CAR one token fewer.',

  /* ---- 1848-20 Disagreement and silence register ---- */

  'rule.1848-20/D-01':
    'May a player without a private pass in the auction when all prices are at their minimum?',
  'rule.1848-20/D-02': 'Can a private become cheaper than its minimum price?',
  'rule.1848-20/D-03': 'Does the price noted in a recorded auction purchase matter?',
  'rule.1848-20/D-04': 'May BoE shares be sold in the first stock round?',
  'rule.1848-20/D-05': 'May BoE shares be sold several times in one turn?',
  'rule.1848-20/D-06': 'When does a player above the certificate limit have to sell?',
  'rule.1848-20/D-07': 'How many 10% certificates does a company have?',
  'rule.1848-20/D-08': 'When may a director sell half of the 20% certificate?',
  'rule.1848-20/D-09': 'Does COM get its capital on floating, or only when it may begin to operate?',
  'rule.1848-20/D-10': 'Can the gauge change markers run out?',
  'rule.1848-20/D-11': 'Does a company have to build its home tile on its first turn?',
  'rule.1848-20/D-12': 'May P2 and P3 lay their tiles outside the track step?',
  'rule.1848-20/D-13': 'May a company place Tasmania while its director still owns P3?',
  'rule.1848-20/D-14': 'May a company buy a private from a player who is not its director?',
  'rule.1848-20/D-15': 'May P5 and P6 be sold to a company?',
  'rule.1848-20/D-16': 'What becomes of P6 if CAR has no train when the first 5 is sold?',
  'rule.1848-20/D-17': 'When is a train bought from another company paid for?',
  'rule.1848-20/D-18': 'May a company at its train limit trade in a 4 for a D?',
  'rule.1848-20/D-19': 'May forced loans pay for the train of another company?',
  'rule.1848-20/D-20': 'May a company take forced loans although it can afford some train?',
  'rule.1848-20/D-21': 'How far does the first loan of a turn move a company that already has five?',
  'rule.1848-20/D-22': 'Is the first loan of a forced purchase a move of its own?',
  'rule.1848-20/D-23': 'May a company in column 1 without a train refuse the loan?',
  'rule.1848-20/D-24': 'Does an exported train bring its phase even if a phase is skipped?',
  'rule.1848-20/D-25': 'Is the bank broken at exactly zero, or only below?',
  'rule.1848-20/D-26': 'May one route use both hexes of Alice Springs?',
  'rule.1848-20/D-27': 'May a 2E run on beyond its token?',
  'rule.1848-20/D-28': 'Is there bankruptcy?',
  'rule.1848-20/D-29': 'Which train and P2 moves that the site merely hides are forbidden here?',
  'rule.1848-20/D-30': 'Do several K cities on one route earn a bonus?',
  'rule.1848-20/D-31': 'Can the 8, D and 2E trains run out?',
  'rule.1848-20/D-32': 'How many copies of the yellow city tiles are there?',
  'rule.1848-20/D-33': 'Can a company lose its route again?',
  'rule.1848-20/D-34': 'How does the price move when a company earns nothing?',
  'rule.1848-20/D-35': 'Who chooses the trains to discard?',
  'rule.1848-20/D-36':
    'Is the first BoE certificate treated as a director certificate in a forced share sale?',
  'rule.1848-20/D-37': 'How does a debt count at the end of the game?',
  'rule.1848-20/D-38': 'Who wins when the totals are equal?',
  'rule.1848-20/D-39': 'May a route pass through Perth, other red places or Tasmania?',
  'rule.1848-20/D-40': 'What is the certificate limit after a sixth failure?',
  'rule.1848-20/D-41': 'Does the operating order change when prices move during the round?',
  'rule.1848-20/D-42': 'Do gauge changes matter to a 2E?',
  'rule.1848-20/D-43': 'What is Tasmania worth?',
  'rule.1848-20/D-46': 'May shares of a company that has not operated be sold?',
  'rule.1848-20/D-47':
    'Does the game ask the other owner to agree to a sale, or do the players agree between themselves?',
  'rule.1848-20/D-53': 'Do forced loans count towards the five a company may choose to take?',
  'rule.1848-20/D-54': 'May a company that could run its trains decline to?',
  'rule.1848-20/D-55': 'Is a debt that is left after a forced share sale demanded again later?',
  'rule.1848-20/D-56': 'How large, and how many, may the blocks of a forced share sale be?',
  'rule.1848-20/D-57': 'What happens if a company has to borrow for a train before the first 3 is sold?',
  'rule.1848-20/D-58': 'May a route visit the same city or town twice over different track?',
  'rule.1848-20/D-59': 'Does the limit of 60 or 70% apply to Bank of England shares?',
  'rule.1848-20/D-60':
    'May Bank of England shares be bought back in the stock round in which they were sold?',
  'rule.1848-20/D-61': 'How much must a director sell who is in debt after the last company of a round?',
  'rule.1848-20/D-62': 'Is Tasmania laid when the company with P3 is the second to fail?',

  /* ---- 1848-21 File format ---- */

  'rule.1848-21.1':
    'A game file from 18xx.games has a fixed structure, and one made by an older version of the site is suspect.',
  'rule.1848-21.2': 'Every recorded action names its kind, who acted and its place in the list.',
  'rule.1848-21.3': 'Undone and redone records stay in the file and are sorted out before it is replayed.',
  'rule.1848-21.4':
    'Automatic actions are written with the action that caused them and take effect right after it.',
  'rule.1848-21.5': 'Each decision of the game has its own form of record.',
  'rule.1848-21.6': 'Tiles, cities, stops and trains in a file are named by type and number.',
  'rule.1848-21.7': 'Recorded routes are read by their segments, and their revenue is recalculated.',
  'rule.1848-21.8': 'Passes, forced loans, certificates and BoE payouts must agree with the file exactly.',
  'rule.1848-21.9': 'Some moves that the site hides but accepts are allowed in imported games only.',
};
