/**
 * All colours. Drawings name them only as CSS custom properties, so a page may override them.
 * Each line is `[light, dark]`.
 */
const TOKENS = {
  bg: ['#f4f3ef', '#15181c'],
  surface: ['#ffffff', '#1e2227'],
  surface2: ['#faf9f6', '#23282e'],
  sunk: ['#eeece6', '#191c21'],
  line: ['#dedbd2', '#31373f'],
  line2: ['#c8c4b8', '#454d57'],
  ink: ['#1d2126', '#eceef0'],
  ink2: ['#4d545c', '#b8bec6'],
  ink3: ['#5d646e', '#949ca6'],
  acc: ['#3f4fc8', '#98a6ff'],
  'acc-h': ['#3443b0', '#b0bbff'],
  'acc-soft': ['#e8eafb', '#2a3052'],
  'acc-ink': ['#ffffff', '#14182e'],
  pos: ['#1c7a48', '#6fce98'],
  'pos-soft': ['#e0f2e7', '#1e3428'],
  neg: ['#b3362c', '#ff9c90'],
  'neg-soft': ['#fae5e2', '#402622'],
  warn: ['#8a5a00', '#ecc36a'],
  'warn-soft': ['#fbf0d5', '#3a3120'],
  sea: ['#dfe8ec', '#171d22'],
  sea2: ['#d3e0e6', '#1a242a'],
  sea3: ['#c8d8df', '#1e2b33'],
  coastline: ['#a9bcc5', '#3a4c57'],
  hexline: ['#b9b4a6', '#4b4f55'],
  gauge: ['#b0413a', '#ff8d80'],
  'gauge-c': ['#fffaf0', '#1a1c20'],
  trk: ['#23262b', '#15171a'],
  casing: ['rgba(255,253,247,.92)', 'rgba(240,236,224,.8)'],
  name: ['#2e3136', '#0f1113'],
  'name-land': ['#2e3136', '#e4e2dc'],
  peaks: ['#665c50', '#b0a698'],
  dunes: ['#a87a2a', '#a98a55'],
  water: ['#56809a', '#5f889c'],
  trees: ['#456b3f', '#a3c79f'],
  cost: ['#5d5548', '#b3aca0'],
  r1: ['#2459c9', '#6ea2ff'],
  r2: ['#b3206b', '#ff7fb6'],
  r3: ['#0b7a75', '#43c7bf'],
  r4: ['#b05a00', '#f0a04a'],
  rcas: ['#fffdf7', '#101216'],
  't-yellow': ['#f2d675', '#c9ac4e'],
  't-green': ['#93c08c', '#6a9a68'],
  't-brown': ['#c89b6b', '#a98050'],
  't-gray': ['#bcbfc4', '#8d9197'],
  't-red': ['#dd9284', '#b87062'],
  't-blue': ['#cfe0e9', '#22333d'],
  land: ['#f6f2e8', '#33363a'],
  'reg-west': ['#f5efe0', '#3a3731'],
  'reg-queensland': ['#f6e9e6', '#3b3232'],
  'reg-nsw': ['#e9eef5', '#2f353e'],
  'reg-victoria': ['#e9f1e5', '#303a32'],
  'ce-forest': ['#a5c39a', '#48634a'],
  'ce-mountain': ['#cbb9a2', '#5f5548'],
  'ce-city': ['#fbf6ea', '#4a4a48'],
  'ce-industry': ['#e0ab8d', '#8d5a42'],
  'tile-edge': ['rgba(255,255,255,.38)', 'rgba(255,255,255,.16)'],
  'chip-out': ['#ffffff', '#e9e7e0'],
  /** Slots and discs: paper in both themes, a little dimmer in the dark. */
  slot: ['#ffffff', '#f2f0ea'],
  reserved: ['#6a6f77', '#62676e'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof TOKENS;
export type Palette = Readonly<Record<Token, string>>;
export type Theme = 'light' | 'dark' | 'auto';

function palette(index: 0 | 1): Palette {
  const entries = Object.entries(TOKENS).map(([token, pair]) => [token, pair[index]]);
  return Object.fromEntries(entries) as Palette;
}

export const LIGHT: Palette = palette(0);
export const DARK: Palette = palette(1);

function properties(colours: Palette): string {
  return Object.entries(colours)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';');
}

/** The custom properties of a theme for everything `selector` matches. */
export function themeCss(theme: Theme, selector: string): string {
  const base = `${selector}{${properties(theme === 'dark' ? DARK : LIGHT)}}`;
  if (theme !== 'auto') return base;
  return `${base}@media (prefers-color-scheme:dark){${selector}{${properties(DARK)}}}`;
}

/**
 * The same for a page whose reader may choose: `data-theme` on the root element says `light` or `dark`, and
 * without it the system decides.
 */
export function pageThemeCss(): string {
  const light = `:root{color-scheme:light;${properties(LIGHT)}}`;
  const dark = `color-scheme:dark;${properties(DARK)}`;
  return (
    `${light}:root[data-theme=dark]{${dark}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`
  );
}

export const FONT_STACK = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
