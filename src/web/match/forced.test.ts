import { beforeEach, describe, expect, test } from 'vitest';
import { recordedGame } from '../../../browser/positions.ts';
import type { Action } from '../../core/game.ts';
import { branch, type Match, replaySteps } from '../../core/match.ts';
import { TableState } from '../family/table-state.ts';
import { prefer } from '../parts/preferences.ts';
import { rest } from '../parts/rest.ts';
import { loadTitle } from '../titles.ts';
import { forcedPass } from '../../core/forced.ts';
import { HereKeeper } from './here-keeper.ts';
import { History } from './history.ts';
import { memoryHere } from './memory-database.ts';
import { MatchSession } from './session.ts';

/** A table at which a match is to be played on, from its beginning or a later position. */
async function tableFor(whole: Match, from = 0): Promise<TableState> {
  const title = await loadTitle(whole.game);
  const match = branch(whole, from);
  const history = History.of(title.game, match, [...replaySteps(title.game, match)]);
  return new TableState(new MatchSession({ title, history, keeper: new HereKeeper('a', memoryHere()) }));
}

/** Acts as somebody would who takes the time between two decisions. */
function decide(table: TableState, action: Action | undefined): void {
  rest.end();
  if (action) table.act(action);
}

/** Plays a recorded game, its actions only where the table has not gone on by itself. Says how often it has. */
function playRecorded(table: TableState, { actions }: Match, to = actions.length): number {
  const { session } = table;
  let alone = 0;
  for (let at = session.at.value; at < Math.min(to, actions.length); at = session.at.value) {
    const action = actions[at];
    decide(table, action);
    if (session.at.value <= at) throw new Error(`action ${at} was not taken`);
    alone += session.at.value - at - 1;
  }
  return alone;
}

beforeEach(() => {
  prefer('auto-pass', true);
});

describe('who cannot act', () => {
  // Parts of the games in which somebody comes to such a pass.
  test.each([
    ['1848', 500, 653],
    ['1860', 300, 500],
    ['18gb', 750, 929],
    ['chicago-express', 0, 174],
  ])('is not asked in %s, and the log is that of the recorded game', async (id, from, to) => {
    const { match } = recordedGame(id);
    const table = await tableFor(match, from);
    expect(playRecorded(table, match, to)).toBeGreaterThan(0);
    const { actions } = table.session.match();
    expect(actions).toEqual(match.actions.slice(0, actions.length));
  });

  test('passes are undone and restored with the decision before them', async () => {
    const { match } = recordedGame('chicago-express');
    const table = await tableFor(match);
    const { session } = table;
    let before = 0;
    while (session.at.value <= before + 1) {
      before = session.at.value;
      decide(table, match.actions[before]);
      if (session.at.value === before) throw new Error(`action ${before} was not taken`);
    }
    const after = session.at.value;
    expect(session.wasForced(after)).toBe(true);
    expect(session.wasForced(before + 1)).toBe(false);
    table.undo();
    expect(session.at.value).toBe(before);
    table.redo();
    expect(session.at.value).toBe(after);
    prefer('auto-pass', false);
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

    prefer('auto-pass', false);
    const table = await tableFor(match);
    playRecorded(table, match, at - 1);
    const plan = new TableState(table.session.sketch());
    decide(table, decision);
    expect(table.session.at.value).toBe(at);
    prefer('auto-pass', true);
    decide(plan, decision);
    expect(plan.session.at.value).toBe(at);

    // Opened here, or looked at: nothing happens until somebody acts.
    expect(forcedPass(game, table.session.state.value)).toEqual(match.actions[at]);
    table.session.lookAt(at - 1);
    table.session.lookAt(null);
    expect(table.session.at.value).toBe(at);
  });
});
