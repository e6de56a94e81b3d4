import type { JSX } from 'preact';
import type { CompanyView, TrainView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import { useMarks } from '../../family/marks.tsx';
import css from '../../family/strip.module.css';
import { abbr, ABBRS_STOP } from '../../parts/abbr.ts';
import { useOverflow } from '../../parts/overflow.ts';
import { useScrolledTo } from '../../parts/scroll-to.ts';
import { Staggered } from '../../parts/staggered.tsx';
import { useRailTable, useRailView } from '../rail-table.ts';
import { Trouble } from './trouble.tsx';

function OperatorCard({ company, acting }: { company: CompanyView; acting: boolean }): JSX.Element {
  const { words, title } = useRailTable().session;
  const mark = useMarks();
  const of = `companies/${company.id}`;
  const entry = useScrolledTo<HTMLLIElement>(acting);
  return (
    <li
      ref={entry}
      class={css.operator}
      data-acting={acting || undefined}
      data-company={company.id}
      {...ABBRS_STOP}
    >
      <CompanyChip id={company.id} look={title.drawing.look} size={27} label={company.id} />
      <div>
        <b>{mark(`${of}/price`, company.price === null ? '–' : words.money(company.price))}</b>{' '}
        {mark(
          `${of}/trains`,
          company.trains.map((train) => (
            <span
              key={train.id}
              class={css.train}
              {...abbr('train', train.name)}
              data-leased={train.leased || undefined}
            >
              {train.name}
            </span>
          )),
        )}
        <small>
          {mark(`${of}/cash`, words.money(company.cash))}
          {company.loans !== null && company.loans > 0 && (
            <>
              {' · '}
              <abbr {...abbr('loans', company.id)}>{words.t('page.loans', { number: company.loans })}</abbr>
            </>
          )}{' '}
          <Trouble company={company} />
        </small>
      </div>
    </li>
  );
}

function Train({ train }: { train: TrainView }): JSX.Element {
  const { words } = useRailTable().session;
  return (
    <li class={css.trainType} data-status={train.status} {...(train.status !== 'gone' && ABBRS_STOP)}>
      {train.status === 'gone' ? (
        <>
          <s {...abbr('train', train.name)}>{train.name}</s> {words.t('page.train.out')}
        </>
      ) : (
        <>
          {train.sides.map((side) => (
            <span key={side.name} {...abbr('train', side.name)}>
              <b>{side.name}</b> {words.money(side.price)}{' '}
            </span>
          ))}
          {train.left !== null && (
            <small {...abbr('trains-left', train.name)}>×{words.number(train.left)}</small>
          )}
        </>
      )}
      {train.inPool > 0 && <small> {words.t('page.train.pool', { number: train.inPool })}</small>}
    </li>
  );
}

/** Who operates when, and which trains are for sale. */
export function RailStrip(): JSX.Element {
  const { words } = useRailTable().session;
  const view = useRailView();
  const operators = useOverflow();
  const trains = useOverflow();
  const companies = view.order.flatMap((id) => view.companies.find((company) => company.id === id) ?? []);
  return (
    <section class={css.strip} aria-label={words.t('page.strip')}>
      <h2>
        {words.t('page.strip')} <span>· {words.t('page.strip-help')}</span>
      </h2>
      {/* The board comes first. */}
      <Staggered atOnce={0}>
        <>
          <ol {...operators} class={css.operators} aria-label={words.t('page.strip')}>
            {companies.map((company) => (
              <OperatorCard key={company.id} company={company} acting={company.id === view.operator} />
            ))}
            {companies.length === 0 && <li class={css.nobody}>{words.t('page.strip-none')}</li>}
          </ol>
          <ol {...trains} class={css.trainTypes} aria-label={words.t('page.trains', { phase: view.phase })}>
            <li>{words.t('page.trains', { phase: view.phase })}</li>
            {view.trains.map((train) => (
              <Train key={train.name} train={train} />
            ))}
          </ol>
        </>
      </Staggered>
    </section>
  );
}
