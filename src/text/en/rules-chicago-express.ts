import type { RuleTexts } from '../rule-texts.ts';
import { OVERVIEW_EN_CHICAGO_EXPRESS } from './overview-chicago-express.ts';

/** Chicago Express for players at the table. */
export const RULES_EN_CHICAGO_EXPRESS: RuleTexts = {
  sections: {
    'CE-0': 'Money and names',
    'CE-1': 'What there is',
    'CE-2': 'Board',
    'CE-3': 'Set-up',
    'CE-4': 'Bidding',
    'CE-5': 'Opening auctions',
    'CE-6': 'Turns and dials',
    'CE-7': 'Auction of a share',
    'CE-8': 'Expansion',
    'CE-9': 'Chicago and the Wabash',
    'CE-10': 'Development',
    'CE-11': 'Dividends',
    'CE-12': 'End of the game',
    'CE-13': 'What always holds',
    'CE-14': 'Record of a game',
    'CE-15': 'Decisions and refusals',
    'CE-16': 'Doubtful values of the board',
    'CE-18': 'Rulings',
  },
  overview: OVERVIEW_EN_CHICAGO_EXPRESS,
  reference: ['CE-0', 'CE-13', 'CE-14', 'CE-15', 'CE-16', 'CE-18'],
  synonyms: {
    black: ['wabash'],
    blue: ['baltimore'],
    cube: ['train'],
    cubes: ['trains'],
    dilute: ['shares sold'],
    dilution: ['shares sold'],
    engine: ['train'],
    green: ['new york central'],
    ipo: ['charter'],
    link: ['train'],
    payout: ['dividends'],
    president: ['one share'],
    stock: ['share'],
    locomotive: ['train'],
    locomotives: ['trains'],
    railway: ['company'],
    track: ['train'],
    yellow: ['chesapeake'],
  },
  texts: {
    'CE-0.2':
      'There are no cents. Wherever money is shared out, every part is rounded up, so an income of 7 on two shares pays $4 each.',
    'CE-0.4':
      'Pennsylvania (red), Baltimore & Ohio (blue), Chesapeake & Ohio (yellow), New York Central (green) and, once it is open, the Wabash (black).',

    'CE-1.1':
      'PRR: {shares_PRR} shares, {locomotives_PRR} trains, Philadelphia, income {income_PRR}; B&O: {shares_BandO}, {locomotives_BandO}, Baltimore, {income_BandO}; C&O: {shares_CandO}, {locomotives_CandO}, Washington, {income_CandO}; NYC: {shares_NYC}, {locomotives_NYC}, New York, {income_NYC}. Wabash: {shares_WAB} shares, {locomotives_WAB} trains, Fort Wayne, income 1 or 3 when it opens.',
    'CE-1.2':
      'Twenty houses are available for development. The other three of the box show the values of Detroit, Wheeling and Pittsburgh.',
    'CE-1.3':
      'So in one round there can be at most three auctions, four developments and five expansions, with any number of players. The last step puts the dial on red.',
    'CE-1.4':
      'Detroit grows automatically with each dividend. Wheeling grows by one and Pittsburgh by two when someone develops them.',
    'CE-1.5': 'The track ends at 50 and starts again with a +50 marker; beyond that we simply keep counting.',
    'CE-1.6': 'The notes in the box set no limit: whatever is due is paid.',

    'CE-2.1': 'Column A with Chicago is in the west, S with New York in the east; rows count from the north.',
    'CE-2.2':
      'Plains, cities, industry and Chicago hold one train of each company. Forests and mountains hold one company only. A mountain earns 1, a city 1 to 3, Chicago 7, an industry its current value; plains and forests add no income.',
    'CE-2.3':
      'Every company may run through Fort Wayne, before and after the Wabash has opened, and a house may stand there.',
    'CE-2.4':
      'The last hex before Chicago is A3 or B2, and since these touch, a company can take both on its way.',

    'CE-3.1': 'Two players have ${cash_2} each, three {cash_3}, four {cash_4}, five {cash_5}, six {cash_6}.',
    'CE-3.2':
      'PRR, B&O, C&O and NYC have 19, 21, 25 and 23 trains left on their charters. Fort Wayne is empty, with all 11 of the Wabash waiting.',
    'CE-3.3': 'That is PRR, B&O, C&O and NYC in this order. The Wabash gets its marker when it opens.',
    'CE-3.4': 'Detroit begins at 1, Wheeling at 3, Pittsburgh at 4, and twenty houses are in the supply.',
    'CE-3.5': 'The banker’s only privilege is to bid first in the very first auction.',
    'CE-3.6': 'Four shares are sold before anyone takes a turn: one of each eastern company.',

    'CE-4.1': 'You never bid for two shares, or for shares of two companies, at the same time.',
    'CE-4.2': 'A player who has passed cannot come back into this auction and is no longer asked.',
    'CE-4.3':
      'The first bid may not be lower than what a share would pay once this one is sold too, rounded up. {wabash_minimum, select, true {The opening auctions have} other {The opening auctions and the first Wabash share have}} figures of their own.',
    'CE-4.4':
      'Raise by one dollar or more, in whole dollars, and never above the money you have. The starter may pass and leave the first bid to someone else.',
    'CE-4.5':
      'The money goes into the treasury of that company and not to the bank: it pays for later track.',
    'CE-4.6':
      'In the opening the starter gets it for nothing. In an ordinary auction, and for the first Wabash share, it stays on the charter.',
    'CE-4.7':
      'If all others have passed without a bid, you may still take the share at the minimum, or pass too.',
    'CE-4.8': 'Shares are not sold on and not traded. What you buy you keep to the end.',

    'CE-5.1': 'One after the other, so that everyone knows who owns what before the next share comes up.',
    'CE-5.2':
      'PRR 7, B&O 6, C&O 5, NYC 8: just what each company earns at the start. A bid of exactly that is fine.',
    'CE-5.3': 'The player who got the last share bids first for the next one.',
    'CE-5.4': 'Its company then gets no money at all. The starter of that auction cannot refuse the share.',
    'CE-5.5': 'It does not matter who bought the last share of the opening.',
    'CE-5.6': 'All three dials are still on START when the first turn begins.',

    'CE-6.1':
      'It is checked before the turn, not after it. Dividends are paid, the dials go back, and then that player takes the turn as usual.',
    'CE-6.2': 'Choose auction, development or expansion. The dial moves whether or not you then do anything.',
    'CE-6.3': 'You may move a dial and leave it at that, to bring the dividends nearer or simply to wait.',
    'CE-6.4': 'Its action is used up for this round, also for those who only want to move the dial.',
    'CE-6.5':
      'Even if someone else won the auction, play goes on to the left of the player whose turn it was.',
    'CE-6.6':
      'With two on red, dividends come first and reset all, so there are always at least two free dials.',

    'CE-7.1':
      'Name any company that has a share left. The Wabash can be named only after the first company has reached Chicago.',
    'CE-7.2': 'When the last share has gone there is nothing left to put up. The others still can be.',
    'CE-7.3': 'You need not want it yourself: you may open the bidding, or pass and see what the others do.',
    'CE-7.4': 'The auction step is spent all the same, and the turn passes on.',

    'CE-8.1': 'One share is enough, however many the others have. The company’s treasury pays, not you.',
    'CE-8.2':
      'Lay one, two or three hexes in the order you like. Each must be next to a hex where the company already is, including those just built.',
    'CE-8.3': 'A hex where it already is cannot be chosen again, neither now nor later.',
    'CE-8.4': 'Without enough trains you build fewer hexes. A company with none left never expands again.',
    'CE-8.5': 'So the first company on a forest or mountain keeps all others out for the rest of the game.',
    'CE-8.6':
      '{open_home_hexes, select, true {Every company may enter New York, Philadelphia, Baltimore and Washington, which cost nothing and earn nothing. Without [open_home_hexes] each is closed to all companies but its own.} other {New York, Philadelphia, Baltimore and Washington belong to their own company. With [open_home_hexes] every company may enter, at no cost and for no income.}}',
    'CE-8.7':
      'On a hex with one other company’s train you pay twice the printed cost, with two, three times. If the treasury cannot pay for all hexes together, nothing is built.',
    'CE-8.8':
      'A city brings its printed income and that of its house, a mountain 1, an industry its present value, Chicago 7. Plains and forests leave it as it is.',
    'CE-8.9':
      '{forest_grant, select, true {The money comes for every forest, after the whole expansion has been paid, so it cannot pay for its own hexes. A house there brings $2 once more.} other {The $2 of a forest come only when a house is built there. With [forest_grant] entering brings $2 too.}}',
    'CE-8.10':
      '{chicago_at_once, select, true {Shares are paid from the income of that moment. If it is the first company there, the Wabash opens and its share is auctioned, and only then the other hexes are built and paid, as they were chosen; the treasury must be able to pay for all of them from the start.} other {Even if Chicago was the first of three hexes, the other two are laid and paid before shares are paid. With [chicago_at_once] they come after the phase.}}',

    'CE-9.1':
      'It comes once for each company, the Wabash among them, in the turn in which its train gets there.',
    'CE-9.2':
      'Every sold share of the company gets its part of the new income from the bank. No other company pays, and no dial moves.',
    'CE-9.3': 'For all later ones the payment is everything that happens.',
    'CE-9.4':
      'This is after the first company’s payment. Ten Wabash trains remain. Trains of other companies in Fort Wayne change nothing.',
    'CE-9.5':
      'This player may pass too. {wabash_minimum, select, true {The least bid is its income: $1, or $3 if Fort Wayne has a house.} other {With [wabash_minimum] the least bid is the usual one, so $3 if Fort Wayne has a house.}}',
    'CE-9.6': 'Both shares stay on the charter and can be auctioned later as usual.',
    'CE-9.7': 'It can be auctioned, expanded and paid out, and its later shares have the usual minimum.',
    'CE-9.8':
      'If the same turn put the second dial on red, first Chicago pays and the Wabash share is auctioned, then the ordinary dividends follow.',

    'CE-10.1': 'You need no share of the companies there. Nothing has to be paid either.',
    'CE-10.2': 'A place nobody has reached yet cannot be developed.',
    'CE-10.3':
      'The bonus is printed on the hex: 1 or 2. Companies that come later get it together with the hex.',
    'CE-10.4':
      'The money goes into the treasury. It is a small help for building, and one house fewer in the supply.',
    'CE-10.5': 'Every company there earns the difference at once. Wheeling ends at 6, Pittsburgh at 8.',
    'CE-10.6':
      'Detroit grows only with the dividends. Fort Wayne is an ordinary city and may have its house.',
    'CE-10.7': 'This never happens: with three houses or fewer the game ends at the next dividends.',

    'CE-11.1':
      'Divide the income by the shares sold and round up; each owner gets that for every share. Treasuries are neither paid nor charged.',
    'CE-11.2': 'If it has come, nothing else of this phase happens: dials and Detroit stay as they are.',
    'CE-11.3': 'A new round begins with all three actions free again.',
    'CE-11.4':
      'One step each time. Companies in Detroit earn one more from now on; the dividend just paid was still the old one.',
    'CE-11.5': 'The dividends came at the start of that player’s turn and took nothing away from it.',

    'CE-12.1':
      'One of the four is enough. It is checked right after dividends are paid and at no other time, so you may still play on until then.',
    'CE-12.2': 'As long as it is closed it has both shares and eleven trains, so it counts as not empty.',
    'CE-12.3': 'Detroit starts at 1 and grows after every payment, so at the eighth it stands at 8.',
    'CE-12.4':
      'Shares, treasuries and incomes are worth nothing in the end: what counts is the money in your hand.',

    'CE-13.1': 'Cash, shares and treasuries are open to everyone, at any time.',
    'CE-13.2':
      'Start with the income of the setup and add what each of its hexes is worth now. For the Wabash Fort Wayne is one of the hexes and it starts from nothing.',
    'CE-13.3':
      'What is not on the board or with a player is on a charter or in the supply; the numbers always add up.',
    'CE-13.4': 'You cannot choose anything that cannot be paid for immediately.',
    'CE-13.5': 'The players may still take moves back: the record is shortened and played again.',

    'CE-14.1': 'Nothing else is stored. Played again, the same actions lead to the same position.',
    'CE-14.2': 'The first of them is the banker.',
    'CE-14.3': 'There are six kinds: bid, pass, put up a share, expand, develop, and move a dial only.',
    'CE-14.4': 'First the dial moves and the auction is open, then the same player bids or passes.',
    'CE-14.5':
      'Payments, the opening of the Wabash and the growth of Detroit follow from the actions and are only shown in the log.',
    'CE-14.6': 'The position stays as it was, and the record too.',
    'CE-14.7': 'Even a player who can no longer pay is asked and must pass.',

    'CE-15.1': 'Someone is asked for a bid, someone has a turn, or the game is over.',
    'CE-15.2': 'In an auction you may always pass. In a turn you may always move a free dial and do nothing.',
    'CE-15.3': 'So that programs can tell them apart; people read the sentence.',
    'CE-15.4':
      'Whose turn it is comes first, then the dial, the company, the hexes one by one, and the money last.',

    'CE-16':
      'Some hexes of the board we know from one source only, and some of their values look unusual, such as expensive forests or cheap mountains. We keep them unless the rulebook says otherwise, and mark the hex.',
    'CE-18.1.1':
      'The rulebook leaves open what becomes of hexes still to be laid, so the default is to finish the expansion first. With [chicago_at_once] the order decides: Chicago pays from the income of that moment, the first Wabash share is auctioned, and the hexes behind Chicago follow as they were chosen. Fort Wayne then costs more, because the Wabash is there.',
    'CE-18.1.2':
      'The rulebook leaves the first bid free, so the default is one dollar. With [wabash_minimum] it is the usual minimum, which differs only if Fort Wayne has a house.',
    'CE-18.1.3':
      'The rulebook’s list of shared hexes leaves them out, so the default is to close them. With [open_home_hexes] others may enter, at no cost and without income.',
    'CE-18.1.4': 'One dollar is the smallest note, so nothing else could be paid.',
    'CE-18.1.5': 'The rulebook says nothing about a full track or an empty bank, so neither stops the game.',
    'CE-18.1.6': 'The rulebook lets any player be the banker. Seat that player first.',
    'CE-18.1.7':
      'The rulebook’s summary gives $2 for entering a forest, its main part only for a house, and its example pays the full price; so the default is to pay for the house alone. With [forest_grant] entering brings $2 too, after the expansion has been paid.',
    'CE-18.3':
      'That is true of most hex costs and incomes, of Chicago’s 7, of two dial lengths and of the last values of Wheeling and Pittsburgh.',
    'CE-18.4':
      'It concerns the $2 of a forest, paid for the house{forest_grant, select, true { and here also on entry} other {}}, and the dials, set back after the dividends. The player who opens the Wabash auction may pass too.',
  },
};
