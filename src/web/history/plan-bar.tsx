import type { JSX } from 'preact';
import { type Comparison, familyOf } from '../family/family.ts';
import { playedElsewhere, useTable } from '../family/table-state.ts';
import { Button } from '../parts/button.tsx';
import { useOverflow } from '../parts/overflow.ts';
import { rest } from '../parts/rest.ts';
import { toast } from '../parts/toast.tsx';
import css from './plan.module.css';
import {
  canBegin,
  canPlan,
  endPlan,
  type Plan,
  plannedActions,
  planOf,
  playPlan,
  startPlan,
} from './planning.ts';

function commit(plan: Plan): void {
  const { real } = plan;
  const { words } = real;
  const { number, refused } = playPlan(plan);
  endPlan();
  rest.begin();
  if (!refused) return toast({ text: words.t('page.plan.done', { number }) });
  const { action, refusal } = refused;
  const view = real.view.value;
  const move = words.choice(action, view).full;
  const text = words.refusal(refusal, action, view);
  toast({ text: words.t('page.plan.stopped', { number, move, text, rule: refusal.rule }) });
}

function ComparedRow({ label, caption, of, about }: Comparison): JSX.Element | null {
  const { words } = useTable().session;
  const row = useOverflow();
  if (about.length === 0) return null;
  const money = (amount: number | null): string => (amount === null ? '…' : words.money(amount));
  return (
    <dl {...row} class={css.comparison} aria-label={label} data-compares={of}>
      <div class={css.caption} aria-hidden="true">
        <dt>{caption}</dt>
        <dd>{words.t('page.plan.now-then')}</dd>
      </div>
      {about.map(({ key, name, now, planned, note }) => {
        const difference = now === null || planned === null ? 0 : planned - now;
        const way = difference === 0 ? undefined : difference > 0 ? 'up' : 'down';
        return (
          <div key={key} data-compared={key}>
            <dt>{name}</dt>
            <dd>
              {money(now)}
              {(way || now === null || planned === null) && <> → {money(planned)}</>}
              {way && (
                <b data-way={way}>
                  {' '}
                  {way === 'up' ? '+' : '−'}
                  {words.money(Math.abs(difference))}
                </b>
              )}
              {note !== undefined && <small> {note}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What would be different, in the rows of the title's family. */
function Comparisons({ plan }: { plan: Plan }): JSX.Element {
  const { useComparisons } = familyOf(plan.session);
  return (
    <>
      {useComparisons(plan).map((comparison) => (
        <ComparedRow key={comparison.of} {...comparison} />
      ))}
    </>
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
      <Comparisons plan={plan} />
      <div class={css.ways}>
        <Button small icon="bin" data-plan-discard onPress={endPlan}>
          {words.t('page.plan.discard')}
        </Button>
        <Button
          small
          look="primary"
          icon="check"
          data-plan-commit
          commits
          refusal={
            plan.isWhatIf
              ? { text: words.t('page.computers.what-if') }
              : plannedActions(plan).length === 0
                ? { text: words.t('page.plan.none') }
                : canBegin(plan) || !plan.real.isOnline
                  ? playedElsewhere(plan.real)
                  : { text: words.t('page.plan.not-yet') }
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
  if (!canPlan(session)) return null;
  return (
    <Button
      look={isLine ? 'quiet' : 'icon'}
      icon="branch"
      data-plan-start
      aria-label={words.t('page.plan')}
      tip={isLine ? null : { text: `${words.t('page.plan')} (L). ${words.t('page.plan.tip')}` }}
      onPress={() => startPlan(session)}
    >
      {isLine && words.t('page.plan')}
    </Button>
  );
}
