import { branch } from '../../core/match.ts';
import { keepAsNew } from '../match/open.ts';
import type { MatchSession } from '../match/session.ts';
import { here } from '../services.ts';

/** A new game of everything up to a position, saved. The old one stays as it is. */
export async function branchOff(session: MatchSession, at: number): Promise<MatchSession> {
  const steps = Array.from({ length: at + 1 }, (_, step) => session.stepAt(step));
  const match = branch(session.match(), at);
  return keepAsNew(here, session.title, { match, steps }, at);
}
