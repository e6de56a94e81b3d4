import type { Problem } from '../../online/api.ts';
import type { Outcome } from '../online/client.ts';
import { words } from '../words.ts';

const MINUTE_MS = 60_000;

/** Why something was not done, in a sentence or two. */
export function problemText({ problem, at, wait = 0 }: Problem): string {
  return words.t(`page.online.problem.${problem}`, {
    at: at === undefined || at === '' ? 'none' : at,
    minutes: wait < MINUTE_MS ? 0 : Math.ceil(wait / MINUTE_MS),
    seconds: Math.max(1, Math.ceil(wait / 1000)),
  });
}

/** The same for whatever a request has come to; null where it was done. */
export function troubleOf(outcome: Outcome<unknown>): string | null {
  if (outcome.kind === 'done') return null;
  return outcome.kind === 'refused' ? problemText(outcome.problem) : words.t('page.online.unreachable');
}
