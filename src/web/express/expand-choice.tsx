import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Action } from '../../core/game.ts';
import { CompanyChip } from '../board/chip.tsx';
import { refusalTip } from '../family/choice-button.tsx';
import { pointsAt } from '../family/pointing.ts';
import { Button } from '../parts/button.tsx';
import { useKeys } from '../parts/keys.ts';
import { RuleTag } from '../parts/rule.tsx';
import { useBoardOverlay } from './board-overlay.ts';
import type { ExpressPanelProps } from './express-table.ts';
import { hexName, refusedHexes } from './hexes.ts';
import { choicesOf, type Offer } from './offers.ts';
import { CompanyOutcome, DividendOutcome, FurtherEvents } from './outcome.tsx';
import {
  type ExpandAction,
  hexesWithout,
  isExpand,
  isOpen,
  type Narrow,
  type Open,
  type ExpansionPlan,
  planOf,
} from './plan.ts';
import { useChosen } from './preview.ts';
import css from './turn.module.css';
import { companyIn } from './view.ts';
import { WaysOnBoard } from './ways.ts';

/** Expanding a company, hex by hex. */

const NOTHING: readonly string[] = [];
const ONLY_EXPANSIONS = ['expand'] as const;

/** Reasons that are worth a mark on the board; that a hex is far away needs none. */
const MARKED: ReadonlySet<string> = new Set(['no-funds', 'hex-taken', 'hex-closed']);

/** Every company: the one that is expanded, those that could be, and why not the others. */
function CompanyPick({
  session,
  table,
  choices,
  isSmall,
}: ExpressPanelProps & { isSmall: boolean }): JSX.Element {
  const { words, title } = session;
  const view = session.view.value;
  const chosen = table.within.value?.company;
  return (
    <div class={css.tiles} role="group" aria-label={words.t('page.express.which-company')}>
      {choicesOf(choices, 'expand').map(({ action, refusal }) => {
        const id = action.company ?? '';
        return (
          <Button
            key={id}
            class={css.tile}
            data-choice="expand"
            data-family
            aria-pressed={id === chosen}
            data-company={id}
            refusal={refusal ? refusalTip(table, refusal, action) : null}
            onPress={() => {
              table.choose(null);
              table.within.value = { step: 'expansion', company: id };
            }}
          >
            <CompanyChip
              id={id}
              look={title.drawing.look}
              faded={refusal !== undefined}
              label={words.company(id, view)}
            />
            {!isSmall && <small>{words.money(companyIn(view, id).treasury)}</small>}
          </Button>
        );
      })}
    </div>
  );
}

export function ExpandOverview(props: ExpressPanelProps): JSX.Element {
  const { words } = props.session;
  return (
    <section class={css.section}>
      <h3>
        {words.t('page.express.expand')} <small>{words.t('page.express.with-treasury')}</small>
      </h3>
      <CompanyPick {...props} isSmall={false} />
    </section>
  );
}

/** The hexes of the plan in building order, each with its price. */
function PlanTable({
  session,
  plan,
  onTakeOut,
}: Pick<ExpressPanelProps, 'session'> & {
  plan: ExpansionPlan;
  onTakeOut: (index: number) => void;
}): JSX.Element {
  const { words } = session;
  const { board } = session.view.value;
  return (
    <section class={css.section}>
      <h3>
        {words.t('page.express.this-expansion')}
        <small>{words.t('page.express.hexes', { number: plan.hexes.length })}</small>
      </h3>
      {plan.hexes.length === 0 ? (
        <p class={css.note}>{words.t('page.express.pick-hex')}</p>
      ) : (
        <table class={css.plan}>
          <tbody>
            {plan.hexes.map(({ hex, cost, income }, index) => (
              <tr key={hex}>
                <td>
                  <span class={css.number}>{index + 1}</span>
                </td>
                <th scope="row">{hex}</th>
                <td>
                  {hexName(
                    words,
                    board.find(({ id }) => id === hex),
                  )}
                </td>
                <td>{words.money(cost)}</td>
                <td class={css.gain}>{income > 0 && `+${words.number(income)}`}</td>
                <td>
                  <Button
                    look="icon"
                    icon="close"
                    aria-label={words.t('page.express.take-out', { hex })}
                    onPress={() => onTakeOut(index)}
                  />
                </td>
              </tr>
            ))}
            <tr class={css.sum}>
              <th scope="row" colSpan={3}>
                {words.t('page.express.together')}
              </th>
              <td>{words.money(plan.cost)}</td>
              <td class={css.gain}>{plan.income > 0 && `+${words.number(plan.income)}`}</td>
              <td />
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The hexes that could come next, as a list: the same as the marks on the board. */
function NextHexes({
  session,
  table,
  plan,
  actionFor,
  onAdd,
}: Pick<ExpressPanelProps, 'session' | 'table'> & {
  plan: ExpansionPlan;
  actionFor: (hex: string) => Action;
  onAdd: (hex: string) => void;
}): JSX.Element | null {
  const { words } = session;
  const { board } = session.view.value;
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its hex: the keyboard stays in the list.
  const isInside = useRef(false);
  // At once: an Enter in between would be taken by the primary button.
  useLayoutEffect(() => {
    if (isInside.current) list.current?.querySelector('button')?.focus();
    isInside.current = false;
  }, [plan]);
  if (plan.next.length === 0) return null;
  const ordered = [...plan.next].sort((a, b) => b.income - a.income || a.cost - b.cost);
  return (
    <section class={css.section}>
      <h3>
        {words.t('page.express.next-hex')}{' '}
        <small>{words.t('page.express.in-reach', { number: plan.next.length })}</small>
      </h3>
      <div ref={list} class={css.hexes}>
        {ordered.map(({ hex, cost, income }) => {
          const shown = board.find(({ id }) => id === hex);
          const grant = shown?.grant ?? 0;
          return (
            <Button
              key={hex}
              class={css.hex}
              data-choice="expand"
              onPress={() => {
                isInside.current = list.current?.querySelector(':focus-visible') !== null;
                onAdd(hex);
              }}
              {...pointsAt(table, hex, actionFor(hex))}
            >
              <b>{hex}</b> {shown?.name?.text} <span>{words.money(cost)}</span>
              {grant > 0 && (
                <span class={css.gain} title={words.t('page.express.grant', { amount: grant })}>
                  +{words.money(grant)}
                </span>
              )}
              {income > 0 && <span class={css.gain}>+{words.number(income)}</span>}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

/** The plan itself is the action on the primary button, so clearing that clears the plan. */
function Expansion({
  session,
  table,
  offer,
}: Pick<ExpressPanelProps, 'session' | 'table'> & {
  offer: Offer & { readonly choice: Open };
}): JSX.Element | null {
  const { words, title } = session;
  const state = session.state.value;
  const view = session.view.value;
  const company = offer.action.company ?? '';
  const pending = table.pending.value?.action;
  const hexes = isExpand(pending) && pending.company === company ? pending.hexes : NOTHING;
  const narrow: Narrow = (choice) => title.game.narrow?.(state, choice) ?? [];
  const plan = useMemo(() => planOf(offer.choice, hexes, narrow), [offer.choice, hexes, state]);
  const preview = useChosen();

  const actionOf = (list: readonly string[]): ExpandAction => ({
    type: 'expand',
    by: offer.action.by,
    company,
    hexes: list,
  });
  const set = (list: readonly string[]): void => {
    const cost = planOf(offer.choice, list, narrow)?.cost ?? 0;
    const label = words.t('page.express.build', { number: list.length, cost });
    table.choose(list.length > 0 ? { action: actionOf(list), label, isExplained: true } : null);
  };
  const takeOut = (index: number): void =>
    set(hexesWithout(hexes, index, (list) => planOf(offer.choice, list, narrow) !== null));
  const legal = useMemo(() => new Set(plan?.next.map(({ hex }) => hex)), [plan]);
  const refused = useMemo(
    () => plan && refusedHexes(session, view.board, legal, (hex) => actionOf([...hexes, hex]), MARKED),
    [plan, words.locale],
  );

  useKeys('express', { Backspace: hexes.length > 0 ? () => set(hexes.slice(0, -1)) : undefined });
  useBoardOverlay(table, () => {
    if (!plan || !refused) return null;
    return {
      ...refused,
      legal: [...legal],
      planned: { company, hexes },
      choice: 'expand',
      onHex: (hex) => {
        const index = hexes.indexOf(hex);
        if (index >= 0) takeOut(index);
        else if (legal.has(hex)) set([...hexes, hex]);
        return index >= 0 || legal.has(hex);
      },
      onHover: (hex) => {
        table.hovered.value = hex !== null && legal.has(hex) ? actionOf([...hexes, hex]) : null;
      },
    };
  }, [plan, refused]);

  if (!plan) return null;
  const shown = preview && isExpand(preview.action) ? preview : null;
  return (
    <>
      <PlanTable session={session} plan={plan} onTakeOut={takeOut} />
      <NextHexes
        session={session}
        table={table}
        plan={plan}
        actionFor={(hex) => actionOf([...hexes, hex])}
        onAdd={(hex) => set([...hexes, hex])}
      />
      {shown && hexes.length > 0 && (
        <>
          <FurtherEvents preview={shown} />
          <CompanyOutcome before={view} preview={shown} company={company} />
          <DividendOutcome before={view} preview={shown} />
        </>
      )}
    </>
  );
}

function isOpenOffer(offer: Offer): offer is Offer & { readonly choice: Open } {
  return isOpen(offer.choice);
}

/** A company, then its hexes. Where only one company can be expanded, it is taken at once. */
export function ExpandChoice(props: ExpressPanelProps): JSX.Element {
  const { session, table, choices } = props;
  const offers = choicesOf(choices, 'expand').filter(isOpenOffer);
  const possible = offers.filter(({ refusal }) => !refusal);
  const only = possible.length === 1 ? possible[0]?.action.company : undefined;
  const chosen = table.within.value?.company;
  useLayoutEffect(() => {
    if (chosen === undefined && only !== undefined) table.within.value = { step: 'expansion', company: only };
  }, [chosen, only]);
  const offer = possible.find(({ action }) => action.company === chosen);
  return (
    <>
      <section class={css.section}>
        {!offer && <h3>{session.words.t('page.express.which-company')}</h3>}
        <CompanyPick {...props} isSmall={offer !== undefined} />
        {possible.length === 0 && (
          <ul class={css.reasons}>
            {offers.map(
              ({ action, refusal }) =>
                refusal && (
                  <li key={action.company}>
                    {session.words.refusal(refusal, action, session.view.value)}{' '}
                    <RuleTag rule={refusal.rule} rules={session.rules} />
                  </li>
                ),
            )}
          </ul>
        )}
      </section>
      {!offer && <WaysOnBoard {...props} types={ONLY_EXPANSIONS} />}
      {offer && <Expansion key={chosen} session={session} table={table} offer={offer} />}
    </>
  );
}
