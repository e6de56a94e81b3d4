import { chicagoExpress } from '../games/chicago-express/game.ts';
import { PRIVATES } from '../games/18gb/data.ts';
import { game18GB } from '../games/18gb/game.ts';
import { FULL_MAP } from '../games/18gb/map.ts';
import { game1860 } from '../games/1860/game.ts';
import { game1848 } from '../games/1848/game.ts';
import { MANIFEST_CHICAGO_EXPRESS } from '../titles/chicago-express/manifest.ts';
import { MANIFEST_1848 } from '../titles/1848/manifest.ts';
import { MANIFEST_1860 } from '../titles/1860/manifest.ts';
import { MANIFEST_18GB } from '../titles/18gb/manifest.ts';
import { describe, expect, it } from 'vitest';
import { refuse } from '../core/game.ts';
import { EN_1848 } from './en/1848.ts';
import { EN_1860 } from './en/1860.ts';
import { EN_18GB } from './en/18gb.ts';
import { EN_CHICAGO_EXPRESS } from './en/chicago-express.ts';
import { COMMON } from './en/common.ts';
import { makeWords } from './words.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const PLACES: Readonly<Record<string, string>> = { G6: 'Adelaide', F5: 'Port Pirie' };

const words = makeWords('en', [COMMON, EN_1848], {
  title: MANIFEST_1848.text,
  vocabularies: game1848.vocabulary,
  names: NAMES,
  placeName: (hex) => PLACES[hex],
});
const express = makeWords('en', [COMMON, EN_CHICAGO_EXPRESS], {
  title: MANIFEST_CHICAGO_EXPRESS.text,
  vocabularies: chicagoExpress.vocabulary,
  names: NAMES,
});
const wight = makeWords('en', [COMMON, EN_1860], {
  title: MANIFEST_1860.text,
  vocabularies: game1860.vocabulary,
  names: NAMES,
});
const britain = makeWords('en', [COMMON, EN_18GB], {
  title: MANIFEST_18GB.text,
  vocabularies: game18GB.vocabulary,
  names: NAMES,
});

/** As much of a view as helps to name things. */
const VIEW = {
  companies: [
    { id: 'CAR', name: 'Central Australian Railway', director: 0, trains: [{ id: '3-0', name: '3+' }] },
    { id: 'VR', name: 'Victorian Railways', director: null, trains: [] },
  ],
  privates: [{ id: 'P2', name: 'Oodnadatta Railway' }],
};

describe('amounts', () => {
  it('have their currency in front, and the sign before it', () => {
    expect([words.money(0), words.money(12_000), words.money(-1_500)]).toEqual(['£0', '£12,000', '−£1,500']);
    expect(express.money(-7)).toBe('−$7');
  });

  it('follow the language', () => {
    const german = makeWords('de', [COMMON], { currency: '£' });
    expect(german.money(-1_500).replace(/\s/gu, ' ')).toBe('−1.500 £');
    expect(german.number(1_234_567)).toBe('1.234.567');
    expect(german.percent(60).replace(/\s/gu, ' ')).toBe('60 %');
    expect(german.list(['A', 'B', 'C'])).toBe('A, B und C');
  });

  it('count, list and say per cent', () => {
    expect([words.number(1_234_567), words.percent(60), words.list(['A', 'B', 'C'])]).toEqual([
      '1,234,567',
      '60%',
      'A, B and C',
    ]);
  });
});

describe('events', () => {
  it.each([
    [words, 'passed', { seat: 1 }, 'Ben passes'],
    [
      words,
      'share-bought',
      { seat: 0, company: 'VR', from: 'ipo', price: 70 },
      'Anna buys a share of VR from the IPO for £70',
    ],
    [
      words,
      'train-bought',
      { company: 'VR', train: '3+', price: 230, from: 'bank' },
      'VR buys train 3+ from the bank for £230',
    ],
    [
      words,
      'train-ran',
      {
        company: 'VR',
        train: '3-0',
        side: '3+',
        path: ['G6-0', 'F7', 'D3-1'],
        revenue: 80,
        items: [
          { what: 'stop', at: 'G6-0', value: 30, rule: '1848-11.5' },
          { what: 'k-bonus', at: 'G6 D1', value: 50, rule: '1848-11.6' },
        ],
      },
      'VR runs train 3+: Adelaide – D3 = £80 (including K cities £50)',
    ],
    [
      words,
      'train-ran',
      { company: 'VR', train: '2-0', side: '2', path: ['G6-0', 'G6-1'], revenue: 40, items: [] },
      'VR runs train 2: Adelaide (1) – Adelaide (2) = £40',
    ],
    [words, 'price-moved', { company: 'VR', from: null, to: 70 }, 'The price of VR is £70'],
    [words, 'price-moved', { company: 'VR', from: 70, to: 60 }, 'The price of VR moves from £70 to £60'],
    [words, 'withheld', { company: 'VR', revenue: 0 }, 'VR earns nothing'],
    [
      words,
      'tile-laid',
      { by: 'VR', tile: '57', hex: 'F5', rotation: 0, cost: 0 },
      'VR lays tile 57 on F5 Port Pirie',
    ],
    [words, 'trains-rusted', { company: 'VR', trains: ['2', '2+'] }, 'VR loses trains 2 and 2+ to rust'],
    [
      words,
      'receivership',
      { company: 'VR', director: 2, number: 2 },
      'VR (director Cleo) goes into receivership: failure number 2',
    ],
    [words, 'deal-asked', { company: 'VR', item: '3-0', side: '3+', price: 1 }, 'VR offers £1 for train 3+'],
    [words, 'deal-asked', { company: 'VR', item: 'P2', price: 1 }, 'VR offers £1 for P2'],
    [words, 'game-over', { reason: 'bank' }, 'The game is over: the bank is broken'],
    [wight, 'president-changed', { company: 'IOW', from: null, to: 1 }, 'Ben becomes president of IOW'],
    [
      wight,
      'import-difference',
      { what: 'revenue', ours: 120, recorded: 110 },
      'We followed the file against our own rules: revenue: £110 in the file, £120 by our rules',
    ],
    [
      britain,
      'import-difference',
      { what: 'city-out-of-reach', hex: 'G6' },
      'We followed the file against our own rules, which say: “The corporation’s track does not reach that city on G6.”',
    ],
    [
      express,
      'dividend',
      { number: 2, per_share_by_company: { PRR: 7, NYC: 8 }, paid: [8, 0, 0] },
      'Dividend 2, per share: PRR $7 and NYC $8. Received: Anna $8',
    ],
    [express, 'share-sold', { company: 'PRR', player: 1, price: 0 }, 'Ben gets a share of PRR for nothing'],
    [
      express,
      'game-over',
      { reasons: ['shares', 'detroit'], winners: [0, 1] },
      'The game is over: three companies have no shares left and Detroit is worth 8. Winner: Anna and Ben',
    ],
  ])('%# %s', (spoken, key, params, expected) => {
    expect(spoken.event({ key, params })).toBe(expected);
  });

  it('about a record of a file stand on one line, with their rules', () => {
    const note = {
      where: 'action 271 (bid)',
      events: [
        { key: 'import-difference', params: { what: 'not-enough-cash', most: 150 }, rule: '18GB-4.4' },
        { key: 'undo-nothing', params: {} },
      ],
    };
    expect(britain.fileNote(note)).toBe(
      'action 271 (bid): We followed the file against our own rules, which say: “You can bid at most £150: the rest of your cash is tied up in your other bids.” [18GB-4.4]; There is nothing to undo.',
    );
  });

  it('that are unknown are shown as they are', () => {
    expect(words.event({ key: 'unheard-of', params: { seat: 1 } })).toBe('unheard-of {"seat":1}');
  });

  it('that begin a part of the game are known', () => {
    expect(words.beginsPart({ key: 'stock-round', params: {} })).toBe(true);
    expect(words.beginsPart({ key: 'passed', params: {} })).toBe(false);
  });
});

describe('refusals', () => {
  it.each([
    [
      refuse('holding-limit', 'r', { most: 60 }),
      'With 3 players nobody may own more than 60% of one company.',
    ],
    [refuse('not-enough-cash', 'r', { price: 90 }), 'Not enough money: it costs £90.'],
    [refuse('not-enough-cash', 'r', { cost: 40 }), 'Not enough money: building there costs £40.'],
    [
      refuse('no-such-par', 'r', { price: 71, prices: [70, 80, 90] }),
      'A company starts at £70, £80 or £90, not at £71.',
    ],
    [refuse('not-now', 'r', { type: 'pass', step: 'discard' }), 'Not yet: first comes Discard.'],
    [
      refuse('through-blocked-city', 'r', { at: 'G6-0' }),
      'Adelaide is full of other companies’ tokens: the train cannot run through it.',
    ],
  ])('%# $code', (refusal, expected) => {
    expect(words.refusal(refusal)).toBe(expected);
  });

  it('are helped by the action that was refused', () => {
    const action = { type: 'buy_share', by: 0, company: 'VR', from: 'pool' };
    expect(words.refusal(refuse('no-share-there', 'r', { company: 'VR' }), action)).toBe(
      'There is no share of VR in the pool.',
    );
  });
});

describe('choices', () => {
  it.each([
    [
      { type: 'buy_share', by: 0, company: 'VR', from: 'pool' },
      'Buy a share of VR from the pool',
      'VR, pool',
    ],
    [
      { type: 'lay_tile', by: 0, hex: 'F5', tile: '57', rotation: 0 },
      'Lay tile 57 on F5 Port Pirie',
      '57 on F5 Port Pirie',
    ],
    [{ type: 'pass', by: 0 }, 'Pass', 'Pass'],
    [
      { type: 'buy_train', by: 0, side: '2E', private: 'P2' },
      'Buy train 2E from the bank with Oodnadatta Railway (P2)',
      '2E, P2',
    ],
    [{ type: 'run_routes', by: 0, routes: [] }, 'Run no train', 'No train'],
    [{ type: 'discard_train', by: 0, company: 'CAR', train: '3-0' }, 'Discard train 3+', '3+'],
  ])('%# %o', (action, full, short) => {
    expect(words.choice(action, VIEW)).toEqual({ full, short });
  });

  it('of a family say what its members share', () => {
    const by = 0;
    expect(words.choice({ kind: 'open', template: { type: 'lay_tile', by, hex: 'F5' } }).full).toBe(
      'Lay a tile on F5 Port Pirie',
    );
    expect(words.choice({ kind: 'open', template: { type: 'run_routes', by } }).full).toBe('Run the trains');
    const action = { type: 'buy_train_from', by, company: 'CAR', train: '3-0', price: 1 };
    expect(
      words.choice({ kind: 'range', action, field: 'price', min: 1, max: 200, step: 1 }, VIEW).full,
    ).toBe('Buy train 3+ from CAR for £1–£200');
  });

  it('name a pass after the step of the turn', () => {
    const pass = { type: 'pass', by: 0 };
    expect(words.choice(pass, { step: 'track' }).full).toBe('Lay no more track');
    expect(words.choice(pass, { step: null }).full).toBe('Pass');
  });

  it('have headings', () => {
    expect([words.choiceGroup('buy_share'), words.choiceGroup('par')]).toEqual([
      'Buy a share',
      'Start a company',
    ]);
  });

  it('tell the certificate that leads a company apart', () => {
    const action = { type: 'buy_share', by: 0, company: 'IOW', from: 'pool', cert: 'IOW_0' };
    expect(wight.choice(action).full).toBe('Buy the president’s certificate of IOW from the pool');
  });
});

describe('decisions', () => {
  const turn = { kind: 'decide', seat: 0, round: 'OR 2.1', step: 'track', entity: 'CAR' } as const;

  it('say who decides what, and by which rule', () => {
    expect(words.ask(turn, VIEW)).toEqual({
      who: 'CAR, director Anna',
      what: 'lay track',
      sentence: 'CAR, director Anna: lay track',
      help: 'Lay one or two yellow tiles, or upgrade one tile. Build where the company’s tokens reach.',
      rule: '1848-8.1',
    });
    expect(words.ask({ ...turn, step: 'stock', entity: 1, seat: 1 }).sentence).toBe(
      'Ben: sell and buy shares',
    );
    expect(wight.ask({ ...turn, entity: 'IOW' }).who).toBe('IOW, president Anna');
  });

  it('explain what holds in this phase and this round', () => {
    const stock = { ...turn, step: 'stock', entity: 0, round: 'SR 1' };
    expect(words.ask(turn, { phase: '2' }).help).toContain('Lay one yellow tile.');
    expect(words.ask(turn, { phase: '8' }).help).toContain('Lay one or two yellow tiles');
    expect(words.ask(stock, { round: { kind: 'stock', set: 1 } }).help).not.toContain('First sell');
    expect(words.ask(stock, { round: { kind: 'stock', set: 2 } }).help).toContain('First sell');
  });

  it('know the phase and the round in 1860 and 18GB too', () => {
    const track = { ...turn, step: 'track' };
    const routes = { ...turn, step: 'routes' };
    const stock = { ...turn, step: 'stock', entity: 0 };
    expect(wight.ask(track, { phase: '2' }).help).not.toMatch(/or upgrade/);
    expect(wight.ask(track, { phase: '3' }).help).toContain('or upgrade one tile');
    expect(wight.ask(routes, { phase: '8' }).help).toMatch(/Halts earn a subsidy for the company\.$/);
    expect(wight.ask(routes, { phase: '9' }).help).toContain('until the Southern stock round');
    expect(wight.ask(stock, { round: { kind: 'stock', set: 1 } }).help).toContain('sell shares if you like');
    expect(britain.ask(track, { phase: '2+1' }).help).toContain('up to two yellow tiles');
    expect(britain.ask(track, { phase: '3+1' }).help).toContain('Lay or upgrade up to two tiles');
    expect(britain.ask(stock, { round: { kind: 'stock', set: 1 } }).help).not.toContain('converting');
    expect(britain.ask(stock, { round: { kind: 'stock', set: 2 } }).help).toContain('converting');
  });

  it('name the player who decides for a company without a director', () => {
    expect(words.ask({ ...turn, entity: 'VR' }, VIEW).who).toBe('VR, decided by Anna');
    const isles = { privates: [{ id: 'P3', name: 'Tasmanian Railways' }] };
    expect(words.ask({ ...turn, entity: 'P3', step: 'tasmania' }, isles).sentence).toBe(
      'Anna, owner of P3: place the Tasmania tile',
    );
  });

  it('know what an auction is about, and that it is won', () => {
    const bid = { ...turn, step: 'bid', round: 'opening', entity: 'PRR' };
    expect(express.ask(bid).sentence).toBe('Anna: bid for a share of PRR, or pass');
    const auction = { ...turn, step: 'auction', round: 'auction', entity: 0 };
    expect(wight.ask(auction, { auction: { winner: null } }).what).toBe('bid for the right to choose');
    expect(wight.ask(auction, { auction: { winner: 0 } }).what).toBe('choose a private or a company to buy');
  });

  it('tell an offer that waits for an answer', () => {
    const deal = { buyer: 'VR', item: '3-0', price: 230, from: 'CAR' };
    expect(words.deal(deal, VIEW)).toBe('VR offers £230 for train 3+ of CAR');
    expect(words.deal({ ...deal, item: 'P2', from: null }, VIEW)).toBe(
      'VR offers £230 for Oodnadatta Railway (P2)',
    );
  });

  it('say how a game ended', () => {
    expect(words.ask({ kind: 'finished', reason: 'bank', scores: [1, 2, 3] }).sentence).toBe(
      'The game is over: the bank is broken',
    );
    expect(express.end('shares, detroit')).toBe('three companies have no shares left and Detroit is worth 8');
  });

  it.each([
    [words, 'SR 2', 'Stock round 2'],
    [words, 'OR 2.1', 'Operating round 2.1'],
    [words, { kind: 'operating', set: 2, number: 1, of: 3 }, 'Operating round 2.1 of 3'],
    [words, 'auction', 'Auction of the private companies'],
    [express, 'opening', 'Opening auctions'],
    [express, 'round 3', 'Round 3'],
  ])('%# name the round %o', (spoken, round, expected) => {
    expect(spoken.round(round)).toBe(expected);
  });
});

describe('what a view holds', () => {
  it('has words', () => {
    expect(words.status('unstarted')).toBe('not started');
    expect(words.zone('par')).toBe('Companies start here');
    expect(words.step('run')).toBe('Run');
    expect(britain.note('blocked', { about: 'LS' })).toBe(
      'Blocked by LS: no tile can be laid here while it is open',
    );
    expect(words.factValue({ key: 'loans-issued', value: 3, of: 20, money: false })).toBe('3 of 20');
    expect(words.factValue({ key: 'boe-dividend', value: 100, of: null, money: true })).toBe('£100');
    expect(words.factValue({ key: 'com-may-operate', value: true, of: null, money: false })).toBe('yes');
    expect(britain.factValue({ key: 'scenario', value: '2NS', of: null, money: false })).toBe(
      'two players, north and south',
    );
  });

  it('says which place a private company blocks, where nobody else is told', () => {
    const { blocks } = PRIVATES.LB;
    const { name } = FULL_MAP.hexes.find(({ id }) => id === blocks) ?? {};
    expect(name).toBe('Birmingham');
    expect(britain.privateAbout('LB')).toContain(`blocks ${name}: nobody can build there`);
  });

  it('has words for every line of a run', () => {
    const line = { rule: 'r', value: 10 };
    expect(words.revenueItem({ ...line, what: 'stop', at: 'G6-0' })).toBe('Adelaide');
    expect(wight.revenueItem({ ...line, what: 'lease', at: '3' })).toBe('Leased train, 3 stops');
    expect(britain.revenueItem({ ...line, what: 'compass', at: 'NS' })).toBe('Compass: north to south');
    expect(britain.revenueItem({ ...line, what: 'distance', at: '1' })).toBe('Distance of 1 hex');
  });

  it('tells switches and rule sets', () => {
    const spec = { key: 'must_run', values: [true, false], rule: 'r' };
    const full = 'A company that can run a train has to run one.';
    expect([words.option(spec), words.optionValue(spec, false)]).toEqual([{ full, short: full }, 'no']);
    expect(britain.option({ ...spec, key: 'trade_consent' }).short).toBe(
      'Buying a train from another player’s corporation.',
    );
    expect(words.ruleSet({ id: 'book', values: {} })).toEqual({
      short: 'Rulebook of 2021',
      full: 'The rules as printed in the 2021 rulebook.',
    });
  });
});

describe('a catalogue laid over another', () => {
  it('wins, and leaves the rest alone', () => {
    const russian = makeWords(
      'ru',
      [
        COMMON,
        EN_1848,
        { 'event.loan-taken': '{company}: {loans, plural, one {# заём} few {# займа} other {# займов}}' },
      ],
      { names: NAMES },
    );
    const loan = (loans: number): string =>
      russian.event({ key: 'loan-taken', params: { company: 'VR', loans } });
    expect([loan(1), loan(3), loan(5)]).toEqual(['VR: 1 заём', 'VR: 3 займа', 'VR: 5 займов']);
    expect(russian.event({ key: 'passed', params: { seat: 1 } })).toBe('Ben passes');
  });
});

describe('forms that other languages need', () => {
  const said = (message: string, params: object): string =>
    makeWords('en', [COMMON, EN_18GB, { 'event.x': message }], {
      vocabularies: { events: { x: { owner: 'party', item: 'item', train: 'train' } }, refusals: {} },
      names: NAMES,
      privateName: (id) => (id === 'P1' ? 'Melbourne' : null),
    }).event({ key: 'x', params: { ...params } });

  it('tell what a name stands for', () => {
    const sortOf = (owner: unknown): string => said('{ownerKind}', { owner });
    expect([0, 'VR', 'P1', 'bank', 'pool', null].map(sortOf)).toEqual([
      'player',
      'company',
      'private',
      'bank',
      'pool',
      'none',
    ]);
    expect(said('{itemKind} {trainKind}', { item: '4-2', train: '4-2' })).toBe('train train');
    expect(said('{itemKind}', { item: 'P1' })).toBe('private');
  });

  it('choose by the id of a colour, and name it or several of them', () => {
    const page = makeWords('en', [
      COMMON,
      { 'page.x': '{colourIs, select, yellow {gelbes} other {{colour}}} {colours}' },
    ]);
    expect(page.t('page.x', { colour: 'yellow', colours: ['green', 'brown'] })).toBe(
      'gelbes green and brown',
    );
    expect(page.t('page.x', { colour: 'gray', colours: [] })).toBe('grey ');
  });

  it('have names of places and points of the compass of their own', () => {
    const german = makeWords(
      'de',
      [
        COMMON,
        EN_18GB,
        { 'place.C10': 'Ost–West', 'compass.E': 'O', 'note.compass': 'Himmelsrichtung {about}' },
      ],
      { placeName: (hex) => (hex === 'C10' ? 'East–West' : 'Holyhead') },
    );
    expect(german.place('C10')).toBe('C10 Ost–West');
    expect(german.placeName('C14')).toBe('Holyhead');
    expect(german.note('compass', { about: 'N E' })).toBe('Himmelsrichtung N O');
  });

  it('name the record of a file', () => {
    const german = makeWords('de', [COMMON, { 'word.record': 'Aktion {number} ({kind})' }]);
    const events = [{ key: 'redo-nothing', params: {} }];
    expect(german.fileNote({ where: 'action 7 (redo)', events })).toMatch(/^Aktion 7 \(redo\): /);
    expect(german.fileNote({ where: 'action 7, automatic part (pass)', events })).toMatch(
      /^action 7, automatic part \(pass\): /,
    );
  });
});

describe('what is missing', () => {
  it('is shown by its key and reported to `onMissing`', () => {
    const missing: string[] = [];
    const strict = makeWords('en', [COMMON, EN_1848], {
      onMissing: (key, placeholder) =>
        missing.push(placeholder === undefined ? key : `${key} {${placeholder}}`),
    });
    expect(strict.t('page.nowhere')).toBe('page.nowhere');
    expect(strict.event({ key: 'floated', params: {} })).toBe('… floats');
    expect(missing).toEqual(['page.nowhere', 'event.floated {company}']);
  });
});
