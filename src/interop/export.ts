import { type Action, BadInput } from '../core/game.ts';
import { IllegalAction, type Match, startOf } from '../core/match.ts';
import type { SiteAction } from './site-file.ts';
import type { FileTitle } from './title.ts';

/** A match in the format of a title's files: its records, and whatever stands round them. */
export function exportGame<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  match: Match<A>,
): object {
  const { game } = title;
  const set = game.ruleSets.find((candidate) => candidate.id === match.ruleSet);
  if (!set) throw new BadInput(`unknown rule set "${match.ruleSet}"`);
  const values = { ...set.values, ...match.options };
  title.checkExportable(values);
  const ids = match.players.map((player, seat) => player.id ?? seat);
  const exporter = title.exporter(ids);
  const records: SiteAction[] = [];
  let state = startOf(game, match);
  for (const [index, action] of match.actions.entries()) {
    const result = game.apply(state, action);
    if (result.refused) throw new IllegalAction(index, result, action);
    const record = exporter.write(state, action, result.state, result.events);
    state = result.state;
    if (record) records.push(record);
  }
  return title.wrap(match, ids, records, game.turn(state));
}
