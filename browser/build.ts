import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The tests see what the sources are now, not what was built some day. */
export default async function buildPage(): Promise<void> {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'warn' });
}
