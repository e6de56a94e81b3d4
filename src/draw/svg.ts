/** The few helpers that write SVG text. Everything drawn goes through them, so nothing unescaped or NaN gets out. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML 1.0 cannot carry most control characters, not even escaped.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A length in at most two decimals: a hundredth of a pixel is too small to see. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a drawable number: ${value}`);
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** An element; attributes without a value are left out, children are SVG text already. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    open += ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`;
  }
  const inside = children.join('');
  return inside === '' ? `${open}/>` : `${open}>${inside}</${name}>`;
}

/** A group, or nothing at all when it would be empty. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  const inside = children.join('');
  return inside === '' ? '' : el('g', attributes, inside);
}

/** A colour of the theme. */
export function ink(token: string): string {
  return `var(--${token})`;
}

/** From the middle of a line of digits or capitals down to its baseline, in em. */
const BASELINE = 0.355;

export interface TextLook {
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  /** Colour of the halo that keeps the text readable over lines. */
  readonly halo?: string | undefined;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const HALO_EM = 0.3;

/** Text whose middle is at (x, y). */
export function label(text: string, x: number, y: number, look: TextLook): string {
  return el(
    'text',
    {
      x,
      y: y + BASELINE * look.size,
      'font-size': look.size,
      'font-weight': look.weight,
      'text-anchor': look.anchor ?? 'middle',
      fill: look.fill,
      ...(look.halo === undefined
        ? {}
        : {
            stroke: look.halo,
            'stroke-width': HALO_EM * look.size,
            'stroke-linejoin': 'round',
            'paint-order': 'stroke',
          }),
    },
    escapeXml(text),
  );
}
