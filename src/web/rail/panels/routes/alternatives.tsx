import type { JSX } from 'preact';
import type { Action } from '../../../../core/game.ts';
import type { RouteSet } from '../../../../core/routing.ts';
import { labelOfStop, type Places } from './itemise.ts';
import { differenceOf } from './plan.ts';
import css from './routes.module.css';

interface AlternativesProps {
  readonly places: Places;
  readonly sets: readonly RouteSet<Action>[];
  readonly isLooking: boolean;
  readonly isShown: (set: RouteSet<Action>) => boolean;
  readonly onPoint: (set: RouteSet<Action> | null) => void;
  readonly onPick: (set: RouteSet<Action>) => void;
}

/** How a set differs from the best: stops it has and stops it has not. */
function difference(places: Places, best: RouteSet<Action>, set: RouteSet<Action>): string {
  const { words } = places;
  const { more, fewer } = differenceOf(set.runs, best.runs);
  if (more.length + fewer.length === 0) return words.t('page.routes.same-stops');
  const names = (stops: readonly string[]): string =>
    stops.length === 0 ? 'none' : words.list([...new Set(stops.map((stop) => labelOfStop(places, stop)))]);
  return words.t('page.routes.difference', { more: names(more), fewer: names(fewer) });
}

/** The best sets of routes, best first: pointing at one shows it on the map, a press takes it. */
export function Alternatives(props: AlternativesProps): JSX.Element {
  const { places, sets, isLooking, isShown, onPoint, onPick } = props;
  const { words } = places;
  const [best] = sets;
  if (!best) return <p class={css.quiet}>{words.t(isLooking ? 'page.looking' : 'page.routes.none')}</p>;
  return (
    <ol class={css.list} onPointerLeave={() => onPoint(null)}>
      {sets.map((set, index) => (
        <li key={JSON.stringify(set.action)}>
          <button
            type="button"
            class={css.alternative}
            data-choice={set.action.type}
            aria-pressed={isShown(set)}
            onPointerEnter={() => onPoint(set)}
            onFocus={() => onPoint(set)}
            onBlur={() => onPoint(null)}
            onClick={() => onPick(set)}
          >
            <i>{index + 1}</i>
            <span>
              {set.runs.map((run) => `${run.name} ${words.money(run.revenue + run.subsidy)}`).join(' · ') ||
                words.choice(set.action).full}
            </span>
            <b>
              {words.money(set.revenue)}
              {set.subsidy > 0 && ` ${words.t('page.routes.plus', { subsidy: set.subsidy })}`}
            </b>
            <small>{index === 0 ? words.t('page.routes.the-best') : difference(places, best, set)}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}
