import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import css from '../charts/charts.module.css';
import { LineChart } from '../charts/line-chart.tsx';
import type { ChartSpec, Sample } from '../charts/sample.ts';
import { companySeries, seatSeries, type Series } from '../charts/series.ts';
import { familyOf } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import { Staggered } from '../parts/staggered.tsx';
import { roundName } from './round-name.ts';
import { spansOf } from './rounds.ts';
import { timelineOf } from './timeline.ts';

function seriesOf(spec: ChartSpec, samples: readonly Sample[]): Series[] {
  return spec.of === 'seats' ? seatSeries(samples, spec.read) : companySeries(samples, spec.read);
}

/** Longer names are cut beside the lines: they would leave no room for them. */
const NAME_LENGTH = 18;
/** The board comes first: the lines follow when it stands. */
const FOLLOW_MS = 30;

/** A number that follows another one after a while. */
function useLater(number: number): number {
  const [later, setLater] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => setLater(number), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return later;
}

/** Everything that goes up and down, over the whole game. */
export function Charts(): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const samples = timelineOf(session).samples.value;
  const at = useLater(session.shown.value.at);
  const last = session.at.value;
  const { charts: specs } = familyOf(session);
  const lines = useMemo(() => specs.map((spec) => seriesOf(spec, samples)), [samples, specs]);
  const ticks = useMemo(
    () =>
      spansOf(samples.map(({ round }) => round)).map(({ round, from }) => ({
        at: from,
        name: roundName(words, round),
      })),
    [samples, words.locale],
  );
  const tellPosition = (position: number): string => {
    const round = samples[position]?.round;
    return round
      ? words.t('page.history.position', { number: position, round: roundName(words, round) })
      : words.t('page.history.after', { number: position });
  };
  const seatName = (seat: string): string => {
    const name = words.name(Number(seat));
    return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;
  };
  if (samples.length === 0) {
    return (
      <p class={css.quiet} data-looking>
        {words.t('page.looking')}
      </p>
    );
  }
  return (
    <div class={css.charts}>
      <Staggered>
        {specs.map(({ id, of, money, height }, index) => (
          <LineChart
            key={id}
            words={words}
            title={words.t(`page.chart.${id}`)}
            note={words.t(`page.chart.${id}.note`)}
            series={lines[index] ?? []}
            look={of === 'companies' ? title.drawing.look : null}
            nameOf={of === 'seats' ? seatName : (company) => company}
            format={(value) => (money ? words.money(value) : words.number(value))}
            last={Math.max(last, samples.length - 1)}
            shown={at}
            ticks={ticks}
            tellPosition={tellPosition}
            onJump={(position) => session.lookAt(position)}
            {...(height !== undefined && { height })}
          />
        ))}
      </Staggered>
    </div>
  );
}
