import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { branch, type Match } from '../../core/match.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { Action1848 } from '../../games/1848/actions.ts';
import { exportGame } from '../../interop/export.ts';
import { startImported } from '../../interop/import.ts';
import type { SiteGame } from '../../interop/site-file.ts';
import { TITLE_1848 } from '../../interop/1848/title.ts';

/** A match of ours by the rules of 18xx.games, cut off after some actions. */
export function shortMatch(actions: number): Match<Action1848> {
  const bots = [0, 1, 2].map((seat) => (BOTS['random'] as (typeof BOTS)[string])(seat));
  const { match } = playGame(game1848, { seats: 3, ruleSet: '18xx.games', seed: 7, bots });
  return branch(match, actions);
}

/** The same as 18xx.games would export it. */
export function siteGame(actions: number): SiteGame {
  return exportGame(TITLE_1848, shortMatch(actions)) as SiteGame;
}

export interface Recorded extends SiteGame {
  readonly states: Record<string, unknown>[];
}

/** The same with the state after every action, in the words of a recorded game. */
export function recordedGame(actions: number): Recorded {
  const file = siteGame(actions);
  const ids = file.players.map(({ id }) => id);
  const importer = TITLE_1848.importer(ids);
  let state = startImported(TITLE_1848, file);

  function snapshot(): Record<string, unknown> {
    const hexes = Object.keys(state.tokens).map((hex) => [hex, TITLE_1848.tokensOf(state, hex)] as const);
    const whole = {
      ...TITLE_1848.digest(state, ids),
      tiles: TITLE_1848.tilesOf(state),
      tokenMap: Object.fromEntries(hexes),
    };
    return JSON.parse(JSON.stringify(whole)) as Record<string, unknown>;
  }

  const states = [snapshot()];
  for (const record of file.actions) {
    for (const part of [record, ...(record.auto_actions ?? [])]) {
      const action = importer.translate(state, part);
      const result = action ? game1848.apply(state, action) : null;
      if (result?.refused) throw new Error(`${part.type}: ${result.code}`);
      state = result?.state ?? state;
    }
    states.push(snapshot());
  }
  return { ...file, states };
}
