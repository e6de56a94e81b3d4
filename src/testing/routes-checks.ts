import {
  checkBruteForce,
  checkConflicts,
  checkCounts,
  checkMoreTokens,
  checkMoreTrack,
  checkMoreTrains,
  checkNoTime,
  checkThrough,
  checkTrainOrder,
  type Grounds,
  type RouteOutcome,
  type Subject,
} from './routes-properties.ts';

/** What the finder is held to on random boards, and on how many CI looks: the soak goes on from there. */
interface RouteCheck {
  readonly count: number;
  readonly check: <S extends Grounds>(subject: Subject<S>, count: number) => RouteOutcome;
}

export const ROUTE_CHECKS = {
  conflicts: { count: 60, check: checkConflicts },
  bruteForce: { count: 120, check: checkBruteForce },
  moreTrains: { count: 40, check: checkMoreTrains },
  moreTokens: { count: 40, check: checkMoreTokens },
  moreTrack: { count: 40, check: checkMoreTrack },
  trainOrder: { count: 40, check: checkTrainOrder },
  counts: { count: 40, check: checkCounts },
  through: { count: 60, check: checkThrough },
  noTime: { count: 40, check: checkNoTime },
} as const satisfies Readonly<Record<string, RouteCheck>>;
