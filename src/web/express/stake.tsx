import type { JSX } from 'preact';
import { Notice } from '../parts/notice.tsx';
import { useExpressTable } from './express-table.ts';
import css from './stake.module.css';
import type { CompanyShown, ExpressView } from './view.ts';

/** What a player gets of a company at the next dividends: now, and after its next share is sold. */
export interface Stake {
  readonly now: number;
  readonly ifYou: number;
  readonly ifAnother: number;
}

/** `after` is what every share pays then. */
export function stakeOf(view: ExpressView, seat: number, company: string, after: number): Stake {
  const player = view.players.find((candidate) => candidate.seat === seat);
  const shares = player?.shares[company] ?? 0;
  return { now: player?.dividends[company] ?? 0, ifYou: (shares + 1) * after, ifAnother: shares * after };
}

/** What an auction does to a player's own dividend. */
export function StakeLine({ stake: { now, ifYou, ifAnother } }: { stake: Stake }): JSX.Element {
  const { words } = useExpressTable().session;
  const figures = [
    ['now', now],
    ['if-you', ifYou],
    ['if-another', ifAnother],
  ] as const;
  return (
    <dl class={css.stake} data-stake={`${now} ${ifYou} ${ifAnother}`}>
      {figures.map(([key, amount]) => (
        <div key={key} data-tone={amount > now ? 'more' : amount < now ? 'less' : undefined}>
          <dt>{words.t(`page.express.stake.${key}`)}</dt>
          <dd>{words.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a share of each owner's stake is worth once another is sold: only those who lose by it. */
export function Dilution({
  view,
  company,
}: {
  view: ExpressView;
  company: CompanyShown;
}): JSX.Element | null {
  const { words } = useExpressTable().session;
  if (company.minimum === null) return null;
  const after = company.minimum;
  const owners = view.players.flatMap(({ seat }) => {
    const { now, ifAnother } = stakeOf(view, seat, company.id, after);
    return now === ifAnother ? [] : { seat, now, ifAnother };
  });
  if (owners.length === 0) return null;
  return (
    <ul class={css.dilution} data-dilution>
      {owners.map(({ seat, now, ifAnother }) => (
        <li key={seat}>
          {words.t('page.express.dilution', {
            seat,
            company: company.id,
            now: words.money(now),
            later: words.money(ifAnother),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The end is fixed: before anything is chosen. */
export function LastRound(): JSX.Element | null {
  const { session } = useExpressTable();
  const { words } = session;
  const { ending } = session.view.value;
  if (ending.length === 0) return null;
  return (
    <div data-last-round>
      <Notice tone="warn">
        {words.t('page.express.last-round', {
          reasons: words.list(ending.map((reason) => words.end(reason))),
        })}
      </Notice>
    </div>
  );
}
