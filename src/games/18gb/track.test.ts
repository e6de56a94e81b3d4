import { describe, expect, it } from 'vitest';
import { edgesIn } from '../../rail/hex.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { hasTokenIn, tokenPlaces } from '../../rail/tokens.ts';
import { denied, eventsOf, offered, play, type Want, waiting } from '../../testing/18gb/play.ts';
import { position, type PositionSpec } from '../../testing/18gb/position.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import { SHARP_CITY_TILES } from './data.ts';
import { privateOf, type State } from './state.ts';
import { TILES } from './tiles.ts';

const lay = (hex: string, tile: string, rotation: number, power?: string): Want =>
  ({ type: 'lay_tile', hex, tile, rotation, ...(power === undefined ? {} : { private: power }) }) as Want;
const token = (hex: string, city = 0, power?: string): Want =>
  ({ type: 'place_token', hex, city, ...(power === undefined ? {} : { private: power }) }) as Want;
const pass: Want = { type: 'pass' };

/** A corporation of seat 0 at its turn. */
function turn(id: string, spec: Omit<PositionSpec, 'round'> & { cash?: never; money?: number } = {}): State {
  const { money = 500, corporations, ...rest } = spec;
  return position({
    ...rest,
    corporations: {
      ...corporations,
      [id]: { price: 100, held: { 0: [0] }, cash: money, ...corporations?.[id] },
    },
    round: { kind: 'operating', queue: [id] },
  });
}

describe('track', () => {
  it('18GB-10.1: scenario 23: two actions, one city; a town may be laid and upgraded in one turn', () => {
    const laid = play(turn('LYR'), lay('H15', 'G02', 1));
    expect(denied(laid, lay('G16', 'G02', 5))).toBe('one-city 18GB-10.1');
    const town = turn('MR', { phase: '3+1', tiles: { H19: ['G37', 0] } });
    const both = play(town, lay('H21', 'G18', 0));
    expect(denied(both, lay('G20', 'G40', 0))).toBe('tile-does-not-fit 18GB-10.4');
    const done = play(both, lay('G20', '7', 4));
    expect(denied(done, lay('G18', 'G40', 0))).toMatch(/no-lay-left 18GB-10.1|not-now/);
  });

  it('18GB-10.1: scenario 23 as it was played: I22 laid and upgraded in one turn', () => {
    const { before, state } = RECORDS_18GB.at('F6', 477);
    expect([before.board.laid['I22']?.[0], state.board.laid['I22']?.[0]]).not.toContain(undefined);
  });

  it('18GB-10.2: the colours of the phase, one step at a time; an estuary from 4+2 on, for £50', () => {
    const yellow = turn('GWR', { seats: 5, tiles: { D23: ['G18', 2] } });
    expect(denied(yellow, lay('D23', 'G21', 2))).toBe('colour-not-yet 18GB-10.2');
    expect(denied(yellow, lay('C22', 'G33', 0))).toBe('colour-not-yet 18GB-10.2');
    const blue = turn('GWR', { seats: 5, phase: '4+2', tiles: { D23: ['G18', 2] } });
    const built = play(blue, lay('C22', 'G33', 0));
    expect(cashOf(built, 'GWR')).toBe(450);
    expect(denied(blue, lay('D23', 'G30', 0))).toBe('tile-does-not-fit 18GB-10.4');
  });

  it('18GB-10.3: tiles run out, but for six yellow ones', () => {
    const state = turn('GWR', { seats: 5, tiles: { A20: ['G39', 4] } });
    expect(denied(state, lay('D25', 'G39', 2))).toMatch(/no-tile-left 18GB-10.3|out-of-reach/);
    expect(state.board.supply['9']).toBeUndefined();
  });

  it('18GB-10.5, 18GB-10.0: the tile must join the network', () => {
    const state = play(turn('MR'), lay('H19', 'G40', 0));
    // H19 has track to H21 and G18 now.
    expect(denied(state, lay('I20', '4', 0))).toBe('hex-out-of-reach 18GB-10.5');
    const beside = turn('MR', { tiles: { H19: ['G41', 1] } });
    expect(denied(beside, lay('G20', '9', 0))).toBe('track-not-joined 18GB-10.5');
    expect(denied(beside, lay('G20', '9', 1))).toBe('accepted');
  });

  it('18GB-10.6: an upgrade must give the network new track', () => {
    const state = turn('MR', { phase: '3+1', tiles: { H19: ['G41', 0], H23: ['9', 0], H21: ['G18', 0] } });
    // The network reaches H23 from above; a branch that leaves it from below is of no use.
    expect(denied(state, lay('H23', '23', 0))).toBe('no-new-track 18GB-10.6');
    expect(denied(state, lay('H23', '23', 3))).toBe('accepted');
  });

  it('18GB-10.7, 18GB-10.8: scenario 25: £50 for each hill side, on this side of the border, from the treasury', () => {
    const first = play(turn('NER'), lay('J13', 'G38', 4));
    expect(cashOf(first, 'NER')).toBe(450);
    const second = play(first, lay('J15', '8', 1));
    expect(cashOf(second, 'NER')).toBe(400);
    expect(denied(turn('NER', { money: 40 }), lay('J13', 'G38', 4))).toBe('not-enough-cash 18GB-10.8');
    const two = turn('NER', { tiles: { J13: ['G41', 2], I12: ['58', 3] } });
    expect(cashOf(play(two, lay('I10', '9', 0)), 'NER')).toBe(400);
  });

  it('18GB-10.9: scenario 24: the green right from white or yellow in any phase, for its holder only', () => {
    expect(denied(turn('MR'), lay('H19', 'G38', 3))).toBe('accepted');
    expect(denied(turn('LSWR', { seats: 5 }), lay('D25', 'G38', 3))).toBe('tile-does-not-fit 18GB-10.4');
    expect(denied(turn('MR', { tiles: { H19: ['G41', 0] } }), lay('H19', 'G38', 0))).toBe('accepted');
  });

  it('18GB-10.10: scenario 26: the first track moves the home token of another corporation', () => {
    const mine = play(turn('LYR'), lay('H15', 'G02', 1));
    expect(hasTokenIn(mine.tokens, 'H15', 0, 'LYR')).toBe(true);
    const others = play(turn('MR', { tiles: { H19: ['G41', 0], H17: ['G18', 0] } }), lay('H15', 'G03', 0));
    expect(hasTokenIn(others.tokens, 'H15', 1, 'LYR')).toBe(true);
  });

  it('18GB-10.10: scenario 26 as it was played', () => {
    expect(tokenPlaces(RECORDS_18GB.at('F2', 65).state.tokens, 'GWR')).toEqual([{ hex: 'D23', city: 1 }]);
  });

  it('18GB-10.11, 18GB-19/D-4: others build in homes of the unfloated, unless the switch closes them', () => {
    const tiles = { H19: ['G41', 0], H17: ['G18', 0] } as const;
    expect(denied(turn('MR', { tiles }), lay('H15', 'G03', 0))).toBe('accepted');
    const closed = turn('MR', { tiles, options: { 'home.hex_closed': true } });
    expect(denied(closed, lay('H15', 'G03', 0))).toBe('home-hex-closed 18GB-10.11');
  });

  it('18GB-10.12: who is insolvent does not build', () => {
    const state = turn('MR', {
      tiles: { H19: ['G41', 0], H21: ['G18', 0] },
      corporations: { MR: { insolvent: true } },
    });
    expect(waiting(state)).toBe('routes MR');
  });
});

describe('privates and track', () => {
  it('18GB-5.5: scenario 21: the hex of an open private takes no tile, not even its owner’s', () => {
    const state = turn('LNWR', { privates: { LB: 0 } });
    expect(denied(state, lay('F21', 'G02', 5))).toBe('hex-blocked 18GB-5.5');
    const closed = play(state, { type: 'close_private', private: 'LB' });
    expect(cashOf(closed, 0) - cashOf(state, 0)).toBe(10);
    expect(denied(closed, lay('F21', 'G02', 5))).toBe('accepted');
  });

  it('18GB-5.6: scenario 22: from the blue phase on a tile closes it and pays once more', () => {
    const state = turn('MR', { phase: '4X', privates: { GN: 1 }, tiles: { H19: ['G37', 1] } });
    const before = cashOf(state, 1);
    const laid = play(state, lay('I18', '7', 1));
    expect([privateOf(laid, 'GN').closed, cashOf(laid, 1) - before]).toEqual([true, 25]);
  });

  it('18GB-5.6: scenario 22 as it was played', () => {
    const { before, state } = RECORDS_18GB.at('F2', 125);
    expect([cashOf(state, 0) - cashOf(before, 0), privateOf(state, 'CH').closed]).toEqual([10, true]);
  });

  it('18GB-5.3, 18GB-5.4: income each round; closing at any moment from the first operating round on', () => {
    const early = position({
      turnNumber: 1,
      privates: { GN: 1 },
      corporations: { LNWR: { price: 100, held: { 0: [0] } } },
      round: { kind: 'stock' },
    });
    expect(denied(early, { type: 'close_private', private: 'GN', by: 1 })).toBe('too-early 18GB-5.4');
    const rounds = play(early, pass, pass, pass);
    expect(cashOf(rounds, 1) - cashOf(early, 1)).toBe(25);
    // On another player's turn, and only by the owner, and only once.
    expect(denied(rounds, { type: 'close_private', private: 'GN', by: 2 })).toBe('not-owner 18GB-5.4');
    const closed = play(rounds, { type: 'close_private', private: 'GN', by: 1 });
    expect(cashOf(closed, 1) - cashOf(rounds, 1)).toBe(25);
    expect(denied(closed, { type: 'close_private', private: 'GN', by: 1 })).toBe('already-closed 18GB-5.4');
  });

  const leicester = { H19: ['G41', 0] } as const;

  it('18GB-5.7, 18GB-5.8: scenario 28: LS lays one more tile for a corporation of its owner', () => {
    const state = turn('MR', { privates: { LS: 0 }, closed: ['LS'], tiles: leicester });
    const used = play(state, lay('H21', 'G18', 0, 'LS'));
    expect(privateOf(used, 'LS').used).toBe(true);
    expect(denied(used, lay('H21', 'G21', 0, 'LS'))).toBe('power-gone 18GB-5.7');
    expect(denied(used, lay('H17', 'G18', 0))).toBe('accepted');
    expect(denied(turn('MR', { privates: { LS: 0 }, tiles: leicester }), lay('H21', 'G18', 0, 'LS'))).toBe(
      'private-open 18GB-5.4',
    );
    expect(
      denied(
        turn('MR', { privates: { LS: 1 }, closed: ['LS'], tiles: leicester }),
        lay('H21', 'G18', 0, 'LS'),
      ),
    ).toBe('not-owner 18GB-5.7');
    expect(denied(state, lay('I14', 'G39', 0, 'LS'))).toBe('not-for-this-power 18GB-5.8');
    expect(denied(state, lay('H21', 'G18', 1, 'LS'))).toBe('track-not-joined 18GB-5.8');
  });

  it('18GB-5.8: scenario 28 as it was played: LS after two tile actions', () => {
    const { before, state } = RECORDS_18GB.at('F6', 151);
    expect([before.round, state.board.laid['H21']?.[0]]).toMatchObject([
      { kind: 'operating', lays: 2 },
      'G19',
    ]);
  });

  it('18GB-5.8, 18GB-19/D-22: an upgrade by a private needs no new track, unless the switch wants it', () => {
    const spec = {
      phase: '3+1' as const,
      privates: { LS: 0 },
      closed: ['LS' as const],
      tiles: { H19: ['G41', 0], H21: ['G18', 0] } as const,
    };
    // G22 adds a second city the network does not reach.
    const blind = lay('H21', 'G22', 0, 'LS');
    expect(denied(turn('MR', spec), blind)).toBe('accepted');
    expect(denied(turn('MR', { ...spec, options: { 'powers.restrictive': true } }), blind)).toBe(
      'no-new-track 18GB-10.6',
    );
  });

  it('18GB-10.12, 18GB-19/D-14: an insolvent corporation keeps LS, unless the switch is strict', () => {
    const spec = {
      privates: { LS: 0 },
      closed: ['LS' as const],
      tiles: { H19: ['G41', 0], H17: ['G18', 0] } as const,
      corporations: { MR: { insolvent: true } },
    };
    const state = turn('MR', spec);
    expect(waiting(state)).toBe('routes MR');
    expect(denied(state, lay('H21', 'G18', 0, 'LS'))).toBe('accepted');
    expect(
      denied(
        turn('MR', { ...spec, options: { 'insolvency.strict_powers': true } }),
        lay('H21', 'G18', 0, 'LS'),
      ),
    ).toBe('insolvent 18GB-10.12');
  });

  it('18GB-15.5, 18GB-9.3, 18GB-19/D-21: with a train insolvency is over at once, or only when the turn ends', () => {
    const spec = {
      phase: '3+1' as const,
      money: 900,
      privates: { LS: 0, GN: 0 },
      closed: ['LS' as const, 'GN' as const],
      tiles: { H19: ['G41', 0], H17: ['G18', 0] } as const,
      corporations: { MR: { insolvent: true } },
    };
    const run: Want = { type: 'run_routes', routes: [{ train: '3+1-1', path: ['H17-0', 'H19-0'] }] };
    const at = (ends: boolean): State =>
      play(
        turn('MR', {
          ...spec,
          options: { 'insolvency.strict_powers': true, 'insolvency.ends_with_train': ends },
        }),
        run,
      );
    const buy: Want = { type: 'buy_train', train: '3+1' };
    const powers = [lay('H21', 'G18', 0, 'LS'), token('I14', 0, 'GN')];
    for (const ends of [true, false]) {
      expect(powers.map((want) => denied(at(ends), want))).toEqual(powers.map(() => 'insolvent 18GB-10.12'));
    }
    const sound = play(at(true), buy);
    expect([waiting(sound), companyOf(sound, 'MR').insolvent]).toEqual(['trains MR', false]);
    expect(powers.map((want) => denied(sound, want))).toEqual(['accepted', 'accepted']);
    expect(eventsOf(at(true), buy)).toContain('solvent');
    const later = play(at(false), buy);
    expect([waiting(later), companyOf(later, 'MR').insolvent]).toEqual(['trains MR', true]);
    expect(powers.map((want) => denied(later, want))).toEqual(powers.map(() => 'insolvent 18GB-10.12'));
    expect(companyOf(play(later, pass), 'MR').insolvent).toBe(false);
  });

  it('18GB-3.2, 18GB-19/D-30: green OO tiles with a sharp curve are laid, or with the switch left out', () => {
    const spec = {
      phase: '3+1' as const,
      privates: { LS: 0 },
      closed: ['LS' as const],
      tiles: { H19: ['G41', 0], H21: ['G18', 0] } as const,
    };
    const without = { ...spec, options: { 'tiles.no_sharp_curves': true } };
    const [sharp, wide] = [lay('H21', 'G27', 0, 'LS'), lay('H21', 'G22', 0, 'LS')];
    expect([denied(turn('MR', spec), sharp), denied(turn('MR', spec), wide)]).toEqual([
      'accepted',
      'accepted',
    ]);
    expect([denied(turn('MR', without), sharp), denied(turn('MR', without), wide)]).toEqual([
      'tile-not-used 18GB-3.2',
      'accepted',
    ]);
    const sharpOnes = [...TILES.values()].filter(
      ({ label, colour, faces }) =>
        (label === 'OO' || label === 'XX') &&
        (colour === 'yellow' || colour === 'green') &&
        faces[0]?.stops.some(({ exits }) => {
          const edges = edgesIn(exits);
          return edges.some((edge) => edges.some((other) => other === (edge + 1) % 6));
        }),
    );
    expect(sharpOnes.map(({ id }) => id)).toEqual(SHARP_CITY_TILES);
  });

  it('18GB-5.9: scenario 28: TV lays the tunnel for nothing, as a tile action', () => {
    const state = turn('GWR', {
      seats: 5,
      phase: '4+2',
      privates: { TV: 0 },
      closed: ['TV'],
      tiles: { D23: ['G18', 2] },
    });
    const laid = play(state, lay('C22', 'G33', 0, 'TV'));
    expect([cashOf(laid, 'GWR'), laid.round]).toMatchObject([500, { lays: 1 }]);
    const done = play(state, lay('C24', '4', 0), lay('C22', 'G33', 0, 'TV'));
    expect(done.round).toMatchObject({ lays: 2 });
    // Laid for money it does not use up the power.
    expect(privateOf(play(state, lay('C22', 'G33', 0)), 'TV').used).toBe(false);
  });

  it('18GB-5.9: scenario 28 as it was played', () => {
    const { before, state } = RECORDS_18GB.at('F2', 120);
    expect([cashOf(before, 'SWR') - cashOf(state, 'SWR'), state.round]).toMatchObject([0, { lays: 2 }]);
  });
});

describe('tokens', () => {
  const line = { H19: ['G41', 0], H17: ['G18', 0], H21: ['G18', 0] } as const;

  it('18GB-11.2, 18GB-11.3: one a turn, in reach, paid in charter order, one in a hex', () => {
    const state = turn('MR', { tiles: line });
    expect(denied(state, token('I14'))).toBe('city-out-of-reach 18GB-11.2');
    expect(denied(state, token('H19'))).toBe('own-token-there 18GB-11.3');
    const placed = play(state, token('H21'));
    expect([cashOf(placed, 'MR'), companyOf(placed, 'MR').tokensUsed]).toEqual([450, 2]);
    expect(denied(placed, token('H17'))).toBe('one-token 18GB-11.2');
    expect(denied(turn('MR', { tiles: line, money: 49 }), token('H21'))).toBe('not-enough-cash 18GB-11.2');
    // CR's second is free.
    const scotland = { G4: ['G03', 0], G6: ['4', 0], H9: ['G41', 2] } as const;
    const cr = play(turn('CR', { tiles: scotland, money: 0 }), token('H9'));
    expect([cashOf(cr, 'CR'), companyOf(cr, 'CR').tokensUsed]).toEqual([0, 2]);
  });

  it('18GB-11.1, 18GB-11.4, 18GB-2.5: home tokens block from the start; others stop at a full city', () => {
    const state = turn('MR', {
      seats: 5,
      tiles: { H19: ['G41', 0], H17: ['G18', 0], H15: ['G03', 0], I14: ['G41', 0] },
    });
    // MSLR, unfloated, stands in the connected city of Sheffield: nothing behind it is reached.
    expect(denied(state, lay('H13', '9', 0))).toBe('hex-out-of-reach 18GB-10.5');
    expect(denied(state, token('H17'))).toBe('no-free-slot 18GB-11.2');
    const free = turn('MR', {
      seats: 5,
      tiles: { H19: ['G41', 0], H17: ['G18', 0], H15: ['G03', 0] },
      corporations: { MSLR: { homeCity: 1 } },
    });
    expect(denied(free, token('H17'))).toBe('accepted');
  });

  it('18GB-11.1, 18GB-19/D-3: with the switch home tokens come at floating, into the unconnected city', () => {
    const spec = {
      options: { 'home.at_float': true },
      tiles: { H19: ['G41', 0], H17: ['G18', 0], H15: ['G03', 0] },
    } as const;
    const state = position({
      ...spec,
      cash: [500, 500, 500],
      corporations: {},
      round: { kind: 'stock' },
      turnNumber: 2,
    });
    expect(tokenPlaces(state.tokens, 'LYR')).toEqual([]);
    const floated = play(state, { type: 'par', company: 'LYR', price: 70 });
    expect(tokenPlaces(floated.tokens, 'LYR')).toEqual([{ hex: 'H15', city: 1 }]);
    expect(tokenPlaces(position({ tiles: spec.tiles, round: { kind: 'stock' } }).tokens, 'LYR')).toEqual([
      { hex: 'H15', city: 0 },
    ]);
  });

  it('18GB-16.4, 18GB-11.5: scenario 41: near the end no token is placed, GN’s included', () => {
    const state = turn('MR', { tiles: line, tokensForbidden: true, privates: { GN: 0 }, closed: ['GN'] });
    expect(denied(state, token('H21'))).toBe('no-more-tokens 18GB-16.4');
    expect(denied(state, token('I14', 0, 'GN'))).toBe('no-more-tokens 18GB-16.4');
    expect(offered(state)).toEqual(['lay_tile', 'pass']);
  });

  it('18GB-5.10: scenario 27: GN’s token: £50 from afar, free in reach, the turn’s one, and the green right', () => {
    const far = turn('MR', { privates: { GN: 0 }, closed: ['GN'], tiles: line });
    const placed = play(far, token('I14', 0, 'GN'));
    expect([cashOf(placed, 'MR'), companyOf(placed, 'MR').tokensUsed]).toEqual([450, 1]);
    expect(denied(placed, token('H21'))).toBe('one-token 18GB-11.2');
    expect(denied(placed, lay('I14', 'G36', 0))).toBe('accepted');
    const near = turn('LYR', {
      privates: { GN: 0 },
      closed: ['GN'],
      tiles: { H15: ['G02', 2], I14: ['G40', 5] },
    });
    expect(cashOf(play(near, token('I14', 0, 'GN')), 'LYR')).toBe(500);
    // Nobody else gets the reserved slot before the blue phase.
    const rival = (phase: '2+1' | '4+2') =>
      turn('LYR', {
        phase,
        privates: { GN: 1 },
        corporations: { LYR: { size: 10 } },
        tiles: { H15: ['G02', 2], I14: ['G40', 5] },
      });
    expect(denied(rival('2+1'), token('I14'))).toBe('no-free-slot 18GB-11.2');
    expect(denied(rival('4+2'), token('I14'))).toBe('accepted');
  });

  it('18GB-5.10: scenario 27 as it was played', () => {
    const { before, state } = RECORDS_18GB.at('F3', 35);
    expect(cashOf(before, 'LNWR') - cashOf(state, 'LNWR')).toBe(50);
    expect(RECORDS_18GB.at('F3', 36).state.board.laid['I14']?.[0]).toBe('G36');
  });
});
