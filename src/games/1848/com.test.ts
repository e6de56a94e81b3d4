import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { isBlocked } from '../../rail/tokens.ts';
import { decision, denied, eventsOf, idle, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { type State } from './state.ts';

const sixty = (id: string): string[] => [0, 1, 2, 3, 4].map((n) => `${id}_${n}`);
const company = (id: string, seat: number, spec: CompanySpec = {}): CompanySpec => ({
  par: 100,
  held: { [seat]: sixty(id) },
  cash: 300,
  ...spec,
});

/** Adelaide to Sydney over Wagga Wagga, Dubbo and Newcastle; E16 is still missing. */
const ALMOST: NonNullable<PositionSpec['tiles']> = {
  G6: ['57', 0],
  F7: ['8', 4],
  F9: ['9', 1],
  F11: ['9', 1],
  F13: ['6', 1],
  E14: ['6', 4],
  E18: ['5', 0],
  F17: ['6', 1],
};
const LAST: Want = { type: 'lay_tile', hex: 'E16', tile: '9', rotation: 1 };

function almost(queue: string[], spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '3',
    tiles: ALMOST,
    round: { kind: 'operating', queue, of: 2 },
    ...spec,
    companies: {
      SAR: company('SAR', 0, { tokens: ['G6'], trains: { '3-0': '3' } }),
      NSW: company('NSW', 0, { tokens: ['F17'], trains: { '3-1': '3' } }),
      VR: company('VR', 1, { tokens: ['E14', 'H11'], trains: { '3-2': '3' } }),
      FT: company('FT', 1, { tokens: ['G14'], trains: { '3-3': '3' } }),
      COM: company('COM', 2, { par: 70, cash: 700 }),
      ...spec.companies,
    },
  });
}

describe('1848-6 Commonwealth Railways', () => {
  it('scenario 15 (1848-6.3, 1848-6.5, 1848-6.6) COM operates in the round in which the track joins', () => {
    const start = almost(['SAR', 'VR', 'COM', 'NSW']);
    const connected = play(idle(start), LAST);
    expect([start.connected, connected.connected]).toEqual([false, true]);
    const com = idle(connected);
    expect(decision(com)).toMatchObject({ entity: 'COM', step: 'track', round: 'OR 2.1' });
    expect(com.tokens['F17']).toEqual([{ slots: ['NSW'], beside: ['COM'] }]);
    expect(com.tokens['G6']).toEqual([{ slots: ['SAR'], beside: ['COM'] }]);
    const green = play(com, { type: 'lay_tile', hex: 'F17', tile: '236', rotation: 0 });
    expect(green.tokens['F17']).toEqual([{ slots: ['NSW', 'COM'], beside: [] }]);
    const token = play(green, { type: 'place_token', hex: 'E18', city: 0 });
    expect(cashOf(green, 'COM') - cashOf(token, 'COM')).toBe(100);
  });

  it('scenario 16 (1848-6.3) connected after its place in the order, COM waits for the next round', () => {
    const start = almost(['SAR', 'COM', 'FT'], {
      companies: {
        COM: company('COM', 2, { par: 70, cash: 700, cell: [4, 7] }),
        VR: company('VR', 1, { tokens: ['H11'], trains: { '3-2': '3' } }),
        FT: company('FT', 1, { tokens: ['E14', 'G14'], trains: { '3-3': '3' } }),
      },
    });
    const ft = idle(start);
    expect(decision(ft).entity).toBe('FT');
    let state = idle(play(ft, LAST));
    expect(decision(state).round).toBe('OR 2.2');
    expect(companyOf(state, 'COM')).toMatchObject({ cell: [4, 7], operated: false });
    while (decision(state).entity !== 'COM') state = idle(state);
    expect(decision(state)).toMatchObject({ entity: 'COM', step: 'track', round: 'OR 2.2' });
  });

  it('scenario 17 (1848-6.5) COM on unbuilt homes', () => {
    const start = position({
      phase: '6',
      companies: {
        VR: company('VR', 1, { tokens: ['H11'] }),
        COM: company('COM', 2, { par: 70, cash: 700 }),
        NSW: company('NSW', 0, { cash: 1000 }),
      },
      round: { kind: 'operating', queue: ['VR', 'COM', 'NSW'], of: 3 },
    });
    const com = idle(start);
    expect(decision(com).entity).toBe('COM');
    // Sydney first, then Adelaide.
    expect(Object.keys(com.tokens)).toEqual(['H11', 'F17', 'G6']);
    expect(com.tokens['F17']).toEqual([{ slots: [null], beside: ['COM'] }]);
    expect(com.tokens['G6']).toEqual([{ slots: [null], beside: ['COM'] }]);
    const nsw = idle(com);
    expect(nsw.tokens['F17']).toEqual([{ slots: ['NSW'], beside: ['COM'] }]);
    const yellow = play(nsw, { type: 'lay_tile', hex: 'F17', tile: '57', rotation: 0 });
    expect(yellow.tokens['F17']).toEqual([{ slots: ['NSW'], beside: ['COM'] }]);
    let next = idle(yellow);
    while (decision(next).entity !== 'NSW') next = idle(next);
    const green = play(next, { type: 'lay_tile', hex: 'F17', tile: '236', rotation: 0 });
    expect(green.tokens['F17']).toEqual([{ slots: ['NSW', 'COM'], beside: [] }]);
    expect(['VR', 'NSW', 'COM'].map((id) => isBlocked(green.tokens, 'F17', 0, id))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('1848-6.1: bought and floated like any other, but passed over until it may begin', () => {
    const start = position({
      phase: '3',
      cash: [600, 600, 600],
      companies: {
        COM: { par: 90, held: { 2: ['COM_0', 'COM_1', 'COM_2', 'COM_3'] }, floated: false },
        SAR: company('SAR', 0, { par: 70, tokens: ['G6'] }),
      },
      privates: { P1: 0 },
      round: { kind: 'stock', at: 0 },
    });
    const bought = play(start, { type: 'buy_share', company: 'COM', from: 'ipo' });
    expect(companyOf(bought, 'COM').floated).toBe(true);
    const operating = play(bought, { type: 'pass' }, { type: 'pass' }, { type: 'pass' });
    expect(operating.round).toMatchObject({ queue: ['COM', 'SAR'] });
    expect(decision(operating).entity).toBe('SAR');
    expect(companyOf(operating, 'COM')).toMatchObject({ cell: [2, 5], operated: false, tokensUsed: 0 });
  });

  it('1848-6.1 (1848-20/D-09): with com_capital=start the lay that connects pays it', () => {
    const at = (com_capital: 'float' | 'start'): State =>
      almost(['VR', 'COM'], {
        options: { com_capital },
        companies: { COM: company('COM', 2, { par: 70, cash: com_capital === 'start' ? 0 : 700 }) },
      });
    expect(cashOf(play(at('start'), LAST), 'COM')).toBe(700);
    expect(cashOf(play(at('float'), LAST), 'COM')).toBe(700);
    expect(eventsOf(at('start'), LAST)).toContain('capital-paid');
  });

  it('1848-6.1 (1848-20/D-09): with com_capital=start the first 6 pays it too, once', () => {
    const state = position({
      phase: '5',
      options: { com_capital: 'start' },
      gone: ['5-0', '5-1', '5-2'],
      companies: {
        VR: company('VR', 1, { tokens: ['H11'], cash: 1300 }),
        COM: company('COM', 2, { par: 70, cash: 0 }),
      },
      round: { kind: 'operating', queue: ['VR'], step: 'trains' },
    });
    const first = play(state, { type: 'buy_train', side: '6' });
    expect(cashOf(first, 'COM')).toBe(700);
    expect(cashOf(play(first, { type: 'buy_train', side: '6' }), 'COM')).toBe(700);
  });

  it('1848-6.2: 60 % sold and either track from Adelaide to Sydney or a first 6', () => {
    const six = position({
      phase: '5',
      gone: ['5-0', '5-1', '5-2'],
      companies: {
        VR: company('VR', 1, { tokens: ['H11'], cash: 600 }),
        COM: company('COM', 2, { par: 70, cash: 700 }),
        SAR: company('SAR', 0, { tokens: ['G6'] }),
      },
      round: { kind: 'operating', queue: ['VR', 'COM', 'SAR'], step: 'trains' },
    });
    expect(decision(idle(six)).entity).toBe('SAR');
    expect(decision(idle(play(six, { type: 'buy_train', side: '6' }))).entity).toBe('COM');
    // Not floated, no turn.
    const small = almost(['SAR'], {
      connected: true,
      companies: { COM: { par: 70, held: { 2: ['COM_0'] }, floated: false } },
      round: { kind: 'operating', queue: ['SAR'], of: 2 },
    });
    const next = idle(small);
    expect(decision(next).round).toBe('OR 2.2');
    expect(next.round.kind === 'operating' && next.round.queue).not.toContain('COM');
  });

  it('1848-6.2: the walk goes through full cities but not through the ends of lines', () => {
    // VR fills Dubbo on the way: tokens do not matter.
    expect(play(almost(['VR', 'COM']), LAST).connected).toBe(true);
    // Only the ferry to Tasmania joins Mount Gambier to Geelong: it ends every line.
    const ferry = position({
      phase: '3',
      tiles: {
        ...ALMOST,
        G6: ['57', 2],
        H7: ['57', 2],
        I8: ['241', 1],
        H9: ['14', 0],
        H11: ['6', 1],
        G12: ['55', 0],
        F13: ['57', 0],
        E16: ['9', 1],
      },
      companies: { VR: company('VR', 1, { tokens: ['H11'] }) },
      round: { kind: 'operating', queue: ['VR'] },
    });
    expect(play(ferry, { type: 'lay_tile', hex: 'G10', tile: '235', rotation: 0 }).connected).toBe(false);
    expect(play(ferry, { type: 'lay_tile', hex: 'H7', tile: '15', rotation: 2 }).connected).toBe(true);
  });

  it('1848-6.2: once true it is never looked at again', () => {
    const state = almost(['SAR', 'COM'], { connected: true });
    expect(decision(idle(state)).entity).toBe('COM');
  });

  it('1848-6.3: looked at when its place in the order comes', () => {
    // The same position: before COM in the order, and after it.
    expect(decision(idle(play(almost(['VR', 'COM', 'NSW']), LAST))).entity).toBe('COM');
    expect(decision(idle(almost(['VR', 'COM', 'NSW']))).entity).toBe('NSW');
  });

  it('1848-6.4: the lay that joins the two is noticed by itself, as in the record', () => {
    const lay: Want = { type: 'lay_tile', hex: 'H11', tile: '238', rotation: 1 };
    expect(eventsOf(RECORDS_1848.stateAfter('B', 322), lay)).toContain('connected');
    expect(RECORDS_1848.stateAfter('B', 322).connected).toBe(false);
    expect(RECORDS_1848.stateAfter('B', 323).connected).toBe(true);
  });

  it('1848-6.4: any company’s lay, and no other lay', () => {
    expect(eventsOf(almost(['VR', 'COM']), LAST)).toContain('connected');
    const elsewhere: Want = { type: 'lay_tile', hex: 'E16', tile: '8', rotation: 1 };
    expect(eventsOf(almost(['VR', 'COM']), elsewhere)).not.toContain('connected');
  });

  it('1848-6.5: a free slot that nobody keeps is taken; the token counts for one a hex', () => {
    const start = almost(['VR', 'COM'], {
      phase: '3',
      tiles: { ...ALMOST, F17: ['236', 0] },
    });
    const com = idle(play(start, LAST));
    expect(com.tokens['F17']).toEqual([{ slots: ['NSW', 'COM'], beside: [] }]);
    const token = play(com, { type: 'pass' });
    expect(decision(token).step).toBe('token');
    expect(denied(token, { type: 'place_token', hex: 'G6', city: 0 })).toBe('own-token-there 1848-9.1');
  });

  it('1848-6.6: every further token costs 100', () => {
    const com = idle(play(almost(['VR', 'COM']), LAST));
    const poor = { ...com, cash: { ...com.cash, COM: 99, bank: cashOf(com, 'bank') + 601 } };
    expect(decision(play(poor, { type: 'pass' })).step).not.toBe('token');
    const state = play(com, { type: 'pass' }, { type: 'place_token', hex: 'E18', city: 0 });
    expect(cashOf(state, 'COM')).toBe(600);
  });
});
