import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A browser may have an accident once in a run. A second one is a fault of ours. */
const MOST_SECOND_TRIES = 1;

/** As much of a test as the report wants to know. */
export type ReportedTest = Pick<TestCase, 'fullName' | 'result' | 'diagnostic'> & {
  readonly module: Pick<TestModule, 'relativeModuleId'>;
};

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** What to tell about tests that passed only on a second try. */
  readonly lines: readonly string[];
}

function isSecondTry(test: ReportedTest): boolean {
  return test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0;
}

/** Where it is, and why the first try failed. */
function lineOf(test: ReportedTest): string {
  const [reason = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
  return `  ${test.module.relativeModuleId} > ${test.fullName}: ${reason}`;
}

/** `broken`: what has failed without being a test, as a file that does not load. */
export function summarize(tests: readonly ReportedTest[], broken: number): Summary {
  const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
  const second = tests.filter(isSecondTry);
  const tooMany = second.length > MOST_SECOND_TRIES ? second.length : 0;
  const verdict = tooMany > 0 ? ` (at most ${MOST_SECOND_TRIES} may: counted as failed)` : '';
  const names = second.map(lineOf);
  return {
    passed: count('passed') - tooMany,
    failed: count('failed') + broken + tooMany,
    lines: names.length > 0 ? [`${names.length} passed only on a second try${verdict}:`, ...names] : [],
  };
}

/**
 * Lists the tests that passed only on a second try and fails the run when there are too many. Where `RAILHEAD_REPORT`
 * names a file, the counts of the run go there, for `.ci/run`.
 */
export class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const { passed, failed, lines } = summarize(tests, broken + unhandled.length);
    if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
    if (failed > 0) process.exitCode = 1;
    const file = process.env['RAILHEAD_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify({ passed, failed }));
  }
}
