import type { JSX } from 'preact';
import type { Action, Refusal } from '../../../../core/game.ts';
import type { RouteSet, RouteWish } from '../../../../core/routing.ts';
import { isRefusal } from '../../../../core/game.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icons.tsx';
import type { TipText } from '../../../parts/tip.tsx';
import { labelOfStop, type Places } from './itemise.ts';
import { onwardFrom } from './onward.ts';
import { type End, stopsOf, type TrainPlan, withEnd, withoutEnd } from './plan.ts';
import css from './routes.module.css';

interface OwnRouteProps {
  readonly places: Places;
  readonly plan: TrainPlan | undefined;
  /** The route as it is shown; none at home. */
  readonly route: RouteWish | null;
  /** Halts it counts and passes, where the director has a say in it. */
  readonly halts: { readonly counted: number; readonly passed: number } | null;
  /** Where the train could begin. */
  readonly starts: readonly string[];
  /** What the whole run would be with this route for the train. */
  readonly judge: (route: RouteWish) => RouteSet<Action> | Refusal;
  readonly sayRefusal: (refusal: Refusal) => TipText;
  readonly onPath: (path: readonly string[], halts?: number) => void;
  readonly onStop: (stop: string) => void;
  readonly onHome: () => void;
  readonly onFree: () => void;
}

type Change = Pick<OwnRouteProps, 'places' | 'judge' | 'sayRefusal' | 'onPath'> & {
  readonly route: RouteWish;
};

/** A path one press away. It can be taken even where it is not allowed yet: the next step may fix that. */
function Step({
  places,
  judge,
  sayRefusal,
  onPath,
  route,
  path,
  sign,
  label,
}: Change & { path: readonly string[]; sign: 'plus' | 'minus'; label: string }): JSX.Element {
  const { words } = places;
  const result = path.length > 0 ? judge({ train: route.train, path }) : null;
  const refusal = isRefusal(result) ? result : null;
  const sum = result && !isRefusal(result) ? words.money(result.revenue) : null;
  const tip = refusal
    ? sayRefusal(refusal)
    : sum === null
      ? null
      : { text: words.t('page.routes.in-all', { sum }) };
  const name = words.t(sign === 'plus' ? 'page.routes.extend' : 'page.routes.cut', { where: label });
  return (
    <Button
      icon={sign}
      tip={tip}
      data-refused={refusal ? true : undefined}
      aria-label={name}
      onPress={() => onPath(path)}
    >
      {label}
    </Button>
  );
}

/** Two ways to the same stop are distinguished by the hexes they take. */
function namesOf(places: Places, ways: readonly (readonly string[])[]): string[] {
  const ends = ways.map((way) => way.at(-1) ?? '');
  return ways.map((way, index) => {
    const end = ends[index] ?? '';
    const isAlone = ends.indexOf(end) === ends.lastIndexOf(end);
    const via = way.slice(0, -1).join(', ');
    const name = labelOfStop(places, end);
    return isAlone || via === '' ? name : places.words.t('page.routes.via', { where: name, via });
  });
}

function EndRow({ end, ...change }: Change & { end: End }): JSX.Element {
  const { places, route } = change;
  const { path } = route;
  const stops = stopsOf(path);
  const here = (end === 'first' ? stops[0] : stops.at(-1)) ?? '';
  const ways = onwardFrom(places.kit, places.board, here).filter((way) => !stops.includes(way.at(-1) ?? ''));
  const names = namesOf(places, ways);
  const caption = stops.length < 2 ? 'page.routes.here' : `page.routes.${end}`;
  return (
    <div class={css.end} role="group" aria-label={places.words.t(caption)}>
      <span>{places.words.t(caption)}</span>
      <div class={css.chips}>
        <Step {...change} sign="minus" label={labelOfStop(places, here)} path={withoutEnd(path, end)} />
        {ways.map((way, index) => (
          <Step
            key={way.join()}
            {...change}
            sign="plus"
            label={names[index] ?? ''}
            path={withEnd(path, end, way)}
          />
        ))}
      </div>
    </div>
  );
}

/** The director may count fewer halts than the train passes. */
function Halts({ counted, passed, ...change }: Change & { counted: number; passed: number }): JSX.Element {
  const { places, judge, sayRefusal, onPath, route } = change;
  const { words } = places;
  const to = (halts: number): JSX.Element => {
    const result = judge({ train: route.train, path: route.path, halts });
    const refusal = isRefusal(result) ? result : null;
    return (
      <Button
        look="icon"
        icon={halts < counted ? 'minus' : 'plus'}
        aria-label={words.t('page.routes.count-halts', { count: halts })}
        refusal={refusal && sayRefusal(refusal)}
        onPress={() => onPath(route.path, halts)}
      />
    );
  };
  return (
    <div class={css.row} role="group">
      <span class={css.quiet}>{words.t('page.routes.halts', { counted, passed })}</span>
      {counted > 0 && to(counted - 1)}
      {counted < passed && to(counted + 1)}
    </div>
  );
}

/** The tools for one train: where it has to call, step by step at both ends, at home or not. */
export function OwnRoute(props: OwnRouteProps): JSX.Element {
  const { places, plan, route, halts, starts, judge, sayRefusal, onPath, onStop, onHome, onFree } = props;
  const { words } = places;
  const change = route && { places, judge, sayRefusal, onPath, route };
  return (
    <div class={css.tools}>
      {plan?.kind === 'through' && (
        <div class={css.end}>
          <span>{words.t('page.routes.through')}</span>
          <div class={css.chips}>
            {plan.stops.map((stop) => (
              <Button
                key={stop}
                aria-label={words.t('page.routes.no-longer', { where: labelOfStop(places, stop) })}
                onPress={() => onStop(stop)}
              >
                {labelOfStop(places, stop)}
                <Icon name="close" size={12} />
              </Button>
            ))}
          </div>
        </div>
      )}
      {change ? (
        <>
          <EndRow {...change} end="first" />
          {stopsOf(change.route.path).length > 1 && <EndRow {...change} end="last" />}
          {halts && <Halts {...change} {...halts} />}
        </>
      ) : (
        <div class={css.end}>
          <span>{words.t('page.routes.start')}</span>
          <div class={css.chips}>
            {starts.map((stop) => (
              <Button key={stop} icon="plus" onPress={() => onPath([stop])}>
                {labelOfStop(places, stop)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div class={css.row}>
        {plan && (
          <Button small onPress={onFree}>
            {words.t('page.routes.best-for-it')}
          </Button>
        )}
        {plan?.kind !== 'home' && (
          <Button small onPress={onHome}>
            {words.t('page.routes.stay-home')}
          </Button>
        )}
      </div>
    </div>
  );
}
