/** A length of the look as one that grows with the reader's text size. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** How much larger than usual the reader wants text. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
