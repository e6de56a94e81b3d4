import type { State } from './state.ts';

/** How the rules of 18GB have changed since the first saved games, apart from switches (`before` in options.ts). */

export const RULES_VERSION = 2;

/** 18GB-9.5: the second own tile ends the track step once a token has been placed. */
export function secondTileEndsStep({ rulesVersion }: State): boolean {
  return rulesVersion >= 2;
}

/** 18GB-10.6: new track counts only if it can be used from end to end without crossing a hex side twice. */
export function newTrackMustBeUsable({ rulesVersion }: State): boolean {
  return rulesVersion >= 2;
}

/** 18GB-15.6: with an empty depot a receivership is insolvent at its run, and has no purchase to decide. */
export function emptyDepotFailsAtRun({ rulesVersion }: State): boolean {
  return rulesVersion >= 2;
}
