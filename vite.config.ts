import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { pageThemeCss } from './src/draw/theme.ts';
import { rulesDigest } from './tools/rules-digest.ts';
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

const MAIN_SCRIPT = /\bindex-[^/]*\.js$/;

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
      // Whatever asks for more parts comes from the main script: Firefox takes a second call for it as one that failed.
      modulePreload: {
        resolveDependencies: (_file, parts) => parts.filter((part) => !MAIN_SCRIPT.test(part)),
      },
      // Pictures stay files: the policy of the server allows no data: scripts, and files can be cached.
      assetsInlineLimit: 0,
      // What a visitor loads is counted by `npm run budgets`, compressed, against a limit of our own.
      chunkSizeWarningLimit: 800,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    worker: { format: 'es' },
  };
});
