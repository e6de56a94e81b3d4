import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import { useMarks } from '../history/marks.tsx';
import { RuleTag } from '../parts/rule.tsx';
import tableCss from '../table/table.module.css';
import { useTable } from '../table/state.ts';
import css from './companies.module.css';
import { conditionValue, stepsAway } from './facts.ts';
import { Changed, ChangeBar, Pips } from './figures.tsx';
import { companyChanges, playerChanges, usePreview } from './preview.ts';
import { type ExpressView, useExpressView } from './view.ts';

/** Everything about the companies in one table, with what a chosen action would change. */
function CompanyTable({ view }: { view: ExpressView }): JSX.Element {
  const { words, title } = useTable().session;
  const preview = usePreview();
  const mark = useMarks();
  const changes = companyChanges(view, preview?.view ?? view);
  const richest = Math.max(1, ...changes.map(({ treasury }) => Math.max(treasury.from, treasury.to)));
  return (
    <section class={tableCss.card}>
      <h2>{words.t('page.view.companies')}</h2>
      <div class={tableCss.scroll}>
        <table class={css.companies}>
          <thead>
            <tr>
              <th scope="col">{words.t('page.express.company')}</th>
              <th scope="col" colSpan={2}>
                {words.t('page.row.treasury')}
              </th>
              <th scope="col">{words.t('page.row.income')}</th>
              <th scope="col">{words.t('page.shares-sold')}</th>
              <th scope="col">{words.t('page.express.share-pays')}</th>
              <th scope="col">{words.t('page.express.next-share')}</th>
              <th scope="col" colSpan={2}>
                {words.t('page.row.engines')}
              </th>
              <th scope="col">{words.t('page.express.links')}</th>
              <th scope="col">{words.t('page.express.chicago')}</th>
            </tr>
          </thead>
          <tbody>
            {view.companies.map((company) => {
              const { id, open, sold, shares, minimum, locomotives } = company;
              const change = changes.find((one) => one.id === id);
              const of = `companies/${id}`;
              return (
                <tr key={id} data-closed={!open || undefined} data-company={id}>
                  <th scope="row">
                    <CompanyChip id={id} look={title.drawing.look} faded={!open} />
                    <b>{company.name}</b>
                  </th>
                  {change ? (
                    <>
                      <td>{mark(`${of}/treasury`, <Changed change={change.treasury} />)}</td>
                      <td class={css.barCell}>
                        <ChangeBar change={change.treasury} most={richest} />
                      </td>
                      <td>{mark(`${of}/income`, <Changed change={change.income} />)}</td>
                      <td>
                        <Pips
                          filled={sold}
                          all={shares}
                          label={words.t('page.express.shares-of', { sold, all: shares })}
                        />{' '}
                        {mark(
                          `${of}/sold`,
                          words.t('page.of', { some: words.number(sold), all: words.number(shares) }),
                        )}
                      </td>
                      <td>{mark(`${of}/dividend`, <Changed change={change.share} />)}</td>
                      <td>
                        {minimum === null ? (
                          <span class={css.quiet}>{words.t('page.express.sold-out')}</span>
                        ) : (
                          words.t('page.express.from', { price: minimum })
                        )}
                      </td>
                      <td>{mark(`${of}/charter`, <Changed change={change.engines} as="number" />)}</td>
                      <td class={css.barCell}>
                        <ChangeBar change={change.engines} most={locomotives} />
                      </td>
                      <td>{mark(`${of}/hexes`, words.number(company.hexes.length))}</td>
                      <td>{company.inChicago ? words.t('value.true') : <span class={css.quiet}>–</span>}</td>
                    </>
                  ) : (
                    <td colSpan={10} class={css.quiet}>
                      {words.t('page.express.opens-later')}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What everybody gets at the next dividends, by company. */
function DividendTable({ view }: { view: ExpressView }): JSX.Element {
  const { words, title } = useTable().session;
  const preview = usePreview();
  const companies = view.companies.filter(({ open }) => open);
  const mark = useMarks();
  const changes = playerChanges(view, preview?.view ?? view);
  const most = Math.max(1, ...changes.map(({ dividend }) => Math.max(dividend.from, dividend.to)));
  return (
    <section class={tableCss.card}>
      <h2>
        {words.t('page.express.next-dividends')} <small>{words.t('page.express.dividends-help')}</small>{' '}
        <RuleTag rule="CE-11.1" rules={title.game.rules} />
      </h2>
      <div class={tableCss.scroll}>
        <table class={css.dividends}>
          <thead>
            <tr>
              <th scope="col">{words.t('page.player')}</th>
              {companies.map(({ id, dividend }) => (
                <th key={id} scope="col">
                  <CompanyChip id={id} look={title.drawing.look} label={id} />
                  <small>{words.money(dividend)}</small>
                </th>
              ))}
              <th scope="col" colSpan={2}>
                {words.t('page.express.altogether')}
              </th>
              <th scope="col">{words.t('page.cash')}</th>
            </tr>
          </thead>
          <tbody>
            {view.players.map(({ seat, cash, shares, dividends }) => {
              const change = changes.find((one) => one.seat === seat);
              const dividend = change?.dividend ?? { from: 0, to: 0 };
              return (
                <tr key={seat}>
                  <th scope="row">{words.name(seat)}</th>
                  {companies.map(({ id }) => (
                    <td key={id}>
                      {shares[id] === undefined ? (
                        <span class={css.quiet}>·</span>
                      ) : (
                        <>
                          <small>{words.number(shares[id])} ×</small>{' '}
                          <b>{mark(`players/${seat}/dividends/${id}`, words.money(dividends[id] ?? 0))}</b>
                        </>
                      )}
                    </td>
                  ))}
                  <td>{mark(`players/${seat}/dividend`, <Changed change={dividend} as="gain" />)}</td>
                  <td class={css.barCell}>
                    <ChangeBar change={dividend} most={most} />
                  </td>
                  <td>
                    {mark(
                      `players/${seat}/cash`,
                      <Changed change={change?.cash ?? { from: cash, to: cash }} />,
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** How near every end of the game is. One of them is enough, at the next dividends. */
function EndConditions({ view }: { view: ExpressView }): JSX.Element {
  const { words, title } = useTable().session;
  return (
    <section class={tableCss.card}>
      <h2>
        {words.t('page.express.ends')} <small>{words.t('page.express.ends-help')}</small>{' '}
        <RuleTag rule="CE-12.1" rules={title.game.rules} />
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
  const { words, title } = useTable().session;
  const preview = usePreview();
  return (
    <section class={tableCss.card}>
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
    <div class={tableCss.cards}>
      <CompanyTable view={view} />
      <DividendTable view={view} />
      <div class={css.pair}>
        <EndConditions view={view} />
        <Industries view={view} />
      </div>
    </div>
  );
}
