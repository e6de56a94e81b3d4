import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Action, isRefusal, type Refusal } from '../../../../core/game.ts';
import type { RouteSet, RouteWish } from '../../../../core/routing.ts';
import type { DrawnRoute } from '../../../../draw/route.ts';
import { hasTokenIn } from '../../../../rail/tokens.ts';
import type { CompanyView, RailView } from '../../../../rail/view.ts';
import { refusalTip } from '../../../family/choice-button.tsx';
import type { BoardOverlay } from '../../../family/table-state.ts';
import { Button, Key } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { useKeys } from '../../../parts/keys.ts';
import { RuleTag } from '../../../parts/rule.tsx';
import { showTip, tipHandlers } from '../../../parts/tip.tsx';
import type { RailPanelProps, RailTable } from '../../rail-table.ts';
import { Alternatives } from './alternatives.tsx';
import { type Desk, scoreOf, useDesk } from './desk.ts';
import { hasHalts, haltsOn, labelOfStop, type Places, stopsIn } from './itemise.ts';
import { onwardFrom } from './onward.ts';
import { OwnRoute } from './own-route.tsx';
import { usePlaces } from './places.ts';
import {
  clearAll,
  goThrough,
  isFree,
  keepRuns,
  letRun,
  NOTHING_PLANNED,
  setPath,
  stayHome,
  toggleStop,
} from './plan.ts';
import { SearchProgress } from './progress.tsx';
import css from './routes.module.css';
import { RunCard } from './run-card.tsx';
import { type Objective, routesOfSet } from './search.ts';

/** The type of action that this panel is for. */
const RUN = 'run_routes';
const OBJECTIVES: readonly Objective[] = ['revenue', 'subsidy', 'total'];

/** What the runs on show come to, and how that compares with the best. */
function Total({
  desk,
  places,
  isOpen,
  onOpen,
}: {
  desk: Desk;
  places: Places;
  isOpen: boolean;
  onOpen: () => void;
}): JSX.Element {
  const { words } = places;
  const { verdict, search, objective, plan } = desk;
  const set = verdict && !isRefusal(verdict) ? verdict : null;
  const below = set && search.best ? scoreOf(search.best, objective) - scoreOf(set, objective) : 0;
  const isBest = search.state === 'proven' && set !== null && below === 0;
  const proof = search.work && { text: words.t('page.routes.proof', { ...search.work }) };
  return (
    <div class={css.total}>
      <h3>
        {set
          ? words.t('page.routes.revenue', { revenue: set.revenue, subsidy: set.subsidy })
          : words.t('page.routes.no-revenue')}
      </h3>
      {isBest && proof && (
        <button
          type="button"
          class={css.proven}
          data-proven
          {...tipHandlers(proof)}
          onClick={({ currentTarget }) => showTip(currentTarget, proof)}
        >
          <Icon name="check" size={13} />
          {words.t(isFree(plan) ? 'page.routes.proven' : 'page.routes.as-good')}
        </button>
      )}
      {below > 0 && (
        <span class={css.below}>{words.t('page.routes.below', { sum: words.money(below) })}</span>
      )}
      <Button look="quiet" small aria-expanded={isOpen} onPress={onOpen}>
        {words.t(isOpen ? 'page.routes.back' : 'page.routes.alternatives')}
        <Key name="A" />
      </Button>
    </div>
  );
}

/** Where part of what trains earn always goes to the company: what to optimise first. */
function Aims({ desk, places }: { desk: Desk; places: Places }): JSX.Element {
  const { words } = places;
  return (
    <div class={css.aims} role="radiogroup" aria-label={words.t('page.routes.aim')}>
      {OBJECTIVES.map((objective) => (
        <button
          key={objective}
          type="button"
          role="radio"
          aria-checked={desk.objective === objective}
          onClick={() => desk.setObjective(objective)}
        >
          {words.t(`page.routes.aim.${objective}`)}
        </button>
      ))}
    </div>
  );
}

/** Why the runs on show may not be run. */
function Why({ table, refusal }: { table: RailTable; refusal: Refusal }): JSX.Element {
  const { text, rule = refusal.rule } = refusalTip(table, refusal);
  return (
    <div class={css.refused} role="alert">
      <Icon name="info" />
      <span>
        {text} <RuleTag rule={rule} rules={table.session.rules} />
      </span>
    </div>
  );
}

function stopsOfHex(places: Places, hex: string): string[] {
  return Array.from({ length: stopsIn(places, hex) }, (_unused, stop) => `${hex}-${stop}`);
}

/** Where a company could begin to draw: at its tokens. */
function startsOf(places: Places, { map }: RailView, company: CompanyView): string[] {
  return company.tokens.placed.flatMap((hex) =>
    stopsOfHex(places, hex).filter((_name, stop) => hasTokenIn(map.tokens, hex, stop, company.id)),
  );
}

export function RoutesPanel({ session, table }: RailPanelProps): JSX.Element | null {
  const places = usePlaces(session);
  const turn = session.turn.value;
  const view = session.view.value;
  const entity = turn.kind === 'decide' ? turn.entity : null;
  const company = view.companies.find(({ id }) => id === entity);
  if (!places || !company) return null;
  return (
    <Runs
      session={session}
      table={table}
      places={places}
      trains={company.trains}
      starts={startsOf(places, view, company)}
    />
  );
}

interface RunsProps extends Omit<RailPanelProps, 'choices'> {
  readonly places: Places;
  readonly trains: CompanyView['trains'];
  readonly starts: readonly string[];
}

function Runs({ session, table, places, trains, starts }: RunsProps): JSX.Element {
  const { words } = places;
  const { rules } = session;
  const ids = trains.map(({ id }) => id);
  const desk = useDesk(session, ids);
  const { search, plan, setPlan, routes, runs, verdict, blamed, isCompleting } = desk;
  const [selected, setSelected] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [pointedSet, setPointedSet] = useState<RouteSet<Action> | null>(null);
  const isOwn = !isFree(plan);
  const set = verdict && !isRefusal(verdict) ? verdict : null;
  const refusal = isRefusal(verdict) && !isCompleting ? verdict : null;

  const bestAgain = (): void => {
    setPlan(() => NOTHING_PLANNED);
    setSelected(null);
    setIsOpen(false);
  };
  const byHand = (): void => {
    setIsOpen(false);
    setSelected(ids[0] ?? null);
  };

  /* ---- on the map ---- */

  /** The train that a click on a stop is meant for. */
  const trainFor = (stop: string): string | null =>
    selected ?? routes.find(({ path }) => path.includes(stop))?.train ?? ids[0] ?? null;
  const onStop = (stop: string): void => {
    const train = trainFor(stop);
    if (train === null) return;
    setSelected(train);
    setIsOpen(false);
    setPlan((now) => toggleStop(now, train, stop));
  };
  const onHex = (hex: string): void => {
    const stops = stopsOfHex(places, hex);
    const train = selected ?? ids[0] ?? '';
    const asked = plan[train];
    const isAsked = (stop: string): boolean => asked?.kind === 'through' && asked.stops.includes(stop);
    const stop = stops.find((other) => !isAsked(other)) ?? stops[0];
    if (stop !== undefined) onStop(stop);
  };
  const onDragRoute = (passed: readonly string[]): void => {
    // A straight drag passes places without track: ignore them.
    const stops = passed.filter((stop) => onwardFrom(places.kit, places.board, stop).length > 0);
    const train = trainFor(stops[0] ?? '');
    if (train === null || stops.length === 0) return;
    setSelected(train);
    setIsOpen(false);
    setPlan((now) => goThrough(now, train, stops));
  };
  const handlers = useRef({ onStop, onHex, onDragRoute });
  handlers.current = { onStop, onHex, onDragRoute };

  const onMap = isOpen && pointedSet ? routesOfSet(pointedSet) : routes;
  const mapKey = JSON.stringify([onMap, pointed]);
  useEffect(() => {
    const drawn: (DrawnRoute & { readonly note: string })[] = onMap.map(({ train, path }) => {
      const style = ids.indexOf(train);
      const earned =
        isOpen && pointedSet ? pointedSet.runs.find((run) => run.train === train) : runs.get(train);
      return {
        name: trains[style]?.name ?? train,
        path,
        style,
        faded: pointed !== null && pointed !== train,
        note: earned ? words.money(earned.revenue + earned.subsidy) : words.t('page.routes.not-allowed'),
      };
    });
    const overlay: BoardOverlay = {
      routes: drawn,
      routeNotes: drawn.map(({ note }) => note),
      onStop: (hex, stop) => handlers.current.onStop(`${hex}-${stop}`),
      onHex: (hex) => handlers.current.onHex(hex),
      onDragRoute: (stops) => handlers.current.onDragRoute(stops),
    };
    table.board.value = overlay;
  }, [mapKey, runs, table]);

  /* ---- on the primary button ---- */

  const label = set ? labelOfRun(desk, places, set) : null;
  const waits = table.pending.value;
  const isOurs = waits === null || waits.action.type === RUN;
  // Before the next paint: what Escape has cleared is chosen again without a moment in which Enter would do nothing.
  useLayoutEffect(() => {
    if (!isOurs) return;
    if (!set) {
      if (waits) table.choose(null);
      return;
    }
    table.choose({
      action: set.action,
      ...(label !== null && { label }),
      isExplained: true,
      beside: isOwn
        ? { label: words.t('page.routes.best-again'), shortcut: 'B', onPress: bestAgain }
        : { label: words.t('page.routes.by-hand'), shortcut: 'H', onPress: byHand },
    });
  }, [JSON.stringify(set?.action), label, isOwn, isOurs, waits === null, words.locale]);

  const isAside = isOpen || selected !== null || isOwn;
  useKeys('routes', {
    a: () => setIsOpen(!isOpen),
    b: bestAgain,
    h: byHand,
    ...(isAside && {
      Escape: () => {
        if (isOpen) setIsOpen(false);
        else if (selected !== null) setSelected(null);
        else bestAgain();
      },
    }),
  });

  const sayRefusal = (why: Refusal): ReturnType<typeof refusalTip> => refusalTip(table, why);
  const judgeWith = (route: RouteWish): RouteSet<Action> | Refusal =>
    desk.judge([...routes.filter(({ train }) => train !== route.train), route]);
  const pick = (alternative: RouteSet<Action>): void => {
    const isBest = alternative === desk.alternatives.sets[0];
    setPlan(() => (isBest ? NOTHING_PLANNED : keepRuns(ids, routesOfSet(alternative))));
    setIsOpen(false);
    setPointedSet(null);
  };

  return (
    <div class={css.panel} data-itemised data-routes={search.state}>
      <Total desk={desk} places={places} isOpen={isOpen} onOpen={() => setIsOpen(!isOpen)} />
      <SearchProgress
        words={words}
        progress={search}
        score={search.best ? scoreOf(search.best, desk.objective) : 0}
        onLonger={desk.lookLonger}
      />
      {hasHalts(places) && <Aims desk={desk} places={places} />}
      {isOpen ? (
        <Alternatives
          places={places}
          sets={desk.alternatives.sets}
          isLooking={desk.alternatives.state === 'looking'}
          isShown={(other) => JSON.stringify(other.action) === JSON.stringify(set?.action)}
          onPoint={setPointedSet}
          onPick={pick}
        />
      ) : (
        trains.map(({ id, name, leased }, style) => {
          const route = routes.find(({ train }) => train === id) ?? null;
          const run = runs.get(id) ?? null;
          const why = refusal && blamed === id ? refusal : null;
          return (
            <RunCard
              key={id}
              places={places}
              rules={rules}
              name={name}
              isLeased={leased}
              style={style}
              run={run}
              isSelected={selected === id}
              onSelect={() => setSelected(selected === id ? null : id)}
              onPoint={(isPointed) => setPointed(isPointed && routes.length > 1 && route ? id : null)}
              note={
                <>
                  {why && <Why table={table} refusal={why} />}
                  {!run && route && !why && (
                    <p class={css.quiet}>
                      {route.path
                        .filter((place) => place.includes('-'))
                        .map((stop) => labelOfStop(places, stop))
                        .join(' – ')}
                    </p>
                  )}
                  {desk.unreachable.includes(id) ? (
                    <p class={css.refused} role="alert">
                      <Icon name="info" />
                      {words.t('page.routes.unreachable')}
                    </p>
                  ) : (
                    !route &&
                    (search.best || isOwn) && <p class={css.quiet}>{words.t('page.routes.at-home')}</p>
                  )}
                </>
              }
            >
              {selected === id && (
                <OwnRoute
                  places={places}
                  plan={plan[id]}
                  route={route}
                  halts={route && run && haltsOn(places, route.path, run.items)}
                  starts={starts}
                  judge={judgeWith}
                  sayRefusal={sayRefusal}
                  onPath={(path, halts) => setPlan(() => setPath(keepRuns(ids, routes), id, path, halts))}
                  onStop={onStop}
                  onHome={() => setPlan((now) => stayHome(now, id))}
                  onFree={() => setPlan((now) => letRun(now, id))}
                />
              )}
            </RunCard>
          );
        })
      )}
      {refusal && blamed === null && <Why table={table} refusal={refusal} />}
      <div class={css.row}>
        <Button
          small
          data-choice={RUN}
          aria-pressed={!isOwn && !isOpen}
          aria-disabled={search.best === null}
          onPress={bestAgain}
        >
          {words.t('page.routes.best-again')}
        </Button>
        <Button
          small
          onPress={() => {
            setPlan(() => clearAll(ids));
            setSelected(selected ?? ids[0] ?? null);
            setIsOpen(false);
          }}
        >
          {words.t('page.routes.clear')}
        </Button>
        <span class={css.quiet}>{words.t('page.routes.hint')}</span>
      </div>
    </div>
  );
}

function labelOfRun(desk: Desk, { words }: Places, set: RouteSet<Action>): string | null {
  if (set.runs.length === 0) return null;
  const { revenue, subsidy } = set;
  const isFinal = desk.search.state !== 'looking' || !isFree(desk.plan);
  return words.t(isFinal ? 'page.routes.run' : 'page.routes.run-now', { revenue, subsidy });
}
