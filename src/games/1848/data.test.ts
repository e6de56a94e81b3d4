import { describe, expect, it } from 'vitest';
import { cashOf } from '../../rail/position.ts';
import { lineOf } from '../../testing/bad-input.ts';
import { resolveOptions } from '../../core/game.ts';
import { throughJson } from '../../core/json.ts';
import { hexOf, tileOf } from '../../rail/board.ts';
import { facing } from '../../rail/hex.ts';
import { totalMoney } from '../../rail/money.ts';
import { type Face, STOP_END } from '../../rail/tile.ts';
import { keepsTrack, succeeds } from '../../rail/track.ts';
import { priceUnder } from '../../rail/trains.ts';
import { expectAsFacts, tableOf } from '../../testing/facts.ts';
import { decision, denied, play } from '../../testing/1848/play.ts';
import { position } from '../../testing/1848/position.ts';
import { reservedAt } from './com.ts';
import {
  BOE_PRICES,
  COMPANIES,
  K_HEXES,
  KIT,
  MARKET,
  PAR_CELLS,
  PHASE_NAMES,
  PHASES,
  PLAYERS,
  PRIVATE_IDS,
  PRIVATES,
  RAILWAYS,
  SIDES,
  TRAIN_TYPES,
  TRAINS,
} from './data.ts';
import { initialDepot } from './depot.ts';
import { game1848 } from './game.ts';
import { certificateLimit, type State, tokenPrices, trainName } from './state.ts';

/* ---- helpers ---- */

function fresh(seats: number, rules = '18xx.games'): State {
  return game1848.setup(seats, resolveOptions(game1848, rules), 0);
}

/** A face in the notation of the facts that data is compared with (`testing/facts.ts`). */
function told(face: Face) {
  const end = (e: number): string => (e < STOP_END ? `e${e}` : `s${e - STOP_END}`);
  return {
    color: face.colour,
    label: face.label,
    stops: face.stops.map(({ kind, values, slots, exits }) => ({
      kind: kind === 'off' ? 'offboard' : kind,
      values: values.length === 1 ? [0, 1, 2, 3].map(() => values[0]) : values,
      slots,
      exits: [0, 1, 2, 3, 4, 5].filter((edge) => exits & (1 << edge)),
    })),
    paths: face.pieces
      .map(({ a, b, terminal }) => [end(a), end(b)].sort().join('-') + (terminal ? '!' : ''))
      .sort(),
  };
}

interface FactsFace {
  color: string;
  label?: string;
  stops: {
    kind: string;
    revenue: number | Record<'yellow' | 'green' | 'brown' | 'gray', number>;
    slots?: number;
    exits?: number[];
  }[];
  paths: { a: string; b: string; terminal?: number }[];
}

function toldByFacts(face: FactsFace) {
  return {
    color: face.color,
    label: face.label ?? null,
    stops: face.stops.map(({ kind, revenue, slots = 0, exits = [] }) => ({
      kind,
      values:
        typeof revenue === 'number'
          ? [revenue, revenue, revenue, revenue]
          : [revenue.yellow, revenue.green, revenue.brown, revenue.gray],
      slots,
      exits,
    })),
    paths: face.paths.map(({ a, b, terminal }) => [a, b].sort().join('-') + (terminal ? '!' : '')).sort(),
  };
}

interface FactsTrain {
  name: string;
  price: number;
  distance: { nodes: string[]; visit: number }[];
  variants?: FactsTrain[];
  count?: number | 'unlimited';
  rustsOn?: string;
}

interface Facts {
  tiles: (FactsFace & { id: string; count: number; upgradesTo: string[] })[];
  maps: {
    standard: {
      hexes: {
        coord: string;
        name?: string;
        tile: FactsFace & { futureLabel?: { label: string; onColor: string } };
        terrainCost?: number;
        upgradesTo: string[];
      }[];
    };
  };
  market: {
    rows: { price: number }[][];
    parPrices: { row: number; col: number; price: number }[];
  };
  phases: { name: string; trainLimit: number; tiles: string[]; operatingRounds: number }[];
  trains: FactsTrain[];
  corporations: { sym: string; home?: string; tokens: number[]; shares: number[] }[];
  companies: { sym: string; name: string; value: number; revenue: number; maxPrice: number }[];
  setups: {
    players: number;
    bankCashAfterSetup: number;
    startingCash: number;
    certLimit: number;
    maxOwnershipPercent: number;
    depotOrder: string[];
    tileCounts: Record<string, number>;
    reservations: Record<string, { entity: string }[]>;
  }[];
  gameSpecific: {
    certLimitAfterReceiverships: Record<string, Record<string, number>>;
    certLimitReductionForDirector: Record<string, number>;
    dutchAuction: { minPrices: Record<string, number> };
    gaugeBorders: { hex: string; edge: number; neighbor: string }[];
  };
}

function gaugeEdges(): string[] {
  const found = new Set<string>();
  for (const mark of KIT.map.marks.get('gauge') ?? []) {
    const hex = KIT.map.hexes[Math.floor(mark / 6)];
    const next = KIT.map.hexes[hex?.neighbours[mark % 6] ?? -1];
    found.add([hex?.id ?? '', next?.id ?? ''].sort().join('-'));
  }
  return [...found].sort();
}

/** Tiles that may follow a tile on a hex in some rotation. */
function followers(hexId: string, tileId: string): string[] {
  const hex = hexOf(KIT, hexId);
  const [old] = tileOf(KIT, tileId).faces;
  if (!old) return [];
  return [...KIT.tiles.values()]
    .filter((tile) => succeeds(hex, old, tile) && tile.faces.some((face) => keepsTrack(old, face)))
    .map(({ id }) => id);
}

/* ---- 1848-1 ---- */

describe('1848-1 constants', () => {
  it.each([
    [3, 840, [20, 18, 16, 14, 12, 10], 2, 70, 7480],
    [4, 630, [17, 15, 13, 11, 10, 9], 2, 60, 7480],
    [5, 510, [14, 13, 12, 10, 9, 8], 1, 60, 7450],
    [6, 430, [12, 11, 10, 9, 8, 7], 1, 60, 7420],
  ])('1848-1.1: %i players', (seats, cash, limits, cut, most, bank) => {
    const state = fresh(seats);
    expect(Array.from({ length: seats }, (_, seat) => cashOf(state, seat))).toEqual(
      Array.from({ length: seats }, () => cash),
    );
    expect([cashOf(state, 'bank'), cashOf(state, 'BOE'), totalMoney(state.cash)]).toEqual([
      bank,
      2000,
      12_000,
    ]);
    for (const [receiverships, limit] of [...limits, limits[5] ?? 0].entries()) {
      expect(certificateLimit({ ...state, receiverships }, 0)).toBe(limit);
      const failures = state.failures.map((_, seat) => (seat === 1 ? 2 : 0));
      expect(certificateLimit({ ...state, receiverships, failures }, 1)).toBe(limit - 2 * cut);
    }
    expect(PLAYERS[seats]?.maxPercent).toBe(most);
  });

  it('1848-1.1: three to six players', () => {
    expect(lineOf(() => fresh(2))).toBe('1848 is for 3 to 6 players, not 2');
    expect(lineOf(() => fresh(7))).toBe('1848 is for 3 to 6 players, not 7');
    expect(game1848.seats).toEqual([3, 6]);
  });

  it('1848-1.2, 1848-19: companies, homes, certificates and token prices', () => {
    const homes = Object.fromEntries(RAILWAYS.map((id) => [id, COMPANIES[id]?.home]));
    expect(homes).toEqual({
      QR: 'B19',
      WA: 'D1',
      CAR: 'E4',
      SAR: 'G6',
      NSW: 'F17',
      VR: 'H11',
      FT: 'G14',
      COM: null,
    });
    const state = fresh(3);
    expect(Object.fromEntries(RAILWAYS.map((id) => [id, tokenPrices(state, id).join(' ')]))).toEqual({
      QR: '0 40 100 100 100',
      WA: '0 40 100 100 100',
      CAR: '0 40 100 100',
      SAR: '0 40 100 100',
      NSW: '0 40 100 100',
      VR: '0 40 100',
      FT: '0 40 100 100',
      COM: '0 0 100 100 100',
    });
    for (const id of RAILWAYS) {
      expect(state.certificates[id]?.['ipo']).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${id}_${n}`));
    }
    expect(state.certificates['BOE']?.['pool']).toHaveLength(10);
    expect(game1848.proof.invariants(state)).toEqual([]);
  });

  it('1848-1.2, 1848-19 car_tokens: CAR has three tokens in the first edition', () => {
    expect(tokenPrices(fresh(3, 'first-edition-2007'), 'CAR')).toEqual([0, 40, 100]);
    const three = position({
      options: { car_tokens: 3 },
      companies: { CAR: { par: 100, held: { 0: ['CAR_0'] } } },
      round: { kind: 'operating', queue: ['CAR'] },
    });
    expect(tokenPrices(three, 'CAR')).toHaveLength(3);
    expect(tokenPrices(three, 'SAR')).toHaveLength(4);
  });

  it('1848-1.3: privates', () => {
    expect(PRIVATE_IDS.map((id) => [id, ...Object.values(PRIVATES[id]).slice(1)])).toEqual([
      ['P1', 30, 0, 5, 40],
      ['P2', 70, 40, 10, 80],
      ['P3', 110, 80, 15, 140],
      ['P4', 170, 140, 20, 220],
      ['P5', 170, 140, 25, 0],
      ['P6', 230, 200, 30, 0],
    ]);
  });

  it('1848-1.3: what a company may pay, and P5 and P6 never', () => {
    const state = position({
      phase: '3',
      companies: {
        VR: { par: 100, held: { 0: ['VR_0', 'VR_1', 'VR_2', 'VR_3', 'VR_4'] }, cash: 500, tokens: ['H11'] },
        CAR: { par: 100, held: { 0: ['CAR_0'] }, floated: false },
        QR: { held: { 0: ['QR_1'] } },
      },
      privates: { P1: 0, P2: 0, P3: 0, P4: 0, P5: 0, P6: 0 },
      round: { kind: 'operating', queue: ['VR'] },
    });
    for (const [id, most] of [
      ['P1', 40],
      ['P2', 80],
      ['P3', 140],
      ['P4', 220],
    ] as const) {
      const buy = (price: number) => ({ type: 'buy_from_owner', private: id, price }) as const;
      expect(denied(state, buy(most + 1))).toBe('bad-price 1848-13.2');
      expect(denied(state, buy(0))).toBe('bad-price 1848-13.2');
      expect(cashOf(play(state, buy(most)), 'VR')).toBe(500 - most);
    }
    expect(denied(state, { type: 'buy_from_owner', private: 'P5', price: 100 })).toBe(
      'never-for-sale 1848-1.3',
    );
    expect(denied(state, { type: 'buy_from_owner', private: 'P6', price: 100 })).toBe(
      'never-for-sale 1848-1.3',
    );
  });

  it('1848-1.4: trains', () => {
    expect(TRAIN_TYPES.map((type) => `${type} x${TRAINS[type].cards} rust ${TRAINS[type].rustedBy}`)).toEqual(
      [
        '2 x6 rust 4',
        '3 x5 rust 6',
        '4 x4 rust 8',
        '5 x3 rust null',
        '6 x2 rust null',
        '8 xnull rust null',
        '2E xnull rust null',
      ],
    );
    const prices = Object.entries(SIDES).map(([name, { price }]) => `${name} ${priceUnder({}, price)}`);
    expect(prices.sort()).toEqual(
      ['2 100', '2+ 120', '3 200', '3+ 230', '4 300', '4+ 340', '5 500', '5+ 550', '6 600', '6+ 660']
        .concat(['8 800', 'D 1100', '2E 200'])
        .sort(),
    );
  });

  it('1848-1.4: the side a card is bought as stays its side', () => {
    const start = position({
      companies: {
        CAR: { par: 100, held: { 0: ['CAR_0', 'CAR_1', 'CAR_2', 'CAR_3', 'CAR_4'] }, cash: 500 },
      },
      round: { kind: 'operating', queue: ['CAR'], step: 'trains' },
    });
    const state = play(start, { type: 'buy_train', side: '2+' }, { type: 'buy_train', side: '2' });
    expect(state.companies['CAR']?.trains.map((train) => trainName(state, train))).toEqual(['2+', '2']);
    expect(cashOf(state, 'CAR')).toBe(500 - 120 - 100);
    expect(state.depot[0]).toBe('2-2');
  });

  it('1848-1.5: phases', () => {
    expect(PHASE_NAMES.map((name) => [name, ...Object.values(PHASES[name])])).toEqual([
      ['2', 1, 4, 1, 0, 'yellow'],
      ['3', 2, 4, 2, 100, 'green'],
      ['4', 2, 3, 2, 100, 'green'],
      ['5', 3, 2, 3, 200, 'brown'],
      ['6', 3, 2, 3, 200, 'brown'],
      ['8', 4, 2, 3, 300, 'gray'],
    ]);
  });

  it('1848-1.5: a green tile waits for phase 3, a brown one for phase 5', () => {
    const at = (phase: '2' | '3' | '4' | '5', tile: string): State =>
      position({
        phase,
        tiles: { E4: [tile, 1] },
        companies: { CAR: { par: 100, held: { 0: ['CAR_0'] }, cash: 100, tokens: ['E4'] } },
        round: { kind: 'operating', queue: ['CAR'] },
      });
    const green = { type: 'lay_tile', hex: 'E4', tile: '15', rotation: 1 } as const;
    const brown = { type: 'lay_tile', hex: 'E4', tile: '611', rotation: 1 } as const;
    expect(denied(at('2', '5'), green)).toBe('colour-not-yet 1848-1.5');
    expect(denied(at('3', '5'), green)).toBe('accepted');
    expect(denied(at('4', '15'), brown)).toBe('colour-not-yet 1848-1.5');
    expect(denied(at('5', '15'), brown)).toBe('accepted');
  });

  it('1848-1.6: the market', () => {
    expect(MARKET.rows.map((row) => row.join(' '))).toEqual([
      '0 70 80 90 100 110 120 140 160 190 220 250 280 320 360 400 450',
      '0 60 70 80 90 100 110 130 150 180 210 240 270 310 350 390 440',
      '0 50 60 70 80 90 100 120 140 170 200 230 260 300',
      '0 40 50 60 70 80 90 110 130 160 190',
      '0 30 40 50 60 70 80 100 120',
      '0 20 30 40 50 60 70',
    ]);
    expect(PAR_CELLS).toEqual({ 100: [1, 5], 90: [2, 5], 80: [3, 5], 70: [4, 5] });
  });

  it('1848-1.7: the Bank of England share follows the loans, and nothing else', () => {
    expect(BOE_PRICES.join(' ')).toBe(
      '70 80 90 100 110 120 130 140 150 160 170 180 195 210 225 240 260 280 300 320 340',
    );
    const at = (loansIssued: number): State =>
      position({
        cash: [500, 500, 500],
        loansIssued,
        boe: { 1: ['BOE_3'] },
        round: { kind: 'stock', at: 0 },
      });
    for (const [loans, price] of BOE_PRICES.entries()) {
      const bought = play(at(loans), { type: 'buy_share', company: 'BOE', from: 'pool' });
      expect(500 - cashOf(bought, 0)).toBe(price);
      const sold = play(bought, { type: 'sell_shares', company: 'BOE', percent: 10 });
      expect(cashOf(sold, 1) - 500).toBe(price);
    }
  });

  it('1848-1.8: special hexes', () => {
    const terrain = KIT.map.hexes.flatMap((hex) =>
      hex.terrain ? [`${hex.terrain.kind}${hex.terrain.cost} ${hex.id}`] : [],
    );
    expect(terrain.sort()).toEqual(
      ['B3', 'B7', 'B9', 'C2', 'C4', 'C8', 'E6', 'E8']
        .map((hex) => `desert40 ${hex}`)
        .concat(['C18', 'D17', 'E16', 'F15', 'G16', 'H13', 'H15'].map((hex) => `mountain50 ${hex}`)),
    );
    expect(K_HEXES).toEqual(['B19', 'F17', 'H11', 'G6', 'D1']);
    const printed = (hex: string) => told(hexOf(KIT, hex).printed);
    expect(printed('A4').stops).toEqual([
      { kind: 'offboard', values: [10, 20, 40, 60], slots: 0, exits: [0, 5] },
    ]);
    expect(printed('A6')).toEqual(printed('A4'));
    expect(printed('A18').stops[0]?.values).toEqual([10, 20, 30, 40]);
    expect(printed('D1')).toMatchObject({
      label: 'K',
      stops: [{ kind: 'city', values: [20, 40, 60, 80], slots: 1 }],
      paths: ['e3-s0!', 'e4-s0!', 'e5-s0!'],
    });
    for (const [port, next] of [
      ['B21', 'C20'],
      ['F3', 'E2'],
    ] as const) {
      const { stops } = printed(port);
      expect(stops).toMatchObject([{ kind: 'town', values: [10, 10, 20, 20] }]);
      expect(KIT.map.hexes[hexOf(KIT, port).neighbours[stops[0]?.exits[0] ?? 9] ?? -1]?.id).toBe(next);
    }
    const tasmania = (hex: string) =>
      [1, 2].map((edge) => KIT.map.hexes[hexOf(KIT, hex).neighbours[edge + 1] ?? -1]?.id);
    expect([tasmania('I8'), tasmania('I10')]).toEqual([
      ['H7', 'H9'],
      ['H9', 'H11'],
    ]);
    expect(told(tileOf(KIT, '241').faces[1] as Face)).toMatchObject({
      stops: [{ kind: 'offboard', values: [50, 50, 50, 50], exits: [2, 3] }],
      paths: ['e2-s0!', 'e3-s0!'],
    });
    for (const hex of ['B17', 'F15', 'G10']) {
      expect(printed(hex)).toMatchObject({ label: 'OO', stops: [{ kind: 'city' }, { kind: 'city' }] });
    }
    expect(told(tileOf(KIT, '235').faces[0] as Face).stops.map(({ exits }) => exits)).toEqual([[0], []]);
    expect(KIT.map.byId.has('I21')).toBe(false);
  });

  it('1848-1.9: 35 gauge borders, the same from both sides', () => {
    expect(gaugeEdges()).toEqual(
      `B7-B9 B7-C8 C6-C8 C8-D7 C8-D9 C10-D9 C10-D11 C12-D11 C12-D13 C14-D13 C14-D15 C16-D15 C16-D17 C18-D17
       C18-D19 C20-D19 D7-D9 D7-E8 E6-E8 E8-F7 E8-F9 E10-F9 F7-F9 F7-G8 F9-F11 F11-G10 F11-G12 F13-G12 G6-G8
       G8-H7 G12-G14 G14-H13 G14-H15 G16-H15 H7-H9`
        .split(/\s+/)
        .map((pair) => pair.split('-').sort().join('-'))
        .sort(),
    );
    const marks = KIT.map.marks.get('gauge') ?? new Set<number>();
    expect(marks.size).toBe(70);
    for (const mark of marks) {
      const next = KIT.map.hexes[Math.floor(mark / 6)]?.neighbours[mark % 6] ?? -1;
      expect(marks.has(next * 6 + facing(mark % 6))).toBe(true);
    }
  });

  it('1848-1.10: the tiles, and the chains of city tiles', () => {
    const count = (colour: string): number =>
      [...KIT.tiles.values()]
        .filter((tile) => tile.colour === colour)
        .reduce((sum, tile) => sum + tile.copies, 0);
    expect(['yellow', 'green', 'brown', 'gray', 'blue'].map(count)).toEqual([43, 31, 22, 3, 1]);
    expect(['5', '6', '57'].map((id) => tileOf(KIT, id).copies)).toEqual([3, 4, 3]);
    for (const yellow of ['5', '6', '57']) expect(followers('E4', yellow)).toEqual(['14', '15']);
    expect(followers('E4', '15')).toEqual(['611']);
    expect(followers('E4', '611')).toEqual(['915']);
    expect(followers('F17', '5')).toEqual(['236', '237', '238']);
    expect(followers('F17', '57')).toEqual(['236', '237']);
    for (const green of ['236', '237', '238']) expect(followers('F17', green)).toEqual(['239']);
    expect(followers('F17', '239')).toEqual(['240']);
    expect(followers('B17', '235')).toEqual(['59']);
    expect(followers('B17', '59')).toEqual(['64', '65', '66', '67', '68']);
  });
});

/* ---- 1848-2 ---- */

describe('1848-2 set-up', () => {
  it('1848-2.1: the first seat opens the auction and play goes clockwise', () => {
    let state = fresh(4);
    for (const seat of [0, 1, 2, 3, 0]) {
      expect(decision(state)).toMatchObject({ seat, round: 'auction' });
      state = play(state, { type: 'lower_private', private: 'P6' });
    }
  });

  it('1848-2.2: everything is still to be had', () => {
    const state = fresh(3);
    expect(Object.values(state.companies).every(({ par, floated }) => par === null && !floated)).toBe(true);
    expect([state.loansIssued, state.receiverships, state.phase]).toEqual([0, 0, '2']);
    expect(state.depot).toEqual(initialDepot());
    expect(state.depot).toHaveLength(20);
    const tiles = Object.values(state.board.supply).reduce((sum, copies) => sum + copies, 0);
    expect([tiles, Object.keys(state.board.laid).length]).toEqual([100, 0]);
    expect(PRIVATE_IDS.map((id) => state.privates[id].owner)).toEqual([null, null, null, null, null, null]);
  });

  it('1848-2.3: every home but those of COM is kept free from the start', () => {
    const state = fresh(3);
    for (const id of RAILWAYS.filter((railway) => railway !== 'COM')) {
      expect(reservedAt(state, COMPANIES[id]?.home ?? '')).toEqual({ [id]: 0 });
    }
    expect(reservedAt(state, 'E2')).toBeUndefined();
  });

  it('1848-2.4: auction, SR1 and OR 1.x belong to turn 1, and only the seat on turn decides', () => {
    let state = fresh(3);
    expect(denied(state, { type: 'buy_private', private: 'P1', by: 1 })).toBe('not-your-decision 1848-2.4');
    for (const id of PRIVATE_IDS) state = play(state, { type: 'buy_private', private: id });
    expect(decision(state).round).toBe('SR 1');
    state = play(state, { type: 'pass' }, { type: 'pass' }, { type: 'pass' });
    // No company floats: the operating round is skipped, and the next stock round is that of turn 2.
    expect(decision(state).round).toBe('SR 2');
  });

  it('1848-2.5: everybody sees everything', () => {
    const state = fresh(3);
    for (const seat of [0, 1, 2]) {
      expect(throughJson(game1848.view(state, seat))).toEqual(throughJson(game1848.view(state, null)));
    }
    expect(throughJson(game1848.view(state, 1))).toMatchObject({
      players: [{ cash: 840 }, { cash: 840 }, { cash: 840 }],
      bank: 7480,
    });
  });
});

/* ---- the tables of facts ---- */

const SITES = ['I8', 'I10'];

it('1848-1.8: both sites of the Tasmania tile are called Tasmania', () => {
  expect(SITES.map((id) => KIT.map.byId.get(id)?.name)).toEqual(['Tasmania', 'Tasmania']);
});

describe('facts of 18xx.games', () => {
  it('1848-1.8, 1848-1.9: the map', () => {
    expectAsFacts<Facts>(
      '1848',
      {
        ...tableOf(
          KIT.map.hexes,
          ({ id }) => id,
          ({ id, name, printed, terrain, laterLabel }) => ({
            // The sites of Tasmania have a name only here, so that runs and lays can say where they are.
            name: SITES.includes(id) ? null : (name ?? null),
            ...told(printed),
            cost: terrain?.cost ?? null,
            laterLabel,
          }),
        ),
        gauges: gaugeEdges(),
      },
      ({ maps, gameSpecific }) => ({
        ...tableOf(
          maps.standard.hexes.filter(({ coord }) => coord !== 'I21'),
          ({ coord }) => coord,
          ({ name, tile, terrainCost }) => ({
            name: name ?? null,
            ...toldByFacts(tile),
            cost: terrainCost ?? null,
            laterLabel: tile.futureLabel
              ? { label: tile.futureLabel.label, from: tile.futureLabel.onColor }
              : null,
          }),
        ),
        gauges: gameSpecific.gaugeBorders.map(({ hex, neighbor }) => [hex, neighbor].sort().join('-')).sort(),
      }),
    );
  });

  it('1848-1.10: the tiles, their copies and what they become', () => {
    // A hex without a label of its own: the tile alone decides there.
    const plain = { ...hexOf(KIT, 'B5'), laterLabel: null };
    const followersOf = (old: Face): string[] =>
      [...KIT.tiles.values()]
        .filter(
          (other) => succeeds(plain, old, other) && other.faces.some((turned) => keepsTrack(old, turned)),
        )
        .map((other) => other.id);
    expectAsFacts<Facts>(
      '1848',
      tableOf(
        KIT.tiles.values(),
        ({ id }) => id,
        ({ faces, copies }) => ({
          ...told(faces[0] as Face),
          copies,
          next: followersOf(faces[0] as Face).sort(),
        }),
      ),
      ({ tiles }) =>
        tableOf(
          tiles,
          ({ id }) => id,
          ({ count, upgradesTo, ...face }) => ({
            ...toldByFacts(face),
            copies: count,
            next: upgradesTo.toSorted(),
          }),
        ),
    );
  });

  it('1848-1.6, 1848-1.7: the market', () => {
    expectAsFacts<Facts>(
      '1848',
      { rows: [...MARKET.rows, BOE_PRICES], pars: PAR_CELLS },
      ({ market: { rows, parPrices } }) => ({
        rows: rows.map((row) => row.map(({ price }) => price)),
        pars: Object.fromEntries(parPrices.map(({ price, row, col }) => [price, [row, col]])),
      }),
    );
  });

  it('1848-1.4, 1848-1.5: trains and phases', () => {
    expectAsFacts<Facts>(
      '1848',
      {
        order: TRAIN_TYPES,
        ...tableOf(
          TRAIN_TYPES,
          (name) => `train ${name}`,
          (name) => {
            const { cards, rustedBy, sides } = TRAINS[name];
            return {
              cards: cards ?? 'unlimited',
              rustedBy,
              sides: sides.map((side) => [side.name, side.price]),
              reach: sides[0]?.reach,
            };
          },
        ),
        phases: PHASE_NAMES.map((name) => [
          name,
          PHASES[name].trainLimit,
          PHASES[name].colours,
          PHASES[name].rounds,
        ]),
      },
      ({ trains, phases }) => ({
        order: trains.map(({ name }) => name),
        ...tableOf(
          trains,
          ({ name }) => `train ${name}`,
          ({ name, count, rustsOn, variants = [], ...plain }) => ({
            cards: count,
            rustedBy: rustsOn ?? null,
            sides: [{ name, ...plain }, ...variants].map((side) => [side.name, side.price]),
            reach: name === '2E' ? 0 : plain.distance[0]?.visit,
          }),
        ),
        phases: phases.map(({ name, trainLimit, tiles, operatingRounds }) => [
          name,
          trainLimit,
          tiles.length,
          operatingRounds,
        ]),
      }),
    );
  });

  it('1848-1.2, 1848-1.3: companies and privates', () => {
    expectAsFacts<Facts>(
      '1848',
      {
        railways: RAILWAYS,
        // Names are spelled out here.
        ...tableOf(
          RAILWAYS,
          (id) => id,
          (id) => [COMPANIES[id]?.home, COMPANIES[id]?.tokens],
        ),
        ...PRIVATES,
      },
      ({ corporations, companies, gameSpecific }) => {
        const railways = corporations.filter(({ sym }) => sym !== 'BOE');
        return {
          railways: railways.map(({ sym }) => sym),
          // COM's home on the site is the first of its two.
          ...tableOf(
            railways,
            ({ sym }) => sym,
            ({ sym, home, tokens }) => [sym === 'COM' ? null : home, tokens],
          ),
          ...tableOf(
            companies,
            ({ sym }) => sym,
            ({ sym, name, value, revenue, maxPrice }) => ({
              name,
              price: value,
              floor: gameSpecific.dutchAuction.minPrices[sym],
              income: revenue,
              most: sym === 'P5' || sym === 'P6' ? 0 : maxPrice,
            }),
          ),
        };
      },
    );
  });

  it('1848-1.1, 1848-2.2, 1848-2.3: the set-ups', () => {
    expectAsFacts<Facts>(
      '1848',
      tableOf(
        [3, 4, 5, 6],
        (players) => players,
        (players) => {
          const state = fresh(players);
          const reserved = KIT.map.hexes.flatMap(({ id }) =>
            Object.keys(reservedAt(state, id) ?? {}).map((by) => [id, by]),
          );
          return {
            bank: cashOf(state, 'bank'),
            table: PLAYERS[players],
            depot: [...state.depot, '8-0', '2E-0'],
            supply: state.board.supply,
            reserved: Object.fromEntries(reserved),
          };
        },
      ),
      ({ setups, gameSpecific }) =>
        tableOf(
          setups,
          ({ players }) => players,
          ({ players, ...setup }) => ({
            bank: setup.bankCashAfterSetup,
            table: {
              cash: setup.startingCash,
              certificates: [
                setup.certLimit,
                ...Object.values(gameSpecific.certLimitAfterReceiverships[players] ?? {}),
              ],
              cutPerFailure: gameSpecific.certLimitReductionForDirector[players],
              maxPercent: setup.maxOwnershipPercent,
            },
            depot: setup.depotOrder,
            supply: setup.tileCounts,
            reserved: Object.fromEntries(
              Object.entries(setup.reservations).map(([hex, [first]]) => [hex, first?.entity]),
            ),
          }),
        ),
    );
  });
});
