import { describe, expect, it } from 'vitest';
import { totalMoney } from '../../rail/money.ts';
import { TITLE_1848 } from '../../interop/title-1848.ts';
import { verifyRecorded } from '../../interop/verify.ts';
import {
  raw1848,
  recorded1848,
  RECORDED_1848,
  type Recorded1848,
  replayed1848,
  noShared,
} from '../../testing/recorded.ts';
import { game1848 } from './game.ts';
import type { State } from './state.ts';

const SCORES: Readonly<Record<Recorded1848, readonly number[]>> = {
  B: [6749, 6425, 5862, 4428, 3835],
  T: [1010, 634, 501],
};

/** Whole games as they were played on 18xx.games. */
describe('recorded games', () => {
  for (const name of Object.keys(RECORDED_1848) as Recorded1848[]) {
    it.skipIf(noShared)(
      `scenario 43 (1848-1.1) ${name}: 12,000 at every record, and nothing else is lost`,
      () => {
        const states = replayed1848(name).map(({ state }) => state);
        expect(states.length).toBeGreaterThan(100);
        expect(new Set(states.map(({ cash }) => totalMoney(cash)))).toEqual(new Set([12_000]));
        expect(states.flatMap((state) => game1848.invariants(state))).toEqual([]);
      },
    );

    it.skipIf(noShared)(`scenario 44 (1848-18.3, 1848-18.4) ${name} replays to its stored result`, () => {
      const end = replayed1848(name).at(-1)?.state as State;
      const turn = game1848.turn(end);
      const game = raw1848(name);
      expect(turn).toMatchObject({ kind: 'finished', reason: name === 'B' ? 'bank' : 'manually_ended' });
      const scores = turn.kind === 'finished' ? turn.scores : [];
      expect(Object.fromEntries(game?.players.map(({ id }, seat) => [id, scores[seat]]) ?? [])).toEqual(
        game?.result,
      );
      expect(scores.toSorted((a, b) => b - a)).toEqual(SCORES[name]);
    });

    it.skipIf(noShared)(`scenario 44 (1848-21.8) ${name}: every state is the recorded one`, () => {
      const game = recorded1848(name);
      if (!game) return;
      const report = verifyRecorded(TITLE_1848, game);
      expect(report).toMatchObject({ equal: report.states, difference: null, problem: null });
    });
  }
});
