import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Event } from '../../core/game.ts';
import { LineChart } from '../charts/line-chart.tsx';
import type { Sample } from '../charts/sample.ts';
import { seatSeries } from '../charts/series.ts';
import cards from '../family/cards.module.css';
import { type Finished, familyOf } from '../family/family.ts';
import { fortunesOf, OTHER } from '../family/fortune.ts';
import { roundName } from '../history/round-name.ts';
import { spansOf } from '../history/rounds.ts';
import { timelineOf } from '../history/timeline.ts';
import type { MatchSession } from '../match/session.ts';
import { addressAt, showView } from '../router/router.ts';
import css from './end.module.css';
import { FortuneBars } from './fortune-bars.tsx';
import { placesOf } from './result.ts';
import { type Stand, turningPoints } from './turning-points.ts';

const TURNING_POINTS = 4;

/** Every sample of the game; null until they are all worked out. */
function useSamples(session: MatchSession): readonly Sample[] | null {
  const timeline = timelineOf(session);
  const at = session.at.value;
  const isWhole = session.isWhole.value;
  useEffect(() => {
    if (isWhole) void timeline.fill(at);
  }, [timeline, at, isWhole]);
  const samples = timeline.samples.value;
  return samples.length > at ? samples : null;
}

function Fortunes({ session, turn, samples }: StoryProps): JSX.Element {
  const { words } = session;
  const { fortune: spec } = familyOf(session);
  const fortunes = useMemo(() => {
    const steps = samples.map(({ cash }, at) => ({ cash, events: session.eventsAt(at) ?? [] }));
    const found = fortunesOf(spec, steps, turn.scores);
    return placesOf(turn.scores).flatMap(({ seat }) => found[seat] ?? []);
  }, [session, turn, samples]);
  return (
    <section class={cards.card}>
      <h2>{words.t('page.end.fortunes')}</h2>
      <p class={css.quiet}>
        {words.t(spec.held === null ? 'page.end.fortunes-help-cash' : 'page.end.fortunes-help')}
      </p>
      <FortuneBars words={words} sources={[...spec.sources, OTHER]} fortunes={fortunes} />
    </section>
  );
}

interface StoryProps {
  readonly session: MatchSession;
  readonly turn: Finished;
  readonly samples: readonly Sample[];
}

/** The event that tells an action best: one that makes a card, else the first. */
function mainEvent(session: MatchSession, at: number): Event | null {
  const events = session.eventsAt(at) ?? [];
  const big = new Set(familyOf(session).moments.flatMap((spec) => spec.events));
  return events.find(({ key }) => big.has(key)) ?? events[0] ?? null;
}

/**
 * What every player has at the positions that can be compared. Where a share counts for nothing until it pays, that is
 * the end of each round: in between, buying one would look like a loss.
 */
function standsIn(samples: readonly Sample[]): Stand[] {
  const all = samples.map(({ worth, cash }, at) => ({ at, values: worth ?? cash }));
  if (samples[0]?.worth) return all;
  const ends = new Set(spansOf(samples.map(({ round }) => round)).map(({ from }) => from));
  return all.filter(({ at }) => ends.has(at) || at === samples.length - 1);
}

function TurningPoints({ session, turn, samples }: StoryProps): JSX.Element {
  const { words } = session;
  const winner = placesOf(turn.scores)[0]?.seat ?? 0;
  const points = useMemo(() => turningPoints(standsIn(samples), winner, TURNING_POINTS), [samples, winner]);
  const name = words.name(winner);
  return (
    <section class={cards.card} data-turning-points={points.length}>
      <h2>{words.t('page.end.turns')}</h2>
      <p class={css.quiet}>{words.t(points.length > 0 ? 'page.end.turns-help' : 'page.end.turns-none')}</p>
      <ol class={css.turns}>
        {points.map(({ at, isLead, swing }) => {
          const round = samples[at]?.round ?? samples[at - 1]?.round;
          const event = mainEvent(session, at);
          const amount = Math.abs(swing);
          return (
            <li key={at}>
              <a href={addressAt(session.id, 'history', at)} data-turn-at={at}>
                {round
                  ? words.t('page.end.turn', { round: roundName(words, round), number: at })
                  : words.t('page.end.turn-last', { number: at })}
              </a>
              <b>
                {words.t(
                  isLead ? 'page.end.turn.lead' : swing > 0 ? 'page.end.turn.gain' : 'page.end.turn.loss',
                  { name, amount },
                )}
              </b>
              {event && <span>{words.event(event)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The line of every player over the whole game. */
function Lines({ session, samples }: StoryProps): JSX.Element | null {
  const { words } = session;
  const spec = familyOf(session).charts.find(({ of }) => of === 'seats');
  const series = useMemo(() => (spec?.of === 'seats' ? seatSeries(samples, spec.read) : []), [samples, spec]);
  const ticks = useMemo(
    () =>
      spansOf(samples.map(({ round }) => round)).map(({ round, from }) => ({
        at: from,
        name: roundName(words, round),
      })),
    [samples, words.locale],
  );
  if (!spec) return null;
  const last = samples.length - 1;
  return (
    <section class={cards.card}>
      <LineChart
        words={words}
        title={words.t(`page.chart.${spec.id}`)}
        note={words.t(`page.chart.${spec.id}.note`)}
        series={series}
        look={null}
        nameOf={(seat) => words.name(Number(seat))}
        format={(value) => words.money(value)}
        last={last}
        shown={last}
        ticks={ticks}
        tellPosition={(position) => words.t('page.history.after', { number: position })}
        onJump={(position) => {
          session.lookAt(position);
          showView('history');
        }}
        {...(spec.height !== undefined && { height: spec.height })}
      />
      <p>
        <a href={addressAt(session.id, 'history', last)}>{words.t('page.end.charts')}</a>
      </p>
    </section>
  );
}

/** How the result came about: fortunes, turning points, the lines of all players. */
export function Story({ session, turn }: Omit<StoryProps, 'samples'>): JSX.Element {
  const samples = useSamples(session);
  if (!samples) {
    return (
      <p class={css.quiet} data-looking>
        {session.words.t('page.looking')}
      </p>
    );
  }
  const props = { session, turn, samples };
  return (
    <>
      <Fortunes {...props} />
      <TurningPoints {...props} />
      <Lines {...props} />
    </>
  );
}
