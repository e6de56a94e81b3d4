import type { Messages } from '../messages.ts';

/** Chicago Express: every rule, switch and rule set in one line. A title of a rule may choose by switches (`rule-texts.ts`). */
export const TERMS_EN_CHICAGO_EXPRESS: Messages = {
  /* ---- CE-16: what is odd about values, by the first of the hexes ---- */

  'doubt.J2': 'the only forest below 2: perhaps a plain',
  'doubt.K3': 'forests as dear as a mountain, on both sides of Pittsburgh',
  'doubt.N5': 'a forest as dear as a mountain, among mountains',
  'doubt.L7': 'alone among forests at 2; it may have changed places with L6',
  'doubt.N4': 'the only mountain whose house adds 1',
  'doubt.L6': 'two neighbouring mountains that look like a pass',
  'doubt.L3': 'a connected block of dear forest',
  'doubt.N8': 'two connected pairs of dear plain',
  'doubt.Q7': 'home hexes: no cost, and closed to the others unless open_home_hexes is on',

  'ruleSet.book.about':
    'The rulebook; where it leaves a choice, the reading that its detailed text supports.',

  'option.wabash_minimum':
    'The first Wabash share has the usual minimum price, which is $3 if Fort Wayne has a house, instead of $1.',
  'option.open_home_hexes':
    'The home hexes of the four eastern companies are open to all, without cost and income.',
  'option.chicago_at_once':
    'Entering Chicago pays the shares of the company, and the first time opens the Wabash, before the further hexes of that expansion are built instead of after them.',
  'option.forest_grant':
    'Each forest a company enters brings it $2 from the bank, once the expansion is paid for, and a house there another $2; otherwise only the house does.',

  /* ---- CE-0, CE-1 Components ---- */

  'rule.CE-0.2': 'Money and income are whole dollars; what does not divide evenly is rounded up.',
  'rule.CE-0.4': 'The companies are PRR, B&O, C&O, NYC and WAB.',
  'rule.CE-1.1':
    'Each company has its own number of shares and locomotives, a home hex and an income to start with.',
  'rule.CE-1.2': 'Twenty houses can be built; three more mark the industrial table.',
  'rule.CE-1.3': 'From START to red the auction dial has 3 steps, development 4 and expansion 5.',
  'rule.CE-1.4': 'Detroit runs from 1 to 8, Wheeling from 3 to 6 in ones, Pittsburgh from 4 to 8 in twos.',
  'rule.CE-1.5': 'Income has no upper end.',
  'rule.CE-1.6': 'The bank never runs out.',

  /* ---- CE-2 Board ---- */

  'rule.CE-2.1': 'The board has 160 hexes in columns A to S; odd columns lie half a hex further south.',
  'rule.CE-2.2':
    'Terrain decides who fits on a hex, what it costs, what it earns and whether a house goes there.',
  'rule.CE-2.3': 'Fort Wayne is home of the Wabash and an ordinary city for everybody else.',
  'rule.CE-2.4': 'Chicago can be reached from two hexes only, which touch each other.',

  /* ---- CE-3 Set-up ---- */

  'rule.CE-3.1': 'The players share 120 dollars evenly.',
  'rule.CE-3.2':
    'Four companies start with a locomotive at home; those of the Wabash all stay on its charter.',
  'rule.CE-3.3': 'Incomes start at 7, 6, 5 and 8; the Wabash has no marker yet.',
  'rule.CE-3.4': 'Treasuries are empty, dials at START, the industrial markers on their first values.',
  'rule.CE-3.5': 'The first player of the list is the banker.',
  'rule.CE-3.6': 'The opening auctions come before the first turn.',

  /* ---- CE-4 Bidding ---- */

  'rule.CE-4.1': 'An auction is about one share of one company.',
  'rule.CE-4.2': 'Clockwise from the starter everybody bids or passes, and whoever passes is out.',
  'rule.CE-4.3': 'The minimum price is the income divided by the shares sold, this one included.',
  'rule.CE-4.4': 'A bid reaches the minimum, beats the standing bid and stays within the cash of the bidder.',
  'rule.CE-4.5': 'When all others have passed, the bidder pays the company and takes the share.',
  'rule.CE-4.6': 'What happens to a share nobody wants depends on the kind of auction.',
  'rule.CE-4.7': 'Without a bid the last player is still asked.',
  'rule.CE-4.8': 'Anybody may own any number of shares, and nobody ever parts with one.',

  /* ---- CE-5 Opening auctions ---- */

  'rule.CE-5.1': 'PRR, B&O, C&O and NYC sell one share each before the first turn, in this order.',
  'rule.CE-5.2': 'The least bids of the opening are 7, 6, 5 and 8.',
  'rule.CE-5.3': 'The banker starts the first auction, the latest buyer each further one.',
  'rule.CE-5.4': 'A share that everybody passes on goes to the starter for nothing.',
  'rule.CE-5.5': 'Whoever owns the PRR share takes the first turn.',
  'rule.CE-5.6': 'Opening auctions leave the auction dial alone.',

  /* ---- CE-6 Turn and dials ---- */

  'rule.CE-6.1': 'Two red dials at the start of a turn bring dividends first; then the same player goes on.',
  'rule.CE-6.2': 'A turn moves one dial by one step and then carries out its action.',
  'rule.CE-6.3': 'Doing nothing is always allowed.',
  'rule.CE-6.4': 'A red dial cannot be chosen.',
  'rule.CE-6.5': 'The next turn belongs to the neighbour of whoever had this one.',
  'rule.CE-6.6': 'In a turn there are always two dials to choose from.',

  /* ---- CE-7 Auction ---- */

  'rule.CE-7.1': 'Shares of open companies can be put up; the Wabash is closed until somebody is in Chicago.',
  'rule.CE-7.2': 'A sold-out company cannot be put up.',
  'rule.CE-7.3':
    'Whoever puts a share up speaks first, needs neither shares nor money, and may pass at once.',
  'rule.CE-7.4': 'A share that nobody bids for stays, and the dial stays moved.',

  /* ---- CE-8 Expansion ---- */

  'rule.CE-8.1': 'Only shareholders may expand a company, and only an open one.',
  'rule.CE-8.2': 'One to three hexes, each touching the track as it is by then; forks are fine.',
  'rule.CE-8.3': 'A company has at most one locomotive on a hex.',
  'rule.CE-8.4': 'Every hex takes a locomotive from the charter.',
  'rule.CE-8.5': 'Forests and mountains hold one company, other hexes one locomotive of each.',
  'rule.CE-8.6':
    '{open_home_hexes, select, true {The eastern home hexes are open to all companies, without cost and income.} other {The eastern home hexes are closed to the other companies.}}',
  'rule.CE-8.7':
    'A hex costs its price times the locomotives on it with the new one; the treasury pays all or nothing.',
  'rule.CE-8.8': 'Cities, mountains, industry and Chicago raise the income at once by what they are worth.',
  'rule.CE-8.9':
    '{forest_grant, select, true {Entering a forest brings the company two dollars from the bank.} other {Entering a forest brings no money.}}',
  'rule.CE-8.10':
    '{chicago_at_once, select, true {The Chicago phase comes as soon as Chicago is entered, and the hexes behind it are built afterwards.} other {The Chicago phase waits until all hexes of the expansion are placed.}}',

  /* ---- CE-9 Chicago ---- */

  'rule.CE-9.1': 'Every company that reaches Chicago has its Chicago phase.',
  'rule.CE-9.2': 'Its income rises by 7, and then its shares alone are paid.',
  'rule.CE-9.3': 'Only the first company there opens the Wabash.',
  'rule.CE-9.4':
    'The Wabash opens with a free locomotive in Fort Wayne and an income of 1, or 3 with a house there.',
  'rule.CE-9.5':
    'One Wabash share is auctioned at once, from {wabash_minimum, select, true {the usual minimum} other {one dollar}}, and the player who reached Chicago speaks first.',
  'rule.CE-9.6': 'Nobody gets that share when all pass.',
  'rule.CE-9.7': 'This auction leaves the dial alone, and from then on the Wabash is like any other.',
  'rule.CE-9.8': 'The Chicago phase comes before dividends that are due.',

  /* ---- CE-10 Development ---- */

  'rule.CE-10.1': 'Anybody may develop any hex, at no cost.',
  'rule.CE-10.2': 'There must be a locomotive on it.',
  'rule.CE-10.3': 'A house in a city or on a mountain, once, raises the income of everybody there.',
  'rule.CE-10.4': 'A house in a forest, once, pays the company there two dollars and no income.',
  'rule.CE-10.5': 'Wheeling and Pittsburgh move on their table, without a house, until its end.',
  'rule.CE-10.6': 'Detroit, Chicago, plains and the eastern homes cannot be developed.',
  'rule.CE-10.7': 'Without houses in the supply none can be built.',

  /* ---- CE-11 Dividends ---- */

  'rule.CE-11.1': 'Every sold share is paid its part of the income by the bank.',
  'rule.CE-11.2': 'After the payment the end of the game is checked.',
  'rule.CE-11.3': 'All dials go back to START.',
  'rule.CE-11.4': 'Detroit grows, with or without a locomotive, and so do the incomes of those there.',
  'rule.CE-11.5': 'Whoever had the turn takes it now.',

  /* ---- CE-12 End ---- */

  'rule.CE-12.1':
    'Three charters without locomotives, three without shares, three houses left or Detroit at 8 end it.',
  'rule.CE-12.2': 'All five companies count, the closed Wabash too.',
  'rule.CE-12.3': 'The eighth dividend phase is the last in any case.',
  'rule.CE-12.4': 'The most cash wins, and equal players share the victory.',

  /* ---- CE-13 Information and promises ---- */

  'rule.CE-13.1': 'Everything is open to everybody.',
  'rule.CE-13.2': 'The income of a company is what the board says.',
  'rule.CE-13.3': 'Shares, locomotives and houses are neither lost nor made.',
  'rule.CE-13.4': 'Nobody and no treasury is ever in debt.',
  'rule.CE-13.5': 'The game itself knows no undo.',

  /* ---- CE-14 Action log ---- */

  'rule.CE-14.1': 'A game is a header and a list of actions; the position follows from them.',
  'rule.CE-14.2': 'The players of the header sit clockwise.',
  'rule.CE-14.3': 'Actions are numbered, name their player and have the fields of their type.',
  'rule.CE-14.4': 'Putting up a share and the first word about it are two actions.',
  'rule.CE-14.5': 'What happens by itself is told and not logged.',
  'rule.CE-14.6': 'A refused action changes nothing.',
  'rule.CE-14.7': 'Nobody passes without saying so.',

  /* ---- CE-15 Decisions and refusals ---- */

  'rule.CE-15.1': 'There is an auction, a turn, or the end.',
  'rule.CE-15.2':
    'A bid is any whole number between the least and the cash; a turn has what its free dials allow.',
  'rule.CE-15.3': 'Every refusal has its code.',
  'rule.CE-15.4': 'Refusals are looked for in a fixed order, and the first one is told.',

  /* ---- CE-16, CE-18 Doubts and rulings ---- */

  'rule.CE-16': 'Odd values of the digitised board are kept, and marked.',
  'rule.CE-18.1.1': 'Switch: the Chicago phase may come in the middle of an expansion.',
  'rule.CE-18.1.2': 'Switch: the first Wabash share may have the usual minimum.',
  'rule.CE-18.1.3': 'Switch: the eastern home hexes may be open to all.',
  'rule.CE-18.1.4': 'Settled: bids are whole dollars, a dollar apart at least.',
  'rule.CE-18.1.5': 'Settled: neither income nor bank has an end.',
  'rule.CE-18.1.6': 'Settled: the banker is the first player.',
  'rule.CE-18.1.7': 'Switch: a forest may bring two dollars when it is entered.',
  'rule.CE-18.3': 'Values that only the digitised board has are marked where they stand.',
  'rule.CE-18.4':
    'Where the rulebook contradicts itself, its detailed part counts{forest_grant, select, true {, except for the two dollars of a forest} other {}}.',
};
