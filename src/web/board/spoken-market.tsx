import type { JSX } from 'preact';
import type { MarketView } from '../../rail/view.ts';
import type { BoardWords } from './words.ts';

/** The market for screen readers: every cell that holds markers, with its zone. */
export function SpokenMarket({
  market,
  words,
}: {
  readonly market: MarketView;
  readonly words: BoardWords;
}): JSX.Element {
  const held = market.rows
    .flat()
    .filter(({ companies }) => companies.length > 0)
    .sort((a, b) => b.price - a.price);
  return (
    <table class="visually-hidden">
      <caption>{words.t('board.market')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.t('board.market.price')}</th>
          <th scope="col">{words.t('board.market.companies')}</th>
          <th scope="col">{words.t('board.market.zone')}</th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ price, companies, zone }) => (
          <tr key={`${price} ${companies.join()}`}>
            <th scope="row">{words.money(price)}</th>
            <td>{companies.join(', ')}</td>
            <td>{zone === null ? '–' : words.zone(zone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
