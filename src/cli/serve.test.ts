import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDesk } from '../testing/cli.ts';

describe('serve', () => {
  const desk = makeDesk();
  const other: Server = createServer();
  beforeAll(() => new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    other.close();
    desk.clear();
  });

  test('a taken port, or a page that is not built, is one clear line', async () => {
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await desk.railhead('serve', '--data', 'data', '--port', String(port));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^railhead: (port \d+ of 127\.0\.0\.1 is taken: .*|the page is not built yet: .*)\n$/,
    );
  });

  test('a port that is none is a matter of usage', async () => {
    const { code, err } = await desk.railhead('serve', '--port', '70000');
    expect(code).toBe(2);
    expect(err).toContain('A whole number from 0 to 65535 is expected.');
  });

  test.each(['trains.example', 'ftp://trains.example', 'https://trains.example/railhead'])(
    '%s is no public address',
    async (origin) => {
      const { code, err } = await desk.railhead('serve', '--origin', origin);
      expect(code).toBe(2);
      expect(err).toContain('An address such as https://trains.example is expected.');
    },
  );
});
