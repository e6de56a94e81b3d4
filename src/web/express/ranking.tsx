import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Turn } from '../../core/game.ts';
import { type ExpressSession, useExpressTable } from './express-table.ts';
import { ChangeBar } from './figures.tsx';
import { type Account, accountOf } from './ledger.ts';
import css from './ranking.module.css';

type Finished = Extract<Turn, { kind: 'finished' }>;

/** Where each player's money came from and went. */
function accountsOf(session: ExpressSession, scores: readonly number[]): Account[] {
  const first = session.viewOf(session.stepAt(0).state);
  const events = session.steps.value.slice(0, session.at.value + 1).flatMap((step) => step.events);
  return scores.map((cash, seat) =>
    accountOf(seat, first.players.find((player) => player.seat === seat)?.cash ?? 0, cash, events),
  );
}

/** The final order: cash alone counts, and what it is made of. Equal players share a place. */
export function ExpressRanking({ turn }: { turn: Finished }): JSX.Element {
  const { session } = useExpressTable();
  const { words } = session;
  const accounts = useMemo(() => accountsOf(session, turn.scores), [session, turn]);
  const ranked = [...accounts].sort((a, b) => b.cash - a.cash);
  const most = Math.max(1, ...accounts.map(({ start, dividends, chicago }) => start + dividends + chicago));
  return (
    <section class={css.ranking} data-ranking>
      <h3>{words.t('page.ranking')}</h3>
      <ol>
        {ranked.map(({ seat, cash, start, dividends, chicago, spent }) => {
          const place = ranked.filter((other) => other.cash > cash).length + 1;
          return (
            <li key={seat} data-score={cash} data-place={place}>
              <div class={css.line}>
                <span class={css.place}>{place}</span>
                <b>{words.name(seat)}</b>
                <b>{words.money(cash)}</b>
              </div>
              <ChangeBar change={{ from: start + dividends + chicago, to: cash }} most={most} />
              <dl>
                <div>
                  <dt>{words.t('page.express.account.start')}</dt>
                  <dd>{words.money(start)}</dd>
                </div>
                <div>
                  <dt>{words.t('page.express.account.dividends')}</dt>
                  <dd>+{words.money(dividends)}</dd>
                </div>
                <div>
                  <dt>{words.t('page.express.account.chicago')}</dt>
                  <dd>+{words.money(chicago)}</dd>
                </div>
                <div>
                  <dt>{words.t('page.express.account.spent')}</dt>
                  <dd>−{words.money(spent)}</dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
