import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Board, type BoardKit, copiesLeft, hexOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { TileId } from '../../rail/tile.ts';
import { tileSvg } from '../../draw/tile.ts';
import { Drawing } from './layer.tsx';
import {
  distinctOptions,
  faceOf,
  groupByTile,
  isSameOption,
  leadsTo,
  newlyLeadsTo,
  type TileGroup,
  type TileOption,
  turned,
} from './tile-options.ts';
import styles from './tiles.module.css';
import type { BoardWords } from './words.ts';

interface TileChoiceProps {
  readonly words: BoardWords;
  readonly kit: BoardKit;
  readonly board: Board;
  readonly hex: HexId;
  /** Every legal tile and rotation, in the order to be shown. */
  readonly options: readonly TileOption[];
  readonly picked: TileOption | null;
  readonly onPick: (tile: TileId, rotation: number) => void;
  /** Shown on the map while pointed at; null when it leaves. */
  readonly onHover?: ((option: TileOption | null) => void) | undefined;
  /** The type of action, as `data-choice`. */
  readonly choice: string;
}

export interface TileFanProps extends TileChoiceProps {
  /** What the picked tile costs, e.g. `cost £40`. */
  readonly cost?: string | undefined;
}

const FAN_R = 27;
const STRIP_R = 22;
/** More tiles than this go into a second row. */
const IN_A_ROW = 5;

function drawTile(kit: BoardKit, option: TileOption, R: number): string {
  return tileSvg(faceOf(kit, option), R, { layout: kit.map.layout, theme: null, title: option.tile });
}

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
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      turn();
    };
    // Before the page hears of it: elsewhere the key means something else.
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

/** Every legal tile and rotation, drawn as it would lie: for the panel. */
export function TileStrip(props: TileChoiceProps): JSX.Element {
  const { words, kit, board, hex, picked, onPick, onHover, choice } = props;
  const options = useMemo(
    () => distinctOptions(kit, props.options, picked),
    [kit, props.options, picked?.tile, picked?.rotation],
  );
  const drawings = useMemo(() => options.map((option) => drawTile(kit, option, STRIP_R)), [kit, options]);
  const strip = useRef<HTMLDivElement>(null);
  // On a phone they are in a row to swipe along: what was turned on the map is brought into sight.
  useEffect(() => {
    const row = strip.current;
    const button = row?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!row || !button || row.scrollWidth <= row.clientWidth) return;
    const isSeen =
      button.offsetLeft >= row.scrollLeft &&
      button.offsetLeft + button.offsetWidth <= row.scrollLeft + row.clientWidth;
    if (!isSeen) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
  }, [picked?.tile, picked?.rotation]);
  /** The picked one again turns it. */
  const pick = (option: TileOption): void => {
    const group = groupByTile(options).find(({ tile }) => tile === option.tile);
    const next = group && isSameOption(option, picked) ? turned(group, option) : option;
    onPick(next.tile, next.rotation);
  };
  return (
    <div ref={strip} class={styles['strip']}>
      {options.map((option, index) => {
        const ends = leadsTo(kit, hex, option);
        const added = newlyLeadsTo(kit, board, hex, option);
        return (
          <button
            key={`${option.tile}-${option.rotation}`}
            type="button"
            class={styles['tile']}
            aria-pressed={isSameOption(option, picked)}
            data-choice={choice}
            data-tile={option.tile}
            data-rotation={option.rotation}
            onClick={() => pick(option)}
            onPointerEnter={() => onHover?.(option)}
            onPointerLeave={() => onHover?.(null)}
            onFocus={() => onHover?.(option)}
            onBlur={() => onHover?.(null)}
          >
            <span class="visually-hidden">
              {words.t('board.strip.tile', { number: option.tile, where: words.list(ends) })}
              {added.length > 0 && `, ${words.t('board.strip.new', { where: words.list(added) })}`}
            </span>
            <Drawing svg={drawings[index] ?? ''} class={styles['face']} />
            <b aria-hidden="true">{option.tile}</b>
            <span class={styles['ends']} aria-hidden="true">
              {added.length > 0 ? added.map((end) => `+${end}`).join(' ') : ends.join(' – ')}
            </span>
            {option.cost === undefined ? null : <span class={styles['ends']}>{option.cost}</span>}
          </button>
        );
      })}
    </div>
  );
}
