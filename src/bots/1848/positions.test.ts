import { describe, expect, it } from 'vitest';
import { game1848 } from '../../games/1848/game.ts';
import { isTasmaniaLaid } from '../../games/1848/privates.ts';
import type { OperatingStep, State } from '../../games/1848/state.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, play } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { deciding } from '../../testing/decided.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { FRESH_TURN } from '../../games/1848/turn.ts';
import { companyOf } from '../../rail/position.ts';
import { split, type Tiles } from '../../testing/rail-position.ts';
import { mind1848 } from './mind.ts';

const { decided, expectMove, expectOther } = deciding(mind1848);

const TWOS = ['2-0', '2-1', '2-2', '2-3', '2-4', '2-5'];
const THREES = ['3-0', '3-1', '3-2', '3-3', '3-4'];

function stock(spec: Omit<PositionSpec, 'round'>): State {
  return position({
    rules: 'book',
    cash: [300, 300, 300],
    tiles: linesOf('VR', 'FT', 'SAR', 'NSW'),
    ...spec,
    round: { kind: 'stock', at: 0 },
  });
}

/** VR of seat 0 at its trains, in phase 3, when all 2s are sold. */
function trains(companies: Record<string, CompanySpec>, spec: Partial<PositionSpec> = {}): State {
  return position({
    rules: 'book',
    phase: '3',
    turnNumber: 3,
    cash: [100, 100, 100],
    tiles: linesOf('VR', 'FT', 'SAR', 'NSW'),
    companies,
    round: { kind: 'operating', queue: Object.keys(companies), step: 'trains', of: 2 },
    ...spec,
    gone: [...TWOS, ...(spec.gone ?? [])],
  });
}

/** VR with a way over the mountains at H13, which costs 50. */
const building = (vr: CompanySpec, bank?: number): State =>
  position(
    {
      rules: 'book',
      turnNumber: 3,
      cash: [100, 100, 100],
      privates: { P1: 2 },
      tiles: SOUTH,
      companies: { VR: started('VR', 0, vr) },
      round: { kind: 'operating', queue: ['VR'] },
      ...(bank === undefined ? {} : { bank }),
    },
    'unchecked',
  );

describe('starting companies together', () => {
  const begun = (cash: number[]): State =>
    stock({
      turnNumber: 1,
      cash,
      privates: { P1: 0 },
      companies: { VR: { par: 90, held: split('VR', [1, 40]), floated: false } },
    });

  it('helps to float what another player has begun while the table can pay for no more', () => {
    expectMove(begun([300, 200, 200]), { type: 'buy_share', company: 'VR' }, 'stock.floats');
  });

  it('begins one of its own where the table can pay for both', () => {
    expectMove(begun([840, 600, 840]), { type: 'par' }, 'stock.par');
  });
});

describe('the director’s chair', () => {
  /** Two companies of one kind, of which seat 0 holds a part. */
  function two(
    vr: readonly (readonly [number, number])[],
    ft: readonly (readonly [number, number])[],
  ): State {
    const company = (id: string, parts: readonly (readonly [number, number])[]): CompanySpec => ({
      ...started(id, 1),
      held: split(id, ...parts.map(([seat, percent]): [number, number] => [seat, percent])),
      cash: 300,
    });
    return stock({
      phase: '3',
      turnNumber: 3,
      cash: [120, 120, 120],
      privates: { P1: 2 },
      companies: {
        VR: { ...company('VR', vr), trains: { '3-0': '3' } },
        FT: { ...company('FT', ft), trains: { '3-1': '3' } },
      },
    });
  }

  it('takes the chair that one more share brings', () => {
    const near = [
      [1, 30],
      [0, 30],
    ] as const;
    const far = [
      [2, 50],
      [0, 30],
    ] as const;
    expectMove(two(near, far), { type: 'buy_share', company: 'VR' }, 'stock.takes-over');
    expectMove(two(far, near), { type: 'buy_share', company: 'FT' }, 'stock.takes-over');
  });

  it('keeps the chair that another would take with the next share', () => {
    const threatened = [
      [0, 30],
      [1, 30],
    ] as const;
    const safe = [
      [0, 50],
      [1, 20],
    ] as const;
    expectMove(two(threatened, safe), { type: 'buy_share', company: 'VR' }, 'stock.keeps-chair');
    expectMove(two(safe, threatened), { type: 'buy_share', company: 'FT' }, 'stock.keeps-chair');
  });
});

describe('dumping a company', () => {
  const withVr = (vr: CompanySpec): State =>
    stock({
      phase: '5',
      turnNumber: 5,
      gone: ['5-1'],
      loansIssued: 2,
      cash: [120, 150, 100],
      companies: {
        VR: started('VR', 0, { held: split('VR', [0, 30], [1, 20], [2, 20]), ...vr }),
        FT: started('FT', 1, {
          held: split('FT', [1, 40], [0, 20]),
          trains: { '4-1': '4' },
          cash: 300,
          loans: 2 - (vr.loans ?? 0),
        }),
      },
    });

  it('leaves one that will fail to those who hold 20 %', () => {
    const failing = withVr({ cell: [3, 2], cash: 10, loans: 2 });
    expectMove(failing, { type: 'sell_shares', company: 'VR' }, 'stock.dumps');
  });

  it('keeps one that runs', () => {
    expectOther(withVr({ trains: { '5-0': '5' }, cash: 10 }), { type: 'sell_shares', company: 'VR' });
  });
});

describe('trains and rust', () => {
  /** VR, whose line has no use for another train, with the money for the first 4. */
  function withMoneyForFour(others: 'old' | 'new'): State {
    const of = (old: Record<string, '2'>, fresh: string): CompanySpec => ({
      trains: others === 'old' ? old : { [fresh]: '3' },
      cash: 140,
    });
    return trains(
      {
        VR: started('VR', 0, { trains: { '3-0': '3', '3-3': '3' }, cash: 420 }),
        FT: started('FT', 1, of({ '2-0': '2', '2-1': '2' }, '3-1')),
        SAR: started('SAR', 2, of({ '2-2': '2' }, '3-2')),
      },
      { gone: THREES },
    );
  }

  it('rushes the 4 that strips the others, and says so only where it does', () => {
    expectMove(withMoneyForFour('old'), { type: 'buy_train' }, 'rush');
    expect(decided(withMoneyForFour('new')).action).toMatchObject({ type: 'pass' });
  });

  it('buys the last 3 when the others are about to buy 4s', () => {
    const state = trains(
      {
        VR: started('VR', 0, { par: 70, cell: [4, 3], trains: { '2-0': '2', '2-1': '2' }, cash: 210 }),
        FT: started('FT', 1, { trains: { '3-1': '3' }, cash: 600 }),
        SAR: started('SAR', 2, { trains: { '3-2': '3' }, cash: 600 }),
      },
      { gone: THREES.slice(0, 4) },
    );
    expectMove(state, { type: 'buy_train', side: '3' }, 'ahead-of-rust');
  });

  it('does without it while rust is far away and nobody has the money', () => {
    const state = trains({
      VR: started('VR', 0, { trains: { '2-0': '2', '2-1': '2' }, cash: 240 }),
      FT: started('FT', 1, { trains: { '3-1': '3' }, cash: 0 }),
      SAR: started('SAR', 2, { trains: { '3-2': '3' }, cash: 0 }),
    });
    expectMove(state, { type: 'pass' });
  });

  /** VR with what it earned, before its dividend. */
  function ran(vr: CompanySpec, gone: string[]): State {
    const state = trains(
      {
        VR: started('VR', 0, { cash: 260, ...vr }),
        FT: started('FT', 1, { trains: { '3-1': '3' }, cash: 700 }),
        SAR: started('SAR', 2, { trains: { '3-2': '3' } }),
      },
      { gone, round: { kind: 'operating', queue: ['VR', 'FT', 'SAR'], step: 'routes', of: 2 } },
    );
    return play(state, mind1848.decide(state, { level: 'medium', manner: 'balanced' }, 1).action);
  }

  it('keeps a dividend where it makes up the price of the train that has to follow', () => {
    expectMove(ran({ trains: { '2-0': '2' } }, THREES), { type: 'dividend', pay: false }, 'saves');
    expectMove(ran({ trains: { '3-0': '3' } }, []), { type: 'dividend', pay: true });
  });

  it('does not build away the money for the train that it has to buy', () => {
    expectMove(building({ trains: {}, cash: 130 }), { type: 'pass' });
    expectMove(building({ trains: {}, cash: 230 }), { type: 'lay_tile', hex: 'H13' });
    expectMove(building({ trains: { '2-0': '2' }, cash: 130 }), { type: 'lay_tile', hex: 'H13' });
  });
});

describe('loans of the Bank of England', () => {
  /** VR with the 4s on sale, which the others have the money for. */
  const withCash = (vr: CompanySpec): State =>
    trains(
      {
        VR: started('VR', 0, vr),
        FT: started('FT', 1, { trains: { '3-1': '3' }, cash: 600 }),
        SAR: started('SAR', 2, { trains: { '3-2': '3' }, cash: 600 }),
      },
      { gone: THREES },
    );
  const OLD = { '2-0': '2' } as const;

  it('borrows for the 4 that runs on when its 2 is gone', () => {
    expectMove(withCash({ trains: OLD, cash: 210 }), { type: 'take_loan' }, 'loan');
  });

  it('borrows nothing where the treasury pays for the train, nor where a loan buys none', () => {
    expectMove(withCash({ trains: OLD, cash: 310 }), { type: 'buy_train' });
    expectOther(withCash({ trains: OLD, cash: 120 }), { type: 'take_loan' });
    expectOther(withCash({ trains: { '3-0': '3' }, cash: 120 }), { type: 'take_loan' });
  });
});

/** Melbourne, Geelong, Mount Gambier, Adelaide and Port Pirie, all yellow. */
const SOUTH: Tiles = {
  H11: ['57', 1],
  H9: ['57', 1],
  H7: ['6', 2],
  G6: ['57', 2],
  F5: ['6', 3],
};

describe('the powers of the privates', () => {
  const at = (step: OperatingStep, yellows = 0): PositionSpec['round'] => ({
    kind: 'operating',
    queue: ['SAR', 'VR'],
    step,
    yellows,
  });

  /** SAR of seat 0 in phase 3, with a train. */
  function sar(
    privates: NonNullable<PositionSpec['privates']>,
    round = at('track'),
    own: CompanySpec = {},
  ): State {
    return position({
      rules: 'book',
      phase: '3',
      turnNumber: 3,
      cash: [100, 100, 100],
      privates,
      tiles: SOUTH,
      gone: ['3-1'],
      companies: {
        SAR: started('SAR', 0, { trains: { '3-0': '3' }, cash: 230, ...own }),
        VR: started('VR', 1, { trains: { '3-2': '3' }, cash: 200 }),
      },
      round,
    });
  }

  it('P1 is sold to one’s own company for all it may pay, unless that needs the money for a train', () => {
    expectMove(sar({ P1: 0 }, at('closing')), { private: 'P1', price: 40 }, 'sells-private');
    const poor = { trains: {}, cash: 230 };
    expectOther(sar({ P1: 0 }, at('trains'), poor), { type: 'buy_from_owner' });
  });

  it('P2 lays track in the desert that the company could not pay for beside its train', () => {
    const bare = { trains: {}, cash: 220 };
    const lay = { type: 'lay_tile', hex: 'E6' };
    expectMove(sar({ P2: 0 }, at('track', 1), bare), { ...lay, private: 'P2' }, 'power');
    expectOther(sar({ P2: 1 }, at('track', 1), bare), lay);
  });

  it('P3 lays Tasmania before the turn is over, by the company that reaches the coast', () => {
    const afterTrack = (owner: number): State => {
      let state = sar({ P3: owner });
      while (decision(state).step === 'track') state = play(state, decided(state).action);
      return state;
    };
    expect(isTasmaniaLaid(afterTrack(0))).toBe(true);
    expect(isTasmaniaLaid(afterTrack(1))).toBe(false);
  });

  it('P4 takes 100 off a 2E, bought only where it reaches Alice Springs', () => {
    const state = RECORDS_1848.stateAfter('T', 324);
    const { round, privates, companies } = state;
    if (round.kind !== 'operating') throw new Error('no operating round');
    const sarBuys = (laid: State['board']['laid']): State => ({
      ...state,
      board: { ...state.board, laid },
      cash: { ...state.cash, SAR: 230 },
      companies: { ...companies, WA: { ...companyOf(state, 'WA'), trains: [] } },
      privates: {
        ...privates,
        P4: { ...privates.P4, owner: 0, used: false, closed: false, powerOnly: true },
      },
      round: { ...round, ...FRESH_TURN, at: round.queue.indexOf('SAR'), step: 'trains' },
    });
    const { laid } = state.board;
    expectMove(sarBuys(laid), { type: 'buy_train', side: '2E', private: 'P4' }, 'power-train');
    const { B3: _, B5: __, ...short } = laid;
    expectOther(sarBuys(short), { type: 'buy_train', side: '2E' });
  });

  it('P5 comes with a share of QR: its owner starts QR rather than another', () => {
    const first = (owner: number): State =>
      stock({
        turnNumber: 1,
        cash: [500, 260, 260],
        privates: { P5: owner },
        companies: { QR: { held: { [owner]: ['QR_1'] } } },
      });
    expectMove(first(0), { type: 'par', company: 'QR' });
    expectOther(first(1), { type: 'par', company: 'QR' });
  });

  it('P6 comes with the chair of CAR: what is left of it is floated first', () => {
    const first = (cash: number[]): State =>
      stock({
        turnNumber: 1,
        cash,
        privates: { P6: 0 },
        companies: {
          CAR: { par: 100, floated: false, held: { 0: ['CAR_0'] } },
          VR: { par: 90, held: split('VR', [1, 40]), trains: { '2-0': '2' }, cash: 300 },
        },
      });
    expectMove(first([250, 250, 250]), { type: 'buy_share', company: 'CAR' }, 'stock.floats');
    expectOther(first([250, 20, 20]), { type: 'buy_share', company: 'CAR' });
  });
});

describe('track and tokens', () => {
  /** SAR, whose one way out of Adelaide has no city on the next two hexes. */
  const alone = (): State =>
    position({
      rules: 'book',
      turnNumber: 3,
      privates: { P1: 2 },
      tiles: { G6: ['57', 0], F7: ['8', 4] },
      companies: { SAR: started('SAR', 0, { trains: { '2-0': '2+' }, cash: 300 }) },
      round: { kind: 'operating', queue: ['SAR'], of: 3 },
    });

  it('plans a link over several turns, the first of which earns nothing', () => {
    let state = alone();
    const lays: string[] = [];
    while (lays.length < 2) {
      const { action } = decided(state);
      if (action.type === 'lay_tile') lays.push(action.hex);
      state = play(state, action);
    }
    expect(lays).toEqual(['F9', 'G10']);
    expect(game1848.routing?.value(state, 'SAR', ['2+']).revenue).toBeGreaterThan(0);
  });

  it('begins no costly link when the game is nearly over', () => {
    const vr: CompanySpec = { trains: { '2-0': '2' }, cash: 230 };
    expectMove(building(vr), { type: 'lay_tile', hex: 'H13' });
    expectMove(building(vr, 50), { type: 'pass' });
  });

  it('takes the last place of a city that the trains of another run through', () => {
    const token = (leader: number, nsw: CompanySpec = {}): State =>
      position({
        rules: 'book',
        phase: '3',
        connected: true,
        cash: [100, 100, 100],
        turnNumber: 4,
        tiles: JOINED,
        gone: TWOS,
        companies: {
          SAR: started('SAR', 0, { tokens: ['G6', 'F13'], trains: { '3-0': '3' }, cash: 200 }),
          NSW: started('NSW', leader, { trains: { '3-1': '3', '3-2': '3' }, ...nsw }),
        },
        round: { kind: 'operating', queue: ['SAR', 'NSW'], step: 'token' },
      });
    expectMove(token(1), { type: 'place_token', hex: 'E18' }, 'token-blocks');
    expectMove(token(0), { type: 'pass' });
    expectMove(token(1, { trains: {} }), { type: 'pass' });
  });
});

/** Adelaide to Sydney. */
const JOINED: Tiles = {
  G6: ['57', 0],
  F7: ['8', 4],
  F9: ['9', 1],
  F11: ['9', 1],
  F13: ['6', 1],
  E14: ['6', 4],
  E16: ['9', 1],
  E18: ['5', 0],
  F17: ['6', 1],
};

describe('COM', () => {
  const withLine = (connected: boolean): State => {
    const { E16: _, ...open } = JOINED;
    return stock({
      phase: '4',
      connected,
      turnNumber: 4,
      cash: [420, 300, 300],
      tiles: connected ? JOINED : open,
      companies: {
        SAR: started('SAR', 0, { trains: { '4-0': '4' } }),
        NSW: started('NSW', 1, { trains: { '4-1': '4' } }),
        VR: started('VR', 2, { trains: { '3-0': '3' } }),
        FT: started('FT', 1, { tokens: [] }),
        QR: started('QR', 2, { tokens: [] }),
      },
    });
  };

  it('is started once it may operate, and not while it would have to wait', () => {
    expectMove(withLine(true), { type: 'par', company: 'COM' });
    expectOther(withLine(false), { company: 'COM' });
  });
});

describe('offers', () => {
  /** VR of seat 0 asks for the 5 of FT. */
  const asked = (ft: CompanySpec): State =>
    play(
      position({
        rules: 'book',
        options: { trade_consent: 'ask' },
        phase: '5',
        turnNumber: 5,
        cash: [300, 300, 300],
        tiles: linesOf('VR', 'FT', 'SAR'),
        gone: ['5-0', '5-1', '5-2'],
        companies: {
          VR: started('VR', 0, { cash: 900 }),
          FT: started('FT', 1, ft),
          SAR: started('SAR', 2, { trains: { '4-0': '4' } }),
        },
        round: { kind: 'operating', queue: ['VR', 'FT', 'SAR'], step: 'trains' },
      }),
      { type: 'buy_train_from', company: 'FT', train: '5-0', price: 500 },
    );

  it('sells a train that earns nothing beside another, and never the last one that it cannot replace', () => {
    const two = asked({ trains: { '5-0': '5', '5-1': '5' } });
    expectMove(two, { type: 'answer', accept: true }, 'accept');
    const one = asked({ trains: { '5-0': '5' } });
    expectMove(one, { type: 'answer', accept: false }, 'refuse');
  });
});

describe('the end of the game', () => {
  const GONE: CompanySpec = { closed: true, tokens: [], held: {} };

  /** VR of seat 0, at the end of its turn in phase 8, when the sixteenth loan ends the game. */
  function late(mine: readonly string[], loansIssued = 15): State {
    const company = (id: string, seat: number, spec: CompanySpec): CompanySpec =>
      started(id, mine.includes(id) ? 0 : seat, {
        held: split(id, [mine.includes(id) ? 0 : seat, 60], [3 - seat, 40]),
        ...spec,
      });
    return position({
      rules: 'book',
      phase: '8',
      turnNumber: 6,
      loansIssued,
      soldEights: 1,
      receiverships: 3,
      cash: [2500, 300, 300],
      tiles: linesOf('VR', 'FT', 'SAR', 'NSW'),
      boe: { 1: BOE.slice(0, 5), 2: BOE.slice(5) },
      companies: {
        VR: started('VR', 0, {
          held: split('VR', [0, 40], [1, 30], [2, 30]),
          trains: { '5-0': '5' },
          loans: 2,
        }),
        SAR: company('SAR', 1, { trains: { '5-1': '5', '6-0': '6' }, cash: 900, loans: 4 }),
        FT: company('FT', 2, { trains: { '5-2': '5', '6-1': '6' }, cash: 900, loans: 4 }),
        NSW: company('NSW', 1, { trains: { '8-0': '8' }, cash: 300, loans: 3 }),
        COM: company('COM', 2, { tokens: ['F17+', 'G6+'], cash: 500 }),
        CAR: GONE,
        WA: GONE,
        QR: GONE,
      },
      round: { kind: 'operating', queue: ['VR', 'SAR', 'FT', 'NSW'], step: 'trains', number: 3, of: 3 },
    });
  }

  it('is brought about by a loan when the others are catching up, and not by one who earns most', () => {
    expectMove(late([]), { type: 'take_loan' }, 'ends');
    expectMove(late(['SAR', 'NSW']), { type: 'pass' });
    expectMove(late([], 12), { type: 'pass' });
  });
});

const BOE = Array.from({ length: 10 }, (_, number) => `BOE_${number}`);
