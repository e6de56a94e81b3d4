import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { Addresses } from './addresses.ts';

const OWN = (): ReadonlySet<string> => new Set(['10.0.0.2', 'box.local', '[fd00::2]']);

describe('without a public address', () => {
  const addresses = new Addresses(null, OWN);

  test.each([
    ['localhost:8848', 'http://localhost:8848', true],
    ['LOCALHOST', 'http://localhost', true],
    ['127.0.0.1:80', 'http://127.0.0.1', true],
    ['127.1.2.3', 'http://127.1.2.3', true],
    ['[::1]:8848', 'http://[::1]:8848', true],
    ['10.0.0.2:8848', 'http://10.0.0.2:8848', false],
    ['box.local', 'http://box.local', false],
    ['[fd00::2]', 'http://[fd00::2]', false],
  ])('%s is here, as %s', (host, origin, isSecure) => {
    expect(addresses.of(host, 'http')).toMatchObject({ origin, isHttps: false, isSecure });
  });

  test.each([
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost/evil',
    'a@localhost',
    'localhost#',
    '10.0.0.3',
    '[::2]',
    'localhost:99999',
  ])('%j is not', (host) => {
    expect(addresses.of(host, 'http')).toBeNull();
  });

  test('the names of the machine itself are known', () => {
    expect(new Addresses(null).of(`${hostname()}.local`, 'http')).not.toBeNull();
  });
});

describe('with a public address', () => {
  const addresses = new Addresses('https://trains.example', OWN);

  test('it is secure, whatever the proxy speaks with us; the machine’s own still count', () => {
    expect(addresses.of('trains.example', 'http')).toEqual({
      origin: 'https://trains.example',
      hostname: 'trains.example',
      isHttps: true,
      isSecure: true,
    });
    expect(addresses.of('trains.example:443', 'http')?.origin).toBe('https://trains.example');
    expect(addresses.of('localhost:8848', 'http')).toMatchObject({ isHttps: false, isSecure: true });
    expect(addresses.of('trains.example:8443', 'http')).toBeNull();
    expect(addresses.of('www.trains.example', 'http')).toBeNull();
  });
});
