import type { JSX } from 'preact';
import type { RailView } from '../../rail/view.ts';
import { runners, useForecasts } from '../rail/charts/forecasts.ts';
import type { ExpressView } from '../express/view.ts';
import { Button } from '../parts/button.tsx';
import { useOverflow } from '../parts/overflow.ts';
import { toast } from '../parts/toast.tsx';
import { playedElsewhere } from '../table/sharing.tsx';
import { useTable } from '../family/table-state.ts';
import { lastRevenues } from '../rail/tables/train-facts.ts';
import css from './plan.module.css';
import {
  canPlan,
  endPlan,
  figures,
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
  if (!refused) return toast({ text: words.t('page.plan.done', { number }) });
  const { action, refusal } = refused;
  const view = real.view.value;
  const move = words.choice(action, view).full;
  const text = words.refusal(refusal, action, view);
  toast({ text: words.t('page.plan.stopped', { number, move, text, rule: refusal.rule }) });
}

/** Something as it is and as it would be in the plan; unknown (null) is still being looked for. */
interface Compared {
  readonly key: string | number;
  readonly name: string;
  readonly now: number | null;
  readonly planned: number | null;
  readonly note?: string | undefined;
}

function Comparison({
  label,
  caption,
  of,
  about,
}: {
  label: string;
  /** The same in a word. */
  caption: string;
  of: string;
  about: readonly Compared[];
}): JSX.Element | null {
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

/** What the players have, now and in the plan. */
function PlayersCompared({ plan }: { plan: Plan }): JSX.Element {
  const { real, session } = plan;
  const { words, title } = session;
  const { family } = title;
  const then = figures(family, session.view.value);
  return (
    <Comparison
      label={words.t(family === 'rail' ? 'page.plan.worth' : 'page.plan.cash')}
      caption={words.t(family === 'rail' ? 'page.worth' : 'page.cash')}
      of="players"
      about={figures(family, real.view.value).map((now, seat) => ({
        key: seat,
        name: words.name(seat),
        now,
        planned: then[seat] ?? null,
      }))}
    />
  );
}

/** What every company would run for at best, now and in the plan, and what it has run for there. */
function RunsCompared({ plan }: { plan: Plan }): JSX.Element {
  const { real, session, from } = plan;
  const { words } = session;
  const before = runners(real.view.value as unknown as RailView).map(({ id }) => id);
  const after = runners(session.view.value as unknown as RailView).map(({ id }) => id);
  const now = useForecasts(real, real.state.value, before);
  const then = useForecasts(session, session.state.value, after);
  const ran = lastRevenues(session.told(from, session.at.value));
  const revenueOf = (company: string, runs: readonly string[], found: typeof now): number | null =>
    runs.includes(company) ? (found.get(company)?.revenue ?? null) : 0;
  return (
    <Comparison
      label={words.t('page.plan.runs')}
      caption={words.t('page.forecast.revenue')}
      of="companies"
      about={[...new Set([...before, ...after])].map((id) => {
        const revenue = ran.get(id);
        return {
          key: id,
          name: id,
          now: revenueOf(id, before, now),
          planned: revenueOf(id, after, then),
          note: revenue === undefined ? undefined : words.t('page.plan.ran', { revenue }),
        };
      })}
    />
  );
}

/** What every company of Chicago Express earns, now and in the plan. */
function IncomesCompared({ plan: { real, session } }: { plan: Plan }): JSX.Element {
  const { companies } = real.view.value as unknown as ExpressView;
  const then = (session.view.value as unknown as ExpressView).companies;
  return (
    <Comparison
      label={session.words.t('page.plan.incomes')}
      caption={session.words.t('page.row.income')}
      of="companies"
      about={companies
        .filter(({ open }, index) => open || then[index]?.open === true)
        .map(({ id, income }) => ({
          key: id,
          name: id,
          now: income ?? 0,
          planned: then.find((company) => company.id === id)?.income ?? 0,
        }))}
    />
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
      <PlayersCompared plan={plan} />
      {session.title.family === 'rail' ? <RunsCompared plan={plan} /> : <IncomesCompared plan={plan} />}
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
