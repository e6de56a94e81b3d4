import { useSignal } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { chip } from '../../draw/chip.ts';
import type { Words } from '../../text/words.ts';
import { chipOf, type GameLook } from '../../draw/looks.ts';
import { CompanyChip } from '../board/chip.tsx';
import { Layer } from '../board/layer.tsx';
import { spread } from './spread.ts';
import { rem, textScale } from '../parts/rem.ts';
import { useRoom } from '../parts/room.ts';
import css from './charts.module.css';
import { textWidth, widestOf } from './text-width.ts';
import { roomyTicks, type Tick } from './ticks.ts';
import { endOf, highest, lowest, type Series, stepPath } from './series.ts';

/** How lines are distinguished: never by colour alone. */
interface LineLook {
  readonly stroke: string;
  readonly dash: string;
}

/** Solid, dashes, dots, dash and dot, long dashes, sparse dots: then they repeat. */
const DASHES = ['', '7 4', '1.5 3.5', '8 3 1.5 3', '14 4', '1.5 7'] as const;
const SEAT_STROKES = ['r1', 'r2', 'r3', 'r4', 'ink2', 'pos'] as const;

export function seatLine(seat: number): LineLook {
  const stroke = SEAT_STROKES[seat % SEAT_STROKES.length] ?? 'ink2';
  return { stroke: `var(--${stroke})`, dash: DASHES[seat % DASHES.length] ?? '' };
}

export interface ChartProps {
  readonly words: Pick<Words, 't'>;
  readonly title: string;
  readonly note: string;
  readonly series: readonly Series[];
  /** Companies are drawn in their own colours with their chips, seats by name. */
  readonly look: Pick<GameLook, 'chips'> | null;
  readonly nameOf: (id: string) => string;
  readonly format: (value: number) => string;
  /** The last position. */
  readonly last: number;
  /** The position on show. */
  readonly shown: number;
  /** Where rounds begin, with their names. */
  readonly ticks: readonly Tick[];
  /** What a position is called. */
  readonly tellPosition: (at: number) => string;
  readonly onJump: (at: number) => void;
  readonly height?: number;
}

/** Between the figures of the axis and the lines. */
const AXIS_GAP = 8;
/** Between the lines and the names beside them, chips or not, and from there to the edge. */
const LABEL_LEFT = 14;
const CHIP_LABEL_LEFT = 36;
const EDGE = 4;
/** As in the style sheet. */
const AXIS_FONT = { weight: 450, size: 11 };
const LABEL_FONT = { weight: 600, size: 12 };
const TOP = 8;
const BOTTOM = 20;
const LABEL_GAP = 17;
const CHIP_R = 8;

/** A chart has no less room than this. */
const LEAST = 240;
/** Where nothing is known yet. */
const USUAL = 560;
/** Below this width the names stand under the lines, and so they do where they would take too much of it. */
const NARROW = 420;
const MOST_FOR_NAMES = 0.4;
const NARROW_RIGHT = 12;
/** So that lines and names are visible together. */
const NARROW_HEIGHT = 190;

/** The lines as numbers, at the beginning of every round and at the end. */
function ChartTable({
  series,
  nameOf,
  format,
  ticks,
  last,
  words,
}: Pick<ChartProps, 'series' | 'nameOf' | 'format' | 'ticks' | 'last' | 'words'>): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const rows = [...ticks, { at: last, name: words.t('page.chart.now') }];
  return (
    <details
      class={css.asTable}
      data-as-table
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{words.t('page.chart.table')}</summary>
      {isOpen && (
        // oxlint-disable-next-line no-noninteractive-tabindex -- scrolled by keys
        <div class={css.tableScroll} role="region" aria-label={words.t('page.chart.table')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.t('page.round')}</th>
                {series.map(({ id }) => (
                  <th key={id} scope="col">
                    {nameOf(id)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, name }) => (
                <tr key={`${at} ${name}`}>
                  <th scope="row">{name}</th>
                  {series.map(({ id, values }) => {
                    const value = values[at] ?? null;
                    return <td key={id}>{value === null ? '–' : format(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

/** Lines in steps over all positions of a game. Pointing reads the values there, a click shows that position. */
export function LineChart(props: ChartProps): JSX.Element {
  const { ref, room } = useRoom<HTMLElement>();
  return (
    <section class={css.chart} ref={ref} data-chart>
      {room !== undefined && <RoomyChart {...props} room={room} />}
    </section>
  );
}

function RoomyChart({
  words,
  title,
  note,
  series,
  look,
  nameOf,
  format,
  last,
  shown,
  ticks,
  tellPosition,
  onJump,
  height: tall = 190,
  room,
}: ChartProps & { readonly room: number | null }): JSX.Element {
  // In pixels of the usual text size: everything in the chart grows with the reader's.
  const width = Math.max(LEAST, room === null ? USUAL : Math.round(room * 16));
  const most = format(highest(series));
  const names = widestOf(look ? [most] : series.map(({ id }) => `${nameOf(id)} ${most}`), LABEL_FONT);
  const besides = (look ? CHIP_LABEL_LEFT : LABEL_LEFT) + names + EDGE;
  const isNarrow = width < NARROW || besides > MOST_FOR_NAMES * width;
  const height = isNarrow ? Math.min(tall, NARROW_HEIGHT) : tall;
  const pointed = useSignal<number | null>(null);
  const at = Math.min(pointed.value ?? shown, last);
  const right = width - (isNarrow ? NARROW_RIGHT : besides);
  const bottom = height - BOTTOM;

  const y = useMemo(
    () =>
      scaleLinear()
        .domain([lowest(series), Math.max(1, highest(series))])
        .nice(5)
        .range([bottom, TOP]),
    [series, bottom],
  );
  const left = AXIS_GAP + EDGE + widestOf(y.ticks(5).map(format), AXIS_FONT);
  const x = useMemo(
    () =>
      scaleLinear()
        .domain([0, Math.max(1, last)])
        .range([left, right]),
    [last, left, right],
  );
  const lookOf = (id: string, index: number): LineLook =>
    look
      ? { stroke: chipOf(look, id).body, dash: DASHES[index % DASHES.length] ?? '' }
      : seatLine(Number(id));

  const ground = useMemo(
    () => (
      <>
        {y.ticks(5).map((value) => (
          <g key={value} class={css.grid}>
            <path d={`M${left} ${y(value)}H${right}`} />
            <text x={left - AXIS_GAP} y={y(value) + 4} text-anchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        {roomyTicks(ticks, x, width, (name) => textWidth(name, AXIS_FONT)).map((tick) => (
          <g key={tick.at} class={css.grid}>
            <path d={`M${x(tick.at)} ${bottom}v4`} />
            <text x={x(tick.at)} y={bottom + 16}>
              {tick.name}
            </text>
          </g>
        ))}
        {series.map((one, index) => {
          const { stroke, dash } = lookOf(one.id, index);
          const d = stepPath(one.values, x, y);
          return (
            <g key={one.id} class={css.line} stroke-dasharray={dash}>
              {look && <path d={d} class={css.casing} />}
              <path d={d} style={{ stroke }} />
            </g>
          );
        })}
      </>
    ),
    [series, x, y, ticks, look],
  );

  const ends = useMemo(() => {
    const living = series.flatMap((one, index) => {
      const end = endOf(one);
      return end ? [{ one, index, end }] : [];
    });
    const places = spread(
      living.map(({ end }) => y(end.value)),
      LABEL_GAP,
      TOP,
      bottom,
    );
    return living.map((line, place) => ({ ...line, y: places[place] ?? 0 }));
  }, [series, y, bottom]);

  const chips = useMemo(
    () =>
      look
        ? ends
            .map((end) => chip({ ...chipOf(look, end.one.id), r: CHIP_R, x: right + 22, y: end.y }))
            .join('')
        : '',
    [ends, look, right],
  );

  const valueAt = ({ values }: Series): number | null => values[at] ?? null;
  const values = series
    .map((one) => ({ name: nameOf(one.id), value: valueAt(one) }))
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => `${name} ${format(value ?? 0)}`)
    .join(', ');

  const pointAt = (event: MouseEvent): number => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const position = Math.round(x.invert((event.clientX - box.left) / textScale()));
    return Math.max(0, Math.min(last, position));
  };

  return (
    <>
      <h3>
        {title} <small>{pointed.value === null ? note : tellPosition(at)}</small>
      </h3>
      <svg
        width={rem(width)}
        height={rem(height)}
        viewBox={`0 0 ${width} ${height}`}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${tellPosition(at)}: ${values}`}
        onPointerMove={(event) => (pointed.value = pointAt(event))}
        onPointerLeave={() => (pointed.value = null)}
        onClick={(event) => onJump(pointAt(event))}
      >
        {ground}
        {shown < last && (
          <rect
            class={css.future}
            x={x(shown)}
            y={TOP - 4}
            width={right - x(shown) + 2}
            height={bottom - TOP + 3}
          />
        )}
        {pointed.value !== null && <path class={css.pointed} d={`M${x(at)} ${TOP}V${bottom}`} />}
        <path class={css.cursor} d={`M${x(Math.min(shown, last))} ${TOP}V${bottom}`} />
        {series.map((one, index) => {
          const value = valueAt(one);
          if (value === null) return null;
          return (
            <circle
              key={one.id}
              class={css.dot}
              cx={x(at)}
              cy={y(value)}
              r={3.2}
              style={{ stroke: lookOf(one.id, index).stroke }}
            />
          );
        })}
        {!isNarrow &&
          ends.map(({ one, index, end, y: place }) => {
            const value = valueAt(one);
            return (
              <g key={one.id} class={css.label}>
                <path
                  d={`M${Math.max(x(end.at), right) + 2} ${y(end.value)}L${right + 10} ${place}`}
                  class={css.leader}
                />
                <text x={right + (look ? CHIP_LABEL_LEFT : LABEL_LEFT)} y={place + 4}>
                  {!look && <tspan style={{ fill: lookOf(one.id, index).stroke }}>{nameOf(one.id)} </tspan>}
                  <tspan class={css.value}>{value === null ? '–' : format(value)}</tspan>
                </text>
              </g>
            );
          })}
        {!isNarrow && <Layer svg={chips} />}
      </svg>
      {isNarrow && (
        <ul class={css.names} aria-hidden="true">
          {series.map((one, index) => {
            const value = valueAt(one);
            const { stroke, dash } = lookOf(one.id, index);
            return (
              <li key={one.id} data-none={value === null || undefined}>
                <svg
                  width={rem(18)}
                  height={rem(6)}
                  viewBox="0 0 18 6"
                  class={css.line}
                  stroke-dasharray={dash}
                >
                  {look && <path d="M0 3H18" class={css.casing} />}
                  <path d="M0 3H18" style={{ stroke }} />
                </svg>
                {look && <CompanyChip id={one.id} look={look} size={19} />}
                <span>{nameOf(one.id)}</span> <b>{value === null ? '–' : format(value)}</b>
              </li>
            );
          })}
        </ul>
      )}
      <ChartTable series={series} nameOf={nameOf} format={format} ticks={ticks} last={last} words={words} />
    </>
  );
}
