/** How wide text is in a chart, in pixels of the look, so that its labels are whole with any font. */

export interface ChartFont {
  readonly weight: number;
  readonly size: number;
}

/** Of the size of a font, where nothing can be measured: wider than most letters are. */
const LETTER = 0.64;

/** What measures, and the fonts of the page; null where nothing can be measured. */
let measure: { readonly pen: CanvasRenderingContext2D; readonly family: string } | null | undefined;

function measureNow(): typeof measure {
  const pen = document.createElement('canvas').getContext('2d');
  return pen && { pen, family: getComputedStyle(document.body).fontFamily };
}

export function textWidth(text: string, { weight, size }: ChartFont): number {
  if (measure === undefined) measure = measureNow();
  if (!measure) return text.length * LETTER * size;
  measure.pen.font = `${weight} ${size}px ${measure.family}`;
  // All figures are as wide as this one.
  return measure.pen.measureText(text.replaceAll(/\d/g, '0')).width;
}

/** The widest of several. */
export function widestOf(texts: readonly string[], font: ChartFont): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text, font))));
}
