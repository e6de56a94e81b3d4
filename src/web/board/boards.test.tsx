// @vitest-environment happy-dom
import { MANIFEST_1848 } from '../../titles/1848/manifest.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { usePageRoot } from '../../testing/page-root.ts';
import { KIT } from '../../games/1848/data.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { ExpressMap } from '../../draw/express-options.ts';
import { DRAWING_1848 } from '../../draw/titles/1848.ts';
import { newBoard, withTile } from '../../rail/board.ts';
import type { MapView, MarketView } from '../../rail/view.ts';
import { BOARD } from '../../text/en/board.ts';
import { COMMON } from '../../text/en/common.ts';
import { makeWords } from '../../text/words.ts';
import { startCE } from '../../testing/chicago-express/position.ts';
import type { HexCard } from './card.ts';
import { CompanyChip } from './chip.tsx';
import { ExpressBoard } from './express-board.tsx';
import { MarketBoard } from './market.tsx';
import { RailBoard } from './rail-board.tsx';
import { TileFan } from './tile-fan.tsx';
import { TileStrip } from './tile-strip.tsx';
import { TokenPick } from './token-pick.tsx';

const words = makeWords('en', [COMMON, BOARD], {
  title: MANIFEST_1848.text,
  onMissing: (key) => {
    throw new Error(`no words for ${key}`);
  },
});
const BOARD_1848 = withTile(KIT, newBoard(KIT), 'F5', '57', 1);
const MAP: MapView = {
  kit: 'standard',
  board: BOARD_1848,
  tokens: { G6: [{ slots: ['SAR'], beside: [] }] },
  reservations: [],
  notes: [],
  revenueColour: 'yellow',
};

const root = usePageRoot();

function show(element: Parameters<typeof render>[0]): void {
  void act(() => render(element, root));
}

function one(selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function click(selector: string): void {
  void act(() => {
    one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

function press(key: string, init: KeyboardEventInit = {}): void {
  void act(() => {
    one('[data-board]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  });
}

describe('the board of an 18xx title', () => {
  const board = { map: MAP, drawing: DRAWING_1848, words } as const;

  it('tells of clicks on hexes; legal ones carry their choice', () => {
    const onHex = vi.fn<(hex: string) => void>();
    show(<RailBoard {...board} legal={['F5']} greyed={['B5']} choice="lay_tile" onHex={onHex} />);
    expect(one('[data-hex="F5"][data-choice]').getAttribute('data-choice')).toBe('lay_tile');
    expect(one('[data-hex="B5"][data-choice]').getAttribute('aria-disabled')).toBe('true');
    expect(root.querySelectorAll('[data-choice]:not([aria-disabled=true])')).toHaveLength(1);
    click('path[data-hex="F5"]');
    click('path[data-hex="B5"]');
    expect(onHex.mock.calls).toEqual([['F5'], ['B5']]);
  });

  it('says what a hex holds', () => {
    show(<RailBoard {...board} />);
    const label = (hex: string): string | null => one(`path[data-hex="${hex}"]`).getAttribute('aria-label');
    expect(label('F5')).toBe(
      'F5 Port Pirie, yellow tile 57, city £20 with one free place, track to F3 and F7',
    );
    expect(label('G6')).toBe('G6 Adelaide, city with no free place, tokens SAR');
    expect(label('C8')).toBe('C8, desert £40');
    expect(label('D9')).toBe('D9 Broken Hill, city with one free place');
  });

  it('tells stops from the rest of their hex only when asked to', () => {
    const onHex = vi.fn<(hex: string) => void>();
    const onStop = vi.fn<(hex: string, stop: number) => void>();
    show(<RailBoard {...board} onHex={onHex} />);
    expect(root.querySelector('circle[role=button]')).toBeNull();
    show(<RailBoard {...board} onHex={onHex} onStop={onStop} />);
    click('circle[data-stop="F15-1"]');
    expect(onStop.mock.calls).toEqual([['F15', 1]]);
    expect(onHex).not.toHaveBeenCalled();
  });

  it('goes from hex to hex by arrow keys, among legal ones with shift, and acts on Enter', () => {
    const onHex = vi.fn<(hex: string) => void>();
    const onHover = vi.fn<(hex: string | null) => void>();
    show(<RailBoard {...board} legal={['F5', 'F15']} onHex={onHex} onHover={onHover} />);
    const at = (): string | undefined =>
      one('[data-board]').getAttribute('aria-activedescendant')?.split('-').at(-1);
    press('ArrowRight');
    expect(at()).toBe('F5');
    press('ArrowRight');
    expect(at()).toBe('F7');
    press('ArrowRight', { shiftKey: true });
    expect(at()).toBe('F15');
    press('Enter');
    expect(onHex.mock.calls).toEqual([['F15']]);
    expect(onHover.mock.calls.map(([hex]) => hex)).toEqual(['F5', 'F7', 'F15']);
  });

  it('draws ground and rails once, whatever is selected or tried out', () => {
    show(<RailBoard {...board} legal={['F7']} />);
    const layers = [...one('svg > g').querySelectorAll(':scope > g')];
    const before = layers.map((layer) => layer.firstChild);
    const tried = { board: withTile(KIT, BOARD_1848, 'F7', '8', 0), tokens: MAP.tokens, hex: 'F7' };
    show(<RailBoard {...board} legal={['F7']} selected="F7" preview={tried} />);
    const after = [...one('svg > g').querySelectorAll(':scope > g')].map((layer) => layer.firstChild);
    // Ground and rails are the first and the third layer.
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[2]);
    expect(root.querySelector('.preview')).not.toBeNull();
    expect(root.querySelector('.selected')).not.toBeNull();
  });

  it('shows routes with what the legend says of them, and leaves out those that do not fit', () => {
    const fits = [{ name: '2+', path: ['F5-0'] }];
    show(<RailBoard {...board} routes={fits} routeNotes={['£30']} />);
    expect(root.textContent).toContain('Train 2+, £30');
    expect(root.querySelector('.route')).not.toBeNull();
    show(<RailBoard {...board} routes={[{ name: '2', path: ['F5-0', 'H11-0'] }]} />);
    expect(root.querySelector('.route')).toBeNull();
  });
});

describe('the card of a hex', () => {
  it('is drawn from data beside the selected hex: facts, places, worths, and a rule to open', () => {
    const onClose = vi.fn<() => void>();
    const card: HexCard = {
      kind: 'facts',
      hex: 'G6',
      heading: 'Adelaide',
      facts: [
        { label: 'Tokens', parts: [{ places: ['SAR', null] }] },
        {
          label: 'Worth',
          parts: [{ worths: [{ colour: 'yellow', text: '20', label: 'yellow 20', isNow: true }] }, '£30'],
        },
      ],
      notes: ['A note.'],
      reasons: [{ text: 'Not now.', rule: '1848-9.2' }],
      rules: {},
      look: DRAWING_1848.look,
      closeLabel: 'Close',
      onClose,
    };
    show(<RailBoard map={MAP} drawing={DRAWING_1848} words={words} selected="G6" card={card} />);
    const info = one('[data-hex-info="G6"]');
    expect([...info.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Tokens',
      'Worth',
    ]);
    expect(info.querySelectorAll('dd')[0]?.querySelectorAll('[aria-label="SAR"], i')).toHaveLength(2);
    expect(info.querySelector('[data-now]')?.getAttribute('aria-label')).toBe('yellow 20');
    expect(info.querySelector('p')?.textContent).toBe('A note.');
    expect(info.querySelector('[data-rule="1848-9.2"]')).not.toBeNull();
    click('[data-hex-info] [aria-label="Close"]');
    expect(onClose).toHaveBeenCalledOnce();
    show(<RailBoard map={MAP} drawing={DRAWING_1848} words={words} selected={null} card={card} />);
    expect(root.querySelector('[data-hex-info]')).toBeNull();
  });
});

describe('the tiles of a hex', () => {
  const options = [
    { tile: '57', rotation: 0 },
    { tile: '57', rotation: 1 },
    { tile: '6', rotation: 2 },
  ];
  const fan = { words, kit: KIT, board: BOARD_1848, hex: 'F5', options, choice: 'lay_tile' } as const;

  it('fan out; another click turns the tile, and so does R', () => {
    const onPick = vi.fn<(tile: string, rotation: number) => void>();
    show(<TileFan {...fan} picked={null} onPick={onPick} cost="£0" />);
    expect(root.querySelectorAll('button[data-choice=lay_tile]')).toHaveLength(2);
    click('button[data-tile="57"]');
    show(<TileFan {...fan} picked={{ tile: '57', rotation: 0 }} onPick={onPick} />);
    click('button[data-tile="57"]');
    void act(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
    });
    click('button[data-tile="6"]');
    expect(onPick.mock.calls).toEqual([
      ['57', 0],
      ['57', 1],
      ['57', 1],
      ['6', 2],
    ]);
    expect(one('button[data-tile="57"]').getAttribute('aria-pressed')).toBe('true');
  });

  it('lie side by side in the panel with where they lead', () => {
    const onPick = vi.fn<(tile: string, rotation: number) => void>();
    show(<TileStrip {...fan} picked={null} onPick={onPick} />);
    expect(one('button[data-rotation="1"]').textContent).toContain('F3 – F7');
    click('button[data-rotation="2"]');
    expect(onPick.mock.calls).toEqual([['6', 2]]);
  });
});

describe('a city of several', () => {
  it('is picked from a large picture; a refused one says why', () => {
    const onPick = vi.fn<(city: number) => void>();
    show(
      <TokenPick
        words={words}
        map={MAP}
        drawing={DRAWING_1848}
        hex="F15"
        company="NSW"
        options={[
          { city: 0, cost: '£40' },
          { city: 1, refusal: { text: 'No way there.', rule: '1848-9.2' } },
        ]}
        picked={null}
        choice="place_token"
        onPick={onPick}
      />,
    );
    click('[data-city="0"]');
    click('[data-city="1"]');
    expect(onPick.mock.calls).toEqual([[0]]);
    expect(one('[data-city="1"] .visually-hidden').textContent).toBe('City 2, No way there.');
  });
});

describe('the board of Chicago Express', () => {
  it('tells of clicks, numbers what is planned and says what a hex holds', () => {
    const view = chicagoExpress.view(startCE(3), null) as unknown as ExpressMap;
    const onHex = vi.fn<(hex: string) => void>();
    show(
      <ExpressBoard
        map={view}
        words={words}
        legal={['R3']}
        choice="expand"
        planned={{ company: 'NYC', hexes: ['R3', 'Q3'] }}
        onHex={onHex}
      />,
    );
    click('path[data-hex="R3"]');
    expect(onHex.mock.calls).toEqual([['R3']]);
    expect(root.querySelectorAll('.planned .chip')).toHaveLength(2);
    expect(one('path[data-hex="Q3"]').getAttribute('aria-label')).toMatch(
      /^Q3 Binghamton, city, first train/,
    );
  });
});

describe('the market', () => {
  const market: MarketView = {
    shape: 'grid',
    rows: [
      [
        { price: 100, zone: null, companies: ['CAR'] },
        { price: 110, zone: null, companies: [] },
      ],
    ],
  };

  it('offers the cells that can be chosen, also by keyboard', () => {
    const onCell = vi.fn<(row: number, column: number) => void>();
    show(
      <MarketBoard
        market={market}
        look={DRAWING_1848.look}
        words={words}
        legal={[[0, 1]]}
        choice="par"
        onCell={onCell}
      />,
    );
    click('[data-choice=par]');
    void act(() => {
      one('[data-choice=par]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    expect(onCell.mock.calls).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect([...root.querySelectorAll('tbody th, tbody td')].map((cell) => cell.textContent)).toEqual([
      '£100',
      'CAR',
      '–',
    ]);
  });
});

describe('a chip', () => {
  it('is decoration beside a name, and has one where it stands alone', () => {
    show(<CompanyChip id="CAR" look={DRAWING_1848.look} />);
    expect(one('span').getAttribute('aria-hidden')).toBe('true');
    show(<CompanyChip id="CAR" look={DRAWING_1848.look} label="Central Australian" />);
    expect(one('span').getAttribute('aria-label')).toBe('Central Australian');
  });
});
