import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interop/import.ts';
import type { SiteGame } from '../../interop/site-file.ts';
import { TITLE_1848 } from '../../interop/1848/title.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, play } from '../../testing/1848/play.ts';
import { exported } from '../../testing/records.ts';
import { type State } from './state.ts';

/** The position before a record. */
function before(file: SiteGame, id: number): State {
  return loadGame(TITLE_1848, { ...file, actions: file.actions.slice(0, id - 1) }).state;
}

describe('places where 18xx.games refused a game of ours', () => {
  it('1848-16.5 1848-20/D-61 D8, record 374: one sale after the last company, then the next round', () => {
    const file = exported('judged/D8-1848-crisis-374');
    expect(decision(before(file, 373))).toMatchObject({ round: 'OR 10.1', seat: 1, step: 'crisis' });
    const sold = before(file, 374);
    // The Bank of England has paid for two shares meanwhile.
    expect(cashOf(sold, 1)).toBe(-174 + 2 * 27);
    expect(decision(sold)).toMatchObject({ round: 'OR 10.2', entity: 'NSW', step: 'track' });
    expect(() => loadGame(TITLE_1848, file)).toThrow('action 374');
    // 1848-16.6
    expect(decision(play(sold, { type: 'pass' }))).toMatchObject({ seat: 1, step: 'crisis' });
  });

  it('1848-10.8 D9, record 269: VR fails at its dividend, and NSW discards before its own turn', () => {
    const file = exported('judged/D9-1848-discard-269');
    const failed = before(file, 269);
    expect(companyOf(failed, 'VR').closed).toBe(true);
    expect(decision(failed)).toMatchObject({ seat: 4, entity: 'NSW', step: 'discard' });
    expect(() => loadGame(TITLE_1848, file)).toThrow('action 269');
    const discarded = play(failed, { type: 'discard_train', company: 'NSW', train: '3-1' });
    expect(decision(discarded)).toMatchObject({ entity: 'NSW', step: 'track' });
    // An earlier failure, by a loan, let the next company begin.
    expect(decision(before(file, 264))).toMatchObject({ entity: 'VR', step: 'track' });
  });
});
