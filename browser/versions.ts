import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rulesDigest } from '../tools/rules-digest.ts';
import { nameVersion } from '../tools/vite-offline.ts';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** What differs between two versions besides the names of their files. */
export interface Changes {
  /** Other rules, as far as the page can tell: positions kept beside logs are not taken over. */
  readonly rules?: boolean;
}

/**
 * Another version of a built page, as if something had changed in every file: all names with a hash differ, so that
 * nothing of the one is to be had from the other.
 */
export async function makeVersion(
  from: string,
  to: string,
  mark: string,
  { rules = false }: Changes = {},
): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') });
  const assets = await readdir(join(to, 'assets'));
  const renamed = assets.map((name) => [name, name.replace(/(\.\w+)$/, `${mark}$1`)] as const);
  const manifests = (await readdir(to)).filter((name) => name.endsWith('.webmanifest'));
  const files = [...assets.map((name) => `assets/${name}`), 'index.html', ...manifests];
  const digest = rulesDigest();
  const patch = async (file: string): Promise<void> => {
    const path = join(to, file);
    const text = await readFile(path, 'utf8');
    const named = renamed.reduce((all, [before, after]) => all.replaceAll(before, after), text);
    await writeFile(path, rules ? named.replaceAll(digest, mark.padEnd(digest.length, '0')) : named);
  };
  await Promise.all(files.filter((file) => TEXT.test(file)).map(patch));
  await Promise.all(
    renamed.map(([before, after]) => rename(join(to, 'assets', before), join(to, 'assets', after))),
  );
  await nameVersion(to);
}
