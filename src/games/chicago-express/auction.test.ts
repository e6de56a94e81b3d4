import { describe, expect, it } from 'vitest';
import {
  bid,
  fundsOf,
  heldBy,
  pass,
  playCE,
  positionCE,
  refusalCE,
  speakerOf,
  startAuction,
  unsoldOf,
  walletsOf,
} from '../../testing/chicago-express/position.ts';

const [A, B, C] = [0, 1, 2];

describe('the auction action', () => {
  const oneSold = (seats = 3) => positionCE({ seats, companies: { PRR: { held: { [C]: 1 } } } });

  it('CE-T7, CE-4.3: the rulebook example: an income of 22 and two shares sold make a minimum of 8', () => {
    const spec = { companies: { NYC: { income: 22, held: { [B]: 1, [C]: 1 } } } };
    const state = playCE(positionCE(spec), startAuction('NYC'));
    expect(state.auction?.minimum).toBe(8);
    expect(refusalCE(state, bid('NYC', 7))).toBe('bid-too-low');
    const sold = playCE(state, bid('NYC', 8), pass, pass);
    expect(walletsOf(sold)[A]).toBe(32);
    expect(fundsOf(sold, 'NYC')).toBe(8);
    expect(unsoldOf(sold, 'NYC')).toBe(2);
    expect(speakerOf(sold)).toBe(B);
  });

  it('CE-T8, CE-7.3, CE-7.4, CE-14.4: a share nobody bids for stays, the dial stays moved', () => {
    const started = playCE(oneSold(), startAuction('PRR'));
    expect(started.auction).toMatchObject({ minimum: 4, speaker: A, bid: null, kind: 'action' });
    const state = playCE(started, pass, pass, pass);
    expect(unsoldOf(state, 'PRR')).toBe(2);
    expect(state.dials.auction).toBe(1);
    expect(speakerOf(state)).toBe(B);
  });

  it('CE-T9: the starter passes, and a neighbour buys', () => {
    const asked = playCE(oneSold(), startAuction('PRR'), pass);
    expect(refusalCE(asked, bid('PRR', 3))).toBe('bid-too-low');
    const state = playCE(asked, bid('PRR', 4), pass);
    expect(heldBy(state, B, 'PRR')).toBe(1);
    expect(walletsOf(state)[B]).toBe(36);
    expect(speakerOf(state)).toBe(B);
  });

  it('CE-T10, CE-6.5: the turn goes on from the starter, not from the buyer', () => {
    const state = playCE(oneSold(4), startAuction('PRR'), bid('PRR', 4), pass, bid('PRR', 5), pass, pass);
    expect(heldBy(state, C, 'PRR')).toBe(2);
    expect(speakerOf(state)).toBe(B);
  });

  it('CE-T11, CE-7.1, CE-7.2, CE-15.1: what cannot be put up, and what is no matter of a turn', () => {
    const state = positionCE({ companies: { PRR: { held: { [A]: 2, [B]: 1 } } } });
    expect(refusalCE(state, startAuction('PRR'))).toBe('no-shares-left');
    expect(refusalCE(state, startAuction('WAB'))).toBe('company-closed');
    expect(refusalCE(state, { type: 'start_auction', company: 'ERIE' })).toBe('company-closed');
    expect(refusalCE(state, bid('NYC', 9))).toBe('wrong-phase');
    expect(refusalCE(state, pass)).toBe('wrong-phase');
    expect(refusalCE(state, startAuction('NYC'))).toBe('accepted');
  });
});
