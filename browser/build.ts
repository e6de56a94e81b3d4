import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the page into a folder, so that tests see the present sources and not an old build. */
export async function buildPage(outDir: string): Promise<void> {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}
