import { describe, expect, it } from 'vitest';
import { totalMoney } from '../../rail/money.ts';
import { TITLE_1848 } from '../../interop/1848/title.ts';
import { verifyRecorded } from '../../interop/verify.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { game1848 } from './game.ts';
import type { State } from './state.ts';

const SCORES: Readonly<Record<(typeof RECORDS_1848.names)[number], readonly number[]>> = {
  B: [6749, 6425, 5862, 4428, 3835],
  T: [1010, 634, 501],
};

/** Whole games as they were played on 18xx.games. */
describe('recorded games', () => {
  for (const name of RECORDS_1848.names) {
    it(`scenario 43 (1848-1.1) ${name}: 12,000 at every record, and nothing else is lost`, () => {
      const states = RECORDS_1848.replayed(name).map(({ state }) => state);
      expect(states.length).toBeGreaterThan(100);
      expect(new Set(states.map(({ cash }) => totalMoney(cash)))).toEqual(new Set([12_000]));
      expect(states.flatMap((state) => game1848.proof.invariants(state))).toEqual([]);
    });

    it(`scenario 44 (1848-18.3, 1848-18.4) ${name} replays to its stored result`, () => {
      const end = RECORDS_1848.replayed(name).at(-1)?.state as State;
      const turn = game1848.turn(end);
      const game = RECORDS_1848.exported(name);
      expect(turn).toMatchObject({ kind: 'finished', reason: name === 'B' ? 'bank' : 'manually_ended' });
      const scores = turn.kind === 'finished' ? turn.scores : [];
      expect(Object.fromEntries(game.players.map(({ id }, seat) => [id, scores[seat]]))).toEqual(game.result);
      expect(scores.toSorted((a, b) => b - a)).toEqual(SCORES[name]);
    });

    it(`scenario 44 (1848-21.8) ${name}: every state is the recorded one`, () => {
      const report = verifyRecorded(TITLE_1848, RECORDS_1848.recorded(name));
      expect(report).toMatchObject({ equal: report.states, difference: null, problem: null });
    });
  }
});
