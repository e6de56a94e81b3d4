import { describe, expect, it } from 'vitest';
import { type ReportedTest, summarize } from './test-report.ts';

function reported(fullName: string, state: 'passed' | 'failed' | 'skipped', retryCount = 0): ReportedTest {
  const tried = { retryCount } as ReturnType<ReportedTest['diagnostic']>;
  return {
    fullName,
    module: { relativeModuleId: 'browser/axe.test.ts' },
    result: () =>
      ({ state, ...(retryCount > 0 && { errors: [{ message: 'too late\nat 12' }] }) }) as ReturnType<
        ReportedTest['result']
      >,
    diagnostic: () => tried,
  };
}

describe('the report of a run', () => {
  it('counts what passed and failed, files that do not load among them, and leaves out what was skipped', () => {
    const tests = [reported('a', 'passed'), reported('b', 'failed', 1), reported('c', 'skipped')];
    expect(summarize(tests, 2)).toEqual({ passed: 1, failed: 3, lines: [] });
  });

  it('names a test that passed only on a second try, and why the first failed', () => {
    expect(summarize([reported('a', 'passed'), reported('b', 'passed', 1)], 0)).toEqual({
      passed: 2,
      failed: 0,
      lines: ['1 passed only on a second try:', '  browser/axe.test.ts > b: too late'],
    });
  });

  it('counts a second one as failed, and the first with it', () => {
    const { passed, failed, lines } = summarize(
      [reported('a', 'passed', 1), reported('b', 'passed', 1), reported('c', 'passed')],
      0,
    );
    expect([passed, failed]).toEqual([1, 2]);
    expect(lines.join()).toContain('counted as failed');
  });
});
