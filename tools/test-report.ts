import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A browser may have an accident once in a run. A second one is a fault of ours. */
const MOST_SECOND_TRIES = 1;

function isSecondTry(test: TestCase): boolean {
  return test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0;
}

/**
 * Lists the tests that passed only on a second try and fails the run when there are too many. Where `RAILHEAD_REPORT`
 * names a file, the counts of the run go there, for `.ci/run`.
 */
export class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const second = tests.filter(isSecondTry);
    const areTooMany = second.length > MOST_SECOND_TRIES;
    if (second.length > 0) {
      const verdict = areTooMany ? `, and at most ${MOST_SECOND_TRIES} may: these count as failed` : '';
      console.log(`\n${second.length} passed only on a second try${verdict}:`);
      for (const test of second) console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
    }
    if (areTooMany) process.exitCode = 1;
    const file = process.env['RAILHEAD_REPORT'];
    if (file === undefined) return;
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    // A file that does not load holds no test, so it counts as one failure of its own.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const shifted = areTooMany ? second.length : 0;
    const counts = { passed: passed - shifted, failed: failed + broken + unhandled.length + shifted };
    writeFileSync(file, JSON.stringify(counts));
  }
}
