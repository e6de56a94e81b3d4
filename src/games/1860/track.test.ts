import { describe, expect, it } from 'vitest';
import { cashOf } from '../../rail/position.ts';
import { asked, denied, PASS, play, type Want } from '../../testing/1860/play.ts';
import { type CompanySpec, LINE, position, type PositionSpec, started } from '../../testing/1860/position.ts';
import { admits } from '../../core/proof.ts';
import type { Action1860 } from './actions.ts';
import { KIT } from './data.ts';
import { game1860 } from './game.ts';
import { type State } from './state.ts';

const lay = (hex: string, tile: string, rotation: number): Want => ({
  type: 'lay_tile',
  hex,
  tile,
  rotation,
});
const START: Record<string, [tile: string, rotation: number]> = {
  F2: ['787', 0],
  F4: ['742', 3],
  G3: ['741', 5],
};

function building(company: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  return position({
    tiles: START,
    companies: { 'C&N': started('C&N', 0, { cash: 500, ...company }) },
    round: { kind: 'operating', queue: ['C&N'] },
    ...spec,
  });
}

describe('1860-11 track', () => {
  it('scenario 39 (1860-11.1, 1860-23/D-38) two plain tiles, or one with a city, or one upgrade', () => {
    const first = play(building(), lay('H4', '744', 2));
    expect(asked(first)).toBe('C&N track');
    const second = play(first, lay('I5', '742', 2));
    expect(asked(second)).not.toBe('C&N track');
    const reached = building({}, { tiles: { ...START, H4: ['744', 2], I5: ['742', 2] } });
    const city = play(reached, lay('J4', '5', 1));
    expect(asked(city)).not.toBe('C&N track');
    const plain = play(building({}, { tiles: { ...START, H4: ['744', 2] } }), lay('I5', '742', 2));
    expect(denied(plain, lay('J4', '5', 1))).toBe('only-a-plain-second-tile 1860-11.1');
    const train = building({ trains: ['3+2-0'] }, { phase: '3' });
    expect(asked(play(train, lay('F2', '788', 0)))).not.toBe('C&N track');
    expect(denied(play(train, lay('H4', '744', 2)), lay('F2', '788', 0))).toBe(
      'only-a-plain-second-tile 1860-11.1',
    );
  });

  it('1860-11.4 every stop of an upgrade keeps an exit: a halt does not move where a town takes its track', () => {
    const at = (spec: Partial<PositionSpec> = {}): State =>
      building({ trains: ['5+3-0'] }, { phase: '5', tiles: { ...LINE, H4: ['754', 2] }, ...spec });
    const moved = lay('H4', '782', 0);
    for (const rules of ['book', '18xx.games']) {
      expect(denied(at({ rules }), moved)).toBe('stop-moved 1860-11.4');
      expect(denied(at({ rules }), lay('H4', '782', 2))).toBe('accepted');
      expect(denied(at({ rules, rulesVersion: 1 }), moved)).toBe('accepted');
    }
  });

  it('1860-11.4, 1860-0.5 a file that moves a stop is followed with one note, but choices do not offer it', () => {
    const state = building(
      { trains: ['5+3-0'] },
      { phase: '5', tiles: { ...LINE, H4: ['754', 2] }, options: { import_lenient: true } },
    );
    const action: Action1860 = { type: 'lay_tile', by: 0, hex: 'H4', tile: '782', rotation: 0 };
    const result = game1860.apply(state, action);
    if (result.refused) throw new Error(result.code);
    expect(result.events.filter(({ key }) => key === 'import-difference')).toEqual([
      { key: 'import-difference', params: { what: 'stop-moved', hex: 'H4', tile: '782' }, rule: '1860-11.4' },
    ]);
    expect(admits(game1860, state, action)).toBe(false);
    expect(admits(game1860, state, { ...action, rotation: 2 })).toBe(true);
  });

  it('1860-11.2, 1860-11.5 only where the company comes to, and joined to its track', () => {
    const state = building();
    expect(denied(state, lay('I5', '742', 2))).toBe('hex-out-of-reach 1860-11.2');
    expect(denied(state, lay('H4', '744', 0))).toBe('track-not-joined 1860-11.5');
    const blocked = building(
      {},
      {
        companies: { 'C&N': started('C&N', 0), IOW: started('IOW', 1, { tokens: ['I3', 'G5'] }) },
      },
    );
    expect(denied(blocked, lay('H4', '744', 2))).toBe('hex-out-of-reach 1860-11.2');
    const faceDown = building(
      {},
      {
        companies: {
          'C&N': started('C&N', 0),
          IOW: { bankrupt: true, operated: true, tokens: ['I3', 'G5'] },
        },
      },
    );
    expect(denied(faceDown, lay('H4', '744', 2))).toBe('hex-out-of-reach 1860-11.2');
  });

  it('scenario 42 (1860-11.3) terrain costs 60 once; an insolvent company builds free hexes only', () => {
    const tiles = { ...START, H4: ['745', 0] as [string, number] };
    const paid = play(building({ cash: 630 }, { tiles }), lay('H6', '9', 0));
    expect([cashOf(paid, 'C&N'), asked(paid)]).toEqual([570, 'C&N track']);
    const broke = building({ cash: 630, insolvent: true }, { tiles });
    expect(denied(broke, lay('H6', '9', 0))).toBe('insolvent-builds-free 1860-11.3');
    expect(denied(building({ insolvent: true }), lay('H4', '744', 2))).toBe('accepted');
    expect(denied(building({ cash: 59 }, { tiles }), lay('H6', '9', 0))).toBe('not-enough-cash 1860-11.3');
  });

  it('1860-11.4, 1860-1.10 colours, labels, borders and supply', () => {
    const state = building({ trains: ['2+1-0'] });
    expect(denied(state, lay('F2', '788', 0))).toBe('colour-not-yet 1860-11.4');
    expect(denied(state, lay('H4', '742', 2))).toBe('tile-does-not-fit 1860-11.4');
    expect(denied(building({}, { tiles: { F2: ['787', 0] } }), lay('F4', '741', 3))).toBe(
      'tile-does-not-fit 1860-11.4',
    );
    const all = { G1: ['744', 0], H4: ['744', 2] } as const;
    expect(KIT.tiles.get('744')?.copies).toBe(Object.keys(all).length);
    expect(denied(building({}, { options: { import_lenient: true } }), lay('F2', '788', 0))).toBe(
      'train-needed 1860-11.6',
    );
  });

  it('scenario 40 (1860-11.6) how far a train reaches', () => {
    const upgrades = (trains: string[]): string[] => {
      const state = position({
        tiles: { J4: ['6', 0], J6: ['746', 0], J8: ['6', 1], I9: ['115', 4] },
        phase: '3',
        gone: ['3+2-0'],
        companies: { IOW: started('IOW', 0, { trains }) },
        round: { kind: 'operating', queue: ['IOW'] },
      });
      const wants: Want[] = [
        lay('I3', '758', 0),
        lay('J4', '12', 0),
        lay('J6', '757', 0),
        lay('J8', '12', 1),
      ];
      return wants
        .filter((want) => denied(state, want) === 'accepted')
        .map((want) => ('hex' in want ? want.hex : ''));
    };
    expect(upgrades([])).toEqual([]);
    expect(upgrades(['2+1-0'])).toEqual(['I3', 'J4']);
    expect(upgrades(['3+2-0'])).toEqual(['I3', 'J4', 'J6']);
  });

  it('1860-11.7, 1860-23/D-34 an upgrade must add track or change a value', () => {
    const spec: Partial<PositionSpec> = { phase: '3', gone: ['3+2-1'], tiles: { ...LINE } };
    const state = building({ trains: ['3+2-0'] }, spec);
    expect(denied(state, lay('F4', '752', 2))).toBe('accepted');
    expect(denied(state, lay('F4', '748', 3))).toBe('accepted');
    expect(denied(building({ trains: ['2+1-0'] }, spec), lay('J4', '756', 1))).toBe(
      'train-does-not-reach 1860-11.6',
    );
    // Track that crosses without touching the company's own is of no use to it.
    const crossing = building(
      { trains: ['3+2-0'] },
      { phase: '3', tiles: { ...START, H4: ['745', 0], H6: ['9', 0] } },
    );
    expect(denied(crossing, lay('H6', '20', 0))).toBe('upgrade-without-use 1860-11.7');
  });

  it('1860-22.4 with no_skip_towns towns limit the reach too', () => {
    const spec: Partial<PositionSpec> = { phase: '3', gone: ['3+2-1'], tiles: LINE };
    const state = (options: PositionSpec['options']): State =>
      building({ trains: ['2+1-0'] }, { ...spec, options });
    expect(denied(state({ no_skip_towns: true }), lay('G5', '763', 0))).toBe('accepted');
    expect(denied(state({}), lay('G5', '763', 0))).toBe('accepted');
  });

  it('scenario 41 (1860-11.8, 1860-23/D-35) fixed tiles, and Shide is a city', () => {
    const state = building({ trains: ['3+2-0'] }, { phase: '3' });
    expect(denied(state, lay('G5', '763', 0))).toBe('accepted');
    expect(denied(state, lay('G5', '763', 1))).toBe('fixed-tile 1860-11.8');
    expect(KIT.tiles.get('763')?.faces[0]?.stops.map(({ kind }) => kind)).toEqual(['city', 'city']);
    const ryde = position({
      phase: '3',
      companies: {
        IOW: started('IOW', 0, { trains: ['3+2-0'] }),
        IWNJ: started('IWNJ', 0, { trains: ['3+2-1'] }),
      },
      round: { kind: 'operating', queue: ['IOW', 'IWNJ'] },
    });
    expect([denied(ryde, lay('I3', '758', 0)), denied(ryde, lay('I3', '758', 1))]).toEqual([
      'accepted',
      'fixed-tile 1860-11.8',
    ]);
    expect(denied(ryde, lay('G7', '761', 1))).toMatch(/1860-11/);
  });

  it('1860-11.9, 1860-19.5 nothing is built after the Southern stock round', () => {
    const late = building({ trains: ['9+5-0'] }, { phase: '9', southernRound: true });
    expect(asked(late)).toBe('C&N routes');
  });
});

describe('1860-12 tokens', () => {
  const token = (hex: string, city = 0): Want => ({ type: 'place_token', hex, city });

  it('1860-12.1, 1860-6.9 the next in the row, where a slot is free and not kept', () => {
    const state = building(
      { cash: 100 },
      { tiles: LINE, round: { kind: 'operating', queue: ['C&N'], step: 'token' } },
    );
    expect(denied(state, token('I3'))).toBe('no-free-slot 1860-12.1');
    expect(denied(state, token('F2'))).toBe('own-token-there 1860-12.2');
    expect(denied(state, token('H4'))).toBe('no-city-there 1860-12.1');
    expect(cashOf(play(state, token('G5')), 'C&N')).toBe(60);
    expect(
      asked(
        building({ cash: 39 }, { tiles: LINE, round: { kind: 'operating', queue: ['C&N'], step: 'token' } }),
      ),
    ).not.toBe('C&N token');
  });

  it('1860-12.2 one token in a hex, also where it has two cities', () => {
    const spec: Partial<PositionSpec> = {
      tiles: { ...LINE, G5: ['773', 0] },
      phase: '5',
      round: { kind: 'operating', queue: ['C&N'], step: 'token' },
    };
    expect(denied(building({ tokens: ['F2', 'G5:0'] }, spec), token('G5', 1))).toBe(
      'own-token-there 1860-12.2',
    );
  });

  it('1860-12.3 none when insolvent', () => {
    const spec: Partial<PositionSpec> = {
      tiles: LINE,
      round: { kind: 'operating', queue: ['C&N'], step: 'token' },
    };
    expect(asked(building({ insolvent: true }, spec))).not.toBe('C&N token');
  });

  it('1860-12.4 a token stays with its city when the tile is replaced', () => {
    const state = building({ tokens: ['F2', 'G5'], trains: ['3+2-0'] }, { phase: '3' });
    expect(play(state, lay('G5', '763', 0)).tokens['G5']?.map(({ slots }) => slots)).toEqual([
      ['C&N'],
      [null],
    ]);
    expect(asked(play(state, PASS))).toBe('C&N routes');
  });
});
