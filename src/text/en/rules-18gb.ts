import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_EN_18GB } from './overview-18gb.ts';

/** 18GB for players at the table. */
export const RULES_EN_18GB: RuleTexts = {
  sections: {
    '18GB-0': 'Conventions',
    '18GB-1': 'Phases, trains, prices',
    '18GB-2': 'Set-up',
    '18GB-3': 'Map',
    '18GB-4': 'Auction of the privates',
    '18GB-5': 'Privates',
    '18GB-6': 'Corporations',
    '18GB-7': 'Stock rounds',
    '18GB-8': 'Share prices',
    '18GB-9': 'Operating rounds',
    '18GB-10': 'Track',
    '18GB-11': 'Tokens',
    '18GB-12': 'Routes and revenue',
    '18GB-13': 'Dividends',
    '18GB-14': 'Buying trains',
    '18GB-15': 'Without a train',
    '18GB-16': 'End of a round and of the game',
    '18GB-17': 'Scoring',
    '18GB-18': 'Options',
    '18GB-19': 'Doubtful points',
    '18GB-20': 'Files of 18xx.games',
    '18GB-21': 'What imported files may hold',
  },
  overview: OVERVIEW_EN_18GB,
  reference: ['18GB-0', '18GB-18', '18GB-19', '18GB-20', '18GB-21'],
  synonyms: {
    bank: ['depot'],
    bankrupt: ['insolvent'],
    bankruptcy: ['insolvent'],
    bonus: ['compass'],
    chair: ['director'],
    company: ['corporation'],
    deal: ['turn order'],
    emr: ['emergency'],
    engine: ['train'],
    locomotive: ['train'],
    minor: ['private', 'five shares'],
    nationalisation: ['receivership'],
    obsolete: ['rust', 'old'],
    payout: ['dividend'],
    pd: ['turn order'],
    presidency: ['director'],
    president: ['director'],
    priority: ['turn order'],
    scrap: ['discard', 'rust'],
    station: ['token'],
    yard: ['token'],
  },
  texts: {
    '18GB-0.4':
      'Whatever is due is paid, and the bank cannot break. Everything bought is paid for immediately.',
    '18GB-0.5':
      'Which of two equal certificates goes in a swap makes no difference in play. Files name them, so the order is kept.',
    '18GB-0.6':
      'The seats never change; the turn order does, with each stock round. Out of turn you may only close a private{trade_consent, select, ask {, or answer an offer for a train of your corporation} other {}}.',

    '18GB-1.1':
      'Phases are named after their trains: 2+1, 3+1, 4+2, 5+2, 4X, 5X, 6X. Green tiles come with 3+1, blue with 4+2, brown with 5+2, grey with 6X. A 5-share corporation may own 3 trains, from 4+2 on 2; a 10-share one 4, then 3, and from 4X on 2.',
    '18GB-1.2': 'It is always two, in every phase. Only the end of the game may cut the second one off.',
    '18GB-1.3':
      '2+1 £{train_2plus1}, 3+1 £{train_3plus1}, 4+2 £{train_4plus2}, 5+2 £{train_5plus2}, 4X £{train_4X}, 5X £{train_5X}, 6X £{train_6X}. The 2+1 go with the first 4+2, the 3+1 with the first 4X, the 4+2 with the first 6X. The others never rust.',
    '18GB-1.4':
      'The train is paid and handed over before anything changes. Only the first train of a type triggers an event, such as larger corporations with the 5+2.',
    '18GB-1.5':
      'Once a 4X has gone you may also buy a 5X, and once a 5X has gone a 6X. So up to three types can be on sale side by side.',
    '18GB-1.6':
      'From £50 to £380. Up to 65 is the green zone, 70 to 100 are the par prices, and 350 or 380 ends the game.',
    '18GB-1.7':
      'At the same price the corporation that has been there longer operates first. A new one goes behind the others.',

    '18GB-2.1':
      'Two players use the North–South map, or with [two_player_ew] the East–West one. Four may take another mix of corporations with [four_player_alt]. An option that does not fit the number of players is ignored.',
    '18GB-2.2':
      'Cash: £{cash_2NS} for two, {cash_3} for three or four, {cash_5} for five, {cash_6} for six. Certificates: {certificates_2NS} for two, {certificates_3} for three to five, {certificates_6} for six. Grey tiles are used only with five or six, and the more players, the more trains.',
    '18GB-2.3':
      'Six corporations and six privates with two players, seven and six with three, nine and eight with four, all twelve and nine with five or six.',
    '18GB-2.4':
      'About half of the corporations may be started only from the second stock round on. Which ones is random; the LNWR is always among the early ones.',
    '18GB-2.5':
      '{home_at_float, select, true {A corporation has no token on the map before it floats.} other {Every corporation of the game has its home token on the map already, floated or not.}} Then the privates are auctioned.',

    '18GB-3.1': 'Numbers count from the north. Tiles can be rotated in six positions.',
    '18GB-3.2':
      'Birmingham, Glasgow, Manchester and Leeds are XX and stay two cities of one place each. Cardiff, Bristol, Preston, Sheffield, Leicester, Edinburgh and Newcastle are OO: one city with two places in brown, three in grey.{tiles_no_sharp_curves, select, true { The green tiles with a sharp curve are not used.} other {}}',
    '18GB-3.3':
      'Swansea, Salisbury, Ayr, Stoke, Carlisle, Derby, Perth, York, Dundee, Middlesbrough and Ipswich. As long as they are yellow or green, one token fills them.',
    '18GB-3.4':
      'The Severn tile connects Cardiff and Bristol by a tunnel, the Forth and Tay tile Dundee with the south. Running through the tunnel earns £30 on the Severn, £40 in the north.',
    '18GB-3.5':
      'London grows from 30 to 70. Aberdeen, Liverpool, Plymouth and Hull end at 50, Inverness and Southampton too; Grimsby is always 20, the small ones go from 10 to 30.',
    '18GB-3.6':
      'A run that touches north and south, or east and west, earns £20, £30 from the blue phase on, £40 in grey. The red places at the edges are the points; with two players fewer of them.',
    '18GB-3.7':
      'North–South ends in Bristol and Salisbury, East–West in Carlisle and Newcastle; these are red places there.',
    '18GB-3.8':
      'Each of the two hexes at a hill side pays for its own half when it gets track there. The grey towns with printed track are ordinary towns of £10.',

    '18GB-4.1': 'You may bid on any lot, and bids on several lots stand side by side until all are settled.',
    '18GB-4.2':
      '{auction_multi_bid, select, true {You may bid on several lots before you end your turn, on each of them once.} other {After one bid it is the next player’s turn.}}',
    '18GB-4.3':
      'An untouched lot starts at its price, less what has been taken off. You may raise your own bid.',
    '18GB-4.4': 'Only bids that are highest tie up money. What is left of your cash must cover the new one.',
    '18GB-4.5':
      'You may pass if you are highest on one lot{auction_one_bid_frees, select, true {} other { (with two players on two)}}{auction_discount_frees_nobody, select, true { or if every lot has a bid} other {, if every lot has a bid, or if some lot has become cheaper}}; otherwise you bid. If you can pay no bid at all you may pass too.',
    '18GB-4.6':
      'If you bid after passing, you will be asked again. The passes of the others stand until they act.',
    '18GB-4.7':
      'Every lot with a bid goes to the highest bidder. What is left loses £10, and bidding goes on. A lot whose price has dropped to £0 goes to the next player for £0 unless another player offers more.',
    '18GB-4.8':
      'The player with the least cash acts first, and so on upwards. Ties go to the player with more privates, then by seat.',

    '18GB-5.1':
      'Price and income: LB {price_LB}/{income_LB}, AF {price_AF}/{income_AF}, GN {price_GN}/{income_GN}, SD {price_SD}/{income_SD}, LM {price_LM}/{income_LM}, LS {price_LS}/{income_LS}, TV {price_TV}/{income_TV}, MC {price_MC}/{income_MC}, CH {price_CH}/{income_CH}. AF and LS lay a tile, TV the tunnel, GN and MC a token; SD, LM and CH raise a place; LB is bound to the LNWR.',
    '18GB-5.2':
      'Once auctioned, a private stays with its player. Privates do not count against the certificate limit.',
    '18GB-5.3': 'Before any corporation acts the owners get the income of their open privates.',
    '18GB-5.4':
      'In any operating round, and in stock rounds from the second on, you may close a private even when it is not your turn. It pays once more, frees its hex, is worth nothing in the end, and its power can now be used.',
    '18GB-5.5':
      'Not even its owner’s corporations may build there. The LNWR, for instance, cannot build at home in Birmingham before LB closes.',
    '18GB-5.6':
      'From the first 4+2 nobody is blocked. A tile laid there closes the private, and its owner still gets the last income.',
    '18GB-5.7':
      'Any corporation that the owner directs may use it while it is operating{insolvency_strict_powers, select, true {, but none may build for an insolvent one} other {}}.',
    '18GB-5.8':
      'AF in Perth, LS in Leicester: a lay or upgrade besides the two of the turn and besides the one city, in a colour the phase allows. The hex must then be connected to you{powers_restrictive, select, true {, and an upgrade must give you new track} other {; an upgrade need not give you new track}}.',
    '18GB-5.9':
      'It saves the £50 that the tile costs otherwise. Other corporations may lay it before you, and pay.',
    '18GB-5.10':
      'GN in York, MC in Carlisle: free if you reach the city, £50 if not. It is your one token of the turn but comes on top of your own tokens. Until the first 4+2 a place is reserved for it.',
    '18GB-5.11':
      'SD gives {bonus_SD} in Middlesbrough, LM {bonus_LM} in Liverpool, CH {bonus_CH} in Holyhead: to all corporations its owner directs, from its closing to the end.',

    '18GB-6.1':
      'Tokens after the home token cost £50; CR’s second one is free, LYR and MSLR start with one only. A conversion adds two (NBR: one). GER, GSWR, MR, NER and SWR may lay a green tile at home early.',
    '18GB-6.2':
      'With five shares: a director’s certificate of 40% and three of 20%. With ten: one of 20% and eight of 10%.',
    '18GB-6.3':
      'You pay twice 70, 75, 80, 90 or 100 and become its director. Those of the second tranche can be started from the second stock round on.',
    '18GB-6.4':
      'Until the LNWR is started, LB’s owner buys no share of anything else. Closing LB does not help. If the LNWR leaves the game unstarted, {lb_release, select, true {LB’s owner is free again} other {LB’s owner stays bound to the end}}.',
    '18GB-6.5':
      'Shares in the IPO do not stay at par: they follow the market like those in the pool. The bank gets the money.',
    '18GB-6.6': 'In yellow the director’s certificate alone is enough. Shares in the pool count as sold.',
    '18GB-6.7':
      '{float_capital_par, select, true {Five or ten times the price at which it was started.} other {Five or ten times the price at which it stands when it floats.}} A corporation of ten shares also moves all shares in the IPO to the pool.',
    '18GB-6.8':
      'Five shares become ten: each certificate is worth half as many per cent, five new ones go to the pool. The price falls two steps, three in an emergency, then the bank pays five times the new price. Tokens and train limit grow at once.',
    '18GB-6.9':
      'Those that were started but have not floated become larger too: their five new shares go to the IPO, and no money is paid. They float at 60%.',
    '18GB-6.10':
      'A corporation that has not floated by then is out; its shares are {grey_refund_parred, select, true {paid back at the starting price} other {worthless}}. Its token keeps blocking. For each of them one 6X leaves the depot.',
    '18GB-6.11': 'There are no mergers, no loans, and a corporation neither issues nor redeems shares.',

    '18GB-7.1':
      'Passing early means acting early next time. If you act after a pass you lose that place. The round ends when all have passed in a row.',
    '18GB-7.2':
      'Either sell as much as you like and then buy one share or start a corporation; or convert one and then, if you like, buy its shares. Or pass. No sale after a purchase.',
    '18GB-7.3':
      'You may sell from the first round on, even corporations that have not floated. All shares of one corporation are sold together, and you may not buy any for the rest of the round.',
    '18GB-7.4':
      'What counts is whether it has a train at the moment of the sale; a new one has none either. The price is the one before it falls.{sale_round_by_sale, select, true { The halves of a sale are added up before they are rounded.} other {}}',
    '18GB-7.5':
      'If nobody can follow as director, the certificate stays in the pool and the corporation is in receivership.',
    '18GB-7.6':
      'From the IPO you may not go beyond 60%; from the pool you may own it all. Each certificate counts one, privates none. Above the limit you only sell.',
    '18GB-7.7':
      'At £65 or less you may buy two shares of a corporation that you {green_new_director_ok, select, true {direct when you buy the second} other {have directed since the start of the turn}}. Not in a turn in which you start one.',
    '18GB-7.8':
      'You must direct it. Afterwards you may buy one share of it and nothing else{convert_single_buy, select, true {} other {; two if it is in the green zone by now}}.',
    '18GB-7.9':
      'Enough means as much as the director’s certificate: 40% of five shares, 20% of ten. A tie leaves the director in place; among several larger ones the next in turn order follows.',
    '18GB-7.10': 'They go to the old director, or to the pool if the certificate has just been sold.',
    '18GB-7.11':
      'If there is no successor the corporation is in receivership. Half the certificate can be sold if there is a share to give back: one that you sell with it, one of the pool, or a successor’s. With one share of your own you may buy the certificate for the price of one{pool_director_one_cash, select, true {} other {, if you have the cash for two}}.',
    '18GB-7.12':
      'The game asks you again while something might be possible and otherwise ends your turn automatically. If you then cannot do anything after all, pass.',
    '18GB-7.13': 'Sold-out corporations do not rise, and those with shares in the pool do not fall.',

    '18GB-8.1':
      'Selling the director’s certificate counts two shares. From the first 6X on only the director of the corporation moves its price by selling.',
    '18GB-8.2':
      'Any dividend moves it one step, at least twice the price two, three times three, four times four.',
    '18GB-8.3': 'Withholding, having no train and earning nothing all come to the same.',
    '18GB-8.4':
      'The bank’s payment of five shares is made at the price after the fall. It never falls below £50.',

    '18GB-9.1':
      'The order is fixed when the round begins; at the same price the first to arrive. If none has floated, nobody operates, but a train is exported all the same.',
    '18GB-9.2':
      'Tiles and the token may come in any order. The share is offered only after an emergency conversion.',
    '18GB-9.3':
      'So a corporation with a director that has just lost its trains to rust still has one turn to find another. {insolvency_ends_with_train, select, true {With the first train it gets, it is solvent again.} other {Even after it has bought a train it counts as insolvent to the end of that turn.}}',
    '18GB-9.4': 'In receivership the decision belongs to no player; the first in turn order only enters it.',
    '18GB-9.5':
      'Building is nearly always asked for, because the game does not look whether any tile would fit. Once the token of the turn is placed, the second tile ends building, also where a private has a tile left; only AF’s keeps it open. Use such a tile before.',

    '18GB-10.0':
      'A city filled with tokens of others and the red places end the way. A token on a hex without track reaches all sides.',
    '18GB-10.1': 'A lay or an upgrade is one action. Both may be in the same hex if it has no city.',
    '18GB-10.2': 'Yellow, green, brown, grey, one step at a time. The blue tile of an estuary costs £50.',
    '18GB-10.3':
      'The label and the number of towns and plain cities must stay the same, and every old piece of track must still be there. Only the plain yellow tiles are unlimited.',
    '18GB-10.4':
      'Track may point at the sea tiles of the estuaries, but not off the map and not at a printed hex that has nothing there.',
    '18GB-10.5': 'If your token is on the hex, any side will do.',
    '18GB-10.6':
      'At least one piece that the old tile did not have must be yours to use. What lies behind a city full of others does not count, nor does a piece that you come to only by crossing one hex side twice.',
    '18GB-10.7':
      'Two hill sides at once are £100. The neighbour will pay again for its side of the same hill.',
    '18GB-10.8':
      'Hills and estuary tiles are all that costs money. If the treasury is short the tile cannot be laid.',
    '18GB-10.9':
      'GER, GSWR, MR, NER and SWR have it at home, the users of GN and MC in York or Carlisle. Tiles G36 to G38, on an empty or yellow hex, as an ordinary action with a city.',
    '18GB-10.10':
      'If the owner lays the first tile, its token is in the city with track. If another corporation does, it is in the other one.',
    '18GB-10.11':
      '{home_hex_closed, select, true {As soon as it floats the hex is open to all.} other {Only the place of the token is reserved there.}}',
    '18GB-10.12':
      'They only run and buy trains. {insolvency_strict_powers, select, true {No private builds for them either.} other {But LS may still lay its tile and GN or MC place a token for an insolvent one.}}',
    '18GB-11.1':
      'They stay even if the corporation {home_at_float, select, true {is removed from the game later} other {never floats}}.{home_at_float, select, true { In a hex with two cities the token goes to the one without track, if there is one.} other {}}',
    '18GB-11.2':
      'Before, between or after the tiles, in the order of the charter. £50 each, CR’s second one free.',
    '18GB-11.3': 'This also applies to XX and OO hexes with their two cities.',
    '18GB-11.4': 'A train may end in either. Towns never block.',
    '18GB-11.5':
      'As soon as an operating round ends with one or two trains left in the depot, no more tokens are placed, not even those of GN and MC.',

    '18GB-12.1':
      'No stop and no track twice, and nothing through a full city or a red place. Your trains may meet in stops but not share track.',
    '18GB-12.2':
      'A 3+1 makes four stops, at most three of them cities or red places. Everything on the way counts.',
    '18GB-12.3': 'Towns earn nothing for it. It may not skip any city, and needs at least two stops.',
    '18GB-12.4': 'Cities and towns pay what their tile says, red places more in later phases.',
    '18GB-12.5': 'Both cities of Glasgow, or Hull and Grimsby: both use up the train, one of them pays.',
    '18GB-12.6': 'Counted straight from the first to the last city or red place, not along the track.',
    '18GB-12.7':
      '£30 for the Severn, £40 for Forth and Tay, for each train that goes through. The tunnel itself is no stop.',
    '18GB-12.8': 'Only for corporations whose director owns the closed private, so not in receivership.',
    '18GB-12.9':
      'A train that touches north and south earns the bonus, or several trains that meet in a city or town do so together. {compass_network_once, select, true {All connected trains earn it once, however many of them cross the country.} other {The best grouping counts, so two trains that each cross the country earn it twice.}}',
    '18GB-12.10': 'This affects only how it is shown; the total does not change.',
    '18GB-12.11': 'A corporation need not run, and need not run for the maximum.',
    '18GB-12.12': 'Stops, tunnels, privates, compass and distance of all trains added up.',
    '18GB-12.13':
      'Older games counted the compass differently. The amount that was played with stays, and the difference is reported.',

    '18GB-13.1': 'There is no half dividend.',
    '18GB-13.2':
      'Each share gets a fifth or a tenth of the revenue. Shares in the IPO pay into the treasury, shares in the pool pay nobody.',
    '18GB-13.3': 'What the treasury gets for shares in the IPO counts too.',

    '18GB-14.1': 'Before every single purchase there must be room under the limit of that moment.',
    '18GB-14.2': 'Only the treasury pays. The director neither may nor must add cash.',
    '18GB-14.3':
      '{trade_consent, select, ask {The director of the selling corporation is asked and may refuse; then that train cannot be asked for again in this turn. If you direct both corporations nobody is asked.} other {The director of the other corporation has to agree; agree between yourselves, the game does not ask.}}',
    '18GB-14.4': 'If you have a train of your own, the other one must keep at least one.',
    '18GB-14.5':
      'Their trains are not for sale, since they have no director who could agree, and they buy from nobody but the depot.',
    '18GB-14.6':
      '{train_must_buy_summary, select, true {If it can pay the most expensive train, or none, it may continue without one.} other {With less money it may continue without one.}} After an emergency conversion that forces it to buy, the train must come from the depot.',
    '18GB-14.7': 'There is no compensation.',
    '18GB-14.8': 'They are out of the game and cannot be bought by others.',
    '18GB-14.9':
      '{limit_immediate, select, true {So no surplus train runs again.} other {So a surplus that came by export may run once more if its corporation is first in the order.}}',
    '18GB-15.1':
      'It costs three steps besides the one for no dividend. It is always voluntary. {emr_trainless_suffices, select, true {Having no train is enough, however much cash there is.} other {If it can pay the cheapest train it may not convert.}}',
    '18GB-15.2':
      'One share at the new price{convert_single_buy, select, true {, even in the green zone} other { (two in the green zone)}}, after the trains have been bought.',
    '18GB-15.3':
      'There is no bankruptcy in this game, and the director loses nothing but the value of shares.',
    '18GB-15.4':
      'The depot does not change. The corporation builds nothing itself, and its price falls a step. With an empty depot there is nothing to lease.',
    '18GB-15.5':
      '{insolvency_ends_with_train, select, true {As soon as it has a train it is not insolvent any more, and privates may serve it again in the same turn.} other {Having a train at the end of its turn makes it solvent again.}}',
    '18GB-15.6':
      '{recv_always_insolvent, select, true {If it has a route it leases a train and runs in the same turn, also if it could pay for one.} other {So it leases in the same turn. If it could pay, or has no route, it does not run. If the depot is empty, nobody can pay and nothing can be leased: its run is empty.}}',
    '18GB-15.7':
      'It never buys more than one{recv_buy_inclusive, select, true {, and its last pound may go into it} other {, and a train that costs exactly what it has is too expensive}}. {recv_always_convert, select, true {It converts even if it has the money for a train already.} after_run {It converts only if the leased run leaves it without the money for the cheapest train, and then buys what it can.} other {If it can pay for no train, it converts and then buys what it can pay by then.}}',
    '18GB-15.8':
      '{recv_buy_inclusive, select, true {All that happens in its buying step follows from [18GB-15.7].} other {The first player in turn order may also pass, unless the corporation has to buy. After an empty run with an empty depot there is nothing to enter.}}',

    '18GB-16.1':
      'It is the next one of the stack, and it brings phase and rust as if it had been sold. Trades between corporations and leases do not prevent it.',
    '18GB-16.2': 'The last train has been exported, and the scores are counted.',
    '18GB-16.3':
      '350 is enough, even if the marker comes down again. No train is exported then. It may be the first or the second round of the pair.',
    '18GB-16.4': 'This is checked when an operating round ends, and holds to the end of the game.',

    '18GB-17.1':
      'Shares count at their price, open privates at theirs. Half values are rounded down for each certificate. Treasuries are worth nothing, and equal totals share a place.',

    '18GB-18.1':
      'With [two_player_ew] two players use the East–West map; with [four_player_alt] four players have another choice of corporations and privates.',
    '18GB-18.2':
      'The set “18xx.games” plays as that site does. The rulebook’s set differs from it where the rules clearly say something else.',

    '18GB-19/D-1':
      'On 18xx.games one bid, then the next player. With [auction.multi_bid], as in the book, any number on different lots.',
    '18GB-19/D-2':
      'On 18xx.games two players need two winning bids each before they may pass without a bid on every lot. With [auction.one_bid_frees], as in the book, one is enough for them too.',
    '18GB-19/D-3':
      'The book says both. We follow its longer passage and 18xx.games: from the start. [home.at_float] is the other reading, with the token in the city without track if there is one.',
    '18GB-19/D-4':
      'The book says that home tokens block the laying of tiles too, but elsewhere it takes for granted that others have built there first. So they block the way and not the hex, as on 18xx.games. With [home.hex_closed] it is taken literally: nobody else builds there before the corporation floats.',
    '18GB-19/D-5':
      'On 18xx.games two if the new price is £65 or less. With [convert.single_buy], as in the book, one.',
    '18GB-19/D-6':
      'On 18xx.games you must have directed it since the start of your turn. With [green.new_director_ok] it is enough that the first share has made you director.',
    '18GB-19/D-7':
      'On 18xx.games only with less cash than the cheapest train costs. With [emr.trainless_suffices], as in the book, having no train is reason enough.',
    '18GB-19/D-8':
      'On 18xx.games corporations that can pay the most expensive train must buy. The book says those that cannot, which we take for a mistake: it would free the rich and force the poor. [train.must_buy_summary] takes it literally, for those that can afford at least the cheapest.',
    '18GB-19/D-9':
      'On 18xx.games it leases only if it has a route and cannot pay. With [recv.always_insolvent], as in the book, it is insolvent as soon as its turn begins without a train.',
    '18GB-19/D-10':
      'The book lets it buy the most expensive it can pay, and convert if it has none then. On 18xx.games it converts only if a leased run has left it short. With the third value of [recv.always_convert] it always converts before it buys, as in games begun under the first rules.',
    '18GB-19/D-11':
      'On 18xx.games it buys without the players only after a leased run, and only a train that costs less than it has; otherwise the players decide. With [recv.buy_inclusive], as in the book, it always buys the most expensive it can pay.',
    '18GB-19/D-13':
      'On 18xx.games the price when it floats. With [float.capital_par], as in the book, the price at which it was started.',
    '18GB-19/D-14':
      'On 18xx.games LS may still lay its tile and GN or MC a token. With [insolvency.strict_powers], as in the book, nothing of the kind.',
    '18GB-19/D-15':
      'Each group of routes may earn it, grouped as well as possible. [compass.network_once] is how 18xx.games did it before 2024: once for all connected routes.',
    '18GB-19/D-18':
      'The book says half the price, rounded down, which is the price of a share; 18xx.games does the same. With [sale.round_by_sale] the halves of a sale are added up first: two shares at 115 bring 115 instead of 114.',
    '18GB-19/D-20':
      'On 18xx.games they are lost. With [grey.refund_parred] the bank pays par for them. The book is silent.',
    '18GB-19/D-21':
      'On 18xx.games a corporation counts as insolvent until its turn ends. With [insolvency.ends_with_train], as in the book, it stops with the train, so that LS, GN and MC can serve it from then on.',
    '18GB-19/D-22':
      'On 18xx.games a tile of AF, LS or TV need only be joined to you. With [powers.restrictive], as in the book, it must bring you new track like any upgrade.',
    '18GB-19/D-24':
      'On 18xx.games they stay until the first corporation of the next round has run. With [limit.immediate] they go at once. The book does not say when.',
    '18GB-19/D-25':
      'On 18xx.games you must have the money for two though you pay for one. With [pool.director_one_cash] the price of one will do. The book is silent.',
    '18GB-19/D-27':
      'On 18xx.games that player may buy nothing for the rest of the game. With [lb.release] they are free again. The book is silent.',
    '18GB-19/D-30':
      'The book says that no OO or XX tile has a sharp curve. Of the yellow ones that is true, but six green ones of the game have one, and they are used, as on 18xx.games; [tiles.no_sharp_curves] leaves them out.',
    '18GB-19/D-32':
      'On 18xx.games nobody has to bid any more once a private has become cheaper. With [auction.discount_frees_nobody], as in the book, the same is needed for a pass at every stage.',
    '18GB-19/D-33':
      'With [trade_consent] on “ask”, as in the book, the director of the selling corporation gets a question and may say no; then the same train is not asked for again this turn. Otherwise the players agree between themselves, as on 18xx.games.',

    '18GB-20.1':
      'The seed decides which corporations are in play and which come later, so it is read with the file.',
    '18GB-20.2': 'What was undone is left out, what was redone is put back.',
    '18GB-20.3':
      'Skipped steps, exports, payments, and everything a corporation in receivership does automatically.',
    '18GB-20.4':
      'A train is called by its type and number, a share by corporation and number, a tile by name and copy, a stop by its hex.',
    '18GB-20.5':
      'Bids, shares, tiles, tokens, runs, trains and closings are read and written in the form of the site.',
    '18GB-20.6':
      'Each leg may be listed in either direction. The list of stops decides which of two ways is meant.',

    '18GB-21.1':
      'Blocked hexes, turned tiles, tokens out of reach, routes. Importing sets [import_lenient], so such a file plays on with a note.',
    '18GB-21.2':
      'The tranche of a started corporation, the colour of a tile in its phase, the price of a train from the depot, whose turn a private was used in.',
    '18GB-21.3':
      'Bids that could not be paid; a half sale without a share to give back, after which the seller has the money and the certificate and the corporation has no director; a purchase short by one pound.',
  },
};
