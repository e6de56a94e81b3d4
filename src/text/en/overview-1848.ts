import type { Overview } from '../rule-texts.ts';

/** 1848 in five minutes. */
export const OVERVIEW_EN_1848: Overview = {
  parts: [
    {
      heading: 'What you do',
      text: 'You are investors, not companies. You buy shares, and the player who owns most of a company directs it: builds its track, runs its trains, and decides whether the money earned goes to the shareholders or stays in the company. At the end only your cash and the value of your shares count; the richest player wins ([1848-18.3]).',
    },
    {
      heading: 'Course of the game',
      text: 'First six private companies are sold, each getting cheaper until someone buys it ([1848-3.1]). Then stock rounds, in which shares are traded, alternate with sets of one to three operating rounds, in which companies act, until the end.',
    },
    {
      heading: 'In a stock round',
      text: 'On your turn sell as much as you like, then buy one certificate, or pass. Starting a company means choosing its price, £70 to £100, and paying for two shares. With 60% sold it floats and gets ten times that price. In the first stock round no company’s shares can be sold. Every sale lowers the price by one row; the price of a company fully owned by players rises.',
    },
    {
      heading: 'In an operating round',
      text: 'Each company, highest price first, lays track, places a token, runs its trains, pays a dividend or withholds, and buys trains. A dividend moves the price right, withholding moves it left. A company that has a route must own a train at the end of its turn.',
    },
    {
      heading: 'Gauges',
      text: 'The old colonies built different gauges. Track that crosses a marked border costs nothing, but each change uses up one stop of a train’s reach; a plus train gets one change free ([1848-11.2]).',
    },
    {
      heading: 'Loans and failure',
      text: 'From the first 3 a company may borrow £100 a turn from the Bank of England. It never repays it; instead its price falls two columns. A company that must buy a train it cannot pay for borrows more, at three columns per loan. In the leftmost column it fails: its director pays the other shareholders, and its tokens go to the Bank of England, whose shares pay more and more ([1848-16.1]). You may own those shares too.',
    },
    {
      heading: 'Commonwealth Railways (COM)',
      text: 'COM can be bought from the start but operates only once Adelaide and Sydney are connected by track or the first 6 is sold ([1848-6.2]).',
    },
    {
      heading: 'The end',
      text: 'The game ends when the bank is broken, a share reaches £450, sixteen loans have been taken or five companies have failed. The set of operating rounds is finished first.',
    },
  ],
  tables: [
    {
      caption: 'Terrain and tokens',
      head: ['What', 'Cost'],
      rows: [
        ['Desert hex, first tile', '£40'],
        ['Mountain hex, first tile', '£50'],
        ['Change of gauge', 'free to build, one stop to run'],
        ['Token: home, second, later', 'free, £40, £100'],
        ['COM’s tokens: first two, later', 'free, £100'],
      ],
    },
    {
      caption: 'Revenue by tile colour',
      head: ['Place', 'Yellow', 'Green', 'Brown', 'Grey'],
      rows: [
        ['City', '20', '30', '40', '50'],
        ['K city', '20', '40', '60', '80'],
        ['Double city', '30', '40', '50', '–'],
        ['Town', '10', '10', '10', '10'],
      ],
    },
    {
      caption: 'Trains',
      head: ['Train', 'Price', 'Plus', 'Rusts', 'Brings'],
      rows: [
        ['2', '£{train_2}', '£{train_2plus}', '', ''],
        ['3', '£{train_3}', '£{train_3plus}', '', 'green tiles, loans, train trade'],
        ['4', '£{train_4}', '£{train_4plus}', '2', 'three trains per company'],
        ['5', '£{train_5}', '£{train_5plus}', '', 'brown tiles, privates close, 2E'],
        ['6', '£{train_6}', '£{train_6plus}', '3', 'COM may operate'],
        ['8 or D', '£{train_8} or £{train_D}', '', '4', 'grey tiles'],
      ],
    },
    {
      caption: 'Privates',
      head: ['Private', 'Price', 'Income', 'Power'],
      rows: [
        ['P1', '£{price_P1}', '£{income_P1}', 'none'],
        ['P2', '£{price_P2}', '£{income_P2}', 'one desert tile for £40 less'],
        ['P3', '£{price_P3}', '£{income_P3}', 'lays Tasmania'],
        ['P4', '£{price_P4}', '£{income_P4}', 'a 2E for £{train_2E_with_P4}'],
        ['P5', '£{price_P5}', '£{income_P5}', 'a share of QR'],
        ['P6', '£{price_P6}', '£{income_P6}', 'directorship of CAR'],
      ],
    },
  ],
};
