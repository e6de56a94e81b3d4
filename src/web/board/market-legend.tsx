import type { JSX } from 'preact';
import { zoneGround } from '../../draw/market.ts';
import type { MarketView } from '../../rail/view.ts';
import styles from './market.module.css';
import type { BoardWords } from './words.ts';

/** What the tints of the market mean: only the zones that it has. */
export function MarketLegend(props: {
  readonly market: MarketView;
  readonly words: BoardWords;
  readonly hasMoves?: boolean;
}): JSX.Element {
  const { market, words, hasMoves = false } = props;
  const zones = [...new Set(market.rows.flat().flatMap(({ zone }) => zone ?? []))];
  return (
    <ul class={styles['zones']}>
      {zones.map((zone) => (
        <li key={zone}>
          <i style={{ background: `var(--${zoneGround(zone)})` }} />
          {words.zone(zone)}
        </li>
      ))}
      {hasMoves ? (
        <li>
          <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
            <path d="M6 1v11M1.5 8 6 12.5 10.5 8" />
          </svg>
          {words.t('board.market.preview')}
        </li>
      ) : null}
    </ul>
  );
}
