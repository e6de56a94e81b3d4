import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest: begun last, one of them would keep a single worker busy at the end. Those that fill a processor
 * alternate with those that mostly wait.
 */
const SLOWEST = [
  'browser/axe.test.ts',
  'browser/phone.test.ts',
  'browser/hovering.test.ts',
  'browser/two-tabs.test.ts',
  'browser/whole-games.test.ts',
  'browser/express.test.ts',
  'browser/computers.test.ts',
  'browser/slips.test.ts',
  'browser/map.test.ts',
  'store/kill.test.ts',
  'bots/18gb/games.test.ts',
  'bots/1860/games.test.ts',
  '18gb/routing.test.ts',
  'games/properties.test.ts',
  'online/simulate.test.ts',
  'bots/1848/games.test.ts',
  '1860/routing.test.ts',
  '1860/random.test.ts',
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
