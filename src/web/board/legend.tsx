import type { JSX } from 'preact';
import { drawRouteSample, type DrawnRoute } from '../../draw/route.ts';
import type { Scene } from '../../draw/scene.ts';
import { IMPASSABLE } from '../../rail/map.ts';
import { Drawing } from './layer.tsx';
import styles from './legend.module.css';
import type { BoardWords } from './words.ts';

interface RailLegendProps {
  readonly words: BoardWords;
  readonly scene: Scene;
  readonly marks: {
    readonly legal?: readonly string[] | undefined;
    readonly greyed?: readonly string[] | undefined;
  };
  readonly routes: readonly DrawnRoute[];
  readonly notes?: readonly string[] | undefined;
  readonly legalNote?: string | undefined;
}

const HEX = 'M8 1.5 13.6 4.8v6.4L8 14.5 2.4 11.2V4.8Z';

function Sign({ path, mark }: { readonly path: string; readonly mark: string }): JSX.Element {
  return (
    <svg
      class={styles['sign']}
      data-mark={mark}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** The mark of a hex where something may be done. */
export function LegalSign(): JSX.Element {
  return <Sign path={HEX} mark="legal" />;
}

function Edge({ mark }: { readonly mark: string }): JSX.Element {
  return (
    <svg class={styles['sign']} data-mark={mark} viewBox="0 0 26 8" width="26" height="8" aria-hidden="true">
      <path d="M1 4H25" />
    </svg>
  );
}

/** What the lines and marks mean that are on the map now, and nothing else. */
export function RailLegend({
  words,
  scene,
  marks,
  routes,
  notes,
  legalNote,
}: RailLegendProps): JSX.Element | null {
  const edges = [...scene.options.kit.map.marks]
    .filter(
      ([kind, members]) => members.size > 0 && (kind === 'gauge' || kind === 'hill' || kind === IMPASSABLE),
    )
    .map(([kind]) => kind);
  const hasLegal = (marks.legal?.length ?? 0) > 0;
  const hasGreyed = (marks.greyed?.length ?? 0) > 0;
  if (routes.length > 0) {
    return (
      <ul class={styles['runs']}>
        {routes.map((route, index) => (
          <li key={route.name + String(index)}>
            <Drawing svg={drawRouteSample(route.style ?? index)} />
            <span>
              {words.t('board.run', { name: route.name })}
              {notes?.[index] === undefined ? null : `, ${notes[index]}`}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  if (!hasLegal && !hasGreyed && edges.length === 0) return null;
  return (
    <ul class={styles['signs']}>
      {hasLegal ? (
        <li>
          <LegalSign />
          {legalNote ?? words.t('board.legal')}
        </li>
      ) : null}
      {hasGreyed ? (
        <li>
          <Sign path={HEX} mark="greyed" />
          {words.t('board.greyed')}
        </li>
      ) : null}
      {edges.map((kind) => (
        <li key={kind}>
          <Edge mark={kind} />
          {words.t(`board.edge.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
