import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_EN_1860 } from './overview-1860.ts';

/** 1860 for players at the table. */
export const RULES_EN_1860: RuleTexts = {
  sections: {
    '1860-0': 'Playing and importing',
    '1860-1': 'What there is',
    '1860-2': 'Order of play',
    '1860-3': 'Auction',
    '1860-4': 'Stock rounds',
    '1860-5': 'Selling shares',
    '1860-6': 'Buying, starting, floating',
    '1860-7': 'Privates',
    '1860-8': 'Presidents',
    '1860-9': 'Share prices',
    '1860-10': 'Operating rounds',
    '1860-11': 'Track',
    '1860-12': 'Tokens',
    '1860-13': 'Routes',
    '1860-14': 'Revenue and dividends',
    '1860-15': 'Trains',
    '1860-16': 'Insolvency',
    '1860-17': 'Receivership',
    '1860-18': 'Bankruptcy of a company',
    '1860-19': 'Phases',
    '1860-20': 'British Rail',
    '1860-21': 'End of the game',
    '1860-22': 'Optional rules',
    '1860-23': 'Doubtful points',
    '1860-24': 'Files of 18xx.games',
  },
  overview: OVERVIEW_EN_1860,
  reference: ['1860-0', '1860-22', '1860-23', '1860-24'],
  synonyms: {
    br: ['british rail'],
    chair: ['president'],
    corporation: ['company'],
    depot: ['bank'],
    director: ['president'],
    emergency: ['insolvent', 'insolvency'],
    emr: ['insolvent', 'insolvency'],
    engine: ['train'],
    ferry: ['fishbourne'],
    ipo: ['new share', 'par'],
    lease: ['leased'],
    loan: ['leased'],
    locomotive: ['train'],
    nationalisation: ['british rail'],
    nationalization: ['british rail'],
    obsolete: ['rust', 'old'],
    payout: ['dividend'],
    pd: ['priority'],
    presidency: ['president'],
    scrap: ['discard', 'rust'],
    station: ['token'],
    yard: ['token'],
  },
  texts: {
    '1860-0.5':
      'In games played here all rules are checked. A file of 18xx.games is played as it was recorded, also where only the site’s page would have objected; differences are listed. Importing sets [import_lenient] for that.',

    '1860-1.1':
      'The starting money depends on the number of players: £{cash_2} for each of two, £{cash_3} for each of three, £{cash_4} for each of four.',
    '1860-1.2':
      'With 2, 3 or 4 players you may hold {certificates_2}, {certificates_3} or {certificates_4} certificates. The 20% certificate counts once, a private once. From the first 8+4 on there is no limit.',
    '1860-1.3':
      'Only the players’ cash is counted, money in treasuries does not matter. If all players together have more than £10,000 when it is checked, the bank is broken: see [1860-21.3].',
    '1860-1.4': 'You may own 100% of a company, and any number of its shares may be in the pool.',
    '1860-1.5':
      'C&N and IOW are of the first layer, IWNJ and FYN of the second, NGStL and BHI&R of the third, S&C and VYSC of the fourth. Each has a president’s certificate of 20% and eight tenths. Tokens: the home one free, then £40, then £100; four in layer 1, three in layer 2, two below.',
    '1860-1.6':
      'The last tenth of C&N waits for CMH, of IOW for RPSC, of FYN for YHC and of BHI&R for BHC. Nobody can buy it before that private has been exchanged or closed.',
    '1860-1.7':
      'BHC costs £{price_BHC} and pays {income_BHC}, YHC {price_YHC} and {income_YHC}, CMH {price_CMH} and {income_CMH}, RPSC {price_RPSC} and {income_RPSC}. The Fishbourne Ferry, £{price_FFC} and {income_FFC}, is not there before phase 6 and cannot be exchanged.',
    '1860-1.8':
      'Five 2+1 at £{train_2plus1}, four 3+2 at {train_3plus2}, three 4+2 at {train_4plus2}, two 5+3 at {train_5plus3}, two 6+3 at {train_6plus3}, one 7+4 at {train_7plus4}, one 8+4 at {train_8plus4}, then unlimited 9+5 at {train_9plus5}. The 2+1 rust with the first 4+2, 3+2 with 6+3, 4+2 with 7+4, 5+3 with 8+4; later ones stay.',
    '1860-1.9':
      'One line: at 0 a company is bankrupt, at 340 the game comes to its end. From 7 to 36 and from 158 to 330 lie the red zones, in which the first share {red_zone_once_per_sr, select, true {a player sells of a company in a stock round} other {of a sale}} does not lower the price. Companies start at 54, 58, 62, 68, 74, 82, 90 or 100.',
    '1860-1.10':
      'Cowes, Ryde, Newport, Merstone, Ventnor and three more places have tiles of their own. Ten hexes of hill or water cost £60, and six hex sides cannot be crossed. Ryde Pier, reached from Ryde only, pays 0, then 20 with green and 40 with brown tiles.',
    '1860-1.11':
      'Nothing in this game is random except the seating. The player in the first seat opens the first auction.',

    '1860-2.1':
      'After the auction comes a stock round, then one, two or three operating rounds, then the next stock round. How many is read from the phase when the stock round ends.',
    '1860-2.2':
      'Players act in turn, beginning with the holder of the priority deal. When everyone’s latest turn was a pass, the round is over; a player who passed may still act later.',
    '1860-2.3':
      'The next stock round is begun by the player to the left of the last one who bought, sold or started something. Exchanging a private does not count for this. A sold-out company does not rise.',
    '1860-2.4':
      'Even before any company has floated the operating rounds take place: the privates pay, and that is all.',
    '1860-2.5':
      'The list of players begins with the holder of the priority deal. Where a tie is decided by that list, this is the order meant.',

    '1860-3.1':
      'Six times you bid for the right to choose one of what is left: BHC, YHC, CMH, RPSC or the president’s certificate of C&N or IOW. What you then take is paid for besides the bid.',
    '1860-3.2':
      'From the starting player on everyone bids or passes in turn. Once you have passed you are out until the next of the six auctions.',
    '1860-3.3':
      'The first bid is £5 at least, every other one at least £5 more than the last. {bid_step_5, select, true {All are multiples of 5.} other {Sums in between are fine.}}',
    '1860-3.4':
      'Keep enough to pay for the cheapest thing left: the bid may be your cash less its price, where a certificate counts £148. If that is not enough for the least bid you can only pass, and must do so yourself.',
    '1860-3.5':
      'When all others are out and you have bid, you pay your bid to the bank and must then buy one of the lots. If nobody has bid yet, the last player may still bid or pass.',
    '1860-3.6':
      'If not one bid is made, the player who opened this auction wins it for nothing, and must buy a lot.',
    '1860-3.7':
      'A private costs its price, a certificate twice a par of 74, 82, 90 or 100 that you name. You may take what you can pay for. The cheapest lot is always open to you, and both certificates are if one of them is the cheapest.',
    '1860-3.8':
      'You hand over all your money and get the lot all the same. A certificate that you cannot afford at any par starts at 74.',
    '1860-3.9':
      'The player to the left of the buyer begins the next one, until all six lots have been taken.',
    '1860-3.10':
      'The player with the most cash after the auction gets the first priority deal. If several are richest, {pd_tie_among_richest, select, true {it goes to the one of them who owns the least valuable privates} other {it goes to the owner of the least valuable privates, rich or not}}.',

    '1860-4.1':
      'First sell as much as you like, then buy one certificate or one private. After buying there is no selling. You may exchange a private besides, {exchange_any_time, select, true {before or after the purchase} other {before the purchase}}.',
    '1860-4.2':
      '{exchange_any_time, select, true {If you own a private that can be exchanged, your turn stays open after the purchase until you exchange it or end the turn. Otherwise the next player acts as soon as you have bought.} other {As soon as you have bought, the next player acts. From phase 6 on your turn stays open if you could still exchange a private that you have just bought, or for a company you have just started; once you have done the latter it is over.}}',
    '1860-4.3':
      'If you hold too many certificates, because you lost a presidency, you sell before you buy or pass. {over_limit_sell_privates, select, true {Shares and privates both help.} other {Shares only; privates do not help.}}',
    '1860-4.4':
      'When there is nothing you could buy, start or sell, the game passes for you. The check is rough, so sometimes you are asked even though you can do little.',
    '1860-4.5':
      'If you have sold something and then buy nothing, your turn still counts as one in which you acted, and the round goes on.',

    '1860-5.1':
      'There is no waiting time: you may sell in the first stock round, even shares of companies that have not floated, or that you have just bought.',
    '1860-5.2':
      'Say at once how many shares of a company you sell. A second sale of the same company in the same turn is refused.',
    '1860-5.3':
      'You get the price for each share. If the company has no train, even because it is new, you get half, rounded down for each share. With [non_operated_full_value] companies that never operated are worth the full price.',
    '1860-5.4':
      'Three shares sold, three spaces down. The exceptions are new companies, the red zones and the late game.',
    '1860-5.5':
      'As long as a company has not operated even once, sales do not change its price. One that was bankrupt and restarted {bankruptcy_resets_operated, select, true {is treated like a new one until it has had a turn} other {counts as having operated}}.',
    '1860-5.6':
      'If the price before the sale is 7 to 36 or 158 to 330, one share fewer is counted: a single share moves nothing. This holds {red_zone_once_per_sr, select, true {only for the first share you sell of that company in a stock round; selling one by one does not help} other {for every sale}}.',
    '1860-5.7': 'From phase 8 on you may sell as much as you like without moving any price.',
    '1860-5.8':
      'When sales bring the marker to the very beginning of the line, the company is bankrupt immediately. See [1860-18.1].',
    '1860-5.9':
      'In a round in which you have sold shares of a company you do not buy any of it. A private that you sold {private_buy_back, select, true {you may buy back} other {you do not buy back either}}. If a bankruptcy restarts the round, this is forgotten.',
    '1860-5.10':
      'When shares or a private have been sold, it is checked whether the players together have more than £10,000.',

    '1860-6.1':
      'Shares in the IPO cost the par price of their company. Shares in the pool cost the full current price, even where they were sold at half. One certificate a turn.',
    '1860-6.2':
      'At first only C&N and IOW can be started. The next layer follows once a company of this one has operated or has no shares left in the IPO. After such a sell-out it opens {layer_opens_next_sr, select, true {in the next stock round} other {at once}}.',
    '1860-6.3':
      'Layer 1 starts at 74, 82, 90 or 100, layer 2 at 62, 68, 74 or 82, layer 3 at 58, 62 or 68, layer 4 at 54, 58 or 62. A bankrupt company may start again anywhere from 40 up to the highest of its layer.',
    '1860-6.4':
      'You choose a par price, pay for two shares and become its president. The marker is put on that price.',
    '1860-6.5':
      'As soon as players hold 50%, whether bought or exchanged, the company floats: the bank pays ten times par into its treasury. Shares in the pool do not help.',
    '1860-6.6': 'Among companies of the same price, the one that floated first operates first.',
    '1860-6.7':
      'The home token comes free and at once. If the home hex is still empty, the president lays a fitting yellow tile there immediately, even in the middle of another player’s turn, at no cost. Ryde and Merstone are printed already.',
    '1860-6.8': 'A company that floats so late gets its money but no place on the map, so it can never run.',
    '1860-6.9':
      'No other company may take the place in a home city before the company of that home has floated.',

    '1860-7.1':
      'At the start of each operating round you are paid the income of your privates. Those of the bank pay nobody. Companies never own one.',
    '1860-7.2': 'A private that you still own when the game ends adds its price to your total.',
    '1860-7.3':
      'As part of selling you may give a private back to the bank: 0 for BHC, 20, 60 and 100 for YHC, CMH and RPSC, 170 for the ferry. {sell_privates_in_sr1, select, true {This is possible from the first stock round on.} other {In the first stock round this is not possible.}}',
    '1860-7.4': 'It is your one purchase of the turn and counts against the certificate limit.',
    '1860-7.5':
      'The first 6+3 brings it to the bank, for £200. As soon as someone buys it, all other privates are gone without payment, and the shares reserved for them are free.',
    '1860-7.6':
      'In your turn of a stock round you may hand in BHC, YHC, CMH or RPSC for a share from the IPO of BHI&R, FYN, C&N or IOW, if that company has been started. It is free, also above the certificate limit, and besides your purchase. It can float the company.',
    '1860-7.7':
      'An exchange is no trade. If you do nothing else your turn counts as a pass, and the priority does not move.',

    '1860-8.1':
      'The president has the most shares, and at least 20%. In a tie the president keeps the position; if it moves and several have equally many, the nearest to the left of the old president gets it.',
    '1860-8.2':
      'In return for the 20% certificate the old president, or the pool if it was sold, receives the two single shares that the new one has had longest.',
    '1860-8.3':
      '{president_cert_as_one_share, select, true {It goes into the pool as one share, and you take a single one back; see [1860-8.4].} other {It goes into the pool as two shares, or as one: see [1860-8.4].}} If no player has 20% then, the company has no president and is in receivership until a player does.',
    '1860-8.4':
      'You sell one share of the two and take a single one back. For that the pool must hold one, or your block contain one, or another player have 20% and become president.',
    '1860-8.5':
      'The moment your single shares make 20%, you swap two of them for the certificate in the pool and are president.',
    '1860-8.6':
      '{president_cert_exchange_only, select, true {Buy ordinary shares. The moment you own two of them you swap both for the certificate, without paying anything more, and are president.} other {If you own a tenth, you may pay for one more share and take the 20% certificate for both. You need money for {receiver_cert_cash_1x, select, true {one share} other {two shares though only one is paid}}.}}',

    '1860-9.1':
      'Each share sold counts one space down. A step for a dividend, or for none, is two spaces along the line.',
    '1860-9.2':
      'Reaching 0 makes a company bankrupt at once. Reaching 340 means that the game ends with this operating round.',
    '1860-9.3':
      'The last one to come to a price operates last there. A marker that does not move keeps its place{unchanged_dividend_to_bottom, select, true {, except after a dividend below the price, which sends it to the end of its own space} other {}}.',

    '1860-10.1':
      'Privates pay. Then every company that has floated takes one turn, highest price first; at the same price the first to arrive. Later changes do not alter the order.',
    '1860-10.2':
      'Discard surplus trains, build track, place a token, run, pay or withhold, buy trains. At the end of the turn the game checks whether the company is insolvent.',
    '1860-10.3':
      'A step in which nothing is possible is skipped. Only the track step is nearly always asked for, even where nothing can be built.',
    '1860-10.4': 'If a company does not run, its price moves one step down, as if it had withheld.',

    '1860-11.1':
      'In a turn lay two yellow tiles without a city, or one with a city, or upgrade one tile. Halts and towns are not cities.',
    '1860-11.2':
      'Follow track from your tokens. A city whose places all belong to others, bankrupt ones included, ends the way, and so does Ryde Pier. For yellow tiles you need no train.',
    '1860-11.3':
      'The first tile on a hill or water hex costs £60 from the treasury, upgrades cost nothing. A company that is insolvent may not pay, so it keeps to free hexes.',
    '1860-11.4':
      'Yellow first, green from phase 3, brown from phase 5, one colour at a time. Label, number of stops and old track stay; every stop keeps one of its exits, and a halt may become a town. Track must not leave the map, cross a closed side or meet the pier from anywhere but Ryde, and tiles can run out.',
    '1860-11.5': 'At least one end of the new tile must meet track or a token that you are connected to.',
    '1860-11.6':
      'Take the first number of your longest own train. Counting cities from the token on, it must be able to come to the tile you upgrade. Towns do not count, except with [no_skip_towns]; without a train there is no upgrade.',
    '1860-11.7':
      'It has to give you track you can use, or change what some stop pays that your train can reach.',
    '1860-11.8':
      'Ryde stays connected to the pier, Blackwater faces Newport, Shide is in the south of Newport. So these tiles are never rotated.',
    '1860-11.9':
      'A company without a president does not build. From the start of the Southern stock round nobody does any more.',

    '1860-12.1':
      'The next token of your row, for £40 and later £100, in any city that track leads to, with a place that is free and reserved for nobody. How far your trains run does not matter here.',
    '1860-12.2': 'You may have only one token on a hex, even in Newport and Ventnor with their two cities.',
    '1860-12.3':
      'A company that is insolvent or has no president places none, and from the Southern stock round on nobody does.',
    '1860-12.4':
      'They move with the city whose track they were on. Most cities have one place; the brown ones of Newport and Merstone and two other brown tiles have two.',

    '1860-13.1':
      'A token must be connected to one more city, town or the pier; halts are not enough. A full city may be the other end. Cowes, with city and town on its tile, is a route of its own.',
    '1860-13.2':
      'At least two stops; no stop, no track and, unless [re_enter_hexes] is on, no hex twice. {routes_by_network, select, true {It needs no token of its own, but must be connected to the route that visits the home token: see [1860-13.5].} other {One of the stops holds a token of the company.}}',
    '1860-13.3': 'Both ends must be cities, towns or the pier. Halts only lie on the way.',
    '1860-13.4': 'Each train of a turn needs track of its own. They may meet in stops.',
    '1860-13.5':
      'Your routes must be connected, each sharing some stop with the others: a city, town or halt, counted or not. And one of them must visit your home token.',
    '1860-13.6':
      'A city filled by others may end a route. Once a turn a single train may run through one such city, which {bypassed_city_unscored, select, true {is skipped: it pays nothing and takes none of the train’s room} other {counts and pays}}.',
    '1860-13.7': 'Face-down tokens fill their place when you build, but trains run past them.',
    '1860-13.8':
      'A 4+2 counts at most four cities, the pier among them, and may not visit more{bypassed_city_unscored, select, true {, apart from a full one that it skips} other {}}. What it does not need for cities is added to the two: so many towns and halts count. It passes the rest for nothing, except with [no_skip_towns].',
    '1860-13.9':
      'You say how many halts are counted, from none up to what the train allows. The best towns fill what is left.',
    '1860-13.10':
      'With a train and a route at least one train has to run, though not for the maximum. Only if no run is legal may it not run.',
    '1860-13.11': 'From then on halts are passed without effect: no stop, no subsidy, nothing for a lease.',

    '1860-14.1':
      'Add the cities, towns and the pier that count. Each counted halt brings £10, always straight to the treasury; it is no part of the dividend.',
    '1860-14.2':
      'Either every share in a player’s hand gets a tenth of the revenue, and shares in the IPO or pool nothing, or the treasury keeps it all.',
    '1860-14.3':
      'Paying less than the price leaves the price alone. Once the price or more moves the marker one step up, twice it two, three times three, four times and more four steps. Nothing paid is one step down; a step is two spaces.',
    '1860-14.4':
      'In insolvency {br_receivership_pays, select, true {the money stays in the treasury, in receivership too as long as British Rail has not come. Under British Rail all others pay out.} other {or receivership the money stays in the treasury. Under British Rail all others pay out.}} Nobody is asked.',
    '1860-14.5':
      'First the bank is checked, then whether the company is bankrupt. If so, its turn is over before it can buy a train.',

    '1860-15.1':
      'Four trains in phases 2 and 3, three in 4 and 5, two from 6 on. Surplus trains go to the pool when that company’s next turn begins, as its president chooses. You cannot discard trains otherwise.',
    '1860-15.2':
      'Buy the next new train or any used one at its printed price, as many as room and treasury allow. The president adds no money.',
    '1860-15.3':
      'The first of a new kind starts its phase, and old trains vanish from companies, the pool and bankrupt ones in the same moment.',
    '1860-15.4':
      'Any company may sell to yours: £10 at least, in tens, up to what your treasury has. If its president is another player, {trade_consent, select, ask {the game asks that player; after a no the same train is not asked for again in this turn} other {you agree between yourselves, and the game relies on the buyer}}.',
    '1860-15.5':
      'A company that has a train may not take the only one of another. Nobody trades with a company in receivership or bankruptcy, and nobody at all under British Rail.',
    '1860-15.6':
      '{must_buy_if_route, select, true {With a route, without a train and with at least the price of the cheapest one of the bank, you may not go on without buying, from any source. Without a route you may.} other {Without a train and with more money than the cheapest one of the bank costs, you may not go on without buying, from any source. With exactly the price you may.}}',

    '1860-16.1':
      'An insolvent company has no train of its own. It goes on with a leased one until it can buy again.',
    '1860-16.2': 'At the end of each turn: no train, but somewhere to run, makes it insolvent.',
    '1860-16.3':
      'When rust takes the last train, the company first misses one run, which costs a step of price. Only if it then buys nothing does it become insolvent. In receivership it is different: see [1860-17.4].',
    '1860-16.4':
      'It runs the cheapest train of the bank for nothing and earns £40 and £20 for each counted stop, at most as many as the train’s first number, all withheld. No tokens, no paid track. [original_insolvency] and [simplified_insolvency] calculate it differently.',
    '1860-16.5':
      '{insolvent_until_purchase, select, true {Even if the treasury covers the cheapest train, an insolvent company runs the leased one and withholds. Then it buys, and with that it is solvent.} other {If before running the treasury covers the cheapest train, the company is solvent at once, leases nothing, loses a step and goes on to buy.}}',
    '1860-16.6':
      'Owning a train at the end of the turn, wherever it came from, makes the company solvent again.',
    '1860-16.7':
      'If an insolvent company goes bankrupt and is started again, it is still insolvent until it {insolvent_until_purchase, select, true {owns} other {can afford or owns}} a train.',

    '1860-17.1':
      'Without a president a company lays no track and places no token. It takes its turn in the usual order.',
    '1860-17.2':
      'The game looks for the best run, and all of it goes to the treasury{br_receivership_pays, select, true {, until British Rail comes} other {}}.',
    '1860-17.3':
      'It never trades with companies, and with a train it buys nothing. Without one it must buy when it {must_buy_if_route, select, true {has a route and at least the price of the cheapest} other {has more than the cheapest costs; with the exact sum it may}}.',
    '1860-17.4':
      '{receivership_lease_always, select, true {With a route it is insolvent from the moment it loses its last train, and runs a leased one in its next turn, however much money it has. Then it buys if it can.} other {With a route and too little for the cheapest train it is insolvent on the spot and runs a leased one. If it has the money it does not run but buys.}}',
    '1860-17.5': 'Once British Rail is there, such a company may also choose not to run.',

    '1860-18.1': 'By a sale or after a dividend step: a marker on 0 makes the company bankrupt.',
    '1860-18.2':
      'Players get nothing for its shares, which all go back to the IPO. It keeps treasury, trains and insolvency; its tokens are turned face down. Its trains can rust but not be bought.',
    '1860-18.3':
      'The priority deal moves immediately to the player with the smallest percentage of shares. Ties go {bankruptcy_pd_from_current, select, true {to the nearest from the player who would get the priority if the round ended now} other {by the player list, which begins with the present holder}}.',
    '1860-18.4': 'The next company in the order takes its turn.',
    '1860-18.5':
      'The stock round is stopped and starts again with the new holder of the priority deal. Earlier sales no longer count.',
    '1860-18.6':
      'Anyone may start it again in its layer, from 40 up. When it floats, its tokens are turned face up again and ten times par is added to what it still has. There is no second home token, and no grace period without a train.',

    '1860-19.1':
      'Green comes with 3+2, brown with 5+3. Train limit 4, from 4+2 on 3, from 6+3 on 2. One operating round in phase 2, two in phases 3 and 4, three later.',
    '1860-19.2':
      'Tiles, limits and rust change with the purchase itself. How many operating rounds follow is read when the next stock round ends.',
    '1860-19.3':
      'From that purchase on you may hold as much as you like, and selling no longer lowers prices.',
    '1860-19.4': 'With the first 9+5 the end begins. Building goes on until the next stock round.',
    '1860-19.5':
      'From its beginning there is no more track, no token, no home for new companies, and halts count for nothing.',

    '1860-20.1':
      'Every company that has been started and has a president owns at least one train: then British Rail takes over. Companies that are bankrupt or in receivership do not matter.',
    '1860-20.2':
      '{nationalise_after_southern_set, select, true {The operating rounds in which the first 9+5 was bought do not count: the end of the Southern stock round is the first chance, and after that the end of every round.} other {After each operating and stock round from the first 9+5 on, already in the set in which it was bought.}}',
    '1860-20.3': 'Stock rounds are over: one operating round follows another, and money never runs out.',
    '1860-20.4':
      'No trades between companies. All that a company earns is paid to its shareholders, except in {br_receivership_pays, select, true {insolvency} other {receivership or insolvency}}.',
    '1860-20.5':
      'A 6+3 counts six stops, cities and towns together. {br_no_skip_towns, select, true {A route with more of them is not allowed.} other {Further towns on the way are skipped.}}',
    '1860-20.6':
      'All that paid least stop operating; if that is only one, the next lowest too; they keep price and shares. When fewer than three are left to run, they run once more and the game is over; it is over at once where the last three or more are taken together.{br_receivership_first, select, true { Companies without a president go first.} other {}}',

    '1860-21.1':
      'A price of 340 ends the game with this operating round, a broken bank too, or with the next one if it broke in a stock round. The end of the last company under British Rail ends it at once.',
    '1860-21.2': 'Even if the marker could leave again, the game will end with this operating round.',
    '1860-21.3':
      'More than £10,000 in players’ hands when it is checked, not counting what privates have just paid. Payments go on in full.',
    '1860-21.4':
      'Add cash, privates at their price and shares at theirs. {score_full_value, select, true {Companies without a train make no difference.} other {Certificates of a company without a train count half, each rounded down.}} Equal totals share the win.',
    '1860-21.5':
      'No real game comes near this. {no_last_round, select, true {It ends early only where no company operates, no private pays a player and nobody can trade any more.} other {The hundredth stock round is still played; this only prevents endless games.}}',

    '1860-22.1':
      'With [two_player_map] the hexes A5, A7 and E11 are missing, Yarmouth has no closed side, and there is one tile 776 and one 770 fewer.',
    '1860-22.2':
      'With [original_insolvency] a leased train uses both its numbers and earns half of what the route is worth, rounded down, and all subsidies.',
    '1860-22.3':
      'With [simplified_insolvency] any legal route of a leased train earns 40 and 20 times its first number. It cannot be combined with the original rule.',
    '1860-22.4':
      'With [no_skip_towns] no town may be skipped: all have to fit the train, halts get what is left, and towns count towards how far away an upgrade may be.',
    '1860-22.5':
      'With [original_game] you play on the smaller map, with original insolvency and without skipping towns.',
    '1860-22.6':
      'With [re_enter_hexes] a train may return to a hex over other track, for instance to the second city of Newport.',
    '1860-22.7':
      'With [non_operated_full_value] having no train does not halve the shares of a company that has not operated yet, neither in a sale nor at the end.',
    '1860-22.8':
      'Most doubtful points of the rules have a switch. The rulebook’s set turns on those where its text clearly differs from 18xx.games.',

    '1860-23/D-1':
      '{bid_step_5, select, true {Yes.} other {No: any sum that is at least £5 higher.}} The book wants multiples of 5 only, 18xx.games does not.',
    '1860-23/D-2':
      '{pd_tie_among_richest, select, true {One of the tied players: the one whose privates are worth least, or the first of them if none owns any.} other {Of all owners of privates the one with the least value in them, rich or not.}} The book gives the card to a richest player, 18xx.games to any owner of privates.',
    '1860-23/D-3':
      '{bankruptcy_resets_operated, select, true {No: until it has had a turn sales leave its price alone.} other {Yes: its price falls with sales at once.}} The book does not say.',
    '1860-23/D-4':
      '{red_zone_once_per_sr, select, true {Once: only your first share of that company in a stock round is free.} other {With every sale.}} The book grants it once a stock round, 18xx.games with every sale.',
    '1860-23/D-5':
      '{layer_opens_next_sr, select, true {In the next stock round.} other {At once, in the same stock round.}} The book makes players wait for the next stock round, 18xx.games does not.',
    '1860-23/D-6': 'The layer. The book names the round, but gives no table for it.',
    '1860-23/D-7':
      '{sell_privates_in_sr1, select, true {Yes.} other {No.}} The book sets no such limit, 18xx.games does.',
    '1860-23/D-8':
      '{president_cert_exchange_only, select, true {It cannot: with two ordinary shares you get it in exchange.} other {Yes, for one share of your own and the price of one, with money for {receiver_cert_cash_1x, select, true {one share} other {two}} at hand.}} The book has only the exchange; 18xx.games sells it and asks for the money of two shares.',
    '1860-23/D-9':
      '{unchanged_dividend_to_bottom, select, true {It goes behind the others of the same price.} other {Nothing.}} The book moves it, 18xx.games does not.',
    '1860-23/D-10':
      '{bypassed_city_unscored, select, true {No: it neither uses up the train nor earns.} other {Yes, it counts and pays.}} The book lets a train skip it, 18xx.games counts it.',
    '1860-23/D-11':
      '{must_buy_if_route, select, true {A company that has no train, a route and at least the price.} other {A company that has no train and more than the price, with or without a route.}} The book excuses companies without a route, 18xx.games those that have just the price.',
    '1860-23/D-12':
      '{insolvent_until_purchase, select, true {Only the purchase of a train.} other {The purchase of a train, and also having the money for one before the run.}} In the book only the purchase does, on 18xx.games the money too.',
    '1860-23/D-13':
      '{receivership_lease_always, select, true {From the loss of its train on, whatever money it has.} other {Only when it cannot pay for a train at the moment of running.}} The book gives it a train at once, 18xx.games only if it cannot buy one.',
    '1860-23/D-14':
      '{bankruptcy_pd_from_current, select, true {From the player who would get it if the round ended now.} other {From the one who held the priority when the round began.}} To count from the player who would get it now is a variant; the book and 18xx.games count from the holder.',
    '1860-23/D-15':
      '{nationalise_after_southern_set, select, true {After the Southern stock round.} other {At the end of the round in which the first 9+5 was bought.}} The book leaves out the set of rounds in which the Southern formed, 18xx.games does not.',
    '1860-23/D-16':
      '{br_no_skip_towns, select, true {No.} other {Yes.}} The book forbids it, 18xx.games allows it.',
    '1860-23/D-17':
      '{br_receivership_first, select, true {Those without a president first, then by what they paid: two at a time, with all that are tied.} other {By what they paid alone: all that paid least, and if that is one, the next amount too.}} The book puts receivership first, 18xx.games looks at the amounts only.',
    '1860-23/D-18':
      '{score_full_value, select, true {No, they count in full.} other {Yes, each certificate rounded down.}} The book names the half for sales only and is silent about the end; 18xx.games counts half.',
    '1860-23/D-19':
      'By its description a fixed sum, and that is what we pay. The site has paid by stops for a while; in files its figure stands.',
    '1860-23/D-20':
      '£10,000 against the players’ cash, checked after dividends and after sales of shares or privates. The book names no size.',
    '1860-23/D-21':
      '{over_limit_sell_privates, select, true {Shares and privates.} other {Shares only.}} The book speaks of certificates, 18xx.games of shares.',
    '1860-23/D-22': 'Your cash less the price of the cheapest lot that is left. The book sets no limit.',
    '1860-23/D-23': 'Its money, but neither token nor tile, since nothing on the map changes any more.',
    '1860-23/D-24':
      '{nationalise_after_southern_set, select, true {The case does not come up: the Southern stock round always comes first.} other {Yes, as there was no Southern stock round to end it.}} See [1860-23/D-15].',
    '1860-23/D-25':
      '{exchange_any_time, select, true {To the end of it, also after the purchase, in every phase.} other {Until the purchase; from phase 6 on also after starting its company or buying a private, so that the ferry does not cut it off.}} The book calls the exchange no move, 18xx.games ends the turn with the purchase.',
    '1860-23/D-26':
      '{trade_consent, select, ask {Yes, and may say no.} other {No: the players agree between themselves, and the game relies on the buyer.}} Nobody is asked where both companies have the same president. The book does not say that a president can be made to sell; 18xx.games asks nobody.',
    '1860-23/D-27': 'An unlimited number. “6+” in the book means no fixed number.',
    '1860-23/D-28': 'From the bank, when it has none and can pay. The book does not say.',
    '1860-23/D-29':
      '{president_cert_as_one_share, select, true {No, only as one share, with a single share taken back, unless another player takes over.} other {Yes, as two shares, or as one.}} The book describes the sale as one share, and also lets players sell any number of certificates.',
    '1860-23/D-30': 'No, all its shares go in one sale. The book does not say.',
    '1860-23/D-31': 'No: sell first, then buy.',
    '1860-23/D-32': 'Then, and only then, it may run nothing. The site has no solution for this.',
    '1860-23/D-33':
      '{routes_by_network, select, true {No: it is enough to be connected to the route that visits the home token.} other {Yes.}} The book asks for one network with the home station in it, 18xx.games for a token on every route.',
    '1860-23/D-34':
      'One that brings new track or another value. The book speaks of an upgraded station, which for these tiles is the same.',
    '1860-23/D-35': 'Yes, with one place for a token. The book calls it a small town; the tile shows a city.',
    '1860-23/D-36':
      '{private_buy_back, select, true {Yes, also in the same stock round.} other {Not in the same stock round; all others may buy it.}} The book bars only shares, 18xx.games privates too.',
    '1860-23/D-37': 'When it floats. The book says after founding, in its passage on floating.',
    '1860-23/D-38':
      'All without a city. No yellow tile has a town without a city, so the book’s “without a station” means the same.',
    '1860-23/D-39': 'No. There is nobody to decide for it.',
    '1860-23/D-40': 'Anywhere from 40 to the highest price of its layer, the usual par prices included.',
    '1860-23/D-41': 'Yes, the last one or two have one more operating round.',
    '1860-23/D-42':
      '{no_last_round, select, true {No; the game ends early only where nothing can change any more.} other {Yes, the hundredth, which is played to its end.}} The book has no such limit; 18xx.games stops there.',
    '1860-23/D-43':
      '{br_receivership_pays, select, true {Yes, as all others do, unless it is insolvent too.} other {No, it keeps the money as before.}} The book says both that such companies withhold and that British Rail lets nobody withhold; 18xx.games lets them withhold.',

    '1860-24.1': 'It also says how the game ended. The players are listed in seating order.',
    '1860-24.2': 'Player, company or private, with a running number. Anything else in the record is ignored.',
    '1860-24.3':
      'They come into effect in their order right after that record. Programmed moves themselves change nothing.',
    '1860-24.4': 'What was undone is left out, what was redone is put back; then the rest is played.',
    '1860-24.5':
      'A share is named by company and number, a price by its space, a train or tile by type and copy, a stop by its hex.',
    '1860-24.6': 'It does not matter which of two equal shares a file names.',
    '1860-24.7':
      'For each train: its pieces of track, its stops, how many halts were counted, and what it earned.',
    '1860-24.8': 'Each link lists the hexes from one stop to the next, in either direction.',
    '1860-24.9':
      'Neighbouring links meet in exactly one stop. Where two ways remain, the list of stops decides.',
    '1860-24.10': 'Older files leave them out, and we calculate them.',
    '1860-24.11': 'It is the card that would be sold next. No dividend follows it in the file.',
    '1860-24.12': 'Income of privates, home tokens, insolvency and skipped steps follow from the rest.',
    '1860-24.13': 'Passes are recorded exactly where the site waits for one, so that it can play the file.',
  },
};
