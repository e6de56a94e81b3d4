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
 * hundreds, and what stays need not be styled, measured and painted again.
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

/** A part of a drawing, and its nodes. */
interface DrawnPart {
  readonly text: string;
  readonly nodes: readonly Node[];
}

/**
 * The content of an element in parts, of which only those that change are touched. Between positions far apart many
 * hexes differ, and going back and forth shows them again: what has been taken out is kept, and not parsed twice.
 */
export class PartedContent {
  readonly #element: Element;
  #drawn: readonly DrawnPart[] = [];
  readonly #kept = new Map<string, DrawnPart>();

  constructor(element: Element) {
    this.#element = element;
  }

  show(parts: readonly string[]): void {
    const before = this.#drawn;
    for (const [index, part] of before.entries()) {
      if (parts[index] === part.text) continue;
      for (const node of part.nodes) this.#element.removeChild(node);
      this.#kept.set(part.text, part);
    }
    const found = parts.map((text, index) => {
      const old = before[index];
      return old?.text === text ? old : this.#taken(text);
    });
    const parsed = this.#parse(parts.filter((_, index) => !found[index]));
    this.#drawn = parts.map((text, index) => found[index] ?? parsed.shift() ?? { text, nodes: [] });
    let next: Node | null = null;
    for (const [index, part] of [...this.#drawn.entries()].toReversed()) {
      if (part !== before[index]) for (const node of part.nodes) this.#element.insertBefore(node, next);
      next = part.nodes[0] ?? next;
    }
  }

  /** All in one go, each in a group of its own so that it is found again. */
  #parse(texts: readonly string[]): DrawnPart[] {
    const holder = this.#element.cloneNode(false) as Element;
    holder.innerHTML = texts.map((text) => `<g>${text}</g>`).join('');
    return [...holder.childNodes].map(({ childNodes }, index) => ({
      text: texts[index] ?? '',
      nodes: [...childNodes],
    }));
  }

  /** A node can be in one place only. */
  #taken(text: string): DrawnPart | undefined {
    const part = this.#kept.get(text);
    this.#kept.delete(text);
    return part;
  }
}

/** A group of a drawing that is parsed only when its text changes. */
export function Layer({ svg, class: name }: LayerProps): JSX.Element {
  const group = useRef<SVGGElement>(null);
  const parted = useRef<PartedContent | null>(null);
  useLayoutEffect(() => {
    const { current } = group;
    if (!current) return;
    if (typeof svg !== 'string') (parted.current ??= new PartedContent(current)).show(svg);
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
  /** A drawing that is used in many places: it is parsed once and copied. */
  readonly isCommon?: boolean | undefined;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
  readonly 'data-abbr'?: string;
}

const commonDrawings = new Map<string, DocumentFragment>();

function copyOf(svg: string): Node {
  let drawing = commonDrawings.get(svg);
  if (!drawing) {
    const template = document.createElement('template');
    template.innerHTML = svg;
    drawing = template.content;
    commonDrawings.set(svg, drawing);
  }
  return document.importNode(drawing, true);
}

/** A whole drawing (a tile, a picture) in the text. Without a label it is decoration. */
export function Drawing({ svg, isCommon = false, class: name, label, ...abbr }: DrawingProps): JSX.Element {
  const span = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isCommon) span.current?.replaceChildren(copyOf(svg));
    else if (span.current) span.current.innerHTML = svg;
  }, [svg]);
  return label === undefined ? (
    <span ref={span} class={name} aria-hidden="true" {...abbr} />
  ) : (
    <span ref={span} class={name} role="img" aria-label={label} {...abbr} />
  );
}
