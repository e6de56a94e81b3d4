import type { Match } from '../core/match.ts';
import { loadFamily } from '../web/families.ts';
import { History } from '../web/match/history.ts';
import { NoKeeper } from '../web/match/keeper.ts';
import { MatchSession } from '../web/match/session.ts';
import { TableState } from '../web/family/table-state.ts';
import { loadTitle } from '../web/titles.ts';

/** A table of the page at a constructed position, for tests of panels: those know the view of their title. */
export async function tableAt<V>(
  game: string,
  state: object,
  {
    ruleSet,
    names = ['Ada', 'Ben', 'Cleo'],
  }: { readonly ruleSet: string; readonly names?: readonly string[] },
): Promise<TableState<V>> {
  const title = await loadTitle(game);
  await loadFamily(title.family);
  const match: Match = {
    railhead: 1,
    game,
    rulesVersion: title.game.rulesVersion,
    players: names.map((name) => ({ name })),
    ruleSet,
    options: {},
    seed: 1,
    actions: [],
  };
  const history = History.of(title.game, match, [{ state, action: null, events: [] }]);
  return new TableState(new MatchSession<V>({ title, history, keeper: new NoKeeper() }));
}
