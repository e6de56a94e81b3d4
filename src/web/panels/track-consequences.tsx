import { type ComponentChildren, Fragment, type JSX } from 'preact';
import type { Event } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import type { MatchSession } from '../match/session.ts';
import parts from '../parts/parts.module.css';
import { BestRunBeside } from './routes/best-run.tsx';
import { furtherEvents } from './track-facts.ts';
import { builder } from './track-place.ts';
import type { MapAction } from './track-sources.ts';
import css from './track.module.css';

/** One line of what a choice would do. */
export interface FactRow {
  readonly name: string;
  readonly value: ComponentChildren;
}

/** As many further events as are told one by one. */
const FEW = 4;

export function FactRows({ rows }: { rows: readonly FactRow[] }): JSX.Element {
  return (
    <dl class={`${parts.facts} ${css.facts}`}>
      {rows.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The treasury of the company that builds, before and after. */
export function treasuryRow(session: MatchSession, after: RailView): FactRow[] {
  const { words } = session;
  const company = builder(session);
  const left = after.companies.find(({ id }) => id === company?.id);
  if (!company || !left) return [];
  const from = words.money(company.cash);
  const value =
    left.cash === company.cash
      ? words.t('page.track.unchanged', { sum: from })
      : words.t('page.track.change', { from, to: words.money(left.cash) });
  return [{ name: words.t('page.track.treasury', { company: company.id }), value }];
}

/** What the company could run for, before and after; only for one that has trains. */
export function runRow(session: MatchSession, action: MapAction): FactRow[] {
  const company = builder(session);
  if (!company || company.trains.length === 0) return [];
  const value = <BestRunBeside session={session} action={action} />;
  return [{ name: session.words.t('page.track.run'), value }];
}

/** What else comes of it. */
export function furtherRow(session: MatchSession, events: readonly Event[]): FactRow[] {
  const { words } = session;
  const further = furtherEvents(events);
  if (further.length === 0) return [];
  const lines = further.slice(0, FEW).map((event) => words.event(event));
  if (further.length > FEW) lines.push(words.t('page.and-more', { number: further.length - FEW }));
  const value = (
    <ul class={css.further}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return [{ name: words.t('page.then'), value }];
}
