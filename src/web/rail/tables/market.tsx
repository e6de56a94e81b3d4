import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CompanyChip } from '../../board/chip.tsx';
import { MarketLegend } from '../../board/market-legend.tsx';
import { MarketBoard } from '../../board/market.tsx';
import { TrackBoard } from '../../board/price-track.tsx';
import cards from '../../family/cards.module.css';
import { marksOf } from '../../family/marks.tsx';
import { isPhone } from '../../parts/narrow.ts';
import { Staggered } from '../../parts/staggered.tsx';
import { marketMoves, trackMove } from '../changes.ts';
import { useRailPreview } from '../preview.ts';
import { useRailTable, useRailView } from '../rail-table.ts';
import { freeCorner } from './free-corner.ts';
import { HoldingsCard } from './holdings.tsx';
import css from './market.module.css';

/** The operating order, and how a choice would change it. */
function OrderList({ order, heading }: { order: readonly string[]; heading: string }): JSX.Element {
  const { words, title } = useRailTable().session;
  return (
    <div class={css.order} data-preview>
      <h3>{heading}</h3>
      {/* Its row is there even while nobody operates: the first company comes without moving anything. */}
      {order.length === 0 ? (
        <p>{words.t('page.strip-none')}</p>
      ) : (
        <ol>
          {order.map((id) => (
            <li key={id}>
              <CompanyChip id={id} look={title.drawing.look} size={25} label={id} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The market with something beside it: in the corner that its cells leave free, or below. */
function WithCorner({
  corner,
  children,
  beside,
}: {
  corner: ReturnType<typeof freeCorner>;
  children: ComponentChildren;
  beside: ComponentChildren;
}): JSX.Element {
  const style = corner ? { left: `${corner.left * 100}%`, top: `${corner.top * 100}%` } : undefined;
  return (
    <div class={css.market} data-corner={corner ? true : undefined}>
      {children}
      <div class={css.beside} style={style}>
        {beside}
      </div>
    </div>
  );
}

function MarketCard(): JSX.Element {
  const state = useRailTable();
  const { words, title } = state.session;
  const view = useRailView();
  const after = useRailPreview();
  const { market, track, order, round } = view;
  const { look } = title.drawing;
  const overlay = state.market.value;
  const tried = useMemo(() => (after ? marketMoves(view, after) : []), [view, after]);
  const { before } = marksOf(state.session);
  const done = useMemo(
    () => (before ? marketMoves(before, view).map((move) => ({ ...move, isDone: true })) : null),
    [view, before],
  );
  const moves = done ?? overlay.moves ?? tried;
  const heading = after
    ? words.t('page.market.order-after')
    : words.t(round.kind === 'operating' ? 'page.strip' : 'page.market.order-next');
  const legend = (
    <MarketLegend market={market} words={words} hasMoves={state.session.looking.value === null} />
  );
  return (
    <section class={cards.card} aria-label={words.t('page.market')}>
      <div class={cards.cardHead}>
        <h2>{words.t('page.market')}</h2>
        {isPhone.value ? (
          <details class={css.legend} data-market-legend>
            <summary>{words.t('page.market.legend')}</summary>
            {legend}
          </details>
        ) : (
          legend
        )}
      </div>
      <WithCorner
        corner={freeCorner(market)}
        beside={<OrderList order={after?.order ?? order} heading={heading} />}
      >
        <MarketBoard
          market={market}
          look={look}
          words={words}
          {...overlay}
          moves={moves}
          isGlance={state.hovered.value !== null}
        />
      </WithCorner>
      {track && (
        <div class={css.track}>
          <h3>{words.t('page.market.track', { name: words.company(track.id, view) })}</h3>
          <TrackBoard track={track} look={look} words={words} to={after ? trackMove(view, after) : null} />
        </div>
      )}
    </section>
  );
}

/** The share market with its markers, and below it who holds what. */
export function MarketView(): JSX.Element {
  return (
    <div class={cards.cards}>
      <Staggered>
        <MarketCard />
        <HoldingsCard />
      </Staggered>
    </div>
  );
}
