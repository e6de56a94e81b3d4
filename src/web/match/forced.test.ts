import { beforeEach, describe, expect, test } from 'vitest';
import { recordedGame } from '../../../browser/positions.ts';
import type { Match } from '../../core/match.ts';
import { startOf } from '../../core/match.ts';
import { TableState } from '../family/table-state.ts';
import { AUTO_PASS } from '../parts/preferences.ts';
import { loadTitle } from '../titles.ts';
import { forcedPass } from './forced.ts';
import { HereKeeper } from './here-keeper.ts';
import { History } from './history.ts';
import { memoryHere } from './memory-database.ts';
import { MatchSession } from './session.ts';

/** A table at which a match is to be played from its beginning. */
async function tableFor({ actions: _, ...header }: Match): Promise<TableState> {
  const title = await loadTitle(header.game);
  const match = { ...header, actions: [] };
  const first = { state: startOf(title.game, match), action: null, events: [] };
  const history = History.of(title.game, match, [first]);
  return new TableState(new MatchSession({ title, history, keeper: new HereKeeper('a', memoryHere()) }));
}

/** Plays a recorded game, its actions only where the table has not gone on by itself. Says how often it has. */
function playRecorded(table: TableState, { actions }: Match, to = actions.length): number {
  const { session } = table;
  let alone = 0;
  for (let at = 0; at < to; at = session.at.value) {
    const action = actions[at];
    if (action) table.act(action);
    if (session.at.value <= at) throw new Error(`action ${at} was not taken`);
    alone += session.at.value - at - 1;
  }
  return alone;
}

beforeEach(() => {
  if (!AUTO_PASS.value.value) AUTO_PASS.toggle();
});

describe('who cannot act', () => {
  test.each(['1848', '1860', '18gb', 'chicago-express'])(
    'is not asked in %s, and the log is that of the recorded game',
    async (id) => {
      const { match } = recordedGame(id);
      const table = await tableFor(match);
      expect(playRecorded(table, match)).toBeGreaterThan(0);
      expect(table.session.match().actions).toEqual(match.actions);
    },
  );

  test('passes are undone and restored with the decision before them', async () => {
    const { match } = recordedGame('chicago-express');
    const table = await tableFor(match);
    const { session } = table;
    let before = 0;
    while (session.at.value <= before + 1) {
      before = session.at.value;
      const action = match.actions[before];
      if (action) table.act(action);
    }
    const after = session.at.value;
    expect(session.wasForced(after)).toBe(true);
    expect(session.wasForced(before + 1)).toBe(false);
    table.undo();
    expect(session.at.value).toBe(before);
    table.redo();
    expect(session.at.value).toBe(after);
    AUTO_PASS.toggle();
    table.undo();
    expect(session.at.value).toBe(after - 1);
  });

  test('is asked where the reader wants it, in plans, and where the game was opened like that', async () => {
    const { game, match } = recordedGame('chicago-express');
    const played = await tableFor(match);
    playRecorded(played, match);
    const at = match.actions.findIndex((_, index) => played.session.wasForced(index + 1));
    const decision = match.actions[at - 1];
    if (!decision) throw new Error('nobody had to pass');

    AUTO_PASS.toggle();
    const table = await tableFor(match);
    playRecorded(table, match, at - 1);
    const plan = new TableState(table.session.sketch());
    table.act(decision);
    expect(table.session.at.value).toBe(at);
    AUTO_PASS.toggle();
    plan.act(decision);
    expect(plan.session.at.value).toBe(at);

    // Opened here, or looked at: nothing happens until somebody acts.
    expect(forcedPass(game, table.session.state.value)).toEqual(match.actions[at]);
    table.session.lookAt(at - 1);
    table.session.lookAt(null);
    expect(table.session.at.value).toBe(at);
  });
});
