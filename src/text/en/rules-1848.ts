import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_EN_1848 } from './overview-1848.ts';

/** 1848 for players at the table. */
export const RULES_EN_1848: RuleTexts = {
  sections: {
    '1848-1': 'What there is',
    '1848-2': 'Set-up',
    '1848-3': 'Auction of the privates',
    '1848-4': 'Stock rounds',
    '1848-5': 'Companies',
    '1848-6': 'Commonwealth Railways',
    '1848-7': 'Operating rounds',
    '1848-8': 'Track',
    '1848-9': 'Tokens',
    '1848-10': 'Trains',
    '1848-11': 'Routes and revenue',
    '1848-12': 'Dividends and prices',
    '1848-13': 'Privates in play',
    '1848-14': 'Loans',
    '1848-15': 'Forced train purchase',
    '1848-16': 'Failed companies',
    '1848-17': 'Phases',
    '1848-18': 'End of the game',
    '1848-19': 'Editions',
    '1848-20': 'Doubtful points',
    '1848-21': 'Files of 18xx.games',
  },
  overview: OVERVIEW_EN_1848,
  reference: ['1848-19', '1848-20', '1848-21'],
  synonyms: {
    bankrupt: ['failed', 'debt'],
    bankruptcy: ['failed', 'failure', 'debt'],
    boe: ['bank of england'],
    chair: ['director'],
    corporation: ['company'],
    depot: ['bank'],
    diesel: ['d train', 'a d'],
    emergency: ['forced'],
    emr: ['forced'],
    engine: ['train'],
    float: ['60%'],
    ghan: ['2e'],
    ipo: ['new share', 'par'],
    locomotive: ['train'],
    obsolete: ['rust', 'old'],
    payout: ['dividend'],
    pd: ['priority'],
    presidency: ['director'],
    president: ['director'],
    receivership: ['failed', 'failure', 'wound up'],
    scrap: ['discard', 'rust'],
    station: ['token'],
    yard: ['token'],
  },
  texts: {
    '1848-1.1':
      'With 3, 4, 5 or 6 players everyone starts with £{cash_3}, £{cash_4}, £{cash_5} or £{cash_6} and may hold {certificates_3}, {certificates_4}, {certificates_5} or {certificates_6} certificates; failed companies lower that. One company may be owned up to 60%, with three players up to 70%. The bank has £10,000 before the deal, the Bank of England £2,000 for loans.',
    '1848-1.2':
      'Eight railways: QR, WA, CAR, SAR, NSW, VR, FT and COM. Each has a director’s certificate of 20% and eight single shares, a home city, and tokens of which the home one is free, the second costs £40 and later ones £100 (COM: two free, the rest £100). VR has three tokens, QR, WA and COM five, the others four; see [car_tokens].',
    '1848-1.3':
      'P1 to P6 begin the auction at £{price_P1}, {price_P2}, {price_P3}, {price_P4}, {price_P5} and {price_P6}, can fall £30 lower and pay {income_P1}, {income_P2}, {income_P3}, {income_P4}, {income_P5} and {income_P6}. A company may later pay up to £{most_P1}, {most_P2}, {most_P3} and {most_P4} for P1 to P4. P2, P3 and P4 have a power, P5 brings a QR share, P6 the directorship of CAR.',
    '1848-1.4':
      'Six cards of 2, five of 3, four of 4, three of 5, two of 6, then unlimited 8 or D. Plain sides cost £{train_2}, {train_3}, {train_4}, {train_5}, {train_6} and {train_8}, plus sides {train_2plus}, {train_3plus}, {train_4plus}, {train_5plus} and {train_6plus}, a D {train_D}. The 2s go with the first 4, the 3s with the first 6, the 4s with the first 8 or D.',
    '1848-1.5':
      'Green tiles come with phase 3, brown with 5, grey with 8. A company may own four trains, three in phase 4 and two from phase 5; a set has one operating round, two in phases 3 and 4, three later. The Bank of England’s own dividend is 0, 100 in phases 3 and 4, 200 in 5 and 6, 300 in 8.',
    '1848-1.6':
      'Companies start at £100, 90, 80 or 70 in the middle of the market. Dividends move the price right, withholding left, sales down. A company that reaches the column at the far left has failed; 450, at the top right, ends the game.',
    '1848-1.7':
      'A share of the Bank of England costs £70 while no loan has been taken and rises one step with every loan: 80, 90, 100 and so on up to 340 after all twenty. Selling, buying and dividends do not change this price.',
    '1848-1.8':
      'Brisbane, Sydney, Melbourne, Adelaide and Perth are K cities with tiles of their own; Alice Springs is where 2E trains go. Desert costs £40 and mountains £50 to enter. Perth, Cairns, Alice Springs and Tasmania end a route; the two small ports are like towns.',
    '1848-1.9':
      'Thirty-five hex sides mark the borders between gauges. Track that crosses one changes gauge there for good. It costs nothing to build but takes up reach when a train runs across.',
    '1848-1.10':
      'There are 43 yellow, 31 green, 22 brown and 3 grey tiles and one for Tasmania. What is not in the supply cannot be laid. A tile that is replaced goes back and can be used again.',

    '1848-2.1':
      'The seats are settled before the game, and play goes round in that order. The player in the first seat acts first in the auction.',
    '1848-2.2':
      'Deal the starting cash. Nothing is sold yet: eight railways without a price, ten Bank of England shares at £70, twenty loans, all trains and all tiles.',
    '1848-2.3':
      'QR, WA, CAR, SAR, NSW, VR and FT each have one place in their home city from the start of the game, whether or not they have started. COM has none: it gets in later.',
    '1848-2.4':
      'First the auction, then a stock round, then a set of operating rounds, then the next stock round, and so on until the game ends.',
    '1848-2.5':
      'Nothing is hidden: cash, shares and treasuries are open to everyone. You may promise each other what you like; the game holds nobody to it.',

    '1848-3.1':
      'On your turn buy any private at its current price, or take £5 off the price of one that is still above its minimum, or pass if you are allowed to. One of these, then the next player.',
    '1848-3.2':
      'You pay the bank at once. P5 comes with a share of QR, which counts for QR but cannot be sold before QR has a price. P6 comes with the director’s certificate of CAR, which thereby starts at £100.',
    '1848-3.3':
      'With a private of your own you may always pass. Without one you have to buy or lower a price; if all are at their minimum, you have to {auction_pass, select, own_private {buy} other {buy, or pass once someone owns a private}}. The switch is [auction_pass].',
    '1848-3.4':
      'After a full round of passes each owner is paid the income of their privates. Prices stay where they are, and the auction goes on with the next player.',
    '1848-3.5':
      'As soon as the sixth private has an owner the first stock round begins, with the player to the left of that buyer. From now on privates pay, but count for nothing at the end of the game.',

    '1848-4.1':
      'Sell as many blocks as you like, then buy one certificate, and your turn is over. You cannot sell after buying. If you do neither you pass, and may still act on a later turn.',
    '1848-4.2':
      'If you could neither sell, nor buy any share, nor start a company (for which £140 is the least), the game passes for you and goes on.',
    '1848-4.3':
      'You may buy a share from the IPO at par, a share from the pool at its price, a Bank of England share, or the director’s certificate of a new company for twice the par you choose. It needs cash, room under both limits (for the Bank of England see [boe_holding_limit]), and that you have sold nothing of that company in this round.',
    '1848-4.4':
      'The marker of a new company goes under those that are already on the same par price. So it will operate after them.',
    '1848-4.5':
      'In the first stock round no company’s shares can be sold. Later you may sell one block of each company in a turn, of any size, as long as the pool then holds no more than half of that company. You are paid the price from before the sale.',
    '1848-4.6':
      'A sale pushes the marker down one row, whether it was one share or five. At the foot of its column the marker stays.',
    '1848-4.7':
      'The director owns the 20% certificate, decides for the company and pays if it fails. The director is the player with the most shares.',
    '1848-4.7.1':
      'You take a company over by holding more of it than its director, and at least 20%. If several lead with the same number, the nearest to the old director’s left gets it. A tie with the director changes nothing.',
    '1848-4.7.2':
      'The new director hands over two single shares for the 20% certificate. The old one gets them, or the pool if the 20% certificate has just been sold.',
    '1848-4.7.3':
      'To sell the 20% certificate, or one share’s worth of it, someone else must hold 20% and so become director. If only half was sold, you get a single share back out of the pool.',
    '1848-4.7.4':
      'Every holding remembers the order in which its certificates came. In a swap the two oldest go; in a half sale you receive the oldest of the pool. This matters only for files.',
    '1848-4.7.5':
      'Nobody directs the Bank of England, however many of its shares they own, and nobody is liable for it.',
    '1848-4.8':
      'The director’s certificate and every Bank of England share count as one, privates as none. Each failed company lowers the limit for all, and once more for its director. If you are above it, your turn is for selling only until you are back.',
    '1848-4.9':
      'Bank of England shares can be bought from the first round on and sold in any number of pieces, with no effect on their price; a sold one goes back to the Bank’s own sheet, not to the pool. What you have sold you {boe_buy_back, select, true {may buy back at once} other {do not buy back in this round}}. In the first round they may {boe_sale_sr1, select, true {be sold too} other {not be sold}} ([boe_sale_sr1]).',
    '1848-4.10':
      'Once 60% of a company has been sold, shares in the pool included, it gets ten times its par from the bank and may operate. For COM the moment of payment depends on [com_capital].',
    '1848-4.11':
      'When everyone has passed in a row the round is over. A company fully owned by players moves up one row. The priority deal goes to the left of the last player to trade.',

    '1848-5.1':
      'A company has its own treasury, separate from its director’s cash: neither ever pays for the other. Shares that no player owns are paid no dividend.',
    '1848-5.2':
      'At the beginning of its first turn a company puts its first token into its home city. It is free and automatic.',
    '1848-5.3':
      'If track connects any token of the company to another stop, it needs an ordinary train when the turn ends. A 2E is not enough; see [1848-10.6].',

    '1848-6.1':
      'COM’s shares are bought and sold like any other. Until it is allowed to begin, it is skipped in operating rounds: no income and no change of price.',
    '1848-6.2':
      'Besides 60% sold, COM needs a line of track from Adelaide to Sydney, of any length and gauge, or that a first 6 has left the bank. Once met, this condition stays met.',
    '1848-6.3':
      'What counts is the moment at which COM’s turn would come. If it is ready then, it operates at once; if the line is finished by someone after it, it waits for the next round.',
    '1848-6.4':
      'Nobody has to announce that Adelaide and Sydney are connected: the game checks after every tile.',
    '1848-6.5':
      'On its first turn COM puts one free token into Sydney and one into Adelaide. Where no free place is open, the token stands beside the city, counts in every way, and moves in as soon as a new tile makes room.',
    '1848-6.6':
      'After its two free ones COM has three more tokens. All of them are £100; there is no cheaper one at £40.',

    '1848-7.1':
      'First each private pays its owner. Then the Bank of England pays: the sum of the phase and the value of every city where it has a token, a tenth of it per share in players’ hands. Then the companies take their turns.',
    '1848-7.2':
      'Highest price first; at the same price the one further right, then the one higher up, then the one that arrived earlier. The order stands for the whole round; only after a forced share sale are those that have not begun sorted again ({after_failure, select, at_once {the next one included} other {but not the one that has just opened its turn}}, see [after_failure]).',
    '1848-7.3':
      'Look at the phase when the stock round ends: one, two or three operating rounds. A new phase during the set does not add a round to it.',
    '1848-7.4':
      'Track, token, routes, dividend, then trains, with no going back. A step that offers nothing is skipped. At the end there is one more chance for a loan or for buying a private, if either is still possible.',
    '1848-7.5':
      'You are asked for another train as long as there is room for one and the treasury could pay the cheapest, where a train of another company may cost as little as £1. You may stop unless you must buy.',
    '1848-7.6':
      'It is enough that from one token the track leads to any other stop, even a town. Track is never removed, so a company that has a route keeps it.',
    '1848-7.7':
      'Within its turn a company may at any point take one loan and buy privates. {special_lay_any_time, select, true {P2 and P3 may lay their tiles at any point too} other {P2 and P3 lay their tiles in the track step only}} ([special_lay_any_time]). P4 helps only when buying a train.',

    '1848-8.1':
      'Before the first 3 you lay one yellow tile a turn. Afterwards either up to two yellow tiles or one upgrade, never both. The tile of P2 counts as one of them, Tasmania does not.',
    '1848-8.2':
      'Start at your tokens and follow the track. A city stops you when all its places hold tokens of others, those of the Bank of England included; Perth, Tasmania and the red places are ends.',
    '1848-8.3':
      'The new tile must connect to what you reach, go up by one colour that the phase allows, keep all old track, all cities and towns and the label, and run neither off the map nor against a red or blue side without track.',
    '1848-8.4':
      'You may upgrade without gaining anything for yourself, as long as your trains could come to the tile afterwards. Track may end at the edge of an empty hex.',
    '1848-8.5':
      'Desert is £40, mountain £50, out of the treasury, once: only the first tile on the hex is paid for. Without the money you cannot lay it; take a loan first if you can.',
    '1848-8.6':
      'Red and blue hexes keep what is printed, except that Tasmania may get its one tile. Double towns have no green tile and stay as they are.',
    '1848-8.7':
      'From a home city without a tile no track leads anywhere, so your first tile goes there. {home_tile_duty, select, true {On the first turn it has to be laid if it can be} other {But you do not have to lay it}} ([home_tile_duty]).',
    '1848-8.8':
      'Wherever track crosses one of the marked hex sides there is a change of gauge. No marker has to be bought or placed, and there are always enough.',

    '1848-9.1':
      'One token a turn besides the home token, at the price of your next one. The city must be in your reach, have a free place that is not reserved for another company, and hold no token of yours yet.',
    '1848-9.2':
      'A company’s home place stays free for it until its first turn. In a city with one place nobody else gets in before; in one with two places a single outsider may.',
    '1848-9.3':
      'COM may stand beside a full city ([1848-6.5]), and the tokens of failed companies go to the Bank of England ([1848-16.2]). Both count and block as tokens do.',

    '1848-10.1':
      'Only the lowest kind still in the bank is sold, as its plain or its plus side, as many as you like one after another. From phase 5 on you may also have a 2E. A new train runs for the first time in the next round.',
    '1848-10.2':
      'Once a 3 has been sold you may buy from other companies in your own turn. If both have your director, any price from £1 will do; otherwise it is exactly the printed one and the other director has to agree{trade_consent, select, ask {, and the game asks} other { between yourselves}}. The seller is paid {trade_payment, select, at_once {at once} other {at the end of your turn}}, and a 2E stays where it is.',
    '1848-10.3':
      'Four trains, three in phase 4, two from phase 5; a 2E is not counted. When full you buy nothing, even if the purchase would rust some of yours. Only a 2E{trade_in_at_limit, select, true { or a swap for a D is possible} other { is possible}}.',
    '1848-10.4':
      'For a D the bank takes a 4 or 4+ and £{trade_in} instead of £{train_D}. As the first 8 or D makes all 4s rust, this happens once in a game. It works {trade_in_at_limit, select, true {at the train limit too} other {only with room for one more train}}, and not for an 8.',
    '1848-10.5':
      'From phase 5: one 2E for each company at £{train_2E}, £{train_2E_with_P4} with P4. It needs the cash in hand, does not count against the limit, is not sold on, and does not replace the ordinary train you must buy.',
    '1848-10.6':
      'Having a route but no train, or only a 2E, a company cannot end its turn: it buys from the bank or another company. If the money is short, loans follow by [1848-15.1].',
    '1848-10.7':
      'When the train that rusts them leaves the bank, by sale or export, all trains of that kind disappear from every company at once. Nobody is paid for them.',
    '1848-10.8':
      'If a new phase leaves a company with too many trains, its director picks at once which to give up, even during another player’s turn; the operating company may still borrow meanwhile. They are out of the game. {export_phase, select, next_only {After an export it is asked when the next company has come to its dividend.} other {After an export it is asked at once.}}',

    '1848-11.1':
      'Two different stops at least, one of them a city with your token. No {stop_twice, select, true {piece of track and no hex side twice, but a stop may be called at again} other {stop, no piece of track and no hex side twice}}. Cities full of others’ tokens can be an end but are not run through.',
    '1848-11.2':
      'Count cities, red places and Tasmania, and each change of gauge as one more; the sum may not exceed the number of the train. A plus train has one change free. Towns and small ports cost nothing, and no stop on the way is left out.',
    '1848-11.3':
      'An 8 is an ordinary train with a reach of eight. A D has no reach to count: any number of stops, any number of gauge changes.',
    '1848-11.4':
      'Your trains may meet in stops but never use the same track. Each runs once. {must_run, select, true {If any train can run, at least one has to, on routes of the director’s choice} other {A company that can run may stay at home}} ([must_run]).',
    '1848-11.5':
      'Yellow cities earn 20, green 30, brown 40, grey 50; K cities 40, 60 and 80 from green on; double cities 30, 40 and 50; towns 10. Red places and small ports go by the phase, Tasmania earns 50.',
    '1848-11.6':
      '{kk_bonus, select, true {A train that calls at two K cities earns 50 more, at three 100, at four 150, at all five 200. A K city with a yellow tile counts, and a 2E gets nothing} other {The 2007 edition has no bonus; K only marks cities with tiles of their own}} ([kk_bonus]).',
    '1848-11.7':
      'A 2E runs from Alice Springs to a city with your token, however far and over any gauge. It earns these two places and nothing in between. Full cities still stop it, and it needs track no other train of yours uses.',
    '1848-11.8':
      'Alice Springs has a western and an eastern hex. {alice_single, select, true {They are one place, so a route touches only one of them} other {One long route may end in both and earn twice}} ([alice_single]).',

    '1848-12.1':
      'Each share in a player’s hand gets a tenth of the revenue; shares that no player owns get nothing. The marker goes one column right, or one row up at the end of its row.',
    '1848-12.2':
      'Withheld revenue goes to the treasury and the marker one column left. {no_revenue_price, select, left {The same move comes when there was nothing to pay: no train, no route, nothing run} other {When there was nothing to pay, the marker stays}} ([no_revenue_price]).',
    '1848-12.3':
      'A marker that comes later to a price goes below those already there and operates after them. A marker that cannot move keeps its place.',
    '1848-12.4':
      'There is no second chance in the leftmost column: however a marker gets there, the company is closed right after that move ([1848-16.1]).',

    '1848-13.1':
      'Players do not sell privates to each other, nor companies to companies. The only way is from a player to a company, for P1 to P4.',
    '1848-13.2':
      'In phases 3 and 4 a company may at any point of its turn buy P1 to P4, for £1 up to 40, 80, 140 or 220. It buys from {private_seller, select, director {its own director only} other {any player who agrees}} ([private_seller]).',
    '1848-13.3':
      'After the first 3 a private’s power works for the company that owns it. P2 and P4 also work for a company whose director owns them; P3 does so if [p3_player_owned] is on.',
    '1848-13.4':
      'P2: once, a yellow tile with plain track on a desert hex you reach, for £40 less. It is one of your yellow tiles of the turn. Outside the track step only with [special_lay_any_time].',
    '1848-13.5':
      'P3: the company that owns it{p3_player_owned, select, true {, or whose director does,} other {}} may put the Tasmania tile south of the coast, on I8 or I10. It costs nothing, needs no track of yours and does not count as one of your tiles. The switch is [p3_player_owned].',
    '1848-13.6':
      'When the privates close and Tasmania has no tile yet, the owner of P3 chooses the place at once, and everyone waits; for a company its director does{failed_p3_lays, select, true {, even if that company has just failed} other {}}. Then P3 closes too.',
    '1848-13.7':
      'With P4 a company pays £{train_2E_with_P4} instead of £{train_2E} for one 2E. Then the power is used up.',
    '1848-13.8':
      'The first 5 ends all income from privates, but a P2 or P4 that has not been used can still be used once. P6 closes earlier, as soon as CAR has its first train. A company that fails takes its privates with it{failed_p3_lays, select, true {, but for a Tasmania that is due by its own failure} other {}}.',

    '1848-14.1':
      'Loans exist from the first 3 on: £100 each from the Bank of England, twenty in all. They are never repaid; what they cost is the price of the share.',
    '1848-14.2':
      'One voluntary loan per turn, while the company has fewer than five and the bank still has one. Loans it was forced to take count among the five.',
    '1848-14.3':
      'The treasury gets £100, the company’s marker moves two columns left, and a share of the Bank of England goes up one step.',
    '1848-14.4':
      'You may borrow at any point of the turn, to pay track, a token, a private or a train, also while another company has trains to discard. It is allowed even where it pushes the company into failure.',
    '1848-14.5':
      'The twenty loans carry numbers from 0 to 19 and leave the bank one after the other. The numbers matter only in files.',
    '1848-14.6':
      'This can come up only with several loans in a row: in the leftmost column the marker cannot move further left, so it moves down. It has no effect.',
    '1848-14.7':
      'In the column next to failure, without any train and with a loan still to be had, you are stopped before the dividend. {column1_block, select, true {Only the loan is accepted, and the company fails by it} other {You may refuse it, and then fail by earning nothing}} ([column1_block]).',

    '1848-15.1':
      'A company that must buy a train may choose one it cannot afford. It then borrows the rest, which costs more columns than a voluntary loan.',
    '1848-15.2':
      'If you could still take the loan of this turn by choice, take it first: it moves two columns only. Until then the purchase is not accepted.',
    '1848-15.3':
      'Each forced loan gives £100 and moves three columns left; five loans are no limit here. {forced_first_loan_steps, select, 2 {If it is the first loan of the turn, as for a company with five already, it moves two} other {It moves three even as the first loan of the turn, for a company with five already}} ([forced_first_loan_steps]). It goes on until the train is paid or the company has failed.',
    '1848-15.4':
      'Once the marker is in the leftmost column the company has failed, even if the last loan would have been enough for the train. It gets none.',
    '1848-15.5':
      'With all twenty loans gone and the train still not paid, the marker goes straight to the left end of its row, and the company fails.',
    '1848-15.6':
      'Any train on offer may be named, not just the cheapest; the director adds nothing. {forced_only_if_needed, select, true {No forced loans while the cheapest bank train is affordable} other {Forced loans are given even if a cheaper train was affordable}}, and {forced_other_company, select, true {for another company’s train too} other {never for another company’s train}}.',
    '1848-15.7': 'You name the train and the loans follow automatically. You cannot stop halfway.',

    '1848-16.1':
      'Withholding, earning nothing or borrowing can bring a marker to the left end. Then at once: tokens change hands, shareholders are paid, limits fall, perhaps a train is exported; trains, privates and shares vanish and the rest of the treasury goes to the bank.',
    '1848-16.2':
      'Where the failed company had tokens, the Bank of England now has them. They block as before, and in each operating round the value of their city is added to what Bank of England shares pay. Unused tokens are gone.',
    '1848-16.3':
      'Every other player gets the par price for each share. The treasury pays first; the director pays the rest out of their own pocket, even if that puts them into debt. The director’s own shares are worth nothing.',
    '1848-16.4':
      'At the second and at the fifth failure the bank loses its next 5, else 6, else 8. This rusts trains and closes privates like a sale. Whether the phase may jump forward by it is decided by [export_phase].',
    '1848-16.5':
      'Below zero you sell{after_failure, select, at_once { at once} other { as soon as the next company has opened its turn}}, {crisis_one_sale, select, true {block after block (only one after the last company of a round)} other {block after block}}, of any company or the Bank of England. Never more than the debt asks for, never so that a director changes, never more than half into the pool. Each sale costs a railway one row.',
    '1848-16.6':
      'If you cannot raise it all you stay below zero without interest, and whatever you receive pays it off. {crisis_repeat, select, true {You are asked to sell again in later operating rounds} other {Nobody asks you to sell again}} ([crisis_repeat]).',
    '1848-16.7':
      'When a fifth company fails, the end is decided: the operating rounds of the set are finished and then the game is counted.',
    '1848-16.8':
      'A player never drops out. Debts remain, and at worst a player finishes with less than nothing.',

    '1848-17':
      'First 3: green, a second yellow tile, loans, train trade, privates to companies; first 4: 2s rust, three trains. First 5: brown, privates close, 2E, two trains, three rounds. First 6: 3s rust, COM free to start; first 8 or D: grey, 4s rust.',

    '1848-18.1':
      'The game ends when the bank cannot pay, a share reaches £450, sixteen loans have been taken or a fifth company has failed. The bank still pays in full. Whether exactly zero counts as broken is set by [bank_break].',
    '1848-18.2':
      'The set of operating rounds that is running is finished first. If the end was brought about in a stock round, the whole set after it is still played.',
    '1848-18.3':
      'Add your cash, debts counted against you, and your shares at their price, those of the Bank of England too. Privates, treasuries and trains are worth nothing. If several have the same total they all win.',
    '1848-18.4':
      'Normally one of the four reasons ends the game, and the first that came up is the one shown. Only files may also hold a game that its players stopped.',

    '1848-19':
      'With [edition] names are those of 2021 or of 2007; the map is the same, as that of 2007 is not known to us. What really differed has switches of its own: [car_tokens] gives CAR four tokens or three, [kk_bonus] pays for several K cities or not.',

    '1848-20/D-01':
      'On 18xx.games only owners of a private may pass. By the books everyone may once all prices are at their minimum and one private is sold. The switch is [auction_pass].',
    '1848-20/D-02':
      'No. At its minimum, £30 below where it began, a private can only be bought. Files in which it was lowered further are read all the same.',
    '1848-20/D-03':
      'No. Whatever a file says, the buyer pays the price of that moment, and that is what we write into files.',
    '1848-20/D-04':
      'The books forbid sales in the first round but let Bank of England shares be sold without restriction. We read the second as the special case: allowed, unless [boe_sale_sr1] is switched off.',
    '1848-20/D-05':
      'Yes. As their price does not move it makes no difference whether you sell them together or one after another.',
    '1848-20/D-06':
      'On their next turn in a stock round, before doing anything else. The newer book says operating rounds, an obvious mistake: no shares are sold there.',
    '1848-20/D-07':
      'Eight, besides the director’s certificate. One list of parts says nine; its own total shows that this is a mistake.',
    '1848-20/D-08':
      'Whenever the single share fits into the pool and another player has 20% to take over. The case described in the book, with four shares already sold, is just the tightest one.',
    '1848-20/D-09':
      'Set by [com_capital]: either when 60% is sold, as on 18xx.games, or not before the line Adelaide–Sydney or the first 6 lets it begin. It matters for how full the bank is.',
    '1848-20/D-10':
      'No. The box has twelve discs, but no text turns that into a limit, so we do not count them.',
    '1848-20/D-11':
      'The books say that a company lays it, but also that building is no duty, so the track step may be passed; until the home has a tile the company reaches nothing else. With [home_tile_duty] on the first turn has to begin with it.',
    '1848-20/D-12':
      'On 18xx.games yes, at any point of the company’s turn. By the books they belong in the track step. [special_lay_any_time] decides; a forced Tasmania is always laid at once.',
    '1848-20/D-13':
      'By the books yes, from the first 3 on; on 18xx.games the company must have bought P3. The switch is [p3_player_owned].',
    '1848-20/D-14':
      'On 18xx.games from anyone who agrees, by the books only from its own director. The switch is [private_seller].',
    '1848-20/D-15':
      'No. They stay with their player until they close; what they brought, the shares, can be traded.',
    '1848-20/D-16':
      'It closes like the others. On 18xx.games it stays without an income, which comes to the same.',
    '1848-20/D-17':
      'On 18xx.games at once; by the book of 2021 at the end of the buyer’s turn, while that of 2007 is silent. The switch is [trade_payment]. Until then the price is set aside: the buyer cannot spend it, and the seller gets it even if the buyer fails.',
    '1848-20/D-18':
      'On 18xx.games yes, as if the 4 had left before the D arrives. The books say that a company at its limit buys nothing, even if the purchase would make room, and name the 2E as the only exception. The switch is [trade_in_at_limit].',
    '1848-20/D-19':
      'On 18xx.games yes, at the printed price; by the books no. With [forced_other_company] off such a train must be paid from the treasury, the ordinary loan of the turn included.',
    '1848-20/D-20':
      'On 18xx.games yes, by the books no. With [forced_only_if_needed] on no forced loan is given while the treasury covers the cheaper side of the bank’s next train.',
    '1848-20/D-21':
      'By the books two columns, as the first loan of a turn always does; on 18xx.games three. The switch is [forced_first_loan_steps].',
    '1848-20/D-22':
      'Here it is: if the ordinary loan of the turn is still open you take it by a move of your own, then buy. The money and the columns are the same as in the books.',
    '1848-20/D-23':
      'By the books yes: it then earns nothing and fails by that, with one loan fewer given out. On 18xx.games it can only take it. The switch is [column1_block].',
    '1848-20/D-24':
      'With [export_phase] on “advance” the phase jumps to that of the exported train, and what belongs to other trains still waits for them. On 18xx.games the phase changes only if it is the very next one; rust and events come in any case.',
    '1848-20/D-25':
      'With [bank_break] the bank is broken either when a payment takes it below zero, as on 18xx.games, or already when nothing is left, as the books have it.',
    '1848-20/D-26':
      'By the books no, since they are one place; on 18xx.games yes, and both pay. The switch is [alice_single].',
    '1848-20/D-27':
      'It may, but it earns nothing by it: only Alice Springs and one city with a token are paid.',
    '1848-20/D-28':
      'No. The site has a button for it in other games; here debts are carried on and nobody drops out.',
    '1848-20/D-29':
      'Selling a 2E, buying at the train limit, trading trains before the first 3 and using P2 before it. All are refused in play; files may contain them.',
    '1848-20/D-30':
      'In the edition of 2021 yes: 50, 100, 150 or 200. In that of 2007 there is no such bonus. The switch is [kk_bonus].',
    '1848-20/D-31':
      'The tables say unlimited, the boxes hold seven (2007: five) of 8 or D and five 2E. With [card_limits] set to the printed cards they can run out, and with no train left nobody has to buy.',
    '1848-20/D-32':
      'Three of number 5, four of 6 and three of 57, as on 18xx.games. The printed table is hard to read here.',
    '1848-20/D-33':
      'No. Track stays, and even a full city may be the end of a run, so a company that had a route keeps one.',
    '1848-20/D-34':
      'One column left, as if it had been withheld. The books speak of withholding only, but call the change of price a duty. With [no_revenue_price] the marker can be made to stay.',
    '1848-20/D-35': 'The director of the company that has too many. The books do not say.',
    '1848-20/D-36':
      'With [boe0_quirk] on, as on 18xx.games, the first of the ten can be sold in a crisis only if another player has Bank of England shares. Off, it is like the other nine.',
    '1848-20/D-37': 'It is taken off the total. A player may finish with less than nothing.',
    '1848-20/D-38': 'All who have it. The books name no way to break the tie.',
    '1848-20/D-39': 'No, all of them are ends of the line, and a train can only start or finish there.',
    '1848-20/D-40':
      'That of the fifth. It cannot matter, because the fifth failure already ends the game; on 18xx.games the number shown goes back to that of the beginning.',
    '1848-20/D-41':
      'It was fixed at the start, and only after a forced share sale are those that have not begun sorted again. By the books it comes at once after the failure, so the new prices decide who is next; on 18xx.games the next company opens its turn first and keeps it. The switch is [after_failure].',
    '1848-20/D-42': 'No. It leaves out everything between its two ends, changes of gauge too.',
    '1848-20/D-43': '£50 in every phase. The books give no number for the tile.',
    '1848-20/D-46': 'Yes, from the second stock round on. Only the first one is closed for sales.',
    '1848-20/D-47':
      'With [trade_consent] on “ask” the seller of a train or a private gets a question and may say no; then the same thing is not asked for again this turn. Otherwise the players agree between themselves, as on 18xx.games.',
    '1848-20/D-53': 'Yes. A company with five loans of any kind takes no more by choice.',
    '1848-20/D-54':
      'By the book of 2021 no, running is a duty; on 18xx.games it may run nothing. The switch is [must_run]. Which routes are run is free either way.',
    '1848-20/D-55':
      'By the books no: you owe it without interest, and income pays it off. On 18xx.games you must sell again in later rounds. The switch is [crisis_repeat].',
    '1848-20/D-56':
      'No block may be larger than the debt needs, but there may be several, also of the same company. Each one costs that company a row.',
    '1848-20/D-57':
      'It borrows all the same, three columns for each loan, or two for the first with [forced_first_loan_steps] at 2. It hardly ever comes up.',
    '1848-20/D-58':
      'No, every stop only once; the books say so for red places only and are silent about the rest. With [stop_twice] a route may come back to a city or town over other track, counts it again and is paid again, but the K bonus looks at each city once.',
    '1848-20/D-59':
      'The books fix it for “a company” and tell the Bank of England apart elsewhere, so it is not clear. On 18xx.games it does hold. The switch is [boe_holding_limit].',
    '1848-20/D-60':
      'On 18xx.games no, like any other share. The book of 2021 forbids it for every company; that of 2007 has the ban only among the rules for railways. The switch is [boe_buy_back].',
    '1848-20/D-61':
      'By the books until the debt is paid or nothing is left to sell. 18xx.games asks for one sale there and goes on; what is left is asked for in the next operating round. The switch is [crisis_one_sale].',
    '1848-20/D-62':
      'By the books yes: the exported 5 counts as bought, and then the director of the owning company lays the tile. On 18xx.games P3 is gone with its company. The switch is [failed_p3_lays].',

    '1848-21.1':
      'A file contains title, players, settings, actions and result. If it is marked as belonging to an older version of the site, it may not follow the rules of today.',
    '1848-21.2':
      'Each line of the file says what was done, by which player, company or private, and which number it has.',
    '1848-21.3':
      'Whatever was undone is left out before the game is played through; what was redone is put back. Chat lines are ignored.',
    '1848-21.4':
      'The payment of the Bank of England and the joining of Adelaide and Sydney stand inside the move before them. When importing, we work them out ourselves; when exporting, we add them for the site.',
    '1848-21.5':
      'Bids, purchases, tiles, runs, loans and all the rest have a form of their own, which we read and write exactly.',
    '1848-21.6':
      'A tile is called by its number and copy, a train by the name of its plain side and copy, a city by its tile, a stop by its hex.',
    '1848-21.7':
      'The parts of a route may be listed in either direction; we put them together and calculate the revenue again. If the file gives a different amount, we report it.',
    '1848-21.8':
      'When a file is exported, the site has to come to the same position. So even passes and the order of certificates are kept.',
    '1848-21.9':
      'The site’s page hides some moves that its server accepts. With [import_lenient], set by importing only, such files play on and the places are noted.',
  },
};
