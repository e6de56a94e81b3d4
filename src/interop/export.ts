import { type Action, BadInput } from '../core/game.ts';
import { IllegalAction, type Match, startOf } from '../core/match.ts';
import type { SiteAction } from './site-file.ts';
import type { SiteTitle } from './title.ts';

/** A match as 18xx.games keeps a hotseat game; its engine replays the records and must come to the same scores. */
export function exportGame<S extends object, A extends Action>(
  title: SiteTitle<S, A>,
  match: Match<A>,
): object {
  const { game } = title;
  const set = game.ruleSets.find((candidate) => candidate.id === match.ruleSet);
  if (!set) throw new BadInput(`unknown rule set "${match.ruleSet}"`);
  const values = { ...set.values, ...match.options };
  title.checkExportable(values);
  const ids = match.players.map((player, seat) => player.id ?? seat);
  const exporter = title.exporter(ids);
  const actions: SiteAction[] = [];
  let state = startOf(game, match);
  for (const [index, action] of match.actions.entries()) {
    const result = game.apply(state, action);
    if (result.refused) throw new IllegalAction(index, result, action);
    const record = exporter.write(state, action, result.state, result.events);
    state = result.state;
    if (record) actions.push(stamped(record, actions.length + 1));
  }
  const turn = game.turn(state);
  const finished = turn.kind === 'finished';
  const scores = finished ? Object.fromEntries(ids.map((id, seat) => [id, turn.scores[seat] ?? 0])) : {};
  return {
    id: `hs_railhead_${match.seed}`,
    description: '',
    user: { id: ids[0], name: match.players[0]?.name ?? '' },
    players: match.players.map(({ name }, seat) => ({ id: ids[seat], name })),
    min_players: match.players.length,
    max_players: match.players.length,
    title: title.title,
    settings: {
      seed: match.seed,
      is_async: true,
      unlisted: true,
      auto_routing: true,
      optional_rules: title.optionalRules?.(values) ?? [],
    },
    user_settings: null,
    mode: 'hotseat',
    status: finished ? 'finished' : 'active',
    turn: 1,
    round: '',
    acting: finished ? ids : [ids[turn.seat]],
    result: scores,
    loaded: true,
    created_at: FIRST_STAMP,
    updated_at: FIRST_STAMP + actions.length,
    ...(finished ? { finished_at: FIRST_STAMP + actions.length, game_end_reason: turn.reason } : {}),
    actions,
  };
}

/** Records carry a time; ours have none, so they count up from a fixed second. */
const FIRST_STAMP = 1_700_000_000;

function stamped(record: SiteAction, id: number): SiteAction {
  const created_at = FIRST_STAMP + id;
  const { auto_actions: automatic, ...rest } = record;
  const whole = { ...rest, id, created_at } as SiteAction;
  if (!automatic) return whole;
  return { ...whole, auto_actions: automatic.map((part) => ({ ...part, created_at })) };
}
