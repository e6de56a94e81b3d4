export const RULES: Readonly<Record<string, string>> = {
  // CE-0, CE-1 Components
  'CE-0.2': 'Money and income are whole dollars; what does not divide evenly is rounded up.',
  'CE-0.4': 'The companies are PRR, B&O, C&O, NYC and WAB.',
  'CE-1.1':
    'Each company has its own number of shares and locomotives, a home hex and an income to start with.',
  'CE-1.2': 'Twenty houses can be built; three more mark the industrial table.',
  'CE-1.3': 'From START to red the auction dial has 3 steps, development 4 and expansion 5.',
  'CE-1.4': 'Detroit runs from 1 to 8, Wheeling from 3 to 6 in ones, Pittsburgh from 4 to 8 in twos.',
  'CE-1.5': 'Income has no upper end.',
  'CE-1.6': 'The bank never runs out.',

  // CE-2 Board
  'CE-2.1': 'The board has 160 hexes in columns A to S; odd columns lie half a hex further south.',
  'CE-2.2': 'Terrain decides who fits on a hex, what it costs, what it earns and whether a house goes there.',
  'CE-2.3': 'Fort Wayne is home of the Wabash and an ordinary city for everybody else.',
  'CE-2.4': 'Chicago can be reached from two hexes only, which touch each other.',

  // CE-3 Set-up
  'CE-3.1': 'The players share 120 dollars evenly.',
  'CE-3.2': 'Four companies start with a locomotive at home; those of the Wabash all stay on its charter.',
  'CE-3.3': 'Incomes start at 7, 6, 5 and 8; the Wabash has no marker yet.',
  'CE-3.4': 'Treasuries are empty, dials at START, the industrial markers on their first values.',
  'CE-3.5': 'The first player of the list is the banker.',
  'CE-3.6': 'The opening auctions come before the first turn.',

  // CE-4 Bidding
  'CE-4.1': 'An auction is about one share of one company.',
  'CE-4.2': 'Clockwise from the starter everybody bids or passes, and whoever passes is out.',
  'CE-4.3': 'The minimum price is the income divided by the shares sold, this one included.',
  'CE-4.4': 'A bid reaches the minimum, beats the standing bid and stays within the cash of the bidder.',
  'CE-4.5': 'When all others have passed, the bidder pays the company and takes the share.',
  'CE-4.6': 'What happens to a share nobody wants depends on the kind of auction.',
  'CE-4.7': 'Without a bid the last player is still asked.',
  'CE-4.8': 'Anybody may own any number of shares, and nobody ever parts with one.',

  // CE-5 Opening auctions
  'CE-5.1': 'PRR, B&O, C&O and NYC sell one share each before the first turn, in this order.',
  'CE-5.2': 'The least bids of the opening are 7, 6, 5 and 8.',
  'CE-5.3': 'The banker starts the first auction, the latest buyer each further one.',
  'CE-5.4': 'A share that everybody passes on goes to the starter for nothing.',
  'CE-5.5': 'Whoever owns the PRR share takes the first turn.',
  'CE-5.6': 'Opening auctions leave the auction dial alone.',

  // CE-6 Turn and dials
  'CE-6.1': 'Two red dials at the start of a turn bring dividends first; then the same player goes on.',
  'CE-6.2': 'A turn moves one dial by one step and then carries out its action.',
  'CE-6.3': 'Doing nothing is always allowed.',
  'CE-6.4': 'A red dial cannot be chosen.',
  'CE-6.5': 'The next turn belongs to the neighbour of whoever had this one.',
  'CE-6.6': 'In a turn there are always two dials to choose from.',

  // CE-7 Auction
  'CE-7.1': 'Shares of open companies can be put up; the Wabash is closed until somebody is in Chicago.',
  'CE-7.2': 'A sold-out company cannot be put up.',
  'CE-7.3': 'Whoever puts a share up speaks first, needs neither shares nor money, and may pass at once.',
  'CE-7.4': 'A share that nobody bids for stays, and the dial stays moved.',

  // CE-8 Expansion
  'CE-8.1': 'Only shareholders may expand a company, and only an open one.',
  'CE-8.2': 'One to three hexes, each touching the track as it is by then; forks are fine.',
  'CE-8.3': 'A company has at most one locomotive on a hex.',
  'CE-8.4': 'Every hex takes a locomotive from the charter.',
  'CE-8.5': 'Forests and mountains hold one company, other hexes one locomotive of each.',
  'CE-8.6':
    '{open_home_hexes, select, true {The eastern home hexes are open to all companies, without cost and income.} other {The eastern home hexes are closed to the other companies.}}',
  'CE-8.7':
    'A hex costs its price times the locomotives on it with the new one; the treasury pays all or nothing.',
  'CE-8.8': 'Cities, mountains, industry and Chicago raise the income at once by what they are worth.',
  'CE-8.9':
    '{forest_grant, select, true {Entering a forest brings the company two dollars from the bank.} other {Entering a forest brings no money.}}',
  'CE-8.10':
    '{chicago_at_once, select, true {The Chicago phase comes as soon as Chicago is entered, and the hexes behind it are built afterwards.} other {The Chicago phase waits until all hexes of the expansion are placed.}}',

  // CE-9 Chicago
  'CE-9.1': 'Every company that reaches Chicago has its Chicago phase.',
  'CE-9.2': 'Its income rises by 7, and then its shares alone are paid.',
  'CE-9.3': 'Only the first company there opens the Wabash.',
  'CE-9.4':
    'The Wabash opens with a free locomotive in Fort Wayne and an income of 1, or 3 with a house there.',
  'CE-9.5':
    'One Wabash share is auctioned at once, from {wabash_minimum, select, true {the usual minimum} other {one dollar}}, and the player who reached Chicago speaks first.',
  'CE-9.6': 'Nobody gets that share when all pass.',
  'CE-9.7': 'This auction leaves the dial alone, and from then on the Wabash is like any other.',
  'CE-9.8': 'The Chicago phase comes before dividends that are due.',

  // CE-10 Development
  'CE-10.1': 'Anybody may develop any hex, at no cost.',
  'CE-10.2': 'There must be a locomotive on it.',
  'CE-10.3': 'A house in a city or on a mountain, once, raises the income of everybody there.',
  'CE-10.4': 'A house in a forest, once, pays the company there two dollars and no income.',
  'CE-10.5': 'Wheeling and Pittsburgh move on their table, without a house, until its end.',
  'CE-10.6': 'Detroit, Chicago, plains and the eastern homes cannot be developed.',
  'CE-10.7': 'Without houses in the supply none can be built.',

  // CE-11 Dividends
  'CE-11.1': 'Every sold share is paid its part of the income by the bank.',
  'CE-11.2': 'After the payment the end of the game is checked.',
  'CE-11.3': 'All dials go back to START.',
  'CE-11.4': 'Detroit grows, with or without a locomotive, and so do the incomes of those there.',
  'CE-11.5': 'Whoever had the turn takes it now.',

  // CE-12 End
  'CE-12.1':
    'Three charters without locomotives, three without shares, three houses left or Detroit at 8 end it.',
  'CE-12.2': 'All five companies count, the closed Wabash too.',
  'CE-12.3': 'The eighth dividend phase is the last in any case.',
  'CE-12.4': 'The most cash wins, and equal players share the victory.',

  // CE-13 Information and promises
  'CE-13.1': 'Everything is open to everybody.',
  'CE-13.2': 'The income of a company is what the board says.',
  'CE-13.3': 'Shares, locomotives and houses are neither lost nor made.',
  'CE-13.4': 'Nobody and no treasury is ever in debt.',
  'CE-13.5': 'The game itself knows no undo.',

  // CE-14 Action log
  'CE-14.1': 'A game is a header and a list of actions; the position follows from them.',
  'CE-14.2': 'The players of the header sit clockwise.',
  'CE-14.3': 'Actions are numbered, name their player and have the fields of their type.',
  'CE-14.4': 'Putting up a share and the first word about it are two actions.',
  'CE-14.5': 'What happens by itself is told and not logged.',
  'CE-14.6': 'A refused action changes nothing.',
  'CE-14.7': 'Nobody passes without saying so.',

  // CE-15 Decisions and refusals
  'CE-15.1': 'There is an auction, a turn, or the end.',
  'CE-15.2':
    'A bid is any whole number between the least and the cash; a turn has what its free dials allow.',
  'CE-15.3': 'Every refusal has its code.',
  'CE-15.4': 'Refusals are looked for in a fixed order, and the first one is told.',

  // CE-16, CE-18 Doubts and rulings
  'CE-16': 'Odd values of the digitised board are kept, and marked.',
  'CE-18.1.1': 'Switch: the Chicago phase may come in the middle of an expansion.',
  'CE-18.1.2': 'Switch: the first Wabash share may have the usual minimum.',
  'CE-18.1.3': 'Switch: the eastern home hexes may be open to all.',
  'CE-18.1.4': 'Settled: bids are whole dollars, a dollar apart at least.',
  'CE-18.1.5': 'Settled: neither income nor bank has an end.',
  'CE-18.1.6': 'Settled: the banker is the first player.',
  'CE-18.1.7': 'Switch: a forest may bring two dollars when it is entered.',
  'CE-18.3': 'Values that only the digitised board has are marked where they stand.',
  'CE-18.4':
    'Where the rulebook contradicts itself, its detailed part counts{forest_grant, select, true {, except for the two dollars of a forest} other {}}.',
};
