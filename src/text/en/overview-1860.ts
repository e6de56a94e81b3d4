import type { Overview } from '../rule-texts.ts';

/** 1860 in five minutes. */
export const OVERVIEW_EN_1860: Overview = {
  parts: [
    {
      heading: 'What you do',
      text: 'Eight companies share an island that can feed three. You buy shares, and the player who owns most of a company is its president: builds its track, runs its trains, and decides whether its earnings are paid out. At the end cash, shares and privates count ([1860-21.4]).',
    },
    {
      heading: 'Course of the game',
      text: 'Six lots, four privates and the president’s certificates of two companies, are auctioned: you bid for the right to choose, then pay for what you choose ([1860-3.1]). Then stock rounds alternate with sets of one to three operating rounds.',
    },
    {
      heading: 'In a stock round',
      text: 'Sell as much as you like, then buy one certificate or one private. Companies come in four layers; the next layer opens once a company of the one before has operated or sold all its shares ([1860-6.2]). With 50% in players’ hands a company floats and gets ten times its par. Each share sold lowers the price by a space, except in the red zones, and a company without a train sells at half price.',
    },
    {
      heading: 'In an operating round',
      text: 'Each company, highest price first, builds, places a token, runs, pays or withholds and buys trains. Lay two yellow tiles without a city, or one with a city, or upgrade one. You may upgrade only as far as your longest train can reach.',
    },
    {
      heading: 'Trains, towns and halts',
      text: 'A 4+2 train counts four cities and two towns or halts; what it does not need for cities goes to towns and halts. A halt pays £10 to the company itself and nothing to shareholders. All routes of a company must be connected, and one must visit its home.',
    },
    {
      heading: 'Dividends',
      text: 'Paying at least the share price moves the price one step up, twice the price two, up to four steps. Paying less leaves it unchanged; paying nothing moves it one step down.',
    },
    {
      heading: 'Without a train',
      text: 'A company with a route and no train becomes insolvent: it leases a train, keeps what it earns, and builds only what is free ([1860-16.4]). A company whose price falls to 0 is bankrupt, its shares are worthless, and anyone may start it again ([1860-18.1]).',
    },
    {
      heading: 'The end',
      text: 'The first 9+5 brings the Southern Railway and then British Rail, under which the weakest companies close one after another until the last ones run once more. A price of 340, or £10,000 in players’ hands, ends the game sooner.',
    },
  ],
  tables: [
    {
      caption: 'Terrain and tokens',
      head: ['What', 'Cost'],
      rows: [
        ['Hill or water hex, first tile', '£60'],
        ['Upgrade', 'free'],
        ['Token: home, second, later', 'free, £40, £100'],
      ],
    },
    {
      caption: 'Trains',
      head: ['Train', 'Price', 'Rusts', 'Brings'],
      rows: [
        ['2+1', '£{train_2plus1}', '', ''],
        ['3+2', '£{train_3plus2}', '', 'green tiles, two operating rounds'],
        ['4+2', '£{train_4plus2}', '2+1', 'three trains per company'],
        ['5+3', '£{train_5plus3}', '', 'brown tiles, three operating rounds'],
        ['6+3', '£{train_6plus3}', '3+2', 'Fishbourne Ferry, two trains per company'],
        ['7+4', '£{train_7plus4}', '4+2', ''],
        ['8+4', '£{train_8plus4}', '5+3', 'no certificate limit, sales do not move prices'],
        ['9+5', '£{train_9plus5}', '', 'Southern Railway, then British Rail'],
      ],
    },
    {
      caption: 'Privates',
      head: ['Private', 'Price', 'Income', 'Can be exchanged for'],
      rows: [
        ['BHC', '£{price_BHC}', '£{income_BHC}', 'a share of BHI&R'],
        ['YHC', '£{price_YHC}', '£{income_YHC}', 'a share of FYN'],
        ['CMH', '£{price_CMH}', '£{income_CMH}', 'a share of C&N'],
        ['RPSC', '£{price_RPSC}', '£{income_RPSC}', 'a share of IOW'],
        ['FFC, from phase 6', '£{price_FFC}', '£{income_FFC}', 'nothing'],
      ],
    },
    {
      caption: 'Layers of companies',
      head: ['Layer', 'Companies', 'Par prices', 'Tokens'],
      rows: [
        ['1', 'C&N, IOW', '74, 82, 90, 100', '4'],
        ['2', 'IWNJ, FYN', '62, 68, 74, 82', '3'],
        ['3', 'NGStL, BHI&R', '58, 62, 68', '2'],
        ['4', 'S&C, VYSC', '54, 58, 62', '2'],
      ],
    },
  ],
};
