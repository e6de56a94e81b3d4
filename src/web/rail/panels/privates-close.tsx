import type { JSX } from 'preact';
import { ChoiceButton } from '../../family/choice-button.tsx';
import { isMember, nameIn, type Offer } from '../../family/offer.ts';
import { railView } from '../position.ts';
import type { RailTable } from '../rail-table.ts';
import { MoneyOutcome } from './money-outcome.tsx';
import css from './money.module.css';
import { PrivateCard, privateIn } from './privates-card.tsx';

/** Private companies that their owners may close on any player's turn. */
export function ClosePrivates({
  table,
  offers,
}: {
  table: RailTable;
  offers: readonly Offer[];
}): JSX.Element {
  const { session } = table;
  const { words, view } = session;
  const action = table.pending.value?.action;
  return (
    <>
      {offers.map((offer) => {
        const about = privateIn(railView(session), nameIn(offer.action, 'private'));
        const isChosen = isMember(offer, action);
        return (
          about && (
            <PrivateCard
              key={about.id}
              table={table}
              about={about}
              value={words.name(offer.action.by)}
              isChosen={isChosen}
            >
              <ChoiceButton
                table={table}
                action={offer.action}
                refusal={offer.refusal}
                commit={words.t('page.privates.close', { private: about.id })}
                isExplained
                class={css.offer}
              >
                {words.choice(offer, view.value).full}
              </ChoiceButton>
              {isChosen && (
                <MoneyOutcome session={session} action={offer.action} parties={[offer.action.by]} />
              )}
            </PrivateCard>
          )
        );
      })}
    </>
  );
}
