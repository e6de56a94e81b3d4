import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds the page into a folder, so that tests see the present sources and not an old build. In the mode `test` it knows
 * the language that is made of English, too.
 */
export async function buildPage(outDir: string, mode: 'production' | 'test' = 'production'): Promise<void> {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  await build({ configFile, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}
