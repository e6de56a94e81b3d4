import type { JSX } from 'preact';
import css from './dial.module.css';
import type { DialShown } from './view.ts';

const SIZE = { width: 80, height: 56 } as const;
const MIDDLE = { x: 40, y: 41 } as const;
const RADIUS = 32;
/** The dial opens downwards: from lower left over the top to lower right, in degrees from the top. */
const SWEEP = 108;

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointAt(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: MIDDLE.x + radius * Math.sin(angle), y: MIDDLE.y - radius * Math.cos(angle) };
}

/** The angle of a step, of as many as lie between START and red. */
export function angleOf(step: number, red: number): number {
  return -SWEEP + (2 * SWEEP * step) / red;
}

function arc(from: number, to: number): string {
  const start = pointAt(from, RADIUS);
  const end = pointAt(to, RADIUS);
  const isLong = to - from > 180 ? 1 : 0;
  return `M${start.x.toFixed(2)} ${start.y.toFixed(2)}A${RADIUS} ${RADIUS} 0 ${isLong} 1 ${end.x.toFixed(2)} ${end.y.toFixed(2)}`;
}

/** A dial as it stands; `moves` shows the step it would take. */
export function Dial({ dial, moves = false }: { dial: DialShown; moves?: boolean }): JSX.Element {
  const { steps, red, isRed } = dial;
  const here = angleOf(steps, red);
  const tip = pointAt(here, RADIUS - 9);
  const next = moves && !isRed ? pointAt(angleOf(steps + 1, red), RADIUS - 9) : null;
  return (
    <svg class={css.dial} viewBox={`0 2 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" focusable="false">
      <path class={css.rest} d={arc(-SWEEP, SWEEP)} />
      {steps > 0 && <path class={css.gone} d={arc(-SWEEP, here)} />}
      {Array.from({ length: red + 1 }, (_, step) => {
        const { x, y } = pointAt(angleOf(step, red), RADIUS);
        const state = step === red ? 'red' : step <= steps ? 'gone' : 'rest';
        return (
          <circle
            key={step}
            cx={x.toFixed(2)}
            cy={y.toFixed(2)}
            r={step === red ? 5.4 : 4}
            data-node={state}
            data-next={(moves && step === steps + 1) || undefined}
          />
        );
      })}
      {next && (
        <path class={css.move} d={`M${MIDDLE.x} ${MIDDLE.y}L${next.x.toFixed(2)} ${next.y.toFixed(2)}`} />
      )}
      <path class={css.needle} d={`M${MIDDLE.x} ${MIDDLE.y}L${tip.x.toFixed(2)} ${tip.y.toFixed(2)}`} />
      <circle class={css.hub} cx={MIDDLE.x} cy={MIDDLE.y} r={4.2} />
    </svg>
  );
}
