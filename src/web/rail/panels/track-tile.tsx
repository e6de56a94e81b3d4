import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { copiesLeft } from '../../../rail/board.ts';
import { TileFan, type TileFanProps, TileStrip } from '../../board/tile-fan.tsx';
import {
  distinctOptions,
  groupByTile,
  isSameOption,
  type TileGroup,
  type TileOption,
  turned,
} from '../../board/tile-options.ts';
import { isPhone } from '../../parts/narrow.ts';
import { kitOf, placeInList, railView } from '../position.ts';
import type { RailSession, RailTable } from '../rail-table.ts';
import { FactRows, type FactRow, furtherRow, runRow, treasuryRow } from './track-consequences.tsx';
import { furtherEvents, groundsOf, joinsOf } from './track-facts.ts';
import type { MapAction, TileAction } from './track-sources.ts';
import { costOf, trialOf, useCosts, viewAfter } from './track-trials.ts';

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
    [members, isOpen, costs, differ],
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

function groupsOf(session: RailSession, { options, picked }: TileChoice): TileGroup[] {
  return groupByTile(distinctOptions(kitOf(session), options, picked));
}

/** The next rotation of the picked tile, or the one before. */
function turn(session: RailSession, choice: TileChoice, by: 1 | -1): void {
  const group = groupsOf(session, choice).find(({ tile }) => tile === choice.picked.tile);
  if (!group) return;
  const next = by === 1 ? group : { ...group, options: group.options.toReversed() };
  choice.pick(turned(next, choice.picked));
}

export function turnTile(session: RailSession, choice: TileChoice): void {
  turn(session, choice, 1);
}

function pickNeighbour(session: RailSession, choice: TileChoice, by: 1 | -1): void {
  const groups = groupsOf(session, choice);
  const at = groups.findIndex(({ tile }) => tile === choice.picked.tile);
  const next = groups[(at + by + groups.length) % groups.length]?.options[0];
  if (next) choice.pick(next);
}

interface TileCardProps extends Omit<TileFanProps, 'onPick' | 'onHover' | 'options' | 'picked'> {
  readonly table: RailTable;
  readonly tiles: TileChoice;
}

/** The fan beside its hex, with the keyboard: left and right change the tile, up and down turn it, Enter lays it. */
export function TileCard({ table, tiles, ...fan }: TileCardProps): JSX.Element {
  const { session } = table;
  const box = useRef<HTMLDivElement>(null);
  const { tile } = tiles.picked;
  const focusPicked = (): void => {
    box.current?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus({ preventScroll: true });
  };
  // After the preview is on the screen: to move the focus takes a layout of the whole page.
  useEffect(focusPicked, [fan.hex]);
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) focusPicked();
  }, [tile]);
  const leave = (): void => {
    // What has the focus goes away: the board takes it.
    box.current?.closest<HTMLElement>('[data-board]')?.focus({ preventScroll: true });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => pickNeighbour(session, tiles, 1),
    ArrowLeft: () => pickNeighbour(session, tiles, -1),
    ArrowDown: () => turn(session, tiles, 1),
    ArrowUp: () => turn(session, tiles, -1),
    Enter: () => {
      leave();
      table.commit();
    },
    Escape: () => {
      leave();
      table.choose(null);
    },
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    // oxlint-disable-next-line no-static-element-interactions -- the keys of the buttons inside
    <div ref={box} onKeyDown={onKeyDown}>
      <TileFan
        {...fan}
        options={tiles.options}
        picked={tiles.picked}
        onPick={(id, rotation) => tiles.pick({ tile: id, rotation })}
        onHover={tiles.hover}
      />
    </div>
  );
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
  const after = viewAfter(trial);
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
    // Where only the first line is in sight, it is the one that matters most.
    ...(isPhone.value ? [...run, ...rows] : [...rows, ...run]),
    { name: words.t('page.track.left'), value: tiles.join(' · ') },
    ...furtherRow(session, furtherEvents(trial.events)),
  ];
}
