import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tab } from './tab.ts';

/** Before any script of the page: WebDriver itself does not report a page's errors. */
const RECORDER = `
  {
    const complaints = (globalThis.complaints = []);
    const { error } = console;
    console.error = (...words) => {
      complaints.push(words.map(String).join(' '));
      error.apply(console, words);
    };
    addEventListener('error', (event) => complaints.push(event.message ?? 'not loaded: ' + event.target.outerHTML), true);
    addEventListener('unhandledrejection', ({ reason }) => complaints.push('rejected: ' + reason));
  }
`;

const RECORDER_FILE = 'assets/recorder.js';

/** A copy of the built page that records its errors, separately for each load. */
export async function copyRecorded(
  page: string,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'railhead-recorded-'));
  await cp(page, folder, { recursive: true });
  const rewrite = async (
    file: string,
    change: (text: string) => string,
  ): Promise<readonly [string, string]> => {
    const before = await readFile(join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is not as it was expected`);
    await writeFile(join(folder, file), after);
    return [before, after];
  };
  const entry = (path: string, text: string): string =>
    `["${path}","sha256-${createHash('sha256').update(text).digest('base64')}"]`;
  // In a file of its own, since the server forbids inline scripts.
  await writeFile(join(folder, RECORDER_FILE), RECORDER);
  const [before, after] = await rewrite('index.html', (html) =>
    html.replace('<head>', `<head><script src="./${RECORDER_FILE}"></script>`),
  );
  // The service worker keeps only files whose digest it knows.
  await rewrite('sw.js', (script) =>
    script.replace(
      entry('index.html', before),
      `${entry('index.html', after)},${entry(RECORDER_FILE, RECORDER)}`,
    ),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Sizes that settle one frame later, as when a window is resized: Firefox sends it as an error. Nothing is lost by it,
 * but which of our observers it is has not been found out.
 */
const LATE_SIZES = 'ResizeObserver loop completed with undelivered notifications.';

/** The errors of the page since it was loaded. */
export async function complaintsOf(tab: Tab): Promise<readonly string[]> {
  const all = await tab.run(() => {
    const { complaints } = globalThis as { complaints?: readonly string[] };
    return complaints ?? ['this page keeps no complaints'];
  });
  return all.filter((complaint) => complaint !== LATE_SIZES);
}
