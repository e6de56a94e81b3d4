import type { JSX } from 'preact';
import type { Action } from '../../../core/game.ts';
import { Amount } from '../../family/amount.tsx';
import { ChoiceButton } from '../../family/choice-button.tsx';
import { amountIn, isMember, nameIn, type Offer, quickAmounts } from '../../family/offer.ts';
import { builder, railView } from '../position.ts';
import type { RailTable } from '../rail-table.ts';
import { MoneyOutcome, Why } from './money-outcome.tsx';
import css from './money.module.css';
import { PrivateCard, privateIn } from './privates-card.tsx';

/** A private company and the price that its owner is offered. */
function Purchase({ table, offer }: { table: RailTable; offer: Offer }): JSX.Element | null {
  const { session } = table;
  const { words } = session;
  const about = privateIn(railView(session), nameIn(offer.action, 'private'));
  const company = builder(session);
  const action = table.pending.value?.action;
  const isChosen = isMember(offer, action);
  if (!about) return null;
  const { owner, id } = about;
  const commit = (purchase: Action): string =>
    words.t('page.auction.buy_private', { private: id, price: amountIn(purchase, 'price') ?? 0 });
  const ownerName = typeof owner === 'number' ? words.name(owner) : (owner ?? '');
  const price =
    offer.kind === 'range'
      ? words.t('page.range', { from: words.money(offer.min), to: words.money(offer.max) })
      : '';
  return (
    <PrivateCard table={table} about={about} value={ownerName} isChosen={isChosen}>
      <ChoiceButton
        table={table}
        action={isChosen && action ? action : offer.action}
        refusal={offer.refusal}
        commit={commit(offer.action)}
        isExplained
        class={css.offer}
      >
        {words.t('page.privates.buy', { company: company?.id ?? '' })}
        <span class={css.sum}>{price}</span>
      </ChoiceButton>
      <Why table={table} choice={offer} />
      {isChosen && offer.kind === 'range' && (
        <Amount
          table={table}
          choice={offer}
          label={words.t('page.trains.price')}
          quick={quickAmounts(offer, [about.price])}
          commit={commit}
        />
      )}
      {isChosen && action && company && (
        <MoneyOutcome
          session={session}
          action={action}
          parties={owner === null ? [company.id] : [company.id, owner]}
        />
      )}
    </PrivateCard>
  );
}

/** What a company can buy from players: each private company with its owner and the price. */
export function BuyPrivates({ table, offers }: { table: RailTable; offers: readonly Offer[] }): JSX.Element {
  return (
    <>
      {offers.map((offer) => (
        <Purchase key={nameIn(offer.action, 'private')} table={table} offer={offer} />
      ))}
    </>
  );
}
