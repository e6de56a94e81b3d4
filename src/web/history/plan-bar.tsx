import type { JSX } from 'preact';
import type { Json } from '../../core/game.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { playedElsewhere } from '../table/sharing.tsx';
import { useTable } from '../table/state.ts';
import type { Family } from '../titles.ts';
import css from './plan.module.css';
import { endPlan, type Plan, plannedActions, planOf, playPlan, startPlan } from './planning.ts';

/** What a player has that counts: worth, or cash where a title knows nothing else. */
export function figures(family: Family, view: Json): number[] {
  const { players } = view as unknown as {
    readonly players: readonly { readonly seat: number; readonly cash: number; readonly worth?: number }[];
  };
  return players
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ cash, worth }) => (family === 'rail' ? (worth ?? cash) : cash));
}

function commit(plan: Plan): void {
  const { real } = plan;
  const { words } = real;
  const { number, refused } = playPlan(plan);
  endPlan();
  const text = refused ? words.refusal(refused.refusal, refused.action, real.view.value) : '';
  toast({ text: words.t(refused ? 'page.plan.stopped' : 'page.plan.done', { number, text }) });
}

function Comparison({ plan }: { plan: Plan }): JSX.Element {
  const { real, session } = plan;
  const { words, title } = session;
  const now = figures(title.family, real.view.value);
  const then = figures(title.family, session.view.value);
  return (
    <dl
      class={css.comparison}
      aria-label={words.t(title.family === 'rail' ? 'page.plan.worth' : 'page.plan.cash')}
    >
      {now.map((amount, seat) => {
        const difference = (then[seat] ?? amount) - amount;
        const way = difference === 0 ? undefined : difference > 0 ? 'up' : 'down';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <div key={seat}>
            <dt>{words.name(seat)}</dt>
            <dd>
              {words.money(amount)}
              {way && (
                <>
                  {' → '}
                  {words.money(then[seat] ?? amount)}{' '}
                  <b data-way={way}>
                    {way === 'up' ? '+' : '−'}
                    {words.money(Math.abs(difference))}
                  </b>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Above a table where moves are only tried out: says so, compares, and leads back. */
export function PlanBar(): JSX.Element | null {
  const { session } = useTable();
  const plan = planOf(session);
  if (plan?.session !== session) return null;
  const { words } = session;
  const number = session.at.value - plan.from;
  return (
    <section class={css.bar} aria-label={words.t('page.plan.title')} data-plan={number}>
      <div class={css.title}>
        <b>{words.t('page.plan.title')}</b>
        <span>{words.t('page.plan.moves', { number })}</span>
      </div>
      <Comparison plan={plan} />
      <div class={css.ways}>
        <Button small icon="bin" data-plan-discard onPress={endPlan}>
          {words.t('page.plan.discard')}
        </Button>
        <Button
          small
          look="primary"
          icon="check"
          data-plan-commit
          refusal={
            plannedActions(plan).length === 0
              ? { text: words.t('page.plan.none') }
              : playedElsewhere(plan.real)
          }
          onPress={() => commit(plan)}
        >
          {words.t('page.plan.commit')}
        </Button>
      </div>
    </section>
  );
}

/** Begins a plan from the present position: an icon, or a line of a menu. */
export function PlanButton({ isLine }: { isLine: boolean }): JSX.Element | null {
  const { session } = useTable();
  const { words } = session;
  if (planOf(session) || session.turn.value.kind === 'finished') return null;
  return (
    <Button
      look={isLine ? 'quiet' : 'icon'}
      icon="branch"
      data-plan-start
      aria-label={words.t('page.plan')}
      tip={isLine ? null : { text: `${words.t('page.plan')}. ${words.t('page.plan.tip')}` }}
      onPress={() => startPlan(session)}
    >
      {isLine && words.t('page.plan')}
    </Button>
  );
}
