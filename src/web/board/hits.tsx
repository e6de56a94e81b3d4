import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardActions, BoardHex, BoardStop } from './board-props.ts';
import styles from './viewport.module.css';
import type { BoardWords } from './words.ts';

interface HitsProps extends Pick<BoardActions, 'selected' | 'choice' | 'legalNote' | 'noteOf' | 'whyNotOf'> {
  /** The page's id of the board; that of a hex begins with it. */
  readonly id: string;
  readonly words: BoardWords;
  readonly hexes: readonly BoardHex[];
  /** Stops that can be clicked or dragged along. */
  readonly stops: readonly BoardStop[] | undefined;
  readonly legal: ReadonlySet<string>;
  readonly greyed: ReadonlySet<string>;
}

/** What is said of a hex together with what can be done there, or why it cannot. */
function spokenLabel({ id, label }: BoardHex, isLegal: boolean, props: HitsProps): string {
  const { words, legalNote, noteOf, whyNotOf } = props;
  const note = isLegal ? (legalNote ?? words.t('board.legal')) : (noteOf?.(id)?.text ?? whyNotOf?.(id));
  return note ? `${label}. ${note}` : label;
}

/** What can be hit: the hexes, and where they are asked for the stops on them. */
export function Hits(props: HitsProps): JSX.Element {
  const { id, words, hexes, stops, legal, greyed, selected = null, choice } = props;
  const { legalNote, noteOf, whyNotOf } = props;
  const choiceAt = (hex: string): string | undefined => (typeof choice === 'function' ? choice(hex) : choice);
  // Pointing, panning and measuring concern none of them.
  return useMemo(
    () => (
      <g class={styles['hits']}>
        {hexes.map((hex) => {
          const isLegal = legal.has(hex.id);
          const isGreyed = greyed.has(hex.id);
          return (
            <path
              key={hex.id}
              id={`${id}-${hex.id}`}
              d={hex.shape}
              data-hex={hex.id}
              data-choice={isLegal || isGreyed ? choiceAt(hex.id) : undefined}
              data-legal={isLegal ? '' : undefined}
              role={isLegal || isGreyed ? 'button' : 'img'}
              aria-label={spokenLabel(hex, isLegal, props)}
              aria-disabled={isGreyed && !isLegal ? 'true' : undefined}
              aria-pressed={isLegal ? hex.id === selected : undefined}
            />
          );
        })}
        {stops?.map(({ id: stop, x, y, radius, label }) => (
          <circle key={stop} cx={x} cy={y} r={radius} data-stop={stop} role="button" aria-label={label} />
        ))}
      </g>
    ),
    [id, hexes, stops, legal, greyed, selected, choice, words, words.locale, legalNote, noteOf, whyNotOf],
  );
}
