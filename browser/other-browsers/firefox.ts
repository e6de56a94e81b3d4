import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { findProgram, makePrograms, until } from './programs.ts';
import { type Driver, marionetteName, type OtherBrowser } from './webdriver.ts';

/** Settings of the profile: any free port, touch as on a phone, and nothing of its own over the network. */
const SETTINGS = {
  'marionette.port': 0,
  'dom.w3c_touch_events.enabled': 1,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
} as const;

/** The window can be as narrow as a phone. */
const USER_CHROME = ':root { min-width: 0 !important; }';

async function writeProfile(folder: string): Promise<void> {
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${String(value)});`);
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  await mkdir(join(folder, 'chrome'));
  await writeFile(join(folder, 'chrome', 'userChrome.css'), USER_CHROME);
}

type Send = (name: string, params: object) => Promise<unknown>;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Marionette: numbered commands and answers as JSON, each with its length in bytes before it. */
function speak(socket: Socket): Send {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let count = 0;
  const take = (message: unknown): void => {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [1, number, { message: string } | null, unknown];
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.reject(new Error(error.message));
    else one?.resolve(result);
  };
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      take(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
    waiting.clear();
  });
  return (name, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++count, { resolve, reject });
      const text = JSON.stringify([0, count, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

function program(): string | null {
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

/** The installed Firefox: its Marionette takes the commands that geckodriver, which Debian lacks, would pass on. */
export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  canTouch: true,
  isInstalled: () => program() !== null,
  async start(): Promise<Driver> {
    const programs = await makePrograms();
    const { folder } = programs;
    try {
      await writeProfile(folder);
      const args = ['--headless', '--marionette', '--no-remote', '--profile', folder];
      programs.start(program() ?? '', args, { stdio: 'ignore' });
      const port = await until('Firefox', () =>
        readFile(join(folder, 'MarionetteActivePort'), 'utf8').then(Number, () => null),
      );
      const socket = connect(port, '127.0.0.1');
      const send = speak(socket);
      await send('WebDriver:NewSession', { capabilities: {} });
      return {
        async send(command, params) {
          const answer = await send(marionetteName(command), params);
          return (answer as { value?: unknown } | null)?.value;
        },
        async close() {
          socket.destroy();
          await programs.close();
        },
      };
    } catch (error) {
      await programs.close();
      throw error;
    }
  },
};
