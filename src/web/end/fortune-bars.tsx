import type { JSX } from 'preact';
import type { Words } from '../../text/words.ts';
import charts from '../charts/charts.module.css';
import type { Fortune } from '../family/fortune.ts';
import css from './end.module.css';

/** How sources are told apart: never by colour alone, each has a pattern of its own over its colour. */
const LOOKS: readonly { readonly colour: string; readonly marks: string }[] = [
  { colour: 'r1', marks: '' },
  { colour: 'r3', marks: 'M-2 2l4-4M0 8l8-8M6 10l4-4' },
  { colour: 'r4', marks: 'M0 2h8M0 6h8' },
  { colour: 'r2', marks: 'M2 2h1.5v1.5H2zM6 6h1.5v1.5H6z' },
  { colour: 'pos', marks: 'M2 0v8M6 0v8' },
  { colour: 'ink3', marks: '' },
  { colour: 'neg', marks: 'M-2 6l4 4M0 0l8 8M6-2l4 4' },
];

function lookOf(index: number): (typeof LOOKS)[number] {
  return LOOKS[index % LOOKS.length] ?? { colour: 'ink2', marks: '' };
}

function Patterns({ count }: { count: number }): JSX.Element {
  return (
    <svg class={css.patterns} aria-hidden="true" focusable="false">
      <defs>
        {Array.from({ length: count }, (_, index) => {
          const { colour, marks } = lookOf(index);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- looks go by their place
            <pattern key={index} id={`source-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" style={{ fill: `var(--${colour})` }} />
              {marks !== '' && <path d={marks} class={css.marks} />}
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}

/** Only sources that anybody has. */
function sourcesIn(sources: readonly string[], fortunes: readonly Fortune[]): string[] {
  return sources.filter((source) => fortunes.some(({ parts }) => (parts[source] ?? 0) !== 0));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The pieces of a bar, from its zero line outwards: what came in to the right, what was paid to the left. */
function piecesOf(
  { parts }: Fortune,
  sources: readonly string[],
): { readonly source: string; readonly from: number; readonly to: number }[] {
  let right = 0;
  let left = 0;
  return sources.flatMap((source) => {
    const amount = parts[source] ?? 0;
    if (amount === 0) return [];
    if (amount > 0) return { source, from: right, to: (right += amount) };
    return { source, to: left, from: (left += amount) };
  });
}

/** How each fortune was made: a bar for each player, a legend, and the same as a table. */
export function FortuneBars({
  words,
  sources: all,
  fortunes,
}: {
  words: Words;
  sources: readonly string[];
  /** Best first. */
  fortunes: readonly Fortune[];
}): JSX.Element {
  const sources = sourcesIn(all, fortunes);
  // By its place among all, so that a source looks the same in every title of a family.
  const patternOf = (source: string): string => `url(#source-${all.indexOf(source)})`;
  const sourceName = (source: string): string => words.t(`page.end.source.${source}`);
  const incomes = fortunes.map(({ parts }) => sum(Object.values(parts).filter((amount) => amount > 0)));
  const costs = fortunes.map(({ parts }) => -sum(Object.values(parts).filter((amount) => amount < 0)));
  const most = Math.max(1, ...incomes);
  const zero = Math.max(0, ...costs);
  const percent = (amount: number): number => ((zero + amount) / (zero + most)) * 100;
  const spoken = ({ seat, score, parts }: Fortune): string =>
    words.t('page.end.bar', {
      name: words.name(seat),
      parts: words.list(
        sources
          .filter((source) => (parts[source] ?? 0) !== 0)
          .map((source) =>
            words.t('page.end.part', { source: sourceName(source), amount: parts[source] ?? 0 }),
          ),
      ),
      score: words.money(score),
    });
  return (
    <div class={css.fortunes} data-fortunes>
      <Patterns count={all.length} />
      <ul class={css.legend}>
        {sources.map((source) => (
          <li key={source}>
            <svg width="22" height="12" aria-hidden="true" focusable="false">
              <rect width="22" height="12" rx="2" fill={patternOf(source)} />
            </svg>
            {sourceName(source)}
          </li>
        ))}
      </ul>
      <ul class={css.bars}>
        {fortunes.map((fortune) => (
          <li key={fortune.seat}>
            <span class={css.barName}>{words.name(fortune.seat)}</span>
            <b>{words.money(fortune.score)}</b>
            <svg class={css.bar} role="img" aria-label={spoken(fortune)} data-fortune={fortune.seat}>
              {piecesOf(fortune, sources).map(({ source, from, to }) => (
                <rect
                  key={source}
                  x={`${percent(from)}%`}
                  width={`${percent(to) - percent(from)}%`}
                  height="100%"
                  fill={patternOf(source)}
                  data-source={source}
                />
              ))}
              <rect class={css.zero} x={`${percent(0)}%`} width="1.5" height="100%" />
              <rect class={css.score} x={`calc(${percent(fortune.score)}% - 2px)`} width="4" height="100%" />
            </svg>
          </li>
        ))}
      </ul>
      <details class={charts.asTable} data-as-table>
        <summary>{words.t('page.chart.table')}</summary>
        {/* oxlint-disable-next-line no-noninteractive-tabindex -- scrolled by keys */}
        <div class={charts.tableScroll} role="region" aria-label={words.t('page.end.fortunes')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.t('page.end.source')}</th>
                {fortunes.map(({ seat }) => (
                  <th key={seat} scope="col">
                    {words.name(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <tr key={source}>
                  <th scope="row">{sourceName(source)}</th>
                  {fortunes.map(({ seat, parts }) => (
                    <td key={seat}>{words.money(parts[source] ?? 0)}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{words.t('page.end.score')}</th>
                {fortunes.map(({ seat, score }) => (
                  <td key={seat}>
                    <b>{words.money(score)}</b>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
