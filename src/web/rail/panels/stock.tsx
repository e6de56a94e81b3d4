import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Params } from '../../../core/game.ts';
import type { RailView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import { ChoiceButton, refusalTip } from '../../family/choice-button.tsx';
import panels from '../../family/panels.module.css';
import { Button } from '../../parts/button.tsx';
import { RuleTag } from '../../parts/rule.tsx';
import type { RailPanelProps, RailTable } from '../rail-table.ts';
import {
  companiesOf,
  conversionsIn,
  lastingReasons,
  type Offer,
  offersIn,
  privateTradesIn,
  purchasesIn,
  type Reason,
  salesIn,
  type SaleRow,
  sharesIn,
  startsIn,
  type StartRow,
} from './stock-offers.ts';
import { StockOutcome } from './stock-outcome.tsx';
import css from './stock.module.css';

interface Part {
  readonly table: RailTable;
  readonly view: RailView;
}

const CHIP = 25;

function Chip({ table, id, faded = false }: { table: RailTable; id: string; faded?: boolean }): JSX.Element {
  const { look } = table.session.title.drawing;
  return <CompanyChip id={id} look={look} size={CHIP} faded={faded} label={id} />;
}

/** `+£120`, or what it costs. */
function Sum({ table, offer }: { table: RailTable; offer: Offer }): JSX.Element | null {
  const { words } = table.session;
  if (offer.income !== null) {
    return <span class={css.sum}>{words.t('page.stock.gain', { sum: words.money(offer.income) })}</span>;
  }
  return offer.cost === null ? null : <span class={css.sum}>{words.money(offer.cost)}</span>;
}

/** What the primary button says: the action, and the money. */
function commitOf(table: RailTable, { cost, income }: Offer, key: string, params: Params): string {
  const { words } = table.session;
  const sum = income ?? cost;
  return words.t(`page.stock.${key}`, { ...params, sum: sum === null ? 'none' : words.money(sum) });
}

/** Reasons that stay, under what they are about. */
function Reasons({ table, reasons }: { table: RailTable; reasons: readonly Reason[] }): JSX.Element | null {
  const { words, view, rules } = table.session;
  if (reasons.length === 0) return null;
  return (
    <ul class={css.reasons}>
      {reasons.map((reason) => {
        const { refusal, offers } = reason;
        const companies = companiesOf(reason);
        // One sentence for all of them.
        const about = companies.length > 1 ? { ...refusal.params, company: companies } : refusal.params;
        return (
          <li key={`${refusal.code} ${refusal.rule}`}>
            {words.refusal({ ...refusal, params: about }, offers[0]?.action, view.value)}{' '}
            <RuleTag rule={refusal.rule} rules={rules} />
          </li>
        );
      })}
    </ul>
  );
}

/* ---- selling ---- */

function SaleChoice({ table, view, row }: Part & { row: SaleRow }): JSX.Element {
  const { words } = table.session;
  const { company, sizes, refused } = row;
  const [at, setAt] = useState(0);
  const offer = sizes[at] ?? refused;
  if (!offer) return <></>;
  const commit = (one: Offer): string =>
    commitOf(table, one, 'sell', { number: sharesIn(view, one.action), company });
  const step = (by: number): void => {
    const next = Math.max(0, Math.min(sizes.length - 1, at + by));
    const size = sizes[next];
    if (!size) return;
    setAt(next);
    table.choose({ action: size.action, label: commit(size), isExplained: true });
  };
  const shares = (one: Offer | undefined): number => (one ? sharesIn(view, one.action) : 0);
  const isMany = sizes.length > 1;
  const range = words.t('page.range', { from: shares(sizes[0]), to: shares(sizes.at(-1)) });
  const button = (
    <ChoiceButton
      table={table}
      action={offer.action}
      refusal={sizes.length > 0 ? undefined : (offer.refusal ?? undefined)}
      commit={commit(offer)}
      isExplained
      class={css.cell}
    >
      <Chip table={table} id={company} faded={sizes.length === 0} />
      <span>
        {words.t('page.stock.shares', { number: shares(offer) })}
        {isMany && <small>{range}</small>}
      </span>
      <Sum table={table} offer={offer} />
    </ChoiceButton>
  );
  if (!isMany) return button;
  return (
    <div
      class={css.many}
      role="group"
      aria-label={words.t('page.stock.sell-how-many', { company })}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' || key === 'ArrowUp') step(1);
        else if (key === 'ArrowLeft' || key === 'ArrowDown') step(-1);
      }}
    >
      {button}
      <Button
        class={css.step}
        icon="minus"
        aria-label={words.t('page.stock.fewer', { company })}
        aria-disabled={at <= 0}
        onPress={() => step(-1)}
      />
      <Button
        class={css.step}
        icon="plus"
        aria-label={words.t('page.stock.more', { company })}
        aria-disabled={at >= sizes.length - 1}
        refusal={
          at >= sizes.length - 1 && refused?.refusal
            ? refusalTip(table, refused.refusal, refused.action)
            : null
        }
        onPress={() => step(1)}
      />
    </div>
  );
}

function Selling({ table, view, rows }: Part & { rows: readonly SaleRow[] }): JSX.Element | null {
  if (rows.length === 0) return null;
  const refused = rows.flatMap(({ sizes, refused: why }) => (sizes.length === 0 && why ? why : []));
  return (
    <section class={panels.group}>
      <h3>{table.session.words.t('page.stock.selling')}</h3>
      <div class={css.grid}>
        {rows.map((row) => (
          <SaleChoice key={row.company} table={table} view={view} row={row} />
        ))}
      </div>
      <Reasons table={table} reasons={lastingReasons(refused)} />
    </section>
  );
}

/* ---- buying ---- */

/** From where, or that it is the certificate that leads the company. */
function sourceOf({ action: { type, from, cert } }: Offer): string {
  return type === 'buy_directorship' || cert !== undefined ? 'lead' : (from ?? 'pool');
}

function Buying({ table, offers }: { table: RailTable; offers: readonly Offer[] }): JSX.Element | null {
  const { words } = table.session;
  if (offers.length === 0) return null;
  return (
    <section class={panels.group}>
      <h3>{words.t('page.stock.buying')}</h3>
      <div class={css.grid}>
        {offers.map((offer) => {
          const { action, refusal } = offer;
          const company = action.company ?? '';
          const source = sourceOf(offer);
          return (
            <ChoiceButton
              key={JSON.stringify(action)}
              table={table}
              action={action}
              refusal={refusal ?? undefined}
              commit={commitOf(table, offer, `buy.${source}`, { company })}
              isExplained
              class={source === 'lead' ? `${css.cell} ${css.whole}` : css.cell}
            >
              <Chip table={table} id={company} faded={refusal !== null} />
              <span>{words.t(`page.stock.from.${source}`, { company })}</span>
              <Sum table={table} offer={offer} />
            </ChoiceButton>
          );
        })}
      </div>
      <Reasons table={table} reasons={lastingReasons(offers)} />
    </section>
  );
}

/* ---- starting ---- */

function StartChoice({ table, row }: { table: RailTable; row: StartRow }): JSX.Element {
  const { words, view } = table.session;
  const { company, pars } = row;
  return (
    <div class={css.start} role="group" aria-label={words.company(company, view.value)}>
      <Chip table={table} id={company} />
      <b>{company}</b>
      <div class={css.pars}>
        {pars.map((offer) => {
          const { action, refusal, cost } = offer;
          const price = action.price ?? 0;
          return (
            <ChoiceButton
              key={price}
              table={table}
              action={action}
              refusal={refusal ?? undefined}
              commit={commitOf(table, offer, 'par', { company, price })}
              name={commitOf(table, offer, 'par', { company, price })}
              isExplained
              class={css.par}
            >
              <span>{words.number(price)}</span>
              {cost !== null && <small>{words.money(cost)}</small>}
            </ChoiceButton>
          );
        })}
      </div>
    </div>
  );
}

/** Companies that cannot start now: one chip each, and the reasons below. */
function NotStarting({ table, rows }: { table: RailTable; rows: readonly StartRow[] }): JSX.Element | null {
  const refused = rows.flatMap((row) => row.refused ?? []);
  if (refused.length === 0) return null;
  return (
    <>
      <div class={css.notStarting}>
        {refused.map(({ action, refusal }) => (
          <ChoiceButton
            key={action.company}
            table={table}
            action={action}
            refusal={refusal ?? undefined}
            name={table.session.words.choice(action, table.session.view.value).full}
            class={css.lone}
          >
            <Chip table={table} id={action.company ?? ''} faded />
          </ChoiceButton>
        ))}
      </div>
      <Reasons table={table} reasons={lastingReasons(rows.flatMap(({ pars }) => pars))} />
    </>
  );
}

function Starting({ table, rows }: { table: RailTable; rows: readonly StartRow[] }): JSX.Element | null {
  const { words } = table.session;
  if (rows.length === 0) return null;
  const open = rows.filter(({ refused }) => refused === null);
  const closed = rows.filter(({ refused }) => refused !== null);
  return (
    <section class={panels.group}>
      <h3>
        {words.choiceGroup('par')}
        {open.length > 0 && <small>{words.t('page.stock.par-help')}</small>}
      </h3>
      {open.map((row) => (
        <StartChoice key={row.company} table={table} row={row} />
      ))}
      <NotStarting table={table} rows={closed} />
    </section>
  );
}

/* ---- other choices of a title ---- */

function Converting({ table, offers }: { table: RailTable; offers: readonly Offer[] }): JSX.Element | null {
  const { words, view } = table.session;
  if (offers.length === 0) return null;
  return (
    <section class={panels.group}>
      <h3>{words.choiceGroup('convert')}</h3>
      <div class={panels.list}>
        {offers.map((offer) => {
          const { action, refusal } = offer;
          return (
            <ChoiceButton
              key={action.company}
              table={table}
              action={action}
              refusal={refusal ?? undefined}
              isExplained
              class={css.wide}
            >
              <Chip table={table} id={action.company ?? ''} faded={refusal !== null} />
              {words.choice(action, view.value).full}
            </ChoiceButton>
          );
        })}
      </div>
      <Reasons table={table} reasons={lastingReasons(offers)} />
    </section>
  );
}

/** A private company with what its owner, or a buyer, can do with it. */
function PrivateTrades({
  table,
  view,
  id,
  offers,
}: Part & { id: string; offers: readonly Offer[] }): JSX.Element {
  const { words } = table.session;
  const about = view.privates.find((one) => one.id === id);
  return (
    <div class={css.private}>
      <p>
        <b>{id}</b> {about?.name}
      </p>
      <div class={css.grid}>
        {offers.map((offer) => {
          const { action, refusal } = offer;
          const share = action.type === 'exchange' ? about?.company : null;
          return (
            <ChoiceButton
              key={action.type}
              table={table}
              action={action}
              refusal={refusal ?? undefined}
              commit={commitOf(table, offer, `private-commit.${action.type}`, {
                private: id,
                company: share ?? '',
              })}
              isExplained
              class={css.cell}
            >
              {share && <Chip table={table} id={share} faded={refusal !== null} />}
              <span>{words.t(`page.stock.private.${action.type}`)}</span>
              <Sum table={table} offer={offer} />
            </ChoiceButton>
          );
        })}
      </div>
    </div>
  );
}

function TradingPrivates({
  table,
  view,
  trades,
}: Part & { trades: ReturnType<typeof privateTradesIn> }): JSX.Element | null {
  if (trades.length === 0) return null;
  return (
    <section class={panels.group}>
      <h3>{table.session.words.t('page.privates')}</h3>
      {trades.map(([id, offers]) => (
        <PrivateTrades key={id} table={table} view={view} id={id} offers={offers} />
      ))}
      <Reasons table={table} reasons={lastingReasons(trades.flatMap(([, offers]) => offers))} />
    </section>
  );
}

/** The money and the room that the decider has. */
function Purse({ table, view, seat }: Part & { seat: number }): JSX.Element | null {
  const { words } = table.session;
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return null;
  const { cash, certificates: held, certificateLimit: limit } = player;
  const room =
    limit === null
      ? []
      : [
          words.t(held > limit ? 'page.stock.over' : 'page.stock.room', {
            number: limit - held,
            held,
            limit,
          }),
        ];
  return <p class={css.purse}>{[words.t('page.stock.in-hand', { cash }), ...room].join(' · ')}</p>;
}

/** Everything that can be done with shares, and with private companies where players trade in them. */
export function StockPanel({ session, table, choices }: RailPanelProps): JSX.Element {
  const view = session.view.value;
  const offers = offersIn(choices);
  return (
    <div class={css.stock}>
      <Purse table={table} view={view} seat={offers[0]?.action.by ?? -1} />
      <Selling table={table} view={view} rows={salesIn(view, offers)} />
      <Buying table={table} offers={purchasesIn(view, offers)} />
      <Starting table={table} rows={startsIn(view, offers)} />
      <Converting table={table} offers={conversionsIn(offers)} />
      <TradingPrivates table={table} view={view} trades={privateTradesIn(offers)} />
      <StockOutcome table={table} offers={offers} />
    </div>
  );
}
