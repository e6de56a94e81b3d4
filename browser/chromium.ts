import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { fontConfig } from './fonts.ts';

/**
 * Chromium as a program without windows, which opens a page at half the cost of the whole browser: that one draws its own
 * toolbars for every page.
 */
const WINDOWLESS = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  downloads: /^chromium_headless_shell-\d+$/,
  inner: ['chrome-headless-shell-linux64/chrome-headless-shell', 'chrome-linux/headless_shell'],
};
const WHOLE = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  downloads: /^chromium-\d+$/,
  inner: ['chrome-linux64/chrome', 'chrome-linux/chrome'],
};
type Kind = typeof WHOLE;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Those that playwright has downloaded. */
function downloaded({ downloads, inner }: Kind): string[] {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((folder) => downloads.test(folder))
    .sort()
    .reverse()
    .flatMap((folder) => inner.map((path) => join(cache, folder, path)));
}

function findKind(kind: Kind): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    kind.names.map((name) => join(folder, name)),
  );
  return [...places, ...downloaded(kind)].find(isProgram);
}

const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function findWhole(): string | undefined {
  return findKind(WHOLE) ?? [ON_A_MAC].find(isProgram);
}

/** Installs a package of Debian, where that can be done without asking anybody. Whether it worked shows by looking again. */
function install(name: string): void {
  if (process.getuid?.() !== 0) return;
  const run = (...args: string[]): boolean => {
    try {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync('apt-get', ['-q', '-o', 'Acquire::Retries=1', ...args], { stdio: 'ignore', env });
      return true;
    } catch {
      return false;
    }
  };
  if (!run('--version')) return;
  process.stderr.write(`browser tests: installing ${name} with apt-get\n`);
  const isDone = (): boolean => run('install', '-y', '--no-install-recommends', name);
  // The list of packages may be out of date, or not there at all.
  if (!isDone() && run('update')) isDone();
}

/** The Chromium that is named for everything. */
function namedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named === undefined || named === '') return undefined;
  if (isProgram(named)) return named;
  throw new Error(`CHROMIUM_PATH is ${named}, and there is no program there`);
}

/** The Chromium that people have, with its windows: named, found, or installed where that is possible. */
export function findWholeChromium(): string {
  const named = namedChromium();
  const isWhole = named !== undefined && !/headless[-_]shell$/.test(named);
  const found = isWhole ? named : findWhole();
  if (found !== undefined) return found;
  install('chromium');
  const installed = findWhole();
  if (installed !== undefined) return installed;
  throw new Error('Chromium is needed: install it (apt-get install chromium) or set CHROMIUM_PATH to it.');
}

/** The Chromium for tests: the one without windows, or the whole one where there is no other. */
export function findChromium(): string {
  const found = namedChromium() ?? findKind(WINDOWLESS);
  if (found !== undefined) return found;
  // A machine that runs only tests is better off with it even if it has the whole one.
  if (findWhole() === undefined || process.env['CI'] !== undefined) install('chromium-headless-shell');
  return findKind(WINDOWLESS) ?? findWholeChromium();
}

/** A name for this machine that browsers do not trust as they trust 127.0.0.1. */
export const IN_THE_HOUSE = 'house.test';

/** A page of a test lives for seconds: the optimising compiler would cost more than it gives. */
const FOR_TESTS = ['--js-flags=--no-turbofan'];

/** How a browser is started, with what it is told beside what all of them are. */
async function launchOptions(executablePath: string, args: readonly string[] = []): Promise<LaunchOptions> {
  const fonts = process.env['RAILHEAD_FONTS'];
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // This machine as another one in the same network sees it: without https, and not as localhost.
      `--host-resolver-rules=MAP ${IN_THE_HOUSE} 127.0.0.1`,
      ...args,
    ],
    ...(fonts !== undefined && { env: { ...process.env, FONTCONFIG_FILE: await fontConfig(fonts) } }),
  };
}

/** One of its own. `settings` are those of its engine, as set by people who want larger text. */
export async function launchChromium(settings?: string): Promise<Browser> {
  const set = settings === undefined ? [] : [`--blink-settings=${settings}`];
  return chromium.launch(await launchOptions(findChromium(), [...FOR_TESTS, ...set]));
}

/** For what is measured: as people have it. */
export async function launchWholeChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions(findWholeChromium()));
}

/** A browser that several processes share, each by `chromium.connect`. */
export async function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions(findChromium(), FOR_TESTS));
}
