import type { Overview } from '../rule-texts.ts';

/** Chicago Express in five minutes. */
export const OVERVIEW_EN_CHICAGO_EXPRESS: Overview = {
  parts: [
    {
      heading: 'What you do',
      text: 'Four companies build west from the Atlantic, and you own shares of them. Nobody owns a whole company: with one share you may build for it with the company’s money. At the end only cash counts ([CE-12.4]).',
    },
    {
      heading: 'The opening',
      text: 'One share of each company is auctioned. What you pay goes into the company’s treasury and is what it builds with, so a cheap share means a poor company.',
    },
    {
      heading: 'Your turn',
      text: 'Choose one of three dials and move it one step: auction a share of any company; develop a hex that some company has reached; or expand a company you have a share of by up to three hexes. You may also move a dial and do nothing. A dial on red is closed until the next dividends.',
    },
    {
      heading: 'Dividends',
      text: 'With two dials on red every company pays its income, shared among the shares sold and rounded up. So each share sold makes all others of that company pay less: an auction can dilute another player’s income.',
    },
    {
      heading: 'Building',
      text: 'The treasury pays what is printed on the hex; twice that with one other company there, three times with two. Forests and mountains hold one company only: the first keeps all others out. Cities, mountains and industries raise the income.',
    },
    {
      heading: 'Chicago',
      text: 'A company that reaches Chicago earns 7 more and pays its shareholders at once. The first to arrive also opens the Wabash, whose first share is auctioned immediately ([CE-9.4]).',
    },
    {
      heading: 'The end',
      text: 'The game ends right after dividends if three companies have no shares left, or three have no trains left, or three houses or fewer are left, or dividends were paid for the eighth time ([CE-12.1]).',
    },
  ],
  tables: [
    {
      caption: 'Terrain',
      head: ['Hex', 'Cost', 'Income', 'Companies', 'A house brings'],
      rows: [
        ['Plain', '$1 to $2', '0', 'any number', '–'],
        ['Forest', '$1 to $4', '0', 'one', '$2 to the treasury'],
        ['Mountain', '$2 to $4', '1', 'one', '2 more income'],
        ['City', '$1 to $3', '1 to 3', 'any number', '1 or 2 more income'],
        ['Detroit', '$3', '1, one more after each dividend', 'any number', '–'],
        ['Wheeling', '$3', '3, then 4, 5, 6', 'any number', 'next value'],
        ['Pittsburgh', '$4', '4, then 6, 8', 'any number', 'next value'],
        ['Chicago', '$3', '7', 'any number', '–'],
      ],
    },
    {
      caption: 'Companies',
      head: ['Company', 'Shares', 'Trains', 'Starting income'],
      rows: [
        ['PRR', '{shares_PRR}', '{locomotives_PRR}', '{income_PRR}'],
        ['B&O', '{shares_BandO}', '{locomotives_BandO}', '{income_BandO}'],
        ['C&O', '{shares_CandO}', '{locomotives_CandO}', '{income_CandO}'],
        ['NYC', '{shares_NYC}', '{locomotives_NYC}', '{income_NYC}'],
        ['WAB', '{shares_WAB}', '{locomotives_WAB}', '1, or 3 with a house in Fort Wayne'],
      ],
    },
    {
      caption: 'Dials',
      head: ['Dial', 'Steps until red'],
      rows: [
        ['Auction', '3'],
        ['Development', '4'],
        ['Expansion', '5'],
      ],
    },
  ],
};
