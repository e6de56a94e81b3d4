import type { Event, Json } from '../../../../core/game.ts';
import type { RunReport } from '../../../../core/routing.ts';
import type { RailSession } from '../../rail-table.ts';

/** How far back to look: between running and deciding a company can take only a few actions. */
const FAR_BACK = 12;

function runOf({ params }: Event): Pick<RunReport, 'train' | 'path' | 'items' | 'revenue' | 'subsidy'> {
  const { train, path, items, revenue, subsidy } = params as Readonly<Record<string, Json | undefined>>;
  return {
    train: typeof train === 'string' ? train : '',
    path: (path ?? []) as readonly string[],
    items: (items ?? []) as unknown as RunReport['items'],
    revenue: Number(revenue ?? 0),
    subsidy: Number(subsidy ?? 0),
  };
}

export type PastRun = ReturnType<typeof runOf>;

/** The runs that earned what a company decides about, according to the log; empty where it does not say. */
export function lastRuns(session: RailSession, company: string): readonly PastRun[] {
  for (let at = session.at.value; at > Math.max(0, session.at.value - FAR_BACK); at--) {
    const events = session.eventsAt(at) ?? [];
    const runs = events.filter(({ key, params }) => key === 'train-ran' && params['company'] === company);
    if (runs.length > 0) return runs.map(runOf);
  }
  return [];
}
