// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { usePageRoot } from '../../../testing/page-root.ts';
import { position, type PositionSpec } from '../../../testing/1848/position.ts';
import { tableAt } from '../../../testing/table-at.ts';
import { TableContext } from '../../family/table-state.ts';
import { BoardArea } from '../../table/map.tsx';
import { shareOut } from '../../table/share-out.ts';
import type { RailTable } from '../rail-table.ts';
import { RAIL_PANELS } from './index.ts';

const HELD = { 0: ['CAR_0', 'CAR_1', 'CAR_2', 'CAR_3', 'CAR_4'] };

/** CAR in Port Augusta, whose line leads to Whyalla and towards the desert. */
function car(spec: Partial<PositionSpec> = {}, step?: 'token' | 'trains'): object {
  return position({
    phase: '3',
    tiles: { E4: ['57', 1], E2: ['6', 2] },
    ...spec,
    round: { kind: 'operating', queue: ['CAR'], ...(step && { step }) },
    companies: { CAR: { par: 100, held: HELD, cash: 200, tokens: ['E4'] } },
  });
}

const root = usePageRoot();
let table: RailTable;

/** The board and the panels of the map, as the table shows them. */
async function openTable(state: object): Promise<void> {
  table = await tableAt('1848', state, { ruleSet: '18xx.games' });
  await showMap();
}

async function showMap(): Promise<void> {
  const { session } = table;
  const { panels } = shareOut(RAIL_PANELS, session, session.turn.value, session.choices.value);
  const building = panels.filter(({ panel }) => panel.types.includes('lay_tile'));
  await act(() =>
    render(
      <TableContext.Provider value={table}>
        <BoardArea />
        {building.map(({ panel: { component: Component }, choices }) => (
          <Component key={Component} session={session} table={table} choices={choices} />
        ))}
      </TableContext.Provider>,
      root,
    ),
  );
}

function find(selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Does something and lets the page follow. */
async function after(doing: () => unknown): Promise<void> {
  await act(() => {
    doing();
  });
}

async function press(selector: string): Promise<void> {
  await after(() => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

async function key(selector: string, name: string): Promise<void> {
  await after(() => find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
}

const hex = (id: string): string => `path[data-hex="${id}"]`;

function picked(): unknown {
  return table.pending.value?.action;
}

describe('the board of a table', () => {
  const leave = (): Promise<void> => after(() => render(null, root));

  it('is out of the page while something else is on show, and comes back as it was drawn', async () => {
    await openTable(car());
    const board = find('[data-board]');
    await leave();
    expect(document.querySelector('[data-board]')).toBeNull();
    await showMap();
    expect(find('[data-board]')).toBe(board);
  });

  it('tells no more about a hex when it comes back, and leaves Escape to others meanwhile', async () => {
    await openTable(car());
    await press(hex('A4'));
    expect(root.querySelector('[data-hex-info]')).not.toBeNull();
    await leave();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    window.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(false);
    await showMap();
    expect(root.querySelector('[data-hex-info]')).toBeNull();
  });

  it('outlines a move, but not what changed while the board was hidden', async () => {
    const outlined = (): string | undefined => find('[data-changed-hexes]').dataset['changedHexes'];
    await openTable(car());
    await press(hex('E6'));
    const action = table.pending.value?.action;
    if (!action) throw new Error('no tile is chosen');
    await after(() => table.act(action));
    expect(outlined()).toBe('1');
    await leave();
    await showMap();
    expect(outlined()).toBe('0');
    await leave();
    await after(() => table.undo());
    await showMap();
    expect(outlined()).toBe('0');
  });
});

describe('laying a tile', () => {
  it('marks the hexes, opens one with its tiles, and shows it in place', async () => {
    await openTable(car());
    expect(find(hex('E6')).dataset['choice']).toBe('lay_tile');
    expect(picked()).toBeUndefined();
    await press(hex('E6'));
    expect(picked()).toMatchObject({ type: 'lay_tile', hex: 'E6' });
    expect(table.pending.value?.label).toMatch(/^Lay \d+ on E6 for £40$/);
    expect(root.querySelector('[data-fan="E6"]')).not.toBeNull();
    expect(root.querySelector('.preview')).not.toBeNull();
    expect(root.textContent).toContain('£200 → £160');
    expect(root.textContent).toContain('tile 1 of 2');
  });

  it('turns the tile by another click on the hex, takes another from the strip, and is done', async () => {
    await openTable(car());
    await press(hex('E6'));
    const before = picked();
    await press(hex('E6'));
    expect(picked()).not.toEqual(before);
    expect(picked()).toMatchObject({ tile: (before as { tile: string }).tile });
    await press('[data-rotation][data-tile="9"]');
    expect(picked()).toMatchObject({ tile: '9' });
    await after(() => table.commit());
    expect(table.session.at.value).toBe(1);
  });

  it('shows a tile that is turned in the fan as Lay would lay it, with the pointer still on it', async () => {
    await openTable(car());
    await press(hex('E6'));
    const shown = (): unknown => table.board.value.preview?.board.laid['E6'];
    const fan = '[data-fan] [aria-pressed="true"]';
    await after(() => root.querySelector(fan)?.dispatchEvent(new PointerEvent('pointerenter')));
    for (let turn = 0; turn < 3; turn++) {
      const before = picked() as { rotation: number };
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other
      await press(fan);
      const { tile, rotation } = picked() as { tile: string; rotation: number };
      expect(rotation).not.toBe(before.rotation);
      expect(shown()).toEqual([tile, rotation]);
    }
    // Another tile that is pointed at is shown, until the picked one is turned by its key.
    const other = '[data-fan] [aria-pressed="false"]';
    await after(() => root.querySelector(other)?.dispatchEvent(new PointerEvent('pointerenter')));
    expect(shown()).not.toContain((picked() as { tile: string }).tile);
    await key(fan, 'ArrowDown');
    const { tile, rotation } = picked() as { tile: string; rotation: number };
    expect(shown()).toEqual([tile, rotation]);
  });

  it('obeys the keyboard inside the fan', async () => {
    await openTable(car());
    await press(hex('E6'));
    const { tile } = picked() as { tile: string };
    await key('[data-fan] [aria-pressed="true"]', 'ArrowRight');
    expect((picked() as { tile: string }).tile).not.toBe(tile);
    await key('[data-fan] [aria-pressed="true"]', 'ArrowLeft');
    const { rotation } = picked() as { rotation: number };
    await key('[data-fan] [aria-pressed="true"]', 'ArrowDown');
    expect(picked()).toMatchObject({ tile });
    expect((picked() as { rotation: number }).rotation).not.toBe(rotation);
    await key('[data-fan] [aria-pressed="true"]', 'Escape');
    expect(picked()).toBeUndefined();
    expect(root.querySelector('[data-fan]')).toBeNull();
    await press(hex('E6'));
    await key('[data-fan] [aria-pressed="true"]', 'Enter');
    expect(table.session.at.value).toBe(1);
  });

  it('tells about a hex where nothing can be done, and keeps what is chosen', async () => {
    await openTable(car());
    await press(hex('E6'));
    await press(hex('D1'));
    expect(find('[data-hex-info]').textContent).toContain('Perth');
    expect(picked()).toMatchObject({ hex: 'E6' });
    await after(() =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })),
    );
    expect(root.querySelector('[data-hex-info]')).toBeNull();
    expect(root.querySelector('[data-fan="E6"]')).not.toBeNull();
  });

  it('says why where it is refused', async () => {
    await openTable(car({ phase: '2', tiles: { E4: ['57', 1], E2: ['6', 2], C2: ['9', 0] } }));
    expect(find(hex('E4')).getAttribute('aria-disabled')).toBe('true');
    await press(hex('E4'));
    expect(find('[data-hex-info]').textContent).toMatch(/1848-\d/);
    expect(find('details').textContent).toContain('E4');
  });

  it('says that a hex is out of reach, not that a tile of another hex does not fit', async () => {
    await openTable(car());
    await press(hex('H13'));
    expect(table.refused.value?.refusal.code).toBe('hex-out-of-reach');
    await press(hex('F13'));
    expect(table.refused.value?.refusal.code).toBe('hex-out-of-reach');
  });
});

describe('several ways of building', () => {
  it('stand beside each other, and a hex of the other one changes over', async () => {
    await openTable(car({ privates: { P3: 'CAR' } }));
    expect(find('[data-family]').parentElement?.children).toHaveLength(2);
    await press(hex('I8'));
    expect(picked()).toMatchObject({ hex: 'I8', private: 'P3' });
    expect(table.pending.value?.label).toMatch(/with P3 for free$/);
  });

  it('wait behind a button while something else is asked, and leave the board as it was', async () => {
    await openTable(car({ privates: { P3: 'CAR' } }, 'trains'));
    const others = { legal: ['A4'] };
    await after(() => (table.board.value = others));
    await press('[data-family][data-choice="lay_tile"]');
    expect(table.board.value.legal).toEqual(['I8', 'I10']);
    // Meanwhile another panel keeps drawing.
    const later = { legal: ['A6'] };
    await after(() => (table.board.value = later));
    expect(table.board.value.legal).toEqual(['I8', 'I10']);
    await press('[data-back]');
    expect(table.board.value).toBe(later);
  });
});

describe('placing a token', () => {
  it('marks the cities, shows the price and the token', async () => {
    await openTable(car({}, 'token'));
    await press(hex('E2'));
    expect(picked()).toMatchObject({ type: 'place_token', hex: 'E2', city: 0 });
    expect(table.pending.value?.label).toMatch(/^Place a token in Whyalla for £\d+$/);
    expect(root.querySelector('[data-token-pick="E2"]')).not.toBeNull();
    expect(root.querySelector('.preview .chip[opacity="0.5"]')).not.toBeNull();
    await key('[data-token-pick] [aria-pressed="true"]', 'Enter');
    expect(table.session.at.value).toBe(1);
  });
});
