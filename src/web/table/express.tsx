import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import parts from '../parts/parts.module.css';
import { useTable } from './state.ts';
import css from './table.module.css';

/** The part of Chicago Express's view that players and companies show. */
interface ExpressView {
  readonly players: readonly {
    readonly seat: number;
    readonly cash: number;
    readonly dividend: number;
    readonly shares: Readonly<Record<string, number>>;
  }[];
  readonly companies: readonly {
    readonly id: string;
    readonly name: string;
    readonly open: boolean;
    readonly treasury: number;
    readonly income: number | null;
    readonly shares: number;
    readonly sold: number;
    readonly locomotives: number;
    readonly charter: number;
  }[];
}

function useExpressView(): ExpressView {
  return useTable().session.shown.value.view as unknown as ExpressView;
}

export function ExpressPlayers(): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const { players, companies } = useExpressView();
  const { turn } = session.shown.value;
  return (
    <aside class={css.players} aria-label={words.t('page.players-heading')}>
      <h2>{words.t('page.players-heading')}</h2>
      <ul>
        {players.map(({ seat, cash, dividend, shares }) => (
          <li
            key={seat}
            class={css.player}
            data-acting={(turn.kind === 'decide' && turn.seat === seat) || undefined}
            data-seat={seat}
          >
            <div class={css.playerHead}>
              <b>{words.name(seat)}</b>
            </div>
            <dl>
              <dt>{words.t('page.cash')}</dt>
              <dd>{words.money(cash)}</dd>
              <dt>{words.t('page.dividend-now')}</dt>
              <dd>+{words.money(dividend)}</dd>
            </dl>
            <ul class={css.shares}>
              {Object.entries(shares).map(([company, count]) => (
                <li key={company}>
                  <CompanyChip id={company} look={title.drawing.look} size={17} label={company} /> ×{count}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h2>{words.t('page.view.companies')}</h2>
      <ul>
        {companies
          .filter(({ open }) => open)
          .map(({ id, treasury, charter, sold, shares }) => (
            <li key={id} class={css.player}>
              <div class={css.playerHead}>
                <CompanyChip id={id} look={title.drawing.look} size={19} label={id} />
                <b>{words.money(treasury)}</b>
                <span>{words.t('page.engines', { number: charter })}</span>
              </div>
              <dl>
                <dt>{words.t('page.shares-sold')}</dt>
                <dd>{words.t('page.of', { some: String(sold), all: String(shares) })}</dd>
              </dl>
            </li>
          ))}
      </ul>
    </aside>
  );
}

export function ExpressCompanies(): JSX.Element {
  const { words, title } = useTable().session;
  const { companies } = useExpressView();
  return (
    <div class={css.cards}>
      <section class={css.card}>
        <h2>{words.t('page.view.companies')}</h2>
        <ul class={css.companyGrid}>
          {companies.map(({ id, name, treasury, income, sold, shares, charter }) => (
            <li key={id} class={css.company}>
              <div class={css.companyHead}>
                <CompanyChip id={id} look={title.drawing.look} size={29} label={id} />
                <b>{name}</b>
              </div>
              <dl class={parts.facts}>
                <dt>{words.t('page.row.treasury')}</dt>
                <dd>{words.money(treasury)}</dd>
                <dt>{words.t('page.row.income')}</dt>
                <dd>{income === null ? '–' : words.money(income)}</dd>
                <dt>{words.t('page.shares-sold')}</dt>
                <dd>{words.t('page.of', { some: String(sold), all: String(shares) })}</dd>
                <dt>{words.t('page.row.engines')}</dt>
                <dd>{charter}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
