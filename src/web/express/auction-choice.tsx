import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import { ChoiceButton, isSame } from '../family/choice-button.tsx';
import { RuleTag } from '../parts/rule.tsx';
import type { ExpressPanelProps } from './express-table.ts';
import { Pips } from './figures.tsx';
import { Dilution, StakeLine, stakeOf } from './stake.tsx';
import { choicesOf, type Offer } from './offers.ts';
import css from './turn.module.css';
import { companyIn, type CompanyShown } from './view.ts';

/** Putting up a share: which company, from what price. */

interface ShareOffer extends Offer {
  readonly company: CompanyShown;
}

function offersOf({ session, choices }: ExpressPanelProps): ShareOffer[] {
  const view = session.view.value;
  return choicesOf(choices, 'start_auction').flatMap((offer) =>
    offer.action.company === undefined ? [] : { ...offer, company: companyIn(view, offer.action.company) },
  );
}

/** One line of companies, each with the least bid. */
export function AuctionOverview(props: ExpressPanelProps): JSX.Element | null {
  const { session, table } = props;
  const { words, title } = session;
  const offers = offersOf(props);
  if (offers.length === 0) return null;
  return (
    <section class={css.section}>
      <h3>{words.choiceGroup('start_auction')}</h3>
      <div class={css.tiles}>
        {offers.map(({ action, refusal, company: { id, minimum } }) => (
          <ChoiceButton
            key={id}
            class={css.tile}
            table={table}
            action={action}
            refusal={refusal}
            commit={words.t('page.express.put-up', { company: id })}
          >
            <CompanyChip id={id} look={title.drawing.look} faded={refusal !== undefined} label={id} />
            <small>{minimum === null ? '–' : words.t('page.express.from', { price: minimum })}</small>
          </ChoiceButton>
        ))}
      </div>
    </section>
  );
}

/** The market of shares: how many are left, the least bid, and what a share pays before and after. */
export function AuctionChoice(props: ExpressPanelProps): JSX.Element {
  const { session, table } = props;
  const { words, title } = session;
  const view = session.view.value;
  const offers = offersOf(props);
  const chosen = offers.find(({ action }) => isSame(action, table.pending.value?.action));
  return (
    <section class={css.section}>
      <h3>{words.t('page.express.which-share')}</h3>
      <div class={css.rows}>
        {offers.map(({ action, refusal, company }) => (
          <div key={company.id}>
            <ChoiceButton
              class={css.share}
              table={table}
              action={action}
              refusal={refusal}
              isExplained
              commit={words.t('page.express.put-up', { company: company.id })}
            >
              <CompanyChip id={company.id} look={title.drawing.look} faded={refusal !== undefined} />
              <span>
                <b>{company.name}</b>
                <small>
                  <Pips
                    filled={company.sold}
                    all={company.shares}
                    label={words.t('page.express.shares-of', { sold: company.sold, all: company.shares })}
                  />{' '}
                  {words.t('page.express.left', { number: company.sharesLeft })}
                </small>
              </span>
              {company.minimum !== null && (
                <span class={css.right}>
                  <b>{words.t('page.express.from', { price: company.minimum })}</b>
                  <small>
                    {words.t('page.express.pays-then', {
                      amount: company.dividend,
                      later: words.money(company.minimum),
                    })}
                  </small>
                </span>
              )}
            </ChoiceButton>
            {refusal && (
              <p class={css.why}>
                {words.refusal(refusal, action, session.view.value)}{' '}
                <RuleTag rule={refusal.rule} rules={session.rules} />
              </p>
            )}
          </div>
        ))}
      </div>
      {chosen && (
        <div class={css.stake}>
          <h3>{words.t('page.express.stake', { company: chosen.company.id })}</h3>
          <StakeLine
            stake={stakeOf(view, chosen.action.by, chosen.company.id, chosen.company.minimum ?? 0)}
          />
          <Dilution view={view} company={chosen.company} />
        </div>
      )}
      <p class={css.note}>
        {words.t('page.express.minimum-help')} <RuleTag rule="CE-4.3" rules={session.rules} />
      </p>
    </section>
  );
}
