import type { JSX } from 'preact';
import type { MarketCellView, TrackView } from '../../rail/view.ts';
import { CompanyChip } from '../board/chip.tsx';
import { HoldingsCard } from './holdings.tsx';
import { useRailView } from './players.tsx';
import { useTable } from './state.ts';
import css from './table.module.css';

function Cell({ cell }: { cell: MarketCellView }): JSX.Element {
  const { title } = useTable().session;
  return (
    <td class={css.cell} data-zone={cell.zone ?? undefined}>
      <span>{cell.price}</span>
      <div>
        {cell.companies.map((company) => (
          <CompanyChip key={company} id={company} look={title.drawing.look} size={19} label={company} />
        ))}
      </div>
    </td>
  );
}

function Track({ track }: { track: TrackView }): JSX.Element {
  const { words, title } = useTable().session;
  return (
    <div class={css.track}>
      <span>{words.company(track.id, useTable().session.view.value)}</span>
      <ol>
        {track.prices.map((price, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a printed scale
          <li
            key={index}
            data-zone={track.end === index ? 'end' : undefined}
            data-at={track.at === index || undefined}
          >
            {price}
            {track.at === index && (
              <CompanyChip id={track.id} look={title.drawing.look} size={17} label={track.id} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The share market with its markers, and beside it who holds what. */
export function MarketView(): JSX.Element {
  const { words } = useTable().session;
  const { market, track } = useRailView();
  const zones = [...new Set(market.rows.flat().flatMap(({ zone }) => zone ?? []))];
  return (
    <div class={css.cards}>
      <section class={css.card} data-market={market.shape}>
        <div class={css.cardHead}>
          <h2>{words.t('page.market')}</h2>
          <ul class={css.zones}>
            {zones.map((zone) => (
              <li key={zone}>
                <i data-zone={zone} /> {words.zone(zone)}
              </li>
            ))}
          </ul>
        </div>
        <div class={css.scroll}>
          <table class={css.marketGrid} data-shape={market.shape}>
            <tbody>
              {market.rows.map((row, y) => (
                // oxlint-disable-next-line react/no-array-index-key -- a printed grid
                <tr key={y}>
                  {row.map((cell, x) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a printed grid
                    <Cell key={x} cell={cell} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {track && <Track track={track} />}
      </section>
      <HoldingsCard />
    </div>
  );
}
