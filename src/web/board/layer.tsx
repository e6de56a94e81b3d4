import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';

export interface LayerProps {
  /** SVG text of our own renderer: it escapes everything it writes. In parts: each is drawn again only if it changes. */
  readonly svg: string | readonly string[];
  readonly class?: string | undefined;
}

function hasSameTag(a: Element, b: Element): boolean {
  const bare = (element: Element): Node => element.cloneNode(false);
  return bare(a).isEqualNode(bare(b));
}

/**
 * Makes the content of one element that of another, and touches only what differs: a move changes one or two hexes of
 * hundreds, and whatever stays need not be styled, measured and painted again.
 */
export function patchContent(old: Element, wanted: Element): void {
  const before = [...old.childNodes];
  const after = [...wanted.childNodes];
  const both = Math.min(before.length, after.length);
  let head = 0;
  while (head < both && before[head]?.isEqualNode(after[head] ?? null)) head++;
  let tail = 0;
  while (tail < both - head && before.at(-1 - tail)?.isEqualNode(after.at(-1 - tail) ?? null)) tail++;
  const next = before[before.length - tail] ?? null;
  const gone = before.slice(head, before.length - tail);
  const come = after.slice(head, after.length - tail);
  const isPaired = gone.length === come.length;
  for (const [index, node] of gone.entries()) {
    const pair = isPaired ? come[index] : undefined;
    if (node instanceof Element && pair instanceof Element && hasSameTag(node, pair))
      patchContent(node, pair);
    else if (pair) node.replaceWith(pair);
    else node.remove();
  }
  if (!isPaired) for (const node of come) old.insertBefore(node, next);
}

/** A part of a drawing, and the nodes that stand for it. */
interface DrawnPart {
  readonly text: string;
  readonly nodes: readonly Node[];
}

/**
 * Makes the content of an element that of these parts. Between positions far apart many hexes differ, and still more
 * stay: those are not even parsed.
 */
export function patchParts(
  element: Element,
  drawn: readonly DrawnPart[],
  parts: readonly string[],
): DrawnPart[] {
  const isNew = (text: string, index: number): boolean => drawn[index]?.text !== text;
  const parsed = element.cloneNode(false) as Element;
  // All in one go, each in a group of its own so that it is found again.
  parsed.innerHTML = parts
    .filter(isNew)
    .map((text) => `<g>${text}</g>`)
    .join('');
  const fresh = [...parsed.childNodes].map(({ childNodes }) => [...childNodes]);
  for (const { nodes } of drawn.filter(({ text }, index) => parts[index] !== text)) {
    for (const node of nodes) element.removeChild(node);
  }
  const now = parts.map((text, index) => {
    const old = drawn[index];
    return old?.text === text ? old : { text, nodes: fresh.shift() ?? [] };
  });
  let next: Node | null = null;
  for (const [index, part] of [...now.entries()].toReversed()) {
    if (part !== drawn[index]) for (const node of part.nodes) element.insertBefore(node, next);
    next = part.nodes[0] ?? next;
  }
  return now;
}

/** A group of a drawing that is parsed only when its text changes. */
export function Layer({ svg, class: name }: LayerProps): JSX.Element {
  const group = useRef<SVGGElement>(null);
  const drawn = useRef<readonly DrawnPart[]>([]);
  useLayoutEffect(() => {
    const { current } = group;
    if (!current) return;
    if (typeof svg !== 'string') drawn.current = patchParts(current, drawn.current, svg);
    else if (current.firstChild) {
      const wanted = current.cloneNode(false) as SVGGElement;
      wanted.innerHTML = svg;
      patchContent(current, wanted);
    } else current.innerHTML = svg;
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
