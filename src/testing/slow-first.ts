import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest: begun last, one of them would keep a single worker busy at the end. Those that fill a processor
 * alternate with those that mostly wait.
 */
const SLOWEST = [
  'axe.test.ts',
  'phone.test.ts',
  'two-tabs.test.ts',
  'hovering.test.ts',
  'computers.test.ts',
  'whole-games.test.ts',
  '1860/random.test.ts',
  'games/properties.test.ts',
];

/** Where a fresh clone has no memory of how long each file took, the slowest still come first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOWEST.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? SLOWEST.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
