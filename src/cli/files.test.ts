import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatMatch } from '../core/match.ts';
import { makeDesk } from '../testing/cli.ts';
import { shortMatch, siteGame } from '../testing/1848/recorded.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

desk.file('match.json', formatMatch(shortMatch(30)));
desk.file('site.json', JSON.stringify(siteGame(30)));

function read(name: string): string {
  return readFileSync(join(desk.folder, name), 'utf8');
}

/** Nothing half-written stays behind. */
function leftovers(): string[] {
  return readdirSync(desk.folder).filter((name) => name.endsWith('.tmp'));
}

describe('output files', () => {
  test('hold what standard output would show', async () => {
    for (const argv of [
      ['import', 'site.json'],
      ['export', 'match.json'],
      ['render', 'match.json'],
    ]) {
      const { out } = await desk.railhead(...argv);
      expect(await desk.railhead(...argv, '-o', 'to-file')).toEqual({ code: 0, out: '', err: '' });
      expect(read('to-file')).toBe(out);
    }
    expect(leftovers()).toEqual([]);
  });

  test('replace a file, and follow a link to it', async () => {
    desk.file('old', 'something long before');
    symlinkSync(join(desk.folder, 'old'), join(desk.folder, 'link'));
    await desk.railhead('render', 'match.json', '-o', 'link');
    expect(read('old')).toContain('<svg');
    expect(readdirSync(desk.folder)).toContain('link');
  });

  test.each([
    ['.', 'is a directory'],
    ['no/such/folder.svg', 'no such file or folder'],
    ['match.json/x.svg', 'a part of the path is not a directory'],
    [`${'n'.repeat(300)}.svg`, 'the name is too long'],
  ])('%s cannot be written', async (output, reason) => {
    const { code, err } = await desk.railhead('render', 'match.json', '-o', output);
    expect({ code, err }).toEqual({ code: 1, err: `railhead: ${output}: ${reason}\n` });
    expect(leftovers()).toEqual([]);
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is reported, and a device stays a device', async () => {
    const { code, err } = await desk.railhead('render', 'match.json', '-o', '/dev/full');
    expect({ code, err }).toEqual({ code: 1, err: 'railhead: /dev/full: no space left on the device\n' });
    expect(existsSync('/dev/full')).toBe(true);
  });

  test.skipIf(process.getuid?.() === 0)('a folder without permission (skipped for root)', async () => {
    mkdirSync(join(desk.folder, 'locked'));
    chmodSync(join(desk.folder, 'locked'), 0o500);
    const { code, err } = await desk.railhead('render', 'match.json', '-o', 'locked/b.svg');
    expect({ code, err }).toEqual({ code: 1, err: 'railhead: locked/b.svg: permission denied\n' });
  });

  test('a byte order mark is no part of the text', async () => {
    desk.file('marked.json', `\uFEFF${read('match.json')}`);
    expect((await desk.railhead('replay', '-q', 'marked.json')).code).toBe(0);
  });
});
