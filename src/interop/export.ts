import type { Action, Applied, OptionValues } from '../core/game.ts';
import { IllegalAction, type Match, startOf, switchesOf } from '../core/match.ts';
import { BadFile } from './bad-file.ts';
import type { SiteAction } from './site-file.ts';
import type { FileTitle } from './title.ts';

/** Throws where the files of a title cannot hold a match with these switches. */
export function checkExportable<S extends object, A extends Action>(
  { title, format, obstacles }: FileTitle<S, A>,
  switches: OptionValues,
): void {
  const keys = obstacles(switches);
  if (keys.length === 0) return;
  throw new BadFile(
    `${format} plays ${title} by other rules than this match (${keys.join(', ')}): only matches played with --rules ${format} can be exported`,
  );
}

/**
 * A match in the format of a title's files: its records, and whatever surrounds them. If the program of that
 * format may get stuck on it, the first such place is reported in one line.
 */
export function exportGame<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  match: Match<A>,
  tell: (trouble: string) => void = () => {},
): object {
  const { game } = title;
  checkExportable(title, switchesOf(game, match));
  const ids = match.players.map((player, seat) => player.id ?? seat);
  const exporter = title.exporter(ids);
  const records: SiteAction[] = [];
  let state = startOf(game, match);
  let trouble: string | null = null;

  function troubleAt(before: S, action: A, { state: after, events }: Applied<S>): string | null {
    const why = title.trouble?.(before, action, after, events) ?? null;
    return why === null ? null : `${title.format} may not get past action ${records.length}: ${why}`;
  }

  for (const [index, action] of match.actions.entries()) {
    const result = game.apply(state, action);
    if (result.refused) throw new IllegalAction(index, result, action);
    const record = exporter.write(state, action, result.state, result.events);
    if (record) records.push(record);
    trouble ??= troubleAt(state, action, result);
    state = result.state;
  }
  if (trouble !== null) tell(trouble);
  return title.wrap(match, ids, records, game.turn(state));
}
