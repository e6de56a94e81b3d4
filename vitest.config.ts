import process from 'node:process';
import { defineConfig } from 'vitest/config';

const COMMON = {
  environment: 'node',
  globals: false,
  pool: 'forks',
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        define: { RULES_DIGEST: 'null' },
        test: { ...COMMON, name: 'unit', include: ['src/**/*.test.{ts,tsx}'], sequence: { groupOrder: 0 } },
      },
      {
        // The page as it is built, in a real browser.
        test: {
          ...COMMON,
          name: 'browser',
          include: ['browser/*.test.ts'],
          globalSetup: ['browser/build.ts'],
          testTimeout: 600_000,
          // What a click brings is waited for: a busy machine may take its time.
          expect: { poll: { timeout: 30_000 } },
          // A browser may have an accident of its own where nobody looks on; the report says what was tried again.
          retry: process.env['CI'] ? 2 : 0,
          // After the unit tests, and one file after the other: a browser beside them would only wait for a processor.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
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
