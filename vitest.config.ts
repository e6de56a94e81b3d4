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
        test: { ...COMMON, name: 'unit', include: ['src/**/*.test.{ts,tsx}'] },
      },
      {
        // The page as it is built, in a real browser.
        test: {
          ...COMMON,
          name: 'browser',
          include: ['browser/*.test.ts'],
          globalSetup: ['browser/build.ts'],
          testTimeout: 600_000,
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
