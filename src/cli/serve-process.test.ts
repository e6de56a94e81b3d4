import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILT_PAGE } from '../server/page.ts';
import { type Desk, makeDesk } from '../testing/cli.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** A `railhead serve` of its own, with what it has printed so far. */
interface Running {
  readonly child: ChildProcess;
  readonly printed: { out: string; err: string };
}

describe.skipIf(!existsSync(join(BUILT_PAGE, 'index.html')))('railhead serve', () => {
  let desk: Desk;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    desk = makeDesk();
  });
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || !child.kill('SIGKILL')) continue;
      // oxlint-disable-next-line no-await-in-loop -- there are two at most
      await once(child, 'exit');
    }
    desk.clear();
  });

  function serve(): Running {
    const [data, copies] = [join(desk.folder, 'data'), join(desk.folder, 'copies')];
    const args = ['--import', 'tsx', MAIN, 'serve', '--port', '0', '--data', data, '--backup', copies];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    const printed = { out: '', err: '' };
    child.stdout.on('data', (text: Buffer) => void (printed.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => void (printed.err += text.toString()));
    return { child, printed };
  }

  test('says where it is and what it keeps, lets no second one in, and ends in good order', async () => {
    const { child, printed } = serve();
    await expect.poll(() => printed.out, { timeout: 60_000 }).toContain('Online games are kept in');
    const [, address = ''] =
      /^Railhead is at (http:\/\/localhost:\d+) \(Ctrl\+C ends it\)\n/.exec(printed.out) ?? [];
    expect(printed.out).toContain(`Online games are kept in ${join(desk.folder, 'data')}\n`);
    const ready = await fetch(`${address.replace('localhost', '127.0.0.1')}/readyz`);
    expect(await ready.json()).toEqual({ ready: true });

    await expect
      .poll(() => readdirSync(join(desk.folder, 'copies')))
      .toEqual([expect.stringMatching(/^railhead-.*Z\.sqlite$/)]);

    const second = serve();
    const [refused] = (await once(second.child, 'exit')) as [number];
    expect([refused, second.printed.out]).toEqual([1, '']);
    expect(second.printed.err).toMatch(/^railhead: another Railhead server is using [^\n]*\n$/);

    child.kill('SIGTERM');
    const [ended] = (await once(child, 'exit')) as [number];
    expect([ended, printed.err]).toEqual([0, '']);
  });
});
