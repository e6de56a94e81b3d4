import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { DARK, LIGHT } from '../src/draw/theme.ts';
import { LANGUAGES, type LoadedLanguage, loadLanguage, SOURCE_LOCALE } from '../src/text/locales.ts';

const WEB = fileURLToPath(new URL('../src/web/', import.meta.url));
const WORKER = 'sw.js';
const VERSION = /(<meta name="railhead-version" content=")[^"]*"/;

/** What a launcher shows: pictures made by `npm run icons`. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

function digest(content: string | Buffer, form: 'base64' | 'hex'): string {
  return createHash('sha256').update(content).digest(form);
}

/** Where the manifest of a language is, as the page knows it too (`src/web/language/choice.ts`). */
function manifestOf(locale: string): string {
  return locale === SOURCE_LOCALE ? 'manifest.webmanifest' : `manifest.${locale}.webmanifest`;
}

function everyLanguage(): Promise<LoadedLanguage[]> {
  return Promise.all(Object.keys(LANGUAGES).map((locale) => loadLanguage(locale)));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** What a browser without scripts shows: who reads it, in which language, is not known. */
function withoutScripts(languages: readonly LoadedLanguage[]): string {
  return languages
    .map(({ locale, page }) => `<p lang="${locale}">${escaped(page['page.app.needs-script'] ?? '')}</p>`)
    .join('');
}

/** The manifest of the installed page in a language. `iconPath` says where an icon has ended up. */
function manifest({ locale, page }: LoadedLanguage, iconPath: (file: string) => string): string {
  const text = {
    id: './',
    name: 'Railhead',
    short_name: 'Railhead',
    description: page['page.app.description'],
    lang: locale,
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    background_color: LIGHT.bg,
    theme_color: LIGHT.surface,
    categories: ['games'],
    icons: ICONS.map(({ file, sizes, purpose }) => ({
      src: iconPath(file),
      sizes,
      type: 'image/png',
      purpose,
    })),
    file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
  };
  return JSON.stringify(text, null, 2);
}

/** The script of the service worker, without the list of files to cache. */
async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: WEB,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(WEB, 'offline/service-worker.ts'), formats: ['iife'], name: 'railhead' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find(({ type }) => type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('the service worker was not built');
  return script.code;
}

/**
 * Makes a folder of built files one version that can be cached: one name for all, carried by the page, and a service
 * worker that knows every file. Done last, and again whenever a file has changed.
 */
export async function nameVersion(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const isKept = (name: string): boolean => /\.(js|css|svg|png|webmanifest)$/.test(name) && name !== WORKER;
  const paths = names.map((name) => name.replaceAll('\\', '/')).filter(isKept);
  const files = await Promise.all(
    paths.sort().map(async (path) => {
      const content = await readFile(join(folder, path));
      return [path, `sha256-${digest(content, 'base64')}`] as const;
    }),
  );
  const script = await workerScript();
  const page = (await readFile(join(folder, 'index.html'), 'utf8')).replace(VERSION, '$1"');
  const version = digest(JSON.stringify([page, files, script]), 'hex').slice(0, 16);
  const named = page.replace(VERSION, `$1${version}"`);
  const kept = [['index.html', `sha256-${digest(named, 'base64')}`], ...files];
  await writeFile(join(folder, 'index.html'), named);
  await writeFile(
    join(folder, WORKER),
    `const BUILD=${JSON.stringify({ version, files: kept })};\n${script}`,
  );
}

/** Makes the built page one that can be installed and played without a network. */
export function offline(): Plugin {
  const references = new Map<string, string>();
  let isBuild = false;
  return {
    name: 'railhead-offline',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const emit = async (file: string): Promise<void> => {
        const source = await readFile(join(WEB, 'icons', file));
        references.set(file, this.emitFile({ type: 'asset', name: file, source }));
      };
      await Promise.all(ICONS.map(({ file }) => emit(file)));
    },
    async transformIndexHtml(html) {
      const languages = await everyLanguage();
      const [english] = languages;
      const told = html.replace('<!-- needs script -->', () => withoutScripts(languages));
      const colours = [
        ['light', LIGHT.surface],
        ['dark', DARK.surface],
      ] as const;
      const tags: HtmlTagDescriptor[] = colours.map(([theme, content]) => ({
        tag: 'meta',
        injectTo: 'head',
        attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})`, 'data-for': theme },
      }));
      const description = escaped(english?.page['page.app.description'] ?? '');
      tags.push({ tag: 'meta', injectTo: 'head', attrs: { name: 'description', content: description } });
      if (!isBuild) return { html: told, tags };
      tags.push(
        { tag: 'meta', injectTo: 'head', attrs: { name: 'railhead-version', content: '' } },
        { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: `./${manifestOf(SOURCE_LOCALE)}` } },
      );
      return { html: told, tags };
    },
    async generateBundle() {
      const iconPath = (file: string): string => this.getFileName(references.get(file) ?? '');
      for (const language of await everyLanguage()) {
        const fileName = manifestOf(language.locale);
        this.emitFile({ type: 'asset', fileName, source: manifest(language, iconPath) });
      }
    },
    async writeBundle({ dir }) {
      if (dir !== undefined) await nameVersion(dir);
    },
  };
}
