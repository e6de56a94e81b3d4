import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './src/testing/slow-first.ts';
import { TestReport } from './src/testing/test-report.ts';

const COMMON = {
  environment: 'node',
  globals: false,
  // Only to end a test that hangs: whole games of computers take their time on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
} as const;

const UNIT = 'src/**/*.test.{ts,tsx}';

/** The unit tests that have this in them. */
function testsWith(mark: RegExp): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => mark.test(readFileSync(file, 'utf8')));
}

/** Those that put a module in the place of another, and those that have a document. */
const MOCKING = testsWith(/\bvi\.mock\(/);
const ON_A_PAGE = testsWith(/^\/\/ @vitest-environment happy-dom/m).filter((file) => !MOCKING.includes(file));

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', new TestReport()],
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        // Pure modules hold no state that a test could leave behind: all files share two threads.
        define: { RULES_DIGEST: 'null' },
        test: {
          ...COMMON,
          name: 'unit',
          include: [UNIT],
          setupFiles: ['src/testing/page-words.ts'],
          exclude: [...ON_A_PAGE, ...MOCKING],
          pool: 'threads',
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Each file gets a document of its own, all of them the modules of the page.
        define: { RULES_DIGEST: 'null' },
        test: {
          ...COMMON,
          name: 'unit-page',
          include: ON_A_PAGE,
          setupFiles: ['src/testing/page-words.ts'],
          pool: 'forks',
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Each file gets a process of its own.
        define: { RULES_DIGEST: 'null' },
        test: {
          ...COMMON,
          name: 'unit-apart',
          include: MOCKING,
          setupFiles: ['src/testing/page-words.ts'],
          pool: 'forks',
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The page as it is built, in a real browser: one for all files.
        test: {
          ...COMMON,
          name: 'browser',
          include: ['browser/*.test.ts'],
          globalSetup: ['browser/setup.ts'],
          pool: 'forks',
          // Each test has a page of its own; the modules and the games played to come to a position are shared.
          isolate: false,
          // They often wait for the page: a third file has the processor then.
          maxWorkers: 3,
          testTimeout: 600_000,
          // What a click brings is waited for: a busy machine may take its time.
          expect: { poll: { timeout: 30_000 } },
          // A browser may have an accident of its own; src/testing/test-report.ts lists each, and fails the run on a second.
          retry: 1,
          // After the unit tests: a browser beside them would only wait for a processor.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    },
  },
});
