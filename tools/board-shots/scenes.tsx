import { MANIFEST_1848 } from '../../src/titles/1848/manifest.ts';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { DRAWING_1848 } from '../../src/draw/titles/1848.ts';
import { DRAWING_1860 } from '../../src/draw/titles/1860.ts';
import { DRAWING_18GB } from '../../src/draw/titles/18gb.ts';
import type { RailDrawing } from '../../src/draw/titles/drawing.ts';
import { DRAWING_CHICAGO_EXPRESS } from '../../src/draw/titles/chicago-express.ts';
import { excerptAround, type MarketMove } from '../../src/draw/market.ts';
import type { DrawnRoute } from '../../src/draw/route.ts';
import type { ExpressMap, PlannedExpansion } from '../../src/draw/express-options.ts';
import { withTile } from '../../src/rail/board.ts';
import type { RailView } from '../../src/rail/view.ts';
import { BOARD } from '../../src/text/en/board.ts';
import { COMMON } from '../../src/text/en/common.ts';
import { RAIL } from '../../src/text/en/rail.ts';
import { makeWords } from '../../src/text/words.ts';
import { CompanyChip } from '../../src/web/board/chip.tsx';
import { ExpressBoard } from '../../src/web/board/express-board.tsx';
import { MarketLegend } from '../../src/web/board/market-legend.tsx';
import { MarketBoard } from '../../src/web/board/market.tsx';
import { TrackBoard } from '../../src/web/board/price-track.tsx';
import { RailBoard } from '../../src/web/board/rail-board.tsx';
import { TileStrip } from '../../src/web/board/tile-strip.tsx';
import type { TileOption } from '../../src/web/board/tile-options.ts';
import '../../src/web/styles/base.css';

const DRAWINGS: Readonly<Record<string, RailDrawing>> = {
  '1848': DRAWING_1848,
  '1860': DRAWING_1860,
  '18gb': DRAWING_18GB,
};

export interface RailDemo {
  readonly kind: 'rail';
  readonly theme: 'light' | 'dark';
  readonly game: string;
  readonly view: RailView;
  readonly legal?: readonly string[];
  readonly greyed?: readonly string[];
  readonly selected?: string;
  readonly options?: readonly TileOption[];
  readonly picked?: TileOption;
  readonly routes?: readonly DrawnRoute[];
  readonly notes?: readonly string[];
  readonly token?: { readonly hex: string; readonly company: string; readonly cities: readonly number[] };
}

export interface MarketDemo {
  readonly kind: 'market';
  readonly theme: 'light' | 'dark';
  readonly game: string;
  readonly view: RailView;
  readonly moves: readonly MarketMove[];
}

export interface ExpressDemo {
  readonly kind: 'express';
  readonly theme: 'light' | 'dark';
  readonly view: ExpressMap;
  readonly legal?: readonly string[];
  readonly planned?: PlannedExpansion;
}

export type DemoInput = RailDemo | MarketDemo | ExpressDemo;

const words = makeWords('en', [COMMON, RAIL, BOARD], { title: MANIFEST_1848.text });

/** No game is played here. */
const UNDECIDED = { onCommit: () => {}, onClear: () => {} };

function RailShown(input: RailDemo): JSX.Element {
  const { game, view, legal, greyed, routes, notes, options = [], token } = input;
  const drawing = DRAWINGS[game] as RailDrawing;
  const kit = drawing.kits[view.map.kit];
  const [selected, select] = useState<string | null>(input.selected ?? null);
  const [picked, pick] = useState<TileOption | null>(input.picked ?? null);
  const preview = useMemo(() => {
    if (!kit || !picked || !selected) return null;
    const { board, tokens } = view.map;
    return { board: withTile(kit, board, selected, picked.tile, picked.rotation), tokens, hex: selected };
  }, [kit, picked, selected]);
  if (!kit) return <p>no kit</p>;
  const fan = {
    words,
    kit,
    board: view.map.board,
    hex: selected ?? '',
    options,
    picked,
    choice: 'lay_tile',
    onPick: (tile: string, rotation: number) => pick({ tile, rotation }),
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '162px 1fr 324px', height: '100vh' }}>
      <div style={{ background: 'var(--surface2)' }} />
      <div style={{ display: 'grid', gridTemplateRows: '48px 1fr 112px', minHeight: 0 }}>
        <div style={{ background: 'var(--surface)' }} />
        <RailBoard
          map={view.map}
          drawing={drawing}
          words={words}
          legal={legal}
          greyed={greyed}
          selected={token?.hex ?? selected}
          choice="lay_tile"
          preview={preview}
          routes={routes}
          routeNotes={notes}
          onHex={(hex) => {
            select(hex);
            pick(null);
          }}
          card={
            token
              ? {
                  kind: 'cities',
                  words,
                  map: view.map,
                  drawing,
                  hex: token.hex,
                  company: token.company,
                  options: token.cities.map((city) => ({ city, cost: '£40' })),
                  picked: null,
                  choice: 'place_token',
                  onPick: () => {},
                  ...UNDECIDED,
                }
              : selected !== null && options.length > 0
                ? { kind: 'tiles', ...fan, cost: 'cost £0', ...UNDECIDED }
                : null
          }
        />
        <div style={{ background: 'var(--surface)', padding: '12px', display: 'flex', gap: '8px' }}>
          {Object.keys(drawing.look.chips).map((id) => (
            <span key={id}>
              <CompanyChip id={id} look={drawing.look} size={38} />
              <CompanyChip id={id} look={drawing.look} size={26} />
              <CompanyChip id={id} look={drawing.look} size={17} />
            </span>
          ))}
        </div>
      </div>
      <div style={{ background: 'var(--surface)', padding: '16px', overflow: 'hidden' }}>
        {selected !== null && options.length > 0 ? <TileStrip {...fan} /> : null}
      </div>
    </div>
  );
}

function MarketShown({ game, view, moves }: MarketDemo): JSX.Element {
  const { look } = DRAWINGS[game] as RailDrawing;
  const { market, track } = view;
  const card = {
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: '12px',
    padding: '16px',
    margin: '16px',
  };
  const around = moves.flatMap(({ from, to }) => [from, to]);
  return (
    <div
      style={{
        background: 'var(--bg)',
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: '1fr 340px',
      }}
    >
      <div style={{ minWidth: 0 }}>
        <div style={card}>
          <MarketLegend market={market} words={words} hasMoves={moves.length > 0} />
          <br />
          <MarketBoard market={market} look={look} words={words} moves={moves} />
          <br />
          {track ? <TrackBoard track={track} look={look} words={words} /> : null}
        </div>
      </div>
      <div style={{ ...card, minWidth: 0 }}>
        {around.length > 0 ? (
          <MarketBoard
            market={market}
            look={look}
            words={words}
            moves={moves}
            excerpt={excerptAround(market, around, { rows: 3, columns: 6 })}
          />
        ) : null}
      </div>
    </div>
  );
}

function ExpressShown({ view, legal, planned }: ExpressDemo): JSX.Element {
  const [hexes, plan] = useState<readonly string[]>(planned?.hexes ?? []);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '162px 1fr 324px', height: '100vh' }}>
      <div style={{ background: 'var(--surface2)' }} />
      <div style={{ display: 'grid', gridTemplateRows: '48px 1fr 112px', minHeight: 0 }}>
        <div style={{ background: 'var(--surface)' }} />
        <ExpressBoard
          map={view}
          words={words}
          legal={legal}
          planned={planned ? { company: planned.company, hexes } : null}
          onHex={(hex) => plan([...hexes, hex])}
        />
        <div style={{ background: 'var(--surface)', padding: '12px' }}>
          {Object.keys(DRAWING_CHICAGO_EXPRESS.look.chips).map((id) => (
            <CompanyChip key={id} id={id} look={DRAWING_CHICAGO_EXPRESS.look} size={38} />
          ))}
        </div>
      </div>
      <div style={{ background: 'var(--surface)' }} />
    </div>
  );
}

export function Demo(input: DemoInput): JSX.Element {
  if (input.kind === 'rail') return <RailShown {...input} />;
  return input.kind === 'market' ? <MarketShown {...input} /> : <ExpressShown {...input} />;
}
