import type { JSX } from 'preact';
import type { ExpressMap } from '../../draw/express-options.ts';
import { glyph } from '../../draw/terrain.ts';
import { Layer } from './layer.tsx';
import { LegalSign } from './legend.tsx';
import styles from './legend.module.css';
import type { BoardWords } from './words.ts';

interface ExpressLegendProps {
  readonly words: BoardWords;
  readonly map: ExpressMap;
  readonly hasLegal: boolean;
  readonly legalNote?: string | undefined;
}

const TREE = glyph('trees', [8, 8], 6);
const PEAK = glyph('peaks', [8, 9], 6.5);

/** The signs on the board, and nothing else. */
export function ExpressLegend({ words, map, hasLegal, legalNote }: ExpressLegendProps): JSX.Element {
  const hasHouses = map.board.some(({ house }) => house === true);
  return (
    <ul class={styles['express']}>
      <li data-short>
        <svg width="16" height="16" viewBox="0 0 16 16" class={styles['disc']} aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
          <text x="8" y="8" dy="0.355em">
            2
          </text>
        </svg>
        {words.t('board.express.income')}
      </li>
      {hasHouses ? (
        <li data-short>
          <svg width="16" height="16" viewBox="0 0 16 16" class={styles['house']} aria-hidden="true">
            <path d="M2.5 13.5V7.5L8 2.5l5.5 5v6Z" />
          </svg>
          {words.t('board.express.house')}
        </li>
      ) : null}
      <li>
        <b class={styles['figure']}>3</b>
        {words.t('board.express.cost')}
      </li>
      <li>
        <svg width="32" height="16" viewBox="0 0 32 16" aria-hidden="true">
          <Layer svg={TREE} />
          <g transform="translate(16 0)">
            <Layer svg={PEAK} />
          </g>
        </svg>
        {words.t('board.express.exclusive')}
      </li>
      {hasLegal ? (
        <li>
          <LegalSign />
          {legalNote ?? words.t('board.express.legal')}
        </li>
      ) : null}
    </ul>
  );
}
