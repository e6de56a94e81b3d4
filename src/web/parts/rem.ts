/** Pixels of the look in a rem, at the usual text size. */
const REM = 16;

/** A length of the look as one that grows with the reader's text size. */
export function rem(pixels: number): string {
  return `${pixels / REM}rem`;
}

/** The pixels of the look that a length in rem stands for. */
export function pixelsOf(rems: number): number {
  return rems * REM;
}

/** How much larger than usual the reader wants text. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / REM;
}
