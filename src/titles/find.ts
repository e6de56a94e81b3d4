import { TITLES } from './list.ts';
import type { Title } from './title.ts';

/** Those the page has a table for. */
export const TABLE_TITLES: readonly Title[] = TITLES.filter(({ family }) => family !== null);

export function findTitle(id: unknown): Title | undefined {
  return TITLES.find((title) => title.id === id);
}

/** The title that a rule belongs to. */
export function findByRule(rule: string): Title | undefined {
  const [prefix] = rule.split('-');
  return TITLES.find(({ rulePrefix }) => rulePrefix === prefix);
}

/** The title with this name in files of its other format. */
export function findByFileTitle(name: unknown): Title | undefined {
  return TITLES.find(({ files }) => files?.title === name);
}
