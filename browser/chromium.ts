import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { fontConfig } from './fonts.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Those that playwright has downloaded. */
function downloaded(): string[] {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((folder) => /^chromium-\d+$/.test(folder))
    .sort()
    .reverse()
    .flatMap((folder) =>
      ['chrome-linux64', 'chrome-linux'].map((inner) => join(cache, folder, inner, 'chrome')),
    );
}

function find(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...places, mac, ...downloaded()].find(isProgram);
}

function install(): void {
  if (process.getuid?.() !== 0) return;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
  } catch {
    return;
  }
  process.stderr.write('browser tests: installing chromium with apt-get\n');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-q'], quiet);
    execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], quiet);
  } catch {
    // The caller decides what to do then.
  }
}

/** The path of a Chromium: named, found, or installed where that is possible. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no program there`);
  }
  const found = find();
  if (found !== undefined) return found;
  install();
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** A name for this machine that browsers do not trust as they trust 127.0.0.1. */
export const IN_THE_HOUSE = 'house.test';

/** How a browser is started. `settings` are those of its engine, as set by people who want larger text. */
async function launchOptions(settings?: string): Promise<LaunchOptions> {
  const fonts = process.env['RAILHEAD_FONTS'];
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // This machine as another one in the same network sees it: without https, and not as localhost.
      `--host-resolver-rules=MAP ${IN_THE_HOUSE} 127.0.0.1`,
      ...(settings === undefined ? [] : [`--blink-settings=${settings}`]),
    ],
    ...(fonts !== undefined && { env: { ...process.env, FONTCONFIG_FILE: await fontConfig(fonts) } }),
  };
}

export async function launchChromium(settings?: string): Promise<Browser> {
  return chromium.launch(await launchOptions(settings));
}

/** A browser that several processes share, each by `chromium.connect`. */
export async function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions());
}
