import type { JSX } from 'preact';
import type { TrainView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import { Amount } from '../../family/amount.tsx';
import { ChoiceButton } from '../../family/choice-button.tsx';
import { amountIn, isMember, isOffer, nameIn, type Offer, quickAmounts } from '../../family/offer.ts';
import { Notice } from '../../parts/notice.tsx';
import { RuleTag } from '../../parts/rule.tsx';
import { companyIn } from '../lookup.ts';
import { builder, railView } from '../position.ts';
import type { RailPanelProps, RailSession, RailTable } from '../rail-table.ts';
import {
  Chosen,
  MustAct,
  MoneyOutcome,
  refusedAlike,
  Section,
  useOnlyChoice,
  Why,
} from './money-outcome.tsx';
import css from './money.module.css';
import { trialOf } from './track-trials.ts';
import {
  type BankTrain,
  bankTrains,
  nextTrain,
  phaseAhead,
  priceIn,
  printedOn,
  printedPrice,
  rustedBy,
} from './trains-offers.ts';

function chosenIn(table: RailTable, offers: readonly Offer[]): Offer | null {
  const action = table.pending.value?.action;
  return offers.find((offer) => isMember(offer, action)) ?? null;
}

/** What a train from the bank costs this company: less with a train handed in or a private company's help. */
function bankPrice(session: RailSession, { action, refusal }: Offer, name: string): number | null {
  const price = refusal?.params['price'] ?? priceIn(trialOf(session, action)?.events ?? []);
  return typeof price === 'number' ? price : printedPrice(railView(session), name);
}

/** Whether it would come from those that were handed back. */
function isUsed(session: RailSession, { action }: Offer, train: TrainView | null): boolean {
  const trial = train && train.inPool > 0 ? trialOf(session, action) : null;
  if (!train || !trial) return train?.status === 'gone' && train.inPool > 0;
  const after = trial.view.trains.find(({ name }) => name === train.name);
  return (after?.inPool ?? 0) < train.inPool;
}

/** `×2`, and what is special about buying it like this. */
function terms(session: RailSession, offer: Offer, train: TrainView | null): string {
  const { words, view } = session;
  const handed = nameIn(offer.action, 'tradeIn');
  const helper = nameIn(offer.action, 'private');
  const said = [
    ...(handed === null ? [] : [words.t('page.trains.trade-in', { train: words.train(handed, view.value) })]),
    ...(helper === null ? [] : [words.t('page.trains.with', { private: helper })]),
    ...(isUsed(session, offer, train) ? [words.t('page.trains.used')] : []),
  ];
  return said.join(', ');
}

/** A company that cannot pay may fail over it; then the price of its share is gone, and nothing is bought. */
function isFailure(session: RailSession, { action }: Offer): boolean {
  const company = builder(session);
  const trial = trialOf(session, action);
  const after = trial && company ? companyIn(trial.view, company.id) : null;
  return after !== null && after.price === null;
}

function Failure({ session, offer }: { session: RailSession; offer: Offer }): JSX.Element | null {
  if (!isFailure(session, offer)) return null;
  const company = builder(session)?.id ?? '';
  const rule = trialOf(session, offer.action)?.events.find(({ key }) => key === 'receivership')?.rule;
  return (
    <Notice tone="neg">
      {session.words.t('page.trains.fails', { company })}{' '}
      {rule !== undefined && <RuleTag rule={rule} rules={session.rules} />}
    </Notice>
  );
}

/** What the primary button says to a train from the bank. */
function commitOf(session: RailSession, offer: Offer, name: string, price: number): string {
  const { words } = session;
  return isFailure(session, offer)
    ? words.t('page.trains.let-fail', { company: builder(session)?.id ?? '' })
    : words.t('page.trains.buy', { name, price });
}

/** How long it will last, which phase it begins and what that takes away. */
export function trainLines(session: RailSession, train: TrainView): string[] {
  const { words } = session;
  const view = railView(session);
  const phase = phaseAhead(view, train);
  const rusts = rustedBy(view, train.name).flatMap(({ sides }) => sides.map(({ name }) => name));
  const until =
    train.rustsOn === null
      ? words.t('page.trains.permanent')
      : words.t('page.trains.until', { train: train.rustsOn });
  return [
    ...(phase === null ? [] : [words.t('page.trains.begins', { phase })]),
    ...(rusts.length > 0 ? [words.t('page.trains.rusts', { names: words.list(rusts) })] : []),
    until,
    ...train.notes.map(({ key, ...params }) =>
      words.t('page.trains.note', { note: words.note(key, params) }),
    ),
  ];
}

function leftOf(session: RailSession, { left, inPool, status }: TrainView): string {
  const { words } = session;
  const fresh =
    left === null ? words.t('page.trains.endless') : words.t('page.trains.left', { number: left });
  const used = inPool > 0 ? words.t('page.trains.in-pool', { number: inPool }) : null;
  const isGone = status === 'gone';
  return [isGone && used !== null ? null : fresh, used].filter((part) => part !== null).join(', ');
}

/** One type of train at the bank, every side and every way of buying it. */
function BankGroup({ table, group }: { table: RailTable; group: BankTrain }): JSX.Element {
  const { session } = table;
  const { words } = session;
  const { train, offers } = group;
  const chosen = chosenIn(
    table,
    offers.map(({ offer }) => offer),
  );
  const company = builder(session);
  const alike = refusedAlike(offers.map(({ offer }) => offer));
  return (
    <article class={css.card} data-chosen={chosen ? true : undefined}>
      {train && (
        <header>
          <b>{words.t('page.trains.type', { names: train.sides.map(({ name }) => name).join(' / ') })}</b>
          <span class={css.note}>{leftOf(session, train)}</span>
        </header>
      )}
      {train && <p class={css.note}>{trainLines(session, train).join(' ')}</p>}
      <div class={css.pairs}>
        {offers.map(({ offer, name }) => {
          const price = bankPrice(session, offer, name);
          const said = terms(session, offer, train);
          return (
            <ChoiceButton
              key={JSON.stringify(offer.action)}
              table={table}
              action={offer.action}
              refusal={offer.refusal}
              commit={commitOf(session, offer, name, price ?? 0)}
              isExplained
              class={css.offer}
            >
              <span class={css.train}>{name}</span>
              {said !== '' && <small>{said}</small>}
              {price !== null && <span class={css.sum}>{words.money(price)}</span>}
            </ChoiceButton>
          );
        })}
      </div>
      {alike && <Why table={table} choice={alike} />}
      {chosen && company && (
        <Chosen key={JSON.stringify(chosen.action)}>
          <Failure session={session} offer={chosen} />
          <MoneyOutcome session={session} action={chosen.action} parties={[company.id]} />
        </Chosen>
      )}
    </article>
  );
}

/** Trains of other companies, by a price or a range of prices. */
function OthersTrains({ table, offers }: { table: RailTable; offers: readonly Offer[] }): JSX.Element | null {
  const { session } = table;
  const { words, title, view } = session;
  const company = builder(session);
  const chosen = chosenIn(table, offers);
  const action = table.pending.value?.action;
  const alike = refusedAlike(offers);
  if (offers.length === 0) return null;
  const nameOf = (card: string): string => words.train(card, view.value);
  const printed = chosen ? printedPrice(railView(session), printedOn(chosen, nameOf)) : null;
  const tellPrice = (amount: number): string => {
    const price = words.money(amount);
    if (amount === company?.cash) return words.t('page.trains.all', { sum: price });
    return amount === printed ? words.t('page.trains.printed', { sum: price }) : price;
  };
  const seller = chosen ? nameIn(chosen.action, 'company') : null;
  const commit = (offer: Offer, price: number): string => {
    const asked = askedFor(session, offers, nameIn(offer.action, 'company'));
    const name = printedOn(offer, nameOf);
    return asked === null
      ? words.t('page.trains.buy', { name, price })
      : words.t('page.trains.ask', { name, price, seat: asked });
  };
  return (
    <Section heading={words.choiceGroup('buy_train_from')}>
      <div class={css.pairs}>
        {offers.map((offer) => {
          const id = nameIn(offer.action, 'company') ?? '';
          const price = offer.kind === 'one' ? amountIn(offer.action, offer.refusal ? '' : 'price') : null;
          return (
            <ChoiceButton
              key={JSON.stringify(offer.action)}
              table={table}
              action={offer === chosen && action ? action : offer.action}
              refusal={offer.refusal}
              commit={commit(offer, amountIn(offer.action, 'price') ?? 0)}
              isExplained
              class={css.offer}
            >
              <CompanyChip
                id={id}
                look={title.drawing.look}
                size={22}
                faded={offer.refusal !== undefined}
                label={id}
              />
              <span class={css.train}>{printedOn(offer, nameOf)}</span>
              <span class={css.sum}>
                {price !== null && words.money(price)}
                {offer.kind === 'range' && words.t('page.trains.up-to', { sum: words.money(offer.max) })}
              </span>
            </ChoiceButton>
          );
        })}
      </div>
      {alike && <Why table={table} choice={alike} />}
      {chosen && action && company && seller !== null && (
        <Chosen key={JSON.stringify(chosen.action)}>
          {chosen.kind === 'range' && (
            <Amount
              table={table}
              choice={chosen}
              label={words.t('page.trains.price')}
              quick={quickAmounts(chosen, printed === null ? [] : [printed])}
              tell={tellPrice}
              commit={(purchase) => commit(chosen, amountIn(purchase, 'price') ?? 0)}
            />
          )}
          <Director session={session} company={seller} />
          <Failure session={session} offer={chosen} />
          <MoneyOutcome session={session} action={action} parties={[company.id, seller]} />
        </Chosen>
      )}
    </Section>
  );
}

/** The player who has to agree before a company sells; null where it sells at once. The same for all its trains. */
function askedFor(session: RailSession, offers: readonly Offer[], company: string | null): number | null {
  const one = offers.find(({ action, refusal }) => !refusal && nameIn(action, 'company') === company);
  const trial = one ? trialOf(session, one.action) : null;
  return trial ? (trial.view.deal?.seller ?? null) : null;
}

/** Who speaks for the company that would sell. */
function Director({ session, company }: { session: RailSession; company: string }): JSX.Element | null {
  const director = companyIn(railView(session), company)?.director ?? null;
  if (director === null) return null;
  return <p class={css.note}>{session.words.t('page.trains.director', { company, seat: director })}</p>;
}

/** What the bank sells when these are gone. */
function Next({ session }: { session: RailSession }): JSX.Element | null {
  const { words } = session;
  const train = nextTrain(railView(session));
  if (!train) return null;
  const sides = train.sides.map(({ name, price }) => words.t('page.trains.side', { name, price }));
  return (
    <p class={css.note}>
      {words.t('page.trains.next', { sides: sides.join(' / ') })} {trainLines(session, train).join(' ')}
    </p>
  );
}

/** A way to money for a company that cannot pay: its shares are split. */
function Conversion({ table, offers }: { table: RailTable; offers: readonly Offer[] }): JSX.Element | null {
  const { session } = table;
  const { words, view } = session;
  const chosen = chosenIn(table, offers);
  const company = builder(session);
  const alike = refusedAlike(offers);
  if (offers.length === 0) return null;
  return (
    <Section heading={words.choiceGroup('convert')}>
      {offers.map(({ action, refusal }) => (
        <ChoiceButton
          key={nameIn(action, 'company')}
          table={table}
          action={action}
          refusal={refusal}
          commit={words.t('page.trains.convert', { company: nameIn(action, 'company') ?? '' })}
          isExplained
          class={css.offer}
        >
          {words.choice(action, view.value).full}
        </ChoiceButton>
      ))}
      {alike && <Why table={table} choice={alike} />}
      {chosen && company && (
        <Chosen key={JSON.stringify(chosen.action)}>
          <MoneyOutcome session={session} action={chosen.action} parties={[company.id]} />
        </Chosen>
      )}
    </Section>
  );
}

/** Buying trains: what the bank offers, what other companies own, and the consequences. */
export function TrainsPanel({ session, table, choices }: RailPanelProps): JSX.Element {
  const { words, view } = session;
  const offers = choices.filter(isOffer);
  const of = (type: string): Offer[] => offers.filter(({ action }) => action.type === type);
  const company = builder(session);
  useOnlyChoice(table, offers);
  const bank = bankTrains(railView(session), of('buy_train'), (card) => words.train(card, view.value));
  const owned =
    company &&
    words.t('page.trains.owned', {
      number: company.trainLimit - company.trainRoom,
      limit: company.trainLimit,
    });
  return (
    <>
      <MustAct session={session} />
      <Section heading={words.choiceGroup('buy_train')} beside={owned ?? undefined}>
        {bank.map((group) => (
          <BankGroup key={group.train?.name ?? group.offers[0]?.name} table={table} group={group} />
        ))}
        {bank.length === 0 && <p class={css.note}>{words.t('page.trains.none')}</p>}
        <Next session={session} />
      </Section>
      <OthersTrains table={table} offers={of('buy_train_from')} />
      <Conversion table={table} offers={of('convert')} />
    </>
  );
}
