// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { started } from '../../../testing/1848/lines.ts';
import { usePageRoot } from '../../../testing/page-root.ts';
import { position } from '../../../testing/1848/position.ts';
import { split } from '../../../testing/rail-position.ts';
import { tableAt } from '../../../testing/table-at.ts';
import { TableContext } from '../../family/table-state.ts';
import type { RailTable } from '../rail-table.ts';
import { MarketView } from '../tables/market.tsx';
import { STOCK_TYPES } from './stock-offers.ts';
import { StockPanel } from './stock.tsx';

const TABLE = position({
  phase: '3',
  turnNumber: 3,
  cash: [130, 400, 400],
  companies: {
    CAR: started('CAR', 0, { cell: [2, 7], held: split('CAR', [0, 40], [1, 30]) }),
    WA: started('WA', 1, { held: split('WA', [1, 40], [0, 10], ['pool', 50]) }),
  },
  round: { kind: 'stock', at: 0 },
});

const root = usePageRoot();
let table: RailTable;

function choicesOfPanel() {
  return table.session.choices.value.filter(
    (choice) => choice.kind === 'one' && STOCK_TYPES.includes(choice.action.type),
  );
}

beforeEach(async () => {
  table = await tableAt('1848', TABLE, { ruleSet: '18xx.games' });
  const { session } = table;
  void act(() =>
    render(
      <TableContext.Provider value={table}>
        <StockPanel session={session} table={table} choices={choicesOfPanel()} />
        <main>
          <MarketView />
        </main>
      </TableContext.Provider>,
      root,
    ),
  );
});

function all(selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function press(element: Element | undefined): void {
  if (!element) throw new Error('nothing to press');
  void act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

describe('the panel of the stock round', () => {
  it('shows one row for a company that is held, and steps through what may be sold', () => {
    const sales = all('[data-choice=sell_shares]');
    expect(sales.map((button) => button.getAttribute('aria-disabled'))).toEqual([null, 'true']);
    const [car] = sales;
    press(car);
    expect(table.pending.value?.action).toMatchObject({ type: 'sell_shares', company: 'CAR', percent: 10 });
    expect(table.pending.value?.label).toBe('Sell 1 CAR for £120');
    const more = (): Element | undefined => all('[aria-label^="Sell more"]')[0];
    press(more());
    press(more());
    expect(table.pending.value?.action).toMatchObject({ percent: 30 });
    expect(table.pending.value?.label).toBe('Sell 3 CAR for £360');
  });

  it('steps by arrow keys too', () => {
    const [car] = all('[data-choice=sell_shares]');
    void act(() => {
      car?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    expect(table.pending.value?.action).toMatchObject({ percent: 20 });
  });

  it('tells what the chosen sale would do, and cites its rules', () => {
    press(all('[data-choice=sell_shares]')[0]);
    press(all('[aria-label^="Sell more"]')[0]);
    const outcome = root.querySelector('[data-outcome]')?.textContent?.replaceAll('\u00a0', ' ');
    expect(outcome).toContain('CAR £120 → £110, 1 row down.');
    expect(outcome).toContain('Pool 0% → 20%.');
    expect(outcome).toContain('Ada 40% → 20%.');
    expect(outcome).toContain('Cash £130 → £370.');
    expect(outcome).toContain('Ben replaces Ada as director of CAR');
    expect(outcome).toContain('1848-4.6');
  });

  it('previews it on the market: an arrow, and the order after it', () => {
    const drawn = (): string =>
      all('main svg[aria-label]')
        .map((svg) => svg.innerHTML)
        .join('');
    const before = drawn();
    press(all('[data-choice=sell_shares]')[0]);
    expect(drawn()).not.toBe(before);
    expect(all('main h3')[0]?.textContent).toBe('Operating order after this choice');
  });

  it('greys what is refused, and says why under it', () => {
    const text = root.textContent ?? '';
    expect(text).toContain('The pool may hold no more than 50% of WA.');
    expect(text).toContain('Not enough money: it costs £140.');
    expect(all('[data-choice=par]').every((button) => button.getAttribute('aria-disabled') === 'true')).toBe(
      true,
    );
  });

  it('reaches everything that is legal', () => {
    const reached = new Set<string>();
    const note = (): void => {
      const action = table.pending.value?.action;
      if (action) reached.add(JSON.stringify(action));
    };
    for (const button of all('[data-choice]:not([aria-disabled=true])')) {
      press(button);
      note();
    }
    const more = all('[aria-label^="Sell more"]');
    for (const button of more) {
      for (let times = 0; times < 10; times++) {
        press(button);
        note();
      }
    }
    const legal = choicesOfPanel().filter(({ refusal }) => !refusal);
    expect(legal.length).toBeGreaterThan(4);
    for (const choice of legal) {
      expect([...reached]).toContain(JSON.stringify(choice.kind === 'one' && choice.action));
    }
  });
});

describe('the holdings below the market', () => {
  const names = (): string[] =>
    all('main table:not(.visually-hidden) tbody:first-of-type th').map(
      (cell) => (cell.textContent ?? '').split(' ')[0] ?? '',
    );

  it('are sorted by a press on a heading', () => {
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
    const cash = all('main th button').find((button) => button.textContent?.startsWith('Cash'));
    press(cash);
    expect(names()).toEqual(['Ben', 'Cleo', 'Ada']);
    press(cash);
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  it('leave out a row that is not wanted', () => {
    const rows = (): string[] =>
      all('main table:not(.visually-hidden) tbody:last-of-type th').map((cell) => cell.textContent ?? '');
    expect(rows()).toContain('Par');
    void act(() => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
    });
    const box = all('main label')
      .find((label) => label.textContent === 'Par')
      ?.querySelector('input');
    press(box ?? undefined);
    expect(rows()).not.toContain('Par');
    press(box ?? undefined);
  });
});
