import type { JSX } from 'preact';
import { encode } from 'uqr';
import css from './qr-code.module.css';

/** Quiet room round the code that readers need, in modules. */
const BORDER = 4;

/** A link as a code for another device's camera. Dark on light in both themes: not every reader knows it otherwise. */
export function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      class={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-qr={text}
      shape-rendering="crispEdges"
    >
      <path class={css.light} d={`M0 0h${size}v${size}H0z`} />
      <path class={css.dark} d={modules.join('')} />
    </svg>
  );
}
