import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { pageThemeCss } from './src/draw/theme.ts';
import { offline } from './tools/vite-offline.ts';

/** The colours of the page are those of the drawings: one list, in src/draw/theme.ts. */
function themeTokens(): Plugin {
  const name = 'virtual:theme.css';
  return {
    name: 'railhead-theme',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? pageThemeCss() : null),
  };
}

function pathTo(folder: string): string {
  return fileURLToPath(new URL(folder, import.meta.url));
}

/** A name for the rules as they are: positions reached by other rules are not taken over. */
function rulesDigest(): string {
  const hash = createHash('sha256');
  for (const folder of ['core', 'rail', 'routes', 'games']) {
    const root = pathTo(`src/${folder}`);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Tells the server which rules the page was built with: they are its own. */
function rulesMark(digest: string | null): Plugin {
  return {
    name: 'railhead-rules',
    transformIndexHtml: () =>
      digest === null
        ? []
        : [{ tag: 'meta', injectTo: 'head', attrs: { name: 'railhead-rules', content: digest } }],
  };
}

export default defineConfig(({ command }) => {
  const digest = command === 'build' ? rulesDigest() : null;
  return {
    define: { RULES_DIGEST: JSON.stringify(digest) },
    root: pathTo('src/web'),
    // The page may stand anywhere below a server's root.
    base: './',
    plugins: [themeTokens(), rulesMark(digest), offline()],
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    build: {
      outDir: pathTo('dist/web'),
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: true,
      // Pictures stay files: the policy of the server allows no data: scripts, and files can be cached.
      assetsInlineLimit: 0,
      // What a visitor loads is counted by `npm run budgets`, compressed, against a limit of our own.
      chunkSizeWarningLimit: 800,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    worker: { format: 'es' },
  };
});
