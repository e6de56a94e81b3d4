import type { Action, AnyGame } from '../core/game.ts';
import type { RevenueLine, RouteAnswer, RouteSet, RunReport } from '../core/routing.ts';
import { nth } from '../core/present.ts';
import type { BoardKit } from '../rail/board.ts';
import { boardOf } from './boards.ts';
import type { Io } from './io.ts';
import { heading, headsOf, type TableCell, table } from './table.ts';
import { moneyOf, plainWords, wordsOf } from './text.ts';

/** Routes as text: what each stop pays, and how certain the answer is. */

export type Objective = 'revenue' | 'subsidy' | 'total';

/** What a set of routes is optimised for. */
export function aimOf(objective: Objective, { revenue, subsidy }: RouteSet<Action>): number {
  return { revenue, subsidy, total: revenue + subsidy }[objective];
}

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
  const key = `cli.routes.item.${what}`;
  const kind = plainWords.has(key) ? plainWords.t(key) : what === 'stop' ? '' : what;
  const about = [placeName(kit, at), kind].filter(Boolean);
  return [`  ${at}`, about.join(', '), moneyOf(game, value), rule];
}

function sumText(game: string, { revenue, subsidy }: { revenue: number; subsidy: number }): string {
  return wordsOf(game).t('cli.routes.sum', { revenue, subsidy });
}

function runText(io: Io, game: AnyGame, kit: BoardKit | undefined, run: RunReport): string {
  const head = heading(io, plainWords.t('cli.routes.run', { name: run.name, sum: sumText(game.id, run) }));
  const rows = run.items.map((item) => itemRow(game.id, kit, item));
  return `${head}  ${run.path.join(' ')}\n${table(io, { head: [`  ${plainWords.t('cli.head.at')}`, '', ...headsOf(plainWords, ['pays', 'rule'])], rows })}`;
}

export function setText(io: Io, game: AnyGame, state: object, set: RouteSet<Action>): string {
  const kit = boardOf(game, state)?.kit;
  if (set.runs.length === 0) return `\n${plainWords.t('cli.routes.none')}\n`;
  return set.runs.map((run) => runText(io, game, kit, run)).join('');
}

/** What is certain about an answer. */
export function certificate(game: string, objective: Objective, answer: RouteAnswer<Action>): string {
  const best = nth(answer.sets, 0);
  const words = wordsOf(game);
  const sum = sumText(game, best);
  const bound =
    objective === 'subsidy'
      ? words.t('cli.routes.subsidy', { subsidy: answer.bound })
      : words.money(answer.bound);
  const most = Number.isFinite(answer.bound) ? bound : words.t('cli.routes.anything');
  const least = words.money(aimOf(objective, best));
  return `${words.t(answer.optimal ? 'cli.routes.proven' : 'cli.routes.unproven', { sum, least, most })}\n`;
}

export function workText({ work }: RouteAnswer<Action>, milliseconds: number): string {
  return `${plainWords.t('cli.routes.work', { ...work, milliseconds: milliseconds.toFixed(1) })}\n`;
}
