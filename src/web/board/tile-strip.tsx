import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Drawing } from './layer.tsx';
import { drawTile, type TileChoiceProps } from './tile-choice.ts';
import {
  distinctOptions,
  groupByTile,
  isSameOption,
  leadsTo,
  newlyLeadsTo,
  type TileOption,
  turned,
} from './tile-options.ts';
import styles from './tiles.module.css';

const STRIP_R = 22;

/** Every legal tile and rotation, drawn as it would be laid: for the panel. */
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
              {words.t('board.strip.tile', {
                number: option.tile,
                where: words.list(ends),
                added: added.length > 0 ? words.list(added) : 'none',
              })}
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
