import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import { EventLine } from '../parts/event-line.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleTag } from '../parts/rule.tsx';
import { companyChanges, playerChanges } from './changes.ts';
import { useExpressTable } from './express-table.ts';
import { Changed, ChangeBar } from './figures.tsx';
import css from './outcome.module.css';
import { furtherEvents, paidIn, type Preview } from './preview.ts';
import { type ExpressView, nextDividends } from './view.ts';

interface OutcomeProps {
  readonly before: ExpressView;
  readonly preview: Preview;
}

/** What one company would have left, and earn. */
export function CompanyOutcome({
  before,
  preview,
  company,
}: OutcomeProps & { company: string }): JSX.Element | null {
  const { words, rules } = useExpressTable().session;
  const changes = companyChanges(before, preview.view).find(({ id }) => id === company);
  if (!changes) return null;
  const { treasury, engines, income, share } = changes;
  return (
    <dl class={css.facts}>
      <dt>{words.t('page.row.treasury')}</dt>
      <dd>
        <Changed change={treasury} />
        <ChangeBar change={treasury} most={Math.max(treasury.from, treasury.to)} />
      </dd>
      <dt>{words.t('page.row.engines')}</dt>
      <dd>
        <Changed change={engines} as="number" />
      </dd>
      <dt>{words.t('page.row.income')}</dt>
      <dd>
        <Changed change={income} />
      </dd>
      <dt>{words.t('page.express.share-pays')}</dt>
      <dd>
        <Changed change={share} /> <RuleTag rule="CE-11.1" rules={rules} />
      </dd>
    </dl>
  );
}

/** The income of every company, and what its shares pay, before and after. */
export function IncomeOutcome({ before, preview }: OutcomeProps): JSX.Element {
  const { words, title } = useExpressTable().session;
  return (
    <table class={css.incomes}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.t('page.express.company')}</span>
          </th>
          <th scope="col">{words.t('page.row.income')}</th>
          <th scope="col">{words.t('page.express.share-pays')}</th>
          <th scope="col">{words.t('page.row.treasury')}</th>
        </tr>
      </thead>
      <tbody>
        {companyChanges(before, preview.view).map(({ id, income, share, treasury }) => (
          <tr key={id} data-changed={income.from !== income.to || treasury.from !== treasury.to || undefined}>
            <th scope="row">
              <CompanyChip id={id} look={title.drawing.look} size={19} label={id} />
            </th>
            <td>
              <Changed change={income} />
            </td>
            <td>
              <Changed change={share} />
            </td>
            <td>
              <Changed change={treasury} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What everybody would get: at once where something is paid, else at the next dividends if these change. */
export function DividendOutcome({ before, preview }: OutcomeProps): JSX.Element | null {
  const { words, rules } = useExpressTable().session;
  const paid = paidIn(preview.events);
  const rule = preview.events.find(({ params }) => 'paid' in params)?.rule ?? 'CE-11.1';
  const rows = paid
    ? paid.map((amount, seat) => ({ seat, change: { from: 0, to: amount } }))
    : playerChanges(before, preview.view).map(({ seat, dividend }) => ({ seat, change: dividend }));
  if (rows.every(({ change }) => change.from === change.to)) return null;
  const most = Math.max(1, ...rows.map(({ change }) => Math.max(change.from, change.to)));
  return (
    <section class={css.section}>
      <h3>
        {words.t(paid ? 'page.express.paid-at-once' : nextDividends(before))}{' '}
        <RuleTag rule={rule} rules={rules} />
      </h3>
      <ul class={css.dividends}>
        {rows.map(({ seat, change }) => (
          <li key={seat}>
            <span>{words.name(seat)}</span>
            <ChangeBar change={change} most={most} />
            {paid ? <b>+{words.money(change.to)}</b> : <Changed change={change} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What else would happen: dividends, the Wabash, the end. */
export function FurtherEvents({ preview }: { preview: Preview }): JSX.Element | null {
  const { session } = useExpressTable();
  const events = furtherEvents(preview.events);
  if (events.length === 0) return null;
  return (
    <Notice tone="warn">
      <ul class={css.further}>
        {events.map((event, place) => (
          <li key={place}>
            <EventLine session={session} event={event} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
