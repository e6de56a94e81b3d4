import { el, escapeXml, group, num } from './svg.ts';
import { FONT_STACK, type Theme, themeCss } from './theme.ts';

export interface SheetOptions {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** `null` leaves the colours to the page that shows the drawing. */
  readonly theme: Theme | null;
  readonly title: string;
  readonly description?: string | undefined;
}

/** A whole SVG document. Each theme has its own class, so that drawings of both may share a page. */
export function sheet(options: SheetOptions, ...children: readonly string[]): string {
  const { left, top, width, height, theme, title, description } = options;
  const theming = theme === null ? '' : ` railhead-${theme}`;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: `railhead${theming}`,
      role: 'img',
      width,
      height,
      viewBox: [left, top, width, height].map(num).join(' '),
      'font-family': FONT_STACK,
      style: 'font-variant-numeric:tabular-nums',
    },
    el('title', {}, escapeXml(title)),
    description === undefined ? '' : el('desc', {}, escapeXml(description)),
    theme === null ? '' : el('style', {}, themeCss(theme, `.railhead-${theme}`)),
    group({}, ...children),
  );
}
