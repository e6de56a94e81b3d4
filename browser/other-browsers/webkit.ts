import type { ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { findProgram, makePrograms, until } from './programs.ts';
import { type Driver, type OtherBrowser, requestOf } from './webdriver.ts';

/** With smaller buttons of its own the window can be as narrow as a phone. */
const GTK_STYLE =
  'button { min-width: 0; padding: 0; margin: 0; } entry { min-width: 10px; } headerbar, toolbar { padding: 0; }';

const FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) => `/usr/lib/${machine}/${version}`),
);

function findMiniBrowser(): string | null {
  return FOLDERS.map((folder) => findProgram(`${folder}/MiniBrowser`)).find((path) => path !== null) ?? null;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** The name of the display that an X server has chosen. */
function displayOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    server.once('exit', () => reject(new Error('Xvfb has ended')));
  });
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error((value as { message?: string }).message ?? answer.statusText);
  return value;
}

/** Safari's engine as Debian has it: a bare WebKitGTK window on a virtual screen. */
export const WEBKIT: OtherBrowser = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb',
  canTouch: false,
  isInstalled: () =>
    findMiniBrowser() !== null && findProgram('WebKitWebDriver') !== null && findProgram('Xvfb') !== null,
  async start(): Promise<Driver> {
    const programs = await makePrograms();
    const { folder } = programs;
    try {
      await mkdir(join(folder, '.config', 'gtk-3.0'), { recursive: true });
      await writeFile(join(folder, '.config', 'gtk-3.0', 'gtk.css'), GTK_STYLE);
      const screen = programs.start(
        'Xvfb',
        ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
        { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
      );
      const env = {
        ...process.env,
        DISPLAY: await displayOf(screen),
        HOME: folder,
        XDG_CONFIG_HOME: join(folder, '.config'),
        XDG_RUNTIME_DIR: folder,
      };
      const port = await freePort();
      programs.start('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
      const root = `http://127.0.0.1:${port}`;
      await until('WebKitWebDriver', () => call('GET', `${root}/status`).catch(() => null));
      const { sessionId } = (await call('POST', `${root}/session`, {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
          },
        },
      })) as { sessionId: string };
      const session = `${root}/session/${sessionId}`;
      return {
        send(command, params) {
          const { method, path } = requestOf(command);
          return call(method, `${session}/${path}`, method === 'GET' ? undefined : params);
        },
        async close() {
          await call('DELETE', session);
          await programs.close();
        },
      };
    } catch (error) {
      await programs.close();
      throw error;
    }
  },
};
