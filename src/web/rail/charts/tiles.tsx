import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { tileSvg } from '../../../draw/tile.ts';
import { type BoardKit, copiesLeft } from '../../../rail/board.ts';
import type { Face, Tile } from '../../../rail/tile.ts';
import { Drawing } from '../../board/layer.tsx';
import css from '../../charts/charts.module.css';
import { drawingOf, useRailTable } from '../rail-table.ts';
import { tilesByColour, upgradesOf } from './manifest.ts';

const R = 24;

function TileItem({ kit, tile, left }: { kit: BoardKit; tile: Tile; left: number }): JSX.Element {
  const { words } = useRailTable().session;
  const svg = useMemo(
    () => tileSvg(tile.faces[0] as Face, R, { layout: kit.map.layout, theme: null, title: tile.id }),
    [kit, tile],
  );
  const next = upgradesOf(kit).get(tile.id) ?? [];
  const count = Number.isFinite(left)
    ? words.t('page.tiles.left', { number: left, all: tile.copies })
    : words.t('page.tiles.unlimited');
  return (
    <li class={css.tile} data-gone={left === 0 || undefined}>
      <Drawing svg={svg} class={css.face} />
      <div>
        <b>{words.t('page.tiles.name', { name: tile.id })}</b>
        <span>{count}</span>
        <small>
          {next.length === 0
            ? words.t('page.tiles.last')
            : words.t('page.tiles.upgrades', { names: next.join(', ') })}
        </small>
      </div>
    </li>
  );
}

/** Every tile of the title, how many are left, and what may follow it. */
export function TilesCard(): JSX.Element | null {
  const { session } = useRailTable();
  const { words } = session;
  const { map } = session.shown.value.view;
  const { kits } = drawingOf(session);
  const kit = kits[map.kit];
  if (!kit) return null;
  return (
    <div class={css.charts} data-manifest>
      {tilesByColour(kit).map(({ colour, tiles }) => (
        <section key={colour} class={css.block}>
          <h3>{words.t('page.tiles.colour', { colour })}</h3>
          <ul class={css.tiles}>
            {tiles.map((tile) => (
              <TileItem key={tile.id} kit={kit} tile={tile} left={copiesLeft(map.board, tile.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
