// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { usePageRoot } from '../../../testing/page-root.ts';
import { play } from '../../../testing/18gb/play.ts';
import { position } from '../../../testing/18gb/position.ts';
import { tableAt } from '../../../testing/table-at.ts';
import { TableContext } from '../../family/table-state.ts';
import { shareOut } from '../../table/share-out.ts';
import type { RailTable } from '../rail-table.ts';
import { RAIL_PANELS } from './index.ts';

const root = usePageRoot();

async function show(state: object): Promise<RailTable> {
  const table: RailTable = await tableAt('18gb', state, { ruleSet: 'book' });
  const { session } = table;
  const { panels } = shareOut(RAIL_PANELS, session, session.turn.value, session.choices.value);
  await act(() =>
    render(
      <TableContext.Provider value={table}>
        {panels.map(({ panel: { component: Panel }, choices }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once
          <Panel key={index} session={session} table={table} choices={choices} />
        ))}
      </TableContext.Provider>,
      root,
    ),
  );
  return table;
}

async function press(element: Element | null): Promise<void> {
  await act(() => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

/** MR, of Ada, at its trains; LYR is Ben's. */
function mrBuys(director: number, trade_consent: 'ask' | 'table') {
  return position({
    rules: 'book',
    phase: '3+1',
    options: { trade_consent },
    corporations: {
      MR: { price: 100, held: { 0: [0] }, cash: 600, trains: ['3+1-0'] },
      LYR: { price: 90, held: { [director]: [0] }, trains: ['3+1-1', '3+1-2'] },
    },
    round: { kind: 'operating', queue: ['MR'], step: 'trains' },
  });
}

describe('a train of another corporation (18GB-14.3)', () => {
  it.each([
    [1, 'ask', 'Ask Ben for 3+1, offering £1'],
    [1, 'table', 'Buy 3+1 for £1'],
    [0, 'ask', 'Buy 3+1 for £1'],
  ] as const)('directed by seat %i with trade_consent=%s: %s', async (director, consent, said) => {
    const table = await show(mrBuys(director, consent));
    await press(root.querySelector('[data-choice=buy_train_from]'));
    expect(table.pending.value?.label).toBe(said);
  });

  it('shows the other director what is asked for and for how much, with yes and no', async () => {
    const asked = play(mrBuys(1, 'ask'), {
      type: 'buy_train_from',
      company: 'LYR',
      train: '3+1-2',
      price: 150,
    });
    const { session } = await show(asked);
    expect(root.textContent).toContain('MR offers £150 for train 3+1 of LYR');
    const answers = [...root.querySelectorAll('[data-choice=answer]')].map((button) => button.textContent);
    expect(answers).toEqual(['Accept', 'Refuse']);
    const { words, turn, view } = session;
    const asking = words.ask(turn.value, view.value);
    expect([asking.who, asking.what]).toEqual(['Ben', 'answer an offer']);
  });
});
