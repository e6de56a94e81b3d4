import type { JSX } from 'preact';
import type { Turn } from '../../../core/game.ts';
import { cashIn } from '../lookup.ts';
import type { RailPanelProps, RailSession } from '../rail-table.ts';
import css from './money-debt.module.css';
import { Section } from './money-outcome.tsx';
import { debtOf } from './money-owed.ts';
import { StockPanel } from './stock.tsx';
import { trialOf } from './track-trials.ts';

/** Whether the player who decides is below zero, and so has to sell. */
export function isDebt(session: RailSession, turn: Turn): boolean {
  if (turn.kind !== 'decide') return false;
  return (cashIn(session.view.value, turn.seat) ?? 0) < 0;
}

/** How much is owed, how much of it has come together, and how far the sale that is chosen would lead. */
function Debt({ session, table }: Pick<RailPanelProps, 'session' | 'table'>): JSX.Element | null {
  const { words, title } = session;
  const turn = session.turn.value;
  if (turn.kind !== 'decide') return null;
  const { seat, step } = turn;
  const stepBack = (back: number): object | null => {
    const at = session.at.value - back;
    // Earlier positions of a game that has just been opened come a moment later.
    const isAtHand = back === 0 || session.isWhole.value;
    return at < 0 || !isAtHand ? null : session.stepAt(at).state;
  };
  const debt = debtOf(
    seat,
    (back) => {
      const state = stepBack(back);
      return state && title.game.turn(state);
    },
    (back) => session.viewOf(stepBack(back) ?? session.state.value),
    step,
  );
  const action = table.pending.value?.action;
  const trial = action ? trialOf(session, action) : null;
  const after = trial ? (cashIn(trial.view, seat) ?? 0) : null;
  const share = (sum: number): string => `${Math.max(0, Math.min(100, (100 * sum) / debt.owed))}%`;
  return (
    <Section
      heading={words.t('page.debt.owes', { sum: words.money(debt.owed) })}
      beside={words.t('page.debt.left', { sum: words.money(debt.left) })}
    >
      <div class={css.bar} aria-hidden="true">
        <i style={{ width: share(debt.raised) }} />
        {after !== null && <em style={{ width: share(debt.left + after) }} />}
      </div>
      <dl class={css.sums}>
        <div>
          <dt>{words.t('page.debt.raised')}</dt>
          <dd>{words.money(debt.raised)}</dd>
        </div>
        <div>
          <dt>{words.t('page.debt.after')}</dt>
          <dd data-paid={(after !== null && after >= 0) || undefined}>
            {after === null ? '–' : words.money(after)}
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** A debt that has to be paid by selling: what is owed, above the shares that can be sold. */
export function DebtPanel(props: RailPanelProps): JSX.Element {
  return (
    <>
      <Debt session={props.session} table={props.table} />
      <StockPanel {...props} />
    </>
  );
}
