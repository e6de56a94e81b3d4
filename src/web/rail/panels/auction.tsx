import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Action, Seat } from '../../../core/game.ts';
import type { AuctionView } from '../../../rail/view.ts';
import { Amount } from '../../family/amount.tsx';
import { ChoiceButton } from '../../family/choice-button.tsx';
import { amountIn, isLegal, isMember, isOffer, type Offer, quickBids } from '../../family/offer.ts';
import { cashIn } from '../lookup.ts';
import { railView } from '../position.ts';
import type { RailPanelProps, RailSession, RailTable } from '../rail-table.ts';
import { biddersIn, type Lot, lotsOf, offersForAll, pursesIn, soldIn } from './auction-lots.ts';
import css from './auction.module.css';
import { MoneyOutcome, Section, Why } from './money-outcome.tsx';
import money from './money.module.css';
import { CompanyCard, PrivateCard, privateIn } from './privates-card.tsx';
import { startLines } from './start-lines.ts';
import { trialOf } from './track-trials.ts';

export function isAuction(session: RailSession): boolean {
  return railView(session).auction !== null;
}

/** What a player would pay by an action, or the price it would lead to. */
function priceOf(session: RailSession, lot: Lot, { action }: Offer): number {
  const bid = amountIn(action, 'price');
  if (action.type === 'bid' && bid !== null) return bid;
  const trial = trialOf(session, action);
  if (!trial) return lot.price;
  const after = trial.view;
  const least = privateIn(after, lot.id)?.minimum ?? null;
  if (least !== null && least < lot.price) return least;
  return (cashIn(railView(session), action.by) ?? 0) - (cashIn(after, action.by) ?? 0);
}

/** `Buy, £40` on the lot itself, `Buy P1, £40` on the primary button. */
function label(session: RailSession, lot: Lot, offer: Offer, isShort: boolean): string {
  const { words, view } = session;
  const key = `page.auction.${offer.action.type}`;
  if (!words.has(key)) return words.choice(offer.action, view.value)[isShort ? 'short' : 'full'];
  const price = priceOf(session, lot, offer);
  return words.t(key, isShort ? { price } : { price, private: lot.id });
}

function chosenIn(table: RailTable, offers: readonly Offer[]): Offer | null {
  const action = table.pending.value?.action;
  return offers.find((offer) => isMember(offer, action)) ?? null;
}

/** Prices at which a company can be started, each with what it costs. */
function Starts({ table, lot }: { table: RailTable; lot: Lot }): JSX.Element {
  const { session } = table;
  const { words } = session;
  return (
    <div class={css.prices}>
      {lot.offers.map((offer) => {
        const { action, refusal } = offer;
        const cost = refusal ? refusal.params['price'] : priceOf(session, lot, offer);
        return (
          <ChoiceButton
            key={JSON.stringify(action)}
            table={table}
            action={action}
            refusal={refusal}
            name={words.choice(action, session.view.value).full}
            isExplained
            class={css.price}
          >
            <span>{words.money(amountIn(action, 'price') ?? 0)}</span>
            {typeof cost === 'number' && <small>{words.money(cost)}</small>}
          </ChoiceButton>
        );
      })}
    </div>
  );
}

/** Standing bids on one lot, the highest first. */
function Bids({ session, lot }: { session: RailSession; lot: Lot }): JSX.Element | null {
  const { words } = session;
  const bids = privateIn(railView(session), lot.id)?.bids ?? [];
  const isBidFor = lot.offers.some(({ action }) => action.type === 'bid');
  if (bids.length === 0) {
    return isBidFor ? <span class={money.note}>{words.t('page.auction.no-bid')}</span> : null;
  }
  return (
    <ul class={css.bids} aria-label={words.t('page.auction.bids')}>
      {bids.toReversed().map(({ seat, price }, index) => (
        <li key={seat} data-highest={index === 0 || undefined}>
          {words.name(seat)} <b>{words.money(price)}</b>
        </li>
      ))}
    </ul>
  );
}

/** What a company that would be started still needs. */
function FloatLines({
  session,
  action,
  lot,
}: {
  session: RailSession;
  action: Action;
  lot: Lot;
}): JSX.Element | null {
  const trial = trialOf(session, action);
  if (!trial) return null;
  const lines = startLines(session.words, railView(session), trial.view, lot.id);
  return (
    <>
      {lines.map((line) => (
        <p key={line} class={money.note} data-start-line>
          {line}
        </p>
      ))}
    </>
  );
}

/** What can be done about a lot: a button each; a bid opens its amount. */
function LotOffers({ table, lot }: { table: RailTable; lot: Lot }): JSX.Element {
  const { session } = table;
  const { words } = session;
  const chosen = chosenIn(table, lot.offers);
  const action = table.pending.value?.action;
  const [refused] = lot.offers.length === 1 ? lot.offers.filter(({ refusal }) => refusal) : [];
  return (
    <>
      {lot.kind === 'company' ? (
        <Starts table={table} lot={lot} />
      ) : (
        <div class={css.acts}>
          <Bids session={session} lot={lot} />
          {lot.offers.map((offer) => {
            // With the amount that is chosen, so that it is never another one than in the field below.
            const shown: Offer = offer === chosen && action ? { kind: 'one', action } : offer;
            return (
              <ChoiceButton
                key={JSON.stringify(offer.action)}
                table={table}
                action={shown.action}
                refusal={offer.refusal}
                commit={label(session, lot, shown, false)}
                name={words.t('page.group-of', { name: lot.id, what: label(session, lot, shown, true) })}
                isExplained
                class={css.act}
              >
                {label(session, lot, shown, true)}
              </ChoiceButton>
            );
          })}
        </div>
      )}
      {refused && <Why table={table} choice={refused} />}
      {chosen?.kind === 'range' && (
        <Amount
          table={table}
          choice={chosen}
          label={words.t('page.auction.your-bid')}
          quick={quickBids(chosen)}
          commit={(bid) => label(session, lot, { kind: 'one', action: bid }, false)}
        />
      )}
      {chosen && action && lot.kind === 'company' && (
        <FloatLines session={session} action={action} lot={lot} />
      )}
      {chosen && action && <MoneyOutcome session={session} action={action} parties={[action.by]} />}
    </>
  );
}

/** What is printed on it, or what it costs now that the price has come down. */
function Printed({
  session,
  lot,
  printed,
}: {
  session: RailSession;
  lot: Lot;
  printed: number;
}): JSX.Element {
  const { words } = session;
  if (lot.price >= printed) return <>{words.money(printed)}</>;
  return (
    <>
      <s>{words.money(printed)}</s> {words.money(lot.price)}
    </>
  );
}

function LotCard({ table, lot }: { table: RailTable; lot: Lot }): JSX.Element {
  const { session } = table;
  const { words } = session;
  const isChosen = chosenIn(table, lot.offers) !== null;
  const about = privateIn(railView(session), lot.id);
  const offers = <LotOffers table={table} lot={lot} />;
  if (lot.kind === 'company' || !about) {
    const value = words.t('page.auction.from', { price: lot.price });
    return (
      <CompanyCard table={table} id={lot.id} value={value} isChosen={isChosen}>
        {offers}
      </CompanyCard>
    );
  }
  const value = <Printed session={session} lot={lot} printed={about.price} />;
  return (
    <PrivateCard table={table} about={about} value={value} isChosen={isChosen}>
      {offers}
    </PrivateCard>
  );
}

/** Where the right to choose is bid for: who is in with what, and the next bid. */
function Bidding({
  table,
  auction,
  offer,
}: {
  table: RailTable;
  auction: AuctionView;
  offer: Offer | null;
}): JSX.Element {
  const { session } = table;
  const { words } = session;
  const turn = session.turn.value;
  const asked: Seat | null = turn.kind === 'decide' ? turn.seat : null;
  const highest = auction.bids.at(-1)?.seat ?? null;

  // The least bid is ready at once: one key for the most common bid, however soon it is pressed.
  useLayoutEffect(() => {
    if (offer && isLegal(offer) && !table.pending.value)
      table.choose({ action: offer.action, isExplained: true });
  }, []);

  return (
    <Section
      heading={words.t('page.auction.bidding')}
      beside={
        auction.minimum === null ? undefined : words.t('page.auction.least', { price: auction.minimum })
      }
    >
      <ol class={css.bidders}>
        {biddersIn(railView(session), auction).map(({ seat, cash, bid, isOut }) => (
          <li key={seat} data-out={isOut || undefined} data-asked={seat === asked || undefined}>
            <b>{words.name(seat)}</b>
            <span>
              {isOut ? words.t('page.auction.out') : bid === null ? '–' : words.money(bid)}
              {seat === highest && !isOut && ` · ${words.t('page.auction.highest')}`}
            </span>
            <small>{words.money(cash)}</small>
          </li>
        ))}
      </ol>
      {offer?.kind === 'range' && (
        <Amount
          table={table}
          choice={offer}
          label={words.t('page.auction.your-bid')}
          quick={quickBids(offer)}
        />
      )}
      {offer?.kind === 'one' && (
        <>
          <ChoiceButton table={table} action={offer.action} refusal={offer.refusal} isExplained>
            {words.choice(offer, session.view.value).full}
          </ChoiceButton>
          <Why table={table} choice={offer} />
        </>
      )}
    </Section>
  );
}

/** What else can be done in the auction, as ending a turn with several bids: ready as soon as it is possible. */
function Others({ table, offers }: { table: RailTable; offers: readonly Offer[] }): JSX.Element | null {
  const { words, view } = table.session;
  const [first] = offers.filter(isLegal);
  useLayoutEffect(() => {
    if (first && !table.pending.value) table.choose({ action: first.action });
  }, []);
  if (offers.length === 0) return null;
  return (
    <div class={money.section}>
      {offers.map(({ action, refusal }) => (
        <ChoiceButton key={action.type} table={table} action={action} refusal={refusal}>
          {words.choice(action, view.value).full}
        </ChoiceButton>
      ))}
    </div>
  );
}

/** What the decider has left to bid with. */
function Purse({ session }: { session: RailSession }): JSX.Element | null {
  const { words } = session;
  const turn = session.turn.value;
  const own = pursesIn(railView(session)).find(({ seat }) => turn.kind === 'decide' && seat === turn.seat);
  if (!own) return null;
  const { cash, tied } = own;
  return (
    <p class={css.purse} data-purse>
      {words.t('page.auction.purse', {
        cash: words.money(cash),
        tied: words.money(tied),
        left: words.money(cash - tied),
      })}
    </p>
  );
}

/** Money that is promised cannot be bid again. */
function Purses({ session }: { session: RailSession }): JSX.Element | null {
  const { words } = session;
  const purses = pursesIn(railView(session));
  if (purses.length === 0) return null;
  return (
    <Section heading={words.t('page.auction.tied')}>
      <ul class={css.sold} data-purses>
        {purses.map(({ seat, cash, tied }) => (
          <li key={seat}>
            <span>{words.name(seat)}</span>
            <b>
              {words.t('page.auction.tied-of', {
                tied: words.money(tied),
                cash: words.money(cash),
                left: words.money(cash - tied),
              })}
            </b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Sold({ session }: { session: RailSession }): JSX.Element | null {
  const { words } = session;
  const sold = soldIn(railView(session));
  if (sold.length === 0) return null;
  return (
    <Section heading={words.t('page.auction.sold')}>
      <ul class={css.sold} data-sold>
        {sold.map(({ id, name, owner }) => (
          <li key={id}>
            <span class={money.tag}>{id}</span>
            <span>{name}</span>
            <b>{words.name(owner)}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The opening auctions: lots with what they are good for and what can be done about them. */
export function AuctionPanel({ session, table, choices }: RailPanelProps): JSX.Element | null {
  const { auction } = railView(session);
  if (!auction) return null;
  const { words } = session;
  const offers = choices.filter(isOffer);
  const forAll = offersForAll(auction, offers);
  const bid = forAll.find((offer) => offer.action.type === 'bid') ?? null;
  const isBidding = auction.minimum !== null;
  return (
    <>
      <Purse session={session} />
      {isBidding && <Bidding table={table} auction={auction} offer={bid} />}
      <Section heading={words.t('page.auction.lots')}>
        {lotsOf(auction, offers).map((lot) => (
          <LotCard key={lot.id} table={table} lot={lot} />
        ))}
      </Section>
      <Purses session={session} />
      <Others table={table} offers={forAll.filter((offer) => offer !== bid)} />
      <Sold session={session} />
    </>
  );
}
