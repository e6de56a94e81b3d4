import type { ComponentChildren, JSX } from 'preact';
import type { RuleId } from '../../../../core/game.ts';
import type { RunReport } from '../../../../core/routing.ts';
import { drawRouteSample } from '../../../../draw/route.ts';
import { Drawing } from '../../../board/layer.tsx';
import { RuleTag } from '../../../parts/rule.tsx';
import { callsOf, itemise, type Places } from './itemise.ts';
import css from './routes.module.css';

interface RunCardProps {
  readonly places: Places;
  readonly rules: Readonly<Record<RuleId, string>>;
  /** What is printed on the train. */
  readonly name: string;
  readonly isLeased?: boolean;
  /** The line style on the map. */
  readonly style: number;
  /** What it earns; null: it stays at home, or may not run like this. */
  readonly run: Pick<RunReport, 'path' | 'items' | 'revenue' | 'subsidy'> | null;
  /** What is said instead of a run. */
  readonly note?: ComponentChildren;
  readonly isSelected?: boolean;
  /** Only the sum is shown. */
  readonly isFolded?: boolean;
  readonly onSelect?: () => void;
  /** Pointed at, by pointer or focus, or no longer. */
  readonly onPoint?: (isPointed: boolean) => void;
  readonly children?: ComponentChildren;
}

function Earned({ places, run }: Pick<RunCardProps, 'places'> & { run: RunReportShown }): JSX.Element {
  const { words } = places;
  return (
    <span class={css.sum}>
      {words.money(run.revenue)}
      {run.subsidy > 0 && <small>{words.t('page.routes.plus', { subsidy: run.subsidy })}</small>}
    </span>
  );
}

type RunReportShown = NonNullable<RunCardProps['run']>;

/** One train: how it is drawn, where it calls, and what each stop and bonus brings, with the rule. */
export function RunCard(props: RunCardProps): JSX.Element {
  const { places, rules, name, isLeased = false, style, run, note, isSelected, isFolded = false } = props;
  const { onSelect, onPoint, children } = props;
  const { words } = places;
  const head = (
    <>
      <Drawing class={css.sample} svg={drawRouteSample(style)} />
      <b>{words.t(isLeased ? 'page.routes.leased' : 'page.routes.train', { name })}</b>
      <span class={css.calls}>{run && callsOf(places, run.path)}</span>
      {run && <Earned places={places} run={run} />}
    </>
  );
  return (
    <section
      class={css.card}
      data-selected={isSelected || undefined}
      data-train={name}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocusIn={() => onPoint?.(true)}
      onFocusOut={() => onPoint?.(false)}
    >
      {onSelect ? (
        <button type="button" class={css.head} aria-expanded={isSelected ?? false} onClick={onSelect}>
          {head}
        </button>
      ) : (
        <div class={css.head}>{head}</div>
      )}
      {note}
      {run && !isFolded && (
        <ul class={css.items}>
          {itemise(places, run).map(({ label, hex, value, rule }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
            <li key={index}>
              <span>{label}</span>
              <span class={css.hex}>{hex}</span>
              <b>{value < 0 ? `−${words.number(-value)}` : words.number(value)}</b>
              <RuleTag rule={rule} rules={rules} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
