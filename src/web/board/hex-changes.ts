import type { ExpressMap } from '../../draw/express-options.ts';

/** Hexes of Chicago Express that look different in another position. */
export function expressHexesThatDiffer(
  before: readonly Pick<ExpressMap['board'][number], 'companies' | 'house' | 'value'>[],
  now: readonly Pick<ExpressMap['board'][number], 'id' | 'companies' | 'house' | 'value'>[],
): string[] {
  return now
    .filter(({ companies, house, value }, index) => {
      const was = before[index];
      return house !== was?.house || value !== was.value || companies.join() !== was.companies.join();
    })
    .map(({ id }) => id);
}
