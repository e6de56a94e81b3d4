import type { Overview } from '../rule-texts.ts';

/** 18GB in five minutes. */
export const OVERVIEW_EN_18GB: Overview = {
  parts: [
    {
      heading: 'What you do',
      text: 'You invest in the railways of Great Britain. The largest shareholder directs a corporation: builds its track, runs its trains, and pays its earnings out or keeps them. At the end cash, shares and privates that are still open count ([18GB-17.1]).',
    },
    {
      heading: 'Course of the game',
      text: 'First privates are auctioned, all at the same time. Then each stock round is followed by two operating rounds. About half of the corporations cannot be started in the first stock round; a draw decides which.',
    },
    {
      heading: 'In a stock round',
      text: 'Sell and then buy one share, or start a corporation, or make one of yours larger. The first to pass acts first in the next round ([18GB-7.1]). Corporations begin with five shares: the first certificate is 40% of them. In the yellow phase that is enough to float one.',
    },
    {
      heading: 'Five shares and ten',
      text: 'A conversion turns five shares into ten. The price falls two steps, and the bank pays the corporation five shares at the new price; it gets tokens and may own more trains ([18GB-6.8]). Those that float after the first 5+2 have ten shares from the start.',
    },
    {
      heading: 'In an operating round',
      text: 'Each corporation, highest price first, lays or upgrades up to two tiles, at most one of them with a city, and may place a token, in any order. Then it runs, pays or withholds, and buys trains. Any dividend raises the price by one step; one of two, three or four times the price raises it by two, three or four.',
    },
    {
      heading: 'What runs earn',
      text: 'A 3+1 makes four stops, at most three of them cities. X trains count cities only and earn more the further apart their ends are. A run from north to south or from east to west earns a bonus, and so does a tunnel under an estuary.',
    },
    {
      heading: 'Privates',
      text: 'A private pays an income and blocks its hex for everyone. Its owner may close it at almost any time: it pays once more, and its power can be used ([18GB-5.4]). The owner of LB must start the LNWR before buying anything else.',
    },
    {
      heading: 'Without a train',
      text: 'A corporation without a train that cannot buy one may convert in an emergency, otherwise it is insolvent and leases a train. Nobody pays for it out of their own pocket, and there is no bankruptcy.',
    },
    {
      heading: 'The end',
      text: 'After every operating round in which no train was bought one is exported. The game ends when the last train leaves the depot, or with the operating round in which a share reaches £350.',
    },
  ],
  tables: [
    {
      caption: 'Terrain and tokens',
      head: ['What', 'Cost'],
      rows: [
        ['Hill side, for each of its two hexes', '£50'],
        ['Blue tile of an estuary', '£50'],
        ['Upgrade', 'free, except new hill sides'],
        ['Token: home, later', 'free, £50'],
      ],
    },
    {
      caption: 'Trains',
      head: ['Train', 'Price', 'Rusts', 'Brings'],
      rows: [
        ['2+1', '£{train_2plus1}', '', ''],
        ['3+1', '£{train_3plus1}', '', 'green tiles'],
        ['4+2', '£{train_4plus2}', '2+1', 'blue tiles, privates no longer block hexes'],
        ['5+2', '£{train_5plus2}', '', 'brown tiles, new corporations have ten shares'],
        ['4X', '£{train_4X}', '3+1', 'at most two trains'],
        ['5X', '£{train_5X}', '', ''],
        ['6X', '£{train_6X}', '4+2', 'grey tiles'],
      ],
    },
    {
      caption: 'Bonuses of a run',
      head: ['Bonus', 'Amount'],
      rows: [
        ['North to south, or east to west', '£20, from blue £30, in grey £40'],
        ['Severn tunnel', '£30'],
        ['Forth and Tay', '£40'],
      ],
    },
    {
      caption: 'Privates',
      head: ['Private', 'Price', 'Income', 'Power when closed'],
      rows: [
        ['LB', '£{price_LB}', '£{income_LB}', 'starts the LNWR'],
        ['AF', '£{price_AF}', '£{income_AF}', 'an extra tile in Perth'],
        ['GN', '£{price_GN}', '£{income_GN}', 'a token in York'],
        ['SD', '£{price_SD}', '£{income_SD}', '£{bonus_SD} in Middlesbrough'],
        ['LM', '£{price_LM}', '£{income_LM}', '£{bonus_LM} in Liverpool'],
        ['LS', '£{price_LS}', '£{income_LS}', 'an extra tile in Leicester'],
        ['TV', '£{price_TV}', '£{income_TV}', 'the Severn tile for free'],
        ['MC', '£{price_MC}', '£{income_MC}', 'a token in Carlisle'],
        ['CH', '£{price_CH}', '£{income_CH}', '£{bonus_CH} in Holyhead'],
      ],
    },
  ],
};
