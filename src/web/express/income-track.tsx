import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import { spread } from '../charts/spread.ts';
import { useMarks } from '../family/marks.tsx';
import stripCss from '../family/strip.module.css';
import { useExpressTable, useExpressView } from './express-table.ts';
import css from './income-track.module.css';
import { usePreview } from './preview.ts';
import type { ExpressView, MarkerShown } from './view.ts';

/** How far apart the middles of two markers must be, in spaces of the track. */
const GAP = 1.55;

interface Marker extends MarkerShown {
  /** Where it would go: shown as a ghost. */
  readonly isGhost: boolean;
}

/** The markers as they stand, and ghosts of those that would move. */
function markersOf(view: ExpressView, after: ExpressView | null): Marker[] {
  const now = view.track.markers.map((marker) => ({ ...marker, isGhost: false }));
  const then = (after?.track.markers ?? []).filter(
    ({ company, income }) => now.find((marker) => marker.company === company)?.income !== income,
  );
  return [...now, ...then.map((marker) => ({ ...marker, isGhost: true }))];
}

/** The spaces that markers would pass or reach. */
function spacesMoved(markers: readonly Marker[]): { passed: Set<number>; reached: Set<number> } {
  const passed = new Set<number>();
  const ghosts = markers.filter(({ isGhost }) => isGhost);
  for (const { company, at, income } of ghosts) {
    const from = markers.find((marker) => marker.company === company && !marker.isGhost);
    if (from && from.income < income && from.at < at) {
      for (let space = from.at + 1; space <= at; space++) passed.add(space);
    }
  }
  return { passed, reached: new Set(ghosts.map(({ at }) => at)) };
}

/** What a share of every company pays now, or would. */
function SharesPay({ view }: { view: ExpressView }): JSX.Element {
  const { words, title } = useExpressTable().session;
  const mark = useMarks();
  const preview = usePreview();
  return (
    <span class={css.pays}>
      {words.t('page.express.share-pays')}
      {view.companies
        .filter(({ open, sold }) => open && sold > 0)
        .map(({ id, dividend }) => {
          const then = preview?.view.companies.find((company) => company.id === id)?.dividend ?? dividend;
          return (
            <span key={id} data-change={then > dividend ? 'more' : then < dividend ? 'less' : undefined}>
              <CompanyChip id={id} look={title.drawing.look} size={17} label={id} />
              {mark(`companies/${id}/dividend`, words.money(then))}
            </span>
          );
        })}
    </span>
  );
}

/** The income track with the marker of every company, and where markers would go. */
export function IncomeTrack(): JSX.Element {
  const { words, title } = useExpressTable().session;
  const view = useExpressView();
  const preview = usePreview();
  const { spaces } = view.track;
  const markers = markersOf(view, preview?.view ?? null);
  const places = spread(
    markers.map(({ at }) => at - 0.5),
    GAP,
    GAP / 2,
    spaces - GAP / 2,
  );
  const { passed, reached } = spacesMoved(markers);
  return (
    <section class={`${stripCss.strip} ${css.strip}`} aria-label={words.t('page.express.track')}>
      <h2>
        {words.t('page.express.track')} <span>· {words.t('page.express.track-help')}</span>
        <SharesPay view={view} />
      </h2>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what does not fit is scrolled to, also by keys */}
      <div class={css.scroll} role="group" aria-label={words.t('page.express.track')} tabIndex={0}>
        <div class={css.track}>
          <svg class={css.lines} viewBox={`0 0 ${spaces} 10`} preserveAspectRatio="none" aria-hidden="true">
            {markers.map(({ company, at, isGhost }, index) => (
              <path
                key={`${company}${isGhost}`}
                data-ghost={isGhost || undefined}
                d={`M${(places[index] ?? 0).toFixed(3)} 0L${at - 0.5} 10`}
              />
            ))}
          </svg>
          {markers.map(({ company, income, laps, isGhost }, index) => (
            <span
              key={`${company}${isGhost}`}
              class={css.marker}
              style={{ left: `${(100 * (places[index] ?? 0)) / spaces}%` }}
              data-income={isGhost ? undefined : income}
            >
              <CompanyChip
                id={company}
                look={title.drawing.look}
                size={25}
                faded={isGhost}
                label={words.t(isGhost ? 'page.express.would-earn' : 'page.express.earns', {
                  company,
                  income,
                })}
              />
              {laps > 0 && <small>+{words.number(laps * spaces)}</small>}
            </span>
          ))}
          <ol class={css.spaces} aria-hidden="true" style={{ '--spaces': spaces }}>
            {Array.from({ length: spaces }, (_, index) => {
              const space = index + 1;
              return (
                <li
                  key={space}
                  data-five={space % 5 === 0 || undefined}
                  data-held={markers.some(({ at, isGhost }) => at === space && !isGhost) || undefined}
                  data-passed={passed.has(space) || undefined}
                  data-reached={reached.has(space) || undefined}
                >
                  {space}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}
