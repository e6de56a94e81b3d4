import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesMark } from '../online/protocol.ts';
import { GAMES } from '../titles/all.ts';
import { BUILT_PAGE, PageNotBuilt } from './page.ts';

/** What is running here. */
export interface Version {
  readonly build: string;
  /** Names the rules: positions reached by others are not taken over. */
  readonly digest: string;
  readonly rules: Readonly<Record<string, RulesMark>>;
}

function metaOf(page: string, name: string): string {
  return new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
}

/** The version as the page says it, which was built of the same sources. */
export function readVersion(root = BUILT_PAGE): Version {
  const file = join(root, 'index.html');
  if (!existsSync(file)) throw new PageNotBuilt();
  const page = readFileSync(file, 'utf8');
  const digest = metaOf(page, 'railhead-rules');
  const rules = GAMES.map(({ id, rulesVersion }) => [id, { version: rulesVersion, digest }] as const);
  return { build: metaOf(page, 'railhead-version'), digest, rules: Object.fromEntries(rules) };
}
