import { MANIFEST_1848 } from './1848/manifest.ts';
import { MANIFEST_1860 } from './1860/manifest.ts';
import { MANIFEST_18GB } from './18gb/manifest.ts';
import { MANIFEST_CHICAGO_EXPRESS } from './chicago-express/manifest.ts';
import type { Title } from './title.ts';

/** Every title of this Railhead: one line each. Everything else goes through this list. */
export const TITLES: readonly Title[] = [
  MANIFEST_1848,
  MANIFEST_1860,
  MANIFEST_18GB,
  MANIFEST_CHICAGO_EXPRESS,
];
