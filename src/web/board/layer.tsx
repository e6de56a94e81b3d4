import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';

export interface LayerProps {
  /** SVG text of our own renderer: it escapes everything it writes. */
  readonly svg: string;
  readonly class?: string | undefined;
}

/** A group of a drawing that is parsed only when its text changes. */
export function Layer({ svg, class: name }: LayerProps): JSX.Element {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current) group.current.innerHTML = svg;
  }, [svg]);
  return <g ref={group} class={name} pointer-events="none" />;
}

export interface DrawingProps {
  readonly svg: string;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

/** A whole drawing (a tile, a picture) in the text. Without a label it is decoration. */
export function Drawing({ svg, class: name, label }: DrawingProps): JSX.Element {
  const span = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (span.current) span.current.innerHTML = svg;
  }, [svg]);
  return label === undefined ? (
    <span ref={span} class={name} aria-hidden="true" />
  ) : (
    <span ref={span} class={name} role="img" aria-label={label} />
  );
}
