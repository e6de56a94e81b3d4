import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { CompanyView, PrivateView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import cards from '../../family/cards.module.css';
import { ColumnTable, type TableColumn } from '../../family/column-table.tsx';
import data from '../../family/data-table.module.css';
import { useMarks } from '../../family/marks.tsx';
import { type Sort, sorted, type SortValue } from '../../family/sorting.ts';
import { abbr } from '../../parts/abbr.ts';
import { RuleTag } from '../../parts/rule.tsx';
import { Staggered } from '../../parts/staggered.tsx';
import { useRailTable, useRailView } from '../rail-table.ts';
import css from './companies.module.css';
import { companiesInOrder } from './in-order.ts';
import { lastRevenues } from './train-facts.ts';
import { TrainsCard } from './trains.tsx';
import { Trouble, troublesOf } from './trouble.tsx';

/* ---- companies ---- */

const KEYS = [
  'order',
  'price',
  'treasury',
  'trains',
  'revenue',
  'director',
  'ipo',
  'pool',
  'loans',
  'tokens',
  'par',
] as const;
type Key = (typeof KEYS)[number];

/** The columns that matter first: shares in a stock round, what a company can do in an operating round. */
const FIRST: Readonly<Record<'stock' | 'operating', readonly Key[]>> = {
  stock: ['price', 'ipo', 'pool', 'director', 'revenue', 'treasury', 'trains'],
  operating: ['price', 'treasury', 'trains', 'revenue', 'director', 'loans', 'tokens'],
};

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
  const { words } = useRailTable().session;
  const { trains, trainLimit } = company;
  return (
    <>
      {trains.map(({ id, name, leased }) => (
        <span key={id} class={data.train} {...abbr('train', name)} data-leased={leased || undefined}>
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
  const { words } = useRailTable().session;
  const { placed, left } = company.tokens;
  const where = words.list(placed.map((hex) => words.place(hex)));
  return (
    <>
      {left.length > 0 ? left.map((cost) => words.money(cost)).join(' ') : '–'}
      {placed.length > 0 && (
        <small class={css.placed} {...abbr('text', where)}>
          {words.t('page.tokens-placed', { number: placed.length })}
        </small>
      )}
    </>
  );
}

/** What a company is and has besides its numbers. */
function Notes({ company }: { company: CompanyView }): JSX.Element {
  const { words } = useRailTable().session;
  const view = useRailView();
  const { status, flags, privates, toFloat } = company;
  const notes = [
    words.status(status),
    ...(status === 'started' && toFloat > 0 ? [words.t('page.to-float', { percent: toFloat })] : []),
    ...flags.map((flag) => words.flag(flag)),
    ...privates.map((one) => words.private(one, view)),
  ];
  return <>{notes.join(' · ')}</>;
}

/** The names of the view's fields behind a column. */
const VIEW_NAMES: Readonly<Partial<Record<Key, string>>> = { treasury: 'cash' };

/** What the longest word of a trouble needs beside the id of a company, in rem. */
const TROUBLE = 4;

function useCompanyColumns(): TableColumn<Row, Key>[] {
  const mark = useMarks();
  const { words, title } = useRailTable().session;
  const { companies, round } = useRailView();
  const isTroubled = companies.some((company) => troublesOf(company).length > 0);
  const money = (amount: number | null): string => (amount === null ? '–' : words.money(amount));
  const percent = (value: number): string => (value > 0 ? words.percent(value) : '–');
  const first = FIRST[round.kind === 'operating' ? 'operating' : 'stock'];
  const ranked = [...new Set([...first, ...KEYS])];
  const column = (
    by: Key,
    width: number,
    look: TableColumn<Row>['look'],
    cell: TableColumn<Row>['cell'],
  ): TableColumn<Row, Key> => ({
    id: by,
    width,
    look,
    cell: (row) => mark(`companies/${row.company.id}/${VIEW_NAMES[by] ?? by}`, cell(row)),
    rank: ranked.indexOf(by),
    head: words.t(by === 'order' ? 'page.company' : `page.row.${by}`),
    sort: { by, first: by === 'order' || by === 'director' ? 'ascending' : 'descending' },
  });
  return [
    {
      ...column('order', isTroubled ? 4.75 + TROUBLE : 4.75, 'text', ({ company }) => (
        <span class={css.name}>
          <CompanyChip id={company.id} look={title.drawing.look} size={27} label={company.id} />
          <span>
            {company.id}
            <small>{company.name}</small> <Trouble company={company} />
          </span>
        </span>
      )),
      wide: 10,
    },
    column('director', 5, 'text', ({ company: { director } }) =>
      director === null ? '–' : words.name(director),
    ),
    column('price', 3.75, 'number', ({ company: { price } }) => <b>{money(price)}</b>),
    column('par', 3.5, 'number', ({ company: { par } }) => money(par)),
    column('treasury', 4.75, 'number', ({ company: { status, cash } }) =>
      status === 'unstarted' ? '–' : words.money(cash),
    ),
    column('trains', 6, 'text', ({ company }) => <Trains company={company} />),
    column('tokens', 6.5, 'few', ({ company }) => <Tokens company={company} />),
    ...(companies.some(({ loans }) => loans !== null)
      ? [
          column('loans', 3.25, 'number', ({ company: { loans } }) =>
            loans === null ? '–' : words.number(loans),
          ),
        ]
      : []),
    column('revenue', 4.75, 'number', ({ revenue }) => money(revenue)),
    column('ipo', 3.5, 'number', ({ company: { ipo } }) => percent(ipo)),
    column('pool', 3.25, 'number', ({ company: { pool } }) => percent(pool)),
    {
      id: 'status',
      width: 9.5,
      rank: ranked.length,
      look: 'wrap',
      head: words.t('page.row.status'),
      cell: ({ company }) => <Notes company={company} />,
    },
  ];
}

function CompaniesCard(): JSX.Element {
  const { session } = useRailTable();
  const { words } = session;
  const view = useRailView();
  const { at } = session.shown.value;
  const [sort, setSort] = useState<Sort<Key>>({ by: 'order', direction: 'ascending' });
  const isWhole = session.isWhole.value;
  const revenues = useMemo(() => lastRevenues(session.told(0, at)), [session, at, isWhole]);
  const columns = useCompanyColumns();
  const rows = companiesInOrder(view).map((company, place): Row => ({
    company,
    place,
    revenue: company.revenue ?? revenues.get(company.id) ?? null,
  }));
  return (
    <section class={cards.card}>
      <div class={cards.cardHead}>
        <h2>
          {words.t('page.view.companies')} <small>{words.t('page.companies-help')}</small>
        </h2>
      </div>
      <ColumnTable
        label={words.t('page.view.companies')}
        columns={columns}
        rows={sorted(rows, valueOf(sort.by), sort.direction, words.locale)}
        keyOf={({ company }) => company.id}
        isExplained
        marks={({ company: { id, status } }) => ({
          'data-acting': view.operator === id || undefined,
          'data-quiet': status === 'closed' || undefined,
        })}
        about={({ company }) => company.name}
        sort={sort}
        onSort={setSort}
      />
    </section>
  );
}

/* ---- private companies ---- */

/** What a private does, its status, and its rules. */
function AboutPrivate({ private: one }: { private: PrivateView }): JSX.Element {
  const { session } = useRailTable();
  const { words } = session;
  const { id, closed, flags, rules } = one;
  const state = [
    ...(closed ? [words.t('page.private.closed')] : []),
    ...flags.map((flag) => words.flag(flag)),
  ];
  return (
    <>
      {words.privateAbout(id)} {state.length > 0 && <b>{words.list(state)}</b>}{' '}
      {rules.map((rule) => (
        <RuleTag key={rule} rule={rule} rules={session.rules} />
      ))}
    </>
  );
}

function usePrivateColumns(): TableColumn<PrivateView>[] {
  const { words } = useRailTable().session;
  const party = (owner: PrivateView['owner']): string => {
    if (typeof owner === 'number') return words.name(owner);
    if (owner === null) return '–';
    return owner === 'bank' ? words.t('party.bank') : owner;
  };
  return [
    {
      id: 'private',
      width: 9,
      rank: 0,
      head: words.t('page.row.private'),
      cell: ({ id, name }) => (
        <span class={css.name} data-long>
          <span>
            {id}
            <small>{name}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'owner',
      width: 4.5,
      rank: 1,
      look: 'text',
      head: words.t('page.row.owner'),
      cell: ({ owner }) => party(owner),
    },
    {
      id: 'price',
      width: 3.75,
      rank: 3,
      look: 'number',
      head: words.t('page.row.cost'),
      cell: ({ price }) => words.money(price),
    },
    {
      id: 'income',
      width: 3.75,
      rank: 2,
      look: 'number',
      head: words.t('page.row.private-income'),
      cell: ({ income }) => words.money(income),
    },
    {
      id: 'about',
      width: 16,
      rank: 4,
      look: 'wrap',
      head: words.t('page.row.about'),
      cell: (one) => <AboutPrivate private={one} />,
    },
  ];
}

function PrivatesCard(): JSX.Element | null {
  const { words } = useRailTable().session;
  const { privates } = useRailView();
  const columns = usePrivateColumns();
  if (privates.length === 0) return null;
  return (
    <section class={cards.card}>
      <div class={cards.cardHead}>
        <h2>{words.t('page.privates')}</h2>
      </div>
      <ColumnTable
        label={words.t('page.privates')}
        columns={columns}
        rows={privates}
        keyOf={({ id }) => id}
        marks={({ closed }) => ({ 'data-quiet': closed || undefined })}
        about={({ name }) => name}
      />
    </section>
  );
}

/** Every company, private and train with what can be known about it. */
export function RailCompanies(): JSX.Element {
  return (
    <div class={cards.cards}>
      <Staggered>
        <CompaniesCard />
        <PrivatesCard />
        <TrainsCard />
      </Staggered>
    </div>
  );
}
