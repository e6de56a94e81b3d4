import { expect, test } from 'vitest';
import { PROBLEMS } from '../../online/api.ts';
import { PAGE_ONLINE } from '../../text/en/page/online-pages.ts';
import { problemText, troubleOf } from './problems.ts';

test.each(PROBLEMS)('%s is told in a sentence', (problem) => {
  expect(Object.keys(PAGE_ONLINE)).toContain(`page.online.problem.${problem}`);
  expect(problemText({ problem })).toMatch(/^[A-Z].*\.$/);
});

test('how long to wait is told in what fits', () => {
  expect(problemText({ problem: 'slow-down', wait: 900 })).toContain('in 1 second.');
  expect(problemText({ problem: 'slow-down', wait: 30_000 })).toContain('in 30 seconds.');
  expect(problemText({ problem: 'slow-down', wait: 61_000 })).toContain('in 2 minutes.');
});

test('what is at fault is named where that helps', () => {
  expect(problemText({ problem: 'unplayable', at: 'seats' })).toContain('number of players');
  expect(problemText({ problem: 'unplayable' })).toBe('The game cannot be played like this.');
});

test('no answer is told too, and what was done is no trouble', () => {
  expect(troubleOf({ kind: 'unreachable' })).toContain('did not answer');
  expect(troubleOf({ kind: 'done', answer: null })).toBeNull();
});
