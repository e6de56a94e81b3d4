import type { JSX } from 'preact';
import { CompanyChip } from '../../board/chip.tsx';
import { ChoiceButton } from '../../family/choice-button.tsx';
import { isMember, isOffer } from '../../family/offer.ts';
import { railView } from '../position.ts';
import type { RailPanelProps } from '../rail-table.ts';
import css from './answers.module.css';
import { MoneyOutcome, Section } from './money-outcome.tsx';
import money from './money.module.css';
import { PrivateCard, privateIn } from './privates-card.tsx';

/** Another player's offer: what is asked for, for how much, and what yes and no would lead to. */
export function AnswerPanel({ session, table, choices }: RailPanelProps): JSX.Element {
  const { words, title, view } = session;
  const { deal, privates } = railView(session);
  const action = table.pending.value?.action;
  const offers = choices.filter(isOffer);
  const chosen = offers.find((offer) => isMember(offer, action));
  const about = deal?.kind === 'private' ? privateIn({ privates }, deal.item) : null;
  return (
    <Section heading={words.t('page.answer.offer')}>
      {deal && (
        <div class={css.deal}>
          <CompanyChip id={deal.buyer} look={title.drawing.look} size={38} label={deal.buyer} />
          <p>{words.deal(deal, view.value)}</p>
        </div>
      )}
      {about && <PrivateCard table={table} about={about} value={words.money(about.price)} />}
      <div class={money.pairs}>
        {offers.map((offer) => (
          <ChoiceButton
            key={JSON.stringify(offer.action)}
            table={table}
            action={offer.action}
            refusal={offer.refusal}
            isExplained
            class={css.answer}
          >
            {words.choice(offer, view.value).short}
          </ChoiceButton>
        ))}
      </div>
      {chosen && deal && (
        <MoneyOutcome
          session={session}
          action={chosen.action}
          parties={[deal.from ?? deal.seller, deal.buyer]}
        />
      )}
    </Section>
  );
}
