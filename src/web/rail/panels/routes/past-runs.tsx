import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CompanyView } from '../../../../rail/view.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { useKeys } from '../../../parts/keys.ts';
import type { RailSession, RailTable } from '../../rail-table.ts';
import { lastRuns } from './last-run.ts';
import { usePlaces } from './places.ts';
import css from './routes.module.css';
import { RunCard } from './run-card.tsx';
import { useSearch } from './search.ts';

/** Runs with more lines than this, counting their headings, are folded: the decision has to stay visible. */
const MOST_LINES = 14.5;
const HEAD_LINES = 1.6;

interface PastRunsProps {
  readonly session: RailSession;
  readonly table: RailTable;
  readonly company: CompanyView;
}

/** The runs that earned the money, on the map and item by item, and whether more was possible. */
export function PastRuns({ session, table, company }: PastRunsProps): JSX.Element | null {
  const { words } = session;
  const places = usePlaces(session);
  const runs = lastRuns(session, company.id);
  const isLong = runs.reduce((sum, { items }) => sum + items.length + HEAD_LINES, 0) > MOST_LINES;
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const search = useSearch(session, {
    wishes: { company: company.id, objective: 'revenue' },
  });
  const revenue = company.revenue ?? 0;
  const best = search.state === 'proven' ? (search.best?.revenue ?? null) : null;
  const styleOf = (train: string, index: number): number => {
    const place = company.trains.findIndex(({ id }) => id === train);
    return place < 0 ? index : place;
  };
  const nameOf = (train: string): string =>
    company.trains.find(({ id }) => id === train)?.name ?? words.train(train, session.view.value);
  const canChange = session.stepAt(session.at.value).action?.type === 'run_routes';
  const change = canChange ? () => table.undo() : undefined;
  useKeys('routes', { a: change });

  useEffect(() => {
    table.board.value = {
      routes: runs.map(({ train, path }, index) => ({
        name: nameOf(train),
        path,
        style: styleOf(train, index),
        faded: pointed !== null && pointed !== train,
      })),
      routeNotes: runs.map((run) => words.money(run.revenue + run.subsidy)),
    };
  }, [JSON.stringify(runs), pointed]);

  if (!places) return null;
  return (
    <>
      <div class={css.total}>
        <h3>{words.t('page.routes.revenue', { revenue, subsidy: 0 })}</h3>
        {best !== null && revenue >= best && (
          <span class={css.proven}>
            <Icon name="check" size={13} />
            {words.t('page.routes.proven')}
          </span>
        )}
        {best !== null && revenue < best && (
          <span class={css.below}>{words.t('page.routes.below', { sum: words.money(best - revenue) })}</span>
        )}
        {change && (
          <Button look="quiet" small shortcut="A" onPress={change}>
            {words.t('page.dividend.run-again')}
          </Button>
        )}
      </div>
      {runs.map((run, index) => {
        const isFolded = isLong && unfolded !== run.train;
        return (
          <RunCard
            key={run.train}
            places={places}
            rules={session.rules}
            name={nameOf(run.train)}
            style={styleOf(run.train, index)}
            run={run}
            isFolded={isFolded}
            {...(isLong && {
              onSelect: () => setUnfolded(isFolded ? run.train : null),
              isSelected: !isFolded,
            })}
            onPoint={(isPointed) => setPointed(isPointed && runs.length > 1 ? run.train : null)}
          />
        );
      })}
    </>
  );
}
