/**
 * Draws the icons of the installed page from src/web/logo.svg, `npm run icons`: what a launcher shows, what it may cut
 * into its own shape, and what iOS puts on a home screen (where nothing may be see-through).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../browser/chromium.ts';
import { LIGHT } from '../src/draw/theme.ts';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** The part of it that the logo takes; a launcher may crop all but a circle of four fifths. */
  readonly part: number;
  readonly ground: string;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, part: 0.62, ground: LIGHT.surface },
  { file: 'apple-touch-icon.png', size: 180, part: 0.78, ground: LIGHT.surface },
];

const OUT = fileURLToPath(new URL('../src/web/icons/', import.meta.url));
const logo = readFileSync(new URL('../src/web/logo.svg', import.meta.url), 'utf8');

mkdirSync(OUT, { recursive: true });
const browser = await launchChromium();
const page = await browser.newPage();
/* oxlint-disable no-await-in-loop -- one page draws them all */
for (const { file, size, part, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}` +
      `svg{width:${part * 100}%}</style>${logo}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(OUT + file, picture);
  process.stdout.write(`${file} ${Math.round(picture.length / 1024)} kB\n`);
}
/* oxlint-enable no-await-in-loop */
await browser.close();
