import type { JSX } from 'preact';
import type { CompanyView } from '../../rail/view.ts';
import { CompanyChip } from '../board/chip.tsx';
import parts from '../parts/parts.module.css';
import { useRailView } from './players.tsx';
import { useTable } from './state.ts';
import css from './table.module.css';

function CompanyCard({ company }: { company: CompanyView }): JSX.Element {
  const { words, title } = useTable().session;
  const facts: [string, string][] = [
    ['page.row.director', company.director === null ? '–' : words.name(company.director)],
    ['page.row.price', company.price === null ? '–' : words.money(company.price)],
    ['page.row.treasury', words.money(company.cash)],
    ['page.row.trains', company.trains.map(({ name }) => name).join(' ') || '–'],
    ['page.row.tokens', company.tokens.left.map((cost) => words.money(cost)).join(' ') || '–'],
    ['page.row.ipo', words.percent(company.ipo)],
    ['page.row.pool', words.percent(company.pool)],
  ];
  if (company.loans !== null) facts.push(['page.row.loans', words.number(company.loans)]);
  return (
    <li class={css.company}>
      <div class={css.companyHead}>
        <CompanyChip id={company.id} look={title.drawing.look} size={29} label={company.id} />
        <b>{company.name}</b>
        <span class={parts.badge}>{words.status(company.status)}</span>
      </div>
      {company.flags.length > 0 && <p>{company.flags.map((flag) => words.flag(flag)).join(' · ')}</p>}
      <dl class={parts.facts}>
        {facts.map(([key, value]) => [
          <dt key={key}>{words.t(key)}</dt>,
          <dd key={`${key}-value`}>{value}</dd>,
        ])}
      </dl>
    </li>
  );
}

/** Every company and private with what can be known about it. */
export function RailCompanies(): JSX.Element {
  const { words } = useTable().session;
  const view = useRailView();
  return (
    <div class={css.cards}>
      <section class={css.card}>
        <h2>{words.t('page.view.companies')}</h2>
        <ul class={css.companyGrid}>
          {view.companies.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </ul>
      </section>
      <section class={css.card}>
        <h2>{words.t('page.privates')}</h2>
        <div class={css.scroll}>
          <table class={css.privateTable}>
            <thead>
              <tr>
                <th scope="col">{words.t('page.row.private')}</th>
                <th scope="col">{words.t('page.row.owner')}</th>
                <th scope="col">{words.t('page.row.price')}</th>
                <th scope="col">{words.t('page.row.income')}</th>
              </tr>
            </thead>
            <tbody>
              {view.privates.map(({ id, name, owner, price, income, closed }) => (
                <tr key={id} data-closed={closed || undefined}>
                  <th scope="row">
                    {id} {name}
                  </th>
                  <td>{typeof owner === 'number' ? words.name(owner) : (owner ?? '–')}</td>
                  <td>{words.money(price)}</td>
                  <td>{words.money(income)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}
