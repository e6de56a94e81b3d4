import type { JSX } from 'preact';
import { ChoiceButton } from '../../family/choice-button.tsx';
import { isMember, isOffer, nameIn } from '../../family/offer.ts';
import { builder, railView } from '../position.ts';
import type { RailPanelProps } from '../rail-table.ts';
import { MoneyOutcome, Section, useOnlyChoice } from './money-outcome.tsx';
import css from './money.module.css';
import { printedOn, printedPrice } from './trains-offers.ts';
import { trainLines } from './trains.tsx';

/** A company with too many trains: which of them goes. */
export function DiscardPanel({ session, table, choices }: RailPanelProps): JSX.Element {
  const { words, view } = session;
  const rail = railView(session);
  const offers = choices.filter(isOffer);
  const company = builder(session);
  const action = table.pending.value?.action;
  const chosen = offers.find((offer) => isMember(offer, action));
  useOnlyChoice(table, offers);
  const limit =
    company &&
    words.t('page.trains.owned', {
      number: company.trainLimit - company.trainRoom,
      limit: company.trainLimit,
    });
  return (
    <Section heading={words.choiceGroup('discard_train')} beside={limit ?? undefined}>
      {offers.map((offer) => {
        const name = printedOn(offer, (card) => words.train(card, view.value));
        const train = rail.trains.find(({ sides }) => sides.some((side) => side.name === name));
        const price = printedPrice(rail, name);
        return (
          <ChoiceButton
            key={nameIn(offer.action, 'train')}
            table={table}
            action={offer.action}
            refusal={offer.refusal}
            isExplained
            class={css.offer}
          >
            <span class={css.train}>{name}</span>
            {train && <small>{trainLines(session, train).join(' ')}</small>}
            {price !== null && <span class={css.sum}>{words.money(price)}</span>}
          </ChoiceButton>
        );
      })}
      {chosen && action && (
        <MoneyOutcome session={session} action={action} parties={company ? [company.id] : []} />
      )}
    </Section>
  );
}
