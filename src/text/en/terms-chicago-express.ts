import type { Messages } from '../messages.ts';

/** Chicago Express: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_EN_CHICAGO_EXPRESS: Messages = {
  /* ---- CE-16: what is odd about values, by the first of the hexes ---- */

  'doubt.J2': 'the only forest below 2: perhaps a plain',
  'doubt.K3': 'forests as expensive as a mountain, on both sides of Pittsburgh',
  'doubt.N5': 'a forest as expensive as a mountain, among mountains',
  'doubt.L7': 'alone among forests at 2; it may have changed places with L6',
  'doubt.N4': 'the only mountain whose house adds 1',
  'doubt.L6': 'two neighbouring mountains that look like a pass',
  'doubt.L3': 'a connected block of expensive forest',
  'doubt.N8': 'two connected pairs of expensive plain',
  'doubt.Q7': 'home hexes: no cost, and closed to the others unless a rule of this game opens them',

  'ruleSet.book.about': 'The rulebook; where it is ambiguous, the reading that its detailed text supports.',

  'option.wabash_minimum':
    'The first Wabash share has the usual minimum bid, which is $3 if Fort Wayne has a house, instead of $1.',
  'option.open_home_hexes':
    'The home hexes of the four eastern companies are open to all, without cost or income.',
  'option.chicago_at_once':
    'Entering Chicago pays the company’s shares, and the first time opens the Wabash, before the remaining hexes of that expansion are built instead of after them.',
  'option.forest_grant':
    'Each forest a company enters brings it $2 from the bank, once the expansion is paid for, and a house there another $2; otherwise only the house does.',

  /* ---- CE-0, CE-1 Components ---- */

  'rule.CE-0.2': 'Money and income are whole dollars; fractions are rounded up.',
  'rule.CE-0.4': 'The companies are PRR, B&O, C&O, NYC and WAB.',
  'rule.CE-1.1':
    'Each company has its own number of shares and trains, a home hex and an income to start with.',
  'rule.CE-1.2': 'Twenty houses can be built; three more mark values on the industrial table.',
  'rule.CE-1.3': 'From START to red the auction dial has 3 steps, development 4 and expansion 5.',
  'rule.CE-1.4': 'Detroit runs from 1 to 8, Wheeling from 3 to 6 in ones, Pittsburgh from 4 to 8 in twos.',
  'rule.CE-1.5': 'Income has no upper limit.',
  'rule.CE-1.6': 'The bank never runs out.',

  /* ---- CE-2 Board ---- */

  'rule.CE-2.1': 'The board has 160 hexes in columns A to S; odd columns are half a hex further south.',
  'rule.CE-2.2':
    'Terrain decides who fits on a hex, what it costs, what it earns and whether it can have a house.',
  'rule.CE-2.3': 'Fort Wayne is the home of the Wabash and an ordinary city for everyone else.',
  'rule.CE-2.4': 'Chicago can be reached from two hexes only, which touch each other.',

  /* ---- CE-3 Set-up ---- */

  'rule.CE-3.1': 'The players divide $120 evenly.',
  'rule.CE-3.2': 'Four companies start with a train at home; all trains of the Wabash stay on its charter.',
  'rule.CE-3.3': 'Incomes start at 7, 6, 5 and 8; the Wabash has no marker yet.',
  'rule.CE-3.4': 'Treasuries are empty, dials at START, the industrial markers on their first values.',
  'rule.CE-3.5': 'The first player of the list is the banker.',
  'rule.CE-3.6': 'The opening auctions come before the first turn.',

  /* ---- CE-4 Bidding ---- */

  'rule.CE-4.1': 'An auction sells one share of one company.',
  'rule.CE-4.2': 'Clockwise from the starter everyone bids or passes, and a player who passes is out.',
  'rule.CE-4.3': 'The minimum bid is the income divided by the shares sold, including this one.',
  'rule.CE-4.4': 'A bid must reach the minimum, beat the highest bid and stay within the bidder’s cash.',
  'rule.CE-4.5': 'When all others have passed, the highest bidder pays the company and takes the share.',
  'rule.CE-4.6': 'What happens to a share nobody wants depends on the kind of auction.',
  'rule.CE-4.7': 'If nobody has bid, the last player may still bid.',
  'rule.CE-4.8': 'Anyone may own any number of shares, and shares are never sold again.',

  /* ---- CE-5 Opening auctions ---- */

  'rule.CE-5.1': 'PRR, B&O, C&O and NYC sell one share each before the first turn, in this order.',
  'rule.CE-5.2': 'The minimum bids of the opening are 7, 6, 5 and 8.',
  'rule.CE-5.3': 'The banker starts the first auction, and the latest buyer starts each of the others.',
  'rule.CE-5.4': 'If everyone passes, the starter gets the share for nothing.',
  'rule.CE-5.5': 'The owner of the PRR share takes the first turn.',
  'rule.CE-5.6': 'Opening auctions do not move the auction dial.',

  /* ---- CE-6 Turn and dials ---- */

  'rule.CE-6.1':
    'If two dials are red at the start of a turn, dividends are paid first; then the same player takes the turn.',
  'rule.CE-6.2': 'A turn moves one dial by one step and then carries out its action.',
  'rule.CE-6.3': 'Doing nothing is always allowed.',
  'rule.CE-6.4': 'A red dial cannot be chosen.',
  'rule.CE-6.5': 'The next turn goes to the player on the left of the one who had this turn.',
  'rule.CE-6.6': 'A player always has at least two dials to choose from.',

  /* ---- CE-7 Auction ---- */

  'rule.CE-7.1':
    'Shares of open companies can be auctioned; the Wabash is closed until a company reaches Chicago.',
  'rule.CE-7.2': 'Shares of a sold-out company cannot be auctioned.',
  'rule.CE-7.3': 'The player who puts a share up bids first, needs neither shares nor money, and may pass.',
  'rule.CE-7.4': 'A share that nobody bids for stays unsold, and the dial stays moved.',

  /* ---- CE-8 Expansion ---- */

  'rule.CE-8.1': 'Only shareholders may expand a company, and only an open one.',
  'rule.CE-8.2': 'One to three hexes, each next to the company’s track; branches are allowed.',
  'rule.CE-8.3': 'A company has at most one train on a hex.',
  'rule.CE-8.4': 'Every hex takes a train from the charter.',
  'rule.CE-8.5': 'Forests and mountains hold one company, other hexes one train of each.',
  'rule.CE-8.6':
    '{open_home_hexes, select, true {The eastern home hexes are open to all companies, without cost and income.} other {The eastern home hexes are closed to the other companies.}}',
  'rule.CE-8.7':
    'A hex costs its price times the number of trains on it, including the new one; the treasury must pay for everything.',
  'rule.CE-8.8': 'Cities, mountains, industry and Chicago raise the income at once by what they are worth.',
  'rule.CE-8.9':
    '{forest_grant, select, true {Entering a forest brings the company $2 from the bank.} other {Entering a forest brings no money.}}',
  'rule.CE-8.10':
    '{chicago_at_once, select, true {The Chicago phase comes as soon as Chicago is entered, and the remaining hexes are built afterwards.} other {The Chicago phase waits until all hexes of the expansion are built.}}',

  /* ---- CE-9 Chicago ---- */

  'rule.CE-9.1': 'Every company that reaches Chicago has a Chicago phase.',
  'rule.CE-9.2': 'Its income rises by 7, and then its shares alone are paid.',
  'rule.CE-9.3': 'Only the first company there opens the Wabash.',
  'rule.CE-9.4':
    'The Wabash opens with a free train in Fort Wayne and an income of 1, or 3 with a house there.',
  'rule.CE-9.5':
    'One Wabash share is auctioned immediately, from {wabash_minimum, select, true {the usual minimum} other {$1}}, and the player who reached Chicago bids first.',
  'rule.CE-9.6': 'If all pass, nobody gets that share.',
  'rule.CE-9.7':
    'This auction does not move the dial, and from then on the Wabash is like any other company.',
  'rule.CE-9.8': 'The Chicago phase comes before dividends that are due.',

  /* ---- CE-10 Development ---- */

  'rule.CE-10.1': 'Anyone may develop any hex, for free.',
  'rule.CE-10.2': 'There must be a train on it.',
  'rule.CE-10.3': 'A house in a city or on a mountain, once, raises the income of every company there.',
  'rule.CE-10.4': 'A house in a forest, once, pays the company there $2 and adds no income.',
  'rule.CE-10.5': 'Wheeling and Pittsburgh go up their table, without a house, until its end.',
  'rule.CE-10.6': 'Detroit, Chicago, plains and the eastern homes cannot be developed.',
  'rule.CE-10.7': 'If there are no houses left, none can be built.',

  /* ---- CE-11 Dividends ---- */

  'rule.CE-11.1': 'The bank pays every sold share its part of the company’s income.',
  'rule.CE-11.2': 'After the payment the end of the game is checked.',
  'rule.CE-11.3': 'All dials return to START.',
  'rule.CE-11.4': 'Detroit grows, with or without a train, and so does the income of every company there.',
  'rule.CE-11.5': 'Then the player whose turn it was takes it.',

  /* ---- CE-12 End ---- */

  'rule.CE-12.1':
    'Three companies without trains, three without shares, three houses left or Detroit at 8 ends the game.',
  'rule.CE-12.2': 'All five companies count, the closed Wabash too.',
  'rule.CE-12.3': 'The eighth dividend phase is the last in any case.',
  'rule.CE-12.4': 'The most cash wins, and equal players share the win.',

  /* ---- CE-13 Information and promises ---- */

  'rule.CE-13.1': 'All information is open.',
  'rule.CE-13.2': 'The income of a company always matches the board.',
  'rule.CE-13.3': 'Shares, trains and houses never appear or disappear.',
  'rule.CE-13.4': 'No player and no treasury is ever in debt.',
  'rule.CE-13.5': 'The rules of the game have no undo.',

  /* ---- CE-14 Action log ---- */

  'rule.CE-14.1': 'A game is a header and a list of actions; the position follows from them.',
  'rule.CE-14.2': 'The players of the header sit clockwise.',
  'rule.CE-14.3': 'Actions are numbered, name their player and have the fields of their type.',
  'rule.CE-14.4': 'Putting a share up for auction and the first bid or pass are two actions.',
  'rule.CE-14.5': 'What happens automatically is shown but not recorded.',
  'rule.CE-14.6': 'A refused action changes nothing.',
  'rule.CE-14.7': 'Passing is always an action of its own.',

  /* ---- CE-15 Decisions and refusals ---- */

  'rule.CE-15.1': 'There is always an auction, a turn, or the end of the game.',
  'rule.CE-15.2':
    'A bid is any whole number between the minimum and the player’s cash; a turn offers what the free dials allow.',
  'rule.CE-15.3': 'Every refusal has its code.',
  'rule.CE-15.4': 'Refusals are checked in a fixed order, and the first one is reported.',

  /* ---- CE-16, CE-18 Doubts and rulings ---- */

  'rule.CE-16': 'Odd values of the digital board are kept, and marked.',
  'rule.CE-18.1.1': 'Switch: the Chicago phase may come in the middle of an expansion.',
  'rule.CE-18.1.2': 'Switch: the first Wabash share may have the usual minimum.',
  'rule.CE-18.1.3': 'Switch: the eastern home hexes may be open to all.',
  'rule.CE-18.1.4': 'Settled: bids are whole dollars, at least a dollar apart.',
  'rule.CE-18.1.5': 'Settled: neither income nor the bank has a limit.',
  'rule.CE-18.1.6': 'Settled: the banker is the first player.',
  'rule.CE-18.1.7': 'Switch: a forest may bring $2 when it is entered.',
  'rule.CE-18.3': 'Values known only from the digital board are marked where they appear.',
  'rule.CE-18.4':
    'Where the rulebook contradicts itself, its detailed part counts{forest_grant, select, true {, except for the $2 of a forest} other {}}.',
};
