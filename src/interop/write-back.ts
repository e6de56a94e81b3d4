import type { Event, RuleId } from '../core/game.ts';
import { canonicalJson, isJsonObject } from '../core/json.ts';
import { BadFile } from './bad-file.ts';
import { shown } from './note.ts';
import type { SiteAction } from './site-file.ts';

/**
 * Compares a record with the one that we would write. Files say many things twice: who acted, what a train
 * cost, what a run earned. Where the two disagree the game follows one, and the other is reported.
 */

/** Not compared here: numbers of copies may differ between files, times and names of users mean nothing to us. */
const OWN_WAYS: ReadonlySet<string> = new Set([
  'type',
  'id',
  'created_at',
  'user',
  'tile',
  'city',
  'slot',
  'auto_actions',
  'routes',
]);

interface Disagreement {
  readonly field: string;
  readonly said: unknown;
  readonly found: unknown;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

/* ---- runs ---- */

type Route = Readonly<Record<string, unknown>>;

function routesOf(record: SiteAction): readonly Route[] {
  const { routes } = record;
  return Array.isArray(routes) ? routes.filter(isJsonObject) : [];
}

/** The figures of all routes together, where all have one; 18GB-12.10: how a bonus of several is shared between them is no matter. */
function sumOf(routes: readonly Route[], figure: string): number | undefined {
  const figures = routes.map((route) => route[figure]).filter((value) => typeof value === 'number');
  const isWhole = figures.length > 0 && figures.length === routes.length;
  return isWhole ? figures.reduce((sum, value) => sum + value, 0) : undefined;
}

/** Stops are written in either direction. */
function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String).sort((a, b) => (a < b ? -1 : 1)) : value;
}

function* runDisagreements(record: SiteAction, written: SiteAction): Generator<Disagreement> {
  const [theirs, ours] = [routesOf(record), routesOf(written)];
  for (const figure of ['revenue', 'subsidy']) {
    const said = sumOf(theirs, figure);
    const found = sumOf(ours, figure) ?? 0;
    if (said !== undefined && said !== found) yield { field: figure, said, found };
  }
  for (const route of theirs) {
    const mate = ours.find(({ train }) => train === route['train']);
    if (!mate) continue;
    for (const field of ['hexes', 'nodes', 'halts']) {
      const [said, found] = [sorted(route[field]), sorted(mate[field])];
      // Old files without stops have none of them.
      if (!isSaid(said) || (Array.isArray(said) && said.length === 0)) continue;
      if (canonicalJson(said) !== canonicalJson(found)) yield { field, said, found };
    }
  }
}

/* ---- the rest ---- */

function* fieldDisagreements(
  record: SiteAction,
  written: SiteAction,
  known: ReadonlySet<string>,
): Generator<Disagreement> {
  for (const field of new Set([...Object.keys(written), ...known])) {
    const [said, found] = [record[field], written[field]];
    if (OWN_WAYS.has(field) || !isSaid(said)) continue;
    if (found === undefined || canonicalJson(said) !== canonicalJson(found)) yield { field, said, found };
  }
}

/** 1860-24.6, 18GB-20.5: a sale without a price per share is one at the full price. */
function* priceLeftOut(record: SiteAction, written: SiteAction): Generator<Disagreement> {
  const { share_price: found } = written;
  if (record.type === 'sell_shares' && isSaid(found) && !isSaid(record['share_price']))
    yield { field: 'share_price', said: undefined, found };
}

/** Another owner of the token is impossible: the file belongs to another game. */
function refuseOthersToken({ field, said, found }: Disagreement): void {
  if (field !== 'tokener') return;
  throw new BadFile(`the token would be that of ${shown(said)}, but ${shown(found)} places one`);
}

/** Shares are bought one at a time; these games have no other purchases. */
function refuseManyShares(record: SiteAction): void {
  const { type, shares } = record;
  if (type === 'buy_shares' && Array.isArray(shares) && shares.length !== 1)
    throw new BadFile(`a buy_shares record has one share, not ${shares.length}`);
}

function isReported({ said }: Disagreement, reported: readonly Event[]): boolean {
  return reported.some(({ params }) => params['recorded'] === said);
}

/**
 * Where a record and what happened disagree, as events. Differences that the rules have already `reported` are not
 * reported again.
 */
export function disagreements(
  record: SiteAction,
  written: SiteAction,
  known: ReadonlySet<string>,
  reported: readonly Event[],
  rule: RuleId,
): Event[] {
  refuseManyShares(record);
  const found = [
    ...fieldDisagreements(record, written, known),
    ...runDisagreements(record, written),
    // Where the rules have reported a difference, they have followed the file.
    ...(reported.length > 0 ? [] : priceLeftOut(record, written)),
  ];
  found.forEach(refuseOthersToken);
  return found.filter((one) => !isReported(one, reported)).map((one) => disagreement(one, rule));
}

export function disagreement({ field, said, found }: Disagreement, rule: RuleId): Event {
  return { key: 'file-differs', params: { field, said: shown(said), found: shown(found) }, rule };
}
