// @vitest-environment happy-dom
import { headOf } from '../../../core/choice.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../bots/bots.ts';
import { playGame } from '../../../bots/play.ts';
import { branch, replaySteps } from '../../../core/match.ts';
import { usePageRoot } from '../../../testing/page-root.ts';
import { TableContext, TableState } from '../../family/table-state.ts';
import { History } from '../../match/history.ts';
import { NoKeeper } from '../../match/keeper.ts';
import { MatchSession } from '../../match/session.ts';
import { shareOut } from '../../table/share-out.ts';
import { loadTitle, type LoadedTitle } from '../../titles.ts';
import type { RailTable } from '../rail-table.ts';
import { RAIL_PANELS } from './index.ts';

/** A game between bots with loans that have to be taken, failures and a new phase. */
const SEATS = 3;
const SEED = 3;

const title: LoadedTitle = await loadTitle('1848');
const bot = BOTS['random'] as (typeof BOTS)[string];
const { match } = playGame(title.game, {
  seats: SEATS,
  ruleSet: 'book',
  seed: SEED,
  bots: Array.from({ length: SEATS }, (_, seat) => bot(10 * SEED + seat)),
});

const root = usePageRoot();

/** The table at the first position whose legal choices are these types and no other. */
function tableWhere(types: readonly string[]): RailTable {
  for (const { index, state } of replaySteps(title.game, match)) {
    const legal = title.game.choices(state).map((choice) => headOf(choice).type);
    if ([...new Set(legal)].sort().join() !== types.join()) continue;
    const history = History.of(title.game, { ...branch(match, index), actions: [] }, [
      { state, action: null, events: [] },
    ]);
    return new TableState(new MatchSession({ title, history, keeper: new NoKeeper() }));
  }
  throw new Error(`no position with ${types.join()}`);
}

async function show(table: RailTable): Promise<void> {
  const { session } = table;
  const { panels } = shareOut(RAIL_PANELS, session, session.turn.value, session.choices.value);
  await act(() =>
    render(
      <TableContext.Provider value={table}>
        {panels.map(({ panel: { component: Component, types }, choices }) => (
          <Component key={types[0]} session={session} table={table} choices={choices} />
        ))}
      </TableContext.Provider>,
      root,
    ),
  );
}

/** The rows of what a choice would do: what each is called, and the rules in it. */
function rows(): Record<string, string[]> {
  return Object.fromEntries(
    [...root.querySelectorAll('dl > dt')].map((name) => [
      name.textContent,
      [...(name.nextElementSibling?.querySelectorAll('[data-rule]') ?? [])].map((tag) => tag.textContent),
    ]),
  );
}

describe('what a choice about money would do', () => {
  it('is shown, with the rule of every line, for a loan that is the only choice', async () => {
    const table = tableWhere(['take_loan']);
    await show(table);
    expect(table.pending.value).toMatchObject({
      action: { type: 'take_loan' },
      isExplained: true,
      isOnly: true,
    });
    const shown = rows();
    expect(shown['QR loans']).toEqual(['1848-14.3']);
    expect(Object.keys(shown).length).toBeGreaterThan(4);
    expect(Object.entries(shown).filter(([, rules]) => rules.length === 0)).toEqual([]);
  });
});
