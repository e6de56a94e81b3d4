import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The font settings of a machine that has only the fonts of one folder; the system's own rules say which is which. */
export async function fontConfig(fonts: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'railhead-fonts-'));
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${resolve(fonts)}</dir>
  <cachedir>${folder}</cachedir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
`,
  );
  return file;
}
