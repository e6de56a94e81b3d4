import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { hexOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { MapView } from '../../rail/view.ts';
import { cityPlaces, hexSvg } from '../../draw/hex.ts';
import type { RailDrawing } from '../../draw/titles/drawing.ts';
import { showTip, tipHandlers, type TipText } from '../parts/tip.tsx';
import { CompanyChip } from './chip.tsx';
import { Drawing } from './layer.tsx';
import styles from './tiles.module.css';
import type { BoardWords } from './words.ts';

export interface TokenOption {
  /** The number of the city on its hex. */
  readonly city: number;
  /** Shown as it is, e.g. `£40`. */
  readonly cost?: string | undefined;
  /** Why not, if it is refused. */
  readonly refusal?: TipText | undefined;
}

export interface TokenPickProps {
  readonly words: BoardWords;
  readonly map: MapView;
  readonly drawing: RailDrawing;
  readonly hex: HexId;
  readonly company: CompanyId;
  readonly options: readonly TokenOption[];
  readonly picked: number | null;
  readonly onPick: (city: number) => void;
  readonly choice: string;
}

const R = 72;

/** A hex with several cities, large enough to choose one of them. */
export function TokenPick(props: TokenPickProps): JSX.Element {
  const { words, map, drawing, hex, company, options, picked, onPick, choice } = props;
  const kit = drawing.kits[map.kit];
  if (!kit) throw new RangeError(`no map ${map.kit}`);
  const { board, tokens, reservations, revenueColour } = map;
  const { look } = drawing;
  const shown = useMemo(
    () => ({ kit, board, tokens, reservations, look, revenueColour, theme: null, titles: false }),
    [kit, board, tokens, reservations, look, revenueColour],
  );
  const picture = useMemo(() => hexSvg(shown, hex, R), [shown, hex]);
  const places = useMemo(() => cityPlaces(shown, hex, R), [shown, hex]);
  const { name } = hexOf(kit, hex);
  const where = name === null ? hex : `${hex} ${name}`;
  return (
    <section class={styles['fan']} aria-label={words.t('board.token', { where })} data-token-pick={hex}>
      <header>
        <b>{where}</b>
        <span>{options.find(({ city }) => city === picked)?.cost}</span>
      </header>
      <div class={styles['places']} style={{ width: `${picture.width}px`, height: `${picture.height}px` }}>
        <Drawing svg={picture.svg} />
        {options.map(({ city, cost, refusal }) => {
          const place = places[city];
          if (!place) return null;
          const label = words.t('board.token.city', { number: city + 1 });
          const size = 2 * place.slotRadius;
          return (
            <button
              key={city}
              type="button"
              class={styles['place']}
              style={{
                left: `${place.x}px`,
                top: `${place.y}px`,
                width: `${size + 10}px`,
                height: `${size + 10}px`,
              }}
              aria-pressed={city === picked}
              aria-disabled={refusal === undefined ? undefined : 'true'}
              title={cost}
              {...tipHandlers(refusal ?? null)}
              data-choice={choice}
              data-city={city}
              onClick={({ currentTarget }) => (refusal ? showTip(currentTarget, refusal) : onPick(city))}
            >
              <span class="visually-hidden">
                {[label, cost, refusal?.text].filter((part) => part !== undefined).join(', ')}
              </span>
              <CompanyChip id={company} look={look} size={size * 0.93} faded={city !== picked} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
