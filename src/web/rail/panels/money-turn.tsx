import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Action } from '../../../core/game.ts';
import { ChoiceButton, refusalTip } from '../../family/choice-button.tsx';
import { isLegal, isMember, isOffer, type Offer } from '../../family/offer.ts';
import { typeOf } from '../../family/panel.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icons.tsx';
import { companyIn } from '../lookup.ts';
import { builder } from '../position.ts';
import type { RailPanelProps, RailSession, RailTable } from '../rail-table.ts';
import { Chosen, MoneyOutcome, refusedAlike, Section, useOnlyChoice, Why } from './money-outcome.tsx';
import css from './money.module.css';
import { BuyPrivates } from './privates-buy.tsx';
import { ClosePrivates } from './privates-close.tsx';
import { trialOf } from './track-trials.ts';

/** What can be done at any time, in addition to what a step asks. */
export const ANY_TIME_TYPES: readonly string[] = ['take_loan', 'buy_from_owner', 'close_private'];

/** Moving on or stopping: beside these alone nothing needs to be folded away. */
const WAYS_OUT: readonly string[] = ['pass', 'end_game'];

/** Whether nothing else is asked but this. */
function isAllThatIsAsked({ choices }: RailSession): boolean {
  const known = new Set([...ANY_TIME_TYPES, ...WAYS_OUT]);
  return choices.value.every((choice) => known.has(typeOf(choice)));
}

/** The money that a company would get. */
function gainOf(session: RailSession, action: Action): number | null {
  const company = builder(session);
  const trial = company && trialOf(session, action);
  const after = trial ? companyIn(trial.view, company.id) : null;
  return company && after && after.cash > company.cash ? after.cash - company.cash : null;
}

/** A single action, such as a loan: what it says, and its consequences as soon as it is chosen. */
function Single({ table, offer }: { table: RailTable; offer: Offer }): JSX.Element {
  const { session } = table;
  const { words } = session;
  const sum = gainOf(session, offer.action);
  return (
    <ChoiceButton table={table} action={offer.action} refusal={offer.refusal} isExplained class={css.offer}>
      {words.choiceGroup(offer.action.type)}
      {sum !== null && <span class={css.sum}>{words.money(sum)}</span>}
    </ChoiceButton>
  );
}

/** A list that opens; greyed where everything in it is refused for one reason. */
function Opener({
  table,
  offers,
  onOpen,
}: {
  table: RailTable;
  offers: readonly Offer[];
  onOpen: () => void;
}): JSX.Element | null {
  const [first] = offers;
  if (!first) return null;
  const { words } = table.session;
  const alike = refusedAlike(offers);
  return (
    <Button
      class={css.offer}
      data-choice={alike || offers.some(isLegal) ? first.action.type : undefined}
      data-family
      refusal={alike?.refusal ? refusalTip(table, alike.refusal, alike.action) : null}
      onPress={onOpen}
    >
      {words.t(`page.turn.${first.action.type}`)}
      <Icon name="right" />
    </Button>
  );
}

/** What happens to the company if nothing of this is done, where that matters to its price. */
function Otherwise({ session }: { session: RailSession }): JSX.Element | null {
  const { words } = session;
  const company = builder(session);
  const pass = session.choices.value.find((choice) => typeOf(choice) === 'pass' && isLegal(choice));
  const trial = company && pass?.kind === 'one' ? trialOf(session, pass.action) : null;
  if (!trial || !company || pass?.kind !== 'one') return null;
  const after = companyIn(trial.view, company.id);
  if (after?.price === company.price && after.status === company.status) return null;
  return (
    <Section heading={words.t('page.turn.otherwise')}>
      <MoneyOutcome session={session} action={pass.action} parties={[company.id]} />
    </Section>
  );
}

type List = 'buy_from_owner' | 'close_private';

function Opened({
  table,
  type,
  offers,
}: {
  table: RailTable;
  type: List;
  offers: readonly Offer[];
}): JSX.Element {
  return type === 'close_private' ? (
    <ClosePrivates table={table} offers={offers} />
  ) : (
    <BuyPrivates table={table} offers={offers} />
  );
}

/** Loans, and what private companies allow at any time of a turn. */
export function AnyTimePanel({ session, table, choices }: RailPanelProps): JSX.Element {
  const { words } = session;
  const [open, setOpen] = useState<List | null>(null);
  const offers = choices.filter(isOffer);
  const of = (type: string): Offer[] => offers.filter(({ action }) => action.type === type);
  const singles = of('take_loan');
  const lists = (['buy_from_owner', 'close_private'] as const).filter((type) => of(type).length > 0);
  const isAsked = isAllThatIsAsked(session);
  const action: Action | undefined = table.pending.value?.action;
  const chosen = singles.find((offer) => isMember(offer, action));
  const company = builder(session);
  useOnlyChoice(table, singles);
  const show = (type: List | null): void => {
    table.choose(null);
    setOpen(type);
  };
  if (open) {
    return (
      <section class={css.section}>
        <Chosen key={open}>
          <Button class={css.back} look="quiet" small icon="left" data-back onPress={() => show(null)}>
            {words.choiceGroup(open)}
          </Button>
          <Opened table={table} type={open} offers={of(open)} />
        </Chosen>
      </section>
    );
  }
  const closed = lists.map((type) => refusedAlike(of(type))).filter((offer) => offer !== null);
  return (
    <>
      {(!isAsked || singles.length > 0) && (
        <Section heading={words.t(isAsked ? 'page.turn.now' : 'page.turn.any-time')}>
          <div class={css.pairs}>
            {singles.map((offer) => (
              <Single key={offer.action.type} table={table} offer={offer} />
            ))}
            {!isAsked &&
              lists.map((type) => (
                <Opener key={type} table={table} offers={of(type)} onOpen={() => show(type)} />
              ))}
          </div>
          {(isAsked ? singles : closed).map((offer) => (
            <Why key={offer.action.type} table={table} choice={offer} />
          ))}
          {chosen && company && (
            <Chosen key={chosen.action.type}>
              <MoneyOutcome session={session} action={chosen.action} parties={[company.id]} />
            </Chosen>
          )}
        </Section>
      )}
      {isAsked &&
        lists.map((type) => (
          <Section key={type} heading={words.choiceGroup(type)}>
            <Opened table={table} type={type} offers={of(type)} />
          </Section>
        ))}
      {isAsked && <Otherwise session={session} />}
    </>
  );
}
