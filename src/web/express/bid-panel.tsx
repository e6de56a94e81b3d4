import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { CompanyChip } from '../board/chip.tsx';
import { Amount } from '../family/amount.tsx';
import { ChoiceButton, refusalTip } from '../family/choice-button.tsx';
import { amountIn, isMember, nearest, quickBids, type Range, withAmount } from '../family/offer.ts';
import { Button } from '../parts/button.tsx';
import { useKeys } from '../parts/keys.ts';
import { isLow, isPhone } from '../parts/narrow.ts';
import { Notice } from '../parts/notice.tsx';
import { RuleTag } from '../parts/rule.tsx';
import css from './bid.module.css';
import type { ExpressPanelProps } from './express-table.ts';
import { Changed, Pips } from './figures.tsx';
import { FurtherEvents } from './outcome.tsx';
import { usePreview } from './preview.ts';
import { LastRound, StakeLine, stakeOf } from './stake.tsx';
import { type AuctionShown, companyIn } from './view.ts';

/** The share under the hammer. */
function Lot({
  session,
  auction,
}: Pick<ExpressPanelProps, 'session'> & { auction: AuctionShown }): JSX.Element {
  const { words, title } = session;
  const view = session.view.value;
  const company = companyIn(view, auction.company);
  return (
    <section class={css.lot}>
      <CompanyChip id={company.id} look={title.drawing.look} size={44} />
      <div>
        <b>{company.name}</b>
        <small>
          {words.t(`auction.${auction.kind}`)} ·{' '}
          {words.t('page.express.share-of', { number: company.sold + 1, all: company.shares })}
        </small>
        <Pips
          filled={company.sold}
          all={company.shares}
          label={words.t('page.express.shares-of', { sold: company.sold, all: company.shares })}
        />
      </div>
      <div class={css.standing} data-standing={auction.bid ?? undefined}>
        <b>{words.money(auction.bid ?? auction.minimum)}</b>
        <small>
          {auction.bidder === null
            ? words.t('page.express.no-bid')
            : words.t('page.express.bid-of', { seat: auction.bidder })}
        </small>
      </div>
    </section>
  );
}

/** Who is still in, in the order of asking, with what each has; behind them who has passed. */
function Bidders({
  session,
  auction,
}: Pick<ExpressPanelProps, 'session'> & { auction: AuctionShown }): JSX.Element {
  const { words } = session;
  const { players } = session.view.value;
  const most = Math.max(1, ...players.map(({ cash }) => cash));
  const out = players.map(({ seat }) => seat).filter((seat) => !auction.next.includes(seat));
  const place = (amount: number): string => `${(100 * Math.min(amount, most)) / most}%`;
  const statusOf = (seat: number): string => {
    if (!auction.next.includes(seat)) return words.t('page.express.passed');
    if (seat === auction.bidder) return words.t('page.express.bids', { price: auction.bid ?? 0 });
    if (seat === auction.speaker) return words.t('page.express.asked');
    return seat === auction.next[1] ? words.t('page.express.next') : words.t('page.express.in');
  };
  return (
    <section class={css.bidders}>
      <h3>
        {words.t('page.express.who-is-in')} <small>{words.t('page.express.cash-and-least')}</small>
      </h3>
      <ol>
        {[...auction.next, ...out].map((seat) => {
          const cash = players.find((player) => player.seat === seat)?.cash ?? 0;
          return (
            <li
              key={seat}
              data-out={out.includes(seat) || undefined}
              data-asked={seat === auction.speaker || undefined}
              data-short={cash < auction.least || undefined}
            >
              <b>{words.name(seat)}</b>
              <small>{statusOf(seat)}</small>
              <span>{words.money(cash)}</span>
              <span class={css.purse} aria-hidden="true">
                <i style={{ width: place(cash) }} />
                <em style={{ left: place(auction.least) }} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The price: typed, stepped, dragged, or one of the usual ones. */
function Price({
  session,
  table,
  choice,
  auction,
}: Omit<ExpressPanelProps, 'choices'> & { choice: Range; auction: AuctionShown }): JSX.Element {
  const { words } = session;
  const { field, min, max, step, action } = choice;
  const chosen = table.pending.value?.action;
  const price = (chosen && isMember(choice, chosen) ? amountIn(chosen, field) : null) ?? min;
  const preview = usePreview();
  const view = session.view.value;
  const set = (wish: number): void =>
    table.choose({ action: withAmount(choice, nearest(choice, wish)), isExplained: true });
  // The least bid is ready at once: one key for the most common bid. With the panel, not after it: a key pressed as
  // soon as the panel is seen would be taken back.
  useLayoutEffect(() => set(min), []);
  useKeys('bid', { ArrowUp: () => set(price + step), ArrowDown: () => set(price - step) });
  const cash = view.players.find(({ seat }) => seat === action.by)?.cash ?? max;
  const { treasury, dividend } = companyIn(view, auction.company);
  return (
    <section class={css.price}>
      <h3 class={css.yourBid}>{words.t('page.express.your-bid')}</h3>
      {min === max ? (
        <ChoiceButton table={table} action={withAmount(choice, min)} isExplained>
          {words.choice(withAmount(choice, min), view).short}
        </ChoiceButton>
      ) : (
        <>
          <Amount
            table={table}
            choice={choice}
            label={words.t('page.express.your-bid')}
            quick={quickBids(choice)}
          />
          <input
            class={css.slider}
            type="range"
            min={min}
            max={max}
            step={step}
            value={price}
            aria-label={words.t('page.express.your-bid')}
            onInput={({ currentTarget }) => set(Number(currentTarget.value))}
          />
        </>
      )}
      <dl class={css.facts} data-outcome>
        <dt>{words.t('page.express.your-cash')}</dt>
        <dd>
          <Changed change={{ from: cash, to: cash - price }} />
        </dd>
        <dt>{words.t('page.express.treasury-of', { company: auction.company })}</dt>
        <dd>
          <Changed change={{ from: treasury, to: treasury + price }} />
        </dd>
        <dt>{words.t('page.express.share-pays')}</dt>
        <dd>
          <Changed change={{ from: dividend, to: auction.dividendAfter }} />
        </dd>
      </dl>
      <h3 class={css.stake}>{words.t('page.express.stake', { company: auction.company })}</h3>
      <StakeLine stake={stakeOf(view, action.by, auction.company, auction.dividendAfter)} />
      {preview && <FurtherEvents preview={preview} />}
    </section>
  );
}

/** An auction: what is sold, who is in, and the next bid. Passing is beside the primary button. */
export function BidPanel({ session, table, choices }: ExpressPanelProps): JSX.Element | null {
  const { words } = session;
  const { auction, unbuilt } = session.view.value;
  if (!auction) return null;
  const range = choices.find((choice): choice is Range => choice.kind === 'range');
  const refused = choices.find(({ refusal }) => refusal !== undefined);
  const warnings = (
    <>
      <LastRound />
      {unbuilt && (
        <Notice>
          {words.t('page.express.unbuilt', { ...unbuilt })} <RuleTag rule="CE-8.10" rules={session.rules} />
        </Notice>
      )}
    </>
  );
  // On a phone there is room for the bid or for warnings, and the bid is what is asked for.
  const isSmall = isPhone.value || isLow.value;
  return (
    <>
      <Lot session={session} auction={auction} />
      {!isSmall && warnings}
      {range && <Price session={session} table={table} choice={range} auction={auction} />}
      {isSmall && warnings}
      {refused?.refusal && refused.kind === 'one' && (
        <>
          <Button data-choice="bid" refusal={refusalTip(table, refused.refusal, refused.action)}>
            {words.choice(refused, session.view.value).full}
          </Button>
          <Notice>
            {words.refusal(refused.refusal, refused.action, session.view.value)}{' '}
            <RuleTag rule={refused.refusal.rule} rules={session.rules} />
          </Notice>
        </>
      )}
      <Bidders session={session} auction={auction} />
    </>
  );
}
