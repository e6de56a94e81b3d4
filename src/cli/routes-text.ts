import type { Action, AnyGame } from '../core/game.ts';
import type { RevenueLine, RouteAnswer, RouteSet, RunReport } from '../core/routing.ts';
import { nth } from '../core/present.ts';
import type { BoardKit } from '../rail/board.ts';
import { boardOf } from './boards.ts';
import type { Io } from './io.ts';
import { type TableCell, count, heading, table } from './table.ts';
import { moneyOf } from './text.ts';

/** Routes as text: what each stop pays, and how certain the answer is. */

export type Objective = 'revenue' | 'subsidy' | 'total';

/** What a set of routes is optimised for. */
export function aimOf(objective: Objective, { revenue, subsidy }: RouteSet<Action>): number {
  return { revenue, subsidy, total: revenue + subsidy }[objective];
}

/** Kinds of revenue other than a plain stop. */
const KINDS: Readonly<Record<string, string>> = {
  'k-bonus': 'K bonus',
  ghan: 'Ghan',
  halt: 'halt, subsidy',
  lease: 'leased train, stops',
  half: 'half of a leased train',
  tunnel: 'tunnel',
  private: 'private',
  compass: 'compass',
  distance: 'distance in hexes',
};

/** A place by its name on the map, where it has one: `E4-0` may be Sydney. */
function placeName(kit: BoardKit | undefined, at: string): string {
  const dash = at.indexOf('-');
  return kit?.map.byId.get(dash < 0 ? at : at.slice(0, dash))?.name ?? '';
}

function itemRow(
  game: string,
  kit: BoardKit | undefined,
  { what, at, value, rule }: RevenueLine,
): TableCell[] {
  const words = [placeName(kit, at), KINDS[what] ?? (what === 'stop' ? '' : what)].filter(Boolean);
  return [`  ${at}`, words.join(', '), moneyOf(game, value), rule];
}

function sumText(game: string, { revenue, subsidy }: { revenue: number; subsidy: number }): string {
  return moneyOf(game, revenue) + (subsidy > 0 ? ` and ${moneyOf(game, subsidy)} subsidy` : '');
}

function runText(io: Io, game: AnyGame, kit: BoardKit | undefined, run: RunReport): string {
  const head = heading(io, `${run.name} train: ${sumText(game.id, run)}`);
  const rows = run.items.map((item) => itemRow(game.id, kit, item));
  return `${head}  ${run.path.join(' ')}\n${table(io, { head: ['  at', '', 'pays', 'rule'], rows })}`;
}

export function setText(io: Io, game: AnyGame, state: object, set: RouteSet<Action>): string {
  const kit = boardOf(game, state)?.kit;
  if (set.runs.length === 0) return '\nno train can run\n';
  return set.runs.map((run) => runText(io, game, kit, run)).join('');
}

/** What is certain about an answer. */
export function certificate(game: string, objective: Objective, answer: RouteAnswer<Action>): string {
  const best = nth(answer.sets, 0);
  const unit = objective === 'subsidy' ? ' subsidy' : '';
  const sum = `total ${sumText(game, best)}`;
  const most = Number.isFinite(answer.bound) ? `${moneyOf(game, answer.bound)}${unit}` : 'anything';
  return answer.optimal
    ? `${sum}: proven best, no routes bring more than ${most}\n`
    : `${sum}: not proven, the best is at least ${moneyOf(game, aimOf(objective, best))} and at most ${most}\n`;
}

export function workText({ work }: RouteAnswer<Action>, milliseconds: number): string {
  const { paths, kept, nodes } = work;
  return `${milliseconds.toFixed(1)} ms: ${count(paths)} paths looked at, ${count(kept)} routes kept, ${count(nodes)} nodes\n`;
}
