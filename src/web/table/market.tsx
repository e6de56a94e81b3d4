import type { JSX } from 'preact';
import { MarketBoard, MarketLegend, TrackBoard } from '../board/market.tsx';
import { HoldingsCard } from './holdings.tsx';
import { useRailView } from './players.tsx';
import { useTable } from './state.ts';
import css from './table.module.css';

/** The share market with its markers, and below it who holds what. */
export function MarketView(): JSX.Element {
  const table = useTable();
  const { words, title } = table.session;
  const { market, track } = useRailView();
  const { look } = title.drawing;
  return (
    <div class={css.cards}>
      <section class={css.card}>
        <div class={css.cardHead}>
          <h2>{words.t('page.market')}</h2>
          <MarketLegend market={market} words={words} />
        </div>
        <MarketBoard market={market} look={look} words={words} {...table.market.value} />
        {track && <TrackBoard track={track} look={look} words={words} />}
      </section>
      <HoldingsCard />
    </div>
  );
}
