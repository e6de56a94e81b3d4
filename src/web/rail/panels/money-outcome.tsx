import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { headOf } from '../../../core/choice.ts';
import type { Action, Choice, Event, RuleId, Seat, Turn } from '../../../core/game.ts';
import type { CompanyId } from '../../../rail/tokens.ts';
import type { RailView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import type { Change } from '../../family/changes.ts';
import { isLegal, type Offer } from '../../family/offer.ts';
import { seatOf, typeOf } from '../../family/panel.ts';
import { Icon } from '../../parts/icons.tsx';
import { Notice } from '../../parts/notice.tsx';
import { RuleTag } from '../../parts/rule.tsx';
import { closedPrivates, companyChanges, crowdedCompanies, lostTrains } from '../changes.ts';
import { cashIn } from '../lookup.ts';
import { railView } from '../position.ts';
import { type RailSession, type RailTable, useRailTable } from '../rail-table.ts';
import { furtherEvents, phaseNews } from './money-news.ts';
import css from './money.module.css';
import { type FactRow, FactRows, furtherRow } from './track-consequences.tsx';
import { trialOf } from './track-trials.ts';

type Party = Seat | CompanyId;

function Chip({ session, id }: { session: RailSession; id: CompanyId }): JSX.Element {
  return <CompanyChip id={id} look={session.title.drawing.look} size={17} label={id} />;
}

/** `£120 → £100`. */
function changeOf(session: RailSession, { from, to }: Change<number | null>): string {
  const { words } = session;
  const tell = (amount: number | null): string =>
    amount === null ? words.t('page.outcome.none') : words.money(amount);
  return words.t('page.outcome.change', { from: tell(from), to: tell(to) });
}

/** The rule of the first event of these kinds, of one company where that matters. */
function ruleOf(events: readonly Event[], keys: readonly string[], company?: CompanyId): RuleId | undefined {
  return events.find(
    ({ key, params }) => keys.includes(key) && (company === undefined || params['company'] === company),
  )?.rule;
}

function cashRows(
  session: RailSession,
  after: RailView,
  parties: readonly Party[],
  [deed]: readonly Event[],
): FactRow[] {
  const before = railView(session);
  const { words } = session;
  return parties.flatMap((party) => {
    const from = cashIn(before, party);
    const to = cashIn(after, party);
    if (from === null || to === null || from === to) return [];
    const name =
      typeof party === 'number'
        ? words.t('page.outcome.cash', { seat: party })
        : words.t('page.outcome.treasury', { company: party });
    return [{ name, value: changeOf(session, { from, to }), rule: deed?.rule }];
  });
}

function marketRows(session: RailSession, after: RailView, events: readonly Event[]): FactRow[] {
  const before = railView(session);
  const { words } = session;
  const changes = companyChanges(before, after);
  const prices = changes.flatMap(({ company, price }) => {
    if (!price) return [];
    const isDown = (price.to ?? 0) < (price.from ?? 0);
    return {
      name: words.t('page.outcome.price', { company }),
      value: <span class={isDown ? css.down : css.up}>{changeOf(session, price)}</span>,
      // A company that fails has no price any more, and a bank's follows from what others do.
      rule:
        ruleOf(events, ['price-moved', 'receivership', 'par-set'], company) ??
        ruleOf(events, ['receivership', 'loan-taken']),
    };
  });
  const owed = changes.flatMap(({ company, loans }) => {
    if (!loans) return [];
    return {
      name: words.t('page.outcome.loans', { company }),
      value: words.t('page.outcome.change', { ...loans }),
      rule: ruleOf(events, ['loan-taken', 'receivership'], company),
    };
  });
  return [...prices, ...owed];
}

function Lines({ lines }: { lines: readonly string[] }): JSX.Element {
  return (
    <ul class={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a phase brings, one thing a line. */
function phaseLines(session: RailSession, from: string, to: string): string[] {
  const { words } = session;
  const { tiles, trainLimit, rounds, notes } = phaseNews(railView(session).phases, from, to);
  const limits = (all: readonly number[]): string => all.map((limit) => words.number(limit)).join(' / ');
  return [
    ...(tiles.length > 0 ? [words.t('page.outcome.tiles', { colours: tiles })] : []),
    ...(trainLimit
      ? [words.t('page.outcome.limit', { from: limits(trainLimit.from), to: limits(trainLimit.to) })]
      : []),
    ...(rounds ? [words.t('page.outcome.rounds', { number: rounds.to })] : []),
    ...notes.map((note) => words.note(note)),
  ];
}

function phaseRows(session: RailSession, after: RailView, events: readonly Event[]): FactRow[] {
  const { words } = session;
  const { phase } = railView(session);
  if (phase === after.phase) return [];
  const lines = phaseLines(session, phase, after.phase);
  const rule = ruleOf(events, ['phase']);
  return [
    {
      name: words.t('page.phase'),
      value: (
        <>
          {words.t('page.outcome.change', { from: phase, to: after.phase })}{' '}
          {rule !== undefined && <RuleTag rule={rule} rules={session.rules} />}
          <Lines lines={lines} />
        </>
      ),
    },
  ];
}

/** The rule by which a company with too many trains gives some up. */
function discardRule({ words, turn }: RailSession): RuleId | undefined {
  return words.ask({ ...turn.value, step: 'discard' } as Turn).rule ?? undefined;
}

function trainRows(session: RailSession, after: RailView, events: readonly Event[]): FactRow[] {
  const before = railView(session);
  const { words } = session;
  const lost = lostTrains(before, after);
  const crowded = crowdedCompanies(before, after);
  const closed = closedPrivates(before, after);
  return [
    ...(lost.length > 0
      ? [
          {
            name: words.t('page.outcome.lost'),
            value: (
              <span class={css.inline}>
                {lost.map(({ company, trains }) => (
                  <span key={company} class={css.inline}>
                    <Chip session={session} id={company} />
                    {trains.join(', ')}
                  </span>
                ))}
              </span>
            ),
            rule: ruleOf(events, ['trains-rusted', 'train-discarded', 'receivership']),
          },
        ]
      : []),
    ...crowded.map(({ company, number }) => ({
      name: words.t('page.outcome.too-many'),
      value: words.t('page.outcome.discards', { company, number }),
      rule: discardRule(session),
    })),
    ...(closed.length > 0
      ? [
          {
            name: words.t('page.outcome.closes'),
            value: words.list(closed),
            rule: ruleOf(events, ['private-closed']),
          },
        ]
      : []),
  ];
}

/** The result of an action: the money of those it concerns, prices, trains, the phase, and what follows. */
export function MoneyOutcome({
  session,
  action,
  parties,
}: {
  session: RailSession;
  action: Action;
  parties: readonly Party[];
}): JSX.Element | null {
  const trial = trialOf(session, action);
  if (!trial) return null;
  const after = trial.view;
  const { events } = trial;
  const rows = [
    ...cashRows(session, after, parties, events),
    ...marketRows(session, after, events),
    ...phaseRows(session, after, events),
    ...trainRows(session, after, events),
    ...furtherRow(
      session,
      furtherEvents(events, (event) => session.words.beginsPart(event)),
    ),
  ];
  if (rows.length === 0) return null;
  return (
    <div class={css.outcome} data-outcome>
      <FactRows rows={rows} />
    </div>
  );
}

/**
 * Details of a choice that has been made or opened: scrolled into view. Give it a key, so that this happens for every
 * choice.
 */
export function Chosen({ children }: { children: ComponentChildren }): JSX.Element {
  const { pending } = useRailTable();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // For a choice made automatically the beginning matters more: it says why there is no alternative.
    if (!pending.value?.isOnly) element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} class={css.chosen}>
      {children}
    </div>
  );
}

/** A reason that stays visible, with its rule. */
export function Why({ table, choice }: { table: RailTable; choice: Choice<Action> }): JSX.Element | null {
  const { refusal } = choice;
  if (!refusal) return null;
  const { words, view, rules } = table.session;
  const action = headOf(choice);
  return (
    <p class={css.why}>
      <Icon name="info" />
      <span>
        {words.refusal(refusal, action, view.value)} <RuleTag rule={refusal.rule} rules={rules} />
      </span>
    </p>
  );
}

/** One choice for many that are refused for the same reason; null where the reasons differ. */
export function refusedAlike(offers: readonly Offer[]): Offer | null {
  const [first] = offers;
  if (!first?.refusal) return null;
  const { code } = first.refusal;
  return offers.every(({ refusal }) => refusal?.code === code) ? first : null;
}

/** Why passing is not allowed, where that is so. */
export function MustAct({ session }: { session: RailSession }): JSX.Element | null {
  const turn = session.turn.value;
  const { words, view } = session;
  const pass = session.choices.value.find(
    (choice) => typeOf(choice) === 'pass' && turn.kind === 'decide' && seatOf(choice) === turn.seat,
  );
  if (pass?.kind !== 'one' || !pass.refusal) return null;
  return (
    <Notice tone="warn">
      {words.refusal(pass.refusal, pass.action, view.value)}{' '}
      <RuleTag rule={pass.refusal.rule} rules={session.rules} />
    </Notice>
  );
}

/** Puts the only possible action on the primary button, before the table does: this panel shows its outcome. */
export function useOnlyChoice(table: RailTable, offers: readonly Offer[]): void {
  const legal = table.session.choices.value.filter(isLegal);
  const only = legal.length === 1 ? offers.find((offer) => offer === legal[0]) : undefined;
  useLayoutEffect(() => {
    if (only?.kind !== 'one' || table.pending.value) return;
    table.choose({ action: only.action, isExplained: true, isOnly: true });
  }, [only]);
}

/** A heading with something said beside it. */
export function Section({
  heading,
  beside,
  children,
}: {
  heading: string;
  beside?: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={css.section}>
      <div class={css.head}>
        <h3>{heading}</h3>
        {beside !== undefined && <span>{beside}</span>}
      </div>
      {children}
    </section>
  );
}
