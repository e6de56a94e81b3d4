import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { copiesLeft } from '../../../rail/board.ts';
import type { TilesCard } from '../../board/card.ts';
import { isSameOption, type TileOption, turnedBy } from '../../board/tile-options.ts';
import { TileStrip } from '../../board/tile-strip.tsx';
import { isPhone } from '../../parts/narrow.ts';
import { kitOf, placeInList, railView } from '../position.ts';
import type { RailSession, RailTable } from '../rail-table.ts';
import { FactRows, type FactRow, furtherRow, runRow, treasuryRow } from './track-consequences.tsx';
import { furtherEvents, groundsOf, joinsOf } from './track-facts.ts';
import type { MapAction, TileAction } from './track-sources.ts';
import { costOf, trialOf, useCosts } from './track-trials.ts';

export function commitTile(session: RailSession, action: TileAction): string {
  return session.words.t('page.track.lay', {
    number: action.tile,
    at: action.hex,
    cost: costOf(session, action),
    private: action.private ?? null,
  });
}

/** Everything the tiles of one hex need, in the panel as on the map. */
export interface TileChoice {
  readonly options: readonly TileOption[];
  readonly picked: TileOption;
  readonly pick: (option: Pick<TileOption, 'tile' | 'rotation'>) => void;
  readonly hover: (option: TileOption | null) => void;
}

/** The legal tiles of a hex as fan and strip want them; the costs of all come a moment after the tiles. */
export function useTileChoice(
  table: RailTable,
  members: readonly MapAction[],
  picked: TileAction | null,
  choose: (action: MapAction) => void,
): TileChoice | null {
  const { session } = table;
  const tiles = members as readonly TileAction[];
  const isOpen = picked !== null;
  const costs = useCosts(session, isOpen ? members : NONE);
  const differ = new Set(costs).size > 1;
  const options = useMemo(
    () =>
      isOpen
        ? tiles.map(({ tile, rotation }, index) => ({
            tile,
            rotation,
            ...(differ && { cost: session.words.money(costs[index] ?? 0) }),
          }))
        : [],
    [members, isOpen, costs, differ, session.words.locale],
  );
  if (!picked) return null;
  const actionOf = (wanted: Pick<TileOption, 'tile' | 'rotation'>): TileAction | undefined =>
    tiles.find(({ tile, rotation }) => tile === wanted.tile && rotation === wanted.rotation);
  return {
    options,
    picked: options.find((option) => isSameOption(option, picked)) ?? picked,
    pick: (option) => {
      const action = actionOf(option);
      if (action) choose(action);
    },
    hover: (option) => {
      table.hovered.value = (option && actionOf(option)) ?? null;
    },
  };
}

const NONE: readonly MapAction[] = [];

/** Turns the picked tile to its next rotation. */
export function turnTile(session: RailSession, { options, picked, pick }: TileChoice): void {
  const next = turnedBy(kitOf(session), options, picked, 1);
  if (next) pick(next);
}

/** The tiles of the open hex as a card beside it. */
export function tilesCard(table: RailTable, action: TileAction, tiles: TileChoice): TilesCard {
  const { session } = table;
  const { words } = session;
  return {
    kind: 'tiles',
    words,
    kit: kitOf(session),
    board: railView(session).map.board,
    hex: action.hex,
    choice: action.type,
    cost: words.t('page.track.cost', { cost: costOf(session, action) }),
    options: tiles.options,
    picked: tiles.picked,
    onPick: (tile, rotation) => tiles.pick({ tile, rotation }),
    onHover: tiles.hover,
    onCommit: () => table.commit(),
    onClear: () => table.choose(null),
  };
}

interface TilePartProps {
  readonly table: RailTable;
  readonly action: TileAction;
  readonly tiles: TileChoice;
}

/** The tiles of the open hex in the panel, and what the picked one would do. */
export function TilePart({ table, action, tiles }: TilePartProps): JSX.Element {
  const { session } = table;
  const { words } = session;
  const kit = kitOf(session);
  return (
    <>
      <TileStrip
        words={words}
        kit={kit}
        board={railView(session).map.board}
        hex={action.hex}
        options={tiles.options}
        picked={tiles.picked}
        onPick={(tile, rotation) => tiles.pick({ tile, rotation })}
        onHover={tiles.hover}
        choice={action.type}
      />
      <FactRows rows={tileRows(session, action, tiles.options)} />
    </>
  );
}

function tileRows(
  session: RailSession,
  action: TileAction,
  options: readonly TileOption[],
): readonly FactRow[] {
  const { words } = session;
  const trial = trialOf(session, action);
  if (!trial) return [];
  const kit = kitOf(session);
  const before = railView(session);
  const after = trial.view;
  const { joins, towards } = joinsOf(kit, after.map.board, action.hex);
  const { terrain, edges } = groundsOf(kit, before.map.board, after.map.board, action.hex);
  const cost = costOf(session, action);
  const grounds = [
    ...(terrain === null ? [] : [`board.terrain.${terrain}`]),
    ...edges.map((kind) => `board.edge.${kind}`),
  ];
  const ground = grounds.filter((key) => words.has(key)).map((key) => words.t(key));
  const names = (hexes: readonly string[]): string =>
    hexes.map((hex) => placeInList(session, hex)).join(', ');
  const tiles = [...new Set(options.map(({ tile }) => tile))].map((tile) => {
    const left = copiesLeft(before.map.board, tile);
    return `${tile} ×${Number.isFinite(left) ? words.number(left) : '∞'}`;
  });
  const rows = [
    ...(joins.length > 0 ? [{ name: words.t('page.track.joins'), value: names(joins) }] : []),
    ...(towards.length > 0 ? [{ name: words.t('page.track.towards'), value: names(towards) }] : []),
    {
      name: words.t('page.track.terrain'),
      value: words.t('page.track.terrain-cost', { kinds: words.list(ground), count: ground.length, cost }),
    },
    ...treasuryRow(session, after, trial.events),
  ];
  const run = runRow(session, action);
  return [
    // Where only the first line is visible, it is the one that matters most.
    ...(isPhone.value ? [...run, ...rows] : [...rows, ...run]),
    { name: words.t('page.track.left'), value: tiles.join(' · ') },
    ...furtherRow(session, furtherEvents(trial.events)),
  ];
}
