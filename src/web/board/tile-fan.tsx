import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { type Board, copiesLeft, hexOf } from '../../rail/board.ts';
import type { TileId } from '../../rail/tile.ts';
import { signOf } from '../parts/keys.ts';
import { Drawing } from './layer.tsx';
import { drawTile, type TileChoiceProps } from './tile-choice.ts';
import {
  distinctOptions,
  groupByTile,
  isSameOption,
  type TileGroup,
  type TileOption,
  turned,
} from './tile-options.ts';
import styles from './tiles.module.css';
import type { BoardWords } from './words.ts';

export interface TileFanProps extends TileChoiceProps {
  /** What the picked tile costs, e.g. `cost £40`. */
  readonly cost?: string | undefined;
}

const FAN_R = 27;
/** More tiles than this go into a second row. */
const IN_A_ROW = 5;

function leftOf(words: BoardWords, board: Board, tile: TileId): { short: string; full: string } {
  const left = copiesLeft(board, tile);
  if (!Number.isFinite(left)) return { short: '×∞', full: words.t('board.fan.unlimited') };
  return { short: `×${left}`, full: words.t('board.fan.left', { count: left }) };
}

function FanTile({ group, ...props }: TileFanProps & { readonly group: TileGroup }): JSX.Element {
  const { words, kit, board, picked, onPick, onHover, choice } = props;
  const { tile, options } = group;
  const current = options.find((option) => isSameOption(option, picked)) ?? null;
  const shown = current ?? (options[0] as TileOption);
  const left = leftOf(words, board, tile);
  const svg = useMemo(() => drawTile(kit, shown, FAN_R), [kit, shown.tile, shown.rotation]);
  const pick = (): void => {
    const next = turned(group, picked);
    onPick(next.tile, next.rotation);
  };
  return (
    <button
      type="button"
      class={styles['tile']}
      aria-pressed={current !== null}
      data-choice={choice}
      data-tile={tile}
      onClick={pick}
      onPointerEnter={() => onHover?.(shown)}
      onPointerLeave={() => onHover?.(null)}
    >
      <span class="visually-hidden">
        {words.t('board.fan.tile', { number: tile, count: options.length, left: left.full })}
      </span>
      <Drawing svg={svg} class={styles['face']} />
      <span class={styles['number']} aria-hidden="true">
        <b>{tile}</b> <span>{left.short}</span>
      </span>
      <span class={styles['dots']} aria-hidden="true">
        {options.map((option) => (
          <i key={option.rotation} data-current={option === current ? '' : undefined} />
        ))}
      </span>
    </button>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The legal tiles of a hex on a card: a click picks a tile, the next one turns it, and so does `R`. */
export function TileFan(props: TileFanProps): JSX.Element {
  const { words, kit, hex, options, picked, onPick, cost } = props;
  const groups = useMemo(
    () => groupByTile(distinctOptions(kit, options, picked)),
    [kit, options, picked?.tile, picked?.rotation],
  );
  const { name } = hexOf(kit, hex);
  const turn = (): void => {
    const group = groups.find(({ tile }) => tile === picked?.tile) ?? groups[0];
    if (!group) return;
    const next = turned(group, picked);
    onPick(next.tile, next.rotation);
  };
  // With every rendering, not after it: pressed twice in a row, the key turns twice.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (signOf(event) !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      turn();
    };
    // Before the page handles it: elsewhere the key means something else.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  });
  const where = name === null ? hex : `${hex} ${name}`;
  return (
    <section class={styles['fan']} aria-label={words.t('board.fan', { where })} data-fan={hex}>
      <header>
        <b>{where}</b>
        <span>{cost}</span>
      </header>
      <div class={styles['tiles']} style={{ '--columns': Math.min(groups.length, IN_A_ROW) }}>
        {groups.map((group) => (
          <FanTile key={group.tile} {...props} group={group} />
        ))}
      </div>
    </section>
  );
}
