import { addFamily } from './family/family.ts';
import type { FamilyId, Title } from '../titles/title.ts';

/**
 * The families of titles: the only place of the page that names them. A family is loaded with the first table of one of
 * its titles.
 */
const LOADERS: Readonly<Record<FamilyId, () => Promise<void>>> = {
  rail: async () => addFamily((await import('./rail/family.ts')).RAIL),
  express: async () => addFamily((await import('./express/family.ts')).EXPRESS),
};

const loading = new Map<FamilyId, Promise<void>>();

/** Loads a family, once. A title without one has no table in the page. */
export function loadFamily(id: FamilyId | null): Promise<void> {
  if (id === null) return Promise.reject(new RangeError('the page has no table for this title'));
  const known = loading.get(id);
  if (known) return known;
  const asked = LOADERS[id]();
  loading.set(id, asked);
  // A chunk that did not arrive may arrive at the next try.
  asked.catch(() => loading.delete(id));
  return asked;
}

/** Loads the family of a title before it is asked for. If that fails, opening a table says so. */
export function prefetchFamily({ family }: Title): void {
  if (family) loadFamily(family).catch(() => {});
}
