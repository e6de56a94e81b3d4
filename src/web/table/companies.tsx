import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Event } from '../../core/game.ts';
import type { CompanyView, PrivateView } from '../../rail/view.ts';
import type { MatchSession } from '../match/session.ts';
import { CompanyChip } from '../board/chip.tsx';
import { RuleTag } from '../parts/rule.tsx';
import css from './companies.module.css';
import data from './data-table.module.css';
import { companiesInOrder } from './order.ts';
import { useRailView } from './players.tsx';
import { SortHead } from './sort-head.tsx';
import { type Sort, sorted, type SortValue } from './sorting.ts';
import { useTable } from './state.ts';
import table from './table.module.css';
import { lastRevenues } from './train-facts.ts';
import { TrainsCard } from './trains.tsx';

/* ---- companies ---- */

const KEYS = [
  'order',
  'director',
  'price',
  'par',
  'treasury',
  'trains',
  'tokens',
  'loans',
  'revenue',
  'ipo',
  'pool',
] as const;
type Key = (typeof KEYS)[number];

/** Numbers stand on the right, names on the left. */
const TEXTS: ReadonlySet<Key> = new Set<Key>(['order', 'director', 'trains', 'tokens']);

interface Row {
  readonly company: CompanyView;
  readonly place: number;
  readonly revenue: number | null;
}

function valueOf(by: Key): (row: Row) => SortValue {
  switch (by) {
    case 'order':
      return ({ place }) => place;
    case 'director':
      return ({ company }) => company.director;
    case 'treasury':
      return ({ company }) => company.cash;
    case 'trains':
      return ({ company }) => company.trains.length;
    case 'tokens':
      return ({ company }) => company.tokens.left.length;
    case 'revenue':
      return ({ revenue }) => revenue;
    default:
      return ({ company }) => company[by];
  }
}

function Trains({ company }: { company: CompanyView }): JSX.Element {
  const { words } = useTable().session;
  const { trains, trainLimit } = company;
  return (
    <>
      {trains.map(({ id, name, leased }) => (
        <span key={id} class={data.train} data-leased={leased || undefined}>
          {name}
        </span>
      ))}
      {trainLimit > 0 && (
        <small class={css.limit}>
          {words.t('page.room.of', {
            number: trains.filter(({ leased }) => !leased).length,
            limit: trainLimit,
          })}
        </small>
      )}
    </>
  );
}

/** Where its tokens are, and what the next ones cost. */
function Tokens({ company }: { company: CompanyView }): JSX.Element {
  const { words } = useTable().session;
  const { placed, left } = company.tokens;
  const where = words.list(placed.map((hex) => words.place(hex)));
  return (
    <>
      {left.length > 0 ? left.map((cost) => words.money(cost)).join(' ') : '–'}
      {placed.length > 0 && (
        <small class={css.placed} title={where}>
          {words.t('page.tokens-placed', { number: placed.length })}
        </small>
      )}
    </>
  );
}

function CompanyRow({ row }: { row: Row }): JSX.Element {
  const { words, title } = useTable().session;
  const view = useRailView();
  const { company, revenue } = row;
  const { id, name, director, status, flags, privates, toFloat } = company;
  const money = (amount: number | null): string => (amount === null ? '–' : words.money(amount));
  const percent = (value: number): string => (value > 0 ? words.percent(value) : '–');
  const notes = [
    words.status(status),
    ...(status === 'started' && toFloat > 0 ? [words.t('page.to-float', { percent: toFloat })] : []),
    ...flags.map((flag) => words.flag(flag)),
    ...privates.map((one) => words.private(one, view)),
  ];
  return (
    <tr data-acting={view.operator === id || undefined} data-quiet={status === 'closed' || undefined}>
      <th scope="row">
        <span class={css.name}>
          <CompanyChip id={id} look={title.drawing.look} size={27} label={id} />
          <span>
            {id}
            <small>{name}</small>
          </span>
        </span>
      </th>
      <td class={data.text}>{director === null ? '–' : words.name(director)}</td>
      <td class={data.number}>
        <b>{money(company.price)}</b>
      </td>
      <td class={data.number}>{money(company.par)}</td>
      <td class={data.number}>{status === 'unstarted' ? '–' : words.money(company.cash)}</td>
      <td class={data.text}>
        <Trains company={company} />
      </td>
      <td class={data.few}>
        <Tokens company={company} />
      </td>
      {view.companies.some(({ loans }) => loans !== null) && (
        <td class={data.number}>{company.loans === null ? '–' : words.number(company.loans)}</td>
      )}
      <td class={data.number}>{money(revenue)}</td>
      <td class={data.number}>{percent(company.ipo)}</td>
      <td class={data.number}>{percent(company.pool)}</td>
      <td class={data.wrap}>{notes.join(' · ')}</td>
    </tr>
  );
}

/** Everything that has been told up to a position, as far as it is at hand. */
function* eventsUpTo(session: MatchSession, at: number): Generator<Event> {
  for (let step = 1; step <= at; step++) yield* session.eventsAt(step) ?? [];
}

function CompaniesCard(): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const view = useRailView();
  const { at } = session.shown.value;
  const [sort, setSort] = useState<Sort<Key>>({ by: 'order', direction: 'ascending' });
  const isWhole = session.isWhole.value;
  const revenues = useMemo(() => lastRevenues(eventsUpTo(session, at)), [session, at, isWhole]);
  const hasLoans = view.companies.some(({ loans }) => loans !== null);
  const rows = companiesInOrder(view).map((company, place): Row => ({
    company,
    place,
    revenue: company.revenue ?? revenues.get(company.id) ?? null,
  }));
  return (
    <section class={table.card}>
      <div class={table.cardHead}>
        <h2>
          {words.t('page.view.companies')} <small>{words.t('page.companies-help')}</small>
        </h2>
      </div>
      <div class={data.scroll}>
        <table class={data.table}>
          <thead>
            <tr>
              {KEYS.filter((key) => key !== 'loans' || hasLoans).map((key) => (
                <SortHead
                  key={key}
                  by={key}
                  sort={sort}
                  onSort={setSort}
                  first={key === 'order' || key === 'director' ? 'ascending' : 'descending'}
                  class={TEXTS.has(key) ? data.text : data.number}
                >
                  {words.t(key === 'order' ? 'page.company' : `page.row.${key}`)}
                </SortHead>
              ))}
              <th scope="col" class={data.text}>
                {words.t('page.row.status')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted(rows, valueOf(sort.by), sort.direction).map((row) => (
              <CompanyRow key={row.company.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/* ---- private companies ---- */

function PrivateRow({ private: one }: { private: PrivateView }): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const { id, name, owner, price, income, closed, flags, rules } = one;
  const party = (): string => {
    if (typeof owner === 'number') return words.name(owner);
    if (owner === null) return '–';
    return owner === 'bank' ? words.t('party.bank') : owner;
  };
  const about = words.privateAbout(id);
  const state = [
    ...(closed ? [words.t('page.private.closed')] : []),
    ...flags.map((flag) => words.flag(flag)),
  ];
  return (
    <tr data-quiet={closed || undefined}>
      <th scope="row">
        <span class={css.name}>
          <span>
            {id}
            <small>{name}</small>
          </span>
        </span>
      </th>
      <td class={data.text}>{party()}</td>
      <td class={data.number}>{words.money(price)}</td>
      <td class={data.number}>{words.money(income)}</td>
      <td class={data.wrap}>
        {about} {state.length > 0 && <b>{words.list(state)}</b>}{' '}
        {rules.map((rule) => (
          <RuleTag key={rule} rule={rule} rules={title.game.rules} />
        ))}
      </td>
    </tr>
  );
}

function PrivatesCard(): JSX.Element | null {
  const { words } = useTable().session;
  const { privates } = useRailView();
  if (privates.length === 0) return null;
  return (
    <section class={table.card}>
      <div class={table.cardHead}>
        <h2>{words.t('page.privates')}</h2>
      </div>
      <div class={data.scroll}>
        <table class={data.table}>
          <thead>
            <tr>
              <th scope="col">{words.t('page.row.private')}</th>
              <th scope="col" class={data.text}>
                {words.t('page.row.owner')}
              </th>
              <th scope="col" class={data.number}>
                {words.t('page.row.price')}
              </th>
              <th scope="col" class={data.number}>
                {words.t('page.row.income')}
              </th>
              <th scope="col" class={data.text}>
                {words.t('page.row.about')}
              </th>
            </tr>
          </thead>
          <tbody>
            {privates.map((one) => (
              <PrivateRow key={one.id} private={one} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Every company, private and train with what can be known about it. */
export function RailCompanies(): JSX.Element {
  return (
    <div class={table.cards}>
      <CompaniesCard />
      <PrivatesCard />
      <TrainsCard />
    </div>
  );
}
