/** What pages and the service worker say to each other. */

export type ToWorker =
  /** Stop waiting: the user wants the new version now. */
  | { readonly kind: 'use-now' }
  /** A page was opened or closed: old versions may be unused now. */
  | { readonly kind: 'tidy' };

export type Unkept = 'full' | 'failed';

export type ToPage =
  /** The version could not be kept, so it is not installed. */
  | { readonly kind: 'not-kept'; readonly why: Unkept }
  /** Somebody has pressed a notice of this table. */
  | { readonly kind: 'open-table'; readonly table: string };

/** The lock that every page holds, for as long as it runs, on the version it is of. */
export function versionLock(scope: string, version: string): string {
  return `railhead version ${scope} ${version}`;
}
