import type { ComponentChildren, JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import cards from '../family/cards.module.css';
import { ColumnTable, type TableColumn } from '../family/column-table.tsx';
import { useMarks } from '../family/marks.tsx';
import { isLow, isPhone } from '../parts/narrow.ts';
import { RuleTag } from '../parts/rule.tsx';
import { type Change, type CompanyChange, companyChanges, playerChanges } from './changes.ts';
import css from './companies.module.css';
import { useExpressTable, useExpressView } from './express-table.ts';
import { conditionValue, stepsAway } from './facts.ts';
import { Changed, ChangeBar, Pips } from './figures.tsx';
import { IncomeTrack } from './income-track.tsx';
import { usePreview } from './preview.ts';
import { type CompanyShown, type ExpressView, nextDividends, type PlayerShown } from './view.ts';

/** A number with its bar, where there is room for one. */
function WithBar({
  children,
  ...bar
}: {
  children: ComponentChildren;
  change: Change;
  most: number;
}): JSX.Element {
  return (
    <span class={css.withBar}>
      {children} <ChangeBar {...bar} />
    </span>
  );
}

interface CompanyLine {
  readonly company: CompanyShown;
  /** Null while it is not open. */
  readonly change: CompanyChange | null;
}

/** The view's field behind a column, where that has another name. */
const VIEW_NAMES: Readonly<Record<string, string>> = {
  pays: 'dividend',
  next: 'minimum',
  engines: 'charter',
  links: 'hexes',
  chicago: 'inChicago',
};

function useCompanyColumns(richest: number): TableColumn<CompanyLine>[] {
  const { words, title } = useExpressTable().session;
  const mark = useMarks();
  const quiet = <span class={css.quiet}>–</span>;
  const column = (
    id: string,
    width: number,
    rank: number,
    head: string,
    tell: (company: CompanyShown, change: CompanyChange) => ComponentChildren,
  ): TableColumn<CompanyLine> => ({
    id,
    width,
    rank,
    head,
    look: 'text',
    cell: ({ company, change }) =>
      change ? mark(`companies/${company.id}/${VIEW_NAMES[id] ?? id}`, tell(company, change)) : quiet,
  });
  return [
    {
      id: 'company',
      width: 4.75,
      wide: 12,
      rank: 0,
      head: words.t('page.express.company'),
      cell: ({ company: { id, name, open } }) => (
        <span class={css.company}>
          <CompanyChip id={id} look={title.drawing.look} faded={!open} />
          <span>
            <b class={css.full}>{name}</b>
            <b class={css.short}>{id}</b>
          </span>
        </span>
      ),
    },
    {
      ...column('treasury', 5, 1, words.t('page.row.treasury'), () => null),
      wide: 10,
      cell: ({ company, change }) =>
        change ? (
          <WithBar change={change.treasury} most={richest}>
            {mark(`companies/${company.id}/treasury`, <Changed change={change.treasury} />)}
          </WithBar>
        ) : (
          <span class={css.quiet}>
            <span class={css.full}>{words.t('page.express.opens-later')}</span>
            <span class={css.short}>–</span>
          </span>
        ),
    },
    column('income', 5, 2, words.t('page.row.income'), (_, { income }) => <Changed change={income} />),
    column('sold', 6, 5, words.t('page.shares-sold'), ({ sold, shares }) => (
      <>
        <Pips filled={sold} all={shares} label={words.t('page.express.shares-of', { sold, all: shares })} />{' '}
        {words.t('page.of', { some: words.number(sold), all: words.number(shares) })}
      </>
    )),
    column('pays', 4.5, 3, words.t('page.express.share-pays'), (_, { share }) => <Changed change={share} />),
    column('next', 5, 4, words.t('page.express.next-share'), ({ minimum }) =>
      minimum === null ? (
        <span class={css.quiet}>{words.t('page.express.sold-out')}</span>
      ) : (
        words.t('page.express.from', { price: minimum })
      ),
    ),
    {
      ...column('engines', 4.5, 6, words.t('page.row.engines'), ({ locomotives }, { engines }) => (
        <WithBar change={engines} most={locomotives}>
          <Changed change={engines} as="number" />
        </WithBar>
      )),
      wide: 9,
    },
    column('links', 4.5, 7, words.t('page.express.links'), ({ hexes }) => words.number(hexes.length)),
    column('chicago', 4.5, 8, words.t('page.express.chicago'), ({ inChicago }) =>
      inChicago ? words.t('value.true') : quiet,
    ),
  ];
}

/** Everything about the companies in one table, with what a chosen action would change. */
function CompanyTable({ view }: { view: ExpressView }): JSX.Element {
  const { words } = useExpressTable().session;
  const preview = usePreview();
  const changes = companyChanges(view, preview?.view ?? view);
  const richest = Math.max(1, ...changes.map(({ treasury }) => Math.max(treasury.from, treasury.to)));
  return (
    <section class={cards.card}>
      <h2>{words.t('page.view.companies')}</h2>
      <ColumnTable
        label={words.t('page.view.companies')}
        columns={useCompanyColumns(richest)}
        rows={view.companies.map((company) => ({
          company,
          change: changes.find(({ id }) => id === company.id) ?? null,
        }))}
        keyOf={({ company }) => company.id}
        isExplained
        about={({ company: { name, open } }) =>
          open ? name : `${name} · ${words.t('page.express.opens-later')}`
        }
        marks={({ company: { id, open } }) => ({
          'data-closed': !open || undefined,
          'data-company': id,
        })}
      />
    </section>
  );
}

function useDividendColumns(view: ExpressView): TableColumn<PlayerShown>[] {
  const { words, title } = useExpressTable().session;
  const mark = useMarks();
  const preview = usePreview();
  const companies = view.companies.filter(({ open }) => open);
  const changes = playerChanges(view, preview?.view ?? view);
  const most = Math.max(1, ...changes.map(({ dividend }) => Math.max(dividend.from, dividend.to)));
  const changeOf = ({ seat, cash }: PlayerShown): { readonly dividend: Change; readonly cash: Change } =>
    changes.find((one) => one.seat === seat) ?? {
      dividend: { from: 0, to: 0 },
      cash: { from: cash, to: cash },
    };
  return [
    {
      id: 'player',
      width: 5,
      rank: 0,
      head: words.t('page.player'),
      cell: ({ seat }) => words.name(seat),
    },
    ...companies.map(({ id, dividend }): TableColumn<PlayerShown> => ({
      id,
      width: 3.75,
      // All of them, or none.
      rank: 2,
      head: (
        <span class={css.pays}>
          <CompanyChip id={id} look={title.drawing.look} label={id} />
          <small>{words.money(dividend)}</small>
        </span>
      ),
      cell: ({ seat, shares, dividends }) =>
        shares[id] === undefined ? (
          <span class={css.quiet}>·</span>
        ) : (
          <>
            <small class={css.times}>{words.number(shares[id])} ×</small>{' '}
            <b>{mark(`players/${seat}/dividends/${id}`, words.money(dividends[id] ?? 0))}</b>
          </>
        ),
    })),
    {
      id: 'altogether',
      width: 5,
      wide: 10,
      rank: 0,
      look: 'text',
      head: words.t('page.express.altogether'),
      cell: (player) => (
        <WithBar change={changeOf(player).dividend} most={most}>
          {mark(`players/${player.seat}/dividend`, <Changed change={changeOf(player).dividend} as="gain" />)}
        </WithBar>
      ),
    },
    {
      id: 'cash',
      width: 5,
      rank: 1,
      look: 'text',
      head: words.t('page.cash'),
      cell: (player) => mark(`players/${player.seat}/cash`, <Changed change={changeOf(player).cash} />),
    },
  ];
}

/** What everybody gets at the next dividends, by company. */
function DividendTable({ view }: { view: ExpressView }): JSX.Element {
  const { words, rules } = useExpressTable().session;
  return (
    <section class={cards.card}>
      <h2>
        {words.t(nextDividends(view))} <small>{words.t('page.express.dividends-help')}</small>{' '}
        <RuleTag rule="CE-11.1" rules={rules} />
      </h2>
      <ColumnTable
        label={words.t(nextDividends(view))}
        columns={useDividendColumns(view)}
        rows={view.players}
        keyOf={({ seat }) => seat}
      />
    </section>
  );
}

/** How near every end of the game is. One of them is enough, at the next dividends. */
function EndConditions({ view }: { view: ExpressView }): JSX.Element {
  const { words, rules } = useExpressTable().session;
  return (
    <section class={cards.card}>
      <h2>
        {words.t('page.express.ends')} <small>{words.t('page.express.ends-help')}</small>{' '}
        <RuleTag rule="CE-12.1" rules={rules} />
      </h2>
      <ul class={css.ends}>
        {view.endConditions.map((condition) => (
          <li
            key={condition.reason}
            data-holds={condition.holds || undefined}
            data-near={stepsAway(condition) <= 1 || undefined}
          >
            <span>{words.t(`condition.${condition.reason}`)}</span>
            <b>{conditionValue(words, condition)}</b>
            <small>
              {condition.holds
                ? words.t('page.express.end-holds')
                : words.t('page.express.end-away', { number: stepsAway(condition) })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The industrial table: where each marker stands. */
function Industries({ view }: { view: ExpressView }): JSX.Element {
  const { words, title } = useExpressTable().session;
  const preview = usePreview();
  return (
    <section class={cards.card}>
      <h2>{words.t('page.express.industries')}</h2>
      <ul class={css.industries}>
        {view.industries.map(({ id, hex, values, value }) => {
          const then = preview?.view.industries.find((industry) => industry.id === id)?.value;
          const there = view.board.find((one) => one.id === hex)?.companies ?? [];
          return (
            <li key={id}>
              <span>
                <b>{words.t(`industry.${id}`)}</b> <small>{hex}</small>
              </span>
              <ol aria-label={words.t('page.express.worth-now', { amount: value })}>
                {values.map((step) => (
                  <li
                    key={step}
                    aria-current={step === value || undefined}
                    data-reached={(step === then && then !== value) || undefined}
                  >
                    {step}
                  </li>
                ))}
              </ol>
              <span>
                {there.map((company) => (
                  <CompanyChip
                    key={company}
                    id={company}
                    look={title.drawing.look}
                    size={19}
                    label={company}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function ExpressCompanies(): JSX.Element {
  const view = useExpressView();
  return (
    <div class={cards.cards}>
      {/* On a phone, and wherever there is little height, there is no strip below the board. */}
      {(isPhone.value || isLow.value) && (
        <div class={css.track}>
          <IncomeTrack />
        </div>
      )}
      <CompanyTable view={view} />
      <DividendTable view={view} />
      <div class={css.pair}>
        <EndConditions view={view} />
        <Industries view={view} />
      </div>
    </div>
  );
}
