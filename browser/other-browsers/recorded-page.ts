import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tab } from './tab.ts';

/** Before any script of the page: WebDriver itself tells nothing of what a page complains about. */
const RECORDER = `<script>
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
</script>`;

/** A copy of the built page that keeps its complaints, those of each loading apart. */
export async function copyRecorded(
  page: string,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'railhead-recorded-'));
  await cp(page, folder, { recursive: true });
  const index = join(folder, 'index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(index, html.replace('<head>', `<head>${RECORDER}`));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What the page has complained about since it was loaded. */
export function complaintsOf(tab: Tab): Promise<readonly string[]> {
  return tab.run(() => {
    const { complaints } = globalThis as { complaints?: readonly string[] };
    return complaints ?? ['this page keeps no complaints'];
  });
}
