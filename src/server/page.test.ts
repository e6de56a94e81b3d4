import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makePageFolder } from '../testing/server/page-folder.ts';
import { makePageServer, PageNotBuilt } from './page.ts';

const { path: root, clear } = makePageFolder();
afterAll(clear);

describe('the server of the page', async () => {
  const server = await makePageServer(root);
  afterAll(() => server.close());

  test('hands out the page, never from a cache, under a strict policy', async () => {
    const answer = await server.inject('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Railhead');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("manifest-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['/index.html', 'text/html'],
    ['/sw.js', 'javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s keeps its name from version to version: it is revalidated each time', async (url, type) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('compresses, and lets files with a hash in their name be kept', async () => {
    const answer = await server.inject({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test.each(['/nothing', '/../package.json', '/%2e%2e/package.json'])('%s is not found', async (url) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('railhead"');
  });
});

test('a page that is not built is reported', async () => {
  await expect(makePageServer(join(root, 'none'))).rejects.toThrow(PageNotBuilt);
});
