// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { usePageRoot } from '../../../testing/page-root.ts';
import { play } from '../../../testing/1860/play.ts';
import { LINE, position, started } from '../../../testing/1860/position.ts';
import { tableAt } from '../../../testing/table-at.ts';
import { TableContext } from '../../family/table-state.ts';
import { shareOut } from '../../table/share-out.ts';
import type { RailTable } from '../rail-table.ts';
import { RAIL_PANELS } from './index.ts';

const root = usePageRoot();

/** C&N of the first seat wants a train of IOW, which the second leads. */
function asked(): Promise<RailTable> {
  const state = play(
    position({
      rules: 'book',
      tiles: LINE,
      companies: {
        'C&N': started('C&N', 0, { cash: 500 }),
        IOW: started('IOW', 1, { trains: ['2+1-0', '2+1-1'] }),
      },
      round: { kind: 'operating', queue: ['C&N'], step: 'trains' },
    }),
    { type: 'buy_train_from', company: 'IOW', train: '2+1-0', price: 120 },
  );
  return tableAt('1860', state, { ruleSet: 'book', names: ['Ada', 'Ben'] });
}

function panelText(): string {
  return root.textContent?.replaceAll('\u00A0', ' ') ?? '';
}

describe('an offer for a train of 1860', () => {
  it('1860-23/D-26 is answered by the other president, who sees what is asked for and for how much', async () => {
    const table = await asked();
    const { session } = table;
    expect(session.turn.value).toMatchObject({ kind: 'decide', seat: 1, step: 'consent' });
    const { panels, rest } = shareOut(RAIL_PANELS, session, session.turn.value, session.choices.value);
    expect([panels.length, rest]).toEqual([1, []]);
    const [shared] = panels;
    if (!shared) throw new Error('no panel');
    const Component = shared.panel.component;
    await act(() =>
      render(
        <TableContext.Provider value={table}>
          <Component session={session} table={table} choices={shared.choices} />
        </TableContext.Provider>,
        root,
      ),
    );
    expect(panelText()).toContain('C&N offers £120 for train 2+1 of IOW');
    const buttons = [...root.querySelectorAll('[data-choice=answer]')];
    expect(buttons.map((button) => button.textContent)).toEqual(['Accept', 'Refuse']);
    await act(() => void buttons[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(table.pending.value?.action).toEqual({ type: 'answer', by: 1, accept: true });
    expect(panelText()).toContain('£120');
  });
});
