import { type ComponentChildren, Fragment, type JSX } from 'preact';
import type { Event, RuleId } from '../../../core/game.ts';
import type { RailView } from '../../../rail/view.ts';
import { EventLine } from '../../parts/event-line.tsx';
import parts from '../../parts/parts.module.css';
import { RuleTag } from '../../parts/rule.tsx';
import { builder } from '../position.ts';
import { type RailSession, useRailTable } from '../rail-table.ts';
import { BestRunBeside } from './routes/best-run.tsx';
import type { MapAction } from './track-sources.ts';
import css from './track.module.css';

/** One line of what a choice would do. */
export interface FactRow {
  readonly name: string;
  readonly value: ComponentChildren;
  /** The rule behind it. */
  readonly rule?: RuleId | undefined;
}

/** How many further events are listed one by one. */
const FEW = 4;

export function FactRows({ rows }: { rows: readonly FactRow[] }): JSX.Element {
  const { rules } = useRailTable().session;
  return (
    <dl class={`${parts.facts} ${css.facts}`}>
      {rows.map(({ name, value, rule }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {rule !== undefined && <RuleTag rule={rule} rules={rules} />}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The treasury of the company that builds, before and after. */
export function treasuryRow(session: RailSession, after: RailView, [deed]: readonly Event[]): FactRow[] {
  const { words } = session;
  const company = builder(session);
  const left = after.companies.find(({ id }) => id === company?.id);
  if (!company || !left) return [];
  const from = words.money(company.cash);
  const value =
    left.cash === company.cash
      ? words.t('page.track.unchanged', { sum: from })
      : words.t('page.track.change', { from, to: words.money(left.cash) });
  return [{ name: words.t('page.track.treasury', { company: company.id }), value, rule: deed?.rule }];
}

/** What the company could run for, before and after; only for one that has trains. */
export function runRow(session: RailSession, action: MapAction): FactRow[] {
  const company = builder(session);
  if (!company || company.trains.length === 0) return [];
  const value = <BestRunBeside session={session} action={action} />;
  return [{ name: session.words.t('page.track.run'), value }];
}

/** Further consequences, each with its rule. */
export function furtherRow(session: RailSession, further: readonly Event[]): FactRow[] {
  const { words } = session;
  if (further.length === 0) return [];
  const value = (
    <ul class={css.further}>
      {further.slice(0, FEW).map((event, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- events have no other name than their place
        <li key={index}>
          <EventLine session={session} event={event} />
        </li>
      ))}
      {further.length > FEW && <li>{words.t('page.and-more', { number: further.length - FEW })}</li>}
    </ul>
  );
  return [{ name: words.t('page.then'), value }];
}
